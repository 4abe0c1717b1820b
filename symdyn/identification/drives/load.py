"""What a load at a tip adds to the base parameters.

    pb with the load = pb + K_L p_L,    p_L = (m, m c, I) about the tip's frame

A load is inertia of the link that carries it, and base parameters hold all inertia that acts. So
the columns of `base_regressor` are enough for robots with a load at any tip.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.errors import RobotError
from symdyn.identification.inertia.pseudo_inertia import TEN
from symdyn.identification.logs.rows import Numbers
from symdyn.robot.checks import hint, quoted
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Frame, Robot

LARGEST = 1e4
"""kg; no arm lifts more."""
FARTHEST = 10.0
"""m."""


@dataclass(frozen=True)
class Load:
    """A load at a tip: `known` is what is known of K_L p_L, `free` the columns of the rest."""

    tip: str
    mass: float
    centre: tuple[float, ...] | None
    known: Numbers
    free: Numbers


def load_of(
    robot: Robot, K: Numbers, mass: float, centre: Sequence[float] | None, tip: str | None
) -> Load:
    """A load of known mass, and of known centre of mass if that is given."""
    if not 0 < mass <= LARGEST:
        raise RobotError(f"--load-mass takes kilograms, more than 0 and at most {LARGEST:g}")
    frame = _frame(robot, tip)
    columns = load_columns(K, frame)
    if centre is None:
        return Load(frame.name, mass, None, columns[:, 0] * mass, columns[:, 1:])
    if len(centre) != 3 or not all(abs(x) <= FARTHEST for x in centre):
        raise RobotError(f"--load-centre takes three numbers of metres, at most {FARTHEST:g}")
    known = columns[:, :4] @ (mass * np.array([1.0, *centre]))
    return Load(frame.name, mass, tuple(centre), known, columns[:, 4:])


def load_columns(K: Numbers, frame: Frame) -> Numbers:
    """K_L: the base parameters that each of the ten parameters of a load adds to, (base, 10)."""
    pose = frame.placement.pose()
    units = (Inertia(*map(float, row)) for row in np.eye(TEN))
    tens = np.array([[float(x) for x in unit.seen_from(pose).parameters] for unit in units])
    own = slice(TEN * frame.link, TEN * (frame.link + 1))
    columns: Numbers = K[:, own] @ tens.T
    return columns


def _frame(robot: Robot, tip: str | None) -> Frame:
    """The frame that carries the load."""
    frames = {frame.name: frame for frame in robot.frames if frame.link >= 0}
    if tip is not None:
        if tip not in frames:
            message = f"--load-tip: no link that moves is called {quoted(tip)}{hint(tip, frames)}"
            raise RobotError(message, robot.name)
        return frames[tip]
    if len(robot.tips) > 1:
        names = ", ".join(map(quoted, robot.tips))
        message = f"the robot has several tips; say which one carries the load: --load-tip {names}"
        raise RobotError(message, robot.name)
    return robot.frame(robot.tips[0])
