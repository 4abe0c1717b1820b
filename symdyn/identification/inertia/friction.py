"""Friction as terms that are linear in their gains, one set for each joint.

    viscous qd,   coulomb tanh(qd/v0),   offset 1,   quadratic qd |qd|,   smooth(v) tanh(qd/v)
    stop(delta):  z <- clip(z + dq/delta, -1, 1),   load |force of the nominal bodies| tanh(qd/v0)

A stop operator is a spring that slides when it is stretched by delta: presliding, as in models of
Maxwell slip. A step is a map z -> min(max(z + d, a), b), and so is every chain of steps. Chains of
some steps are made at once for many places of the log, then joined.
"""

from __future__ import annotations

import numpy as np

from symdyn.identification.logs.rows import Numbers

SHARP = 0.005
"""rad/s or m/s: below this velocity Coulomb friction is smoothed."""
SMOOTH = (0.02, 0.05, 0.1, 0.2)
"""The same of smooth terms, which bend the law where viscous friction does not."""
DELTAS = (1e-3, 2e-3, 5e-3, 1e-2, 2e-2, 5e-2, 0.1, 0.2, 0.3)
PLAIN = ("viscous", "coulomb", "offset")
LOAD = "load"
"""Friction that grows with what the joint carries. Of the nominal model, so that it is linear."""
_MORE = (
    "quadratic",
    *(f"smooth_{width:g}" for width in SMOOTH),
    *(f"stop_{delta:g}" for delta in DELTAS),
)
MOVING = (*PLAIN, *_MORE)
"""Terms of the motion of the joint alone."""
CHOICE = (*_MORE, LOAD)
TERMS = (*PLAIN, *CHOICE)
FREE_SIGN = ("offset", "quadratic")
"""Terms whose gain may have any sign; others resist the motion."""
_CHAIN = 64


def terms_of(v: Numbers, z: Numbers) -> Numbers:
    """The terms of the motion, (rows, joints, terms), of velocities and states of the stops."""
    smooth = (np.tanh(v / width) for width in SMOOTH)
    plain = (v, np.tanh(v / SHARP), np.ones_like(v), v * np.abs(v), *smooth)
    return np.concatenate([np.stack(plain, axis=2), z], axis=2)


class Stops:
    """The states of the stop operators of all joints, chunk by chunk."""

    def __init__(self) -> None:
        self.q: Numbers | None = None
        self.z: Numbers | None = None

    def push(self, q: Numbers, step: int | None = None) -> Numbers:
        """The states at the rows of q, (rows, joints, deltas); they begin in the middle.

        The next rows follow on these, or on the first `step` of them.
        """
        deltas = np.array(DELTAS)
        if self.q is None or self.z is None:
            self.q, self.z = q[0], np.zeros((q.shape[1], len(deltas)))
        steps = np.diff(q, axis=0, prepend=self.q[None])[:, :, None] / deltas
        z = stop_states(steps, self.z)
        last = len(q) if step is None else step
        self.q, self.z = q[last - 1], z[last - 1]
        return z


def stop_states(steps: Numbers, z: Numbers) -> Numbers:
    """z after each of the steps, (rows, ...), from the state z before the first.

    >>> stop_states(np.array([0.5, 0.8, -0.1, -3.0]), np.array(0.0)).round(2).tolist()
    [0.5, 1.0, 0.9, -1.0]
    """
    rows = len(steps)
    padded = np.zeros((-(-rows // _CHAIN) * _CHAIN, *steps.shape[1:]))
    padded[:rows] = steps
    d = padded.reshape(-1, _CHAIN, *steps.shape[1:])
    # after k steps of a chain z is clip(z + shift, low, high)
    shift, low, high = np.empty_like(d), np.empty_like(d), np.empty_like(d)
    shift[:, 0], low[:, 0], high[:, 0] = d[:, 0], -1.0, 1.0
    for k in range(1, _CHAIN):
        shift[:, k] = shift[:, k - 1] + d[:, k]
        low[:, k] = np.clip(low[:, k - 1] + d[:, k], -1.0, 1.0)
        high[:, k] = np.clip(high[:, k - 1] + d[:, k], -1.0, 1.0)
    starts = np.empty((len(d), *steps.shape[1:]))
    for chain in range(len(d)):
        starts[chain] = z
        z = np.clip(z + shift[chain, -1], low[chain, -1], high[chain, -1])
    states = np.clip(starts[:, None] + shift, low, high)
    result: Numbers = states.reshape(padded.shape)[:rows]
    return result
