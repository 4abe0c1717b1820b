"""The dynamics once more, numerically and by energy, sharing no code with what it checks.

    T = 1/2 qd^T M qd,   M = sum_i  m Jv^T Jv - Jv^T [h] Jw + Jw^T [h] Jv + Jw^T I Jw, and rotors
    U = -sum_i g . (m p + h)
    phi_k = dU/dq_k,   Gamma[k][i][j] = 1/2 (dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k)
    C_kj = sum_i Gamma[k][i][j] qd_i,   tau = M qdd + C qd + phi

Link i has mass m, first moment h and inertia I about its own origin p, all turned to base axes;
Jw and Jv are the base-axes Jacobians of its angular velocity and of the velocity of p. No mass is
divided by. Derivatives are complex steps (`differences.py`): exact to rounding.

All functions take a `Robot` of plain numbers and the arrays of one state. Numbers and arrays may be
complex, so that everything here can be differentiated by a complex step in any of them. Positions
may be many at once, (..., n).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.robot.placement import Placement
from symdyn.verify.reference.differences import coordinate_slopes, number, numbers

Array = NDArray[Any]


# -- geometry ------------------------------------------------------------------------------


def cross_matrix(a: Array) -> Array:
    """The matrix [a] with [a] b = a x b."""
    a = np.asarray(a)
    result = np.zeros((*a.shape, 3), a.dtype)
    for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        result[..., k, j], result[..., j, k] = a[..., i], -a[..., i]
    return result


def transposed(A: Array) -> Array:
    """The matrices transposed."""
    return np.swapaxes(A, -1, -2)


def times(A: Array, x: ArrayLike) -> Array:
    """A x for one or many matrices and vectors."""
    return np.asarray(np.einsum("...ij,...j->...i", A, np.asarray(x)))


def rotation(axis: Array, angle: Any) -> Array:
    """Rodrigues: 4x4 rotation about a unit axis, 1 + sin t [w] + (1 - cos t) [w]^2."""
    w, t = cross_matrix(axis), np.asarray(angle)[..., None, None]
    return _pose(np.eye(3) + np.sin(t) * w + (1 - np.cos(t)) * (w @ w), np.zeros(3))


def translation(vector: Array) -> Array:
    """4x4 translation."""
    return _pose(np.eye(3), np.asarray(vector))


def _pose(R: Array, p: Array) -> Array:
    many = np.broadcast_shapes(R.shape[:-2], p.shape[:-1])
    X = np.zeros((*many, 4, 4), np.result_type(R, p))
    X[..., :3, :3], X[..., :3, 3], X[..., 3, 3] = R, p, 1
    return X


@lru_cache(maxsize=1024)
def placement_matrix(placement: Placement) -> Array:
    """The 4x4 matrix of a product of elementary moves."""
    X: Array = np.eye(4)
    for move in placement.moves:
        axis = np.eye(3)["xyz".index(move.kind[-1])]
        amount = number(move.amount)
        X = X @ (rotation(axis, amount) if move.kind[0] == "r" else translation(amount * axis))
    return X


def follow_matrix(robot: Robot) -> tuple[Array, Array]:
    """G and offset of the mimic joints: the joints' own coordinates are G q + offset."""
    mimics = [joint.mimic for joint in robot.joints]
    offset = numbers([0 if mimic is None else mimic.offset for mimic in mimics])
    multipliers = numbers([1 if mimic is None else mimic.multiplier for mimic in mimics])
    G = np.zeros((len(mimics), robot.nv), multipliers.dtype)
    G[range(len(mimics)), list(robot.coordinates)] = multipliers
    return G, offset


def link_poses(robot: Robot, q: ArrayLike) -> list[Array]:
    """The 4x4 pose of every link in the base frame."""
    return _poses(robot, q)[0]


def _poses(robot: Robot, q: ArrayLike) -> tuple[list[Array], list[Array]]:
    """The poses of all links and of all joints, whose axes the motions are about or along."""
    G, offset = follow_matrix(robot)
    places = np.moveaxis(times(G, q) + offset, -1, 0)
    links: list[Array] = []
    joints: list[Array] = []
    for joint, place in zip(robot.joints, places, strict=True):
        axis = numbers(joint.axis)
        own = number(joint.gear) * place + number(joint.q_offset)
        slides = joint.type == "prismatic"
        move = translation(own[..., None] * axis) if slides else rotation(axis, own)
        parent = np.eye(4) if joint.parent == BASE else links[joint.parent]
        joints.append(parent @ placement_matrix(joint.placement) @ move)
        links.append(joints[-1] @ placement_matrix(joint.tail))
    return links, joints


def link_jacobians(robot: Robot, q: ArrayLike) -> list[tuple[Array, Array]]:
    """(Jw, Jv) of every link origin in base axes: z and z x (p - p_j) per revolute joint j.

    z is the axis times the gear.
    """
    return _jacobians(robot, *_poses(robot, q))


def _jacobians(robot: Robot, links: list[Array], poses: list[Array]) -> list[tuple[Array, Array]]:
    G, _ = follow_matrix(robot)
    n = len(robot.joints)
    turns = np.array([joint.type != "prismatic" for joint in robot.joints])
    z = np.stack(
        [
            pose[..., :3, :3] @ (numbers(joint.axis) * number(joint.gear))
            for joint, pose in zip(robot.joints, poses, strict=True)
        ],
        axis=-2,
    )
    places = np.stack([pose[..., :3, 3] for pose in poses], axis=-2)
    carries = np.zeros((n, n))  # [i][j]: joint j moves link i
    for i, joint in enumerate(robot.joints):
        carries[i] = 0 if joint.parent == BASE else carries[joint.parent]
        carries[i, i] = 1
    turning = np.where(turns[:, None], z, 0)
    jacobians = []
    for i in range(n):
        shifts = np.where(turns[:, None], np.cross(z, links[i][..., None, :3, 3] - places), z)
        own = carries[i][:, None] * G
        jacobians.append((transposed(turning) @ own, transposed(shifts) @ own))
    return jacobians


# -- dynamics ------------------------------------------------------------------------------


def mass_matrix(robot: Robot, q: ArrayLike) -> Array:
    """M(q), the sum over links of their kinetic energies' Hessians."""
    G, _ = follow_matrix(robot)
    rotors = np.diag(numbers([joint.rotor_inertia for joint in robot.joints]))
    M: Array = np.zeros((*np.asarray(q).shape[:-1], robot.nv, robot.nv)) + G.T @ rotors @ G
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
    """phi = dU/dq."""
    slopes = coordinate_slopes(robot, lambda at: potential_energy(robot, at), q)
    return np.moveaxis(slopes, 0, -1)


def christoffel_symbols(robot: Robot, q: ArrayLike) -> Array:
    """Gamma[k][i][j], first kind."""
    dM = coordinate_slopes(robot, lambda at: mass_matrix(robot, at), q)  # dM[l][a][b] = dM_ab/dq_l
    symbols = np.einsum("i...kj->...kij", dM) + np.einsum("j...ki->...kij", dM)
    return np.asarray((symbols - np.einsum("k...ij->...kij", dM)) / 2)


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
