"""All passes over a program, step by step while they save operations.

Each pass looks for one thing in the sums and products of a program (`terms.py`). None has to be
right about what it saves: a step counts if the program that comes out costs less than the one that
went in, and otherwise is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from symdyn.graph import Program, collector_paused, reachable
from symdyn.optimize.angle_sums import combine_turns
from symdyn.optimize.common_pairs import share_common_factors, share_common_terms
from symdyn.optimize.differences import share_differences
from symdyn.optimize.expansion import expand_sums
from symdyn.optimize.factoring import factor_sums
from symdyn.optimize.like_terms import collect_like_terms
from symdyn.optimize.reciprocals import share_reciprocals
from symdyn.optimize.terms import Terms, read_terms
from symdyn.optimize.written_terms import write_terms

MEDIUM, LARGE = 1_500, 20_000
"""Nodes of a program that gets only the first two steps, or only one."""
DIVISION = 4
"""What a division costs in multiplications."""

Pass = Callable[[Terms], bool]


@dataclass(frozen=True)
class Step:
    """Passes one after the other; `through_names` also where that dissolves a named sum."""

    passes: tuple[Pass, ...]
    through_names: bool


SIMPLIFY: tuple[Pass, ...] = (
    share_reciprocals,
    collect_like_terms,
    share_common_factors,
    factor_sums,
    share_common_terms,
)
EXPAND: tuple[Pass, ...] = (combine_turns, *SIMPLIFY[:2], expand_sums, *SIMPLIFY[2:])
STEPS = (
    Step(EXPAND, through_names=False),
    Step(SIMPLIFY, through_names=True),
    Step(EXPAND, through_names=True),
    Step(SIMPLIFY, through_names=True),
)


@collector_paused()
def optimized(program: Program) -> Program:
    """The same program with fewer operations."""
    program = share_differences(program)
    if not program.results:
        return program
    size = len(reachable(program.results))
    steps = STEPS if size <= MEDIUM else STEPS[:2] if size <= LARGE else STEPS[1:2]
    least = cost(program)
    for k, step in enumerate(steps):
        better = apply_step(program, step)
        price = cost(better)
        if price < least:
            program, least = better, price
        elif k > 1:
            break
    return program


def apply_step(program: Program, step: Step) -> Program:
    """The program after the passes of a step, whatever it costs."""
    terms = read_terms(program, step.through_names)
    changes = [terms.merged, *(change(terms) for change in step.passes)]
    return share_differences(write_terms(terms, program)) if any(changes) else program


def cost(program: Program) -> int:
    """Operations, with a division as several."""
    count = program.operations
    return count.total + (DIVISION - 1) * count.div
