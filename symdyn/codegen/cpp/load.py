"""Compile generated C++ and call it with NumPy arrays.

A header has no symbols to load. A source that is made here gives each function a name of C; it
instantiates the templates for the number type of the manifest.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from symdyn.codegen.c.load import Compiler, caller, new_library, real_type
from symdyn.codegen.module import NUMBERS
from symdyn.codegen.render import render
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import RobotError

COMPILER = Compiler("C++", "c++", "CXX", ("c++", "g++", "clang++"), "-std=c++17")
FLAGS = ("-O0",)
PREFIX = "symdyn_"
OPERATIONS = 20_000
"""In all functions of a source together, unless one of them alone has more."""


def load_cpp(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: tuple[str, ...] = FLAGS
) -> dict[str, Call]:
    """The compiled functions of a generated folder."""
    name = manifest["name"]
    header = promised_file(folder, f"{name}.hpp")
    text = header.read_text(encoding="utf-8", errors="replace")
    for function in manifest["functions"]:
        if f" {function}(" not in text:
            raise RobotError(f"{header.name} has no function {function}", str(folder))
    library = new_library(name, scratch)
    sources = []
    for k, group in enumerate(_groups(manifest["functions"])):
        source = library.with_name(f"{name}_{k}.cpp")
        source.write_text(_shim(header, manifest, group), encoding="utf-8")
        sources.append(source)
    COMPILER.build(sources, library, [*flags, "-I", str(folder.resolve())])
    loaded = ctypes.CDLL(str(library))
    real = real_type(manifest["dtype"])
    return {
        function: caller(getattr(loaded, f"{PREFIX}{function}"), entry, real)
        for function, entry in manifest["functions"].items()
    }


def _groups(functions: dict[str, Any]) -> list[list[str]]:
    """The functions of each source: large ones apart, so that they compile at the same time."""
    groups: list[list[str]] = []
    left = 0
    for name, entry in functions.items():
        count = sum(entry["operations"].values())
        if not groups or count > left:
            groups.append([])
            left = OPERATIONS
        groups[-1].append(name)
        left -= count
    return groups


def _shim(header: Path, manifest: dict[str, Any], functions: Sequence[str]) -> str:
    """A source with the functions under names of C."""
    entries = [(name, manifest["functions"][name]) for name in functions]
    return render(
        "cpp/shim.cpp.j2",
        header=header.name,
        name=manifest["name"],
        number=NUMBERS[manifest["dtype"]].name,
        prefix=PREFIX,
        functions=[
            (name, [a for a, _ in entry["inputs"]], [a for a, _ in entry["outputs"]])
            for name, entry in entries
        ],
    )
