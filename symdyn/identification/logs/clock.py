"""Clock recovery: the time of rows in whole controller ticks, from the motion of the joints.

    dq_k = qd n_k h      n_k = round(dq_k . qd / (h qd . qd)) ticks of h seconds

with qd the mean of the velocities at both ends of the step; rows may be lost.

A time stamp that is written when a message arrives is late by up to some milliseconds, and a late
message repeats the previous row. While the joints move, their displacement gives the number of
elapsed ticks. At rest the time stamps are used, and errors have no effect there. The ticks are
shifted during rest so that they follow the time stamps.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.identification.logs.rows import LogRows, Mask, Numbers

AT_REST = 0.02
"""Rows slower than this share of the fastest count as rest."""
WHOLE_TOLERANCE = 0.1
"""Largest deviation of a number of ticks from an integer."""
MOST_WHOLE = 0.9
"""Smallest share of rows with whole ticks for a clock to be accepted."""
_ROUND = 1e-4
"""s; ticks close to a multiple of this time are rounded to it."""


_SAMPLE = 5000
"""Number of rows in which the length of a tick is searched."""
_MOST_LOST = 8
"""Largest average number of ticks between rows."""


@dataclass(frozen=True)
class Ticks:
    """A clock: length of a tick in s, delay of the velocity in s, lowest usable speed."""

    period: float
    late: float
    slowest: float


def find_ticks(t: Numbers, q: Numbers, qd: Numbers, late: float) -> Ticks | None:
    """Return the ticks of some rows, if there are any; `late` is the delay of the velocity in s.

    The tick is the longest time of which almost all steps are multiples, so that rows may be lost.
    """
    usual = float(t[-1] - t[0]) / max(len(t) - 1, 1)
    speed = (qd**2).sum(axis=1)
    slowest = AT_REST * float(np.sqrt(speed.max()))
    ratio, moving = _ratios(t, q, qd, late, slowest)
    ratio = ratio[moving & (ratio < 3 * usual)]
    if usual <= 0 or len(ratio) < 10:
        return None
    some = ratio[:: -(-len(ratio) // _SAMPLE)]
    for tried in np.geomspace(1.3 * usual, usual / _MOST_LOST, 700):
        if _whole_share(some, tried) >= MOST_WHOLE and (some > tried / 2).mean() > 0.5:
            period = _refine_period(ratio, float(tried))
            return (
                Ticks(period, late, slowest) if _whole_share(ratio, period) >= MOST_WHOLE else None
            )
    return None


def _whole_share(ratio: Numbers, period: float) -> float:
    """Return the share of steps that are whole ticks."""
    counts = ratio / period
    return float(np.mean(np.abs(counts - np.round(counts)) < WHOLE_TOLERANCE))


def _refine_period(ratio: Numbers, period: float) -> float:
    """Return the tick that fits the steps best, rounded if it is close to a round number."""
    for _ in range(3):
        counts = np.round(ratio / period)
        period = float((counts * ratio).sum() / max((counts**2).sum(), 1))
    whole = round(period / _ROUND) * _ROUND
    return whole if whole > 0 and abs(period - whole) < 5e-3 * whole else period


def _ratios(
    t: Numbers, q: Numbers, qd: Numbers, late: float, slowest: float
) -> tuple[Numbers, Mask]:
    """Return the time between rows in s that the motion implies, and which of these rows move.

    The velocity of a step is the mean of those at its ends, each read `late` after its row.
    """
    if late > 0:
        qd = np.stack([np.interp(t + late, t, x) for x in qd.T], axis=1)
    velocity = 0.5 * (qd[1:] + qd[:-1])
    speed = (velocity**2).sum(axis=1)
    moving = speed > slowest**2
    ratio = (np.diff(q, axis=0) * velocity).sum(axis=1) / np.where(moving, speed, 1.0)
    return ratio, moving


class Clock:
    """Assigns times to successive chunks of rows."""

    def __init__(self, ticks: Ticks | None) -> None:
        self.ticks = ticks
        self.last: tuple[float, float, Numbers, Numbers] | None = None
        self.ahead: float | None = None

    def times(self, rows: LogRows) -> Numbers:
        """Return the time of each row; rows that repeat the previous one have its time."""
        if self.ticks is None or rows.qd is None:
            return rows.t
        h = self.ticks.period
        if self.last is None:
            self.last = (rows.t[0], rows.t[0], rows.q[0], rows.qd[0])
        stamp, time, position, velocity = self.last
        t = np.concatenate([[stamp], rows.t])
        q = np.concatenate([position[None], rows.q])
        qd = np.concatenate([velocity[None], rows.qd])
        stamps = np.diff(np.round((t - t[0]) / h))
        result = t
        for _ in range(2 if self.ticks.late > 0 else 1):  # late velocities need the time of rows
            ratio, moving = _ratios(result, q, qd, self.ticks.late, self.ticks.slowest)
            counts = np.maximum(np.where(moving, np.round(ratio / h), stamps), 0)
            self._follow_stamps(counts, moving, t, time, h)
            result = time + h * np.concatenate([[0.0], np.cumsum(counts)])
        result = result[1:]
        self.last = (float(rows.t[-1]), float(result[-1]), rows.q[-1], rows.qd[-1])
        return result

    def _follow_stamps(
        self, counts: Numbers, moving: Mask, t: Numbers, time: float, h: float
    ) -> None:
        """Shift ticks of rows at rest, so that the clock follows the time stamps."""
        edges = np.flatnonzero(np.diff(np.concatenate([[False], moving, [False]]).astype(int)))
        for begin, end in zip(edges[::2], edges[1::2], strict=True):
            result = time + h * np.cumsum(counts)[begin:end]
            error = float(np.median(t[1 + begin : 1 + end] - result)) / h
            if self.ahead is None:
                self.ahead = error
            more = round(error - self.ahead)
            if begin and abs(more) > 1 and counts[begin - 1] + more >= 0:
                counts[begin - 1] += more
