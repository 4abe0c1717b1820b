"""Measured joint forces beside those of the model, over time.

model = Yb(q, qd, qdd) pb + known + friction
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.identification.errors import Errors
from symdyn.identification.inertia.friction import MOVING, TERMS
from symdyn.identification.inertia.gram import Blocks
from symdyn.identification.inertia.samples import Samples
from symdyn.identification.logs.rows import Mask, Numbers
from symdyn.identification.watch import Watch

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

    def moving_errors(self, names: Sequence[str], joints: Sequence[int]) -> Errors:
        """The errors of some joints on the rows in which each of them moves."""
        at = self.moving
        squares, power = (((x**2) * at).sum(axis=0) for x in (self.tau - self.model, self.tau))
        return Errors.of(names, joints, squares, power, at.sum(axis=0))


@dataclass(frozen=True, eq=False)
class Shown:
    """What is kept of logs to be shown: the first one, and motion that the model has not seen.

    `moving` are the errors on the rows of it in which a joint moves, `floor` what periods of a log
    differ by, over `repeated` seconds.
    """

    log: str
    training: Trace
    unseen: Trace | None
    moving: Errors
    floor: Errors | None
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


def judges_at(t: Numbers, blocks: Blocks, judges: Numbers, count: int) -> Numbers:
    """For each time the x that has not seen its block; the first `count` blocks are the log's."""
    at = np.searchsorted(blocks.start[:count], t, side="right") - 1
    made: Numbers = judges[np.clip(at, 0, count - 1)]
    return made


def floor_of(
    watches: Sequence[Watch], names: Sequence[str], joints: Sequence[int], scale: Numbers
) -> tuple[Errors | None, float]:
    """How well the torques of logs that repeat do so, and the seconds that were compared."""
    found = [watch for watch in watches if watch.repeats]
    if not found:
        return None, 0.0
    squares, power = (
        scale**2 * sum(getattr(watch, k) for watch in found) for k in ("square", "power")
    )
    count = sum(watch.compared for watch in found)
    seconds = sum(watch.compared / watch.rate for watch in found)
    return Errors.of(names, joints, squares, power, np.full(len(names), count)), seconds
