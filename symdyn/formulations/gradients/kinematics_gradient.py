"""How a tip's pose changes with a parameter, from the pose X and its derivative dX, row by row.

    body twist   (X^-1 dX/dp)^v  = ( (R^T dR)^v, R^T dx )
    position     dx

The 4x4 matrices are differentiated entry by entry. R^T dR is skew, so three of its entries suffice.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.lie import vec
from symdyn.lie.matrices import Matrix, Rows, transpose, zeros
from symdyn.scalar import Scalar


def body_twists(X: Sequence[Scalar], dX: Rows) -> list[Matrix]:
    """(tips, 6, parameters) from the 16 entries of each X and the gradient of each entry."""
    return [
        transpose([_body_twist(X[k : k + 16], column) for column in transpose(dX[k : k + 16])])
        if len(dX[k])
        else zeros(6, 0)
        for k in range(0, len(X), 16)
    ]


def tip_positions(X: Sequence[Scalar], dX: Rows) -> list[Matrix]:
    """(tips, 3, parameters) from the gradient of each entry."""
    return [[list(dX[k + 4 * i + 3]) for i in range(3)] for k in range(0, len(X), 16)]


def _body_twist(X: Sequence[Scalar], dX: Sequence[Scalar]) -> list[Scalar]:
    """The twist of one tip for one parameter."""
    axes = [(X[j], X[4 + j], X[8 + j]) for j in range(3)]  # columns of R
    turned = [(dX[j], dX[4 + j], dX[8 + j]) for j in range(3)]
    moved = (dX[3], dX[7], dX[11])
    w = [vec.dot(axes[(i + 2) % 3], turned[(i + 1) % 3]) for i in range(3)]
    return [*w, *(vec.dot(axis, moved) for axis in axes)]
