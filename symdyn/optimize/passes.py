"""All passes over a program, round by round while they save operations.

Each pass looks for one thing in the sums and products of a program (`terms.py`). None has to be
right about what it saves: a round counts if the program that comes out costs less than the one that
went in, and otherwise is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable

from symdyn.graph import Program, collector_paused, reachable
from symdyn.optimize.common_pairs import share_common_factors, share_common_terms
from symdyn.optimize.differences import share_differences
from symdyn.optimize.factoring import factor_sums
from symdyn.optimize.like_terms import collect_like_terms
from symdyn.optimize.reciprocals import share_reciprocals
from symdyn.optimize.terms import Terms, read_terms
from symdyn.optimize.written_terms import write_terms

ROUNDS = ((1_500, 3), (4_000, 2))
"""How many rounds programs of up to so many nodes get; more than that, one. The second finds most
of what the first left, the third little."""
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


@collector_paused()
def optimized(program: Program) -> Program:
    """The same program with fewer operations.

    The first round leaves named sums and products whole, the others dissolve them where that saves
    operations.
    """
    program = share_differences(program)
    least = cost(program)
    size = len(reachable(program.results))
    for k in range(next((rounds for most, rounds in ROUNDS if size <= most), 1)):
        better = one_round(program, through_names=k > 0)
        price = cost(better)
        if price >= least and k > 0:
            break
        if price < least:
            program, least = better, price
    return program


def one_round(program: Program, through_names: bool) -> Program:
    """The program after all passes, whatever it costs."""
    if not program.results:
        return program
    terms = read_terms(program, through_names)
    changes = [terms.merged, *(change(terms) for change in PASSES)]
    return share_differences(write_terms(terms, program)) if any(changes) else program


def cost(program: Program) -> int:
    """Operations, with a division as several."""
    count = program.operations
    return count.total + (DIVISION - 1) * count.div
