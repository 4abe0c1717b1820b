"""The limits that a motion has to keep: those of joints, and boxes for links.

    lower <= q <= upper,   |qd| <= velocity,   |qdd| <= acceleration,   |tau| <= torque

A follower's range and speed are limits of its leader. Descriptions know no accelerations.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError
from symdyn.robot import Robot
from symdyn.robot.assembly.series import entry_names
from symdyn.robot.checks import quote
from symdyn.support.matching import suggestion
from symdyn.support.names import printable

Array = NDArray[np.float64]
Limit = float | tuple[float, float] | Sequence[Any] | Mapping[str, Any] | None
"""A number for all joints, one for each, or some by name; of positions also pairs."""
Given = tuple[str, Sequence[float]]
"""A link, and the six numbers x0, y0, z0, x1, y1, z1 of two corners."""
KINDS = ("position", "velocity", "acceleration", "torque")


@dataclass(frozen=True, eq=False)
class Bounds:
    """Arrays with an entry for each joint that moves on its own; infinite where there is none."""

    names: tuple[str, ...]
    lower: Array
    upper: Array
    velocity: Array
    acceleration: Array
    torque: Array

    @cached_property
    def middle(self) -> Array:
        """The middle of the range; zero where there is none."""
        low, high = (np.where(self.has_range, end, 0.0) for end in (self.lower, self.upper))
        return (low + high) / 2

    @cached_property
    def half(self) -> Array:
        """Half of the range."""
        low, high = (np.where(self.has_range, end, 0.0) for end in (self.lower, self.upper))
        return np.where(self.has_range, (high - low) / 2, np.inf)

    @property
    def has_range(self) -> NDArray[np.bool_]:
        """Whether a joint has both ends of a range."""
        return np.isfinite(self.lower) & np.isfinite(self.upper)


def bounds_of(
    robot: Robot, position: Limit, velocity: Limit, acceleration: Limit, torque: Limit
) -> Bounds:
    """The limits, or an error that says which are missing or impossible, and which option helps."""
    names, where = entry_names(robot).q, printable(robot.name)
    ranges, speeds, efforts = _own_limits(robot)
    own: tuple[list[Any], ...] = (ranges, speeds, [math.inf] * robot.nv, efforts)
    given = (position, velocity, acceleration, torque)
    found = {
        kind: _replaced(kind, names, before, value, where)
        for kind, before, value in zip(KINDS, own, given, strict=True)
    }
    pairs = [_pair(value) for value in found.pop("position")]
    lower, upper = np.array(pairs, float).T
    bounds = Bounds(names, lower, upper, **{k: np.array(v, float) for k, v in found.items()})
    _reject_impossible(robot, bounds, where)
    return bounds


def _own_limits(robot: Robot) -> tuple[list[Any], list[float], list[float]]:
    """The range, the speed and the force of each coordinate, of followers too."""
    n = robot.nv
    lower, upper, speed, effort = [-math.inf] * n, [math.inf] * n, [math.inf] * n, [math.inf] * n
    for i, joint in enumerate(robot.joints):
        k, limits = robot.q_starts[i], joint.limits
        at = [float(robot.positions(i, [x] * robot.nq)[0]) for x in (0, 1)]
        offset, slope = at[0], at[1] - at[0]
        if slope == 0:
            continue
        low = -math.inf if limits.lower is None else float(limits.lower)
        high = math.inf if limits.upper is None else float(limits.upper)
        ends = sorted(((low - offset) / slope, (high - offset) / slope))
        lower[k], upper[k] = max(lower[k], ends[0]), min(upper[k], ends[1])
        if limits.velocity is not None:
            speed[k] = min(speed[k], float(limits.velocity) / abs(slope))
        if limits.effort is not None and joint.mimic is None:
            effort[k] = float(limits.effort)
    return list(zip(lower, upper, strict=True)), speed, effort


def _replaced(
    kind: str, names: tuple[str, ...], own: list[Any], given: Limit, where: str
) -> list[Any]:
    """The robot's own limits of a kind with those that are given in their place."""
    if given is None:
        return own
    if isinstance(given, Mapping):
        for name in given:
            if name not in names:
                raise RobotError(
                    f"--{kind}: no joint that moves on its own is called {quote(str(name))}"
                    f"{suggestion(str(name), names)}",
                    where,
                )
        values = [given.get(name, before) for name, before in zip(names, own, strict=True)]
    else:
        entries = [given] if isinstance(given, (int, float)) else list(given)
        if len(entries) not in (1, len(names)):
            raise RobotError(
                f"--{kind} has {len(entries)} entries for {len(names)} joints; "
                "give one for all, one for each, or some as NAME=...",
                where,
            )
        values = entries * len(names) if len(entries) == 1 else entries
    for name, value in zip(names, values, strict=True):
        low, high = _pair(value)
        if kind == "position":
            if math.isnan(low) or math.isnan(high) or low > high:
                raise RobotError(
                    f"--position of {quote(name)} is {low:g}:{high:g}; give LOW:HIGH, or a "
                    "positive number for a range around zero",
                    where,
                )
        elif isinstance(value, (tuple, list)) or not float(value) > 0:
            raise RobotError(
                f"--{kind} of {quote(name)} is {value}; give one positive number", where
            )
    return values


def _pair(value: Any) -> tuple[float, float]:
    """Both ends of a range; a number is one around zero."""
    if isinstance(value, (tuple, list)):
        low, high = value
        return float(low), float(high)
    return -float(value), float(value)


def _reject_impossible(robot: Robot, bounds: Bounds, where: str) -> None:
    """Reject joints that cannot move, and those that nothing keeps from moving without end."""
    own = [joint for joint in robot.joints if joint.mimic is None]
    for k, (name, joint) in enumerate(zip(bounds.names, own, strict=True)):
        low, high = bounds.lower[k], bounds.upper[k]
        called = f"joint {quote(name)}"
        if low > high:
            raise RobotError(
                f"the limits of {called} and of its followers leave no position; give --position",
                where,
            )
        if high - low < 1e-9:
            raise RobotError(
                f"{called} has the range {low:g} to {high:g} and cannot move; "
                f"give --position, or --lock {printable(name)}",
                where,
            )
        if math.isinf(low) != math.isinf(high) or (math.isinf(low) and not joint.is_rotation):
            raise RobotError(
                f"no range is known of {called}; give --position {printable(name)}=LOW:HIGH", where
            )
        if not bounds.velocity[k] > 0:
            raise RobotError(f"{called} has no speed; give --velocity {printable(name)}=X", where)
        if not bounds.torque[k] > 0:
            raise RobotError(f"{called} has no force; give --torque {printable(name)}=X", where)
        if math.isinf(bounds.velocity[k]) and math.isinf(bounds.acceleration[k]):
            raise RobotError(
                f"no limit of the speed of {called} is known; give --velocity X for all joints, "
                f"--velocity {printable(name)}=X, or --acceleration",
                where,
            )


# Boxes that the origin of a link stays out of, or inside, in the axes of the base.
#
# inside:  |x - c| <= h in all three axes      outside:  max over axes of |x - c| / h >= 1


@dataclass(frozen=True, eq=False)
class WorkspaceBox:
    """A box for one link; `keep_in` says on which side of its faces the link stays."""

    link: str
    middle: Array
    half: Array
    keep_in: bool

    def levels(self, x: Array) -> Array:
        """Numbers between -1 and 1 inside (one for each axis), or at most 0 outside."""
        z = (x - self.middle) / self.half
        return z if self.keep_in else 1 - np.abs(z).max(axis=1, keepdims=True)

    def back(self, x: Array, slope: Array) -> Array:
        """The derivative in x, from that in the levels."""
        if self.keep_in:
            return slope / self.half
        z = (x - self.middle) / self.half
        axis = np.abs(z).argmax(axis=1)
        rows = np.arange(len(x))
        found = np.zeros_like(x)
        found[rows, axis] = -slope[:, 0] * np.sign(z[rows, axis]) / self.half[axis]
        return found


def boxes_of(
    robot: Robot, keep_out: Sequence[Given], keep_in: Sequence[Given]
) -> tuple[WorkspaceBox, ...]:
    """The boxes, checked."""
    known = [frame.name for frame in robot.frames]
    found = []
    for flag, boxes in (("--keep-out", keep_out), ("--keep-in", keep_in)):
        for link, corners in boxes:
            if link not in known:
                message = f"{flag}: no link is called {quote(link)}{suggestion(link, known)}"
                raise RobotError(message, printable(robot.name))
            numbers = np.array(corners, float)
            if numbers.shape != (6,) or not np.isfinite(numbers).all():
                raise RobotError(
                    f"{flag} of {quote(link)} takes six finite numbers, x0,y0,z0,x1,y1,z1 of two "
                    f"corners; got {len(corners)}"
                )
            low, high = np.minimum(*numbers.reshape(2, 3)), np.maximum(*numbers.reshape(2, 3))
            if not (high > low).all():
                raise RobotError(f"{flag}: the box of {quote(link)} is flat; give it a volume")
            found.append(
                WorkspaceBox(link, (low + high) / 2, (high - low) / 2, flag == "--keep-in")
            )
    return tuple(found)
