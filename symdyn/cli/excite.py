"""`symdyn excite`: an exciting trajectory of a robot within its limits."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from symdyn.cli.arguments import (
    add_json,
    add_robot,
    add_robot_options,
    reject_overwriting,
    robot_of,
)
from symdyn.cli.printing import console, new_table, plain, progress_bar
from symdyn.errors import RobotError
from symdyn.identification.excitation.excite import Excitation, excite
from symdyn.robot.checks import quote
from symdyn.support.charts import kind_of
from symdyn.support.extras import pip_install
from symdyn.support.names import printable

if TYPE_CHECKING:
    from rich.table import Table

ABOUT = (
    "Finds a periodic trajectory, a Fourier series in each joint, whose joint forces determine the "
    "base parameters well, within limits of position, velocity, acceleration and torque. The "
    "limits of the robot apply unless you give others: one for all joints, one for each, or "
    "NAME=... for some. They are checked on a fine grid. The same seed gives the same trajectory."
)
CRITERION = (
    "objective: D (default) maximizes log det of the mean of Y^T Y; cond minimizes the condition "
    "number of the stacked base_regressor Y"
)
POSITION = "position limits, rad or m: LOW:HIGH, or X for -X:X"
BOX = (
    "LINK:x0,y0,z0,x1,y1,z1: keep the origin of LINK {} the box with these corners, in the root "
    "frame (m); may be repeated"
)
PASSIVE = "include friction and springs, as columns of Y and in the torques"
PLOT = f"plot the trajectory and its torques: .png, .svg, .pdf ({pip_install('simulate')})"


def _range(text: str) -> float | tuple[float, float]:
    low, colon, high = text.partition(":")
    return (float(low), float(high)) if colon else float(text)


def _entry(text: str) -> tuple[str, float | tuple[float, float]]:
    """Parse a number or a range, with a name or with an empty one."""
    name, _, value = text.rpartition("=")
    try:
        return name, _range(value)
    except ValueError:
        message = f"{text!r} is neither a number nor LOW:HIGH, nor NAME=... of these"
        raise argparse.ArgumentTypeError(message) from None


def _box(text: str) -> tuple[str, tuple[float, ...]]:
    link, _, corners = text.rpartition(":")
    try:
        numbers = tuple(map(float, corners.split(",")))
    except ValueError:
        numbers = ()
    if not link or len(numbers) != 6:
        raise argparse.ArgumentTypeError(f"{text!r} is not LINK:x0,y0,z0,x1,y1,z1")
    return link, numbers


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn excite`."""
    add = command.add_argument
    add_robot(command)
    add("--criterion", default="D", metavar="NAME", help=CRITERION)
    add("--period", type=float, default=10.0, metavar="T", help="period, s (default 10)")
    harmonics = "number of harmonics of the Fourier series (default 5)"
    add("--harmonics", type=int, default=5, metavar="N", help=harmonics)
    step = "time between rows, s (default 0.01); shortened so that rows divide the period"
    add("--step", type=float, default=0.01, metavar="H", help=step)
    add("--starts", type=int, default=8, metavar="N", help="number of random starts (default 8)")
    add("--seed", type=int, default=0, metavar="K", help="seed of the random starts (default 0)")
    for flag, metavar, about in (
        ("--position", "RANGE|NAME=RANGE", POSITION),
        ("--velocity", "X|NAME=X", "velocity limits, rad/s or m/s"),
        ("--acceleration", "X|NAME=X", "acceleration limits, rad/s^2 or m/s^2 (default: none)"),
        ("--torque", "X|NAME=X", "joint force limits, N m or N"),
    ):
        add(flag, nargs="+", action="extend", type=_entry, metavar=metavar, help=about)
    for flag, side in (("--keep-out", "out of"), ("--keep-in", "inside")):
        more = {"nargs": "+", "action": "extend", "default": []}
        add(flag, type=_box, metavar="LINK:BOX", help=BOX.format(side), **more)  # type: ignore[arg-type]
    about = "start and end the period with zero velocities and accelerations"
    add("--at-rest", action="store_true", help=about)
    add("--passive", action="store_true", help=PASSIVE)
    add("--out", metavar="FILE", help="write CSV: t, q_JOINT, qd_JOINT, qdd_JOINT")
    add("--plot", metavar="FILE", help=PLOT)
    command.set_defaults(parameters=None, tip=None, name=None)
    add_json(command)
    add_robot_options(command)


def run(options: argparse.Namespace) -> int:
    """Find a trajectory, write the requested files, and print its condition and limits."""
    reject_overwriting(options)
    if options.plot is not None:
        kind_of(options.plot)  # rejects unknown formats before the work, not after it
    robot = robot_of(options, closed=True)
    with progress_bar("exciting") as progress:
        motion = excite(
            robot,
            criterion=options.criterion,
            period=options.period,
            harmonics=options.harmonics,
            step=options.step,
            starts=options.starts,
            seed=options.seed,
            position=_limit(options.position, "--position"),
            velocity=_limit(options.velocity, "--velocity"),
            acceleration=_limit(options.acceleration, "--acceleration"),
            torque=_limit(options.torque, "--torque"),
            keep_out=options.keep_out,
            keep_in=options.keep_in,
            passive=options.passive,
            at_rest=options.at_rest,
            progress=progress,
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
    out.print(
        f"stacked base_regressor Y ({len(motion.columns)} columns, SI units): condition number "
        f"{motion.condition:.4g}, log det of the mean of Y^T Y {motion.log_det:.4g}"
    )
    for link, distance in motion.clearance:
        out.print(plain(f"{link} keeps {distance:.3g} m from the faces of its box"))
    for file in (options.out, options.plot):
        if file is not None:
            out.print(f"wrote {printable(file)}", markup=False, soft_wrap=True)
    return 0


def _limit(entries: list[tuple[str, Any]] | None, flag: str) -> Any:
    """Return a list of limits for all joints, or a dictionary of named ones."""
    if entries is None:
        return None
    named = [entry for entry in entries if entry[0]]
    if not named:
        return [value for _, value in entries]
    if len(named) < len(entries):
        raise RobotError(f"{flag} mixes limits with and without names; name all of them, or none")
    found: dict[str, Any] = {}
    for name, value in named:
        if name in found:
            raise RobotError(f"{flag} has {quote(name)} twice; keep one")
        found[name] = value
    return found


def _table(motion: Excitation) -> Table:
    """Return the table of the ranges of the joints and the shares of their limits."""
    title = (
        f"{plain(motion.robot)}: {len(motion.t)} rows over a period of {motion.period:g} s, "
        f"{motion.harmonics} harmonics, criterion {motion.criterion}"
    )
    table = new_table(title, "joint", "smallest", "largest", "unit")
    for kind in motion.used:
        table.add_column(f"{kind} limit used")
    for k, name in enumerate(motion.names.q):
        q = motion.q[:, k]
        shares = [values[k] for values in motion.used.values()]
        table.add_row(
            plain(name),
            f"{q.min():.6g}",
            f"{q.max():.6g}",
            motion.names.q_units[k],
            *("none" if share is None else f"{share:.1f} %" for share in shares),
        )
    return table


def _as_dict(motion: Excitation) -> dict[str, Any]:
    """Return the trajectory as its Fourier series; the CSV file has its rows."""
    return {
        "robot": motion.robot,
        "criterion": motion.criterion,
        "period": motion.period,
        "harmonics": motion.harmonics,
        "rows": len(motion.t),
        "condition": motion.condition,
        "log_det": motion.log_det,
        "columns": motion.columns,
        "joints": [
            {
                "name": name,
                "used_percent": {kind: shares[k] for kind, shares in motion.used.items()},
                "offset": motion.coefficients[0, k],
                "cos": motion.coefficients[1::2, k].tolist(),
                "sin": motion.coefficients[2::2, k].tolist(),
            }
            for k, name in enumerate(motion.names.q)
        ],
        "boxes": [{"link": link, "clearance": distance} for link, distance in motion.clearance],
    }
