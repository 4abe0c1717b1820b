"""Real numbers with proven digits: an integer of many bits and the radius that its error is within.

    x = (mid +- rad) / 2^bits

Sines and cosines of odd angles have no fractions. A double of cos(6.8e-9) is 1, and differences of
such doubles are nothing. Here every operation widens the radius by what it may have lost, so that a
result says how many of its digits are right. Whoever needs more of them computes again with more
bits (`TooCoarse` asks for that). Whether a number is zero is not decided here but in a field
(`exact_field.py`).
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random
from typing import Any

from symdyn.identifiability.exact_numbers import Surd, fifteenths, written

FIRST_BITS, MOST_BITS = 320, 20_480
_GUARD = 10
_SHARP = 60
"""Bits of a result that have to be right: more than a double has."""
_UNDERFLOW = 1080
"""A number below 2^-1080 is 0 as a double."""


class TooCoarse(ArithmeticError):
    """More bits are needed."""


class Enclosures:
    """The numbers of one precision; the counterpart of `Field` for numbers instead of decisions."""

    def __init__(self, bits: int = FIRST_BITS) -> None:
        self.bits = bits
        self.one = 1 << bits

    def __call__(self, number: Any) -> Any:
        """A number as it was written; 0 and +-1 stay, they fold away."""
        if isinstance(number, int) and number in (-1, 0, 1):
            return number
        return self.fraction(written(number))

    def length(self, number: Any) -> Any:
        """The same."""
        return self(number)

    def angle(self, number: Any) -> Any:
        """The same for an angle: a multiple of 15 degrees is exactly that."""
        from mpmath.libmp import pi_fixed

        steps = fifteenths(number)
        if steps is None:
            return self.fraction(written(number))
        if steps == 0:
            return 0
        return Enclosed(self, pi_fixed(self.bits) * steps // 12, abs(steps) + 2)

    def fraction(self, number: Fraction) -> Enclosed:
        """A rational number."""
        mid, rest = divmod(number.numerator << self.bits, number.denominator)
        return Enclosed(self, mid, 1 if rest else 0)

    def root_of(self, square: Fraction) -> Enclosed:
        """The root of a rational number."""
        return self.fraction(square).sqrt()

    def position(self, name: str) -> Enclosed:
        """A coordinate at a state that is as good as any, the same for the same name."""
        return self.fraction(Fraction(Random(name).randrange(-2000, 2000), 1000))

    def rate(self, name: str) -> Enclosed:
        """A velocity or acceleration at that state."""
        return self.position(name)


class Enclosed:
    """One number."""

    __slots__ = ("field", "mid", "rad")

    def __init__(self, field: Enclosures, mid: int, rad: int) -> None:
        self.field, self.mid, self.rad = field, mid, rad

    @property
    def is_zero(self) -> bool:
        """Whether it is zero beyond doubt."""
        return self.mid == 0 and self.rad == 0

    @property
    def may_be_zero(self) -> bool:
        """Whether the digits leave that open."""
        return abs(self.mid) <= self.rad

    @property
    def name(self) -> str:
        """The same for the same number."""
        return f"{self.mid} {self.rad}"

    def __float__(self) -> float:
        """The nearest double, as good as always."""
        return self.mid / self.field.one

    def sharp(self) -> float:
        """The same where enough digits are right; what is below all doubles is 0."""
        if self.rad << _SHARP <= abs(self.mid):
            return float(self)
        if (abs(self.mid) + self.rad) << _UNDERFLOW <= self.field.one:
            return 0.0
        raise TooCoarse

    def _lift(self, other: Any) -> Enclosed:
        if isinstance(other, Enclosed):
            return other
        if isinstance(other, Surd):
            total = self.field.fraction(Fraction(other.a))
            for part, square in zip(other.parts[1:], (2, 3, 6), strict=True):
                root = self.field.fraction(Fraction(square)).sqrt()
                total = total + self.field.fraction(Fraction(part)) * root
            return total
        return self.field.fraction(Fraction(other))

    def __add__(self, other: Any) -> Enclosed:
        other = self._lift(other)
        return Enclosed(self.field, self.mid + other.mid, self.rad + other.rad)

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, int):
            if other == 0:
                return 0
            return Enclosed(self.field, self.mid * other, self.rad * abs(other))
        other = self._lift(other)
        lost = abs(self.mid) * other.rad + abs(other.mid) * self.rad + self.rad * other.rad
        bits = self.field.bits
        return Enclosed(self.field, self.mid * other.mid >> bits, (lost >> bits) + 2)

    __radd__ = __add__
    __rmul__ = __mul__

    def __neg__(self) -> Enclosed:
        return Enclosed(self.field, -self.mid, self.rad)

    def __sub__(self, other: Any) -> Enclosed:
        return self.__add__(-other)

    def __rsub__(self, other: Any) -> Enclosed:
        return (-self).__add__(other)

    def __truediv__(self, other: Any) -> Enclosed:
        other = self._lift(other)
        if other.may_be_zero:
            raise TooCoarse
        size, bits = abs(other.mid), self.field.bits
        lost = (abs(self.mid) * other.rad + size * self.rad) << bits
        mid = (self.mid << bits) // other.mid
        return Enclosed(self.field, mid, lost // (size * (size - other.rad)) + 2)

    def __rtruediv__(self, other: Any) -> Enclosed:
        return self._lift(other) / self

    def _sine_or_cosine(self, kind: int) -> Enclosed:
        from mpmath.libmp import from_man_exp, mpf_cos_sin, to_fixed

        bits = self.field.bits
        pair = mpf_cos_sin(from_man_exp(self.mid, -bits), bits + _GUARD)
        return Enclosed(self.field, to_fixed(pair[kind], bits), self.rad + 2)

    def sin(self) -> Enclosed:
        return self._sine_or_cosine(1)

    def cos(self) -> Enclosed:
        return self._sine_or_cosine(0)

    def sqrt(self) -> Enclosed:
        if self.mid <= self.rad:
            raise TooCoarse
        bits = self.field.bits
        lowest = isqrt((self.mid - self.rad) << bits)
        return Enclosed(self.field, isqrt(self.mid << bits), (self.rad << bits) // (2 * lowest) + 2)

    def sign(self) -> int:
        if self.may_be_zero:
            raise TooCoarse
        return 1 if self.mid > 0 else -1

    def __abs__(self) -> Enclosed:
        return Enclosed(self.field, abs(self.mid), self.rad)

    def tanh(self) -> Enclosed:
        from mpmath.libmp import from_man_exp, mpf_tanh, to_fixed

        bits = self.field.bits
        value = mpf_tanh(from_man_exp(self.mid, -bits), bits + _GUARD)
        return Enclosed(self.field, to_fixed(value, bits), self.rad + 2)
