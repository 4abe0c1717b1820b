"""Locks joints: a joint becomes fixed at a value q, and its link is merged into the parent.

    f = placement exp(S (scale q + q_offset)) tail

The motion about an axis that is not a coordinate axis is A rz(x) A^-1, where A = rz(a) ry(b)
rotates z to the axis; so the moves are elementary, and the value may be a formula. Joints that
mimic a locked joint are locked with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.errors import RobotError
from symdyn.lie import Vec3
from symdyn.robot.assembly.merge import resolve_mimics
from symdyn.robot.assembly.raw import RawJoint
from symdyn.robot.checks import LARGEST_ANGLE, WARNING, exact, hint, printable, quote
from symdyn.robot.placement import UNMOVED, Move, Placement
from symdyn.scalar import Scalar, is_number, is_zero, snap_angle


def expand_series_locks(
    values: Mapping[str, Scalar], joints: Sequence[RawJoint], where: str
) -> dict[str, Scalar]:
    """Replace joints that consist of two joints by their parts."""
    names = {joint.name for joint in joints}
    found: dict[str, Scalar] = {}
    for name, value in values.items():
        parts = [j.name for j in joints if j.series is not None and j.series[0] == name]
        if name in names or not parts:
            found[name] = value
            continue
        if value != 0:
            message = f"lock: joint {quote(name)} has two coordinates; lock it at 0"
            raise RobotError(f"{message}, or lock {' and '.join(map(quote, parts))}", where)
        found |= dict.fromkeys(parts, value)
    return found


def with_locks(
    joints: Sequence[RawJoint], values: Mapping[str, Scalar], where: str
) -> tuple[list[RawJoint], list[str]]:
    """Fix the joints of `values` and their followers; return all joints, and a note for each."""
    known = {joint.name: joint for joint in joints}
    movable = [joint.name for joint in joints if joint.type != "fixed"]
    leaders = resolve_mimics(joints)
    for name in values:
        if name not in known:
            raise RobotError(f"lock: no joint is called {quote(name)}{hint(name, movable)}", where)
        if known[name].type == "fixed":
            raise RobotError(f"lock: joint {quote(name)} is fixed already; leave it out", where)
        if name in leaders and leaders[name].leader not in values:
            leader = quote(leaders[name].leader)
            raise RobotError(
                f"lock: joint {quote(name)} mimics {leader}; lock that joint, or ignore mimics",
                where,
            )
        if name in leaders:
            leader = quote(leaders[name].leader)
            raise RobotError(
                f"lock: joint {quote(name)} mimics {leader}, which is locked too; lock only that "
                "one, or ignore mimics",
                where,
            )
    changed_joints: list[RawJoint] = []
    notes: list[str] = []
    for joint in joints:
        mimic = leaders.get(joint.name)
        if joint.name in values:
            value, follows = values[joint.name], ""
        elif mimic is not None and mimic.leader in values:
            value = exact(mimic.multiplier * values[mimic.leader] + mimic.offset)
            follows = f", following {printable(mimic.leader, 60)}"
        else:
            changed_joints.append(joint)
            continue
        changed_joints.append(_fix(joint, value, where))
        notes += _notes(joint, value, follows)
    return changed_joints, notes


def _notes(joint: RawJoint, value: Scalar, follows: str) -> list[str]:
    name = printable(joint.name, 60)
    if not joint.is_single:
        return [f"joint {name} locked at its neutral position"]
    unit = "m" if joint.type == "prismatic" else "rad"
    at = f"{value:.6g} {unit}" if is_number(value) else "a formula"
    notes = [f"joint {name} locked at {at}{follows}"]
    lower, upper = joint.limits.lower, joint.limits.upper
    if joint.type != "continuous" and is_number(value):
        low = lower is not None and value < lower
        if low or (upper is not None and value > upper):
            ends = ("" if end is None else f"{end:g}" for end in (lower, upper))
            span = " .. ".join(ends)
            notes.append(f"{WARNING}joint {name} is locked at {at}, outside its limits {span}")
    return notes


def _fix(joint: RawJoint, value: Scalar, where: str) -> RawJoint:
    if not joint.is_single and value != 0:
        raise RobotError(
            f"lock: joint {quote(joint.name)} is of the type {quote(joint.type)}; lock it "
            "at 0, since other positions take several numbers",
            where,
        )
    motion = motion_placement(joint, value, where) if joint.is_single else UNMOVED
    return RawJoint(
        joint.name,
        "fixed",
        joint.parent,
        joint.child,
        joint.placement.then(motion),
        tail=joint.tail,
        where=joint.where,
    )


def motion_placement(joint: RawJoint, value: Scalar, where: str) -> Placement:
    """Return exp(S x) of a joint with one DoF as elementary moves, x = scale q + q_offset."""
    x = joint.scale * value + joint.q_offset
    if is_number(x):
        if joint.type != "prismatic" and abs(x) > LARGEST_ANGLE:
            message = f"lock: joint {quote(joint.name)} would be locked at {float(x):g} rad"
            raise RobotError(f"{message}; give an angle of a few turns at most", where)
        x = exact(x if joint.type == "prismatic" else snap_angle(float(x)))
    if is_zero(x):
        return UNMOVED
    if not all(map(is_number, joint.axis)):
        raise RobotError(
            f"lock: the axis of joint {quote(joint.name)} has formulas; lock it at 0, or write "
            "the axis as numbers",
            where,
        )
    axis = _unit(joint.axis)
    if joint.type == "prismatic":
        return _shift(axis, x)
    shift = UNMOVED if is_zero(joint.pitch) else _shift(axis, joint.pitch * x)
    return _turn(axis, x).then(shift)


def _shift(axis: Vec3, x: Scalar) -> Placement:
    moves = zip("xyz", axis, strict=True)
    return Placement(tuple(Move(kind, along * x) for kind, along in moves if along))


def _turn(axis: Vec3, x: Scalar) -> Placement:
    for kind, along in zip("xyz", axis, strict=True):
        if abs(along) == 1:
            return Placement((Move(f"r{kind}", along * x),))
    a, b = _heading(axis)
    turns = (("rz", a), ("ry", b), ("rz", x), ("ry", -b), ("rz", -a))
    return Placement(tuple(Move(kind, amount) for kind, amount in turns if not is_zero(amount)))


def rotation_to_axis(axis: Vec3) -> Placement:
    """Return the rotation from z to a direction of numbers, A = rz(a) ry(b)."""
    turns = zip(("rz", "ry"), _heading(axis), strict=True)
    return Placement(tuple(Move(kind, amount) for kind, amount in turns if not is_zero(amount)))


def _unit(axis: Vec3) -> Vec3:
    import mpmath

    length = mpmath.sqrt(sum(mpmath.mpf(float(c)) ** 2 for c in axis))
    if length < 1e-12:  # build_robot reports the axis
        return axis
    x, y, z = (exact(float(mpmath.mpf(float(c)) / length)) for c in axis)
    return (x, y, z)


def _heading(axis: Vec3) -> tuple[float, float]:
    """Return the angles a, b with rz(a) ry(b) z = axis."""
    import mpmath  # unlike the local libm it gives the same bits on every machine

    x, y, z = map(float, axis)
    a, b = mpmath.atan2(y, x), mpmath.atan2(mpmath.sqrt(x * x + y * y), z)
    return exact(snap_angle(float(a))), exact(snap_angle(float(b)))
