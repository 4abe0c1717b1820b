"""Import generated JAX and call it with NumPy arrays."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.emit.python.load import import_file
from symdyn.emit.target import Call, promised_file
from symdyn.errors import FunctionError, RobotError


def load_jax(folder: Path, manifest: dict[str, Any]) -> dict[str, Call]:
    """The functions of a generated folder, as XLA compiles them."""
    if not importlib.util.find_spec("jax"):
        raise FunctionError("JAX is not installed; pip install symdyn[jax]")
    path = promised_file(folder, f"{manifest['name']}_jax.py")
    module = import_file(path)
    calls = {}
    for name, entry in manifest["functions"].items():
        function = getattr(module, name, None)
        if function is None:
            raise RobotError(f"{path.name} has no function {name}", str(folder))
        calls[name] = _call(function, len(entry["outputs"]) > 1, path)
    return calls


def _call(function: Any, several: bool, path: Path) -> Call:
    def call(*arguments: Any) -> tuple[Any, ...]:
        import jax

        try:
            with jax.enable_x64(True):
                result = function(*arguments)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise RobotError(
                f"{function.__name__} fails ({what}); generate it again", str(path)
            ) from None
        results = result if several else (result,)
        return tuple(np.asarray(array, float) for array in results)

    return call
