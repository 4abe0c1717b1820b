"""How C writes numbers, calls and statements; scalar functions and batches share it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from symdyn.codegen.module import Number
from symdyn.codegen.printer import Lists, Printer, Text
from symdyn.codegen.statements import Block, Lines, Place, SineAndCosine
from symdyn.errors import FunctionError
from symdyn.graph.expr import FACTORS, SOLUTION, Expr
from symdyn.graph.expr import Number as Value

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
Titled = list[tuple[list[str], list[str]]]
"""Lines of code under lines of titles."""


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
        import numpy as np

        with np.errstate(over="ignore"):
            single = np.float32(value)
        if not np.isfinite(single):
            raise FunctionError(
                f"the constant {float(value)} does not fit into a float; use double"
            )
        text = str(single)
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
