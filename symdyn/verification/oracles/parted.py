"""A library's answers for robots of which some freedoms have no motor, by blocks of its M.

J_D = -M_uu^-1 M_ua,     M_g = M_aa + M_au J_D,     T_hat = tau_a + J_D^T tau_u
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot

Array = NDArray[Any]
Sides = tuple[list[int], list[int]]


class Parted(ABC):
    """What follows from a library's mass matrix, bias forces, Jacobians and motions."""

    robot: Robot

    @abstractmethod
    def mass_matrix(self, q: ArrayLike) -> Array: ...

    @abstractmethod
    def bias(self, q: ArrayLike, qd: ArrayLike) -> Array: ...

    @abstractmethod
    def jacobian(self, q: ArrayLike) -> Array: ...

    @abstractmethod
    def jacobian_dot(self, q: ArrayLike, qd: ArrayLike) -> Array: ...

    @abstractmethod
    def link_motions(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array, Array]: ...

    def _sides(self) -> Sides:
        motors = [motor for joint in self.robot.joints if not joint.mimic for motor in joint.motors]
        a = [k for k, motor in enumerate(motors) if motor]
        return a, [k for k, motor in enumerate(motors) if not motor]

    def generalized_inertia(self, q: ArrayLike) -> Array:
        """M_g, a Schur complement: M itself may be singular."""
        a, u = self._sides()
        M = self.mass_matrix(q)
        return np.asarray(M[np.ix_(a, a)] + M[np.ix_(a, u)] @ self.disturbance_jacobian(q))

    def disturbance_jacobian(self, q: ArrayLike) -> Array:
        """J_D."""
        a, u = self._sides()
        M = self.mass_matrix(q)
        return np.asarray(-np.linalg.solve(M[np.ix_(u, u)], M[np.ix_(u, a)]))

    def dynamic_coupling(self, q: ArrayLike) -> Array:
        """D."""
        return -self.disturbance_jacobian(q).T

    def generalized_force(self, q: ArrayLike, tau: ArrayLike) -> Array:
        """T_hat: what would accelerate the motors as tau does."""
        a, u = self._sides()
        forces = np.asarray(tau)
        return np.asarray(forces[a] + self.disturbance_jacobian(q).T @ forces[u])

    def generalized_bias(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """h_g."""
        return self.generalized_force(q, self.bias(q, qd))

    def generalized_jacobian(self, q: ArrayLike) -> Array:
        """J_g of every tip."""
        a, u = self._sides()
        J = self.jacobian(q)
        return np.asarray(J[..., a] + J[..., u] @ self.disturbance_jacobian(q))

    def underactuated_inverse_dynamics(
        self, q: ArrayLike, qd: ArrayLike, qdd_a: ArrayLike, tau_u: ArrayLike
    ) -> tuple[Array, Array]:
        """tau_a and qdd_u."""
        return self._mixed(q, qd, self._sides(), qdd_a, tau_u)

    def hybrid_dynamics(
        self, q: ArrayLike, qd: ArrayLike, tau_a: ArrayLike, qdd_u: ArrayLike
    ) -> tuple[Array, Array]:
        """qdd_a and tau_u."""
        a, u = self._sides()
        tau_u, qdd_a = self._mixed(q, qd, (u, a), qdd_u, tau_a)
        return qdd_a, tau_u

    def _mixed(
        self, q: ArrayLike, qd: ArrayLike, sides: Sides, qdd: ArrayLike, tau: ArrayLike
    ) -> tuple[Array, Array]:
        """Forces where accelerations are given, accelerations where forces are: one linear system.

        M qdd - tau = -h, with the unknown forces and accelerations in one column.
        """
        given, free = sides
        M, h = self.mass_matrix(q), self.bias(q, qd)
        known = h + M[:, given] @ np.asarray(qdd)
        known[free] -= np.asarray(tau)
        system = np.zeros_like(M)
        system[given, given] = -1
        system[:, free] = M[:, free]
        found = np.linalg.solve(system, -known)
        return np.asarray(found[given]), np.asarray(found[free])

    def underactuated_accelerations(
        self, q: ArrayLike, qd: ArrayLike, qdd_a: ArrayLike, tau_u: ArrayLike
    ) -> tuple[Array, Array]:
        """Vdot of every link and of every tip."""
        a, u = self._sides()
        qdd = np.zeros(len(a) + len(u))
        qdd[a] = np.asarray(qdd_a)
        _, qdd[u] = self.underactuated_inverse_dynamics(q, qd, qdd_a, tau_u)
        _, links = self.link_motions(q, qd, qdd)
        return links, np.asarray(self.jacobian(q) @ qdd + self.jacobian_dot(q, qd) @ np.asarray(qd))
