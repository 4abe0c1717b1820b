"""All passes over a program, again and again while they save operations."""

from __future__ import annotations

from collections.abc import Callable

from symdyn.graph import Program
from symdyn.optimize.common_pairs import share_common_pairs
from symdyn.optimize.differences import share_differences
from symdyn.optimize.factoring import factor_sums
from symdyn.optimize.like_terms import collect_like_terms
from symdyn.optimize.scaled_sums import scale_sums
from symdyn.optimize.terms import PRODUCT, SUM, Terms, read_terms, write_terms

ROUNDS = 5
DIVISION = 4


def cost(program: Program) -> int:
    count = program.operations
    return count.total + (DIVISION - 1) * count.div


PASSES = [collect_like_terms, scale_sums, lambda t: share_common_pairs(t, PRODUCT), factor_sums, lambda t: share_common_pairs(t, SUM)]

def optimized(program: Program) -> Program:
    program = share_differences(program)
    least = cost(program)
    for _ in range(ROUNDS):
        terms = read_terms(program)
        for p in PASSES: p(terms)
        candidate = share_differences(write_terms(terms, program))
        c = cost(candidate)
        if c >= least: break
        program, least = candidate, c
    return program
