"""Gram matrices of the regressor, and weighted least squares on them.

For every block of time b and every joint j

    G[b, j] = sum over the samples of block b of  a a^T,   a = (Yb row of joint j, its friction
                                                                terms, the right side)

Normal equations of any weights, folds and subsets of joints and friction terms are sums of parts of
them, and so are residuals: |a . (x, -1)|^2 summed is (x, -1) G (x, -1). Blocks of several logs are
put side by side. The right side is tau - known; of currents it is the two columns known, i. The
joints are weighted by the inverse variance of their errors:

    minimise   sum_j w_j |tau_j - Y_j pb - F_j f_j|^2  +  |pb - nominal|^2_P

x = (pb, f of joint 1, f of joint 2, ...); the prior P keeps directions that the data do not show
near the nominal model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from symdyn.identification.inertia.friction import TERMS, Choice
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


ROUNDS = 4
HUBER = 3.0
"""Blocks whose error is larger than this times the median's count less."""
LEFT = 1e-5
"""Of the squares of a column: if less of it is left beside the others, it is not seen."""


@dataclass(frozen=True)
class Prior:
    """The quadratic form |pb - nominal|^2_P for data of weight one; `P` may be zero."""

    P: Numbers
    nominal: Numbers


@dataclass(frozen=True)
class Normal:
    """H x = r of all terms of all joints; `weights` is (blocks, joints)."""

    H: Numbers
    r: Numbers
    base: int
    samples: float

    def places(self, choice: Choice) -> list[int]:
        """Which entries of x a choice of friction terms leaves."""
        n = len(TERMS)
        own = (self.base + n * j + k for j, terms in enumerate(choice) for k in terms)
        return [*range(self.base), *own]

    def solve(self, choice: Choice, prior: Prior | None = None) -> Numbers:
        """x, with zeros for the terms that were not chosen."""
        at = self.places(choice)
        H, r = self.H[np.ix_(at, at)], self.r[at]
        if prior is not None:
            b = self.base
            H[:b, :b] += self.samples * prior.P
            r[:b] += self.samples * (prior.P @ prior.nominal)
        x = np.zeros(len(self.r))
        x[at] = solve_scaled(H, r)
        return x


def solve_scaled(H: Numbers, r: Numbers) -> Numbers:
    """H^+ r with the diagonal scaled to one first, so that units do not decide the rank."""
    s = 1 / np.sqrt(np.maximum(np.diag(H), 1e-300))
    scaled = H * s[:, None] * s
    try:
        np.linalg.cholesky(scaled - 1e-12 * np.eye(len(r)))
        x: Numbers = s * np.linalg.solve(scaled, s * r)
    except np.linalg.LinAlgError:
        x = s * (np.linalg.pinv(scaled, rcond=1e-11, hermitian=True) @ (s * r))
    return x


def columns_left(normal: Normal, choice: Choice, places: Sequence[int]) -> Mask:
    """Whether these columns have something of their own beside all others."""
    at, found = normal.places(choice), []
    for k in places:
        others = [j for j in at if j != k]
        own, cross = normal.H[k, k], normal.H[others, k]
        shared = cross @ solve_scaled(normal.H[np.ix_(others, others)], cross)
        found.append(bool(own > 0 and own - shared > LEFT * own))
    return np.array(found)


def normal_of(blocks: GramBlocks, weights: Numbers) -> Normal:
    """The normal equations of blocks with weights, (blocks, joints)."""
    b, n = blocks.base, len(TERMS)
    joints = blocks.G.shape[1]
    G = np.einsum("bj,bjkl->jkl", weights, blocks.G)
    H = np.zeros((b + n * joints, b + n * joints))
    r = np.zeros(b + n * joints)
    for j in range(joints):
        own = slice(b + n * j, b + n * (j + 1))
        H[:b, :b] += G[j, :b, :b]
        H[:b, own] = G[j, :b, b:-1]
        H[own, :b] = G[j, b:-1, :b]
        H[own, own] = G[j, b:-1, b:-1]
        r[:b] += G[j, :b, -1]
        r[own] = G[j, b:-1, -1]
    return Normal(H, r, b, float((blocks.count[:, None] * (weights > 0)).sum()))


def squares(blocks: GramBlocks, x: Numbers) -> Numbers:
    """The sums of the squared errors, (blocks, joints)."""
    b, n = blocks.base, len(TERMS)
    joints = blocks.G.shape[1]
    made = np.empty((len(blocks), joints))
    for j in range(joints):
        a = np.concatenate([x[:b], x[b + n * j : b + n * (j + 1)], [-1.0]])
        made[:, j] = np.einsum("k,bkl,l->b", a, blocks.G[:, j], a)
    result: Numbers = np.maximum(made, 0)
    return result


def weights_of(blocks: GramBlocks, x: Numbers, joints: Sequence[int]) -> Numbers:
    """Inverse variances joint by joint, less for blocks that are far off; zero for other joints."""
    return inverse_variances(squares(blocks, x), blocks.count, blocks.power, joints)


def inverse_variances(
    errors: Numbers, count: Numbers, power: Numbers, joints: Iterable[int]
) -> Numbers:
    """The same of squared errors and of squares of what was measured, both (blocks, joints)."""
    means = errors / np.maximum(count[:, None], 1)
    weights = np.zeros_like(errors)
    for j in joints:
        full = count > 0
        variance = errors[:, j].sum() / max(count.sum(), 1)
        floor = 1e-12 * power[:, j].sum() / max(count.sum(), 1)
        typical = np.median(means[full, j])
        outlying = np.maximum(means[:, j] / max(HUBER**2 * typical, floor, 1e-300), 1)
        weights[:, j] = 1 / np.sqrt(outlying) / max(variance, floor, 1e-300)
    return weights


def reweighted(
    blocks: GramBlocks, choice: Choice, prior: Prior | None, joints: Sequence[int]
) -> tuple[Numbers, Numbers]:
    """Iteratively reweighted least squares: x and the last weights."""
    weights = np.zeros((len(blocks), blocks.G.shape[1]))
    weights[:, list(joints)] = 1 / np.maximum(
        blocks.power[:, list(joints)].sum(axis=0) / max(blocks.count.sum(), 1), 1e-300
    )
    x = normal_of(blocks, weights).solve(choice, prior)
    for _ in range(ROUNDS):
        weights = weights_of(blocks, x, joints)
        x = normal_of(blocks, weights).solve(choice, prior)
    return x, weights


# How sure parameters are: least squares again without each block of time.
#
#     V = (B - 1)/B  sum_b (x_b - mean)(x_b - mean)^T,    x_b the fit without block b
#
# Errors of a model are not white: they last as long as a motion does. Within a block they may be
# correlated as they like; the delete-a-block jackknife sees their sum. Sigmas that are stated
# from white noise are too small by far for a real robot.


def block_sigmas(blocks: GramBlocks, weights: Numbers, choice: Choice) -> Numbers:
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
