"""Joints that are two joints in a row, with a massless link between them (S81 section 1).

    cylindrical   a turn, then a slide, both about and along one axis
    universal     a turn about the first axis, then one about the second, which the first carries

Their screws are not all constant in the last link, those of the two parts are. A robot has both
parts as joints of its own; the manifest names the joint of the file.
"""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """One of the joints: its type, which of the two axes it has, and what its coordinate is."""

    type: str
    axis: int
    coordinate: str


SERIES = {
    "cylindrical": (Part("revolute", 0, "angle"), Part("prismatic", 0, "displacement")),
    "universal": (Part("revolute", 0, "angle1"), Part("revolute", 1, "angle2")),
}
