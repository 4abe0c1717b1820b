"""Adds loads at tips to the links that carry them.

J_link += J_load seen from the link,    J_load about the tip from the load's centre of mass
"""

from __future__ import annotations

from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.robot.checks import WARNING, exact, hint, printable, quoted
from symdyn.robot.doubts import impossible
from symdyn.robot.inertia import MASSLESS, Attached, Inertia
from symdyn.robot.kinematic_tree import AnyTree, Frame, KinematicTree, Link
from symdyn.robot.preparation.choices import Numbers, Pairs


def with_payloads(robot: AnyTree, loads: Pairs, where: str) -> AnyTree:
    """The robot that carries the loads."""
    links, notes = list(robot.links), []
    for tip, numbers in loads:
        frame = carrier(robot, tip, where)
        if tip in dict(robot.preparation.payload):
            message = f"payload: {quoted(tip)} carries one already; give the sum of both at once"
            raise RobotError(message, where)
        body = links[frame.link]
        links[frame.link] = with_load(body, frame, at_tip(numbers))
        name, (mass, *rest) = printable(tip, 60), at_tip(numbers).parameters
        notes.append(f"payload of {mass:g} kg at {name}")
        if problem := impossible(mass, rest, zero_is_left_out=False):
            notes.append(f"{WARNING}the payload at {name} {problem}")
    return replace(robot, links=tuple(links), notes=(*robot.notes, *notes))


def carrier(robot: KinematicTree, tip: str, where: str) -> Frame:
    """The frame of a tip; refuses one that does not move."""
    frames = {frame.name: frame for frame in robot.frames}
    if tip not in frames:
        raise RobotError(f"payload: no link is called {quoted(tip)}{hint(tip, frames)}", where)
    if frames[tip].link < 0:
        message = f"payload: {quoted(tip)} does not move, so that a load there has no effect"
        raise RobotError(f"{message}; name a link that moves", where)
    return frames[tip]


def at_tip(numbers: Numbers) -> Inertia:
    """The inertia about the tip's frame of a load m, c, I, where I is about its centre of mass."""
    m, x, y, z, xx, xy, yy, xz, yz, zz = numbers
    return Inertia.about_com(m, (x, y, z), ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))


def with_load(body: Link, frame: Frame, load: Inertia) -> Link:
    """The link with a load, given about a frame of it."""
    seen = load.seen_from(frame.placement.pose()) if frame.placement.moves else load
    inertia = body.inertia + Inertia(*map(exact, seen.parameters))
    return replace(body, inertia=inertia, bodies=(*bodies_of(body), Attached(frame.name, load)))


def bodies_of(link: Link) -> tuple[Attached, ...]:
    """The bodies that are joined, or the link as the one that it is."""
    own = () if link.inertia == MASSLESS else (Attached(link.name, link.inertia),)
    return link.bodies or own
