"""Periodic motion: the period of a log, and the overlap of training and validation motion.

    d(s)^2 = mean over t of |q(t + s) - q(t)|^2

A log may begin with an approach to the trajectory. If the whole log does not repeat, its last
moments are searched in it: if the motion passes them exactly once more, and nothing else comes
near, a period ends there.

A validation error is meaningful only on motion outside the training data.
"""

from __future__ import annotations

import numpy as np

from symdyn.identification.logs.check import TRACE
from symdyn.identification.logs.rows import Numbers

SAME = 0.02
"""Share of the motion's amplitude within which positions count as equal."""
SHORTEST = 1.0
"""s; shorter periods are not searched."""
OVERLAP = 0.4
"""s; shortest repetition."""
LAST = 4
"""Number of final positions that must recur."""
ALONE = 20.0
"""Factor by which the recurrence must be closer than the next best match."""
_WINDOWS = 40


def period_of(trace: Numbers) -> float | None:
    """Return the shortest time in s after which a log repeats itself to its end, if it does."""
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
    """Return the time in s since the final positions occurred before, if this is unambiguous.

    A single joint passes every position repeatedly, so that nothing can be concluded.
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
    """Return the indices in [least, most) whose neighbours are not smaller.

    >>> _minima(np.array([3.0, 1.0, 2.0, 0.0, 0.0, 5.0]), 1, 5)
    [1, 3, 4]
    """
    own = values[least:most]
    lowest = (own <= values[least - 1 : most - 1]) & (own <= values[least + 1 : most + 1])
    result: list[int] = (least + np.flatnonzero(lowest)).tolist()
    return result


def _moves(q: Numbers, least: float) -> bool:
    """Return whether positions vary by more than `least` (RMS); rest is not a period."""
    return bool(np.sqrt(((q - q.mean(axis=0)) ** 2).mean(axis=0).sum()) > least)


def _vertex(three: Numbers) -> tuple[float, float]:
    """Return the minimum of the parabola through three values: offset from the middle, value."""
    a, b, c = map(float, three)
    bend = a - 2 * b + c
    return (0.5 * (a - c) / bend, b - (a - c) ** 2 / (8 * bend)) if bend > 0 else (0.0, b)


def repeated_share(training: Numbers, validation: Numbers) -> float:
    """Return the share of one-second windows of a span whose motion occurs in the training data."""
    wide = int(TRACE)
    if len(validation) < wide or len(training) < wide:
        return 0.0
    q, other = training[:, 1:], validation[:, 1:]
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
