"""Matching, by name, of the joints of a file as a library reads them with robot coordinates.

    q_file = rate q + offset

Mimic relations are read from the file, not from the robot, because the robot's relations are being
checked. A joint that was locked on request keeps its position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from symdyn.robot.model import Robot
from symdyn.verification.oracles.oracle import JointDrive


class MimicRelation(NamedTuple):
    """q = multiplier q[leader] + offset."""

    leader: str
    multiplier: float
    offset: float


class JointMismatch(Exception):
    """The joints of the file differ from those of the robot."""


def drives_of(
    robot: Robot, joints: Mapping[str, int], followers: Mapping[str, MimicRelation]
) -> list[JointDrive]:
    """Return what drives each joint of the library, given with their numbers of velocities."""
    entries = {j.name: i for i, j in enumerate(robot.joints) if j.mimic is None}
    found = []
    done = robot.preparation
    locks = {name: value for name, (value,) in done.lock}
    for name, dofs in joints.items():
        known = {} if done.ignore_mimic else followers
        leader, multiplier, offset = last_leader(name, known)
        if leader in locks:
            found.append(JointDrive(None, 0.0, offset + multiplier * locks[leader]))
            continue
        if leader not in entries:
            raise JointMismatch(f"joint {leader!r} of the file does not move in the robot")
        i = entries[leader]
        if dofs != robot.joints[i].nv:
            here = f"{robot.joints[i].nv} DoF in the robot"
            raise JointMismatch(f"joint {name!r} has {dofs} DoF in the file and {here}")
        found.append(JointDrive(i, multiplier, offset))
    moved = {drive.joint for drive in found if drive.rate}
    still = [name for name, i in entries.items() if i not in moved]
    if still:
        raise JointMismatch(f"joint {still[0]!r} of the robot does not move in the file")
    return found


def armatures(robot: Robot) -> dict[str, float]:
    """Return the reflected rotor inertias that were added on request."""
    return {name: inertia * gear**2 for name, (inertia, gear) in robot.preparation.rotor}


def last_leader(name: str, followers: Mapping[str, MimicRelation]) -> MimicRelation:
    """Return the last leader of a chain of mimic relations, with combined multiplier and offset."""
    found = MimicRelation(name, 1.0, 0.0)
    for _ in followers:
        step = followers.get(found.leader)
        if step is None:
            break
        offset = found.multiplier * step.offset + found.offset
        found = MimicRelation(step.leader, found.multiplier * step.multiplier, offset)
    return found
