"""MATLAB and GNU Octave: a package with one file a function, its help in front; gateways to the C.

A state is a column: q has nq rows and n columns, M is nv x nv x n. A quantity is a row of n numbers
inside, so that a call for many states costs little more than one for a single state. Helpers are
functions of the same file: a package may have the name of a variable. GNU Octave runs the package
for `check`.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from textwrap import shorten, wrap
from typing import Any

from symdyn.codegen.c.equations import CLEAR, NOISE, PIVOT
from symdyn.codegen.c.printer import prototype
from symdyn.codegen.c.source import emit_c
from symdyn.codegen.module import Constants, Module, banner, described, sizes_of
from symdyn.codegen.printer import ATOM, PRODUCT, Lists, Printer, Shapes, Text, wrapped
from symdyn.codegen.process import Process
from symdyn.codegen.statements import Block, Lines, SineAndCosine, Titled, without_zeros, write_body
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import CompilerError, RobotError
from symdyn.graph import Array, Program
from symdyn.graph.expr import DIV, FACTORS, MUL, SOLUTION, Expr
from symdyn.support import names
from symdyn.support.templates import render

# -- expressions and statements -------------------------------------------------------------------

COUNT = "n"
"""The number of states."""
CALLS = ("sin", "cos", "sqrt", "sign", "abs", "tanh", "atan2")
RESERVED = names.MATLAB.words | {COUNT, "zeros", "reshape", "i", "j", "ans", *CALLS}
"""What no local may be called; helpers begin with symdyn_, as no quantity does."""
_LITERAL = re.compile(r"-?\d[\d.]*(e[-+]?\d+)?")


class MatlabPrinter(Printer):
    """Operators on entries; the last index of an array counts states."""

    stores_at_once = True

    def __init__(self, inputs: Collection[str], shapes: Shapes) -> None:
        self.inputs, self.shapes = inputs, shapes
        self.uses: set[str] = set()
        """Helpers that the code calls."""

    def call(self, function: str, argument: str) -> str:
        return f"{function}({argument})"

    def write(self, op: str, args: Sequence[Text]) -> tuple[str, int]:
        if op is not MUL and op is not DIV:
            return super().write(op, args)
        scalars = [_LITERAL.fullmatch(text.code) for text in args]
        plain = scalars[1] or (op is MUL and scalars[0])
        sign = ("" if plain else ".") + ("*" if op is MUL else "/")
        return f"{wrapped(args[0], PRODUCT)} {sign} {wrapped(args[1], ATOM)}", PRODUCT

    def choice(self, test: Text, yes: Text, no: Text) -> tuple[str, int]:
        self.uses.add("choose")
        return f"symdyn_choose({test.code}, {yes.code}, {no.code})", ATOM

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        if array in self.inputs:
            return f"{array}({self._row(array, indices)}, :)"
        return f"{array}({', '.join(str(k + 1) for k in indices or [0])}, :)"

    def _row(self, array: str, indices: Sequence[int]) -> int:
        """The row of an entry where the first index runs fastest, counted from one."""
        sizes = self.shapes[array]
        return 1 + sum(k * prod(sizes[:axis]) for axis, k in enumerate(indices))

    def equations(self, node: Expr, name: str, args: Sequence[Text]) -> Lists:
        self.uses.add("equations")
        if node.op is FACTORS:
            size = node.value
            places = [f"{name}.A({j + 1}, {i + 1}, :)" for i in range(size) for j in range(i + 1)]
            stores = [f"{place} = {text.code};" for place, text in zip(places, args, strict=True)]
            entries = (*(f"{name}.undetermined({k + 1}, :)" for k in range(size)), f"{name}.rank")
            begin = f"{name} = struct('A', zeros({size}, {size}, {COUNT}));"
            return Lists((*stores, f"{name} = symdyn_factor({name}.A);"), entries, begin)
        factors, *vector = args
        call = "symdyn_solve" if node.op is SOLUTION else "symdyn_null_part"
        stores = [f"{name}({k}, :) = {text.code};" for k, text in enumerate(vector, 1)]
        entries = tuple(f"{name}({k}, :)" for k, _ in enumerate(vector, 1))
        lines = (*stores, f"{name} = {call}({factors.code}, {name});")
        return Lists(lines, entries, f"{name} = zeros({len(vector)}, {COUNT});")


def titled_lines(blocks: Iterable[Block]) -> Titled:
    """All blocks for a template."""
    return [(block.title_lines, _lines(block)) for block in blocks]


def _lines(block: Block) -> list[str]:
    lines: list[str] = []
    for statement in block.statements:
        assert not isinstance(statement, SineAndCosine), "no call gives both"
        if isinstance(statement, Lines):
            lines += statement.lines
        else:
            lines.append(f"{statement.target} = {statement.text};")
    return lines


def string_literal(text: str) -> str:
    """A string; what is not printable ASCII is a question mark.

    >>> print(string_literal("the 'left' arm"))
    'the ''left'' arm'
    """
    plain = "".join(c if 32 <= ord(c) < 127 else "?" for c in text)
    return "'" + plain.replace("'", "''") + "'"


def listed(start: str, items: Sequence[str], end: str, indent: int = 0) -> str:
    """A list on one line if it is short, else on several that are continued.

    >>> print(listed("f(", ["q", "qd"], ")"))
    f(q, qd)
    """
    line = f"{start}{', '.join(items)}{end}"
    if len(line) + indent <= 90:
        return line
    margin = " " * (indent + 4)
    lines, last = [], ""
    for item in items:
        if len(last) + len(item) > 80:
            lines.append(last)
            last = ""
        last += f"{item}, "
    lines.append(last.removesuffix(", "))
    return f"{start} ...\n{margin}" + f"...\n{margin}".join(lines) + end


# -- files of the package -------------------------------------------------------------------------

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
    """The line that rejects wrong sizes and counts the states."""
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


# -- C beside the package: a table of the functions, a MEX gateway, an S-function -----------------


@dataclass(frozen=True)
class GatewayEntry:
    """A function of the table: its arguments as initialisers, and the call.

    Arrays of C are rows behind rows, those of MATLAB columns behind columns; the table knows all
    sizes, so that the gateways convert without code for each function.
    """

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


def _entry(module: Module, program: Program) -> GatewayEntry:
    given = [_argument("const ", f"in[{k}]", a) for k, a in enumerate(program.inputs)]
    made = [_argument("", f"out[{k}]", a) for k, a in enumerate(program.outputs)]
    call = prototype(f"    {module.name}_{program.name}", [*given, *made])
    return GatewayEntry(
        program.name,
        len(program.inputs),
        len(program.outputs),
        [_initialiser(array) for array in (*program.inputs, *program.outputs)],
        call.strip() + ";",
    )


def _argument(const: str, value: str, array: Array) -> str:
    """The pointer as the function wants it."""
    if len(array.shape) < 2:
        return value
    return f"({const}double (*){''.join(f'[{size}]' for size in array.shape[1:])}){value}"


def _initialiser(array: Array) -> str:
    shape = array.shape or (1,)
    return f'{{"{array.name}", {prod(shape)}, {len(shape)}, {{{", ".join(map(str, shape))}}}}}'


# -- calls from Python, by way of GNU Octave ------------------------------------------------------

SCRIPT = "symdyn_caller.m"
QUIET = ("--norc", "--quiet", "--no-history", "--no-window-system")


def find_octave() -> str:
    """$OCTAVE if set, else octave-cli or octave."""
    chosen = os.environ.get("OCTAVE", "")
    for command in [chosen] if chosen else ["octave-cli", "octave"]:
        found = shutil.which(command)
        if found:
            return found
    if chosen:
        raise CompilerError(f"OCTAVE names {chosen!r}, which cannot be run; correct or unset it")
    raise CompilerError(
        "no GNU Octave found, which runs MATLAB's language; install it or set OCTAVE"
    )


def load_matlab(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: Sequence[str] = ()
) -> dict[str, Call]:
    """The functions of a generated folder; the process ends with the last of them."""
    name = manifest["name"]
    for function in manifest["functions"]:
        file = promised_file(folder, f"+{name}/{function}.m")
        if f" {function}(" not in file.read_text(encoding="utf-8", errors="replace"):
            raise RobotError(f"+{name}/{file.name} has no function {function}", str(folder))
    script = scratch / SCRIPT
    script.write_text(
        render(
            "matlab/caller.m.j2",
            name=name,
            functions=[
                (function, _sizes(entry["inputs"]), _sizes(entry["outputs"]))
                for function, entry in manifest["functions"].items()
            ],
        ),
        encoding="ascii",
        newline="\n",
    )
    where = folder.resolve()
    if string_literal(str(where))[1:-1].replace("''", "'") != str(where):
        raise RobotError("GNU Octave needs a folder whose path is plain ASCII", str(folder))
    command = [find_octave(), *QUIET, *flags, "--path", str(where), str(script)]
    return Process(command, where / f"+{name}").functions(manifest)


def _sizes(arguments: Sequence[Any]) -> str:
    """The sizes of arguments as a cell of rows."""
    return "{" + ", ".join(f"[{' '.join(map(str, shape or [1]))}]" for _, shape in arguments) + "}"
