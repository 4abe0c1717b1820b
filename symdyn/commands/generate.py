"""Source code for a robot."""

from __future__ import annotations

import argparse
import json

from symdyn.commands.arguments import options_of, robot_of
from symdyn.commands.printing import console, operations_table
from symdyn.compiler.pipeline import SelfTest, generate


def run(options: argparse.Namespace) -> int:
    """Generate source."""
    robot = robot_of(options)
    self_test: SelfTest | None = None
    if options.self_test:
        from symdyn.verify.self_test import self_test_trials  # takes long to load

        self_test = self_test_trials
    made = generate(
        robot,
        options.target or ["c"],
        options.functions or ["all"],
        options.out,
        batch=options.batch,
        cmake=options.cmake,
        self_test=self_test,
        **options_of(options),
    )
    if options.json:
        print(json.dumps({"folder": str(made.folder), "files": [str(f) for f in made.files]}))
        return 0
    out = console()
    out.print(operations_table(made.programs))
    for note in robot.notes:
        out.print(note, markup=False)
    for file in made.files:
        out.print(f"wrote {file}", markup=False, soft_wrap=True)
    return 0
