"""Oracles: which libraries are installed, and which robots and files they support."""

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
from symdyn.verification.oracles.file_joints import JointMismatch
from symdyn.verification.oracles.oracle import Oracle


def pinocchio_oracle(robot: Robot) -> Oracle:
    """Build the robot in Pinocchio."""
    # Libraries are imported on demand, since they may be missing.
    from symdyn.verification.oracles.pinocchio_oracle import PinocchioOracle

    return PinocchioOracle(robot)


def mujoco_oracle(robot: Robot) -> Oracle:
    """Build the robot in MuJoCo."""
    from symdyn.verification.oracles.mujoco_oracle import MujocoOracle

    return MujocoOracle(robot)


ORACLES: dict[str, Callable[[Robot], Oracle]] = {
    "pinocchio": pinocchio_oracle,
    "mujoco": mujoco_oracle,
}


_UNSUPPORTED_JOINTS = {"pinocchio": (), "mujoco": ("helical", "planar", "modal")}
"""Joint types that a library does not support."""


_SMALLEST = {"pinocchio": 0.0, "mujoco": 1e-12}
"""Smallest nonzero inertia that a library supports: MuJoCo replaces smaller ones by 1e-15."""


def unsupported_oracles(robot: Robot) -> dict[str, str]:
    """Return the installed oracles that do not support a robot's joints or inertias, and why."""
    found = {}
    for name in installed():
        if why := too_light(robot, name):
            found[name] = why
        unknown = [joint for joint in robot.joints if joint.type in _UNSUPPORTED_JOINTS[name]]
        if unknown:
            kinds = " or ".join(dict.fromkeys(joint.type for joint in unknown))
            found[name] = (
                f"it does not support {kinds} joints ({', '.join(j.name for j in unknown)})"
            )
    return found


def too_light(robot: Robot, library: str) -> str:
    """Return why a library cannot represent the inertias of a robot; empty if it can."""
    smallest = _smallest_inertia(robot.bind())
    light = smallest < _SMALLEST[library]
    return f"it treats inertias such as {smallest:.1g} kg m^2 (or kg) as zero" if light else ""


def _smallest_inertia(robot: Robot) -> float:
    """Return the smallest inertia that a joint moves, the largest mass or moment beyond it."""
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
    """Return the names of the installed oracles."""
    return [name for name in ORACLES if find_spec(name) is not None]


_READERS = {"pinocchio": "PinocchioFile", "mujoco": "MujocoFile"}
_FORMATS = {"pinocchio": ("urdf",), "mujoco": ("urdf", "mjcf")}
"""Pinocchio also reads MJCF, but ignores inertias that come from shapes."""


@dataclass(frozen=True)
class FileReadings:
    """Results of reading a file, by library.

    `oracles` have read it, `unable` states why others could not, and `mismatched` how joints differ
    from those of the robot.
    """

    oracles: dict[str, Oracle] = field(default_factory=dict)
    unable: dict[str, str] = field(default_factory=dict)
    mismatched: dict[str, str] = field(default_factory=dict)


def read_by_oracles(robot: Robot, gravity: Sequence[float] | None = None) -> FileReadings:
    """Let every installed library read the file that the robot came from.

    `gravity` is a requested gravity vector; without it the file's own is compared as well.
    """
    found = FileReadings()
    original = robot.source.original
    for library in installed():
        if original is None or original.format not in _FORMATS[library]:
            continue
        if why := too_light(robot, library):
            found.unable[library] = why
            continue
        module: Any = import_module(f"symdyn.verification.oracles.{library}_oracle")
        try:
            reader = getattr(module, _READERS[library])
            with _stderr_suppressed():
                found.oracles[library] = reader(robot.bind(), original, gravity)
        except JointMismatch as error:
            found.mismatched[library] = str(error)
        except (ValueError, RuntimeError, IndexError) as error:
            found.unable[library] = " ".join(str(error).split())
    return found


@contextmanager
def _stderr_suppressed() -> Iterator[None]:
    """Suppress messages that libraries print to stderr; errors are reported in one line instead."""
    sys.stderr.flush()
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
