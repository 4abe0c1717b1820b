"""The search: many random starts, a short way each, and the whole way for the best of them.

The augmented Lagrangian of each round is minimised by SciPy's L-BFGS-B (Zhu, Byrd, Lu, Nocedal
1997).

Every candidate is made to keep its range, speed and acceleration on a fine grid: the amplitudes of
a joint are scaled down until they fit, and its middle is moved inside. Torques and boxes are no
such simple functions of amplitudes; where a candidate violates them, the search goes on with limits
that are tighter by as much.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.compiler.progress import Progress
from symdyn.identification.excitation.problem import ExcitationProblem, Margins, basis, instants
from symdyn.support.extras import required

Array = NDArray[np.float64]

FINE = 400
"""Times of the grid for checks, for each harmonic."""
BETWEEN = 1 / np.cos(np.pi / FINE)
"""The most that a series exceeds its largest sample by (Ehlich and Zeller 1964), so that limits
hold between the times of the grid as well."""
ROUNDING = 1e-9
"""A level that is beyond its limit by no more is at it."""
MOST_CORRECTIONS = 4
FIRST_STIFFNESS, LAST_STIFFNESS = 0.1, 20.0
L_BFGS = {"maxcor": 20, "maxls": 25, "ftol": 1e-7, "gtol": 0.0}
"""Pairs of steps and changes that are remembered, trials of a step, and where to stop."""


@dataclass(frozen=True)
class SearchStage:
    """So many rounds of multipliers, each with so many steps of the minimisation.

    `sharpness` is that of the criterion in the first round and in the last.
    """

    rounds: int
    steps: int
    sharpness: tuple[float, float]

    def sharpness_of(self, turn: int) -> float:
        """From the first to the last in equal ratios."""
        first, last = self.sharpness
        return float(first * (last / first) ** (turn / max(1, self.rounds - 1)))


SHORT = SearchStage(3, 100, (2.0, 4.0))
LONG = SearchStage(14, 150, (4.0, 40.0))
CORRECTION = SearchStage(6, 100, (20.0, 40.0))


@dataclass(frozen=True, eq=False)
class Candidate:
    """A motion that keeps its ranges, speeds and accelerations.

    `excess` is by how much its worst torque or box is beyond the limit, as a share of it.
    """

    x: Array
    value: float
    excess: float

    @property
    def rank(self) -> tuple[float, float]:
        """What keeps its limits is better than what does not."""
        return self.excess, self.value


def minimizer() -> Callable[..., Any]:
    """SciPy's `minimize`; it is slow to load."""
    optimize = required("scipy.optimize", "SciPy", "the search for a motion", "identify")
    found: Callable[..., Any] = optimize.minimize
    return found


class Search:
    """The search for the best motion of one problem."""

    def __init__(self, problem: ExcitationProblem, minimize: Callable[..., Any]) -> None:
        self.problem, self.minimize = problem, minimize
        times = instants(problem.period, FINE * problem.harmonics)
        self.fine = basis(times, problem.period, problem.harmonics)

    def run(self, starts: int, seed: int, progress: Progress) -> Candidate:
        """The best of so many random starts, followed to the end."""
        random = np.random.default_rng(seed)
        steps = starts + LONG.rounds
        # half of what a sine of the highest harmonic may rise by between two samples
        straight = (2 * np.pi * self.problem.harmonics / len(self.problem.basis[0])) ** 2 / 16
        margins = (straight, straight)
        found = []
        for k in range(starts):
            progress(f"start {k + 1}", k, steps)
            found.append(self._followed(self._start(random), SHORT, margins))
        best = min(found, key=lambda one: one.rank)
        best = self._followed(
            best.x,
            LONG,
            margins,
            lambda turn: progress("the best start", starts + turn, steps),
        )
        for _ in range(MOST_CORRECTIONS):
            if not best.excess:
                break
            progress("keeping torques and boxes", steps - 1, steps)
            margins = (straight, margins[1] + best.excess + 0.002)
            best = min(best, self._followed(best.x, CORRECTION, margins), key=lambda one: one.rank)
        return best

    def _followed(
        self,
        x: Array,
        stage: SearchStage,
        margins: Margins,
        tell: Callable[[int], None] = lambda turn: None,
    ) -> Candidate:
        """The best of what a stage comes by; multipliers start at zero."""
        problem = self.problem
        multipliers = [np.zeros_like(z) for z in problem.levels(problem.motion(x))]
        stiffness, best = FIRST_STIFFNESS, self._fitted(x, stage)
        for turn in range(stage.rounds):
            tell(turn)
            lagrangian = partial(
                problem.value,
                multipliers=multipliers,
                stiffness=stiffness,
                margins=margins,
                sharpness=stage.sharpness_of(turn),
            )
            options = L_BFGS | {"maxiter": stage.steps}
            x = self.minimize(lagrangian, x, jac=True, method="L-BFGS-B", options=options).x
            levels = problem.levels(problem.motion(x))
            excess = problem.excess(levels, multipliers, stiffness, margins)
            multipliers = [stiffness * e for e in excess]
            stiffness = min(2 * stiffness, LAST_STIFFNESS)
            best = min(best, self._fitted(x, stage), key=lambda one: one.rank)
        return best

    def _fitted(self, x: Array, stage: SearchStage) -> Candidate:
        """A candidate made to fit, with its criterion and what it still violates."""
        inside = self._inside(x)
        levels = self.problem.levels(self.problem.motion(inside, self.fine))
        worst = max(
            float(np.maximum(z - hi, lo - z).max())
            for z, (lo, hi) in zip(levels, self.problem.ends((0.0, 0.0)), strict=True)
        )
        value = self.problem.quality(inside, stage.sharpness[1])
        return Candidate(inside, value, worst if worst > ROUNDING else 0.0)

    def _inside(self, x: Array) -> Array:
        """Smaller amplitudes and another middle, so that the straight limits hold on the grid."""
        problem, b = self.problem, self.problem.bounds
        c = problem.coefficients(x)
        swing, qd, qdd = (values[:, 1:] @ c[1:] for values in self.fine)
        low, high = swing.min(axis=0), swing.max(axis=0)
        middle, radius = (low + high) / 2, (high - low) / 2 * BETWEEN
        used = [
            radius / b.half,
            BETWEEN * np.abs(qd).max(axis=0) / b.velocity,
            BETWEEN * np.abs(qdd).max(axis=0) / b.acceleration,
        ]
        share = 1 / np.maximum(1.0, np.max(used, axis=0))
        c[1:] *= share
        low, high = share * (middle - radius), share * (middle + radius)
        c[0] = np.clip(c[0], b.lower - low, np.maximum(b.upper - high, b.lower - low))
        return problem.variables(c)

    def _start(self, random: np.random.Generator) -> Array:
        x = random.normal(size=self.problem.shape)
        x[0] *= 0.3
        x[1:] *= 0.5 / np.sqrt(self.problem.harmonics)
        return self._inside(x.ravel())
