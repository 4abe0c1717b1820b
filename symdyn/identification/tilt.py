"""Estimation of the tilt of the base: the direction of gravity, together with the parameters.

    tau = Yb(q, qd, qdd; g) pb + known + friction,     g = exp(-[theta]) g0

g0 is the gravity of the description, and theta, perpendicular to g0, is the rotation of the base.
Yb is affine in g, so that tau is bilinear in theta and pb. A Gauss-Newton step uses, with the last
pb and g,

    d tau / d theta_k = Yb(q, 0, 0; g x e_k) pb

as two further columns, rotates g, and iterates to convergence. The base parameters are those for
any direction of gravity: a tilted base reveals first moments about its first axis that a level one
does not. A weak prior keeps undetermined directions level.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symdyn.errors import RobotError
from symdyn.identification.inertia.normal_equations import (
    GramBlocks,
    Prior,
    are_determined,
    block_sigmas,
    normal_of,
    robust_least_squares,
)
from symdyn.identification.inertia.physical_consistency import WEIGHT
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.problem import RegressionProblem, plain_choice, problem_of
from symdyn.robot import Robot
from symdyn.runtime.compiled import compile as compiled

ROUNDS = 12
CONVERGED = 1e-7
"""rad; a smaller step ends the iteration."""
USUAL = 0.1
"""rad; standard size of a tilt in the prior."""
LARGEST = 0.6
"""rad; larger tilts are rejected."""


@dataclass(frozen=True, eq=False)
class Tilt:
    """The tilt: angles in rad about two axes perpendicular to nominal gravity, sigmas, and g."""

    angles: Numbers
    sigmas: Numbers
    axes: Numbers
    gravity: tuple[float, float, float]

    def as_dict(self) -> dict[str, object]:
        """Return the content of --json."""
        return {
            "angles_deg": np.degrees(self.angles).tolist(),
            "sigmas_deg": [None if np.isnan(x) else float(np.degrees(x)) for x in self.sigmas],
            "axes": self.axes.tolist(),
            "gravity": list(self.gravity),
        }

    def __str__(self) -> str:
        parts = (
            ("undetermined" if np.isnan(sigma) else _degrees(angle, sigma))
            + f" about ({', '.join(f'{x:.3g}' for x in axis)})"
            for angle, sigma, axis in zip(self.angles, self.sigmas, self.axes, strict=True)
        )
        g = ", ".join(f"{x:.4f}" for x in self.gravity)
        return f"tilt of the base: {', '.join(parts)}; gravity is ({g}) m/s^2"


def _degrees(angle: float, sigma: float) -> str:
    return f"{np.degrees(angle):.3f} +- {np.degrees(sigma):.3f} deg"


class TiltRegressor:
    """The base regressor at one gravity vector, followed by the columns of theta."""

    def __init__(self, regressor: Any, g: Numbers, axes: Numbers, pb: Numbers) -> None:
        self.regressor, self.g, self.pb = regressor, g, pb
        self.columns = np.cross(g, axes)

    def nominal(self, q: Numbers, qd: Numbers, qdd: Numbers) -> Numbers:
        """Return the joint forces for the last base parameters and gravity."""
        result: Numbers = self.regressor(q, qd, qdd, self.g) @ self.pb
        return result

    def gram(self, *motion: Numbers, columns: Sequence[Numbers] = ()) -> Numbers:
        """Return the Gram matrices of the base parameters, the two angles, and further columns."""
        q, zero = motion[0], np.zeros_like(motion[1])
        slopes = [self.regressor(q, zero, zero, column) @ self.pb for column in self.columns]
        further = (np.stack(slopes, axis=-1), *columns)
        result: Numbers = self.regressor.gram(*motion, self.g, columns=further)
        return result


def find_tilt(
    problem: RegressionProblem,
    read: Callable[[RegressionProblem, Any], GramBlocks],
    progress: Callable[[int], None],
) -> tuple[Robot, Tilt]:
    """Return the robot with estimated gravity, and the tilt.

    `read` reads all logs with a regressor and returns their Gram blocks.
    """
    robot = problem.robot
    g0 = np.array([float(x) for x in robot.gravity])
    if not np.linalg.norm(g0):
        raise RobotError("--tilt has no effect without gravity; leave it out", robot.name)
    opened = problem_of(robot, (), problem.friction, opened=["gravity"])
    opened = replace(opened, joints=problem.joints)
    regressor = compiled(robot.symbolic("gravity"), ["base_regressor"]).base_regressor
    axes, g, pb, theta = _axes_across(g0), g0, opened.prior.nominal, np.zeros(3)
    choice = plain_choice(opened)
    for k in range(ROUNDS):
        progress(k)
        blocks = read(opened, TiltRegressor(regressor, g, axes, pb))
        x, weights = robust_least_squares(
            blocks, choice, _with_tilt_prior(opened.prior, axes @ theta), problem.joints
        )
        pb, step = x[: len(pb)], x[len(pb) : blocks.base]
        g = _rotate(-(axes.T @ step), g)
        theta = _rotation_between(g, g0)
        if np.linalg.norm(theta) > LARGEST:
            message = f"the estimated tilt exceeds {np.degrees(LARGEST):.0f} degrees"
            raise RobotError(f"{message}; check --gravity, or leave out --tilt", robot.name)
        if np.linalg.norm(step) < CONVERGED:
            break
    sigmas = block_sigmas(blocks, weights, choice)[len(pb) : blocks.base]
    sigmas[~are_determined(normal_of(blocks, weights), choice, range(len(pb), blocks.base))] = (
        np.nan
    )
    gravity = (float(g[0]), float(g[1]), float(g[2]))
    return replace(robot, gravity=gravity), Tilt(axes @ theta, sigmas, axes, gravity)


def _axes_across(g: Numbers) -> Numbers:
    """Return two unit vectors perpendicular to g, x and y for gravity along z."""
    down = g / np.linalg.norm(g)
    first = np.eye(3)[int(np.argmin(np.abs(down)))]
    first = first - down * (first @ down)
    first /= np.linalg.norm(first)
    return np.stack([first, np.cross(-down, first)]) + 0.0  # no -0


def _rotate(v: Numbers, g: Numbers) -> Numbers:
    """Return exp([v]) g by Rodrigues' formula."""
    angle = float(np.linalg.norm(v))
    if angle == 0:
        return g
    a = v / angle
    turned = g * np.cos(angle) + np.cross(a, g) * np.sin(angle) + a * (a @ g) * (1 - np.cos(angle))
    result: Numbers = turned
    return result


def _rotation_between(g: Numbers, g0: Numbers) -> Numbers:
    """Return the shortest theta with g = exp(-[theta]) g0."""
    cross = np.cross(g, g0)
    size = float(np.linalg.norm(cross))
    if size == 0:
        return np.zeros(3)
    result: Numbers = cross / size * np.arctan2(size, g @ g0)
    return result


def _with_tilt_prior(prior: Prior, angles: Numbers) -> Prior:
    """Return the prior extended by that of a level base, at a tilt of these angles."""
    n, more = len(prior.nominal), len(angles)
    P = np.zeros((n + more, n + more))
    P[:n, :n] = prior.P
    P[n:, n:] = WEIGHT / USUAL**2 * np.eye(more)
    return Prior(P, np.concatenate([prior.nominal, -angles]))
