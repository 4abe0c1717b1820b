"""What acts at the joints beyond the rigid motion: friction, springs, and wrenches at the tips.

    tau_p = viscous qd + quadratic qd |qd| + coulomb sign(qd) + sum gain tanh(qd/velocity)
            + offset + stiffness (q - rest),                                   tau += J^T f_tip

sign(qd) is tanh(qd / smoothing) where a smoothing velocity is given; springs of joints of several
freedoms are in `springs.py`. Everything may be complex;
positions may be many at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, FREE, Robot
from symdyn.verification.reference.answer import More
from symdyn.verification.reference.differences import coordinate_slopes
from symdyn.verification.reference.energy_method import link_jacobians, link_poses
from symdyn.verification.reference.joints.geometry import (
    cross_matrix,
    number,
    placement_matrix,
    times,
    transposed,
)
from symdyn.verification.reference.joints.motions import follow_matrix, owners, places
from symdyn.verification.reference.joints.springs import law_matrix, passive_force

Array = NDArray[Any]


def direction(rate: Array, smoothing: Any) -> Array:
    """The direction of a motion, as friction sees it; only the real part of `rate` has a sign."""
    width = number(smoothing)
    return np.asarray(np.tanh(rate / width) if width else np.sign(np.real(rate)))


def passive_forces(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """Friction and springs joint by joint, gathered like torques."""
    G, owner = follow_matrix(robot), owners(robot)
    rates = times(G, qd)
    total: Any = np.zeros(robot.nv)
    for i, (joint, place) in enumerate(zip(robot.joints, places(robot, q), strict=True)):
        if joint.passive == FREE:
            continue
        if joint.nq > 1:
            own = np.eye(robot.nv)[robot.coordinates[i] :][: joint.nv]
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
    """The springs that slide: an element whose force would exceed its gain is dragged along."""
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
    """d(passive forces)/dq, by complex steps, and d(passive forces)/dqd, friction's slope."""
    by_q = coordinate_slopes(robot, lambda at: passive_forces(robot, at, qd), q)
    G, owner = follow_matrix(robot), owners(robot)
    by_qd: Any = np.zeros((robot.nv, robot.nv))
    for i, joint in enumerate(robot.joints):
        law, width = joint.passive, number(joint.passive.smoothing)
        if joint.nq > 1:
            own = np.eye(robot.nv)[robot.coordinates[i] :][: joint.nv]
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


def extra_forces(robot: Robot, q: Array, qd: Array, more: More) -> Array:
    """What inverse dynamics gains, and forward dynamics has to pay, beyond the rigid motion."""
    total: Any = np.zeros(robot.nv)
    if more.f_tip is not None:
        J = tip_body_jacobians(robot, q)
        total = total + np.einsum("...tij,ti->...j", J, np.asarray(more.f_tip))
    if more.passive:
        total = total + passive_forces(robot, q, qd)
    return np.asarray(total)
