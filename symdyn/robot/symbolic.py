"""Opens parameters of a robot: its code then takes them as the input `p`.

Symbols that a spec declares are in the robot's formulas already and only have to be listed. A
number is replaced by a new symbol, such as `<link>.mcx` or `<joint>.x` (`slots.py` lists them all),
and becomes its nominal value. A formula of declared symbols stays, and its symbols are opened
instead; only inertial parameters replace their formulas, because the dynamics is linear in them. In
`p` the declared symbols come first, then the slots in their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symdyn.errors import RobotError
from symdyn.graph import Expr, Graph
from symdyn.robot.assembly.attached import hidden_parameters, symbols, with_attached_inertias
from symdyn.robot.checks import hint, printable, quote
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.kinematic_tree import AnyTree, Binder, KinematicTree, Parameter
from symdyn.robot.preparation.payload import PAYLOAD, payload_names, with_open_payload
from symdyn.robot.slots import (
    FRICTION,
    GEOMETRY,
    INERTIAL,
    ROTOR,
    SLOT_GROUPS,
    ParameterSlot,
    change_slots,
    find_slots,
    link_identifiers,
    with_named_moves,
)
from symdyn.scalar import Scalar, is_zero

BASE_GROUP = "base"
"""The name of the base parameters as a group to leave open."""
GROUPS = ("none", "declared", *SLOT_GROUPS, PAYLOAD, "all")


def make_symbolic(robot: AnyTree, names: Sequence[str]) -> AnyTree:
    """Open the named parameters of a robot, in addition to those that are open already.

    A name is a group (`none` closes all first), a declared symbol, a link, or a slot such as
    `<link>.mcx`.
    """
    robot = with_named_moves(robot)
    if any(_requests_payload(robot, name) for name in names):
        robot = with_open_payload(robot, _graph(robot))
    slots = find_slots(robot)
    links = dict(zip((link.name for link in robot.links), link_identifiers(robot), strict=True))
    declared = [p.name for p in robot.parameters if p.name not in slots]
    chosen = set() if "none" in names else set(robot.symbolic_names)
    for name in names:
        if name in ("declared", "all"):
            chosen.update(declared)
        if name == "all":
            chosen.update(_nonzero_parameters(slots))
        elif name in declared:
            chosen.add(name)
        elif name in SLOT_GROUPS:
            chosen.update(_parameters_of(slot for slot in slots.values() if slot.group == name))
        elif name == PAYLOAD:
            chosen.update(payload_names(robot))
        elif name in slots:
            chosen.update(_parameters_of([slots[name]]))
        elif name in links:
            chosen.update(f"{links[name]}.{parameter}" for parameter in PARAMETER_NAMES)
        elif name not in GROUPS:
            known = [*GROUPS, BASE_GROUP, *declared, *slots, *links]
            raise _unknown_name_error(robot, name, known)
    opened, notes = _open(robot, slots, chosen), list(robot.notes)
    if "all" in names:
        slots = find_slots(opened)
        plain = _plain_inertias(slots)
        notes += _closed_notes(opened, plain | chosen)
        chosen |= plain
        opened = _open(opened, slots, chosen)
    order = [p.name for p in opened.parameters]
    notes = list(dict.fromkeys([*notes, *_hidden_notes(opened, chosen)]))
    kept = tuple(name for name in order if name in chosen)
    return opened.with_fields(symbolic_names=kept, notes=tuple(notes))


def _requests_payload(robot: KinematicTree, name: str) -> bool:
    """Whether a name requests the payload, and the payload is not open yet."""
    declared = [parameter.name for parameter in robot.parameters]
    owner, _, parameter = name.partition(".")
    of_load = owner == PAYLOAD and parameter in ("", *PARAMETER_NAMES)
    requested = of_load and name not in declared and not payload_names(robot)
    return requested and (not parameter or PAYLOAD not in link_identifiers(robot))


def _unknown_name_error(robot: KinematicTree, name: str, known: Sequence[str]) -> RobotError:
    """Return the error for an unknown name: near matches, or the body of a fixed link."""
    where = printable(robot.name)
    for frame in robot.frames:
        if frame.name == name:
            body = quote(robot.links[frame.link].name) if frame.link >= 0 else "the base"
            message = f"{quote(name)} is fixed to {body} and has no parameters of its own"
            return RobotError(f"{message}; open those of a moving link", where)
    message = f"{quote(name)} is not a parameter of the robot"
    owner, _, kind = name.rpartition(".")
    if kind == "gear":
        scale = printable(f"{owner}.scale".removeprefix("."), 60)
        message += f"; the factor between a joint's coordinate and its position is {scale}"
        return RobotError(message, where)
    return RobotError(message + hint(name, known), where)


def _hidden_notes(robot: KinematicTree, chosen: set[str]) -> list[str]:
    """Notes on open inertias of links with bodies behind open placements; rejects a hidden payload.

    An open inertia is that of everything that moves with the link, wherever it is attached. Bodies
    that it includes then no longer appear in the equations.
    """
    load, placing = set(payload_names(robot)), _placement_parameters(robot)
    found: dict[int, set[str]] = {}
    for name, link, inside in hidden_parameters(robot):
        if name not in chosen:
            continue
        if not chosen.isdisjoint(load & inside):
            message = f"{name} includes the payload, which is also open"
            raise RobotError(f"{message}; open only one of them", printable(robot.name))
        found.setdefault(link, set()).update(inside & chosen & placing)
    return [
        f"the open inertial parameters of {printable(robot.links[link].name, 60)} include "
        f"everything attached to it, so {_name_list(inside)} affects only the poses of frames"
        for link, inside in found.items()
        if inside
    ]


def _closed_notes(robot: KinematicTree, chosen: set[str]) -> list[str]:
    """Return notes on links whose inertia remains a formula of open placements."""
    notes = []
    for owner, link in zip(link_identifiers(robot), robot.links, strict=True):
        inside = {name for x in link.inertia.parameters for name in symbols(x)}
        inside &= _placement_parameters(robot)
        if link.bodies and inside and f"{owner}.{PARAMETER_NAMES[0]}" not in chosen:
            notes.append(
                f"the inertia of {printable(link.name, 60)} is a formula of "
                f"{_name_list(inside)}, so `all` leaves its own parameters closed"
            )
    return notes


def _placement_parameters(robot: KinematicTree) -> set[str]:
    """The parameters in the placements of frames."""
    moves = (move for frame in robot.frames for move in frame.placement.moves)
    return {name for move in moves for name in symbols(move.amount)}


def _name_list(names: set[str]) -> str:
    first, *more = sorted(names)
    return f"{first} (and {len(more)} more)" if more else first


def _parameters_of(slots: Iterable[ParameterSlot]) -> set[str]:
    """Return the parameters to open for these slots: the slot itself, or those of its formula."""
    names: set[str] = set()
    for slot in slots:
        inside = slot.is_formula and slot.group != INERTIAL
        names.update(symbols(slot.value) if inside else [slot.name])
    return names


def _nonzero_parameters(slots: dict[str, ParameterSlot]) -> set[str]:
    """Return what `all` opens first: the geometry, and rotors and friction that are not zero."""
    present = (s for s in slots.values() if s.group in (ROTOR, FRICTION) and not is_zero(s.value))
    geometry = (slot for slot in slots.values() if slot.group == GEOMETRY)
    return _parameters_of(geometry) | _parameters_of(present)


def _plain_inertias(slots: dict[str, ParameterSlot]) -> set[str]:
    """Return what `all` opens then: the inertias of links that are not formulas.

    Formulas depend on declared symbols, or on open placements of attached bodies.
    """
    inertial = [slot for slot in slots.values() if slot.group == INERTIAL]
    bound = {slot.name.partition(".")[0] for slot in inertial if slot.is_formula}
    return {slot.name for slot in inertial if slot.name.partition(".")[0] not in bound}


def _open(robot: AnyTree, slots: dict[str, ParameterSlot], chosen: set[str]) -> AnyTree:
    """The robot with a symbol in each chosen slot."""
    known = {p.name: p for p in robot.parameters}
    nominal = Binder({p.name: p.value for p in robot.parameters})
    graph = _graph(robot)

    def change(slot: ParameterSlot) -> Scalar:
        if slot.name not in chosen or slot.is_open:
            return slot.value
        known[slot.name] = Parameter(slot.name, float(nominal(slot.value)), slot.unit)
        return graph.symbol(slot.name)

    opened = with_attached_inertias(robot, change_slots(robot, change))
    declared = [p for name, p in known.items() if name not in slots]
    ordered = [known[name] for name in slots if name in known]
    return opened.with_fields(parameters=(*declared, *ordered))


def _graph(robot: KinematicTree) -> Graph:
    """Return the graph of the robot's formulas, or a new one."""
    found: list[Graph] = []

    def note(value: Scalar) -> Scalar:
        if isinstance(value, Expr):
            found.append(value.graph)
        return value

    robot.map_scalars(note)
    return found[0] if found else Graph()
