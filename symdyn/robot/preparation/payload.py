"""Payloads at tips: added to the links of the tips, or left open as ten parameters.

J_link += J_load about the link frame,    J_load about the tip from its centre of mass
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.graph import Graph
from symdyn.robot.assembly.attached import with_attached_inertias
from symdyn.robot.checks import WARNING, exact, hint, printable, quote
from symdyn.robot.inertia import MASSLESS, PARAMETER_NAMES, PARAMETER_UNITS, Attached, Inertia
from symdyn.robot.kinematic_tree import AnyTree, Frame, KinematicTree, Link, Parameter
from symdyn.robot.plausibility import physical_inconsistency
from symdyn.robot.preparation.options import Numbers, Pairs
from symdyn.support.names import unique_identifiers

# An open payload has ten parameters about the frame of the tip: payload.m, ...
#
#     J_link = J_without + X J(payload.m, ..., payload.Izz) X^T,    X the tip on its link
#
# The payload is one of the bodies of its link (`assembly/attached.py`). The dynamics is linear in
# the ten parameters; their nominal values are those of the payload of the preparation, or zero.

PAYLOAD = "payload"
"""The name of the ten parameters as a group to leave open."""


def payload_names(robot: KinematicTree) -> tuple[str, ...]:
    """Return the parameters of a payload that is or was open; none if it consists of numbers."""
    names = tuple(f"{PAYLOAD}.{name}" for name in PARAMETER_NAMES)
    known = {parameter.name for parameter in robot.parameters}
    return names if known.issuperset(names) and not _is_link(robot) else ()


def with_open_payload(robot: AnyTree, graph: Graph) -> AnyTree:
    """Return the robot with a payload of ten open parameters."""
    where = printable(robot.name)
    if _is_link(robot):
        message = "a link is called payload, so payload.m is its mass"
        raise RobotError(f"{message}; rename the link, or open its parameters", where)
    tip, load = _only_load(robot, where)
    frame = payload_frame(robot, tip, where)
    names = [f"{PAYLOAD}.{name}" for name in PARAMETER_NAMES]
    symbols = Inertia(*map(graph.symbol, names))
    links = list(robot.links)
    bodies = list(link_bodies(links[frame.link]))
    if robot.preparation.payload:  # the last body at the tip; a link may have the same name
        del bodies[max(k for k, body in enumerate(bodies) if body.frame == tip)]
    bodies.append(Attached(tip, symbols))
    links[frame.link] = replace(links[frame.link], bodies=tuple(bodies))
    values = zip(names, load.parameters, PARAMETER_UNITS, strict=True)
    more = tuple(Parameter(name, float(value), unit) for name, value, unit in values)
    at = printable(tip, 60)
    note = f"the parameters payload describe a load at {at}, about the frame of that tip"
    opened = replace(
        robot,
        links=tuple(links),
        parameters=(*robot.parameters, *more),
        notes=(*robot.notes, note),
    )
    return with_attached_inertias(robot, opened)


def _is_link(robot: KinematicTree) -> bool:
    return PAYLOAD in unique_identifiers(link.name for link in robot.links)


def _only_load(robot: KinematicTree, where: str) -> tuple[str, Inertia]:
    """Return the one tip for the payload, and the present payload about its frame."""
    loads = robot.preparation.payload
    tips: Sequence[str] = [tip for tip, _ in loads] or robot.tips
    if len(tips) != 1:
        shown = ", ".join(printable(tip, 60) for tip in tips[:5])
        message = f"payload: {len(tips)} tips could carry it ({shown}, ...)"
        raise RobotError(f"{message}; choose one of them with --tip or --payload", where)
    return tips[0], payload_inertia(loads[0][1]) if loads else MASSLESS


def with_payloads(robot: AnyTree, loads: Pairs, where: str) -> AnyTree:
    """Add payloads to a robot."""
    links, notes = list(robot.links), []
    for tip, numbers in loads:
        frame = payload_frame(robot, tip, where)
        if tip in dict(robot.preparation.payload):
            message = f"payload: {quote(tip)} has one already; give the sum of both"
            raise RobotError(message, where)
        body = links[frame.link]
        links[frame.link] = with_load(body, frame, payload_inertia(numbers))
        name = printable(tip, 60)
        mass, *rest = (float(x) for x in payload_inertia(numbers).parameters)
        notes.append(f"payload of {mass:g} kg at {name}")
        if problem := physical_inconsistency(mass, rest, zero_is_left_out=False):
            notes.append(f"{WARNING}the payload at {name} {problem}")
    return robot.with_fields(links=tuple(links), notes=(*robot.notes, *notes))


def payload_frame(robot: KinematicTree, tip: str, where: str) -> Frame:
    """Return the frame of a tip; raise an error if it does not move."""
    frames = {frame.name: frame for frame in robot.frames}
    if tip not in frames:
        raise RobotError(f"payload: no link is called {quote(tip)}{hint(tip, frames)}", where)
    if frames[tip].link < 0:
        message = f"payload: {quote(tip)} does not move, so a payload there has no effect"
        raise RobotError(f"{message}; name a link that moves", where)
    return frames[tip]


def payload_inertia(numbers: Numbers) -> Inertia:
    """Return the inertia about the tip of a payload m, c, I; I is about its centre of mass."""
    m, x, y, z, xx, xy, yy, xz, yz, zz = numbers
    return Inertia.about_com(m, (x, y, z), ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))


def with_load(body: Link, frame: Frame, load: Inertia) -> Link:
    """Return the link with a payload, which is given about one of its frames."""
    seen = load.seen_from(frame.placement.pose()) if frame.placement.moves else load
    inertia = body.inertia + Inertia(*map(exact, seen.parameters))
    return replace(body, inertia=inertia, bodies=(*link_bodies(body), Attached(frame.name, load)))


def link_bodies(link: Link) -> tuple[Attached, ...]:
    """Return the bodies of a link, or the link itself as a single body."""
    own = () if link.inertia == MASSLESS else (Attached(link.name, link.inertia),)
    return link.bodies or own
