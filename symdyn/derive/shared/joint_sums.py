"""Small sums that every derivation over joints needs."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.lie import Ad_dual_inverse, Twist, Wrench, pairing, vec
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar

TipWrenches = Sequence[Sequence[Scalar]] | None


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


def project(robot: Robot, wrenches: Sequence[Wrench], qdd: Sequence[Scalar]) -> list[Scalar]:
    """tau = S^T F plus what the rotors ask for, summed over the joints that share a coordinate."""
    tau: list[Scalar] = [0] * robot.nv
    for i, F in enumerate(wrenches):
        for freedom in robot.freedoms(i):
            rotor = robot.joints[i].rotor_inertia * (freedom.rate * qdd[freedom.index])
            tau[freedom.index] += freedom.rate * (pairing(F, freedom.screw) + rotor)
    return tau


def add_tip_wrenches(robot: Robot, wrenches: list[Wrench], f_tip: TipWrenches) -> None:
    """Add to each link's wrench what its tips exert on the environment, in place.

    f_tip holds six components (moment, force) per tip, in the tip's frame at its origin.
    """
    for name, six in zip(robot.tips, f_tip or (), strict=f_tip is not None):
        frame = robot.frame(name)
        if frame.link != BASE:
            wrench: Wrench = ((six[0], six[1], six[2]), (six[3], six[4], six[5]))
            carried = Ad_dual_inverse(frame.placement.pose(), wrench)
            wrenches[frame.link] = add_pairs(wrenches[frame.link], carried)


def zero_matrix(rows: int, columns: int) -> list[list[Scalar]]:
    """A matrix of exact zeros."""
    return [[0] * columns for _ in range(rows)]
