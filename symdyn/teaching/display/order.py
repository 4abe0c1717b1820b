"""The order of a textbook: inertias, masses, lengths, gravity, angles, rates; as text and LaTeX.

    I_1 + m_1 lc_1^2 + m_2 (l_1^2 + lc_2^2 + 2 l_1 lc_2 cos(q_2)),     -m_2 l_1 lc_2 sin(q_2) qd_2

What a symbol is, is seen from its name, which books agree on: I and J are inertias, m masses, qd
and qdd rates (thetad and dd in books), g gravity. Terms with accelerations come first, then those
with rates. Books do not agree on where inertias stand: before all masses, behind them, or link by
link.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sympy

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


def _symbol_key(symbol: Any) -> Key:
    base, _, index = symbol.name.partition("_")
    return kind_of(symbol.name), base, natural(index)


@lru_cache(maxsize=4096)
def _names(expression: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The symbols outside of sines and cosines, and the sines and cosines, in their order."""
    waves = [x for x in _leaves(expression) if not x.is_Symbol]
    symbols = {x for x in _leaves(expression) if x.is_Symbol}
    return tuple(sorted(symbols, key=_symbol_key)), tuple(sorted(waves, key=_wave_key))


def _leaves(expression: Any) -> list[Any]:
    if expression.is_Symbol or expression.is_Function:
        return [expression]
    return [leaf for part in expression.args for leaf in _leaves(part)]


def _wave_key(wave: Any) -> Key:
    angles = sorted(map(_symbol_key, wave.free_symbols))
    return len(angles), angles, wave.func.__name__ != "cos"


def _body_key(kind: int, name: str, inertias: str) -> Key:
    """Where an inertia or a mass stands."""
    if inertias == BY_LINK:
        return natural(name.partition("_")[2]), kind, natural(name)
    return -kind if inertias == LAST else kind, natural(name)


def term_key(term: Any, inertias: str = FIRST) -> Key:
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
        not (term.is_Symbol and motion == 0),
        rates if motion == 0 or not bodies else [],
        (-1,) if not symbols and not waves else some,
        len(waves),
        [_wave_key(wave) for wave in waves],
        -max((e for x, e in _powers(term) if x.is_Symbol), default=0),
        lengths,
        rates,
        str(term),
    )


def _powers(term: Any) -> list[tuple[Any, Any]]:
    factors = term.args if term.is_Mul else (term,)
    return [factor.as_base_exp() for factor in factors]


def factor_key(factor: Any) -> Key:
    """Where a factor stands in a product."""
    base = factor.as_base_exp()[0]
    if base.is_Number:
        return (NUMBER,)
    if base.is_Symbol:
        return (_symbol_key(base)[0], 0, *_symbol_key(base)[1:], str(factor))
    symbols, waves = _names(base)
    if base.is_Function:
        return (ANGLE, 0, "", _wave_key(base), str(factor))
    kinds = [kind_of(symbol.name) for symbol in symbols] + [ANGLE] * bool(waves)
    return (max(kinds, default=OTHER), 1, "", (), str(factor))


def sorted_terms(expression: sympy.Add, inertias: str = FIRST) -> list[Any]:
    """The terms of a sum in their order; if some are positive, negative ones do not begin."""
    terms = sorted(expression.args, key=lambda term: term_key(term, inertias))
    first = next((k for k, x in enumerate(terms) if not _is_negative(x)), 0)
    return [*terms[first:], *terms[:first]]


def _is_negative(term: Any) -> bool:
    return bool(term.as_coeff_Mul()[0].is_negative)


def sorted_factors(expression: sympy.Mul) -> tuple[Any, list[Any], list[Any]]:
    """The number of a product, its factors, and those that divide it."""
    import sympy

    number = sympy.Integer(1)
    above, below = [], []
    for factor in expression.args:
        base, exponent = factor.as_base_exp()
        if factor.is_Number:
            number *= factor
        elif exponent.is_negative:
            below.append(base**-exponent)
        else:
            above.append(factor)
    return number, sorted(above, key=factor_key), sorted(below, key=factor_key)


# -- printing --------------------------------------------------------------------------------


def as_text(expression: Any, inertias: str = FIRST) -> str:
    """An expression as text: m_2*l_1^2*cos(q_2)."""
    printer = _printers()[0]({"full_prec": False})
    printer.inertias = inertias
    return str(printer.doprint(expression)).replace("**", "^")


def as_latex(expression: Any, names: Mapping[Any, str], inertias: str = FIRST) -> str:
    """An expression as LaTeX; matrices in brackets."""
    options = {"mat_str": "bmatrix", "mat_delim": "", "symbol_names": dict(names)}
    printer = _printers()[1](options)
    printer.inertias = inertias
    return str(printer.doprint(expression))


@lru_cache(maxsize=1)
def _printers() -> tuple[Any, Any]:
    """SymPy's printers with another order. SymPy is imported when it is needed."""
    from sympy.printing.latex import LatexPrinter
    from sympy.printing.str import StrPrinter

    class TextbookText(StrPrinter):  # type: ignore[misc]
        def _print_Add(self, expr: Any, order: Any = None) -> str:
            return _signed([self._print(term) for term in sorted_terms(expr, self.inertias)])

        def _print_Mul(self, expr: Any) -> str:
            number, above, below = sorted_factors(expr)
            top, bottom = abs(number).as_numer_denom() if number.is_Rational else (abs(number), 1)
            factors = [self._print(top)] * (top != 1) + [self._factor(x) for x in above]
            under = [self._print(bottom)] * (bottom != 1) + [self._factor(x) for x in below]
            shown = "*".join(factors) or "1"
            if under:
                shown += "/" + ("*".join(under) if len(under) == 1 else f"({'*'.join(under)})")
            return f"-{shown}" if number.is_negative else shown

        def _factor(self, factor: Any) -> str:
            shown = self._print(factor)
            return f"({shown})" if factor.is_Add else shown

    class TextbookLatex(LatexPrinter):  # type: ignore[misc]
        def _print_Add(self, expr: Any, order: Any = None) -> str:
            return _signed([self._print(term) for term in sorted_terms(expr, self.inertias)])

        def _print_Mul(self, expr: Any) -> str:
            number, above, below = sorted_factors(expr)
            top, bottom = abs(number).as_numer_denom() if number.is_Rational else (abs(number), 1)
            factors = [self._print(top)] * (top != 1)
            factors += [self._factor(x, len(above) + len(factors) > 1) for x in above]
            under = [self._print(bottom)] * (bottom != 1)
            under += [self._factor(x, len(below) + len(under) > 1) for x in below]
            shown = " ".join(factors) or "1"
            if under:
                shown = rf"\frac{{{shown}}}{{{' '.join(under)}}}"
            return f"- {shown}" if number.is_negative else shown

        def _factor(self, factor: Any, among_others: bool) -> str:
            shown = self._print(factor)
            return rf"\left({shown}\right)" if factor.is_Add and among_others else str(shown)

    return TextbookText, TextbookLatex


def _signed(terms: list[str]) -> str:
    """Terms with their signs between them."""
    shown = terms[0]
    for term in terms[1:]:
        shown += f" - {term[1:].lstrip()}" if term.startswith("-") else f" + {term}"
    return shown
