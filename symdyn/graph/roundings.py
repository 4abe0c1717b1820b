"""A priori bounds of rounding errors: the number of roundings on the way to an output.

The error of a node is at most (fixed + by_angle |q|) u times the sum of the absolute values of its
terms, with 1 for sines and cosines. u is the unit roundoff, |q| the largest angle. Then

    a + b       the larger of both counts, and one rounding
    a * b       both counts, and one rounding
    select(t, a, b)   the larger count of a and b: where t changes its sign, both are the same
    sin(a)      two roundings of its own, and the error of the angle: its count times its size

Inputs are rounded once, and so are constants that the number type does not represent exactly. With
divisions, linear equations are solved: then the error of a factor is one of the matrix, whose
condition number is part of the relative error, and a product has the larger of both counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symdyn.graph.expr import (
    ABS,
    ADD,
    CONST,
    COS,
    DIV,
    ENTRY,
    FACTORS,
    LISTS,
    MUL,
    NEG,
    SELECT,
    SIGN,
    SIN,
    SUB,
    SYMBOL,
    Expr,
    reachable,
)

OWN_SINE = 2
"""Roundings of the sine itself: inlined sines are within 2 u of a result of size 1."""


@dataclass(frozen=True)
class RoundingCount:
    """A count that grows with the angles."""

    fixed: float = 0
    by_angle: float = 0

    def __add__(self, other: RoundingCount) -> RoundingCount:
        return RoundingCount(self.fixed + other.fixed, self.by_angle + other.by_angle)

    def __or__(self, other: RoundingCount) -> RoundingCount:
        """The larger count."""
        return RoundingCount(max(self.fixed, other.fixed), max(self.by_angle, other.by_angle))

    def times(self, factor: float) -> RoundingCount:
        """Return a multiple of the count."""
        return RoundingCount(factor * self.fixed, factor * self.by_angle)

    def at(self, angle: float) -> float:
        """Return the count for angles up to this one."""
        return self.fixed + self.by_angle * angle


NONE, ONE = RoundingCount(), RoundingCount(1)


def count_roundings(outputs: Sequence[Expr], held: Callable[[float], bool]) -> RoundingCount:
    """Return the largest count of all outputs.

    `held` returns whether the number type represents a constant exactly.

    >>> from symdyn.graph import Graph
    >>> x = Graph().symbol("x")
    >>> count_roundings([x * x + 1, -x], lambda constant: True)
    RoundingCount(fixed=4, by_angle=0)
    >>> count_roundings([x.sin()], lambda constant: True)
    RoundingCount(fixed=2, by_angle=1)
    """
    nodes = reachable(outputs)
    solves = any(node.op is DIV or node.op is FACTORS for node in nodes)
    counts: dict[int, RoundingCount] = {}
    sizes: dict[int, RoundingCount] = {}
    for node in nodes:
        below = [counts[a.index] for a in node.args]
        sizes[node.index] = _size(node, sizes)
        counts[node.index] = _count(node, below, sizes, held, solves)
    return _largest([counts[node.index] for node in outputs])


def _largest(counts: Sequence[RoundingCount]) -> RoundingCount:
    most = NONE
    for count in counts:
        most = most | count
    return most


def _count(
    node: Expr,
    below: Sequence[RoundingCount],
    sizes: dict[int, RoundingCount],
    held: Callable[[float], bool],
    solves: bool,
) -> RoundingCount:
    if node.op is CONST:
        return NONE if held(float(node.value)) else ONE
    if node.op is SYMBOL:
        return ONE
    if node.op in (SIN, COS):
        return RoundingCount(OWN_SINE) + sizes[node.args[0].index].times(below[0].fixed)
    if node.op in (NEG, ABS, SIGN, ENTRY):
        return below[0]
    if node.op is SELECT:
        return _largest(below[1:])
    if node.op is MUL and not solves:
        return below[0] + below[1] + ONE
    steps = len(node.args) if node.op in LISTS else 1
    return _largest(below) + RoundingCount(steps)


def _size(node: Expr, sizes: dict[int, RoundingCount]) -> RoundingCount:
    """Bound the size of an angle: a sum of multiples of angles and of constants."""
    of = [sizes[a.index] for a in node.args]
    if node.op is CONST:
        return RoundingCount(abs(float(node.value)))
    if node.op in (ADD, SUB):
        return of[0] + of[1]
    if node.op is NEG:
        return of[0]
    for number, other in ((0, 1), (1, 0)):
        if node.op is MUL and node.args[number].op is CONST:
            return of[other].times(of[number].fixed)
    return RoundingCount(0, 1)
