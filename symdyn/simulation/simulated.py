"""A motion over time: rows of states, forces, energies; written as CSV or drawn."""

from __future__ import annotations

import csv
import io
import os
from dataclasses import dataclass

import numpy as np

from symdyn.compiler.files import save
from symdyn.robot.assembly.entry_names import Names
from symdyn.runtime.stepping import Array
from symdyn.simulation.contacts import ClosedChain
from symdyn.support.charts import kind_of

ENERGIES = ("kinetic", "potential", "energy")
MOMENTUM = ("Lx", "Ly", "Lz", "Px", "Py", "Pz")
"""Angular momentum about the origin of the world, then linear, in its axes."""


@dataclass(frozen=True, eq=False)
class Simulated:
    """Row k is the state at t[k].

    `potential` is the energy in gravity and in springs. `momentum`, (angular, linear) about the
    world's origin, is there for robots that nothing holds, or nothing in their plane. `beyond` are
    the joints that leave their range, and when: limits do not act. `energy_error` is by how much
    the energy of rk4 differs from what the work of the forces makes of it, as a share; None for the
    adaptive method. `closed` has the contact forces and the drift of a robot with constraints.
    """

    robot: str
    names: Names
    t: Array
    q: Array
    qd: Array
    tau: Array
    kinetic: Array
    potential: Array
    momentum: Array | None
    beyond: tuple[tuple[str, float], ...] = ()
    energy_error: float | None = None
    closed: ClosedChain | None = None

    @property
    def energy(self) -> Array:
        """Kinetic and potential energy."""
        return self.kinetic + self.potential

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns of the CSV file."""
        return (
            "t",
            *(f"q_{name}" for name in self.names.q),
            *(f"qd_{name}" for name in self.names.qd),
            *(f"tau_{name}" for name in self.names.qd),
            *ENERGIES,
            *(() if self.momentum is None else MOMENTUM),
            *(() if self.closed is None else self.closed.columns),
        )

    def to_csv(self) -> str:
        """A header and a row for each time, with all digits."""
        energies = np.stack([self.kinetic, self.potential, self.energy], axis=1)
        parts = [self.t[:, np.newaxis], self.q, self.qd, self.tau, energies]
        if self.momentum is not None:
            parts.append(self.momentum)
        if self.closed is not None:
            parts.append(self.closed.table)
        text = io.StringIO(newline="")
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows(np.hstack(parts).tolist())
        return text.getvalue()

    def save_csv(self, path: str | os.PathLike[str]) -> None:
        """Write the CSV file, whole or not at all."""
        save(path, self.to_csv().encode("utf-8", "backslashreplace"))

    def plot(self, path: str | os.PathLike[str]) -> None:
        """Draw motion, energies, contact forces and drifts; .png, .svg or .pdf."""
        from symdyn.simulation.plots import drawn

        save(path, drawn(self, kind_of(path)))
