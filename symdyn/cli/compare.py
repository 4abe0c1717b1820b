"""`symdyn compare`: operation counts of all formulations, for one robot and in general."""

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
    options_of,
    robot_of,
)
from symdyn.cli.printing import busy, console, new_table, plain
from symdyn.compiler.comparison import compare
from symdyn.compiler.options import CODE_ONLY


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn compare`."""
    add_robot(command)
    add_code_choices(command)
    add_functions(command)
    add_function_options(command, without=CODE_ONLY)
    add_json(command)
    add_robot_options(command)


def run(options: argparse.Namespace) -> int:
    """Print the operation counts of all formulations, for this robot and in general."""
    robot = robot_of(options)
    with busy("deriving all formulations"):
        found = compare(robot, options.functions, **options_of(options))
    if options.json:
        print(json.dumps(found.as_dict(), indent=1))
        return 0
    out = console()
    title = f"{plain(robot.name)}: operations of the emitted code, by formulation"
    table = new_table(title, *found.HEAD)
    for row in found.rows:
        table.add_row(*row.cells)
    out.print(table)
    for line in found.rejections:
        out.print(plain(line), soft_wrap=True)
    n = len(robot.joints)
    title = (
        f"inverse dynamics of a general chain of {n} joints, without sharing or constant folding"
    )
    table = new_table(title, "formulation", "mul", "add", "published mul", "add", "source")
    for method, (mul, add) in found.general.items():
        source, *printed = found.published.get(method, ("", "", ""))
        table.add_row(method, str(mul), str(add), *map(str, printed), source)
    out.print(table)
    return 0
