"""The libraries that serve as oracles: which are installed, which robots and files they know."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from symdyn.robot.assembly.series import velocity_units
from symdyn.robot.model import BASE, Robot
from symdyn.verification.oracles.file_joints import Mismatch
from symdyn.verification.oracles.oracle import Oracle


def pinocchio_oracle(robot: Robot) -> Oracle:
    """The robot in Pinocchio."""
    # Each library is loaded only where it is asked for, since it may be missing.
    from symdyn.verification.oracles.pinocchio_oracle import PinocchioOracle

    return PinocchioOracle(robot)


def mujoco_oracle(robot: Robot) -> Oracle:
    """The robot in MuJoCo."""
    from symdyn.verification.oracles.mujoco_oracle import MujocoOracle

    return MujocoOracle(robot)


ORACLES: dict[str, Callable[[Robot], Oracle]] = {
    "pinocchio": pinocchio_oracle,
    "mujoco": mujoco_oracle,
}


_UNKNOWN = {"pinocchio": (), "mujoco": ("helical", "planar", "modal")}
"""The types of joints that a library does not have."""


_SMALLEST = {"pinocchio": 0.0, "mujoco": 1e-12}
"""The inertia along a joint that a library tells from none: MuJoCo puts 1e-15 for less."""


def left_out(robot: Robot) -> dict[str, str]:
    """The installed oracles that do not know a robot's joints or inertias, and why."""
    found = {}
    for name in installed():
        if why := too_light(robot, name):
            found[name] = why
        unknown = [joint for joint in robot.joints if joint.type in _UNKNOWN[name]]
        if unknown:
            kinds = " or ".join(dict.fromkeys(joint.type for joint in unknown))
            found[name] = f"it has no {kinds} joints ({', '.join(j.name for j in unknown)})"
    return found


def too_light(robot: Robot, library: str) -> str:
    """Why a library cannot hold the inertias of a robot; empty if it can."""
    felt = _smallest_inertia(robot.bind())
    light = felt < _SMALLEST[library]
    return f"it takes inertias such as {felt:.1g} kg m^2 (or kg) for none" if light else ""


def _smallest_inertia(robot: Robot) -> float:
    """The least inertia that a joint moves, by the largest mass or moment in what it moves."""
    tens = [[abs(float(x)) for x in link.inertia.parameters] for link in robot.links]
    sizes = [{"m": ten[0], "rad": max(ten[4:])} for ten in tens]
    felt = []
    for i in reversed(range(len(robot.joints))):
        joint = robot.joints[i]
        if joint.parent != BASE:
            above = sizes[joint.parent]
            sizes[joint.parent] = {unit: max(above[unit], x) for unit, x in sizes[i].items()}
        units = velocity_units(joint.motion.screws)
        felt += [max(sizes[i][unit], float(joint.rotor_inertia)) for unit in units]
    return min((x for x in felt if x), default=1.0)


def installed() -> list[str]:
    """The names of the oracles that can be imported here."""
    return [name for name in ORACLES if find_spec(name) is not None]


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
        module: Any = import_module(f"symdyn.verification.oracles.{library}_oracle")
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
