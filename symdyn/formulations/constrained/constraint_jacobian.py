"""What constraints say of position, velocity and acceleration: e(q), K(q), k(q, qd).

    K qd = the twist of frame_a against frame_b, at the origin p of frame_a, in the axes of frame_b
    K qdd + k = its rate,     rows of the directions that are held

With T_j the twists of the joints on the way, and V the twist of frame_a, all at the
origin of frame_b,

    V = sum of T_j = (w, v)          W = (w, v + w x p)                         moved to p
    k = (b_w, b_v + b_w x p + w x (v + w x p)),     b = sum over j of [V before j, T_j]

since the screws of joint j are constant in its link, which moves with V. RK88 Part II has the same
rows for contacts of tips with an object, SM03 eqs. 34-38 on a moving base.

Of e, the entries of translations are those of p, whose rates are the rows of K everywhere. The
rotations are measured so that their rates are the rows of K where e is zero:

    three are held   the logarithm of R
    two are held     the shortest turn from the free axis of frame_b to that of frame_a; unlike
                     components of the logarithm it does not see the turn about the free axis
    one is held      0: the constraint is on velocities only, it is not holonomic (a soft finger)

The joints on the way from one frame to the other move the frames against each other:

    frame_b -> ... -> the link that carries both -> ... -> frame_a

Everything is seen from frame_b. A joint on the way to frame_a moves it with what it carries, a
joint on the way to frame_b moves frame_a the opposite way; what moves both alike is not on the way.
With Y_j the pose of link j in frame_b, the twist of what lies beyond joint j, in the coordinates of
frame_b, is

    T_j = +- Ad(Y_j) S_j v_j

`ConstraintRows` has the rows of the directions that are held, spread over six rows for each
constraint, for K qdd + k = 0 and M qdd + h + K^T f = tau.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from symdyn.errors import FunctionError
from symdyn.lie import (
    SE3,
    ZERO,
    ZERO_PAIR,
    Ad,
    Twist,
    Vec3,
    add_pairs,
    bracket,
    pair_to_vector,
    scale_pair,
    vec,
)
from symdyn.lie.exponentials import log_quaternion
from symdyn.lie.matrices import Matrix, zeros
from symdyn.lie.quaternions import quaternion_from_matrix, shortest_rotation
from symdyn.robot.model import Constraint, Robot
from symdyn.scalar import Scalar, label, label_matrix, label_vector


@dataclass(frozen=True)
class PathJoint:
    """A joint on the path: the columns of T_j, each with its entry of qd."""

    columns: tuple[tuple[int, Twist], ...]


@dataclass(frozen=True)
class ConstraintPath:
    """The path of one constraint: the pose of frame_a in frame_b, and the joints from b to a.

    `Y` is the pose of the link that carries frame_a, in frame_b too.
    """

    X: SE3
    steps: tuple[PathJoint, ...]
    Y: SE3


def require_constraints(robot: Robot, function: str) -> None:
    """Reject robots that are open trees."""
    if not robot.constraints:
        raise FunctionError(
            f"{robot.name}: {function} is for robots with constraints; add [[contacts]] or "
            "[[loops]] to the spec"
        )


def constraint_paths(robot: Robot, q: Sequence[Scalar]) -> list[ConstraintPath]:
    """Return the path of every constraint at q."""
    f = robot.transforms(q)
    return [
        _constraint_path(robot, f, constraint, n)
        for n, constraint in enumerate(robot.constraints, 1)
    ]


def _constraint_path(
    robot: Robot, f: Sequence[SE3], constraint: Constraint, number: int
) -> ConstraintPath:
    a, b = robot.frame(constraint.frame_a), robot.frame(constraint.frame_b)
    of_a, of_b = list(robot.ancestors(a.link)), list(robot.ancestors(b.link))
    Y = b.placement.pose().inverse()
    steps = []
    for i in (i for i in of_b if i not in of_a):
        steps.append(_step(robot, i, Y, -1, number))
        Y = Y @ f[i].inverse()
    for i in (i for i in reversed(of_a) if i not in of_b):
        Y = Y @ f[i]
        steps.append(_step(robot, i, Y, 1, number))
    X = Y @ a.placement.pose()
    title = f"constraint {number}: rotation R and position p of frame_a in frame_b"
    label_matrix(X.R, f"Rc{number}", title)
    label_vector(X.p, f"pc{number}", title)
    return ConstraintPath(X, tuple(steps), Y)


def _step(robot: Robot, i: int, Y: SE3, sign: int, number: int) -> PathJoint:
    title = f"constraint {number}: axes E and origin o of link {i + 1} in frame_b"
    label_matrix(Y.R, f"E{i + 1}c{number}", title)
    label_vector(Y.p, f"o{i + 1}c{number}", title)
    return PathJoint(
        tuple((dof.index, scale_pair(sign * dof.rate, Ad(Y, dof.screw))) for dof in robot.dofs(i))
    )


# -- the rows ------------------------------------------------------------------------------


def constraint_error(robot: Robot, q: Sequence[Scalar]) -> list[Scalar]:
    """Return e, the pose of frame_a relative to frame_b in constrained directions."""
    require_constraints(robot, "constraint_error")
    error: list[Scalar] = []
    for constraint, path in zip(robot.constraints, constraint_paths(robot, q), strict=True):
        six = [*_turn(constraint, path.X), *path.X.p]
        error += [six[row] for row in constraint.rows]
    return error


def _turn(constraint: Constraint, X: SE3) -> Vec3:
    held = constraint.rotations
    if len(held) == 3:
        return log_quaternion(quaternion_from_matrix(X.R))
    if len(held) == 2:
        (free,) = {0, 1, 2}.difference(held)
        return log_quaternion(shortest_rotation(free, (X.R[0][free], X.R[1][free], X.R[2][free])))
    return ZERO


def constraint_jacobian(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """Return K, with the rows of all constraints one below the other."""
    require_constraints(robot, "constraint_jacobian")
    K: Matrix = []
    for constraint, path in zip(robot.constraints, constraint_paths(robot, q), strict=True):
        six = rows_of(path, robot.nv)
        K += [six[row] for row in constraint.rows]
    return K


def rows_of(path: ConstraintPath, nv: int) -> Matrix:
    """All six rows of K of one constraint."""
    six = zeros(6, nv)
    for step in path.steps:
        for index, twist in step.columns:
            for row, value in enumerate(pair_to_vector(moved(twist, path.X.p))):
                six[row][index] += value
    return six


def constraint_bias(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[Scalar]:
    """Return k = Kdot qd, the relative accelerations at qdd = 0."""
    require_constraints(robot, "constraint_bias")
    bias: list[Scalar] = []
    each = zip(robot.constraints, constraint_paths(robot, q), strict=True)
    for number, (constraint, path) in enumerate(each, 1):
        six = pair_to_vector(rate_of(path, qd, number))
        bias += [six[row] for row in constraint.rows]
    return bias


def rate_of(path: ConstraintPath, qd: Sequence[Scalar], number: int) -> Twist:
    """All six rows of k of one constraint."""
    V: Twist = ZERO_PAIR
    b: Twist = ZERO_PAIR
    for count, step in enumerate(path.steps, 1):
        T: Twist = ZERO_PAIR
        for index, column in step.columns:
            T = add_pairs(T, scale_pair(qd[index], column))
        b = add_pairs(b, bracket(V, T))
        V = add_pairs(V, T)
        title = f"constraint {number}: twist (w, v) of the links beyond, at frame_b"
        label_vector(V[0], f"w{count}c{number}", title)
        label_vector(V[1], f"v{count}c{number}", title)
    _, velocity = moved(V, path.X.p)
    turned, shifted = moved(b, path.X.p)
    return turned, vec.add(shifted, vec.cross(V[0], velocity))


def moved(V: Twist, p: Vec3) -> Twist:
    """Return a twist at the point p instead of the origin, in the same axes."""
    return V[0], vec.add(V[1], vec.cross(V[0], p))


# -- rows of the directions that are constrained -------------------------------------------


_AXES = ("rx", "ry", "rz", "x", "y", "z")


def held_rows(robot: Robot) -> list[int]:
    """The numbers of the rows that are held, among the six of every constraint."""
    constraints = enumerate(robot.constraints)
    return [6 * n + row for n, constraint in constraints for row in constraint.rows]


@dataclass(frozen=True)
class ConstraintRows:
    """All constraints of a robot at q: six rows each, one below the other."""

    robot: Robot
    constraint_paths: tuple[ConstraintPath, ...]

    @classmethod
    def at(cls, robot: Robot, q: Sequence[Scalar], function: str) -> ConstraintRows:
        """The rows at q; robots without constraints are rejected."""
        require_constraints(robot, function)
        return cls(robot, tuple(constraint_paths(robot, q)))

    @cached_property
    def all(self) -> Matrix:
        """K with the rows of free directions as well."""
        K = [row for path in self.constraint_paths for row in rows_of(path, self.robot.nv)]
        for n, row in enumerate(K):
            contact, axis = n // 6 + 1, _AXES[n % 6]
            title = f"constraint {contact}: rows of K"
            for j, value in enumerate(row):
                label(value, f"K{contact}{axis}_{j + 1}", title)
        return K

    def all_rates(self, qd: Sequence[Scalar]) -> list[Scalar]:
        """k with the rows of free directions as well."""
        return [
            x
            for n, path in enumerate(self.constraint_paths, 1)
            for x in pair_to_vector(rate_of(path, qd, n))
        ]

    @cached_property
    def held(self) -> list[int]:
        """The numbers of the rows that are held, among all."""
        return held_rows(self.robot)

    def spread(self, values: Sequence[Scalar]) -> list[list[Scalar]]:
        """Values of the held rows with six entries a constraint, zero in free directions."""
        six: list[Scalar] = [0] * len(self.all)
        for n, value in zip(self.held, values, strict=True):
            six[n] = value
        return sixes(six)


def sixes(values: Sequence[Scalar]) -> list[list[Scalar]]:
    """The same values, six in a row."""
    return [list(values[start : start + 6]) for start in range(0, len(values), 6)]
