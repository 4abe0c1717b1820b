"""Validation of a log, in one pass before any fit.

Unusable logs are rejected with the place and a cure; other findings become notes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.identification.logs.clock import Ticks, find_ticks
from symdyn.identification.logs.rows import SIGNALS, Log, LogError, LogRows, Numbers
from symdyn.identification.logs.zero_phase import MARGIN, LowPass, filtered
from symdyn.robot.checks import quote
from symdyn.robot.model import Limits, Robot

LONGEST_GAP = 0.5
"""s; a log with a longer gap must be split."""
JITTER = 0.02
"""Share of the period; time stamps that jitter more are not used as they are."""
MOST_JITTER = 0.5
"""Share of the period above which a clock must be recovered, or the user decide."""
SATURATED = 0.01
"""Largest accepted share of rows in which the torque of a joint is at its extreme."""
HEAD = 60_000
"""Number of first rows in which clock and velocity are checked."""
TRACE = 25.0
"""Hz; rate of the positions in which repetition is searched."""
FEWEST = 100
LARGEST = 1e6
"""rad, m, N or N m; larger values are rejected."""
CLOCKS = ("auto", "stamps", "ticks")


@dataclass(frozen=True)
class CheckedLog:
    """Result of the validation of one log."""

    name: str
    rows: int
    start: float
    end: float
    period: float
    jitter: float
    ticks: Ticks | None
    has_qdd: bool
    trace: Numbers
    notes: tuple[str, ...]

    @property
    def rate(self) -> float:
        """Rate of the uniform time grid in Hz."""
        return 1 / (self.period if self.ticks is None else self.ticks.period)


def check_log(log: Log, robot: Robot, joints: Sequence[str], clock: str = "auto") -> CheckedLog:
    """Read the whole log once and validate it.

    Raises
    ------
    LogError
        The log cannot be used; the message states the line and a cure.
    """
    seen = _LogScan(log, joints, limits_of(robot, joints))
    for rows in log.chunks():
        seen.add(rows)
    if seen.rows < FEWEST:
        message = f"the log has {seen.rows} rows; give at least {FEWEST}"
        raise LogError(message, log.name)
    seen.reject_sizes()
    seen.reject_degrees(have_angles(robot, joints))
    seen.reject_saturation()
    head = seen.head()
    steps = np.diff(head.t)
    fresh = steps[steps > 0]
    period = float(np.median(fresh))
    jitter = float(np.sqrt(np.mean((np.minimum(fresh, 10 * period) - period) ** 2)))
    notes = [*log.notes]
    late = 0.0
    if head.qd is not None:
        late, note = compare_velocity(head, joints, log.name)
        notes += [note] if note else []
    ticks = _choose_clock(clock, head, jitter, period, late, log.name, notes)
    if head.qdd is not None:
        notes.append("q, qd and qdd are taken from the log without numerical differentiation")
    if seen.equal:
        notes.append(f"{seen.equal} rows repeat the time of the previous row and are skipped")
    trace = np.concatenate(seen.trace)
    return CheckedLog(
        log.name,
        seen.rows,
        seen.start,
        seen.last,
        period,
        jitter,
        ticks,
        head.qdd is not None,
        trace,
        tuple(notes),
    )


def _choose_clock(
    clock: str,
    head: LogRows,
    jitter: float,
    period: float,
    late: float,
    name: str,
    notes: list[str],
) -> Ticks | None:
    """Return the controller ticks to use, or None for the time stamps."""
    if clock == "stamps" or (clock == "auto" and jitter <= JITTER * period):
        return None
    about = f"time stamps jitter by {1e3 * jitter:.2g} ms around steps of {1e3 * period:.4g} ms"
    ticks = None if head.qd is None else find_ticks(head.t, head.q, head.qd, late)
    if ticks is not None:
        notes.append(
            f"{about}; controller ticks of {1e3 * ticks.period:.6g} ms were "
            "recovered from dq = qd dt"
        )
        return ticks
    no_velocity = "the clock cannot be recovered without velocities"
    no_ticks = "dq = qd dt does not give whole ticks, so that the clock cannot be recovered"
    why = no_velocity if head.qd is None else no_ticks
    if clock == "ticks" or jitter > MOST_JITTER * period:
        cure = "log qd with the positions, or accept the time stamps by --clock stamps"
        raise LogError(f"{about}, and {why}; {cure}", name)
    notes.append(f"{about}, and {why}; the time stamps are used")
    return None


class _LogScan:
    """Quantities accumulated over the rows of a log."""

    def __init__(self, log: Log, joints: Sequence[str], limits: Sequence[Limits]) -> None:
        self.name, self.joints, self.limits = log.name, joints, limits
        self.word = SIGNALS[log.signal]
        self.rows = self.equal = 0
        self.start = self.last = self.next = 0.0
        self.kept: list[LogRows] = []
        self.trace: list[Numbers] = []
        n = len(joints)
        self.reach = np.zeros(n)
        self.peak = np.full(n, -1.0)
        self.at_peak = np.zeros(n, int)
        self.before: Numbers | None = None

    def add(self, rows: LogRows) -> None:
        """Add a chunk of rows; reject decreasing time and long gaps, with their line."""
        t = rows.t
        if not self.rows:
            self.start = self.last = self.next = float(t[0])
        steps = np.diff(t, prepend=self.last)
        for bad, what in (
            (
                steps < 0,
                "time decreases from {0:.6g} s to {1:.6g} s; sort the rows, or cut the log",
            ),
            (
                steps > LONGEST_GAP,
                "rows are missing from {0:.6g} s to {1:.6g} s; split the log in two",
            ),
        ):
            if bad.any():
                k = int(np.argmax(bad))
                message = what.format(t[k] - steps[k], t[k])
                raise LogError(message, f"{self.name}:{rows.line + k}")
        self.equal += int((steps[0 if self.rows else 1 :] == 0).sum())
        if self.rows < HEAD:
            self.kept.append(rows)
        self._trace(rows)
        self._saturation(rows)
        self.reach = np.maximum.reduce([self.reach, rows.q.max(axis=0), -rows.q.min(axis=0)])
        self.rows += len(t)
        self.last = float(t[-1])

    def head(self) -> LogRows:
        """Return the first rows, concatenated."""

        def joined(kind: str) -> Numbers:
            return np.concatenate([getattr(rows, kind) for rows in self.kept])

        first = self.kept[0]
        more = {kind: joined(kind) for kind in ("qd", "qdd") if getattr(first, kind) is not None}
        return LogRows(first.line, joined("t"), joined("q"), joined("tau"), **more)

    def _trace(self, rows: LogRows) -> None:
        """Keep time and positions at the rate `TRACE`."""
        wanted = np.arange(self.next, rows.t[-1], 1 / TRACE)
        if len(wanted):
            at = np.minimum(np.searchsorted(rows.t, wanted), len(rows.t) - 1)
            self.trace.append(np.column_stack([wanted, rows.q[at]]))
            self.next = wanted[-1] + 1 / TRACE

    def _saturation(self, rows: LogRows) -> None:
        """Count rows in motion whose torque equals the extreme, to the last digit."""
        q, tau = rows.q, rows.tau
        high, low = tau.max(axis=0), tau.min(axis=0)
        peak = np.maximum(high, -low)
        most = peak * (1 - 1e-9)
        at, joint = np.nonzero((tau >= most) | (tau <= -most))
        last = np.where(at[:, None] > 0, q[at - 1], q[0] if self.before is None else self.before)
        moves = np.any(q[at] != last, axis=1)
        at_peak = np.bincount(joint[moves], minlength=len(peak))
        same = np.abs(peak - self.peak) <= 1e-9 * np.abs(peak)
        higher = peak > self.peak
        self.at_peak = np.where(
            same, self.at_peak + at_peak, np.where(higher, at_peak, self.at_peak)
        )
        self.peak = np.maximum(self.peak, peak)
        self.before = rows.q[-1]

    def reject_sizes(self) -> None:
        """Reject implausibly large values, whose squares may overflow."""
        for k, (q, tau) in enumerate(zip(self.reach, self.peak, strict=True)):
            for kind, size in (("q", q), (self.word, tau)):
                if size > LARGEST:
                    message = f"{kind} of {quote(self.joints[k])} reaches {size:.3g}; give SI units"
                    raise LogError(message, self.name)

    def reject_degrees(self, turns: Sequence[bool]) -> None:
        """Reject positions far outside the limits that would be inside if they were degrees."""
        for k, (reach, turning_joint, limits) in enumerate(
            zip(self.reach, turns, self.limits, strict=True)
        ):
            bounds = [abs(x) for x in (limits.lower, limits.upper) if x is not None]
            largest = max(bounds) if bounds else 2 * np.pi
            if (
                turning_joint
                and reach > 2 * max(largest, np.pi)
                and np.radians(reach) < 2 * largest
            ):
                message = (
                    f"q of {quote(self.joints[k])} reaches {reach:.4g}, apparently in degrees; "
                    "multiply q, qd and qdd by pi/180, since logs are in radians"
                )
                raise LogError(message, self.name)

    def reject_saturation(self) -> None:
        """Reject saturated torques."""
        for k, (peak, count) in enumerate(zip(self.peak, self.at_peak, strict=True)):
            if peak > 0 and count > SATURATED * self.rows:
                message = (
                    f"{self.word} of {quote(self.joints[k])} is {peak:.4g} or its negative in "
                    f"{100 * count / self.rows:.2g} % of the rows, apparently saturated; move "
                    "more slowly, or cut these spans out"
                )
                raise LogError(message, self.name)


def limits_of(robot: Robot, joints: Sequence[str]) -> list[Limits]:
    """Return the limits of the named joints."""
    by_name = {joint.name: joint.limits for joint in robot.joints}
    return [by_name[name] for name in joints]


def have_angles(robot: Robot, joints: Sequence[str]) -> list[bool]:
    """Return which of the named joints have angles as positions."""
    by_name = {joint.name: joint.is_rotation for joint in robot.joints}
    return [by_name[name] for name in joints]


# Comparison of logged velocities with differentiated positions: units, column order, delay.
#
#     delay = argmax over s of the correlation of qd(t + s) with dq/dt(t)
#
# Drives filter the velocity that they report, which delays it. Velocities for the fit come from
# the positions; the logged ones reveal mistakes in the log, and serve to recover its clock.

MAX_VELOCITY_DELAY = 0.1
"""s; a filter does not delay more, so that the clocks must differ."""
_SEARCH = 0.2
_ALIKE = 0.7
"""Smallest accepted correlation with dq/dt, at the best delay."""
_SLOW = 1e-3
"""A joint that moves less than this share of the fastest one is not checked."""


def compare_velocity(rows: LogRows, joints: Sequence[str], name: str) -> tuple[float, str]:
    """Return the delay of qd in s, and a note about it; reject columns that are no velocities."""
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
        _reject_other(scores, rate[:, k], smooth[:, k], joints[k], name)
        total += scores
    late = _peak(total) * period
    if late > MAX_VELOCITY_DELAY:
        message = (
            f"qd lags dq/dt by {late:.3g} s, more than a filter explains; align the "
            "columns, or leave "
            "qd out"
        )
        raise LogError(message, name)
    if abs(late) < 0.5 * period:
        return max(late, 0.0), ""
    word = "lags" if late > 0 else "leads"
    note = f"qd {word} by {1e3 * abs(late):.2g} ms; velocities are computed from the positions"
    return max(late, 0.0), note


def _correlations(rate: Numbers, velocity: Numbers, reach: int) -> Numbers:
    """Return the correlation of dq/dt and qd at delays of -reach to reach rows."""
    n, delays = len(rate), 2 * reach + 1
    length = 1 << (len(velocity) - 1).bit_length()
    spectrum = np.fft.rfft(velocity, length) * np.fft.rfft(rate, length).conj()
    products = np.fft.irfft(spectrum, length)[:delays]
    total = np.concatenate([[0.0], np.cumsum(velocity**2)])
    squares = total[n : n + delays] - total[:delays]
    scores: Numbers = products / np.sqrt(np.maximum(squares, 1e-300) * (rate**2).sum())
    return scores


def _reject_other(scores: Numbers, rate: Numbers, velocity: Numbers, joint: str, name: str) -> None:
    """Reject columns that are not the velocity of their joint, or not in its unit."""
    if scores.max() < _ALIKE:
        message = (
            f"qd of {quote(joint)} is not the time derivative of its q; check the order "
            "of columns, "
            "or leave qd out"
        )
        raise LogError(message, name)
    ratio = float(np.sqrt((velocity**2).sum() / (rate**2).sum()))
    if not 0.5 < ratio < 2:
        degrees = ", apparently in degrees" if 40 < ratio < 80 or 40 < 1 / ratio < 80 else ""
        message = (
            f"qd of {quote(joint)} is {ratio:.3g} times dq/dt{degrees}; give both in the same unit"
        )
        raise LogError(message, name)


def _peak(scores: Numbers) -> float:
    """Return the offset of the largest score from the middle in rows, refined by a parabola."""
    k = int(np.argmax(scores))
    middle = (len(scores) - 1) // 2
    if not 0 < k < len(scores) - 1:
        return float(k - middle)
    a, b, c = scores[k - 1 : k + 2]
    bend = a - 2 * b + c
    return float(k - middle + (0.5 * (a - c) / bend if bend < 0 else 0.0))
