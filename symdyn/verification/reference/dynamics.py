"""Reference for momentum and dynamics, by the energy method.

    F_i = sum of (hdot - gravity) over link i and the links beyond it

where h are the momenta of the links about the base origin.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from symdyn.verification.reference import energy_method, scales
from symdyn.verification.reference.answer import (
    FORCES_ADDED,
    FORCES_SUBTRACTED,
    PLAIN,
    Answer,
    ReferenceOptions,
)
from symdyn.verification.reference.differences import (
    coordinate_differences,
    rate,
)
from symdyn.verification.reference.energy_method import link_jacobians, link_poses, moments_of_mass
from symdyn.verification.reference.forces import (
    extra_forces,
    passive_forces,
    spring_energy,
    stop_friction,
)
from symdyn.verification.reference.geometry import number, numbers, times
from symdyn.verification.reference.joints import brackets
from symdyn.verification.reference.kinematics import forward_kinematics

Array = NDArray[Any]


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


def potential_energy(robot: Robot, q: ArrayLike, options: ReferenceOptions = PLAIN) -> Array:
    """U in gravity, and of the springs if passive forces act."""
    U = energy_method.potential_energy(robot, q)
    return np.asarray(U + spring_energy(robot, q)) if options.passive else U


def joint_wrenches(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, options: ReferenceOptions = PLAIN
) -> Array:
    """Return the wrench of every joint, by the momentum rate of all links beyond it."""
    needed = list(needed_wrenches(robot, q, qd, qdd))
    f_tip = np.zeros((len(robot.tips), 6)) if options.f_tip is None else options.f_tip
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
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, options: ReferenceOptions = PLAIN
) -> Array:
    """Return tau of the rigid-body motion, on a moving base if requested, plus extra forces."""
    if options.base is None:
        rigid = energy_method.inverse_dynamics(robot, q, qd, qdd)
    else:
        rigid = moving_base_inverse_dynamics(robot, q, qd, qdd, options.base)
    return np.asarray(rigid + extra_forces(robot, np.asarray(q), np.asarray(qd), options))


def forward_dynamics(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, options: ReferenceOptions = PLAIN
) -> Array:
    """Return qdd of the rigid-body motion under tau minus the extra forces."""
    left = np.asarray(tau) - extra_forces(robot, np.asarray(q), np.asarray(qd), options)
    if options.base is None:
        return energy_method.forward_dynamics(robot, q, qd, left)
    return moving_base_forward_dynamics(robot, q, qd, left, options.base)


# -- a moving base -------------------------------------------------------------------------
#
# The reference knows only fixed bases: a moving one is three prismatic and three revolute joints.
#
#     X = T(x, y, z) Rx(a) Ry(b) Rz(c)  at x = ... = c = 0:      V0 = (rates of a, b, c, of x, y, z)
#     Vdot0 = (alpha, vdot),    (a, b, c)'' = alpha - (b'c', -a'c', a'b'),    p'' = vdot + w x v
#
# The six joints are massless; the result is in the robot's own rows of the larger equations of
# motion.

_AXES = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def on_moving_base(robot: Robot) -> Robot:
    """The robot on a base with six DoF."""
    kinds = [(kind, axis) for kind in ("prismatic", "revolute") for axis in _AXES]
    below = [
        Joint(f"base DoF {k}", kind, k - 1 if k else BASE, UNMOVED, axis)
        for k, (kind, axis) in enumerate(kinds)
    ]
    above = [
        replace(
            joint,
            parent=joint.parent + 6,
            mimic=joint.mimic and replace(joint.mimic, leader=joint.mimic.leader + 6),
        )
        for joint in robot.joints
    ]
    links = [Link(f"base part {k}") for k in range(6)]
    frames = [replace(frame, link=frame.link + 6) for frame in robot.frames]
    return replace(
        robot,
        joints=(*below, *above),
        links=(*links, *robot.links),
        base=replace(robot.base, bodies=()),
        frames=tuple(frames),
    )


def base_state(V0: Array, Vdot0: Array) -> tuple[Array, Array]:
    """Rates and accelerations of the six base DoF for a twist and its rate."""
    w, v = V0[:3], V0[3:]
    turning = Vdot0[:3] - np.array([w[1] * w[2], -w[0] * w[2], w[0] * w[1]])
    return np.array([*v, *w]), np.array([*(Vdot0[3:] + np.cross(w, v)), *turning])


def moving_base_inverse_dynamics(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, base: tuple[Array, Array]
) -> Array:
    """tau of the robot's own joints on the moving base."""
    rates, rise = base_state(*base)
    state = (_behind(np.zeros(6), q), _behind(rates, qd), _behind(rise, qdd))
    return energy_method.inverse_dynamics(on_moving_base(robot), *state)[6:]


def moving_base_forward_dynamics(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, base: tuple[Array, Array]
) -> Array:
    """qdd of the robot's own joints on the moving base."""
    larger = on_moving_base(robot)
    rates, rise = base_state(*base)
    at, speed = _behind(np.zeros(6), q), _behind(rates, qd)
    M = energy_method.mass_matrix(larger, at)
    held = M[6:, :6] @ rise + energy_method.bias(larger, at, speed)[6:]
    return np.linalg.solve(M[6:, 6:], np.asarray(tau) - held)


def _behind(first: Array, second: ArrayLike) -> Array:
    return np.concatenate([first, np.asarray(second)])


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
DYNAMICS_REFERENCE: dict[str, Answer] = {
    "inverse_dynamics": Answer(
        inverse_dynamics, _MOTION, scales.force_size, uses=_ALL, forces=FORCES_ADDED
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
        forward_dynamics, _DRIVEN, scales.acceleration_size, uses=_ALL, forces=FORCES_SUBTRACTED
    ),
    "inverse_mass_matrix": Answer(inverse_mass_matrix, _Q, scales.inverse_size),
    "inverse_mass_times": Answer(inverse_mass_times, ("q", "b"), scales.solution_size),
    "kinetic_energy": Answer(energy_method.kinetic_energy, _RATES),
    "potential_energy": Answer(potential_energy, _Q, scales.potential_size, uses=("passive",)),
    "center_of_mass": Answer(center_of_mass, _Q, scales.center_size),
    "total_momentum": Answer(total_momentum, _RATES),
    "centroidal_momentum": Answer(centroidal_momentum, _RATES, scales.momentum_size),
    "centroidal_momentum_matrix": Answer(centroidal_momentum_matrix, _Q, scales.momentum_size),
    "joint_wrenches": Answer(joint_wrenches, _MOTION, uses=("f_tip",)),
    "passive_forces": Answer(passive_forces, _RATES),
    "stop_friction": Answer(stop_friction, ("q", "q_last", "z")),
}
