"""The wrenches of the contacts: f = Pi r, solved in the range of what is held.

    Pi = N (N^T Omega N)^+ N^T                        (RK88-II, eqs. 4.9d, b.7b; docs/errata.md)

N picks the held rows. A row in which Omega has a zero on its diagonal is one in which nothing can
move: its force is zero. Rows that no other row meets are solved apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.lie.matrices import Rows
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_zero, label
from symdyn.semidefinite import factored


def held_rows(robot: Robot) -> list[int]:
    """The rows that are held, among the six of each constraint."""
    return [6 * n + row for n, c in enumerate(robot.constraints) for row in c.rows]


class ContactForces:
    """Pi, factored once for any number of right-hand sides."""

    def __init__(self, robot: Robot, Omega: Rows) -> None:
        self.size = len(Omega)
        rows = [r for r in held_rows(robot) if not is_zero(Omega[r][r])]
        self.groups = [
            (group, factored([[Omega[r][c] for c in group] for r in group]))
            for group in coupled(Omega, rows)
        ]

    def of(self, r: Sequence[Scalar], name: str = "") -> list[Scalar]:
        """f for r in all six rows of each constraint; zero in the free ones."""
        f: list[Scalar] = [0] * self.size
        for group, factors in self.groups:
            found = factors.solve([r[k] for k in group])
            for k, value in zip(group, found, strict=True):
                f[k] = label(value, f"fc{k + 1}{name}", "contact forces: Omega f = r in its range")
        return f


def coupled(Omega: Rows, rows: Sequence[int]) -> list[list[int]]:
    """These rows in groups, between which Omega has zeros only.

    >>> coupled([[1, 0, 2], [0, 1, 0], [2, 0, 1]], [0, 1, 2])
    [[0, 2], [1]]
    """
    groups: list[list[int]] = []
    for r in rows:
        met = [group for group in groups if any(not is_zero(Omega[r][c]) for c in group)]
        groups = [group for group in groups if group not in met]
        groups.append(sorted([r, *(c for group in met for c in group)]))
    return sorted(groups)
