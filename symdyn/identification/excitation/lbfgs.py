"""Minimisation by limited-memory BFGS, for functions with gradients.

    x <- x - a H g,     H from the last changes of x and of g (two-loop recursion)

Nocedal 1980. Steps satisfy the weak Wolfe conditions, which bisection finds also where a function
has kinks (Lewis and Overton 2013).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Objective = Callable[[Array], tuple[float, Array]]

MEMORY = 20
DECREASE, CURVATURE = 1e-4, 0.9
MOST_TRIALS = 25


def minimize(objective: Objective, x: Array, iterations: int, tolerance: float = 1e-7) -> Array:
    """The best x after so many iterations, or after one that changes less than `tolerance`.

    >>> x = minimize(lambda x: (float(x @ x), 2 * x), np.array([3.0, 4.0]), 20)
    >>> bool(np.abs(x).max() < 1e-6)
    True
    """
    value, slope = objective(x)
    pairs: deque[tuple[Array, Array, float]] = deque(maxlen=MEMORY)
    for _ in range(iterations):
        direction = -_scaled(slope, pairs)
        descent = float(direction @ slope)
        if descent >= 0:
            pairs.clear()
            direction, descent = -slope, -float(slope @ slope)
        if descent == 0:
            return x
        length = 1.0 if pairs else min(1.0, 1.0 / float(np.abs(slope).sum()))
        found = _step(objective, x, value, direction, descent, length)
        if found is None:
            if not pairs:
                return x
            pairs.clear()
            continue
        new, new_value, new_slope = found
        change, turn = new - x, new_slope - slope
        product = float(change @ turn)
        if product > 1e-14 * float(turn @ turn):
            pairs.append((change, turn, product))
        done = value - new_value <= tolerance * max(1.0, abs(value))
        x, value, slope = new, new_value, new_slope
        if done:
            return x
    return x


def _scaled(slope: Array, pairs: deque[tuple[Array, Array, float]]) -> Array:
    """H times the slope."""
    left = slope.copy()
    shares = []
    for change, turn, product in reversed(pairs):
        share = float(change @ left) / product
        shares.append(share)
        left -= share * turn
    if pairs:
        _, turn, product = pairs[-1]
        left *= product / float(turn @ turn)
    for (change, turn, product), share in zip(pairs, reversed(shares), strict=True):
        left += (share - float(turn @ left) / product) * change
    return left


def _step(
    objective: Objective, x: Array, value: float, direction: Array, descent: float, length: float
) -> tuple[Array, float, Array] | None:
    """A step by the weak Wolfe conditions, or the last that decreases, or none."""
    low, high = 0.0, np.inf
    best = None
    for _ in range(MOST_TRIALS):
        new = x + length * direction
        new_value, new_slope = objective(new)
        if not new_value <= value + DECREASE * length * descent:  # also if it is not a number
            high = length
        elif float(new_slope @ direction) < CURVATURE * descent:
            low, best = length, (new, new_value, new_slope)
        else:
            return new, new_value, new_slope
        length = (low + high) / 2 if high < np.inf else 2 * low
    return best
