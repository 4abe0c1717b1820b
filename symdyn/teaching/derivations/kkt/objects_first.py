"""Objects first: SM03's order of elimination for arms that grasp objects, (29) to (49).

    f = H^-1 (a - W Vdot_o),      H = J M_a^-1 J^T,      a = J M_a^-1 T' + k              (45)-(48)
    (M_o + W^T H^-1 W) Vdot_o = tau_o - b_o + W^T H^-1 a                                       (49)

W is the A of RK88-II. H is singular if the arms cannot follow the objects in every direction. Then
(49) is solved for the motions that the arms can follow; the others are zero.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symdyn.robot.model import Robot
from symdyn.teaching.derivations.kkt.derivation import labelled_value
from symdyn.teaching.derivations.kkt.systems import Array, ChainMotion, ChainSystems, gap
from symdyn.teaching.steps.formulas import equation, prose
from symdyn.teaching.steps.parts import EquationLines
from symdyn.teaching.steps.step import Citation, DerivationStep
from symdyn.teaching.typesetting import numbers

KEY = "objects_first"
RANK = 1e-9
"""Singular values below this fraction of the largest are zero."""


def objects_first(robot: Robot, at: Sequence[float] | None = None) -> DerivationStep:
    """Return SM03's equations and their solution, at the posture or at the given q."""
    numeric = robot.bind()
    q = [float(x) for x in (robot.start() if at is None else at)]
    systems = ChainSystems.at(numeric, q)
    motion = ChainMotion.at(numeric, q, systems)
    H = tip_inverse_inertia(systems)
    followed = followed_motions(systems, H)
    lines = [
        labelled_value("rank of H", f"{_rank(H)} of {len(H)}"),
        labelled_value(
            "motions of the objects that the arms can follow",
            f"{followed.shape[1]} of {len(followed)}",
        ),
        labelled_value(
            "Vdot_o of (49) = qdd_o of (3.6), to",
            f"{gap(object_acceleration(motion), motion.solution[2]):.0e}",
        ),
    ]
    return DerivationStep(
        KEY,
        "Objects first: the elimination of Swain and Morris",
        prose(
            "RK88-II eliminates the accelerations of the objects and solves for `f`. SM03 "
            "eliminates `f` and solves for the accelerations of the objects. `W` is the grip "
            "matrix, called `A` above: it maps the twists of the objects to the contacts, and its "
            "transpose maps the contact forces to the objects. `H` maps forces along the "
            "constrained directions to the accelerations of the tips, without the object; "
            "light arms have a large `H`. `a` is the acceleration of the tips of the free arms "
            "relative to an object that keeps its velocity. Hence `H^-1 a` is the force that the "
            "arms exert, and `W^T H^-1 W` is the inertia of the arms at the object, which adds to "
            "that of the object. The resulting system has the size of the objects.\n"
            "If the arms cannot follow the object in every direction, `H` is singular. Then `H^+` "
            "replaces the inverse, and (49) holds for the motions that the arms can follow. The "
            f"numerical result, at `q = {numbers(q)}`, is listed last."
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
                "After (29), `W` is called nonsingular, but it is not square.",
                "After (32), `b_o` refers to fixed axes; here it refers to the axes of the object.",
                "After (48), `H` is called nonsingular; it can be singular.",
                "(49) is printed with `M_o^-1` for `M_o`, and without `W^T` before `H^-1 a`.",
            ),
        ),
        (EquationLines(tuple(lines)),),
        ("inverse",),
    )


def tip_inverse_inertia(systems: ChainSystems) -> Array:
    """H = J M_a^-1 J^T (48); the DoF of the arms include those of their base."""
    return np.asarray(systems.J @ np.linalg.solve(systems.M_a, systems.J.T))


def followed_motions(systems: ChainSystems, H: Array) -> Array:
    """A basis of the motions V_o of the objects with W V_o in the range of H, as columns."""
    outside = (np.eye(len(H)) - H @ np.linalg.pinv(H, RANK)) @ systems.A
    _, sizes, rows = np.linalg.svd(outside)
    largest = np.linalg.norm(systems.A, 2)
    lost = int((sizes > RANK * largest).sum())
    return np.asarray(rows[lost:].T)


def object_acceleration(motion: ChainMotion) -> Array:
    """Vdot_o by (49)."""
    systems = motion.systems
    H, W = tip_inverse_inertia(systems), systems.A
    N, stiff = followed_motions(systems, H), np.linalg.pinv(H, RANK)
    a = systems.J @ np.linalg.solve(systems.M_a, motion.T_a) + motion.k
    inertia = N.T @ (systems.M_o + W.T @ stiff @ W) @ N
    return np.asarray(N @ np.linalg.solve(inertia, N.T @ (motion.T_o + W.T @ stiff @ a)))


def _rank(H: Array) -> int:
    return int(np.linalg.matrix_rank(H, RANK * np.linalg.norm(H, 2)))
