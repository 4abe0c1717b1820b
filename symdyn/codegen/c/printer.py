"""How C writes numbers, calls and statements, and what a header says of functions and constants."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.module import Constants, Enumeration, Number, described
from symdyn.codegen.printer import Lists, Printer, Text
from symdyn.codegen.statements import Block, Lines, Place, SineAndCosine, Titled
from symdyn.errors import FunctionError
from symdyn.graph import Program
from symdyn.graph.expr import FACTORS, SOLUTION, Expr, Number as Value

KEPT = "kept"
"""The struct in which the parts of a long function hand values on."""
LOOPED = ("angles", "offsets", "sines", "cosines", "i", "j", "k", "l")
"""Names in loops over angles and over results."""
RESERVED = frozenset({"sin", "cos", "sqrt", "fabs", "tanh", "atan2", "sign_of", KEPT, *LOOPED})
_CALLS = {"abs": "fabs", "sign": "sign_of", "sin": "symdyn_sin", "cos": "symdyn_cos"}

SUFFIX = {"double": "", "float": "f"}
"""What the functions of <math.h> and literals of a number type end with."""
LONGEST_LINE = 96
_PLAIN = frozenset(range(32, 127)) - frozenset(b'"\\?')
"""Bytes that mean themselves in a string of C."""


def kept(value: str) -> Place:
    """Where a value stays that passes from one part of a function to a later one."""
    return Place(KEPT, f"{KEPT}->{value}")


class CPrinter(Printer):
    """C's calls, literals and subscripts, in double or single precision."""

    joins_sine_and_cosine = True
    stores_at_once = True
    part = "SYMDYN_APART void"
    """What a part of a long function begins with."""
    inside = ""
    """What stands before the names of parts where they are called."""

    def __init__(self, number: Number) -> None:
        self.type = number
        self.real = number.name
        """What declarations call the number type."""

    def number(self, value: Value) -> str:
        if self.type.name == "double":
            return super().number(value)
        if not math.isfinite(self.type.nearest(float(value))):
            raise FunctionError(
                f"the constant {float(value)} does not fit into a float; use double"
            )
        text = self.type.shortest(float(value))
        return text + ("f" if "." in text or "e" in text else ".0f")

    def call(self, function: str, argument: str) -> str:
        name = _CALLS.get(function, function)
        suffix = "" if name == "sign_of" else SUFFIX[self.type.name]
        return f"{name}{suffix}({argument})"

    def equations(self, node: Expr, name: str, args: Sequence[Text]) -> Lists:
        if node.op is FACTORS:
            n = node.value
            places = [f"{name}->A[{j}][{i}]" for i in range(n) for j in range(i + 1)]
            stores = [f"{place} = {text.code};" for place, text in zip(places, args, strict=True)]
            entries = (*(f"{name}->undetermined[{k}]" for k in range(n)), f"{name}->rank")
            lines = (*stores, f"{self.solver('factor', n)}({name});")
            return Lists(lines, entries, f"{self.factors(n)} {name}[1]")
        factors, *vector = args
        n = len(vector)
        call = self.solver("solve" if node.op is SOLUTION else "null_part", n)
        stores = [f"{name}[{k}] = {text.code};" for k, text in enumerate(vector)]
        lines = (*stores, f"{call}({factors.code}, {name});")
        entries = tuple(f"{name}[{k}]" for k in range(n))
        return Lists(lines, entries, f"{self.real} {name}[{n}]")

    def factors(self, rows: int) -> str:
        """The type of the factors of a matrix."""
        return f"symdyn_factors{rows}"

    def solver(self, what: str, rows: int) -> str:
        """The function that factors a matrix, or solves or projects with the factors."""
        return f"symdyn_{what}{rows}"

    def both(self, pair: SineAndCosine) -> str:
        """The call that computes a sine and a cosine, which are declared already."""
        return f"symdyn_sincos{SUFFIX[self.real]}({pair.angle}, &{pair.sine}, &{pair.cosine});"

    def cleared(self, array: str, count: int) -> tuple[str, ...]:
        # One loop over all entries in a row: compilers know a faster way to clear memory.
        return (
            f"{self.real} *const {array}_entries = ({self.real} *){array};",
            f"for (int k = 0; k < {count}; k++) {{",
            f"    {array}_entries[k] = {self.number(0)};",
            "}",
        )

    def kept(self, function: str) -> str:
        """The type of what the parts of a long function keep for later ones."""
        return f"struct {function}_kept"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return array + "".join(f"[{k}]" for k in indices or [0])


def lines_of(block: Block, printer: CPrinter) -> list[str]:
    """The statements of a block; sines and cosines that one call computes are declared first."""
    pairs = [s for s in block.statements if isinstance(s, SineAndCosine)]
    names = ", ".join(name for pair in pairs for name in (pair.sine, pair.cosine))
    lines = wrap(f"{printer.real} {names};", 80, subsequent_indent="    ") if pairs else []
    for statement in block.statements:
        if isinstance(statement, SineAndCosine):
            lines.append(printer.both(statement))
        elif isinstance(statement, Lines):
            lines += statement.lines
        else:
            kind = "" if statement.stores_to else f"const {printer.real} "
            lines.append(f"{kind}{statement.target} = {statement.text};")
    return lines


def titled_lines(blocks: Iterable[Block], printer: CPrinter) -> Titled:
    """All blocks for a template."""
    return [(block.title_lines, lines_of(block, printer)) for block in blocks]


def string_literal(text: str) -> str:
    """A string of C; quotes, backslashes, `?` (of trigraphs) and what is not ASCII are octal.

    >>> print(string_literal('", abort(), "'))
    "\\042, abort(), \\042"
    """
    data = text.encode(errors="surrogateescape")
    return '"' + "".join(chr(c) if c in _PLAIN else f"\\{c:03o}" for c in data) + '"'


def prototype(name: str, arguments: Sequence[str]) -> str:
    """On one line if it fits, else one argument a line, beside the name or below it."""
    line = f"{name}({', '.join(arguments)})"
    if len(line) <= LONGEST_LINE:
        return line
    indent = " " * (len(name) + 1)
    if len(indent) + max(map(len, arguments)) < LONGEST_LINE:
        return f"{name}(" + f",\n{indent}".join(arguments) + ")"
    return f"{name}(\n    " + ",\n    ".join(arguments) + ")"


def call(name: str, arguments: Sequence[str]) -> str:
    """A call as a statement inside a loop, on as few lines as possible."""
    text = ", ".join(arguments)
    lines = wrap(text, max(84 - len(name), 24), break_long_words=False)
    return f"{name}(" + ("\n" + " " * (len(name) + 9)).join(lines) + ");"


# -- the header: names of indices, constants, comments for Doxygen --------------------------------

WIDTH = 92
LARGEST = {"double": "1.7976931348623157e+308", "float": "3.4028235e+38f"}


@dataclass(frozen=True)
class CEnumeration:
    """An enumeration in lines."""

    about: str
    lines: list[str]


@dataclass(frozen=True)
class CConstants:
    """An array of constants, its values in lines."""

    about: str
    name: str
    count: int
    values: list[str]


def enumeration(entries: Enumeration, prefix: str = "") -> CEnumeration:
    """The constants of an enumeration, aligned with their remarks; names begin with the prefix."""
    prefix = f"{prefix}{entries.prefix}_"
    last = len(entries.entries) - 1
    codes = [
        f"{prefix}{name} = {index}{',' if k < last else ''}"
        for k, (name, index, _) in enumerate(entries.entries)
    ]
    width = max(map(len, codes))
    lines = [
        f"{code:<{width}} /**< {remark} */" if remark else code
        for code, (_, _, remark) in zip(codes, entries.entries, strict=True)
    ]
    return CEnumeration(entries.about, lines)


def constants(array: Constants, number: Number, prefix: str = "") -> CConstants:
    """An array of constants; its name begins with the prefix."""
    values = [_number(number, value, array.sign) for value in array.values]
    return CConstants(
        array.about,
        f"{prefix}{array.name}",
        len(values),
        wrap(", ".join(values), WIDTH - 4),
    )


def _number(number: Number, value: float | None, sign: int) -> str:
    if value is None:
        return f"{'-' if sign < 0 else ''}{LARGEST[number.name]}"
    return CPrinter(number).number(value)


def documentation(program: Program) -> list[str]:
    """The comment of a function: what it computes, what its arguments are, what it costs."""
    lines = [*wrap(f"@brief {program.about}", WIDTH), ""]
    arguments = [
        *(("@param[in] ", array) for array in program.inputs),
        *(("@param[out]", array) for array in program.outputs),
    ]
    width = max(len(array.name) for _, array in arguments)
    for command, array in arguments:
        head = f"{command} {array.name:<{width}}  "
        lines += wrap(head + described(array), WIDTH, subsequent_indent=" " * len(head))
    return [*lines, "", f"{program.operations}, by {program.derived_by}."]
