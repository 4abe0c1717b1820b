"""The command line: its parser, and how it prints errors and warnings."""

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
    "robots": ("", "list the built-in robots"),
    "show": ("ROBOT", "show joints, frames, parameters and operation counts"),
    "generate": ("ROBOT", "write source code"),
    "check": ("ROBOT|DIR", "check emitted code against independent derivations and invariants"),
    "derive": ("ROBOT", "derive the equations of motion as text, LaTeX, a page or a notebook"),
    "compare": ("ROBOT", "compare the operation counts of all formulations"),
    "convert": ("ROBOT --to urdf|toml", "write a robot as URDF or as a TOML spec"),
    "simulate": ("ROBOT", "simulate the motion of a robot with compiled code"),
    "excite": ("ROBOT", "find an exciting trajectory for identification, within limits"),
    "calibrate": ("ROBOT POSES.csv", "calibrate the kinematics from measured tip poses"),
    "identify": ("ROBOT LOG [LOG ...]", "identify inertial and friction parameters from logs"),
}
"""Command -> its arguments and purpose. The module of that name has `add_options` and `run`.

The usage lists the arguments first because options with several values would swallow them.
"""


class _Parser(argparse.ArgumentParser):
    """A parser that reports an error as the single line of the contract."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        # by default, argparse takes -1e-3 and -1:1 for options
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
        """Return advice if a list of values may have swallowed the robot."""
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
                    f"{flag} read {robot!r} as one of its values, "
                    f"so write the robot first: {self.prog} {robot} {flag} ...; "
                )
        return ""


def _parser(loaded: Iterable[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser with the options of the commands `loaded`; the others have none."""
    parser = _Parser(
        prog="symdyn",
        description="Compiler for equations of motion: from a robot description to source code.",
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
    """Run one command.

    Parameters
    ----------
    arguments
        The words of the command line, by default those of the process.

    Returns
    -------
    The exit status: 0, 1 for a failed check, 2 for input that is rejected.
    """
    _open_closed_streams()
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # the reader of the output has closed the pipe
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
            warnings.showwarning = _print_warning
            status: int = _module(options.command).run(options)
            return status
    except SymdynError as error:
        return _reject(str(error))
    except ArithmeticError as error:
        return _reject(f"the numbers of this robot overflow ({error}); check their magnitudes")


def _open_closed_streams() -> None:
    """Open the null device for standard streams that are closed.

    Otherwise the next file opened would take their place, and output would go into it.
    """
    for descriptor, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _forget_output() -> None:
    """Redirect what is left in the buffers to the null device."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _reject(message: str) -> int:
    _print_message("error", message)
    return 2


def _print_warning(message: Warning | str, category: type[Warning], *_: Any, **__: Any) -> None:
    kind = "warning" if issubclass(category, InaccurateWarning) else "note"
    _print_message(kind, str(message))


def _print_message(kind: str, message: str) -> None:
    """Print one line on stderr, without control characters that a file may contain."""
    with suppress(OSError):
        line = printable(" ".join(message.split()), LONGEST_MESSAGE)
        print(f"symdyn: {kind}: {line}", file=sys.stderr)
