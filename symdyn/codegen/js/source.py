"""JavaScript: an ES module of functions on Float64Array, and its types for TypeScript.

No call allocates unless it is asked to: results go into the arrays that are given, and what a long
function keeps between its parts is in an array of the module.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from textwrap import wrap

from symdyn.codegen.c.equations import CLEAR, NOISE, PIVOT, equations_of
from symdyn.codegen.c.header import sizes_of
from symdyn.codegen.c.text import LONGEST_LINE, Titled, prototype
from symdyn.codegen.documentation import described
from symdyn.codegen.interface import Constants, Enumeration
from symdyn.codegen.js.text import (
    KEPT,
    OUT,
    RESERVED,
    JsPrinter,
    Kept,
    string_literal,
    titled_lines,
)
from symdyn.codegen.module import Module, banner
from symdyn.codegen.parts import parts_of
from symdyn.codegen.render import render
from symdyn.codegen.statements import LONGEST_TITLE, Block, Body, write_body
from symdyn.codegen.zeros import with_zeros_first
from symdyn.graph import Array, Program

COMMENT_END = "*/"
PACKAGE = "package.json"
WIDTH = 92
LONGEST_OBJECT = 40


@dataclass(frozen=True)
class JsPart:
    """A part of a long function."""

    about: list[str]
    prototype: str
    blocks: Titled


@dataclass(frozen=True)
class JsFunction:
    """A function ready for the templates.

    `given` and `wanted` are its inputs and outputs with their lengths. `scratch` is what it has in
    the module: values that parts keep, factors and solutions of equations. `unpacked` and
    `unpacked_scratch` make names of several results and of the scratch.
    """

    name: str
    documentation: list[str]
    prototype: str
    declaration: str
    unpacked: str
    given: list[tuple[str, int]]
    wanted: list[tuple[str, int]]
    outputs: list[str]
    scratch: dict[str, str]
    unpacked_scratch: str
    blocks: Titled
    parts: list[JsPart]


def emit_js(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    file, types = f"{module.name}.js", f"{module.name}.d.ts"
    common = {
        "sizes": sizes_of(module),
        "enumerations": [_enumeration(entries) for entries in module.interface.enumerations],
        "constants": [_constants(array) for array in module.interface.constants],
        "functions": [_function(program) for program in module.programs],
    }
    return {
        file: render(
            "js/module.js.j2",
            banner=banner(module, file, COMMENT_END),
            texts=[(name, string_literal(text)) for name, text in module.interface.texts],
            equations=bool(equations_of(module.programs)),
            smallest=PIVOT["double"],
            noise=NOISE["double"],
            clear=CLEAR["double"],
            **common,
        ),
        types: render(
            "js/module.d.ts.j2",
            banner=banner(module, types, COMMENT_END, brief=True),
            texts=[name for name, _ in module.interface.texts],
            **common,
        ),
        PACKAGE: render(
            "js/package.json.j2",
            module=module,
            file=file,
            types=types,
            version=module.maker.split()[-1],
        ),
    }


def _enumeration(entries: Enumeration) -> tuple[str, str, list[tuple[str, int, str]]]:
    """The name of an object, what it is about, and its keys."""
    return entries.prefix, entries.about, list(entries.entries)


def _constants(array: Constants) -> tuple[str, str, list[str]]:
    largest = f"{'-' if array.sign < 0 else ''}Number.MAX_VALUE"
    values = [largest if value is None else repr(float(value)) for value in array.values]
    return array.name, array.about, wrap(", ".join(values), WIDTH)


def _function(program: Program) -> JsFunction:
    arrays = (*program.inputs, *program.outputs)
    printer = JsPrinter({array.name: array.shape for array in arrays})
    body = with_zeros_first(write_body(program, printer, RESERVED), program.outputs, printer)
    blocks, parts, scratch = _code(program.name, body, [array.name for array in arrays])
    inputs = [array.name for array in program.inputs]
    outputs = [array.name for array in program.outputs]
    made = [f"new Float64Array({prod(array.shape)})" for array in program.outputs]
    if len(outputs) == 1:
        result, value, kind = outputs[0], made[0], "Float64Array"
    else:
        fields = [f"{name}: {text}" for name, text in zip(outputs, made, strict=True)]
        result, value, kind = OUT, _braced(fields), f"{program.name}_results"
    return JsFunction(
        program.name,
        _documentation(program),
        f"export function {program.name}({', '.join((*inputs, f'{result} = {value}'))})",
        _declared(
            program.name, [*(f"{name}: Numbers" for name in inputs), f"{result}?: {kind}"], kind
        ),
        f"const {_braced(outputs)} = {OUT};" if len(outputs) > 1 else "",
        [(array.name, prod(array.shape)) for array in program.inputs],
        [(array.name, prod(array.shape)) for array in program.outputs],
        outputs,
        scratch,
        f"const {_braced(list(scratch))} = {program.name}_scratch;" if scratch else "",
        blocks,
        parts,
    )


def _declared(name: str, arguments: Sequence[str], kind: str) -> str:
    """The type of a function, on one line if that is short."""
    start = f"export declare function {name}("
    line = f"{start}{', '.join(arguments)}): {kind};"
    if len(line) <= LONGEST_LINE:
        return line
    return f"{start}\n  " + ",\n  ".join(arguments) + f",\n): {kind};"


def _braced(fields: Sequence[str]) -> str:
    """An object or a pattern, on one line if it is short."""
    line = f"{{ {', '.join(fields)} }}"
    return line if len(line) <= LONGEST_OBJECT else "{\n  " + ",\n  ".join(fields) + ",\n}"


def _code(
    name: str, body: Body, arguments: Sequence[str]
) -> tuple[Titled, list[JsPart], dict[str, str]]:
    """The blocks of a function, its parts if it is long, and what it has in the module."""
    kept = Kept()
    pieces = parts_of(body, kept)
    scratch = dict(body.lists)
    if not pieces:
        parameters = [Block("parameters", [*body.parameters])] if body.parameters else []
        return titled_lines([*parameters, *body.blocks]), [], scratch
    parts, calls = [], []
    for k, piece in enumerate(pieces, 1):
        given = [a for a in (*arguments, *body.lists) if a in piece.mentions]
        if piece.keeps or piece.reads:
            given.append(KEPT)
        before = [Block("parameters", [*piece.parameters])] if piece.parameters else []
        parts.append(
            JsPart(
                wrap(f"{name}, part {k} of {len(pieces)}: {piece.about}", LONGEST_TITLE),
                prototype(f"function {name}_part{k}", given),
                titled_lines([*before, *piece.blocks]),
            )
        )
        calls.append(prototype(f"  {name}_part{k}", given).lstrip() + ";")
    if kept.places:
        scratch[KEPT] = f"new Float64Array({len(kept.places)})"
    return (
        [(["in parts, since engines optimise no function that is too long"], calls)],
        parts,
        scratch,
    )


def _documentation(program: Program) -> list[str]:
    """The comment of a function: what it computes, what its arguments are, what it costs."""
    lines = [*wrap(program.about, WIDTH), ""]
    for command, arrays in (("@param", program.inputs), ("@param", program.outputs)):
        for array in arrays:
            head = f"{command} {_named(program, array)} - "
            shape = " x ".join(map(str, array.shape)) or "1"
            lines += wrap(f"{head}{shape}: {described(array)}", WIDTH, subsequent_indent="  ")
    what = program.outputs[0].name if len(program.outputs) == 1 else OUT
    return [*lines, f"@returns {what}", "", f"{program.operations}, by {program.derived_by}."]


def _named(program: Program, array: Array) -> str:
    """What a comment calls an argument."""
    if array not in program.outputs:
        return array.name
    return f"[{array.name}]" if len(program.outputs) == 1 else f"[{OUT}.{array.name}]"
