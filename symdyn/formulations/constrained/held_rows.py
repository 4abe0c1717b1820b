"""The rows of constraints that are held, and what is solved with them, spread over six rows each.

K qdd + k = 0,     M qdd + h + K^T f = tau
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from symdyn.formulations.constrained.constraint_rows import rate_of, rows_of
from symdyn.formulations.constrained.way import Way, require_constraints, ways
from symdyn.lie import six_of
from symdyn.lie.matrices import Matrix
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label

_AXES = ("rx", "ry", "rz", "x", "y", "z")


def held_rows(robot: Robot) -> list[int]:
    """The numbers of the rows that are held, among the six of every constraint."""
    constraints = enumerate(robot.constraints)
    return [6 * n + row for n, constraint in constraints for row in constraint.rows]


@dataclass(frozen=True)
class ConstraintRows:
    """All constraints of a robot at q: six rows each, one below the other."""

    robot: Robot
    ways: tuple[Way, ...]

    @classmethod
    def at(cls, robot: Robot, q: Sequence[Scalar], function: str) -> ConstraintRows:
        """The rows at q; robots without constraints are refused."""
        require_constraints(robot, function)
        return cls(robot, tuple(ways(robot, q)))

    @cached_property
    def all(self) -> Matrix:
        """K with the rows of free directions as well."""
        K = [row for way in self.ways for row in rows_of(way, self.robot.nv)]
        for n, row in enumerate(K):
            contact, axis = n // 6 + 1, _AXES[n % 6]
            title = f"constraint {contact}: rows of K"
            for j, value in enumerate(row):
                label(value, f"K{contact}{axis}_{j + 1}", title)
        return K

    def all_rates(self, qd: Sequence[Scalar]) -> list[Scalar]:
        """k with the rows of free directions as well."""
        return [x for n, way in enumerate(self.ways, 1) for x in six_of(rate_of(way, qd, n))]

    @cached_property
    def held(self) -> list[int]:
        """The numbers of the rows that are held, among all."""
        return held_rows(self.robot)

    def spread(self, values: Sequence[Scalar]) -> list[list[Scalar]]:
        """Values of the held rows with six entries a constraint, zero in free directions."""
        six: list[Scalar] = [0] * len(self.all)
        for n, value in zip(self.held, values, strict=True):
            six[n] = value
        return sixes(six)


def sixes(values: Sequence[Scalar]) -> list[list[Scalar]]:
    """The same values, six in a row."""
    return [list(values[start : start + 6]) for start in range(0, len(values), 6)]
