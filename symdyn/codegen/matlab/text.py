"""How MATLAB writes operators, subscripts and statements: every value is a row over the states."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from math import prod

from symdyn.codegen.c.text import Titled
from symdyn.codegen.printer import ATOM, PRODUCT, Lists, Printer, Shapes, Text, wrapped
from symdyn.codegen.statements import Block, Lines, SineAndCosine
from symdyn.graph.expr import DIV, FACTORS, MUL, SOLUTION, Expr
from symdyn.support import names

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
