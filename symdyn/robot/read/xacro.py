"""Xacro, the macro language of URDF: expanded by the package of that name, then read as URDF.

Needs the extra `xacro`. Packages in `$(find ...)` are looked for upwards from the file. Xacro
evaluates the expressions of the file, so expand only files that you trust.
"""

from __future__ import annotations

from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.robot.checks import file_bytes, place, printable
from symdyn.robot.model import Robot, Source
from symdyn.robot.preparation.choices import UNPREPARED, Preparation
from symdyn.robot.read.urdf import read_urdf
from symdyn.scalar import SNAP_TOLERANCE


def read_xacro(
    text: str | bytes,
    file: str,
    snap: float = SNAP_TOLERANCE,
    preparation: Preparation = UNPREPARED,
) -> Robot:
    """The robot of a xacro file, which xacro opens itself, so that includes are found.

    Lines in errors are those of the expanded text.
    """
    data = file_bytes(text, file)
    robot = read_urdf(expand_xacro(file), f"{file} (expanded)", snap, preparation)
    return replace(robot, source=replace(Source.of(file, data), original=robot.source.original))


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
