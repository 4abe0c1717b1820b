"""Validated settings of a simulation: the start, the times, the integrator."""

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
"""1/s: rate at which drift decays."""
STABILIZATIONS: dict[str, Stabilization] = {
    "projection": Stabilization(0.0, 1),
    "baumgarte": Stabilization(BAUMGARTE, 0),
    "none": NO_STABILIZATION,
}
"""Methods against the drift of closed chains, the default first."""
INTEGRATORS = ("rk4", "adaptive")
TOLERANCE = 1e-9
SMALLEST_TOLERANCE, LARGEST_TOLERANCE = 1e-13, 1e-2
LARGEST = 1e9
"""The largest entry of a start, and the longest time."""
MOST_STEPS = 10**10
MOST_NUMBERS = 2 * 10**8
"""Largest number of values of a motion."""
UNIT = 1e-3
"""Deviation from unit norm up to which a quaternion counts as rounded."""

Array = NDArray[np.float64]


@dataclass(frozen=True)
class SimulationSettings:
    """The start and the times of a simulation: `rows` rows, `every` steps apart.

    `fixed_q` and `fixed_qd` are the entries of the start that were given by name, which stay fixed
    when a chain is closed.
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
        """Times of the rows, computed as in the steps."""
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
    """Return the validated settings.

    The step is shortened until the rows divide the time evenly.
    """
    if integrator not in INTEGRATORS:
        known = suggestion(str(integrator), INTEGRATORS)
        raise RobotError(f"no integrator is called {str(integrator)!r}{known}")
    if tolerance is not None and integrator != "adaptive":
        raise RobotError(
            f"a tolerance has no effect on {integrator}; leave it out, or use adaptive"
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
        raise RobotError(f"every is {every}; give a positive integer")
    if duration / length > MOST_STEPS:
        raise RobotError(f"the simulation needs {duration / length:.1e} steps; give a longer step")
    intervals = max(1, math.ceil(duration / (length * every) * (1 - 1e-12)))
    numbers = intervals * (robot.nq + 2 * robot.nv + 10 + 20 * len(robot.constraints))
    if numbers > MOST_NUMBERS:
        raise RobotError(
            f"the motion would have {intervals} rows with {numbers:.1e} numbers; "
            "write fewer rows (every), or give a longer step"
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
    """Return the error for a diverging motion."""
    return RobotError(f"the motion diverges at t = {t:.6g} s; try {cure}", robot.name)


def _number(value: Any, what: str) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = math.nan
    if math.isnan(number):
        raise RobotError(f"the {what} is not a number; give one")
    return number


def _hold(robot: Robot, stabilize: str | None) -> Stabilization:
    """Return the stabilization method, none without constraints."""
    if stabilize is None:
        return next(iter(STABILIZATIONS.values())) if robot.constraints else NO_STABILIZATION
    if stabilize not in STABILIZATIONS:
        known = suggestion(str(stabilize), STABILIZATIONS)
        raise RobotError(f"there is no stabilization method {str(stabilize)!r}{known}")
    if not robot.constraints:
        message = "stabilize has no effect on a robot without constraints; leave it out"
        raise RobotError(message, robot.name)
    return STABILIZATIONS[stabilize]


def _named(
    bound: Any, default: Sequence[float], what: str, names: tuple[str, ...], robot: Robot
) -> tuple[Array, tuple[int, ...]]:
    """Return the values, defaults included, and the entries that were given by name."""
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
    """Normalise the quaternions of q; reject those that are not close to unit norm."""
    for four in robot.quaternions:
        at = list(four)
        length = float(np.linalg.norm(q[at]))
        if abs(length - 1) > UNIT:
            cure = "divide them by it" if length > 0 else "give 0, 0, 0, 1 for no rotation"
            raise RobotError(
                f"q0[{at[0]}] to q0[{at[-1]}], a quaternion x, y, z, w, have norm {length:g}; "
                f"{cure}",
                robot.name,
            )
        q[at] /= length
    return q


def _vector(bound: Any, size: int, what: str, names: tuple[str, ...], robot: Robot) -> Array:
    try:
        values = np.array(bound, float)
    except (TypeError, ValueError):
        raise RobotError(
            f"{what} does not contain numbers; give {size} of them", robot.name
        ) from None
    if values.shape != (size,):
        got = len(values) if values.ndim == 1 else f"an array of shape {values.shape}"
        listed = ", ".join(names[:8]) + ", ..." * (len(names) > 8)
        raise RobotError(f"{what} needs {size} numbers, for {listed}; got {got}", robot.name)
    if not (np.abs(values) <= LARGEST).all():
        raise RobotError(f"{what} has a number that is not finite or above {LARGEST:g}", robot.name)
    return values
