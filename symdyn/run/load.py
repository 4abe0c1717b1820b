"""Bring generated code to life: compile the C, import the Python, call both with NumPy arrays."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import CompilerError, RobotError

STRICT_FLAGS = ("-std=c99", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror")

Call = Callable[..., tuple[NDArray[Any], ...]]
"""Takes the inputs in the manifest's order for one state, returns the outputs."""


def find_compiler() -> list[str]:
    """The C compiler and its first arguments: $CC if set, else cc, gcc or clang."""
    chosen = shlex.split(os.environ.get("CC", ""))
    if chosen and not shutil.which(chosen[0]):
        raise CompilerError(f"CC names {chosen[0]!r}, which cannot be run; correct or unset it")
    for command in [chosen] if chosen else [["cc"], ["gcc"], ["clang"]]:
        if shutil.which(command[0]):
            return command
    raise CompilerError("no C compiler found; install one or set CC")


def compile_c(source: Path, library: Path, flags: tuple[str, ...] = ("-O1",)) -> None:
    """Compile a generated source into a shared library, every warning an error."""
    command = [*find_compiler(), *STRICT_FLAGS, *flags, "-fPIC", "-shared"]
    command += ["-o", str(library), str(source), "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or not library.is_file():
        reasons = [line for line in done.stderr.splitlines() if "error" in line]
        reason = (reasons or done.stderr.splitlines() or ["it made no library"])[0]
        raise CompilerError(f"{source.name}: the C compiler refuses it: {reason[:200]}")


def load_c(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: tuple[str, ...] = ("-O1",)
) -> dict[str, Call]:
    """The compiled functions of a generated folder."""
    name = manifest["name"]
    source = folder / f"{name}.c"
    if not source.is_file():
        raise RobotError(f"the manifest promises {source.name}, which is missing", str(folder))
    # A path of its own: a library that is loaded already must not change under its feet.
    library = Path(tempfile.mkdtemp(dir=scratch)) / f"{name}.so"
    compile_c(source, library, flags)
    loaded = ctypes.CDLL(str(library))
    calls = {}
    for function, spec in manifest["functions"].items():
        symbol = getattr(loaded, f"{name}_{function}", None)
        if symbol is None:
            raise RobotError(f"{source.name} has no function {name}_{function}", str(folder))
        calls[function] = _c_call(symbol, spec, manifest.get("dtype", "double"))
    return calls


def _c_call(function: Any, spec: dict[str, Any], dtype: str) -> Call:
    real = np.float32 if dtype == "float" else np.float64
    function.restype = None
    function.argtypes = [ctypes.c_void_p] * (len(spec["inputs"]) + len(spec["outputs"]))

    def call(*arguments: Any) -> tuple[NDArray[Any], ...]:
        inputs = [np.ascontiguousarray(a, dtype=real) for a in arguments]
        outputs = [np.full(shape, np.nan, real) for _, shape in spec["outputs"]]
        function(*(array.ctypes.data for array in (*inputs, *outputs)))
        return tuple(output.astype(float) for output in outputs)

    return call


def import_file(path: Path) -> Any:
    """The module in a Python file; whatever goes wrong in it is one line about the file."""
    spec = importlib.util.spec_from_file_location(f"symdyn_generated_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        what = f"{type(error).__name__}: {error}"
        raise RobotError(f"it cannot be imported ({what}); generate it again", str(path)) from None
    return module


def load_python(folder: Path, manifest: dict[str, Any]) -> dict[str, Call]:
    """The functions of a generated Python module."""
    path = folder / f"{manifest['name']}.py"
    if not path.is_file():
        raise RobotError(f"the manifest promises {path.name}, which is missing", str(folder))
    module = import_file(path)

    def wrapped(function: Any, several: bool) -> Call:
        def call(*arguments: Any) -> tuple[NDArray[Any], ...]:
            try:
                result = function(*arguments)
            except Exception as error:
                what = f"{type(error).__name__}: {error}"
                raise RobotError(
                    f"{function.__name__} fails ({what}); generate it again", str(path)
                ) from None
            return tuple(result) if several else (result,)

        return call

    calls = {}
    for name, entry in manifest["functions"].items():
        function = getattr(module, name, None)
        if function is None:
            raise RobotError(f"{path.name} has no function {name}", str(folder))
        calls[name] = wrapped(function, len(entry["outputs"]) > 1)
    return calls
