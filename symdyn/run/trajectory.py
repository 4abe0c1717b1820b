"""Objectives along a trajectory q(t) = sum of c_k b_k(t), and their gradients in the c_k.

    J = integral of E(q, qd, qdd) dt ~ sum over t of w_t E_t
    dJ/dc_k = sum over t of w_t (b_k dE/dq + bdot_k dE/dqd + bddot_k dE/dqdd)

E is any function of the state with derivatives, such as the effort 1/2 tau^T tau, or the energy
qd^T M qd of PBP95 section 5, as emitted or compiled code that takes one state per row. The basis
functions are sampled beforehand, at times whose quadrature weights are w; splines, polynomials and
Fourier series are all the same here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]


def trajectory_effort(
    coefficients: ArrayLike,
    basis: Sequence[ArrayLike],
    weights: ArrayLike,
    effort: Callable[..., Any],
    effort_derivatives: Callable[..., Any],
) -> tuple[float, Array]:
    """J and dJ/dc, for coefficients of shape (K, n).

    `basis` holds the values of the K basis functions at T times, shape (T, K), then their first
    and, where E depends on qdd, second derivatives; E is called with as many arrays of shape (T, n)
    and gives T numbers, its derivatives as many arrays of shape (T, n).

    >>> spring = lambda q, qd: 0.5 * (q**2).sum(axis=-1)
    >>> J, dJ = trajectory_effort([[2.0]], [[[1.0], [3.0]], [[0.0], [0.0]]], [0.5, 0.5], spring,
    ...                           lambda q, qd: (q, 0 * qd))
    >>> J, dJ.tolist()
    (10.0, [[10.0]])
    """
    c, w = np.asarray(coefficients, float), np.asarray(weights, float)
    samples = [np.asarray(values, float) for values in basis]
    states = [values @ c for values in samples]
    J = float(w @ np.asarray(effort(*states)))
    gradient = np.zeros_like(c)
    for values, slope in zip(samples, effort_derivatives(*states), strict=True):
        gradient += values.T @ (w[:, np.newaxis] * np.asarray(slope))
    return J, gradient
