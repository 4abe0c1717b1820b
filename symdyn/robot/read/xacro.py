"""Xacro, the macro language of URDF: expanded by the package of that name, then read as URDF.

Needs the extra `xacro`. Packages in `$(find ...)` are looked for upwards from the file. Xacro
evaluates the expressions of the file, so expand only files that you trust.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.robot.checks import place, printable
from symdyn.robot.model import Robot, Source
from symdyn.robot.read.urdf import read_urdf
from symdyn.scalar import SNAP_TOLERANCE


def read_xacro(text: str | bytes, file: str, snap: float = SNAP_TOLERANCE) -> Robot:
    """The robot of a xacro file; `file` is opened by xacro itself, so that includes are found.

    Lines in errors are those of the expanded text.
    """
    expanded = expand_xacro(file)
    robot = read_urdf(expanded, f"{file} (expanded)", snap)
    data = text.encode() if isinstance(text, str) else text
    source = Source(os.path.basename(file), hashlib.sha256(data).hexdigest())
    return replace(robot, source=source)


def expand_xacro(file: str) -> str:
    """The URDF text of a xacro file."""
    try:
        import xacro
        from xacrodoc import packages
    except ImportError:
        message = "xacro files need the package xacrodoc; pip install 'symdyn[xacro]'"
        raise RobotError(message, place(file)) from None
    try:
        packages.walk_up_from(file)
        return str(xacro.process_file(file).toprettyxml(indent="  "))
    except Exception as error:  # expressions in the file can raise anything
        reason = printable(" ".join(str(error).split())) or type(error).__name__
        message = f"xacro cannot expand this ({reason}); repair the file"
        raise RobotError(message, place(file)) from None
