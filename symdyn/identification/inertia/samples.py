"""Samples for the regression: filtered motion, torques and friction terms, decimated.

    q, tau -> low-pass at 4 cutoffs -> friction terms -> low-pass at the cutoff -> decimation

Torques and friction terms pass the same filters. The regressor is evaluated on the filtered motion,
whose spectrum ends far below the cutoff.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from symdyn.identification.inertia.friction import MOVING, FilteredTerms
from symdyn.identification.logs.check import CheckedLog
from symdyn.identification.logs.clock import Clock
from symdyn.identification.logs.rows import KINDS, NEEDED, Log, Numbers
from symdyn.identification.logs.zero_phase import LowPass, filtered, windows

CUTOFF = 10.0
"""Hz; reported errors refer to this bandwidth."""
SAMPLES = 5.0
"""Sampling rate as a multiple of the cutoff."""
EDGE = 2.0
"""Time at both ends of a log, in periods of the cutoff, in which filters and stops settle."""


@dataclass(frozen=True)
class Samples:
    """Rows of samples; `terms` is (rows, joints, terms)."""

    t: Numbers
    q: Numbers
    qd: Numbers
    qdd: Numbers
    tau: Numbers
    terms: Numbers


def cutoff_for(found: CheckedLog) -> float:
    """Return the cutoff in Hz, lower for logs with a low sampling rate."""
    return min(CUTOFF, found.rate / SAMPLES)


def _every(found: CheckedLog) -> int:
    """Return the decimation factor."""
    return max(1, int(found.rate / (SAMPLES * cutoff_for(found)) + 1e-9))


def sample_rate(found: CheckedLog) -> float:
    """Return the rate of the samples in Hz."""
    return found.rate / _every(found)


def samples_of(log: Log, found: CheckedLog, joints: int, delay: float = 0.0) -> Iterator[Samples]:
    """Yield the samples of a log, without its edges."""
    rate, cutoff = found.rate, cutoff_for(found)
    wide = LowPass(rate, min(4 * cutoff, 0.4 * rate))
    low_pass = LowPass(rate, cutoff, _every(found))
    every, margin = low_pass.every, low_pass.margin // low_pass.every
    t = first_time(found, delay)
    edge = EDGE / cutoff
    n = joints
    count = 0
    smooth = filtered(resample(log, found, delay), wide, (0, 1), n)
    friction = FilteredTerms(low_pass, n)
    for window in windows((np.concatenate(both, axis=1) for both in smooth), low_pass):
        result = low_pass.apply(window.reflected(slice(-n)), (0, 1, 2), n)
        x, rates, bends = (part[margin : margin + window.kept] for part in result)
        terms = friction.push(window)
        times: Numbers = t + every / rate * np.arange(count, count + len(x), dtype=float)
        count += len(x)
        keep = (times >= found.start + edge) & (times <= found.end - edge)
        yield Samples(
            times[keep],
            x[keep, :n],
            x[keep, 2 * n : 3 * n] if found.has_qdd else rates[keep],
            x[keep, 3 * n :] if found.has_qdd else bends[keep],
            x[keep, n : 2 * n],
            terms[keep],
        )


def with_load_term(
    samples: Iterable[Samples], forces: Callable[[Numbers, Numbers, Numbers], Numbers]
) -> Iterator[Samples]:
    """Append the load-dependent friction term, |forces| times the filtered tanh(qd/v0).

    Forces change slowly compared with the sign of qd, so that they may multiply after the filter.
    """
    at = MOVING.index("coulomb")
    for part in samples:
        load = np.abs(forces(part.q, part.qd, part.qdd)) * part.terms[:, :, at]
        yield replace(part, terms=np.concatenate([part.terms, load[:, :, None]], axis=2))


# Resampling on a uniform time grid, chunk by chunk, by linear interpolation.


def resample(log: Log, found: CheckedLog, delay: float = 0.0) -> Iterator[Numbers]:
    """Yield q and tau (then qd and qdd, if accelerations are logged) at start + k / rate.

    A `delay` of the torques, in s, is compensated.
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
        result = interpolate(t, values, wanted)
        if delay:
            result[:, n : 2 * n] = interpolate(t, values[:, n : 2 * n], wanted + delay)
        yield result
        row = last + 1
        keep = max(int(np.searchsorted(t, found.start + h * row + before)) - 2, 0)
        t, values = t[keep:], values[keep:]


def interpolate(t: Numbers, values: Numbers, wanted: Numbers) -> Numbers:
    """Interpolate rows linearly at the wanted times, constant outside the range of t.

    >>> interpolate(np.array([0.0, 2.0]), np.array([[1.0], [5.0]]), np.array([0.5, 3.0])).ravel()
    array([2., 5.])
    """
    if len(t) < 2:
        return np.repeat(values, len(wanted), axis=0)
    k = np.clip(np.searchsorted(t, wanted, side="right") - 1, 0, len(t) - 2)
    share = np.clip((wanted - t[k]) / (t[k + 1] - t[k]), 0, 1)[:, None]
    result: Numbers = values[k + 1] - values[k]
    result *= share
    result += values[k]
    return result


def first_time(found: CheckedLog, delay: float = 0.0) -> float:
    """Return the time of the first grid point."""
    h = 1 / found.rate
    return found.start + h * int(np.ceil(max(-delay, 0.0) / h - 1e-9))
