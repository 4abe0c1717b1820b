"""C++ as a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class Cpp(Target):
    """C++17 in one header.

    The functions are templates over the scalar. The number type of a module is that of its
    constants, and the one that `check` calls the functions with.
    """

    name = "cpp"
    title = "C++"
    suffixes = (".hpp",)
    reserved = names.C | names.CPP | names.C_LIBRARY

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.cpp.source import emit_cpp

        return emit_cpp(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.cpp.load import FLAGS, load_cpp

        return load_cpp(folder, manifest, scratch, flags or FLAGS)
