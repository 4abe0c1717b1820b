"""Rows on a uniform grid of time, chunk by chunk, linear between rows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from symdyn.identification.logs.check import Found
from symdyn.identification.logs.clock import Clock
from symdyn.identification.logs.rows import KINDS, NEEDED, Log, Numbers


def uniform(log: Log, found: Found, delay: float = 0.0) -> Iterator[Numbers]:
    """Columns q and tau (then qd and qdd, if accelerations are logged) at start + k / rate.

    Torques that are `delay` late are taken so much later than the positions.
    """
    clock, h = Clock(found.ticks), 1 / found.rate
    t, values = np.zeros(0), np.zeros((0, 0))
    after, before = max(delay, 0.0), min(delay, 0.0)
    row = int(np.ceil(-before / h - 1e-9))
    moving = found.has_qdd or found.ticks is not None
    for rows in log.chunks(KINDS if moving else NEEDED):
        parts = [rows.q, rows.tau]
        if found.has_qdd and rows.qd is not None and rows.qdd is not None:
            parts += [rows.qd, rows.qdd]
        new = np.concatenate(parts, axis=1)
        times = clock.times(rows)
        fresh = np.diff(times, prepend=t[-1] if len(t) else times[0] - 1) > 0
        t = np.concatenate([t, times[fresh]])
        values = new[fresh] if not len(values) else np.concatenate([values, new[fresh]])
        last = int(np.floor((t[-1] - after - found.start) / h + 1e-6))
        if last < row:
            continue
        wanted: Numbers = found.start + h * np.arange(row, last + 1, dtype=float)
        n = rows.q.shape[1]
        made = between(t, values, wanted)
        if delay:
            made[:, n : 2 * n] = between(t, values[:, n : 2 * n], wanted + delay)
        yield made
        row = last + 1
        keep = max(int(np.searchsorted(t, found.start + h * row + before)) - 2, 0)
        t, values = t[keep:], values[keep:]


def between(t: Numbers, values: Numbers, wanted: Numbers) -> Numbers:
    """The rows at the wanted times, linear between those of t; the first and last beyond them.

    >>> between(np.array([0.0, 2.0]), np.array([[1.0], [5.0]]), np.array([0.5, 3.0])).ravel()
    array([2., 5.])
    """
    if len(t) < 2:
        return np.repeat(values, len(wanted), axis=0)
    k = np.clip(np.searchsorted(t, wanted, side="right") - 1, 0, len(t) - 2)
    share = np.clip((wanted - t[k]) / (t[k + 1] - t[k]), 0, 1)[:, None]
    made: Numbers = values[k + 1] - values[k]
    made *= share
    made += values[k]
    return made


def first_time(found: Found, delay: float = 0.0) -> float:
    """The time of the first point of the grid."""
    h = 1 / found.rate
    return found.start + h * int(np.ceil(max(-delay, 0.0) / h - 1e-9))
