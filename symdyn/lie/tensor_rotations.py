"""Rotations of tensors: R A R^T.

`rotate_tensor` is for any rotation R, `rotate_symmetric_tensor` for a symmetric A. An
`AxisRotation` about a coordinate axis takes half the operations, because the entries that it does
not change are not computed. With (x, y, z) the axes in cyclic order, z the axis of rotation, a
block [[a, b], [e, d]] of the rows and columns x, y becomes

    t = s (a - d) + c (b + e),    [[a - s t, c t - e], [c t - b, d + s t]]      rotate
    t = c (a - d) - s (b + e),    [[d + c t, b + s t], [e + s t, a - c t]]      rotate_articulated

and `rotate_symmetric` is the second formula with b = e.

The rotation does not change the skew part of a block, so both formulas take four products where
R A R^T takes eight. Both exist because emitted code is one or two operations shorter with the
first for the tensors of rigid bodies (mass matrices of UR5 and Puma 560), and with the second for
the blocks of articulated inertias (forward dynamics of Panda and the Stanford arm). Cf. McMillan
and Orin 1998.
"""

from __future__ import annotations

from typing import NamedTuple

from symdyn.lie import vec
from symdyn.lie.vec import Mat3, mat3
from symdyn.scalar import Scalar, is_zero


def rotate_tensor(R: Mat3, A: Mat3) -> Mat3:
    """Return R A R^T."""
    return vec.matmul(vec.matmul(R, A), vec.transpose(R))


def rotate_symmetric_tensor(R: Mat3, A: Mat3) -> Mat3:
    """Return R A R^T for a symmetric A; only six entries are computed."""
    B = vec.matmul(R, A)
    xx, xy, xz = vec.dot(B[0], R[0]), vec.dot(B[0], R[1]), vec.dot(B[0], R[2])
    yy, yz, zz = vec.dot(B[1], R[1]), vec.dot(B[1], R[2]), vec.dot(B[2], R[2])
    return ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))


class AxisRotation(NamedTuple):
    """A rotation about a coordinate axis by the angle of sine s and cosine c."""

    axis: int
    s: Scalar
    c: Scalar

    def rotate(self, A: Mat3) -> Mat3:
        """Return R A R^T by the first formula: for tensors of rigid bodies."""
        s, c = self.s, self.c
        x, y, z = (self.axis + 1) % 3, (self.axis + 2) % 3, self.axis
        rows = [list(row) for row in A]
        if is_zero(c):  # a quarter turn, s = 1 or -1
            rows[x][x], rows[y][y] = A[y][y], A[x][x]
            rows[x][y], rows[y][x] = -A[y][x], -A[x][y]
        elif not is_zero(s):
            t = s * (A[x][x] - A[y][y]) + c * (A[x][y] + A[y][x])
            rows[x][x], rows[y][y] = A[x][x] - s * t, A[y][y] + s * t
            rows[x][y], rows[y][x] = c * t - A[y][x], c * t - A[x][y]
        rows[x][z], rows[y][z] = c * A[x][z] - s * A[y][z], s * A[x][z] + c * A[y][z]
        rows[z][x], rows[z][y] = c * A[z][x] - s * A[z][y], s * A[z][x] + c * A[z][y]
        return mat3(rows)

    def rotate_articulated(self, A: Mat3) -> Mat3:
        """Return R A R^T by the second formula: for the mixed blocks of articulated inertias."""
        s, c = self.s, self.c
        x, y, z = (self.axis + 1) % 3, (self.axis + 2) % 3, self.axis
        rows = [list(row) for row in A]
        if is_zero(c):  # a quarter turn: nothing to multiply
            rows[x][x], rows[x][y], rows[y][x], rows[y][y] = A[y][y], -A[y][x], -A[x][y], A[x][x]
        elif not is_zero(s):
            t = c * (A[x][x] - A[y][y]) - s * (A[x][y] + A[y][x])
            ct, st = c * t, s * t
            rows[x][x], rows[x][y] = A[y][y] + ct, A[x][y] + st
            rows[y][x], rows[y][y] = A[y][x] + st, A[x][x] - ct
        rows[x][z], rows[y][z] = c * A[x][z] - s * A[y][z], s * A[x][z] + c * A[y][z]
        rows[z][x], rows[z][y] = c * A[z][x] - s * A[z][y], s * A[z][x] + c * A[z][y]
        return mat3(rows)

    def rotate_symmetric(self, A: Mat3) -> Mat3:
        """Return R A R^T by the second formula for a symmetric A; only six entries are computed.

        All tensors that undergo the same rotation share the doubled sine.
        """
        s, c = self.s, self.c
        x, y, z = (self.axis + 1) % 3, (self.axis + 2) % 3, self.axis
        xx, yy, xy = A[x][x], A[y][y], A[x][y]
        if is_zero(c):  # a quarter turn: nothing to multiply
            xx, yy, xy = yy, xx, -xy
        elif not is_zero(s):
            t = c * (xx - yy) - (2 * s) * xy
            ct = c * t
            xx, yy, xy = yy + ct, xx - ct, xy + s * t
        rows = [list(row) for row in A]
        rows[x][x], rows[y][y] = xx, yy
        rows[x][y] = rows[y][x] = xy
        rows[x][z] = rows[z][x] = c * A[x][z] - s * A[y][z]
        rows[y][z] = rows[z][y] = s * A[x][z] + c * A[y][z]
        return mat3(rows)
