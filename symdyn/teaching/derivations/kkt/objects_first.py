"""The objects first: SM03's order of elimination for arms that hold something, (29) to (49).

    f = H^-1 (a - W Vdot_o),      H = J M_a^-1 J^T,      a = J M_a^-1 T' + k              (45)-(48)
    (M_o + W^T H^-1 W) Vdot_o = tau_o - b_o + W^T H^-1 a                                       (49)

W is the A of RK88-II. Arms that cannot follow the objects every way have a singular H; (49) is then
solved for the motions that they can follow, and the others are at rest.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symdyn.robot.model import Robot
from symdyn.teaching.derivations.kkt.derivation import told
from symdyn.teaching.derivations.kkt.systems import Array, ChainMotion, ChainSystems, gap
from symdyn.teaching.steps.formulas import equation, prose
from symdyn.teaching.steps.parts import EquationLines
from symdyn.teaching.steps.step import Citation, DerivationStep
from symdyn.teaching.typesetting import numbers

KEY = "objects_first"
RANK = 1e-9
"""Singular values that are smaller beside the largest are zero."""


def objects_first(robot: Robot, at: Sequence[float] | None = None) -> DerivationStep:
    """SM03's equations, and what they give in the posture or at the q that was given."""
    numeric = robot.bind()
    q = [float(x) for x in (robot.start() if at is None else at)]
    systems = ChainSystems.at(numeric, q)
    motion = ChainMotion.at(numeric, q, systems)
    H = compliance(systems)
    followed = directions(systems, H)
    lines = [
        told("rank of H", f"{_rank(H)} of {len(H)}"),
        told(
            "motions of the objects that the tips can follow",
            f"{followed.shape[1]} of {len(followed)}",
        ),
        told(
            "Vdot_o of (49) = qdd_o of (3.6), to",
            f"{gap(acceleration(motion), motion.solution[2]):.0e}",
        ),
    ]
    return DerivationStep(
        KEY,
        "The objects first: the same by Swain and Morris",
        prose(
            "RK88-II eliminates the accelerations of the objects and solves for `f`. The other way "
            "round is as good. `W` is the grip matrix, the `A` above: tips that hold an object "
            "move with it, and what they exert adds up on it by the transpose. `H` says how tips "
            "accelerate under forces along the held directions while the object is not there: arms "
            "that yield easily have a large `H`. `a` is how the tips of the free arms would "
            "accelerate away from an object that keeps its velocity. So `H^-1 a` is the force by "
            "which the arms push, and `W^T H^-1 W` the inertia of the arms as the object feels it, "
            "added to its own. One system of the size of the objects is left.\n"
            "Where arms cannot follow an object every way, `H` has no inverse; then `H^+` takes "
            "its place, and (49) is about the motions that they can follow. Its result in numbers, "
            f"at `q = {numbers(q)}`, is at the end."
        ),
        (
            equation("V_tips = J qd_a = W V_o"),
            equation("M_o Vdot_o + b_o = tau_o + W^T f"),
            equation("H = J M_a^-1 J^T,   a = J M_a^-1 (tau_a - h_a) + k"),
            equation("f = H^-1 (a - W Vdot_o)"),
            equation("(M_o + W^T H^-1 W) Vdot_o = tau_o - b_o + W^T H^-1 a"),
        ),
        Citation(
            "SM03",
            ("29", "32", "48", "49"),
            (
                "After (29) `W` is called nonsingular; it is not square.",
                "After (32) `b_o` is that of axes at rest; here axes are the object's.",
                "After (48) `H` is called nonsingular; it need not be.",
                "(49) is printed with `M_o^-1` for `M_o`, and without `W^T` before `H^-1 a`.",
            ),
        ),
        (EquationLines(tuple(lines)),),
        ("inverse",),
    )


def compliance(systems: ChainSystems) -> Array:
    """H = J M_a^-1 J^T (48), the base of the arms among their DoF."""
    return np.asarray(systems.J @ np.linalg.solve(systems.M_a, systems.J.T))


def directions(systems: ChainSystems, H: Array) -> Array:
    """A basis of the motions V_o of the objects with W V_o in the range of H, as columns."""
    outside = (np.eye(len(H)) - H @ np.linalg.pinv(H, RANK)) @ systems.A
    _, sizes, rows = np.linalg.svd(outside)
    largest = np.linalg.norm(systems.A, 2)
    lost = int((sizes > RANK * largest).sum())
    return np.asarray(rows[lost:].T)


def acceleration(motion: ChainMotion) -> Array:
    """Vdot_o by (49)."""
    systems = motion.systems
    H, W = compliance(systems), systems.A
    N, stiff = directions(systems, H), np.linalg.pinv(H, RANK)
    a = systems.J @ np.linalg.solve(systems.M_a, motion.T_a) + motion.k
    inertia = N.T @ (systems.M_o + W.T @ stiff @ W) @ N
    return np.asarray(N @ np.linalg.solve(inertia, N.T @ (motion.T_o + W.T @ stiff @ a)))


def _rank(H: Array) -> int:
    return int(np.linalg.matrix_rank(H, RANK * np.linalg.norm(H, 2)))
