"""What every function of the contract should answer at one state, from the energy-based reference.

    X^-1 Xdot = J qd,   Vdot = J qdd + Jdot qd,   F_i = sum over what i carries of (hdot - gravity)

h are the links' momenta about the base origin. Rates along the motion are complex steps in the
direction (qd, qdd).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.verify.reference import energy_method
from symdyn.verify.reference.energy_method import (
    STEP,
    complex_step,
    cross_matrix,
    follow_matrix,
    link_jacobians,
    link_poses,
    placement_matrix,
)

Array = NDArray[Any]


# -- kinematics ----------------------------------------------------------------------------


def forward_kinematics(robot: Robot, q: ArrayLike) -> Array:
    """The 4x4 pose of every tip in the base frame; q may be complex."""
    poses = link_poses(robot, q)
    frames = [robot.frame(name) for name in robot.tips]
    tips = [
        (np.eye(4) if frame.link == BASE else poses[frame.link]) @ placement_matrix(frame.placement)
        for frame in frames
    ]
    return np.array(tips).reshape(-1, 4, 4)


def _tip_twists(robot: Robot, q: ArrayLike, body: bool) -> Array:
    """X^-1 dX/dq_k (body) or dX/dq_k X^-1 (space) of every tip by complex step."""
    X = forward_kinematics(robot, np.asarray(q, float))
    dX = complex_step(lambda at: forward_kinematics(robot, at), q)
    twists = np.linalg.inv(X) @ dX if body else dX @ np.linalg.inv(X)
    rows, columns = [2, 0, 1, 0, 1, 2], [1, 2, 0, 3, 3, 3]
    return np.moveaxis(twists[..., rows, columns], 0, -1)


def jacobian(robot: Robot, q: ArrayLike) -> Array:
    """Column k of every tip is the twist X^-1 dX/dq_k, angular first, in the tip's own frame."""
    return _tip_twists(robot, q, body=True)


def jacobian_space(robot: Robot, q: ArrayLike) -> Array:
    """Column k of every tip is the twist dX/dq_k X^-1 in base coordinates."""
    return _tip_twists(robot, q, body=False)


def jacobian_world(robot: Robot, q: ArrayLike) -> Array:
    """The body Jacobian with both halves turned to base axes."""
    R = forward_kinematics(robot, np.asarray(q, float))[:, :3, :3]
    J = jacobian(robot, q)
    return np.concatenate([R @ J[:, :3], R @ J[:, 3:]], axis=1)


def _link_body_jacobians(robot: Robot, q: ArrayLike) -> Array:
    """(links, 6, nv): twists of the link frames in their own axes, assembled from geometry."""
    pairs = zip(link_poses(robot, q), link_jacobians(robot, q), strict=True)
    return np.array([np.vstack([X[:3, :3].T @ Jw, X[:3, :3].T @ Jv]) for X, (Jw, Jv) in pairs])


def _tip_body_jacobians(robot: Robot, q: ArrayLike) -> Array:
    """(tips, 6, nv) from the links' Jacobians; q may be complex, unlike in `jacobian`."""
    links = _link_body_jacobians(robot, q)
    result = np.zeros((len(robot.tips), 6, robot.nv), dtype=links.dtype)
    for number, name in enumerate(robot.tips):
        frame = robot.frame(name)
        if frame.link != BASE:
            X = placement_matrix(frame.placement)
            w, v = links[frame.link][:3], links[frame.link][3:]
            result[number, :3] = X[:3, :3].T @ w
            result[number, 3:] = X[:3, :3].T @ (v - cross_matrix(X[:3, 3]) @ w)
    return result


def _rate(function: Callable[[Array], Array], q: ArrayLike, qd: ArrayLike) -> Array:
    return np.asarray(function(np.asarray(q) + 1j * STEP * np.asarray(qd)).imag / STEP)


def jacobian_dot(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """The rate of the body Jacobian."""
    return _rate(lambda at: _tip_body_jacobians(robot, at), q, qd)


def link_motions(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array, Array]:
    """V = J qd and Vdot = J qdd + Jdot qd of every link."""
    J = _link_body_jacobians(robot, q)
    Jdot = _rate(lambda at: _link_body_jacobians(robot, at), q, qd)
    return J @ np.asarray(qd), J @ np.asarray(qdd) + Jdot @ np.asarray(qd)


# -- momentum and forces -------------------------------------------------------------------


def _momenta(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """(links, 6): every link's (angular, linear) momentum about the base origin, in base axes."""
    rows = []
    bodies = zip(robot.links, link_poses(robot, q), link_jacobians(robot, q), strict=True)
    for link, X, (Jw, Jv) in bodies:
        R, p = X[:3, :3], X[:3, 3]
        h = R @ np.array(link.inertia.moment, float)
        inertia = R @ np.array(link.inertia.tensor, float) @ R.T
        w, v = Jw @ np.asarray(qd), Jv @ np.asarray(qd)
        linear = float(link.inertia.m) * v + cross_matrix(w) @ h
        about_origin = inertia @ w + cross_matrix(h) @ v
        rows.append([*(about_origin + cross_matrix(p) @ linear), *linear])
    return np.array(rows)


def total_momentum(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """The sum of the links' momenta."""
    return np.asarray(_momenta(robot, q, qd).sum(axis=0))


def moments_of_mass(robot: Robot, q: ArrayLike) -> Array:
    """(links, 3): mass times position of the centre of mass, in the base frame."""
    return np.array(
        [
            float(link.inertia.m) * X[:3, 3] + X[:3, :3] @ np.array(link.inertia.moment, float)
            for link, X in zip(robot.links, link_poses(robot, q), strict=True)
        ]
    )


def center_of_mass(robot: Robot, q: ArrayLike) -> Array:
    """The centre of mass of the moving links."""
    mass = sum(float(link.inertia.m) for link in robot.links)
    return np.asarray(moments_of_mass(robot, q).sum(axis=0) / mass)


def joint_wrenches(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    qdd: ArrayLike,
    f_tip: Array | None = None,
) -> Array:
    """What every joint transmits, by the rate of momentum of all it carries."""
    q, qd, qdd = (np.asarray(x, float) for x in (q, qd, qdd))
    rates = _momenta(robot, q + 1j * STEP * qd, qd + 1j * STEP * qdd).imag / STEP
    g = np.array(robot.gravity, float)
    masses = np.array([float(link.inertia.m) for link in robot.links])
    needed = rates - np.hstack([np.cross(moments_of_mass(robot, q), g), np.outer(masses, g)])
    if f_tip is None:
        f_tip = np.zeros((len(robot.tips), 6))
    for name, X, wrench in zip(robot.tips, forward_kinematics(robot, q), f_tip, strict=True):
        moment, force = X[:3, :3] @ wrench[:3], X[:3, :3] @ wrench[3:]
        if robot.frame(name).link != BASE:
            needed[robot.frame(name).link] += [*(moment + np.cross(X[:3, 3], force)), *force]
    for i in reversed(range(len(robot.joints))):
        if robot.joints[i].parent != BASE:
            needed[robot.joints[i].parent] += needed[i]
    result = []
    for X, (moment, force) in zip(link_poses(robot, q), needed.reshape(-1, 2, 3), strict=True):
        R, p = X[:3, :3], X[:3, 3]
        result.append([*(R.T @ (moment - np.cross(p, force))), *(R.T @ force)])
    return np.array(result)


def passive_forces(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """Friction and springs joint by joint, gathered like torques."""
    G, offset = follow_matrix(robot)
    own = []
    for joint, x, rate in zip(robot.joints, G @ q + offset, G @ np.asarray(qd), strict=True):
        law = joint.passive
        width = float(law.smoothing)
        direction = np.tanh(rate / width) if width else np.sign(rate)
        dry = float(law.coulomb) * direction + float(law.offset)
        spring = float(law.stiffness) * (x - float(law.rest))
        own.append(float(law.viscous) * rate + dry + spring)
    return np.asarray(G.T @ own)


# -- the contract --------------------------------------------------------------------------


def _as_tuple(function: Callable[..., Any]) -> Callable[..., tuple[Array, ...]]:
    def call(robot: Robot, *state: ArrayLike) -> tuple[Array, ...]:
        value = function(robot, *state)
        return value if isinstance(value, tuple) else (value,)

    return call


def _inverse_mass_matrix(robot: Robot, q: ArrayLike) -> Array:
    return np.linalg.inv(energy_method.mass_matrix(robot, q))


def curvature(robot: Robot, q: ArrayLike) -> Array:
    """R_ijkl of the metric M, its second derivatives by differences of complex steps.

    R_ijkl = 1/2 (d_jk M_il + d_il M_jk - d_jl M_ik - d_ik M_jl) + Gamma_jk.Gamma_il - ...
    """
    q = np.asarray(q, float)
    n = robot.nv

    def slopes(at: Array) -> Array:
        return complex_step(lambda x: energy_method.mass_matrix(robot, x), at)

    # Fourth-order central differences: the step's fourth power and the rounding over it balance.
    h = 1e-3
    ddM = np.array(
        [
            (
                8 * (slopes(q + h * e) - slopes(q - h * e))
                - slopes(q + 2 * h * e)
                + slopes(q - 2 * h * e)
            )
            / (12 * h)
            for e in np.eye(n)
        ]
    )
    gamma = energy_method.christoffel_symbols(robot, q)
    inverse = np.linalg.inv(energy_method.mass_matrix(robot, q))
    second = (
        np.einsum("jkil->ijkl", ddM)
        + np.einsum("iljk->ijkl", ddM)
        - np.einsum("jlik->ijkl", ddM)
        - np.einsum("ikjl->ijkl", ddM)
    ) / 2
    products = np.einsum("rjk,rs,sil->ijkl", gamma, inverse, gamma)
    return np.asarray(second + products - np.einsum("ijlk->ijkl", products))


def ricci_curvature(robot: Robot, q: ArrayLike) -> Array:
    """Ric_jl = m^ik R_ijkl."""
    inverse = _inverse_mass_matrix(robot, q)
    return np.asarray(np.einsum("ik,ijkl->jl", inverse, curvature(robot, q)))


def scalar_curvature(robot: Robot, q: ArrayLike) -> Array:
    """K = m^jl Ric_jl."""
    inverse = _inverse_mass_matrix(robot, q)
    return np.asarray(np.einsum("jl,jl->", inverse, ricci_curvature(robot, q)))


_ANSWERS: dict[str, Callable[..., Any]] = {
    "inverse_dynamics": energy_method.inverse_dynamics,
    "mass_matrix": energy_method.mass_matrix,
    "coriolis_matrix": energy_method.coriolis_matrix,
    "gravity": energy_method.gravity,
    "bias": energy_method.bias,
    "christoffel_symbols": energy_method.christoffel_symbols,
    "curvature": curvature,
    "ricci_curvature": ricci_curvature,
    "scalar_curvature": scalar_curvature,
    "forward_dynamics": energy_method.forward_dynamics,
    "inverse_mass_matrix": _inverse_mass_matrix,
    "kinetic_energy": energy_method.kinetic_energy,
    "potential_energy": energy_method.potential_energy,
    "center_of_mass": center_of_mass,
    "total_momentum": total_momentum,
    "forward_kinematics": forward_kinematics,
    "jacobian": jacobian,
    "jacobian_space": jacobian_space,
    "jacobian_world": jacobian_world,
    "jacobian_dot": jacobian_dot,
    "link_motions": link_motions,
    "joint_wrenches": joint_wrenches,
    "passive_forces": passive_forces,
}

REFERENCE = {name: _as_tuple(function) for name, function in _ANSWERS.items()}
"""Contract name -> function of (robot, *state), giving a tuple of arrays, one per output."""


def extra_forces(robot: Robot, state: Mapping[str, Array], passive: bool, tips: bool) -> Array:
    """What inverse dynamics gains, and forward dynamics has to pay, beyond the rigid motion."""
    total = np.zeros(robot.nv)
    if tips:
        total += np.einsum("tij,ti->j", jacobian(robot, state["q"]), state["f_tip"])
    if passive:
        total += passive_forces(robot, state["q"], state["qd"])
    return total
