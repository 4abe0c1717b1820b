"""Rust: a crate of functions on references to arrays, one source each.

Functions return their results: one as it is, several as a struct. Results begin as zeros, so that
only other entries are stored. A source for each function is a module for the compiler, which
translates modules at the same time. `rust_math.py` has the sines and roots of the crate.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from textwrap import wrap
from typing import Any

from symdyn.codegen.c.equations import CLEAR, NOISE, PIVOT, equations_of
from symdyn.codegen.module import (
    PARAMETERS,
    Constants,
    Module,
    Number,
    Trials,
    banner,
    described,
    sizes_of,
)
from symdyn.codegen.parts import Part, parts_of
from symdyn.codegen.printer import CHOICE, SUM, Lists, Printer, Text, wrapped
from symdyn.codegen.process import Process
from symdyn.codegen.rust_math import REALS, emit_math, literals
from symdyn.codegen.statements import (
    LONGEST_TITLE,
    Block,
    FunctionBody,
    Lines,
    Place,
    SineAndCosine,
    Titled,
    without_zeros,
    write_body,
)
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import CompilerError, RobotError
from symdyn.graph import Array, Program
from symdyn.graph.expr import FACTORS, NULL_PART, SOLUTION, Expr, Number as Value
from symdyn.support import names
from symdyn.support.names import printable
from symdyn.support.templates import render

# -- comments that rustdoc renders ----------------------------------------------------------------

WIDTH = 92


def markdown(text: str) -> str:
    """The text as it stands in Markdown, which must not become a link or a list.

    >>> print(markdown("J^T f[0], <c> of a_1 and _b_ * c"))
    J^T f\\[0\\], \\<c\\> of a_1 and \\_b\\_ \\* c
    """
    return re.sub(r"([\\`*\[\]<>|~$&])|(?<!\w)(_)|(_)(?!\w)", r"\\\g<0>", text)


def paragraph(text: str, first: str = "", indent: str = "") -> list[str]:
    """Lines of a paragraph or of an item of a list.

    No line but the first begins like an item or a heading.
    """
    begin = re.compile(r"^ *([-+#=:]|\d+(?=[.)]))")
    lines = wrap(
        markdown(text),
        WIDTH,
        initial_indent=first,
        subsequent_indent=indent,
        break_long_words=False,
    )
    whole = 1 if first else 0
    return [*lines[:whole], *(begin.sub(_escape, line) for line in lines[whole:])]


def _escape(found: re.Match[str]) -> str:
    """The same beginning of a line, which is no sign of Markdown any more."""
    text = found[0]
    return f"{text}\\" if text[-1].isdigit() else f"{text[:-1]}\\{text[-1]}"


def documentation(program: Program) -> list[str]:
    """The comment of a function: what it computes, what its arguments are, what it costs."""
    lines = [*paragraph(program.about), ""]
    lines += [line for array in program.inputs for line in _item(f"`{array.name}`", array)]
    if len(program.outputs) == 1:
        (array,) = program.outputs
        lines += _item(f"returns `{array.name}`", array)
    else:
        names = ", ".join(f"`{array.name}`" for array in program.outputs)
        lines += _wrapped(f"- returns {names}")
    return [*lines, "", *paragraph(f"{program.operations}, by {program.derived_by}.")]


def _item(name: str, array: Array) -> list[str]:
    return paragraph(described(array), f"- {name}: ", "  ")


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="  ")


def of_field(array: Array) -> list[str]:
    """The comment of a field of a result."""
    return paragraph(described(array))


def comment_lines(lines: Sequence[str], sign: str, margin: str = "") -> str:
    """Lines as comments, without spaces at their ends."""
    return "\n".join(f"{margin}{sign} {line}".rstrip() for line in lines)


# -- expressions and statements -------------------------------------------------------------------

KEPT = "kept"
"""The struct in which the parts of a long function hand values on."""
RESERVED = names.RUST.words | {KEPT, "Some", "None", "Ok", "Err"}
"""What no local may be called: words, and what a pattern would compare with."""
LONGEST_LINE = 100
CALL = 60
"""Characters of the arguments of a call on one line, as rustfmt has it."""
_PLAIN = frozenset(range(32, 127)) - frozenset(b'"\\')
"""Bytes that mean themselves in a string."""


def kept(value: str) -> Place:
    """Where a value stays that passes from one part of a function to a later one."""
    return Place(KEPT, f"{KEPT}.{value}")


class RustPrinter(Printer):
    """Functions of the crate's own module `math`, arrays of arrays."""

    joins_sine_and_cosine = True
    stores_at_once = True

    def __init__(self, number: Number) -> None:
        self.type = number
        self.real = REALS[number.name]
        self._literal = literals(number)
        self.uses: set[str] = set()
        """Modules of the crate whose functions the code calls."""

    def number(self, value: Value) -> str:
        return self._literal(value)

    def call(self, function: str, argument: str) -> str:
        self.uses.add("math")
        return f"math::{function}({argument})"

    def both(self, pair: SineAndCosine) -> str:
        """The statement that computes a sine and a cosine."""
        call = self.call("sin_cos", pair.angle)
        return f"let ({pair.sine}, {pair.cosine}) = {call};"

    def choice(self, test: Text, yes: Text, no: Text) -> tuple[str, int]:
        condition = f"{wrapped(test, SUM)} > {self.number(0)}"
        return f"if {condition} {{ {yes.code} }} else {{ {no.code} }}", CHOICE

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return array + "".join(f"[{k}]" for k in indices)

    def equations(self, node: Expr, name: str, args: Sequence[Text]) -> Lists:
        self.uses.add("equations")
        if node.op is FACTORS:
            n = node.value
            places = [f"{name}.A[{j}][{i}]" for i in range(n) for j in range(i + 1)]
            stores = [f"{place} = {text.code};" for place, text in zip(places, args, strict=True)]
            entries = (*(f"{name}.undetermined[{k}]" for k in range(n)), f"{name}.rank")
            return Lists((*stores, f"{name}.factor();"), entries, f"Factors<{n}>")
        factors, *vector = args
        n = len(vector)
        call = "solve" if node.op is SOLUTION else "null_part"
        stores = [f"{name}[{k}] = {text.code};" for k, text in enumerate(vector)]
        entries = tuple(f"{name}[{k}]" for k in range(n))
        return Lists((*stores, f"{factors.code}.{call}(&mut {name});"), entries, self.array((n,)))

    def array(self, shape: Sequence[int]) -> str:
        """The type of an array, of a number if it has no index.

        >>> from symdyn.codegen.module import NUMBERS
        >>> RustPrinter(NUMBERS["float"]).array((2, 7))
        '[[f32; 7]; 2]'
        """
        text = self.real
        for size in reversed(shape):
            text = f"[{text}; {size}]"
        return text

    def zeros(self, shape: Sequence[int]) -> str:
        """An array of zeros."""
        text = self.number(0)
        for size in reversed(shape):
            text = f"[{text}; {size}]"
        return text


def titled_lines(
    blocks: Iterable[Block],
    printer: RustPrinter,
    scalars: Mapping[str, str],
    references: Collection[str] = (),
) -> Titled:
    """All blocks for a template.

    `scalars` are the outputs that are one number, with what stands in front of such an output where
    it is stored: in a whole function it is a local. `references` are lists that are arguments.
    """
    return [(block.title_lines, _lines(block, printer, scalars, references)) for block in blocks]


def _lines(
    block: Block,
    printer: RustPrinter,
    scalars: Mapping[str, str],
    references: Collection[str],
) -> list[str]:
    lines: list[str] = []
    for statement in block.statements:
        if isinstance(statement, SineAndCosine):
            lines.append(printer.both(statement))
        elif isinstance(statement, Lines):
            *stores, last = statement.lines
            for name in references:  # an argument is a reference already
                last = last.replace(f"(&mut {name})", f"({name})")
            lines += [*stores, last]
        else:
            kind = scalars.get(statement.stores_to, "") if statement.stores_to else "let "
            lines.append(f"{kind}{statement.target} = {statement.text};")
    return lines


def join_items(
    start: str, items: Sequence[str], end: str, indent: int = 0, longest: int = LONGEST_LINE
) -> str:
    """A list in brackets on one line if it fits, else one item a line, as rustfmt has it.

    `longest` is the number of characters that all items may have together.

    >>> print(join_items("fn f(", ["a: f64", "b: f64"], ") {"))
    fn f(a: f64, b: f64) {
    """
    inside = ", ".join(items)
    line = f"{start}{inside}{end}"
    if indent + len(line) <= LONGEST_LINE and len(inside) <= longest:
        return line
    margin = " " * indent
    inner = "".join(f"\n{margin}    {item}," for item in items)
    return f"{start}{inner}\n{margin}{end}"


def string_literal(text: str) -> str:
    """A string; quotes, backslashes and what is not ASCII are escaped.

    >>> print(string_literal('"\\n'))
    "\\u{22}\\u{a}"
    """
    data = text.encode(errors="replace").decode()
    return '"' + "".join(c if ord(c) in _PLAIN else f"\\u{{{ord(c):x}}}" for c in data) + '"'


# -- tests of a crate: calls of its functions with known results ----------------------------------

LONGEST_ROW = 84


@dataclass(frozen=True)
class CheckedRustArray:
    """An argument of functions under test: its type, and its value at each trial in lines."""

    name: str
    type: str
    count: int
    rows: list[list[str]]


@dataclass(frozen=True)
class CheckedRustFunction:
    """A function with its expected results, ready for the template."""

    name: str
    trials: int
    outputs: list[CheckedRustArray]
    allowed: list[list[str]]
    call: str


def emit_self_test(module: Module, trials: Trials) -> dict[str, str]:
    """The text of the tests by the name of their file."""
    printer = RustPrinter(module.number)
    arrays = {array.name: array for program in module.programs for array in program.inputs}
    states = [
        CheckedRustArray(
            name,
            printer.array(array.shape),
            len(array.elements),
            [_row(state[name], array.shape, printer) for state in trials.states],
        )
        for name, array in arrays.items()
        if name != PARAMETERS
    ]
    text = render(
        "rust/self_test.rs.j2",
        module=module,
        real=REALS[module.number.name],
        states=states,
        trials=len(trials.states),
        tested=[_test_function(module, program, trials, printer) for program in module.programs],
    )
    return {"tests/functions.rs": text}


def _test_function(
    module: Module, program: Program, trials: Trials, printer: RustPrinter
) -> CheckedRustFunction:
    results = trials.results[program.name]
    outputs = []
    for k, array in enumerate(program.outputs):
        count = len(array.elements)
        rows = [_row(result.outputs[k], (count,), printer) for result in results]
        outputs.append(CheckedRustArray(array.name, printer.array((count,)), count, rows))
    arguments = [
        f"&{module.name}::P_NOMINAL"
        if array.name == PARAMETERS
        else f"{'&' if array.shape else ''}given_{array.name}[trial]"
        for array in program.inputs
    ]
    return CheckedRustFunction(
        program.name,
        len(results),
        outputs,
        [[printer.number(float(f"{x:.1e}")) for x in result.allowed] for result in results],
        join_items(f"let result = {module.name}::{program.name}(", arguments, ");", 8, CALL),
    )


def _row(values: Sequence[float], shape: Sequence[int], printer: RustPrinter) -> list[str]:
    """An array, in lines."""
    return wrap(_nested_brackets([printer.number(x) for x in values], shape), LONGEST_ROW)


def _nested_brackets(texts: Sequence[str], shape: Sequence[int]) -> str:
    """Nested brackets.

    >>> _nested_brackets(["1.0", "2.0", "3.0", "4.0"], (2, 2)), _nested_brackets(["1.0"], ())
    ('[[1.0, 2.0], [3.0, 4.0]]', '1.0')
    """
    if not shape:
        return texts[0]
    size = len(texts) // shape[0]
    parts = [texts[k * size : (k + 1) * size] for k in range(shape[0])]
    return "[" + ", ".join(_nested_brackets(part, shape[1:]) for part in parts) + "]"


# -- files ----------------------------------------------------------------------------------------

COMMENT_END = "\n"
"""A comment ends with its line."""
LONGEST_STRUCT = 18
"""Characters between the braces, as rustfmt has it."""


@dataclass(frozen=True)
class ResultField:
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
    fields: list[ResultField]
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
            banner=comment_lines(banner(module, "lib.rs", COMMENT_END), "//"),
            module=module,
            origin=comment_lines(paragraph(f"Source: {module.origin}."), "//!"),
            real=real,
            texts=[(name, string_literal(text)) for name, text in module.interface.texts],
            sizes=sizes_of(module),
            enumerations=[
                (
                    entries.prefix.lower(),
                    comment_lines(paragraph(entries.about), "//!", "    "),
                    [
                        (
                            name,
                            index,
                            comment_lines(paragraph(remark or entries.about), "///", "    "),
                        )
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
    if len(line) <= LONGEST_LINE - 2:  # the limit of rustfmt here
        return line
    return f"{start}{{\n    {function.name}, {function.result},\n}};"


def _constants(module: Module, array: Constants) -> tuple[str, str, int, list[str]]:
    printer = RustPrinter(module.number)
    largest = f"{printer.real}::{'MIN' if array.sign < 0 else 'MAX'}"
    values = [largest if value is None else printer.number(value) for value in array.values]
    about = comment_lines(paragraph(array.about), "///")
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
        comment_lines(documentation(program), "///"),
        sorted(printer.uses),
        result,
        [
            ResultField(comment_lines(of_field(a), "///", "    "), a.name, printer.array(a.shape))
            for a in program.outputs
        ]
        if result
        else [],
        join_items(f"pub fn {program.name}(", inputs, f") -> {kind} {{"),
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
    printer: RustPrinter, body: FunctionBody, scalars: Sequence[str]
) -> tuple[Titled, list[RustPart], list[str]]:
    parameters = [Block("parameters", [*body.parameters])] if body.parameters else []
    stored = dict.fromkeys(scalars, "let ")
    return titled_lines([*parameters, *body.blocks], printer, stored), [], []


def _in_parts(
    printer: RustPrinter, program: Program, body: FunctionBody, pieces: Sequence[Part]
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
                join_items(f"fn part{k}(", arguments, ") {"),
                titled_lines([*before, *piece.blocks], printer, scalars, body.lists),
            )
        )
        calls.append(join_items(f"part{k}(", [code for code, _ in given.values()], ");", 4, CALL))
    values = [value for piece in pieces for value in piece.keeps]
    if values:
        calls.insert(0, f"let mut {KEPT} = Kept::default();")
    return [(["in parts, which compile faster"], calls)], parts, values


# -- calls from Python, by way of a program that depends on the crate -----------------------------

FLAGS = ("-Copt-level=0",)
"""Compiled once and called a few times."""


def find_cargo() -> str:
    """$CARGO if set, else cargo."""
    chosen = os.environ.get("CARGO", "")
    found = shutil.which(chosen or "cargo")
    if chosen and not found:
        raise CompilerError(f"CARGO names {chosen!r}, which cannot be run; correct or unset it")
    if not found:
        raise CompilerError("no cargo found, which builds Rust; install Rust or set CARGO")
    return found


def load_rust(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: Sequence[str] = FLAGS
) -> dict[str, Call]:
    """The functions of a generated folder; the process ends with the last of them."""
    package = promised_file(folder, "Cargo.toml")
    promised_file(folder, "src/lib.rs")
    for function in manifest["functions"]:
        source = promised_file(folder, f"src/{function}.rs")
        text = source.read_text(encoding="utf-8", errors="replace")
        if f"pub fn {function}(" not in text:
            raise RobotError(f"src/{source.name} has no function {function}", str(folder))
    caller = Path(tempfile.mkdtemp(dir=scratch))
    (caller / "crate").symlink_to(folder.resolve())
    (caller / "src").mkdir()
    for file, text in _caller(manifest).items():
        (caller / file).write_text(text, encoding="ascii", newline="\n")
    build(caller, package, flags)
    return Process([str(caller / "target" / "debug" / "caller")], package).functions(manifest)


def build(crate: Path, source: Path, flags: Sequence[str]) -> None:
    """Build a crate in its own folder; `source` is what errors name."""
    command = [find_cargo(), "build", "--offline", "--quiet", "--color", "never"]
    environment = {
        **os.environ,
        "CARGO_ENCODED_RUSTFLAGS": "\x1f".join(flags),
        "CARGO_TARGET_DIR": str(crate / "target"),
    }
    done = subprocess.run(
        command,
        cwd=crate,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        found = re.search(r"^error.*", done.stderr, re.M)
        reason = printable(found[0] if found else done.stderr.strip() or "without a message")
        raise CompilerError(f"{source.parent.name}: cargo rejects it: {reason}")


def _caller(manifest: dict[str, Any]) -> dict[str, str]:
    """The files of the program."""
    functions = []
    for name, entry in manifest["functions"].items():
        count = sum(prod(shape) for _, shape in entry["inputs"])
        given = [f"{'&' if shape else ''}take(x)" for _, shape in entry["inputs"]]
        outputs = [output for output, _ in entry["outputs"]]
        results = [f".{output}" for output in outputs] if len(outputs) > 1 else [""]
        functions.append((name, count, ", ".join(given), results))
    real = REALS[manifest["dtype"]]
    return {
        "Cargo.toml": render("rust/caller.toml.j2", name=manifest["name"]),
        "src/main.rs": render("rust/caller.rs.j2", functions=functions, real=real),
    }
