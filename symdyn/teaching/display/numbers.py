"""Numbers for people: short fractions, else decimals of at most six significant digits.

A number that differs from what is shown by more than the rounding of a computer counts as rounded,
so that a text can say so: 0.30000000000000004 is 0.3, but 0.0070632123 is rounded.
"""

from __future__ import annotations

from symdyn.graph.formulas import Constant, SymbolicFormula
from symdyn.graph.leaves import Number

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


def in_digits(number: Number, digits: int | None = DIGITS, in_decimals: bool = False) -> Number:
    """A number as it is shown; with all its digits if none are given.

    `in_decimals`: what it belongs to is described in decimals.

    >>> from fractions import Fraction
    >>> in_digits(Fraction(981, 100)), in_digits(Fraction(4, 3))
    (9.81, Fraction(4, 3))
    >>> in_digits(Fraction(17, 4)), in_digits(Fraction(17, 4), in_decimals=True)
    (Fraction(17, 4), 4.25)
    >>> in_digits(2.0), in_digits(Fraction(1.0000000000000002))
    (2, 1)
    """
    if not isinstance(number, float):
        above, below = number.as_integer_ratio()
        if below == 1 and (digits is None or abs(above) < 10**digits):
            return number
        kept = _ENDLESS if in_decimals else _FRACTIONS
        if below in kept and abs(above) <= _LONGEST_NUMERATOR:
            return number
    shown = float(number) if digits is None else float(f"{float(number):.{digits}g}")
    if shown.is_integer() and abs(shown) < 10 ** (digits or DIGITS):
        return int(shown)
    return shown


def decimal(
    formula: SymbolicFormula, digits: int | None = DIGITS, in_decimals: bool = False
) -> SymbolicFormula:
    """A formula with all its numbers as they are shown.

    >>> from symdyn.graph.formulas import Symbol, scale
    >>> x, y = Symbol("x"), Symbol("y")
    >>> decimal(scale(2.0000000000000004, x + y)), decimal(1.0 * x + 0.5 * y)
    (2*(x + y), (x + 0.5*y))
    """

    def change(number: Number) -> Number:
        return in_digits(number, digits, in_decimals)

    changes = [(number, change(number)) for number in formula.numbers]
    changes = [(old, new) for old, new in changes if Constant(old) != Constant(new)]
    if not changes:
        return formula
    # A whole factor of a sum stays before it.
    return formula.change_numbers(change, not any(isinstance(new, int) for _, new in changes))


def is_rounded(formula: SymbolicFormula) -> bool:
    """Whether a number of the formula has more digits than are shown of it."""
    return any(
        abs(float(in_digits(number)) - float(number)) > ROUNDING * abs(float(number))
        for number in formula.numbers
    )
