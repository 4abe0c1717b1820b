"""A robot in another format."""

from __future__ import annotations

import argparse

from symdyn.commands.arguments import refuse_overwriting, robot_of
from symdyn.commands.printing import deliver
from symdyn.errors import RobotError
from symdyn.robot import to_toml, to_urdf


def run(options: argparse.Namespace) -> int:
    """Write a robot in another format."""
    refuse_overwriting(options)
    writers = {"urdf": to_urdf, "toml": to_toml}
    if options.to not in writers:
        raise RobotError(f"--to {options.to!r} is not a format; use urdf or toml")
    deliver(writers[options.to](robot_of(options)), options.out)
    return 0
