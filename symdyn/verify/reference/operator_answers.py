"""What factors and operational space should be: linear algebra on the energy-based reference.

    M = L Omega L^T by elimination from the last coordinate; the factors are unique
    inertia = (J M^-1 J^T)^-1,   mu = inertia (J M^-1 C qd - Jdot qd),   p = inertia J M^-1 phi
    Jbar = M^-1 J^T inertia

and accelerations as rates of twists along the motion. Nothing of the derivations is used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verify.reference import answers, energy_method
from symdyn.verify.reference.scales import scale

Array = NDArray[Any]


def mass_matrix_factors(robot: Robot, q: ArrayLike) -> tuple[Array, Array]:
    """L, unit upper triangular, and Omega: a Cholesky factorisation with the order reversed."""
    turned = np.linalg.cholesky(energy_method.mass_matrix(robot, q)[::-1, ::-1])
    upper = turned[::-1, ::-1]
    roots = np.diag(upper)
    return upper / roots, roots**2


def operational_space_inertia_inverse(robot: Robot, q: ArrayLike) -> Array:
    """J M^-1 J^T of every tip."""
    J = answers.jacobian(robot, q)
    driven = np.linalg.solve(energy_method.mass_matrix(robot, q), J.transpose(0, 2, 1))
    return np.asarray(J @ driven)


def operational_space_inertia(robot: Robot, q: ArrayLike) -> Array:
    """(J M^-1 J^T)^-1 of every tip."""
    return np.linalg.inv(operational_space_inertia_inverse(robot, q))


def _felt(robot: Robot, q: ArrayLike, accelerations: Array) -> Array:
    """The inertia of every tip times an acceleration of it."""
    return np.asarray(np.einsum("tij,tj->ti", operational_space_inertia(robot, q), accelerations))


def operational_space_bias(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """mu of every tip."""
    forces = energy_method.coriolis_matrix(robot, q, qd) @ np.asarray(qd)
    pushed = np.linalg.solve(energy_method.mass_matrix(robot, q), forces)
    own = answers.jacobian(robot, q) @ pushed
    return _felt(robot, q, own - answers.jacobian_dot(robot, q, qd) @ np.asarray(qd))


def operational_space_gravity(robot: Robot, q: ArrayLike) -> Array:
    """p of every tip."""
    weight = np.linalg.solve(energy_method.mass_matrix(robot, q), energy_method.gravity(robot, q))
    return _felt(robot, q, answers.jacobian(robot, q) @ weight)


def consistent_inverse(robot: Robot, q: ArrayLike) -> Array:
    """M^-1 J^T times the inertia, of every tip."""
    J = answers.jacobian(robot, q)
    driven = np.linalg.solve(energy_method.mass_matrix(robot, q), J.transpose(0, 2, 1))
    return np.asarray(driven @ operational_space_inertia(robot, q))


def forward_accelerations(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike
) -> tuple[Array, Array, Array]:
    """qdd, and angular acceleration and that of the origin of links and tips, in their own axes."""
    qdd = energy_method.forward_dynamics(robot, q, qd, tau)
    links = _ordinary(*answers.link_motions(robot, q, qd, qdd))
    J, Jdot = answers.jacobian(robot, q), answers.jacobian_dot(robot, q, qd)
    return qdd, links, _ordinary(J @ np.asarray(qd), J @ qdd + Jdot @ np.asarray(qd))


def _ordinary(V: Array, Vdot: Array) -> Array:
    """From the rate of a twist to the acceleration of the origin: w x v more."""
    result = Vdot.copy()
    result[:, 3:] += np.cross(V[:, :3], V[:, 3:])
    return result


def _as_tuple(function: Callable[..., Any]) -> Callable[..., tuple[Array, ...]]:
    def call(robot: Robot, *state: ArrayLike) -> tuple[Array, ...]:
        value = function(robot, *state)
        return value if isinstance(value, tuple) else (value,)

    return call


OPERATOR_REFERENCE: dict[str, Callable[..., tuple[Array, ...]]] = {
    function.__name__: _as_tuple(function)
    for function in (
        mass_matrix_factors,
        operational_space_inertia_inverse,
        operational_space_inertia,
        operational_space_bias,
        operational_space_gravity,
        consistent_inverse,
        forward_accelerations,
    )
}
"""Contract name -> function of (robot, *state), giving a tuple of arrays, one per output."""


# -- what errors are relative to ---------------------------------------------------------------


def operator_scale(robot: Robot, name: str, *state: ArrayLike) -> float:
    """The size of the largest term that enters, after `scales.scale`.

    An error in M of a unit roundoff passes through every inverse of it, and through that of
    J M^-1 J^T; so does its size here. Accelerations are as large as those of all joints add up to.
    """
    values = OPERATOR_REFERENCE[name](robot, *state)
    largest = max(float(np.max(np.abs(value), initial=0.0)) for value in values)
    q = state[0]
    J = np.abs(answers.jacobian(robot, q))
    if name == "forward_accelerations":
        links = np.abs(energy_method.link_jacobians(robot, q))
        reach = max(float(x.sum(axis=-1).max(initial=1.0)) for x in (J, links))
        return max(largest, reach * scale(robot, "forward_dynamics", *state))
    M = energy_method.mass_matrix(robot, q)
    inverse = np.abs(np.linalg.inv(M))
    if name == "mass_matrix_factors":
        L, omega = values
        back = np.abs(np.linalg.inv(L))
        blurred = back @ np.abs(M) @ back.T
        return max(largest, float(blurred.max()), float((np.abs(L) @ (blurred / omega)).max()))
    blurred = J @ inverse @ np.abs(M) @ inverse @ J.transpose(0, 2, 1)
    if name == "operational_space_inertia_inverse":
        return max(largest, float(blurred.max(initial=0.0))) or 1.0
    inertia = np.abs(operational_space_inertia(robot, q))
    again = float((inertia @ blurred @ inertia).max(initial=0.0))
    if name in ("operational_space_bias", "operational_space_gravity"):
        forces = scale(robot, "bias", *state) if len(state) > 1 else scale(robot, "gravity", q)
        again *= forces * float((J @ inverse).sum(axis=-1).max(initial=0.0))
    if name == "consistent_inverse":
        again *= float((J @ inverse).max(initial=0.0))
    return max(largest, again)
