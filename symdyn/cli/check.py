"""`symdyn check`: emitted code against independent derivations and invariants."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from symdyn.cli.arguments import (
    ROBOT,
    add_code_choices,
    add_functions,
    add_json,
    add_options as add_function_options,
    add_robot_options,
    add_target,
    note_open_posture,
    options_of,
    robot_keywords,
    robot_of,
)
from symdyn.cli.printing import busy, console, new_table, plain
from symdyn.compiler.options import Options, chosen_options, flag_of
from symdyn.robot.preparation.options import arguments_of, flag_of as preparation_flag
from symdyn.verification.check import (
    DEFAULT_TARGETS,
    check_folder,
    check_robot,
    is_folder,
    reject_folder_option,
    robot_from_file,
)
from symdyn.verification.report import CheckReport, CheckRow

ABOUT = (
    "Builds and runs the emitted code, and compares the results of every function with "
    "independent derivations, invariants and other libraries. The code of a generated folder runs "
    "with your permissions, in a separate process and for a limited time."
)


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn check`."""
    command.add_argument("robot", metavar="ROBOT|DIR", help=f"{ROBOT}, or a generated folder")
    add_code_choices(command)
    add_target(command, "c python")
    add_functions(command)
    add_function_options(command)
    add_json(command)
    add_robot_options(command)


def run(options: argparse.Namespace) -> int:
    """Check emitted code, generated anew or from a folder; return 1 if a check fails."""
    report = _of_folder(options) if is_folder(options.robot) else _of_robot(options)
    if options.json:
        print(json.dumps(report.as_dict(), indent=1))
        return 0 if report.passed else 1
    out = console()
    table = new_table(plain(report.title), *CheckRow.HEAD)
    for row in report.rows:
        table.add_row(*row.cells)
    out.print(table)
    for note in report.notes:
        out.print(plain(note))
    out.print(report.summary)
    return 0 if report.passed else 1


def _of_folder(options: argparse.Namespace) -> CheckReport:
    prepared = ("target", "parameters", "tip", "gravity", "name", "snap")
    given = [f"--{name}" for name in prepared if getattr(options, name) is not None]
    given += ["--strict"] * options.strict
    given += [preparation_flag(name) for name in arguments_of(vars(options))]
    given += ["--trust"] * options.trust
    given += [flag_of(option) for option in chosen_options(Options(**options_of(options)))]
    for flag in given:
        reject_folder_option(flag)
    with busy("checking"):
        return check_folder(Path(options.robot), options.functions or ["all"], apart=True)


def _of_robot(options: argparse.Namespace) -> CheckReport:
    robot = robot_of(options, explain=True)
    note_open_posture(robot)
    given = robot_from_file(robot, options.robot, robot_keywords(options))
    with busy("checking") as progress:
        return check_robot(
            robot,
            options.target or DEFAULT_TARGETS,
            options.functions or ["all"],
            given,
            progress,
            **options_of(options),
        )
