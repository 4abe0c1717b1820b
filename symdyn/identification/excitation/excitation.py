"""An exciting motion: its series, its rows, how much it determines and what it uses of limits."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from symdyn.compiler.files import save
from symdyn.robot.assembly.entry_names import Names
from symdyn.support.charts import Panel, kind_of, picture

Array = NDArray[np.float64]
KINDS = {"rad": ("angles", "angular ", "N m"), "m": ("positions", "", "N")}


@dataclass(frozen=True, eq=False)
class Excitation:
    """Row k is the motion at t[k], over one period; the last row is the first one again.

    `coefficients`, shape (2 harmonics + 1, joints), are those of 1, cos wt, sin wt, cos 2wt, ...
    with w = 2 pi / period. `condition` is that of the stacked `base_regressor`, and `log_det` is
    log det of the mean of Y^T Y, in SI units, over evenly spaced times of the period. `used` says
    how many percent of each limit every joint uses, None where there is no limit; `clearance` how
    far, in metres, the link of each box stays from its faces.
    """

    robot: str
    names: Names
    criterion: str
    period: float
    coefficients: Array
    columns: tuple[str, ...]
    condition: float
    log_det: float
    used: dict[str, tuple[float | None, ...]]
    clearance: tuple[tuple[str, float], ...]
    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Array

    @property
    def harmonics(self) -> int:
        """The number of harmonics."""
        return len(self.coefficients) // 2

    def to_csv(self) -> str:
        """A header and a row for each time, with all digits."""
        text = io.StringIO(newline="")
        writer = csv.writer(text, lineterminator="\n")
        kinds = (("q", self.names.q), ("qd", self.names.qd), ("qdd", self.names.qd))
        writer.writerow(["t", *(f"{kind}_{name}" for kind, names in kinds for name in names)])
        rows = np.hstack([self.t[:, np.newaxis], self.q, self.qd, self.qdd])
        writer.writerows(rows.tolist())
        return text.getvalue()

    def save_csv(self, path: str | os.PathLike[str]) -> None:
        """Write the CSV file, whole or not at all."""
        save(path, self.to_csv().encode("utf-8", "backslashreplace"))

    def plot(self, path: str | os.PathLike[str]) -> None:
        """Draw positions, velocities, accelerations and torques; .png, .svg or .pdf."""
        save(path, picture(self.robot, self.t, self._panels(), kind_of(path)))

    def _panels(self) -> Iterator[Panel]:
        units = np.array(self.names.q_units, dtype=object)
        for unit, (title, kind, force) in KINDS.items():
            of = np.flatnonzero(units == unit)
            names = [self.names.q[k] for k in of]
            if not names:
                continue
            yield title, f"q ({unit})", names, self.q[:, of]
            yield f"{kind}velocities", f"qd ({unit}/s)", names, self.qd[:, of]
            yield f"{kind}accelerations", f"qdd ({unit}/s^2)", names, self.qdd[:, of]
            yield "joint forces", f"tau ({force})", names, self.tau[:, of]
