"""Motion that repeats: the period of a log, and spans that say nothing new about a model.

    d(s)^2 = mean over t of |q(t + s) - q(t)|^2

A log may begin with motion that leads to the trajectory and is not part of it. So if the whole log
does not repeat, its last moments are looked for in it: if they are passed once, and nothing else
comes near them, a period ends there.

An error on motion that was trained on is no error on unseen motion.
"""

from __future__ import annotations

import numpy as np

from symdyn.identification.logs.check import TRACE
from symdyn.identification.logs.rows import Numbers

SAME = 0.02
"""Positions that differ by less than this share of the motion's size are the same motion."""
SHORTEST = 1.0
"""s; shorter periods are not looked for."""
OVERLAP = 0.4
"""s that have to repeat at least."""
LAST = 4
"""Positions at the end of a log that have to come again, if nothing else does."""
ALONE = 20.0
"""Their recurrence is so many times nearer than the next best place."""
_WINDOWS = 40


def period_of(trace: Numbers) -> float | None:
    """The shortest time after which a log repeats itself to its end, if it does."""
    q = trace[:, 1:]
    q = q - q.mean(axis=0)
    n = len(q)
    size = float(np.sqrt((q**2).mean(axis=0).sum()))
    least, most = int(SHORTEST * TRACE), n - max(int(OVERLAP * TRACE), 2)
    if most <= least or size == 0:
        return None
    length = 1 << (2 * n - 1).bit_length()
    power = sum(np.abs(np.fft.rfft(column, length)) ** 2 for column in q.T)
    products = np.fft.irfft(power, length)[:n]
    squares = np.concatenate([[0.0], np.cumsum((q**2).sum(axis=1))])
    shifts = np.arange(n)
    # the first n - s and the last n - s rows, and their products
    apart = squares[n - shifts] + squares[n] - squares[shifts] - 2 * products
    apart = np.maximum(apart, 0) / (n - shifts)
    for s in _minima(apart, least, most):
        between, least_apart = _vertex(apart[s - 1 : s + 2])
        if np.sqrt(max(least_apart, 0.0)) < SAME * size and _moves(q[s:], 2 * SAME * size):
            return (s + between) / TRACE
    return _period_of_end(q, least, SAME * size)


def _period_of_end(q: Numbers, least: int, same: float) -> float | None:
    """The time since the last moments of a log were passed before, if that is without doubt.

    A single joint passes every place again and again, so that it says nothing.
    """
    n, end = len(q), q[-LAST:]
    if q.shape[1] < 2 or not _moves(end, same):
        return None
    rows = n - LAST + 1
    squares = [((q[k : k + rows] - end[k]) ** 2).sum(axis=1) for k in range(LAST)]
    apart = np.mean(squares, axis=0)[::-1]
    minima = _minima(apart, least, rows - 1)
    found = sorted((max(_vertex(apart[s - 1 : s + 2])[1], 0.0), s) for s in minima)
    if len(found) < 2 or np.sqrt(found[0][0]) > min(same, np.sqrt(found[1][0]) / ALONE):
        return None
    s = found[0][1]
    return (s + _vertex(apart[s - 1 : s + 2])[0]) / TRACE


def _minima(values: Numbers, least: int, most: int) -> list[int]:
    """The places from `least` on and before `most` whose neighbours are not smaller.

    >>> _minima(np.array([3.0, 1.0, 2.0, 0.0, 0.0, 5.0]), 1, 5)
    [1, 3, 4]
    """
    own = values[least:most]
    lowest = (own <= values[least - 1 : most - 1]) & (own <= values[least + 1 : most + 1])
    made: list[int] = (least + np.flatnonzero(lowest)).tolist()
    return made


def _moves(q: Numbers, least: float) -> bool:
    """Whether positions differ from their mean by so much; two robots at rest are no period."""
    return bool(np.sqrt(((q - q.mean(axis=0)) ** 2).mean(axis=0).sum()) > least)


def _vertex(three: Numbers) -> tuple[float, float]:
    """Where the parabola through three values is least, from the middle one, and its value."""
    a, b, c = map(float, three)
    bend = a - 2 * b + c
    return (0.5 * (a - c) / bend, b - (a - c) ** 2 / (8 * bend)) if bend > 0 else (0.0, b)


def share_repeated(training: Numbers, judged: Numbers) -> float:
    """The share of a span's windows of a second that training has seen, positions in order."""
    wide = int(TRACE)
    if len(judged) < wide or len(training) < wide:
        return 0.0
    q, other = training[:, 1:], judged[:, 1:]
    center = q.mean(axis=0)
    q, other = q - center, other - center
    size = np.sqrt((q**2).mean(axis=0).sum())
    windows = np.unique(np.linspace(0, len(other) - wide, _WINDOWS).astype(int))
    squares = np.convolve((q**2).sum(axis=1), np.ones(wide), mode="valid")
    seen = 0
    for k in windows:
        window = other[k : k + wide]
        products = sum(np.correlate(q[:, j], window[:, j], mode="valid") for j in range(q.shape[1]))
        apart = np.sqrt(np.maximum(squares + (window**2).sum() - 2 * products, 0).min() / wide)
        seen += bool(apart < SAME * size)
    return seen / len(windows)
