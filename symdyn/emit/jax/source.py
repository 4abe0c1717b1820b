"""The files of this target: Python on JAX, and C of the kernels for the CPU."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.emit.arrays.functions import array_functions
from symdyn.emit.arrays.kernels import kernels_in_c
from symdyn.emit.arrays.slopes import smooth_functions, with_slopes
from symdyn.emit.module import Module, banner
from symdyn.emit.python.source import COMMENT_END, PythonPrinter, equations_in_python
from symdyn.emit.render import render

RESERVED = frozenset({"jax", "jnp", "np"})
FLOATS = {"double": "float64", "float": "float32"}
"""The number types as array libraries call them."""


class JaxPrinter(PythonPrinter):
    """JAX's functions; axes of a batch are in front."""

    library = "jnp"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return f"{array}[{', '.join(('...', *map(str, indices)))}]"


IN_PLACE = "D[..., k], L[..., k], order[..., k] = pivot, column, p[..., 0]"
AS_NEW = """D, L = D.at[..., k].set(pivot), L.at[..., k].set(column)
            order = order.at[..., k].set(p[..., 0])"""
"""Arrays of JAX do not change."""


def emit_jax(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    file, kernels = f"{module.name}_jax.py", f"{module.name}_jax.c"
    smooth = list(smooth_functions(module))
    whole = with_slopes(module, smooth)
    text = render(
        "jax/module.py.j2",
        banner=banner(whole, file, COMMENT_END),
        left_out=[one.left_out for one in smooth if one.left_out],
        module=module,
        real=FLOATS[module.number.name],
        kernels=kernels,
        equations=equations_in_python(whole, "jnp").replace(IN_PLACE, AS_NEW),
        functions=array_functions(smooth, JaxPrinter(), RESERVED),
    )
    return {file: text, kernels: kernels_in_c(whole, kernels, xla=True)}
