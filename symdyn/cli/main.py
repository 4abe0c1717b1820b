"""The command line, thin: it reads arguments, calls the rooms and prints."""

from __future__ import annotations

import argparse
import io
import os
import re
import signal
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields
from typing import Any, NoReturn

from symdyn import __version__
from symdyn.cli.options.calibration import ABOUT as ABOUT_CALIBRATION
from symdyn.cli.options.calibration import add_calibration
from symdyn.cli.options.derivation import add_derivation
from symdyn.cli.options.excitation import ABOUT as ABOUT_EXCITATION
from symdyn.cli.options.excitation import add_excitation
from symdyn.cli.options.identification import ABOUT as ABOUT_IDENTIFY
from symdyn.cli.options.identification import UNPREPARED, add_identification
from symdyn.cli.options.simulation import ABOUT, add_simulation
from symdyn.codegen.languages import TARGETS
from symdyn.compiler.options import CODE_ONLY, Options, flag_of
from symdyn.errors import InaccurateWarning, SymdynError
from symdyn.robot.preparation.choices import Preparation
from symdyn.robot.preparation.words import flag_of as preparation_flag
from symdyn.support.names import printable

LONGEST_MESSAGE = 2000


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in the one line that the contract allows."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        # argparse takes -1e-3 and -1:1 for options unless told what negative numbers look like
        number = r"\.?\d[\d.]*([eE][-+]?\d+)?"
        self._negative_number_matcher = re.compile(rf"-{number}(:[-+]?{number})?$")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self._given = list(sys.argv[1:] if args is None else args)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        line = printable(" ".join(message.split()), LONGEST_MESSAGE)
        cure = self._swallowed() if "required: ROBOT" in line else ""
        self.exit(2, f"symdyn: error: {line}; {cure}see {self.prog} --help\n")

    def _swallowed(self) -> str:
        """Which list of values has taken the robot, if one may have."""
        from symdyn.robot import library

        lists = {flag for a in self._actions if a.nargs == "+" for flag in a.option_strings}
        flag = ""
        ends: list[tuple[str, str]] = []
        for word in self._given:
            if word.startswith("--"):
                flag = word
            elif flag in lists:
                ends = [end for end in ends if end[0] != flag] + [(flag, word)]
        for flag, word in ends:
            if word in library.names() or re.search(r"\.\w+$", word):
                robot = printable(word, 60)
                return (
                    f"the list after {flag} took {robot!r}, "
                    f"so write the robot first: {self.prog} {robot} {flag} ...; "
                )
        return ""


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="symdyn", description="A compiler for equations of motion: a robot in, source out."
    )
    parser.add_argument("--version", action="version", version=f"symdyn {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    robots = commands.add_parser("robots", help="the built-in robots")
    # ROBOT stands first in the usage because options that take several values would swallow it.
    show = commands.add_parser(
        "show",
        help="joints, frames, parameters, operation counts",
        usage="symdyn show ROBOT [options]",
    )
    generate = commands.add_parser(
        "generate", help="write source code for a robot", usage="symdyn generate ROBOT [options]"
    )
    check = commands.add_parser(
        "check",
        help="emitted code against independent derivations and invariants",
        usage="symdyn check ROBOT|DIR [options]",
        description="Compiles the C of a generated folder and imports its Python, which runs their "
        "code with your rights, in a process of its own and for a limited time; then compares "
        "the answers of every function.",
    )
    for command in (show, generate):
        command.add_argument(
            "robot",
            metavar="ROBOT",
            help="a built-in name, or a path (.urdf, .toml, .xacro, .xml, .sdf)",
        )
    show.add_argument(
        "--base-parameters",
        action="store_true",
        help="only the base parameters, as groups of the inertial ones",
    )
    show.add_argument("--format", default="text", help="of --base-parameters: text or latex")
    derive = commands.add_parser(
        "derive",
        help="closed forms of a robot's equations, as text, LaTeX or a page",
        usage="symdyn derive ROBOT [options]",
    )
    add_derivation(derive)
    compare = commands.add_parser(
        "compare",
        help="operation counts of every formulation",
        usage="symdyn compare ROBOT [options]",
    )
    compare.add_argument("robot", metavar="ROBOT", help="as above")
    convert = commands.add_parser(
        "convert",
        help="write a robot as URDF or as a TOML spec",
        usage="symdyn convert ROBOT --to urdf|toml [options]",
    )
    convert.add_argument("robot", metavar="ROBOT", help="as above")
    convert.add_argument("--to", required=True, metavar="FORMAT", help="urdf or toml")
    convert.add_argument("--out", metavar="FILE", help="default: standard output")
    simulate = commands.add_parser(
        "simulate",
        help="the motion of a robot over time, on compiled code",
        usage="symdyn simulate ROBOT [options]",
        description=ABOUT,
    )
    add_simulation(simulate)
    excite = commands.add_parser(
        "excite",
        help="motions within limits that make base parameters visible",
        usage="symdyn excite ROBOT [options]",
        description=ABOUT_EXCITATION,
    )
    add_excitation(excite)
    calibrate = commands.add_parser(
        "calibrate",
        help="base, tool, joint offsets and axes from measured tips",
        usage="symdyn calibrate ROBOT POSES.csv [options]",
        description=ABOUT_CALIBRATION,
    )
    add_calibration(calibrate)
    identify = commands.add_parser(
        "identify",
        help="inertial and friction parameters from logs",
        usage="symdyn identify ROBOT LOG [LOG ...] [options]",
        description=ABOUT_IDENTIFY,
    )
    add_identification(identify)
    check.add_argument("robot", metavar="ROBOT|DIR", help="a robot, or a generated folder")
    for command in (robots, show, generate, check, compare, simulate, excite, calibrate):
        command.add_argument("--json", action="store_true", help="print JSON")
    for command in (show, generate, check, derive, compare, convert):
        _add_code_choices(command)
    for command in (
        *(show, generate, check, derive, compare, convert, simulate, excite, calibrate),
        identify,
    ):
        _add_choices(command)
    for command in (show, generate, check, derive, compare, convert, simulate, excite, calibrate):
        _add_preparations(command)
    _add_preparations(identify, without=UNPREPARED)
    for command, usual in ((generate, "c"), (check, "c python")):
        command.add_argument(
            "--target",
            nargs="+",
            action="extend",
            metavar="LANGUAGE",
            help=f"{', '.join(TARGETS)} (default: {usual})",
        )
    generate.add_argument("--out", default="generated", metavar="DIR", help="default: generated")
    generate.add_argument(
        "--batch", action="store_true", help="C functions over many states, structure of arrays"
    )
    generate.add_argument("--cmake", action="store_true", help="a CMakeLists.txt beside the C")
    generate.add_argument(
        "--self-test",
        action="store_true",
        help="a C program, or tests of the crate, that compare the functions with reference values",
    )
    for command in (generate, check, compare):
        _add_functions(command)
    for command in (generate, check):
        _add_options(command)
    for command in (compare, derive):
        _add_options(command, without=CODE_ONLY)
    return parser


def _add_functions(command: argparse.ArgumentParser) -> None:
    """The option that says which functions."""
    command.add_argument(
        "--functions",
        nargs="+",
        action="extend",
        metavar="NAME",
        help="default: all (compare: those with several formulations); NAME+NAME shares one graph",
    )


def _add_options(command: argparse.ArgumentParser, without: Sequence[str] = ()) -> None:
    """The options that change functions, one flag for each field of `Options`."""
    for option in fields(Options):
        if option.name in without:
            continue
        flag, about = flag_of(option), option.metadata["about"]
        if isinstance(option.default, bool):
            action = "store_false" if option.default else "store_true"
            command.add_argument(flag, dest=option.name, action=action, help=about)
        elif isinstance(option.default, tuple):
            command.add_argument(
                flag,
                dest=option.name,
                nargs="+",
                action="extend",
                default=[],
                metavar=option.metadata["metavar"],
                help=about,
            )
        else:
            command.add_argument(
                flag,
                dest=option.name,
                default=option.default,
                metavar=option.metadata["metavar"],
                help=about,
            )


def _add_code_choices(command: argparse.ArgumentParser) -> None:
    """The options about the functions of a robot: what they leave open, their tips and name."""
    command.add_argument(
        "--parameters",
        nargs="+",
        action="extend",
        metavar="GROUP|NAME",
        help="what stays open as the input p: none (default), inertial, base (parameters), "
        "geometry, gravity, rotor, friction, spring, offset, scale, declared, payload (at the "
        "tip), all, a link, or names such as link2.m",
    )
    command.add_argument(
        "--tip", nargs="+", action="extend", metavar="LINK", help="default: the leaves that move"
    )
    command.add_argument("--name", help="of files and functions: letters, digits and underscores")


def _add_choices(command: argparse.ArgumentParser) -> None:
    """The options that change the robot, and how it is read."""
    command.add_argument(
        "--gravity", nargs=3, type=float, metavar=("X", "Y", "Z"), help="free fall, m/s^2"
    )
    command.add_argument(
        "--trust",
        action="store_true",
        help="let a .xacro file run any Python with your rights, for at most a minute, and read "
        "the environment; without it, it computes and reads files of its folder and packages only",
    )
    command.add_argument(
        "--strict", action="store_true", help="refuse what would only be warned of"
    )
    command.add_argument(
        "--snap",
        type=float,
        metavar="TOL",
        help="take angles this close to a multiple of pi/12 to be it (default 1e-9)",
    )


def _add_preparations(command: argparse.ArgumentParser, without: Sequence[str] = ()) -> None:
    """The options that prepare the robot, one flag for each field of `Preparation`."""
    for choice in fields(Preparation):
        if choice.name in without:
            continue
        flag, about = preparation_flag(choice.name), choice.metadata["about"]
        if isinstance(choice.default, bool):
            command.add_argument(flag, action="store_true", help=about)
            continue
        more: dict[str, Any] = {"metavar": choice.metadata["metavar"], "help": about}
        if choice.name == "arguments":  # as everywhere in ROS, they have no flag
            command.add_argument(choice.name, nargs="*", default=[], **more)
            continue
        if isinstance(choice.default, tuple):
            more |= {"nargs": "+", "action": "extend", "default": []}
        command.add_argument(flag, dest=choice.name, **more)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, 1 for a failed check, 2 for input not accepted."""
    _open_closed_streams()
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has left; nothing more to say, and nobody to say it to.
        _forget_output()
        return 128 + signal.SIGPIPE
    except OSError as error:
        _forget_output()
        return _refuse(f"cannot write the output ({error.strerror})")


def _run(arguments: Sequence[str] | None) -> int:
    options = _parser().parse_args(arguments)
    options.command_line = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # names may not fit the terminal
    from symdyn.cli import command

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.simplefilter("ignore", ResourceWarning)  # of no concern to users
            warnings.showwarning = _say_warning
            return command(options.command)(options)
    except SymdynError as error:
        return _refuse(str(error))
    except ArithmeticError as error:
        return _refuse(f"the numbers of this robot overflow ({error}); check their size")


def _open_closed_streams() -> None:
    """Put the null device in place of standard streams that are closed.

    The next file opened would otherwise take their place, and whatever is printed go into it.
    """
    for descriptor, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _forget_output() -> None:
    """Let what is left in the buffers go to the null device when Python ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(message: str) -> int:
    _say("error", message)
    return 2


def _say_warning(message: Warning | str, category: type[Warning], *_: Any, **__: Any) -> None:
    _say("warning" if issubclass(category, InaccurateWarning) else "note", str(message))


def _say(what: str, message: str) -> None:
    """One line on stderr; text from files cannot move the cursor or turn the line around."""
    with suppress(OSError):
        line = printable(" ".join(message.split()), LONGEST_MESSAGE)
        print(f"symdyn: {what}: {line}", file=sys.stderr)
