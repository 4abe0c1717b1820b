"""Errors of joint forces, and what every fit to them says besides what it is about."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.identification.inertia.friction import TERMS
from symdyn.identification.logs.rows import Numbers
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
    """What was found for the joints of a robot, whatever else a fit is about.

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
