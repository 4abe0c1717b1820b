"""The Python that does what the options of `derive` do, for the first cell of a notebook.

A robot that is not built in is described in the cell, so that the notebook runs without its file.
"""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path
from typing import Any

from symdyn.cli.arguments import options_of, robot_keywords
from symdyn.compiler.options import Options
from symdyn.robot.loading import files_of, load
from symdyn.robot.preparation.choices import PreparationArguments
from symdyn.robot.write.toml import to_toml

READ = ("snap", "trust", *PreparationArguments.__annotations__)
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
