"""The velocity of a log beside the rate of its positions: units, order of columns, delay.

    delay = argmax over s of the correlation of qd(t + s) with dq/dt(t)

Drives filter the velocity that they report, so that it is late. Velocities for the fit come from
the positions; the logged ones say what is wrong with the log, and find its clock.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symdyn.identification.logs.rows import LogError, Numbers, Rows
from symdyn.identification.logs.zero_phase import MARGIN, LowPass, filtered
from symdyn.robot.checks import quoted

LATEST = 0.1
"""s; velocities that are later than this are of another clock."""
_SEARCH = 0.2
_ALIKE = 0.7
"""The least correlation with dq/dt, at the best delay."""
_SLOW = 1e-3
"""A joint that moves less than this share of the fastest is not judged."""


def compare_velocity(rows: Rows, joints: Sequence[str], name: str) -> tuple[float, str]:
    """How late qd is in seconds, and a line about it; what cannot be a velocity is refused."""
    assert rows.qd is not None
    period = float(np.median(np.diff(rows.t)))
    if period <= 0:
        return 0.0, ""
    grid = np.arange(rows.t[0], rows.t[-1], period)
    cutoff = min(10.0, 0.1 / period)
    if len(grid) * period < 2 * MARGIN / cutoff:
        return 0.0, ""
    fresh = np.concatenate([[True], np.diff(rows.t) > 0])
    columns = np.concatenate([rows.q[fresh], rows.qd[fresh]], axis=1).T
    both = np.stack([np.interp(grid, rows.t[fresh], x) for x in columns], axis=1)
    n = len(joints)
    chunks = list(filtered([both], LowPass(1 / period, cutoff), (0, 1), n))
    smooth = np.concatenate([chunk[0] for chunk in chunks])[:, n:]
    rate = np.concatenate([chunk[1] for chunk in chunks])
    size = np.sqrt((rate**2).mean(axis=0))
    reach = min(int(_SEARCH / period), len(grid) // 4)
    inner = slice(reach, len(grid) - reach)
    total = np.zeros(2 * reach + 1)
    for k in map(int, np.flatnonzero(size > _SLOW * size.max())):
        scores = _correlations(rate[inner, k], smooth[:, k], reach)
        _refuse_other(scores, rate[:, k], smooth[:, k], joints[k], name)
        total += scores
    late = _peak(total) * period
    if late > LATEST:
        message = (
            f"qd is {late:.3g} s later than dq/dt, more than a filter makes it; align the columns, "
            "or leave qd out"
        )
        raise LogError(message, name)
    if abs(late) < 0.5 * period:
        return max(late, 0.0), ""
    word = "late" if late > 0 else "early"
    line = f"qd is {1e3 * abs(late):.2g} ms {word}; velocities are taken from the positions"
    return max(late, 0.0), line


def _correlations(rate: Numbers, velocity: Numbers, reach: int) -> Numbers:
    """The cosine between dq/dt and qd at delays of -reach to reach rows."""
    n, delays = len(rate), 2 * reach + 1
    length = 1 << (len(velocity) - 1).bit_length()
    spectrum = np.fft.rfft(velocity, length) * np.fft.rfft(rate, length).conj()
    products = np.fft.irfft(spectrum, length)[:delays]
    total = np.concatenate([[0.0], np.cumsum(velocity**2)])
    squares = total[n : n + delays] - total[:delays]
    scores: Numbers = products / np.sqrt(np.maximum(squares, 1e-300) * (rate**2).sum())
    return scores


def _refuse_other(scores: Numbers, rate: Numbers, velocity: Numbers, joint: str, name: str) -> None:
    """Refuse columns that are not the velocity of their joint, or not in its unit."""
    if scores.max() < _ALIKE:
        message = (
            f"qd of {quoted(joint)} is not the rate of its q; look whether columns are mixed up, "
            "or leave qd out"
        )
        raise LogError(message, name)
    ratio = float(np.sqrt((velocity**2).sum() / (rate**2).sum()))
    if not 0.5 < ratio < 2:
        degrees = ", as if in degrees" if 40 < ratio < 80 or 40 < 1 / ratio < 80 else ""
        message = (
            f"qd of {quoted(joint)} is {ratio:.3g} times dq/dt{degrees}; give both in the same unit"
        )
        raise LogError(message, name)


def _peak(scores: Numbers) -> float:
    """Where the parabola through the best three is largest, in rows from the middle."""
    k = int(np.argmax(scores))
    middle = (len(scores) - 1) // 2
    if not 0 < k < len(scores) - 1:
        return float(k - middle)
    a, b, c = scores[k - 1 : k + 2]
    bend = a - 2 * b + c
    return float(k - middle + (0.5 * (a - c) / bend if bend < 0 else 0.0))
