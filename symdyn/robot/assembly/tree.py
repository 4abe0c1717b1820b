"""Assembly of a `Robot` from the description of a file (`RawRobot`): checks, merging, numbering.

Every reader ends here. Joints are numbered depth first, children in the order of the file; links
on fixed joints are merged (`merge.py`), and each link of the file, moving or merged, becomes a
`Frame`. Nothing here recurses, because chains may have thousands of links.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from symdyn.errors import RobotError
from symdyn.lie import Vec3
from symdyn.robot.assembly.attached import with_attached_inertias
from symdyn.robot.assembly.loops import check_constraints
from symdyn.robot.assembly.merge import MergedLinks, resolve_mimics
from symdyn.robot.assembly.posture import (
    PostureEntries,
    move_floating_pose,
    posture_entries,
    resolve_posture,
)
from symdyn.robot.assembly.raw import RawFrame, RawJoint, RawLink, RawRobot
from symdyn.robot.assembly.series import complete_series, with_series_expanded
from symdyn.robot.checks import (
    MOST_CONSTRAINTS,
    MOST_LINKS,
    MOST_MOVING,
    WARNING,
    exact,
    hint,
    quote,
    require_finite,
    require_moments,
    require_size,
)
from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.joints import MOTIONS, MOVING_TYPES
from symdyn.robot.joints.passive import iterate_numbers, shape_faults, value_faults
from symdyn.robot.model import BASE, Frame, Joint, Link, Mimic, Robot
from symdyn.robot.plausibility import massless_floating_warnings, plausibility_warnings
from symdyn.robot.preparation.apply import apply_preparation
from symdyn.robot.preparation.options import UNPREPARED, Preparation
from symdyn.robot.preparation.payload import with_payloads
from symdyn.robot.slots import name_moves
from symdyn.scalar import Scalar, is_number

SUPPORTED_TYPES = (*MOVING_TYPES, "fixed")

_OTHER_NAMES = {
    "ball": "spherical",
    "free": "floating",
    "hinge": "revolute",
    "slide": "prismatic",
    "slider": "prismatic",
    "screw": "helical",
}
"""The names of joint types in other formats and in textbooks."""
_DRIVE_WORDS = {
    "rotor_inertia": "rotor inertia",
    "gear": "rotor's gear",
    "viscous": "viscous friction",
    "coulomb": "Coulomb friction",
    "smoothing": "smoothing velocity",
    "quadratic": "quadratic friction",
}
_NEVER_ZERO = {
    "gear": "so its rotor never turns; give the gear ratio, or remove the rotor",
    "scale": "so the joint cannot move; give a nonzero factor",
}
_ANY_SIGN = ("offset", "rest", "quadratic", "gear", "scale", "q_offset")

Nominal = Callable[[Scalar], float]


def build_robot(raw: RawRobot, preparation: Preparation = UNPREPARED) -> Robot:
    """Build the prepared robot of a description; raise a `RobotError` if it is invalid.

    Implausible inertias add warnings to its notes, except for a robot that was read before
    (`KNOWN`).
    """
    _check_sizes(raw)
    raw, stands = _prepare(raw, preparation)
    _check_parts(raw)
    order = _depth_first(raw.links, raw.joints, raw.where)
    if not raw.moving:
        message = "no joint moves; give at least one that is not fixed"
        raise RobotError(f"{message}, or let the base float with --floating", raw.where)
    robot = _assemble(raw, order, posture_entries(stands, order))
    if any(link.bodies for link in raw.links):  # written before, as sums of numbers
        robot = with_attached_inertias(robot.bind(), robot)
    loaded = with_payloads(robot, preparation.payload, raw.where)
    floaters = massless_floating_warnings(loaded) if preparation.floating else []
    notes = (*loaded.notes, *_warnings(floaters))
    return loaded.with_fields(notes=notes, preparation=preparation)


# -- steps ---------------------------------------------------------------------------------


def _prepare(
    raw: RawRobot, preparation: Preparation
) -> tuple[RawRobot, dict[str, tuple[float, ...]]]:
    """Expand series joints and apply the preparation; return the description and its posture."""
    links, joints, frames = with_series_expanded(raw.parts)
    stands = resolve_posture(raw.posture, joints, raw.nominal)
    whole = replace(raw, links=links, joints=joints, frames=frames)
    prepared = apply_preparation(whole, preparation)
    stands = move_floating_pose(stands, joints, prepared.joints, raw.nominal)
    return replace(prepared, joints=complete_series(prepared.joints)), stands


def _assemble(raw: RawRobot, order: Sequence[RawJoint], posture: PostureEntries) -> Robot:
    """Assemble the robot without its payloads: name moves, merge links, number joints."""
    doubtful = []
    if not raw.regrouped:
        doubtful = plausibility_warnings(
            raw.links, raw.joints, raw.nominal, raw.inertias, raw.frames
        )
    moving_first = sorted(order, key=lambda joint: joint.type == "fixed")
    taken = [parameter.name for parameter in raw.parameters]
    joints, named_frames = name_moves(moving_first, raw.frames, taken)
    named = {joint.name: joint for joint in joints}
    merged = MergedLinks(raw.links, [named[joint.name] for joint in order])
    moving = _moving_joints(raw, merged)
    base, *bodies = _bodies(raw, merged)
    frames = _frames(merged, named_frames)
    check_constraints(raw.constraints, frames, raw.nominal)
    _check_attached(raw.links, merged, frames)
    return Robot(
        name=raw.name,
        joints=moving,
        links=tuple(bodies),
        base=base,
        frames=frames,
        tips=_tips(raw, merged, order, frames),
        gravity=raw.gravity,
        parameters=tuple(raw.parameters),
        source=raw.source,
        notes=(*raw.notes, *_warnings(doubtful)),
        regrouped=raw.regrouped,
        constraints=tuple(each.constraint for each in raw.constraints),
        posture=posture,
    )


def _moving_joints(raw: RawRobot, merged: MergedLinks) -> tuple[Joint, ...]:
    """Return the moving joints, with the indices of their parents and leaders."""
    leaders = resolve_mimics(raw.joints)
    number = {joint.name: i for i, joint in enumerate(merged.moving)}
    found: list[Joint] = []
    for joint in merged.moving:
        mimic = None
        if joint.mimic is not None:
            leader, multiplier, offset = leaders[joint.name]
            _check_leader(joint, merged.moving[number[leader]])
            mimic = Mimic(number[leader], multiplier, offset)
        found.append(
            Joint(
                joint.name,
                joint.type,
                merged.carrier[joint.parent],
                merged.placement_on_parent(joint),
                _unit(joint, raw.nominal),
                joint.tail,
                joint.limits,
                mimic,
                joint.rotor,
                joint.passive,
                joint.scale,
                joint.q_offset,
                joint.pitch,
                joint.modes,
                joint.series,
                joint.actuated,
            )
        )
    return tuple(found)


def _bodies(raw: RawRobot, merged: MergedLinks) -> list[Link]:
    """Return the base and the moving links, each with the bodies that fixed joints add to it."""
    bodies = [
        Link(link, Inertia(*map(exact, inertia.parameters)), merged.parts_of(link))
        for link, inertia in merged.bodies.items()
    ]
    for body in () if raw.regrouped else bodies:
        what = f"the composite body of link {quote(body.name)}"
        _check_inertia(body.inertia, what, raw.nominal, raw.where)
    return bodies


def _warnings(doubtful: Iterable[str]) -> list[str]:
    return [f"{WARNING}{doubt}" for doubt in doubtful]


# -- checks --------------------------------------------------------------------------------


def _check_sizes(raw: RawRobot) -> None:
    for what, some in (("links", raw.links), ("joints", raw.joints), ("frames", raw.frames)):
        require_size(some, MOST_LINKS, what, raw.where)
    require_size(raw.constraints, MOST_CONSTRAINTS, "contacts and loops", raw.where)


def _check_parts(raw: RawRobot) -> None:
    """Check gravity, links and joints individually: numbers, names and types."""
    for value in raw.gravity:
        require_finite(raw.nominal(value), "gravity", raw.where)
    known = _by_name(raw.links, "link")
    for link in raw.links:
        if not raw.regrouped:
            _check_inertia(link.inertia, f"link {quote(link.name)}", raw.nominal, link.where)
    _by_name(raw.joints, "joint")
    for joint in raw.joints:
        _check_joint(joint, known)
        _check_drive(joint, raw.nominal)
        _check_several(joint, raw.nominal)
    require_size(raw.moving, MOST_MOVING, "joints that move", raw.where)


def _by_name(things: Sequence[Any], kind: str) -> dict[str, Any]:
    known: dict[str, Any] = {}
    for thing in things:
        if not thing.name:
            raise RobotError(f"a {kind} has an empty name; give it one", thing.where)
        if thing.name in known:
            message = f"two {kind}s are called {quote(thing.name)}; rename one of them"
            raise RobotError(message, thing.where)
        known[thing.name] = thing
    return known


def _check_inertia(inertia: Inertia, what: str, nominal: Nominal, where: str) -> None:
    value = {}
    for name, parameter in zip(PARAMETER_NAMES, inertia.parameters, strict=True):
        value[name] = nominal(parameter)
        require_finite(value[name], f"{name} of {what}", where)
    if value["m"] < 0:
        raise RobotError(f"{what} has the negative mass {value['m']:g}; give 0 or more", where)
    require_moments((value["Ixx"], value["Iyy"], value["Izz"]), what, where)


def _check_joint(joint: RawJoint, links: dict[str, RawLink]) -> None:
    what = f"joint {quote(joint.name)}"
    if joint.type not in SUPPORTED_TYPES:
        message = f"{what} has the unsupported type {quote(joint.type)}"
        if joint.type in _OTHER_NAMES:
            message += f", which symdyn calls {_OTHER_NAMES[joint.type]}"
        raise RobotError(
            f"{message}; supported types are {', '.join(SUPPORTED_TYPES)}", joint.where
        )
    for end, link in (("parent", joint.parent), ("child", joint.child)):
        if link not in links:
            message = f"{what} has the unknown {end} link {quote(link)}{hint(link, links)}"
            raise RobotError(message, joint.where)
    if joint.parent == joint.child:
        message = f"{what} connects link {quote(joint.child)} to itself; name two different links"
        raise RobotError(message, joint.where)
    for move in (*joint.placement.moves, *joint.tail.moves):
        require_finite(move.amount, f"the placement of {what}", joint.where)
    modes = (x for turn, shift in joint.modes for x in (*turn, *shift))
    for value in (*joint.axis, joint.pitch, *modes, *(joint.mimic or ())[1:]):
        require_finite(value, f"the axis or mimic of {what}", joint.where)


def _check_several(joint: RawJoint, nominal: Nominal) -> None:
    """Require that only joints with one DoF have limits, a scale or a rotor, or mimic others."""
    if joint.type == "fixed" or joint.is_single:
        return
    what = f"joint {quote(joint.name)} is {joint.type}"
    if not joint.is_plain:
        given = "mimics another" if joint.mimic else "has limits, a scale or a rotor"
        raise RobotError(
            f"{what} and {given}, which only joints with one DoF can; remove this", joint.where
        )
    motion = MOTIONS[joint.type](joint.axis, joint.pitch, joint.modes)
    for fault in shape_faults(joint.passive, motion):
        raise RobotError(f"{what} and {fault}", joint.where)
    for fault in value_faults(joint.passive, motion, nominal):
        raise RobotError(f"{what} and {fault}", joint.where)


def _check_leader(joint: RawJoint, leader: RawJoint) -> None:
    if not leader.is_single:
        message = f"joint {quote(joint.name)} mimics {quote(leader.name)}, which is {leader.type}"
        raise RobotError(f"{message}; only joints with one DoF can have followers", joint.where)


def _check_drive(joint: RawJoint, nominal: Nominal) -> None:
    """Require finite rotors, scales, friction and springs, and signs where they matter."""
    values = {"rotor_inertia": joint.rotor.inertia, "gear": joint.rotor.gear}
    values |= {**joint.passive.numbers, "scale": joint.scale, "q_offset": joint.q_offset}
    for name, value in values.items():
        what = f"the {_DRIVE_WORDS.get(name, name)} of joint {quote(joint.name)}"
        for x in iterate_numbers(value):
            require_finite(nominal(x), what, joint.where)
        if isinstance(value, tuple):  # of several DoF, which `_check_several` looks at
            continue
        if name in _NEVER_ZERO and nominal(value) == 0:
            raise RobotError(f"{what} is 0, {_NEVER_ZERO[name]}", joint.where)
        if name not in _ANY_SIGN and nominal(value) < 0:
            message = f"{what} is {float(nominal(value)):g}; give 0 or more"
            raise RobotError(message, joint.where)


def _unit(joint: RawJoint, nominal: Nominal) -> Vec3:
    """Return the axis as a unit vector, whole entries as ints.

    An axis of formulas is only checked: dividing by its length would hide its symbols.
    """
    what = f"the axis of joint {quote(joint.name)}"
    x, y, z = (float(nominal(value)) for value in joint.axis)
    length = math.sqrt(x * x + y * y + z * z)
    if length < 1e-12:
        raise RobotError(f"{what} is zero; give a direction such as 0 0 1", joint.where)
    if not all(map(is_number, joint.axis)):
        if abs(length - 1) > 1e-9:
            message = f"{what} has formulas and length {length:g}; give a unit vector"
            raise RobotError(message, joint.where)
        return joint.axis
    if abs(length - 1) <= 1e-15:  # so that a robot that is written and read again does not change
        return (exact(x), exact(y), exact(z))
    return (exact(x / length), exact(y / length), exact(z / length))


def _depth_first(
    links: Sequence[RawLink], joints: Sequence[RawJoint], where: str
) -> list[RawJoint]:
    """Return the joints from the root outwards; raise an error for anything but one tree."""
    if not links:
        raise RobotError("the robot has no links; give at least two and a joint", where)
    above: dict[str, RawJoint] = {}
    below: dict[str, list[RawJoint]] = {link.name: [] for link in links}
    for joint in joints:
        if joint.child in above:
            pair = f"{quote(above[joint.child].name)} and {quote(joint.name)}"
            message = f"link {quote(joint.child)} is the child of two joints, {pair}"
            raise RobotError(
                f"{message}; keep one, and describe the other as a loop constraint", joint.where
            )
        above[joint.child] = joint
        below[joint.parent].append(joint)
    roots = [link for link in links if link.name not in above]
    if len(roots) > 1:
        pair = f"{quote(roots[0].name)} and {quote(roots[1].name)}"
        message = (
            f"links {pair} both have no parent joint; connect them, because a robot is one tree"
        )
        raise RobotError(message, roots[1].where)

    order: list[RawJoint] = []
    stack = [] if not roots else below[roots[0].name][::-1]
    while stack:
        order.append(stack.pop())
        stack.extend(reversed(below[order[-1].child]))
    if len(order) < len(joints):
        reached = {joint.name for joint in order}
        lost = next(joint for joint in joints if joint.name not in reached)
        message = f"joint {quote(lost.name)} belongs to a loop of joints without a root link"
        raise RobotError(f"{message}; remove the joint that closes the loop", lost.where)
    return order


def _check_attached(links: Sequence[RawLink], merged: MergedLinks, frames: Sequence[Frame]) -> None:
    """Raise an error for parts of a link that are not attached to frames of this link."""
    carriers = {frame.name: frame.link for frame in frames}
    for link in links:
        for part in link.bodies:
            if carriers.get(part.frame) != merged.carrier[link.name]:
                message = f"a part of {quote(link.name)} is attached to {quote(part.frame)}"
                raise RobotError(
                    f"{message}, which is not on that link; name a frame of the link", link.where
                )


def _frames(merged: MergedLinks, extra: Sequence[RawFrame]) -> tuple[Frame, ...]:
    """Return frames of the base, moving links, merged links and extra frames, in this order."""
    frames = {
        name: Frame(name, merged.carrier[name], merged.placement[name])
        for name in (*merged.bodies, *(n for n in merged.carrier if n not in merged.bodies))
    }
    for frame in extra:
        if frame.name in frames or not frame.name:
            message = f"frame {quote(frame.name)} has an empty name or one in use; rename it"
            raise RobotError(message, frame.where)
        if frame.body not in merged.carrier:
            message = f"frame {quote(frame.name)} is on the unknown link {quote(frame.body)}"
            raise RobotError(message + hint(frame.body, merged.carrier), frame.where)
        for move in frame.placement.moves:
            require_finite(move.amount, f"the placement of frame {quote(frame.name)}", frame.where)
        placement = merged.placement[frame.body].then(frame.placement)
        frames[frame.name] = Frame(frame.name, merged.carrier[frame.body], placement)
    return tuple(frames.values())


def _tips(
    raw: RawRobot, merged: MergedLinks, order: Sequence[RawJoint], frames: Sequence[Frame]
) -> tuple[str, ...]:
    """Return the given tips, which must exist; by default the leaf links that move."""
    if raw.tips is None:
        inner = {joint.parent for joint in order}
        leaves = (joint.child for joint in order if joint.child not in inner)
        return tuple(leaf for leaf in leaves if merged.carrier[leaf] != BASE)
    where = raw.tips_where or raw.where
    known = {frame.name for frame in frames}
    for k, tip in enumerate(raw.tips):
        if tip not in known:
            message = f"the tip {quote(tip)} is not a link or frame of the robot"
            raise RobotError(message + hint(tip, (frame.name for frame in frames)), where)
        if tip in raw.tips[:k]:
            raise RobotError(f"the tip {quote(tip)} is listed twice; name it once", where)
    return tuple(raw.tips)
