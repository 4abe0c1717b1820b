"""The robot: its types, and the readers and writers of its descriptions."""

from __future__ import annotations

import os
from pathlib import Path

from symdyn.errors import RobotError
from symdyn.robot import library
from symdyn.robot.checks import LARGEST_FILE, hint, place, quoted
from symdyn.robot.inertia import PARAMETER_NAMES, PARAMETER_UNITS, Inertia
from symdyn.robot.model import (
    BASE,
    Frame,
    Freedom,
    Joint,
    Limits,
    Link,
    Mimic,
    Parameter,
    Passive,
    Robot,
    Source,
)
from symdyn.robot.placement import Move, Placement
from symdyn.robot.read.mjcf import read_mjcf
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.read.xacro import read_xacro
from symdyn.robot.spec.dh import from_dh
from symdyn.robot.spec.screws import from_screws
from symdyn.robot.spec.spec import read_spec, robot_from_dict, robot_to_dict
from symdyn.robot.write.toml import to_toml
from symdyn.robot.write.urdf import to_urdf
from symdyn.scalar import SNAP_TOLERANCE

__all__ = [
    "BASE",
    "PARAMETER_NAMES",
    "PARAMETER_UNITS",
    "Frame",
    "Freedom",
    "Inertia",
    "Joint",
    "Limits",
    "Link",
    "Mimic",
    "Move",
    "Parameter",
    "Passive",
    "Placement",
    "Robot",
    "Source",
    "from_dh",
    "from_screws",
    "library",
    "load",
    "read_mjcf",
    "read_spec",
    "read_urdf",
    "read_xacro",
    "robot_from_dict",
    "robot_to_dict",
    "to_toml",
    "to_urdf",
]

_READERS = {
    ".urdf": read_urdf,
    ".toml": read_spec,
    ".xacro": read_xacro,
    ".xml": read_mjcf,
    ".mjcf": read_mjcf,
}
_SUFFIXES = ", ".join(_READERS)


def load(path_or_name: str | os.PathLike[str], snap: float = SNAP_TOLERANCE) -> Robot:
    """The built-in robot of that name, or the robot of a file: URDF, xacro, MJCF or TOML spec.

    Angles within `snap` of a multiple of pi/12 become that multiple.
    """
    file = os.fspath(path_or_name)
    if file in library.names():
        return library.load_builtin(file, snap)
    reader = _READERS.get(Path(file).suffix.lower())
    if reader is None:
        if Path(file).suffix or os.sep in file:
            message = f"this file type cannot be read; give one of {_SUFFIXES}"
            raise RobotError(message, place(file))
        known = hint(file, library.names())
        raise RobotError(f"{quoted(file)} is neither a built-in robot nor a file{known}")
    try:
        with open(file, "rb") as stream:
            data = stream.read(LARGEST_FILE + 1)  # the reader refuses the last byte
    except (OSError, ValueError) as error:  # a path with a NUL is a ValueError
        reason = error.strerror if isinstance(error, OSError) else str(error)
        message = f"the file cannot be read ({reason}); check the path"
        raise RobotError(message, place(file)) from None
    return reader(data, file, snap)
