"""Positions moved along tangent directions, and differences of any quantity along them.

A joint whose pose is f moves to f exp(step [S v]): by 4x4 exponentials, nothing of `symdyn.lie`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.robot.model import Joint, Robot

Array = NDArray[np.float64]

WEIGHTS = (4 / 5, -1 / 5, 4 / 105, -1 / 280)
"""Of the central differences of order 8."""


def moved(robot: Robot, q: Array, v: Array, step: float) -> Array:
    """The position after the time `step` at the velocities v, constant in body axes."""
    found = np.array(q, float)
    for i, joint in enumerate(robot.joints):
        if joint.mimic is None:
            start, first = robot.q_starts[i], robot.v_starts[i]
            own = slice(start, start + joint.nq)
            found[own] = _moved_joint(joint, found[own], step * v[first : first + joint.nv])
    return found


def _moved_joint(joint: Joint, q: Array, shift: Array) -> Array:
    if joint.nq == 1:
        return q + shift
    if joint.type == "planar":
        x, y, theta = q
        pose = np.eye(3)
        pose[:2] = [[np.cos(theta), -np.sin(theta), x], [np.sin(theta), np.cos(theta), y]]
        omega, vx, vy = shift
        pose = pose @ _exponential(np.array([[0, -omega, vx], [omega, 0, vy], [0, 0, 0]]))
        return np.array([pose[0, 2], pose[1, 2], theta + omega])
    columns = [[*w, *u] for w, u in joint.motion.screws]
    w, u = np.split(np.array(columns, float).T @ shift, 2)
    x, y, z = w / 2
    spin = np.array([[0, z, -y, x], [-z, 0, x, y], [y, -x, 0, z], [-x, -y, -z, 0]])
    four = q[-4:]
    turned = _exponential(spin) @ four
    if joint.nq == 4:
        return turned
    twist = np.zeros((4, 4))
    twist[:3] = np.column_stack([np.cross(np.eye(3), w), u])
    return np.concatenate([q[:3] + _rotation(four) @ _exponential(twist)[:3, 3], turned])


def _rotation(four: Array) -> Array:
    """The rotation of a unit quaternion x, y, z, w: 1 + 2 w [u] + 2 [u]^2."""
    skew = np.cross(np.eye(3), four[:3])
    return np.asarray(np.eye(3) + 2 * four[3] * skew + 2 * skew @ skew)


def _exponential(A: Array) -> Array:
    """exp(A) of a small matrix, by its series."""
    total, term = np.eye(len(A)), np.eye(len(A))
    for k in range(1, 25):
        term = term @ A / k
        total = total + term
    return total


def slopes(robot: Robot, q: Array, quantity: Callable[[Array], Any], step: float = 2e-2) -> Array:
    """d quantity / dq along every tangent direction, on a new last axis."""
    columns = [slope(robot, q, e, quantity, step) for e in np.eye(robot.nv)]
    return np.stack(columns, axis=-1)


def slope(
    robot: Robot, q: Array, v: Array, quantity: Callable[[Array], Any], step: float = 2e-2
) -> Array:
    """The derivative along v, of order 8 in the step."""

    def at(time: float) -> Array:
        return np.asarray(quantity(moved(robot, q, v, time)), float)

    pairs = enumerate(WEIGHTS, start=1)
    total = sum(w * (at(k * step) - at(-k * step)) for k, w in pairs)
    return np.asarray(total / step)
