"""Leaving parameters open: the robot whose code takes them as the input `p`.

Symbols that a spec declares are in the robot's formulas already and only have to be named. An
inertial parameter that is a plain number is replaced by a new symbol `<link>.m`, `<link>.mcx`, ...
whose nominal value it becomes. In `p` the declared symbols come first, then the links in order
with their ten parameters in the standard order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.graph import Expr, Graph, reachable
from symdyn.names import unique_identifiers
from symdyn.robot.checks import hint, printable, quoted
from symdyn.robot.inertia import PARAMETER_NAMES, PARAMETER_UNITS, Inertia
from symdyn.robot.model import Binder, Parameter, Robot
from symdyn.scalar import Scalar

GROUPS = ("none", "declared", "inertial", "all")


def make_symbolic(robot: Robot, names: Sequence[str]) -> Robot:
    """The robot with the named parameters open, besides those that already are.

    A name is a group (`none` closes all first), a declared symbol, or `<link>.mcx`.
    """
    inertial = inertial_names(robot)
    declared = [p.name for p in robot.parameters if p.name not in inertial]
    chosen = set() if "none" in names else set(robot.symbolic_names)
    for name in names:
        if name in ("declared", "all"):
            chosen.update(declared)
        if name == "inertial":
            chosen.update(inertial)
        elif name == "all":
            chosen.update(_free_of(robot, set(declared), inertial))
        elif name in inertial or name in declared:
            chosen.add(name)
        elif name not in GROUPS:
            message = f"{quoted(name)} is no parameter of the robot"
            raise RobotError(
                message + hint(name, [*GROUPS, *declared, *inertial]), printable(robot.name)
            )
    opened = _open(robot, inertial, chosen)
    order = [p.name for p in opened.parameters]
    return replace(opened, symbolic_names=tuple(name for name in order if name in chosen))


def inertial_names(robot: Robot) -> dict[str, tuple[int, int]]:
    """`<link>.m` and so on, with the numbers of link and parameter, in the order of `p`."""
    links = unique_identifiers(link.name for link in robot.links)
    return {
        f"{link}.{parameter}": (i, k)
        for i, link in enumerate(links)
        for k, parameter in enumerate(PARAMETER_NAMES)
    }


def _free_of(
    robot: Robot, declared: set[str], inertial: dict[str, tuple[int, int]]
) -> Iterable[str]:
    """The inertial parameters of the links whose inertia no declared symbol enters."""
    bound = {
        i
        for i, link in enumerate(robot.links)
        if not declared.isdisjoint(_symbols(link.inertia.parameters))
    }
    return (name for name, (i, _) in inertial.items() if i not in bound)


def _symbols(scalars: Iterable[object]) -> set[str]:
    nodes = reachable(scalar for scalar in scalars if isinstance(scalar, Expr))
    return {node.value for node in nodes if node.op == "symbol"}


def _open(robot: Robot, inertial: dict[str, tuple[int, int]], chosen: set[str]) -> Robot:
    """The robot with a symbol in place of each chosen inertial parameter."""
    known = {p.name: p for p in robot.parameters}
    nominal = Binder({p.name: p.value for p in robot.parameters})
    graph = _graph(robot)
    values = [list(link.inertia.parameters) for link in robot.links]
    for name, (i, k) in inertial.items():
        if name in chosen and name not in known:
            known[name] = Parameter(name, float(nominal(values[i][k])), PARAMETER_UNITS[k])
            values[i][k] = graph.symbol(name)
    links = [
        replace(link, inertia=Inertia(*value))
        for link, value in zip(robot.links, values, strict=True)
    ]
    declared = [p for name, p in known.items() if name not in inertial]
    ordered = [known[name] for name in inertial if name in known]
    return replace(robot, links=tuple(links), parameters=(*declared, *ordered))


def _graph(robot: Robot) -> Graph:
    """The graph that the robot's formulas live in, or a new one."""
    found: list[Graph] = []

    def note(value: Scalar) -> Scalar:
        if isinstance(value, Expr):
            found.append(value.graph)
        return value

    robot.map_scalars(note)
    return found[0] if found else Graph()
