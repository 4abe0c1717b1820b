"""From where the figure is looked at; how much of space it shows is found out by the page."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.graph import Program
from symdyn.robot.model import BASE, Robot
from symdyn.teaching.page.controls import Slider

SAMPLES = 200
WANDERING = 0.3
"""Of the way that a free body can go by its sliders, this much is seen."""
SEEN = ("seats", "points", "centres", "tips")
AZIMUTH, ELEVATION = math.radians(-60), math.radians(22)
_AXES = np.eye(3)


@dataclass(frozen=True)
class View:
    """The directions to the right and up on the screen; whether it follows the first body.

    `wandering` are the coordinates of free bodies, of whose sliders only a part is shown.
    """

    right: tuple[float, ...]
    up: tuple[float, ...]
    planar: bool
    follows: bool
    wandering: tuple[int, ...]

    @property
    def data(self) -> dict[str, Any]:
        return {**vars(self), "part": WANDERING}


def view_of(
    robot: Robot, drawing: Program, controls: Sequence[Slider], start: Sequence[float]
) -> View:
    """A plane is looked at from its front, everything else from above and aside."""
    points = _points(robot, drawing, controls, start)
    free = any(joint.parent == BASE and joint.nv > 1 for joint in robot.joints)
    if not free:
        points = np.concatenate([points, np.zeros((len(points), 1, 3))], axis=1)
    flat = points.reshape(-1, 3)
    middle = (flat.min(axis=0) + flat.max(axis=0)) / 2
    reach = float(np.linalg.norm(flat - middle, axis=1).max()) or 1.0
    still = [c for c in range(3) if np.ptp(points[..., c], axis=0).max() < 1e-9 * reach]
    gravity = np.array([float(x) for x in robot.bind().gravity])
    right, up = _directions(still, gravity)
    return View(
        _rounded(right),
        _rounded(up),
        bool(still),
        bool(free and np.any(gravity)),
        tuple(_wandering(robot, controls)),
    )


def _points(
    robot: Robot, drawing: Program, controls: Sequence[Slider], start: Sequence[float]
) -> NDArray[Any]:
    """Everything that is drawn, at coordinates within the ranges of the sliders."""
    random = np.random.default_rng(1)
    q = np.tile(np.array(start), (SAMPLES, 1))
    wandering = set(_wandering(robot, controls))
    for slider in controls:
        if slider.kind == "q":
            part = WANDERING if slider.index in wandering else 1.0
            q[:, slider.index] = part * random.uniform(slider.lower, slider.upper, SAMPLES)
    for four in robot.quaternions:
        some = random.normal(size=(SAMPLES, 4))
        q[:, list(four)] = some / np.linalg.norm(some, axis=1, keepdims=True)
    p = [[float(parameter.value) for parameter in robot.symbolic_parameters]]
    results = drawing(q, *(p if len(drawing.inputs) > 1 else ()))
    named = dict(zip((array.name for array in drawing.outputs), results, strict=True))
    return np.concatenate([named[name] for name in SEEN], axis=1)


def _wandering(robot: Robot, controls: Sequence[Slider]) -> Iterator[int]:
    """Where joints of several freedoms go."""
    pairs = zip(robot.joints, robot.q_starts, strict=True)
    free = {start + k for joint, start in pairs if joint.nq > 1 for k in range(joint.nq)}
    for slider in controls:
        if slider.kind == "q" and slider.unit == "m" and slider.index in free:
            yield slider.index


def _directions(still: Sequence[int], gravity: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """What is to the right and up: against gravity where that can be seen."""
    size = float(np.linalg.norm(gravity))
    upward = -gravity / size if size else _AXES[2]
    if still:
        normal = _AXES[min(still, key=lambda c: abs(float(upward[c])))]
        if size == 0 or abs(float(normal @ upward)) > 0.5:
            upward = next(axis for axis in _AXES[[1, 2]] if abs(float(axis @ normal)) < 0.5)
        upward = upward - (upward @ normal) * normal
        upward = upward / np.linalg.norm(upward)
        right = np.cross(upward, normal)
        return (right if right.sum() > 0 else -right), upward
    side = _AXES[0] if abs(float(upward[0])) < 0.9 else _AXES[1]
    east = side - (side @ upward) * upward
    east = east / np.linalg.norm(east)
    north = np.cross(upward, east)
    right = -math.sin(AZIMUTH) * east + math.cos(AZIMUTH) * north
    toward = math.cos(AZIMUTH) * east + math.sin(AZIMUTH) * north
    return right, math.cos(ELEVATION) * upward - math.sin(ELEVATION) * toward


def _rounded(vector: NDArray[Any]) -> tuple[float, ...]:
    return tuple(round(float(x), 6) + 0.0 for x in vector)
