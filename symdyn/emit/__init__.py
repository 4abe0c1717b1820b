"""From programs to source text: one printer and one template folder per language."""

from collections.abc import Callable

from symdyn.emit.c import emit_c, emit_many
from symdyn.emit.module import NUMBERS, Module, error_bound
from symdyn.emit.python import emit_python

TARGETS: dict[str, Callable[[Module], dict[str, str]]] = {"c": emit_c, "python": emit_python}

__all__ = [
    "NUMBERS",
    "TARGETS",
    "Module",
    "emit_c",
    "emit_many",
    "emit_python",
    "error_bound",
]
