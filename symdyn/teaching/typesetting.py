"""How formulas are written: decimals, powers and names, as text and as LaTeX."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symdyn.graph.formula_text import FIRST, as_latex, as_text
from symdyn.graph.formulas import Symbol, SymbolicFormula
from symdyn.support.names import out_of_tex, tex
from symdyn.teaching.display.numbers import DIGITS


@dataclass(frozen=True)
class TextAndLatex:
    """A sentence, or an equation for an `align*`, as text and as LaTeX."""

    text: str
    latex: str

    def solid(self, blank: str) -> str:
        """The text with this sign for every blank at which no line may be broken."""
        return self.text

    def then(self, other: TextAndLatex) -> TextAndLatex:
        """Both sentences."""
        return TextAndLatex(f"{self.text} {other.text}", f"{self.latex} {other.latex}")


def plain(formula: SymbolicFormula, inertias: str = FIRST) -> str:
    """Return a formula as text."""
    return as_text(formula, inertias)


def latex(formula: SymbolicFormula, names: Mapping[Symbol, str], inertias: str = FIRST) -> str:
    """Return a formula as LaTeX."""
    return as_latex(formula, names, inertias)


_UNIT = re.compile("[A-Za-z]+")
_UNITS = re.compile(r"[A-Za-z]{1,6}(\^-?\d)?([ /][A-Za-z]{1,6}(\^-?\d)?){0,4}")


def latex_unit(unit: str) -> str:
    r"""A unit behind a number in a formula.

    >>> print(latex_unit("kg m^2"), latex_unit("N/rad"))
    \,\mathrm{kg}\,\mathrm{m}^{2} \,\mathrm{N}/\mathrm{rad}
    """
    if not _UNITS.fullmatch(unit):
        return rf"\text{{ {tex(unit)}}}" if unit else ""
    shown = re.sub(r"\^(-?\d)", r"^{\1}", _UNIT.sub(r"\\mathrm{\g<0>}", unit))
    return rf"\,{re.sub(' +', lambda _: chr(92) + ',', shown)}"


def numbers(values: Any) -> str:
    """A row of numbers as text: (0.7, 0.32)."""
    return "(" + ", ".join(f"{float(x):.{DIGITS}g}" for x in values) + ")"


def unescaped(text: str) -> str:
    r"""Words of LaTeX as they are read: what `names.tex` escaped, and dashes.

    >>> unescaped(r"50\% of a\_b -- c")
    '50% of a_b \u2013 c'
    """
    return out_of_tex(re.sub(r"(?<!\S)--(?!\S)", "\N{EN DASH}", text))
