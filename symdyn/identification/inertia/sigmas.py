"""How sure parameters are: least squares again without each block of time.

    V = (B - 1)/B  sum_b (x_b - mean)(x_b - mean)^T,    x_b the fit without block b

Errors of a model are not white: they last as long as a motion does. Within a block they may be
correlated as they like; the delete-a-block jackknife sees their sum. Sigmas that are stated from
white noise are too small by far for a real robot.
"""

from __future__ import annotations

import numpy as np

from symdyn.identification.inertia.gram import Blocks
from symdyn.identification.inertia.normal import Choice, Normal, normal_of
from symdyn.identification.logs.rows import Numbers


def block_sigmas(blocks: Blocks, weights: Numbers, choice: Choice) -> Numbers:
    """The standard deviation of each entry of x; zero for terms that were not chosen."""
    full = np.flatnonzero(blocks.count > 0)
    whole = normal_of(blocks, weights)
    made = []
    for b in full:
        only = np.zeros(len(blocks), bool)
        only[b] = True
        part = normal_of(blocks.chosen(only), weights[only])
        made.append(
            Normal(whole.H - part.H, whole.r - part.r, whole.base, whole.samples).solve(choice)
        )
    x = np.stack(made)
    count = len(full)
    result: Numbers = np.sqrt((count - 1) / count * ((x - x.mean(axis=0)) ** 2).sum(axis=0))
    return result
