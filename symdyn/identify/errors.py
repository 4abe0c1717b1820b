"""Errors of joint forces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.identify.logs.rows import Numbers


@dataclass(frozen=True, eq=False)
class Errors:
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
    ) -> Errors:
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
