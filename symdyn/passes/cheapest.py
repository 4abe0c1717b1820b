"""Chooses the cheapest of several programs for one function, by counting their operations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symdyn.graph import Program, collector_paused
from symdyn.passes.differences import doubled_differences, share_differences
from symdyn.passes.pipeline import cost, improved, rounds_of

REACH, REACH_LATER = 1.1, 1.03
"""Passes save some percent, and after the first round less: what costs more than this times the
least cannot catch up."""
SHORT = 200
"""Programs with fewer operations get all passes, since there one operation is a percent."""


def cheapest(programs: Iterable[Program]) -> Program:
    """The program with the fewest operations; among equals the first."""

    def price(program: Program) -> tuple[int, int, int]:
        count = program.operations
        return (cost(program), count.trig, count.neg)

    return min(programs, key=price)


@collector_paused()
def cheapest_optimized(programs: Iterable[Program]) -> Program:
    """The cheapest program after all passes; programs that cost too much to win get none."""
    given = list(programs)
    near = [share_differences(program) for program in _within_reach(given)]
    rounds = [rounds_of(program) for program in near]
    running = set(range(len(near)))
    for k in range(max(rounds)):
        for i in sorted(running):
            better = improved(near[i]) if k < rounds[i] else None
            if better is None:
                running.remove(i)
            else:
                _release(near[i], given)
                near[i] = better
        least = min(map(cost, near))
        if least > SHORT:
            running = {i for i in running if cost(near[i]) <= REACH_LATER * least}
    best = cheapest(near)
    for program in near:
        if program is not best:
            _release(program, given)
    return best


def _release(program: Program, given: Sequence[Program]) -> None:
    """Free a program that was made here and has been replaced."""
    if not any(program is other for other in given):
        program.release()


def _within_reach(programs: list[Program]) -> list[Program]:
    """Those that passes may still make the cheapest, by what they cost with shared differences.

    Divisions count as one here: most of them share a divisor, and passes make one of those.
    """
    totals = [program.operations.total for program in programs]
    near = [p for p, total in zip(programs, totals, strict=True) if total <= REACH * min(totals)]
    if min(totals) <= SHORT:
        return near
    left = [program.operations.total - len(doubled_differences(program)) for program in near]
    return [p for p, total in zip(near, left, strict=True) if total <= REACH * min(left)]
