"""Sliders for coordinates and velocities."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.names import printable
from symdyn.robot.joint import Joint
from symdyn.robot.joints.spherical import QUATERNION_NAMES
from symdyn.teach.model import Model
from symdyn.teach.page.words import inline

FASTEST = {"rad": 5.0, "m": 2.0}
FARTHEST = {"rad": math.pi, "m": 1.0}
SHOWN_TURNS, SHOWN_SLIDES = 0.6, 0.2
"""Where joints stand at first, so that something happens when the robot is let go."""


@dataclass(frozen=True)
class Slider:
    """One slider: `kind` is q, qd, or turn for one of three angles of a quaternion at `index`."""

    kind: str
    index: int
    label: str
    said: str
    unit: str
    lower: float
    upper: float
    axis: int = 0

    @property
    def key(self) -> str:
        """The name of the element."""
        return f"{self.kind}{self.index}" + (f"-{self.axis}" if self.kind == "turn" else "")


def sliders(model: Model, labels: Mapping[Any, str]) -> list[Slider]:
    """Those of all coordinates, then those of all velocities."""
    return [*_positions(model, labels), *_velocities(model, labels)]


def first_pose(model: Model) -> list[float]:
    """The coordinates at first: by --at, by the description, or away from zero."""
    robot = model.robot
    if model.at is not None:
        return [float(x) for x in model.at]
    q = [float(x) for x in robot.start()]
    if robot.posture or robot.constraints:
        return q
    for joint, start in zip(robot.joints, robot.q_starts, strict=True):
        if joint.nq == 1 and joint.mimic is None:
            wanted = SHOWN_SLIDES if joint.slides else SHOWN_TURNS
            q[start] = min(max(wanted, *_lower(joint)), *_upper(joint))
    for four in robot.quaternions:
        q[four[0]], q[four[3]] = math.sin(SHOWN_TURNS / 2), math.cos(SHOWN_TURNS / 2)
    return q


def first_rates(model: Model) -> list[float]:
    """The velocities at first: none, unless there is no gravity that sets the robot in motion."""
    robot = model.robot
    v = [0.0] * robot.nv
    if any(robot.bind().gravity):
        return v
    for joint, start in zip(robot.joints, robot.coordinates, strict=True):
        if joint.nv == 1 and joint.mimic is None:
            v[start] = SHOWN_SLIDES if joint.slides else SHOWN_TURNS
    return v


def _lower(joint: Joint) -> tuple[float, ...]:
    return (-math.inf,) if joint.limits.lower is None else (float(joint.limits.lower),)


def _upper(joint: Joint) -> tuple[float, ...]:
    return (math.inf,) if joint.limits.upper is None else (float(joint.limits.upper),)


def _positions(model: Model, labels: Mapping[Any, str]) -> Iterator[Slider]:
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
            lower, upper = -far, far
            if joint.nq == 1:
                lower = -far if joint.limits.lower is None else float(joint.limits.lower)
                upper = far if joint.limits.upper is None else float(joint.limits.upper)
            symbol = labels[model.symbol(f"q[{start + k}]")]
            said = printable(joint.name) if joint.nq == 1 else f"{printable(joint.name)}, {name}"
            yield Slider("q", start + k, inline(f"${symbol}$"), said, unit, lower, upper)


def _turns(joint: Joint, number: int, start: int) -> Iterator[Slider]:
    for axis, name in enumerate(("roll", "pitch", "yaw")):
        said = f"{printable(joint.name)}, {name}"
        label = f"{name} {number}"
        yield Slider("turn", start, label, said, "rad", -math.pi, math.pi, axis)


def _velocities(model: Model, labels: Mapping[Any, str]) -> Iterator[Slider]:
    robot = model.robot
    for joint, start in zip(robot.joints, robot.coordinates, strict=True):
        if joint.mimic is not None:
            continue
        names: Sequence[str] = joint.motion.velocity_names
        for k, name in enumerate(names):
            unit = "m" if joint.slides or name.startswith("v") else "rad"
            fast = FASTEST[unit]
            symbol = labels[model.symbol(f"qd[{start + k}]")]
            what = "rate" if joint.nv == 1 else name
            said = f"{printable(joint.name)}, {what}"
            yield Slider("qd", start + k, inline(f"${symbol}$"), said, f"{unit}/s", -fast, fast)
