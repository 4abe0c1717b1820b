"""What kinematics, momentum and dynamics should answer at one state, by the energy-based reference.

    X^-1 Xdot = J qd,   Vdot = J qdd + Jdot qd,   F_i = sum over what i carries of (hdot - gravity)

h are the links' momenta about the base origin.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.verification.reference import energy_method, scales
from symdyn.verification.reference.answer import ADDED, PAID, PLAIN, Answer, More, unit_axis
from symdyn.verification.reference.base_motion import moved_forward_dynamics, moved_inverse_dynamics
from symdyn.verification.reference.differences import (
    coordinate_differences,
    coordinate_slopes,
    rate,
)
from symdyn.verification.reference.energy_method import link_jacobians, link_poses, moments_of_mass
from symdyn.verification.reference.forces import (
    extra_forces,
    link_body_jacobians,
    passive_forces,
    stop_friction,
    tip_body_jacobians,
)
from symdyn.verification.reference.joints.geometry import number, numbers, placement_matrix, times
from symdyn.verification.reference.joints.motions import brackets
from symdyn.verification.reference.joints.springs import spring_energy

Array = NDArray[Any]


# -- kinematics ----------------------------------------------------------------------------


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
    dX = coordinate_slopes(robot, lambda at: forward_kinematics(robot, at), q)
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
    """The columns of the Jacobian for the six freedoms of the free base."""
    joints = enumerate(robot.joints)
    base = next(i for i, j in joints if j.nv == 6 and j.parent == BASE)
    start = robot.coordinates[base]
    return jacobian(robot, q)[..., start : start + 6]


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


# -- momentum and forces -------------------------------------------------------------------


def momenta(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """(links, 6): every link's (angular, linear) momentum about the base origin, in base axes."""
    rows = []
    bodies = zip(robot.links, link_poses(robot, q), link_jacobians(robot, q), strict=True)
    for link, X, (Jw, Jv) in bodies:
        R, p = X[..., :3, :3], X[..., :3, 3]
        h = R @ numbers(link.inertia.moment)
        inertia = R @ numbers(link.inertia.tensor) @ np.swapaxes(R, -1, -2)
        w, v = times(Jw, qd), times(Jv, qd)
        linear = number(link.inertia.m) * v + np.cross(w, h)
        about_origin = times(inertia, w) + np.cross(h, v)
        rows.append(np.concatenate([about_origin + np.cross(p, linear), linear], axis=-1))
    return np.stack(rows, axis=-2)


def total_momentum(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """The sum of the links' momenta."""
    return np.asarray(momenta(robot, q, qd).sum(axis=0))


def center_of_mass(robot: Robot, q: ArrayLike) -> Array:
    """The centre of mass of the moving links."""
    mass = sum(number(link.inertia.m) for link in robot.links)
    return np.asarray(moments_of_mass(robot, q).sum(axis=0) / mass)


def centroidal_momentum(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """The links' (angular, linear) momentum about their centre of mass, in base axes."""
    angular, linear = np.split(total_momentum(robot, q, qd), 2)
    return np.concatenate([angular - np.cross(center_of_mass(robot, q), linear), linear])


def centroidal_momentum_matrix(robot: Robot, q: ArrayLike) -> Array:
    """A_G with A_G qd = h_G: column k is the momentum at unit velocity k."""
    columns = [centroidal_momentum(robot, q, unit) for unit in np.eye(robot.nv)]
    return np.stack(columns, axis=-1)


def needed_wrenches(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """(links, 6): rate of every link's momentum without its weight, about the base origin."""
    rates = momenta(robot, q, qdd) + rate(robot, lambda at: momenta(robot, at, qd), q, qd)
    g = numbers(robot.gravity)
    moments = np.cross(moments_of_mass(robot, q), g)
    forces = np.outer(numbers([link.inertia.m for link in robot.links]), g)
    return np.asarray(
        rates - np.concatenate([moments, np.broadcast_to(forces, moments.shape)], axis=-1)
    )


def potential_energy(robot: Robot, q: ArrayLike, more: More = PLAIN) -> Array:
    """U in gravity, and of the springs if passive forces act."""
    U = energy_method.potential_energy(robot, q)
    return np.asarray(U + spring_energy(robot, q)) if more.passive else U


def joint_wrenches(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, more: More = PLAIN
) -> Array:
    """What every joint transmits, by the rate of momentum of all it carries."""
    needed = list(needed_wrenches(robot, q, qd, qdd))
    f_tip = np.zeros((len(robot.tips), 6)) if more.f_tip is None else more.f_tip
    for name, X, wrench in zip(robot.tips, forward_kinematics(robot, q), f_tip, strict=True):
        moment, force = X[:3, :3] @ wrench[:3], X[:3, :3] @ wrench[3:]
        link = robot.frame(name).link
        if link != BASE:
            about_origin = [*(moment + np.cross(X[:3, 3], force)), *force]
            needed[link] = needed[link] + np.array(about_origin)
    for i in reversed(range(len(robot.joints))):
        parent = robot.joints[i].parent
        if parent != BASE:
            needed[parent] = needed[parent] + needed[i]
    result = []
    for X, wrench in zip(link_poses(robot, q), needed, strict=True):
        moment, force = wrench[:3], wrench[3:]
        R, p = X[:3, :3], X[:3, 3]
        result.append([*(R.T @ (moment - np.cross(p, force))), *(R.T @ force)])
    return np.array(result)


def inverse_dynamics(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, more: More = PLAIN
) -> Array:
    """tau of the rigid motion, on a moving base if that is asked for, and the extra forces."""
    if more.base is None:
        rigid = energy_method.inverse_dynamics(robot, q, qd, qdd)
    else:
        rigid = moved_inverse_dynamics(robot, q, qd, qdd, more.base)
    return np.asarray(rigid + extra_forces(robot, np.asarray(q), np.asarray(qd), more))


def forward_dynamics(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, more: More = PLAIN
) -> Array:
    """qdd of the rigid motion under what the extra forces leave of tau."""
    left = np.asarray(tau) - extra_forces(robot, np.asarray(q), np.asarray(qd), more)
    if more.base is None:
        return energy_method.forward_dynamics(robot, q, qd, left)
    return moved_forward_dynamics(robot, q, qd, left, more.base)


# -- the mass matrix as a metric -------------------------------------------------------------


def inverse_mass_matrix(robot: Robot, q: ArrayLike) -> Array:
    """The inverse of M."""
    return np.linalg.inv(energy_method.mass_matrix(robot, q))


def inverse_mass_times(robot: Robot, q: ArrayLike, b: ArrayLike) -> Array:
    """The solution of M x = b."""
    return np.linalg.solve(energy_method.mass_matrix(robot, q), np.asarray(b))


def curvature(robot: Robot, q: ArrayLike) -> Array:
    """R_ijkl of the metric M, derivatives of its symbols by differences of complex steps.

    R_ijkl = <(D_k D_l - D_l D_k - D_[k,l]) X_j, X_i>,    <D_l X_j, X_i> = Gamma[i][l][j]
           = X_k Gamma[i][l][j] - X_l Gamma[i][k][j] + <D_k X_j, D_l X_i> - <D_l X_j, D_k X_i>
             - sum_m c[m][k][l] Gamma[i][m][j]
    """
    gamma = energy_method.christoffel_symbols(robot, q)
    slopes = coordinate_differences(
        robot, lambda at: energy_method.christoffel_symbols(robot, at), q
    )
    first = np.einsum("kilj->ijkl", slopes)
    products = np.einsum("rkj,rs,sli->ijkl", gamma, inverse_mass_matrix(robot, q), gamma)
    half = first + products
    along = np.einsum("mkl,imj->ijkl", brackets(robot), gamma)
    return np.asarray(half - np.einsum("ijlk->ijkl", half) - along)


def ricci_curvature(robot: Robot, q: ArrayLike) -> Array:
    """Ric_jl = m^ik R_ijkl."""
    inverse = inverse_mass_matrix(robot, q)
    return np.asarray(np.einsum("ik,ijkl->jl", inverse, curvature(robot, q)))


def scalar_curvature(robot: Robot, q: ArrayLike) -> Array:
    """K = m^jl Ric_jl."""
    inverse = inverse_mass_matrix(robot, q)
    return np.asarray(np.einsum("jl,jl->", inverse, ricci_curvature(robot, q)))


# -- the contract --------------------------------------------------------------------------

_Q, _MOTION, _DRIVEN = ("q",), ("q", "qd", "qdd"), ("q", "qd", "tau")
_RATES = ("q", "qd")
_ALL = ("f_tip", "passive", "base")
REFERENCE: dict[str, Answer] = {
    "inverse_dynamics": Answer(
        inverse_dynamics, _MOTION, scales.force_size, uses=_ALL, forces=ADDED
    ),
    "mass_matrix": Answer(energy_method.mass_matrix, _Q, scales.mass_matrix_size),
    "coriolis_matrix": Answer(energy_method.coriolis_matrix, _RATES, scales.coriolis_size),
    "gravity": Answer(energy_method.gravity, _Q, scales.force_size),
    "bias": Answer(energy_method.bias, _RATES, scales.force_size),
    "christoffel_symbols": Answer(energy_method.christoffel_symbols, _Q, scales.christoffel_size),
    "curvature": Answer(curvature, _Q, scales.curvature_size),
    "ricci_curvature": Answer(
        ricci_curvature,
        _Q,
        partial(scales.curvature_size, traces=1),
        condition=scales.mass_matrix_condition,
    ),
    "scalar_curvature": Answer(
        scalar_curvature,
        _Q,
        partial(scales.curvature_size, traces=2),
        condition=scales.mass_matrix_condition,
    ),
    "forward_dynamics": Answer(
        forward_dynamics, _DRIVEN, scales.acceleration_size, uses=_ALL, forces=PAID
    ),
    "inverse_mass_matrix": Answer(inverse_mass_matrix, _Q, scales.inverse_size),
    "inverse_mass_times": Answer(inverse_mass_times, ("q", "b"), scales.solution_size),
    "kinetic_energy": Answer(energy_method.kinetic_energy, _RATES),
    "potential_energy": Answer(potential_energy, _Q, scales.potential_size, uses=("passive",)),
    "center_of_mass": Answer(center_of_mass, _Q, scales.center_size),
    "total_momentum": Answer(total_momentum, _RATES),
    "centroidal_momentum": Answer(centroidal_momentum, _RATES, scales.momentum_size),
    "centroidal_momentum_matrix": Answer(centroidal_momentum_matrix, _Q, scales.momentum_size),
    "forward_kinematics": Answer(forward_kinematics, _Q, unit_axis),
    "jacobian": Answer(jacobian, _Q, unit_axis),
    "base_jacobian": Answer(base_jacobian, _Q, unit_axis),
    "jacobian_space": Answer(jacobian_space, _Q, unit_axis),
    "jacobian_world": Answer(jacobian_world, _Q, unit_axis),
    "jacobian_dot": Answer(jacobian_dot, _RATES, unit_axis),
    "jacobian_world_dot": Answer(jacobian_world_dot, _RATES, unit_axis),
    "tip_bias": Answer(tip_bias, _RATES, unit_axis),
    "tip_bias_world": Answer(tip_bias_world, _RATES, unit_axis),
    "link_motions": Answer(link_motions, _MOTION, unit_axis),
    "joint_wrenches": Answer(joint_wrenches, _MOTION, uses=("f_tip",)),
    "passive_forces": Answer(passive_forces, _RATES),
    "stop_friction": Answer(stop_friction, ("q", "q_last", "z")),
}
