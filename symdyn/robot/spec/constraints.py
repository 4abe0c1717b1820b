"""Contacts and loops of a spec, which make the tree a closed chain.

    [[contacts]]
    tip = "left.hand"             # a link or frame
    object = "box"                # a body, or "world"
    type = "soft-finger"          # rigid, edge, soft-finger or point
    friction = 0.6                # optional; simulations watch it, no equation has it
    xyz = [0, 0.1, 0]             # the contact frame in the object: z along its outward normal
    rpy = [-1.5707963, 0, 0]

    [[loops]]
    frame_a = "rod_end"           # a link or frame
    frame_b = { body = "rocker", xyz = [0.3, 0, 0] }
    type = "revolute"             # the joint that closes the loop, about z of frame_b

    [[constraints]]               # any directions, as manifests have them
    name = "slot"
    frame_a = "pin"
    frame_b = "plate"
    directions = ["z"]            # of rx, ry, rz, x, y, z in the axes of frame_b
    one_sided = true              # optional: frame_a can only press against z of frame_b

A contact and a loop without a name are called contact1, loop1 and so on. A frame that they place
has the name of the contact, or that of the loop with _a or _b.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from symdyn.errors import RobotError
from symdyn.robot.assembly.loops import MOVING_AXES
from symdyn.robot.assembly.raw import RawConstraint, RawFrame, RawJoint, RawLink
from symdyn.robot.checks import WARNING, hint, printable, quote
from symdyn.robot.constraint import (
    CONTACTS,
    DIRECTIONS,
    LOOPS,
    ONE_SIDED,
    Constraint,
    constrained_directions,
)
from symdyn.robot.preparation.base import FLOATING, WORLD
from symdyn.robot.spec.elements import PLACEMENT_KEYS, SpecReader
from symdyn.robot.spec.table import Table
from symdyn.scalar import is_number

CONTACT_KEYS = ("name", "tip", "object", "type", "friction", *PLACEMENT_KEYS)
LOOP_KEYS = ("name", "frame_a", "frame_b", "type")
CONSTRAINT_KEYS = ("name", "frame_a", "frame_b", "directions", "one_sided", "friction")


class SpecConstraints(NamedTuple):
    """The constraints of a spec, the frames that they place, and warnings."""

    constraints: list[RawConstraint]
    frames: list[RawFrame]
    notes: list[str]


def read_constraints(
    reader: SpecReader,
    top: Table,
    base: str,
    links: Sequence[RawLink],
    joints: Sequence[RawJoint],
    given: Sequence[RawFrame],
    objects: Collection[str],
) -> SpecConstraints:
    """Contacts, loops and plain constraints, in this order."""
    bodies, frames = [link.name for link in links], [frame.name for frame in given]
    found = SpecConstraints([], [], [])
    contacts: dict[str, list[str]] = {}
    for number, table in enumerate(top.tables("contacts", CONTACT_KEYS, "contact"), 1):
        name = table.text("name", f"contact{number}")
        tip, body = table.text("tip"), table.text("object")
        _known(table, "tip", tip, (*bodies, *frames))
        if body == WORLD and body not in bodies:
            body = base
        _known(table, "object", body, bodies)
        kind = _type(table, CONTACTS)
        presses = kind in ONE_SIDED
        friction = _friction(reader, table, presses)
        contact = Constraint(name, tip, name, constrained_directions(kind), presses, friction)
        found.constraints.append(RawConstraint(contact, table.where()))
        found.frames.append(RawFrame(name, body, reader.placement(table), table.where()))
        contacts.setdefault(body, []).append(name)
    for number, table in enumerate(top.tables("loops", LOOP_KEYS, "loop"), 1):
        name = table.text("name", f"loop{number}")
        ends = []
        for key in ("frame_a", "frame_b"):
            frame = _end(reader, table, key, f"{name}_{key[-1]}", base, bodies, frames)
            ends.append(frame if isinstance(frame, str) else frame.name)
            found.frames.extend([] if isinstance(frame, str) else [frame])
        a, b = ends
        loop = Constraint(name, a, b, constrained_directions(_type(table, LOOPS)))
        found.constraints.append(RawConstraint(loop, table.where()))
    placed = [frame.name for frame in found.frames]
    for table in top.tables("constraints", CONSTRAINT_KEYS, "constraint"):
        a, b = table.text("frame_a"), table.text("frame_b")
        for key, end in (("frame_a", a), ("frame_b", b)):
            _known(table, key, end, (*bodies, *frames, *placed))
        presses = table.data.get("one_sided", False)
        if not isinstance(presses, bool):
            message = f"one_sided of {table.what} is {quote(presses)}; it must be true or false"
            raise table.error(message, "one_sided")
        friction = _friction(reader, table, presses)
        plain = Constraint(table.text("name"), a, b, _directions(table), presses, friction)
        found.constraints.append(RawConstraint(plain, table.where()))
    names = [raw.constraint.name for raw in found.constraints]
    for k, (constraint, where) in enumerate(found.constraints):
        if constraint.name in names[:k]:
            message = f"two constraints are called {quote(constraint.name)}"
            raise RobotError(f"{message}; rename one of them", where)
    found.notes.extend(_single_contacts(contacts, joints))
    found.notes.extend(_untouched(objects, found, given))
    return found


def _known(table: Table, key: str, name: str, known: Collection[str]) -> None:
    if name not in known:
        message = f"{table.what} has the {key} {quote(name)}, which is not a link or frame"
        raise table.error(message + hint(name, known), key)


def _type(table: Table, kinds: Mapping[str, object]) -> str:
    kind = table.text("type")
    if kind in MOVING_AXES and kinds is LOOPS:
        message = (
            f"{table.what} is {kind}, and constrained directions of one frame cannot express it"
        )
        cure = f"({MOVING_AXES[kind]}); insert a body with a joint and close a simpler loop"
        raise table.error(f"{message} {cure}", "type")
    if kind not in kinds:
        message = f"{table.what} has the type {quote(kind)}"
        raise table.error(f"{message}; it must be one of {', '.join(kinds)}", "type")
    return kind


def _end(
    reader: SpecReader,
    table: Table,
    key: str,
    name: str,
    base: str,
    bodies: Collection[str],
    frames: Collection[str],
) -> str | RawFrame:
    """A frame of the robot, or one that the loop places."""
    given = table.required(key)
    if isinstance(given, str):
        end = base if given == WORLD and given not in (*bodies, *frames) else given
        _known(table, key, end, (*bodies, *frames))
        return end
    if not isinstance(given, Mapping):
        message = f"{key} of {table.what} is {quote(given)}"
        cure = "give the name of a link or frame, or a table with body and xyz"
        raise table.error(f"{message}; {cure}", key)
    place = table.table(key, ("body", *PLACEMENT_KEYS), f"{key} of {table.what}")
    body = place.text("body")
    if body == WORLD and body not in bodies:
        body = base
    _known(place, "body", body, bodies)
    return RawFrame(name, body, reader.placement(place), table.where(key))


def _directions(table: Table) -> tuple[str, ...]:
    given = table.texts("directions")
    known = [name for name in DIRECTIONS if name in given]
    if not given or sorted(known) != sorted(given):
        message = f"directions of {table.what} are {quote(given)}"
        raise table.error(f"{message}; list some of {', '.join(DIRECTIONS)}", "directions")
    return tuple(known)


def _friction(reader: SpecReader, table: Table, presses: bool) -> float | None:
    """The coefficient of friction of a contact that can only press."""
    if "friction" not in table.data:
        return None
    if not presses:
        message = f"{table.what} is not one-sided, so friction has no effect; leave friction out"
        raise table.error(message, "friction")
    given = reader.scalar(table, "friction", table.data["friction"])
    if not is_number(given) or not 0 <= float(given) < math.inf:
        message = f"friction of {table.what} is {quote(table.data['friction'])}"
        raise table.error(f"{message}; give a number of 0 or more", "friction")
    return float(given)


def _single_contacts(
    contacts: Mapping[str, Sequence[str]], joints: Sequence[RawJoint]
) -> list[str]:
    """A warning for every loose body that one contact alone touches."""
    loose = {joint.child for joint in joints if joint.type == FLOATING}
    return [
        f"{WARNING}{printable(names[0], 60)} is the only contact of {printable(body, 60)} and "
        "cannot hold it; add another contact"
        for body, names in contacts.items()
        if body in loose and len(names) == 1
    ]


def _untouched(
    objects: Collection[str], found: SpecConstraints, frames: Sequence[RawFrame]
) -> list[str]:
    """A warning for every object that no constraint touches."""
    body_of = {frame.name: frame.body for frame in (*frames, *found.frames)}
    constraints = [raw.constraint for raw in found.constraints]
    ends = [end for one in constraints for end in (one.frame_a, one.frame_b)]
    touched = {body_of.get(end, end) for end in ends}
    return [
        f"{WARNING}nothing touches {printable(body, 60)}, so it falls or floats freely; "
        "add contacts"
        for body in objects
        if body not in touched
    ]
