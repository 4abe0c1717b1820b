"""`symdyn robots`: the built-in robots."""

from __future__ import annotations

import argparse
import json

from symdyn.cli.arguments import add_json
from symdyn.cli.printing import console, new_table, plain
from symdyn.robot import library, load

add_options = add_json


def run(options: argparse.Namespace) -> int:
    """List the built-in robots."""
    found = [load(name) for name in library.names()]
    if options.json:
        rows = [{"name": r.name, "nq": r.nq, "nv": r.nv, "about": r.about} for r in found]
        print(json.dumps(rows, indent=1))
        return 0
    table = new_table("built-in robots", "name", "joints", "about")
    for robot in found:
        table.add_row(robot.name, str(len(robot.joints)), plain(robot.about))
    console().print(table)
    return 0
