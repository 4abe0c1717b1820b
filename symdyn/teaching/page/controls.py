"""Sliders for coordinates and velocities."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.robot.joint import Joint
from symdyn.robot.joints.spherical import QUATERNION_NAMES
from symdyn.support.names import printable
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.page.sentences import inline

FASTEST = {"rad": 5.0, "m": 2.0}
FARTHEST = {"rad": math.pi, "m": 1.0}
SHOWN_TURNS, SHOWN_SLIDES = 0.6, 0.2
"""Where joints stand at first, so that something happens when the robot is let go."""
FROM_LIMITS = 0.2
"""How far slides stand from their limits then, relative to the way between these."""
STEPS = (0.01, 0.001)
"""Sliders move by the first of these; those that are shorter than one, by the second."""


@dataclass(frozen=True)
class Slider:
    """One slider: `kind` is q, qd, or turn for one of three angles of a quaternion at `index`.

    `lower` and `upper` are its ends; `limits` are those of the joint, if it has any.
    """

    kind: str
    index: int
    label: str
    said: str
    unit: str
    lower: float
    upper: float
    axis: int = 0
    limits: tuple[float | None, float | None] = (None, None)

    @property
    def step(self) -> float:
        return STEPS[self.upper - self.lower < 1]

    @property
    def bounds(self) -> tuple[float, float]:
        """The whole steps within the range, so that zero is among the places of the slider."""
        lower = math.ceil(round(self.lower / self.step, 6)) * self.step
        upper = math.floor(round(self.upper / self.step, 6)) * self.step
        return (round(lower, 6), round(upper, 6)) if lower < upper else (self.lower, self.upper)

    @property
    def key(self) -> str:
        """The name of the element."""
        return f"{self.kind}{self.index}" + (f"-{self.axis}" if self.kind == "turn" else "")


def sliders(model: ClosedForms, labels: Mapping[Any, str]) -> list[Slider]:
    """Those of all coordinates, then those of all velocities."""
    return [*_positions(model, labels), *_velocities(model, labels)]


def first_pose(model: ClosedForms) -> list[float]:
    """The coordinates at first: by --at, by the description, or away from zero."""
    robot = model.robot
    if model.at is not None:
        return [float(x) for x in model.at]
    q = [float(x) for x in robot.start()]
    if robot.posture or robot.constraints:
        return q
    for joint, start in zip(robot.joints, robot.q_starts, strict=True):
        if joint.nq == 1 and joint.mimic is None:
            wanted = SHOWN_SLIDES if joint.is_translation else SHOWN_TURNS
            lower, upper = _limits(joint)
            way = upper - lower if joint.is_translation and math.isfinite(upper - lower) else 0.0
            away = FROM_LIMITS * way
            q[start] = min(max(wanted, lower + away), upper - away)
    for four in robot.quaternions:
        q[four[0]], q[four[3]] = math.sin(SHOWN_TURNS / 2), math.cos(SHOWN_TURNS / 2)
    return q


def first_rates(model: ClosedForms) -> list[float]:
    """The velocities at first: none, unless there is no gravity that sets the robot in motion."""
    robot = model.robot
    v = [0.0] * robot.nv
    if any(robot.bind().gravity):
        return v
    for joint, start in zip(robot.joints, robot.v_starts, strict=True):
        if joint.nv == 1 and joint.mimic is None:
            v[start] = SHOWN_SLIDES if joint.is_translation else SHOWN_TURNS
    return v


def _limits(joint: Joint) -> tuple[float, float]:
    lower, upper = joint.limits.lower, joint.limits.upper
    return (
        -math.inf if lower is None else float(lower),
        math.inf if upper is None else float(upper),
    )


def _finite(x: float) -> float | None:
    return x if math.isfinite(x) else None


def _positions(model: ClosedForms, labels: Mapping[Any, str]) -> Iterator[Slider]:
    robot = model.robot
    for i, (joint, start) in enumerate(zip(robot.joints, robot.q_starts, strict=True), 1):
        if joint.mimic is not None:
            continue
        names = joint.motion.coordinate_names
        for k, name in enumerate(names):
            unit = joint.motion.coordinate_units[k]
            if name in QUATERNION_NAMES:
                if name == QUATERNION_NAMES[0]:
                    yield from _turns(joint, i, start + k)
                continue
            far = FARTHEST.get(unit, 1.0)
            lower, upper = _limits(joint) if joint.nq == 1 else (-math.inf, math.inf)
            limits = (_finite(lower), _finite(upper))
            lower = lower if math.isfinite(lower) else min(-far, upper - far)
            upper = upper if math.isfinite(upper) else max(far, lower + far)
            symbol = labels[model.symbol(f"q[{start + k}]")]
            said = printable(joint.name) if joint.nq == 1 else f"{printable(joint.name)}, {name}"
            label = inline(f"${symbol}$")
            yield Slider("q", start + k, label, said, unit, lower, upper, limits=limits)


def _turns(joint: Joint, number: int, start: int) -> Iterator[Slider]:
    for axis, name in enumerate(("roll", "pitch", "yaw")):
        said = f"{printable(joint.name)}, {name}"
        label = f"{name} {number}"
        yield Slider("turn", start, label, said, "rad", -math.pi, math.pi, axis)


def _velocities(model: ClosedForms, labels: Mapping[Any, str]) -> Iterator[Slider]:
    robot = model.robot
    for joint, start in zip(robot.joints, robot.v_starts, strict=True):
        if joint.mimic is not None:
            continue
        names: Sequence[str] = joint.motion.velocity_names
        for k, name in enumerate(names):
            unit = "m" if joint.is_translation or name.startswith("v") else "rad"
            fast = FASTEST[unit]
            symbol = labels[model.symbol(f"qd[{start + k}]")]
            what = "rate" if joint.nv == 1 else name
            said = f"{printable(joint.name)}, {what}"
            yield Slider("qd", start + k, inline(f"${symbol}$"), said, f"{unit}/s", -fast, fast)
