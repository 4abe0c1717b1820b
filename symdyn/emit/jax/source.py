"""The files of this target: Python on JAX, and C of the kernels for the CPU."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.emit.arrays.source import emit_arrays
from symdyn.emit.module import Module
from symdyn.emit.python.source import PythonPrinter, equations_in_python

RESERVED = frozenset({"jax", "jnp", "np"})
IN_PLACE = "D[..., k], L[..., k], order[..., k] = pivot, column, p[..., 0]"
AS_NEW = """D, L = D.at[..., k].set(pivot), L.at[..., k].set(column)
            order = order.at[..., k].set(p[..., 0])"""
"""Arrays of JAX do not change."""


class JaxPrinter(PythonPrinter):
    """JAX's functions; axes of a batch are in front."""

    library = "jnp"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return f"{array}[{', '.join(('...', *map(str, indices)))}]"


def emit_jax(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    return emit_arrays(module, "jax", JaxPrinter(), RESERVED, _equations, xla=True)


def _equations(module: Module) -> str:
    return equations_in_python(module, "jnp").replace(IN_PLACE, AS_NEW)
