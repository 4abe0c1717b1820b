"""How the joints of a file, as a library reads them, hang on the coordinates of the robot.

    q_file = G q + offset

by the names of joints. Which joints follow others is read from the file here, not from the robot:
whether the robot has the right followers is what is asked. A joint that was locked on request keeps
its position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from symdyn.robot.model import Robot
from symdyn.verify.oracles.oracle import Array


class Follows(NamedTuple):
    """q = multiplier q[leader] + offset."""

    leader: str
    multiplier: float
    offset: float


class Mismatch(Exception):
    """The joints of the file and those of the robot are not the same."""


def joint_map(
    robot: Robot, joints: Sequence[str], followers: Mapping[str, Follows]
) -> tuple[Array, Array]:
    """G and offset; the rows are the joints in the library's order."""
    entries = {
        joint.name: robot.coordinates[i]
        for i, joint in enumerate(robot.joints)
        if joint.mimic is None
    }
    G, offset = np.zeros((len(joints), robot.nv)), np.zeros(len(joints))
    done = robot.preparation
    locks = {name: value for name, (value,) in done.lock}
    for row, name in enumerate(joints):
        known = {} if done.ignore_mimic else followers
        leader, multiplier, offset[row] = last_leader(name, known)
        if leader in locks:
            offset[row] += multiplier * locks[leader]
            continue
        if leader not in entries:
            raise Mismatch(f"joint {leader!r} of the file does not move in the robot")
        G[row, entries[leader]] = multiplier
    still = [name for name, k in entries.items() if not G[:, k].any()]
    if still:
        raise Mismatch(f"joint {still[0]!r} of the robot does not move in the file")
    return G, offset


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


def followed(G: Array, offset: Array, q: ArrayLike, *rates: ArrayLike) -> tuple[Array, ...]:
    """Positions G q + offset of the library's joints, then velocities and accelerations."""
    moved = [np.asarray(G @ np.asarray(rate, float)) for rate in (q, *rates)]
    return (moved[0] + offset, *moved[1:])
