"""Which parameters the poses determine, and which directions of parameters have no effect.

Columns of the weighted Jacobian are divided by their lengths; the rank is that of the singular
values. Parameters are then chosen one by one, each the longest part of its group that the chosen
ones do not explain: first base and tool, then offsets, compliance, and the axes. A parameter that
is not chosen stays at its nominal value, and is the chosen ones' combination: a null direction,

    J n = 0,   n = e_j - sum_k c_k e_k
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.identification.geometry.chain import BASE, COMPLIANCE, GEOMETRY, OFFSET, TOOL, Parameter
from symdyn.identification.geometry.rigid import Numbers

ORDER = (BASE, TOOL, OFFSET, COMPLIANCE, GEOMETRY)
NO_EFFECT = 1e-10
DEPENDENT = 1e-7
ABSENT = 1e-6
"""A coefficient below this is none, relative to the largest of its direction."""


@dataclass(frozen=True)
class Subset:
    """The chosen parameters by number, the condition of their columns, the null directions."""

    chosen: tuple[int, ...]
    rank: int
    condition: float
    null: tuple[tuple[tuple[str, float], ...], ...]


def subset_of(J: Numbers, parameters: Sequence[Parameter]) -> Subset:
    """The subset of the columns of J that is fitted."""
    lengths = np.linalg.norm(J, axis=0)
    acts = lengths > NO_EFFECT * lengths.max()
    scaled = J / np.where(acts, lengths, np.inf)
    members = [
        [k for k, p in enumerate(parameters) if p.group == group and acts[k]] for group in ORDER
    ]
    chosen, R = _picked(scaled, members, len(parameters))
    values = np.linalg.svd(R, compute_uv=False)
    rank = int((values > DEPENDENT * values[0]).sum())
    if rank < len(chosen):
        chosen, R = _picked(scaled, members, rank)
    kept = np.linalg.svd(R[:, chosen], compute_uv=False)
    null = _null_directions(R, lengths, chosen)
    listed = tuple(
        tuple((parameters[k].name, float(n[k])) for k in np.flatnonzero(n).tolist()) for n in null
    )
    return Subset(tuple(sorted(chosen)), len(chosen), float(kept[0] / kept[-1]), listed)


def _picked(
    scaled: Numbers, groups: Sequence[Sequence[int]], most: int
) -> tuple[list[int], Numbers]:
    """The chosen columns in their order, and all columns in their perpendicular directions.

    The few rows of the second have the singular values and dependences of the many of J.
    """
    chosen: list[int] = []
    rows: list[Numbers] = []
    left = scaled.copy()
    for group in groups:
        members = list(group)
        while members and len(chosen) < most:
            remaining = np.sqrt((left[:, members] ** 2).sum(axis=0))
            best = int(np.argmax(remaining))
            if remaining[best] < DEPENDENT:
                break
            k = members.pop(best)
            direction = left[:, k] / remaining[best]
            for _ in range(2):  # twice is enough for directions to be perpendicular
                left -= np.outer(direction, (direction[:, None] * left).sum(axis=0))
            chosen.append(k)
            rows.append((direction[:, None] * scaled).sum(axis=0))
    return chosen, np.array(rows)


def _null_directions(R: Numbers, lengths: Numbers, chosen: Sequence[int]) -> list[Numbers]:
    """A direction for every parameter that is not chosen, in units of the parameters.

    Multiples of other directions are subtracted as long as fewer parameters are left in one.
    """
    others = [k for k in range(R.shape[1]) if k not in chosen]
    explained = np.linalg.solve(R[:, chosen], R[:, others])
    directions = []
    for c, j in zip(explained.T, others, strict=True):
        n = np.zeros(R.shape[1])
        n[j] = 1
        n[list(chosen)] = -c * lengths[j] / lengths[list(chosen)]
        directions.append(_cleared(n, lengths))
    improved = True
    while improved:
        improved = False
        for a in range(len(directions)):
            for b in range(len(directions)):
                better = _sparser(directions[a], directions[b], lengths) if a != b else None
                if better is not None:
                    directions[a], improved = better, True
    return [n / n[np.argmax(np.abs(n))] for n in directions]


def _sparser(n: Numbers, m: Numbers, lengths: Numbers) -> Numbers | None:
    """n minus a multiple of m with fewer entries than n, if there is one."""
    for k in np.flatnonzero((n != 0) & (m != 0)):
        trial = _cleared(n - n[k] / m[k] * m, lengths)
        if np.count_nonzero(trial) < np.count_nonzero(n):
            return trial
    return None


def _cleared(n: Numbers, lengths: Numbers) -> Numbers:
    """Without entries whose effect is rounding."""
    effect = np.abs(n) * np.maximum(lengths, NO_EFFECT * lengths.max())
    return np.where(effect > ABSENT * effect.max(), n, 0.0)
