"""Blocks of time that count less because the model is far off there, by name and time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symdyn.identification.inertia.gram import Blocks
from symdyn.identification.logs.rows import Numbers

LISTED = 5


def outlying_notes(
    blocks: Blocks, weights: Numbers, logs: Sequence[str], joints: Sequence[str]
) -> list[str]:
    """A line for each block whose weight is below that of its joint; `logs` has each block's."""
    most = weights.max(axis=0)
    less = (weights < (1 - 1e-9) * most) & (blocks.count > 0)[:, None]
    at = np.flatnonzero(less.any(axis=1))
    lines = [
        f"{logs[b]}: {blocks.start[b]:.5g} to {blocks.end[b]:.5g} s is far off in "
        f"{', '.join(joints[j] for j in map(int, np.flatnonzero(less[b])))} and counts less"
        for b in map(int, at[:LISTED])
    ]
    more = len(at) - LISTED
    return [*lines, f"{more} more blocks are far off and count less"] if more > 0 else lines
