"""Folds: stretches of blocks that are judged by a fit to the others, with a gap between.

The blocks beside a fold are left out of its training; they last 0.25 s or longer.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from symdyn.identification.inertia.gram import Blocks
from symdyn.identification.logs.rows import Mask


def folds_of(blocks: Blocks, count: int) -> Iterator[tuple[Blocks, Blocks]]:
    """Training and judged blocks of each fold; a fold is a stretch of time."""
    n = len(blocks)
    for part in np.array_split(np.arange(n), count):
        if not len(part):
            continue
        judged = np.zeros(n, bool)
        judged[part] = True
        yield blocks.chosen(~beside(judged, blocks)), blocks.chosen(judged)


def beside(judged: Mask, blocks: Blocks) -> Mask:
    """The judged blocks and those that touch them in time."""
    wide = judged.copy()
    touching = np.abs(blocks.start[1:] - blocks.end[:-1]) < 1e-9
    wide[1:] |= judged[:-1] & touching
    wide[:-1] |= judged[1:] & touching
    return wide
