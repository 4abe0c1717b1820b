"""Turns about one coordinate axis, and what they do to tensors.

A general rotation of a tensor takes twice the operations: what commutes with the turn is left
alone here.
"""

from __future__ import annotations

from typing import NamedTuple

from symdyn.lie.vec import Mat3, mat3
from symdyn.scalar import Scalar, is_zero


class Turn(NamedTuple):
    """A rotation about a coordinate axis by the angle of sine s and cosine c."""

    axis: int
    s: Scalar
    c: Scalar

    def of(self, A: Mat3) -> Mat3:
        """R A R^T in half the operations: what commutes with the turn is left alone.

        In the plane of the turn the block [[a, b], [b', d]] becomes
        [[a - s t, c t - b'], [c t - b, d + s t]] with t = s (a - d) + c (b + b').
        """
        s, c = self.s, self.c
        x, y, z = (self.axis + 1) % 3, (self.axis + 2) % 3, self.axis
        turned = [list(row) for row in A]
        if is_zero(c):  # a quarter turn, s = 1 or -1
            turned[x][x], turned[y][y] = A[y][y], A[x][x]
            turned[x][y], turned[y][x] = -A[y][x], -A[x][y]
        elif not is_zero(s):
            t = s * (A[x][x] - A[y][y]) + c * (A[x][y] + A[y][x])
            turned[x][x], turned[y][y] = A[x][x] - s * t, A[y][y] + s * t
            turned[x][y], turned[y][x] = c * t - A[y][x], c * t - A[x][y]
        turned[x][z], turned[y][z] = c * A[x][z] - s * A[y][z], s * A[x][z] + c * A[y][z]
        turned[z][x], turned[z][y] = c * A[z][x] - s * A[z][y], s * A[z][x] + c * A[z][y]
        return mat3(turned)
