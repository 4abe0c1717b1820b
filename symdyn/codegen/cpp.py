"""C++17: one header; functions are templates over the scalar and take pointers to rows of numbers.

C's printer and layout write the statements; here is what C++ adds: a namespace instead of prefixes,
the functions of the scalar's own type (found by argument-dependent lookup), overloads on values.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from symdyn.codegen.c.equations import equations_in_cpp, equations_of
from symdyn.codegen.c.load import Compiler, caller, new_library, real_type
from symdyn.codegen.c.printer import (
    LONGEST_LINE,
    RESERVED as IN_C,
    CConstants,
    CPrinter,
    constants,
    documentation,
    enumeration,
    prototype,
    string_literal,
)
from symdyn.codegen.c.source import CCode, in_parts
from symdyn.codegen.module import NUMBERS, Module, Number, banner, sizes_of
from symdyn.codegen.printer import Printer, Shapes, flat_subscript
from symdyn.codegen.statements import FunctionBody, SineAndCosine, with_zeros_first, write_body
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import RobotError
from symdyn.graph import Array, Program, reachable
from symdyn.graph.expr import SIGN, Number as Value
from symdyn.support import names
from symdyn.support.templates import render

# -- expressions and statements -------------------------------------------------------------------

SCALAR = "Scalar"
"""The template parameter."""
_CALLS = {"sign": "detail::sign_of"}
RESERVED = IN_C | names.CPP.words | {SCALAR, "abs"}
"""What no local may be called: names that the functions use, and words of the language."""


class CppPrinter(CPrinter):
    """C++ on a template parameter, which finds the functions of its type by their arguments."""

    part = "void"
    inside = "detail::"

    def __init__(self, number: Number, shapes: Shapes) -> None:
        super().__init__(number)
        self.real = SCALAR
        self.shapes = shapes
        self.called: set[str] = set()
        """The functions of <cmath> that the code calls."""

    def number(self, value: Value) -> str:
        super().number(value)  # rejects what the module's number type cannot hold
        return f"{SCALAR}({Printer.number(self, value)})"

    def call(self, function: str, argument: str) -> str:
        if function in _CALLS:
            return f"{_CALLS[function]}({argument})"
        self.called.add(function)
        return f"{function}({argument})"

    def factors(self, rows: int) -> str:
        return f"detail::symdyn_factors<{SCALAR}, {rows}>"

    def solver(self, what: str, rows: int) -> str:
        return f"detail::symdyn_{what}"

    def both(self, pair: SineAndCosine) -> str:
        return f"detail::sincos({pair.angle}, {pair.sine}, {pair.cosine});"

    def cleared(self, array: str, count: int) -> tuple[str, ...]:
        return (f"std::fill_n({array}, {count}, {self.number(0)});",)

    def kept(self, function: str) -> str:
        return f"detail::{function}_kept<{SCALAR}>"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return flat_subscript(array, indices, self.shapes)


# -- overloads for std::array and Eigen -----------------------------------------------------------


@dataclass(frozen=True)
class Overload:
    """A function that declares its results, calls the one on pointers and returns the results.

    One result is returned as it is, several as a tuple. What is a single number by definition, such
    as a time step, may be given as a number in every form.
    """

    template: str
    definition: str
    results: list[str]
    call: str
    returned: str


def on_values(program: Program) -> list[Overload]:
    """The forms without Eigen: numbers among pointers, arrays, numbers among arrays."""
    plain = [_on_arrays(program, numbers=False)]
    if not _has_numbers(program):
        return plain
    return [_on_pointers(program), *plain, _on_arrays(program, numbers=True)]


def on_eigen(program: Program) -> list[Overload]:
    """Vectors, matrices, and arrays of matrices; inputs may be any expression."""
    plain = [_on_eigen(program, numbers=False)]
    return [*plain, _on_eigen(program, numbers=True)] if _has_numbers(program) else plain


def _has_numbers(program: Program) -> bool:
    return any(array.single for array in program.inputs)


def _on_pointers(program: Program) -> Overload:
    """Single numbers by value. Their type is not deduced, so that 1 is a time of any scalar."""
    inputs = [
        _number(array) if array.single else f"const {declaration(array)}"
        for array in program.inputs
    ]
    given = [f"&{array.name}" if array.single else array.name for array in program.inputs]
    outputs = [declaration(array) for array in program.outputs]
    return Overload(
        "template <typename Scalar>",
        prototype(f"void {program.name}", [*inputs, *outputs]),
        [],
        prototype(f"    {program.name}", [*given, *(a.name for a in program.outputs)]).strip()
        + ";",
        "",
    )


def _on_arrays(program: Program, numbers: bool) -> Overload:
    """Rows of numbers, matrices row by row."""
    types = {array.name: _array(array.shape) for array in program.outputs}
    kinds = list(types.values())
    whole = kinds[0] if len(kinds) == 1 else _listed("std::tuple<", kinds, ">")
    inputs, given = [], []
    for array in program.inputs:
        single = numbers and array.single
        inputs.append(
            _number(array) if single else f"const {_array(array.shape or (1,))} &{array.name}"
        )
        given.append(f"&{array.name}" if single else f"{array.name}.data()")
    return Overload(
        "template <typename Scalar>",
        f"{whole}\n{prototype(program.name, inputs)}"
        if len(kinds) > 1
        else prototype(f"{whole} {program.name}", inputs),
        [f"{kind} {name};" for name, kind in types.items()],
        _call(program, given, program.outputs),
        _all_of(list(types)),
    )


def _on_eigen(program: Program, numbers: bool) -> Overload:
    scalar = f"typename {program.inputs[0].name}_type::Scalar"
    inputs, given, types = [], [], []
    for array in program.inputs:
        if numbers and array.single:
            inputs.append(f"const {scalar} &{array.name}")
            given.append(f"&{array.name}")
        else:
            inputs.append(f"const Eigen::MatrixBase<{array.name}_type> &{array.name}")
            given.append(f"detail::{_fixed(array.shape)}({array.name}).data()")
            types.append(f"{array.name}_type")
    returned = [
        f"detail::{_nested(array.shape)}::of({array.name}.data())"
        if len(array.shape) > 2
        else array.name
        for array in program.outputs
    ]
    return Overload(
        _listed("template <", [f"typename {kind}" for kind in types], ">"),
        prototype(f"auto {program.name}", inputs),
        [
            f"using Scalar = {scalar};",
            *_same(program, types),
            *(f"{_eigen(array.shape)} {array.name};" for array in program.outputs),
        ],
        _call(program, given, program.outputs),
        _all_of(returned),
    )


def _number(array: Array) -> str:
    """A parameter whose type follows from the other arguments."""
    return f"const std::common_type_t<Scalar> &{array.name}"


def _same(program: Program, types: Sequence[str]) -> list[str]:
    """Rejects arguments of several scalars, where a compiler would say why it cannot call."""
    others = ", ".join(types[1:])
    if not others:
        return []
    why = (
        f"{program.name}: all arguments need the same scalar; ",
        "write x.template cast<Scalar>()",
    )
    told = "".join(f'\n                  "{line}"' for line in why)
    return [f"static_assert(detail::same<Scalar, {others}>,{told});"]


def _call(program: Program, given: Sequence[str], outputs: Sequence[Array]) -> str:
    results = [f"{a.name}.data()" if a.shape else f"&{a.name}" for a in outputs]
    return prototype(f"    {program.name}", [*given, *results]).strip() + ";"


def _all_of(results: Sequence[str]) -> str:
    return results[0] if len(results) == 1 else _listed("std::make_tuple(", results, ")", 4)


def _listed(start: str, items: Sequence[str], end: str, indent: int = 0) -> str:
    """A list on one line if it fits, else one item a line."""
    line = f"{start}{', '.join(items)}{end}"
    if indent + len(line) <= LONGEST_LINE - len("return "):
        return line
    return start + (",\n" + " " * (indent + 4)).join(("", *items))[1:] + end


def _array(shape: tuple[int, ...]) -> str:
    return f"std::array<Scalar, {product(shape)}>" if shape else "Scalar"


def _eigen(shape: tuple[int, ...]) -> str:
    """The type of a result; arrays of matrices are made of a row of numbers in the end."""
    if not shape:
        return "Scalar"
    if len(shape) == 1:
        return f"detail::Vector<Scalar, {shape[0]}>"
    if len(shape) == 2:
        return f"detail::Matrix<Scalar, {shape[0]}, {shape[1]}>"
    return _array(shape)


def _fixed(shape: tuple[int, ...]) -> str:
    """The function that gives an input its size."""
    return f"matrix<{shape[0]}, {shape[1]}>" if len(shape) == 2 else f"vector<{prod(shape)}>"


def _nested(shape: tuple[int, ...]) -> str:
    return f"Matrices<Scalar, {', '.join(map(str, shape))}>"


def product(shape: tuple[int, ...]) -> str:
    """The number of entries, spelled so that the shape can be seen.

    >>> product((7, 10)), product(())
    ('7 * 10', '1')
    """
    return " * ".join(map(str, shape)) or "1"


def declaration(array: Array) -> str:
    """An array as a parameter."""
    return f"Scalar {array.name}[{product(array.shape)}]"


# -- the header -----------------------------------------------------------------------------------

COMMENT_END = "*/"


@dataclass(frozen=True)
class CppFunction:
    """A function ready for the template; `using` are the functions of <cmath> that it calls."""

    name: str
    definition: str
    documentation: list[str]
    using: list[str]
    body: FunctionBody
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


# -- calls from Python ----------------------------------------------------------------------------

# A header has no symbols to load. A source that is made here gives each function a name of C; it
# instantiates the templates for the number type of the manifest.

COMPILER = Compiler("C++", "c++", "CXX", ("c++", "g++", "clang++"), "-std=c++17")
FLAGS = ("-O0",)
PREFIX = "symdyn_"
OPERATIONS = 20_000
"""In all functions of a source together, unless one of them alone has more."""


def load_cpp(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: tuple[str, ...] = FLAGS
) -> dict[str, Call]:
    """The compiled functions of a generated folder."""
    name = manifest["name"]
    header = promised_file(folder, f"{name}.hpp")
    text = header.read_text(encoding="utf-8", errors="replace")
    for function in manifest["functions"]:
        if f" {function}(" not in text:
            raise RobotError(f"{header.name} has no function {function}", str(folder))
    library = new_library(name, scratch)
    sources = []
    for k, group in enumerate(_groups(manifest["functions"])):
        source = library.with_name(f"{name}_{k}.cpp")
        source.write_text(_shim(header, manifest, group), encoding="utf-8", newline="\n")
        sources.append(source)
    COMPILER.build(sources, library, [*flags, "-I", str(folder.resolve())])
    loaded = ctypes.CDLL(str(library))
    real = real_type(manifest["dtype"])
    return {
        function: caller(getattr(loaded, f"{PREFIX}{function}"), entry, real)
        for function, entry in manifest["functions"].items()
    }


def _groups(functions: dict[str, Any]) -> list[list[str]]:
    """The functions of each source: large ones apart, so that they compile at the same time."""
    groups: list[list[str]] = []
    left = 0
    for name, entry in functions.items():
        count = sum(entry["operations"].values())
        if not groups or count > left:
            groups.append([])
            left = OPERATIONS
        groups[-1].append(name)
        left -= count
    return groups


def _shim(header: Path, manifest: dict[str, Any], functions: Sequence[str]) -> str:
    """A source with the functions under names of C."""
    entries = [(name, manifest["functions"][name]) for name in functions]
    return render(
        "cpp/shim.cpp.j2",
        header=header.name,
        name=manifest["name"],
        number=NUMBERS[manifest["dtype"]].name,
        prefix=PREFIX,
        functions=[
            (name, [a for a, _ in entry["inputs"]], [a for a, _ in entry["outputs"]])
            for name, entry in entries
        ],
    )
