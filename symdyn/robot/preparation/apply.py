"""Applies a preparation to the links and joints of a description, before they are assembled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.robot.assembly.merge import resolve_mimics
from symdyn.robot.assembly.raw import Parts, RawConstraint, RawJoint, RawRobot
from symdyn.robot.checks import hint, printable, quote
from symdyn.robot.preparation.base import fixed_to_root, reroot, with_floating_base
from symdyn.robot.preparation.drive import with_drives, with_motors, with_smooth_friction
from symdyn.robot.preparation.lock import expand_series_locks, with_locks
from symdyn.robot.preparation.options import Preparation
from symdyn.scalar import Scalar


def apply_preparation(raw: RawRobot, wanted: Preparation) -> RawRobot:
    """Apply a preparation, except for payloads, in the order that `options.py` states.

    Each change adds a line to the notes of the description.
    """
    links, joints, frames = raw.parts
    tips, gravity, where = raw.tips, raw.gravity, raw.where
    notes = list(raw.notes)
    if wanted.ignore_mimic:
        joints, more = without_mimics(joints, where)
        notes += more
    if wanted.lock:
        values = expand_series_locks({name: value for name, (value,) in wanted.lock}, joints, where)
        before = joints
        joints, more = with_locks(joints, values, where)
        notes += more
        if all(joint.type == "fixed" for joint in joints) and not wanted.floating:
            raise RobotError("lock: every joint is locked; leave one free", where)
    parts = Parts(links, joints, frames)
    if wanted.only:
        whole = parts
        parts, more = cut_to_branch(parts, wanted.only, where, raw.nominal)
        notes += more
        _check_cut(whole, parts, raw.constraints, wanted.only, where)
        tips = [wanted.only]
        if wanted.lock:
            _check_locks(before, parts.joints, list(values), wanted.only, where)
    if wanted.root:
        parts, more, gravity = reroot(parts, wanted.root, wanted.floating, gravity, where)
        notes += more
    if wanted.floating:
        _check_base(parts, raw.constraints, where)
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
    return replace(
        raw,
        links=parts.links,
        joints=joints,
        frames=parts.frames,
        tips=tips,
        gravity=gravity,
        notes=notes,
    )


def _check_locks(
    before: Sequence[RawJoint],
    kept: Sequence[RawJoint],
    locked: Sequence[str],
    end: str,
    where: str,
) -> None:
    """Raise an error for locked joints that are cut off, unless a remaining joint mimics them."""
    inside = {joint.name for joint in kept}
    held = {mimic.leader for name, mimic in resolve_mimics(before).items() if name in inside}
    for name in locked:
        if name not in inside and name not in held:
            message = f"lock: joint {quote(name)} is not on the branch that ends at {quote(end)}"
            raise RobotError(f"{message}; leave it out", where)


def _names(parts: Parts) -> set[str]:
    return {*(link.name for link in parts.links), *(frame.name for frame in parts.frames)}


def _check_cut(
    whole: Parts, kept: Parts, constraints: Sequence[RawConstraint], end: str, where: str
) -> None:
    """Raise an error if a constraint uses a frame that is cut off."""
    lost = _names(whole) - _names(kept)
    for constraint, _ in constraints:
        for frame in (constraint.frame_a, constraint.frame_b):
            if frame in lost:
                message = f"only: constraint {quote(constraint.name)} uses frame {quote(frame)}"
                cure = f"which is not on the branch to {quote(end)}; leave the constraint out"
                raise RobotError(f"{message}, {cure}", where)


def _check_base(parts: Parts, constraints: Sequence[RawConstraint], where: str) -> None:
    """Raise an error if constraints use the base: it could be the world or part of the robot."""
    held = set(fixed_to_root(parts))
    held |= {frame.name for frame in parts.frames if frame.body in held}
    for constraint, _ in constraints:
        for frame in (constraint.frame_a, constraint.frame_b):
            if frame in held:
                message = f"floating: constraint {quote(constraint.name)} uses frame {quote(frame)}"
                cure = "which would float, too; describe the world and the floating joint instead"
                raise RobotError(f"{message}, {cure}", where)


# Reduces a tree to the branch that ends at one link.
#
# The links from the base to that link remain, with everything fixed to them. Links beyond the end
# and on other branches are removed with their inertia.


def cut_to_branch(
    parts: Parts, end: str, where: str, nominal: Callable[[Scalar], float]
) -> tuple[Parts, list[str]]:
    """Return the parts of the branch, and a note on the joints and the mass that were removed."""
    links = {link.name for link in parts.links}
    bodies = {frame.name: frame.body for frame in parts.frames}
    if end not in links and end not in bodies:
        known = [*(link.name for link in parts.links), *bodies]
        raise RobotError(f"only: no link is called {quote(end)}{hint(end, known)}", where)
    kept = _fixed_to(_path(parts.joints, bodies.get(end, end)), parts.joints, beyond=end)
    inside = [joint for joint in parts.joints if joint.child in kept and joint.parent in kept]
    if len(inside) == len(parts.joints):
        raise RobotError(
            f"only: the branch to {quote(end)} is the whole robot; leave it out", where
        )
    _check_leaders(parts.joints, inside, where)
    moving = [sum(joint.type != "fixed" for joint in some) for some in (inside, parts.joints)]
    if not moving[0]:
        raise RobotError(f"only: no joint moves {quote(end)}; name a link that moves", where)
    masses = {link.name: float(nominal(link.inertia.m)) for link in parts.links}
    lost = sum(mass for name, mass in masses.items() if name not in kept)
    note = f"cut to the branch that ends at {printable(end, 60)}: "
    note += f"{moving[0]} of {moving[1]} joints kept, "
    note += f"{lost:g} of {sum(masses.values()):g} kg removed"
    cut = Parts(
        [link for link in parts.links if link.name in kept],
        inside,
        [frame for frame in parts.frames if frame.body in kept],
    )
    return cut, [note]


def _path(joints: Sequence[RawJoint], end: str) -> set[str]:
    """Return the links from the end to the root; assembly reports loops."""
    above = {joint.child: joint.parent for joint in joints}
    path = {end}
    while end in above and above[end] not in path:
        end = above[end]
        path.add(end)
    return path


def _fixed_to(path: set[str], joints: Sequence[RawJoint], beyond: str) -> set[str]:
    """Return the path and all links fixed to it, except those beyond its end."""
    held: dict[str, list[str]] = {}
    for joint in joints:
        if joint.type == "fixed" and joint.parent != beyond:
            held.setdefault(joint.parent, []).append(joint.child)
    kept, stack = set(path), list(path)
    while stack:
        for child in held.get(stack.pop(), []):
            if child not in kept:
                kept.add(child)
                stack.append(child)
    return kept


def _check_leaders(joints: Sequence[RawJoint], inside: Sequence[RawJoint], where: str) -> None:
    leaders = resolve_mimics(joints)
    names = {joint.name for joint in inside}
    for joint in inside:
        if joint.name in leaders and leaders[joint.name].leader not in names:
            raise RobotError(
                f"only: joint {quote(joint.name)} mimics {quote(leaders[joint.name].leader)}, "
                "which is cut off; lock that joint, or ignore mimics",
                where,
            )


# Makes mimic joints independent.


def without_mimics(joints: Sequence[RawJoint], where: str) -> tuple[list[RawJoint], list[str]]:
    """Return the joints without mimic relations, and a note that lists the former followers."""
    followers = [j.name for j in joints if j.mimic is not None and j.type != "fixed"]
    if not followers:
        raise RobotError(
            "no joint mimics another, so ignore_mimic has no effect; leave it out", where
        )
    names = ", ".join(printable(name, 60) for name in followers)
    note = f"mimics ignored, these joints are independent: {names}"
    return [replace(joint, mimic=None) for joint in joints], [note]
