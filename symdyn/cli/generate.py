"""`symdyn generate`: source code for a robot."""

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
    add("--out", default="generated", metavar="DIR", help="parent folder (default: generated)")
    batch = "add C functions for many states at once, in structure-of-arrays layout"
    add("--batch", action="store_true", help=batch)
    add("--cmake", action="store_true", help="add a CMakeLists.txt for the C code")
    self_test = (
        "add a test that compares the functions with reference values: a C program, or tests of "
        "the Rust crate"
    )
    add("--self-test", action="store_true", help=self_test)
    add_functions(command)
    add_function_options(command)
    add_json(command)
    add_robot_options(command)


def run(options: argparse.Namespace) -> int:
    """Generate source code and print the operation counts."""
    robot = robot_of(options, explain=True)
    note_open_posture(robot)
    self_test: SelfTest | None = None
    if options.self_test:
        from symdyn.verification.self_test import self_test_trials  # takes long to load

        self_test = self_test_trials
    with busy("generating") as progress:
        code = generate(
            robot,
            options.target or ["c"],
            options.functions or ["all"],
            options.out,
            batch=options.batch,
            cmake=options.cmake,
            self_test=self_test,
            progress=progress,
            **options_of(options),
        )
    if options.json:
        files = {"files": code.files, "removed": code.removed}
        listed = {key: [str(file) for file in value] for key, value in files.items()}
        print(json.dumps({"folder": str(code.folder), **listed}))
        return 0
    out = console()
    out.print(operations_table(code.programs))
    for note in plain_notes(robot):
        out.print(printable(note, 2000), markup=False)
    for what, paths in (("wrote", code.files), ("removed", code.removed)):
        for file in paths:
            out.print(f"{what} {printable(str(file))}", markup=False, soft_wrap=True)
    return 0
