"""Numbers as they were meant: decimals as fractions, sines of multiples of 15 degrees with roots.

A length in a file is a decimal, 0.4318 = 2159/5000, and the sines of multiples of 15 degrees are in
the field Q(sqrt 2, sqrt 3), a + b sqrt 2 + c sqrt 3 + d sqrt 6 with rational a, b, c, d. Arithmetic
with both is exact, and so are the coefficients of base parameters. Sines and cosines of other
angles, 0.3 rad for instance, are transcendental; `enclosures.py` has as many digits of them as are
needed.

SymPy knows this field too. It is not used because `show` and `generate` compute in it, and loading
SymPy would take longer than their work.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn.graph import Expr
from symdyn.lie import Vec3
from symdyn.scalar import Scalar, cos, is_number, sin

_DIGITS = 12
_LARGEST_RATIO = 10**6
_ULPS = 4e-16
_STEPS = 12
"""Half a turn in steps of 15 degrees."""

_ROOTS = (1.0, math.sqrt(2), math.sqrt(3), math.sqrt(6))
_PRODUCTS = (
    ((0, 1), (1, 1), (2, 1), (3, 1)),
    ((1, 1), (0, 2), (3, 1), (2, 2)),
    ((2, 1), (3, 1), (0, 3), (1, 3)),
    ((3, 1), (2, 2), (1, 3), (0, 6)),
)
"""Product of the roots i and k: which root, how many times."""


def written(number: int | float | Fraction) -> Fraction:
    """The decimal that was written, not the nearest double's value.

    The last bits of a float that a reader has computed are dropped where that makes it short.

    >>> written(0.1), written(0.3 - 0.1), written(1 / 3) == Fraction("0.3333333333333333")
    (Fraction(1, 10), Fraction(1, 5), True)
    """
    if not isinstance(number, float):
        return Fraction(number)
    short = f"{round(number, 15):.{_DIGITS}g}"
    return Fraction(short if abs(float(short) - number) <= _ulps(number) else repr(number))


def _ulps(number: float) -> float:
    return _ULPS * max(1.0, abs(number))


def exact_direction(axis: Vec3) -> Vec3:
    """A vector along the axis, of another length where that makes it exact.

    The components of a unit vector are rounded; their ratios are what was written.

    >>> exact_direction((0.6 / 1.0, 0, 0.8)), exact_direction((1 / 3**0.5,) * 3)[0]
    ((Fraction(3, 4), 0, 1), 1)
    """
    if not all(map(is_number, axis)):
        return axis
    numbers: tuple[Any, ...] = axis
    largest = max(numbers, key=lambda x: (abs(x), x))
    ratios = []
    for x in numbers:
        ratio = Fraction(float(x) / abs(float(largest))).limit_denominator(_LARGEST_RATIO)
        if abs(ratio - Fraction(x) / abs(Fraction(largest))) > _ULPS:
            return (written(numbers[0]), written(numbers[1]), written(numbers[2]))
        ratios.append(int(ratio) if ratio.denominator == 1 else ratio)
    return (ratios[0], ratios[1], ratios[2])


def fifteenths(angle: Scalar) -> int | None:
    """How many times 15 degrees a number is; None for any other angle.

    >>> fifteenths(math.pi / 2), fifteenths(0), fifteenths(0.3)
    (6, 0, None)
    """
    steps = round(float(angle) * _STEPS / math.pi)
    exact = steps * math.pi / _STEPS
    return steps if abs(float(angle) - exact) <= 1e-15 * max(1.0, abs(exact)) else None


def exact_sin_cos(angle: Scalar) -> tuple[Scalar, Scalar]:
    """Sine and cosine of a number: rational or with roots where the angle allows it, else floats.

    >>> [str(x) for x in exact_sin_cos(math.pi / 3)]
    ['1/2*sqrt(3)', '1/2']
    """
    steps = fifteenths(angle)
    if steps is None:
        return sin(angle), cos(angle)
    return _sine(steps), _sine(steps + _STEPS // 2)


def _sine(steps: int) -> Any:
    half, quarter = Fraction(1, 2), Fraction(1, 4)
    first_quarter: tuple[Any, ...] = (
        0,
        Surd(0, -quarter, 0, quarter),
        half,
        Surd(0, half),
        Surd(0, 0, half),
        Surd(0, quarter, 0, quarter),
        1,
    )
    steps %= 2 * _STEPS
    sign = 1 if steps < _STEPS else -1
    steps %= _STEPS
    return sign * first_quarter[min(steps, _STEPS - steps)]


@dataclass(frozen=True)
class Surd:
    """a + b sqrt 2 + c sqrt 3 + d sqrt 6, exactly; with floats and graph nodes it is a float."""

    a: Fraction | int
    b: Fraction | int = 0
    c: Fraction | int = 0
    d: Fraction | int = 0

    @property
    def parts(self) -> tuple[Fraction | int, ...]:
        """The four rational numbers."""
        return (self.a, self.b, self.c, self.d)

    @property
    def is_zero(self) -> bool:
        """Whether the number is zero: the roots are independent over the rationals."""
        return not any(self.parts)

    def __float__(self) -> float:
        return math.fsum(float(x) * root for x, root in zip(self.parts, _ROOTS, strict=True))

    def __add__(self, other: Any) -> Any:
        parts = _parts(other)
        if parts is None:
            return float(self) + other if _takes_floats(other) else NotImplemented
        return _surd([x + y for x, y in zip(self.parts, parts, strict=True)])

    def __mul__(self, other: Any) -> Any:
        parts = _parts(other)
        if parts is None:
            return float(self) * other if _takes_floats(other) else NotImplemented
        total: list[Any] = [0, 0, 0, 0]
        for x, row in zip(self.parts, _PRODUCTS, strict=True):
            for y, (place, times) in zip(parts, row, strict=True):
                if x and y:
                    total[place] += x * y * times
        return _surd(total)

    __radd__ = __add__
    __rmul__ = __mul__

    def __neg__(self) -> Surd:
        return Surd(-self.a, -self.b, -self.c, -self.d)

    def __sub__(self, other: Any) -> Any:
        return self + (-other)

    def __rsub__(self, other: Any) -> Any:
        return -self + other

    def inverse(self) -> Any:
        """1 / self, by the conjugates: their product is rational."""
        one = Surd(self.a, -self.b, self.c, -self.d)  # sqrt 2 -> -sqrt 2
        product: Any = self * one  # in Q(sqrt 3)
        two = Surd(product.a, 0, -product.c) if isinstance(product, Surd) else 1
        norm = product * two
        return one * two * (1 / Fraction(norm))

    def __truediv__(self, other: Any) -> Any:
        if isinstance(other, Surd):
            return self * other.inverse()
        return self * (Fraction(1) / other if _parts(other) is not None else 1.0 / other)

    def __rtruediv__(self, other: Any) -> Any:
        return self.inverse() * other

    def __str__(self) -> str:
        roots = ("", "*sqrt(2)", "*sqrt(3)", "*sqrt(6)")
        terms = [f"{x}{root}" for x, root in zip(self.parts, roots, strict=True) if x]
        return " + ".join(terms).replace("+ -", "- ") or "0"


def _parts(x: Scalar) -> tuple[Fraction | int, ...] | None:
    if isinstance(x, Surd):
        return x.parts
    return (x, 0, 0, 0) if isinstance(x, (int, Fraction)) else None


def _takes_floats(x: Scalar) -> bool:
    """Whether it has no exact arithmetic of its own with roots."""
    return is_number(x) or isinstance(x, Expr)


def _surd(parts: list[Any]) -> Any:
    """A rational number where no root is left."""
    return Surd(*parts) if any(parts[1:]) else parts[0]
