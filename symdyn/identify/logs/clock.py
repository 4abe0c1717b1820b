"""The true time of rows: whole ticks of the controller, found from how far the joints have moved.

    dq_k = qd n_k h      n_k = round(dq_k . qd / (h qd . qd)) ticks of h seconds

A stamp that a program writes when a message arrives is late by up to some milliseconds, and a
message that comes late repeats the row before. The distance that the joints have gone says how many
ticks have passed wherever they move. Where they stand still the stamps decide, and an error there
does no harm. Then the ticks are shifted at such places so that they stay with the stamps.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.identify.logs.rows import Mask, Numbers, Rows

STANDING = 0.02
"""Rows slower than this share of the fastest are taken to stand still."""
WHOLE = 0.1
"""So far may a number of ticks be from a whole one, to count as one."""
MOST_WHOLE = 0.9
"""Such a share of rows has to be whole ticks for the clock to be believed."""
_ROUND = 1e-4
"""Ticks are whole multiples of this time, if they are almost."""


@dataclass(frozen=True)
class Ticks:
    """A clock: seconds a tick, rows that the velocity is late, speed below which it is mute."""

    period: float
    late: int
    slowest: float


def find_ticks(t: Numbers, q: Numbers, qd: Numbers, late: float) -> Ticks | None:
    """The ticks of some rows, if there are any; `late` is the delay of the velocity in seconds."""
    usual = float(np.median(np.diff(t)))
    shift = max(0, round(late / usual)) if usual > 0 else 0
    speed = (qd**2).sum(axis=1)
    slowest = STANDING * float(np.sqrt(speed.max()))
    ratio, moving = _ratios(q, qd, shift, slowest)
    ratio = ratio[moving]
    near = ratio[(ratio > 0.5 * usual) & (ratio < 1.5 * usual)]
    if len(near) < 10:
        return None
    period = float(np.median(near))
    whole = round(period / _ROUND) * _ROUND
    if whole > 0 and abs(period - whole) < 5e-3 * whole:
        period = whole
    counts = ratio / period
    share = np.mean(np.abs(counts - np.round(counts)) < WHOLE)
    return Ticks(period, shift, slowest) if share >= MOST_WHOLE else None


def _ratios(q: Numbers, qd: Numbers, shift: int, slowest: float) -> tuple[Numbers, Mask]:
    """Seconds between rows as the motion has them, and which of these rows move."""
    dq = np.diff(q, axis=0)
    velocity = qd[np.minimum(np.arange(1, len(qd)) + shift, len(qd) - 1)]
    speed = (velocity**2).sum(axis=1)
    moving = speed > slowest**2
    ratio = (dq * velocity).sum(axis=1) / np.where(moving, speed, 1.0)
    return ratio, moving


class Clock:
    """Takes chunks of rows in their order and says when they were."""

    def __init__(self, ticks: Ticks | None) -> None:
        self.ticks = ticks
        self.last: tuple[float, float, Numbers] | None = None
        self.ahead: float | None = None

    def times(self, rows: Rows) -> Numbers:
        """The time of each row; rows that repeat the one before have its time."""
        if self.ticks is None or rows.qd is None:
            return rows.t
        h = self.ticks.period
        if self.last is None:
            self.last = (rows.t[0], rows.t[0], rows.q[0])
        stamp, time, position = self.last
        t = np.concatenate([[stamp], rows.t])
        q = np.concatenate([position[None], rows.q])
        qd = np.concatenate([rows.qd[:1], rows.qd])
        ratio, moving = _ratios(q, qd, self.ticks.late, self.ticks.slowest)
        if self.ticks.late:  # the velocity of the last rows is in the next chunk
            moving[-self.ticks.late :] &= np.abs(ratio[-self.ticks.late :] / h - 1) < 1
        stamps = np.diff(np.round((t - t[0]) / h))
        counts = np.maximum(np.where(moving, np.round(ratio / h), stamps), 0)
        self._stay(counts, moving, t, time, h)
        made: Numbers = time + h * np.cumsum(counts)
        self.last = (float(rows.t[-1]), float(made[-1]), rows.q[-1])
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
