"""Build a generated crate with cargo and call its functions with NumPy arrays.

A program that is made beside it depends on the crate, reads arguments and writes results.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from math import prod
from pathlib import Path
from typing import Any

from symdyn.codegen.process import Process
from symdyn.codegen.render import render
from symdyn.codegen.rust.text import REALS
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import CompilerError, RobotError
from symdyn.support.names import printable

FLAGS = ("-Copt-level=0",)
"""Compiled once and called a few times."""


def find_cargo() -> str:
    """$CARGO if set, else cargo."""
    chosen = os.environ.get("CARGO", "")
    found = shutil.which(chosen or "cargo")
    if chosen and not found:
        raise CompilerError(f"CARGO names {chosen!r}, which cannot be run; correct or unset it")
    if not found:
        raise CompilerError("no cargo found, which builds Rust; install Rust or set CARGO")
    return found


def load_rust(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: Sequence[str] = FLAGS
) -> dict[str, Call]:
    """The functions of a generated folder; the process ends with the last of them."""
    package = promised_file(folder, "Cargo.toml")
    promised_file(folder, "src/lib.rs")
    for function in manifest["functions"]:
        source = promised_file(folder, f"src/{function}.rs")
        text = source.read_text(encoding="utf-8", errors="replace")
        if f"pub fn {function}(" not in text:
            raise RobotError(f"src/{source.name} has no function {function}", str(folder))
    caller = Path(tempfile.mkdtemp(dir=scratch))
    (caller / "crate").symlink_to(folder.resolve())
    (caller / "src").mkdir()
    for file, text in _caller(manifest).items():
        (caller / file).write_text(text, encoding="ascii")
    build(caller, package, flags)
    return Process([str(caller / "target" / "debug" / "caller")], package).functions(manifest)


def build(crate: Path, source: Path, flags: Sequence[str]) -> None:
    """Build a crate in its own folder; `source` is what errors name."""
    command = [find_cargo(), "build", "--offline", "--quiet", "--color", "never"]
    environment = {
        **os.environ,
        "CARGO_ENCODED_RUSTFLAGS": "\x1f".join(flags),
        "CARGO_TARGET_DIR": str(crate / "target"),
    }
    done = subprocess.run(
        command, cwd=crate, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        found = re.search(r"^error.*", done.stderr, re.M)
        reason = printable(found[0] if found else done.stderr.strip() or "it says nothing")
        raise CompilerError(f"{source.parent.name}: cargo refuses it: {reason}")


def _caller(manifest: dict[str, Any]) -> dict[str, str]:
    """The files of the program."""
    functions = []
    for name, entry in manifest["functions"].items():
        count = sum(prod(shape) for _, shape in entry["inputs"])
        given = [f"{'&' if shape else ''}take(x)" for _, shape in entry["inputs"]]
        outputs = [output for output, _ in entry["outputs"]]
        results = [f".{output}" for output in outputs] if len(outputs) > 1 else [""]
        functions.append((name, count, ", ".join(given), results))
    real = REALS[manifest["dtype"]]
    return {
        "Cargo.toml": render("rust/caller.toml.j2", name=manifest["name"]),
        "src/main.rs": render("rust/caller.rs.j2", functions=functions, real=real),
    }
