"""The robot at given values of its open parameters, with every body moved by its placement.

    P = [[ S, h ], [ h^T, m ]],   S = tr(I)/2 1 - I         P_link = sum over its bodies of X P X^T

X is the 4x4 pose of the body's frame on the link. The bodies are those of the description. The sum
that the robot itself has as formulas is being checked and is not used here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.model import Link, Robot
from symdyn.support.names import unique_identifiers
from symdyn.verification.reference.geometry import Array, number, numbers, placement_matrix

_ROUNDING = 1e-12
"""What part of the largest parameter of a link its sum may be off."""


def with_values(robot: Robot, values: Mapping[str, Any]) -> Robot:
    """The robot of numbers; parameters without a value have their nominal one.

    An inertial parameter of a link that is open but has no value is that of the link's bodies.
    """
    moved = robot.bind(values)
    if not any(link.bodies for link in robot.links):
        return moved
    nominal, links = robot.bind(), []
    owners = unique_identifiers(link.name for link in robot.links)
    for i, (owner, link) in enumerate(zip(owners, robot.links, strict=True)):
        given = {
            k
            for k, (name, x) in enumerate(
                zip(PARAMETER_NAMES, link.inertia.parameters, strict=True)
            )
            if getattr(x, "value", None) == f"{owner}.{name}" in values
        }
        links.append(_sum_of_bodies(nominal, moved, i, given) if link.bodies else moved.links[i])
    return replace(moved, links=tuple(links))


def _sum_of_bodies(nominal: Robot, moved: Robot, i: int, given: set[int]) -> Link:
    """Link i with the sum of its bodies, and with what its inertia is more than their sum."""
    whole = numbers(nominal.links[i].inertia.parameters)
    remainder = whole - _sum(nominal, i)
    remainder = np.where(np.abs(remainder) > _ROUNDING * np.max(np.abs(whole)), remainder, 0)
    ten = [
        own if k in given else number(x)
        for k, (own, x) in enumerate(
            zip(
                moved.links[i].inertia.parameters,
                (_sum(moved, i) + remainder).tolist(),
                strict=True,
            )
        )
    ]
    return replace(moved.links[i], inertia=Inertia(*ten))


def _sum(robot: Robot, i: int) -> Array:
    """The ten parameters of all bodies of a link together."""
    total: Array = np.zeros((4, 4))
    for body in robot.links[i].bodies:
        inertia, X = body.inertia, placement_matrix(robot.frame(body.frame).placement)
        tensor, h = numbers(inertia.tensor), numbers(inertia.moment)[:, None]
        S = np.trace(tensor) / 2 * np.eye(3) - tensor
        total = total + X @ np.block([[S, h], [h.T, np.array([[number(inertia.m)]])]]) @ X.T
    S = total[:3, :3]
    tensor = np.trace(S) * np.eye(3) - S
    return np.array([total[3, 3], *total[:3, 3], *tensor[[0, 0, 1, 0, 1, 2], [0, 1, 1, 2, 2, 2]]])
