"""What the derivatives of the dynamics should be, sharing no code with what is judged.

dtau/dq                          differences of torques by d'Alembert (`differences.py`)
tau = sum over links of J^T (d(momentum)/dt - weight)
dtau_k/dqd_j = sum_i (Gamma[k][i][j] + Gamma[k][j][i]) qd_i,   dtau/dqdd = M
M dqdd = dtau - (dtau/dq) dq - (dtau/dqd) dqd                 so that no quotient is differenced
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verification.reference import energy_method, scales
from symdyn.verification.reference.answer import (
    DIFFERENCES,
    PLAIN,
    Answer,
    More,
    largest,
)
from symdyn.verification.reference.differences import (
    coordinate_bends,
    coordinate_differences,
    coordinate_slopes,
)
from symdyn.verification.reference.dynamics_answers import forward_dynamics, needed_wrenches
from symdyn.verification.reference.energy_method import link_jacobians, link_poses
from symdyn.verification.reference.forces import extra_forces, passive_slopes, tip_body_jacobians
from symdyn.verification.reference.joints.geometry import cross_matrix, times
from symdyn.verification.reference.joints.motions import brackets, follow_matrix, is_flat, rotors

Array = NDArray[Any]


# -- forces ----------------------------------------------------------------------------------


def rigid_torques(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """tau by d'Alembert: rates of momentum about the base origin, in base axes."""
    G = follow_matrix(robot)
    tau: Any = G.T @ (rotors(robot) * (G @ np.asarray(qdd)))
    needed = needed_wrenches(robot, q, qd, qdd)
    for i, (X, (Jw, Jv)) in enumerate(
        zip(link_poses(robot, q), link_jacobians(robot, q), strict=True)
    ):
        at_origin = Jv + cross_matrix(X[..., :3, 3]) @ Jw
        both = np.concatenate([Jw, at_origin], axis=-2)
        tau = tau + np.einsum("...ij,...i->...j", both, needed[..., i, :])
    return np.asarray(tau)


def torques(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, more: More = PLAIN) -> Array:
    """tau with all that was asked for; positions may be many."""
    extra = extra_forces(robot, np.asarray(q), np.asarray(qd), more)
    return np.asarray(rigid_torques(robot, q, qd, qdd) + extra)


# -- the contract ----------------------------------------------------------------------------


def inverse_dynamics_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, more: More = PLAIN
) -> tuple[Array, ...]:
    """dtau/dq and dtau/dqd, and where the tips exert wrenches dtau/df_tip."""
    rigid = replace(more, passive=False)
    by_q = coordinate_differences(robot, lambda at: torques(robot, at, qd, qdd, rigid), q).T
    by_qd = np.einsum("kij,i->kj", _both_orders(robot, q), np.asarray(qd))
    if more.passive:
        springs, friction = passive_slopes(robot, q, qd)
        by_q, by_qd = by_q + springs, by_qd + friction
    if more.f_tip is None:
        return by_q, by_qd
    return by_q, by_qd, np.moveaxis(tip_body_jacobians(robot, np.asarray(q)), -1, 0)


def _both_orders(robot: Robot, q: ArrayLike) -> Array:
    """Gamma[k][i][j] + Gamma[k][j][i], the second derivatives of torques in velocities."""
    symbols = energy_method.christoffel_symbols(robot, q)
    return np.asarray(symbols + symbols.transpose(0, 2, 1))


def forward_dynamics_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, more: More = PLAIN
) -> tuple[Array, ...]:
    """dqdd/dq, dqdd/dqd, dqdd/dtau, and where the tips exert wrenches dqdd/df_tip."""
    qdd = forward_dynamics(robot, q, qd, tau, more)
    by_q, by_qd, *by_f_tip = inverse_dynamics_derivatives(robot, q, qd, qdd, more)
    inverse = np.linalg.inv(energy_method.mass_matrix(robot, q))
    pushed = [np.tensordot(-inverse, slopes, axes=1) for slopes in by_f_tip]
    return -inverse @ by_q, -inverse @ by_qd, inverse, *pushed


def linearization(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, more: More = PLAIN
) -> tuple[Array, Array]:
    """A and B of the linearised equations of motion.

    A neighbour is at f exp(S d), and S ddot = S dqd - [S qd, S d]: its frame turns beside this one.
    """
    by_q, by_qd, inverse, *_ = forward_dynamics_derivatives(robot, q, qd, tau, more)
    zero, one = np.zeros((robot.nv, robot.nv)), np.eye(robot.nv)
    beside = -np.einsum("mij,i->mj", brackets(robot), np.asarray(qd))
    return np.block([[beside, one], [by_q, by_qd]]), np.vstack([zero, inverse])


def inverse_dynamics_second_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> tuple[Array, Array, Array, Array]:
    """d2tau/dqdq, d2tau/dqdqd, d2tau/dqd2 and dM/dq.

    [k][i][j] of the first two is the derivative along velocity i of dtau_k/dq_j and dtau_k/dqd_j.
    """

    def inertia(at: Array) -> Array:
        return energy_method.mass_matrix(robot, at)

    ddM = coordinate_bends(robot, inertia, q)
    # [k][j][l][i]: d(Gamma[k][l][j] + Gamma[k][j][l])/dq_i from the second derivatives of M
    mixed = ddM.transpose(0, 2, 1, 3) + ddM - ddM.transpose(2, 1, 0, 3)
    if not is_flat(robot):
        terms = energy_method.bracket_terms
        slopes = np.moveaxis(coordinate_slopes(robot, lambda at: terms(robot, at), q), 0, -1)
        mixed = mixed + (slopes + slopes.transpose(0, 2, 1, 3)) / 2
    bends = coordinate_bends(robot, lambda at: torques(robot, at, qd, qdd), q)
    return (
        bends.transpose(0, 2, 1),
        np.einsum("kjli,l->kij", mixed, np.asarray(qd)),
        _both_orders(robot, q),
        np.moveaxis(coordinate_slopes(robot, inertia, q), 0, -1),
    )


def effort(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """Half the square of the torques."""
    tau = torques(robot, q, qd, qdd)
    return np.asarray(tau @ tau / 2)


def effort_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> tuple[Array, Array, Array]:
    """The gradients of the effort in q, qd and qdd."""
    tau = torques(robot, q, qd, qdd)
    by_q, by_qd, *_ = inverse_dynamics_derivatives(robot, q, qd, qdd)
    return tau @ by_q, tau @ by_qd, tau @ energy_method.mass_matrix(robot, q)


def effort_second_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> tuple[Array, ...]:
    """d(tau^T dtau) = dtau^T dtau + tau^T d2tau, from the second derivatives of torques."""
    tau = torques(robot, q, qd, qdd)
    by_q, by_qd, *_ = inverse_dynamics_derivatives(robot, q, qd, qdd)
    M = energy_method.mass_matrix(robot, q)
    dqq, dqv, dvv, dM = inverse_dynamics_second_derivatives(robot, q, qd, qdd)
    return (
        by_q.T @ by_q + np.einsum("k,kij->ij", tau, dqq),
        by_q.T @ by_qd + np.einsum("k,kij->ij", tau, dqv),
        by_q.T @ M + np.einsum("k,kji->ij", tau, dM),
        by_qd.T @ by_qd + np.einsum("k,kij->ij", tau, dvv),
        by_qd.T @ M,
        M.T @ M,
    )


def motion_energy_second_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike
) -> tuple[Array, Array, Array]:
    """The second derivatives of qd^T M qd, from those of M."""

    def inertia(at: Array) -> Array:
        return energy_method.mass_matrix(robot, at)

    speed = np.asarray(qd)
    bends = np.einsum("k,l,klji->ij", speed, speed, coordinate_bends(robot, inertia, q))
    slopes = np.einsum("ijl,l->ij", coordinate_slopes(robot, inertia, q), speed)
    return bends, 2 * slopes, 2 * inertia(np.asarray(q))


def motion_energy(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """qd^T M qd."""
    return 2 * energy_method.kinetic_energy(robot, q, qd)


def motion_energy_derivatives(robot: Robot, q: ArrayLike, qd: ArrayLike) -> tuple[Array, Array]:
    """The gradients of qd^T M qd in q and qd."""
    by_q = coordinate_slopes(robot, lambda at: motion_energy(robot, at, qd), q)
    return by_q, 2 * times(energy_method.mass_matrix(robot, q), qd)


# -- what errors are relative to -------------------------------------------------------------


def _torque_size(robot: Robot, *state: ArrayLike, more: More = PLAIN) -> float:
    """Derivatives of torques have terms as large as those of the torques themselves."""
    return scales.force_size(robot, *state)


def _effort_size(robot: Robot, *state: ArrayLike) -> float:
    """The square of the torques' largest term."""
    return scales.force_size(robot, *state) ** 2


def _energy_size(robot: Robot, q: ArrayLike, qd: ArrayLike) -> float:
    """No less than the mass matrix."""
    return scales.mass_matrix_size(robot, q)


def _acceleration_size(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    tau: ArrayLike,
    more: More = PLAIN,
) -> float:
    """A rounding error of qdd passes through dM/dq and the inverse of M once more."""
    M, qdd = energy_method.mass_matrix(robot, q), forward_dynamics(robot, q, qd, tau, more)
    dM = coordinate_slopes(robot, lambda at: energy_method.mass_matrix(robot, at), q)
    forces = scales.force_size(robot, q, qd, qdd) + largest(np.asarray(tau))
    inverse = np.abs(np.linalg.inv(M))
    blurred = inverse @ np.full(robot.nv, forces)
    again = inverse @ (forces + np.einsum("lij,j->i", np.abs(dM), blurred))
    return largest(again)


_MOTION, _DRIVEN, _RATES = ("q", "qd", "qdd"), ("q", "qd", "tau"), ("q", "qd")
_FORCES = ("f_tip", "passive")
GRADIENT_REFERENCE: dict[str, Answer] = {
    "inverse_dynamics_derivatives": Answer(
        inverse_dynamics_derivatives, _MOTION, _torque_size, DIFFERENCES, uses=_FORCES
    ),
    "forward_dynamics_derivatives": Answer(
        forward_dynamics_derivatives, _DRIVEN, _acceleration_size, DIFFERENCES, uses=_FORCES
    ),
    "linearization": Answer(linearization, _DRIVEN, _acceleration_size, DIFFERENCES, uses=_FORCES),
    "inverse_dynamics_second_derivatives": Answer(
        inverse_dynamics_second_derivatives, _MOTION, _torque_size, DIFFERENCES
    ),
    "effort": Answer(effort, _MOTION, _effort_size, DIFFERENCES),
    "effort_derivatives": Answer(effort_derivatives, _MOTION, _effort_size, DIFFERENCES),
    "effort_second_derivatives": Answer(
        effort_second_derivatives, _MOTION, _effort_size, DIFFERENCES
    ),
    "motion_energy_second_derivatives": Answer(
        motion_energy_second_derivatives, _RATES, _energy_size, DIFFERENCES
    ),
    "motion_energy": Answer(motion_energy, _RATES, _energy_size, DIFFERENCES),
    "motion_energy_derivatives": Answer(
        motion_energy_derivatives, _RATES, _energy_size, DIFFERENCES
    ),
}
