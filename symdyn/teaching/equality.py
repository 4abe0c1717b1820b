"""Whether two matrices are equal: term for term where they have normal forms, else in numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.formulations.forward.zero_pivots import somewhere
from symdyn.graph import Graph
from symdyn.graph.normal.harmonics import NoNormalForm, normal_forms
from symdyn.lie.matrices import Rows
from symdyn.robot.model import Robot
from symdyn.teaching.notation import numbers

LARGEST_SYMBOLIC = 3
"""Normal forms are compared up to this many joints; beyond, they take too long to wait for."""

EXACTLY = "exactly"
"""The two normal forms are the same dictionaries, so the two matrices are equal at every q."""

Bind = Callable[[Robot], Robot]
Sides = Callable[[Bind, Sequence[Any], Sequence[Any]], Mapping[str, tuple[Rows, Rows]]]
"""From a function that fills in a robot's parameters, and q and qd: pairs of matrices by name."""


@dataclass(frozen=True)
class Verdicts:
    """How closely each pair agrees: `exactly`, or to a fraction of the largest entry."""

    by_name: dict[str, str]
    q: list[float]

    @property
    def remark(self) -> str:
        """At which q numbers were compared, if any were."""
        compared = any(verdict != EXACTLY for verdict in self.by_name.values())
        return f"in numbers at q = {numbers(self.q)}" if compared else "all by normal forms"


def verdicts(robot: Robot, sides: Sides, at: Sequence[float] | None = None) -> Verdicts:
    """Compare in numbers at q; for a small robot by normal forms, where there are any."""
    q = list(somewhere(robot) if at is None else at)
    qd = [1 - 0.3 * k for k in range(robot.nv)]
    pairs = sides(lambda one: one.bind(), q, qd)
    found = {name: f"to {gap(*pair)}" for name, pair in pairs.items()}
    if robot.nv <= LARGEST_SYMBOLIC and at is None:
        found.update(dict.fromkeys(_exact(robot, sides), EXACTLY))
    return Verdicts(found, q)


def _exact(robot: Robot, sides: Sides) -> list[str]:
    """The names whose sides have the same normal forms."""
    graph = Graph()
    p = {f.name: graph.symbol(f"p[{k}]") for k, f in enumerate(robot.symbolic_parameters)}
    sizes = (("q", robot.nq), ("qd", robot.nv))
    q, qd = ([graph.symbol(f"{x}[{k}]") for k in range(n)] for x, n in sizes)
    equal = []
    for name, (left, right) in sides(lambda one: one.bind(p), q, qd).items():
        nodes = [
            graph.constant(a) - graph.constant(b)
            for rows in zip(left, right, strict=True)
            for a, b in zip(*rows, strict=True)
        ]
        try:
            forms = normal_forms(nodes, units=robot.unit_symbols())
            if not any(form.terms for form in forms):
                equal.append(name)
        except NoNormalForm:
            continue
    return equal


def gap(left: Rows, right: Rows) -> str:
    """The largest difference relative to the largest entry, rounded up to a power of ten."""
    one, two = ([float(x) for row in rows for x in row] for rows in (left, right))
    largest, gap = max(map(abs, one)), max(abs(a - b) for a, b in zip(one, two, strict=True))
    if gap == 0:
        return "the last digit"
    return f"1e{math.ceil(math.log10(gap / (largest or 1))):+03d}"
