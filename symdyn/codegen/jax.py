"""JAX: functions that jit, vmap and grad take, and C that XLA calls on the CPU."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symdyn.codegen.arrays import emit_arrays
from symdyn.codegen.module import Module
from symdyn.codegen.python import PythonPrinter


def run_jax(function: Any, arguments: tuple[Any, ...]) -> Any:
    """What a function returns, with numbers of 64 bits if it wants them."""
    import jax

    with jax.enable_x64(True):
        return function(*arguments)


RESERVED = frozenset({"jax", "jnp", "np"})


class JaxPrinter(PythonPrinter):
    """JAX's functions; axes of a batch are in front."""

    library = "jnp"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return f"{array}[{', '.join(('...', *map(str, indices)))}]"


def emit_jax(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    return emit_arrays(module, "jax", JaxPrinter(), RESERVED, xla=True)
