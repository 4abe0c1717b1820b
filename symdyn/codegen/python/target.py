"""Python as a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class Python(Target):
    """Python on NumPy."""

    name = "python"
    title = "Python"
    suffixes = (".py",)
    reserved = names.PYTHON

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.python.source import emit_python

        return emit_python(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.python.load import load_python

        return load_python(folder, manifest)
