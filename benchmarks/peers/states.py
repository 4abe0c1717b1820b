"""The states at which functions are evaluated: along a smooth motion, and at random.

A state is q, qd and a third vector, accelerations or forces. The pose of a floating base lies on
its manifold: quaternions have length one, and along the motion they integrate the base's twist,

    p' = R v,    quaternion' = 1/2 quaternion * (omega, 0)        omega and v in the base's axes
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from peers.contest import Array, Layout

STATES = 4096
STEP = 1e-3  # seconds between the states of the motion


def random_states(layout: Layout) -> Array:
    """Random states, one in each row."""
    rng, n = np.random.default_rng(7), layout.joints
    q = rng.uniform(-np.pi, np.pi, (STATES, n))
    qd, third = np.split(rng.uniform(-2, 2, (STATES, 2 * n)), 2, axis=1)
    if layout.floating:
        quaternions = rng.normal(size=(STATES, 4))
        quaternions /= np.linalg.norm(quaternions, axis=1, keepdims=True)
        q = np.hstack([rng.uniform(-1, 1, (STATES, 3)), quaternions, q])
        qd = np.hstack([rng.uniform(-2, 2, (STATES, 6)), qd])
        third = np.hstack([rng.uniform(-2, 2, (STATES, 6)), third])
    return np.ascontiguousarray(np.hstack([q, qd, third]))


def path_states(layout: Layout) -> Array:
    """States of a smooth motion every millisecond, as a controller meets them."""
    rng = np.random.default_rng(8)
    q, qd, qdd = _oscillation(layout.joints, rng)
    if layout.floating:
        twists, rates, _ = _oscillation(6, rng)
        q = np.hstack([_integrated(twists), q])
        qd, qdd = np.hstack([twists, qd]), np.hstack([rates, qdd])
    return np.ascontiguousarray(np.hstack([q, qd, qdd]))


def _oscillation(n: int, rng: np.random.Generator) -> tuple[Array, Array, Array]:
    """n sines of time and their first two derivatives."""
    t = STEP * np.arange(STATES)[:, None]
    w, start = rng.uniform(0.5, 2.0, n), rng.uniform(0.0, 2 * np.pi, n)
    x = 2 * np.sin(w * t + start)
    return x, 2 * w * np.cos(w * t + start), -w * w * x


def _integrated(twists: Array) -> Array:
    """Position and quaternion of a base with these twists, from the origin on."""
    position, vector, real = np.zeros(3), np.zeros(3), 1.0
    poses = []
    for omega, v in zip(twists[:, :3], twists[:, 3:], strict=True):
        poses.append([*position, *vector, real])
        crossed = 2 * np.cross(vector, v)
        position = position + STEP * (v + real * crossed + np.cross(vector, crossed))
        half = STEP / 2 * float(np.linalg.norm(omega))
        turn, rest = STEP / 2 * np.sinc(half / np.pi) * omega, np.cos(half)
        vector, real = (
            real * turn + rest * vector + np.cross(vector, turn),
            real * rest - vector @ turn,
        )
        length = np.sqrt(vector @ vector + real * real)
        vector, real = vector / length, real / length
    return np.array(poses)


KINDS: dict[str, Callable[[Layout], Array]] = {"path": path_states, "random": random_states}
"""Processors predict the branches of libm's sine well along a path and badly at random states,
which slows every contestant that calls libm."""
