"""Joints: one motion per file, and the table of their types.

motion.py      the interface of a joint motion
revolute.py    rotation about one axis (`revolute`, `continuous`)
prismatic.py   translation along one axis
helical.py     screw motion
planar.py      motion in a plane
spherical.py   rotation about a point
floating.py    free motion, six DoF
modal.py       up to six DoF given by a modal matrix
passive.py     friction and springs
noncommuting.py      what the last four have in common

To add a joint, write its file and its line in `MOTIONS`. A joint that consists of two consecutive
joints needs a line in `SERIES` only.
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

# Joints that consist of two consecutive joints with a massless link between them (S81 section 1).
#
#     cylindrical   a rotation about an axis, then a translation along it
#     universal     a rotation about the first axis, then one about the second
#
# Their screws are not all constant in the last link, but those of the two parts are. A robot has
# both parts as joints of its own; the manifest lists the joint of the file.


class SeriesPart(NamedTuple):
    """One of the two joints: its type, the index of its axis, and the name of its coordinate."""

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
"""The motion of each joint type, given axis, pitch and modes; keys are the names in files."""

MOVING_TYPES = (*MOTIONS, *SERIES)
"""The names of all moving joint types in files."""
