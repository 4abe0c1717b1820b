"""The command line, thin: it reads arguments, calls the rooms and prints."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from symdyn import __version__
from symdyn.errors import SymdynError


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in the one line that the contract allows."""

    def error(self, message: str) -> NoReturn:
        line = " ".join(message.split())
        self.exit(2, f"symdyn: error: {line}; see {self.prog} --help\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="symdyn", description="A compiler for equations of motion: a robot in, source out."
    )
    parser.add_argument("--version", action="version", version=f"symdyn {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    robots = commands.add_parser("robots", help="the built-in robots")
    show = commands.add_parser("show", help="joints, frames, parameters, operation counts")
    generate = commands.add_parser("generate", help="write source code for a robot")
    check = commands.add_parser(
        "check", help="emitted code against independent derivations and invariants"
    )
    for command in (show, generate):
        command.add_argument(
            "robot", metavar="ROBOT", help="a built-in name, or a path (.urdf, .toml)"
        )
    check.add_argument("robot", metavar="ROBOT|DIR", help="a robot, or a generated folder")
    for command in (robots, show, generate, check):
        command.add_argument("--json", action="store_true", help="print JSON")
    for command in (show, generate, check):
        _add_choices(command)
    generate.add_argument(
        "--target", nargs="+", action="extend", metavar="LANGUAGE", help="c, python (default: c)"
    )
    generate.add_argument("--out", default="generated", metavar="DIR", help="default: generated")
    for command in (generate, check):
        command.add_argument(
            "--functions", nargs="+", action="extend", metavar="NAME", help="default: all"
        )
    return parser


def _add_choices(command: argparse.ArgumentParser) -> None:
    """The options that change the robot."""
    command.add_argument(
        "--parameters",
        nargs="+",
        action="extend",
        metavar="GROUP|NAME",
        help="what stays open as the input p: none (default), inertial, declared, all, or names",
    )
    command.add_argument(
        "--tip", nargs="+", action="extend", metavar="LINK", help="default: the leaves that move"
    )
    command.add_argument(
        "--gravity", nargs=3, type=float, metavar=("X", "Y", "Z"), help="free fall, m/s^2"
    )
    command.add_argument("--name", help="what the generated module is called")
    command.add_argument(
        "--snap",
        type=float,
        metavar="TOL",
        help="take angles this close to a multiple of pi/12 to be it (default 1e-9)",
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, 1 for a failed check, 2 for input not accepted."""
    options = _parser().parse_args(arguments)
    from symdyn import commands

    try:
        return commands.COMMANDS[options.command](options)
    except SymdynError as error:
        line = " ".join(str(error).split())
        print(f"symdyn: error: {line}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of our output has left; nothing more to say, and nobody to say it to.
        sys.stderr.close()
        return 0
