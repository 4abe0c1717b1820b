"""Rust: a crate of functions on references to arrays, one source each.

Functions return their results: one as it is, several as a struct. Results begin as zeros, so that
only other entries are stored. A source for each function is a module for the compiler, which
translates modules at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.c.equations import CLEAR, NOISE, PIVOT, equations_of
from symdyn.codegen.c.header import sizes_of
from symdyn.codegen.c.text import Titled
from symdyn.codegen.interface import Constants
from symdyn.codegen.module import Module, banner
from symdyn.codegen.parts import Part, parts_of
from symdyn.codegen.render import render
from symdyn.codegen.rust.documentation import commented, documentation, of_field, paragraph
from symdyn.codegen.rust.math import emit_math
from symdyn.codegen.rust.self_test import emit_self_test
from symdyn.codegen.rust.text import (
    CALL,
    KEPT,
    LONGEST_LINE,
    REALS,
    RESERVED,
    RustPrinter,
    kept,
    listed,
    string_literal,
    titled_lines,
)
from symdyn.codegen.statements import LONGEST_TITLE, Block, Body, write_body
from symdyn.codegen.zeros import without_zeros
from symdyn.graph import Program
from symdyn.graph.expr import NULL_PART, SOLUTION

COMMENT_END = "\n"
"""A comment ends with its line."""
WIDTH = 92
LONGEST_STRUCT = 18
"""Characters between the braces, as rustfmt has it."""


@dataclass(frozen=True)
class Field:
    """A field of a struct of results."""

    documentation: str
    name: str
    type: str


@dataclass(frozen=True)
class RustPart:
    """A part of a long function."""

    about: list[str]
    prototype: str
    blocks: Titled


@dataclass(frozen=True)
class RustFunction:
    """A function ready for the template.

    `uses` are modules of the crate; `declared` are results and lists that begin as zeros; `result`
    is the struct of several results, `kept` what parts hand on, if there is any.
    """

    name: str
    documentation: str
    uses: list[str]
    result: str
    fields: list[Field]
    prototype: str
    declared: list[str]
    blocks: Titled
    returned: str
    parts: list[RustPart]
    kept: list[str]


def emit_rust(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    real = REALS[module.number.name]
    functions = [_function(module, program) for program in module.programs]
    equations = equations_of(module.programs)
    wanted: set[str] = set().union(*equations.values()) if equations else set()
    number = RustPrinter(module.number).number
    texts = {
        "Cargo.toml": render("rust/Cargo.toml.j2", module=module, version=module.maker.split()[-1]),
        "src/lib.rs": render(
            "rust/lib.rs.j2",
            banner=commented(banner(module, "lib.rs", COMMENT_END), "//"),
            module=module,
            origin=commented(paragraph(f"Made from {module.origin}."), "//!"),
            real=real,
            texts=[(name, string_literal(text)) for name, text in module.interface.texts],
            sizes=sizes_of(module),
            enumerations=[
                (
                    entries.prefix.lower(),
                    commented(paragraph(entries.about), "//!", "    "),
                    [
                        (name, index, commented(paragraph(remark or entries.about), "///", "    "))
                        for name, index, remark in entries.entries
                    ],
                )
                for entries in module.interface.enumerations
            ],
            constants=[_constants(module, array) for array in module.interface.constants],
            exports=sorted(map(_export, functions)),
            modules=sorted([f.name for f in functions] + ["equations"] * bool(equations)),
        ),
        **emit_math(module),
        **{
            f"src/{function.name}.rs": render(
                "rust/function.rs.j2", module=module, function=function, real=real
            )
            for function in functions
        },
    }
    if equations:
        texts["src/equations.rs"] = render(
            "rust/equations.rs.j2",
            module=module,
            real=real,
            smallest=number(PIVOT[module.number.name]),
            noise=number(NOISE[module.number.name]),
            clear=number(CLEAR[module.number.name]),
            solve=SOLUTION in wanted,
            null_part=NULL_PART in wanted,
        )
    if module.trials is not None:
        texts.update(emit_self_test(module, module.trials))
    return texts


def _export(function: RustFunction) -> str:
    """The line that makes a function and its result public."""
    start = f"pub use {function.name}::"
    if not function.result:
        return f"{start}{function.name};"
    line = f"{start}{{{function.name}, {function.result}}};"
    if len(line) <= LONGEST_LINE - 2:  # rustfmt keeps room here
        return line
    return f"{start}{{\n    {function.name}, {function.result},\n}};"


def _constants(module: Module, array: Constants) -> tuple[str, str, int, list[str]]:
    printer = RustPrinter(module.number)
    largest = f"{printer.real}::{'MIN' if array.sign < 0 else 'MAX'}"
    values = [largest if value is None else printer.number(value) for value in array.values]
    about = commented(paragraph(array.about), "///")
    return array.name.upper(), about, len(values), wrap(", ".join(values) + ",", WIDTH)


def _function(module: Module, program: Program) -> RustFunction:
    printer = RustPrinter(module.number)
    body = write_body(program, printer, RESERVED)
    for array in program.outputs:
        if array.shape:
            body = without_zeros(body, array.name, printer.number(0))
    stored = {s.stores_to for b in body.blocks for s in b.statements if hasattr(s, "stores_to")}
    scalars = [array.name for array in program.outputs if not array.shape]
    pieces = parts_of(body, kept)
    blocks, parts, values = (
        _in_parts(printer, program, body, pieces) if pieces else _whole(printer, body, scalars)
    )
    declared = [
        f"let {'mut ' if array.name in stored else ''}{array.name} = {printer.zeros(array.shape)};"
        for array in program.outputs
        if array.shape or pieces
    ]
    declared += [f"let mut {name} = {_begin(kind, printer)};" for name, kind in body.lists.items()]
    if len(program.outputs) == 1:
        (only,) = program.outputs
        result, returned, kind = "", only.name, printer.array(only.shape)
    else:
        result = kind = "".join(word.capitalize() for word in program.name.split("_"))
        returned = _struct(kind, [array.name for array in program.outputs])
    inputs = [
        f"{'_' if array.name in body.unused_inputs else ''}{array.name}: "
        f"{'&' if array.shape else ''}{printer.array(array.shape)}"
        for array in program.inputs
    ]
    return RustFunction(
        program.name,
        commented(documentation(program), "///"),
        sorted(printer.uses),
        result,
        [
            Field(commented(of_field(a), "///", "    "), a.name, printer.array(a.shape))
            for a in program.outputs
        ]
        if result
        else [],
        listed(f"pub fn {program.name}(", inputs, f") -> {kind} {{"),
        declared,
        blocks,
        returned,
        parts,
        values,
    )


def _struct(kind: str, fields: Sequence[str]) -> str:
    """A struct of locals, on one line if it is short."""
    inside = ", ".join(fields)
    if len(inside) <= LONGEST_STRUCT:
        return f"{kind} {{ {inside} }}"
    return f"{kind} {{" + "".join(f"\n        {name}," for name in fields) + "\n    }"


def _begin(kind: str, printer: RustPrinter) -> str:
    """How a list begins: factors, or zeros."""
    if kind.startswith("Factors"):
        return kind.replace("Factors", "Factors::") + "::new()"
    return kind.replace(printer.real, printer.number(0))


def _whole(
    printer: RustPrinter, body: Body, scalars: Sequence[str]
) -> tuple[Titled, list[RustPart], list[str]]:
    parameters = [Block("parameters", [*body.parameters])] if body.parameters else []
    stored = dict.fromkeys(scalars, "let ")
    return titled_lines([*parameters, *body.blocks], printer, stored), [], []


def _in_parts(
    printer: RustPrinter, program: Program, body: Body, pieces: Sequence[Part]
) -> tuple[Titled, list[RustPart], list[str]]:
    """The functions that make up a long one, the calls that remain in it, and what they keep."""
    types: dict[str, tuple[str, str]] = {}
    for array in program.inputs:
        refer = "&" if array.shape else ""
        types[array.name] = (array.name, f"{refer}{printer.array(array.shape)}")
    for array in program.outputs:
        types[array.name] = (f"&mut {array.name}", f"&mut {printer.array(array.shape)}")
    for name, kind in body.lists.items():
        types[name] = (f"&mut {name}", f"&mut {kind}")
    scalars = {array.name: "*" for array in program.outputs if not array.shape}
    parts, calls = [], []
    for k, piece in enumerate(pieces, 1):
        given = {name: pair for name, pair in types.items() if name in piece.mentions}
        if piece.keeps or piece.reads:
            change = "mut " if piece.keeps else ""
            given[KEPT] = (f"&{change}{KEPT}", f"&{change}Kept")
        title = f"{program.name}, part {k} of {len(pieces)}: {piece.about}"
        before = [Block("parameters", [*piece.parameters])] if piece.parameters else []
        arguments = [f"{name}: {kind}" for name, (_, kind) in given.items()]
        parts.append(
            RustPart(
                wrap(title, LONGEST_TITLE),
                listed(f"fn part{k}(", arguments, ") {"),
                titled_lines([*before, *piece.blocks], printer, scalars, body.lists),
            )
        )
        calls.append(listed(f"part{k}(", [code for code, _ in given.values()], ");", 4, CALL))
    values = [value for piece in pieces for value in piece.keeps]
    if values:
        calls.insert(0, f"let mut {KEPT} = Kept::default();")
    return [(["in parts, which takes the compiler less time"], calls)], parts, values
