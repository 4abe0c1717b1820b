"""Bias and gravity forces: inverse dynamics with no acceleration, and with no motion at all.

    bias(q, qd) = C qd + phi = tau(q, qd, 0),      gravity(q) = phi = tau(q, 0, 0)

Zeros fold as the recursion is built: terms with a factor of zero never enter the result.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.inverse.newton_euler_matrix import inverse_dynamics
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar


def bias(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], f_tip: TipWrenches = None
) -> list[Scalar]:
    """The forces that keep the velocity constant: h = C(q, qd) qd + phi(q), and J^T f_tip."""
    return inverse_dynamics(robot, q, qd, [0] * robot.nv, f_tip)


def gravity(robot: Robot, q: Sequence[Scalar]) -> list[Scalar]:
    """The forces that hold the robot still: phi(q)."""
    return inverse_dynamics(robot, q, [0] * robot.nv, [0] * robot.nv)
