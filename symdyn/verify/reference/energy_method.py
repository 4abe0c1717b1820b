"""The dynamics once more, numerically and by energy, sharing no code with what it checks.

    T = 1/2 qd^T M qd,   M = sum_i  m Jv^T Jv - Jv^T [h] Jw + Jw^T [h] Jv + Jw^T I Jw, and rotors
    U = -sum_i g . (m p + h)
    phi_k = X_k U,     Gamma[k][i][j] = 1/2 (X_i M_kj + X_j M_ki - X_k M_ij
                           + <[X_i,X_j],X_k> - <[X_i,X_k],X_j> - <[X_j,X_k],X_i>)
    C_kj = sum_i Gamma[k][i][j] qd_i,   tau = M qdd + C qd + phi

X_i is the derivative along velocity i: that in q_i where qd is the rate of q, and then the brackets
vanish. Those of modes may leave their span; <,> is the metric of the links' twists (`joints/`).

Link i has mass m, first moment h and inertia I about its own origin p, all turned to base axes;
Jw and Jv are the base-axes Jacobians of its angular velocity and of the velocity of p. No mass is
divided by. Derivatives are complex steps (`differences.py`): exact to rounding.

All functions take a `Robot` of plain numbers and the arrays of one state. Numbers and arrays may be
complex, so that everything here can be differentiated by a complex step in any of them. Positions
may be many at once, (..., n).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.verify.reference.differences import coordinate_slopes
from symdyn.verify.reference.joints.geometry import (
    cross_matrix,
    number,
    numbers,
    placement_matrix,
    times,
    transposed,
)
from symdyn.verify.reference.joints.motions import (
    apart,
    follow_matrix,
    is_flat,
    joint_pose,
    joint_screws,
    own_brackets,
    owners,
    places,
    rotors,
)

Array = NDArray[Any]


# -- geometry ------------------------------------------------------------------------------


def link_poses(robot: Robot, q: ArrayLike) -> list[Array]:
    """The 4x4 pose of every link in the base frame."""
    return _poses(robot, q)[0]


def _poses(robot: Robot, q: ArrayLike) -> tuple[list[Array], list[Array]]:
    """The poses of all links and of all frames that joints move, whose screws are constant."""
    links: list[Array] = []
    joints: list[Array] = []
    for joint, place in zip(robot.joints, places(robot, q), strict=True):
        parent = np.eye(4) if joint.parent == BASE else links[joint.parent]
        joints.append(parent @ placement_matrix(joint.placement) @ joint_pose(joint, place))
        links.append(joints[-1] @ placement_matrix(joint.tail))
    return links, joints


def link_jacobians(robot: Robot, q: ArrayLike) -> list[tuple[Array, Array]]:
    """(Jw, Jv) of every link origin in base axes: w and v + w x (p - p_j) per screw (w, v)."""
    return _jacobians(robot, *_poses(robot, q))


def _jacobians(robot: Robot, links: list[Array], poses: list[Array]) -> list[tuple[Array, Array]]:
    G, owner = follow_matrix(robot), owners(robot)
    pairs = [
        (pose[..., :3, :3], joint_screws(joint))
        for joint, pose in zip(robot.joints, poses, strict=True)
    ]
    turning = np.concatenate([transposed(R @ S[:3]) for R, S in pairs], axis=-2)
    sliding = np.concatenate([transposed(R @ S[3:]) for R, S in pairs], axis=-2)
    origins = np.stack([pose[..., :3, 3] for pose in poses], axis=-2)[..., owner, :]
    n = len(robot.joints)
    carries = np.zeros((n, n))  # [i][j]: joint j moves link i
    for i, joint in enumerate(robot.joints):
        carries[i] = 0 if joint.parent == BASE else carries[joint.parent]
        carries[i, i] = 1
    jacobians = []
    for i in range(n):
        shifts = sliding + np.cross(turning, links[i][..., None, :3, 3] - origins)
        own = carries[i][owner][:, None] * G
        jacobians.append((transposed(turning) @ own, transposed(shifts) @ own))
    return jacobians


# -- dynamics ------------------------------------------------------------------------------


def mass_matrix(robot: Robot, q: ArrayLike) -> Array:
    """M(q), the sum over links of their kinetic energies' Hessians."""
    G = follow_matrix(robot)
    driven = G.T @ np.diag(rotors(robot)) @ G
    M: Array = np.zeros((*np.asarray(q).shape[:-1], robot.nv, robot.nv)) + driven
    links, joints = _poses(robot, q)
    bodies = zip(robot.links, links, _jacobians(robot, links, joints), strict=True)
    for link, X, (Jw, Jv) in bodies:
        R = X[..., :3, :3]
        own = transposed(R) @ Jw
        coupling = transposed(Jw) @ cross_matrix(R @ numbers(link.inertia.moment)) @ Jv
        M = M + number(link.inertia.m) * transposed(Jv) @ Jv + coupling + transposed(coupling)
        M = M + transposed(own) @ numbers(link.inertia.tensor) @ own
    return M


def kinetic_energy(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """T = 1/2 qd^T M qd."""
    speed = np.asarray(qd)
    return np.asarray(np.einsum("...i,...i->...", speed, times(mass_matrix(robot, q), speed)) / 2)


def moments_of_mass(robot: Robot, q: ArrayLike) -> Array:
    """(links, 3): mass times position of the centre of mass, in the base frame."""
    rows = [
        number(link.inertia.m) * X[..., :3, 3] + X[..., :3, :3] @ numbers(link.inertia.moment)
        for link, X in zip(robot.links, link_poses(robot, q), strict=True)
    ]
    return np.stack(rows, axis=-2)


def potential_energy(robot: Robot, q: ArrayLike) -> Array:
    """U of the moving links, zero where their mass sits at the base origin."""
    return np.asarray(-moments_of_mass(robot, q).sum(axis=-2) @ numbers(robot.gravity))


def gravity(robot: Robot, q: ArrayLike) -> Array:
    """phi = dU/dq, along the velocities."""
    slopes = coordinate_slopes(robot, lambda at: potential_energy(robot, at), q)
    return np.moveaxis(slopes, 0, -1)


def christoffel_symbols(robot: Robot, q: ArrayLike) -> Array:
    """Gamma[k][i][j], first kind."""
    dM = coordinate_slopes(robot, lambda at: mass_matrix(robot, at), q)  # dM[l][a][b] = X_l M_ab
    symbols = np.einsum("i...kj->...kij", dM) + np.einsum("j...ki->...kij", dM)
    return np.asarray((symbols - np.einsum("k...ij->...kij", dM) + bracket_terms(robot, q)) / 2)


def bracket_terms(robot: Robot, q: ArrayLike) -> Any:
    """[k][i][j]: <[X_i,X_j],X_k> - <[X_i,X_k],X_j> - <[X_j,X_k],X_i>; 0 if all fields commute."""
    if is_flat(robot):
        return 0
    free, at, G = apart(robot, q)
    return bracket_sums(robot, mass_matrix(free, at) @ G)


def bracket_sums(robot: Robot, metric: Array) -> Array:
    """The same where the metric is given, between the joints' own freedoms and the velocities."""
    B = np.einsum("dij,...dk->...ijk", own_brackets(robot), metric)
    first = np.einsum("...ijk->...kij", B) - np.einsum("...ikj->...kij", B)
    return np.asarray(first - np.einsum("...jki->...kij", B))


def coriolis_matrix(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """C_kj = sum_i Gamma[k][i][j] qd_i, so that Mdot - 2C is skew."""
    symbols = christoffel_symbols(robot, q)
    return np.asarray(np.einsum("...kij,...i->...kj", symbols, np.asarray(qd)))


def bias(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """h = C qd + phi."""
    return np.asarray(times(coriolis_matrix(robot, q, qd), qd) + gravity(robot, q))


def inverse_dynamics(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """tau = M qdd + C qd + phi."""
    return np.asarray(times(mass_matrix(robot, q), qdd) + bias(robot, q, qd))


def forward_dynamics(robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
    """qdd = M^-1 (tau - h)."""
    return np.linalg.solve(mass_matrix(robot, q), np.asarray(tau) - bias(robot, q, qd))
