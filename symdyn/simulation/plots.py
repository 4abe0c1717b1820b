"""A motion as a picture: positions, forces, energies, momentum, contact forces and drift."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from symdyn.runtime.stepping import Array
from symdyn.simulation.contacts import COMPONENTS, ClosedChain
from symdyn.simulation.simulated import MOMENTUM, Simulated
from symdyn.support.charts import Panel, picture

KINDS = {"rad": ("joint angles", "rad"), "m": ("positions", "m"), "": ("quaternions", "")}


def drawn(motion: Simulated, kind: str) -> bytes:
    """The bytes of a picture, a panel for each kind of quantity above each other."""
    return picture(motion.robot, motion.t, _panels(motion), kind)


def _panels(motion: Simulated) -> Iterator[Panel]:
    """Title, label of the axis, names of the curves and their values, for each panel."""
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


def _contacts(closed: ClosedChain) -> Iterator[Panel]:
    """Moments and forces of contacts, those that are not zero throughout, and the drift."""
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
    """The momentum minus that at the start: zero where no force acts from outside."""
    moved = momentum - momentum[0]
    for title, unit, part in (
        ("angular momentum about the origin", "N m s", slice(0, 3)),
        ("linear momentum", "N s", slice(3, 6)),
    ):
        yield f"{title}: drift since the start", f"drift ({unit})", names[part], moved[:, part]
