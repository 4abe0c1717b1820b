"""Joints: one motion a file, and the table of their types.

motion.py      what every joint can say of its motion
revolute.py    a turn (`revolute`, `continuous`)      prismatic.py   a slide
helical.py     a screw                                planar.py      a plane
spherical.py   a ball                                 floating.py    a free body
modal.py       up to six freedoms by a modal matrix   series.py      cylindrical, universal: two
                                                                     joints in a row
curved.py      what the last four have in common      passive.py     friction and springs

To add a joint, write its file, and its line in `MOTIONS` or `SERIES`.
"""

from collections.abc import Callable

from symdyn.lie import Twist, Vec3
from symdyn.robot.joints.floating import Floating
from symdyn.robot.joints.helical import Helical
from symdyn.robot.joints.modal import Modal
from symdyn.robot.joints.motion import Motion as Motion
from symdyn.robot.joints.passive import FREE as FREE
from symdyn.robot.joints.passive import Passive as Passive
from symdyn.robot.joints.planar import Planar
from symdyn.robot.joints.prismatic import Prismatic
from symdyn.robot.joints.revolute import Revolute
from symdyn.robot.joints.series import SERIES as SERIES
from symdyn.robot.joints.spherical import Spherical
from symdyn.scalar import Scalar

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
