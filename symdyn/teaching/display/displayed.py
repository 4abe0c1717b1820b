"""The model of a robot for people: closed forms as a textbook has them, and g as a symbol."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from symdyn.graph.normal.harmonics import Harmonics
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display import gravity
from symdyn.teaching.display.numbers import ROUNDED, decimal, is_rounded
from symdyn.teaching.display.writing import Display

BOOK, SUMS, PRODUCTS = "book", "sums", "products"
ANGLES = (BOOK, SUMS, PRODUCTS)
"""How angles are written: cos(q2) sin(q2 + q3), products between runs of parallel axes and sums
inside them; sums everywhere, as in the normal form; or products everywhere."""


class Displayed(ClosedForms):
    """A model whose expressions are for reading; equal to those it was made from, but not unique.

    It remembers what has to be said about what was shown: the value of g, and that numbers were
    rounded.
    """

    def __init__(self, model: ClosedForms, angles: str = BOOK) -> None:
        plain = None if model.plain is model else model.plain
        super().__init__(model.robot, model.at, model.given, plain, **model.options)
        self.angles = angles
        self._said: set[str] = set()

    @cached_property
    def _display(self) -> Display:
        return Display.of(self.robot)

    def expressions(
        self, forms: Sequence[Harmonics], symbol: Callable[[str], Any] | None = None
    ) -> list[Any]:
        import sympy

        if self.angles == BOOK:
            return self._display.expressions(forms, symbol or self.symbol)
        sums = super().expressions(forms, symbol)
        return sums if self.angles == SUMS else [sympy.expand_trig(one) for one in sums]

    def shown(self, expression: Any) -> Any:
        if is_rounded(expression):
            self._said.add(ROUNDED)
        if self.g is not None and self.symbol(self.g) in expression.free_symbols:
            self._said.add(self.g)
        return decimal(expression, in_decimals=self.has_decimals)

    @property
    def notes(self) -> list[str]:
        """Sentences about what has been shown; formulas stand between backquotes."""
        found = []
        if self.g is not None and self.g in self._said:
            value = self.values[self.symbol(self.g)]
            found.append(f"`{gravity.SYMBOL} = {value:.6g} {gravity.UNIT}`.")
        return found + self.roundings

    @property
    def roundings(self) -> list[str]:
        """The note about numbers, for texts that say elsewhere what g is."""
        return [ROUNDED] * (ROUNDED in self._said)


def displayed(model: ClosedForms, angles: str = BOOK) -> Displayed:
    """The model for people; it begins without notes."""
    return Displayed(model.with_g, angles)
