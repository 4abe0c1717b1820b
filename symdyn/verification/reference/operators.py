"""Reference for mass matrix factors and operational space: linear algebra on the energy method.

    M = L Omega L^T by elimination from the last coordinate; the factors are unique
    inertia = (J M^-1 J^T)^-1,   mu = inertia (J M^-1 C qd - Jdot qd),   p = inertia J M^-1 phi
    Jbar = M^-1 J^T inertia

and accelerations as rates of twists along the motion. Nothing of the derivations is used.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verification.reference import energy_method, kinematics, scales
from symdyn.verification.reference.answer import (
    FORCES_SUBTRACTED,
    PLAIN,
    Answer,
    ReferenceOptions,
    largest,
)
from symdyn.verification.reference.dynamics import forward_dynamics

Array = NDArray[Any]


def mass_matrix_factors(robot: Robot, q: ArrayLike) -> tuple[Array, Array]:
    """L, unit upper triangular, and Omega, column by column from the last one."""
    left = energy_method.mass_matrix(robot, q)
    L, omega = np.zeros_like(left), np.zeros_like(left[0])
    for k in reversed(range(robot.nv)):
        omega[k] = left[k, k]
        L[:, k] = left[:, k] / omega[k]
        left = left - omega[k] * np.outer(L[:, k], L[:, k])
    return np.triu(L), omega


def operational_space_inertia_inverse(robot: Robot, q: ArrayLike) -> Array:
    """J M^-1 J^T of every tip."""
    J = kinematics.jacobian(robot, q)
    driven = np.linalg.solve(energy_method.mass_matrix(robot, q), J.transpose(0, 2, 1))
    return np.asarray(J @ driven)


def operational_space_inertia(robot: Robot, q: ArrayLike) -> Array:
    """(J M^-1 J^T)^-1 of every tip."""
    return np.linalg.inv(operational_space_inertia_inverse(robot, q))


def _tip_force(robot: Robot, q: ArrayLike, accelerations: Array) -> Array:
    """The inertia of every tip times an acceleration of it."""
    return np.asarray(np.einsum("tij,tj->ti", operational_space_inertia(robot, q), accelerations))


def operational_space_bias(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """mu of every tip."""
    forces = energy_method.coriolis_matrix(robot, q, qd) @ np.asarray(qd)
    pushed = np.linalg.solve(energy_method.mass_matrix(robot, q), forces)
    own = kinematics.jacobian(robot, q) @ pushed
    return _tip_force(robot, q, own - kinematics.jacobian_dot(robot, q, qd) @ np.asarray(qd))


def operational_space_gravity(robot: Robot, q: ArrayLike) -> Array:
    """p of every tip."""
    weight = np.linalg.solve(energy_method.mass_matrix(robot, q), energy_method.gravity(robot, q))
    return _tip_force(robot, q, kinematics.jacobian(robot, q) @ weight)


def consistent_inverse(robot: Robot, q: ArrayLike) -> Array:
    """M^-1 J^T times the inertia, of every tip."""
    J = kinematics.jacobian(robot, q)
    driven = np.linalg.solve(energy_method.mass_matrix(robot, q), J.transpose(0, 2, 1))
    return np.asarray(driven @ operational_space_inertia(robot, q))


def forward_accelerations(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, options: ReferenceOptions = PLAIN
) -> tuple[Array, Array, Array]:
    """qdd, and angular acceleration and that of the origin of links and tips, in their own axes."""
    qdd = forward_dynamics(robot, q, qd, tau, options)
    links = _ordinary(*kinematics.link_motions(robot, q, qd, qdd))
    J, Jdot = kinematics.jacobian(robot, q), kinematics.jacobian_dot(robot, q, qd)
    return qdd, links, _ordinary(J @ np.asarray(qd), J @ qdd + Jdot @ np.asarray(qd))


def _ordinary(V: Array, Vdot: Array) -> Array:
    """From the rate of a twist to the acceleration of the origin: w x v more."""
    result = Vdot.copy()
    result[:, 3:] += np.cross(V[:, :3], V[:, 3:])
    return result


# -- scales of errors ----------------------------------------------------------------------------


def _factor_size(robot: Robot, q: ArrayLike) -> float:
    """An error in M of a unit roundoff passes through the inverse of L on both sides."""
    L, omega = mass_matrix_factors(robot, q)
    back = np.abs(np.linalg.inv(L))
    blurred = back @ scales.mass_terms(robot, q) @ back.T
    return max(largest(blurred), largest(np.abs(L) @ (blurred / omega)))


def _reach(robot: Robot, q: ArrayLike) -> tuple[Array, Array]:
    """|J| |M^-1|, and |J| |M^-1| T |M^-1| |J|^T: an error in M, as J M^-1 J^T shows it.

    T are the terms of M.
    """
    M, J = energy_method.mass_matrix(robot, q), np.abs(kinematics.jacobian(robot, q))
    driven = J @ np.abs(np.linalg.inv(M))
    return driven, driven @ scales.mass_terms(robot, q) @ np.swapaxes(driven, 1, 2)


def _inverse_inertia_size(robot: Robot, q: ArrayLike) -> float:
    """An error in M passes through its inverse."""
    return largest(_reach(robot, q)[1])


def _inertia_size(robot: Robot, q: ArrayLike) -> float:
    """An error in M passes through its inverse, and through that of J M^-1 J^T."""
    inertia = np.abs(operational_space_inertia(robot, q))
    return largest(inertia @ _reach(robot, q)[1] @ inertia)


def _tip_force_size(robot: Robot, *state: ArrayLike) -> float:
    """Errors of the inertia act on the accelerations, those of M and of the forces on both.

    With B the error of J M^-1 J^T, |inertia| (B |mu| + |J||M^-1| (T |M^-1| f + f)), f the terms of
    the forces and T those of M; p in place of mu without velocities.
    """
    q = state[0]
    driven, blurred = _reach(robot, q)
    M, forces = energy_method.mass_matrix(robot, q), scales.force_terms(robot, *state)
    pushed = driven @ (scales.mass_terms(robot, q) @ np.abs(np.linalg.inv(M)) @ forces + forces)
    whole = (operational_space_bias if len(state) > 1 else operational_space_gravity)(robot, *state)
    own = np.einsum("tij,tj->ti", blurred, np.abs(whole))
    inertia = np.abs(operational_space_inertia(robot, q))
    return largest(np.einsum("tij,tj->ti", inertia, own + pushed))


def _consistent_size(robot: Robot, q: ArrayLike) -> float:
    """|M^-1| T |M^-1||J|^T |inertia| from M, and |Jbar| B |inertia| from the inertia."""
    driven, blurred = _reach(robot, q)
    M, inertia = energy_method.mass_matrix(robot, q), np.abs(operational_space_inertia(robot, q))
    blur = scales.mass_terms(robot, q)
    first = np.abs(np.linalg.inv(M)) @ blur @ np.swapaxes(driven, 1, 2) @ inertia
    return max(largest(first), largest(np.abs(consistent_inverse(robot, q)) @ blurred @ inertia))


def _acceleration_size(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, options: ReferenceOptions = PLAIN
) -> float:
    """Accelerations are as large as those of all joints add up to."""
    J = np.abs(kinematics.jacobian(robot, q))
    links = np.abs(energy_method.link_jacobians(robot, q))
    reach = max(float(x.sum(axis=-1).max(initial=1.0)) for x in (J, links))
    return reach * scales.acceleration_size(robot, q, qd, tau, options)


_Q = ("q",)
OPERATOR_REFERENCE: dict[str, Answer] = {
    "mass_matrix_factors": Answer(mass_matrix_factors, _Q, _factor_size),
    "operational_space_inertia_inverse": Answer(
        operational_space_inertia_inverse, _Q, _inverse_inertia_size
    ),
    "operational_space_inertia": Answer(operational_space_inertia, _Q, _inertia_size),
    "operational_space_bias": Answer(operational_space_bias, ("q", "qd"), _tip_force_size),
    "operational_space_gravity": Answer(operational_space_gravity, _Q, _tip_force_size),
    "consistent_inverse": Answer(consistent_inverse, _Q, _consistent_size),
    "forward_accelerations": Answer(
        forward_accelerations,
        ("q", "qd", "tau"),
        _acceleration_size,
        uses=("f_tip", "passive"),
        forces=FORCES_SUBTRACTED,
    ),
}
