"""Drive gains from logs without and with a load of known mass.

    i_j = (Y_j pb + known_j) / k_j + friction_j                      without the load
    i_j = (Y_j (pb + K_L p_L) + known_j) / k_j + friction_j          with it

Without a load, gains and inertias are determined only up to a common factor; the known mass fixes
it. Gautier and Briot determine the gains from the equations Y pb - i k = 0 of both logs (Global
identification of joint drive gains and dynamic parameters of robots, J. Dyn. Syst. Meas. Control
136, 2014). There the noisy currents are columns of a least squares problem, which biases the gains
towards zero. Here the errors of the currents themselves are minimised. This problem is bilinear; a
damped Gauss-Newton method solves it from two starts, the linear solution and the nominal inertias,
and the solution with the higher likelihood is used. All sums are over Gram blocks. Known gains need
no load.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from symdyn.errors import RobotError
from symdyn.identification.inertia.friction import TERMS, Choice
from symdyn.identification.inertia.friction_choice import choose_friction
from symdyn.identification.inertia.normal_equations import (
    BaseRegressor,
    GramBlocks,
    inverse_variances,
    normal_of,
    solve_scaled,
)
from symdyn.identification.inertia.physical_consistency import TEN
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.problem import RegressionProblem, plain_choice
from symdyn.identification.reading import LogReader
from symdyn.identification.settings import IdentificationSettings
from symdyn.robot.checks import hint, quote
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Frame, Robot

# Contribution of a load at a tip to the base parameters.
#
#     pb with the load = pb + K_L p_L,    p_L = (m, m c, I) about the tip's frame
#
# A load adds to the inertia of the link that carries it, and the base parameters contain all
# identifiable inertia. The columns of `base_regressor` are therefore enough for a load at any tip.

LARGEST = 1e4
"""kg; the largest plausible load."""
FARTHEST = 10.0
"""m; the largest plausible distance of its centre of mass."""


@dataclass(frozen=True)
class Load:
    """A load at a tip, with `known` the known part of K_L p_L and `free` the unknown columns."""

    tip: str
    mass: float
    centre: tuple[float, ...] | None
    known: Numbers
    free: Numbers


def known_load(
    robot: Robot, K: Numbers, mass: float, centre: Sequence[float] | None, tip: str | None
) -> Load:
    """Return a load of known mass, and of known centre of mass if one is given."""
    if not 0 < mass <= LARGEST:
        raise RobotError(f"--load-mass takes a mass above 0 and up to {LARGEST:g} kg")
    frame = _load_frame(robot, tip)
    columns = load_columns(K, frame)
    if centre is None:
        return Load(frame.name, mass, None, columns[:, 0] * mass, columns[:, 1:])
    if len(centre) != 3 or not all(abs(x) <= FARTHEST for x in centre):
        raise RobotError(f"--load-centre takes three coordinates of at most {FARTHEST:g} m")
    known = columns[:, :4] @ (mass * np.array([1.0, *centre]))
    return Load(frame.name, mass, tuple(centre), known, columns[:, 4:])


def load_columns(K: Numbers, frame: Frame) -> Numbers:
    """Return K_L, the base parameters per unit of each of the ten load parameters, (base, 10)."""
    pose = frame.placement.pose()
    units = (Inertia(*map(float, row)) for row in np.eye(TEN))
    tens = np.array([[float(x) for x in unit.seen_from(pose).parameters] for unit in units])
    own = slice(TEN * frame.link, TEN * (frame.link + 1))
    columns: Numbers = K[:, own] @ tens.T
    return columns


def _load_frame(robot: Robot, tip: str | None) -> Frame:
    """The frame that carries the load."""
    frames = {frame.name: frame for frame in robot.frames if frame.link >= 0}
    if tip is not None:
        if tip not in frames:
            message = f"--load-tip: no moving link is called {quote(tip)}{hint(tip, frames)}"
            raise RobotError(message, robot.name)
        return frames[tip]
    if len(robot.tips) > 1:
        names = ", ".join(map(quote, robot.tips))
        message = f"the robot has several tips; name the one with the load: --load-tip {names}"
        raise RobotError(message, robot.name)
    return robot.frame(robot.tips[0])


# Conversion of Gram blocks of currents to Gram blocks of torques by given gains.
#
#     a = (Yb row of joint j, its friction terms, known, i_j)  ->  (..., k_j i_j - known)
#
# This only combines columns of the Gram matrices; no log is read again.

RIGHT_SIDES = 2
"""Number of trailing columns on the right side: known forces and current."""


def torque_blocks(currents: GramBlocks, gains: Numbers) -> GramBlocks:
    """Return the blocks of the torques k i; gains of unused joints are nan."""
    gains = np.nan_to_num(gains)
    width = currents.G.shape[-1]
    T = np.zeros((len(gains), width, width - 1))
    T[:, : width - RIGHT_SIDES, : width - RIGHT_SIDES] = np.eye(width - RIGHT_SIDES)
    T[:, -2, -1] = -1.0
    T[:, -1, -1] = gains
    G = T.transpose(0, 2, 1) @ currents.G @ T
    return GramBlocks(
        currents.base,
        G,
        currents.power * gains**2,
        currents.count,
        currents.start,
        currents.end,
    )


ROUNDS = 4
"""Updates of the weights."""
STEPS = 30
CONVERGED = 1e-12
UNDETERMINED = 1e-10
"""Share of the largest eigenvalue below which the logs do not determine a direction."""


@dataclass(frozen=True)
class DriveGains:
    """Drive gains in N m/A or N/A with their covariance, nan for unused joints.

    User-supplied gains have no covariance.
    """

    values: Numbers
    covariance: Numbers | None = None

    @property
    def sigmas(self) -> Numbers:
        """Standard deviations, nan without a covariance."""
        if self.covariance is None:
            return np.full(len(self.values), np.nan)
        result: Numbers = np.sqrt(np.diag(self.covariance))
        return result

    def propagated_sigmas(self, currents: GramBlocks, weights: Numbers, choice: Choice) -> Numbers:
        """Return the standard deviations of x = (pb, friction) that the gains' covariance causes.

        H x = r, and r is linear in the gains: dx/dk_j = H^-1 (Y_j, F_j)^T i_j.
        """
        normal = normal_of(torque_blocks(currents, self.values), weights)
        x = np.zeros(len(normal.r))
        if self.covariance is None:
            return x
        at = normal.places(choice)
        b, n = normal.base, len(TERMS)
        joints = np.flatnonzero(np.isfinite(self.values))
        right = np.zeros((len(normal.r), len(joints)))
        for e, j in enumerate(joints):
            column = np.einsum("b,bk->k", weights[:, j], currents.G[:, j, :, -1])
            right[:b, e] = column[:b]
            right[b + n * j : b + n * (j + 1), e] = column[b : b + n]
        H = normal.H[np.ix_(at, at)]
        J = np.stack([solve_scaled(H, column) for column in right[at].T], axis=1)
        x[at] = np.sqrt(np.einsum("ij,jk,ik->i", J, self.covariance[np.ix_(joints, joints)], J))
        return x


class DriveGainEquations:
    """The errors a . w(u) of both logs, u = (1/k, pb, unknown load parameters, friction in A)."""

    def __init__(
        self,
        parts: tuple[GramBlocks, GramBlocks],
        load: Load,
        choice: Choice,
        joints: Sequence[int],
    ) -> None:
        self.parts, self.load, self.joints = parts, load, list(joints)
        self.b = parts[0].base
        n, free = len(self.joints), load.free.shape[1]
        self.at_base = n
        self.at_load = n + self.b
        self.places: list[tuple[int, ...]] = []
        at = self.at_load + free
        self.own: list[list[int]] = []
        for j in self.joints:
            self.places.append(choice[j])
            self.own.append([*range(at, at + len(choice[j]))])
            at += len(choice[j])
        self.size = at

    def linear_start(self) -> Numbers:
        """Return the least squares solution of Y pb + known + friction - i k = 0."""
        H, r = np.zeros((self.size, self.size)), np.zeros(self.size)
        for loaded, part in enumerate(self.parts):
            G = part.G.sum(axis=0)
            for e, j in enumerate(self.joints):
                W, w = self._columns(e, loaded)
                W[-1, e] = -1.0
                w[: self.b] = loaded * self.load.known
                w[-2] = 1.0
                weight = 1 / max(sum(p.power[:, j].sum() for p in self.parts), 1e-300)
                H += weight * W.T @ G[j] @ W
                r -= weight * W.T @ G[j] @ w
        u = solve_scaled(H, r)
        k = u[: self.at_base]
        least = 1e-6 * np.abs(k).max()
        k = np.where(np.abs(k) <= least, max(least, 1e-9), k)
        u[: self.at_base] = 1 / k
        for e, own in enumerate(self.own):
            u[own] /= k[e]
        return u

    def nominal_start(self, nominal: Numbers) -> Numbers:
        """Return the 1/k and friction that fit the currents best with the nominal inertias."""
        u = np.zeros(self.size)
        u[self.at_base : self.at_load] = nominal
        for e, j in enumerate(self.joints):
            at = [e, *self.own[e]]
            H, r = np.zeros((len(at), len(at))), np.zeros(len(at))
            for loaded, part in enumerate(self.parts):
                w, W = self.weights_on(e, loaded, u)
                G = part.G[:, j].sum(axis=0)
                H += W[:, at].T @ G @ W[:, at]
                r -= W[:, at].T @ G @ w
            u[at] = solve_scaled(H, r)
        return u

    def likelihood(self, u: Numbers) -> float:
        """Return the log-likelihood of the currents, up to a constant."""
        errors = sum(part.sum(axis=0) for part in self.squares(u))
        count = sum(float(part.count.sum()) for part in self.parts)
        return float(-0.5 * count * np.log(np.maximum(errors, 1e-300)).sum())

    def _columns(self, e: int, loaded: int) -> tuple[Numbers, Numbers]:
        """Return the map from pb, load and friction to the columns of joint e, and a zero row."""
        width = self.b + len(TERMS) + RIGHT_SIDES
        W = np.zeros((width, self.size))
        W[: self.b, self.at_base : self.at_load] = np.eye(self.b)
        free = self.load.free
        W[: self.b, self.at_load : self.at_load + free.shape[1]] = loaded * free
        for k, place in zip(self.own[e], self.places[e], strict=True):
            W[self.b + place, k] = 1.0
        return W, np.zeros(width)

    def weights_on(self, e: int, loaded: int, u: Numbers) -> tuple[Numbers, Numbers]:
        """Return w(u) of joint e, for which a . w is the error of its current, and dw/du."""
        g = u[e]
        W, w = self._columns(e, loaded)
        P = W[: self.b] @ u + loaded * self.load.known
        W[: self.b] *= g
        W[: self.b, e] = P
        W[-2, e] = 1.0
        w[: self.b] = g * P
        w[self.b : -RIGHT_SIDES] = W[self.b : -RIGHT_SIDES] @ u
        w[-2] = g
        w[-1] = -1.0
        return w, W

    def squares(self, u: Numbers) -> tuple[Numbers, ...]:
        """Return the sums of squared errors of both logs, (blocks, used joints)."""
        result = []
        for loaded, part in enumerate(self.parts):
            columns = []
            for e, j in enumerate(self.joints):
                w, _ = self.weights_on(e, loaded, u)
                columns.append(np.maximum(part.G[:, j] @ w @ w, 0))
            result.append(np.stack(columns, axis=1))
        return tuple(result)

    def weights(self, u: Numbers) -> tuple[Numbers, ...]:
        """Return inverse variances of the currents for each joint, lower for outlying blocks."""
        errors = np.concatenate(self.squares(u))
        count = np.concatenate([part.count for part in self.parts])
        power = np.concatenate([part.power[:, self.joints] for part in self.parts])
        result = inverse_variances(errors, count, power, range(len(self.joints)))
        return result[: len(self.parts[0])], result[len(self.parts[0]) :]

    def normals(self, u: Numbers, weights: Sequence[Numbers]) -> tuple[Numbers, Numbers]:
        """Return H and r of a step for each block, (blocks, size, size) and (blocks, size)."""
        H = np.zeros((sum(map(len, self.parts)), self.size, self.size))
        r = np.zeros(H.shape[:2])
        at = 0
        for loaded, (part, weight) in enumerate(zip(self.parts, weights, strict=True)):
            own = slice(at, at + len(part))
            for e, j in enumerate(self.joints):
                w, W = self.weights_on(e, loaded, u)
                GW = weight[:, e, None, None] * (part.G[:, j] @ W)
                H[own] += W.T @ GW
                r[own] -= w @ GW
            at += len(part)
        return H, r

    def minimize(self, u: Numbers, weights: Sequence[Numbers]) -> Numbers:
        """Minimise the weighted squares by the Levenberg-Marquardt method, starting at u."""

        def cost_of(u: Numbers) -> float:
            pairs = zip(self.squares(u), weights, strict=True)
            return float(sum((square * weight).sum() for square, weight in pairs))

        cost, damping = cost_of(u), 0.0
        for _ in range(STEPS):
            H, r = (x.sum(axis=0) for x in self.normals(u, weights))
            trial = u + solve_scaled(H + damping * np.diag(np.diag(H)), r)
            new = cost_of(trial)
            if new > cost:
                if new <= cost * (1 + 1e-9):
                    break
                damping = max(10 * damping, 1e-4)
                continue
            settled = cost - new <= CONVERGED * cost
            u, cost, damping = trial, new, damping / 10
            if settled:
                break
        return u


def drive_gains(
    without: GramBlocks,
    loaded: GramBlocks,
    load: Load,
    nominal: Numbers,
    choice: Choice,
    joints: Sequence[int],
    names: Sequence[str],
) -> DriveGains:
    """Return the gains of the used joints, with a covariance robust to slowly varying errors."""
    equations = DriveGainEquations((without, loaded), load, choice, joints)
    found = []
    for u in (equations.linear_start(), equations.nominal_start(nominal)):
        for _ in range(ROUNDS):
            weights = equations.weights(u)
            u = equations.minimize(u, weights)
        found.append((equations.likelihood(u), u, weights))
    _, u, weights = max(found, key=lambda result: result[0])
    H, r = equations.normals(u, weights)
    _reject_undetermined(H.sum(axis=0), [names[j] for j in joints], load)
    spread = _jackknife(H, r, len(joints))
    n = without.G.shape[1]
    values, covariance = np.full(n, np.nan), np.full((n, n), np.nan)
    g = u[: len(joints)]
    at = list(joints)
    values[at] = 1 / g
    covariance[np.ix_(at, at)] = spread / np.outer(g**2, g**2)
    return DriveGains(values, covariance)


def _jackknife(H: Numbers, r: Numbers, count: int) -> Numbers:
    """Return the delete-one-block jackknife covariance of the first unknowns."""
    full = np.flatnonzero(np.einsum("bii->b", H) > 0)
    whole_H, whole_r = H.sum(axis=0), r.sum(axis=0)
    x = np.stack([solve_scaled(whole_H - H[b], whole_r - r[b])[:count] for b in full])
    gap = x - x.mean(axis=0)
    result: Numbers = (len(full) - 1) / len(full) * gap.T @ gap
    return result


def _reject_undetermined(H: Numbers, names: Sequence[str], load: Load) -> None:
    """Reject a load that leaves gains undetermined."""
    s = 1 / np.sqrt(np.maximum(np.diag(H), 1e-300))
    values, vectors = np.linalg.eigh(H * s[:, None] * s)
    null = vectors[: len(names), values < UNDETERMINED * values[-1]]
    part = np.abs(null).max(axis=1, initial=0)
    bad = [name for name, size in zip(names, part, strict=True) if size > 1e-3]
    if not bad:
        return
    cure = "attach the load elsewhere"
    if load.centre is None:
        cure = "give its centre of mass by --load-centre, or attach the load elsewhere"
    message = (
        f"the load of {load.mass:g} kg at {quote(load.tip)} does not determine the drive gain of "
        f"{', '.join(map(quote, bad))}; {cure}"
    )
    raise RobotError(message)


UNCERTAIN = 0.05
"""Relative sigma above which a note reports that a gain is uncertain."""


def check_drive_options(settings: IdentificationSettings, problem: RegressionProblem) -> None:
    """Reject gains and loads that do not match the robot, before any log is read."""
    if settings.drive_gains is not None:
        _checked_gains(settings.drive_gains, problem)
    _requested_load(settings, problem)


def find_gains(
    settings: IdentificationSettings,
    problem: RegressionProblem,
    currents: GramBlocks,
    regressor: BaseRegressor,
) -> tuple[DriveGains, list[str]]:
    """Return the drive gains, and notes about the log with the load."""
    load = _requested_load(settings, problem)
    if load is None or settings.load_log is None:
        assert settings.drive_gains is not None
        return DriveGains(_checked_gains(settings.drive_gains, problem)), []
    carrying = replace(regressor, pb=regressor.pb + load.known)
    loaded = LogReader(problem, carrying, settings.clock, settings.delay)(settings.load_log)
    choice, joints, names = plain_choice(problem), problem.joints, problem.names
    logs = (currents, loaded.blocks, load, problem.prior.nominal)
    gains = drive_gains(*logs, choice, joints, names)
    if problem.friction == "auto":
        torques = torque_blocks(currents, gains.values)
        choice = choose_friction(torques, choice, problem.prior, joints)
        gains = drive_gains(*logs, choice, joints, names)
    lines = [
        *loaded.notes,
        f"drive gains were estimated from the load of {load.mass:g} kg at {load.tip}",
    ]
    for j in joints:
        value, sigma = gains.values[j], gains.sigmas[j]
        if value < 0:
            lines.append(
                f"the drive gain of {names[j]} is negative: its current has the opposite sign"
            )
        if sigma > UNCERTAIN * abs(value):
            share = 100 * sigma / abs(value)
            lines.append(
                f"the drive gain of {names[j]} has a standard deviation of {share:.2g} %; a "
                "heavier load or a longer log reduces it"
            )
    return gains, lines


def _requested_load(settings: IdentificationSettings, problem: RegressionProblem) -> Load | None:
    """Return the load for the estimation of gains, if the settings give one."""
    if settings.load_mass is None:
        return None
    where = (settings.load_mass, settings.load_centre, settings.load_tip)
    return known_load(problem.robot, problem.K, *where)


def _checked_gains(gains: Sequence[float], problem: RegressionProblem) -> Numbers:
    """Return the user-supplied gains, one for each joint in the robot's order."""
    count = len(problem.names)
    if len(gains) != count or not all(np.isfinite(k) and k != 0 for k in gains):
        message = (
            f"--drive-gains takes {count} nonzero numbers in N m/A or N/A, in the order"
            f" {', '.join(problem.names[:8])}{', ...' if count > 8 else ''}"
        )
        raise RobotError(message)
    return np.array(gains, float)
