"""Closed chains in Pinocchio: constraints from frame kinematics, forces from the mass matrix.

All six rows of every constraint, stacked, are differences of Pinocchio's frame Jacobians (K) and
frame accelerations (k):

    w = w_a - w_b,     v = v_a - v_b - w_b x r,     r = p_a - p_b       all in world axes

and rates of these in the axes of frame_b, which turn with w_b. Then

    f = (K M^-1 K^T)^+ (K qdd_f + k),     qdd = qdd_f - M^-1 K^T f,     qdd_f by the library
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np
import pinocchio as pin
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot

Array = NDArray[np.float64]

_ALIGNED = pin.ReferenceFrame.LOCAL_WORLD_ALIGNED


def jacobian_rows(model: Any, data: Any, ends: Sequence[tuple[int, int]], q: Array) -> Array:
    """K of Pinocchio's velocities."""
    pin.computeJointJacobians(model, data, q)
    pin.updateFramePlacements(model, data)
    parts = []
    for a, b in ends:
        Ja, Jb = (
            np.array(pin.getFrameJacobian(model, data, end, _ALIGNED)).reshape(6, -1)
            for end in (a, b)
        )
        r = data.oMf[a].translation - data.oMf[b].translation
        back = data.oMf[b].rotation.T
        angular = back @ (Ja[3:] - Jb[3:])
        linear = back @ (Ja[:3] - Jb[:3] - np.cross(Jb[3:], r, axisa=0).T)
        parts.append(np.concatenate([angular, linear]))
    return np.concatenate(parts)


def bias_rows(model: Any, data: Any, ends: Sequence[tuple[int, int]], q: Array, qd: Array) -> Array:
    """k, by the accelerations of both frames at qdd = 0."""
    pin.forwardKinematics(model, data, q, qd, np.zeros(model.nv))
    pin.updateFramePlacements(model, data)
    parts = []
    for a, b in ends:
        Va, Vb = (pin.getFrameVelocity(model, data, end, _ALIGNED) for end in (a, b))
        Aa, Ab = (pin.getFrameClassicalAcceleration(model, data, end, _ALIGNED) for end in (a, b))
        r = data.oMf[a].translation - data.oMf[b].translation
        w, turn = Vb.angular, Va.angular - Vb.angular
        v = Va.linear - Vb.linear - np.cross(w, r)
        angular = Aa.angular - Ab.angular - np.cross(w, turn)
        linear = Aa.linear - Ab.linear - np.cross(Ab.angular, r)
        linear = linear - np.cross(w, Va.linear - Vb.linear) - np.cross(w, v)
        back = data.oMf[b].rotation.T
        parts.append(np.concatenate([back @ angular, back @ linear]))
    return np.concatenate(parts)


_WORDS = ("rx", "ry", "rz", "x", "y", "z")
_RANK = 1e-12


class ClosedChainOracle(ABC):
    """Functions of closed chains, from all six rows of the constraints and their rates."""

    robot: Robot

    @abstractmethod
    def mass_matrix(self, q: ArrayLike) -> Array: ...

    @abstractmethod
    def inverse_dynamics(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array: ...

    @abstractmethod
    def forward_dynamics(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array: ...

    @abstractmethod
    def constraint_rows(self, q: ArrayLike) -> Array:
        """K with all six rows of every constraint."""

    @abstractmethod
    def constraint_rates(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """k with all six rows of every constraint."""

    @property
    def _held(self) -> list[int]:
        words = [(n, w) for n in range(len(self.robot.constraints)) for w in _WORDS]
        held = self.robot.constraints
        return [k for k, (n, word) in enumerate(words) if word in held[n].directions]

    def constraint_jacobian(self, q: ArrayLike) -> Array:
        """K."""
        return np.asarray(self.constraint_rows(q)[self._held])

    def constraint_bias(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """k."""
        return np.asarray(self.constraint_rates(q, qd)[self._held])

    def contact_motion(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """All six rows of K qd."""
        return np.asarray(self.constraint_rows(q) @ np.asarray(qd)).reshape(-1, 6)

    def contact_inertia_inverse(self, q: ArrayLike) -> Array:
        """K M^-1 K^T of all six rows."""
        K = self.constraint_rows(q)
        return np.asarray(K @ np.linalg.solve(self.mass_matrix(q), K.T))

    def closed_chain_dynamics(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike
    ) -> tuple[Array, Array]:
        """qdd and f."""
        K, M = self.constraint_jacobian(q), self.mass_matrix(q)
        free, back = self.forward_dynamics(q, qd, tau), np.linalg.solve(M, K.T)
        inverse = np.linalg.pinv(K @ back, rcond=_RANK, hermitian=True)
        f = inverse @ (K @ free + self.constraint_bias(q, qd))
        return free - back @ f, self._spread(f)

    def closed_chain_inverse_dynamics(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, f_internal: ArrayLike
    ) -> tuple[Array, Array]:
        """tau and f."""
        tau, K = self.inverse_dynamics(q, qd, qdd), self.constraint_jacobian(q)
        motors = [motor for joint in self.robot.joints if not joint.mimic for motor in joint.motors]
        felt = np.abs(K).max(axis=0) > _RANK * np.abs(K).max()
        loose = [k for k, motor in enumerate(motors) if not motor and felt[k]]
        f, B = np.ravel(f_internal)[self._held], K.T[loose]
        f = f + np.linalg.pinv(B, rcond=_RANK) @ (-tau[loose] - B @ f)
        return tau + K.T @ f, self._spread(f)

    def _spread(self, values: Array) -> Array:
        six = np.zeros(6 * len(self.robot.constraints))
        six[self._held] = values
        return six.reshape(-1, 6)
