"""Measured joint forces beside those of the model, over time.

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

# Samples of a log that are kept to be shown, and how well its torques repeat.
#
#     floor_j^2 = mean over t of (tau_j(t + n T) - tau_j(t))^2 / 2
#
# Two periods of the same motion differ by what no model can explain; each has half of the
# variance of the difference. Samples go by once, so that the first period is kept and later ones
# are compared to it where the motion is the same.

MOST = 2000
"""Samples of a log that are kept."""
LONGEST = 60.0
"""s of a log that are shown."""
ALIKE = 5e-3
"""Of the motion's size: positions that differ more are not the same motion."""
LEAST = 0.5
"""s that have to repeat, for torques to be compared."""
_LARGEST = 20_000
"""Samples of a period that is kept."""


class Watch:
    """Looks at samples of the span from `start` to `end` while they go by."""

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
        """The same samples, looked at."""
        for part in samples:
            at = np.flatnonzero((part.t >= self.start) & (part.t <= self.end))
            if len(at):
                self.kept.append(_rows(part, at[(-self.seen) % self.every :: self.every]))
                self.seen += len(at)
            self._compare(part)
            yield part

    @property
    def samples(self) -> Samples:
        """What was kept."""
        return _joined(self.kept)

    @property
    def repeats(self) -> bool:
        """Whether enough of the motion came again to compare its torques."""
        return self.compared >= LEAST * self.rate

    def _compare(self, part: Samples) -> None:
        """Add up the differences to the first period."""
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
"""Of a joint's largest speed: slower rows do not count as moving."""


@dataclass(frozen=True, eq=False)
class Trace:
    """Some seconds of a log: (rows, joints) of forces, of the model and its friction, of rates.

    `friction` is that of the motion, without what grows with the load.
    """

    t: Numbers
    tau: Numbers
    model: Numbers
    friction: Numbers
    qd: Numbers

    @property
    def moving(self) -> Mask:
        """Where each joint moves."""
        made: Mask = np.abs(self.qd) > SLOW * np.abs(self.qd).max(axis=0, initial=0.0)
        return made

    def moving_errors(self, names: Sequence[str], joints: Sequence[int]) -> ForceErrors:
        """The errors of some joints on the rows in which each of them moves."""
        at = self.moving
        squares, power = (((x**2) * at).sum(axis=0) for x in (self.tau - self.model, self.tau))
        return ForceErrors.of(names, joints, squares, power, at.sum(axis=0))


@dataclass(frozen=True, eq=False)
class Shown:
    """What is kept of logs to be shown: the first one, and motion that the model has not seen.

    `moving` are the errors on the rows of it in which a joint moves, `floor` what periods of a log
    differ by, over `repeated` seconds.
    """

    log: str
    training: Trace
    unseen: Trace | None
    moving: ForceErrors
    floor: ForceErrors | None
    repeated: float

    @property
    def judged(self) -> Trace:
        """The trace to judge by."""
        return self.training if self.unseen is None else self.unseen


def trace_of(
    samples: Samples,
    regressor: Callable[[Numbers, Numbers, Numbers], Numbers],
    known: Callable[[Samples], Numbers],
    x: Numbers,
    base: int,
    scale: Numbers,
) -> Trace:
    """The model's forces at samples; x is one for all, or (rows, ...) for each.

    `scale` makes forces of what was measured: drive gains of currents, or one.
    """
    X = np.broadcast_to(x, (len(samples.t), x.shape[-1]))
    Y = regressor(samples.q, samples.qd, samples.qdd)
    gains = X[:, base:].reshape(len(X), -1, len(TERMS))
    friction = samples.terms * gains
    moving = friction[:, :, : len(MOVING)].sum(axis=2)
    inertial = np.einsum("tjk,tk->tj", Y, X[:, :base])
    model = inertial + known(samples) + friction.sum(axis=2)
    return Trace(samples.t, scale * samples.tau, model, moving, samples.qd)


def judges_at(t: Numbers, blocks: GramBlocks, judges: Numbers, count: int) -> Numbers:
    """For each time the x that has not seen its block; the first `count` blocks are the log's."""
    at = np.searchsorted(blocks.start[:count], t, side="right") - 1
    made: Numbers = judges[np.clip(at, 0, count - 1)]
    return made


def floor_of(
    watches: Sequence[Watch], names: Sequence[str], joints: Sequence[int], scale: Numbers
) -> tuple[ForceErrors | None, float]:
    """How well the torques of logs that repeat do so, and the seconds that were compared."""
    found = [watch for watch in watches if watch.repeats]
    if not found:
        return None, 0.0
    squares, power = (
        scale**2 * sum(getattr(watch, k) for watch in found) for k in ("square", "power")
    )
    count = sum(watch.compared for watch in found)
    seconds = sum(watch.compared / watch.rate for watch in found)
    return ForceErrors.of(names, joints, squares, power, np.full(len(names), count)), seconds
