"""Periodic motions: finite Fourier series, and their first two derivatives in time.

q_i(t) = c_i0 + sum over k = 1..H of c_i(2k-1) cos(k w t) + c_i(2k) sin(k w t),   w = 2 pi / T
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


def basis(t: Array, period: float, harmonics: int) -> tuple[Array, Array, Array]:
    """The basis functions at the times t, and their first and second derivatives.

    Each has the shape (times, 2 harmonics + 1); a motion is the basis times its coefficients.

    >>> values, rates, _ = basis(np.array([0.0]), 2 * np.pi, 1)
    >>> values.tolist(), (rates + 0.0).tolist()
    ([[1.0, 1.0, 0.0]], [[0.0, 0.0, 1.0]])
    """
    w = frequencies(period, harmonics)
    angle = t[:, np.newaxis] * w
    cos, sin = np.cos(angle), np.sin(angle)
    values = np.ones((len(t), 2 * harmonics + 1))
    rates, curvatures = np.zeros_like(values), np.zeros_like(values)
    values[:, 1::2], values[:, 2::2] = cos, sin
    rates[:, 1::2], rates[:, 2::2] = -w * sin, w * cos
    curvatures[:, 1::2], curvatures[:, 2::2] = -w * w * cos, -w * w * sin
    return values, rates, curvatures


def frequencies(period: float, harmonics: int) -> Array:
    """The angular frequencies of the harmonics, in rad/s."""
    return 2 * np.pi / period * np.arange(1, harmonics + 1, dtype=np.float64)


def instants(period: float, count: int) -> Array:
    """Times that divide a period evenly; the last one is a step before its end."""
    return period * np.arange(count, dtype=np.float64) / count
