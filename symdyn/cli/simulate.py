"""`symdyn simulate`: the motion of a robot over time."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from symdyn.cli.arguments import (
    add_json,
    add_robot,
    add_robot_options,
    reject_overwriting,
    robot_of,
)
from symdyn.cli.printing import console, new_table, plain, progress_bar
from symdyn.errors import RobotError
from symdyn.robot.checks import quote
from symdyn.simulation.closed_chains import DRIFT, ClosedChainMotion, ContactEvent
from symdyn.simulation.simulate import simulate
from symdyn.simulation.simulated import Simulated
from symdyn.support.charts import kind_of
from symdyn.support.extras import pip_install
from symdyn.support.names import printable

if TYPE_CHECKING:
    from rich.table import Table

ABOUT = (
    "Integrates the equations of motion, including friction and springs, and prints the start and "
    "the end of the motion; --out writes all of it. A warning reports steps of rk4 that are so "
    "long that they change the energy by more than one percent. A robot with constraints moves as "
    "a closed chain: contacts neither open nor slide, and the output reports when real ones would."
)
TAU = (
    "joint forces (default 0): formulas of t, q[i] and qd[i], separated by , or ; and one for each "
    'velocity or each motor: --tau="-q[0], sin(2*t)"; a single number applies to every motor. '
    "Or a CSV file with t and a column for each velocity or each motor, with or without the header "
    "t,tau_JOINT,..., such as a file that --out wrote: linear between rows, constant "
    "before the first and after the last"
)
STEP = "step of rk4 and of rows, s (default 1e-3); shortened so that rows divide the time"
EVERY = "write a row every N steps (default 1)"
INTEGRATOR = f"rk4 (default, compiled) or adaptive (order 8; {pip_install('simulate')})"
PLOT = (
    f"plot motion, energy, momentum, contact forces: .png, .svg, .pdf ({pip_install('simulate')})"
)
START = (
    "initial {}: a number for each, or NAME=VALUE for some. For a robot with constraints they are "
    "corrected to satisfy these: named entries stay, others change as little as possible"
)
STABILIZE = (
    "method against drift of constraints: projection (default; Newton's method on e and K qd after "
    "each step), baumgarte (K qdd + k + 2 a K qd + a^2 e = 0) or none"
)


Entry = float | tuple[str, float]


def _entry(text: str) -> Entry:
    """Parse a number, or NAME=NUMBER."""
    name, equals, value = text.rpartition("=")
    try:
        number = float(value)
    except ValueError:
        message = f"{text!r} is neither a number nor NAME=NUMBER"
        raise argparse.ArgumentTypeError(message) from None
    return (name, number) if equals else number


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn simulate`."""
    add = command.add_argument
    add_robot(command)
    add("--time", type=float, default=1.0, metavar="T", help="duration, s (default 1)")
    for flag, what in (
        ("--q0", "positions (default: the posture of the file)"),
        ("--qd0", "velocities (default: 0)"),
    ):
        add(flag, nargs="+", type=_entry, metavar="X|NAME=X", help=START.format(what))
    add("--tau", metavar="FILE|EXPR", help=TAU)
    add("--integrator", default="rk4", metavar="NAME", help=INTEGRATOR)
    add("--step", type=float, default=1e-3, metavar="H", help=STEP)
    add("--every", type=int, default=1, metavar="N", help=EVERY)
    tolerance = "error tolerance of each step of adaptive (default 1e-9)"
    add("--tolerance", type=float, metavar="TOL", help=tolerance)
    add("--stabilize", metavar="NAME", help=STABILIZE)
    add("--out", metavar="FILE", help="write the motion as CSV")
    add("--plot", metavar="FILE", help=PLOT)
    command.set_defaults(parameters=None, tip=None, name=None)
    add_json(command)
    add_robot_options(command)


MOST_MOVES = 12
MOMENT, FORCE = slice(0, 3), slice(3, 6)


def run(options: argparse.Namespace) -> int:
    """Simulate, write the requested files, and print the start and the end of the motion."""
    reject_overwriting(options)
    if options.plot is not None:
        kind_of(options.plot)  # rejects unknown formats before the work, not after it
    robot = robot_of(options, closed=True)
    with progress_bar("simulating") as progress:
        motion = simulate(
            robot,
            time=options.time,
            q0=_start(options.q0, "--q0"),
            qd0=_start(options.qd0, "--qd0"),
            tau=options.tau,
            integrator=options.integrator,
            step=options.step,
            every=options.every,
            tolerance=options.tolerance,
            stabilize=options.stabilize,
            progress=progress,
        )
    _note_moves(motion)
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


def _start(entries: Sequence[Entry] | None, flag: str) -> Any:
    """Return a list of numbers for all entries, or a dictionary of named ones."""
    named = [entry for entry in entries or () if isinstance(entry, tuple)]
    if not named:
        return entries
    if len(named) < len(entries or ()):
        message = f"{flag} mixes numbers with and without names; name all of them, or none"
        raise RobotError(message)
    names = [name for name, _ in named]
    for k, name in enumerate(names):
        if name in names[:k]:
            raise RobotError(f"{flag} has {quote(name)} twice; keep one")
    return dict(named)


def _note_moves(motion: Simulated) -> None:
    """Print a note on stderr about start positions that were changed to close the chain."""
    moved = motion.closed.moved if motion.closed is not None else ()
    if moved:
        each = [f"{printable(name, 60)} {old:.6g} -> {new:.6g}" for name, old, new in moved]
        more = f" and {len(each) - MOST_MOVES} more" if len(each) > MOST_MOVES else ""
        moves = ", ".join(each[:MOST_MOVES]) + more
        print(f"symdyn: note: moved to close the chain: {moves}", file=sys.stderr)


def _table(motion: Simulated) -> Table:
    """Return the table of start, end and range of each coordinate and velocity."""
    names = motion.names
    groups = (
        ("q", motion.q, names.q, names.q_units),
        ("qd", motion.qd, names.qd, tuple(f"{unit}/s" for unit in names.qd_units)),
    )
    table = new_table(
        f"{plain(motion.robot)}: {len(motion.t)} rows, t = 0 to {motion.t[-1]:g} s", "entry"
    )
    for column in ("name", "unit", "start", "end", "smallest", "largest"):
        table.add_column(column)
    for what, values, labels, units in groups:
        for k, (name, unit) in enumerate(zip(labels, units, strict=True)):
            of = values[:, k]
            numbers = (of[0], of[-1], of.min(), of.max())
            table.add_row(f"{what}\\[{k}]", plain(name), unit, *(f"{x:.6g}" for x in numbers))
    return table


def _lines(motion: Simulated) -> list[str]:
    energy = motion.energy
    lines = [
        f"energy {energy[0]:.6g} J at the start, {energy[-1]:.6g} J at the end, "
        f"largest change {np.abs(energy - energy[0]).max():.1e} J"
    ]
    if motion.momentum is not None:
        drift = np.abs(motion.momentum - motion.momentum[0]).max(axis=0)
        lines.append(
            f"largest change of momentum {drift[:3].max():.1e} N m s (angular, about the origin) "
            f"and {drift[3:].max():.1e} N s (linear)"
        )
    if motion.beyond:
        name, when = min(motion.beyond, key=lambda one: one[1])
        others = len(motion.beyond) - 1
        lines.append(
            "joint limits are not enforced: "
            f"joint {printable(name, 60)} leaves its range at t = {when:g} s"
            + (f", {others} other{'s' * (others > 1)} later" if others else "")
        )
    return lines + (_of_contacts(motion.closed) if motion.closed is not None else [])


def _of_contacts(closed: ClosedChainMotion) -> list[str]:
    """Return lines on drift, contact forces, and when real contacts would open or slide."""
    error, slip = closed.drift.max(axis=0)
    lines = [
        f"{closed.drift_title} {error:.1e} (e; rad, m) and {slip:.1e} (K qd; rad/s, m/s) at most"
    ]
    for k, name in enumerate(closed.contacts):
        moment, force = (np.linalg.norm(closed.f[:, k, part], axis=1) for part in (MOMENT, FORCE))
        lines.append(
            f"{printable(name, 60)} exerts up to {force.max():.6g} N and {moment.max():.6g} N m"
        )
    if closed.undetermined.any():
        count = int(closed.undetermined.any(axis=0).sum())
        lines.append(
            f"the motion does not determine {count} components of f; these are the forces of "
            "minimum norm"
        )
    for events, does, would in (
        (closed.pulls, "open", "can only press and would pull"),
        (closed.slides, "slide", "leaves its friction cone"),
    ):
        lines += [
            f"contacts cannot {does} in the simulation: {printable(event.contact, 60)} {would} at "
            f"t = {event.t:g} s" + " (by its force of minimum norm)" * event.undetermined
            for event in events
        ]
    return lines


def _as_dict(motion: Simulated) -> dict[str, object]:
    """Return the start and the end of the motion; the CSV file has all of it."""
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
        "closed_chain": None if motion.closed is None else _closed_as_dict(motion.closed),
        "momentum_change": None
        if momentum is None
        else np.abs(momentum - momentum[0]).max(axis=0).tolist(),
    }


def _closed_as_dict(closed: ClosedChainMotion) -> dict[str, object]:
    def listed(events: Sequence[ContactEvent]) -> dict[str, float]:
        return {event.contact: event.t for event in events}

    return {
        "moved": {name: {"from": old, "to": new} for name, old, new in closed.moved},
        "drift": dict(zip(DRIFT, closed.drift.max(axis=0).tolist(), strict=True)),
        "contact_forces": {
            name: {"start": closed.f[0, k].tolist(), "end": closed.f[-1, k].tolist()}
            for k, name in enumerate(closed.contacts)
        },
        "rank": [int(closed.rank.min()), int(closed.rank.max())],
        "residual": float(closed.residual.max()),
        "undetermined": closed.undetermined.max(axis=0).astype(int).tolist(),
        "would_pull": listed(closed.pulls),
        "would_slide": listed(closed.slides),
    }
