"""The fit: Levenberg-Marquardt over the determined parameters, weights, outliers, leave-one-out.

The Jacobian of the predicted tips in all parameters is

    base     B exp(xi)    moves the tip by the body twist  Ad((X T)^-1) xi
    tool     (exp(w) R_T, p_T + v)                         (R_T^T w, R_T^T v)
    others   p                                             Ad(T^-1) dX_dp

X is the emitted `forward_kinematics` and dX_dp the emitted `kinematics_gradient`. The error of a
pose is the measured position minus the predicted one, in measurement axes, and the rotation vector
from the predicted to the measured orientation, in tool axes.

Position errors and orientation errors are divided by their standard deviations. These are estimated
from the residuals: sum of squares over the sum of (1 - h), h the diagonal of
H = J (J^T J)^-1 J^T. The leave-one-out error of pose i is

    e_i = (1 - H_ii)^-1 r_i

to first order, without a further fit. A pose is an outlier if r_i^T e_i, divided by its rows and by
the median over all poses, is too large. A robust fit (Huber weights) detects the outliers, and the
last fit excludes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from symdyn.identification.geometry.chain import (
    BASE,
    COMPLIANCE,
    GEOMETRY,
    OFFSET,
    TOOL,
    CalibrationChain,
    GeometricParameter,
)
from symdyn.identification.geometry.poses import Poses
from symdyn.identification.geometry.rigid import (
    Numbers,
    adjoint,
    exp_motion,
    exp_rotation,
    inverse,
    log_rotation,
    motion,
)
from symdyn.support.extras import required

FRAMES = 12
"""Number of parameters of base and tool, which come first."""


@dataclass(frozen=True)
class GeometricState:
    """Frames of base and tool, and values of the other parameters of the chain."""

    base: Numbers
    tool: Numbers
    values: Numbers

    def advance(self, step: Numbers) -> GeometricState:
        """Return the state after a step in all parameters."""
        base = self.base @ exp_motion(step[:6])
        turned = exp_rotation(step[6:9]) @ self.tool[:3, :3]
        tool = motion(turned, self.tool[:3, 3] + step[9:FRAMES])
        return GeometricState(base, tool, self.values + step[FRAMES:])


class Prediction:
    """Predicted tips, their errors and the Jacobian at measured poses."""

    def __init__(self, chain: CalibrationChain, poses: Poses) -> None:
        self.chain = chain
        self.poses = poses
        names = [p.name for p in chain.compiled.robot.symbolic_parameters]
        self._emitted = [k for k, p in enumerate(chain.own) if p.group != COMPLIANCE]
        self._places = [names.index(chain.own[k].name) for k in self._emitted]
        of_offset = {p.joint: k for k, p in enumerate(chain.own) if p.group == OFFSET}
        self._compliant = [
            (k, of_offset[p.joint], chain.robot.v_starts[p.joint])
            for k, p in enumerate(chain.own)
            if p.group == COMPLIANCE
        ]
        self._phi = chain.gravity(poses.q) if self._compliant else np.zeros((len(poses), 0))

    def gravity_torques(self) -> Numbers:
        """Return the gravity torques of the compliant joints, one column each."""
        return self._phi[:, [coordinate for *_, coordinate in self._compliant]]

    @property
    def rows(self) -> int:
        """Rows per pose: three for a position, six for a pose."""
        return 6 if self.poses.oriented else 3

    def tips(self, state: GeometricState) -> Numbers:
        """Return the predicted poses of the tool in the measurement frame."""
        X: Numbers = self.chain.compiled.forward_kinematics(self.poses.q, self._p(state))[:, 0]
        return state.base @ X @ state.tool

    def errors(self, state: GeometricState) -> Numbers:
        """Return the errors, (poses, rows)."""
        return self._errors_of(self.tips(state))

    def _errors_of(self, tips: Numbers) -> Numbers:
        poses = self.poses
        moved = poses.positions - tips[:, :3, 3]
        if poses.rotations is None:
            return moved
        turned = log_rotation(np.swapaxes(tips[:, :3, :3], -1, -2) @ poses.rotations)
        return np.concatenate([moved, turned], axis=1)

    def linearize(self, state: GeometricState) -> tuple[Numbers, Numbers]:
        """Return errors, and the Jacobian of the prediction, (poses, rows, parameters)."""
        p = self._p(state)
        X = self.chain.compiled.forward_kinematics(self.poses.q, p)[:, 0]
        emitted = self.chain.compiled.kinematics_gradient(self.poses.q, p)[:, 0]
        own = np.zeros((len(self.poses), 6, len(self.chain.own)))
        own[:, :, self._emitted] = emitted[:, :, self._places]
        for k, offset, coordinate in self._compliant:
            own[:, :, k] = -own[:, :, offset] * self._phi[:, coordinate, None]
        XT = X @ state.tool
        to_tool = adjoint(inverse(state.tool))
        axes = adjoint(motion(state.tool[:3, :3].T, np.zeros(3)))
        twists = np.concatenate(
            [
                adjoint(inverse(XT)),
                np.broadcast_to(axes, (len(self.poses), 6, 6)),
                to_tool @ own,
            ],
            axis=2,
        )
        tips = state.base @ XT
        moved = tips[:, :3, :3] @ twists[:, 3:]
        J = np.concatenate([moved, twists[:, :3]], axis=1) if self.rows == 6 else moved
        return self._errors_of(tips), J

    def _p(self, state: GeometricState) -> Numbers:
        """Return the argument `p` of the emitted code for every pose."""
        p = np.tile(self.chain.compiled.p, (len(self.poses), 1))
        p[:, self._places] += state.values[self._emitted]
        for k, offset, coordinate in self._compliant:
            place = self._places[self._emitted.index(offset)]
            p[:, place] -= state.values[k] * self._phi[:, coordinate]
        return p


# Selection of the parameters that the poses determine, and null directions.
#
# Columns of the weighted Jacobian are normalised; singular values give the rank. Parameters are
# selected one by one by column pivoting within their group: first base and tool, then offsets,
# compliance, and axes. A parameter that is not selected keeps its nominal value. Its column is a
# combination of selected columns, which gives a null direction,
#
#     J n = 0,   n = e_j - sum_k c_k e_k

ORDER = (BASE, TOOL, OFFSET, COMPLIANCE, GEOMETRY)
NO_EFFECT = 1e-10
DEPENDENT = 1e-7
ABSENT = 1e-6
"""Relative size below which a coefficient of a null direction counts as zero."""


@dataclass(frozen=True)
class ParameterSubset:
    """Indices of the selected parameters, condition number of their columns, null directions."""

    chosen: tuple[int, ...]
    rank: int
    condition: float
    null: tuple[tuple[tuple[str, float], ...], ...]


def subset_of(J: Numbers, parameters: Sequence[GeometricParameter]) -> ParameterSubset:
    """Select the columns of J to fit."""
    lengths = np.linalg.norm(J, axis=0)
    acts = lengths > NO_EFFECT * lengths.max()
    scaled = J / np.where(acts, lengths, np.inf)
    members = [
        [k for k, p in enumerate(parameters) if p.group == group and acts[k]] for group in ORDER
    ]
    chosen, R = _pick_columns(scaled, members, len(parameters))
    values = np.linalg.svd(R, compute_uv=False)
    rank = int((values > DEPENDENT * values[0]).sum())
    if rank < len(chosen):
        chosen, R = _pick_columns(scaled, members, rank)
    kept = np.linalg.svd(R[:, chosen], compute_uv=False)
    null = _null_directions(R, lengths, chosen)
    listed = tuple(
        tuple((parameters[k].name, float(n[k])) for k in np.flatnonzero(n).tolist()) for n in null
    )
    return ParameterSubset(tuple(sorted(chosen)), len(chosen), float(kept[0] / kept[-1]), listed)


def _pick_columns(
    scaled: Numbers, groups: Sequence[Sequence[int]], most: int
) -> tuple[list[int], Numbers]:
    """Return the pivot columns in order, and R, all columns in an orthonormal basis of these.

    R has few rows, and the singular values and linear dependences of J.
    """
    chosen: list[int] = []
    rows: list[Numbers] = []
    left = scaled.copy()
    for group in groups:
        members = list(group)
        while members and len(chosen) < most:
            remaining = np.sqrt((left[:, members] ** 2).sum(axis=0))
            best = int(np.argmax(remaining))
            if remaining[best] < DEPENDENT:
                break
            k = members.pop(best)
            direction = left[:, k] / remaining[best]
            for _ in range(2):  # a second pass of Gram-Schmidt restores orthogonality
                left -= np.outer(direction, (direction[:, None] * left).sum(axis=0))
            chosen.append(k)
            rows.append((direction[:, None] * scaled).sum(axis=0))
    return chosen, np.array(rows)


def _null_directions(R: Numbers, lengths: Numbers, chosen: Sequence[int]) -> list[Numbers]:
    """Return a null direction for every unselected parameter, in units of the parameters.

    Multiples of other directions are subtracted while this reduces the number of entries.
    """
    others = [k for k in range(R.shape[1]) if k not in chosen]
    explained = np.linalg.solve(R[:, chosen], R[:, others])
    directions = []
    for c, j in zip(explained.T, others, strict=True):
        n = np.zeros(R.shape[1])
        n[j] = 1
        n[list(chosen)] = -c * lengths[j] / lengths[list(chosen)]
        directions.append(_clear_rounding(n, lengths))
    improved = True
    while improved:
        improved = False
        for a in range(len(directions)):
            for b in range(len(directions)):
                better = _sparsify(directions[a], directions[b], lengths) if a != b else None
                if better is not None:
                    directions[a], improved = better, True
    return [n / n[np.argmax(np.abs(n))] for n in directions]


def _sparsify(n: Numbers, m: Numbers, lengths: Numbers) -> Numbers | None:
    """Return n minus a multiple of m that has fewer entries than n, if there is one."""
    for k in np.flatnonzero((n != 0) & (m != 0)):
        trial = _clear_rounding(n - n[k] / m[k] * m, lengths)
        if np.count_nonzero(trial) < np.count_nonzero(n):
            return trial
    return None


def _clear_rounding(n: Numbers, lengths: Numbers) -> Numbers:
    """Set entries whose effect is rounding to zero."""
    effect = np.abs(n) * np.maximum(lengths, NO_EFFECT * lengths.max())
    return np.where(effect > ABSENT * effect.max(), n, 0.0)


ROUNDS = 8
STEPS = 300
"""Evaluations of the errors; parallel axes need many, others about 10."""
HUBER = 1.5
OUTLIER = 4.0
"""Threshold as a multiple of the median error; fewer than one in 10^7 normal errors exceed it."""
SMALLEST = 1e-9
"""m and rad; smallest standard deviation, for simulated poses without noise."""


@dataclass(frozen=True)
class GeometricFit:
    """Result of a fit.

    `kept` marks the poses that are no outliers, `errors` has the residuals of all poses and
    `left_out` their leave-one-out errors. `free` is the diagonal of 1 - H, `deviations` has the
    standard deviations of the rows, and `covariance` is that of the selected parameters.
    """

    state: GeometricState
    subset: ParameterSubset
    kept: NDArray[np.bool_]
    errors: Numbers
    left_out: Numbers
    free: Numbers
    deviations: Numbers
    covariance: Numbers


def fit(
    prediction: Prediction, start: GeometricState, groups: Sequence[str], keep_all: bool = False
) -> GeometricFit:
    """Fit the parameters of some groups, first with Huber weights, then without outliers."""
    n = len(prediction.poses)
    state, kept, weights = start, np.ones(n, bool), np.ones(n)
    deviations = np.ones(prediction.rows)
    for last in (False, True):
        subset, state = _subset(prediction, state, groups, weights * kept, deviations)
        for _ in range(ROUNDS):
            state = _minimize(prediction, state, subset, weights * kept, deviations)
            fitted = _evaluate(prediction, state, subset, weights * kept, deviations)
            ratios = _ratios(fitted)
            before = (weights, deviations, kept)
            deviations = _deviations(fitted, weights * kept)
            if last:
                weights = np.ones(n)
                kept = (ratios < OUTLIER) | keep_all
            elif not keep_all:
                weights = np.sqrt(np.minimum(1, HUBER / np.maximum(ratios, 1e-300)))
            if (kept != before[2]).any():
                subset, state = _subset(prediction, state, groups, weights * kept, deviations)
            elif np.allclose(weights, before[0], atol=1e-3) and np.allclose(
                deviations, before[1], rtol=1e-3
            ):
                break
    return _evaluate(prediction, state, subset, kept.astype(float), deviations)


def refit(
    prediction: Prediction, start: GeometricState, groups: Sequence[str], like: GeometricFit
) -> GeometricFit:
    """Fit other groups to the inliers of a fit, with its standard deviations."""
    weights = like.kept.astype(float)
    subset, state = _subset(prediction, start, groups, weights, like.deviations)
    state = _minimize(prediction, state, subset, weights, like.deviations)
    return _evaluate(prediction, state, subset, weights, like.deviations)


def _columns(
    prediction: Prediction, state: GeometricState, weights: Numbers, deviations: Numbers
) -> tuple[Numbers, Numbers]:
    """Return weighted errors and the weighted Jacobian."""
    errors, J = prediction.linearize(state)
    scale = weights[:, None] / deviations
    return errors * scale, J * scale[:, :, None]


def _subset(
    prediction: Prediction,
    state: GeometricState,
    groups: Sequence[str],
    weights: Numbers,
    deviations: Numbers,
) -> tuple[ParameterSubset, GeometricState]:
    """Return the parameters to fit, and the state with all others nominal."""
    _, J = _columns(prediction, state, weights, deviations)
    parameters = prediction.chain.parameters
    inside = [k for k, p in enumerate(parameters) if p.group in groups]
    found = subset_of(J.reshape(-1, len(parameters))[:, inside], [parameters[k] for k in inside])
    chosen = tuple(inside[k] for k in found.chosen)
    fitted = np.isin(np.arange(FRAMES, len(parameters)), chosen)
    nominal = replace(state, values=np.where(fitted, state.values, 0.0))
    return replace(found, chosen=chosen), nominal


def _minimize(
    prediction: Prediction,
    state: GeometricState,
    subset: ParameterSubset,
    weights: Numbers,
    deviations: Numbers,
) -> GeometricState:
    """Return the least squares state in the selected parameters, by MINPACK's Levenberg-Marquardt.

    x is a step in the tangent space at the first state, and the Jacobian is that of a step from
    the state that x leads to. The two differ by an invertible linear map of the frame parameters,
    so that both have the same stationary points.
    """
    optimize = required("scipy.optimize", "SciPy", "calibration", "identify")
    chosen, size = list(subset.chosen), len(prediction.chain.parameters)
    scale = weights[:, None] / deviations

    def moved(x: Numbers) -> GeometricState:
        step = np.zeros(size)
        step[chosen] = x
        return state.advance(step)

    def errors(x: Numbers) -> Numbers:
        return -(prediction.errors(moved(x)) * scale).ravel()

    def slopes(x: Numbers) -> Numbers:
        _, J = _columns(prediction, moved(x), weights, deviations)
        return J[:, :, chosen].reshape(-1, len(chosen))

    start = np.zeros(len(chosen))
    limits = {"ftol": 1e-10, "xtol": 1e-15, "gtol": 1e-15, "max_nfev": STEPS}
    found = optimize.least_squares(errors, start, slopes, method="lm", x_scale="jac", **limits)
    return moved(found.x)


def _evaluate(
    prediction: Prediction,
    state: GeometricState,
    subset: ParameterSubset,
    weights: Numbers,
    deviations: Numbers,
) -> GeometricFit:
    """Compute residuals, leave-one-out errors and the covariance at a state."""
    r, J = _columns(prediction, state, np.ones(len(weights)), deviations)
    A = J[:, :, list(subset.chosen)]
    squares = weights[:, None, None] ** 2
    lengths = np.maximum(np.sqrt((A**2 * squares).sum(axis=(0, 1))), 1e-300)
    A = A / lengths
    normal = np.linalg.inv(np.einsum("nij,nik->jk", A * squares, A))
    H = (A @ normal) @ np.swapaxes(A, -1, -2) * squares
    left = np.eye(prediction.rows) - H
    left_out = np.linalg.solve(left + 1e-12 * np.eye(prediction.rows), r[:, :, None])[:, :, 0]
    return GeometricFit(
        state,
        subset,
        weights > 0,
        r * deviations,
        left_out * deviations,
        np.diagonal(left, axis1=1, axis2=2),
        deviations,
        normal / np.outer(lengths, lengths),
    )


def _ratios(fitted: GeometricFit) -> Numbers:
    """Return the error of each pose relative to the median."""
    squares = fitted.errors * fitted.left_out / fitted.deviations**2
    sizes: Numbers = np.sqrt(np.maximum(squares.mean(axis=1), 0))
    return sizes / max(float(np.median(sizes)), 1e-3)


def _deviations(fitted: GeometricFit, weights: Numbers) -> Numbers:
    """Return the standard deviations of positions and orientations, isotropic."""
    found: list[float] = []
    for k in range(0, fitted.errors.shape[1], 3):
        part = slice(k, k + 3)
        squares = (weights[:, None] * fitted.errors[:, part]) ** 2
        free = (weights[:, None] ** 2 * fitted.free[:, part]).sum()
        found += [max(float(np.sqrt(squares.sum() / max(free, 1e-3))), SMALLEST)] * 3
    return np.array(found)
