"""The trigonometric normal form: sums of cosines and sines of whole combinations of angles.

    f = sum over k of  a_k cos(k.theta) + b_k sin(k.theta),      a_k, b_k polynomials

with integer vectors k and rational coefficients. Every entry of M, C and phi of a robot with 1-DOF
joints has this form: theta are its joint angles; displacements, rates and parameters are variables
of the polynomials. The form is canonical: equal functions have equal dictionaries, so that equality
is `==` and simplification is arithmetic. Coordinates of a unit quaternion are variables too, of
which the last has no square: w^2 = 1 - x^2 - y^2 - z^2. Of each pair k, -k the one whose first
nonzero entry is positive is stored.

    cos a cos b = (cos(a-b) + cos(a+b)) / 2      sin a sin b = (cos(a-b) - cos(a+b)) / 2
    sin a cos b = (sin(a+b) + sin(a-b)) / 2
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction

from symdyn import scalar
from symdyn.graph.evaluate import evaluate
from symdyn.graph.expr import (
    ADD,
    CONST,
    COS,
    DIV,
    MUL,
    NEG,
    SIN,
    SUB,
    SYMBOL,
    Expr,
    Number,
    reachable,
)
from symdyn.graph.formulas import (
    Constant,
    SymbolicFormula,
    add,
    common_number,
    multiply,
    scale,
)
from symdyn.graph.normal.expansion import Angle, NoNormalForm, TooManyTerms, exact, expand
from symdyn.graph.normal.rings import Angles, Monomial, Polynomial, Wave

__all__ = [
    "CONSTANT",
    "Angles",
    "Harmonics",
    "Monomial",
    "NoNormalForm",
    "Polynomial",
    "TooManyTerms",
    "Wave",
    "as_sum_of_waves",
    "content",
    "normal_forms",
    "wave_order",
]

CONSTANT: Wave = ((), False)
HALF = Fraction(1, 2)
FACTORED = 12
"""Amplitudes of more terms are shown without factoring them."""
ALGEBRA = (CONST, SYMBOL, ADD, SUB, MUL, DIV, NEG, SIN, COS)
"""The operations that trigonometric polynomials are made of."""


class Harmonics:
    """A trigonometric polynomial in normal form: wave -> monomial -> coefficient."""

    __slots__ = ("terms",)

    def __init__(self, terms: dict[Wave, Polynomial] | None = None) -> None:
        self.terms: dict[Wave, Polynomial] = {} if terms is None else terms

    @classmethod
    def constant(cls, number: Number) -> Harmonics:
        """A number."""
        value = exact(number)
        return cls({CONSTANT: {(): value}} if value else {})

    @classmethod
    def variable(cls, name: str) -> Harmonics:
        """A polynomial variable."""
        return cls({CONSTANT: {((name, 1),): Fraction(1)}})

    @classmethod
    def wave(cls, factors: dict[str, int], sine: bool) -> Harmonics:
        """cos or sin of a combination of angles."""
        result = cls()
        _add_wave(result.terms, factors, sine, {(): Fraction(1)}, Fraction(1))
        return result

    @property
    def size(self) -> int:
        """The number of terms."""
        return sum(len(polynomial) for polynomial in self.terms.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Harmonics) and self.terms == other.terms

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Harmonics) -> Harmonics:
        return self._plus(other, 1)

    def __sub__(self, other: Harmonics) -> Harmonics:
        return self._plus(other, -1)

    def __neg__(self) -> Harmonics:
        return Harmonics()._plus(self, -1)

    def _plus(self, other: Harmonics, sign: int) -> Harmonics:
        terms = dict(self.terms)
        for wave, polynomial in other.terms.items():
            total = dict(terms.get(wave, ()))
            _accumulate(total, polynomial, Fraction(sign))
            if total:
                terms[wave] = total
            else:
                terms.pop(wave, None)
        return Harmonics(terms)

    def __mul__(self, other: Harmonics) -> Harmonics:
        terms: dict[Wave, Polynomial] = {}
        for (a, sine_a), left in self.terms.items():
            for (b, sine_b), right in other.terms.items():
                product = _multiplied(left, right)
                if not a or not b:
                    _add_wave(terms, dict(a or b), sine_a or sine_b, product, Fraction(1))
                    continue
                total, difference = _combined(a, b, 1), _combined(a, b, -1)
                sine = sine_a != sine_b
                if not sine:  # cos cos or sin sin
                    _add_wave(terms, difference, False, product, HALF)
                    _add_wave(terms, total, False, product, -HALF if sine_a else HALF)
                else:
                    _add_wave(terms, total, True, product, HALF)
                    _add_wave(terms, difference, True, product, HALF if sine_a else -HALF)
        return Harmonics(terms)

    def __truediv__(self, other: Harmonics) -> Harmonics:
        if set(other.terms) != {CONSTANT} or set(other.terms[CONSTANT]) != {()}:
            raise NoNormalForm("a quotient by a variable has no trigonometric normal form")
        return self * Harmonics({CONSTANT: {(): 1 / other.terms[CONSTANT][()]}})

    def sin(self) -> Harmonics:
        """Its sine, if it is a whole combination of angles."""
        angle = self.as_angle()
        s, c = (Harmonics.wave(angle.factors, sine) for sine in (True, False))
        return s * Harmonics.constant(angle.cosine) + c * Harmonics.constant(angle.sine)

    def cos(self) -> Harmonics:
        """Its cosine, if it is a whole combination of angles."""
        angle = self.as_angle()
        s, c = (Harmonics.wave(angle.factors, sine) for sine in (True, False))
        return c * Harmonics.constant(angle.cosine) - s * Harmonics.constant(angle.sine)

    def as_angle(self) -> Angle:
        """A whole combination of angles, with the cosine and sine of a constant offset."""
        if set(self.terms) - {CONSTANT}:
            raise NoNormalForm("an angle depends on sines or cosines")
        factors: dict[str, int] = {}
        offset = Fraction(0)
        for monomial, coefficient in self.terms.get(CONSTANT, {}).items():
            if not monomial:
                offset = coefficient
            elif len(monomial) == 1 and monomial[0][1] == 1 and coefficient.denominator == 1:
                factors[monomial[0][0]] = int(coefficient)
            else:
                raise NoNormalForm("an angle is not a whole combination of angles")
        return Angle(factors, scalar.cos(float(offset)), scalar.sin(float(offset)))

    def differentiated(self, name: str) -> Harmonics:
        """The derivative by a symbol, as an angle and as a polynomial variable."""
        terms: dict[Wave, Polynomial] = {}
        for (angles, sine), polynomial in self.terms.items():
            factor = dict(angles).get(name, 0)
            if factor:  # d cos = -k sin, d sin = k cos
                rate = Fraction(factor if sine else -factor)
                _add_wave(terms, dict(angles), not sine, polynomial, rate)
            slope: Polynomial = {}
            for monomial, coefficient in polynomial.items():
                powers = dict(monomial)
                exponent = powers.get(name, 0)
                if exponent:
                    powers[name] = exponent - 1
                    kept = tuple((v, e) for v, e in powers.items() if e)
                    _accumulate(slope, {kept: coefficient}, Fraction(exponent))
            _add_wave(terms, dict(angles), sine, slope, Fraction(1))
        return Harmonics(terms)


def _accumulate(total: Polynomial, polynomial: Polynomial, factor: Fraction) -> None:
    for monomial, coefficient in polynomial.items():
        known = total.get(monomial)
        value = coefficient if factor == 1 else coefficient * factor
        if known is not None:
            value = known + value
        if value:
            total[monomial] = value
        else:
            total.pop(monomial, None)


def _add_wave(
    terms: dict[Wave, Polynomial],
    factors: dict[str, int],
    sine: bool,
    polynomial: Polynomial,
    factor: Fraction,
) -> None:
    """terms += factor * polynomial * cos or sin of the combination, made canonical."""
    angles = tuple(sorted((name, k) for name, k in factors.items() if k))
    if not angles and sine:
        return
    if angles and angles[0][1] < 0:
        angles = tuple((name, -k) for name, k in angles)
        factor = -factor if sine else factor
    wave = (angles, sine)
    total = terms.setdefault(wave, {})
    _accumulate(total, polynomial, factor)
    if not total:
        del terms[wave]


def _combined(a: Angles, b: Angles, sign: int) -> dict[str, int]:
    result = dict(a)
    for name, k in b:
        result[name] = result.get(name, 0) + sign * k
    return result


def _multiplied(left: Polynomial, right: Polynomial) -> Polynomial:
    if len(left) == 1 and () in left:
        return {monomial: left[()] * value for monomial, value in right.items()}
    if len(right) == 1 and () in right:
        return {monomial: right[()] * value for monomial, value in left.items()}
    product: Polynomial = {}
    for a, x in left.items():
        for b, y in right.items():
            powers = dict(a)
            for name, exponent in b:
                powers[name] = powers.get(name, 0) + exponent
            _accumulate(product, {tuple(sorted(powers.items())): x * y}, Fraction(1))
    return product


def content(polynomial: Polynomial) -> Fraction:
    """The factor that leaves coprime whole coefficients with a positive first one."""
    values = [polynomial[monomial] for monomial in sorted(polynomial)]
    numerators = math.gcd(*(value.numerator for value in values))
    denominators = math.lcm(*(value.denominator for value in values))
    factor = Fraction(numerators, denominators)
    return factor if values[0] > 0 else -factor


# -- from the graph ------------------------------------------------------------------------


def normal_forms(
    outputs: Sequence[Expr],
    rings: Sequence[str] = (),
    units: Sequence[Sequence[str]] = (),
    limit: float = math.inf,
) -> list[Harmonics]:
    """The normal forms of graph nodes. Symbols inside sin and cos are angles, others variables.

    `rings` names the ring to compute in; by default `expansion.py` finds the shorter one. `units`
    are groups of symbols whose squares add up to one, those of unit quaternions. `limit` bounds the
    multiplications that the expansion may take (`TooManyTerms`).
    """
    nodes = reachable(outputs)
    for node in nodes:
        if node.op not in ALGEBRA:
            raise NoNormalForm.of(node.op)
    arguments = [node.args[0] for node in nodes if node.op in (SIN, COS)]
    symbols = {s: Harmonics.variable(s.value) for s in reachable(arguments) if s.op is SYMBOL}
    linear = evaluate(arguments, symbols, Harmonics.constant)
    pairs = zip(arguments, linear, strict=True)
    angles = {argument.index: form.as_angle() for argument, form in pairs}
    return [
        Harmonics(dict(sorted(waves.items(), key=wave_order)))
        for waves in expand(outputs, angles, rings, units, limit)
    ]


# -- as a person would write it -------------------------------------------------------------


Symbols = Callable[[str], SymbolicFormula]
"""The symbol of a name."""


def as_sum_of_waves(form: Harmonics, symbols: Symbols) -> SymbolicFormula:
    """Write each wave times its polynomial, constants first, low harmonics next."""
    summands = []
    for (angles, sine), polynomial in sorted(form.terms.items(), key=wave_order):
        if not angles:
            summands.append(_written_out(polynomial, symbols))
            continue
        argument = add(k * symbols(name) for name, k in angles)
        wave = argument.sin() if sine else argument.cos()
        summands.append(multiply([_amplitude(polynomial, symbols), wave]))
    return add(summands)


def _amplitude(polynomial: Polynomial, symbols: Symbols) -> SymbolicFormula:
    """The polynomial, factored as in a textbook unless it is long."""
    if len(polynomial) > FACTORED:
        return _written_out(polynomial, symbols)
    number, *factors = separated(polynomial)
    if len(factors) < 2:
        return _without_common_powers(polynomial, symbols)
    powers = [_without_common_powers(factor, symbols) for factor in factors]
    return multiply([Constant(number[()]), *powers])


def _written_out(polynomial: Polynomial, symbols: Symbols) -> SymbolicFormula:
    return add(
        multiply([Constant(coefficient), *(symbols(name) ** e for name, e in monomial)])
        for monomial, coefficient in sorted(polynomial.items())
    )


def _without_common_powers(polynomial: Polynomial, symbols: Symbols) -> SymbolicFormula:
    """A number and powers times a sum that has none in common."""
    if len(polynomial) == 1:
        return _written_out(polynomial, symbols)
    number = common_number(list(polynomial.values()))
    if all(value < 0 for value in polynomial.values()):
        number = -number
    rest = {monomial: value / number for monomial, value in polynomial.items()}
    above, below = Fraction(number).as_integer_ratio()
    if any(value % below == 0 for value in rest.values()):  # a + b/2 instead of (2 a + b)/2
        number, rest = above, {monomial: value / below for monomial, value in rest.items()}
    powers = [dict(monomial) for monomial in polynomial]
    common: dict[str, int] = {}
    for name in sorted({name for one in powers for name in one}):
        exponents = [one.get(name, 0) for one in powers]
        common[name] = max(min(exponents), 0) or min(max(exponents), 0)
    bare: Polynomial = {}
    for monomial, value in rest.items():
        left = {**dict.fromkeys(common, 0), **dict(monomial)}
        bare[tuple((name, left[name] - e) for name, e in common.items() if left[name] - e)] = value
    outside = multiply([Constant(1), *(symbols(name) ** e for name, e in common.items())])
    whole = multiply([outside, _written_out(bare, symbols)])
    return scale(number, whole)


def separated(polynomial: Polynomial) -> list[Polynomial]:
    """Factors in different variables, (l2 m3 + lc2 m2) (qd1 + qd2), or the polynomial alone.

    Two variables belong to one factor unless every power of the one comes with every power of the
    other.
    """
    powers = [dict(monomial) for monomial in polynomial]
    groups: list[set[str]] = []
    for name in sorted({name for one in powers for name in one}):
        tied = [group for group in groups if any(_tied(powers, name, other) for other in group)]
        groups = [group for group in groups if group not in tied]
        groups.append({name}.union(*tied))
    first = min(polynomial)
    factor, factors = polynomial[first], []
    for group in groups:
        rest = [power for power in first if power[0] not in group]
        own = {}
        for part in {tuple(p for p in monomial if p[0] in group) for monomial in polynomial}:
            whole = tuple(sorted([*rest, *part]))
            own[part] = polynomial.get(whole, Fraction(0)) / polynomial[first]
        number = content(own)
        factor *= number
        factors.append({monomial: value / number for monomial, value in own.items()})
    product: Polynomial = {(): factor}
    for one in factors:
        product = _multiplied(product, one)
    return [{(): factor}, *factors] if product == polynomial else [polynomial]


def _tied(powers: Sequence[dict[str, int]], one: str, other: str) -> bool:
    pairs = {(p.get(one, 0), p.get(other, 0)) for p in powers}
    return len(pairs) < len({a for a, _ in pairs}) * len({b for _, b in pairs})


def wave_order(item: tuple[Wave, Polynomial]) -> tuple[float, Angles, bool]:
    """Constants first, then low harmonics."""
    (angles, sine), _ = item
    return (math.fsum(abs(k) for _, k in angles), angles, sine)
