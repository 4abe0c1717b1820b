"""Libraries that read a robot's file themselves, and the reasons of those that cannot.

The joints of the file, as a library reads them, follow the coordinates of the robot by name:

    q_file = rate q + offset

Which joints follow others is read from the file here, not from the robot: whether the robot has the
right followers is what is asked. A joint that was locked on request keeps its position.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple

from symdyn.robot.model import Robot
from symdyn.verification.oracles.libraries import installed, too_light
from symdyn.verification.oracles.oracle import Drive, Oracle


class Follows(NamedTuple):
    """q = multiplier q[leader] + offset."""

    leader: str
    multiplier: float
    offset: float


class Mismatch(Exception):
    """The joints of the file and those of the robot are not the same."""


def drives_of(
    robot: Robot, joints: Mapping[str, int], followers: Mapping[str, Follows]
) -> list[Drive]:
    """What moves the joints of the library, which are given with their numbers of velocities."""
    entries = {j.name: i for i, j in enumerate(robot.joints) if j.mimic is None}
    found = []
    done = robot.preparation
    locks = {name: value for name, (value,) in done.lock}
    for name, freedoms in joints.items():
        known = {} if done.ignore_mimic else followers
        leader, multiplier, offset = last_leader(name, known)
        if leader in locks:
            found.append(Drive(None, 0.0, offset + multiplier * locks[leader]))
            continue
        if leader not in entries:
            raise Mismatch(f"joint {leader!r} of the file does not move in the robot")
        i = entries[leader]
        if freedoms != robot.joints[i].nv:
            here = f"{robot.joints[i].nv} freedoms in the robot"
            raise Mismatch(f"joint {name!r} has {freedoms} freedoms in the file and {here}")
        found.append(Drive(i, multiplier, offset))
    moved = {drive.joint for drive in found if drive.rate}
    still = [name for name, i in entries.items() if i not in moved]
    if still:
        raise Mismatch(f"joint {still[0]!r} of the robot does not move in the file")
    return found


def armatures(robot: Robot) -> dict[str, float]:
    """The rotors that joints were given on request."""
    return {name: inertia * gear**2 for name, (inertia, gear) in robot.preparation.rotor}


def last_leader(name: str, followers: Mapping[str, Follows]) -> Follows:
    """The joint at the end of the line, with all multipliers and offsets on the way."""
    found = Follows(name, 1.0, 0.0)
    for _ in followers:
        step = followers.get(found.leader)
        if step is None:
            break
        offset = found.multiplier * step.offset + found.offset
        found = Follows(step.leader, found.multiplier * step.multiplier, offset)
    return found


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
