"""Xacro, the macro language of URDF: expanded by the package of that name, then read as URDF.

Needs the extra `xacro`. Packages in `$(find ...)` are searched upwards from the file, and in the
folders that the user and ROS give (`ROS_PACKAGE_PATH`, `AMENT_PREFIX_PATH`). The package xacro runs
in a separate process for a limited time. A whitelist evaluates its expressions, and the files and
variables that it reads are restricted (`xacro_child.py`).
"""

from __future__ import annotations

import json
import os
import re
import warnings
from collections.abc import Mapping
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot.checks import file_bytes, hint, place, printable, quote
from symdyn.robot.model import Robot, Source
from symdyn.robot.preparation.options import UNPREPARED, Preparation
from symdyn.robot.read.urdf import read_urdf
from symdyn.scalar import SNAP_TOLERANCE
from symdyn.support import processes
from symdyn.support.extras import pip_install

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
    text = expand_xacro(file, trust, preparation)
    # Where packages are on this computer is not part of the robot.
    robot = read_urdf(text, f"{file} (expanded)", snap, replace(preparation, packages=()))
    given = [f"xacro argument {name} = {value}" for name, value in preparation.arguments]
    source = replace(Source.of(file, data), original=robot.source.original)
    return robot.with_fields(source=source, notes=(*robot.notes, *map(printable, given)))


def expand_xacro(file: str, trust: bool = False, preparation: Preparation = UNPREPARED) -> str:
    """The URDF text of a xacro file with the arguments and packages of the preparation.

    Its expressions may compute, with files of its own folder and of packages; `trust` lets them be
    any Python and read the environment.
    """
    arguments = dict(preparation.arguments)
    # xacro would look for them in the folder of the file that names them
    packages = {name: os.path.abspath(folder) for name, folder in preparation.packages}
    for package, folder in packages.items():
        if not os.path.isdir(folder):
            message = f"packages: {quote(package)} is at {quote(folder)}, which is not a folder"
            raise RobotError(f"{message}; give the folder of that package", place(file))
    if find_spec("xacrodoc") is None:
        message = f"xacro files need the package xacrodoc; {pip_install('xacro')}"
        raise RobotError(message, place(file))
    options = {"file": file, "trust": trust, "arguments": arguments, "packages": packages}
    request = json.dumps(options).encode()
    try:
        output, log = processes.answer("symdyn.robot.read.xacro_child", request, LONGEST)
        answer = dict(json.loads(output))
    except TimeoutError:
        message = (
            f"xacro did not expand this within {LONGEST} s; look for endless recursion of macros"
        )
        raise RobotError(message, place(file)) from None
    except (ValueError, TypeError):
        message = "xacro terminated without a result; repair the file"
        raise RobotError(message, place(file)) from None
    if "text" not in answer:
        kind, reason = next(iter(answer.items()))
        reason = printable(" ".join(str(reason).split()))
        raise RobotError(_failure(kind, reason), place(file))
    _reject_unused("arguments", arguments, answer, file)
    _reject_unused("packages", packages, answer, file)
    for line in _warnings(log)[:MOST_WARNINGS]:
        warnings.warn(f"{place(os.path.basename(file))}: xacro reports {line}", stacklevel=2)
    return str(answer["text"])


def _failure(kind: str, reason: str) -> str:
    """Return why there is no expansion, and the cure."""
    if kind == "missing":
        message = f"package {quote(reason)} was not found"
        return f"{message}; name its folder with --package {reason}=DIR"
    if kind == "forbidden":
        message = f"xacro does not allow {reason}, even if the file is trusted"
        return f"{message}; rewrite the expression"
    if kind == "rejected":
        cure = "expand it with --trust (in Python, trust=True) if you trust the file"
        return f"this xacro file needs {reason}; {cure}, which can then run any program"
    return f"xacro cannot expand this ({reason}); repair the file"


def _reject_unused(
    what: str, given: Mapping[str, str], answer: Mapping[str, Any], file: str
) -> None:
    """Raise an error for a name that the file does not use, with the names that it uses."""
    for name in given:
        if name not in answer[what]:
            message = f"{what}: the file does not use {quote(name)}{hint(name, answer[what])}"
            raise RobotError(message, place(file))


def _warnings(log: bytes) -> list[str]:
    """Return the warnings in the output of xacro, without color codes."""
    lines = re.sub(r"\x1b\[[0-9;]*m", "", log.decode(errors="replace")).splitlines()
    return [printable(line) for line in lines if line.startswith(("warning: ", "error: "))]
