"""Closed forms of a robot's equations."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from symdyn.commands.arguments import options_of, refuse_overwriting, robot_of
from symdyn.commands.printing import busy, deliver
from symdyn.errors import FunctionError
from symdyn.teach import answers, closed_form, model


def run(options: argparse.Namespace) -> int:
    """Print closed forms."""
    refuse_overwriting(options)
    if options.check:
        return _check(options)
    with busy("deriving"):
        style = closed_form.Style(options.format, options.angles, options.groups, options.fragment)
        robot, how = robot_of(options), options_of(options)
        derived = model.derive(robot, at=options.at, link_frames=options.frames, **how)
        if options.prove:
            text = closed_form.prove(derived, options.prove, options.quantity or [], style)
        else:
            names = options.quantity or ["M", "C", "phi"]
            derived.refuse_idle(names)
            text = closed_form.write(derived, names, style)
    deliver(text, options.out)
    return 0


def _check(options: argparse.Namespace) -> int:
    """Judge answers; 1 if one of them is not right."""
    refuse_others(options, "--check", kept=("at",))
    with busy("comparing"):
        robot, how = robot_of(options), options_of(options)
        derived = model.derive(robot, at=options.at, link_frames=options.frames, **how)
        verdicts = answers.judged(derived, options.check)
    sys.stdout.write("".join(verdict.text() for verdict in verdicts))
    return 0 if all(verdict.is_right for verdict in verdicts) else 1


def refuse_others(options: argparse.Namespace, flag: str, kept: Sequence[str] = ()) -> None:
    """Refuse options about what is shown and how, where something else is asked for."""
    usual = {"format": "text", "angles": "book"}
    for name in ("quantity", "prove", "format", "angles", "groups", "at", "out"):
        if name not in kept and (getattr(options, name) or None) != usual.get(name):
            raise FunctionError(f"--{name} has no effect on {flag}; leave it out")
