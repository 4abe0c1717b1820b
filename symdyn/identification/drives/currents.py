"""Gram blocks of currents, and those of torques that gains make of them.

    a = (Yb row of joint j, its friction terms, known, i_j)  ->  (..., k_j i_j - known)

Columns of a Gram matrix may be summed after it was made: no log is read again.
"""

from __future__ import annotations

import numpy as np

from symdyn.identification.inertia.gram import Blocks
from symdyn.identification.logs.rows import Numbers

SIDES = 2
"""The last columns are known forces and the current."""


def torque_blocks(currents: Blocks, gains: Numbers) -> Blocks:
    """The blocks of torques k i; a gain that is nan is that of a joint that is not used."""
    gains = np.nan_to_num(gains)
    width = currents.G.shape[-1]
    T = np.zeros((len(gains), width, width - 1))
    T[:, : width - SIDES, : width - SIDES] = np.eye(width - SIDES)
    T[:, -2, -1] = -1.0
    T[:, -1, -1] = gains
    G = T.transpose(0, 2, 1) @ currents.G @ T
    return Blocks(
        currents.base,
        G,
        currents.power * gains**2,
        currents.count,
        currents.start,
        currents.end,
    )
