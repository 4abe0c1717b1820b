"""Source code for a robot."""

from __future__ import annotations

import argparse
import json

from symdyn.cli.arguments import (
    add_code_choices,
    add_functions,
    add_json,
    add_options as add_function_options,
    add_robot,
    add_robot_options,
    add_target,
    note_open_posture,
    options_of,
    robot_of,
)
from symdyn.cli.printing import busy, console, operations_table, plain_notes
from symdyn.compiler.pipeline import SelfTest, generate
from symdyn.support.names import printable


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn generate`."""
    add_robot(command)
    add_code_choices(command)
    add_target(command, "c")
    add = command.add_argument
    add("--out", default="generated", metavar="DIR", help="default: generated")
    batch = "C functions over many states, structure of arrays"
    add("--batch", action="store_true", help=batch)
    add("--cmake", action="store_true", help="a CMakeLists.txt beside the C")
    self_test = (
        "a C program, or tests of the crate, that compare the functions with reference values"
    )
    add("--self-test", action="store_true", help=self_test)
    add_functions(command)
    add_function_options(command)
    add_json(command)
    add_robot_options(command)


def run(options: argparse.Namespace) -> int:
    """Generate source."""
    robot = robot_of(options, explain=True)
    note_open_posture(robot)
    self_test: SelfTest | None = None
    if options.self_test:
        from symdyn.verification.self_test import self_test_trials  # takes long to load

        self_test = self_test_trials
    with busy("generating") as tell:
        made = generate(
            robot,
            options.target or ["c"],
            options.functions or ["all"],
            options.out,
            batch=options.batch,
            cmake=options.cmake,
            self_test=self_test,
            progress=tell,
            **options_of(options),
        )
    if options.json:
        files = {"files": made.files, "removed": made.removed}
        listed = {key: [str(file) for file in value] for key, value in files.items()}
        print(json.dumps({"folder": str(made.folder), **listed}))
        return 0
    out = console()
    out.print(operations_table(made.programs))
    for note in plain_notes(robot):
        out.print(printable(note, 2000), markup=False)
    for what, paths in (("wrote", made.files), ("removed", made.removed)):
        for file in paths:
            out.print(f"{what} {printable(str(file))}", markup=False, soft_wrap=True)
    return 0
