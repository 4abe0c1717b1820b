"""Pseudo-inertias: what ten numbers a body can have.

    P = [[S, mc], [mc^T, m]],   S = tr(I)/2 1 - I,   P positive definite

(Traversaro, Brossette, Escande, Nori 2016; Wensing, Kim, Slotine 2018). Their distance is
|L^T (P - P0) L|^2 with L L^T = P0^-1, which does not depend on frames and units.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symdyn.identification.logs.rows import Numbers

TEN = 10
_FLOOR = 1e-2
"""Of the mean diagonal: nominal bodies are taken to be at least so thick, and so heavy."""


def _units() -> Numbers:
    """P of each of the ten parameters, (10, 4, 4): m, mc, Ixx, Ixy, Iyy, Ixz, Iyz, Izz."""
    made = np.zeros((TEN, 4, 4))
    made[0, 3, 3] = 1
    for k in range(3):
        made[1 + k, k, 3] = made[1 + k, 3, k] = 1
    for index, (i, j) in zip(
        range(4, 10), ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2)), strict=True
    ):
        if i == j:
            made[index, [0, 1, 2], [0, 1, 2]] = 0.5
            made[index, i, i] = -0.5
        else:
            made[index, i, j] = made[index, j, i] = -1
    return made


UNITS = _units()


def pseudo_inertia(ten: Sequence[float] | Numbers) -> Numbers:
    """P of ten inertial parameters.

    >>> pseudo_inertia([2, 0, 0, 0, 1, 0, 1, 0, 0, 1]).diagonal().tolist()
    [0.5, 0.5, 0.5, 2.0]
    """
    made: Numbers = np.tensordot(np.asarray(ten, float), UNITS, axes=1)
    return made


def parameters_of(P: Numbers) -> Numbers:
    """The ten parameters of a pseudo-inertia."""
    S = P[:3, :3]
    tensor = np.trace(S) * np.eye(3) - S
    entries = [tensor[i, j] for i, j in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))]
    return np.array([P[3, 3], *P[:3, 3], *entries])


def nominal_bodies(tens: Numbers) -> Numbers:
    """Pseudo-inertias near those of the nominal links that are positive definite, (links, 4, 4)."""
    P = np.stack([pseudo_inertia(ten) for ten in tens])
    mass = max(float(np.abs(P[:, 3, 3]).mean()), 1e-6)
    size = max(float(np.abs(np.trace(P[:, :3, :3], axis1=1, axis2=2)).mean() / 3), 1e-6 * mass)
    made = []
    for body in P:
        own_mass = max(body[3, 3], _FLOOR * mass)
        own_size = max(np.trace(body[:3, :3]) / 3, _FLOOR * size)
        scale = np.sqrt([own_size] * 3 + [own_mass])
        values, vectors = np.linalg.eigh(body / scale[:, None] / scale)
        lifted = (vectors * np.maximum(values, _FLOOR)) @ vectors.T
        made.append(lifted * scale[:, None] * scale)
    return np.stack(made)


def distance_form(bodies: Numbers) -> Numbers:
    """R with |p - p0|^2_R the sum of the squared distances of all links, (10 links, 10 links)."""
    n = len(bodies)
    R = np.zeros((TEN * n, TEN * n))
    for i, body in enumerate(bodies):
        L = np.linalg.cholesky(np.linalg.inv(body))
        seen = np.stack([(L.T @ unit @ L).ravel() for unit in UNITS])
        R[TEN * i : TEN * (i + 1), TEN * i : TEN * (i + 1)] = seen @ seen.T
    return R
