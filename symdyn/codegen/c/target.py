"""C as a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target, is_generated
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class C(Target):
    """C99, which is C++ too.

    Options: `batch` adds functions over many states, `cmake` a CMakeLists.txt, `self-test` a
    program that tests the functions on the machine they are for.
    """

    name = "c"
    title = "C"
    suffixes = (".h", ".c", "_self_test.c")
    reserved = names.C
    options = frozenset({"batch", "cmake", "self-test"})
    other_files = ("CMakeLists.txt",)

    def files_in(self, folder: Path, name: str) -> list[Path]:
        parts = (file for file in folder.glob(f"{name}_*.inc") if is_generated(file))
        return [*super().files_in(folder, name), *sorted(parts)]

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.c.source import emit_c

        return emit_c(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.c.load import FLAGS, load_c

        return load_c(folder, manifest, scratch, flags or FLAGS)
