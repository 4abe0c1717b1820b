"""What constraints say of position, velocity and acceleration: e(q), K(q), k(q, qd).

    K qd = the twist of frame_a against frame_b, at the origin p of frame_a, in the axes of frame_b
    K qdd + k = its rate,     rows of the directions that are held

With T_j the twists of the joints on the way (`way.py`), and V the twist of frame_a, all at the
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
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.constrained.way import Way, require_constraints, ways
from symdyn.lie import (
    SE3,
    ZERO,
    ZERO_PAIR,
    Twist,
    Vec3,
    add_pairs,
    bracket,
    scale_pair,
    six_of,
    vec,
)
from symdyn.lie.exponentials import log_quaternion
from symdyn.lie.matrices import Matrix, zeros
from symdyn.lie.quaternions import quaternion_of, shortest_turn
from symdyn.robot.model import Constraint, Robot
from symdyn.scalar import Scalar, label_vector


def constraint_error(robot: Robot, q: Sequence[Scalar]) -> list[Scalar]:
    """e: how far the frames are from where the constraints hold them."""
    require_constraints(robot, "constraint_error")
    error: list[Scalar] = []
    for constraint, way in zip(robot.constraints, ways(robot, q), strict=True):
        six = [*_turn(constraint, way.X), *way.X.p]
        error += [six[row] for row in constraint.rows]
    return error


def _turn(constraint: Constraint, X: SE3) -> Vec3:
    held = constraint.rotations
    if len(held) == 3:
        return log_quaternion(quaternion_of(X.R))
    if len(held) == 2:
        (free,) = {0, 1, 2}.difference(held)
        return log_quaternion(shortest_turn(free, (X.R[0][free], X.R[1][free], X.R[2][free])))
    return ZERO


def constraint_jacobian(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """K, with the rows of all constraints one below the other."""
    require_constraints(robot, "constraint_jacobian")
    K: Matrix = []
    for constraint, way in zip(robot.constraints, ways(robot, q), strict=True):
        six = rows_of(way, robot.nv)
        K += [six[row] for row in constraint.rows]
    return K


def rows_of(way: Way, nv: int) -> Matrix:
    """All six rows of K of one constraint."""
    six = zeros(6, nv)
    for step in way.steps:
        for index, twist in step.columns:
            for row, value in enumerate(six_of(moved(twist, way.X.p))):
                six[row][index] += value
    return six


def constraint_bias(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[Scalar]:
    """k = Kdot qd: the relative accelerations that are held, at qdd = 0."""
    require_constraints(robot, "constraint_bias")
    bias: list[Scalar] = []
    each = zip(robot.constraints, ways(robot, q), strict=True)
    for number, (constraint, way) in enumerate(each, 1):
        six = six_of(rate_of(way, qd, number))
        bias += [six[row] for row in constraint.rows]
    return bias


def rate_of(way: Way, qd: Sequence[Scalar], number: int) -> Twist:
    """All six rows of k of one constraint."""
    V: Twist = ZERO_PAIR
    b: Twist = ZERO_PAIR
    for count, step in enumerate(way.steps, 1):
        T: Twist = ZERO_PAIR
        for index, column in step.columns:
            T = add_pairs(T, scale_pair(qd[index], column))
        b = add_pairs(b, bracket(V, T))
        V = add_pairs(V, T)
        title = f"constraint {number}: twist (w, v) of what lies beyond, at frame_b"
        label_vector(V[0], f"w{count}c{number}", title)
        label_vector(V[1], f"v{count}c{number}", title)
    _, velocity = moved(V, way.X.p)
    turned, shifted = moved(b, way.X.p)
    return turned, vec.add(shifted, vec.cross(V[0], velocity))


def moved(V: Twist, p: Vec3) -> Twist:
    """A twist at the point p instead of the origin, in the same axes."""
    return V[0], vec.add(V[1], vec.cross(V[0], p))
