"""Joints: one motion a file, and the table of their types.

motion.py      what every joint can say of its motion
revolute.py    a turn (`revolute`, `continuous`)      prismatic.py   a slide
helical.py     a screw                                planar.py      a plane
spherical.py   a ball                                 floating.py    a free body
modal.py       up to six DoF by a modal matrix   passive.py     friction and springs
noncommuting.py      what the last four have in common

To add a joint, write its file and its line in `MOTIONS`; one that is two joints in a row has a line
in `SERIES` only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from symdyn.lie import Twist, Vec3
from symdyn.robot.joints.floating import Floating
from symdyn.robot.joints.helical import Helical
from symdyn.robot.joints.modal import Modal
from symdyn.robot.joints.motion import Motion as Motion
from symdyn.robot.joints.passive import NO_PASSIVE as NO_PASSIVE, Passive as Passive
from symdyn.robot.joints.planar import Planar
from symdyn.robot.joints.prismatic import Prismatic
from symdyn.robot.joints.revolute import Revolute
from symdyn.robot.joints.spherical import Spherical
from symdyn.scalar import Scalar

# Joints that are two joints in a row, with a massless link between them (S81 section 1).
#
#     cylindrical   a turn, then a slide, both about and along one axis
#     universal     a turn about the first axis, then one about the second, which the first carries
#
# Their screws are not all constant in the last link, those of the two parts are. A robot has both
# parts as joints of its own; the manifest names the joint of the file.


class SeriesPart(NamedTuple):
    """One of the joints: its type, which of the two axes it has, and what its coordinate is."""

    type: str
    axis: int
    coordinate: str


SERIES = {
    "cylindrical": (SeriesPart("revolute", 0, "angle"), SeriesPart("prismatic", 0, "displacement")),
    "universal": (SeriesPart("revolute", 0, "angle1"), SeriesPart("revolute", 1, "angle2")),
}


MOTIONS: dict[str, Callable[[Vec3, Scalar, tuple[Twist, ...]], Motion]] = {
    "revolute": lambda axis, pitch, modes: Revolute(axis),
    "continuous": lambda axis, pitch, modes: Revolute(axis),
    "prismatic": lambda axis, pitch, modes: Prismatic(axis),
    "helical": lambda axis, pitch, modes: Helical(axis, pitch),
    "planar": lambda axis, pitch, modes: Planar(axis),
    "spherical": lambda axis, pitch, modes: Spherical(),
    "floating": lambda axis, pitch, modes: Floating(),
    "modal": lambda axis, pitch, modes: Modal(modes),
}
"""From a type's name, as files spell it, to its motion, given axis, pitch and modes."""

MOVING_TYPES = (*MOTIONS, *SERIES)
"""The types of joints that move, as files spell them."""
