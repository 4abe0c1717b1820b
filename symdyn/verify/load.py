"""Bring generated code to life: compile the C, import the Python, call both with NumPy arrays."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import CompilerError, RobotError

STRICT_FLAGS = ("-std=c99", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror")

Call = Callable[..., tuple[NDArray[Any], ...]]
"""Takes the inputs in the manifest's order for one state, returns the outputs."""


def find_compiler() -> str:
    """The C compiler: $CC, else cc, gcc or clang."""
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        if name and shutil.which(name):
            return name
    raise CompilerError("no C compiler found; install one or set CC")


def compile_c(source: Path, library: Path, flags: tuple[str, ...] = ("-O1",)) -> None:
    """Compile a generated source into a shared library, every warning an error."""
    command = [find_compiler(), *STRICT_FLAGS, *flags, "-fPIC", "-shared"]
    command += ["-o", str(library), str(source), "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        first = next((x for x in done.stderr.splitlines() if "error" in x), done.stderr[:200])
        raise CompilerError(f"{source.name}: the C compiler refuses it: {first}")


def load_c(folder: Path, manifest: dict[str, Any], scratch: Path) -> dict[str, Call]:
    """The compiled functions of a generated folder."""
    name = manifest["name"]
    source = folder / f"{name}.c"
    if not source.is_file():
        raise RobotError(f"the manifest promises {source.name}, which is missing", str(folder))
    library = scratch / f"{name}.so"
    compile_c(source, library)
    loaded = ctypes.CDLL(str(library))
    return {
        function: _c_call(getattr(loaded, f"{name}_{function}"), spec)
        for function, spec in manifest["functions"].items()
    }


def _c_call(function: Any, spec: dict[str, Any]) -> Call:
    pointer = ctypes.POINTER(ctypes.c_double)
    function.restype = None
    function.argtypes = [pointer] * (len(spec["inputs"]) + len(spec["outputs"]))

    def call(*arguments: Any) -> tuple[NDArray[Any], ...]:
        inputs = [np.ascontiguousarray(a, dtype=np.float64) for a in arguments]
        outputs = [np.full(shape, np.nan) for _, shape in spec["outputs"]]
        function(*(array.ctypes.data_as(pointer) for array in (*inputs, *outputs)))
        return tuple(outputs)

    return call


def load_python(folder: Path, manifest: dict[str, Any]) -> dict[str, Call]:
    """The functions of a generated Python module."""
    name = manifest["name"]
    path = folder / f"{name}.py"
    if not path.is_file():
        raise RobotError(f"the manifest promises {path.name}, which is missing", str(folder))
    spec = importlib.util.spec_from_file_location(f"symdyn_generated_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def wrapped(function: Any, several: bool) -> Call:
        def call(*arguments: Any) -> tuple[NDArray[Any], ...]:
            result = function(*arguments)
            return tuple(result) if several else (result,)

        return call

    return {
        function: wrapped(getattr(module, function), len(entry["outputs"]) > 1)
        for function, entry in manifest["functions"].items()
    }
