"""The robot of which only some DoF move, the others held: Jain and Rodriguez's passive arm.

    V_i = Ad(f^-1) V_parent + S_i v,    of S_i only the columns that are free

Its mass matrix is the block M_uu (or M_aa) of the robot's own, and whatever is derived for robots
is derived for it: the Riccati recursion goes through held DoF as through one rigid body. It
stands at the same coordinates q as the robot; v has only the entries of what is free.
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
        """The robot with all but these entries of qd held."""
        values = {field.name: getattr(robot, field.name) for field in fields(robot)}
        return cls(**values, free=tuple(free))

    @property
    def nv(self) -> int:
        """Number of velocities that are free."""
        return len(self.free)

    def dofs(self, i: int) -> tuple[Dof, ...]:
        """The columns of joint i that are free, numbered among all that are."""
        own = super().dofs(i)
        return tuple(
            replace(f, index=self.free.index(f.index)) for f in own if f.index in self.free
        )

    @contextmanager
    def named(self) -> Iterator[None]:
        """Where nothing has inertia along a free coordinate, name it by its entry of qd."""
        try:
            yield
        except SingularMassMatrix as singular:
            raise SingularMassMatrix(self.free[singular.index]) from None


def require_partitioned(robot: Robot, function: str) -> None:
    """Reject robots that have motors everywhere, or nowhere."""
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
    """All velocities, accelerations or forces of the robot: the given entries, zeros elsewhere."""
    every: list[Scalar] = [0] * robot.nv
    for k, value in zip(entries, values, strict=True):
        every[k] = value
    return every


def chosen(values: Sequence[_Entry], entries: Sequence[int]) -> list[_Entry]:
    """Those entries of a column."""
    return [values[k] for k in entries]


def part(a: Rows, rows: Sequence[int], columns: Sequence[int]) -> Matrix:
    """Those rows and columns of a matrix."""
    return [chosen(a[i], columns) for i in rows]


def with_disturbance(robot: Robot, q: Sequence[Scalar], J_D: Matrix) -> list[Matrix]:
    """J_g = J_a + J_u J_D of each tip (SM03 eq. 41)."""
    a, u, rows = robot.actuated, robot.unactuated, range(6)
    return [
        add_matrices(part(J, rows, a), product(part(J, rows, u), J_D)) for J in jacobian(robot, q)
    ]
