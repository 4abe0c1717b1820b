"""Derive every way there is, count, keep the cheapest: a portfolio, not a belief."""

from __future__ import annotations

from collections.abc import Iterable

from symdyn.graph import Program
from symdyn.simplify.passes import cost, optimized

REACH = 1.1
"""Passes save some percent; what costs more than this times the least cannot catch up."""


def cheapest(programs: Iterable[Program]) -> Program:
    """The program with the fewest operations; among equals the first."""

    def price(program: Program) -> tuple[int, int, int]:
        count = program.operations
        return (cost(program), count.trig, count.neg)

    return min(programs, key=price)


def cheapest_optimized(programs: Iterable[Program]) -> Program:
    """The cheapest program after all passes, which only those get that have a chance to be it."""
    derived = list(programs)
    # Divisions count as one: most of them share a divisor, and passes make one of those.
    totals = [program.operations.total for program in derived]
    reach = REACH * min(totals)
    return cheapest(optimized(p) for p, n in zip(derived, totals, strict=True) if n <= reach)
