"""The linear systems of a closed chain, numerically: arms, objects, and constraints.

    | 0     J   -A  |         | M_a  J^T             |
    | J^T   M_a  0  |  (2.11) | J   -A M_o^-1 A^T    |  (2.14)     Omega = K M^-1 K^T  (3.1)
    | -A^T  0   M_o |

    | M_a^-1 - M_a^-1 J^T Omega^+ J M_a^-1    M_a^-1 J^T Omega^+ |
    | Omega^+ J M_a^-1                        -Omega^+           |     (RK88-II, eq. 3.5)

Rows are those of the constrained directions. K = [J, -A] and M = diag(M_a, M_o) belong to the whole
tree. Without objects, A and M_o have no columns. Omega^+ is the inverse if there is one: the range
of Omega contains the columns of J and of A, so that (2.14) times (3.5) is diag(1, Omega Omega^+).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.formulations.constrained.constraint_jacobian import constraint_bias, constraint_jacobian
from symdyn.formulations.inverse.newton_euler_matrix import bias
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.lie.semidefinite import factorize
from symdyn.robot.model import Robot

Array = NDArray[np.float64]


def object_dofs(robot: Robot) -> list[int]:
    """The entries of qd that are the twists of objects."""
    return [dof.index for i in robot.objects for dof in robot.dofs(i)]


def arm_dofs(robot: Robot) -> list[int]:
    """All other entries of qd."""
    own = object_dofs(robot)
    return [k for k in range(robot.nv) if k not in own]


@dataclass(frozen=True)
class ChainSystems:
    """The blocks at one q, and the systems built from them."""

    J: Array
    A: Array
    M_a: Array
    M_o: Array

    @classmethod
    def at(cls, robot: Robot, q: Sequence[float]) -> ChainSystems:
        """Return the blocks of a robot with numeric parameters."""
        M = np.array(mass_matrix(robot, q), float)
        K = np.array(constraint_jacobian(robot, q), float)
        a, o = arm_dofs(robot), object_dofs(robot)
        return cls(K[:, a], -K[:, o], M[np.ix_(a, a)], M[np.ix_(o, o)])

    @cached_property
    def full(self) -> Array:
        """The matrix of (2.11)."""
        J, A = self.J, self.A
        rows, arms, own = len(J), J.shape[1], A.shape[1]
        return np.block(
            [
                [np.zeros((rows, rows)), J, -A],
                [J.T, self.M_a, np.zeros((arms, own))],
                [-A.T, np.zeros((own, arms)), self.M_o],
            ]
        )

    @cached_property
    def object_inverse_inertia(self) -> Array:
        """A M_o^-1 A^T, the inverse inertia of the objects at the contacts."""
        return self.A @ np.linalg.solve(self.M_o, self.A.T)

    @cached_property
    def reduced(self) -> Array:
        """The matrix of (2.14)."""
        return np.block([[self.M_a, self.J.T], [self.J, -self.object_inverse_inertia]])

    @cached_property
    def Omega(self) -> Array:
        """J M_a^-1 J^T + A M_o^-1 A^T (3.1)."""
        return self.J @ np.linalg.solve(self.M_a, self.J.T) + self.object_inverse_inertia

    @cached_property
    def _factors(self) -> tuple[Array, int, tuple[bool, ...]]:
        found = factorize(self.Omega.tolist())
        columns = [found.solve(unit) for unit in np.eye(len(self.Omega)).tolist()]
        return (
            np.array(columns, float).T,
            int(float(found.rank)),
            tuple(map(bool, found.undetermined)),
        )

    @property
    def Omega_inverse(self) -> Array:
        """Omega^+, the inverse if Omega has one (b.7b)."""
        return self._factors[0]

    @property
    def rank(self) -> int:
        """The rank of Omega."""
        return self._factors[1]

    @property
    def undetermined(self) -> tuple[bool, ...]:
        """Which rows of f the equations do not determine."""
        return self._factors[2]

    @property
    def projector(self) -> Array:
        """Omega Omega^+, the projector onto the range of Omega."""
        return self.Omega @ self.Omega_inverse

    @cached_property
    def inverse(self) -> Array:
        """(3.5a)."""
        back = np.linalg.solve(self.M_a, self.J.T)
        Pi, free = self.Omega_inverse, np.linalg.inv(self.M_a)
        return np.block([[free - back @ Pi @ back.T, back @ Pi], [Pi @ back.T, -Pi]])

    @cached_property
    def inverse_in_factors(self) -> Array:
        """(3.5b)."""
        arms, rows = len(self.M_a), len(self.J)
        Pi = self.Omega_inverse
        outer = np.zeros((arms + rows, arms + rows))
        outer[:arms, :arms], outer[arms:, arms:] = np.linalg.inv(self.M_a), Pi
        inner = np.block([[self.M_a - self.J.T @ Pi @ self.J, self.J.T], [self.J, -self.Omega]])
        return np.asarray(outer @ inner @ outer)

    @cached_property
    def product(self) -> Array:
        """The expected product of (2.14) and (3.5): diag(1, Omega Omega^+)."""
        found = np.eye(len(self.inverse))
        arms = len(self.M_a)
        found[arms:, arms:] = self.projector
        return found


@dataclass(frozen=True)
class ChainMotion:
    """A state that satisfies the constraints, forces, and the solution (3.6).

    The right side of (2.11) is (-k, T_a, T_o), where T = tau - h.
    """

    systems: ChainSystems
    k: Array
    T_a: Array
    T_o: Array
    qd: Array
    tau: Array

    @classmethod
    def at(cls, robot: Robot, q: Sequence[float], systems: ChainSystems) -> ChainMotion:
        """Return some joint forces, and arbitrary velocities projected onto the constraints."""
        K = np.array(constraint_jacobian(robot, q), float)
        wanted, tau = (np.array([1 - r * k for k in range(robot.nv)]) for r in (0.3, 0.2))
        qd = wanted - np.linalg.lstsq(K, K @ wanted, rcond=1e-9)[0]
        T = tau - np.array(bias(robot, q, qd.tolist()), float)
        k = np.array(constraint_bias(robot, q, qd.tolist()), float)
        a, o = arm_dofs(robot), object_dofs(robot)
        return cls(systems, k, T[a], T[o], qd, tau)

    @property
    def right(self) -> Array:
        """The right side of (2.11)."""
        return np.concatenate([-self.k, self.T_a, self.T_o])

    @cached_property
    def bias(self) -> Array:
        """a' of (2.15b)."""
        return self.systems.A @ np.linalg.solve(self.systems.M_o, self.T_o) - self.k

    @cached_property
    def free_motion_residual(self) -> Array:
        """J M_a^-1 T' - a', the right side of Omega f = ..: the violation by the free motion."""
        return self.systems.J @ np.linalg.solve(self.systems.M_a, self.T_a) - self.bias

    @cached_property
    def solution(self) -> tuple[Array, Array, Array]:
        """f, and the accelerations of the arms and of the objects, by (3.6) and (2.10c)."""
        both = self.systems.inverse @ np.concatenate([self.T_a, self.bias])
        arms = len(self.T_a)
        f = both[arms:]
        qdd_o = np.linalg.solve(self.systems.M_o, self.systems.A.T @ f + self.T_o)
        return f, both[:arms], qdd_o


def gap(found: ArrayLike, expected: Any) -> float:
    """The largest difference, relative to the largest expected entry."""
    largest = float(np.abs(expected).max(initial=0)) or 1.0
    return float(np.abs(np.subtract(found, expected)).max(initial=0)) / largest
