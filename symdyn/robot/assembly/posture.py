"""The posture of a description: the initial coordinates of its joints.

A closed chain is closed in its posture, and simulations start there. A joint has one number for
each of its coordinates; joints that the posture does not list are in their neutral position. A
joint that consists of two consecutive joints is listed by its name in the file, with both
coordinates, or by its parts. Leaders determine the positions of their followers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from symdyn.errors import RobotError
from symdyn.lie import SE3
from symdyn.lie.quaternions import quaternion_from_matrix
from symdyn.robot.assembly.merge import resolve_mimics
from symdyn.robot.assembly.raw import RawJoint, RawPosture
from symdyn.robot.checks import exact, hint, printable, quote
from symdyn.robot.joints.spherical import QUATERNION_NAMES
from symdyn.robot.preparation.base import FLOATING
from symdyn.scalar import Scalar

UNIT = 1e-3
"""The length of a rounded unit quaternion differs from one by less than this."""
_ROUNDING = 1e-14

PostureEntries = tuple[tuple[str, tuple[float, ...]], ...]
"""Joints by name with their coordinates."""


def resolve_posture(
    postures: Sequence[RawPosture],
    joints: Sequence[RawJoint],
    nominal: Callable[[Scalar], float],
) -> dict[str, tuple[float, ...]]:
    """Return the coordinates by joint name, including followers, with series joints expanded."""
    known = {joint.name: joint for joint in joints if joint.motion is not None}
    series: dict[str, list[str]] = {}
    for joint in known.values():
        if joint.series is not None:
            series.setdefault(joint.series[0], []).append(joint.name)
    leaders = resolve_mimics(joints) if postures else {}
    found: dict[str, tuple[float, ...]] = {}
    given: set[str] = set()
    for name, values, where, default in postures:
        parts = series.get(name, []) if name not in known else [name]
        if given.intersection(parts):
            message = f"the posture lists joint {quote(name)} twice"
            raise RobotError(f"{message}; keep one entry", where)
        given |= set() if default else set(parts)
        if name not in known and parts:
            _check_count(name, len(parts), values, where)
            found |= {part: (value,) for part, value in zip(parts, values, strict=True)}
            continue
        if name not in known:
            raise RobotError(_unknown_joint_message(name, (*known, *series)), where)
        if name in leaders:
            message = f"the posture sets {quote(name)}, which mimics another joint"
            raise RobotError(f"{message}; set {quote(leaders[name].leader)} instead", where)
        motion = known[name].motion
        assert motion is not None  # `known` has joints that move
        _check_count(name, motion.nq, values, where)
        found[name] = _with_unit_quaternion(name, motion.coordinate_names, values, where)
    for name, (leader, multiplier, offset) in leaders.items():
        at = nominal(multiplier) * found.get(leader, (0,))[0] + nominal(offset)
        found[name] = (exact(float(at)),)
    return found


def move_floating_pose(
    values: Mapping[str, tuple[float, ...]],
    before: Sequence[RawJoint],
    after: Sequence[RawJoint],
    nominal: Callable[[Scalar], float],
) -> dict[str, tuple[float, ...]]:
    """Update the posture if a floating joint now moves another body of the tree (`--root`)."""
    found = dict(values)
    was, above = {joint.name: joint for joint in before}, {joint.child: joint for joint in before}
    for carrier in after if values else ():
        old = was.get(carrier.name)
        if carrier.type != FLOATING or old is None or old.child == carrier.child:
            continue
        X, link = SE3(), carrier.child
        while link != old.parent:
            joint = above[link]
            X, link = _transform(joint, values, nominal) @ X, joint.parent
        X = carrier.placement.map(nominal).pose().inverse() @ X
        pose = (*X.p, *quaternion_from_matrix(X.R))
        found[carrier.name] = tuple(exact(float(x)) for x in pose)
    return found


def _transform(
    joint: RawJoint,
    values: Mapping[str, tuple[float, ...]],
    nominal: Callable[[Scalar], float],
) -> SE3:
    """Return the child's frame in its parent's, in the posture."""
    place, tail = (each.map(nominal).pose() for each in (joint.placement, joint.tail))
    motion = joint.motion
    if motion is None:
        return place @ tail
    q = values.get(joint.name, motion.neutral)
    if joint.is_single:
        q = (float(nominal(joint.scale)) * q[0] + float(nominal(joint.q_offset)),)
    return place @ motion.pose(q) @ tail


def posture_entries(
    values: Mapping[str, tuple[float, ...]], joints: Sequence[RawJoint]
) -> PostureEntries:
    """Return the entries of a posture for the joints of the prepared description, in order."""
    own = [joint.name for joint in joints if joint.motion is not None and joint.mimic is None]
    return tuple((name, values[name]) for name in own if name in values)


def _unknown_joint_message(name: str, known: Sequence[str]) -> str:
    what = f"the posture sets {quote(name)}, which is"
    own = [other.removeprefix(f"{name}.") for other in known if other.startswith(f"{name}.")]
    if own:
        first = printable(own[0], 60)
        return f"{what} a robot; give a table of its joints, such as {{ {first} = ... }}"
    return f"{what} not a joint that moves" + hint(name, known)


def _check_count(name: str, count: int, values: Sequence[float], where: str) -> None:
    if len(values) != count:
        message = f"the posture has {len(values)} numbers for joint {quote(name)}"
        raise RobotError(f"{message}; give {count}, one for each of its coordinates", where)


def _with_unit_quaternion(
    name: str, names: Sequence[str], values: tuple[float, ...], where: str
) -> tuple[float, ...]:
    if QUATERNION_NAMES[0] not in names:
        return values
    first = names.index(QUATERNION_NAMES[0])
    four = values[first : first + len(QUATERNION_NAMES)]
    length = math.sqrt(math.fsum(x * x for x in four))
    if abs(length - 1) > UNIT:
        message = f"the quaternion of joint {quote(name)} in the posture has length {length:g}"
        cure = "divide it by its length" if length > 0 else "give 0, 0, 0, 1 for no rotation"
        raise RobotError(f"{message}; {cure}", where)
    if abs(length - 1) <= _ROUNDING:  # so that a robot that is written and read does not change
        return values
    unit = tuple(exact(x / length) for x in four)
    return (*values[:first], *unit, *values[first + len(unit) :])
