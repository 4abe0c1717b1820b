"""Gram matrices of the regressor, and weighted least squares on them.

For every block of time b and every joint j

    G[b, j] = sum over the samples of block b of  a a^T,   a = (Yb row of joint j, its friction
                                                                terms, the right side)

The normal equations for any weights, folds, joints and friction terms are sums of submatrices of G,
and residuals follow from |a . (x, -1)|^2 summed = (x, -1) G (x, -1). Blocks of several logs are
concatenated. The right side is tau - known; for currents it has the two columns known, i. Joints
are weighted by the inverse variance of their errors:

    minimise   sum_j w_j |tau_j - Y_j pb - F_j f_j|^2  +  |pb - nominal|^2_P

x = (pb, f of joint 1, f of joint 2, ...); the prior P keeps undetermined directions near the
nominal model.
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
"""s; limits of the length of a block. Excluding the neighbours of a held-out block leaves a gap."""
BLOCKS = 48
"""Number of blocks of a log of usual length."""
MOST = 72
"""Largest number of blocks of a log; longer logs have longer blocks, so that memory is bounded."""


class Regressor(Protocol):
    """A compiled regressor, and the joint forces of the nominal model."""

    def gram(self, *arguments: Numbers, columns: Sequence[Numbers] = ()) -> Numbers:
        """Return the Gram matrices of its rows with further columns, summed over samples."""

    def nominal(self, q: Numbers, qd: Numbers, qdd: Numbers) -> Numbers:
        """Return the joint forces of the nominal model, (rows, joints)."""


@dataclass(frozen=True, eq=False)
class BaseRegressor:
    """The compiled base regressor, and nominal base parameters for load-dependent friction."""

    regressor: Any
    pb: Numbers

    def __call__(self, q: Numbers, qd: Numbers, qdd: Numbers) -> Numbers:
        """Evaluate the regressor at many states."""
        result: Numbers = self.regressor(q, qd, qdd)
        return result

    def gram(self, *arguments: Numbers, columns: Sequence[Numbers] = ()) -> Numbers:
        """Return the Gram matrices of its rows with further columns, summed over samples."""
        result: Numbers = self.regressor.gram(*arguments, columns=columns)
        return result

    def nominal(self, q: Numbers, qd: Numbers, qdd: Numbers) -> Numbers:
        """Return Yb pb."""
        result: Numbers = self(q, qd, qdd) @ self.pb
        return result


@dataclass(frozen=True)
class GramBlocks:
    """Gram matrices G, (blocks, joints, c, c), and sums of tau^2 in `power`, (blocks, joints)."""

    base: int
    G: Numbers
    power: Numbers
    count: Numbers
    start: Numbers
    end: Numbers

    def __len__(self) -> int:
        return len(self.count)

    def select(self, mask: Mask) -> GramBlocks:
        """Return the blocks of a mask."""
        parts = (x[mask] for x in (self.G, self.power, self.count, self.start, self.end))
        return GramBlocks(self.base, *parts)


def join_blocks(parts: Sequence[GramBlocks]) -> GramBlocks:
    """Concatenate the blocks of several logs."""
    fields = ("G", "power", "count", "start", "end")
    return GramBlocks(
        parts[0].base, *(np.concatenate([getattr(part, f) for part in parts]) for f in fields)
    )


def edges_of(start: float, end: float, multiple: int = 1) -> Numbers:
    """Return the block boundaries of a span; the number of blocks is a multiple of `multiple`."""
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
    """Accumulate Gram blocks in one pass; samples outside the edges are ignored.

    `right` computes the right side of samples, (rows, joints, columns).
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
"""Blocks whose error exceeds this multiple of the median have less weight."""
LEFT = 1e-5
"""Share of the squares of a column that must remain after projection onto the others."""


@dataclass(frozen=True)
class Prior:
    """The quadratic form |pb - nominal|^2_P per sample; `P` may be zero."""

    P: Numbers
    nominal: Numbers


@dataclass(frozen=True)
class Normal:
    """The normal equations H x = r for all terms of all joints."""

    H: Numbers
    r: Numbers
    base: int
    samples: float

    def places(self, choice: Choice) -> list[int]:
        """Return the entries of x for a choice of friction terms."""
        n = len(TERMS)
        own = (self.base + n * j + k for j, terms in enumerate(choice) for k in terms)
        return [*range(self.base), *own]

    def solve(self, choice: Choice, prior: Prior | None = None) -> Numbers:
        """Solve for x, zero for terms that are not chosen."""
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
    """Return H^+ r, with a unit diagonal first, so that the rank does not depend on units."""
    s = 1 / np.sqrt(np.maximum(np.diag(H), 1e-300))
    scaled = H * s[:, None] * s
    try:
        np.linalg.cholesky(scaled - 1e-12 * np.eye(len(r)))
        x: Numbers = s * np.linalg.solve(scaled, s * r)
    except np.linalg.LinAlgError:
        x = s * (np.linalg.pinv(scaled, rcond=1e-11, hermitian=True) @ (s * r))
    return x


def are_determined(normal: Normal, choice: Choice, places: Sequence[int]) -> Mask:
    """Return whether the data determine these entries of x, beside all others."""
    at, found = normal.places(choice), []
    for k in places:
        others = [j for j in at if j != k]
        own, cross = normal.H[k, k], normal.H[others, k]
        shared = cross @ solve_scaled(normal.H[np.ix_(others, others)], cross)
        found.append(bool(own > 0 and own - shared > LEFT * own))
    return np.array(found)


def normal_of(blocks: GramBlocks, weights: Numbers) -> Normal:
    """Return the normal equations of blocks with weights, (blocks, joints)."""
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
    """Return the sums of squared errors, (blocks, joints)."""
    b, n = blocks.base, len(TERMS)
    joints = blocks.G.shape[1]
    errors = np.empty((len(blocks), joints))
    for j in range(joints):
        a = np.concatenate([x[:b], x[b + n * j : b + n * (j + 1)], [-1.0]])
        errors[:, j] = np.einsum("k,bkl,l->b", a, blocks.G[:, j], a)
    result: Numbers = np.maximum(errors, 0)
    return result


def weights_of(blocks: GramBlocks, x: Numbers, joints: Sequence[int]) -> Numbers:
    """Return inverse variances for each joint, lower for outliers, zero for unused joints."""
    return inverse_variances(squares(blocks, x), blocks.count, blocks.power, joints)


def inverse_variances(
    errors: Numbers, count: Numbers, power: Numbers, joints: Iterable[int]
) -> Numbers:
    """Return weights from sums of squared errors and squared measurements, (blocks, joints)."""
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


def robust_least_squares(
    blocks: GramBlocks, choice: Choice, prior: Prior | None, joints: Sequence[int]
) -> tuple[Numbers, Numbers]:
    """Solve by iteratively reweighted least squares; return x and the last weights."""
    weights = np.zeros((len(blocks), blocks.G.shape[1]))
    weights[:, list(joints)] = 1 / np.maximum(
        blocks.power[:, list(joints)].sum(axis=0) / max(blocks.count.sum(), 1), 1e-300
    )
    x = normal_of(blocks, weights).solve(choice, prior)
    for _ in range(ROUNDS):
        weights = weights_of(blocks, x, joints)
        x = normal_of(blocks, weights).solve(choice, prior)
    return x, weights


# Standard deviations by the delete-one-block jackknife.
#
#     V = (B - 1)/B  sum_b (x_b - mean)(x_b - mean)^T,    x_b the fit without block b
#
# Model errors are not white: they are correlated over a whole motion. The jackknife allows any
# correlation within a block. Standard deviations that assume white noise are far too small for a
# real robot.


def block_sigmas(blocks: GramBlocks, weights: Numbers, choice: Choice) -> Numbers:
    """Return the standard deviation of each entry of x, zero for terms that are not chosen."""
    full = np.flatnonzero(blocks.count > 0)
    whole = normal_of(blocks, weights)
    solutions = []
    for b in full:
        only = np.zeros(len(blocks), bool)
        only[b] = True
        part = normal_of(blocks.select(only), weights[only])
        solutions.append(
            Normal(whole.H - part.H, whole.r - part.r, whole.base, whole.samples).solve(choice)
        )
    x = np.stack(solutions)
    count = len(full)
    result: Numbers = np.sqrt((count - 1) / count * ((x - x.mean(axis=0)) ** 2).sum(axis=0))
    return result
