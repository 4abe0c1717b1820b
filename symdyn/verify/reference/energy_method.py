"""The dynamics once more, numerically and by energy, sharing no code with what it checks.

    T = 1/2 qd^T M qd,   M = sum_i  m Jv^T Jv - Jv^T [h] Jw + Jw^T [h] Jv + Jw^T I Jw, and rotors
    U = -sum_i g . (m p + h)
    phi_k = dU/dq_k,   Gamma[k][i][j] = 1/2 (dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k)
    C_kj = sum_i Gamma[k][i][j] qd_i,   tau = M qdd + C qd + phi

Link i has mass m, first moment h and inertia I about its own origin p, all turned to base axes;
Jw and Jv are the base-axes Jacobians of its angular velocity and of the velocity of p. No mass is
divided by. Derivatives are complex steps, df/dq = Im f(q + i step) / step: exact to rounding.

All functions take a `Robot` of plain numbers and the arrays of one state. Positions may be complex
in `link_poses`, `link_jacobians`, `mass_matrix` and the energies; the others differentiate these
and take real positions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.robot.placement import Placement

Array = NDArray[Any]

STEP = 1e-30
"""The complex step; its square vanishes against one, so no truncation error is left."""


# -- geometry ------------------------------------------------------------------------------


def cross_matrix(a: Array) -> Array:
    """The matrix [a] with [a] b = a x b."""
    x, y, z = a
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def rotation(axis: Array, angle: Any) -> Array:
    """Rodrigues: 4x4 rotation about a unit axis, 1 + sin t [w] + (1 - cos t) [w]^2."""
    w = cross_matrix(axis)
    X = np.eye(4, dtype=complex if np.iscomplexobj(angle) else float)
    X[:3, :3] += np.sin(angle) * w + (1 - np.cos(angle)) * (w @ w)
    return X


def translation(vector: Array) -> Array:
    """4x4 translation."""
    X = np.eye(4, dtype=np.asarray(vector).dtype)
    X[:3, 3] = vector
    return X


@lru_cache(maxsize=1024)
def placement_matrix(placement: Placement) -> Array:
    """The 4x4 matrix of a product of elementary moves."""
    X: Array = np.eye(4)
    for move in placement.moves:
        axis = np.eye(3)["xyz".index(move.kind[-1])]
        amount = float(move.amount)
        X = X @ (rotation(axis, amount) if move.kind[0] == "r" else translation(amount * axis))
    return X


def follow_matrix(robot: Robot) -> tuple[Array, Array]:
    """G and offset of the mimic joints: the joints' own coordinates are G q + offset."""
    G = np.zeros((len(robot.joints), robot.nv))
    offset = np.zeros(len(robot.joints))
    for i, joint in enumerate(robot.joints):
        G[i, robot.coordinates[i]] = 1 if joint.mimic is None else float(joint.mimic.multiplier)
        offset[i] = 0 if joint.mimic is None else float(joint.mimic.offset)
    return G, offset


def link_poses(robot: Robot, q: ArrayLike) -> list[Array]:
    """The 4x4 pose of every link in the base frame."""
    return _poses(robot, q)[0]


def _poses(robot: Robot, q: ArrayLike) -> tuple[list[Array], list[Array]]:
    """The poses of all links and of all joints, whose axes the motions are about or along."""
    G, offset = follow_matrix(robot)
    links: list[Array] = []
    joints: list[Array] = []
    for joint, coordinate in zip(robot.joints, G @ np.asarray(q) + offset, strict=True):
        axis = np.array(joint.axis, float)
        own = float(joint.gear) * coordinate + float(joint.q_offset)
        move = translation(own * axis) if joint.type == "prismatic" else rotation(axis, own)
        parent = np.eye(4) if joint.parent == BASE else links[joint.parent]
        joints.append(parent @ placement_matrix(joint.placement) @ move)
        links.append(joints[-1] @ placement_matrix(joint.tail))
    return links, joints


def link_jacobians(robot: Robot, q: ArrayLike) -> list[tuple[Array, Array]]:
    """(Jw, Jv) of every link origin in base axes: z and z x (p - p_j) per revolute joint j.

    z is the axis times the gear.
    """
    G, _ = follow_matrix(robot)
    links, poses = _poses(robot, q)
    jacobians = []
    for i in range(len(robot.joints)):
        Jw, Jv = np.zeros((2, 3, robot.nv), dtype=np.result_type(float, *poses))
        j = i
        while j != BASE:
            joint = robot.joints[j]
            z = poses[j][:3, :3] @ np.array(joint.axis, float) * float(joint.gear)
            if joint.type == "prismatic":
                Jv += np.outer(z, G[j])
            else:
                Jw += np.outer(z, G[j])
                Jv += np.outer(cross_matrix(z) @ (links[i][:3, 3] - poses[j][:3, 3]), G[j])
            j = joint.parent
        jacobians.append((Jw, Jv))
    return jacobians


def complex_step(function: Callable[[Array], Array], q: ArrayLike) -> Array:
    """The derivatives of a function of q, one leading index per coordinate."""
    q = np.asarray(q, float)
    return np.array([function(q + 1j * STEP * e).imag / STEP for e in np.eye(len(q))])


# -- dynamics ------------------------------------------------------------------------------


def mass_matrix(robot: Robot, q: ArrayLike) -> Array:
    """M(q), the sum over links of their kinetic energies' Hessians."""
    poses = link_poses(robot, q)
    G, _ = follow_matrix(robot)
    rotors = np.diag([float(joint.rotor_inertia) for joint in robot.joints])
    M = (G.T @ rotors @ G).astype(np.result_type(float, *poses))
    bodies = zip(robot.links, poses, link_jacobians(robot, q), strict=True)
    for link, X, (Jw, Jv) in bodies:
        R = X[:3, :3]
        inertia = R @ np.array(link.inertia.tensor, float) @ R.T
        coupling = Jw.T @ cross_matrix(R @ np.array(link.inertia.moment, float)) @ Jv
        M += float(link.inertia.m) * Jv.T @ Jv + coupling + coupling.T + Jw.T @ inertia @ Jw
    return M


def kinetic_energy(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """T = 1/2 qd^T M qd."""
    return np.asarray(np.asarray(qd) @ mass_matrix(robot, q) @ np.asarray(qd) / 2)


def potential_energy(robot: Robot, q: ArrayLike) -> Array:
    """U of the moving links, zero where their mass sits at the base origin."""
    weight = sum(
        float(link.inertia.m) * X[:3, 3] + X[:3, :3] @ np.array(link.inertia.moment, float)
        for link, X in zip(robot.links, link_poses(robot, q), strict=True)
    )
    return np.asarray(-np.array(robot.gravity, float) @ weight)


def gravity(robot: Robot, q: ArrayLike) -> Array:
    """phi = dU/dq."""
    return complex_step(lambda at: potential_energy(robot, at), q)


def christoffel_symbols(robot: Robot, q: ArrayLike) -> Array:
    """Gamma[k][i][j], first kind."""
    dM = complex_step(lambda at: mass_matrix(robot, at), q)  # dM[l][a][b] = dM_ab/dq_l
    return np.asarray((np.einsum("ikj->kij", dM) + np.einsum("jki->kij", dM) - dM) / 2)


def coriolis_matrix(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """C_kj = sum_i Gamma[k][i][j] qd_i, so that Mdot - 2C is skew."""
    return np.asarray(np.einsum("kij,i->kj", christoffel_symbols(robot, q), np.asarray(qd)))


def bias(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """h = C qd + phi."""
    return np.asarray(coriolis_matrix(robot, q, qd) @ np.asarray(qd) + gravity(robot, q))


def inverse_dynamics(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """tau = M qdd + C qd + phi."""
    return np.asarray(mass_matrix(robot, q) @ np.asarray(qdd) + bias(robot, q, qd))


def forward_dynamics(robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
    """qdd = M^-1 (tau - h)."""
    return np.linalg.solve(mass_matrix(robot, q), np.asarray(tau) - bias(robot, q, qd))
