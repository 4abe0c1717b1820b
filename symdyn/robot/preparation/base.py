"""The base of a tree: a base that floats, or another link as the root.

To root the tree on another link, the joints on the way to it are reversed:

    f^-1 = tail^-1 exp(-S x) placement^-1            (any body may be the prime one, SM03 section 2)

A reversed joint moves about the opposite axis, so that its coordinate, its rate and its force mean
the same. If the link hangs on a floating joint, that joint then carries it, and its coordinates are
the pose of the new root. Otherwise the link becomes the fixed base, and gravity keeps the direction
that it has when all joints stand at zero, unless the base is made to float.
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
# The root link of the file becomes a link that moves, about whose frame the pose of the base is
# given; gravity is in the world's axes.

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
        message = f"floating: joint {quote(loose[0].name)} lets the base float already"
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


def reroot(
    parts: Parts, root: str, floats: bool, gravity: Vec3, where: str
) -> tuple[Parts, list[str], Vec3]:
    """The parts with the link as root, a note, and gravity in the axes of the new root."""
    known = [link.name for link in parts.links]
    if root not in known:
        raise RobotError(f"root: no link is called {quote(root)}{hint(root, known)}", where)
    way = _way(parts, root)
    carrier = next((joint for joint in way if joint.type == FLOATING), None)
    if carrier is not None:
        way = way[: way.index(carrier)]
    if not way:
        raise RobotError(f"root: link {quote(root)} is the root already; leave it out", where)
    turned = {joint.name: _reversed(joint, where) for joint in way}
    joints = [turned.get(joint.name, joint) for joint in parts.joints]
    notes = [f"re-rooted on link {printable(root, 60)}"]
    if carrier is not None:
        now = replace(carrier, child=root, tail=UNMOVED)
        joints = [now if joint is carrier else joint for joint in joints]
        notes[0] += f", which joint {printable(carrier.name, 60)} moves"
    elif not floats:
        gravity = _turned_gravity(gravity, parts.joints, way, where)
    return Parts(parts.links, joints, parts.frames), notes, gravity


def _way(parts: Parts, link: str) -> list[RawJoint]:
    """The joints from the link down to the root; a loop is reported when the tree is built."""
    above = {joint.child: joint for joint in parts.joints}
    way: list[RawJoint] = []
    while link in above and above[link] not in way:
        way.append(above[link])
        link = above[link].parent
    return way


def _reversed(joint: RawJoint, where: str) -> RawJoint:
    if joint.type != "fixed" and not joint.is_single:
        message = f"root: joint {quote(joint.name)}, which is {joint.type}, is on the way"
        raise RobotError(f"{message}; only joints of one DoF can be reversed", where)
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
    """The moves undone in the opposite order; their amounts are others, so that names are new."""
    return Placement(tuple(Move(m.kind, exact(-m.amount)) for m in reversed(placement.moves)))


def _turned_gravity(
    gravity: Vec3, joints: Sequence[RawJoint], way: list[RawJoint], where: str
) -> Vec3:
    followers = resolve_mimics(joints)
    X = SE3()
    for joint in reversed(way):
        at = followers[joint.name].offset if joint.name in followers else 0
        motion = motion_placement(joint, at, where) if joint.is_single else UNMOVED
        X = X @ joint.placement.pose() @ motion.pose() @ joint.tail.pose()
    x, y, z = map(exact, vec.apply(vec.transpose(X.R), gravity))
    return (x, y, z)
