"""Which libraries read a robot's file themselves, and what those say that cannot."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from symdyn.robot.model import Robot
from symdyn.verification.oracles.file_joints import Mismatch
from symdyn.verification.oracles.oracle import Oracle, installed, too_light

_READERS = {"pinocchio": "PinocchioFile", "mujoco": "MujocoFile"}
_FORMATS = {"pinocchio": ("urdf",), "mujoco": ("urdf", "mjcf")}
"""Pinocchio reads MJCF, too, but leaves out inertias that come from shapes."""


@dataclass(frozen=True)
class Readings:
    """The judges that have read the file; why others could not; whose joints are not the robot's.

    All three are by the name of the library.
    """

    oracles: dict[str, Oracle] = field(default_factory=dict)
    unable: dict[str, str] = field(default_factory=dict)
    mismatched: dict[str, str] = field(default_factory=dict)


def read_by_others(robot: Robot, gravity: Sequence[float] | None = None) -> Readings:
    """Let every library that is installed read the file that the robot came from.

    `gravity` is given where it was asked for; otherwise the file's own is compared, too.
    """
    found = Readings()
    original = robot.source.original
    for library in installed():
        if original is None or original.format not in _FORMATS[library]:
            continue
        if why := too_light(robot, library):
            found.unable[library] = why
            continue
        module: Any = import_module(f"symdyn.verification.oracles.{library}_file")
        try:
            judge = getattr(module, _READERS[library])
            with _silenced():
                found.oracles[library] = judge(robot.bind(), original, gravity)
        except Mismatch as error:
            found.mismatched[library] = str(error)
        except (ValueError, RuntimeError, IndexError) as error:
            found.unable[library] = " ".join(str(error).split())
    return found


@contextmanager
def _silenced() -> Iterator[None]:
    """Without what libraries print to the terminal behind Python's back: we say it in one line."""
    sys.stderr.flush()
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
