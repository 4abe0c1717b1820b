"""How C++ writes what C writes otherwise: literals of any scalar, flat arrays, helpers."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.codegen.c.text import RESERVED as IN_C
from symdyn.codegen.c.text import CPrinter
from symdyn.codegen.module import Number
from symdyn.codegen.printer import Printer, Shapes, flat_subscript
from symdyn.codegen.statements import SineAndCosine
from symdyn.graph.expr import Number as Value
from symdyn.support import names

SCALAR = "Scalar"
"""The template parameter."""
_CALLS = {"sign": "detail::sign_of"}
RESERVED = IN_C | names.CPP.words | {SCALAR, "abs"}
"""What no local may be called: names that the functions use, and words of the language."""


class CppPrinter(CPrinter):
    """C++ on a template parameter, which finds the functions of its type by their arguments."""

    part = "void"
    inside = "detail::"

    def __init__(self, number: Number, shapes: Shapes) -> None:
        super().__init__(number)
        self.real = SCALAR
        self.shapes = shapes
        self.called: set[str] = set()
        """The functions of <cmath> that the code calls."""

    def number(self, value: Value) -> str:
        super().number(value)  # refuses what the module's number type cannot hold
        return f"{SCALAR}({Printer.number(self, value)})"

    def call(self, function: str, argument: str) -> str:
        if function in _CALLS:
            return f"{_CALLS[function]}({argument})"
        self.called.add(function)
        return f"{function}({argument})"

    def factors(self, rows: int) -> str:
        return f"detail::symdyn_factors<{SCALAR}, {rows}>"

    def solver(self, what: str, rows: int) -> str:
        return f"detail::symdyn_{what}"

    def both(self, pair: SineAndCosine) -> str:
        return f"detail::sincos({pair.angle}, {pair.sine}, {pair.cosine});"

    def cleared(self, array: str, count: int) -> tuple[str, ...]:
        return (f"std::fill_n({array}, {count}, {self.number(0)});",)

    def kept(self, function: str) -> str:
        return f"detail::{function}_kept<{SCALAR}>"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return flat_subscript(array, indices, self.shapes)
