"""Joints of a file, as a library reads them, and the coordinates of the robot, matched by name.

    q_file = rate q + offset

Which joints follow others is read from the file here, not from the robot: whether the robot has the
right followers is what is asked. A joint that was locked on request keeps its position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from symdyn.robot.model import Robot
from symdyn.verification.oracles.oracle import Drive


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
    for name, dofs in joints.items():
        known = {} if done.ignore_mimic else followers
        leader, multiplier, offset = last_leader(name, known)
        if leader in locks:
            found.append(Drive(None, 0.0, offset + multiplier * locks[leader]))
            continue
        if leader not in entries:
            raise Mismatch(f"joint {leader!r} of the file does not move in the robot")
        i = entries[leader]
        if dofs != robot.joints[i].nv:
            here = f"{robot.joints[i].nv} DoF in the robot"
            raise Mismatch(f"joint {name!r} has {dofs} DoF in the file and {here}")
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
