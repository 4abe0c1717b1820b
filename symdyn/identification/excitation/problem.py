"""The optimisation problem: criterion, limits, and their derivatives in the coefficients.

The criterion measures how well the motion determines the parameters, by its stacked regressor Y:

    G = mean over time of Y^T Y
    D:     -log det G / n
    cond:  (log tr G^p + log tr G^-p) / 2p,   which is log cond(Y) for p -> infinity

The condition number of the stacked Y is the square root of that of G. It is not smooth where
eigenvalues meet; the p-norms are, and bound it from above. With the derivative S of a criterion in
G, its derivative in the rows of Y at one of N times is 2 Y S / N. The evaluation

    c -> q, qd, qdd (Fourier) -> Y, tau, x (compiled code) -> criterion and levels of all limits

is differentiated in reverse by pullbacks. A level z is a quantity divided by its limit, so that
limits read lo <= z <= hi. They enter through an augmented Lagrangian (Rockafellar 1973): with
r = z + m / s,

    f + s/2 sum of (r - clip(r, lo, hi))^2,     m <- s (r - clip(r, lo, hi))

where m are the multipliers and s is the stiffness.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from symdyn.identification.excitation.bounds import Bounds, WorkspaceBox
from symdyn.runtime.compiled import Compiled

Array = NDArray[np.float64]

RIDGE = 1e-13
"""Share of the mean eigenvalue that is added to G, so that singular motions have a gradient."""


def gram(Y: Array) -> Array:
    """Return the mean of Y^T Y over the first axis."""
    rows = Y.reshape(-1, Y.shape[-1])
    found: Array = rows.T @ rows / len(Y)
    return found


def weights(Y: Array, slope: Array) -> Array:
    """Return the derivative of a criterion in Y, given its derivative in G."""
    rows = Y.reshape(-1, Y.shape[-1])
    return (rows @ (2 / len(Y) * slope)).reshape(Y.shape)


def log_determinant(G: Array) -> float:
    """Return log det G, minus infinity if G is singular."""
    sign, value = np.linalg.slogdet(G)
    return float(value) if sign > 0 else -np.inf


def condition(G: Array) -> float:
    """Return the condition number of the stacked regressor."""
    values = np.linalg.eigvalsh(G)
    return float(np.sqrt(values[-1] / values[0])) if values[0] > 0 else np.inf


def determinant_criterion(G: Array, sharpness: float) -> tuple[float, Array]:
    """Return -log det G / n and its derivative in G."""
    n = len(G)
    raised = G + RIDGE * np.trace(G) / n * np.eye(n)
    root = np.linalg.cholesky(raised)
    return -2 * float(np.log(np.diag(root)).sum()) / n, -np.linalg.inv(raised) / n


def condition_criterion(G: Array, sharpness: float) -> tuple[float, Array]:
    """Return the smoothed log cond(Y) and its derivative in G; `sharpness` is p."""
    values, vectors = np.linalg.eigh(G)
    values = np.maximum(values, RIDGE * values.mean())
    above, below = values / values[-1], values[0] / values
    high, low = above**sharpness, below**sharpness
    span = float(np.log(values[-1] / values[0]))
    total = span + float(np.log(high.sum()) + np.log(low.sum())) / sharpness
    share = (high / high.sum() - low / low.sum()) / values
    return total / 2, (vectors * (share / 2)) @ vectors.T


Criterion = Callable[[Array, float], tuple[float, Array]]
CRITERIA: dict[str, Criterion] = {"D": determinant_criterion, "cond": condition_criterion}


# Periodic motions: finite Fourier series, and their first two derivatives in time.
#
# q_i(t) = c_i0 + sum over k = 1..H of c_i(2k-1) cos(k w t) + c_i(2k) sin(k w t),   w = 2 pi / T


def basis(t: Array, period: float, harmonics: int) -> tuple[Array, Array, Array]:
    """Return the basis functions at the times t, and their first and second derivatives.

    Each has the shape (times, 2 harmonics + 1). A motion is the basis times its coefficients.

    >>> values, rates, _ = basis(np.array([0.0]), 2 * np.pi, 1)
    >>> values.tolist(), (rates + 0.0).tolist()
    ([[1.0, 1.0, 0.0]], [[0.0, 0.0, 1.0]])
    """
    w = frequencies(period, harmonics)
    angle = t[:, np.newaxis] * w
    cos, sin = np.cos(angle), np.sin(angle)
    values = np.ones((len(t), 2 * harmonics + 1))
    rates, curvatures = np.zeros_like(values), np.zeros_like(values)
    values[:, 1::2], values[:, 2::2] = cos, sin
    rates[:, 1::2], rates[:, 2::2] = -w * sin, w * cos
    curvatures[:, 1::2], curvatures[:, 2::2] = -w * w * cos, -w * w * sin
    return values, rates, curvatures


def frequencies(period: float, harmonics: int) -> Array:
    """Return the angular frequencies of the harmonics in rad/s."""
    return 2 * np.pi / period * np.arange(1, harmonics + 1, dtype=np.float64)


def instants(period: float, count: int) -> Array:
    """Return `count` evenly spaced times of a period, its end excluded."""
    return period * np.arange(count, dtype=np.float64) / count


States = tuple[Array, Array, Array]
Margins = tuple[float, float]
"""Safety margins as shares of the limits: of range, speed and acceleration, and of torque and
boxes."""


class ExcitationProblem:
    """Criterion and limits of one robot at evenly spaced times of a period.

    The variables x are the Fourier coefficients divided by their largest possible values, so that
    all of them are of order one. `motion` returns q, qd and qdd.
    """

    def __init__(
        self,
        dynamics: Compiled,
        bounds: Bounds,
        boxes: Sequence[WorkspaceBox],
        criterion: str,
        period: float,
        harmonics: int,
        samples: int,
        at_rest: bool = False,
    ) -> None:
        self.dynamics, self.bounds, self.boxes = dynamics, bounds, tuple(boxes)
        self.criterion = CRITERIA[criterion]
        self.period, self.harmonics = period, harmonics
        self.basis = basis(instants(period, samples), period, harmonics)
        self.limits_forces = bool(np.isfinite(bounds.torque).any())
        self.scale = _scale(bounds, period, harmonics)
        self.shape = self.scale.shape
        self.at_rest = at_rest
        order = np.arange(1.0, harmonics + 1)[:, np.newaxis]
        speed, push = order * self.scale[2::2], order**2 * self.scale[1::2]
        self._rest = (push / np.linalg.norm(push, axis=0), speed / np.linalg.norm(speed, axis=0))

    def coefficients(self, x: Array) -> Array:
        """Return the Fourier coefficients of the variables x, shape (2 harmonics + 1, joints)."""
        c = self.scale * self._project_to_rest(x.reshape(self.shape))
        c[0] += self.bounds.middle
        return c

    def _project_to_rest(self, x: Array) -> Array:
        """Project x onto motions at rest at t = 0, if `at_rest` is set.

        qdd = 0 is linear in the cosine coefficients, and qd = 0 in the sine coefficients. The
        projection is orthogonal, so that it also applies to gradients.
        """
        if not self.at_rest:
            return x
        found = x.copy()
        for first, way in zip((1, 2), self._rest, strict=True):
            found[first::2] -= way * (way * x[first::2]).sum(axis=0)
        return found

    def variables(self, coefficients: Array) -> Array:
        """Return the variables x of Fourier coefficients, the inverse of `coefficients`."""
        c = coefficients.copy()
        c[0] -= self.bounds.middle
        return (c / self.scale).ravel()

    def motion(self, x: Array, functions: States | None = None) -> States:
        """Return q, qd and qdd at the times of the problem, or for other samples of the basis."""
        c = self.coefficients(x)
        q, qd, qdd = (values @ c for values in functions or self.basis)
        return q, qd, qdd

    def regressor(self, states: States) -> Array:
        """Return Y, shape (times, joints, columns)."""
        found: Array = self.dynamics.base_regressor(*states)
        return found

    def quality(self, x: Array, sharpness: float) -> float:
        """Return the criterion without its derivative."""
        return self.criterion(gram(self.regressor(self.motion(x))), sharpness)[0]

    def levels(self, states: States) -> list[Array]:
        """Return every limited quantity divided by its limit."""
        q, qd, qdd = states
        b = self.bounds
        found = [(q - b.middle) / b.half, qd / b.velocity, qdd / b.acceleration]
        if self.limits_forces:
            found.append(self.dynamics.inverse_dynamics(*states) / b.torque)
        if self.boxes:
            places = self.places(q)
            found += [box.levels(places[:, k]) for k, box in enumerate(self.boxes)]
        return found

    def ends(self, margins: Margins) -> list[tuple[float, float]]:
        """Return lo and hi of every array of levels, tightened by the margins."""
        straight, others = margins
        inside = (others - 1, 1 - others)
        boxes = [inside if box.keep_in else (-np.inf, -others) for box in self.boxes]
        return [(straight - 1, 1 - straight)] * 3 + [inside] * self.limits_forces + boxes

    def places(self, q: Array) -> Array:
        """Return the link positions of the boxes in m, shape (times, boxes, 3)."""
        found: Array = self.dynamics.forward_kinematics(q)[:, :, :3, 3]
        return found[:, [self.dynamics.robot.tips.index(box.link) for box in self.boxes]]

    def value(
        self,
        x: Array,
        multipliers: Sequence[Array],
        stiffness: float,
        margins: Margins,
        sharpness: float,
    ) -> tuple[float, Array]:
        """Return the augmented Lagrangian and its gradient in x."""
        states = self.motion(x)
        Y = self.regressor(states)
        total, slope = self.criterion(gram(Y), sharpness)
        W = weights(Y, slope)
        back = list(self.dynamics.base_regressor_pullback(*states, W))
        excess = self.excess(self.levels(states), multipliers, stiffness, margins)
        total += stiffness / 2 * sum(float((e * e).sum()) for e in excess)
        forces = [stiffness * e for e in excess]
        b = self.bounds
        for k, limit in enumerate((b.half, b.velocity, b.acceleration)):
            back[k] += forces[k] / limit
        if self.limits_forces:
            more = self.dynamics.inverse_dynamics_pullback(*states, forces[3] / b.torque)
            back = [old + new for old, new in zip(back, more, strict=True)]
        if self.boxes:
            back[0] += self._from_boxes(states[0], forces[-len(self.boxes) :])
        slopes = sum(values.T @ one for values, one in zip(self.basis, back, strict=True))
        return total, self._project_to_rest(self.scale * slopes).ravel()

    def excess(
        self,
        levels: Sequence[Array],
        multipliers: Sequence[Array],
        stiffness: float,
        margins: Margins,
    ) -> list[Array]:
        """Return r - clip(r, lo, hi) for every array of levels."""
        found = []
        for z, m, (lo, hi) in zip(levels, multipliers, self.ends(margins), strict=True):
            r = z + m / stiffness
            found.append(r - np.clip(r, lo, hi))
        return found

    def _from_boxes(self, q: Array, forces: Sequence[Array]) -> Array:
        """Return the derivative in q of the boxes' contribution."""
        places = self.places(q)
        W = np.zeros((len(q), len(self.dynamics.robot.tips), 4, 4))
        for k, (box, force) in enumerate(zip(self.boxes, forces, strict=True)):
            tip = self.dynamics.robot.tips.index(box.link)
            W[:, tip, :3, 3] += box.pullback(places[:, k], force)
        found: Array = self.dynamics.forward_kinematics_pullback(q, W)
        return found


def _scale(bounds: Bounds, period: float, harmonics: int) -> Array:
    """Return the largest coefficients for which a single term stays within the limits."""
    w = frequencies(period, harmonics)[:, np.newaxis]
    reach = np.minimum(bounds.half, np.pi)
    most = np.minimum(reach, np.minimum(bounds.velocity / w, bounds.acceleration / w**2))
    return np.concatenate([reach[np.newaxis], np.repeat(most, 2, axis=0)])
