"""The wrenches of the contacts: f = Pi r, solved in the range of what is held.

    Pi = N (N^T Omega N)^+ N^T                        (RK88-II, eqs. 4.9d, b.7b; docs/errata.md)

N picks the held rows. A row in which Omega has a zero on its diagonal is one in which nothing can
move: its force is zero. Rows that no other row meets are solved apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.lie.matrices import Rows
from symdyn.lie.semidefinite import factorize
from symdyn.scalar import Scalar, is_zero


class InRange:
    """A symmetric semi-definite matrix, of which some rows and columns are solved, factored once.

    >>> InRange([[2.0, 0, 0], [0, 0, 0], [0, 0, 4.0]], [0, 1]).solve([2.0, 5.0, 6.0])
    [1.0, 0, 0]
    """

    def __init__(self, A: Rows, rows: Sequence[int]) -> None:
        self.size, self.rows = len(A), rows
        alive = [r for r in rows if not is_zero(A[r][r])]
        self.groups = [
            (group, factorize([[A[r][c] for c in group] for r in group]))
            for group in coupled(A, alive)
        ]

    def solve(self, r: Sequence[Scalar]) -> list[Scalar]:
        """x with A x = r in these rows, zero in all others."""
        x: list[Scalar] = [0] * self.size
        for group, factors in self.groups:
            right = [r[k] for k in group]
            if not all(map(is_zero, right)):
                for k, value in zip(group, factors.solve(right), strict=True):
                    x[k] = value
        return x

    @property
    def rank(self) -> Scalar:
        """How many of the rows are independent."""
        return sum((factors.rank for _, factors in self.groups), 0)

    @property
    def undetermined(self) -> list[Scalar]:
        """1 for entries of x that the equations leave open, rows of zeros among them, else 0."""
        found: list[Scalar] = [1 if k in self.rows else 0 for k in range(self.size)]
        for group, factors in self.groups:
            for k, value in zip(group, factors.undetermined, strict=True):
                found[k] = value
        return found


def coupled(A: Rows, rows: Sequence[int]) -> list[list[int]]:
    """These rows in groups, between which A has zeros only.

    >>> coupled([[1, 0, 2], [0, 1, 0], [2, 0, 1]], [0, 1, 2])
    [[0, 2], [1]]
    """
    groups: list[list[int]] = []
    for r in rows:
        met = [group for group in groups if any(not is_zero(A[r][c]) for c in group)]
        groups = [group for group in groups if group not in met]
        groups.append(sorted([r, *(c for group in met for c in group)]))
    return sorted(groups)
