"""Reference for underactuated robots, by the energy method.

    M_aa qdd_a + M_au qdd_u + h_a = tau_a,     M_ua qdd_a + M_uu qdd_u + h_u = tau_u

a are the degrees of freedom with a motor, u those without; NumPy solves the blocks. M and h may be
complex.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.verification.reference import energy_method, scales
from symdyn.verification.reference.answer import PLAIN, Answer, ReferenceOptions, largest
from symdyn.verification.reference.differences import rate
from symdyn.verification.reference.forces import extra_forces
from symdyn.verification.reference.kinematics import link_body_jacobians, tip_body_jacobians

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


def _blocks(robot: Robot, q: ArrayLike) -> Blocks:
    return Blocks.of(robot, energy_method.mass_matrix(robot, q))


def _loads(robot: Robot, q: ArrayLike, qd: ArrayLike, options: ReferenceOptions) -> Array:
    """Bias forces, and what tips, friction and springs add."""
    extra = extra_forces(robot, np.asarray(q), np.asarray(qd), options)
    return np.asarray(energy_method.bias(robot, q, qd) + extra)


def generalized_inertia(robot: Robot, q: ArrayLike) -> Array:
    """M_g."""
    return _blocks(robot, q).inertia


def generalized_bias(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """h_g."""
    return _blocks(robot, q).reduced(energy_method.bias(robot, q, qd))


def generalized_force(robot: Robot, q: ArrayLike, tau: ArrayLike) -> Array:
    """T_hat."""
    return _blocks(robot, q).reduced(tau)


def dynamic_coupling(robot: Robot, q: ArrayLike) -> Array:
    """D."""
    return np.asarray(-_blocks(robot, q).disturbance.T)


def disturbance_jacobian(robot: Robot, q: ArrayLike) -> Array:
    """J_D."""
    return _blocks(robot, q).disturbance


def generalized_jacobian(robot: Robot, q: ArrayLike) -> Array:
    """J_g of every tip."""
    return _blocks(robot, q).jacobian(tip_body_jacobians(robot, q))


def underactuated_inverse_dynamics(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    qdd_a: ArrayLike,
    tau_u: ArrayLike,
    options: ReferenceOptions = PLAIN,
) -> tuple[Array, Array]:
    """tau_a and qdd_u."""
    return _blocks(robot, q).inverse(_loads(robot, q, qd, options), qdd_a, tau_u)


def hybrid_dynamics(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    tau_a: ArrayLike,
    qdd_u: ArrayLike,
    options: ReferenceOptions = PLAIN,
) -> tuple[Array, Array]:
    """qdd_a and tau_u."""
    return _blocks(robot, q).hybrid(_loads(robot, q, qd, options), tau_a, qdd_u)


def underactuated_accelerations(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    qdd_a: ArrayLike,
    tau_u: ArrayLike,
    options: ReferenceOptions = PLAIN,
) -> tuple[Array, Array]:
    """J qdd + Jdot qd of links and of tips."""
    blocks = _blocks(robot, q)
    _, qdd_u = blocks.inverse(_loads(robot, q, qd, options), qdd_a, tau_u)
    qdd = blocks.joined(qdd_a, qdd_u)

    def rates(jacobians: Callable[[Robot, ArrayLike], Array]) -> Array:
        Jdot = rate(robot, lambda at: jacobians(robot, at), q, qd)
        return np.asarray(jacobians(robot, q) @ qdd + Jdot @ np.asarray(qd))

    tips = rates(tip_body_jacobians)
    tips[[robot.frame(name).link == BASE for name in robot.tips]] = 0
    return rates(link_body_jacobians), tips


# -- scales of errors ------------------------------------------------------------------------


def _inertia_size(robot: Robot, q: ArrayLike) -> float:
    return max(scales.mass_matrix_size(robot, q), _blocks(robot, q).stiffened())


def _ratio_size(robot: Robot, q: ArrayLike) -> float:
    """Terms of M_uu^-1 M_ua, at least 1."""
    blocks = _blocks(robot, q)
    M, u = np.abs(blocks.M), blocks.u
    inverse = np.abs(np.linalg.inv(blocks.M[np.ix_(u, u)]))
    return max(1.0, largest(inverse @ M[np.ix_(u, u)] @ inverse @ M[np.ix_(u, blocks.a)]))


def _bias_size(robot: Robot, q: ArrayLike, qd: ArrayLike) -> float:
    return _ratio_size(robot, q) * scales.force_size(robot, q, qd)


def _load_size(robot: Robot, q: ArrayLike, tau: ArrayLike) -> float:
    return _ratio_size(robot, q) * largest(tau)


def _motion_size(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    qdd_a: ArrayLike,
    tau_u: ArrayLike,
    options: ReferenceOptions = PLAIN,
) -> float:
    """Of forces and accelerations together: the largest term of either."""
    blocks = _blocks(robot, q)
    _, qdd_u = blocks.inverse(_loads(robot, q, qd, options), qdd_a, tau_u)
    return _all_terms(robot, blocks, (q, qd), blocks.joined(qdd_a, qdd_u), options, blocks.u)


def _driven_size(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    tau_a: ArrayLike,
    qdd_u: ArrayLike,
    options: ReferenceOptions = PLAIN,
) -> float:
    blocks = _blocks(robot, q)
    qdd_a, _ = blocks.hybrid(_loads(robot, q, qd, options), tau_a, qdd_u)
    return _all_terms(robot, blocks, (q, qd), blocks.joined(qdd_a, qdd_u), options, blocks.a)


def _all_terms(
    robot: Robot,
    blocks: Blocks,
    state: tuple[ArrayLike, ArrayLike],
    qdd: Array,
    options: ReferenceOptions,
    free: list[int],
) -> float:
    terms = np.abs(blocks.M) @ np.abs(qdd) + scales.force_terms(robot, *state)
    terms = terms + np.abs(extra_forces(robot, np.asarray(state[0]), np.asarray(state[1]), options))
    inverse = np.abs(np.linalg.inv(blocks.M[np.ix_(free, free)]))
    solved = inverse @ terms[free]
    return max(largest(terms), largest(solved), largest(np.abs(blocks.M[:, free]) @ solved))


_Q, _RATES, _EXTRA = ("q",), ("q", "qd"), ("f_tip", "passive")
_GIVEN = ("q", "qd", "qdd_a", "tau_u")
UNDERACTUATED_REFERENCE: dict[str, Answer] = {
    "generalized_inertia": Answer(generalized_inertia, _Q, _inertia_size),
    "generalized_bias": Answer(generalized_bias, _RATES, _bias_size),
    "generalized_force": Answer(generalized_force, ("q", "tau"), _load_size),
    "dynamic_coupling": Answer(dynamic_coupling, _Q, _ratio_size),
    "disturbance_jacobian": Answer(disturbance_jacobian, _Q, _ratio_size),
    "generalized_jacobian": Answer(generalized_jacobian, _Q, _ratio_size),
    "underactuated_inverse_dynamics": Answer(
        underactuated_inverse_dynamics, _GIVEN, _motion_size, uses=_EXTRA
    ),
    "hybrid_dynamics": Answer(
        hybrid_dynamics, ("q", "qd", "tau_a", "qdd_u"), _driven_size, uses=_EXTRA
    ),
    "underactuated_accelerations": Answer(
        underactuated_accelerations, _GIVEN, _motion_size, uses=_EXTRA
    ),
}
