"""Exact decisions: is an expression of a robot's geometry zero, identically?

Expressions are polynomials in lengths, in sines and cosines of angles and in open parameters. They
are evaluated in the integers modulo a prime p of 192 bits, at one random point that never changes.
This map respects sums, products and quotients. An expression that vanishes identically is zero
there; any other is zero with a probability of about 1e-50 (Schwartz and Zippel). No tolerance is
involved, and it is as fast as floating point is in Python.

- A decimal is the fraction that was written; a symbol is a random residue.
- An angle t is the residue z that stands for exp(i t), so that cos t = (z + 1/z)/2 and sums of
  angles are products. p = 1 mod 24 makes exp(i pi/12) a residue, and sqrt 2 and sqrt 3 with it.
- exp(i x) of other decimals are powers of one random residue, as they are powers of one
  transcendental number: 0.7 + 0.8 = 1.5 is used, and no other relation (Lindemann, Weierstrass).
- A symbol inside an angle has its own residue for exp(i x), independent of that for x.

The finite fields of SymPy have no sines, cosines and open symbols as residues.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any

from symdyn.graph import Expr, Graph, evaluate, from_sympy, reachable
from symdyn.identifiability.exact_numbers import fifteenths, written
from symdyn.identifiability.modular import coprime_factors, is_prime, jacobi, root_modulo
from symdyn.scalar import Scalar, is_number

PRIME = 2**192 - 294807
"""p = 24 k + 1 with a prime k: few elements have a small order."""

Angle = Mapping[tuple[str, ...], Fraction]
"""Rational combination of monomials: () is 1 rad, ("pi",) is half a turn, others are symbols."""

_TURN = ("pi",)
_GRAIN = 10**40 * math.lcm(*range(1, 17))
"""Angles are counted in this fraction of a radian (of a symbol): products of decimals are whole."""


class NumberField:
    """The integers modulo a prime, with one random value for everything that has a name."""

    def __init__(self, prime: int = PRIME, factors: Sequence[int] = ()) -> None:
        self.prime, self.factors = prime, tuple(factors)
        generators = (pow(g, (prime - 1) // 24, prime) for g in range(2, 1000))
        self.zeta = next(  # exp(i pi/12): of the order 24, no less
            z for z in generators if pow(z, 12, prime) != 1 and pow(z, 8, prime) != 1
        )
        self.i = pow(self.zeta, 6, prime)
        self.half = pow(2, -1, prime)

    def random(self, name: str) -> int:
        """A residue, never zero, always the same for the same name."""
        digest = hashlib.sha512(f"symdyn {name}".encode()).digest()
        return 1 + int.from_bytes(digest, "big") % (self.prime - 1)

    def fraction(self, number: Fraction) -> int:
        """The residue of a rational number."""
        return number.numerator * pow(number.denominator, -1, self.prime) % self.prime

    def number(self, number: int | float | Fraction) -> Residue:
        """The residue of a number as it was written; a multiple of 15 degrees is also that."""
        value = written(number)
        steps = None if value == 0 else fifteenths(number)
        angle: Angle = {(): value} if steps is None else {_TURN: Fraction(steps, 12)}
        return Residue(self, self.fraction(value), angle)

    def symbol(self, name: str) -> Residue:
        """An open parameter, as a number and inside angles."""
        return Residue(self, self.random(name), {(name,): Fraction(1)})

    def __call__(self, scalar: Any) -> Any:
        """A number or formula of a robot as a residue; 0 and +-1 stay, they fold away."""
        if not is_number(scalar) and not isinstance(scalar, Expr):  # SymPy's
            (scalar,) = from_sympy(Graph(), [scalar])
        if isinstance(scalar, Expr):
            symbols = (node for node in reachable([scalar]) if node.op == "symbol")
            values = {node: self.symbol(node.value) for node in symbols}
            return evaluate([scalar], values, self.number)[0]
        if isinstance(scalar, int) and scalar in (-1, 0, 1):
            return scalar
        return self.number(scalar)

    def length(self, scalar: Any) -> Any:
        """The same for a scalar that is not inside an angle."""
        value = self(scalar)
        return Residue(self, value.value) if isinstance(value, Residue) else value

    def angle(self, scalar: Any) -> Any:
        """The same for a scalar that is an angle."""
        return self(scalar)

    def position(self, name: str) -> Residue:
        """A coordinate at a random state, a number and an angle."""
        return self.symbol(name)

    def rate(self, name: str) -> Residue:
        """A velocity or acceleration at a random state."""
        return Residue(self, self.random(name))

    def sin_cos(self, angle: Scalar) -> tuple[Any, Any]:
        """Sine and cosine of a number or formula."""
        value = self(angle)
        value = value if isinstance(value, Residue) else self.number(value)
        return value.sin(), value.cos()

    def circle(self, angle: Angle) -> int:
        """exp(i angle)"""
        z = 1
        for monomial, factor in angle.items():
            if monomial == _TURN and (12 * factor).denominator == 1:
                z = z * pow(self.zeta, int(12 * factor), self.prime) % self.prime
                continue
            steps, name = factor * _GRAIN, "exp(i " + "*".join(monomial)
            if steps.denominator != 1:  # no decimal: no relation to other angles is assumed
                name, steps = f"{name}/{steps.denominator}", Fraction(steps.numerator)
            z = z * pow(self.random(name), int(steps), self.prime) % self.prime
        return z

    def root_of(self, square: Fraction) -> Residue:
        """The root of a rational number, such that roots of products are products of roots.

        Of two residues with this square one stands for the positive root. Which one is free for
        every factor that comes in, but for 2 and 3: their roots are in the sines of 15 degrees.
        """
        left, value = square.numerator * square.denominator, pow(square.denominator, -1, self.prime)
        for factor, root in self._roots.items():
            while left % factor == 0:
                left //= factor
                value = value * root % self.prime
        assert left == 1, "the field was not made for this root"
        return Residue(self, value)

    @cached_property
    def _roots(self) -> dict[int, int]:
        """The factors that roots are taken of, each with its root."""
        found = {}
        for factor in self.factors:
            root = root_modulo(factor, self.prime)
            if (whole := math.isqrt(factor)) ** 2 == factor:
                root = whole
            elif factor in (2, 3):  # 2 cos(pi/4), 2 cos(pi/6)
                z = pow(self.zeta, {2: 3, 3: 2}[factor], self.prime)
                root = (z + pow(z, -1, self.prime)) % self.prime
            assert root is not None, "the field was not made for this root"
            found[factor] = root
        return found


class Residue:
    """A scalar: its value modulo the prime and, while it is one, the angle that it is."""

    __slots__ = ("angle", "field", "turn", "value")

    def __init__(self, field: NumberField, value: int, angle: Angle | None = None) -> None:
        self.field, self.value, self.angle = field, value, angle
        self.turn: int | None = None

    @property
    def name(self) -> str:
        """The same for the same residue."""
        return f"{self.value}"

    @property
    def is_zero(self) -> bool:
        """Whether the expression vanishes identically."""
        return self.value == 0

    def _lift(self, other: Any) -> Residue:
        return other if isinstance(other, Residue) else self.field.number(other)

    def __add__(self, other: Any) -> Residue:
        if isinstance(other, int) and other == 0:
            return self
        other = self._lift(other)
        angle = None
        if self.angle is not None and other.angle is not None:
            names = {**self.angle, **other.angle}
            sums = ((n, self.angle.get(n, 0) + other.angle.get(n, 0)) for n in names)
            angle = {name: Fraction(factor) for name, factor in sums if factor}
        return Residue(self.field, (self.value + other.value) % self.field.prime, angle)

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, int):
            if other == 0:
                return 0
            if other == 1:
                return self
        other = self._lift(other)
        angle = None
        if self.angle is not None and other.angle is not None:
            angle = _product(self.angle, other.angle)
        return Residue(self.field, self.value * other.value % self.field.prime, angle)

    __radd__ = __add__
    __rmul__ = __mul__

    def __neg__(self) -> Residue:
        angle = self.angle and {name: -factor for name, factor in self.angle.items()}
        return Residue(self.field, -self.value % self.field.prime, angle)

    def __sub__(self, other: Any) -> Residue:
        return self + -(other if isinstance(other, int) else self._lift(other))

    def __rsub__(self, other: Any) -> Residue:
        return (-self).__add__(other)

    def __truediv__(self, other: Any) -> Residue:
        other = self._lift(other)
        rational = other.angle is not None and set(other.angle) == {()}
        inverse: Angle | None = {(): 1 / other.angle[()]} if rational and other.angle else None
        value = pow(other.value, -1, self.field.prime)
        product: Residue = self * Residue(self.field, value, inverse)
        return product

    def __rtruediv__(self, other: Any) -> Residue:
        return self._lift(other) / self

    def _exp(self) -> int:
        """exp(i self); of what is no combination of symbols, a value of its own, odd in it."""
        if self.turn is None:
            field = self.field
            opposite = field.prime - self.value
            if self.angle is not None:
                self.turn = field.circle(self.angle)
            elif self.value == 0:
                self.turn = 1
            elif self.value < opposite:
                self.turn = field.random(f"exp(i {self.value}")
            else:
                self.turn = pow(field.random(f"exp(i {opposite}"), -1, field.prime)
        return self.turn

    def sin(self) -> Residue:
        p, z = self.field.prime, self._exp()
        value = (z - pow(z, -1, p)) * self.field.half * -self.field.i  # 1/i = -i
        return Residue(self.field, value % p)

    def cos(self) -> Residue:
        p, z = self.field.prime, self._exp()
        return Residue(self.field, (z + pow(z, -1, p)) * self.field.half % p)

    def sqrt(self) -> Residue:
        root = root_modulo(self.value, self.field.prime)
        return self._unrelated("sqrt") if root is None else Residue(self.field, root)

    def tanh(self) -> Residue:
        return self._unrelated("tanh", -1)

    def sign(self) -> Residue:
        """Of a number its sign, else a residue of its own."""
        factors = set(self.angle) if self.angle else set()
        if self.angle and (factors == {()} or factors == {_TURN}):
            (factor,) = self.angle.values()
            return self.field.number(1 if factor > 0 else -1)
        return self._unrelated("sign", -1)

    def __abs__(self) -> Residue:
        return self.sign() * self if self.angle else self._unrelated("abs", 1)

    def _unrelated(self, function: str, parity: int = 0) -> Residue:
        """A function, odd (-1), even (1) or neither, that is as random as a symbol otherwise."""
        opposite = self.field.prime - self.value
        if not parity or self.value < opposite:
            return Residue(self.field, self.field.random(f"{function} {self.value}"))
        value = parity * self.field.random(f"{function} {opposite}")
        return Residue(self.field, value % self.field.prime)


def _product(a: Angle, b: Angle) -> Angle:
    total: dict[tuple[str, ...], Fraction] = {}
    for left, x in a.items():
        for right, y in b.items():
            name = tuple(sorted((*left, *right)))
            total[name] = total.get(name, Fraction(0)) + x * y
    return {name: factor for name, factor in total.items() if factor}


# -- fields with the square roots that are needed ------------------------------------------


def field_with_roots(squares: Iterable[Fraction]) -> NumberField:
    """A field in which the rational numbers are squares: for unit vectors along odd axes."""
    products = {x.numerator * x.denominator for x in squares}
    factors = coprime_factors([2, 3, *sorted(products)])
    wanted = [x for x in factors if math.isqrt(x) ** 2 != x and x not in (2, 3)]
    candidate = PRIME
    while not (all(jacobi(candidate, x) == 1 for x in wanted) and is_prime(candidate)):
        candidate -= 24
    return NumberField(candidate, factors)
