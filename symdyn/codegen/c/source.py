"""C99: one header, one source (in parts if it is large), <math.h> only."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap

from symdyn.codegen.c.angle_rows import ALL_AT_ONCE, with_angle_rows
from symdyn.codegen.c.cmake import CMAKE, cmake_text
from symdyn.codegen.c.header import constants, documentation, enumeration, sizes_of
from symdyn.codegen.c.helpers import helpers_of
from symdyn.codegen.c.self_test import emit_self_test
from symdyn.codegen.c.split import is_large, one_name, split
from symdyn.codegen.c.states.batch import Kernel, kernel_of, lanes_of
from symdyn.codegen.c.states.gram import TILE, gram_of
from symdyn.codegen.c.states.in_turn import InTurn, in_turn
from symdyn.codegen.c.text import (
    KEPT,
    RESERVED,
    CPrinter,
    Titled,
    kept,
    prototype,
    string_literal,
    titled_lines,
)
from symdyn.codegen.module import Module, banner
from symdyn.codegen.parts import Part, parts_of
from symdyn.codegen.render import render
from symdyn.codegen.statements import LONGEST_TITLE, Block, Body, write_body
from symdyn.codegen.zeros import with_zeros_first
from symdyn.graph import Array, Program

COMMENT_END = "*/"


@dataclass(frozen=True)
class CPart:
    """A part of a long function: static, called once, with a title of its own."""

    about: list[str]
    prototype: str
    blocks: Titled


@dataclass(frozen=True)
class CCode:
    """The code of a function: its own blocks, its parts if it is long, and what these keep."""

    blocks: Titled
    parts: list[CPart]
    kept: list[str]


@dataclass(frozen=True)
class CFunction:
    """A function ready for the template.

    The header's `prototype` promises by `restrict` that outputs overlap nothing. The `definition`
    does without: compilers that know it move stores about and run out of registers (clang -O2 makes
    12 % more instructions of the derivatives of the Panda's inverse dynamics). A long function
    consists of `parts`; then `blocks` only call these, and `kept` declares the values that pass
    between them. `lists` declares what holds the factors and solutions of equations. `rows`: it
    takes the sines and cosines of many angles at once.
    """

    name: str
    prototype: str
    definition: str
    documentation: list[str]
    about: list[str]
    unused_inputs: list[str]
    lists: list[str]
    blocks: Titled
    parts: list[CPart]
    kept: list[str]
    rows: bool


def emit_c(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    header, source = f"{module.name}.h", f"{module.name}.c"
    functions = functions_of(module)
    batch = "batch" in module.options
    rows = any(function.rows for function in functions)
    kernels = [_over_states(module, p) for p in module.programs] if batch else []
    common = {
        "functions": functions,
        "kernels": kernels,
        "header": header,
        "number": module.number.name,
        "lanes": lanes_of(module),
        "split": is_large(module),
        "rows": rows,
        "constants": [
            constants(array, module.number, f"{module.name}_")
            for array in module.interface.constants
        ],
    }
    parts = split(module, common) if is_large(module) else {}
    texts = {
        header: render(
            "c/module.h.j2",
            banner=banner(module, header, COMMENT_END, brief=True),
            guard=f"{module.name.upper()}_H",
            prefix=module.name.upper(),
            texts=[(name, string_literal(text)) for name, text in module.interface.texts],
            sizes=sizes_of(module),
            cast=_cast(module),
            enumerations=[
                enumeration(e, f"{module.name.upper()}_") for e in module.interface.enumerations
            ],
            **common,
        ),
        source: render(
            "c/module.c.j2",
            banner=banner(module, source, COMMENT_END),
            helpers=helpers_of(
                module,
                True,
                batch,
                apart=any(function.parts for function in functions),
                rows=rows,
            ),
            parts=list(parts),
            in_one=one_name(module),
            **common,
        ),
        **parts,
    }
    if "cmake" in module.options:
        texts[CMAKE] = cmake_text(module, [source], list(parts))
    if module.trials is not None:
        texts.update(emit_self_test(module, module.trials))
    return texts


def emit_many(module: Module, regressors: Collection[str] = ()) -> list[str]:
    """Sources with a function `_many` for each program: n states in a row, as NumPy has them.

    A large module has one source a function. State b of an input of k numbers is at [b * step];
    step is k, or 0 for an input that is the same for all states. State b of an output of k numbers
    is at [b * k]. Compiled with OpenMP, as many threads share the states as the caller says. The
    programs named in `regressors` also have a function `_gram`.
    """
    plain = [program for program in module.programs if not program.solves_equations]
    groups = [[p] for p in plain] if is_large(module) else [plain] if plain else []
    turns = [program for program in module.programs if program.solves_equations]
    return [_many_in_turn(module, program) for program in turns] + [
        _many(replace(module, programs=tuple(group)), regressors) for group in groups
    ]


def _many(module: Module, regressors: Collection[str]) -> str:
    """The functions over vectors of states in one source."""
    kernels = {program.name: kernel_of(module, program) for program in module.programs}
    real = module.number.name
    return render(
        "c/many.c.j2",
        number=real,
        helpers=helpers_of(module, scalar=False, batch=True),
        kernels=list(kernels.values()),
        grams={
            kernels[p.name].name: gram_of(p, kernels[p.name], real)
            for p in module.programs
            if p.name in regressors
        },
        tile=TILE,
    )


def _over_states(module: Module, program: Program) -> Kernel | InTurn:
    return in_turn(module, program) if program.solves_equations else kernel_of(module, program)


def _many_in_turn(module: Module, program: Program) -> str:
    """The function for one state, and the loop that calls it."""
    alone = replace(module, programs=(program,))
    functions = functions_of(alone)
    rows, apart = functions[0].rows, bool(functions[0].parts)
    return render(
        "c/many_in_turn.c.j2",
        number=module.number.name,
        helpers=helpers_of(alone, True, False, apart=apart, rows=rows),
        functions=functions,
        kernels=[in_turn(module, program)],
    )


def functions_of(module: Module) -> list[CFunction]:
    """The functions, ready for a template."""
    return [_function(module, program) for program in module.programs]


def _function(module: Module, program: Program) -> CFunction:
    name = f"{module.name}_{program.name}"
    inputs = {a.name: _declaration(module, a, "const ") for a in program.inputs}
    outputs = {a.name: _declaration(module, a) for a in program.outputs}
    promised = [_declaration(module, a, restrict="SYMDYN_RESTRICT ") for a in program.outputs]
    body = body_of(module, program)
    whole = in_parts(CPrinter(module.number), name, body, inputs | outputs | body.lists)
    return CFunction(
        name,
        prototype(f"void {name}", [*inputs.values(), *promised]),
        prototype(f"void {name}", [*inputs.values(), *outputs.values()]),
        documentation(program),
        wrap(program.about, LONGEST_TITLE),
        body.unused_inputs,
        list(body.lists.values()),
        whole.blocks,
        whole.parts,
        whole.kept,
        any(block.title == ALL_AT_ONCE for block in body.blocks),
    )


def body_of(module: Module, program: Program) -> Body:
    """The statements of a program in C, with loops where there are many angles or zeros."""
    printer = CPrinter(module.number)
    body = write_body(program, printer, RESERVED)
    q = next((array for array in program.inputs if array.name == "q"), None)
    return with_angle_rows(with_zeros_first(body, program.outputs, printer), q, printer)


def in_parts(printer: CPrinter, name: str, body: Body, declared: Mapping[str, str]) -> CCode:
    """The code of a body; `declared` are its arguments and lists, by name."""
    pieces = parts_of(body, kept)
    if pieces:
        return _parts(printer, name, pieces, declared)
    parameters = [Block("parameters", [*body.parameters])] if body.parameters else []
    return CCode(titled_lines([*parameters, *body.blocks], printer), [], [])


def _parts(
    printer: CPrinter, name: str, pieces: Sequence[Part], declared: Mapping[str, str]
) -> CCode:
    """The static functions that make up a long one, and the calls that remain in it."""
    parts, calls = [], []
    if any(piece.keeps for piece in pieces):
        calls.append(f"{printer.kept(name)} {KEPT};")
    for k, piece in enumerate(pieces, 1):
        arguments = {a: text for a, text in declared.items() if a in piece.mentions}
        if piece.keeps or piece.reads:
            const = "" if piece.keeps else "const "
            arguments[f"&{KEPT}"] = f"{const}{printer.kept(name)} *{KEPT}"
        title = f"{name}, part {k} of {len(pieces)}: {piece.about}"
        before = [Block("parameters", [*piece.parameters])] if piece.parameters else []
        blocks = titled_lines([*before, *piece.blocks], printer)
        parts.append(
            CPart(
                wrap(title, LONGEST_TITLE),
                prototype(f"{printer.part} {name}_part{k}", list(arguments.values())),
                blocks,
            )
        )
        line = prototype(f"    {printer.inside}{name}_part{k}", list(arguments)) + ";"
        calls.append(line.lstrip())
    values = wrap(", ".join(value for piece in pieces for value in piece.keeps), 84)
    return CCode([(["in parts, which takes compilers less time"], calls)], parts, values)


def _cast(module: Module) -> str:
    """How a caller in C99 passes an input of several indices that is not const; empty if none."""
    inputs = (array for program in module.programs for array in program.inputs)
    array = next((array for array in inputs if len(array.shape) > 1), None)
    if array is None:
        return ""
    sizes = "".join(f"[{n}]" for n in array.shape[1:])
    return f"(const {module.number.name} (*){sizes}){array.name}"


def _declaration(module: Module, array: Array, const: str = "", restrict: str = "") -> str:
    first, *others = array.shape or (1,)
    sizes = f"[{restrict}{first}]" + "".join(f"[{n}]" for n in others)
    return f"{const}{module.number.name} {array.name}{sizes}"
