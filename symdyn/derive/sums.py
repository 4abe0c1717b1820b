"""Small sums that every derivation over joints needs."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.lie import Twist, Wrench, pairing, vec
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar


def add_pairs(a: Twist | Wrench, b: Twist | Wrench) -> Twist | Wrench:
    """The sum of two twists or two wrenches."""
    return (vec.add(a[0], b[0]), vec.add(a[1], b[1]))


def scale_pair(s: Scalar, a: Twist | Wrench) -> Twist | Wrench:
    """A twist or wrench times a scalar."""
    return (vec.scale(s, a[0]), vec.scale(s, a[1]))


def joint_rate(robot: Robot, i: int, rates: Sequence[Scalar]) -> Twist:
    """S_i times the velocities (or accelerations) of joint i."""
    total: Twist = (vec.ZERO, vec.ZERO)
    for freedom in robot.freedoms(i):
        total = add_pairs(total, scale_pair(freedom.rate * rates[freedom.index], freedom.screw))
    return total


def project(robot: Robot, wrenches: Sequence[Wrench]) -> list[Scalar]:
    """tau = S^T F, summed over the joints that share a coordinate."""
    tau: list[Scalar] = [0] * robot.nv
    for i, F in enumerate(wrenches):
        for freedom in robot.freedoms(i):
            tau[freedom.index] += freedom.rate * pairing(F, freedom.screw)
    return tau


def zero_matrix(rows: int, columns: int) -> list[list[Scalar]]:
    """A matrix of exact zeros."""
    return [[0] * columns for _ in range(rows)]
