"""One fit to Gram blocks, its errors on blocks that it may not have seen, and what it reports."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.compiler.progress import Progress
from symdyn.identification.inertia.friction import FREE_SIGN, LOAD, TERMS, Choice
from symdyn.identification.inertia.friction_choice import PLAIN_TERMS, choose_friction, folds_of
from symdyn.identification.inertia.normal_equations import (
    GramBlocks,
    normal_of,
    reweighted,
    squares,
    weights_of,
)
from symdyn.identification.inertia.physical_consistency import distance_form, feasible
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.problem import RegressionProblem, plain_choice
from symdyn.robot.model import Robot


@dataclass(frozen=True, eq=False)
class ForceErrors:
    """Errors of the joint forces, joint by joint: relative to their RMS, and in N m or N.

    Where a force is zero throughout, it has no relative error: nan, and null in JSON.
    """

    joints: tuple[str, ...]
    percent: Numbers
    rms: Numbers

    @classmethod
    def of(
        cls,
        names: Sequence[str],
        joints: Sequence[int],
        squares: Numbers,
        power: Numbers,
        count: Numbers,
    ) -> ForceErrors:
        """From sums of squared errors, of squared forces and of samples, of some of the joints."""
        at = list(joints)
        return cls(
            tuple(names[k] for k in at),
            100 * np.sqrt(squares[at] / np.where(power[at] > 0, power[at], np.nan)),
            np.sqrt(squares[at] / np.maximum(count[at], 1)),
        )

    def as_dict(self) -> dict[str, object]:
        """The form of --json."""
        rows = zip(self.joints, self.percent.tolist(), self.rms.tolist(), strict=True)
        return {
            "joints": [
                {
                    "name": name,
                    "relative_rms_percent": None if math.isnan(share) else share,
                    "rms": rms,
                }
                for name, share, rms in rows
            ]
        }


@dataclass(frozen=True, eq=False, kw_only=True)
class Outcome:
    """What a fit found for the joints of a robot; results of fits to joint forces extend it.

    `friction` is (joints, terms), zero where a term was not chosen.
    """

    robot: Robot
    joints: tuple[str, ...]
    friction: Numbers
    choice: tuple[tuple[int, ...], ...]
    training: ForceErrors
    validation: ForceErrors | None
    folds: int | None
    rank: int
    condition: float
    physical: bool
    notes: tuple[str, ...]

    def common_dict(self) -> dict[str, object]:
        """The part of --json that all fits have."""
        judged = None if self.validation is None else self.validation.as_dict()
        if judged is not None and self.folds is not None:
            judged["folds"] = self.folds
        return {
            "robot": self.robot.name,
            "training": self.training.as_dict(),
            "validation": judged,
            "friction": {
                name: [TERMS[k] for k in terms]
                for name, terms in zip(self.joints, self.choice, strict=True)
            },
            "rank": self.rank,
            "condition": self.condition,
            "physical": self.physical,
            "notes": list(self.notes),
        }


@dataclass(frozen=True)
class InertiaFit:
    """Base parameters and friction gains x, standard parameters p, and how they were found."""

    x: Numbers
    p: Numbers
    choice: Choice
    weights: Numbers
    least_squares: Numbers


def fit_blocks(problem: RegressionProblem, blocks: GramBlocks) -> InertiaFit:
    """Friction terms, weights, least squares, and parameters that bodies can have."""
    choice = plain_choice(problem)
    if problem.friction == "auto":
        choice = choose_friction(blocks, choice, problem.prior, problem.joints)
    free, _ = reweighted(blocks, choice, None, problem.joints)
    x, weights = reweighted(blocks, choice, problem.prior, problem.joints)
    if not problem.physical:
        R = distance_form(problem.bodies)
        gap = x[: blocks.base] - problem.K @ problem.p0
        spread = np.linalg.solve(R, problem.K.T)
        p = problem.p0 + spread @ np.linalg.solve(problem.K @ spread, gap)
        return InertiaFit(x, p, choice, weights, free)
    for _ in range(2):
        normal = normal_of(blocks, weights)
        x, p = feasible(normal, choice, problem.K, problem.p0, problem.bodies)
        weights = weights_of(blocks, x, problem.joints)
    return InertiaFit(x, p, choice, weights, free)


def errors_of(problem: RegressionProblem, blocks: GramBlocks, x: Numbers) -> ForceErrors:
    """The errors on blocks that a fit may have seen."""
    return _shares(problem, blocks, squares(blocks, x).sum(axis=0), blocks.count.sum())


def _shares(
    problem: RegressionProblem, blocks: GramBlocks, total: Numbers, count: float
) -> ForceErrors:
    counts = np.full(len(problem.names), count)
    return ForceErrors.of(problem.names, problem.joints, total, blocks.power.sum(axis=0), counts)


def errors_of_folds(
    problem: RegressionProblem, blocks: GramBlocks, count: int, tell: Progress
) -> tuple[ForceErrors, Numbers]:
    """The errors of all folds together, each by a fit that has not seen it or its neighbours.

    Also the x that has judged each block, (blocks, parameters).
    """
    total, judges = np.zeros(len(problem.names)), []
    for k, (training, judged) in enumerate(folds_of(blocks, count)):
        tell("folds", k, count)
        x = fit_blocks(problem, training).x
        total += squares(judged, x).sum(axis=0)
        judges += [x] * len(judged)
    return _shares(problem, blocks, total, blocks.count.sum()), np.stack(judges)


def plain_friction(problem: RegressionProblem, blocks: GramBlocks, fit: InertiaFit) -> Numbers:
    """Viscous, Coulomb and offset that fit best beside the inertias found, (joints, 3)."""
    return friction_beside(blocks, fit.x, plain_choice(problem))[:, list(PLAIN_TERMS)]


def described_friction(blocks: GramBlocks, fit: InertiaFit) -> Numbers:
    """The gains that a description gets: those found, or the best ones without the load's."""
    term = TERMS.index(LOAD)
    made = fit.x[blocks.base :].reshape(len(fit.choice), len(TERMS)).copy()
    without = tuple(tuple(k for k in terms if k != term) for terms in fit.choice)
    loaded = [term in terms for terms in fit.choice]
    made[loaded] = friction_beside(blocks, fit.x, without)[loaded]
    return made


def friction_beside(blocks: GramBlocks, x: Numbers, choice: Choice) -> Numbers:
    """The gains of these terms that fit best beside the inertias of x, (joints, terms).

    A term that would push along the motion is left out, the worst one first.
    """
    b, made = blocks.base, np.zeros((len(choice), len(TERMS)))
    G = blocks.G.sum(axis=0)
    for j, terms in enumerate(choice):
        left = list(terms)
        while left:
            at = [b + k for k in left]
            right = G[j][at, -1] - G[j][np.ix_(at, range(b))] @ x[:b]
            gains = np.linalg.lstsq(G[j][np.ix_(at, at)], right, rcond=1e-10)[0]
            share = gains * np.sqrt(np.diag(G[j])[at])
            share[[TERMS[k] in FREE_SIGN for k in left]] = 0.0
            if share.min() >= 0:
                made[j, left] = gains
                break
            del left[int(share.argmin())]
    return made


# Blocks of time that count less because the model is far off there, by name and time.

LISTED = 5


def outlying_notes(
    blocks: GramBlocks, weights: Numbers, logs: Sequence[str], joints: Sequence[str]
) -> list[str]:
    """A line for each block whose weight is below that of its joint; `logs` has each block's."""
    most = weights.max(axis=0)
    less = (weights < (1 - 1e-9) * most) & (blocks.count > 0)[:, None]
    at = np.flatnonzero(less.any(axis=1))
    lines = [
        f"{logs[b]}: {blocks.start[b]:.5g} to {blocks.end[b]:.5g} s is far off in "
        f"{', '.join(joints[j] for j in map(int, np.flatnonzero(less[b])))} and counts less"
        for b in map(int, at[:LISTED])
    ]
    more = len(at) - LISTED
    return [*lines, f"{more} more blocks are far off and count less"] if more > 0 else lines
