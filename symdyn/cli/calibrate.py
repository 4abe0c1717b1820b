"""`symdyn calibrate`: kinematic calibration from measured tip poses."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

import numpy as np

from symdyn.cli.arguments import (
    add_json,
    add_robot,
    add_robot_options,
    reject_overwriting,
    robot_of,
)
from symdyn.cli.printing import busy, console, new_table, plain
from symdyn.errors import RobotError
from symdyn.identification.geometry.calibrate import calibrate
from symdyn.identification.geometry.calibrated import (
    SCALES,
    Calibrated,
    PoseErrors,
    calibration_verdict,
    direction_text,
    format_of,
    frame_dict,
)
from symdyn.robot.preparation.options import flag_of
from symdyn.support.names import printable

if TYPE_CHECKING:
    from rich.table import Table

ABOUT = (
    "Estimates base and tool frames, joint offsets and joint axes from joint positions and "
    "measured tip poses. Prints the errors before and after calibration and on left-out poses, the "
    "parameters with their standard deviations, and the parameter directions that no pose reveals. "
    "Base and tool need no initial guess. Outliers are left out and listed by line."
)
POSES = (
    "CSV file with a header: q_JOINT (or JOINT) for every joint that moves the tip; x, y, z; and, "
    "if measured, roll, pitch, yaw (fixed axes; or phix, phiy, phiz) or qx, qy, qz, qw (rad, m)"
)
MODEL = (
    "offsets (base, tool, joint offsets), full (also the joint axes), or auto (default: full if it "
    "predicts left-out poses better by more than the standard error)"
)
OUT = (
    "write the calibrated robot as .urdf (if ROBOT is a URDF, a copy with changed numbers) or "
    ".toml, or the report as .html; may be repeated"
)


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn calibrate`."""
    add = command.add_argument
    add_robot(command)
    add("poses", metavar="POSES.csv", help=POSES)
    add("--model", default="auto", metavar="NAME", help=MODEL)
    add("--compliance", action="store_true", help="estimate joint compliance under gravity")
    add("--positions", action="store_true", help="ignore measured orientations")
    add("--degrees", action="store_true", help="joint angles, roll, pitch, yaw are in degrees")
    add("--millimetres", action="store_true", help="x, y, z and prismatic joints are in mm")
    add("--keep-all", action="store_true", help="keep outliers")
    add("--validate", metavar="OTHER.csv", help="further poses to validate the result")
    add("--tip", nargs="+", action="extend", metavar="LINK", help="the measured tip, if several")
    add("--out", nargs="+", action="extend", default=[], metavar="FILE", help=OUT)
    command.set_defaults(parameters=None, name=None)
    add_json(command)
    add_robot_options(command)


MOST = 12
"""The longest list of names that is printed; --json has all of them."""


def run(options: argparse.Namespace) -> int:
    """Calibrate, write the requested files, and print the result."""
    read = {"POSES.csv": [options.poses], "--validate": [options.validate]}
    reject_overwriting(options, **read)
    _reject_unused(options)
    for file in options.out:
        format_of(file)
    robot = robot_of(options)
    with busy("calibrating"):
        found = calibrate(
            robot,
            options.poses,
            model=options.model,
            compliance=options.compliance,
            degrees=options.degrees,
            millimetres=options.millimetres,
            positions=options.positions,
            keep_all=options.keep_all,
            validate=options.validate,
        )
    for file in options.out:
        found.save(file)
    if options.json:
        print(json.dumps(found.as_dict(), indent=1))
        return 0
    out = console()
    out.print(_errors_table(found))
    out.print(_parameters_table(found))
    for line in _lines(found):
        out.print(plain(line), soft_wrap=True)
    out.print(plain(calibration_verdict(found)), soft_wrap=True)
    for file in options.out:
        out.print(f"wrote {printable(file)}", markup=False, soft_wrap=True)
    return 0


def _reject_unused(options: argparse.Namespace) -> None:
    """Reject preparations without effect: friction, motors, and loads without compliance."""
    for name in ("friction", "smooth_friction", "spring", "rotor", "unactuated", "thrusters"):
        if getattr(options, name):
            raise RobotError(f"{flag_of(name)} has no effect on a calibration; leave it out")
    for name in ("gravity", "payload"):
        if getattr(options, name) and not options.compliance:
            message = f"--{name} has no effect without --compliance; add --compliance"
            raise RobotError(f"{message}, or leave out --{name}")


def _errors_table(found: Calibrated) -> Table:
    count = len(found.poses) - len(found.outliers)
    title = f"{plain(found.robot.name)}: {count} poses, model {found.model}"
    table = new_table(title, "errors", "rms, mm", "largest, mm")
    oriented = found.poses.oriented
    for column in ("rms, mrad", "largest, mrad") if oriented else ():
        table.add_column(column)
    rows: list[tuple[str, PoseErrors | None]] = [
        ("before (base and tool fitted)", found.before),
        ("after", found.after),
        ("left-out poses", found.left_out),
        ("other poses (--validate)", found.unseen),
    ]
    for name, errors in rows:
        if errors is not None:
            sizes: list[float | None] = [errors.rms, errors.largest]
            sizes += [errors.angle_rms, errors.angle_largest] if oriented else []
            table.add_row(name, *("-" if size is None else f"{1e3 * size:.4g}" for size in sizes))
    return table


def _parameters_table(found: Calibrated) -> Table:
    table = new_table("corrections", "parameter", "value", "sigma", "unit")
    for p in found.fitted:
        if p.group in ("base", "tool"):
            continue
        scale, unit = SCALES.get(p.unit, (1.0, p.unit))
        sigma = f"{scale * (p.sigma or 0):.2g}"
        table.add_row(plain(p.name), f"{scale * p.value:.4g}", sigma, unit)
    return table


def _lines(found: Calibrated) -> list[str]:
    lines = [f"columns: {', '.join(found.poses.columns)}"]
    if found.poses.left_out:
        lines.append(f"columns left out: {_join_names(found.poses.left_out)}")
    sigmas = {p.name: p.sigma for p in found.parameters}
    for name, X in (("base", found.base), ("tool", found.tool)):
        frame = frame_dict(X)
        spread = [sigmas[f"{name}.{d}"] or 0.0 for d in ("x", "y", "z")]
        xyz, rpy = (" ".join(f"{x:.6f}" for x in frame[key]) for key in ("xyz", "rpy"))
        sigma = 1e3 * float(np.linalg.norm(spread))
        lines.append(f"{name} frame: xyz {xyz} m, rpy {rpy} rad (sigma {sigma:.2g} mm)")
    rule = "as" if found.rank == found.expected_rank else f"of {found.expected_rank}"
    lines.append(
        f"rank {found.rank}, {rule} expected for such a chain; condition number "
        f"{found.condition:.3g}"
    )
    lines += [f"no effect: {direction_text(direction)}" for direction in found.null]
    if found.parallel:
        pairs = _join_names([f"{a} and {b}" for a, b in found.parallel])
        lines.append(f"nearly parallel axes, both tilts free (Hayati): {pairs}")
    noise = f"{1e3 * found.noise.position:.4g} mm"
    if found.noise.orientation is not None:
        noise += f" and {1e3 * found.noise.orientation:.4g} mrad"
    lines.append(f"measurement noise, estimated from the errors: {noise} in each direction")
    if len(found.models) > 1:
        tried = ", ".join(f"{name} {1e3 * rms:.4g} mm" for name, rms in found.models)
        lines.append(f"left-out poses: {tried}; recommended: {found.model}")
    for where, error in found.outliers:
        lines.append(f"outlier, left out: {printable(where)} is off by {1e3 * error:.4g} mm")
    return lines + list(found.notes)


def _join_names(names: object) -> str:
    every = [str(name) for name in names]  # type: ignore[attr-defined]
    return ", ".join(every[:MOST]) + (f" and {len(every) - MOST} more" if len(every) > MOST else "")
