"""`symdyn derive`: derivations, closed forms, checked answers and exercises."""

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
from symdyn.robot.loading import load, source_files
from symdyn.robot.preparation.options import Preparation
from symdyn.robot.write.toml import to_toml
from symdyn.support.names import printable

# The first cell of a notebook repeats the options of `derive` in Python. It contains the
# description of a robot that is not built in, so that the notebook runs without the file.

READ = ("snap", "trust", *(choice.name for choice in fields(Preparation)))
"""Keywords for reading a file and preparing the robot."""


def notebook_setup(options: argparse.Namespace) -> tuple[str, ...]:
    """Return the lines of Python that define `robot` and `model`."""
    lines = _robot_lines(options)
    usual = {option.name: option.default for option in fields(Options)}
    how = {name: x for name, x in options_of(options).items() if x not in (usual[name], [])}
    more = _call("", at=options.at, link_frames=options.frames, **how)
    return (*lines, f"model = sd.derive(robot{more})")


def _robot_lines(options: argparse.Namespace) -> list[str]:
    """Return the lines that define `robot`, from its name or from a description in the lines."""
    arguments = robot_keywords(options)
    name = options.robot
    files = source_files(name)
    if not files:
        return [f"robot = sd.load({_call(repr(name), **arguments)})"]
    if len(files) == 1 and name.endswith(".toml"):
        text = Path(name).read_text(encoding="utf-8")
    else:  # one description, to which the arguments have been applied
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
    """Return a Python string literal, in triple quotes where the text allows that."""
    plain = "'''" not in text and text.endswith("\n") and "\0" not in text
    return f"r'''\n{text}'''" if plain else repr(text)


def _call(first: str, **named: Any) -> str:
    """Return the arguments of a call, without those that are None."""
    given = [f"{name}={value!r}" for name, value in named.items() if value is not None]
    return ", ".join([first, *given])


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn derive`."""
    add_robot(command)
    command.add_argument(
        "--quantity",
        nargs="+",
        action="extend",
        metavar="NAME",
        help="closed forms of M C phi (default), A L D, T U Gamma tau J X ..., functions by name, "
        "or operators such as pp99.G rk88.phi; explanations: derivation (step by step, with "
        "--method), base_parameters, filter (forward dynamics as a Kalman filter), table1 (the "
        "operators of PP99 and RK88), frames, kkt (closed chains as one linear system)",
    )
    command.add_argument(
        "--prove",
        nargs=2,
        metavar="METHOD",
        help="prove by normal forms that two methods give the same equations, for example "
        "lagrange newton-euler",
    )
    command.add_argument(
        "--check",
        action="append",
        metavar='"M[1,2] = ..."',
        help="check an answer, in any equivalent form. Left side: M[1,2], M12, phi[1], tau[2], "
        "C[1,2], Gamma[1,2,2], T, U_1, ...; right side: a formula such as 2 l1 lc2 m2 cos q2 or "
        "c12^2, or a list of formulas, optionally followed by: where q1 = 0, qd = [1, 2]. Exit "
        "status: 0 right, 1 wrong, 2 unreadable",
    )
    command.add_argument(
        "--exercises",
        type=int,
        metavar="N",
        help="write N problems about the robot with solutions, each with the --check command for "
        "answers",
    )
    command.add_argument(
        "--seed", type=int, metavar="K", help="seed that selects the exercises (default 0)"
    )
    command.add_argument(
        "--without-solutions",
        action="store_true",
        help="write the exercises without their solutions",
    )
    command.add_argument(
        "--format",
        default="text",
        help="text (default), latex, html, or notebook (Jupyter)",
    )
    command.add_argument(
        "--fragment",
        action="store_true",
        help="write only the body of the LaTeX document, to include it in another one",
    )
    command.add_argument(
        "--notation",
        metavar="BOOK",
        help="use the notation of a textbook in closed forms, exercises and --check: spong, craig, "
        "siciliano, mls, lynch-park, fantoni-lozano (cart-poles), or your own from a .toml file; "
        "the output lists its symbols",
    )
    command.add_argument(
        "--angles",
        default="book",
        help="form of sines and cosines: sums of angles (sums), products, or book (default: sums "
        "for parallel axes, else products)",
    )
    command.add_argument(
        "--groups",
        action="store_true",
        help="group parameters as beta_1, beta_2, ... with a legend",
    )
    command.add_argument(
        "--at", nargs="+", type=float, metavar="Q", help="evaluate at these joint positions"
    )
    command.add_argument(
        "--frames",
        metavar="NAME",
        help="choose other link frames: com (at the centres of mass) or axes (on the joint axes)",
    )
    command.add_argument("--out", metavar="FILE", help="file to write (default: standard output)")
    add_code_choices(command)
    add_function_options(command, without=CODE_ONLY)
    add_robot_options(command)


SUFFIXES = {".tex": "latex", ".html": "html", ".htm": "html", ".ipynb": "notebook"}
"""Suffixes of file names that imply a format."""
OTHER_SUFFIXES = (".pdf", ".ps", ".png", ".jpg", ".jpeg", ".svg", ".docx", ".odt")
"""Suffixes of formats that symdyn does not write."""


def run(options: argparse.Namespace) -> int:
    """Write what the options ask for."""
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
                f"{flag} has no effect without --exercises; add --exercises or remove {flag}"
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
            derived.reject_unused(names)
            text = documents.write(derived, names, style)
    _deliver(text, options)
    return 0


def _deliver(text: str, options: argparse.Namespace) -> None:
    """Write the text; plain text is marked as symdyn's in its last line, not in its first."""
    deliver(text, options.out, last_line(text) if options.format == "text" else "")


def _reject_suffix(out: str | None, form: str) -> None:
    """Reject a file name that implies another format than the one written."""
    suffix = Path(out or "").suffix.lower()
    meant = SUFFIXES.get(suffix, form)
    if suffix in OTHER_SUFFIXES:
        cure = "write a .tex file with --format latex and typeset it, or use --format html"
    elif meant != form:
        cure = f"add --format {meant}, or choose another --out"
    else:
        return
    raise FunctionError(
        f"{printable(out or '')}: --format {form} does not write {suffix} files; {cure}"
    )


def _check(options: argparse.Namespace) -> int:
    """Check answers; return 1 if one of them is wrong, 2 if one cannot be read.

    The error of an unreadable answer is printed in place of its verdict.
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
            sys.stdout.flush()  # keeps the order where stdout and stderr are shown together
            print(f"symdyn: error: {one}", file=sys.stderr)
        else:
            status = max(status, int(not all(verdict.is_right for verdict in one)))
            sys.stdout.write("".join(verdict.text() for verdict in one))
    return status


def _exercises(options: argparse.Namespace) -> int:
    """Write exercises with solutions."""
    from symdyn.teaching import documents, model  # takes longer to load than help to print
    from symdyn.teaching.closed_form_text import Style
    from symdyn.teaching.exercises.sheet import exercise_sheet

    kept = ("seed", "without_solutions", "format", "fragment", "notation", "out")
    _reject_others(options, "--exercises", kept)
    with busy("deriving"):
        setup = notebook_setup(options) if options.format == "notebook" else ()
        # only the page has formulas besides those of the sheet
        notation = options.notation if options.format == "html" else None
        style = Style(options.format, fragment=options.fragment, notation=notation, setup=setup)
        robot, how = robot_of(options), options_of(options)
        derived = model.derive(robot, link_frames=options.frames, **how)
        derived.reject_unused(["--exercises"], known=False)
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
    """Return the command line that checks answers: the same robot, the same options."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    for flag in ("--exercises", "--seed", "--format", "--out"):
        parser.add_argument(flag)
    for flag in ("--fragment", "--without-solutions"):
        parser.add_argument(flag, action="store_true")
    _, rest = parser.parse_known_args(list(command_line))
    return shlex.join(["symdyn", *rest])


def _reject_others(options: argparse.Namespace, flag: str, kept: Sequence[str] = ()) -> None:
    """Reject options of closed forms that have no effect on `flag`."""
    usual = {"format": "text", "angles": "book"}
    shown = ("format", "fragment", "notation", "angles", "groups", "at", "out")
    for name in ("quantity", "prove", "exercises", "seed", "without_solutions", *shown):
        if name not in (*kept, flag[2:]) and (getattr(options, name) or None) != usual.get(name):
            spelled = name.replace("_", "-")
            raise FunctionError(f"--{spelled} has no effect on {flag}; leave it out")
