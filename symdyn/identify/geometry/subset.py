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

from symdyn.identify.geometry.chain import BASE, COMPLIANCE, GEOMETRY, OFFSET, TOOL, Parameter
from symdyn.identify.geometry.rigid import Numbers

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
    values = np.linalg.svd(scaled[:, acts], compute_uv=False)
    rank = int((values > DEPENDENT * values[0]).sum())
    chosen: list[int] = []
    left = scaled.copy()
    for group in ORDER:
        members = [k for k, p in enumerate(parameters) if p.group == group and acts[k]]
        while members and len(chosen) < rank:
            remaining = np.linalg.norm(left[:, members], axis=0)
            best = int(np.argmax(remaining))
            if remaining[best] < DEPENDENT * 10:
                break
            k = members.pop(best)
            chosen.append(k)
            direction = left[:, k] / np.linalg.norm(left[:, k])
            for _ in range(2):  # twice is enough for directions to be perpendicular
                left -= np.outer(direction, direction @ left)
    chosen.sort()
    kept = np.linalg.svd(scaled[:, chosen], compute_uv=False)
    null = _null_directions(J, scaled, chosen)
    listed = tuple(
        tuple((parameters[k].name, float(n[k])) for k in np.flatnonzero(n).tolist()) for n in null
    )
    return Subset(tuple(chosen), len(chosen), float(kept[0] / kept[-1]), listed)


def _null_directions(J: Numbers, scaled: Numbers, chosen: Sequence[int]) -> list[Numbers]:
    """A direction for every parameter that is not chosen, in units of the parameters.

    Multiples of other directions are subtracted as long as fewer parameters are left in one.
    """
    others = [k for k in range(J.shape[1]) if k not in chosen]
    lengths = np.linalg.norm(J, axis=0)
    explained = np.linalg.lstsq(scaled[:, chosen], scaled[:, others], rcond=None)[0]
    directions = []
    for c, j in zip(explained.T, others, strict=True):
        n = np.zeros(J.shape[1])
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
