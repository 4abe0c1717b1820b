"""The Python that does what the options of `derive` do, for the first cell of a notebook."""

from __future__ import annotations

import argparse
import os
from dataclasses import fields
from typing import Any

from symdyn.commands.arguments import options_of
from symdyn.compiler.options import Options
from symdyn.robot.loading import files_of
from symdyn.robot.preparation.words import arguments_of


def notebook_setup(options: argparse.Namespace) -> tuple[str, ...]:
    """Lines that make `robot` and `model`; files are named from where the notebook is."""
    prepared = arguments_of(vars(options))
    chosen = {name: getattr(options, name) for name in ("snap", "trust") if getattr(options, name)}
    lines = [f"robot = sd.load({_call(_place(options), **chosen, **prepared)})"]
    adjusted = {
        "parameters": options.parameters,
        "tips": options.tip,
        "gravity": options.gravity,
        "name": options.name,
    }
    if any(value is not None for value in adjusted.values()):
        lines = ["from symdyn.compiler.pipeline import adjust", "", *lines]
        lines.append(f"robot = adjust(robot{_call('', **adjusted)})")
    usual = {option.name: option.default for option in fields(Options)}
    how = {name: x for name, x in options_of(options).items() if x not in (usual[name], [])}
    more = _call("", at=options.at, link_frames=options.frames, **how)
    return (*lines, f"model = sd.derive(robot{more})")


def _place(options: argparse.Namespace) -> str:
    robot = options.robot
    if not any(os.path.realpath(file) == os.path.realpath(robot) for file in files_of(robot)):
        return repr(robot)
    folder = os.path.dirname(os.path.abspath(options.out)) if options.out else os.getcwd()
    return repr(os.path.relpath(os.path.abspath(robot), folder))


def _call(first: str, **named: Any) -> str:
    """Arguments of a call; those that are not given are left out."""
    given = [f"{name}={value!r}" for name, value in named.items() if value is not None]
    return ", ".join([first, *given])
