"""How a tip's pose changes with a parameter, from the pose X and its derivative dX, row by row.

    body twist   (X^-1 dX/dp)^v  = ( (R^T dR)^v, R^T dx )
    position     dx

The 4x4 matrices are differentiated as they stand; R^T dR is skew, so three entries of it are all.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.lie import vec
from symdyn.scalar import Scalar

Rows = Sequence[Sequence[Scalar]]


def body_twists(X: Sequence[Scalar], dX: Rows) -> list[list[list[Scalar]]]:
    """(tips, 6, parameters) from the 16 entries of each X and the gradient of each entry."""
    return [
        _transpose([_body_twist(X[k : k + 16], column) for column in _columns(dX, k)])
        for k in range(0, len(X), 16)
    ]


def tip_positions(X: Sequence[Scalar], dX: Rows) -> list[list[list[Scalar]]]:
    """(tips, 3, parameters) from the gradient of each entry."""
    return [[list(dX[k + 4 * i + 3]) for i in range(3)] for k in range(0, len(X), 16)]


def _columns(dX: Rows, k: int) -> list[tuple[Scalar, ...]]:
    return list(zip(*dX[k : k + 16], strict=True))


def _body_twist(X: Sequence[Scalar], dX: Sequence[Scalar]) -> list[Scalar]:
    """The twist of one tip for one parameter."""
    axes = [(X[j], X[4 + j], X[8 + j]) for j in range(3)]  # columns of R
    turned = [(dX[j], dX[4 + j], dX[8 + j]) for j in range(3)]
    moved = (dX[3], dX[7], dX[11])
    w = [vec.dot(axes[(i + 2) % 3], turned[(i + 1) % 3]) for i in range(3)]
    return [*w, *(vec.dot(axis, moved) for axis in axes)]


def _transpose(rows: Rows) -> list[list[Scalar]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(6)]
