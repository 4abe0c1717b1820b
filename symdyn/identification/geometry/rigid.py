"""Rotations and rigid motions of NumPy arrays, over any leading axes. Twists are angular first."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
SMALL = 1e-8


def hat(w: Numbers) -> Numbers:
    """Return the skew matrix with hat(w) x = w cross x."""
    S = np.zeros((*w.shape[:-1], 3, 3))
    S[..., 0, 1], S[..., 0, 2], S[..., 1, 2] = -w[..., 2], w[..., 1], -w[..., 0]
    return S - np.swapaxes(S, -1, -2)


def exp_rotation(w: Numbers) -> Numbers:
    """Return exp([w]) by Rodrigues' formula."""
    angle = np.linalg.norm(w, axis=-1)[..., None, None]
    S = hat(w)
    a, b = np.sinc(angle / np.pi), 0.5 * np.sinc(angle / (2 * np.pi)) ** 2
    rotation: Numbers = np.eye(3) + a * S + b * (S @ S)
    return rotation


def log_rotation(R: Numbers) -> Numbers:
    """Return the rotation vector of at most half a turn, computed from the unit quaternion."""
    q = quaternion_of(R)
    sine = np.linalg.norm(q[..., :3], axis=-1, keepdims=True)
    angle = 2 * np.arctan2(sine, q[..., 3:])
    vector: Numbers = q[..., :3] * np.where(sine > SMALL, angle / np.maximum(sine, SMALL), 2.0)
    return vector


def quaternion_of(R: Numbers) -> Numbers:
    """Return x, y, z, w with w >= 0, from the largest column of the matrix 4 q q^T."""
    m = {(i, j): R[..., i, j] for i in range(3) for j in range(3)}
    trace = m[0, 0] + m[1, 1] + m[2, 2]
    K = np.empty((*R.shape[:-2], 4, 4))
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        K[..., i, i] = 1 + 2 * m[i, i] - trace
        K[..., i, j] = K[..., j, i] = m[i, j] + m[j, i]
        K[..., i, 3] = K[..., 3, i] = m[k, j] - m[j, k]
    K[..., 3, 3] = 1 + trace
    best = np.argmax(np.diagonal(K, axis1=-2, axis2=-1), axis=-1)
    q = np.take_along_axis(K, best[..., None, None], axis=-1)[..., 0]
    q = q / np.linalg.norm(q, axis=-1, keepdims=True)
    unit: Numbers = np.where(q[..., 3:] < 0, -q, q)
    return unit


def rotation_of_quaternion(q: Numbers) -> Numbers:
    """Return the rotation matrix of a unit quaternion x, y, z, w."""
    v, w = q[..., :3], q[..., 3, None, None]
    S = hat(v)
    rotation: Numbers = np.eye(3) + 2 * w * S + 2 * (S @ S)
    return rotation


def rotation_of_rpy(rpy: Numbers) -> Numbers:
    """Return R = Rz(yaw) Ry(pitch) Rx(roll), rotations about fixed axes."""
    roll, pitch, yaw = (exp_rotation(rpy[..., k, None] * np.eye(3)[k]) for k in range(3))
    rotation: Numbers = yaw @ pitch @ roll
    return rotation


def motion(R: Numbers, p: Numbers) -> Numbers:
    """Return the 4x4 matrix of a rotation and a translation."""
    X = np.zeros((*p.shape[:-1], 4, 4))
    X[..., :3, :3], X[..., :3, 3], X[..., 3, 3] = R, p, 1
    return X


def inverse(X: Numbers) -> Numbers:
    """Return the inverse of a rigid motion."""
    R = np.swapaxes(X[..., :3, :3], -1, -2)
    return motion(R, -(R @ X[..., :3, 3, None])[..., 0])


def exp_motion(xi: Numbers) -> Numbers:
    """Return a step along a twist, to first order: its rotation and its translation.

    It agrees with the exponential to first order, which is enough for iterations.
    """
    return motion(exp_rotation(xi[..., :3]), xi[..., 3:])


def adjoint(X: Numbers) -> Numbers:
    """Return Ad(X): (omega, v) -> (R omega, R v + p cross R omega)."""
    R, p = X[..., :3, :3], X[..., :3, 3]
    A = np.zeros((*X.shape[:-2], 6, 6))
    A[..., :3, :3] = A[..., 3:, 3:] = R
    A[..., 3:, :3] = hat(p) @ R
    return A


def nearest_rotation(A: Numbers) -> Numbers:
    """Return the rotation nearest to a 3x3 matrix, by its singular value decomposition."""
    U, _, Vt = np.linalg.svd(A)
    U[:, 2] *= np.sign(np.linalg.det(U @ Vt))
    rotation: Numbers = U @ Vt
    return rotation
