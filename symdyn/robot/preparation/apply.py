"""Applies a preparation to the links and joints of a description, before they are assembled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from symdyn.errors import RobotError
from symdyn.lie import Vec3
from symdyn.robot.assembly.merge import resolve_mimics
from symdyn.robot.assembly.raw import Parts, RawConstraint, RawJoint
from symdyn.robot.checks import quoted
from symdyn.robot.preparation.branch import branch_to
from symdyn.robot.preparation.choices import Preparation
from symdyn.robot.preparation.drive import with_drives, with_smooth_friction
from symdyn.robot.preparation.floating import fixed_to_root, with_floating_base
from symdyn.robot.preparation.lock import of_parts, with_locks
from symdyn.robot.preparation.mimic import without_mimics
from symdyn.robot.preparation.motors import with_motors
from symdyn.robot.preparation.root import rooted_on
from symdyn.scalar import Scalar


class Prepared(NamedTuple):
    """The prepared description, its tips if they are given, notes of what was done, gravity."""

    parts: Parts
    tips: Sequence[str] | None
    notes: list[str]
    gravity: Vec3


def prepare_parts(
    parts: Parts,
    tips: Sequence[str] | None,
    wanted: Preparation,
    gravity: Vec3,
    where: str,
    constraints: Sequence[RawConstraint],
    nominal: Callable[[Scalar], Scalar],
) -> Prepared:
    """The description with all but payloads applied, in the order that `choices.py` states.

    `nominal` evaluates formulas at the values of their symbols.
    """
    links, joints, frames = parts
    notes: list[str] = []
    if wanted.ignore_mimic:
        joints, more = without_mimics(joints, where)
        notes += more
    if wanted.lock:
        values = of_parts({name: value for name, (value,) in wanted.lock}, joints, where)
        before = joints
        joints, more = with_locks(joints, values, where)
        notes += more
        if all(joint.type == "fixed" for joint in joints) and not wanted.floating:
            raise RobotError("lock: every joint is locked; leave one free", where)
    parts = Parts(links, joints, frames)
    if wanted.only:
        whole = parts
        parts, more = branch_to(parts, wanted.only, where, nominal)
        notes += more
        _check_cut(whole, parts, constraints, wanted.only, where)
        tips = [wanted.only]
        if wanted.lock:
            _check_locks(before, parts.joints, list(values), wanted.only, where)
    if wanted.root:
        parts, more, gravity = rooted_on(parts, wanted.root, wanted.floating, gravity, where)
        notes += more
    if wanted.floating:
        _check_base(parts, constraints, where)
        parts, more = with_floating_base(parts, where)
        notes += more
    joints = parts.joints
    if wanted.friction or wanted.spring or wanted.rotor:
        joints, more = with_drives(joints, wanted, where)
        notes += more
    if wanted.smooth_friction:
        joints, more = with_smooth_friction(joints, wanted.smooth_friction, where)
        notes += more
    if wanted.unactuated or wanted.thrusters:
        joints, more = with_motors(joints, wanted, where)
        notes += more
    return Prepared(Parts(parts.links, joints, parts.frames), tips, notes, gravity)


def _check_locks(
    before: Sequence[RawJoint],
    kept: Sequence[RawJoint],
    locked: Sequence[str],
    end: str,
    where: str,
) -> None:
    """Refuse a lock of what is cut off, unless a joint that stays follows it."""
    inside = {joint.name for joint in kept}
    held = {mimic.leader for name, mimic in resolve_mimics(before).items() if name in inside}
    for name in locked:
        if name not in inside and name not in held:
            message = f"lock: joint {quoted(name)} is cut off, {quoted(end)} is on another branch"
            raise RobotError(f"{message}; leave it out", where)


def _names(parts: Parts) -> set[str]:
    return {*(link.name for link in parts.links), *(frame.name for frame in parts.frames)}


def _check_cut(
    whole: Parts, kept: Parts, constraints: Sequence[RawConstraint], end: str, where: str
) -> None:
    """Refuse to cut off a frame that a constraint holds."""
    lost = _names(whole) - _names(kept)
    for constraint, _ in constraints:
        for frame in (constraint.frame_a, constraint.frame_b):
            if frame in lost:
                message = f"only: constraint {quoted(constraint.name)} holds {quoted(frame)}"
                cure = f"which is cut off from {quoted(end)}; leave the constraint out"
                raise RobotError(f"{message}, {cure}", where)


def _check_base(parts: Parts, constraints: Sequence[RawConstraint], where: str) -> None:
    """Refuse to let a base float that constraints hold things to: is it the world, or the robot?"""
    held = set(fixed_to_root(parts))
    held |= {frame.name for frame in parts.frames if frame.body in held}
    for constraint, _ in constraints:
        for frame in (constraint.frame_a, constraint.frame_b):
            if frame in held:
                message = f"floating: constraint {quoted(constraint.name)} holds {quoted(frame)}"
                cure = "which would float, too; give the world as a base of its own, and the joint"
                raise RobotError(f"{message}, {cure}", where)
