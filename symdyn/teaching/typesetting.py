"""How formulas are written: decimals, powers and names, as text and as LaTeX."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symdyn.support.names import out_of_tex, tex
from symdyn.teaching.display.numbers import DIGITS
from symdyn.teaching.display.order import FIRST, as_latex, as_text


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


def plain(expression: Any, inertias: str = FIRST) -> str:
    """An expression as text."""
    return as_text(expression, inertias)


def latex(expression: Any, names: Mapping[Any, str], inertias: str = FIRST) -> str:
    """An expression as LaTeX; matrices in brackets."""
    return as_latex(expression, names, inertias)


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

_UNIT = re.compile("[A-Za-z]+")
_UNITS = re.compile(r"[A-Za-z]{1,6}(\^-?\d)?([ /][A-Za-z]{1,6}(\^-?\d)?){0,4}")

_COMPONENT = re.compile("(?P<letter>[qvw])(?P<axis>[wxyz])(?P<rate>d?)")
"""Components of quaternions, velocities, angular velocities (wx) and of their rates (wxd)."""


def latex_name(name: str) -> str:
    """A name such as `qd_1` or `lc_2` in LaTeX.

    >>> print(*map(latex_name, ("omega_1", "lc_2", "vx_1", "wxd_1")))
    \\omega_{1} l_{c2} v_{x1} \\dot{\\omega}_{x1}

    A c behind another letter is its index: the distance to a centre of mass. So are the axes of the
    components that joints of several DoF have: v_{x1} of vx_1 is not v times x_1.
    """
    if name in _LATEX:
        return _LATEX[name]
    base, _, index = name.partition("_")
    base = base.rpartition(".")[2]  # without the paper's name: pp99.G is G
    shown = base if len(base) == 1 else _LATEX.get(base, f"\\mathit{{{base}}}")
    index = index.replace("_", "\\_")
    if component := _COMPONENT.fullmatch(base):
        letter = _LATEX["omega"] if component["letter"] == "w" else component["letter"]
        shown = f"\\dot{{{letter}}}" if component["rate"] else letter
        return f"{shown}_{{{component['axis']}{index}}}"
    if len(base) == 2 and base[0].islower() and base.endswith("c"):
        shown, index = base[0], f"c{index}"
    return f"{shown}_{{{index}}}" if index else shown


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
