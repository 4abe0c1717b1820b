"""Build the external functions, load them into CasADi, and call them with NumPy arrays."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.codegen.c.load import STANDARD, find_compiler
from symdyn.codegen.python.load import import_file
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import CompilerError, FunctionError, RobotError
from symdyn.support.extras import pip_install

FLAGS = (STANDARD, "-O0")


def load_casadi(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: tuple[str, ...] = FLAGS
) -> dict[str, Call]:
    """The functions of a generated folder, by the Python file that its users import."""
    if not importlib.util.find_spec("casadi"):
        raise FunctionError(f"CasADi is not installed; {pip_install('casadi')}")
    find_compiler()
    name = manifest["name"]
    promised_file(folder, f"{name}_casadi.c")
    module = import_file(promised_file(folder, f"{name}_casadi.py"))
    try:
        found = module.load(scratch, flags)
    except RuntimeError as error:
        raise CompilerError(str(error)[:300]) from None
    calls = {}
    for function, entry in manifest["functions"].items():
        if function not in found:
            raise RobotError(f"{name}_casadi.py loads no function {function}", str(folder))
        calls[function] = _call(found[function], [shape for _, shape in entry["outputs"]])
    return calls


def _call(function: Any, shapes: list[list[int]]) -> Call:
    def call(*arguments: Any) -> tuple[Any, ...]:
        matrices = [
            np.asarray(a, float).reshape(-1, np.shape(a)[-1] if np.ndim(a) > 1 else 1)
            for a in arguments
        ]
        results = function.call([*map(_dm, matrices)])
        return tuple(
            np.array(result.full()).reshape(shape)
            for result, shape in zip(results, shapes, strict=True)
        )

    return call


def _dm(matrix: Any) -> Any:
    import casadi

    return casadi.DM(matrix)
