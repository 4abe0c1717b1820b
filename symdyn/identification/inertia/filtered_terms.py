"""Friction terms of windows, low-passed and decimated: in C, or the same in NumPy.

A robot of seven joints has 119 terms. C computes those of one joint, sends them through the filter
forward and backward, and keeps the rows that are asked for, so that they stay in the cache.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

import numpy as np

from symdyn.identification.inertia.friction import DELTAS, MOVING, SHARP, SMOOTH, Stops, terms_of
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.logs.zero_phase import LowPass, Window
from symdyn.runtime.kernels import kernel

_ARGUMENTS = (
    *(ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t),
    *(ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p),
    *(ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t),
    *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t),
)
_LANES = -(-(len(MOVING) - 1) // 8) * 8


@dataclass
class FilteredTerms:
    """Takes windows of rows whose columns begin with q and end with v, in their order."""

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
        """The terms at the rows of the window that are kept, (rows, joints, terms)."""
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
        made: Numbers = np.empty((window.kept, n, len(MOVING)))
        size = made.itemsize
        for j in range(n):
            q = rows.ctypes.data + j * size
            v = q + (width - n) * size
            call(
                *(len(rows), width, q, v, window.step, self._state[j].ctypes.data),
                *(window.before, window.after, self._sections.ctypes.data),
                *(self.low_pass.margin, self.low_pass.every, window.kept, lanes.ctypes.data),
                *(made.ctypes.data + j * len(MOVING) * size, n * len(MOVING)),
            )
        return made

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
        (made,) = self.low_pass.apply(terms.reflected())
        margin = self.low_pass.margin // self.low_pass.every
        return made[margin : margin + window.kept].reshape(window.kept, self.joints, len(MOVING))
