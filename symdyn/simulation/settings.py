"""What is to be simulated, checked once: the start, the times, the integrator."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError
from symdyn.robot import Robot
from symdyn.robot.assembly.series import entry_names
from symdyn.robot.checks import hint, quote
from symdyn.runtime.stepping import NO_STABILIZATION, Stabilization
from symdyn.support.matching import suggestion

BAUMGARTE = 20.0
"""1/s: what a drift decays with; a quarter of a second takes it away."""
STABILIZATIONS: dict[str, Stabilization] = {
    "projection": Stabilization(0.0, 1),
    "baumgarte": Stabilization(BAUMGARTE, 0),
    "none": NO_STABILIZATION,
}
"""What is done against the drift of closed chains, the default first."""
INTEGRATORS = ("rk4", "adaptive")
TOLERANCE = 1e-9
SMALLEST_TOLERANCE, LARGEST_TOLERANCE = 1e-13, 1e-2
LARGEST = 1e9
"""The largest entry of a start, and the longest time."""
MOST_STEPS = 10**10
MOST_NUMBERS = 2 * 10**8
"""Numbers of a motion that fit in memory."""
UNIT = 1e-3
"""A quaternion this close to length one has been rounded; another one is a mistake."""

Array = NDArray[np.float64]


@dataclass(frozen=True)
class SimulationSettings:
    """A start and the times of the rows: `rows` of them, `every` steps apart.

    `fixed_q` and `fixed_qd` are the entries of the start that were given by name, which closing a
    chain leaves as they are.
    """

    q0: Array
    qd0: Array
    fixed_q: tuple[int, ...]
    fixed_qd: tuple[int, ...]
    stabilization: Stabilization
    time: float
    step: float
    every: int
    rows: int
    integrator: str
    tolerance: float

    @property
    def times(self) -> Array:
        """The times of the rows, computed as the steps compute them."""
        return self.step * (self.every * np.arange(self.rows)).astype(float)


def settings_of(
    robot: Robot,
    time: float,
    q0: Any,
    qd0: Any,
    integrator: str,
    step: float,
    every: int,
    tolerance: float | None,
    stabilize: str | None = None,
) -> SimulationSettings:
    """The settings, or an error that names the one that is wrong.

    The step is shortened until whole rows fill the time.
    """
    if integrator not in INTEGRATORS:
        known = suggestion(str(integrator), INTEGRATORS)
        raise RobotError(f"no integrator is called {str(integrator)!r}{known}")
    if tolerance is not None and integrator != "adaptive":
        raise RobotError(
            f"a tolerance has no effect on {integrator}; leave it out, or ask for adaptive"
        )
    allowed = TOLERANCE if tolerance is None else _number(tolerance, "tolerance")
    if not SMALLEST_TOLERANCE <= allowed <= LARGEST_TOLERANCE:
        raise RobotError(
            f"the tolerance is {allowed:g}; "
            f"give one between {SMALLEST_TOLERANCE:g} and {LARGEST_TOLERANCE:g}"
        )
    duration, length = _number(time, "time"), _number(step, "step")
    for value, what in ((duration, "time"), (length, "step")):
        if not 0 < value <= LARGEST:
            raise RobotError(f"the {what} is {value:g} s; give one above 0, up to {LARGEST:g}")
    if isinstance(every, bool) or int(every) != every or every < 1:
        raise RobotError(f"a row every {every} steps is not possible; give a whole number from 1")
    if duration / length > MOST_STEPS:
        raise RobotError(f"that would be {duration / length:.1e} steps; give a longer step")
    intervals = max(1, math.ceil(duration / (length * every) * (1 - 1e-12)))
    numbers = intervals * (robot.nq + 2 * robot.nv + 10 + 20 * len(robot.constraints))
    if numbers > MOST_NUMBERS:
        raise RobotError(
            f"that would be {intervals} rows, {numbers:.1e} numbers; "
            "keep fewer rows (every), or give a longer step"
        )
    names = entry_names(robot)
    position, fixed_q = _named(q0, robot.start(), "q0", names.q, robot)
    rate, fixed_qd = _named(qd0, [0.0] * robot.nv, "qd0", names.qd, robot)
    return SimulationSettings(
        _unit(robot, position),
        rate,
        fixed_q,
        fixed_qd,
        _hold(robot, stabilize),
        duration,
        duration / (intervals * int(every)),
        int(every),
        intervals + 1,
        integrator,
        allowed,
    )


def diverged(robot: Robot, t: float, cure: str) -> RobotError:
    """The error of a motion that left all bounds."""
    return RobotError(f"the motion diverges at t = {t:.6g} s; try {cure}", robot.name)


def _number(value: Any, what: str) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = math.nan
    if math.isnan(number):
        raise RobotError(f"the {what} is no number; give one")
    return number


def _hold(robot: Robot, stabilize: str | None) -> Stabilization:
    """What is done against drift; nothing where nothing can drift."""
    if stabilize is None:
        return next(iter(STABILIZATIONS.values())) if robot.constraints else NO_STABILIZATION
    if stabilize not in STABILIZATIONS:
        known = suggestion(str(stabilize), STABILIZATIONS)
        raise RobotError(f"no way to stabilize is called {str(stabilize)!r}{known}")
    if not robot.constraints:
        message = "stabilize has no effect on a robot without constraints; leave it out"
        raise RobotError(message, robot.name)
    return STABILIZATIONS[stabilize]


def _named(
    bound: Any, default: Sequence[float], what: str, names: tuple[str, ...], robot: Robot
) -> tuple[Array, tuple[int, ...]]:
    """The numbers, and which of them were given by name: the others are those of the default."""
    if not isinstance(bound, Mapping):
        return _vector(default if bound is None else bound, len(default), what, names, robot), ()
    values: list[Any] = list(default)
    for name, value in bound.items():
        if name not in names:
            message = f"{what} has no entry {quote(name)}"
            raise RobotError(message + hint(str(name), names), robot.name)
        values[names.index(name)] = value
    kept = tuple(sorted(names.index(name) for name in bound))
    return _vector(values, len(default), what, names, robot), kept


def _unit(robot: Robot, q: Array) -> Array:
    """Coordinates with their quaternions at length one."""
    for four in robot.quaternions:
        at = list(four)
        length = float(np.linalg.norm(q[at]))
        if abs(length - 1) > UNIT:
            cure = "divide them by it" if length > 0 else "give 0, 0, 0, 1 for no rotation"
            raise RobotError(
                f"q0[{at[0]}] to q0[{at[-1]}], a quaternion x, y, z, w, have length {length:g}; "
                f"{cure}",
                robot.name,
            )
        q[at] /= length
    return q


def _vector(bound: Any, size: int, what: str, names: tuple[str, ...], robot: Robot) -> Array:
    try:
        values = np.array(bound, float)
    except (TypeError, ValueError):
        raise RobotError(f"{what} are no numbers; give {size} of them", robot.name) from None
    if values.shape != (size,):
        got = len(values) if values.ndim == 1 else f"an array of shape {values.shape}"
        listed = ", ".join(names[:8]) + ", ..." * (len(names) > 8)
        raise RobotError(f"{what} needs {size} numbers, for {listed}; got {got}", robot.name)
    if not (np.abs(values) <= LARGEST).all():
        raise RobotError(f"{what} has a number that is not finite or above {LARGEST:g}", robot.name)
    return values
