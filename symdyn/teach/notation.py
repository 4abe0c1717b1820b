"""How formulas are written: decimals, powers and names, as text and as LaTeX."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LARGEST_DENOMINATOR = 12
"""Up to this denominator fractions stay (1/2, 1/12); others came from decimals and return."""

DIGITS = 6
"""The digits that are shown of numbers computed at a given configuration."""


@dataclass(frozen=True)
class Words:
    """A sentence, or an equation for an `align*`, as text and as LaTeX."""

    text: str
    latex: str

    def solid(self, blank: str) -> str:
        """The text with this sign for every blank at which no line may be broken."""
        return self.text


def decimal(expression: Any, digits: int | None = None) -> Any:
    """Rational numbers with large denominators as decimals: 9.81, not 981/100.

    They are rounded to `digits`, if given.
    """
    import sympy

    changes = {
        number: sympy.Float(str(float(number)) if digits is None else f"{float(number):.{digits}g}")
        for number in expression.atoms(sympy.Rational, sympy.Float)
        if number.is_Float or number.q > LARGEST_DENOMINATOR
    }
    return expression.xreplace(changes)


def plain(expression: Any) -> str:
    """An expression as text."""
    import sympy

    text = sympy.sstr(expression, full_prec=False)
    return re.sub(r"\*\*", "^", text)


def latex(expression: Any, names: Mapping[Any, str]) -> str:
    """An expression as LaTeX; matrices in brackets."""
    import sympy

    options = {"mat_str": "bmatrix", "mat_delim": ""}
    return str(sympy.latex(expression, symbol_names=dict(names), **options))


GREEK = (
    *("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"),
    *("lambda", "mu", "nu", "xi", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi"),
    *("omega", "Gamma", "Delta", "Theta", "Lambda", "Xi", "Pi", "Sigma", "Upsilon", "Phi"),
    *("Psi", "Omega"),
)
"""Names that LaTeX has a command for."""
_LATEX = {name: f"\\{name}" for name in GREEK} | {
    "omegad": "\\dot{\\omega}",
    "qd": "\\dot{q}",
    "qdd": "\\ddot{q}",
    "Jhat": "\\hat{J}",
    "T_hat": "\\hat{T}",
}


def latex_name(name: str) -> str:
    """A name such as `qd_1` or `lc_2` in LaTeX.

    >>> print(latex_name("omega_1"), latex_name("lc_2"))
    \\omega_{1} \\mathit{lc}_{2}
    """
    if name in _LATEX:
        return _LATEX[name]
    base, _, index = name.partition("_")
    base = base.rpartition(".")[2]  # without the paper's name: pp99.G is G
    shown = base if len(base) == 1 else _LATEX.get(base, f"\\mathit{{{base}}}")
    index = index.replace("_", "\\_")
    return f"{shown}_{{{index}}}" if index else shown


def numbers(values: Any) -> str:
    """A row of numbers as text: (0.7, 0.32)."""
    return "(" + ", ".join(f"{float(x):.{DIGITS}g}" for x in values) + ")"
