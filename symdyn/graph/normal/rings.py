"""Polynomials with packed monomials, in two rings in which sines and cosines have unique forms.

    key = sum of exponent * 2^position,      so that a product of monomials is a sum of keys

    Powers          variables c, s for each angle,          modulo s^2 = 1 - c^2
    Exponentials    variables z = exp(i a) and 1/z,         modulo i^2 = -1
                    cos a = (z + 1/z) / 2,   sin a = -i (z - 1/z) / 2

A group of variables whose squares add up to one, those of a unit quaternion, is reduced in both:
the square of its last variable is one minus the other squares. In both rings equal functions have
equal polynomials. Rotations about skew axes stay short in powers
(s1 c2 s3 is one power, but eight exponentials), rotations about parallel axes in exponentials
(cos(q1 + .. + qn) is two exponentials, but 2^(n-1) powers). Both convert to the waves of
`harmonics.Harmonics`. Coefficients are integer numerators over one common denominator.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Protocol

Monomial = tuple[tuple[str, int], ...]
"""Variables with their exponents, sorted by name."""
Angles = tuple[tuple[str, int], ...]
"""Angles with their whole factors, sorted by name; the first factor is positive."""
Wave = tuple[Angles, bool]
"""cos of the combination, or (True) its sin."""
Polynomial = dict[Monomial, Fraction]

Numerators = dict[int, int]
"""Packed monomial -> numerator."""

LONG = 128
"""A denominator of more bits than this is reduced by its common factor with the numerators."""


HOPELESS = 64
"""Powers of two beyond this one are more terms than can be multiplied."""


class Form(NamedTuple):
    """A polynomial: numerators over one denominator."""

    numerators: Numerators
    denominator: int = 1


ZERO, ONE = Form({}), Form({0: 1})


@dataclass(frozen=True)
class Field:
    """The bits of one exponent."""

    name: str
    position: int
    width: int

    def of(self, key: int) -> int:
        """The exponent in the key; the field must hold no sign."""
        return key >> self.position & (1 << self.width) - 1


def fields(degrees: Mapping[str, int], spare: int) -> list[Field]:
    """A field for every name, wide enough for its degree and `spare` bits more."""
    result: list[Field] = []
    for name, degree in degrees.items():
        result.append(Field(name, end_of(result), degree.bit_length() + spare))
    return result


def end_of(packed: Sequence[Field]) -> int:
    """The first bit after the fields."""
    return packed[-1].position + packed[-1].width if packed else 0


class Ring(Protocol):
    """What the expansion of a graph asks of a ring."""

    packing: Packing

    def wave(self, factors: Mapping[str, int]) -> tuple[Form, Form]:
        """cos and sin of a combination of angles."""

    def work(self, factors: Mapping[str, int]) -> int:
        """The number of terms of the two together."""

    def reduce(self, total: Numerators) -> Numerators:
        """A sum of products of reduced polynomials, in normal form and without zeros."""

    def waves(self, form: Form) -> dict[Wave, Polynomial]:
        """The same function as a sum of waves."""


class Packing:
    """The layout of a key: fields of the variables in the low bits, angles in the bits above.

    `turns` are the fields of the angles' whole factors, which have signs. The first angle by name
    has the highest bits, so that a combination whose first factor is positive is a positive number.
    `units` are the groups of variables whose squares add up to one; all of them are variables.
    """

    def __init__(
        self,
        variables: Mapping[str, int],
        angles: Mapping[str, int],
        units: Sequence[Sequence[str]] = (),
    ) -> None:
        self.variables = fields(dict(sorted(variables.items())), spare=0)
        self.shift = end_of(self.variables)
        self.mask = (1 << self.shift) - 1
        self.turns = fields(dict(sorted(angles.items(), reverse=True)), spare=1)
        self.places = {field.name: field.position for field in self.turns}
        self._bias = sum(1 << field.position + field.width - 1 for field in self.turns)
        self._monomials: dict[int, Monomial] = {}
        own = {field.name: field for field in self.variables}
        self._units = [
            (own[last], [2 << own[name].position for name in others]) for *others, last in units
        ]

    def variable(self, name: str) -> Form:
        """A variable as a polynomial."""
        (position,) = (field.position for field in self.variables if field.name == name)
        return Form({1 << position: 1})

    def reduce_unit_groups(self, total: Numerators) -> Numerators:
        """The same function where every group has length one: w^2 = 1 - x^2 - y^2 - z^2."""
        get, pop = total.get, total.pop
        for last, others in self._units:
            square = 2 << last.position
            higher = (1 << last.position + last.width) - square  # all bits of it but the lowest
            while reducible := [key for key in total if key & higher]:
                for key in reducible:
                    value = pop(key)
                    if value:
                        key -= square
                        total[key] = get(key, 0) + value
                        for other in others:
                            total[key + other] = get(key + other, 0) - value
        return total

    def monomial(self, key: int) -> Monomial:
        """The exponents of a key of variables."""
        known = self._monomials.get(key)
        if known is None:
            known = tuple((f.name, e) for f in self.variables if (e := f.of(key)))
            self._monomials[key] = known
        return known

    def combination(self, turns: int) -> Angles:
        """The factors of a packed combination of angles."""
        raised = turns + self._bias
        factors = ((f.name, f.of(raised) - (1 << f.width - 1)) for f in reversed(self.turns))
        return tuple((name, factor) for name, factor in factors if factor)

    def waves(self, form: Form, place: int) -> dict[Wave, Polynomial]:
        """The waves of a polynomial in z: a cos(k.a) + b sin(k.a) has (a - i b) / 2 at z^k.

        At z^-k is the complex conjugate, which is skipped. In a key the power of i takes two bits
        at `place`; the powers of z are above it, the variables below.
        """
        parts: dict[tuple[int, bool], Polynomial] = {}
        for key, value in form.numerators.items():
            if key >= 0:
                turns, sine = key >> place + 2, bool(key >> place & 1)
                both = -2 * value if sine else 2 * value
                amplitude = Fraction(both if turns else value, form.denominator)
                parts.setdefault((turns, sine), {})[self.monomial(key & self.mask)] = amplitude
        return {(self.combination(turns), s): part for (turns, s), part in parts.items()}


class Exponentials:
    """Polynomials in z = exp(i a) and 1/z for every angle a; two bits hold the power of i."""

    def __init__(self, packing: Packing) -> None:
        self.packing = packing
        self._square = 2 << packing.shift  # i^2

    def wave(self, factors: Mapping[str, int]) -> tuple[Form, Form]:
        """(z + 1/z) / 2 and -i (z - 1/z) / 2."""
        shift = self.packing.shift
        turns = sum(k << self.packing.places[name] for name, k in factors.items())
        z, inverse, i = turns << shift + 2, -turns << shift + 2, 1 << shift
        if not turns:
            return ONE, ZERO
        return Form({z: 1, inverse: 1}, 2), Form({z + i: -1, inverse + i: 1}, 2)

    def work(self, factors: Mapping[str, int]) -> int:
        """Two terms each."""
        return 4

    def reduce(self, total: Numerators) -> Numerators:
        """i^2 = -1"""
        total = self.packing.reduce_unit_groups(total)
        square = self._square
        result: Numerators = {}
        get = result.get
        for key, value in total.items():
            if key & square:
                key ^= square
                value = -value
            result[key] = get(key, 0) + value
        return {key: value for key, value in result.items() if value}

    def waves(self, form: Form) -> dict[Wave, Polynomial]:
        """Joins each z^k with its conjugate z^-k (`Packing.waves`)."""
        return self.packing.waves(form, self.packing.shift)


class Powers:
    """Polynomials in c = cos a and s = sin a for every angle; s has two bits, below c."""

    def __init__(self, packing: Packing, angles: Mapping[str, int]) -> None:
        self.packing = packing
        self._fields = fields(dict(sorted(angles.items(), reverse=True)), spare=2)
        self._places = {field.name: field.position for field in self._fields}
        squares = [2 << field.position + packing.shift for field in self._fields]
        self._cosines = {square: square << 2 for square in squares}  # s^2 -> c^2

    def wave(self, factors: Mapping[str, int]) -> tuple[Form, Form]:
        """By the addition theorems: cos(a + b) = cos a cos b - sin a sin b, and so on."""
        cosine, sine = ONE, ZERO
        for name, factor in factors.items():
            s = 1 << self._places[name] + self.packing.shift
            c, s_form = Form({s << 2: 1}), Form({s: 1 if factor > 0 else -1})
            for _ in range(abs(factor)):
                cosine, sine = (
                    sum_products([(1, cosine, c), (-1, sine, s_form)], self),
                    sum_products([(1, sine, c), (1, cosine, s_form)], self),
                )
        return cosine, sine

    def work(self, factors: Mapping[str, int]) -> int:
        """2^(n-1) terms each, where n counts every angle as often as its factor says.

        Beyond `HOPELESS` they are not counted: a formula may have cos(1e9 a) in it.
        """
        return 1 << min(sum(abs(factor) for factor in factors.values()), HOPELESS)

    def reduce(self, total: Numerators) -> Numerators:
        """s^2 = 1 - c^2"""
        total = self.packing.reduce_unit_groups(total)
        total = {key: value for key, value in total.items() if value}
        get, pop = total.get, total.pop
        for square, cosine in self._cosines.items():
            for key in [key for key in total if key & square]:
                value = pop(key)
                if value:
                    key ^= square
                    total[key] = get(key, 0) + value
                    key += cosine
                    total[key] = get(key, 0) - value
        return {key: value for key, value in total.items() if value}

    def waves(self, form: Form) -> dict[Wave, Polynomial]:
        """Replaces powers by exponentials, one angle after the other, highest bits first.

        A key becomes negative when the first factor of its combination does. It is then a complex
        conjugate and is dropped.
        """
        total, denominator = form
        place = self.packing.shift + end_of(self._fields)  # of i, with z above
        for field in reversed(self._fields):
            position, every = self.packing.shift + field.position, (1 << field.width) - 1
            powers = {key >> position & every for key in total}
            degree = max(((p & 1) + (p >> 2) for p in powers), default=0)
            denominator <<= degree
            turn = place + 2 + self.packing.places[field.name]
            changes = [
                {p: _changes(p, i, degree, (position, place, turn)) for p in powers} for i in (0, 1)
            ]
            expanded: Numerators = {}
            get = expanded.get
            for key, value in total.items():
                for change, factor in changes[key >> place & 1][key >> position & every]:
                    changed = key + change
                    if changed >= 0:
                        expanded[changed] = get(changed, 0) + factor * value
            total = {key: value for key, value in expanded.items() if value}
        return self.packing.waves(Form(total, denominator), place)


def _changes(
    powers: int, i: int, degree: int, places: tuple[int, int, int]
) -> list[tuple[int, int]]:
    """The changes of a key, with factors, when cos^c sin^s becomes powers of z times i^s.

    `i` is the power of i in the key so far; `places` are the bits of the powers, of i and of z.
    """
    c, s = powers >> 2, powers & 1
    at_powers, at_i, at_z = places
    gone = powers << at_powers
    imaginary = (s - 2 * s * i) << at_i  # i i = -1
    sign = -1 if s and i else 1
    return [((k << at_z) + imaginary - gone, sign * f) for k, f in _series(c, s, degree)]


def _series(c: int, s: int, degree: int) -> list[tuple[int, int]]:
    """cos^c sin^s, s at most one, as powers of z: numerators over 2^degree, i^s left out.

    >>> _series(1, 1, 2)  # sin a cos a = -i (z^2 - z^-2) / 4
    [(2, -1), (-2, 1)]
    """
    scale = 2 ** (degree - c - s) * (-1) ** s
    terms = []
    for j in range(c + s + 1):
        factor = math.comb(c, j) - (math.comb(c, j - 1) if s and j else 0)
        terms.append((c + s - 2 * j, scale * factor))
    return [(k, factor) for k, factor in terms if factor]


Product = tuple[int, Form, Form]
"""A sign and two factors."""


def sum_products(products: Iterable[Product], ring: Ring) -> Form:
    """The sum of signed products, reduced once at the end, since most of a dot product cancels."""
    present = [(s, a, b) for s, a, b in products if a.numerators and b.numerators]
    denominator = math.lcm(*(a.denominator * b.denominator for _, a, b in present))
    total: Numerators = {}
    for sign, a, b in present:
        scale = sign * (denominator // (a.denominator * b.denominator))
        few, many = a.numerators, b.numerators
        if len(few) > len(many):
            few, many = many, few
        get = total.get
        for key, value in few.items():
            value *= scale
            if not total:
                total = {key + other: value * factor for other, factor in many.items()}
                get = total.get
                continue
            for other, factor in many.items():
                product = key + other
                total[product] = get(product, 0) + value * factor
    numerators = ring.reduce(total)
    if denominator.bit_length() > LONG:
        common = math.gcd(denominator, *numerators.values())
        numerators = {key: value // common for key, value in numerators.items()}
        denominator //= common
    return Form(numerators, denominator)
