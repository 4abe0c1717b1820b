"""SO(3) and so(3): rotations, the hat map and the exponential.

exp([w] t) = 1 + sin t [w] + (1 - cos t) [w]^2,   |w| = 1                       (PBP95 eq. 16)
"""

from __future__ import annotations

from symdyn.lie.vec import Mat3, Vec3
from symdyn.scalar import Scalar, cos, sin

AXES: dict[str, Vec3] = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}


def hat(w: Vec3) -> Mat3:
    """Return the skew matrix [w] with [w] a = w x a.

    >>> hat((1, 2, 3))
    ((0, -3, 2), (3, 0, -1), (-2, 1, 0))
    """
    return ((0, -w[2], w[1]), (w[2], 0, -w[0]), (-w[1], w[0], 0))


def vee(m: Mat3) -> Vec3:
    """Return the vector of a skew matrix: vee(hat(w)) = w."""
    return (m[2][1], m[0][2], m[1][0])


def exp_so3(w: Vec3, angle: Scalar) -> Mat3:
    """Return the rotation by `angle` about the unit vector w (PBP95 eq. 16).

    >>> exp_so3((0, 0, 1), 0)
    ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    """
    return rotation_about(w, sin(angle), cos(angle))


def rotation_about(w: Vec3, s: Scalar, c: Scalar) -> Mat3:
    """Return the rotation about the unit vector w by the angle with sine s and cosine c.

    [w]^2 = w w^T - 1 for a unit vector; written so that coordinate axes leave exact zeros and ones.
    """
    versine = 1 - c

    def diagonal(k: int) -> Scalar:
        return w[k] * w[k] + c * (1 - w[k] * w[k])

    def off(i: int, j: int, k: int, sign: int) -> Scalar:
        return w[i] * w[j] * versine + sign * (w[k] * s)

    return (
        (diagonal(0), off(0, 1, 2, -1), off(0, 2, 1, 1)),
        (off(1, 0, 2, 1), diagonal(1), off(1, 2, 0, -1)),
        (off(2, 0, 1, -1), off(2, 1, 0, 1), diagonal(2)),
    )
