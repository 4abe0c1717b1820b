"""Reference for constraints: poses of their frames, and complex steps of these.

    X = B^-1 A = (R, p),     K_j = (vee(dR/dq_j R^T), dp/dq_j),     k = Kdot qd

A and B are the poses of frame_a and frame_b in the base frame. For k, K is assembled from the
Jacobians of the links in base axes, and one complex step along the motion gives its rate.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Constraint, Frame, Robot
from symdyn.verification.reference.answer import Answer, largest
from symdyn.verification.reference.differences import coordinate_derivatives, rate
from symdyn.verification.reference.energy_method import link_jacobians, link_poses
from symdyn.verification.reference.geometry import cross_matrix, placement_matrix, transposed

Array = NDArray[Any]

_ORDER = ("rx", "ry", "rz", "x", "y", "z")


def held_rows(constraint: Constraint) -> list[int]:
    """Return the constrained rows among the six of a constraint."""
    return [k for k, name in enumerate(_ORDER) if name in constraint.directions]


def ends(robot: Robot, constraint: Constraint) -> tuple[Frame, Frame]:
    """frame_a and frame_b."""
    known = {frame.name: frame for frame in robot.frames}
    return known[constraint.frame_a], known[constraint.frame_b]


def pose_of(frame: Frame, links: list[Array]) -> Array:
    """The pose of a frame in the base frame, from those of the links."""
    carrier = np.eye(4) if frame.link == BASE else links[frame.link]
    return np.asarray(carrier @ placement_matrix(frame.placement))


def relative_poses(robot: Robot, q: ArrayLike) -> Array:
    """(..., constraints, 4, 4): frame_a in frame_b."""
    links, many = link_poses(robot, q), np.asarray(q).shape[:-1]
    found = []
    for constraint in robot.constraints:
        A, B = (pose_of(frame, links) for frame in ends(robot, constraint))
        found.append(np.broadcast_to(np.linalg.inv(B) @ A, (*many, 4, 4)))
    return np.stack(found, axis=-3)


# -- position --------------------------------------------------------------------------------


def constraint_error(robot: Robot, q: ArrayLike) -> Array:
    """e."""
    parts = []
    for constraint, X in zip(robot.constraints, relative_poses(robot, q), strict=True):
        R, rows = X[:3, :3], held_rows(constraint)
        held = [row for row in rows if row < 3]
        turn: Array = np.zeros(3)
        if len(held) == 3:
            turn = rotation_vector(R)
        elif len(held) == 2:
            axis = np.eye(3)[3 - sum(held)]
            turn = _along(np.cross(axis, R @ axis), axis @ R @ axis)
        parts.append(np.concatenate([turn, X[:3, 3]])[rows])
    return np.concatenate(parts)


def rotation_vector(R: Array) -> Array:
    """Return the rotation vector of a rotation matrix, real or complex."""
    across = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]) / 2
    cosine = (np.trace(R) - 1) / 2
    if np.real(cosine) > -0.5:
        return _along(across, cosine)
    square = (R + R.T - 2 * cosine * np.eye(3)) / (2 * (1 - cosine))  # the axis times itself
    column = int(np.argmax(np.real(np.diag(square))))
    axis = square[column] / np.sqrt(square[column, column])
    sine = axis @ across
    return np.asarray(axis * (np.pi * (1 if np.real(sine) > 0 else -1) + np.arctan(sine / cosine)))


def _along(across: Array, cosine: Any) -> Array:
    """The angle times the axis, from the axis times the sine, and the cosine."""
    square = across @ across
    if abs(square) < 1e-12 and np.real(cosine) > 0:
        return np.asarray(across * (1 + square / 6))
    sine = np.sqrt(square)
    return np.asarray(across * (2 * np.arctan(sine / (1 + cosine)) / sine))


# -- velocity and acceleration ---------------------------------------------------------------


def constraint_jacobian(robot: Robot, q: ArrayLike) -> Array:
    """K, by complex steps of the poses."""
    X = relative_poses(robot, q)
    slopes = coordinate_derivatives(robot, lambda at: relative_poses(robot, at), q)
    parts = []
    for n, constraint in enumerate(robot.constraints):
        spin = slopes[:, n, :3, :3] @ X[n, :3, :3].T
        turns = np.stack([spin[:, 2, 1], spin[:, 0, 2], spin[:, 1, 0]])
        parts.append(np.concatenate([turns, slopes[:, n, :3, 3].T])[held_rows(constraint)])
    return np.concatenate(parts)


def assembled(robot: Robot, q: ArrayLike) -> list[Array]:
    """All six rows of K of every constraint, from the Jacobians of the links; many positions."""
    links, jacobians, nv = link_poses(robot, q), link_jacobians(robot, q), robot.nv
    many = np.asarray(q).shape[:-1]
    found = []
    for constraint in robot.constraints:
        halves = []
        for frame in ends(robot, constraint):
            X = np.broadcast_to(pose_of(frame, links), (*many, 4, 4))
            w = v = np.zeros((*many, 3, nv))
            if frame.link != BASE:
                w, v = jacobians[frame.link]
                v = v - cross_matrix(X[..., :3, 3] - links[frame.link][..., :3, 3]) @ w
            halves.append((X, w, v))
        (A, wa, va), (B, wb, vb) = halves
        back = transposed(B[..., :3, :3])
        arm = cross_matrix(A[..., :3, 3] - B[..., :3, 3])
        found.append(np.concatenate([back @ (wa - wb), back @ (va - vb + arm @ wb)], axis=-2))
    return found


def _held(robot: Robot, q: ArrayLike) -> Array:
    pairs = zip(robot.constraints, assembled(robot, q), strict=True)
    return np.concatenate(
        [six[..., held_rows(constraint), :] for constraint, six in pairs], axis=-2
    )


def constraint_bias(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """k."""
    return np.asarray(rate(robot, lambda at: _held(robot, at), q, qd) @ np.asarray(qd))


# -- scales of errors ------------------------------------------------------------------------


def reach(robot: Robot, q: ArrayLike) -> float:
    """The largest distance that enters, at least 1."""
    links = link_poses(robot, q)
    frames = [pose_of(end, links) for c in robot.constraints for end in ends(robot, c)]
    return max(1.0, largest(np.real([X[:3, 3] for X in frames])))


def bias_size(robot: Robot, q: ArrayLike, qd: ArrayLike) -> float:
    """Return the size of products of velocities of the joints that move the frames."""
    size = 0.0
    for six in assembled(robot, np.real(q)):
        speed = np.abs(np.real(qd)) * (np.abs(six).max(axis=0) > 0)
        size = max(size, largest(np.abs(six) @ speed) * float(speed.sum()))
    return max(1.0, size)


_Q = ("q",)
CONSTRAINED_REFERENCE: dict[str, Answer] = {
    "constraint_error": Answer(constraint_error, _Q, reach),
    "constraint_jacobian": Answer(constraint_jacobian, _Q, reach),
    "constraint_bias": Answer(constraint_bias, ("q", "qd"), bias_size),
}
