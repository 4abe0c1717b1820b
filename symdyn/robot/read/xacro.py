"""Xacro, the macro language of URDF: expanded by the package of that name, then read as URDF.

Needs the extra `xacro`. Packages in `$(find ...)` are looked for upwards from the file. The package
runs in a process of its own for a limited time, and its expressions go through a whitelist
(`xacro_child.py`): it would hand them to Python's eval.
"""

from __future__ import annotations

import json
import os
import re
import warnings
from dataclasses import replace
from importlib.util import find_spec

from symdyn import child
from symdyn.errors import RobotError
from symdyn.robot.checks import file_bytes, place, printable
from symdyn.robot.model import Robot, Source
from symdyn.robot.preparation.choices import UNPREPARED, Preparation
from symdyn.robot.read.urdf import read_urdf
from symdyn.scalar import SNAP_TOLERANCE

LONGEST = 60
"""Seconds that an expansion may take; a large humanoid takes two."""

MOST_WARNINGS = 10


def read_xacro(
    text: str | bytes,
    file: str,
    snap: float = SNAP_TOLERANCE,
    preparation: Preparation = UNPREPARED,
    trust: bool = False,
) -> Robot:
    """The robot of a xacro file, which xacro opens itself, so that includes are found.

    Lines in errors are those of the expanded text.
    """
    data = file_bytes(text, file)
    robot = read_urdf(expand_xacro(file, trust), f"{file} (expanded)", snap, preparation)
    return replace(robot, source=replace(Source.of(file, data), original=robot.source.original))


def expand_xacro(file: str, trust: bool = False) -> str:
    """The URDF text of a xacro file.

    Its expressions may compute and nothing else; `trust` lets them be any Python.
    """
    if find_spec("xacrodoc") is None:
        message = "xacro files need the package xacrodoc; pip install 'symdyn[xacro]'"
        raise RobotError(message, place(file))
    request = json.dumps({"file": file, "trust": trust}).encode()
    try:
        output, said = child.answer("symdyn.robot.read.xacro_child", request, LONGEST)
        answer = json.loads(output)
    except TimeoutError:
        message = f"xacro did not expand this within {LONGEST} s; look for macros without an end"
        raise RobotError(message, place(file)) from None
    except ValueError:
        message = "xacro ended without an answer; repair the file"
        raise RobotError(message, place(file)) from None
    if "text" not in answer:
        reason = printable(" ".join(str(answer.get("error") or answer.get("refused")).split()))
        message = f"xacro cannot expand this ({reason}); repair the file"
        if "refused" in answer:
            message = f"this xacro file needs {reason}, which can be any program"
            message += "; expand it with --trust (in Python, trust=True) if you trust the file"
        raise RobotError(message, place(file))
    for line in _warnings(said)[:MOST_WARNINGS]:
        warnings.warn(f"{place(os.path.basename(file))}: xacro says {line}", stacklevel=2)
    return str(answer["text"])


def _warnings(said: bytes) -> list[str]:
    """The warnings among what xacro says, without the escape sequences that colour them."""
    lines = re.sub(r"\x1b\[[0-9;]*m", "", said.decode(errors="replace")).splitlines()
    return [printable(line) for line in lines if line.startswith(("warning: ", "error: "))]
