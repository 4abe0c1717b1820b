"""The libraries that serve as oracles: which are installed, and which robots they know."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

from symdyn.robot.assembly.series import velocity_units
from symdyn.robot.model import BASE, Robot
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
