"""All passes over a program, again and again while they save operations.

Each pass looks for one thing in the sums and products of a program (`terms.py`). None has to be
right about what it saves: a round counts if the program that comes out costs less than the one that
went in, and otherwise is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.graph import Program, collector_paused, reachable
from symdyn.optimize.common_pairs import share_common_factors, share_common_terms
from symdyn.optimize.differences import share_differences
from symdyn.optimize.expansion import expand_sums
from symdyn.optimize.factoring import factor_sums
from symdyn.optimize.like_terms import collect_like_terms
from symdyn.optimize.reciprocals import share_reciprocals
from symdyn.optimize.terms import Terms, read_terms, write_terms

ROUNDS = 5
"""What one round leaves, the next may see in another light; after a few nothing is found."""
WORTHWHILE = 200
"""A round that saves less than one operation in so many is the last."""
LARGE = 20_000
"""Nodes of a program that gets one round."""
DIVISION = 4
"""What a division costs in multiplications."""

Pass = Callable[[Terms], bool]

SIMPLIFY: tuple[Pass, ...] = (
    share_reciprocals,
    collect_like_terms,
    share_common_factors,
    factor_sums,
    share_common_terms,
)
EXPAND: tuple[Pass, ...] = (*SIMPLIFY[:2], expand_sums, *SIMPLIFY[2:])


@collector_paused()
def optimized(program: Program) -> Program:
    """The same program with fewer operations."""
    program = share_differences(program)
    if not program.results:
        return program
    rounds = 1 if len(reachable(program.results)) > LARGE else ROUNDS
    least = cost(program)
    for _ in range(rounds):
        better, expanded = apply_passes(program, EXPAND)
        price = cost(better)
        if price >= least and expanded:
            better, _ = apply_passes(program, SIMPLIFY)
            price = cost(better)
        if price >= least:
            break
        enough = (least - price) * WORTHWHILE < least
        program, least = better, price
        if enough:
            break
    return program


def apply_passes(program: Program, passes: Sequence[Pass]) -> tuple[Program, bool]:
    """The program after some passes, whatever it costs; whether sums were multiplied out."""
    terms = read_terms(program)
    expanded = False
    for change in passes:
        changed = change(terms)
        if change is expand_sums:
            expanded = changed
    return share_differences(write_terms(terms, program)), expanded


def cost(program: Program) -> int:
    """Operations, with a division as several."""
    count = program.operations
    return count.total + (DIVISION - 1) * count.div
