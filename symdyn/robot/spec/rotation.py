"""The rotation nearest to a matrix from a file: the orthogonal factor of its polar decomposition.

R <- R (3 - R^T R) / 2      (Newton-Schulz; from an error of 1e-6 two steps reach rounding)
"""

from __future__ import annotations

from symdyn.lie import IDENTITY, Mat3, vec

TOLERANCE = 1e-6


def nearest_rotation(R: Mat3) -> Mat3 | None:
    """The rotation nearest to a matrix of numbers; None if they differ by more than 1e-6.

    >>> nearest_rotation(((1, 0, 0), (0, 1, 0), (0, 0, -1))) is None
    True
    """
    determinant = vec.dot(R[0], vec.cross(R[1], R[2]))
    if _error(R) > TOLERANCE or determinant < 0:
        return None
    for _ in range(3):
        if _error(R) == 0:
            return R
        square = vec.matmul(vec.transpose(R), R)
        rows = [vec.scale(-0.5, row) for row in square]
        step = vec.madd((rows[0], rows[1], rows[2]), ((1.5, 0, 0), (0, 1.5, 0), (0, 0, 1.5)))
        R = vec.matmul(R, step)
    return R


def _error(R: Mat3) -> float:
    """The largest entry of R^T R - 1."""
    gap = vec.msub(vec.matmul(vec.transpose(R), R), IDENTITY)
    return float(max(abs(x) for row in gap for x in row))
