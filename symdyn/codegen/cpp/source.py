"""C++17: one header; functions are templates over the scalar and take pointers to rows of numbers.

C's printer and layout write the statements; here is what C++ adds: a namespace instead of prefixes,
the functions of the scalar's own type (found by argument-dependent lookup), overloads on values.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.codegen.c.equations import equations_in_cpp, equations_of
from symdyn.codegen.c.header import CConstants, constants, documentation, enumeration, sizes_of
from symdyn.codegen.c.source import CCode, in_parts
from symdyn.codegen.c.text import LONGEST_LINE, prototype, string_literal
from symdyn.codegen.cpp.overloads import Overload, declaration, on_eigen, on_values
from symdyn.codegen.cpp.text import RESERVED, CppPrinter
from symdyn.codegen.module import Module, banner
from symdyn.codegen.render import render
from symdyn.codegen.statements import Body, write_body
from symdyn.codegen.zeros import with_zeros_first
from symdyn.graph import Program, reachable
from symdyn.graph.expr import SIGN

COMMENT_END = "*/"


@dataclass(frozen=True)
class CppFunction:
    """A function ready for the template; `using` are the functions of <cmath> that it calls."""

    name: str
    definition: str
    documentation: list[str]
    using: list[str]
    body: Body
    code: CCode
    values: list[Overload]
    eigen: list[Overload]


def emit_cpp(module: Module) -> dict[str, str]:
    """The text of the header by its name."""
    file = f"{module.name}.hpp"
    functions = [_function(module, program) for program in module.programs]
    nodes = [node for program in module.programs for node in reachable(program.results)]
    equations = equations_in_cpp(equations_of(module.programs))
    text = render(
        "cpp/module.hpp.j2",
        file=file,
        banner=banner(module, file, COMMENT_END),
        guard=f"{module.name.upper()}_HPP",
        module=module,
        texts=[_text(name, text) for name, text in module.interface.texts],
        sizes=sizes_of(module),
        enumerations=[enumeration(entries) for entries in module.interface.enumerations],
        constants=_constants(module),
        number=module.number.name,
        sign=any(node.op is SIGN for node in nodes),
        equations=equations,
        functions=functions,
    )
    return {file: text}


def _text(name: str, text: str) -> str:
    """The declaration of a text, on two lines if it is long."""
    start, end = f"inline constexpr char {name}[] =", f"{string_literal(text)};"
    return f"{start} {end}" if len(start) + len(end) < LONGEST_LINE else f"{start}\n    {end}"


def _constants(module: Module) -> list[CConstants]:
    return [constants(array, module.number) for array in module.interface.constants]


def _function(module: Module, program: Program) -> CppFunction:
    arrays = (*program.inputs, *program.outputs)
    printer = CppPrinter(module.number, {array.name: array.shape for array in arrays})
    body = with_zeros_first(write_body(program, printer, RESERVED), program.outputs, printer)
    inputs = {array.name: f"const {declaration(array)}" for array in program.inputs}
    outputs = {array.name: declaration(array) for array in program.outputs}
    return CppFunction(
        program.name,
        prototype(f"void {program.name}", [*inputs.values(), *outputs.values()]),
        documentation(program),
        sorted(printer.called),
        body,
        in_parts(printer, program.name, body, inputs | outputs | body.lists),
        on_values(program),
        on_eigen(program),
    )
