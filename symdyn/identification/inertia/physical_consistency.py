"""Physically consistent parameters nearest to the data and the nominal model.

    minimise   (x - H^-1 r)^T H (x - H^-1 r) + weight |p - p0|^2_R,     x = (K p, f)
    over       P_i(p) >= eps_i 1 for every link,    gains of friction >= 0

Clarabel solves this semidefinite program through CVXPY (extra `identify`). The eigenvalues of the
solution are verified, and a link that violates its bound by rounding is projected.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from symdyn.identification.inertia.friction import FREE_SIGN, TERMS, Choice
from symdyn.identification.inertia.normal_equations import Normal
from symdyn.identification.logs.rows import Numbers
from symdyn.support.extras import pip_install

# Pseudo-inertias: ten parameters are physically consistent if P is positive definite.
#
#     P = [[S, mc], [mc^T, m]],   S = tr(I)/2 1 - I,   P positive definite
#
# (Traversaro, Brossette, Escande, Nori 2016; Wensing, Kim, Slotine 2018). Their distance is
# |L^T (P - P0) L|^2 with L L^T = P0^-1, which does not depend on frames and units.

TEN = 10
_FLOOR = 1e-2
"""Smallest size and mass of nominal bodies, as a share of the mean over the robot."""


def _units() -> Numbers:
    """Return P of each unit parameter, (10, 4, 4): m, mc, Ixx, Ixy, Iyy, Ixz, Iyz, Izz."""
    result = np.zeros((TEN, 4, 4))
    result[0, 3, 3] = 1
    for k in range(3):
        result[1 + k, k, 3] = result[1 + k, 3, k] = 1
    for index, (i, j) in zip(
        range(4, 10), ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2)), strict=True
    ):
        if i == j:
            result[index, [0, 1, 2], [0, 1, 2]] = 0.5
            result[index, i, i] = -0.5
        else:
            result[index, i, j] = result[index, j, i] = -1
    return result


UNITS = _units()


def pseudo_inertia(ten: Sequence[float] | Numbers) -> Numbers:
    """Return P of ten inertial parameters.

    >>> pseudo_inertia([2, 0, 0, 0, 1, 0, 1, 0, 0, 1]).diagonal().tolist()
    [0.5, 0.5, 0.5, 2.0]
    """
    result: Numbers = np.tensordot(np.asarray(ten, float), UNITS, axes=1)
    return result


def parameters_of(P: Numbers) -> Numbers:
    """Return the ten parameters of a pseudo-inertia."""
    S = P[:3, :3]
    tensor = np.trace(S) * np.eye(3) - S
    entries = [tensor[i, j] for i, j in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))]
    return np.array([P[3, 3], *P[:3, 3], *entries])


def nominal_bodies(tens: Numbers) -> Numbers:
    """Return positive definite pseudo-inertias near those of the nominal links, (links, 4, 4)."""
    P = np.stack([pseudo_inertia(ten) for ten in tens])
    mass = max(float(np.abs(P[:, 3, 3]).mean()), 1e-6)
    size = max(float(np.abs(np.trace(P[:, :3, :3], axis1=1, axis2=2)).mean() / 3), 1e-6 * mass)
    result = []
    for body in P:
        own_mass = max(body[3, 3], _FLOOR * mass)
        own_size = max(np.trace(body[:3, :3]) / 3, _FLOOR * size)
        scale = np.sqrt([own_size] * 3 + [own_mass])
        values, vectors = np.linalg.eigh(body / scale[:, None] / scale)
        lifted = (vectors * np.maximum(values, _FLOOR)) @ vectors.T
        result.append(lifted * scale[:, None] * scale)
    return np.stack(result)


def distance_form(bodies: Numbers) -> Numbers:
    """Return R, for which |p - p0|^2_R sums the squared distances of all links."""
    n = len(bodies)
    R = np.zeros((TEN * n, TEN * n))
    for i, body in enumerate(bodies):
        L = np.linalg.cholesky(np.linalg.inv(body))
        seen = np.stack([(L.T @ unit @ L).ravel() for unit in UNITS])
        R[TEN * i : TEN * (i + 1), TEN * i : TEN * (i + 1)] = seen @ seen.T
    return R


WEIGHT = 1e-3
"""Weight of the distance to the nominal model, per sample and parameter."""
THIN = 1e-5
"""Smallest eigenvalue of a link, as a share of the nominal one."""
STEPS = (1.0, 1e2, 1e4, 1e6)
"""Unit of the solver in standard deviations; larger ones are tried if nearly exact data make it
fail."""
NOT_ENFORCED = (
    "physical consistency of the inertias was not enforced; to enforce it, "
    f"{pip_install('identify')}"
)


def solver_available() -> bool:
    """Return whether CVXPY and Clarabel are installed."""
    return all(find_spec(name) is not None for name in ("cvxpy", "clarabel"))


def least_eigenvalues(bodies: Numbers) -> Numbers:
    """Return eps_i, the bound on the eigenvalues of each link."""
    return np.array([THIN * np.linalg.eigvalsh(body)[0] for body in bodies])


def solve_consistent(
    normal: Normal, choice: Choice, K: Numbers, p0: Numbers, bodies: Numbers
) -> tuple[Numbers, Numbers]:
    """Return x and the ten parameters of every link, physically consistent."""
    at = normal.places(choice)
    b = normal.base
    kinds = [TERMS[k] for terms in choice for k in terms]
    links = len(bodies)
    scale = _scales(bodies)  # of parameters, so that the solver sees numbers near one
    width = 1 / np.sqrt(np.maximum(np.diag(normal.H)[at][b:], 1e-300))
    weight = WEIGHT * normal.samples / (TEN * links)
    R = distance_form(bodies) * scale[:, None] * scale * weight
    # u = (p/scale, f/width) is split into directions that the data determine and R-orthogonal ones
    # that they do not, so that a large H does not blur the nominal values of the latter
    seen = np.zeros((TEN * links + len(kinds), len(at)))
    across = np.linalg.solve(R, (K * scale).T)
    seen[: TEN * links, :b] = across / np.abs(K * scale @ across).max(axis=0)
    seen[TEN * links :, b:] = np.eye(len(kinds))
    unseen = np.zeros((len(seen), TEN * links - b))
    unseen[: TEN * links] = np.linalg.svd(K * scale)[2][b:].T
    T = np.zeros((len(at), len(seen)))
    T[:b, : TEN * links] = K * scale
    T[b:, TEN * links :] = np.diag(width)
    near = np.zeros((len(seen), len(seen)))
    near[: TEN * links, : TEN * links] = R
    pull = near[:, : TEN * links] @ (p0 / scale)
    # u = center + wide w: the unconstrained solution is w = 0, and w counts standard deviations
    M = T @ seen
    by_data = seen @ _half_inverse(M.T @ normal.H[np.ix_(at, at)] @ M + seen.T @ near @ seen)
    by_nominal = unseen @ _half_inverse(unseen.T @ near @ unseen)
    wide = np.concatenate([by_data, by_nominal], axis=1)
    center = wide @ (wide.T @ pull) + by_data @ (by_data.T @ (T.T @ normal.r[at]))
    eps = least_eigenvalues(bodies)
    gains = [TEN * links + k for k, kind in enumerate(kinds) if kind not in FREE_SIGN]
    result = _solve_sdp(center, wide, bodies, eps, scale, gains)
    p = lift_eigenvalues(result[: TEN * links] * scale, eps)
    x = np.zeros(len(normal.r))
    x[at] = np.concatenate([K @ p, width * result[TEN * links :]])
    clipped = [at[b + k] for k, kind in enumerate(kinds) if kind not in FREE_SIGN]
    x[clipped] = np.maximum(x[clipped], 0)
    return x, p


def _half_inverse(H: Numbers) -> Numbers:
    """Return V with V V^T = H^-1 on the range of H."""
    s = 1 / np.sqrt(np.maximum(np.diag(H), 1e-300))
    values, vectors = np.linalg.eigh(H * s[:, None] * s)
    kept = values > 1e-13 * values.max(initial=0)
    result: Numbers = s[:, None] * vectors[:, kept] / np.sqrt(values[kept])
    return result


def _solve_sdp(
    center: Numbers,
    wide: Numbers,
    bodies: Numbers,
    eps: Numbers,
    scale: Numbers,
    gains: Sequence[int],
) -> Numbers:
    """Return the feasible u nearest to the center, or the center if the solver fails."""
    cp: Any = import_module("cvxpy")  # heavy, and an extra
    w = cp.Variable(wide.shape[1])
    for step in STEPS:
        u = center + (step * wide) @ w
        inside = []
        for i, body in enumerate(bodies):
            # in coordinates in which the nominal pseudo-inertia is the unit matrix
            L = np.linalg.cholesky(np.linalg.inv(body))
            own = slice(TEN * i, TEN * (i + 1))
            seen = np.stack([(L.T @ unit @ L).ravel() for unit in UNITS], axis=1) * scale[own]
            least = 2 * eps[i] * (L.T @ L)
            inside.append(cp.reshape(seen @ u[own], (4, 4), order="C") - least >> 0)
        if gains:
            inside.append(u[list(gains)] >= 0)
        problem = cp.Problem(cp.Minimize(cp.sum_squares(w)), inside)
        with warnings.catch_warnings(), suppress(cp.error.SolverError):
            warnings.simplefilter("ignore")  # the result is verified below
            problem.solve(solver=cp.CLARABEL)
            if problem.status == cp.OPTIMAL:
                result: Numbers = center + step * (wide @ np.asarray(w.value, float))
                return result
    return center


def lift_eigenvalues(p: Numbers, eps: Numbers) -> Numbers:
    """Return the parameters with all eigenvalues of every pseudo-inertia at least eps."""
    result = p.copy()
    for i, least in enumerate(eps):
        own = slice(TEN * i, TEN * (i + 1))
        values, vectors = np.linalg.eigh(pseudo_inertia(p[own]))
        if values[0] < least:
            lifted = np.maximum(values, least * (1 + 1e-6) + 1e-15)
            result[own] = parameters_of((vectors * lifted) @ vectors.T)
    return result


def inconsistent_links(p: Numbers, names: Sequence[str]) -> list[str]:
    """Return the names of the links whose parameters are not physically consistent."""
    tens = p.reshape(-1, TEN)
    return [
        name
        for name, ten in zip(names, tens, strict=True)
        if np.linalg.eigvalsh(pseudo_inertia(ten))[0] <= 0
    ]


def _scales(bodies: Numbers) -> Numbers:
    """Return a typical size of each parameter."""
    result = []
    for body in bodies:
        m, s = body[3, 3], np.trace(body[:3, :3])
        result.append([m, *[np.sqrt(m * s)] * 3, *[s] * 6])
    return np.concatenate(result)
