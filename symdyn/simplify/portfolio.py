"""Chooses the cheapest of several programs for one function, by counting their operations."""

from __future__ import annotations

from collections.abc import Iterable

from symdyn.graph import Program
from symdyn.simplify.passes import cost, optimized

REACH = 1.1
"""Passes save a few percent: a program that costs more than this times the least cannot win."""


def cheapest(programs: Iterable[Program]) -> Program:
    """The program with the fewest operations; among equals the first."""

    def price(program: Program) -> tuple[int, int, int]:
        count = program.operations
        return (cost(program), count.trig, count.neg)

    return min(programs, key=price)


def cheapest_optimized(programs: Iterable[Program]) -> Program:
    """The cheapest program after all passes; those that cost far more before them are skipped."""
    derived = list(programs)
    # A division counts as one operation here: most share a divisor, and passes then keep one.
    totals = [program.operations.total for program in derived]
    reach = REACH * min(totals)
    return cheapest(optimized(p) for p, n in zip(derived, totals, strict=True) if n <= reach)
