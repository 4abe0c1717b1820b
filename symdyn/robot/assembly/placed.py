"""A whole robot as parts of another description: its links, joints and frames, by new names.

    left + panda_joint1  ->  left.panda_joint1        links, joints, frames, tips
    left + l             ->  left.l                   declared symbols
    left + joint1.d      ->  left_joint1.d            numbers that can be left open

Every frame of the robot becomes a massless link on a fixed joint, so that other parts can be put
on it; assembly merges it again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from symdyn.robot.assembly.raw import Parts, RawJoint, RawLink, RawMimic
from symdyn.robot.model import BASE, Robot
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar


def prefixed(owner: str, name: str) -> str:
    """The name of a part of the robot that is placed as `owner`."""
    return f"{owner}.{name}"


def prefixed_parameter(owner: str, name: str) -> str:
    """The name of its parameter, with one dot whatever the name has.

    >>> prefixed_parameter("left", "l"), prefixed_parameter("left", "joint1.d")
    ('left.l', 'left_joint1.d')
    """
    return f"{owner}_{name}" if "." in name else f"{owner}.{name}"


def parts_of(robot: Robot, owner: str, symbols: Mapping[str, Scalar], where: str) -> Parts:
    """The parts of a robot by their new names; `symbols` replace its parameters."""
    declared = [parameter.name for parameter in robot.parameters]
    bound = robot.bind(symbols)
    bodies = [bound.base, *bound.links]
    names = [prefixed(owner, body.name) for body in bodies]

    def renamed(placement: Placement) -> Placement:
        return Placement(
            tuple(replace(m, name=_move_name(owner, m.name, declared)) for m in placement.moves)
        )

    links = [
        RawLink(
            name,
            body.inertia,
            where,
            doubted=True,
            bodies=tuple(replace(one, frame=prefixed(owner, one.frame)) for one in body.bodies),
        )
        for name, body in zip(names, bodies, strict=True)
    ]
    joints = []
    for i, joint in enumerate(bound.joints):
        mimic = None
        if joint.mimic is not None:
            leader = prefixed(owner, bound.joints[joint.mimic.leader].name)
            mimic = RawMimic(leader, joint.mimic.multiplier, joint.mimic.offset)
        joints.append(
            RawJoint(
                prefixed(owner, joint.name),
                joint.type,
                names[joint.parent - BASE],
                names[i - BASE],
                renamed(joint.placement),
                joint.axis,
                renamed(joint.tail),
                joint.limits,
                mimic,
                joint.rotor,
                joint.passive,
                joint.scale,
                joint.q_offset,
                where,
                joint.pitch,
                joint.modes,
                series=joint.series and (prefixed(owner, joint.series[0]), joint.series[1]),
                actuated=joint.actuated,
            )
        )
    taken = {joint.name for joint in joints}
    for frame in bound.frames:
        name, body = prefixed(owner, frame.name), names[frame.link - BASE]
        if name in names:
            continue
        links.append(RawLink(name, where=where, doubted=True))
        fixed = name
        while fixed in taken:
            fixed += "_"
        taken.add(fixed)
        place = renamed(frame.placement)
        joints.append(RawJoint(fixed, "fixed", body, name, place, where=where))
    return Parts(links, joints, [])


def joined(robot: Robot, owner: str, parent: str, placement: Placement, where: str) -> RawJoint:
    """The fixed joint, called as the placed robot, that holds its base."""
    child = prefixed(owner, robot.base.name)
    return RawJoint(owner, "fixed", parent, child, placement, where=where)


def _move_name(owner: str, name: str, declared: list[str]) -> str:
    """A name that is no symbol's gets no dot: it must not look like a parameter of a link."""
    if not name or "." in name or name in declared:
        return name and prefixed_parameter(owner, name)
    return f"{owner}_{name}"
