"""Import a generated module on an array library and call it with NumPy arrays."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

from symdyn.codegen.python.load import import_file
from symdyn.codegen.target import Call, Target, promised_file
from symdyn.errors import FunctionError, RobotError
from symdyn.support.extras import pip_install

Run = Callable[[Any, tuple[Any, ...]], Any]
"""Calls a function of a library with NumPy arrays."""


def plainly(function: Any, arguments: tuple[Any, ...]) -> Any:
    """Call a function of a library that takes NumPy arrays as they are."""
    return function(*arguments)


def load_arrays(
    folder: Path, manifest: dict[str, Any], target: Target, run: Run = plainly
) -> dict[str, Call]:
    """The functions of a generated folder, by operations of the library."""
    path, module = _imported(folder, manifest, target)
    return _calls(module, manifest, path, run)


def load_kernels(
    folder: Path, manifest: dict[str, Any], target: Target, scratch: Path, run: Run = plainly
) -> dict[str, Call]:
    """The same functions as compiled C, built without optimisation for few calls."""
    path, module = _imported(folder, manifest, target)
    return _calls(module.kernels(folder=str(scratch), flags=("-O0",)), manifest, path, run)


def _imported(folder: Path, manifest: dict[str, Any], target: Target) -> tuple[Path, Any]:
    library = target.name
    if not importlib.util.find_spec(library):
        raise FunctionError(f"{target.title} is not installed; {pip_install(library)}")
    path = promised_file(folder, f"{manifest['name']}_{library}.py")
    return path, import_file(path)


def _calls(functions: Any, manifest: dict[str, Any], path: Path, run: Run) -> dict[str, Call]:
    calls = {}
    for name in manifest["functions"]:
        function = getattr(functions, name, None)
        if function is None:
            raise RobotError(f"{path.name} has no function {name}", str(path.parent))
        calls[name] = _call(function, name, path, run)
    return calls


def _call(function: Any, name: str, path: Path, run: Run) -> Call:
    def call(*arguments: Any) -> tuple[Any, ...]:
        import numpy as np

        try:
            result = run(function, arguments)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise RobotError(f"{name} fails ({what}); generate it again", str(path)) from None
        results = result if isinstance(result, tuple) else (result,)
        return tuple(np.asarray(array, float) for array in results)

    return call
