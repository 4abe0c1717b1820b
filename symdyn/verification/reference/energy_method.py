"""The energy-based reference of the dynamics, which shares no code with what it checks.

    T = 1/2 qd^T M qd,   M = sum_i  m Jv^T Jv - Jv^T [h] Jw + Jw^T [h] Jv + Jw^T I Jw, and rotors
    U = -sum_i g . (m p + h)
    phi_k = X_k U,     Gamma[k][i][j] = 1/2 (X_i M_kj + X_j M_ki - X_k M_ij
                           + <[X_i,X_j],X_k> - <[X_i,X_k],X_j> - <[X_j,X_k],X_i>)
    C_kj = sum_i Gamma[k][i][j] qd_i,   tau = M qdd + C qd + phi

X_i is the derivative along velocity i: that in q_i where qd is the rate of q, and then the brackets
vanish. Those of modes may leave their span; <,> is the metric of the links' twists (`joints.py`).

Link i has mass m, first moment h and inertia I about its own origin p, all turned to base axes;
Jw and Jv are the base-axes Jacobians of its angular velocity and of the velocity of p. No mass is
divided by. Derivatives are complex steps (`differences.py`): exact to rounding.

All functions take a `Robot` of plain numbers and the arrays of one state. Numbers and arrays may be
complex, so that everything here can be differentiated by a complex step in any of them. Positions
may be many at once, (..., n).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.verification.reference.differences import coordinate_derivatives
from symdyn.verification.reference.geometry import (
    cross,
    cross_matrix,
    number,
    numbers,
    placement_matrix,
    times,
    transposed,
)
from symdyn.verification.reference.joints import (
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

CACHE_SIZE = 16
"""Number of cached results."""


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
    Jw, Jv = _jacobians(robot, *_poses(robot, q))
    return [(Jw[..., i, :, :], Jv[..., i, :, :]) for i in range(len(robot.links))]


def _jacobians(robot: Robot, links: list[Array], poses: list[Array]) -> tuple[Array, Array]:
    """Jw and Jv, (..., links, 3, nv)."""
    G, owner = follow_matrix(robot), owners(robot)
    pairs = [
        (pose[..., :3, :3], joint_screws(joint))
        for joint, pose in zip(robot.joints, poses, strict=True)
    ]
    turning = np.concatenate([transposed(R @ S[:3]) for R, S in pairs], axis=-2)
    sliding = np.concatenate([transposed(R @ S[3:]) for R, S in pairs], axis=-2)
    n = len(robot.joints)
    carries = np.zeros((n, n))  # [i][j]: joint j moves link i
    for i, joint in enumerate(robot.joints):
        carries[i] = 0 if joint.parent == BASE else carries[joint.parent]
        carries[i, i] = 1
    own = carries[:, owner, None] * G
    origins = np.stack([pose[..., :3, 3] for pose in poses], axis=-2)[..., None, owner, :]
    ends = np.stack([pose[..., :3, 3] for pose in links], axis=-2)[..., None, :]
    turning = turning[..., None, :, :]
    shifts = sliding[..., None, :, :] + cross(turning, ends - origins)
    return transposed(turning) @ own, transposed(shifts) @ own


# -- dynamics ------------------------------------------------------------------------------


def _cached(function: Callable[[Robot, ArrayLike], Array]) -> Callable[[Robot, ArrayLike], Array]:
    """Cache the latest results of a function, which a check needs many times at one state.

    Robots are immutable, so that the same object has the same results.
    """
    known: dict[tuple[int, str, tuple[int, ...], bytes], tuple[Robot, Array]] = {}

    @wraps(function)
    def answer(robot: Robot, q: ArrayLike) -> Array:
        at = np.asarray(q)
        key = (id(robot), at.dtype.str, at.shape, at.tobytes())
        if key not in known:
            found = function(robot, at)
            found.flags.writeable = False
            if len(known) == CACHE_SIZE:
                del known[next(iter(known))]
            known[key] = (robot, found)  # as long as the robot is kept, its id is its own
        return known[key][1]

    return answer


@_cached
def mass_matrix(robot: Robot, q: ArrayLike) -> Array:
    """M(q), the sum over links of their kinetic energies' Hessians."""
    G = follow_matrix(robot)
    links, joints = _poses(robot, q)
    Jw, Jv = _jacobians(robot, links, joints)
    bodies = [link.inertia for link in robot.links]
    m, h = numbers([body.m for body in bodies]), numbers([body.moment for body in bodies])
    R = np.stack(links, axis=-3)[..., :3, :3]
    own = transposed(R) @ Jw
    coupling = transposed(Jw) @ cross_matrix(times(R, h)) @ Jv
    terms = transposed(m[:, None, None] * Jv) @ Jv + coupling + transposed(coupling)
    terms = terms + transposed(own) @ numbers([body.tensor for body in bodies]) @ own
    return np.asarray(terms.sum(axis=-3) + G.T @ np.diag(rotors(robot)) @ G)


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
    slopes = coordinate_derivatives(robot, lambda at: potential_energy(robot, at), q)
    return np.moveaxis(slopes, 0, -1)


@_cached
def mass_slopes(robot: Robot, q: ArrayLike) -> Array:
    """dM[l][a][b] = X_l M_ab."""
    return coordinate_derivatives(robot, lambda at: mass_matrix(robot, at), q)


def christoffel_symbols(robot: Robot, q: ArrayLike) -> Array:
    """Gamma[k][i][j], first kind."""
    dM = mass_slopes(robot, q)
    symbols = np.einsum("i...kj->...kij", dM) + np.einsum("j...ki->...kij", dM)
    return np.asarray((symbols - np.einsum("k...ij->...kij", dM) + bracket_terms(robot, q)) / 2)


def bracket_terms(robot: Robot, q: ArrayLike) -> Any:
    """[k][i][j]: <[X_i,X_j],X_k> - <[X_i,X_k],X_j> - <[X_j,X_k],X_i>; 0 if all fields commute."""
    if is_flat(robot):
        return 0
    free, at, G = apart(robot, q)
    return bracket_sums(robot, mass_matrix(free, at) @ G)


def bracket_sums(robot: Robot, metric: Array) -> Array:
    """The same where the metric is given, between the joints' own DoF and the velocities."""
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
