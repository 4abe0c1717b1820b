"""A library's answers for robots of which some freedoms have no motor, by blocks of its own M."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verify.reference.underactuated.blocks import Blocks

Array = NDArray[Any]


class Parted(ABC):
    """What follows from a library's mass matrix, bias forces, Jacobians and motions."""

    robot: Robot

    @abstractmethod
    def mass_matrix(self, q: ArrayLike) -> Array: ...

    @abstractmethod
    def bias(self, q: ArrayLike, qd: ArrayLike) -> Array: ...

    @abstractmethod
    def jacobian(self, q: ArrayLike) -> Array: ...

    def _blocks(self, q: ArrayLike) -> Blocks:
        return Blocks.of(self.robot, self.mass_matrix(q))

    def generalized_inertia(self, q: ArrayLike) -> Array:
        """M_g, by elimination in the library's M."""
        return self._blocks(q).inertia

    def generalized_bias(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """h_g."""
        return self._blocks(q).reduced(self.bias(q, qd))

    def generalized_force(self, q: ArrayLike, tau: ArrayLike) -> Array:
        """T_hat."""
        return self._blocks(q).reduced(tau)

    def dynamic_coupling(self, q: ArrayLike) -> Array:
        """D."""
        return np.asarray(-self._blocks(q).disturbance.T)

    def disturbance_jacobian(self, q: ArrayLike) -> Array:
        """J_D."""
        return self._blocks(q).disturbance

    def generalized_jacobian(self, q: ArrayLike) -> Array:
        """J_g of every tip."""
        return self._blocks(q).jacobian(self.jacobian(q))

    def underactuated_inverse_dynamics(
        self, q: ArrayLike, qd: ArrayLike, qdd_a: ArrayLike, tau_u: ArrayLike
    ) -> tuple[Array, Array]:
        """tau_a and qdd_u."""
        return self._blocks(q).inverse(self.bias(q, qd), qdd_a, tau_u)

    def hybrid_dynamics(
        self, q: ArrayLike, qd: ArrayLike, tau_a: ArrayLike, qdd_u: ArrayLike
    ) -> tuple[Array, Array]:
        """qdd_a and tau_u."""
        return self._blocks(q).hybrid(self.bias(q, qd), tau_a, qdd_u)
