"""Arms that hold objects by SM03: the objects' accelerations first, then the contact forces.

    H = J M_g^-1 J^T + J_b M_p^-1 J_b^T                        of the arms with their base     (48)
    (M_o + W^T H^-1 W) Vdot_o = tau_o - b_o + W^T H^-1 a,      a = J qdd_f + k                 (49)
    f = H^-1 (a - W Vdot_o),      qdd = qdd_f - M^-1 J^T f                                (45)-(47)

W is the grip matrix (29), held rows only, M_o and b_o are of the objects (32), tau_o acts on them;
a is how the tips of the free arms would accelerate against objects that keep their velocities
(34)-(44). The two terms of H are J M^-1 J^T of base and joints together, by the recursion over the
arms (`contact_inertia.py`), so that a base may be fixed, free or flexible. docs/errata.md has the
printed forms that are corrected.

The columns of W have to be in the range of H: the tips can follow the objects every way. A free
base gives them that, and so do arms of six joints. Short and planar arms on the ground do not have
it and are rejected; there Omega = H + W M_o^-1 W^T still describes the motion, which the other
methods solve. SM03 asks for an inverse of H, which is more. In a posture in which arms lose a
direction nothing divides by zero, but the motion is then another one: use another method near such
postures.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.errors import FunctionError
from symdyn.formulations.constrained.closed_sweeps import FUNCTION, ClosedSweeps
from symdyn.formulations.constrained.constraint_jacobian import (
    held_rows,
    require_constraints,
    sixes,
)
from symdyn.formulations.constrained.contact_forces import InRange
from symdyn.formulations.constrained.rccfd import BY_CONTACTS, Answer, named
from symdyn.formulations.forward.zero_pivots import is_numeric, somewhere
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie import ZERO_PAIR, Ad_inverse, pair_to_vector, pairing
from symdyn.lie.matrices import Matrix, add_columns, add_matrices, apply, product, transpose, zeros
from symdyn.robot.model import Dof, Robot
from symdyn.scalar import Scalar, is_number, label

TOLERANCE = 1e-6
"""By how much of its largest entry a column of W may be outside the range of H."""


def closed_chain_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    tau: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> Answer:
    """qdd, and f with six entries for each constraint (SM03 Table I, steps 1-4)."""
    _require_grasps(robot)
    _require_followed(robot, q)
    chain = ClosedSweeps(robot, q, qd, tau, f_tip)
    objects, H = _Objects(chain), _compliance(chain)
    qdd, moved = chain.smoothed(chain.free())
    for link in chain.robot.objects:
        moved[link] = ZERO_PAIR
    a, tips = chain.violated(moved), InRange(H, held_rows(robot))
    shares = [tips.solve(column) for column in transpose(objects.W)]  # W^T H^-1
    inertia = add_matrices(objects.inertia, product(shares, objects.W))
    right = add_columns(objects.forces, apply(shares, a))
    Vdot = InRange(inertia, range(len(right))).solve(right)
    title = "accelerations of the objects: (M_o + W^T H^-1 W) Vdot_o = ..."
    for n, value in enumerate(Vdot, 1):
        label(value, f"Vdot{n}", title)
    drawn = apply(transpose(shares), Vdot)
    f = named([x - y for x, y in zip(tips.solve(a), drawn, strict=True)])
    change, _ = chain.smoothed(chain.pushed(f, BY_CONTACTS), BY_CONTACTS)
    found = add_columns(qdd, change)
    for dof, value in zip(objects.dofs, Vdot, strict=True):
        found[dof.index] = value
    return found, sixes(f)


def _compliance(chain: ClosedSweeps) -> Matrix:
    """H, all six rows of each contact."""
    return chain.compliance([end for end, _ in chain.ends])


class _Objects:
    """M_o, W and the forces on the objects, along the entries of qd that are theirs."""

    def __init__(self, chain: ClosedSweeps) -> None:
        robot = chain.robot
        owned = [(i, dof) for i in robot.objects for dof in robot.dofs(i)]
        self.dofs: list[Dof] = [dof for _, dof in owned]
        self.inertia: Matrix = zeros(len(owned), len(owned))
        for r, (i, row) in enumerate(owned):
            for c, (j, column) in enumerate(owned):
                if i == j:
                    self.inertia[r][c] = pairing(robot.links[i].inertia @ column.screw, row.screw)
        self.W: Matrix = transpose(
            [
                [
                    x
                    for _, end in chain.ends
                    for x in (
                        pair_to_vector(Ad_inverse(end.pose, dof.screw))
                        if end.link == i
                        else [0] * 6
                    )
                ]
                for i, dof in owned
            ]
        )
        self.forces: list[Scalar] = [
            chain.tau[dof.index] - pairing(chain.wrenches[i], dof.screw) for i, dof in owned
        ]


def _require_grasps(robot: Robot) -> None:
    """Reject constraints other than contacts between arms and free objects."""
    require_constraints(robot, FUNCTION)
    for constraint in robot.constraints:
        a, b = robot.frame(constraint.frame_a).link, robot.frame(constraint.frame_b).link
        if b not in robot.objects or a in robot.objects:
            raise FunctionError(
                f"{robot.name}: {FUNCTION}: swain-morris needs contacts between arms and free "
                f"objects, and {constraint.name!r} is none; use general or rccfd1"
            )


def _require_followed(robot: Robot, q: Sequence[Scalar]) -> None:
    """Reject numeric robots whose tips cannot follow the objects: at q, or at any q."""
    if not is_numeric(robot):
        return
    place = list(q) if all(map(is_number, q)) else somewhere(robot)
    still = [0.0] * robot.nv
    chain = ClosedSweeps(robot, place, still, still)
    H, rows = _compliance(chain), held_rows(robot)
    tips = InRange(H, rows)
    for column in transpose(_Objects(chain).W):
        reached = apply(H, tips.solve(column))
        if max(abs(reached[r] - column[r]) for r in rows) > TOLERANCE * max(map(abs, column)):
            raise FunctionError(
                f"{robot.name}: {FUNCTION}: swain-morris needs arms that can follow the objects "
                "in all constrained directions; use general or rccfd1"
            )
