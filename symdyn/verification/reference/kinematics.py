"""Reference for kinematics: poses of tips, their complex steps, and steps on the manifold.

    X^-1 Xdot = J qd,   Vdot = J qdd + Jdot qd

Derivatives of `integrate` are velocities at the end position, computed from the rates of its
coordinates (`manifold.py`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.verification.reference import manifold
from symdyn.verification.reference.answer import Answer, unit_axis
from symdyn.verification.reference.differences import complex_step, coordinate_derivatives, rate
from symdyn.verification.reference.energy_method import link_jacobians, link_poses
from symdyn.verification.reference.geometry import cross_matrix, placement_matrix, times, transposed

Array = NDArray[Any]

# -- frames and their motions --------------------------------------------------------------


def forward_kinematics(robot: Robot, q: ArrayLike) -> Array:
    """The 4x4 pose of every tip in the base frame; positions may be many."""
    poses = link_poses(robot, q)
    many = np.asarray(q).shape[:-1]
    tips = []
    for frame in (robot.frame(name) for name in robot.tips):
        link = np.eye(4) if frame.link == BASE else poses[frame.link]
        tips.append(np.broadcast_to(link @ placement_matrix(frame.placement), (*many, 4, 4)))
    return np.stack(tips, axis=-3) if tips else np.zeros((*many, 0, 4, 4))


def twist_of(matrix: Array) -> Array:
    """(angular, linear) of 4x4 matrices [[w], v; 0, 0], where [w] b = w x b."""
    rows, columns = [2, 0, 1, 0, 1, 2], [1, 2, 0, 3, 3, 3]
    return np.asarray(matrix[..., rows, columns])


def _tip_twists(robot: Robot, q: ArrayLike, body: bool) -> Array:
    """X^-1 dX/dq_k (body) or dX/dq_k X^-1 (space) of every tip."""
    back = np.linalg.inv(forward_kinematics(robot, q))
    dX = coordinate_derivatives(robot, lambda at: forward_kinematics(robot, at), q)
    return np.moveaxis(twist_of(back @ dX if body else dX @ back), 0, -1)


def jacobian(robot: Robot, q: ArrayLike) -> Array:
    """Column k of every tip is the twist X^-1 dX/dq_k, angular first, in the tip's own frame."""
    return _tip_twists(robot, q, body=True)


def jacobian_space(robot: Robot, q: ArrayLike) -> Array:
    """Column k of every tip is the twist dX/dq_k X^-1 in base coordinates."""
    return _tip_twists(robot, q, body=False)


def jacobian_world(robot: Robot, q: ArrayLike) -> Array:
    """The body Jacobian with both halves turned to base axes."""
    R = forward_kinematics(robot, q)[:, :3, :3]
    J = jacobian(robot, q)
    return np.concatenate([R @ J[:, :3], R @ J[:, 3:]], axis=1)


def base_jacobian(robot: Robot, q: ArrayLike) -> Array:
    """The columns of the Jacobian for the six DoF of the free base."""
    joints = enumerate(robot.joints)
    base = next(i for i, j in joints if j.nv == 6 and j.parent == BASE)
    start = robot.v_starts[base]
    return jacobian(robot, q)[..., start : start + 6]


def link_body_jacobians(robot: Robot, q: ArrayLike) -> Array:
    """(links, 6, nv): twists of the link frames in their own axes, assembled from geometry."""
    pairs = zip(link_poses(robot, q), link_jacobians(robot, q), strict=True)
    halves = [(transposed(X[..., :3, :3]), Jw, Jv) for X, (Jw, Jv) in pairs]
    return np.stack([np.concatenate([R @ Jw, R @ Jv], axis=-2) for R, Jw, Jv in halves], axis=-3)


def tip_body_jacobians(robot: Robot, q: ArrayLike) -> Array:
    """(tips, 6, nv): twists of the tips in their own axes, from those of the links."""
    links = link_body_jacobians(robot, q)
    tips = []
    for name in robot.tips:
        frame = robot.frame(name)
        if frame.link == BASE:
            tips.append(np.zeros_like(links[..., 0, :, :]))
            continue
        X = placement_matrix(frame.placement)
        w, v = links[..., frame.link, :3, :], links[..., frame.link, 3:, :]
        R, p = X[:3, :3].T, X[:3, 3]
        tips.append(np.concatenate([R @ w, R @ (v - cross_matrix(p) @ w)], axis=-2))
    return np.stack(np.broadcast_arrays(*tips), axis=-3) if tips else links[..., :0, :, :]


def jacobian_dot(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """The rate of the body Jacobian."""
    return rate(robot, lambda at: tip_body_jacobians(robot, at), q, qd)


def jacobian_world_dot(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """The rate of R J of the body Jacobian's halves J: both depend on the position."""

    def in_base_axes(at: Array) -> Array:
        R = forward_kinematics(robot, at)[..., :3, :3]
        J = tip_body_jacobians(robot, at)
        return np.concatenate([R @ J[..., :3, :], R @ J[..., 3:, :]], axis=-2)

    return rate(robot, in_base_axes, q, qd)


def tip_bias(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """Jdot qd of the body Jacobian."""
    return times(jacobian_dot(robot, q, qd), qd)


def tip_bias_world(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """Jdot qd of the Jacobian in base axes."""
    return times(jacobian_world_dot(robot, q, qd), qd)


def link_motions(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array, Array]:
    """V = J qd and Vdot = J qdd + Jdot qd of every link."""
    J = link_body_jacobians(robot, q)
    Jdot = rate(robot, lambda at: link_body_jacobians(robot, at), q, qd)
    return J @ np.asarray(qd), J @ np.asarray(qdd) + Jdot @ np.asarray(qd)


# -- coordinates ---------------------------------------------------------------------------


def integrate_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, dt: ArrayLike
) -> tuple[Array, ...]:
    """Velocities at the end per direction of q, per qd and per dt."""
    none = np.zeros(robot.nv)
    end = manifold.integrate(robot, q, qd, dt)
    by_q = complex_step(
        lambda d: manifold.integrate(robot, manifold.moved(robot, q, d), qd, dt), none
    )
    by_qd = complex_step(lambda d: manifold.integrate(robot, q, qd + d, dt), none)
    by_dt = complex_step(lambda d: manifold.integrate(robot, q, qd, dt + d), [0.0])
    return tuple(manifold.velocity(robot, end, rates).T for rates in (by_q, by_qd, by_dt))


def difference_derivatives(robot: Robot, q0: ArrayLike, q1: ArrayLike) -> tuple[Array, ...]:
    """The velocity per direction of the start and per direction of the end."""
    none = np.zeros(robot.nv)
    by_q0 = complex_step(
        lambda d: manifold.difference(robot, manifold.moved(robot, q0, d), q1), none
    )
    by_q1 = complex_step(
        lambda d: manifold.difference(robot, q0, manifold.moved(robot, q1, d)), none
    )
    return by_q0.T, by_q1.T


# -- the contract --------------------------------------------------------------------------

_Q, _RATES = ("q",), ("q", "qd")
KINEMATICS_REFERENCE: dict[str, Answer] = {
    "forward_kinematics": Answer(forward_kinematics, _Q, unit_axis),
    "jacobian": Answer(jacobian, _Q, unit_axis),
    "base_jacobian": Answer(base_jacobian, _Q, unit_axis),
    "jacobian_space": Answer(jacobian_space, _Q, unit_axis),
    "jacobian_world": Answer(jacobian_world, _Q, unit_axis),
    "jacobian_dot": Answer(jacobian_dot, _RATES, unit_axis),
    "jacobian_world_dot": Answer(jacobian_world_dot, _RATES, unit_axis),
    "tip_bias": Answer(tip_bias, _RATES, unit_axis),
    "tip_bias_world": Answer(tip_bias_world, _RATES, unit_axis),
    "link_motions": Answer(link_motions, ("q", "qd", "qdd"), unit_axis),
    "integrate": Answer(manifold.integrate, ("q", "qd", "dt"), unit_axis),
    "difference": Answer(manifold.difference, ("q0", "q1"), unit_axis),
    "integrate_derivatives": Answer(integrate_derivatives, ("q", "qd", "dt"), unit_axis),
    "difference_derivatives": Answer(difference_derivatives, ("q0", "q1"), unit_axis),
    "qdot": Answer(manifold.qdot, ("q", "qd"), unit_axis),
    "velocity": Answer(manifold.velocity, ("q", "dq"), unit_axis),
}
