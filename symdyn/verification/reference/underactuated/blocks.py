"""The equations of motion in two blocks, a with a motor and u without, solved by NumPy.

    M_aa qdd_a + M_au qdd_u + h_a = tau_a,     M_ua qdd_a + M_uu qdd_u + h_u = tau_u

M and h may be anybody's: those of the energy-based reference, or a library's. They may be complex.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot

Array = NDArray[Any]


@dataclass(frozen=True)
class Blocks:
    """A mass matrix, and which rows have a motor."""

    M: Array
    a: list[int]
    u: list[int]

    @classmethod
    def of(cls, robot: Robot, M: Array) -> Blocks:
        """The blocks of a robot's mass matrix."""
        motors = [motor for joint in robot.joints if not joint.mimic for motor in joint.motors]
        a = [k for k, motor in enumerate(motors) if motor]
        return cls(M, a, [k for k in range(len(motors)) if k not in a])

    @property
    def inertia(self) -> Array:
        """M_aa - M_au M_uu^-1 M_ua."""
        a, u, M = self.a, self.u, self.M
        return np.asarray(M[np.ix_(a, a)] + M[np.ix_(a, u)] @ self.disturbance)

    @property
    def disturbance(self) -> Array:
        """-M_uu^-1 M_ua."""
        a, u, M = self.a, self.u, self.M
        return np.asarray(-np.linalg.solve(M[np.ix_(u, u)], M[np.ix_(u, a)]))

    def reduced(self, b: ArrayLike) -> Array:
        """b_a - M_au M_uu^-1 b_u."""
        b = np.asarray(b)
        return np.asarray(b[self.a] + self.disturbance.T @ b[self.u])

    def jacobian(self, J: Array) -> Array:
        """J_a + J_u J_D, of Jacobians on leading axes."""
        return np.asarray(J[..., self.a] + J[..., self.u] @ self.disturbance)

    def inverse(self, h: Array, qdd_a: ArrayLike, tau_u: ArrayLike) -> tuple[Array, Array]:
        """tau_a and qdd_u."""
        a, u, M = self.a, self.u, self.M
        pushed = np.asarray(tau_u) - h[u] - M[np.ix_(u, a)] @ np.asarray(qdd_a)
        qdd_u = np.linalg.solve(M[np.ix_(u, u)], pushed)
        return M[np.ix_(a, a)] @ np.asarray(qdd_a) + M[np.ix_(a, u)] @ qdd_u + h[a], qdd_u

    def hybrid(self, h: Array, tau_a: ArrayLike, qdd_u: ArrayLike) -> tuple[Array, Array]:
        """qdd_a and tau_u."""
        tau_u, qdd_a = Blocks(self.M, self.u, self.a).inverse(h, qdd_u, tau_a)
        return qdd_a, tau_u

    def joined(self, of_a: ArrayLike, of_u: ArrayLike) -> Array:
        """One column of what the two sides have."""
        every = np.zeros(len(self.M), np.result_type(np.asarray(of_a), np.asarray(of_u)))
        every[self.a], every[self.u] = np.asarray(of_a), np.asarray(of_u)
        return every

    def stiffened(self) -> float:
        """How much larger than M terms of M_aa - M_au M_uu^-1 M_ua may be."""
        M, u = np.abs(self.M), self.u
        inverse = np.abs(np.linalg.inv(self.M[np.ix_(u, u)]))
        crossing = M[np.ix_(self.a, u)] @ inverse @ M[np.ix_(u, u)] @ inverse
        return float(np.max(crossing @ M[np.ix_(u, self.a)], initial=0.0))
