"""Leaves parameters of a robot open: its code then takes them as the input `p`.

Symbols that a spec declares are in the robot's formulas already and only have to be listed. A plain
number is replaced by a new symbol, such as `<link>.mcx` or `<joint>.x` (`slots.py` lists them all),
and becomes its nominal value. A formula of declared symbols stays, and those symbols are opened
instead; only inertial parameters replace their formulas, because the dynamics is linear in them. In
`p` the declared symbols come first, then the slots in their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.graph import Expr, Graph, reachable
from symdyn.robot.checks import hint, printable, quoted
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import Binder, Parameter, Robot
from symdyn.robot.preparation.open_payload import PAYLOAD, payload_names, with_open_payload
from symdyn.robot.slots import (
    FRICTION,
    GEOMETRY,
    INERTIAL,
    ROTOR,
    SLOT_GROUPS,
    Slot,
    change_slots,
    find_slots,
    link_identifiers,
    with_named_moves,
)
from symdyn.scalar import Scalar, is_zero

GROUPS = ("none", "declared", *SLOT_GROUPS, PAYLOAD, "all")


def make_symbolic(robot: Robot, names: Sequence[str]) -> Robot:
    """The robot with the named parameters open, in addition to those that already are.

    A name is a group (`none` closes all first), a declared symbol, a link, or a slot such as
    `<link>.mcx`.
    """
    robot = with_named_moves(robot)
    if any(_means_payload(robot, name) for name in names):
        robot = with_open_payload(robot, _graph(robot))
    slots = find_slots(robot)
    links = dict(zip((link.name for link in robot.links), link_identifiers(robot), strict=True))
    declared = [p.name for p in robot.parameters if p.name not in slots]
    chosen = set() if "none" in names else set(robot.symbolic_names)
    for name in names:
        if name in ("declared", "all"):
            chosen.update(declared)
        if name == "all":
            chosen.update(_worth_opening(slots, set(declared)))
        elif name in declared:
            chosen.add(name)
        elif name in SLOT_GROUPS:
            chosen.update(_opened_by(slot for slot in slots.values() if slot.group == name))
        elif name == PAYLOAD:
            chosen.update(payload_names(robot))
        elif name in slots:
            chosen.update(_opened_by([slots[name]]))
        elif name in links:
            chosen.update(f"{links[name]}.{parameter}" for parameter in PARAMETER_NAMES)
        elif name not in GROUPS:
            known = [*GROUPS, "base", *declared, *slots, *links]
            raise _unknown(robot, name, known)
    _refuse_hidden_payload(robot, slots, chosen)
    opened = _open(robot, slots, chosen)
    order = [p.name for p in opened.parameters]
    return replace(opened, symbolic_names=tuple(name for name in order if name in chosen))


def _means_payload(robot: Robot, name: str) -> bool:
    """Whether a name asks for the load, and the load is not open yet."""
    declared = [parameter.name for parameter in robot.parameters]
    owner, _, parameter = name.partition(".")
    of_load = owner == PAYLOAD and parameter in ("", *PARAMETER_NAMES)
    asked = of_load and name not in declared and not payload_names(robot)
    return asked and (not parameter or PAYLOAD not in link_identifiers(robot))


def _unknown(robot: Robot, name: str, known: Sequence[str]) -> RobotError:
    """The error that names what was meant, or the body that a fixed link is part of."""
    where = printable(robot.name)
    for frame in robot.frames:
        if frame.name == name:
            body = quoted(robot.links[frame.link].name) if frame.link >= 0 else "the base"
            message = f"{quoted(name)} is fixed to {body} and has no parameters of its own"
            return RobotError(f"{message}; open those of a link that moves", where)
    message = f"{quoted(name)} is not a parameter of the robot"
    owner, _, kind = name.rpartition(".")
    if kind == "gear":
        scale = printable(f"{owner}.scale".removeprefix("."), 60)
        message += f"; the factor between a coordinate and the joint's position is {scale}"
        return RobotError(message, where)
    return RobotError(message + hint(name, known), where)


def _refuse_hidden_payload(robot: Robot, slots: dict[str, Slot], chosen: set[str]) -> None:
    """An open inertia includes the load, which would then no longer be in the equations."""
    load = chosen.intersection(payload_names(robot))
    opened = [slots[name] for name in slots if name in chosen and slots[name].group == INERTIAL]
    for slot in opened if load else ():
        if not load.isdisjoint(_symbols([slot.value])):
            raise RobotError(
                f"{slot.name} includes the payload, which is open, too; leave one of them closed",
                printable(robot.name),
            )


def _opened_by(slots: Iterable[Slot]) -> set[str]:
    """The parameters to open for these slots: the slot itself, or those of its formula."""
    names: set[str] = set()
    for slot in slots:
        inside = slot.is_formula and slot.group != INERTIAL
        names.update(_symbols([slot.value]) if inside else [slot.name])
    return names


def _worth_opening(slots: dict[str, Slot], declared: set[str]) -> set[str]:
    """What `all` opens besides the declared symbols.

    These are the inertias of links that contain no declared symbol, the geometry, and the rotor
    inertias and friction that are not zero.
    """
    bound = {
        slot.name.partition(".")[0]
        for slot in slots.values()
        if slot.group == INERTIAL and not declared.isdisjoint(_symbols([slot.value]))
    }
    free = (s for s in slots.values() if s.group == INERTIAL)
    names = {slot.name for slot in free if slot.name.partition(".")[0] not in bound}
    present = (s for s in slots.values() if s.group in (ROTOR, FRICTION) and not is_zero(s.value))
    geometry = (slot for slot in slots.values() if slot.group == GEOMETRY)
    return names | _opened_by(geometry) | _opened_by(present)


def _symbols(scalars: Iterable[object]) -> set[str]:
    nodes = reachable(scalar for scalar in scalars if isinstance(scalar, Expr))
    return {node.value for node in nodes if node.op == "symbol"}


def _open(robot: Robot, slots: dict[str, Slot], chosen: set[str]) -> Robot:
    """The robot with a symbol in each chosen slot."""
    known = {p.name: p for p in robot.parameters}
    nominal = Binder({p.name: p.value for p in robot.parameters})
    graph = _graph(robot)

    def change(slot: Slot) -> Scalar:
        if slot.name not in chosen or slot.is_open:
            return slot.value
        known[slot.name] = Parameter(slot.name, float(nominal(slot.value)), slot.unit)
        return graph.symbol(slot.name)

    opened = change_slots(robot, change)
    declared = [p for name, p in known.items() if name not in slots]
    ordered = [known[name] for name in slots if name in known]
    return replace(opened, parameters=(*declared, *ordered))


def _graph(robot: Robot) -> Graph:
    """The graph that the robot's formulas live in, or a new one."""
    found: list[Graph] = []

    def note(value: Scalar) -> Scalar:
        if isinstance(value, Expr):
            found.append(value.graph)
        return value

    robot.map_scalars(note)
    return found[0] if found else Graph()
