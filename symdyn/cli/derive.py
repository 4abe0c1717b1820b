"""Closed forms of a robot's equations."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from symdyn.cli.arguments import (
    add_code_choices,
    add_options as add_function_options,
    add_robot,
    add_robot_options,
    options_of,
    reject_overwriting,
    robot_keywords,
    robot_of,
)
from symdyn.cli.printing import busy, deliver
from symdyn.compiler.files import last_line
from symdyn.compiler.options import CODE_ONLY, Options
from symdyn.errors import FunctionError, SymdynError
from symdyn.robot.loading import files_of, load
from symdyn.robot.preparation.choices import Preparation
from symdyn.robot.write.toml import to_toml
from symdyn.support.names import printable

# The Python that does what the options of `derive` do, for the first cell of a notebook.
#
# A robot that is not built in is described in the cell, so that the notebook runs without its
# file.

READ = ("snap", "trust", *(choice.name for choice in fields(Preparation)))
"""Keywords about reading a file and preparing what it describes."""


def notebook_setup(options: argparse.Namespace) -> tuple[str, ...]:
    """Lines that make `robot` and `model`."""
    lines = _loaded(options)
    usual = {option.name: option.default for option in fields(Options)}
    how = {name: x for name, x in options_of(options).items() if x not in (usual[name], [])}
    more = _call("", at=options.at, link_frames=options.frames, **how)
    return (*lines, f"model = sd.derive(robot{more})")


def _loaded(options: argparse.Namespace) -> list[str]:
    """Lines that make `robot`: from its name, or from a description that they contain."""
    arguments = robot_keywords(options)
    name = options.robot
    files = files_of(name)
    if not files:
        return [f"robot = sd.load({_call(repr(name), **arguments)})"]
    if len(files) == 1 and name.endswith(".toml"):
        text = Path(name).read_text(encoding="utf-8")
    else:  # one description, in which everything is done that the arguments ask for
        read = {key: x for key, x in arguments.items() if key in READ}
        text = to_toml(load(name, **read))
        arguments = {key: x for key, x in arguments.items() if key not in READ}
    return [
        "from pathlib import Path",
        "from tempfile import TemporaryDirectory",
        "",
        f"description = {_literal(text)}",
        "with TemporaryDirectory() as folder:",
        f"    file = Path(folder, {Path(name).stem + '.toml'!r})",
        '    file.write_text(description, encoding="utf-8")',
        f"    robot = sd.load({_call('file', **arguments)})",
    ]


def _literal(text: str) -> str:
    """A string of Python that can be read and changed, if the text has no quotes that end it."""
    plain = "'''" not in text and text.endswith("\n") and "\0" not in text
    return f"r'''\n{text}'''" if plain else repr(text)


def _call(first: str, **named: Any) -> str:
    """Arguments of a call; those that are not given are left out."""
    given = [f"{name}={value!r}" for name, value in named.items() if value is not None]
    return ", ".join([first, *given])


def add_options(command: argparse.ArgumentParser) -> None:
    """What is derived and how it is shown."""
    add_robot(command)
    command.add_argument(
        "--quantity",
        nargs="+",
        action="extend",
        metavar="NAME",
        help="M C phi (default), A L D, T U Gamma tau J X ..., names of functions, pp99.G rk88.phi "
        "...; to explain: derivation (step by step, by --method), base_parameters, filter (forward "
        "dynamics as one), table1 (PP99's operators and RK88's), frames, kkt (closed chains as one "
        "linear system)",
    )
    command.add_argument(
        "--prove",
        nargs=2,
        metavar="METHOD",
        help="that two methods give the same, by normal forms: lagrange newton-euler",
    )
    command.add_argument(
        "--check",
        action="append",
        metavar='"M[1,2] = ..."',
        help="judge an answer, in any equivalent form: M[1,2], M12, phi[1], tau[2], C[1,2], "
        "Gamma[1,2,2], T, U_1, ... = a formula such as 2 l1 lc2 m2 cos q2 or c12^2, or a list of "
        "them, maybe followed by: where q1 = 0, qd = [1, 2]. Exit status 0 if it is right, 1 if "
        "not, 2 if it cannot be read",
    )
    command.add_argument(
        "--exercises",
        type=int,
        metavar="N",
        help="N problems about the robot with solutions, each with the --check that judges answers",
    )
    command.add_argument(
        "--seed", type=int, metavar="K", help="other problems of --exercises (default 0)"
    )
    command.add_argument(
        "--without-solutions",
        action="store_true",
        help="of --exercises the problems alone, for those who are to solve them",
    )
    command.add_argument(
        "--format",
        default="text",
        help="text (default), latex, html (a page), or notebook (for Jupyter)",
    )
    command.add_argument(
        "--fragment",
        action="store_true",
        help="of LaTeX the body alone, for a document of yours; else all that pdflatex needs",
    )
    command.add_argument(
        "--notation",
        metavar="BOOK",
        help="letters of a book, with a box that lists them, also for --exercises; --check reads "
        "them: spong, craig, siciliano, mls, lynch-park, fantoni-lozano (cart-poles), or a .toml "
        "file with letters of your own",
    )
    command.add_argument(
        "--angles",
        default="book",
        help="book (default: sums for parallel axes, products between others), sums or products",
    )
    command.add_argument(
        "--groups",
        action="store_true",
        help="parameters in groups beta_1, beta_2, ... with a legend",
    )
    command.add_argument(
        "--at", nargs="+", type=float, metavar="Q", help="numbers for q, to see numbers"
    )
    command.add_argument(
        "--frames", metavar="NAME", help="other link frames: com (centres of mass), or axes"
    )
    command.add_argument("--out", metavar="FILE", help="default: standard output")
    add_code_choices(command)
    add_function_options(command, without=CODE_ONLY)
    add_robot_options(command)


SUFFIXES = {".tex": "latex", ".html": "html", ".htm": "html", ".ipynb": "notebook"}
"""Ends of file names that stand for one format."""
DRAWN = (".pdf", ".ps", ".png", ".jpg", ".jpeg", ".svg", ".docx", ".odt")
"""Ends of file names that stand for what no format is."""


def run(options: argparse.Namespace) -> int:
    """Print closed forms."""
    from symdyn.teaching import documents, model  # takes longer to load than help to print
    from symdyn.teaching.closed_form_text import Style

    reject_overwriting(options)
    _reject_suffix(options.out, options.format)
    if options.check:
        return _check(options)
    if options.exercises is not None:
        return _exercises(options)
    for name in ("seed", "without_solutions"):
        if getattr(options, name):
            flag = f"--{name.replace('_', '-')}"
            raise FunctionError(
                f"{flag} has no effect without --exercises; add that or leave it out"
            )
    with busy("deriving"):
        style = Style(
            options.format,
            options.angles,
            options.groups,
            options.fragment,
            options.notation,
            notebook_setup(options) if options.format == "notebook" else (),
        )
        robot, how = robot_of(options), options_of(options)
        derived = model.derive(robot, at=options.at, link_frames=options.frames, **how)
        if options.prove:
            text = documents.prove(derived, options.prove, options.quantity or [], style)
        else:
            names = options.quantity or ["M", "C", "phi"]
            derived.reject_idle(names)
            text = documents.write(derived, names, style)
    _deliver(text, options)
    return 0


def _deliver(text: str, options: argparse.Namespace) -> None:
    """Plain text has its mark in the last line, other formats at the beginning."""
    deliver(text, options.out, last_line(text) if options.format == "text" else "")


def _reject_suffix(out: str | None, form: str) -> None:
    """Reject a file whose name stands for another format than is written."""
    suffix = Path(out or "").suffix.lower()
    meant = SUFFIXES.get(suffix, form)
    if suffix in DRAWN:
        cure = "write a .tex file with --format latex and typeset it, or a page with --format html"
    elif meant != form:
        cure = f"add --format {meant}, or choose another --out"
    else:
        return
    raise FunctionError(f"{printable(out or '')}: --format {form} is no {suffix} file; {cure}")


def _check(options: argparse.Namespace) -> int:
    """Judge answers; 1 if one of them is not right, 2 if one cannot be read.

    Errors are printed where their verdicts would be, since the other answers have theirs.
    """
    from symdyn.teaching import model  # takes longer to load than help to print
    from symdyn.teaching.answers.checker import check_each

    _reject_others(options, "--check", kept=("at", "notation"))
    with busy("comparing"):
        robot, how = robot_of(options), options_of(options)
        derived = model.derive(robot, at=options.at, link_frames=options.frames, **how)
        found = check_each(derived, options.check, options.notation)
    status = 0
    for one in found:
        if isinstance(one, SymdynError):
            status = 2
            sys.stdout.flush()  # so that the order is kept where both are read together
            print(f"symdyn: error: {one}", file=sys.stderr)
        else:
            status = max(status, int(not all(verdict.is_right for verdict in one)))
            sys.stdout.write("".join(verdict.text() for verdict in one))
    return status


def _exercises(options: argparse.Namespace) -> int:
    """Write problems with solutions."""
    from symdyn.teaching import documents, model  # takes longer to load than help to print
    from symdyn.teaching.closed_form_text import Style
    from symdyn.teaching.exercises.sheet import exercise_sheet

    kept = ("seed", "without_solutions", "format", "fragment", "notation", "out")
    _reject_others(options, "--exercises", kept)
    with busy("deriving"):
        setup = notebook_setup(options) if options.format == "notebook" else ()
        # of all formats, the page alone has more letters than those of the sheet
        letters = options.notation if options.format == "html" else None
        style = Style(options.format, fragment=options.fragment, notation=letters, setup=setup)
        robot, how = robot_of(options), options_of(options)
        derived = model.derive(robot, link_frames=options.frames, **how)
        derived.reject_idle(["--exercises"], known=False)
        command = _without_exercises(options.command_line)
        how_many, seed = options.exercises, options.seed or 0
        form = "text" if options.format == "text" else "latex"
        layout = {
            "solutions": not options.without_solutions,
            "notation": options.notation,
            "form": form,
        }
        steps = exercise_sheet(derived, how_many, seed, command, **layout)
        more = ", ".join(f"{name}={value!r}" for name, value in layout.items())
        way = f"sd.exercise_sheet(model, {how_many}, {seed}, {command!r}, {more})"
        text = documents.told(derived, steps, style, way)
    _deliver(text, options)
    return 0


def _without_exercises(command_line: Sequence[str]) -> str:
    """The command line that answers to problems are judged by: the same robot, the same options."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    for flag in ("--exercises", "--seed", "--format", "--out"):
        parser.add_argument(flag)
    for flag in ("--fragment", "--without-solutions"):
        parser.add_argument(flag, action="store_true")
    _, rest = parser.parse_known_args(list(command_line))
    return shlex.join(["symdyn", *rest])


def _reject_others(options: argparse.Namespace, flag: str, kept: Sequence[str] = ()) -> None:
    """Reject options about what is shown and how, where something else is asked for."""
    usual = {"format": "text", "angles": "book"}
    shown = ("format", "fragment", "notation", "angles", "groups", "at", "out")
    for name in ("quantity", "prove", "exercises", "seed", "without_solutions", *shown):
        if name not in (*kept, flag[2:]) and (getattr(options, name) or None) != usual.get(name):
            spelled = name.replace("_", "-")
            raise FunctionError(f"--{spelled} has no effect on {flag}; leave it out")
