"""Reference for forces beyond rigid-body motion: friction, springs, and tip wrenches.

    tau_p = viscous qd + quadratic qd |qd| + coulomb sign(qd) + sum gain tanh(qd/velocity)
            + offset + stiffness (q - rest),                                   tau += J^T f_tip

sign(qd) is tanh(qd / smoothing) where a smoothing velocity is given; springs of joints of several
degrees of freedom have formulas of their own. Everything may be complex, positions may be many.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import NO_PASSIVE, Joint, Robot
from symdyn.verification.reference.answer import ReferenceOptions
from symdyn.verification.reference.differences import coordinate_derivatives
from symdyn.verification.reference.geometry import (
    cross_matrix,
    number,
    numbers,
    times,
    transposed,
)
from symdyn.verification.reference.joints import follow_matrix, owners, places
from symdyn.verification.reference.kinematics import tip_body_jacobians
from symdyn.verification.reference.manifold import twist_between, twists

Array = NDArray[Any]


# -- springs and dampers of joints of several degrees of freedom ---------------------------
#
# Without the closed forms of their slopes:
#
#     U = d^T K d / 2,      tau_p = B v + D^T K d,      d = S^+ log X,     D = S^+ J^-1 S
#     J = sum over n of (-ad)^n / (n + 1)!,   ad of log X        (the right Jacobian of exp)
#
# X leads from where the spring is at rest to where the joint is, S has the twists of the
# velocities. J is summed and solved, in complex numbers where a step is under way.

_TERMS = 60
"""Of the sum for J: for rotations by pi and displacements of some metres."""


def law_matrix(value: Any, size: int) -> Array:
    """A number for all DoF, a number for each, or a matrix, as a matrix."""
    if not isinstance(value, tuple):
        return np.asarray(number(value) * np.eye(size))
    given = numbers(value)
    return given if given.ndim == 2 else np.diag(given)


def displacement(joint: Joint, q: Array) -> tuple[Array, Array]:
    """d, (..., nv), and D, (..., nv, nv)."""
    law = joint.passive
    rest = numbers(law.rest if isinstance(law.rest, tuple) else joint.motion.neutral)
    w, v = (np.broadcast_to(half, (*q.shape[:-1], 3)) for half in twist_between(joint, rest, q))
    S = twists(joint)
    inverse = np.linalg.pinv(S)
    angular, linear = cross_matrix(w), cross_matrix(v)
    ad = np.block([[angular, np.zeros_like(angular)], [linear, angular]])
    total: Any = np.zeros_like(ad)
    term: Any = np.eye(6)
    for n in range(_TERMS):
        total = total + term
        term = -term @ ad / (n + 2)
    return times(inverse, np.concatenate([w, v], axis=-1)), inverse @ np.linalg.solve(total, S)


def spring_force(joint: Joint, q: Array, K: Array) -> Array:
    """D^T K d of a stiffness K, (..., nv)."""
    d, D = displacement(joint, q)
    return times(transposed(D), times(K, d))


def passive_force(joint: Joint, q: Array, v: Array) -> Array:
    """Return the passive force, which the motors of the joint have to overcome."""
    law = joint.passive
    damping = times(law_matrix(law.viscous, joint.nv), v)
    if law.stiffness == 0:
        return damping
    return np.asarray(damping + spring_force(joint, q, law_matrix(law.stiffness, joint.nv)))


def spring_energy(robot: Robot, q: ArrayLike) -> Array:
    """The energy of all springs."""
    total: Any = 0.0
    for joint, place in zip(robot.joints, places(robot, q), strict=True):
        stiffness = joint.passive.stiffness
        if stiffness == 0:
            continue
        d = place - number(joint.passive.rest) if joint.nq == 1 else displacement(joint, place)[0]
        total = total + (d * times(law_matrix(stiffness, joint.nv), d)).sum(axis=-1) / 2
    return np.asarray(total)


# -- friction, springs and wrenches at the tips --------------------------------------------


def direction(rate: Array, smoothing: Any) -> Array:
    """Return the smoothed sign of a rate; the sign depends on the real part only."""
    width = number(smoothing)
    return np.asarray(np.tanh(rate / width) if width else np.sign(np.real(rate)))


def passive_forces(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """Friction and springs joint by joint, gathered like torques."""
    G, owner = follow_matrix(robot), owners(robot)
    rates = times(G, qd)
    total: Any = np.zeros(robot.nv)
    for i, (joint, place) in enumerate(zip(robot.joints, places(robot, q), strict=True)):
        if joint.passive == NO_PASSIVE:
            continue
        if joint.nq > 1:
            own = np.eye(robot.nv)[robot.v_starts[i] :][: joint.nv]
            total = total + passive_force(joint, place, times(own, qd)) @ own
            continue
        row = owner.index(i)
        law, rate = joint.passive, rates[..., row]
        dry = number(law.coulomb) * direction(rate, law.smoothing) + number(law.offset)
        dry = dry + number(law.quadratic) * rate**2 * np.sign(np.real(rate))
        dry = dry + sum(gain * direction(rate, velocity) for velocity, gain in law.smooth)
        spring = number(law.stiffness) * (place[..., 0] - number(law.rest))
        total = total + (number(law.viscous) * rate + dry + spring)[..., None] * G[row]
    return np.asarray(total)


def stop_friction(
    robot: Robot, q: ArrayLike, q_last: ArrayLike, z: ArrayLike
) -> tuple[Array, Array]:
    """Return states and forces of stop elements, springs that slide at their maximum force."""
    G, owner = follow_matrix(robot), owners(robot)
    ends = [places(robot, at) for at in (q, q_last)]
    total, states, left = np.zeros(robot.nv), [], list(np.asarray(z, float))
    for i, joint in enumerate(robot.joints):
        for delta, gain in joint.passive.stops:
            stiffness = gain / delta
            way = float(ends[0][i][..., 0] - ends[1][i][..., 0])
            stretch = left.pop(0) * delta + way
            slid = max(abs(stretch) - delta, 0.0) * np.sign(stretch)
            states.append((stretch - slid) / delta)
            total = total + stiffness * (stretch - slid) * G[owner.index(i)]
    return np.array(states), total


def passive_slopes(robot: Robot, q: ArrayLike, qd: ArrayLike) -> tuple[Array, Array]:
    """Return d(passive forces)/dq by complex steps, and d(passive forces)/dqd in closed form."""
    by_q = coordinate_derivatives(robot, lambda at: passive_forces(robot, at, qd), q)
    G, owner = follow_matrix(robot), owners(robot)
    by_qd: Any = np.zeros((robot.nv, robot.nv))
    for i, joint in enumerate(robot.joints):
        law, width = joint.passive, number(joint.passive.smoothing)
        if joint.nq > 1:
            own = np.eye(robot.nv)[robot.v_starts[i] :][: joint.nv]
            by_qd = by_qd + own.T @ law_matrix(law.viscous, joint.nv) @ own
            continue
        moves = G[owner.index(i)]
        slope = number(law.viscous)
        if width:
            flat = 1 - direction(moves @ np.asarray(qd), law.smoothing) ** 2
            slope = slope + number(law.coulomb) / width * flat
        step = 1e-30
        for velocity, gain in law.smooth:
            slope += gain * np.imag(np.tanh((moves @ np.asarray(qd) + 1j * step) / velocity)) / step
        slope = slope + 2 * number(law.quadratic) * np.abs(moves @ np.asarray(qd))
        by_qd = by_qd + slope * np.outer(moves, moves)
    return by_q.T, np.asarray(by_qd)


def extra_forces(robot: Robot, q: Array, qd: Array, options: ReferenceOptions) -> Array:
    """Return the forces that add to inverse dynamics beyond the rigid-body motion."""
    total: Any = np.zeros(robot.nv)
    if options.f_tip is not None:
        J = tip_body_jacobians(robot, q)
        total = total + np.einsum("...tij,ti->...j", J, np.asarray(options.f_tip))
    if options.passive:
        total = total + passive_forces(robot, q, qd)
    return np.asarray(total)
