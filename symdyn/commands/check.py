"""Emitted code against independent derivations and invariants."""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from symdyn.commands.arguments import loaded, note_open_posture, options_of, robot_of
from symdyn.commands.printing import busy, console, new_table, plain
from symdyn.compiler.options import Options, chosen, flag_of
from symdyn.compiler.pipeline import generate
from symdyn.errors import RobotError
from symdyn.robot import Robot, library
from symdyn.robot.checks import SNAPPED
from symdyn.robot.preparation.words import arguments_of
from symdyn.robot.preparation.words import flag_of as preparation_flag
from symdyn.verify.check import check_folder
from symdyn.verify.file_check import Given

USUAL = ("c", "python")
"""The languages that are checked unless others are asked for: they need what symdyn needs."""


def run(options: argparse.Namespace) -> int:
    """Verify emitted code, freshly made or from a folder."""
    if options.robot not in library.names() and Path(options.robot).is_dir():
        prepared = ("target", "parameters", "tip", "gravity", "name", "snap")
        given = [f"--{name}" for name in prepared if getattr(options, name) is not None]
        given += ["--strict"] * options.strict
        given += [preparation_flag(name) for name in arguments_of(vars(options))]
        given += ["--trust"] * options.trust
        given += [flag_of(option) for option in chosen(Options(**options_of(options)))]
        if given:
            raise RobotError(
                f"{given[0]} does not apply to a generated folder, whose manifest says what it "
                "was made with; generate it again, or check the robot"
            )
        with busy("checking"):
            report = check_folder(Path(options.robot), options.functions or ["all"], apart=True)
    else:
        robot = robot_of(options, explain=True)
        note_open_posture(robot)
        with tempfile.TemporaryDirectory() as scratch:
            targets, names = options.target or USUAL, options.functions or ["all"]
            with busy("checking") as tell:
                made = generate(
                    robot, targets, names, scratch, progress=tell, **options_of(options)
                )
                tell("comparing", 0, 1)
                report = check_folder(made.folder, given=_given(robot, options))
    if options.json:
        print(json.dumps(report.as_dict(), indent=1))
        return 0 if report.passed else 1
    out = console()
    table = new_table(f"{plain(report.name)}: errors relative to the largest term", "what")
    for column in ("code", "against", "error", "allowed", ""):
        table.add_column(column)
    for row in report.rows:
        verdict = (row.remark or "ok") if row.passed else "FAILED"
        table.add_row(
            row.what, row.code, row.against, f"{row.error:.1e}", f"{row.allowed:.0e}", verdict
        )
    out.print(table)
    for note in report.notes:
        out.print(plain(note))
    failed = sum(not row.passed for row in report.rows)
    snapped = sum(row.passed and bool(row.remark) for row in report.rows)
    differ = f", {snapped} differ from the file by snapped angles" if snapped else ""
    out.print(f"{len(report.rows) - failed - snapped} passed, {failed} failed{differ}")
    return 0 if report.passed else 1


def _given(robot: Robot, options: argparse.Namespace) -> Given:
    """The robot as it was read, and what the options ask for that the file does not say."""
    unsnapped = None
    if any(SNAPPED in note for note in robot.notes):
        unsnapped = loaded(argparse.Namespace(**{**vars(options), "snap": 0.0}))
    # A spec that names another file may ask for gravity, too.
    asked = options.gravity or Path(options.robot).suffix == ".toml"
    gravity = tuple(float(g) for g in robot.bind().gravity) if asked else None
    return Given(robot, gravity, unsnapped)
