"""A robot with locked joints, of which only some DoF move: Jain and Rodriguez's passive arm.

    V_i = Ad(f^-1) V_parent + S_i v,    of S_i only the columns that are free

Its mass matrix is the block M_uu (or M_aa) of the robot's own. All formulations apply to it: the
Riccati recursion treats links with locked joints between them as one rigid body. It has the same
coordinates q as the robot; v has only the entries of free DoF.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from typing import TypeVar

from symdyn.errors import NotPartitionedError
from symdyn.formulations.forward.ldlt import SingularMassMatrix
from symdyn.formulations.kinematics.jacobians import jacobian
from symdyn.lie.matrices import Matrix, Rows, add_matrices, product
from symdyn.robot.model import Dof, Robot
from symdyn.scalar import Scalar

_Entry = TypeVar("_Entry")


@dataclass(frozen=True)
class LockedRobot(Robot):
    """A robot that moves along the entries `free` of its velocities only."""

    free: tuple[int, ...] = ()

    @classmethod
    def with_free_dofs(cls, robot: Robot, free: Sequence[int]) -> LockedRobot:
        """Return the robot with all but these entries of qd locked."""
        values = {field.name: getattr(robot, field.name) for field in fields(robot)}
        return cls(**values, free=tuple(free))

    @property
    def nv(self) -> int:
        """The number of free velocities."""
        return len(self.free)

    def dofs(self, i: int) -> tuple[Dof, ...]:
        """Return the free columns of joint i, numbered among all free ones."""
        own = super().dofs(i)
        return tuple(
            replace(f, index=self.free.index(f.index)) for f in own if f.index in self.free
        )

    @contextmanager
    def named(self) -> Iterator[None]:
        """Name a free coordinate without inertia by its entry of qd."""
        try:
            yield
        except SingularMassMatrix as singular:
            raise SingularMassMatrix(self.free[singular.index]) from None


def require_partitioned(robot: Robot, function: str) -> None:
    """Reject robots with only actuated, or only unactuated, DoF."""
    if not robot.unactuated:
        raise NotPartitionedError(
            f"{robot.name}: {function} is for robots with a degree of freedom that no motor "
            "drives; give one actuated = false, use --unactuated or --floating, or leave out "
            "--thrusters"
        )
    if not robot.actuated:
        raise NotPartitionedError(
            f"{robot.name}: {function}: no motor drives any degree of freedom, so that there are "
            "no forces of motors; give one actuated = true"
        )


def spread(robot: Robot, entries: Sequence[int], values: Sequence[Scalar]) -> list[Scalar]:
    """Return a full vector with the given entries, and zeros elsewhere."""
    every: list[Scalar] = [0] * robot.nv
    for k, value in zip(entries, values, strict=True):
        every[k] = value
    return every


def chosen(values: Sequence[_Entry], entries: Sequence[int]) -> list[_Entry]:
    """Return these entries of a column."""
    return [values[k] for k in entries]


def part(a: Rows, rows: Sequence[int], columns: Sequence[int]) -> Matrix:
    """Return these rows and columns of a matrix."""
    return [chosen(a[i], columns) for i in rows]


def with_disturbance(robot: Robot, q: Sequence[Scalar], J_D: Matrix) -> list[Matrix]:
    """Return J_g = J_a + J_u J_D of each tip (SM03 eq. 41)."""
    a, u, rows = robot.actuated, robot.unactuated, range(6)
    return [
        add_matrices(part(J, rows, a), product(part(J, rows, u), J_D)) for J in jacobian(robot, q)
    ]
