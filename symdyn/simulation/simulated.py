"""Result of a simulation: rows of states, forces and energies; CSV and plots."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.compiler.files import save
from symdyn.robot.assembly.series import EntryNames
from symdyn.runtime.stepping import Array
from symdyn.simulation.closed_chains import COMPONENTS, ClosedChainMotion
from symdyn.support.charts import Panel, kind_of, picture

ENERGIES = ("kinetic", "potential", "energy")
MOMENTUM = ("Lx", "Ly", "Lz", "Px", "Py", "Pz")
"""Angular momentum about the origin of the world, then linear, in its axes."""


@dataclass(frozen=True, eq=False)
class Simulated:
    """A simulated motion; row k is the state at t[k].

    Attributes
    ----------
    t, q, qd, tau
        Time in s, positions, velocities and joint forces, one row for each time.
    kinetic, potential
        Energies in J; the potential energy includes springs.
    momentum
        (Angular, linear) momentum about the world origin, for free robots only.
    beyond
        Joints that leave their range, with the first time; limits do not act.
    energy_error
        Relative error of the energy balance with rk4, None for the adaptive method.
    closed
        Contact forces and drift of a robot with constraints.
    """

    robot: str
    names: EntryNames
    t: Array
    q: Array
    qd: Array
    tau: Array
    kinetic: Array
    potential: Array
    momentum: Array | None
    beyond: tuple[tuple[str, float], ...] = ()
    energy_error: float | None = None
    closed: ClosedChainMotion | None = None

    @property
    def energy(self) -> Array:
        """Sum of kinetic and potential energy in J."""
        return self.kinetic + self.potential

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of the columns of the CSV file."""
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
        """Return the motion as CSV text with full precision: a header, and a row for each time."""
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
        """Write the CSV file atomically."""
        save(path, self.to_csv().encode("utf-8", "backslashreplace"))

    def plot(self, path: str | os.PathLike[str]) -> None:
        """Draw motion, energies, contact forces and drifts; .png, .svg or .pdf."""
        save(path, draw(self, kind_of(path)))


KINDS = {"rad": ("joint angles", "rad"), "m": ("positions", "m"), "": ("quaternions", "")}


def draw(motion: Simulated, kind: str) -> bytes:
    """Return the bytes of a picture with a panel for each kind of quantity."""
    return picture(motion.robot, motion.t, _panels(motion), kind)


def _panels(motion: Simulated) -> Iterator[Panel]:
    """Yield title, axis label, names and values of the curves of each panel."""
    units = np.array(motion.names.q_units, dtype=object)
    for unit, (title, shown) in KINDS.items():
        of = np.flatnonzero(units == unit)
        if len(of):
            names = [f"q[{k}] {motion.names.q[k]}" for k in of]
            yield f"motion: {title}", f"q ({shown})" if shown else "q", names, motion.q[:, of]
    if motion.tau.any():
        acting = np.flatnonzero(motion.tau.any(axis=0))
        names = [f"tau[{k}] {motion.names.qd[k]}" for k in acting]
        kinds = {"N m" if motion.names.qd_units[k] == "rad" else "N" for k in acting}
        yield "joint forces", f"tau ({', '.join(sorted(kinds))})", names, motion.tau[:, acting]
    energies = np.stack([motion.kinetic, motion.potential, motion.energy], axis=1)
    yield "energy", "energy (J)", ["kinetic", "potential", "total"], energies
    if motion.momentum is not None:
        yield from _drift(motion.momentum, MOMENTUM)
    if motion.closed is not None:
        yield from _contacts(motion.closed)


def _contacts(closed: ClosedChainMotion) -> Iterator[Panel]:
    """Yield panels of nonzero contact moments and forces, and of the drift."""
    for title, unit, part in (("moments", "N m", range(3)), ("forces", "N", range(3, 6))):
        each = [(k, j) for k in range(len(closed.contacts)) for j in part]
        acting = [(k, j) for k, j in each if closed.f[:, k, j].any()]
        if acting:
            names = [f"{closed.contacts[k]} {COMPONENTS[j]}" for k, j in acting]
            values = np.stack([closed.f[:, k, j] for k, j in acting], axis=1)
            yield f"contact {title}, frame_a on frame_b", f"f ({unit})", names, values
    for k, (symbol, units) in enumerate((("e", "rad, m"), ("K qd", "rad/s, m/s"))):
        title = f"{closed.drift_title} of the constraints: largest entry of {symbol}"
        yield title, f"drift ({units})", [f"|{symbol}|"], closed.drift[:, [k]]


def _drift(momentum: Array, names: Sequence[str]) -> Iterator[Panel]:
    """Yield panels of the momentum minus its initial value, zero without external forces."""
    moved = momentum - momentum[0]
    for title, unit, part in (
        ("angular momentum about the origin", "N m s", slice(0, 3)),
        ("linear momentum", "N s", slice(3, 6)),
    ):
        yield f"{title}: drift since the start", f"drift ({unit})", names[part], moved[:, part]
