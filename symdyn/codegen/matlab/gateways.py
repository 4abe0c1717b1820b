"""C beside the package: a table of the functions by name, a MEX gateway and an S-function over it.

Arrays of C are rows behind rows, those of MATLAB columns behind columns; the table knows all sizes,
so that the gateways convert without code for each function.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from symdyn.codegen.c.text import prototype
from symdyn.codegen.module import Module
from symdyn.codegen.render import render
from symdyn.graph import Array, Program


@dataclass(frozen=True)
class Entry:
    """A function of the table: its arguments as initialisers, and the call."""

    name: str
    inputs: int
    outputs: int
    arguments: list[str]
    call: str


def emit_gateways(module: Module) -> dict[str, str]:
    """The texts of the table and of what includes it, by name."""
    arrays = [a for p in module.programs for a in (*p.inputs, *p.outputs)]
    values = {
        "module": module,
        "functions": [_entry(module, program) for program in module.programs],
        "usage": _usage(module),
        "most": max((len(p.inputs) + len(p.outputs) for p in module.programs), default=1),
        "indices": max((len(a.shape) for a in arrays), default=0) or 1,
    }
    return {
        f"{module.name}_{file}": render(f"matlab/{file}.j2", file=f"{module.name}_{file}", **values)
        for file in ("calls.h", "mex.c", "sfun.c")
    }


def _usage(module: Module) -> str:
    """A call of the gateway."""
    if not module.programs:
        return f"{module.name}_mex('function', ...)"
    first = module.programs[0]
    results = ", ".join(array.name for array in first.outputs)
    given = ", ".join([f"'{first.name}'", *(array.name for array in first.inputs)])
    return f"{f'[{results}]' if len(first.outputs) > 1 else results} = {module.name}_mex({given})"


def _entry(module: Module, program: Program) -> Entry:
    given = [_argument("const ", f"in[{k}]", a) for k, a in enumerate(program.inputs)]
    made = [_argument("", f"out[{k}]", a) for k, a in enumerate(program.outputs)]
    call = prototype(f"    {module.name}_{program.name}", [*given, *made])
    return Entry(
        program.name,
        len(program.inputs),
        len(program.outputs),
        [_sizes(array) for array in (*program.inputs, *program.outputs)],
        call.strip() + ";",
    )


def _argument(const: str, value: str, array: Array) -> str:
    """The pointer as the function wants it."""
    if len(array.shape) < 2:
        return value
    return f"({const}double (*){''.join(f'[{size}]' for size in array.shape[1:])}){value}"


def _sizes(array: Array) -> str:
    shape = array.shape or (1,)
    return f'{{"{array.name}", {prod(shape)}, {len(shape)}, {{{", ".join(map(str, shape))}}}}}'
