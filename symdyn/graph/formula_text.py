"""Formulas as text and as LaTeX, in the order of a textbook: inertias, masses, lengths, angles.

    I_1 + m_1 lc_1^2 + m_2 (l_1^2 + lc_2^2 + 2 l_1 lc_2 cos(q_2)),     -m_2 l_1 lc_2 sin(q_2) qd_2

What a symbol is, is seen from its name, which books agree on: I and J are inertias, m masses, qd
and qdd rates (thetad and dd in books), g gravity. Terms with accelerations come first, then those
with rates. Books do not agree on where inertias stand: before all masses, behind them, or link by
link.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Any

from symdyn.graph.formulas import Call, Constant, Power, Product, Sum, Symbol, SymbolicFormula
from symdyn.graph.leaves import Number
from symdyn.support.latex.symbols import latex_name

NUMBER, INERTIA, MASS, OTHER, GRAVITY, ANGLE, RATE, ACCELERATION = range(8)

_KINDS = (
    (ACCELERATION, re.compile(r"(q|theta|d)dd|tau|(omega|[wv][xyz])d")),
    (RATE, re.compile(r"(q|theta|d)d|omega|[wv][xyz]")),
    (INERTIA, re.compile(r"[IJ]([xyz]{1,2})?")),
    (MASS, re.compile(r"[mM]|mc[xyz]|beta")),
    (GRAVITY, re.compile(r"g")),
)
_PIECES = re.compile(r"(\d+)")

FIRST, LAST, BY_LINK = "first", "last", "by link"
INERTIAS = (FIRST, LAST, BY_LINK)
"""Where inertias stand among masses in a sum."""

Key = tuple[Any, ...]


def kind_of(name: str) -> int:
    """What kind of quantity has this name."""
    base = name.partition("_")[0].rstrip("0123456789")
    return next((kind for kind, names in _KINDS if names.fullmatch(base)), OTHER)


def natural(name: str) -> Key:
    """l_2 before l_10."""
    return tuple((0, int(x), "") if x.isdigit() else (1, 0, x) for x in _PIECES.split(name) if x)


def _symbol_key(symbol: Symbol) -> Key:
    base, _, index = symbol.name.partition("_")
    return kind_of(symbol.name), base, natural(index)


@lru_cache(maxsize=4096)
def _names(formula: SymbolicFormula) -> tuple[tuple[Symbol, ...], tuple[Call, ...]]:
    """The symbols outside of functions, and the functions such as sines, in their order."""
    leaves = _leaves(formula)
    symbols = {x for x in leaves if isinstance(x, Symbol)}
    waves = [x for x in leaves if isinstance(x, Call)]
    return tuple(sorted(symbols, key=_symbol_key)), tuple(sorted(waves, key=_wave_key))


def _leaves(formula: SymbolicFormula) -> list[SymbolicFormula]:
    if isinstance(formula, (Symbol, Call)):
        return [formula]
    return [leaf for part in formula.parts for leaf in _leaves(part)]


def _wave_key(wave: Call) -> Key:
    angles = sorted(map(_symbol_key, wave.symbols))
    return len(angles), angles, wave.name != "cos"


def _body_key(kind: int, name: str, inertias: str) -> Key:
    """Where an inertia or a mass stands."""
    if inertias == BY_LINK:
        return natural(name.partition("_")[2]), kind, natural(name)
    return -kind if inertias == LAST else kind, natural(name)


@lru_cache(maxsize=4096)
def term_key(term: SymbolicFormula, inertias: str = FIRST) -> Key:
    """Where a term stands in a sum."""
    symbols, waves = _names(term)
    kinds = [kind_of(symbol.name) for symbol in symbols]
    rates = [(x.name, natural(x.name)) for x, k in zip(symbols, kinds, strict=True) if k >= RATE]
    motion = 0 if ACCELERATION in kinds else 1 if RATE in kinds else 2
    bodies = [
        _body_key(kind, x.name, inertias)
        for x, kind in zip(symbols, kinds, strict=True)
        if kind in (INERTIA, MASS)
    ]
    lengths = [_symbol_key(x) for x, k in zip(symbols, kinds, strict=True) if OTHER <= k < ANGLE]
    some = (0, bodies) if bodies else (1,)
    return (
        motion,
        not (isinstance(term, Symbol) and motion == 0),
        rates if motion == 0 or not bodies else [],
        (-1,) if not symbols and not waves else some,
        len(waves),
        [_wave_key(wave) for wave in waves],
        -max((e for x, e in term.powers if isinstance(x, Symbol)), default=0),
        lengths,
        rates,
        as_text(term),
    )


def factor_key(factor: Power) -> Key:
    """Where a factor stands in a product."""
    base, exponent = factor
    if isinstance(base, Constant):
        return (NUMBER,)
    text = _power_text(base, exponent, FIRST)
    if isinstance(base, Symbol):
        kind, *rest = _symbol_key(base)
        return (kind, 0, *rest, text)
    if isinstance(base, Call):
        return (ANGLE, 0, "", _wave_key(base), text)
    symbols, waves = _names(base)
    kinds = [kind_of(symbol.name) for symbol in symbols] + [ANGLE] * bool(waves)
    names = tuple(symbol.name for symbol in symbols)
    return (max(kinds, default=OTHER), 1, "", names, text)


def sorted_terms(formula: Sum, inertias: str = FIRST) -> list[SymbolicFormula]:
    """The terms of a sum in their order; if some are positive, negative ones do not begin."""
    terms = sorted(formula.terms, key=lambda term: term_key(term, inertias))
    first = next((k for k, x in enumerate(terms) if x.coefficient >= 0), 0)
    return [*terms[first:], *terms[:first]]


def sorted_factors(formula: SymbolicFormula) -> tuple[list[Power], list[Power]]:
    """The factors of a product and its divisors, both with positive exponents."""
    above = [(base, e) for base, e in formula.powers if e > 0]
    below = [(base, -e) for base, e in formula.powers if e < 0]
    return sorted(above, key=factor_key), sorted(below, key=factor_key)


# -- printing --------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def as_text(formula: SymbolicFormula, inertias: str = FIRST) -> str:
    """Return a formula as text: m_2*l_1^2*cos(q_2)."""
    if isinstance(formula, Symbol):
        return formula.name
    if isinstance(formula, Constant):
        return number_text(formula.value)
    if isinstance(formula, Sum):
        return _signed([as_text(term, inertias) for term in sorted_terms(formula, inertias)])
    if isinstance(formula, Call):
        arguments = [as_text(argument, inertias) for argument in formula.arguments]
        if formula.name == "select":
            test, yes, no = arguments
            return f"Piecewise(({yes}, {test} > 0), ({no}, True))"
        return f"{'Abs' if formula.name == 'abs' else formula.name}({', '.join(arguments)})"
    above, below = sorted_factors(formula)
    top, bottom = _parts_of(formula.coefficient)
    factors = [number_text(top)] * (top != 1) + [_power_text(*x, inertias) for x in above]
    under = [number_text(bottom)] * (bottom != 1) + [_power_text(*x, inertias) for x in below]
    shown = "*".join(factors) or "1"
    if under:
        shown += "/" + ("*".join(under) if len(under) == 1 else f"({'*'.join(under)})")
    return f"-{shown}" if formula.coefficient < 0 else shown


def _power_text(base: SymbolicFormula, exponent: int | Fraction, inertias: str) -> str:
    shown = as_text(base, inertias)
    if abs(exponent) == Fraction(1, 2):
        return f"sqrt({shown})"
    if isinstance(base, (Sum, Product)) or not re.match(r"\w", shown) or "/" in shown:
        shown = f"({shown})"
    if exponent == 1:
        return shown
    return f"{shown}^{exponent}" if isinstance(exponent, int) else f"{shown}^({exponent})"


def number_text(number: Number) -> str:
    """Return a number as text; a float with at most 15 digits.

    >>> number_text(0.1 + 0.2), number_text(2e-7), number_text(Fraction(-4, 3))
    ('0.3', '2.0e-7', '-4/3')
    """
    if not isinstance(number, float):
        return str(number)
    digits, _, exponent = f"{number:.14e}".partition("e")
    if -5 < int(exponent) < 15:
        shown = f"{Decimal(f'{number:.15g}'):f}"
        return shown if "." in shown else f"{shown}.0"
    digits = digits.rstrip("0")
    return f"{digits}{'0' * digits.endswith('.')}e{int(exponent):{'+' if '+' in exponent else ''}d}"


def _parts_of(number: Number) -> tuple[Number, int]:
    """Numerator and denominator of a number, without its sign."""
    if isinstance(number, float):
        return abs(number), 1
    above, below = number.as_integer_ratio()
    return abs(above), below


def as_latex(formula: SymbolicFormula, names: Mapping[Symbol, str], inertias: str = FIRST) -> str:
    """Return a formula as LaTeX; `names` are those of symbols whose names say too little."""
    return _Latex(names, inertias).of(formula)


class _Latex:
    """Writes LaTeX."""

    def __init__(self, names: Mapping[Symbol, str], inertias: str) -> None:
        self.names, self.inertias = names, inertias

    def of(self, formula: SymbolicFormula) -> str:
        if isinstance(formula, Symbol):
            return self.names.get(formula) or latex_name(formula.name)
        if isinstance(formula, Constant):
            return _number_latex(formula.value)
        if isinstance(formula, Sum):
            return _signed([self.of(term) for term in sorted_terms(formula, self.inertias)])
        if isinstance(formula, Call):
            return self._call(formula, "")
        above, below = sorted_factors(formula)
        top, bottom = _parts_of(formula.coefficient)
        shown = " ".join(self._factors(top, above)) or "1"
        if under := self._factors(bottom, below):
            shown = rf"\frac{{{shown}}}{{{' '.join(under)}}}"
        return f"- {shown}" if formula.coefficient < 0 else shown

    def _factors(self, number: Number, powers: Sequence[Power]) -> list[str]:
        """A number and powers; a sum alone has no parentheses."""
        shown = [_number_latex(number)] * (number != 1)
        if not shown and len(powers) == 1 and powers[0][1] == 1:
            return [self.of(powers[0][0])]
        return [*shown, *(self._power(base, exponent) for base, exponent in powers)]

    def _power(self, base: SymbolicFormula, exponent: int | Fraction) -> str:
        shown = self.of(base)
        if exponent == Fraction(1, 2):
            return rf"\sqrt{{{shown}}}"
        if exponent != 1 and isinstance(base, Call) and base.name != "select":
            return self._call(base, f"^{{{exponent}}}")
        is_raised = exponent != 1 and "^" in shown
        if isinstance(base, (Sum, Product)) or shown.startswith(("-", r"\frac")) or is_raised:
            shown = rf"\left({shown}\right)"
        return shown if exponent == 1 else f"{shown}^{{{exponent}}}"

    def _call(self, function: Call, exponent: str) -> str:
        shown = [self.of(argument) for argument in function.arguments]
        if function.name == "select":
            test, yes, no = shown
            cases = rf"{yes} & \text{{for}}\: {test} > 0 \\{no} & \text{{otherwise}}"
            return rf"\begin{{cases}} {cases} \end{{cases}}"
        if function.name == "abs":
            return rf"\left|{{{shown[0]}}}\right|{exponent}"
        return rf"{_FUNCTIONS[function.name]}{exponent}{{\left({','.join(shown)} \right)}}"


_FUNCTIONS = {
    "sin": r"\sin",
    "cos": r"\cos",
    "tanh": r"\tanh",
    "sign": r"\operatorname{sign}",
    "atan2": r"\operatorname{atan}_{2}",
}


def _number_latex(number: Number) -> str:
    if isinstance(number, Fraction):
        sign = "- " if number < 0 else ""
        return rf"{sign}\frac{{{abs(number.numerator)}}}{{{number.denominator}}}"
    digits, _, exponent = number_text(number).partition("e")
    return rf"{digits} \cdot 10^{{{int(exponent)}}}" if exponent else digits


def _signed(terms: list[str]) -> str:
    """Terms with their signs between them."""
    shown = terms[0]
    for term in terms[1:]:
        shown += f" - {term[1:].lstrip()}" if term.startswith("-") else f" + {term}"
    return shown
