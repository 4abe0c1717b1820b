"""Cuts a tree to the branch that ends at one link.

The links from the base to that link stay, and so does what is fixed to them; what lies beyond the
link, and what moves beside the branch, is cut off with its inertia.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.errors import RobotError
from symdyn.robot.assembly.merge import resolve_mimics
from symdyn.robot.assembly.raw import Parts, RawJoint
from symdyn.robot.checks import hint, printable, quoted
from symdyn.scalar import Scalar


def branch_to(
    parts: Parts, end: str, where: str, nominal: Callable[[Scalar], Scalar]
) -> tuple[Parts, list[str]]:
    """The parts of the branch, and a note of how many joints and how much mass were cut."""
    links = {link.name for link in parts.links}
    bodies = {frame.name: frame.body for frame in parts.frames}
    if end not in links and end not in bodies:
        known = [*(link.name for link in parts.links), *bodies]
        raise RobotError(f"only: no link is called {quoted(end)}{hint(end, known)}", where)
    kept = _fixed_to(_path(parts.joints, bodies.get(end, end)), parts.joints, beyond=end)
    inside = [joint for joint in parts.joints if joint.child in kept and joint.parent in kept]
    if len(inside) == len(parts.joints):
        raise RobotError(f"only: nothing is beside or beyond {quoted(end)}; leave it out", where)
    _check_leaders(parts.joints, inside, where)
    moving = [sum(joint.type != "fixed" for joint in some) for some in (inside, parts.joints)]
    if not moving[0]:
        raise RobotError(f"only: no joint moves {quoted(end)}; name a link that moves", where)
    masses = {link.name: float(nominal(link.inertia.m)) for link in parts.links}
    lost = sum(mass for name, mass in masses.items() if name not in kept)
    note = f"cut to the branch that ends at {printable(end, 60)}: {moving[0]} of {moving[1]} joints"
    note += f", {lost:g} of {sum(masses.values()):g} kg removed"
    cut = Parts(
        [link for link in parts.links if link.name in kept],
        inside,
        [frame for frame in parts.frames if frame.body in kept],
    )
    return cut, [note]


def _path(joints: Sequence[RawJoint], end: str) -> set[str]:
    """The links from the end down to the root; a loop is reported when the tree is built."""
    above = {joint.child: joint.parent for joint in joints}
    path = {end}
    while end in above and above[end] not in path:
        end = above[end]
        path.add(end)
    return path


def _fixed_to(path: set[str], joints: Sequence[RawJoint], beyond: str) -> set[str]:
    """The path and all that fixed joints hold to it, except what is beyond its end."""
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
                f"only: joint {quoted(joint.name)} mimics {quoted(leaders[joint.name].leader)}, "
                "which is cut off; lock that one, or ignore mimics",
                where,
            )
