"""The robot that base parameters came from, with other inertias: what its base parameters must be.

A base parameter that happens to be zero shows nothing on the robot itself. So a small body is added
to every link, which gives every inertial parameter a value of its own and keeps the mass matrix
positive definite. The base parameters of that robot are solved for by the reference, and the code
has to give its torques with them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.robot import Inertia, Robot
from symdyn.verification.reference.answer import More
from symdyn.verification.reference.base_parameters import base_parameters, base_values

Array = NDArray[Any]

_PART = 1e-3
"""Of the mean mass of a link."""


def with_added_bodies(robot: Robot, rng: np.random.Generator) -> Robot:
    """A small body on every link of a robot of numbers."""
    mass = sum(float(link.inertia.m) for link in robot.links) / len(robot.links) or 1.0
    links = []
    for link in robot.links:
        m, (c, *axes) = _PART * mass, rng.uniform(-0.3, 0.3, (4, 3))
        spread = m * (sum(np.outer(a, a) for a in axes) + np.outer(c, c))
        tensor = np.trace(spread) * np.eye(3) - spread
        lower = (tensor[0, 0], tensor[1, 0], tensor[1, 1], *tensor[2])
        added = (m, *(m * c), *lower)
        ten = [float(x) + y for x, y in zip(link.inertia.parameters, added, strict=True)]
        links.append(replace(link, inertia=Inertia(*map(float, ten))))
    return replace(robot, links=tuple(links))


def values_of(robot: Robot, opened: Robot) -> Array:
    """The open parameters of code in base parameters, for a robot with other inertias."""
    names = tuple(p.name for p in opened.symbolic_parameters)
    found = base_values(robot, names, base_parameters(robot, More(columns=names)))
    return np.array([found.get(p.name, p.value) for p in opened.symbolic_parameters])
