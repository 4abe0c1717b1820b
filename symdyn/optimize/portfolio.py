"""Derive every way there is, count, keep the cheapest: a portfolio, not a belief."""

from __future__ import annotations

from collections.abc import Iterable

from symdyn.graph import Program
from symdyn.optimize.differences import share_differences
from symdyn.optimize.passes import optimized

REACH, SMALL = 1.2, 20
"""Passes save up to a fifth, and of little a few operations; what costs more than the least times
the one plus the other cannot catch up."""


def cheapest(programs: Iterable[Program]) -> Program:
    """The program with the fewest operations; among equals the first."""

    def cost(program: Program) -> tuple[int, int, int]:
        count = program.operations
        return (count.total, count.trig, count.neg)

    return min(programs, key=cost)


def cheapest_optimized(programs: Iterable[Program]) -> Program:
    """The cheapest program after all passes, which only those get that have a chance to be it."""
    shared = [share_differences(program) for program in programs]
    totals = [program.operations.total for program in shared]
    reach = REACH * min(totals) + SMALL
    near = (p for p, total in zip(shared, totals, strict=True) if total <= reach)
    return cheapest(map(optimized, near))
