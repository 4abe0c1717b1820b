"""`symdyn convert`: a robot in another format."""

from __future__ import annotations

import argparse
import sys

from symdyn.cli.arguments import (
    LONGEST,
    add_code_choices,
    add_robot,
    add_robot_options,
    reject_overwriting,
    robot_of,
)
from symdyn.cli.printing import deliver
from symdyn.errors import RobotError
from symdyn.robot import to_toml, to_urdf
from symdyn.robot.write.urdf import urdf_omissions
from symdyn.support.names import printable


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn convert`."""
    add_robot(command)
    command.add_argument("--to", required=True, metavar="FORMAT", help="urdf or toml")
    command.add_argument("--out", metavar="FILE", help="file to write (default: standard output)")
    add_code_choices(command)
    add_robot_options(command)


def run(options: argparse.Namespace) -> int:
    """Write the robot and warn of what the format cannot express; with `--strict`, raise."""
    reject_overwriting(options)
    writers = {"urdf": to_urdf, "toml": to_toml}
    if options.to not in writers:
        raise RobotError(f"--to {options.to!r} is not a format; use urdf or toml")
    robot = robot_of(options)
    text = writers[options.to](robot)
    lost = [] if options.to == "toml" else urdf_omissions(robot)
    if lost and options.strict:
        others = f" (and {len(lost) - 1} more)" if lost[1:] else ""
        message = f"not in URDF: {lost[0]}{others}; write TOML (--to toml), or leave out --strict"
        raise RobotError(message, printable(robot.name))
    deliver(text, options.out)
    for loss in lost:
        print(f"symdyn: warning: not in URDF: {printable(loss, LONGEST)}", file=sys.stderr)
    return 0
