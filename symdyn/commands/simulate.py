"""The motion of a robot over time."""

from __future__ import annotations

import argparse
import json

import numpy as np
from rich.table import Table

from symdyn.commands.arguments import refuse_overwriting, robot_of
from symdyn.commands.printing import console, new_table, plain, progress_bar
from symdyn.names import printable
from symdyn.simulate.plots import kind_of
from symdyn.simulate.simulate import simulate
from symdyn.simulate.simulated import Simulated


def run(options: argparse.Namespace) -> int:
    """Simulate, write what was asked for, and print where the motion begins and ends."""
    refuse_overwriting(options)
    if options.plot is not None:
        kind_of(options.plot)  # what cannot be drawn is refused before the work, not after it
    robot = robot_of(options)
    with progress_bar("simulating") as tell:
        motion = simulate(
            robot,
            time=options.time,
            q0=options.q0,
            qd0=options.qd0,
            tau=options.tau,
            integrator=options.integrator,
            step=options.step,
            every=options.every,
            tolerance=options.tolerance,
            progress=tell,
        )
    if options.plot is not None:
        motion.plot(options.plot)
    if options.out is not None:
        motion.save_csv(options.out)
    if options.json:
        print(json.dumps(_as_dict(motion), indent=1))
        return 0
    out = console()
    out.print(_table(motion))
    for line in _lines(motion):
        out.print(plain(line))
    for file in (options.out, options.plot):
        if file is not None:
            out.print(f"wrote {printable(file)}", markup=False, soft_wrap=True)
    return 0


def _table(motion: Simulated) -> Table:
    """Where each coordinate and velocity begins, ends and comes to."""
    names = motion.names
    groups = (
        ("q", motion.q, names.q, names.q_units),
        ("qd", motion.qd, names.qd, tuple(f"{unit}/s" for unit in names.qd_units)),
    )
    made = new_table(
        f"{plain(motion.robot)}: {len(motion.t)} rows, t = 0 to {motion.t[-1]:g} s", "entry"
    )
    for column in ("name", "unit", "start", "end", "smallest", "largest"):
        made.add_column(column)
    for what, values, labels, units in groups:
        for k, (name, unit) in enumerate(zip(labels, units, strict=True)):
            of = values[:, k]
            numbers = (of[0], of[-1], of.min(), of.max())
            made.add_row(f"{what}\\[{k}]", plain(name), unit, *(f"{x:.6g}" for x in numbers))
    return made


def _lines(motion: Simulated) -> list[str]:
    energy = motion.energy
    lines = [
        f"energy {energy[0]:.6g} J at the start, {energy[-1]:.6g} J at the end, "
        f"changed by {np.abs(energy - energy[0]).max():.1e} J at most"
    ]
    if motion.momentum is not None:
        drift = np.abs(motion.momentum - motion.momentum[0]).max(axis=0)
        lines.append(
            f"momentum changed by {drift[:3].max():.1e} N m s (angular, about the origin) and "
            f"{drift[3:].max():.1e} N s (linear) at most"
        )
    if motion.beyond:
        name, when = min(motion.beyond, key=lambda one: one[1])
        others = len(motion.beyond) - 1
        lines.append(
            f"limits do not act: joint {printable(name, 60)} leaves its range at t = {when:g} s"
            + (f", {others} other{'s' * (others > 1)} later" if others else "")
        )
    return lines


def _as_dict(motion: Simulated) -> dict[str, object]:
    """Where the motion begins and ends; all of it is in the CSV file."""
    momentum = motion.momentum
    return {
        "robot": motion.robot,
        "rows": len(motion.t),
        "columns": motion.columns,
        "time": motion.t[-1],
        **{
            name: {"start": values[0].tolist(), "end": values[-1].tolist()}
            for name, values in (("q", motion.q), ("qd", motion.qd), ("energy", motion.energy))
        },
        "energy_change": float(np.abs(motion.energy - motion.energy[0]).max()),
        "energy_error": motion.energy_error,
        "beyond_limits": dict(motion.beyond),
        "momentum_change": None
        if momentum is None
        else np.abs(momentum - momentum[0]).max(axis=0).tolist(),
    }
