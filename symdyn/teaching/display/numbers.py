"""Numbers for people: short fractions, else decimals of at most six significant digits.

A number that differs from what is shown by more than the rounding of a computer counts as rounded,
so that a text can say so: 0.30000000000000004 is 0.3, but 0.0070632123 is rounded.
"""

from __future__ import annotations

from typing import Any

DIGITS = 6
"""At most so many significant digits are shown."""
ROUNDING = 1e-12
"""Relative differences up to this come from computing in decimals, and are not worth a word."""
_ENDLESS = (3, 6, 9, 12)
_FRACTIONS = (2, 4, 8, *_ENDLESS)
"""Denominators that stay: 1/2, 4/3, 1/12; tenths and others return to the decimals they were. Of
robots described in decimals only those stay that no decimal is equal to."""
_LONGEST_NUMERATOR = 100

ROUNDED = f"Numbers are rounded to {DIGITS} digits."


def in_digits(number: Any, digits: int | None = DIGITS, in_decimals: bool = False) -> Any:
    """A SymPy number as it is shown; with all its digits if none are given.

    `in_decimals`: what it belongs to is described in decimals.

    >>> import sympy
    >>> in_digits(sympy.Rational(981, 100)), in_digits(sympy.Rational(4, 3))
    (9.81000000000000, 4/3)
    >>> in_digits(sympy.Rational(17, 4)), in_digits(sympy.Rational(17, 4), in_decimals=True)
    (17/4, 4.25000000000000)
    >>> in_digits(sympy.Float(2)), in_digits(sympy.Rational(1.0000000000000002))
    (2, 1)
    """
    import sympy

    if number.is_Rational:
        if number.q == 1 and (digits is None or abs(number.p) < 10**digits):
            return number
        if (
            number.q in (_ENDLESS if in_decimals else _FRACTIONS)
            and abs(number.p) <= _LONGEST_NUMERATOR
        ):
            return number
    shown = sympy.Float(repr(float(number)) if digits is None else f"{float(number):.{digits}g}")
    if float(shown).is_integer() and abs(shown) < 10 ** (digits or DIGITS):
        return sympy.Integer(int(shown))
    return number if shown == number else shown


def decimal(expression: Any, digits: int | None = DIGITS, in_decimals: bool = False) -> Any:
    """An expression with all its numbers as they are shown.

    >>> import sympy
    >>> x, y = sympy.symbols("x y")
    >>> two = sympy.Float("2.0000000000000004")
    >>> decimal(sympy.Mul(two, x + y, evaluate=False)), decimal(1.0 * x + 0.5 * y)
    (2*(x + y), x + 0.5*y)
    """
    import sympy
    from sympy.core.parameters import distribute

    numbers = expression.atoms(sympy.Rational, sympy.Float)
    changes = {number: in_digits(number, digits, in_decimals) for number in numbers}
    changes = {number: shown for number, shown in changes.items() if shown is not number}
    if any(shown.is_Integer for shown in changes.values()):
        with distribute(False):  # a whole factor of a sum would be multiplied out
            return expression.xreplace(changes)
    return expression.xreplace(changes) if changes else expression


def is_rounded(expression: Any) -> bool:
    """Whether a number of the expression has more digits than are shown of it."""
    import sympy

    return any(
        abs(float(in_digits(number)) - float(number)) > ROUNDING * abs(float(number))
        for number in expression.atoms(sympy.Rational, sympy.Float)
    )
