"""An exciting motion of a robot within its limits."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table

from symdyn.cli.arguments import refuse_overwriting, robot_of
from symdyn.cli.printing import console, new_table, plain, progress_bar
from symdyn.errors import RobotError
from symdyn.identification.excitation.excite import Excitation, excite
from symdyn.robot.checks import quoted
from symdyn.support.charts import kind_of
from symdyn.support.names import printable


def run(options: argparse.Namespace) -> int:
    """Find a motion, write what was asked for, and print what it determines and uses."""
    refuse_overwriting(options)
    if options.plot is not None:
        kind_of(options.plot)  # what cannot be drawn is refused before the work, not after it
    robot = robot_of(options, closed=True)
    with progress_bar("exciting") as tell:
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
    out.print(
        f"condition number {motion.condition:.4g} of the stacked base_regressor, log det "
        f"{motion.log_det:.4g} of the mean of Y^T Y ({len(motion.columns)} columns, SI units)"
    )
    for link, distance in motion.clearance:
        out.print(plain(f"{link} stays {distance:.3g} m from the faces of its box"))
    for file in (options.out, options.plot):
        if file is not None:
            out.print(f"wrote {printable(file)}", markup=False, soft_wrap=True)
    return 0


def _limit(entries: list[tuple[str, Any]] | None, flag: str) -> Any:
    """Limits for all, or a dictionary of those that have names."""
    if entries is None:
        return None
    named = [entry for entry in entries if entry[0]]
    if not named:
        return [value for _, value in entries]
    if len(named) < len(entries):
        raise RobotError(f"{flag} has limits with and without names; name all of them, or none")
    found: dict[str, Any] = {}
    for name, value in named:
        if name in found:
            raise RobotError(f"{flag} has {quoted(name)} twice; keep one")
        found[name] = value
    return found


def _table(motion: Excitation) -> Table:
    """What every joint uses of its limits."""
    title = (
        f"{plain(motion.robot)}: {len(motion.t)} rows over a period of {motion.period:g} s, "
        f"{motion.harmonics} harmonics, criterion {motion.criterion}"
    )
    made = new_table(title, "joint", "smallest", "largest", "unit")
    for kind in motion.used:
        made.add_column(f"{kind} limit used")
    for k, name in enumerate(motion.names.q):
        q = motion.q[:, k]
        shares = [values[k] for values in motion.used.values()]
        made.add_row(
            plain(name),
            f"{q.min():.6g}",
            f"{q.max():.6g}",
            motion.names.q_units[k],
            *("none" if share is None else f"{share:.1f} %" for share in shares),
        )
    return made


def _as_dict(motion: Excitation) -> dict[str, Any]:
    """The motion as its series; its rows are in the CSV file."""
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
