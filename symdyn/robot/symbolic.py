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
from symdyn.robot.model import Binder, Parameter, Robot
from symdyn.robot.slots import (
    FRICTION,
    GEOMETRY,
    INERTIAL,
    ROTOR,
    SLOT_GROUPS,
    Slot,
    change_slots,
    find_slots,
    with_named_moves,
)
from symdyn.scalar import Scalar, is_zero

GROUPS = ("none", "declared", *SLOT_GROUPS, "all")


def make_symbolic(robot: Robot, names: Sequence[str]) -> Robot:
    """The robot with the named parameters open, in addition to those that already are.

    A name is a group (`none` closes all first), a declared symbol, or a slot such as `<link>.mcx`.
    """
    robot = with_named_moves(robot)
    slots = find_slots(robot)
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
        elif name in slots:
            chosen.update(_opened_by([slots[name]]))
        elif name not in GROUPS:
            message = f"{quoted(name)} is not a parameter of the robot"
            raise RobotError(
                message + hint(name, [*GROUPS, "base", *declared, *slots]), printable(robot.name)
            )
    opened = _open(robot, slots, chosen)
    order = [p.name for p in opened.parameters]
    return replace(opened, symbolic_names=tuple(name for name in order if name in chosen))


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
