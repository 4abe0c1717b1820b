"""Reference for the manifold of positions: steps along velocities in link axes, and their inverse.

    moved(q, d):       f(q) exp(S d), joint by joint          qdot = d/de moved(q, e v)
    difference(q, r):  the d with moved(q, d) = r             velocity: the v with qdot = dq

Everything may be complex, so that a complex step can be taken along any velocity. A joint whose
velocities are the rates of its coordinates adds them. Positions and steps may be many.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Joint, Robot
from symdyn.verification.reference.geometry import (
    back,
    conjugate,
    exponential,
    logarithm,
    product,
    quaternion_matrix,
    times,
    transposed,
)
from symdyn.verification.reference.joints import KINDS, is_flat, modes

Array = NDArray[Any]

_WITH_QUATERNION = ("spherical", "floating", "modal")


# -- all joints --------------------------------------------------------------------------------


def moved(robot: Robot, q: ArrayLike, step: ArrayLike) -> Array:
    """Positions moved along velocities for a unit of time."""
    at, along = np.asarray(q), np.asarray(step)
    if is_flat(robot):
        return np.asarray(at + along)
    return _joined(
        (_sum if KINDS[joint.type].commuting else _moved)(joint, at[..., own], along[..., rates])
        for joint, own, rates in _leaders(robot)
    )


def integrate(robot: Robot, q: ArrayLike, qd: ArrayLike, dt: ArrayLike) -> Array:
    """Where the joints are after the time dt at constant qd; quaternions of unit length."""
    found = moved(robot, q, np.asarray(qd) * np.asarray(dt))
    for four in _quaternions(robot, found):
        four /= np.sqrt((four * four).sum(axis=-1, keepdims=True))
    return found


def difference(robot: Robot, q0: ArrayLike, q1: ArrayLike) -> Array:
    """The velocity that leads from q0 to q1 in a unit of time, the short way round."""
    start, end = np.asarray(q0), np.asarray(q1)
    return _joined(
        (_gap if KINDS[joint.type].commuting else _difference)(
            joint, start[..., own], end[..., own]
        )
        for joint, own, _ in _leaders(robot)
    )


def qdot(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """The rates of the coordinates."""
    at, speed = np.asarray(q), np.asarray(qd)
    return _joined(
        (_same if KINDS[joint.type].commuting else _rates)(joint, at[..., own], speed[..., rates])
        for joint, own, rates in _leaders(robot)
    )


def velocity(robot: Robot, q: ArrayLike, dq: ArrayLike) -> Array:
    """The velocity whose rates of the coordinates are dq, or come closest to it."""
    at, rates = np.asarray(q), np.asarray(dq)
    return _joined(
        (_same if KINDS[joint.type].commuting else _velocity)(joint, at[..., own], rates[..., own])
        for joint, own, _ in _leaders(robot)
    )


def on_manifold(robot: Robot, q: ArrayLike) -> Array:
    """The positions with quaternions of unit length; one of zero length becomes no rotation."""
    found = np.array(q)
    for four in _quaternions(robot, found):
        four[~four.any(axis=-1)] = [0, 0, 0, 1]
        four /= np.linalg.norm(four, axis=-1, keepdims=True)
    return found


def _leaders(robot: Robot) -> Iterator[tuple[Joint, slice, slice]]:
    """The joints that follow no other, and which entries of q and of v are theirs."""
    starts = zip(robot.joints, robot.q_starts, robot.v_starts, strict=True)
    for joint, q, v in starts:
        if joint.mimic is None:
            yield joint, slice(q, q + joint.nq), slice(v, v + joint.nv)


def _quaternions(robot: Robot, q: Array) -> Iterator[Array]:
    """Views of the quaternions in the positions."""
    for joint, own, _ in _leaders(robot):
        if joint.type in _WITH_QUATERNION:
            yield q[..., own.stop - 4 : own.stop]


def _joined(parts: Iterator[Array]) -> Array:
    every = list(parts)
    many = np.broadcast_shapes((), *(part.shape[:-1] for part in every))
    spread = [np.broadcast_to(part, (*many, part.shape[-1])) for part in every]
    return np.concatenate([np.zeros((*many, 0)), *spread], axis=-1)


# -- one joint: coordinates, and a step, other coordinates or rates ----------------------------


def _sum(joint: Joint, q: Array, d: Array) -> Array:
    return q + d


def _gap(joint: Joint, a: Array, b: Array) -> Array:
    return b - a


def _same(joint: Joint, q: Array, rates: Array) -> Array:
    return rates


def _split(joint: Joint, q: Array) -> tuple[Array, Array]:
    """Position and quaternion of any joint that is not flat, in its own plane if it is planar."""
    if joint.type == "spherical":
        return np.zeros(3), q
    if joint.type == "planar":
        none, half = 0 * q[..., 2], q[..., 2] / 2
        four = np.stack([none, none, np.sin(half), np.cos(half)], axis=-1)
        return np.stack([q[..., 0], q[..., 1], none], axis=-1), four
    return q[..., :3], q[..., 3:]


def _twist(joint: Joint, v: Array) -> tuple[Array, Array]:
    """(w, v) of the frame that moves, in its own axes, in its own plane if it is planar."""
    if joint.type == "spherical":
        return v, np.zeros(3)
    if joint.type == "planar":
        none = 0 * v[..., 0]
        w = np.stack([none, none, v[..., 0]], axis=-1)
        return w, np.stack([v[..., 1], v[..., 2], none], axis=-1)
    six = times(modes(joint), v)
    return six[..., :3], six[..., 3:]


def _of_twist(joint: Joint, w: Array, v: Array) -> Array:
    """The velocities of a joint from a twist, or those that come closest to it."""
    if joint.type == "spherical":
        return w
    if joint.type == "planar":
        return np.stack([w[..., 2], v[..., 0], v[..., 1]], axis=-1)
    six = np.concatenate(np.broadcast_arrays(w, v), axis=-1)
    return times(np.linalg.pinv(modes(joint)), six)


def _moved(joint: Joint, q: Array, d: Array) -> Array:
    p, four = _split(joint, q)
    turn, step = exponential(*_twist(joint, d))
    shift = p + times(quaternion_matrix(four), step)
    if joint.type == "spherical":
        return product(four, turn)
    if joint.type == "planar":
        theta = q[..., 2] + d[..., 0]
        return np.stack(np.broadcast_arrays(shift[..., 0], shift[..., 1], theta), axis=-1)
    turned = product(four, turn)
    many = np.broadcast_shapes(shift.shape[:-1], turned.shape[:-1])
    return np.concatenate(
        [np.broadcast_to(shift, (*many, 3)), np.broadcast_to(turned, (*many, 4))], axis=-1
    )


def _difference(joint: Joint, a: Array, b: Array) -> Array:
    return _of_twist(joint, *twist_between(joint, a, b))


def twist_between(joint: Joint, a: Array, b: Array) -> tuple[Array, Array]:
    """(w, v) that leads from a to b in unit time, in the plane of the joint if it is planar."""
    (p, four), (end, last) = _split(joint, a), _split(joint, b)
    there = times(transposed(quaternion_matrix(four)), end - p)
    if joint.type == "planar":
        turn = b[..., 2] - a[..., 2]
        turn = turn - 2 * np.pi * np.round(turn.real / (2 * np.pi))
        return back(np.stack([0 * turn, 0 * turn, turn], axis=-1), there)
    return logarithm(product(conjugate(four), last), there)


def twists(joint: Joint) -> Array:
    """(6, nv): the twist of each velocity, as `twist_between` has them."""
    pairs = [_twist(joint, unit) for unit in np.eye(joint.nv)]
    return np.array([np.concatenate(pair) for pair in pairs]).T


def _rates(joint: Joint, q: Array, v: Array) -> Array:
    (_, four), (w, linear) = _split(joint, q), _twist(joint, v)
    shift = times(quaternion_matrix(four), linear)
    turn = product(four, np.concatenate([w, 0 * w[..., :1]], axis=-1)) / 2
    if joint.type == "spherical":
        return turn
    if joint.type == "planar":
        return np.stack([shift[..., 0], shift[..., 1], v[..., 0]], axis=-1)
    return np.concatenate([shift, turn], axis=-1)


def _velocity(joint: Joint, q: Array, dq: Array) -> Array:
    _, four = _split(joint, q)
    if joint.type == "planar":
        none = 0 * dq[..., 2]
        w = np.stack([none, none, dq[..., 2]], axis=-1)
        shift = np.stack([dq[..., 0], dq[..., 1], none], axis=-1)
    else:
        w = 2 * product(conjugate(four), dq[..., -4:])[..., :3]
        shift = dq[..., :3]
    return _of_twist(joint, w, times(transposed(quaternion_matrix(four)), shift))
