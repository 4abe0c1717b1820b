"""Operation counts of every formulation, for one robot and in general."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import asdict

from symdyn.commands.arguments import options_of, robot_of
from symdyn.commands.printing import busy, console, new_table, plain
from symdyn.compiler import comparison
from symdyn.robot import Robot


def run(options: argparse.Namespace) -> int:
    """Count every formulation, for this robot and in general."""
    robot = robot_of(options)
    with busy("deriving every way"):
        contestants = comparison.compare(robot, options.functions, **options_of(options))
        n = len(robot.joints)
        general, published = comparison.general_counts(n), comparison.published_counts(n)
    if options.json:
        rows = [asdict(row) for row in contestants]
        content = {"robot": robot.name, "formulations": rows, "general": general}
        print(json.dumps({**content, "published": published}, indent=1))
        return 0
    out = console()
    title = f"{plain(robot.name)}: operations of the emitted code, by formulation"
    head = ("function", "by", "as given", "mul", "add", "div", "sin/cos", "")
    table = new_table(title, *head)
    for row in contestants:
        ops = row.equivalent
        counts = ("", "", "", "")
        if ops is not None:
            counts = (str(ops.mul), str(ops.add), str(ops.div + ops.sqrt), str(ops.trig))
        given = str(row.operations.total) if row.operations else ""
        remark = "emitted" if row.emitted else ("refused" if ops is None else "")
        table.add_row(row.function, row.method, given, *counts, remark)
    out.print(table)
    for line in refusals(robot, contestants):
        out.print(plain(line), soft_wrap=True)
    title = f"inverse dynamics of a general chain of {n} joints, nothing shared or folded"
    table = new_table(title, "by", "mul", "add", "published mul", "add", "source")
    for method, (mul, add) in general.items():
        source, *printed = published.get(method, ("", "", ""))
        table.add_row(method, str(mul), str(add), *map(str, printed), source)
    out.print(table)
    return 0


def refusals(robot: Robot, contestants: Iterable[comparison.Contestant]) -> list[str]:
    """Why formulations are refused, each reason once."""
    reasons: dict[str, list[str]] = {}
    for row in contestants:
        if row.equivalent is None:
            why = row.note.removeprefix(f"{robot.name}: ").removeprefix(f"{row.function}: ")
            reasons.setdefault(why, []).append(row.function)
    found = []
    for why, (first, *others) in reasons.items():
        more = f" and {len(others)} more" if others else ""
        found.append(f"refused for {first}{more}: {why}")
    return found
