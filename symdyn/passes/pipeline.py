"""All passes over a program, round by round while they save operations.

Each pass looks for one thing in the sums and products of a program (`terms.py`). A pass may be
wrong about what it saves: the result of a round is kept only if it costs less than before.
"""

from __future__ import annotations

from collections.abc import Callable

from symdyn.graph import Program
from symdyn.passes.common_pairs import share_common_factors, share_common_terms
from symdyn.passes.differences import share_differences
from symdyn.passes.factoring import factor_sums
from symdyn.passes.like_terms import collect_like_terms
from symdyn.passes.reciprocals import share_reciprocals
from symdyn.passes.terms import Terms, read_terms
from symdyn.passes.written_terms import write_terms

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
    """How many rounds a program is worth."""
    return ROUNDS if len(program.nodes) <= LARGE else 1


def improved(program: Program) -> Program | None:
    """The program after one more round, if that costs less."""
    better = one_round(program)
    if cost(better) < cost(program):
        return better
    if better is not program:
        better.release()
    return None


def one_round(program: Program) -> Program:
    """The program after all passes, whatever it costs."""
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
    """The operations of a program, with a division counted as DIVISION of them."""
    count = program.operations
    return count.total + (DIVISION - 1) * count.div
