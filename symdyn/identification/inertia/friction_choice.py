"""Selection of the friction terms of each joint: forward selection by cross-validation.

Each round tries every further term for every joint and adds, for each joint, the term that lowers
its error on held-out folds the most. A term with a negative gain, or one that lowers the error by
less than `WORTH` requires, is not added.
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
    robust_least_squares,
    squares,
)
from symdyn.identification.logs.rows import Mask, Numbers

# Folds: stretches of blocks that are predicted by a fit to the others.
#
# The blocks beside a fold, of 0.25 s or more, are excluded from its training data.


def folds_of(blocks: GramBlocks, count: int) -> Iterator[tuple[GramBlocks, GramBlocks]]:
    """Yield training and held-out blocks of each fold; a fold is a stretch of time."""
    n = len(blocks)
    for part in np.array_split(np.arange(n), count):
        if not len(part):
            continue
        held_out = np.zeros(n, bool)
        held_out[part] = True
        yield blocks.select(~beside(held_out, blocks)), blocks.select(held_out)


def beside(held_out: Mask, blocks: GramBlocks) -> Mask:
    """Return the mask of the held-out blocks and those adjacent in time."""
    wide = held_out.copy()
    touching = np.abs(blocks.start[1:] - blocks.end[:-1]) < 1e-9
    wide[1:] |= held_out[:-1] & touching
    wide[:-1] |= held_out[1:] & touching
    return wide


FOLDS = 4
ROUNDS = 5
WORTH = 0.98
"""A term is added if it reduces the held-out error of its joint below this share."""
LOAD_WORTH = 0.9
"""The same for load-dependent friction, whose nominal column may imitate errors of the inertias."""

PLAIN_TERMS = tuple(TERMS.index(term) for term in PLAIN)


def choose_friction(
    blocks: GramBlocks, first: Choice, prior: Prior, joints: Sequence[int]
) -> Choice:
    """Return the terms of each joint: those of `first` and those that cross-validation adds."""
    choice = list(first)
    _, weights = robust_least_squares(blocks, tuple(choice), prior, joints)
    usual = np.median(np.where(weights > 0, weights, np.nan), axis=0)
    parts = [
        (normal_of(train, np.tile(np.nan_to_num(usual), (len(train), 1))), held_out)
        for train, held_out in folds_of(blocks, FOLDS)
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
    """Return the root of the squared errors on the folds, infinite for a negative gain."""
    total = np.zeros(len(choice))
    free = term < 0 or TERMS[term] in FREE_SIGN
    for normal, held_out in parts:
        x = normal.solve(choice, prior)
        if not free and x[normal.base + len(TERMS) * joint + term] < 0:
            return np.full(len(choice), np.inf)
        total += squares(held_out, x).sum(axis=0)
    return np.sqrt(total)
