"""C99: one header, one source (in parts if it is large), <math.h> only; CMake; simulation."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap
from typing import Any

from symdyn.codegen.c.angle_rows import ALL_AT_ONCE, with_angle_rows
from symdyn.codegen.c.equations import equations_in_c, equations_of
from symdyn.codegen.c.gram import TILE, gram_of
from symdyn.codegen.c.inlined_sine import Needed, fast_limit, sincos_text
from symdyn.codegen.c.printer import (
    KEPT,
    RESERVED,
    SUFFIX,
    CPrinter,
    constants,
    documentation,
    enumeration,
    kept,
    prototype,
    string_literal,
    titled_lines,
)
from symdyn.codegen.c.self_test import emit_self_test
from symdyn.codegen.c.states import Kernel, SequentialKernel, kernel_of, lanes_of, sequential_kernel
from symdyn.codegen.module import Module, banner, sizes_of
from symdyn.codegen.parts import Part, parts_of
from symdyn.codegen.statements import (
    LONGEST_TITLE,
    Block,
    FunctionBody,
    Titled,
    with_zeros_first,
    write_body,
)
from symdyn.graph import Array, Program, reachable
from symdyn.graph.expr import COS, SELECT, SIGN, SIN
from symdyn.support.templates import render

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
    return [_many_sequential(module, program) for program in turns] + [
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


def _over_states(module: Module, program: Program) -> Kernel | SequentialKernel:
    return (
        sequential_kernel(module, program)
        if program.solves_equations
        else kernel_of(module, program)
    )


def _many_sequential(module: Module, program: Program) -> str:
    """The function for one state, and the loop that calls it."""
    alone = replace(module, programs=(program,))
    functions = functions_of(alone)
    rows, apart = functions[0].rows, bool(functions[0].parts)
    return render(
        "c/many_in_turn.c.j2",
        number=module.number.name,
        helpers=helpers_of(alone, True, False, apart=apart, rows=rows),
        functions=functions,
        kernels=[sequential_kernel(module, program)],
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


def body_of(module: Module, program: Program) -> FunctionBody:
    """The statements of a program in C, with loops where there are many angles or zeros."""
    printer = CPrinter(module.number)
    body = write_body(program, printer, RESERVED)
    q = next((array for array in program.inputs if array.name == "q"), None)
    return with_angle_rows(with_zeros_first(body, program.outputs, printer), q, printer)


def in_parts(
    printer: CPrinter, name: str, body: FunctionBody, declared: Mapping[str, str]
) -> CCode:
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
    return CCode([(["in parts, which compile faster"], calls)], parts, values)


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


# -- static functions that the others of a file call ----------------------------------------------


def helpers_of(
    module: Module, scalar: bool, batch: bool, apart: bool = False, rows: bool = False
) -> str:
    """The static functions that the others of a file call.

    `rows`: some scalar function takes the sines and cosines of many angles at once.
    """
    number, suffix = module.number, SUFFIX[module.number.name]
    batch = batch and not all(program.solves_equations for program in module.programs)
    sines: set[tuple[int, int]] = set()
    cosines: set[tuple[int, int]] = set()
    sign = choice = False
    in_rows = 0
    for which, program in enumerate(module.programs):
        for node in reachable(program.results):
            sign = sign or node.op is SIGN
            choice = choice or node.op is SELECT
            if node.op in (SIN, COS):
                in_rows += rows or not program.solves_equations
                (sines if node.op is SIN else cosines).add((which, node.args[0].index))
    needed = Needed(
        both=scalar and bool(sines & cosines),
        sine=scalar and bool(sines - cosines),
        cosine=scalar and bool(cosines - sines),
        lanes=(batch or rows) and in_rows > 0,
    )
    text = render(
        "c/helpers.c.j2",
        number=number.name,
        sign=sign,
        choice=choice,
        sincos=sincos_text(number.name, suffix, needed),
        f=suffix,
        limit=fast_limit(number.name, suffix),
        apart=apart or batch,
        batch=batch,
        rows=batch or rows,
        lanes=needed.lanes,
    )
    if scalar:
        text += equations_in_c(number, equations_of(module.programs))
    return text


# -- large modules in one file a function ---------------------------------------------------------

# So their functions compile at the same time.
#
#     <name>.c                  helpers, then an #include of every part: the whole library
#     <name>_<function>.inc     one function, and what it needs to be compiled by itself
#
# The parts do not end in `.c`: whoever compiles all sources of a folder gets each function once.

LARGE = 50_000
"""Operations of all functions together from which on a module is split."""


def is_large(module: Module) -> bool:
    """Whether the module takes a compiler so long that it is worth several of them."""
    functions = sum(program.operations.total for program in module.programs)
    return len(module.programs) > 1 and functions >= LARGE


def one_name(module: Module) -> str:
    """The macro that tells a part that it is included in the whole."""
    return f"{module.name.upper()}_IN_ONE"


def split(module: Module, common: Mapping[str, Any]) -> dict[str, str]:
    """The texts of the parts by their names; `common` is what the templates of a whole get."""
    texts: dict[str, str] = {}

    def add(name: str, template: str, helpers: str, **own: Any) -> None:
        file = f"{module.name}_{name}.inc"
        values = {**common, **own}
        texts[file] = render(
            "c/part.inc.j2",
            about=wrap(
                f"{file}: part of {module.name}.c, generated by {module.maker}. Do not edit.", 90
            ),
            in_one=one_name(module),
            helpers=helpers,
            code=render(template, **values),
            **values,
        )

    if common["constants"]:
        add("constants", "c/constants.c.j2", "", functions=[])
    for program, function in zip(module.programs, common["functions"], strict=True):
        alone = replace(module, programs=(program,))
        helpers = helpers_of(alone, True, False, apart=bool(function.parts), rows=function.rows)
        add(program.name, "c/functions.c.j2", helpers, functions=[function], rows=function.rows)
    for program, kernel in zip(module.programs, common["kernels"], strict=False):
        alone = replace(module, programs=(program,))
        helpers = helpers_of(alone, scalar=False, batch=True)
        add(f"{program.name}_batch", "c/batch.c.j2", helpers, functions=[], kernels=[kernel])
    return texts


# -- CMake ----------------------------------------------------------------------------------------

# CMakeLists.txt: a library to build, to install and to be found by other projects.

CMAKE = "CMakeLists.txt"
TAKEN = frozenset({"all", "clean", "help", "install", "package", "test"})
"""Names of targets that CMake keeps for itself."""


def cmake_text(module: Module, sources: Sequence[str], parts: Sequence[str] = ()) -> str:
    """The file for a library of these sources, with the self-test if there is one.

    Parts are compiled instead of the sources, which include them.
    """
    return render(
        "c/CMakeLists.txt.j2",
        name=module.name,
        target=f"{module.name}_robot" if module.name in TAKEN else module.name,
        maker=module.maker,
        version=module.maker.split()[-1],
        sources=sources,
        parts=parts,
        self_test=module.trials is not None,
    )


# -- simulation: the functions of a robot, and the loop that integrates them ----------------------

CLOSED = 1e-13
"""A chain whose entries of e, in rad and m, are not larger is closed up to rounding."""
TRIES = 4
"""Steps of Newton's method after a step of the motion; one is enough where that is short."""


def emit_plain(module: Module) -> str:
    """One source of the functions alone, without a header."""
    return render("c/plain.c.j2", **_plain(module))


def emit_simulation(
    module: Module,
    quaternions: Sequence[Sequence[int]],
    contacts: int = 0,
    positional: Sequence[bool] = (),
) -> str:
    """One source with `_rates` of a state, `_settle` after a step, and `_steps`, the loop.

    The module has `forward_dynamics`, `qdot` and `passive_forces`, those without an energy;
    `quaternions` are the entries of q of each. With `contacts` it has `closed_chain_dynamics`
    instead, and `constraint_error`, `constraint_jacobian`, `integrate` and `mass_matrix`;
    `positional` says of each row of K whether it holds a position too.
    """
    return render(
        "c/simulation.c.j2",
        name=module.name,
        nq=module.nq,
        nv=module.nv,
        quaternions=quaternions,
        contacts=contacts,
        positional=list(map(int, positional)),
        closed=CLOSED,
        tries=TRIES,
        p_declared="",
        p="",
        p_of={"constraint_error": "", "constraint_jacobian": ""},
        **_plain(module),
    )


def _plain(module: Module) -> dict[str, Any]:
    functions = functions_of(module)
    rows = any(function.rows for function in functions)
    apart = any(function.parts for function in functions)
    return {
        "functions": functions,
        "number": module.number.name,
        "helpers": helpers_of(module, True, False, apart=apart, rows=rows),
    }
