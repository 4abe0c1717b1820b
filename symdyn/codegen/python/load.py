"""Import generated Python and call it with NumPy arrays."""

from __future__ import annotations

import importlib.util
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

from symdyn.codegen.target import Call, promised_file
from symdyn.errors import RobotError


class _Source(SourceFileLoader):
    """Compiles what the file says, and neither trusts nor leaves a `__pycache__` beside it.

    Python takes bytecode for fresh if its source has the same size and was written in the same
    second.
    """

    def get_code(self, fullname: str) -> CodeType:
        return self.source_to_code(self.get_data(self.path), self.path)


def import_file(path: Path) -> Any:
    """The module in a Python file; an error while it is imported is reported in one line."""
    name = f"symdyn_generated_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path, loader=_Source(name, str(path)))
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
    path = promised_file(folder, f"{manifest['name']}.py")
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
        try:
            result = function(*arguments)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise RobotError(
                f"{function.__name__} fails ({what}); generate it again", str(path)
            ) from None
        return tuple(result) if several else (result,)

    return call
