"""Choice of the cheapest of several programs for one function, by operation counts.

Each program goes through all passes, round by round while they save operations. Each
pass looks for one thing in the sums and products of a program (`terms.py`). A pass may be
wrong about what it saves: the result of a round is kept only if it costs less than before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from symdyn.graph import Program, pause_collector
from symdyn.passes.common_pairs import share_common_factors, share_common_terms
from symdyn.passes.differences import doubled_differences, share_differences
from symdyn.passes.factoring import factor_sums
from symdyn.passes.like_terms import collect_like_terms
from symdyn.passes.reciprocals import share_reciprocals
from symdyn.passes.terms import Terms, read_terms, write_terms

ROUNDS, LARGE = 2, 2_000
"""A second round finds some of what the first left; programs of more than LARGE nodes get one."""
DIVISION = 4
"""What a division costs in multiplications."""

Pass = Callable[[Terms], bool]


PASSES: tuple[Pass, ...] = (
    share_reciprocals,
    collect_like_terms,
    share_common_factors,
    factor_sums,
    share_common_terms,
)


def rounds_of(program: Program) -> int:
    """Return the number of rounds of passes that a program is worth."""
    return ROUNDS if len(program.nodes) <= LARGE else 1


def improved(program: Program) -> Program | None:
    """Return the program after one more round, if that costs less."""
    better = one_round(program)
    if cost(better) < cost(program):
        return better
    if better is not program:
        better.release()
    return None


def one_round(program: Program) -> Program:
    """Return the program after all passes, whatever its cost."""
    if not program.results:
        return program
    terms = read_terms(program)
    changes = [terms.merged, *(change(terms) for change in PASSES)]
    if not any(changes):
        return program
    written = write_terms(terms, program)
    shared = share_differences(written)
    if shared is not written:
        written.release()
    return shared


def cost(program: Program) -> int:
    """Return the operations of a program, with a division counted as DIVISION of them."""
    count = program.operations
    return count.total + (DIVISION - 1) * count.div


# -- the cheapest of all programs ----------------------------------------------------------


REACH, REACH_LATER = 1.1, 1.03
"""Passes save some percent, and after the first round less: what costs more than this times the
least cannot catch up."""
SHORT = 200
"""Programs with fewer operations get all passes, since there one operation is a percent."""


def cheapest(programs: Iterable[Program]) -> Program:
    """Return the program with the fewest operations; among equals the first."""

    def price(program: Program) -> tuple[int, int, int]:
        count = program.operations
        return (cost(program), count.trig, count.neg)

    return min(programs, key=price)


@pause_collector()
def cheapest_optimized(programs: Iterable[Program]) -> Program:
    """Return the cheapest program after all passes, which only candidates get."""
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
    """Free a program that was built here and has been replaced."""
    if not any(program is other for other in given):
        program.release()


def _within_reach(programs: list[Program]) -> list[Program]:
    """Return the programs that passes may still make the cheapest.

    Divisions count as one here: most of them share a divisor, and passes make one of those.
    """
    totals = [program.operations.total for program in programs]
    near = [p for p, total in zip(programs, totals, strict=True) if total <= REACH * min(totals)]
    if min(totals) <= SHORT:
        return near
    left = [program.operations.total - len(doubled_differences(program)) for program in near]
    return [p for p, total in zip(near, left, strict=True) if total <= REACH * min(left)]
