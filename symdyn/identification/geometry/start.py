"""Base and tool without a guess, from linear equations; a few wrong poses lose their weight.

With the nominal poses (R, p) of the tip, and the measured ones (Rm, pm):

    poses       Rm Z = Y R,  Y = R_base and Z = R_tool^T        18 unknowns, up to their length
    positions   R_base^T (pm - mean) - (R - mean) t_tool = p - mean             12 unknowns
    both        pm = R_base (p + R t_tool) + t_base              6 unknowns, R_base being known

Matrices are moved to the nearest rotations. Poses determine the orientations best, unless all axes
are parallel; positions then do. The start is the one of the two that fits better.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from symdyn.identification.geometry.poses import Poses
from symdyn.identification.geometry.rigid import Numbers, log_rotation, motion, nearest_rotation

ROUNDS = 12
FLAT = 1e-5
"""Directions in which squares are smaller, relative to the largest, are those of a plane arm."""
Way = Callable[[Numbers, Poses, Numbers], tuple[Numbers, Numbers]]


def start_of(X: Numbers, poses: Poses, length: float) -> tuple[Numbers, Numbers]:
    """The frames of base and tool that fit the nominal tips X best; a radian counts as `length`."""
    ways = (_by_positions, _by_poses) if poses.oriented else (_by_positions,)
    found = [_weighted(way, X, poses, length) for way in ways]
    base, tool, _ = min(found, key=lambda one: one[2])
    return base, tool


def _weighted(way: Way, X: Numbers, poses: Poses, length: float) -> tuple[Numbers, Numbers, float]:
    weights = np.ones(len(poses))
    for _ in range(ROUNDS):
        Y, tool_turn = way(X, poses, weights)
        base, tool, errors = _translations(X, poses, Y, tool_turn, weights)
        if poses.rotations is not None:
            turns = np.swapaxes(Y @ X[:, :3, :3] @ tool_turn, -1, -2) @ poses.rotations
            errors = errors + length * np.linalg.norm(log_rotation(turns), axis=1)
        weights = 1 / np.maximum(errors / _middle(errors), 1) ** 2
    return base, tool, _middle(errors)


def _middle(errors: Numbers) -> float:
    return float(max(np.median(errors), 1e-12))


def _by_poses(X: Numbers, poses: Poses, weights: Numbers) -> tuple[Numbers, Numbers]:
    """The rotations of base and tool."""
    assert poses.rotations is not None, "this way is for poses that have orientations"
    R, one, measured = X[:, :3, :3], np.eye(3), poses.rotations
    # row (a, b) of Rm Z - Y R = 0, over the entries of Z and of Y
    of_Z = np.einsum("nac,bd->nabcd", measured, one).reshape(-1, 9, 9)
    of_Y = -np.einsum("ac,ndb->nabcd", one, R).reshape(-1, 9, 9)
    rows = np.concatenate([of_Z, of_Y], axis=2) * weights[:, None, None]
    last = np.linalg.eigh(np.einsum("nij,nik->jk", rows, rows))[1][:, 0]
    Z, Y = last[:9].reshape(3, 3), last[9:].reshape(3, 3)
    sign = np.sign(np.linalg.det(Y)) or 1.0
    return nearest_rotation(sign * Y), nearest_rotation(sign * Z).T


def _by_positions(X: Numbers, poses: Poses, weights: Numbers) -> tuple[Numbers, Numbers]:
    """The rotation of the base by positions; that of the tool then by orientations, if any."""
    n, one = len(poses), np.eye(3)
    pm, R, p = (_centred(part, weights) for part in (poses.positions, X[:, :3, :3], X[:, :3, 3]))
    of_base = np.einsum("nj,ik->nikj", pm, one).reshape(n, 3, 9)
    found = _least_squares(np.concatenate([of_base, -R], axis=2), p, weights)
    Y = nearest_rotation(found[:9].reshape(3, 3)).T
    if poses.rotations is None:
        return Y, one
    turned = np.swapaxes(Y @ X[:, :3, :3], -1, -2) @ poses.rotations
    return Y, nearest_rotation((turned * weights[:, None, None]).sum(axis=0))


def _centred(values: Numbers, weights: Numbers) -> Numbers:
    return values - np.tensordot(weights / weights.sum(), values, axes=1)


def _translations(
    X: Numbers, poses: Poses, Y: Numbers, tool: Numbers, weights: Numbers
) -> tuple[Numbers, Numbers, Numbers]:
    """Both frames, and the distances that are left."""
    n = len(poses)
    rows = np.concatenate([np.broadcast_to(np.eye(3), (n, 3, 3)), Y @ X[:, :3, :3]], axis=2)
    wanted = poses.positions - X[:, :3, 3] @ Y.T
    found = _least_squares(rows, wanted, weights)
    left = np.linalg.norm(wanted - rows @ found, axis=1)
    return motion(Y, found[:3]), motion(tool, found[3:]), left


def _least_squares(rows: Numbers, wanted: Numbers, weights: Numbers) -> Numbers:
    """By normal equations: sums over poses stay in this thread, and a start need not be exact."""
    A, b = rows * weights[:, None, None], wanted * weights[:, None]
    gram = np.einsum("nij,nik->jk", A, A)
    found: Numbers = np.linalg.lstsq(gram, np.einsum("nij,ni->j", A, b), rcond=FLAT)[0]
    return found
