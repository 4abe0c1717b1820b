"""C of the functions over many states, for the CPU: what an array library calls.

    <name>_<function>_many(n, input, step, ..., output, ..., threads)

State b of an input of k numbers is at [b * step]; step is k, or 0 for an input that is the same for
all states. Each function stands in an #ifdef of its own, so that one is compiled without the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from symdyn.codegen.c.helpers import helpers_of
from symdyn.codegen.c.source import CFunction, functions_of
from symdyn.codegen.c.states.batch import Kernel, kernel_of
from symdyn.codegen.c.states.in_turn import InTurn, in_turn
from symdyn.codegen.c.text import call, prototype
from symdyn.codegen.module import Module, banner
from symdyn.codegen.render import render
from symdyn.graph import Program

COMMENT_END = "*/"


@dataclass(frozen=True)
class KernelSource:
    """A function over states, with the one for a single state if it calls that.

    `prototype` and `call` are of a function that takes arrays of pointers and calls it; ranks and
    sizes are those of the inputs, then of the outputs.
    """

    name: str
    kernel: Kernel | InTurn
    functions: list[CFunction]
    inputs: int
    outputs: int
    prototype: str
    call: str
    ranks: str
    sizes: str


def kernels_in_c(module: Module, file: str, xla: bool = False) -> str:
    """The text of the file; with `xla`, also of the handlers that XLA calls."""
    sources = [_source(module, program) for program in module.programs]
    alone = [function for source in sources for function in source.functions]
    return render(
        "arrays/kernels.c.j2",
        banner=banner(module, file, COMMENT_END, brief=True),
        number=module.number.name,
        helpers=helpers_of(
            module,
            scalar=bool(alone),
            batch=True,
            apart=any(function.parts for function in alone),
            rows=any(function.rows for function in alone),
        ),
        gathers=any(not source.kernel.in_turn for source in sources),
        sources=sources,
        most=max(count for s in sources for count in (s.inputs, s.outputs)),
        xla=xla,
    )


def _source(module: Module, program: Program) -> KernelSource:
    alone = replace(module, programs=(program,))
    kernel = in_turn(module, program) if program.solves_equations else kernel_of(module, program)
    real, arrays = module.number.name, (*program.inputs, *program.outputs)
    inputs, outputs = len(program.inputs), len(program.outputs)
    given = [text for k in range(inputs) for text in (f"in[{k}]", f"step[{k}]")]
    return KernelSource(
        program.name,
        kernel,
        functions_of(alone) if program.solves_equations else [],
        inputs,
        outputs,
        prototype(
            f"static void {kernel.name}_call",
            [
                "size_t n",
                f"const {real} **in",
                "const size_t *step",
                f"{real} **out",
                "int threads",
            ],
        ),
        call(
            f"{kernel.name}_many", ["n", *given, *(f"out[{k}]" for k in range(outputs)), "threads"]
        ),
        ", ".join(str(len(array.shape)) for array in arrays),
        ", ".join(str(len(array.elements)) for array in arrays),
    )
