"""How JavaScript writes calls, subscripts and statements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symdyn.codegen.c.text import Titled
from symdyn.codegen.printer import Lists, Printer, Shapes, Text, flat_subscript
from symdyn.codegen.statements import Block, Lines, Place, SineAndCosine
from symdyn.graph.expr import FACTORS, SOLUTION, Expr
from symdyn.support import names

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
