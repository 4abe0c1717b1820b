"""Run a generated package in GNU Octave and call its functions with NumPy arrays."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from symdyn.codegen.matlab.text import string_literal
from symdyn.codegen.process import Process
from symdyn.codegen.render import render
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import CompilerError, RobotError

SCRIPT = "symdyn_caller.m"
QUIET = ("--norc", "--quiet", "--no-history", "--no-window-system")


def find_octave() -> str:
    """$OCTAVE if set, else octave-cli or octave."""
    chosen = os.environ.get("OCTAVE", "")
    for command in [chosen] if chosen else ["octave-cli", "octave"]:
        found = shutil.which(command)
        if found:
            return found
    if chosen:
        raise CompilerError(f"OCTAVE names {chosen!r}, which cannot be run; correct or unset it")
    raise CompilerError(
        "no GNU Octave found, which runs MATLAB's language; install it or set OCTAVE"
    )


def load_matlab(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: Sequence[str] = ()
) -> dict[str, Call]:
    """The functions of a generated folder; the process ends with the last of them."""
    name = manifest["name"]
    for function in manifest["functions"]:
        file = promised_file(folder, f"+{name}/{function}.m")
        if f" {function}(" not in file.read_text(encoding="utf-8", errors="replace"):
            raise RobotError(f"+{name}/{file.name} has no function {function}", str(folder))
    script = scratch / SCRIPT
    script.write_text(
        render(
            "matlab/caller.m.j2",
            name=name,
            functions=[
                (function, _sizes(entry["inputs"]), _sizes(entry["outputs"]))
                for function, entry in manifest["functions"].items()
            ],
        ),
        encoding="ascii",
    )
    where = folder.resolve()
    if string_literal(str(where))[1:-1].replace("''", "'") != str(where):
        raise RobotError("GNU Octave needs a folder whose path is plain ASCII", str(folder))
    command = [find_octave(), *QUIET, *flags, "--path", str(where), str(script)]
    return Process(command, where / f"+{name}").functions(manifest)


def _sizes(arguments: Sequence[Any]) -> str:
    """The sizes of arguments as a cell of rows."""
    return "{" + ", ".join(f"[{' '.join(map(str, shape or [1]))}]" for _, shape in arguments) + "}"
