"""Expressions as text. One small subclass per language says how it writes its atoms."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from symdyn.errors import FunctionError
from symdyn.graph.expr import ADD, DIV, MUL, NEG, SELECT, SUB, Expr, Number

CHOICE, SUM, PRODUCT, ATOM = 0, 1, 2, 3
"""How tightly a text binds: a choice of two values, terms of a sum, factors of a product, anything
in one piece."""
SIGNS = {ADD: "+", SUB: "-", MUL: "*", DIV: "/"}


class Text(NamedTuple):
    """A sub-expression as code, with what it reads and costs.

    `reads` are the names of the locals and arrays in it, from left to right; `operations` counts
    its sums, differences, products, quotients and choices.
    """

    code: str
    binding: int = ATOM
    reads: tuple[str, ...] = ()
    operations: int = 0


class Lists(NamedTuple):
    """Code that fills a list, how its entries are read, and how a function declares it in front of
    all code, if it does. After the entries of factors, which say what is undetermined, is the rank.
    """

    lines: tuple[str, ...]
    entries: tuple[str, ...]
    declaration: str = ""


Shapes = Mapping[str, tuple[int, ...]]
"""The shapes of arrays by name."""


def local(name: str) -> Text:
    """The text that reads a local."""
    return Text(name, ATOM, (name,))


class Printer(ABC):
    """Infix operators as most languages have them; the subclass adds calls and subscripts.

    A language with other operators overrides `write`.
    """

    joins_sine_and_cosine = False
    """True where one call gives both of an angle."""
    stores_at_once = False
    """True where a result is stored as soon as it is known, so that fewer values stay alive."""

    def number(self, value: Number) -> str:
        """A floating-point literal that reads back to the same value."""
        return repr(float(value) if isinstance(value, Fraction) else value * 1.0)

    @abstractmethod
    def call(self, function: str, argument: str) -> str:
        """A call of sin, cos, sqrt, sign, abs, tanh or atan2, whose argument is `y, x`."""

    @abstractmethod
    def subscript(self, array: str, indices: Sequence[int]) -> str:
        """An element of an array."""

    def equations(self, node: Expr, name: str, args: Sequence[Text]) -> Lists:
        """Fill the list `name` of equations (`graph/equations.py`); by default an error."""
        raise FunctionError(
            "this language cannot solve equations with pivoting, which closed chains need; use "
            "another target, or leave these functions out"
        )

    def cleared(self, array: str, count: int) -> tuple[str, ...]:
        """Code that makes all entries of an array zero; none where that takes no loop or call."""
        return ()

    def constant(self, value: Number) -> Text:
        """A literal; operators put a negative one in parentheses."""
        return Text(self.number(value), ATOM if value >= 0 else SUM)

    def element(self, array: str, indices: Sequence[int]) -> Text:
        """The text that reads an element of an array."""
        return Text(self.subscript(array, indices), ATOM, (array,))

    def operation(self, node: Expr, args: Sequence[Text]) -> Text:
        """The text of a node from the texts of its arguments, in the graph's own order."""
        code, binding = self.write(node.op, args)
        if len(args) == 1:
            return Text(code, binding, args[0].reads, args[0].operations)
        reads = tuple(name for text in args for name in text.reads)
        return Text(code, binding, reads, sum(text.operations for text in args) + 1)

    def write(self, op: str, args: Sequence[Text]) -> tuple[str, int]:
        """The code of an operator or function of its arguments, and how tightly it binds."""
        if op is NEG:
            return f"-{wrapped(args[0], PRODUCT)}", SUM
        if op is ADD or op is SUB:
            return f"{wrapped(args[0], SUM)} {SIGNS[op]} {wrapped(args[1], PRODUCT)}", SUM
        if op is MUL or op is DIV:
            return f"{wrapped(args[0], PRODUCT)} {SIGNS[op]} {wrapped(args[1], ATOM)}", PRODUCT
        if op is SELECT:
            return self.choice(*args)
        return self.call(op, ", ".join(text.code for text in args)), ATOM

    def choice(self, test: Text, yes: Text, no: Text) -> tuple[str, int]:
        """`yes` where the test is positive, else `no`; names and literals, which cost nothing."""
        positive = f"{wrapped(test, SUM)} > {self.number(0)}"
        return f"{positive} ? {wrapped(yes, SUM)} : {wrapped(no, SUM)}", CHOICE


def wrapped(text: Text, least: int) -> str:
    """The code, in parentheses if it binds less tightly than that."""
    return text.code if text.binding >= least else f"({text.code})"


def flat_subscript(array: str, indices: Sequence[int], shapes: Shapes) -> str:
    """An element of an array that the language has in one row, row by row.

    >>> flat_subscript("M", [2, 3], {"M": (7, 7)}), flat_subscript("T", [], {"T": ()})
    ('M[2 * 7 + 3]', 'T[0]')
    """
    place = ""
    for index, size in zip(indices, shapes[array], strict=True):
        if place:
            row = f"({place})" if " + " in place else place
            place = f"{row} * {size} + {index}"
        else:
            place = str(index)
    return f"{array}[{place or 0}]"
