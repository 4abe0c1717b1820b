"""MATLAB and GNU Octave: one file a function, its help in front.

A state is a column: q has nq rows and n columns, M is nv x nv x n. A quantity is a row of n numbers
inside, so that a call for many states costs little more than one for a single state. Helpers are
functions of the same file: a package may have the name of a variable.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from textwrap import shorten, wrap

from symdyn.codegen.c.equations import CLEAR, NOISE, PIVOT
from symdyn.codegen.c.header import sizes_of
from symdyn.codegen.c.source import emit_c
from symdyn.codegen.c.text import Titled
from symdyn.codegen.documentation import described
from symdyn.codegen.interface import Constants
from symdyn.codegen.matlab.gateways import emit_gateways
from symdyn.codegen.matlab.text import (
    COUNT,
    RESERVED,
    MatlabPrinter,
    listed,
    string_literal,
    titled_lines,
)
from symdyn.codegen.module import Module, banner
from symdyn.codegen.render import render
from symdyn.codegen.statements import Block, write_body
from symdyn.codegen.zeros import without_zeros
from symdyn.graph import Array, Program

COMMENT_END = "\n"
"""A comment ends with its line."""
WIDTH = 92
LONGEST_NAME = 63
"""What MATLAB reads of a name."""


@dataclass(frozen=True)
class MatlabFunction:
    """A function ready for the template.

    `flattened` are inputs of several indices, which become rows; `declared` makes results and lists
    of equations; `uses` are helpers.
    """

    name: str
    definition: str
    about: list[str]
    documentation: list[str]
    usage: list[str]
    checked: str
    flattened: list[str]
    declared: list[str]
    blocks: Titled
    uses: set[str]


def emit_matlab(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    package = f"+{module.name}"
    functions = [_function(module, program) for program in module.programs]
    limits = {
        "smallest": repr(PIVOT["double"]),
        "noise": repr(NOISE["double"]),
        "clear": repr(CLEAR["double"]),
    }
    texts = {
        f"{package}/{function.name}.m": render(
            "matlab/function.m.j2", module=module, function=function, **limits
        )
        for function in functions
    }
    texts[f"{package}/Contents.m"] = render(
        "matlab/Contents.m.j2",
        module=module,
        banner=banner(module, "Contents.m", COMMENT_END),
        listed=_listed(module.programs),
    )
    texts[f"{package}/constants.m"] = render(
        "matlab/constants.m.j2",
        module=module,
        sizes=sizes_of(module),
        texts=[(name, string_literal(text)) for name, text in module.interface.texts],
        enumerations=[
            (e.about, e.prefix, [(_short(k, i), i + 1, remark) for k, i, remark in e.entries])
            for e in module.interface.enumerations
        ],
        constants=[_constants(array) for array in module.interface.constants],
    )
    return {**emit_c(module), **emit_gateways(module), **texts}


def _listed(programs: Sequence[Program]) -> list[str]:
    """A line for each file of the package."""
    about = {program.name: program.about for program in programs}
    about["constants"] = "Sizes, names of indices, limits, nominal parameters."
    width = max(map(len, about))
    return [
        f"{name:<{width}} - {shorten(text, WIDTH - width, placeholder=' ...')}"
        for name, text in about.items()
    ]


def _short(name: str, index: int) -> str:
    """A name that is not longer than MATLAB reads."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 8]}_{index + 1}"


def _constants(array: Constants) -> tuple[str, str, list[str]]:
    largest = f"{'-' if array.sign < 0 else ''}realmax"
    values = [largest if value is None else repr(float(value)) for value in array.values]
    return array.about, array.name, wrap("; ".join(values), WIDTH - 8)


def _function(module: Module, program: Program) -> MatlabFunction:
    arrays = (*program.inputs, *program.outputs)
    inputs = [array.name for array in program.inputs]
    outputs = [array.name for array in program.outputs]
    printer = MatlabPrinter(inputs, {array.name: array.shape for array in arrays})
    body = write_body(program, printer, RESERVED | {module.name})
    for array in program.outputs:
        body = without_zeros(body, array.name, printer.number(0))
    parameters = [Block("parameters", [*body.parameters])] if body.parameters else []
    results = outputs[0] if len(outputs) == 1 else f"[{', '.join(outputs)}]"
    whole = f"{module.name}.{program.name}"
    return MatlabFunction(
        program.name,
        listed(f"function {results} = {program.name}(", inputs, ")"),
        wrap(program.about, WIDTH - len(program.name)) or [""],
        [*_arguments(program), "", f"{program.operations}, by {program.derived_by}."],
        wrap(f"{results} = {whole}({', '.join(inputs)})", WIDTH, subsequent_indent="  "),
        _checked(program.inputs),
        [
            f"{array.name} = reshape({array.name}, {prod(array.shape)}, []);"
            for array in program.inputs
            if len(array.shape) > 1
        ],
        [
            *(
                f"{array.name} = zeros({', '.join(map(str, array.shape or (1,)))}, {COUNT});"
                for array in program.outputs
            ),
            *body.lists.values(),
        ],
        titled_lines([*parameters, *body.blocks]),
        printer.uses,
    )


def _checked(inputs: Sequence[Array]) -> str:
    """The line that refuses wrong sizes and counts the states."""
    if not inputs:
        return f"{COUNT} = 1;"
    names = ", ".join(f"'{array.name}'" for array in inputs)
    sizes = ", ".join(f"[{' '.join(map(str, array.shape or (1,)))}]" for array in inputs)
    values = ", ".join(array.name for array in inputs)
    return listed(
        f"{COUNT} = symdyn_columns(", [f"{{{values}}}", f"{{{names}}}", f"{{{sizes}}}"], ");", 2
    )


def _arguments(program: Program) -> list[str]:
    """What arguments are, with their sizes."""
    arrays = (*program.inputs, *program.outputs)
    sizes = [" x ".join(map(str, (*(array.shape or (1,)), COUNT))) for array in arrays]
    width = max(len(array.name) for array in arrays)
    most = max(map(len, sizes))
    lines = []
    for array, size in zip(arrays, sizes, strict=True):
        head = f"{array.name:<{width}}  {size:<{most}}  "
        lines += wrap(head + described(array), WIDTH, subsequent_indent=" " * len(head))
    return lines
