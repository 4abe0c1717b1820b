"""Derive every way there is, count, keep the cheapest: a portfolio, not a belief."""

from __future__ import annotations

from collections.abc import Iterable

from symdyn.graph import Program


def cheapest(programs: Iterable[Program]) -> Program:
    """The program with the fewest operations; among equals the first."""

    def cost(program: Program) -> tuple[int, int, int]:
        count = program.operations
        return (count.total, count.trig, count.neg)

    return min(programs, key=cost)
