"""Expressions as text. One small subclass per language says how it writes its atoms."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from fractions import Fraction

from symdyn.graph.expr import ADD, DIV, MUL, NEG, SUB, Expr, Number

SUM, PRODUCT, ATOM = 1, 2, 3
Text = tuple[str, int]
"""What a sub-expression looks like and how tightly it binds."""


class Printer(ABC):
    """Operators that C and Python share; calls, numbers and subscripts are the subclass's."""

    joins_sine_and_cosine = False
    """True where one call gives both of an angle."""
    stores_at_once = False
    """True where a result is stored as soon as it is known, so that fewer values stay alive."""

    def number(self, value: Number) -> str:
        """A floating-point literal that reads back to the same value."""
        return repr(float(value) if isinstance(value, Fraction) else value * 1.0)

    @abstractmethod
    def call(self, function: str, argument: str) -> str:
        """A call of sin, cos, sqrt, sign, abs or tanh."""

    @abstractmethod
    def subscript(self, array: str, indices: Sequence[int]) -> str:
        """An element of an array."""

    def constant(self, value: Number) -> Text:
        """A literal; a negative one is wrapped wherever an operator could touch it."""
        return self.number(value), (ATOM if value >= 0 else SUM)

    def operation(self, node: Expr, args: Sequence[Text]) -> Text:
        """The text of a node from the texts of its arguments, in the graph's own order."""
        if node.op is NEG:
            return f"-{_wrap(args[0], PRODUCT)}", SUM
        if node.op is ADD or node.op is SUB:
            sign = "+" if node.op is ADD else "-"
            return f"{_wrap(args[0], SUM)} {sign} {_wrap(args[1], PRODUCT)}", SUM
        if node.op is MUL or node.op is DIV:
            sign = "*" if node.op is MUL else "/"
            return f"{_wrap(args[0], PRODUCT)} {sign} {_wrap(args[1], ATOM)}", PRODUCT
        return self.call(node.op, args[0][0]), ATOM


def _wrap(text: Text, least: int) -> str:
    return text[0] if text[1] >= least else f"({text[0]})"
