"""A CMakeLists.txt: a library to build, to install and to be found by other projects."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.codegen.module import Module
from symdyn.codegen.render import render

CMAKE = "CMakeLists.txt"
TAKEN = frozenset({"all", "clean", "help", "install", "package", "test"})
"""Names of targets that CMake keeps for itself."""


def cmake_text(module: Module, sources: Sequence[str], parts: Sequence[str] = ()) -> str:
    """The file for a library of these sources, with the self-test if there is one.

    Parts are compiled instead of the sources, which include them.
    """
    return render(
        "c/CMakeLists.txt.j2",
        name=module.name,
        target=f"{module.name}_robot" if module.name in TAKEN else module.name,
        maker=module.maker,
        version=module.maker.split()[-1],
        sources=sources,
        parts=parts,
        self_test=module.trials is not None,
    )
