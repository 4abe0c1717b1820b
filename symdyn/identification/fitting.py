"""Fit of inertias and friction to Gram blocks, its errors, and the notes about it."""

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
    robust_least_squares,
    squares,
    weights_of,
)
from symdyn.identification.inertia.physical_consistency import distance_form, solve_consistent
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.problem import RegressionProblem, plain_choice
from symdyn.robot.model import Robot


@dataclass(frozen=True, eq=False)
class ForceErrors:
    """RMS errors of the joint forces for each joint, relative (`percent`) and in N m or N (`rms`).

    A joint whose force is always zero has the relative error nan, null in JSON.
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
        """Return the errors of some joints from sums over samples."""
        at = list(joints)
        return cls(
            tuple(names[k] for k in at),
            100 * np.sqrt(squares[at] / np.where(power[at] > 0, power[at], np.nan)),
            np.sqrt(squares[at] / np.maximum(count[at], 1)),
        )

    def as_dict(self) -> dict[str, object]:
        """Return the content of --json."""
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
    """Common base of the results of fits to joint forces.

    `friction` contains the friction gains, (joints, terms), zero where a term is not used.
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
        """Return the part of --json that all fits share."""
        validation = None if self.validation is None else self.validation.as_dict()
        if validation is not None and self.folds is not None:
            validation["folds"] = self.folds
        return {
            "robot": self.robot.name,
            "training": self.training.as_dict(),
            "validation": validation,
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
    """Result of a fit: x = (base parameters, friction gains), standard parameters p, weights."""

    x: Numbers
    p: Numbers
    choice: Choice
    weights: Numbers
    least_squares: Numbers


def fit_blocks(problem: RegressionProblem, blocks: GramBlocks) -> InertiaFit:
    """Choose friction terms and weights, and fit physically consistent parameters."""
    choice = plain_choice(problem)
    if problem.friction == "auto":
        choice = choose_friction(blocks, choice, problem.prior, problem.joints)
    free, _ = robust_least_squares(blocks, choice, None, problem.joints)
    x, weights = robust_least_squares(blocks, choice, problem.prior, problem.joints)
    if not problem.physical:
        R = distance_form(problem.bodies)
        gap = x[: blocks.base] - problem.K @ problem.p0
        spread = np.linalg.solve(R, problem.K.T)
        p = problem.p0 + spread @ np.linalg.solve(problem.K @ spread, gap)
        return InertiaFit(x, p, choice, weights, free)
    for _ in range(2):
        normal = normal_of(blocks, weights)
        x, p = solve_consistent(normal, choice, problem.K, problem.p0, problem.bodies)
        weights = weights_of(blocks, x, problem.joints)
    return InertiaFit(x, p, choice, weights, free)


def errors_of(problem: RegressionProblem, blocks: GramBlocks, x: Numbers) -> ForceErrors:
    """Return the errors of the parameters x on given blocks."""
    return _shares(problem, blocks, squares(blocks, x).sum(axis=0), blocks.count.sum())


def _shares(
    problem: RegressionProblem, blocks: GramBlocks, total: Numbers, count: float
) -> ForceErrors:
    counts = np.full(len(problem.names), count)
    return ForceErrors.of(problem.names, problem.joints, total, blocks.power.sum(axis=0), counts)


def errors_of_folds(
    problem: RegressionProblem, blocks: GramBlocks, count: int, progress: Progress
) -> tuple[ForceErrors, Numbers]:
    """Return the cross-validation errors over all folds, and the x that predicts each block.

    Each fold is predicted by a fit that excludes it and the blocks beside it. The second result
    has the shape (blocks, parameters).
    """
    total, fold_parameters = np.zeros(len(problem.names)), []
    for k, (training, held_out) in enumerate(folds_of(blocks, count)):
        progress("folds", k, count)
        x = fit_blocks(problem, training).x
        total += squares(held_out, x).sum(axis=0)
        fold_parameters += [x] * len(held_out)
    return _shares(problem, blocks, total, blocks.count.sum()), np.stack(fold_parameters)


def plain_friction(problem: RegressionProblem, blocks: GramBlocks, fit: InertiaFit) -> Numbers:
    """Return the best viscous, Coulomb and offset gains for these inertias, (joints, 3)."""
    return fit_friction(blocks, fit.x, plain_choice(problem))[:, list(PLAIN_TERMS)]


def description_friction(blocks: GramBlocks, fit: InertiaFit) -> Numbers:
    """Return the gains to write into a robot description, which cannot express the load term."""
    term = TERMS.index(LOAD)
    result = fit.x[blocks.base :].reshape(len(fit.choice), len(TERMS)).copy()
    without = tuple(tuple(k for k in terms if k != term) for terms in fit.choice)
    loaded = [term in terms for terms in fit.choice]
    result[loaded] = fit_friction(blocks, fit.x, without)[loaded]
    return result


def fit_friction(blocks: GramBlocks, x: Numbers, choice: Choice) -> Numbers:
    """Return the best gains of these terms for the inertias of x, (joints, terms).

    Terms with a negative gain, which would feed energy in, are removed one by one, worst first.
    """
    b, result = blocks.base, np.zeros((len(choice), len(TERMS)))
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
                result[j, left] = gains
                break
            del left[int(share.argmin())]
    return result


LISTED = 5
"""Number of outlying blocks that the notes list."""


def outlying_notes(
    blocks: GramBlocks, weights: Numbers, logs: Sequence[str], joints: Sequence[str]
) -> list[str]:
    """Return a note for each block with a reduced weight; `logs` names the log of each block."""
    most = weights.max(axis=0)
    less = (weights < (1 - 1e-9) * most) & (blocks.count > 0)[:, None]
    at = np.flatnonzero(less.any(axis=1))
    lines = [
        f"{logs[b]}: {blocks.start[b]:.5g} to {blocks.end[b]:.5g} s fits badly in "
        f"{', '.join(joints[j] for j in map(int, np.flatnonzero(less[b])))} and has less weight"
        for b in map(int, at[:LISTED])
    ]
    more = len(at) - LISTED
    return [*lines, f"{more} more blocks fit badly and have less weight"] if more > 0 else lines
