"""How well a motion determines parameters, as a function of its stacked regressor Y.

    G = mean over time of Y^T Y
    D:     -log det G / n
    cond:  (log tr G^p + log tr G^-p) / 2p,   which is log cond(Y) for p -> infinity

The condition number of the stacked Y is the square root of that of G. It is not smooth where
eigenvalues meet; the p-norms are, and bound it from above. With the derivative S of a criterion in
G, its derivative in the rows of Y at one of N times is 2 Y S / N.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

RIDGE = 1e-13
"""Added to G, as a share of its mean eigenvalue, so that a motion of no use has a slope."""


def gram(Y: Array) -> Array:
    """The mean of Y^T Y over the first axis."""
    rows = Y.reshape(-1, Y.shape[-1])
    found: Array = rows.T @ rows / len(Y)
    return found


def weights(Y: Array, slope: Array) -> Array:
    """The derivative of a criterion in Y, from that in G."""
    rows = Y.reshape(-1, Y.shape[-1])
    return (rows @ (2 / len(Y) * slope)).reshape(Y.shape)


def log_determinant(G: Array) -> float:
    """log det G; minus infinity where it is singular."""
    sign, value = np.linalg.slogdet(G)
    return float(value) if sign > 0 else -np.inf


def condition(G: Array) -> float:
    """The condition number of the stacked regressor."""
    values = np.linalg.eigvalsh(G)
    return float(np.sqrt(values[-1] / values[0])) if values[0] > 0 else np.inf


def determinant_criterion(G: Array, sharpness: float) -> tuple[float, Array]:
    """-log det G / n and its derivative in G."""
    n = len(G)
    raised = G + RIDGE * np.trace(G) / n * np.eye(n)
    root = np.linalg.cholesky(raised)
    return -2 * float(np.log(np.diag(root)).sum()) / n, -np.linalg.inv(raised) / n


def condition_criterion(G: Array, sharpness: float) -> tuple[float, Array]:
    """The smoothed log cond(Y) and its derivative in G; `sharpness` is p."""
    values, vectors = np.linalg.eigh(G)
    values = np.maximum(values, RIDGE * values.mean())
    above, below = values / values[-1], values[0] / values
    high, low = above**sharpness, below**sharpness
    span = float(np.log(values[-1] / values[0]))
    total = span + float(np.log(high.sum()) + np.log(low.sum())) / sharpness
    share = (high / high.sum() - low / low.sum()) / values
    return total / 2, (vectors * (share / 2)) @ vectors.T


Criterion = Callable[[Array, float], tuple[float, Array]]
CRITERIA: dict[str, Criterion] = {"D": determinant_criterion, "cond": condition_criterion}
