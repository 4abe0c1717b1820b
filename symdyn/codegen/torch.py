"""PyTorch: functions with derivatives, and C that its operators call on the CPU."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.codegen.arrays import emit_arrays
from symdyn.codegen.module import Module
from symdyn.codegen.printer import ATOM, Text
from symdyn.codegen.python import PythonPrinter
from symdyn.graph.expr import ATAN2

RESERVED = frozenset({"torch"})


class TorchPrinter(PythonPrinter):
    """PyTorch's functions; axes of a batch are in front."""

    def call(self, function: str, argument: str) -> str:
        return f"_atan2({argument})" if function == ATAN2 else f"torch.{function}({argument})"

    def choice(self, test: Text, yes: Text, no: Text) -> tuple[str, int]:
        return f"_where({test.code} > 0, {yes.code}, {no.code})", ATOM

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return f"{array}[{', '.join(('...', *map(str, indices)))}]"


def emit_torch(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    return emit_arrays(module, "torch", TorchPrinter(), RESERVED)
