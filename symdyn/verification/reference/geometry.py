"""Numbers, 4x4 poses and quaternions (x, y, z, w), one or many at once, real or complex.

    R = 1 + sin t [w] + (1 - cos t) [w]^2                          about a unit axis (Rodrigues)
    R = 1 + 2 w [u] + 2 [u]^2                                      of a unit quaternion (u, w)

Everything is analytic in what it is given, so that a complex step passes through.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.placement import Placement

Array = NDArray[Any]

_UNIT = np.eye(4)


def number(x: Any) -> Any:
    """A plain number of a robot: float, or complex where a step is under way."""
    return x if isinstance(x, complex) else float(x)


def numbers(xs: Any) -> Array:
    """A vector or matrix of a robot."""
    return np.array([numbers(x) if isinstance(x, (tuple, list)) else number(x) for x in xs])


def cross_matrix(a: Array) -> Array:
    """The matrix [a] with [a] b = a x b."""
    a = np.asarray(a)
    result = np.zeros((*a.shape, 3), a.dtype)
    for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        result[..., k, j], result[..., j, k] = a[..., i], -a[..., i]
    return result


def cross(a: Array, b: Array) -> Array:
    """a x b, in a fraction of the time of `numpy.cross`, which is made for any axes."""
    result = np.empty(np.broadcast_shapes(a.shape, b.shape), np.result_type(a, b))
    for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        result[..., k] = a[..., i] * b[..., j] - a[..., j] * b[..., i]
    return result


def transposed(A: Array) -> Array:
    """The matrices transposed."""
    return np.swapaxes(A, -1, -2)


def times(A: Array, x: ArrayLike) -> Array:
    """A x for one or many matrices and vectors."""
    return np.asarray(np.einsum("...ij,...j->...i", A, np.asarray(x)))


def pose(R: Array, p: Array) -> Array:
    """The 4x4 matrix of a rotation and a position."""
    many = np.broadcast_shapes(R.shape[:-2], p.shape[:-1])
    X = np.zeros((*many, 4, 4), np.result_type(R, p))
    X[..., :3, :3], X[..., :3, 3], X[..., 3, 3] = R, p, 1
    return X


def rotation(axis: Array, angle: Any) -> Array:
    """Rodrigues: 4x4 rotation about a unit axis, 1 + sin t [w] + (1 - cos t) [w]^2."""
    w, square = _turning(tuple(axis.tolist()))
    t = np.asarray(angle)[..., None, None]
    return np.asarray(_UNIT + np.sin(t) * w + (1 - np.cos(t)) * square)


@lru_cache(maxsize=1024)
def _turning(axis: tuple[Any, ...]) -> tuple[Array, Array]:
    """[w] and [w]^2 of a unit axis, as 4x4 matrices."""
    w = np.zeros((4, 4), np.result_type(float, *axis))
    w[:3, :3] = cross_matrix(np.array(axis))
    return w, w @ w


def translation(vector: Array) -> Array:
    """4x4 translation."""
    return pose(np.eye(3), np.asarray(vector))


@lru_cache(maxsize=1024)
def placement_matrix(placement: Placement) -> Array:
    """The 4x4 matrix of a product of elementary moves."""
    X: Array = np.eye(4)
    for move in placement.moves:
        axis = np.eye(3)["xyz".index(move.kind[-1])]
        amount = number(move.amount)
        X = X @ (rotation(axis, amount) if move.kind[0] == "r" else translation(amount * axis))
    return X


# -- quaternions -----------------------------------------------------------------------------


def quaternion_matrix(four: Array) -> Array:
    """The rotation matrix of a unit quaternion."""
    u, w = cross_matrix(four[..., :3]), four[..., 3, None, None]
    return np.asarray(np.eye(3) + 2 * w * u + 2 * u @ u)


def product(a: Array, b: Array) -> Array:
    """The quaternion of the rotation a, then b in the axes that a has turned."""
    (u, s), (v, t) = (a[..., :3], a[..., 3:]), (b[..., :3], b[..., 3:])
    scalar = s * t - (u * v).sum(axis=-1, keepdims=True)
    return np.concatenate([s * v + t * u + cross(u, v), scalar], axis=-1)


def conjugate(four: Array) -> Array:
    """The quaternion of the inverse rotation."""
    return np.asarray(four * np.array([-1, -1, -1, 1]))


# -- exponentials ----------------------------------------------------------------------------

_FACTORIALS = np.cumprod(np.arange(1.0, 40.0))
_SMALL = 0.25


def stumpff(x: Array) -> tuple[Array, Array, Array, Array]:
    """cos r, sin r / r, (1 - cos r)/r^2 and (1 - sin r / r)/r^2 where r^2 = x.

    They are series in x, summed where x is small.
    """
    x = np.asarray(x)
    near = np.abs(x) < _SMALL
    little, large = np.where(near, x, 0), np.where(near, 1, x)
    r = np.sqrt(large.astype(complex))
    third, fourth = (1 - np.cos(r)) / large, (1 - np.sin(r) / r) / large
    if not np.iscomplexobj(x):
        third, fourth = third.real, fourth.real
    series: list[Any] = [0, 0]
    for k in reversed(range(10)):
        for which in (0, 1):
            series[which] = (-1) ** k / _FACTORIALS[2 * k + 1 + which] + little * series[which]
    third, fourth = (np.where(near, a, b) for a, b in zip(series, (third, fourth), strict=True))
    return 1 - x * third, 1 - x * fourth, third, fourth


def exponential(w: Array, v: Array) -> tuple[Array, Array]:
    """The quaternion and the position of exp of the twist (w, v)."""
    x = (w * w).sum(axis=-1, keepdims=True)
    _, _, third, fourth = stumpff(x)
    once = cross(w, v)
    cosine, sine, _, _ = stumpff(x / 4)
    turn = np.concatenate([sine / 2 * w, cosine], axis=-1)
    return turn, v + third * once + fourth * cross(w, once)


def logarithm(four: Array, p: Array) -> tuple[Array, Array]:
    """The twist (w, v), |w| at most pi, whose exponential it is."""
    four = np.where(four[..., 3:].real < 0, -four, four)
    u, scalar = four[..., :3], four[..., 3:]
    y = (u * u).sum(axis=-1, keepdims=True)
    near = np.abs(y) < 1e-4
    length = np.sqrt(np.where(near, 1, y))
    series = 2 * (1 + y / 6 + 3 * y**2 / 40 + 5 * y**3 / 112)
    return back(np.where(near, series, 4 * np.arctan(length / (1 + scalar)) / length) * u, p)


def back(w: Array, p: Array) -> tuple[Array, Array]:
    """The twist (w, v) of which the exponential is at p."""
    x = (w * w).sum(axis=-1, keepdims=True)
    near = np.abs(x) < 1e-2
    _, sine, third, _ = stumpff(x)
    series = 1 / 12 + x / 720 + x**2 / 30240 + x**3 / 1209600
    share = np.where(near, series, (1 - sine / (2 * third)) / np.where(near, 1, x))
    once = cross(w, p)
    return w, p - once / 2 + share * cross(w, once)
