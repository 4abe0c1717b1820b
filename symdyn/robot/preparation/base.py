"""The base of a tree: a floating base, or another link as the root.

To make another link the root, the joints on the path to it are reversed:

    f^-1 = tail^-1 exp(-S x) placement^-1            (any body may be the prime one, SM03 section 2)

A reversed joint moves about the opposite axis, so that its coordinate, rate and force keep their
meaning. If the link is a descendant of a floating joint, that joint then moves the new root, and
its coordinates are the pose of the new root. Otherwise the link becomes the fixed base, and gravity
keeps its direction at the zero position, unless the base floats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.lie import SE3, Vec3, vec
from symdyn.robot.assembly.merge import resolve_mimics
from symdyn.robot.assembly.raw import Parts, RawJoint, RawLink
from symdyn.robot.checks import exact, hint, printable, quote
from symdyn.robot.placement import UNMOVED, Move, Placement
from symdyn.robot.preparation.lock import motion_placement
from symdyn.support.names import unused_name

# A floating base: a joint of six degrees of freedom from the world to the root link.
#
#     world --floating_base--> root link --> ...
#
# The root link of the file becomes a moving link, whose frame has the pose of the base; gravity is
# given in the axes of the world.

FLOATING = "floating"
WORLD, JOINT = "world", "floating_base"
"""The names of the new base and joint, with underscores appended if a file uses them."""


def with_floating_base(parts: Parts, where: str) -> tuple[Parts, list[str]]:
    """Add the world and a floating joint to the parts; return them and a note."""
    held = fixed_to_root(parts)
    if not held:  # assembly reports a description without a root
        return parts, []
    on_root = [j for j in parts.joints if j.type != "fixed" and j.parent in held]
    loose = [joint for joint in on_root if joint.type == FLOATING]
    if loose and len(loose) == len(on_root):
        message = f"floating: the base floats already by joint {quote(loose[0].name)}"
        raise RobotError(f"{message}; leave it out", where)
    root = held[0]
    taken = {*(link.name for link in parts.links), *(frame.name for frame in parts.frames)}
    world = unused_name(WORLD, taken)
    name = unused_name(JOINT, {joint.name for joint in parts.joints})
    place = next(link.where for link in parts.links if link.name == root)
    joint = RawJoint(name, FLOATING, world, root, where=place)
    # other floating bodies float in the world, too
    others = [replace(j, parent=world) if j in loose else j for j in parts.joints]
    made = Parts([RawLink(world), *parts.links], [joint, *others], parts.frames)
    note = f"link {printable(root, 60)} floats in {world} through joint {name}"
    return made, [note]


def fixed_to_root(parts: Parts) -> list[str]:
    """Return the root link and the links fixed to it; empty if there is no single root."""
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


def reroot(
    parts: Parts, root: str, floats: bool, gravity: Vec3, where: str
) -> tuple[Parts, list[str], Vec3]:
    """Make a link the root; return the parts, a note, and gravity in the axes of the new root."""
    known = [link.name for link in parts.links]
    if root not in known:
        raise RobotError(f"root: no link is called {quote(root)}{hint(root, known)}", where)
    path = _path_to_root(parts, root)
    carrier = next((joint for joint in path if joint.type == FLOATING), None)
    if carrier is not None:
        path = path[: path.index(carrier)]
    if not path:
        raise RobotError(f"root: link {quote(root)} is the root already; leave it out", where)
    reversed_joints = {joint.name: _reverse(joint, where) for joint in path}
    joints = [reversed_joints.get(joint.name, joint) for joint in parts.joints]
    notes = [f"re-rooted on link {printable(root, 60)}"]
    if carrier is not None:
        now = replace(carrier, child=root, tail=UNMOVED)
        joints = [now if joint is carrier else joint for joint in joints]
        notes[0] += f", which joint {printable(carrier.name, 60)} moves"
    elif not floats:
        gravity = _gravity_in_root(gravity, parts.joints, path, where)
    return Parts(parts.links, joints, parts.frames), notes, gravity


def _path_to_root(parts: Parts, link: str) -> list[RawJoint]:
    """Return the joints from the link to the root; assembly reports loops."""
    above = {joint.child: joint for joint in parts.joints}
    path: list[RawJoint] = []
    while link in above and above[link] not in path:
        path.append(above[link])
        link = above[link].parent
    return path


def _reverse(joint: RawJoint, where: str) -> RawJoint:
    if joint.type != "fixed" and not joint.is_single:
        message = (
            f"root: joint {quote(joint.name)}, which is {joint.type}, is on the path to the root"
        )
        raise RobotError(f"{message}; only joints with one DoF can be reversed", where)
    x, y, z = (exact(-component) for component in joint.axis)
    return replace(
        joint,
        parent=joint.child,
        child=joint.parent,
        placement=_inverse(joint.tail),
        axis=(x, y, z),
        tail=_inverse(joint.placement),
        series=None,  # its parts are now in the opposite order
    )


def _inverse(placement: Placement) -> Placement:
    """Return the inverse moves in reverse order, without names, because their amounts differ."""
    return Placement(tuple(Move(m.kind, exact(-m.amount)) for m in reversed(placement.moves)))


def _gravity_in_root(
    gravity: Vec3, joints: Sequence[RawJoint], path: list[RawJoint], where: str
) -> Vec3:
    followers = resolve_mimics(joints)
    X = SE3()
    for joint in reversed(path):
        at = followers[joint.name].offset if joint.name in followers else 0
        motion = motion_placement(joint, at, where) if joint.is_single else UNMOVED
        X = X @ joint.placement.pose() @ motion.pose() @ joint.tail.pose()
    x, y, z = map(exact, vec.apply(vec.transpose(X.R), gravity))
    return (x, y, z)
