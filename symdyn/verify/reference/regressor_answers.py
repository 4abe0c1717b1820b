"""What the regressors should be: the energy of robots of which one parameter is 1, the others 0.

    T = 1/2 qd^T M_c qd,     M_c the mass matrix and U_c the potential with only parameter c set
    regressor: column c is M_c qdd + Gamma_c(qd, qd) + dU_c/dq,     momentum: M_c qd

Derivatives are complex steps through the links' poses and Jacobians of `reference.py`; nothing of
the derivations is used. `drive_columns` are those of what acts at the joints themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.robot.move_names import joint_identifiers
from symdyn.verify.reference.energy_method import (
    complex_step,
    cross_matrix,
    follow_matrix,
    link_jacobians,
    link_poses,
)

Array = NDArray[Any]

_MOMENTS = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
"""Where Ixx, Ixy, Iyy, Ixz, Iyz, Izz stand in the tensor."""


def mass_matrices(robot: Robot, q: ArrayLike) -> Array:
    """(10 links, nv, nv): the mass matrix of each parameter set to 1; q may be complex."""
    found = []
    for X, (Jw, Jv) in zip(link_poses(robot, q), link_jacobians(robot, q), strict=True):
        R = X[:3, :3]
        found.append(Jv.T @ Jv)
        for axis in R.T:
            coupling = Jw.T @ cross_matrix(axis) @ Jv
            found.append(coupling + coupling.T)
        own = R.T @ Jw
        for row, column in _MOMENTS:
            tensor = np.zeros((3, 3))
            tensor[row, column] = tensor[column, row] = 1
            found.append(own.T @ tensor @ own)
    return np.array(found)


def potentials(robot: Robot, q: ArrayLike) -> Array:
    """(10 links): the potential energy of each parameter set to 1; q may be complex."""
    g = np.array(robot.gravity, float)
    found = [[-g @ X[:3, 3], *(-g @ X[:3, :3]), *np.zeros(6)] for X in link_poses(robot, q)]
    return np.array(found).ravel()


def adaptive_regressor(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qd_r: ArrayLike, qdd_r: ArrayLike
) -> Array:
    """Column by column M_c qdd_r + C_c(q, qd) qd_r + phi_c, with Christoffel symbols."""
    dM = complex_step(lambda at: mass_matrices(robot, at), q)  # dM[l][c][a][b] = dM_ab/dq_l
    gamma = (np.einsum("ickj->ckij", dM) + np.einsum("jcki->ckij", dM)) / 2
    gamma = gamma - np.einsum("kcij->ckij", dM) / 2
    velocity = np.einsum("ckij,i,j->kc", gamma, np.asarray(qd), np.asarray(qd_r))
    gravity = complex_step(lambda at: potentials(robot, at), q)
    return np.asarray(momentum_regressor(robot, q, qdd_r) + velocity + gravity)


def regressor(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """The adaptive form at qd_r = qd."""
    return adaptive_regressor(robot, q, qd, qd, qdd)


def energy_regressor(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """Kinetic and potential energy of each parameter set to 1."""
    kinetic = np.einsum("cab,a,b->c", mass_matrices(robot, q), np.asarray(qd), np.asarray(qd)) / 2
    return np.asarray(kinetic + potentials(robot, q))


def momentum_regressor(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """M_c qd, column by column."""
    return np.asarray((mass_matrices(robot, q) @ np.asarray(qd)).T)


def drive_columns(
    robot: Robot, names: Sequence[str], q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> Array:
    """(nv, names): the columns of rotors, friction and springs that are called so."""
    G, offset = follow_matrix(robot)
    places, speeds, accelerations = G @ np.asarray(q) + offset, G @ qd, G @ np.asarray(qdd)
    owners = joint_identifiers(joint.name for joint in robot.joints)
    columns = np.zeros((robot.nv, len(names)))
    for c, name in enumerate(names):
        owner, _, kind = name.partition(".")
        i = owners.index(owner)
        law, speed = robot.joints[i].passive, speeds[i]
        width = float(law.smoothing)
        effect = {
            "rotor_inertia": accelerations[i],
            "viscous": speed,
            "coulomb": np.tanh(speed / width) if width else np.sign(speed),
            "offset": 1.0,
            "stiffness": places[i] - float(law.rest),
        }[kind]
        columns[:, c] = G[i] * effect
    return columns


def _only_output(function: Callable[..., Array]) -> Callable[..., tuple[Array, ...]]:
    def call(robot: Robot, *state: ArrayLike) -> tuple[Array, ...]:
        return (function(robot, *state),)

    return call


REGRESSOR_REFERENCE: dict[str, Callable[..., tuple[Array, ...]]] = {
    "regressor": _only_output(regressor),
    "adaptive_regressor": _only_output(adaptive_regressor),
    "energy_regressor": _only_output(energy_regressor),
    "momentum_regressor": _only_output(momentum_regressor),
}
"""Contract name -> function of (robot, *state), giving a tuple of arrays, one per output."""
