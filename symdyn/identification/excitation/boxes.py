"""Boxes that the origin of a link stays out of, or inside, in the axes of the base.

inside:  |x - c| <= h in all three axes      outside:  max over axes of |x - c| / h >= 1
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError
from symdyn.robot import Robot
from symdyn.robot.checks import quoted
from symdyn.support.matching import suggestion
from symdyn.support.names import printable

Array = NDArray[np.float64]
Given = tuple[str, Sequence[float]]
"""A link, and the six numbers x0, y0, z0, x1, y1, z1 of two corners."""


@dataclass(frozen=True, eq=False)
class Box:
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


def boxes_of(robot: Robot, keep_out: Sequence[Given], keep_in: Sequence[Given]) -> tuple[Box, ...]:
    """The boxes, checked."""
    known = [frame.name for frame in robot.frames]
    found = []
    for flag, boxes in (("--keep-out", keep_out), ("--keep-in", keep_in)):
        for link, corners in boxes:
            if link not in known:
                message = f"{flag}: no link is called {quoted(link)}{suggestion(link, known)}"
                raise RobotError(message, printable(robot.name))
            numbers = np.array(corners, float)
            if numbers.shape != (6,) or not np.isfinite(numbers).all():
                raise RobotError(
                    f"{flag} of {quoted(link)} takes six finite numbers, x0,y0,z0,x1,y1,z1 of two "
                    f"corners; got {len(corners)}"
                )
            low, high = np.minimum(*numbers.reshape(2, 3)), np.maximum(*numbers.reshape(2, 3))
            if not (high > low).all():
                raise RobotError(f"{flag}: the box of {quoted(link)} is flat; give it a volume")
            found.append(Box(link, (low + high) / 2, (high - low) / 2, flag == "--keep-in"))
    return tuple(found)
