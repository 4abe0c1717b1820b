"""Closed forms of a robot's equations."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from symdyn.cli.arguments import options_of, refuse_overwriting, robot_of
from symdyn.cli.options.notebook import notebook_setup
from symdyn.cli.printing import busy, deliver
from symdyn.compiler.files import last_line
from symdyn.errors import FunctionError, SymdynError
from symdyn.support.names import printable
from symdyn.teaching import answers, closed_form, exercises, model

SUFFIXES = {".tex": "latex", ".html": "html", ".htm": "html", ".ipynb": "notebook"}
"""Ends of file names that stand for one format."""
DRAWN = (".pdf", ".ps", ".png", ".jpg", ".jpeg", ".svg", ".docx", ".odt")
"""Ends of file names that stand for what no format is."""


def run(options: argparse.Namespace) -> int:
    """Print closed forms."""
    refuse_overwriting(options)
    _refuse_suffix(options.out, options.format)
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
        style = closed_form.Style(
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
            text = closed_form.prove(derived, options.prove, options.quantity or [], style)
        else:
            names = options.quantity or ["M", "C", "phi"]
            derived.refuse_idle(names)
            text = closed_form.write(derived, names, style)
    _deliver(text, options)
    return 0


def _deliver(text: str, options: argparse.Namespace) -> None:
    """Plain text has its mark in the last line, other formats at the beginning."""
    deliver(text, options.out, last_line(text) if options.format == "text" else "")


def _refuse_suffix(out: str | None, form: str) -> None:
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
    _refuse_others(options, "--check", kept=("at", "notation"))
    with busy("comparing"):
        robot, how = robot_of(options), options_of(options)
        derived = model.derive(robot, at=options.at, link_frames=options.frames, **how)
        found = answers.each_judged(derived, options.check, options.notation)
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
    kept = ("seed", "without_solutions", "format", "fragment", "notation", "out")
    _refuse_others(options, "--exercises", kept)
    with busy("deriving"):
        setup = notebook_setup(options) if options.format == "notebook" else ()
        # of all formats, the page alone has more letters than those of the sheet
        letters = options.notation if options.format == "html" else None
        style = closed_form.Style(
            options.format, fragment=options.fragment, notation=letters, setup=setup
        )
        robot, how = robot_of(options), options_of(options)
        derived = model.derive(robot, link_frames=options.frames, **how)
        derived.refuse_idle(["--exercises"], known=False)
        command = _without_exercises(options.command_line)
        how_many, seed = options.exercises, options.seed or 0
        form = "text" if options.format == "text" else "latex"
        layout = exercises.Layout(not options.without_solutions, options.notation, form)
        steps = exercises.sheet(derived, how_many, seed, command, layout)
        way = f"sheet(model, {how_many}, {seed}, {command!r}, {layout!r})"
        imports = "from symdyn.teaching.exercises import Layout, sheet"
        text = closed_form.told(derived, steps, style, f"{imports}\n\n{way}")
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


def _refuse_others(options: argparse.Namespace, flag: str, kept: Sequence[str] = ()) -> None:
    """Refuse options about what is shown and how, where something else is asked for."""
    usual = {"format": "text", "angles": "book"}
    shown = ("format", "fragment", "notation", "angles", "groups", "at", "out")
    for name in ("quantity", "prove", "exercises", "seed", "without_solutions", *shown):
        if name not in (*kept, flag[2:]) and (getattr(options, name) or None) != usual.get(name):
            spelled = name.replace("_", "-")
            raise FunctionError(f"--{spelled} has no effect on {flag}; leave it out")
