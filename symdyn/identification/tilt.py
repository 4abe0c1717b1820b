"""How the base is tilted: the direction of gravity, found with the parameters.

    tau = Yb(q, qd, qdd; g) pb + known + friction,     g = exp(-[theta]) g0

g0 is the gravity of the description, and theta, across g0, turns the base from there. Yb is affine
in g, so that tau is bilinear in theta and pb. Gauss and Newton: with the last pb and g,

    d tau / d theta_k = Yb(q, 0, 0; g x e_k) pb

are two more columns; fit, turn g, and again until it rests. Base parameters are those of gravity in
any direction: a level base does not show first moments about its first axis, a tilted one does.
A prior as weak as that of the inertias keeps what no motion shows level.
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
    block_sigmas,
    columns_left,
    normal_of,
    reweighted,
)
from symdyn.identification.inertia.physical_consistency import WEIGHT
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.problem import RegressionProblem, plain_choice, problem_of
from symdyn.robot import Robot
from symdyn.runtime.compiled import compile as compiled

ROUNDS = 12
STILL = 1e-7
"""rad; a turn of less ends the search."""
USUAL = 0.1
"""rad; the size of a tilt by which the prior counts."""
LARGEST = 0.6
"""rad; a larger tilt is no tilt, but another gravity."""


@dataclass(frozen=True, eq=False)
class Tilt:
    """theta about the axes (two vectors across the described gravity), its sigmas, and g."""

    angles: Numbers
    sigmas: Numbers
    axes: Numbers
    gravity: tuple[float, float, float]

    def as_dict(self) -> dict[str, object]:
        """The form of --json."""
        return {
            "angles_deg": np.degrees(self.angles).tolist(),
            "sigmas_deg": [None if np.isnan(x) else float(np.degrees(x)) for x in self.sigmas],
            "axes": self.axes.tolist(),
            "gravity": list(self.gravity),
        }

    def __str__(self) -> str:
        parts = (
            ("not seen" if np.isnan(sigma) else _degrees(angle, sigma))
            + f" about ({', '.join(f'{x:.3g}' for x in axis)})"
            for angle, sigma, axis in zip(self.angles, self.sigmas, self.axes, strict=True)
        )
        g = ", ".join(f"{x:.4f}" for x in self.gravity)
        return f"tilt of the base: {', '.join(parts)}; gravity is ({g}) m/s^2"


def _degrees(angle: float, sigma: float) -> str:
    return f"{np.degrees(angle):.3f} +- {np.degrees(sigma):.3f} deg"


class TiltColumns:
    """The regressor at one gravity, with the columns of theta behind those of base parameters."""

    def __init__(self, regressor: Any, g: Numbers, axes: Numbers, pb: Numbers) -> None:
        self.regressor, self.g, self.pb = regressor, g, pb
        self.turns = np.cross(g, axes)

    def nominal(self, q: Numbers, qd: Numbers, qdd: Numbers) -> Numbers:
        """The joint forces of the last base parameters and gravity."""
        made: Numbers = self.regressor(q, qd, qdd, self.g) @ self.pb
        return made

    def gram(self, *motion: Numbers, columns: Sequence[Numbers] = ()) -> Numbers:
        """The Gram matrices of the base parameters, the two angles, and further columns."""
        q, still = motion[0], np.zeros_like(motion[1])
        slopes = [self.regressor(q, still, still, turn) @ self.pb for turn in self.turns]
        further = (np.stack(slopes, axis=-1), *columns)
        made: Numbers = self.regressor.gram(*motion, self.g, columns=further)
        return made


def find_tilt(
    problem: RegressionProblem,
    read: Callable[[RegressionProblem, Any], GramBlocks],
    tell: Callable[[int], None],
) -> tuple[Robot, Tilt]:
    """The robot with the gravity found, and the tilt; `read` reads all logs with a regressor."""
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
        tell(k)
        blocks = read(opened, TiltColumns(regressor, g, axes, pb))
        x, weights = reweighted(blocks, choice, _beside(opened.prior, axes @ theta), problem.joints)
        pb, step = x[: len(pb)], x[len(pb) : blocks.base]
        g = _turned(-(axes.T @ step), g)
        theta = _between(g, g0)
        if np.linalg.norm(theta) > LARGEST:
            message = f"the logs ask for a tilt of more than {np.degrees(LARGEST):.0f} degrees"
            raise RobotError(f"{message}; check --gravity, or leave out --tilt", robot.name)
        if np.linalg.norm(step) < STILL:
            break
    sigmas = block_sigmas(blocks, weights, choice)[len(pb) : blocks.base]
    sigmas[~columns_left(normal_of(blocks, weights), choice, range(len(pb), blocks.base))] = np.nan
    gravity = (float(g[0]), float(g[1]), float(g[2]))
    return replace(robot, gravity=gravity), Tilt(axes @ theta, sigmas, axes, gravity)


def _axes_across(g: Numbers) -> Numbers:
    """Two unit vectors across g: for gravity along z these are x and y."""
    down = g / np.linalg.norm(g)
    first = np.eye(3)[int(np.argmin(np.abs(down)))]
    first = first - down * (first @ down)
    first /= np.linalg.norm(first)
    return np.stack([first, np.cross(-down, first)]) + 0.0  # no -0


def _turned(v: Numbers, g: Numbers) -> Numbers:
    """exp([v]) g, by Rodrigues."""
    angle = float(np.linalg.norm(v))
    if angle == 0:
        return g
    a = v / angle
    turned = g * np.cos(angle) + np.cross(a, g) * np.sin(angle) + a * (a @ g) * (1 - np.cos(angle))
    made: Numbers = turned
    return made


def _between(g: Numbers, g0: Numbers) -> Numbers:
    """The shortest theta with g = exp(-[theta]) g0."""
    cross = np.cross(g, g0)
    size = float(np.linalg.norm(cross))
    if size == 0:
        return np.zeros(3)
    made: Numbers = cross / size * np.arctan2(size, g @ g0)
    return made


def _beside(prior: Prior, angles: Numbers) -> Prior:
    """The prior with that of a level base, from a tilt by these angles."""
    n, more = len(prior.nominal), len(angles)
    P = np.zeros((n + more, n + more))
    P[:n, :n] = prior.P
    P[n:, n:] = WEIGHT / USUAL**2 * np.eye(more)
    return Prior(P, np.concatenate([prior.nominal, -angles]))
