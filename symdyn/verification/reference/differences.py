"""Derivatives by complex steps and, inside a complex step, by central differences.

    df/dx = Im f(x + i h) / h                         h = 1e-30: no truncation, no cancellation
    f'    = sum of a_k (f(kh) - f(-kh)) / h                       a = 4/5, -1/5, 4/105, -1/280
    f''   = (b_0 f + sum of b_k (f(kh) + f(-kh))) / h^2           b = -205/72, 8/5, -1/5, ...

Complex steps cannot be nested. A function with complex values is being differentiated from outside;
its own derivatives are then differences of eighth order, which propagate the outer step.

Differences are applied to poses, Jacobians, mass matrices and torques: trigonometric polynomials of
low degree d along each velocity, and polynomials in prismatic displacements. With h d = 0.06 the
truncation error is about 1e-13 of the terms; rounding adds 1e-14 to first and 1e-12 to second
derivatives. Quotients such as accelerations may have poles nearby and are differentiated by complex
steps only.

Derivatives in positions are along velocities, d/de f(q moved by e along velocity k), so that they
have nv columns (`manifold.py`). A function takes one or many positions, (..., nq), and returns as
many values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verification.reference.joints import (
    brackets,
    follow_matrix,
    is_flat,
    joint_screws,
    owners,
)
from symdyn.verification.reference.manifold import moved

Array = NDArray[Any]
Function = Callable[[Array], Array]

STEP = 1e-30
"""The complex step, so small that there is no truncation error."""

FIRST = (4 / 5, -1 / 5, 4 / 105, -1 / 280)
SECOND = (-205 / 72, 8 / 5, -1 / 5, 8 / 315, -1 / 560)
REACH = 0.03
"""Step of differences: the rotation of all joints together, in rad."""


def complex_step(function: Function, x: ArrayLike) -> Array:
    """Return the derivatives of a function of real x, one leading index per component."""
    at = np.asarray(x, float)
    return np.array([function(at + 1j * STEP * e).imag / STEP for e in np.eye(len(at))])


def coordinate_derivatives(robot: Robot, function: Function, q: ArrayLike) -> Array:
    """Return df/dq by complex steps, or by differences if f is complex; velocities lead."""
    at = np.asarray(q)
    if np.iscomplexobj(function(at)):
        return coordinate_differences(robot, function, at)
    ways = moved(robot, at, _spread(1j * STEP * np.eye(robot.nv), at))
    return np.asarray(function(ways).imag / STEP)


def coordinate_differences(robot: Robot, function: Function, q: ArrayLike) -> Array:
    """Return df/dq by differences of eighth order, one leading index per velocity."""
    at, h = np.asarray(q), steps(robot)
    units = _spread(np.diag(h), at)
    total = _central(robot, function, at, units)
    return np.asarray(total / h.reshape(-1, *(1,) * (total.ndim - 1)))


def coordinate_second_derivatives(robot: Robot, function: Function, q: ArrayLike) -> Array:
    """Return d2f/dq2 at one position by differences of eighth order, two last indices.

    [..., i, j] is X_j X_i f: the derivative along velocity i, differentiated along velocity j. The
    mean of both orders is the bend of f along straight motions, half of their difference
    the derivative along the bracket [X_j, X_i].
    """
    at, h, n = np.asarray(q), steps(robot), robot.nv
    pairs = [(i, j) for i in range(n) for j in range(i)]
    units = np.diag(h)
    # Half steps along pairs, so that all joints together turn no further than for one coordinate.
    ways = np.array([*units, *((units[i] + units[j]) / 2 for i, j in pairs)])
    centre = function(at)
    along: Any = SECOND[0] * centre
    for k, b in enumerate(SECOND[1:], start=1):
        both_sides = (function(moved(robot, at, step)) for step in (k * ways, -k * ways))
        along = along + b * sum(both_sides)
    result = np.zeros((n, n, *centre.shape), along.dtype)
    for i in range(n):
        result[i, i] = along[i] / h[i] ** 2
    for (i, j), both in zip(pairs, along[n:], strict=True):
        mixed = (4 * both - along[i] - along[j]) / (2 * h[i] * h[j])
        result[i, j] = result[j, i] = mixed
    if not is_flat(robot):
        slopes = coordinate_differences(robot, function, at)
        result = result + np.einsum("mji,m...->ij...", brackets(robot), slopes) / 2
    return np.moveaxis(result, (0, 1), (-2, -1))


def rate(robot: Robot, function: Function, q: ArrayLike, qd: ArrayLike) -> Array:
    """Return df/dt along qd by a complex step, or by differences if f or qd is complex."""
    at, speed = np.asarray(q), np.asarray(qd)
    if not np.iscomplexobj(speed) and not np.iscomplexobj(function(at)):
        return np.asarray(function(moved(robot, at, 1j * STEP * speed)).imag / STEP)
    h = 1 / max(1.0, float(np.sum(np.abs(speed.real) / steps(robot))))
    return np.asarray(_central(robot, function, at, h * speed) / h)


def _central(robot: Robot, function: Function, at: Array, step: Array) -> Array:
    """Return the weighted sum of the function's values on both sides of `at`."""
    sides = np.array([*range(1, len(FIRST) + 1), *range(-1, -len(FIRST) - 1, -1)])
    many = np.broadcast_shapes(step.shape[:-1], at.shape[:-1])
    step = np.broadcast_to(step, (*many, step.shape[-1]))
    values = function(moved(robot, at, sides.reshape(-1, *(1,) * step.ndim) * step))
    return np.tensordot([*FIRST, *(-a for a in FIRST)], values, axes=1)


def steps(robot: Robot) -> Array:
    """Return for each velocity the step that rotates its joints together by `REACH`."""
    G, owner = np.abs(follow_matrix(robot)), owners(robot)
    turned = np.zeros(robot.nv)
    for i, joint in enumerate(robot.joints):
        twists = np.abs(joint_screws(joint)) @ G[[row for row, own in enumerate(owner) if own == i]]
        turned += np.maximum(*(np.linalg.norm(half, axis=0) for half in (twists[:3], twists[3:])))
    return np.asarray(REACH / np.maximum(1.0, turned))


def _spread(units: Array, at: Array) -> Array:
    """Rows that vary along a new leading axis of the positions."""
    n = len(units)
    return units.reshape(n, *(1,) * (at.ndim - 1), n)
