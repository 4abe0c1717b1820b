"""Gram matrices of the regressor, for every block of time and every joint.

    G[b, j] = sum over the samples of block b of  a a^T,   a = (Yb row of joint j, its friction
                                                                terms, the right side)

Normal equations of any weights, folds and subsets of joints and friction terms are sums of parts of
them, and so are residuals: |a . (x, -1)|^2 summed is (x, -1) G (x, -1). Blocks of several logs are
put side by side. The right side is tau - known; of currents it is the two columns known, i.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from symdyn.identification.inertia.friction import TERMS
from symdyn.identification.inertia.samples import Samples
from symdyn.identification.logs.rows import Mask, Numbers

LONGEST = 10.0
SHORTEST = 0.25
"""s of a block. Neighbours of what is left out are left out too: a gap of 0.2 s and more."""
BLOCKS = 48
"""Blocks of a log that is neither short nor long."""
MOST = 72
"""Of a log: from then on blocks become longer, so that an hour takes the memory of minutes."""


class Regressor(Protocol):
    """A compiled regressor, and the forces of the nominal bodies."""

    def gram(self, *arguments: Numbers, columns: Sequence[Numbers] = ()) -> Numbers:
        """The Gram matrices of its rows with further columns, summed over samples."""

    def nominal(self, q: Numbers, qd: Numbers, qdd: Numbers) -> Numbers:
        """The joint forces of the nominal bodies, (rows, joints)."""


@dataclass(frozen=True, eq=False)
class BaseRegressor:
    """The compiled base regressor, and the base parameters that loads are computed with."""

    regressor: Any
    pb: Numbers

    def __call__(self, q: Numbers, qd: Numbers, qdd: Numbers) -> Numbers:
        """The regressor at many states."""
        made: Numbers = self.regressor(q, qd, qdd)
        return made

    def gram(self, *arguments: Numbers, columns: Sequence[Numbers] = ()) -> Numbers:
        """The Gram matrices of its rows with further columns, summed over samples."""
        made: Numbers = self.regressor.gram(*arguments, columns=columns)
        return made

    def nominal(self, q: Numbers, qd: Numbers, qdd: Numbers) -> Numbers:
        """Yb pb."""
        made: Numbers = self(q, qd, qdd) @ self.pb
        return made


@dataclass(frozen=True)
class GramBlocks:
    """G is (blocks, joints, c, c); `power` has the sums of the squares of tau, (blocks, joints)."""

    base: int
    G: Numbers
    power: Numbers
    count: Numbers
    start: Numbers
    end: Numbers

    def __len__(self) -> int:
        return len(self.count)

    def chosen(self, mask: Mask) -> GramBlocks:
        """Some of the blocks."""
        parts = (x[mask] for x in (self.G, self.power, self.count, self.start, self.end))
        return GramBlocks(self.base, *parts)


def joined(parts: Sequence[GramBlocks]) -> GramBlocks:
    """The blocks of several logs."""
    fields = ("G", "power", "count", "start", "end")
    return GramBlocks(
        parts[0].base, *(np.concatenate([getattr(part, f) for part in parts]) for f in fields)
    )


def edges_of(start: float, end: float, multiple: int = 1) -> Numbers:
    """Where blocks of a span begin and end; their number is a multiple of that of the folds."""
    span = end - start
    count = min(max(BLOCKS, span / LONGEST), MOST, span / SHORTEST)
    count = max(1, int(count / multiple)) * multiple
    return np.linspace(start, end, count + 1)


def gram_blocks(
    samples: Iterable[Samples],
    regressor: Regressor,
    right: Callable[[Samples], Numbers],
    edges: Numbers,
    base: int,
) -> GramBlocks:
    """Accumulate in one pass; samples outside of the edges are left out.

    `right` is the right side of samples, (rows, joints, columns).
    """
    blocks, G, power = len(edges) - 1, None, None
    count = np.zeros(blocks)
    for part in samples:
        joints = part.q.shape[1]
        sides = right(part)
        width = base + len(TERMS) + sides.shape[2]
        if G is None or power is None:
            G = np.zeros((blocks, joints, width, width))
            power = np.zeros((blocks, joints))
        cuts = np.searchsorted(part.t, edges)
        for b in np.flatnonzero(np.diff(cuts)):
            own = slice(cuts[b], cuts[b + 1])
            motion = (part.q[own], part.qd[own], part.qdd[own])
            G[b] += regressor.gram(*motion, columns=(part.terms[own], sides[own]))
            power[b] += (part.tau[own] ** 2).sum(axis=0)
            count[b] += cuts[b + 1] - cuts[b]
    if G is None or power is None:
        G, power = np.zeros((blocks, 0, 0, 0)), np.zeros((blocks, 0))
    return GramBlocks(base, G, power, count, edges[:-1], edges[1:])
