"""How Rust writes numbers, calls, types and statements."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from symdyn.codegen.c.text import CPrinter, Titled
from symdyn.codegen.module import Number
from symdyn.codegen.printer import CHOICE, SUM, Lists, Printer, Text, wrapped
from symdyn.codegen.statements import Block, Lines, Place, SineAndCosine
from symdyn.graph.expr import FACTORS, SOLUTION, Expr
from symdyn.graph.expr import Number as Value
from symdyn.support import names

KEPT = "kept"
"""The struct in which the parts of a long function hand values on."""
RESERVED = names.RUST.words | {KEPT, "Some", "None", "Ok", "Err"}
"""What no local may be called: words, and what a pattern would compare with."""
REALS = {"double": "f64", "float": "f32"}
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
        self._c = CPrinter(number)
        self.uses: set[str] = set()
        """Modules of the crate whose functions the code calls."""

    def number(self, value: Value) -> str:
        return self._c.number(value).removesuffix("f")  # refuses what the type cannot hold

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


def listed(
    start: str, items: Sequence[str], end: str, indent: int = 0, longest: int = LONGEST_LINE
) -> str:
    """A list in brackets on one line if it fits, else one item a line, as rustfmt has it.

    `longest` is the number of characters that all items may have together.

    >>> print(listed("fn f(", ["a: f64", "b: f64"], ") {"))
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
