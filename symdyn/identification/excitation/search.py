"""Multi-start search: a few iterations from every random start, many from the best one.

The augmented Lagrangian of each round is minimised by SciPy's L-BFGS-B (Zhu, Byrd, Lu, Nocedal
1997).

Every candidate is scaled into its range, speed and acceleration limits on a fine grid: the
amplitudes of a joint are reduced until they fit, and its mean position is shifted. Torques and
boxes are not linear in the amplitudes; where a candidate violates them, the search continues with
limits tightened by the violation.
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
"""Number of grid times per harmonic at which limits are verified."""
BETWEEN = 1 / np.cos(np.pi / FINE)
"""Largest factor by which a series can exceed its largest sample (Ehlich and Zeller 1964); with it
limits also hold between the grid times."""
ROUNDING = 1e-9
"""Tolerance of the limits."""
MOST_CORRECTIONS = 4
FIRST_STIFFNESS, LAST_STIFFNESS = 0.1, 20.0
L_BFGS = {"maxcor": 20, "maxls": 25, "ftol": 1e-7, "gtol": 0.0}
"""Stored correction pairs, line search trials, and stopping tolerances."""


@dataclass(frozen=True)
class SearchStage:
    """Rounds of multiplier updates, each with at most `steps` iterations of the minimiser.

    `sharpness` is that of the criterion in the first and in the last round.
    """

    rounds: int
    steps: int
    sharpness: tuple[float, float]

    def sharpness_of(self, round_number: int) -> float:
        """Return the sharpness of a round, geometric between the first and the last."""
        first, last = self.sharpness
        return float(first * (last / first) ** (round_number / max(1, self.rounds - 1)))


SHORT = SearchStage(3, 100, (2.0, 4.0))
LONG = SearchStage(14, 150, (4.0, 40.0))
CORRECTION = SearchStage(6, 100, (20.0, 40.0))


@dataclass(frozen=True, eq=False)
class Candidate:
    """A motion within its range, speed and acceleration limits.

    `excess` is the largest relative violation of a torque limit or a box.
    """

    x: Array
    value: float
    excess: float

    @property
    def rank(self) -> tuple[float, float]:
        """Sort key: smaller violation first, then the better criterion."""
        return self.excess, self.value


def minimizer() -> Callable[..., Any]:
    """Return SciPy's `minimize`, imported late because it is slow to load."""
    optimize = required("scipy.optimize", "SciPy", "the search for a motion", "identify")
    found: Callable[..., Any] = optimize.minimize
    return found


class TrajectorySearch:
    """Search for the best motion of one problem."""

    def __init__(self, problem: ExcitationProblem, minimize: Callable[..., Any]) -> None:
        self.problem, self.minimize = problem, minimize
        times = instants(problem.period, FINE * problem.harmonics)
        self.fine = basis(times, problem.period, problem.harmonics)

    def run(self, starts: int, seed: int, progress: Progress) -> Candidate:
        """Return the best candidate of `starts` random starts, refined to convergence."""
        random = np.random.default_rng(seed)
        steps = starts + LONG.rounds
        # half of the largest rise of a sine of the highest harmonic between two samples
        straight = (2 * np.pi * self.problem.harmonics / len(self.problem.basis[0])) ** 2 / 16
        margins = (straight, straight)
        found = []
        for k in range(starts):
            progress(f"start {k + 1}", k, steps)
            found.append(self._run_stage(self._random_start(random), SHORT, margins))
        best = min(found, key=lambda one: one.rank)
        best = self._run_stage(
            best.x,
            LONG,
            margins,
            lambda round_number: progress("the best start", starts + round_number, steps),
        )
        for _ in range(MOST_CORRECTIONS):
            if not best.excess:
                break
            progress("enforcing torque limits and boxes", steps - 1, steps)
            margins = (straight, margins[1] + best.excess + 0.002)
            best = min(best, self._run_stage(best.x, CORRECTION, margins), key=lambda one: one.rank)
        return best

    def _run_stage(
        self,
        x: Array,
        stage: SearchStage,
        margins: Margins,
        on_round: Callable[[int], None] = lambda round_number: None,
    ) -> Candidate:
        """Return the best candidate of a stage that starts at x with zero multipliers."""
        problem = self.problem
        multipliers = [np.zeros_like(z) for z in problem.levels(problem.motion(x))]
        stiffness, best = FIRST_STIFFNESS, self._candidate(x, stage)
        for round_number in range(stage.rounds):
            on_round(round_number)
            lagrangian = partial(
                problem.value,
                multipliers=multipliers,
                stiffness=stiffness,
                margins=margins,
                sharpness=stage.sharpness_of(round_number),
            )
            options = L_BFGS | {"maxiter": stage.steps}
            x = self.minimize(lagrangian, x, jac=True, method="L-BFGS-B", options=options).x
            levels = problem.levels(problem.motion(x))
            excess = problem.excess(levels, multipliers, stiffness, margins)
            multipliers = [stiffness * e for e in excess]
            stiffness = min(2 * stiffness, LAST_STIFFNESS)
            best = min(best, self._candidate(x, stage), key=lambda one: one.rank)
        return best

    def _candidate(self, x: Array, stage: SearchStage) -> Candidate:
        """Scale x into its limits and return the candidate with criterion and violation."""
        inside = self._scale_into_limits(x)
        levels = self.problem.levels(self.problem.motion(inside, self.fine))
        worst = max(
            float(np.maximum(z - hi, lo - z).max())
            for z, (lo, hi) in zip(levels, self.problem.ends((0.0, 0.0)), strict=True)
        )
        value = self.problem.quality(inside, stage.sharpness[1])
        return Candidate(inside, value, worst if worst > ROUNDING else 0.0)

    def _scale_into_limits(self, x: Array) -> Array:
        """Reduce amplitudes and shift means until range, speed and acceleration limits hold."""
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

    def _random_start(self, random: np.random.Generator) -> Array:
        x = random.normal(size=self.problem.shape)
        x[0] *= 0.3
        x[1:] *= 0.5 / np.sqrt(self.problem.harmonics)
        return self._scale_into_limits(x.ravel())
