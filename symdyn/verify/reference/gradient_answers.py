"""What the derivatives of the dynamics should be, sharing no code with what is judged.

In qd, qdd and tau: complex steps through the energy-based reference, exact. In q: central
differences of eighth order, of torques by d'Alembert,

    tau = sum over links of J^T (d(momentum)/dt - weight)       d/dt by a complex step along qd, qdd
    f'  = sum of a_k (f(kh) - f(-kh)) / h                       a = 4/5, -1/5, 4/105, -1/280
    f'' = (b_0 f + sum of b_k (f(kh) + f(-kh))) / h^2          b = -205/72, 8/5, -1/5, 8/315, -1/560

Torques are trigonometric polynomials of low degree d in each coordinate (and polynomials in the
displacement of a slider). With h d = 0.06 some 1e-13 of the terms is neglected; rounding adds 1e-14
to first and 1e-12 to second derivatives. Mixed ones come from those along q_i, q_j and q_i + q_j.
Accelerations are quotients of such polynomials, with poles perhaps not far, and are not differenced
in q: M dqdd = -dtau at the acceleration in question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verify.reference import answers, energy_method
from symdyn.verify.reference.energy_method import (
    STEP,
    complex_step,
    cross_matrix,
    follow_matrix,
    link_jacobians,
    link_poses,
)
from symdyn.verify.reference.scales import scale

Array = NDArray[Any]

FIRST = (4 / 5, -1 / 5, 4 / 105, -1 / 280)
SECOND = (-205 / 72, 8 / 5, -1 / 5, 8 / 315, -1 / 560)
REACH = 0.03
"""The step, in radians of what turns fastest with a coordinate."""


# -- differences -----------------------------------------------------------------------------


def steps(robot: Robot) -> Array:
    """For each coordinate the step that turns all its joints together by `REACH`."""
    G, _ = follow_matrix(robot)
    return np.asarray(REACH / np.maximum(1.0, np.abs(G).sum(axis=0)))


def slopes(robot: Robot, function: Callable[[Array], Array], q: ArrayLike) -> Array:
    """df/dq by differences of eighth order, one last index per coordinate."""
    at = np.asarray(q, float)
    columns = []
    for h, unit in zip(steps(robot), np.eye(len(at)), strict=True):
        pairs = [
            a * (function(at + k * h * unit) - function(at - k * h * unit))
            for k, a in enumerate(FIRST, start=1)
        ]
        columns.append(sum(pairs) / h)
    return np.moveaxis(np.array(columns), 0, -1)


def bends(robot: Robot, function: Callable[[Array], Array], q: ArrayLike) -> Array:
    """d2f/dq2 by differences of eighth order, two last indices per coordinate."""
    at, n = np.asarray(q, float), robot.nv
    units = np.diag(steps(robot))
    centre = function(at)

    def along(step: Array) -> Array:
        rings = [
            b * (function(at + k * step) + function(at - k * step))
            for k, b in enumerate(SECOND[1:], start=1)
        ]
        return np.asarray(SECOND[0] * centre + sum(rings))

    straight = [along(unit) for unit in units]
    result = np.zeros((n, n, *centre.shape))
    for i in range(n):
        result[i, i] = straight[i]
        for j in range(i):
            # half steps, so that all joints together turn no further than for one coordinate
            both = 4 * along((units[i] + units[j]) / 2)
            result[i, j] = result[j, i] = (both - straight[i] - straight[j]) / 2
    scaled = result / np.multiply.outer(steps(robot), steps(robot)).reshape(
        n, n, *(1,) * centre.ndim
    )
    return np.moveaxis(scaled, (0, 1), (-2, -1))


def imaginary(function: Callable[[Array], Array], x: ArrayLike) -> Array:
    """df/dx by complex step, one last index per component."""
    return np.moveaxis(complex_step(function, x), 0, -1)


# -- forces ----------------------------------------------------------------------------------


def extra_forces(
    robot: Robot, q: Array, qd: Array, f_tip: ArrayLike | None, passive: bool
) -> Array:
    """J^T f_tip, and friction and springs; qd may be complex."""
    total = np.zeros(robot.nv, dtype=np.result_type(float, qd))
    if f_tip is not None:
        total += np.einsum("tij,ti->j", answers.jacobian(robot, q), np.asarray(f_tip))
    if passive:
        G, offset = follow_matrix(robot)
        for i, (joint, x) in enumerate(zip(robot.joints, G @ q + offset, strict=True)):
            law, rate, width = joint.passive, G[i] @ qd, float(joint.passive.smoothing)
            direction = np.tanh(rate / width) if width else np.sign(np.real(rate))
            own = float(law.viscous) * rate + float(law.coulomb) * direction + float(law.offset)
            total += G[i] * (own + float(law.stiffness) * (x - float(law.rest)))
    return total


def rigid_torques(robot: Robot, q: Array, qd: Array, qdd: Array) -> Array:
    """tau by d'Alembert: rates of momentum about the base origin, in base axes; all real.

    Real parts are values, imaginary ones rates.
    """
    at, speed = q + 1j * STEP * qd, qd + 1j * STEP * qdd
    fall = np.array(robot.gravity, float)
    G, _ = follow_matrix(robot)
    rotors = np.array([float(joint.rotor_inertia) for joint in robot.joints])
    tau = G.T @ (rotors * (G @ qdd))
    bodies = zip(robot.links, link_poses(robot, at), link_jacobians(robot, at), strict=True)
    for link, X, (Jw, Jv) in bodies:
        R, p, m = X[:3, :3], X[:3, 3], float(link.inertia.m)
        h = R @ np.array(link.inertia.moment, float)
        w, v = Jw @ speed, Jv @ speed
        linear = m * v + cross_matrix(w) @ h
        about = R @ np.array(link.inertia.tensor, float) @ R.T @ w + cross_matrix(h) @ v
        angular = about + cross_matrix(p) @ linear
        moment = angular.imag / STEP - cross_matrix((m * p + h).real) @ fall
        force = linear.imag / STEP - m * fall
        tau = tau + Jw.real.T @ moment + (Jv + cross_matrix(p) @ Jw).real.T @ force
    return np.asarray(tau)


def torques(
    robot: Robot,
    q: Array,
    qd: Array,
    qdd: Array,
    f_tip: ArrayLike | None = None,
    passive: bool = False,
) -> Array:
    """tau with all that was asked for; qd and qdd may be complex."""
    smooth = np.iscomplexobj(qd) or np.iscomplexobj(qdd)
    rigid = (energy_method.inverse_dynamics if smooth else rigid_torques)(robot, q, qd, qdd)
    return np.asarray(rigid + extra_forces(robot, q, qd, f_tip, passive))


def accelerations(
    robot: Robot,
    q: Array,
    qd: Array,
    tau: Array,
    f_tip: ArrayLike | None = None,
    passive: bool = False,
) -> Array:
    """qdd under the forces; qd may be complex."""
    load = torques(robot, q, qd, np.zeros(robot.nv), f_tip, passive)
    return np.linalg.solve(energy_method.mass_matrix(robot, q), tau - load)


# -- the contract ----------------------------------------------------------------------------


def inverse_dynamics_derivatives(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    qdd: ArrayLike,
    f_tip: ArrayLike | None = None,
    passive: bool = False,
) -> tuple[Array, Array]:
    """dtau/dq and dtau/dqd."""
    at, rate, rise = _arrays(q, qd, qdd)
    return (
        slopes(robot, lambda x: torques(robot, x, rate, rise, f_tip, passive), at),
        imaginary(lambda x: torques(robot, at, x, rise, f_tip, passive), rate),
    )


def forward_dynamics_derivatives(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    tau: ArrayLike,
    f_tip: ArrayLike | None = None,
    passive: bool = False,
) -> tuple[Array, Array, Array]:
    """dqdd/dq, dqdd/dqd, dqdd/dtau."""
    at, rate, force = _arrays(q, qd, tau)
    rise = accelerations(robot, at, rate, force, f_tip, passive)
    M = energy_method.mass_matrix(robot, at)
    by_q = slopes(robot, lambda x: torques(robot, x, rate, rise, f_tip, passive), at)
    return (
        -np.linalg.solve(M, by_q),
        imaginary(lambda x: accelerations(robot, at, x, force, f_tip, passive), rate),
        np.linalg.inv(M),
    )


def linearization(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    tau: ArrayLike,
    f_tip: ArrayLike | None = None,
    passive: bool = False,
) -> tuple[Array, Array]:
    """A and B of the linearised equations of motion."""
    by_q, by_qd, inverse = forward_dynamics_derivatives(robot, q, qd, tau, f_tip, passive)
    zero, one = np.zeros((robot.nv, robot.nv)), np.eye(robot.nv)
    return np.block([[zero, one], [by_q, by_qd]]), np.vstack([zero, inverse])


def inverse_dynamics_second_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> tuple[Array, Array, Array, Array]:
    """d2tau/dqdq, d2tau/dqdqd, d2tau/dqd2 and dM/dq."""
    at, rate, rise = _arrays(q, qd, qdd)
    ddM = bends(robot, lambda x: energy_method.mass_matrix(robot, x), at)
    # d(2 Gamma[k][l][j])/dq_i from the second derivatives of M, times qd_l
    mixed = ddM.transpose(0, 2, 1, 3) + ddM - ddM.transpose(2, 1, 0, 3)
    return (
        bends(robot, lambda x: torques(robot, x, rate, rise), at),
        np.einsum("kjli,l->kij", mixed, rate),
        2 * energy_method.christoffel_symbols(robot, at),
        imaginary(lambda x: energy_method.mass_matrix(robot, x), at),
    )


def effort(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array]:
    """Half the square of the torques; qd and qdd may be complex."""
    tau = torques(robot, np.asarray(q), np.asarray(qd), np.asarray(qdd))
    return (np.asarray(tau @ tau / 2),)


def effort_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> tuple[Array, Array, Array]:
    """The gradients of the effort in q, qd and qdd."""
    at, rate, rise = _arrays(q, qd, qdd)
    return (
        torques(robot, at, rate, rise) @ inverse_dynamics_derivatives(robot, q, qd, qdd)[0],
        imaginary(lambda x: effort(robot, at, x, rise)[0], rate),
        imaginary(lambda x: effort(robot, at, rate, x)[0], rise),
    )


def motion_energy(robot: Robot, q: ArrayLike, qd: ArrayLike) -> tuple[Array]:
    """qd^T M qd."""
    return (2 * energy_method.kinetic_energy(robot, q, qd),)


def motion_energy_derivatives(robot: Robot, q: ArrayLike, qd: ArrayLike) -> tuple[Array, Array]:
    """The gradients of qd^T M qd in q and qd."""
    at, rate = _arrays(q, qd)
    return (
        imaginary(lambda x: motion_energy(robot, x, rate)[0], at),
        imaginary(lambda x: motion_energy(robot, at, x)[0], rate),
    )


def _arrays(*vectors: ArrayLike) -> Sequence[Array]:
    return [np.asarray(vector, float) for vector in vectors]


GRADIENT_REFERENCE: dict[str, Callable[..., tuple[Array, ...]]] = {
    "inverse_dynamics_derivatives": inverse_dynamics_derivatives,
    "forward_dynamics_derivatives": forward_dynamics_derivatives,
    "linearization": linearization,
    "inverse_dynamics_second_derivatives": inverse_dynamics_second_derivatives,
    "effort": effort,
    "effort_derivatives": effort_derivatives,
    "motion_energy": motion_energy,
    "motion_energy_derivatives": motion_energy_derivatives,
}
"""Contract name -> function of (robot, *state), giving a tuple of arrays, one per output."""


# -- what errors are relative to ---------------------------------------------------------------


def gradient_scale(robot: Robot, name: str, *state: ArrayLike) -> float:
    """The size of the largest term that enters a derivative, after `scales.scale`.

    Derivatives of torques have terms as large as those of the torques themselves. In forward
    dynamics a rounding error of qdd passes through dM/dq and the inverse of M once more.
    """
    largest = max(
        float(np.max(np.abs(x), initial=0.0)) for x in GRADIENT_REFERENCE[name](robot, *state)
    )
    if name.startswith("motion_energy"):
        return max(largest, scale(robot, "mass_matrix", state[0])) or 1.0
    if name in ("forward_dynamics_derivatives", "linearization"):
        q, qd, tau = _arrays(*state)
        M, qdd = energy_method.mass_matrix(robot, q), accelerations(robot, q, qd, tau)
        dM = complex_step(lambda x: energy_method.mass_matrix(robot, x), q)
        forces = scale(robot, "inverse_dynamics", q, qd, qdd) + np.abs(tau).max(initial=0.0)
        inverse = np.abs(np.linalg.inv(M))
        blurred = inverse @ np.full(robot.nv, forces)
        again = inverse @ (forces + np.einsum("lij,j->i", np.abs(dM), blurred))
        return max(largest, float(again.max(initial=0.0))) or 1.0
    terms = scale(robot, "inverse_dynamics", *state)
    return max(largest, terms * terms if name.startswith("effort") else terms)
