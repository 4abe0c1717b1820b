"""Contacts, six rows each, and the objects that they hold: how they move, what is exerted on them.

    W_c = the twist of frame_a against frame_b, all six rows of K qd          (RK88-II a.3-a.6)
    W   = [[1, 0], [-[p], 1]] Ad(B^-1),    B the pose of frame_b in its link

W takes the twist of the body that carries frame_b, in its link frame, to the origin p of frame_a,
in the axes of frame_b; its transpose takes what frame_a exerts to the body. Of a held object,

    W V_o = V_tip,   W Vdot_o = Vdot_tip + ...    held rows, least squares         (RK88-II 2.8)
    F_o   = sum of W^T f over the contacts of the object                           (RK88-II 2.9)

The object's entries of qd are its twist, so that its columns of K are -W, and K qd = 0, K qdd + k =
0 are the equations above. The arms alone say how the object moves: its own entries of qd and of qdd
are not looked at. Contacts between two objects are left out of V_o, not of F_o.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from symdyn.errors import FunctionError
from symdyn.formulations.constrained.constraint_jacobian import (
    ConstraintPath,
    ConstraintRows,
    constraint_paths,
    moved,
    require_constraints,
)
from symdyn.lie import (
    ZERO_PAIR,
    Ad_inverse,
    Twist,
    add_pairs,
    pair_from_vector,
    pair_to_vector,
    scale_pair,
)
from symdyn.lie.matrices import Matrix, apply, identity, negate_matrix, product, transpose
from symdyn.lie.semidefinite import SemidefiniteFactors, factorize
from symdyn.robot.model import Constraint, Robot
from symdyn.scalar import Scalar, label, label_vector

Column = Sequence[Scalar]
Six = list[list[Scalar]]


def contact_motion(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[list[Scalar]]:
    """Return W_c of every constraint."""
    require_constraints(robot, "contact_motion")
    found = []
    for number, path in enumerate(constraint_paths(robot, q), 1):
        V: Twist = ZERO_PAIR
        for step in path.steps:
            for index, column in step.columns:
                V = add_pairs(V, scale_pair(qd[index], column))
        title = f"constraint {number}: twist (w, v) of frame_a relative to frame_b, at frame_b"
        label_vector(V[0], f"wc{number}", title)
        label_vector(V[1], f"vc{number}", title)
        found.append(pair_to_vector(moved(V, path.X.p)))
    return found


def grip_matrix(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """Return W of every constraint, 6 x 6."""
    require_constraints(robot, "grip_matrix")
    pairs = zip(robot.constraints, constraint_paths(robot, q), strict=True)
    return [_grip(robot, constraint, path) for constraint, path in pairs]


def _grip(robot: Robot, constraint: Constraint, path: ConstraintPath) -> Matrix:
    B = robot.frame(constraint.frame_b).placement.pose()
    units = map(pair_from_vector, identity(6))
    return transpose([pair_to_vector(moved(Ad_inverse(B, unit), path.X.p)) for unit in units])


# -- objects ---------------------------------------------------------------------------------


def require_objects(robot: Robot, function: str) -> None:
    """Reject robots that hold no object."""
    if not robot.objects:
        raise FunctionError(
            f"{robot.name}: {function} is for robots that hold an object; add [[objects]] and "
            "[[contacts]] to the spec"
        )


def object_motion(robot: Robot, q: Column, qd: Column, qdd: Column) -> tuple[Six, Six]:
    """V_o and its rate for every object, from the joints of the arms alone."""
    require_objects(robot, "object_motion")
    rows = ConstraintRows.at(robot, q, "object_motion")
    speeds, rates = list(qd), list(qdd)
    grips = [_Grip(rows, link) for link in robot.objects]
    for grip in grips:
        for j in grip.own:
            speeds[j] = rates[j] = 0
    V = [grip.twist(apply(grip.K, speeds)) for grip in grips]
    for number, (grip, twist) in enumerate(zip(grips, V, strict=True), 1):
        for j, value in zip(grip.own, twist, strict=True):
            speeds[j] = label(value, f"V{number}_{j + 1}", f"object {number}: twist")
    k = rows.all_rates(speeds)
    Vdot = []
    for grip in grips:
        moved = apply(grip.K, rates)
        Vdot.append(grip.twist([x + k[n] for n, x in zip(grip.rows, moved, strict=True)]))
    return V, Vdot


class _Grip:
    """The contacts of one object with arms: W of the held rows, and all of K of these rows."""

    def __init__(self, rows: ConstraintRows, link: int) -> None:
        robot = rows.robot
        start = robot.v_starts[link]
        self.own = range(start, start + 6)
        ends = [
            (robot.frame(c.frame_a).link, robot.frame(c.frame_b).link) for c in robot.constraints
        ]
        mine = {n for n, (a, b) in enumerate(ends) if b == link and a not in robot.objects}
        self.rows = [n for n in rows.held if n // 6 in mine]
        self.K: Matrix = [rows.all[n] for n in self.rows]
        self.W: Matrix = negate_matrix([[row[j] for j in self.own] for row in self.K])

    @cached_property
    def factors(self) -> SemidefiniteFactors:
        """Of W^T W."""
        return factorize(product(transpose(self.W), self.W))

    def twist(self, tips: Column) -> list[Scalar]:
        """The shortest x with W x closest to the twists of the tips; zero if no arm holds it."""
        if not self.rows:
            return [0] * 6
        return self.factors.solve(apply(transpose(self.W), tips))


def object_force(robot: Robot, q: Column, f: Column) -> Six:
    """F_o (moment, force) on every object at its origin, in its axes, of all six rows of f."""
    require_objects(robot, "object_force")
    rows = ConstraintRows.at(robot, q, "object_force")
    found = []
    for link in robot.objects:
        start = robot.v_starts[link]
        W_T = negate_matrix(transpose([row[start : start + 6] for row in rows.all]))
        found.append(apply(W_T, f))
    return found
