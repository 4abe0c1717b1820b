"""The files of this target: Python on JAX, and C of the kernels for the CPU."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.codegen.arrays.source import emit_arrays
from symdyn.codegen.module import Module
from symdyn.codegen.python.source import PythonPrinter

RESERVED = frozenset({"jax", "jnp", "np"})


class JaxPrinter(PythonPrinter):
    """JAX's functions; axes of a batch are in front."""

    library = "jnp"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return f"{array}[{', '.join(('...', *map(str, indices)))}]"


def emit_jax(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    return emit_arrays(module, "jax", JaxPrinter(), RESERVED, xla=True)
