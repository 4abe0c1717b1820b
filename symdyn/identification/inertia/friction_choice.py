"""Which friction terms a joint has: one after the other, as long as left-out errors get smaller.

Each round tries every term for every joint, beside what the joints have already, and keeps for each
joint the term that lowers its error on folds the most. A term that has to push along the motion, or
that saves less than `WORTH`, is not kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from symdyn.identification.inertia.friction import CANDIDATES, FREE_SIGN, LOAD, PLAIN, TERMS, Choice
from symdyn.identification.inertia.normal_equations import (
    GramBlocks,
    Normal,
    Prior,
    normal_of,
    reweighted,
    squares,
)
from symdyn.identification.logs.rows import Mask, Numbers

# Folds: stretches of blocks that are judged by a fit to the others, with a gap between.
#
# The blocks beside a fold are left out of its training; they last 0.25 s or longer.


def folds_of(blocks: GramBlocks, count: int) -> Iterator[tuple[GramBlocks, GramBlocks]]:
    """Training and judged blocks of each fold; a fold is a stretch of time."""
    n = len(blocks)
    for part in np.array_split(np.arange(n), count):
        if not len(part):
            continue
        judged = np.zeros(n, bool)
        judged[part] = True
        yield blocks.chosen(~beside(judged, blocks)), blocks.chosen(judged)


def beside(judged: Mask, blocks: GramBlocks) -> Mask:
    """The judged blocks and those that touch them in time."""
    wide = judged.copy()
    touching = np.abs(blocks.start[1:] - blocks.end[:-1]) < 1e-9
    wide[1:] |= judged[:-1] & touching
    wide[:-1] |= judged[1:] & touching
    return wide


FOLDS = 4
ROUNDS = 5
WORTH = 0.98
"""A term is kept if it brings the left-out error of its joint below this share."""
LOAD_WORTH = 0.9
"""The same for friction of the load: its column is that of nominal inertias, and may stand in for
what is wrong with them."""

PLAIN_TERMS = tuple(TERMS.index(term) for term in PLAIN)


def choose_friction(
    blocks: GramBlocks, first: Choice, prior: Prior, joints: Sequence[int]
) -> Choice:
    """The terms of each joint: what it has at first, and what is worth it."""
    choice = list(first)
    _, weights = reweighted(blocks, tuple(choice), prior, joints)
    usual = np.median(np.where(weights > 0, weights, np.nan), axis=0)
    parts = [
        (normal_of(train, np.tile(np.nan_to_num(usual), (len(train), 1))), judged)
        for train, judged in folds_of(blocks, FOLDS)
    ]
    best = _errors(parts, tuple(choice), prior)
    for _ in range(ROUNDS):
        gained = False
        for j in joints:
            tried = []
            for k in (TERMS.index(term) for term in CANDIDATES):
                if k not in choice[j]:
                    other = (*choice[:j], tuple(sorted((*choice[j], k))), *choice[j + 1 :])
                    error = float(_errors(parts, other, prior, j, k)[j])
                    if error < (LOAD_WORTH if TERMS[k] == LOAD else WORTH) * best[j]:
                        tried.append((error, k))
            if tried:
                error, k = min(tried)
                choice[j] = tuple(sorted((*choice[j], k)))
                best[j] = error
                gained = True
        if not gained:
            break
        best = _errors(parts, tuple(choice), prior)
    return tuple(choice)


def _errors(
    parts: Sequence[tuple[Normal, GramBlocks]],
    choice: Choice,
    prior: Prior,
    joint: int = -1,
    term: int = -1,
) -> Numbers:
    """The root of the squared errors on the folds; infinite where a term pushes along."""
    total = np.zeros(len(choice))
    free = term < 0 or TERMS[term] in FREE_SIGN
    for normal, judged in parts:
        x = normal.solve(choice, prior)
        if not free and x[normal.base + len(TERMS) * joint + term] < 0:
            return np.full(len(choice), np.inf)
        total += squares(judged, x).sum(axis=0)
    return np.sqrt(total)
