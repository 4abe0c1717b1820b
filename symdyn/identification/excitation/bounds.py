"""Limits of a motion: joint limits and workspace boxes.

    lower <= q <= upper,   |qd| <= velocity,   |qdd| <= acceleration,   |tau| <= torque

A follower's range and speed limit its leader. Robot descriptions contain no acceleration limits.
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
"""One number for all joints, one for each, or some by name; pairs (low, high) for positions."""
BoxSpec = tuple[str, Sequence[float]]
"""A link, and two corners x0, y0, z0, x1, y1, z1 of its box."""
KINDS = ("position", "velocity", "acceleration", "torque")


@dataclass(frozen=True, eq=False)
class Bounds:
    """Limits with an entry for each independent joint, infinite where there is none."""

    names: tuple[str, ...]
    lower: Array
    upper: Array
    velocity: Array
    acceleration: Array
    torque: Array

    @cached_property
    def middle(self) -> Array:
        """Middle of the range, zero without a range."""
        low, high = (np.where(self.has_range, end, 0.0) for end in (self.lower, self.upper))
        return (low + high) / 2

    @cached_property
    def half(self) -> Array:
        """Half of the range, infinite without a range."""
        low, high = (np.where(self.has_range, end, 0.0) for end in (self.lower, self.upper))
        return np.where(self.has_range, (high - low) / 2, np.inf)

    @property
    def has_range(self) -> NDArray[np.bool_]:
        """Whether a joint has both ends of a range."""
        return np.isfinite(self.lower) & np.isfinite(self.upper)


def bounds_of(
    robot: Robot, position: Limit, velocity: Limit, acceleration: Limit, torque: Limit
) -> Bounds:
    """Return the limits: those of the robot, replaced by the given ones.

    Raises
    ------
    RobotError
        A limit is missing or contradictory; the message names the joint and the option.
    """
    names, where = entry_names(robot).q, printable(robot.name)
    ranges, speeds, efforts = _described_limits(robot)
    own: tuple[list[Any], ...] = (ranges, speeds, [math.inf] * robot.nv, efforts)
    given = (position, velocity, acceleration, torque)
    found = {
        kind: _override_limits(kind, names, before, value, where)
        for kind, before, value in zip(KINDS, own, given, strict=True)
    }
    pairs = [_pair(value) for value in found.pop("position")]
    lower, upper = np.array(pairs, float).T
    bounds = Bounds(names, lower, upper, **{k: np.array(v, float) for k, v in found.items()})
    _reject_impossible(robot, bounds, where)
    return bounds


def _described_limits(robot: Robot) -> tuple[list[Any], list[float], list[float]]:
    """Return range, speed and force of each coordinate, followers included."""
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


def _override_limits(
    kind: str, names: tuple[str, ...], own: list[Any], given: Limit, where: str
) -> list[Any]:
    """Return the robot's limits of a kind, with given limits in their place."""
    if given is None:
        return own
    if isinstance(given, Mapping):
        for name in given:
            if name not in names:
                raise RobotError(
                    f"--{kind}: no independent joint is called {quote(str(name))}"
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
    """Return both ends of a range; a number x gives (-x, x)."""
    if isinstance(value, (tuple, list)):
        low, high = value
        return float(low), float(high)
    return -float(value), float(value)


def _reject_impossible(robot: Robot, bounds: Bounds, where: str) -> None:
    """Reject joints that cannot move, and joints whose range or speed is unlimited."""
    own = [joint for joint in robot.joints if joint.mimic is None]
    for k, (name, joint) in enumerate(zip(bounds.names, own, strict=True)):
        low, high = bounds.lower[k], bounds.upper[k]
        called = f"joint {quote(name)}"
        if low > high:
            raise RobotError(
                f"the limits of {called} and its followers have no common position; "
                "give --position",
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
                f"{called} has no range; give --position {printable(name)}=LOW:HIGH", where
            )
        if not bounds.velocity[k] > 0:
            raise RobotError(
                f"{called} has the velocity limit 0; give --velocity {printable(name)}=X", where
            )
        if not bounds.torque[k] > 0:
            raise RobotError(
                f"{called} has the torque limit 0; give --torque {printable(name)}=X", where
            )
        if math.isinf(bounds.velocity[k]) and math.isinf(bounds.acceleration[k]):
            raise RobotError(
                f"{called} has no velocity limit; give --velocity X for all joints, "
                f"--velocity {printable(name)}=X, or --acceleration",
                where,
            )


# Workspace boxes in base axes: the origin of a link stays inside, or outside.
#
# inside:  |x - c| <= h in all three axes      outside:  max over axes of |x - c| / h >= 1


@dataclass(frozen=True, eq=False)
class WorkspaceBox:
    """A box that the origin of one link stays inside (`keep_in`) or outside."""

    link: str
    middle: Array
    half: Array
    keep_in: bool

    def levels(self, x: Array) -> Array:
        """Return the levels: within [-1, 1] per axis for keep-in, at most 0 for keep-out."""
        z = (x - self.middle) / self.half
        return z if self.keep_in else 1 - np.abs(z).max(axis=1, keepdims=True)

    def pullback(self, x: Array, slope: Array) -> Array:
        """Return the derivative in x, given the derivative in the levels."""
        if self.keep_in:
            return slope / self.half
        z = (x - self.middle) / self.half
        axis = np.abs(z).argmax(axis=1)
        rows = np.arange(len(x))
        found = np.zeros_like(x)
        found[rows, axis] = -slope[:, 0] * np.sign(z[rows, axis]) / self.half[axis]
        return found


def boxes_of(
    robot: Robot, keep_out: Sequence[BoxSpec], keep_in: Sequence[BoxSpec]
) -> tuple[WorkspaceBox, ...]:
    """Return the validated boxes."""
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
                    f"{flag} of {quote(link)} takes two corners x0,y0,z0,x1,y1,z1, six finite "
                    f"numbers; got {len(corners)}"
                )
            low, high = np.minimum(*numbers.reshape(2, 3)), np.maximum(*numbers.reshape(2, 3))
            if not (high > low).all():
                raise RobotError(
                    f"{flag}: the box of {quote(link)} has no volume; give two opposite corners"
                )
            found.append(
                WorkspaceBox(link, (low + high) / 2, (high - low) / 2, flag == "--keep-in")
            )
    return tuple(found)
