"""The files of a target on an array library: Python on it, and C of the kernels for the CPU."""

from __future__ import annotations

from symdyn.codegen.arrays.functions import array_functions
from symdyn.codegen.arrays.kernels import kernels_in_c
from symdyn.codegen.arrays.slopes import smooth_functions, with_slopes
from symdyn.codegen.module import Module, banner
from symdyn.codegen.printer import Printer
from symdyn.codegen.python.source import COMMENT_END
from symdyn.codegen.render import render

FLOATS = {"double": "float64", "float": "float32"}
"""The number types as array libraries call them."""


def emit_arrays(
    module: Module,
    library: str,
    printer: Printer,
    reserved: frozenset[str],
    xla: bool = False,
) -> dict[str, str]:
    """The texts of the generated files by name.

    `xla`: the library calls kernels by XLA's interface.
    """
    file, kernels = f"{module.name}_{library}.py", f"{module.name}_{library}.c"
    smooth = list(smooth_functions(module))
    whole = with_slopes(module, smooth)
    text = render(
        f"{library}/module.py.j2",
        banner=banner(whole, file, COMMENT_END),
        left_out=[one.left_out for one in smooth if one.left_out],
        module=module,
        library=library,
        xla=xla,
        real=FLOATS[module.number.name],
        kernels=kernels,
        equations=any(program.solves_equations for program in whole.programs),
        functions=array_functions(smooth, printer, reserved),
    )
    return {file: text, kernels: kernels_in_c(whole, kernels, xla=xla)}
