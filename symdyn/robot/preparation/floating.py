"""Lets the base float: a joint of six freedoms from the world to the root link.

    world --floating_base--> root link --> ...

The root link of the file becomes a link that moves, about whose frame the pose of the base is
given; gravity is in the world's axes.
"""

from __future__ import annotations

from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.robot.assembly.raw import Parts, RawJoint, RawLink
from symdyn.robot.checks import printable, quoted
from symdyn.support.names import unused_name

FLOATING = "floating"
WORLD, JOINT = "world", "floating_base"
"""What the new base and the joint are called, with underscores appended if a file has them."""


def with_floating_base(parts: Parts, where: str) -> tuple[Parts, list[str]]:
    """The parts with the world and the joint before them, and a note."""
    held = fixed_to_root(parts)
    if not held:  # assembly says what is wrong with a description that has no root
        return parts, []
    on_root = [j for j in parts.joints if j.type != "fixed" and j.parent in held]
    loose = [joint for joint in on_root if joint.type == FLOATING]
    if loose and len(loose) == len(on_root):
        message = f"floating: joint {quoted(loose[0].name)} lets the base float already"
        raise RobotError(f"{message}; leave it out", where)
    root = held[0]
    taken = {*(link.name for link in parts.links), *(frame.name for frame in parts.frames)}
    world = unused_name(WORLD, taken)
    name = unused_name(JOINT, {joint.name for joint in parts.joints})
    place = next(link.where for link in parts.links if link.name == root)
    joint = RawJoint(name, FLOATING, world, root, where=place)
    # what floats beside the base floats in the world, too
    others = [replace(j, parent=world) if j in loose else j for j in parts.joints]
    made = Parts([RawLink(world), *parts.links], [joint, *others], parts.frames)
    note = f"link {printable(root, 60)} floats in {world} by joint {name}"
    return made, [note]


def fixed_to_root(parts: Parts) -> list[str]:
    """The root link, and the links that fixed joints hold to it; empty if there is no one root."""
    children = {joint.child for joint in parts.joints}
    found = [link.name for link in parts.links if link.name not in children]
    if len(found) != 1:
        return []
    held: dict[str, list[str]] = {}
    for joint in parts.joints:
        if joint.type == "fixed":
            held.setdefault(joint.parent, []).append(joint.child)
    for name in found:  # grows while it is walked
        found += held.get(name, [])
    return found
