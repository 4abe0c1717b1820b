"""The true time of rows: whole ticks of the controller, found from how far the joints have moved.

    dq_k = qd n_k h      n_k = round(dq_k . qd / (h qd . qd)) ticks of h seconds

with qd the mean of the velocities at both ends of the step, so that rows may be lost between.

A stamp that a program writes when a message arrives is late by up to some milliseconds, and a
message that comes late repeats the row before. The distance that the joints have gone says how many
ticks have passed wherever they move. Where they stand still the stamps decide, and an error there
does no harm. Then the ticks are shifted at such places so that they stay with the stamps.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.identification.logs.rows import LogRows, Mask, Numbers

STANDING = 0.02
"""Rows slower than this share of the fastest are taken to stand still."""
WHOLE = 0.1
"""So far may a number of ticks be from a whole one, to count as one."""
MOST_WHOLE = 0.9
"""Such a share of rows has to be whole ticks for the clock to be believed."""
_ROUND = 1e-4
"""Ticks are whole multiples of this time, if they are almost."""


_SAMPLE = 5000
"""Rows that the length of a tick is looked for in."""
_MOST_LOST = 8
"""Times the tick that rows are apart on average, at most."""


@dataclass(frozen=True)
class Ticks:
    """A clock: seconds a tick, seconds that the velocity is late, speed below which it is mute."""

    period: float
    late: float
    slowest: float


def find_ticks(t: Numbers, q: Numbers, qd: Numbers, late: float) -> Ticks | None:
    """The ticks of some rows, if there are any; `late` is the delay of the velocity in seconds.

    Rows may be lost. The tick is the longest time of which almost all steps are multiples.
    """
    usual = float(t[-1] - t[0]) / max(len(t) - 1, 1)
    speed = (qd**2).sum(axis=1)
    slowest = STANDING * float(np.sqrt(speed.max()))
    ratio, moving = _ratios(t, q, qd, late, slowest)
    ratio = ratio[moving & (ratio < 3 * usual)]
    if usual <= 0 or len(ratio) < 10:
        return None
    some = ratio[:: -(-len(ratio) // _SAMPLE)]
    for tried in np.geomspace(1.3 * usual, usual / _MOST_LOST, 700):
        if _whole(some, tried) >= MOST_WHOLE and (some > tried / 2).mean() > 0.5:
            period = _refined(ratio, float(tried))
            return Ticks(period, late, slowest) if _whole(ratio, period) >= MOST_WHOLE else None
    return None


def _whole(ratio: Numbers, period: float) -> float:
    """The share of steps that are whole ticks."""
    counts = ratio / period
    return float(np.mean(np.abs(counts - np.round(counts)) < WHOLE))


def _refined(ratio: Numbers, period: float) -> float:
    """The tick that fits the steps best, or the round number beside it."""
    for _ in range(3):
        counts = np.round(ratio / period)
        period = float((counts * ratio).sum() / max((counts**2).sum(), 1))
    whole = round(period / _ROUND) * _ROUND
    return whole if whole > 0 and abs(period - whole) < 5e-3 * whole else period


def _ratios(
    t: Numbers, q: Numbers, qd: Numbers, late: float, slowest: float
) -> tuple[Numbers, Mask]:
    """Seconds between rows as the motion has them, and which of these rows move.

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
    """Takes chunks of rows in their order and says when they were."""

    def __init__(self, ticks: Ticks | None) -> None:
        self.ticks = ticks
        self.last: tuple[float, float, Numbers, Numbers] | None = None
        self.ahead: float | None = None

    def times(self, rows: LogRows) -> Numbers:
        """The time of each row; rows that repeat the one before have its time."""
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
        made = t
        for _ in range(2 if self.ticks.late > 0 else 1):  # late velocities need the time of rows
            ratio, moving = _ratios(made, q, qd, self.ticks.late, self.ticks.slowest)
            counts = np.maximum(np.where(moving, np.round(ratio / h), stamps), 0)
            self._stay(counts, moving, t, time, h)
            made = time + h * np.concatenate([[0.0], np.cumsum(counts)])
        made = made[1:]
        self.last = (float(rows.t[-1]), float(made[-1]), rows.q[-1], rows.qd[-1])
        return made

    def _stay(self, counts: Numbers, moving: Mask, t: Numbers, time: float, h: float) -> None:
        """Move ticks of rows that stand still, so that the clock stays with the stamps."""
        edges = np.flatnonzero(np.diff(np.concatenate([[False], moving, [False]]).astype(int)))
        for begin, end in zip(edges[::2], edges[1::2], strict=True):
            made = time + h * np.cumsum(counts)[begin:end]
            error = float(np.median(t[1 + begin : 1 + end] - made)) / h
            if self.ahead is None:
                self.ahead = error
            more = round(error - self.ahead)
            if begin and abs(more) > 1 and counts[begin - 1] + more >= 0:
                counts[begin - 1] += more
