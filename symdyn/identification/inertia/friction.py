"""Friction model of each joint: terms that are linear in their gains.

    viscous qd,   coulomb tanh(qd/v0),   offset 1,   quadratic qd |qd|,   smooth(v) tanh(qd/v)
    stop(delta):  z <- clip(z + dq/delta, -1, 1),   load |nominal joint force| tanh(qd/v0)

A stop operator is a spring that slides when stretched by delta. Sums of them model presliding
(generalized Maxwell-slip). A step is a map z -> min(max(z + d, a), b), and compositions of steps
have the same form. Short chains of steps are therefore evaluated for many parts of the log at
once, then concatenated.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symdyn.identification.logs.rows import Numbers
from symdyn.identification.logs.zero_phase import LowPass, Window
from symdyn.robot.model import Passive
from symdyn.runtime.cache import kernel
from symdyn.support.names import printable

SHARP = 0.005
"""rad/s or m/s; velocity below which Coulomb friction is smoothed."""
SMOOTH = (0.02, 0.05, 0.1, 0.2)
"""The same for the smooth terms, which model friction nonlinear in velocity."""
DELTAS = (1e-3, 2e-3, 5e-3, 1e-2, 2e-2, 5e-2, 0.1, 0.2, 0.3)
PLAIN = ("viscous", "coulomb", "offset")
LOAD = "load"
"""Load-dependent friction. It uses nominal forces, so that it is linear in its gain."""
_MORE = (
    "quadratic",
    *(f"smooth_{width:g}" for width in SMOOTH),
    *(f"stop_{delta:g}" for delta in DELTAS),
)
MOVING = (*PLAIN, *_MORE)
"""Terms that depend on the motion of the joint only."""
CANDIDATES = (*_MORE, LOAD)
TERMS = (*PLAIN, *CANDIDATES)
FREE_SIGN = ("offset", "quadratic")
"""Terms whose gain may have any sign; all others dissipate energy."""
_CHAIN = 64

Choice = tuple[tuple[int, ...], ...]
"""The indices of the friction terms of each joint."""


def terms_of(v: Numbers, z: Numbers) -> Numbers:
    """Return the motion-dependent terms, (rows, joints, terms), for velocities and stop states."""
    smooth = (np.tanh(v / width) for width in SMOOTH)
    plain = (v, np.tanh(v / SHARP), np.ones_like(v), v * np.abs(v), *smooth)
    return np.concatenate([np.stack(plain, axis=2), z], axis=2)


class Stops:
    """States of the stop operators of all joints, updated chunk by chunk."""

    def __init__(self) -> None:
        self.q: Numbers | None = None
        self.z: Numbers | None = None

    def push(self, q: Numbers, step: int | None = None) -> Numbers:
        """Return the states at the rows of q, (rows, joints, deltas), which begin at zero.

        The next call continues after these rows, or after the first `step` of them.
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
    """Return z after each of the steps, (rows, ...), given the state z before the first.

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


# Low-passed and decimated friction terms of windows, computed in C, or in NumPy without a compiler.
#
# A robot with seven joints has 119 terms. The C code computes those of one joint, filters them
# forward and backward, and keeps the requested rows, so that all data stay in the cache.

_ARGUMENTS = (
    *(ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t),
    *(ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p),
    *(ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t),
    *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t),
)
_LANES = -(-(len(MOVING) - 1) // 8) * 8


@dataclass
class FilteredTerms:
    """Filter for friction terms, applied to successive windows of rows (q, ..., v)."""

    low_pass: LowPass
    joints: int

    def __post_init__(self) -> None:
        sections = self.low_pass.sections()
        self._sections = np.array(sections)
        self._library = kernel(
            "friction", widths=(SHARP, *SMOOTH), deltas=DELTAS, sections=len(sections)
        )
        self._state: Numbers | None = None
        self._stops = Stops()

    def push(self, window: Window) -> Numbers:
        """Return the terms at the kept rows of the window, (rows, joints, terms)."""
        return self._by_numpy(window) if self._library is None else self._by_c(window)

    def _by_c(self, window: Window) -> Numbers:
        rows = np.ascontiguousarray(window.rows)
        n, width = self.joints, rows.shape[1]
        if self._state is None:
            self._state = np.zeros((n, 1 + len(DELTAS)))
            self._state[:, 0] = rows[0, :n]
        call = self._library.symdyn_friction  # type: ignore[union-attr]
        call.argtypes, call.restype = _ARGUMENTS, None
        lanes = np.empty((window.before + len(rows) + window.after, _LANES))
        result: Numbers = np.empty((window.kept, n, len(MOVING)))
        size = result.itemsize
        for j in range(n):
            q = rows.ctypes.data + j * size
            v = q + (width - n) * size
            call(
                *(len(rows), width, q, v, window.step, self._state[j].ctypes.data),
                *(window.before, window.after, self._sections.ctypes.data),
                *(self.low_pass.margin, self.low_pass.every, window.kept, lanes.ctypes.data),
                *(result.ctypes.data + j * len(MOVING) * size, n * len(MOVING)),
            )
        return result

    def _by_numpy(self, window: Window) -> Numbers:
        q, v = window.rows[:, : self.joints], window.rows[:, -self.joints :]
        z = self._stops.push(q, window.step)
        terms = Window(
            terms_of(v, z).reshape(len(q), -1),
            window.before,
            window.after,
            window.step,
            window.kept,
        )
        (result,) = self.low_pass.apply(terms.reflected())
        margin = self.low_pass.margin // self.low_pass.every
        return result[margin : margin + window.kept].reshape(window.kept, self.joints, len(MOVING))


# Conversion of gains to the friction law of a robot description, which has no load-dependent term.
#
# viscous, coulomb, offset and quadratic keep their names; smooth_V and stop_D become the pairs
# (V, gain) of `smooth` and (D, gain) of `stops`.

STOPS_NOTE = (
    "Presliding friction has a state: add stop_friction(q, q_last, z) to the passive forces, which "
    "do not include it."
)
LOAD_FRICTION_NOTE = (
    "Robot descriptions cannot express the load-dependent friction of {}; they contain the best "
    "law without it."
)
PLAIN_LAW_NOTE = (
    "Friction is the best plain law (viscous, Coulomb, offset); the identified one has more terms."
)


def load_friction_notes(joints: Sequence[str], choice: Choice) -> list[str]:
    """Return a note that descriptions lack load-dependent friction, if a joint has it."""
    pairs = zip(joints, choice, strict=True)
    names = [printable(name) for name, terms in pairs if TERMS.index(LOAD) in terms]
    return [LOAD_FRICTION_NOTE.format(", ".join(names))] if names else []


def law_of(passive: Passive, gains: Mapping[str, float]) -> Passive:
    """Return the law with its friction replaced and its spring kept.

    >>> law_of(Passive(stiffness=3), {"viscous": 0.5, "stop_0.1": 2.0}).stops
    ((0.1, 2.0),)
    """
    numbers: dict[str, Any] = {
        term: gain if term in FREE_SIGN else max(gain, 0.0)
        for term in ("viscous", "coulomb", "offset", "quadratic")
        for gain in (gains.get(term, 0.0),)
    }
    smooth = tuple(_pairs("smooth", SMOOTH, gains))
    return replace(passive, **numbers, smoothing=SHARP, smooth=smooth, stops=stops_of(gains))


def stops_of(gains: Mapping[str, float]) -> tuple[tuple[float, float], ...]:
    """Return the pairs (delta, gain) of the stops with a positive gain."""
    return tuple(_pairs("stop", DELTAS, gains))


def _pairs(
    kind: str, sizes: tuple[float, ...], gains: Mapping[str, float]
) -> Iterator[tuple[float, float]]:
    for size in sizes:
        gain = gains.get(f"{kind}_{size:g}", 0.0)
        if gain > 0:
            yield size, gain
