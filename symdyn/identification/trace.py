"""Measured and modelled joint forces over time, and the repeatability of the measured ones.

model = Yb(q, qd, qdd) pb + known + friction
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.identification.fitting import ForceErrors
from symdyn.identification.inertia.friction import MOVING, TERMS
from symdyn.identification.inertia.normal_equations import GramBlocks
from symdyn.identification.inertia.samples import Samples
from symdyn.identification.logs.rows import Mask, Numbers

# Recorded samples for the report, and the repeatability of the torques.
#
#     floor_j^2 = mean over t of (tau_j(t + n T) - tau_j(t))^2 / 2
#
# No model can explain the difference between two periods of the same motion; each period has half
# of its variance. Samples are read once, so that the first period is kept, and later ones are
# compared with it where the motion agrees.

MOST = 2000
"""Number of recorded samples of a log."""
LONGEST = 60.0
"""s; recorded span of a log."""
ALIKE = 5e-3
"""Share of the motion's amplitude within which positions count as equal."""
LEAST = 0.5
"""s; shortest repetition for which torques are compared."""
_LARGEST = 20_000
"""Largest number of samples of the first period."""


class SampleRecorder:
    """Records samples from `start` to `end` in s while a log is read, and compares periods."""

    def __init__(self, start: float, end: float, rate: float, period: float | None) -> None:
        self.start, self.end = start, min(end, start + LONGEST)
        self.every = max(1, int(np.ceil((self.end - start) * rate / MOST)))
        self.rate, self.period = rate, period
        self.kept: list[Samples] = []
        self.seen = 0
        self.first: list[Samples] = []
        self.square: Numbers | None = None
        self.power: Numbers | None = None
        self.compared = 0

    def along(self, samples: Iterable[Samples]) -> Iterator[Samples]:
        """Yield the same samples while recording them."""
        for part in samples:
            at = np.flatnonzero((part.t >= self.start) & (part.t <= self.end))
            if len(at):
                self.kept.append(_rows(part, at[(-self.seen) % self.every :: self.every]))
                self.seen += len(at)
            self._compare(part)
            yield part

    @property
    def samples(self) -> Samples:
        """The recorded samples."""
        return _joined(self.kept)

    @property
    def repeats(self) -> bool:
        """Whether enough of the motion repeats to compare torques."""
        return self.compared >= LEAST * self.rate

    def _compare(self, part: Samples) -> None:
        """Accumulate the differences from the first period."""
        if self.period is None or self.period * self.rate > _LARGEST or not len(part.t):
            return
        start = self.first[0].t[0] if self.first else part.t[0]
        early = part.t < start + self.period
        if early.any():
            self.first.append(_rows(part, early))
        if early.all():
            return
        self.first = [_joined(self.first)]
        first, late = self.first[0], _rows(part, ~early)
        phase = start + (late.t - start) % self.period
        inside = phase <= first.t[-1]
        late, phase = _rows(late, inside), phase[inside]

        def before(x: Numbers) -> Numbers:
            return np.stack([np.interp(phase, first.t, column) for column in x.T], axis=1)

        size = np.sqrt(((first.q - first.q.mean(axis=0)) ** 2).mean(axis=0).sum())
        apart = np.sqrt(((late.q - before(first.q)) ** 2).sum(axis=1))
        same = apart < ALIKE * size
        difference = (late.tau - before(first.tau))[same]
        self.compared += int(same.sum())
        square, power = (difference**2).sum(axis=0) / 2, (late.tau[same] ** 2).sum(axis=0)
        self.square = square if self.square is None else self.square + square
        self.power = power if self.power is None else self.power + power


def _rows(part: Samples, at: NDArray[Any]) -> Samples:
    return Samples(*(getattr(part, field.name)[at] for field in fields(Samples)))


def _joined(parts: list[Samples]) -> Samples:
    names = [field.name for field in fields(Samples)]
    return Samples(*(np.concatenate([getattr(part, n) for part in parts]) for n in names))


SLOW = 0.05
"""Share of a joint's largest speed below which it does not count as moving."""


@dataclass(frozen=True, eq=False)
class Trace:
    """Part of a log: measured and modelled forces, friction and velocities, (rows, joints).

    `friction` excludes load-dependent friction.
    """

    t: Numbers
    tau: Numbers
    model: Numbers
    friction: Numbers
    qd: Numbers

    @property
    def moving(self) -> Mask:
        """Mask of the rows in which each joint moves."""
        result: Mask = np.abs(self.qd) > SLOW * np.abs(self.qd).max(axis=0, initial=0.0)
        return result

    def moving_errors(self, names: Sequence[str], joints: Sequence[int]) -> ForceErrors:
        """Return the errors of some joints, restricted to rows in which each moves."""
        at = self.moving
        squares, power = (((x**2) * at).sum(axis=0) for x in (self.tau - self.model, self.tau))
        return ForceErrors.of(names, joints, squares, power, at.sum(axis=0))


@dataclass(frozen=True, eq=False)
class ReportTraces:
    """Curves of the report: the first training log, and unseen motion if there is any.

    `moving` has the errors restricted to rows in which a joint moves. `floor` is the repeatability
    floor of the torques, measured over `repeated` seconds.
    """

    log: str
    training: Trace
    unseen: Trace | None
    moving: ForceErrors
    floor: ForceErrors | None
    repeated: float

    @property
    def evaluation(self) -> Trace:
        """The trace on which the model is evaluated, unseen motion if there is any."""
        return self.training if self.unseen is None else self.unseen


def trace_of(
    samples: Samples,
    regressor: Callable[[Numbers, Numbers, Numbers], Numbers],
    known: Callable[[Samples], Numbers],
    x: Numbers,
    base: int,
    scale: Numbers,
) -> Trace:
    """Evaluate the model at samples; x is common to all, or (rows, ...).

    `scale` converts the measured signal to forces: drive gains of currents, or one.
    """
    X = np.broadcast_to(x, (len(samples.t), x.shape[-1]))
    Y = regressor(samples.q, samples.qd, samples.qdd)
    gains = X[:, base:].reshape(len(X), -1, len(TERMS))
    friction = samples.terms * gains
    moving = friction[:, :, : len(MOVING)].sum(axis=2)
    inertial = np.einsum("tjk,tk->tj", Y, X[:, :base])
    model = inertial + known(samples) + friction.sum(axis=2)
    return Trace(samples.t, scale * samples.tau, model, moving, samples.qd)


def fold_parameters_at(
    t: Numbers, blocks: GramBlocks, fold_parameters: Numbers, count: int
) -> Numbers:
    """Return for each time the x of the fold that excludes it.

    The first `count` blocks belong to the log.
    """
    at = np.searchsorted(blocks.start[:count], t, side="right") - 1
    result: Numbers = fold_parameters[np.clip(at, 0, count - 1)]
    return result


def floor_of(
    recorders: Sequence[SampleRecorder], names: Sequence[str], joints: Sequence[int], scale: Numbers
) -> tuple[ForceErrors | None, float]:
    """Return the repeatability floor of periodic logs, and the compared time in s."""
    found = [recorder for recorder in recorders if recorder.repeats]
    if not found:
        return None, 0.0
    squares, power = (
        scale**2 * sum(getattr(recorder, k) for recorder in found) for k in ("square", "power")
    )
    count = sum(recorder.compared for recorder in found)
    seconds = sum(recorder.compared / recorder.rate for recorder in found)
    return ForceErrors.of(names, joints, squares, power, np.full(len(names), count)), seconds
