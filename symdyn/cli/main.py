"""The command line: the parser of arguments, and how errors and warnings are printed."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
import warnings
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, NoReturn

from symdyn import __version__
from symdyn.errors import InaccurateWarning, SymdynError
from symdyn.support.names import printable

LONGEST_MESSAGE = 2000
SIGPIPE = 13
"""Its number, also where the system has no such signal."""
COMMANDS = {
    "robots": ("", "the built-in robots"),
    "show": ("ROBOT", "joints, frames, parameters, operation counts"),
    "generate": ("ROBOT", "write source code for a robot"),
    "check": ("ROBOT|DIR", "emitted code against independent derivations and invariants"),
    "derive": ("ROBOT", "closed forms of a robot's equations, as text, LaTeX or a page"),
    "compare": ("ROBOT", "operation counts of every formulation"),
    "convert": ("ROBOT --to urdf|toml", "write a robot as URDF or as a TOML spec"),
    "simulate": ("ROBOT", "the motion of a robot over time, on compiled code"),
    "excite": ("ROBOT", "motions within limits that make base parameters visible"),
    "calibrate": ("ROBOT POSES.csv", "base, tool, joint offsets and axes from measured tips"),
    "identify": ("ROBOT LOG [LOG ...]", "inertial and friction parameters from logs"),
}
"""Command -> its arguments and what it is for; `add_options` and `run` of the module of its name.

The arguments stand first in the usage because options with several values would swallow them.
"""


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
        from symdyn.robot import library  # takes longer to load than help takes to print

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


def _parser(loaded: Iterable[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser with the options of the commands `loaded`; the others have none."""
    parser = _Parser(
        prog="symdyn", description="A compiler for equations of motion: a robot in, source out."
    )
    parser.add_argument("--version", action="version", version=f"symdyn {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (arguments, about) in COMMANDS.items():
        usage = f"symdyn {name} {arguments} [options]" if arguments else None
        command = commands.add_parser(name, help=about, usage=usage)
        if name in loaded:
            module = _module(name)
            command.description = getattr(module, "ABOUT", None)
            module.add_options(command)
    return parser


def _module(command: str) -> Any:
    return import_module(f"symdyn.cli.{command}")


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
        return 128 + SIGPIPE
    except OSError as error:
        _forget_output()
        return _reject(f"cannot write the output ({error.strerror})")


def _run(arguments: Sequence[str] | None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    options = _parser(set(given) & set(COMMANDS)).parse_args(given)
    options.command_line = given
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # names may not fit the terminal
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.simplefilter("ignore", ResourceWarning)  # of no concern to users
            warnings.showwarning = _say_warning
            status: int = _module(options.command).run(options)
            return status
    except SymdynError as error:
        return _reject(str(error))
    except ArithmeticError as error:
        return _reject(f"the numbers of this robot overflow ({error}); check their size")


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


def _reject(message: str) -> int:
    _say("error", message)
    return 2


def _say_warning(message: Warning | str, category: type[Warning], *_: Any, **__: Any) -> None:
    _say("warning" if issubclass(category, InaccurateWarning) else "note", str(message))


def _say(what: str, message: str) -> None:
    """One line on stderr; text from files cannot move the cursor or turn the line around."""
    with suppress(OSError):
        line = printable(" ".join(message.split()), LONGEST_MESSAGE)
        print(f"symdyn: {what}: {line}", file=sys.stderr)
