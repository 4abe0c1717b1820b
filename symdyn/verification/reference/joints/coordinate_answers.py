"""What the functions of coordinates alone should answer: `joints/moves.py`, by name.

Derivatives are complex steps. Those of `integrate` are velocities at the position that is reached,
which the rates of its coordinates give.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verification.reference.answer import Answer, unit_axis
from symdyn.verification.reference.differences import complex_step
from symdyn.verification.reference.joints import moves

Array = NDArray[Any]


def integrate_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, dt: ArrayLike
) -> tuple[Array, ...]:
    """Velocities at the end per direction of q, per qd and per dt."""
    none = np.zeros(robot.nv)
    end = moves.integrate(robot, q, qd, dt)
    by_q = complex_step(lambda d: moves.integrate(robot, moves.moved(robot, q, d), qd, dt), none)
    by_qd = complex_step(lambda d: moves.integrate(robot, q, qd + d, dt), none)
    by_dt = complex_step(lambda d: moves.integrate(robot, q, qd, dt + d), [0.0])
    return tuple(moves.velocity(robot, end, rates).T for rates in (by_q, by_qd, by_dt))


def difference_derivatives(robot: Robot, q0: ArrayLike, q1: ArrayLike) -> tuple[Array, ...]:
    """The velocity per direction of the start and per direction of the end."""
    none = np.zeros(robot.nv)
    by_q0 = complex_step(lambda d: moves.difference(robot, moves.moved(robot, q0, d), q1), none)
    by_q1 = complex_step(lambda d: moves.difference(robot, q0, moves.moved(robot, q1, d)), none)
    return by_q0.T, by_q1.T


COORDINATE_REFERENCE: dict[str, Answer] = {
    "integrate": Answer(moves.integrate, ("q", "qd", "dt"), unit_axis),
    "difference": Answer(moves.difference, ("q0", "q1"), unit_axis),
    "integrate_derivatives": Answer(integrate_derivatives, ("q", "qd", "dt"), unit_axis),
    "difference_derivatives": Answer(difference_derivatives, ("q0", "q1"), unit_axis),
    "qdot": Answer(moves.qdot, ("q", "qd"), unit_axis),
    "velocity": Answer(moves.velocity, ("q", "dq"), unit_axis),
}
