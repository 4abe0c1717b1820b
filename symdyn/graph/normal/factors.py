"""Common factors of normal forms, and factors of single polynomials; divisions are exact.

    m^2 a + m b cos(q) = m (m a + b cos(q)),       m a polynomial such as m_0 + m_1

Only polynomials are found, no factors that depend on an angle. Greatest common divisors are found
by evaluation at a large whole number and reading the result in its digits (heuristic GCD: Char,
Geddes, Gonnet, Journal of Symbolic Computation 7(1), 1989); every result is tried by division.

A squarefree polynomial without common factor in a variable x is irreducible if it is linear in x,

    A x^2 + B x + C = (2 A x + B - S)(2 A x + B + S) / 4A    if S^2 = B^2 - 4 A C,

and formulas of mechanics have such a variable, x or a power of it. Others are not factored.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from heapq import heapify, heappop, heappush

from symdyn.graph.normal.harmonics import Harmonics, content
from symdyn.graph.normal.rings import Polynomial

Exponents = tuple[int, ...]
Whole = dict[Exponents, int]
"""A polynomial with whole coefficients: exponents of all variables -> coefficient."""


def without_common_factor(forms: Sequence[Harmonics]) -> list[Harmonics]:
    """The forms divided by the greatest polynomial that divides all of them.

    The first form, which must not be zero, is left with coprime whole coefficients.
    """
    polynomials = [polynomial for form in forms for polynomial in form.terms.values()]
    variables = _Variables(polynomials)
    factor = variables.common(polynomials)
    first = [variables.divide(p, factor) for p in forms[0].terms.values()]
    scale = 1 / _number(first)
    return [
        Harmonics(
            {
                wave: {
                    monomial: value * scale
                    for monomial, value in variables.divide(polynomial, factor).items()
                }
                for wave, polynomial in form.terms.items()
            }
        )
        for form in forms
    ]


def quotient(polynomial: Polynomial, divisor: Polynomial) -> Polynomial | None:
    """The exact quotient of two polynomials, if there is one.

    >>> square = {(("a", 2),): Fraction(1), (("b", 2),): Fraction(-1)}
    >>> quotient(square, {(("a", 1),): Fraction(1), (("b", 1),): Fraction(1)})
    {(('a', 1),): Fraction(1, 1), (('b', 1),): Fraction(-1, 1)}
    """
    variables = _Variables([polynomial, divisor])
    (above, one), (below, two) = map(variables.of, (polynomial, divisor))
    found = _divide(above, below)
    return None if found is None else variables.polynomial(found, one / two)


def factors(polynomial: Polynomial) -> list[tuple[Polynomial, int]]:
    """The irreducible factors with their exponents; a number comes first, if it is not one.

    Factors of a higher degree than two in every variable may be reducible.

    >>> factors({(("a", 2),): Fraction(2), (("a", 1),): Fraction(4), (): Fraction(2)})
    [({(): Fraction(2, 1)}, 1), ({(('a', 1),): Fraction(1, 1), (): Fraction(1, 1)}, 2)]
    """
    variables = _Variables([polynomial])
    whole, number = variables.of(polynomial)
    found: list[tuple[Whole, int]] = []
    for x, exponent in enumerate(_common_powers(whole)):
        if exponent:
            unit = tuple(int(k == x) for k in range(len(variables.names)))
            found.append(({unit: 1}, exponent))
    found += _powers_of_factors(_without(whole, _common_powers(whole)))
    parts = [(variables.polynomial(factor, Fraction(1)), exponent) for factor, exponent in found]
    return parts if number == 1 else [({(): number}, 1), *parts]


def _number(polynomials: Sequence[Polynomial]) -> Fraction:
    """The factor that leaves coprime whole coefficients in all of them."""
    together = {
        ((f"{k}", 1), *monomial): value
        for k, polynomial in enumerate(polynomials)
        for monomial, value in polynomial.items()
    }
    return content(together)


class _Variables:
    """The variables of some polynomials, in the order of their names."""

    def __init__(self, polynomials: Iterable[Polynomial]) -> None:
        self.names = sorted({v for p in polynomials for monomial in p for v, _ in monomial})
        self.places = {name: k for k, name in enumerate(self.names)}

    def of(self, polynomial: Polynomial) -> tuple[Whole, Fraction]:
        """A polynomial as a number times one with coprime whole coefficients, the first positive.

        The first term is that with the highest powers of the first variables.
        """
        exponents: dict[Exponents, Fraction] = {}
        for monomial, value in polynomial.items():
            own = [0] * len(self.names)
            for name, exponent in monomial:
                own[self.places[name]] = exponent
            exponents[tuple(own)] = value
        if not exponents:
            return {}, Fraction(1)
        below = math.lcm(*(value.denominator for value in exponents.values()))
        whole, above = _primitive({e: int(value * below) for e, value in exponents.items()})
        return whole, Fraction(above, below)

    def polynomial(self, whole: Whole, number: Fraction) -> Polynomial:
        """The polynomial that a number times a whole one is."""
        return {
            tuple((v, e) for v, e in zip(self.names, exponents, strict=True) if e): number * value
            for exponents, value in sorted(whole.items(), reverse=True)
        }

    def divide(self, polynomial: Polynomial, factor: Whole) -> Polynomial:
        """The quotient by a factor of the polynomial."""
        whole, number = self.of(polynomial)
        found = _divide(whole, factor)
        assert found is not None
        return self.polynomial(found, number)

    def common(self, polynomials: Sequence[Polynomial]) -> Whole:
        """The greatest common divisor, short polynomials first."""
        found: Whole = {}
        for polynomial in sorted(polynomials, key=len):
            found = _gcd(found, self.of(polynomial)[0])
            if _is_number(found):
                break
        return found


# -- polynomials with whole coefficients -------------------------------------------------------


def _is_number(p: Whole) -> bool:
    return len(p) == 1 and not any(next(iter(p)))


def _primitive(p: Whole) -> tuple[Whole, int]:
    """Coprime coefficients, the first positive, and the number taken out."""
    number = math.gcd(*p.values())
    if p[max(p)] < 0:
        number = -number
    return ({e: value // number for e, value in p.items()} if number != 1 else p), number


def _common_powers(p: Whole) -> Exponents:
    """The powers that all terms share."""
    return tuple(map(min, zip(*p, strict=True)))


def _without(p: Whole, powers: Exponents) -> Whole:
    """The polynomial divided by powers that all its terms share."""
    if not any(powers):
        return p
    return {tuple(a - b for a, b in zip(e, powers, strict=True)): x for e, x in p.items()}


def _times(one: Whole, other: Whole) -> Whole:
    found: Whole = {}
    for a, x in one.items():
        for b, y in other.items():
            e = tuple(i + j for i, j in zip(a, b, strict=True))
            found[e] = found.get(e, 0) + x * y
    return {e: x for e, x in found.items() if x}


def _plus(one: Whole, other: Whole, factor: int = 1) -> Whole:
    found = dict(one)
    for e, x in other.items():
        found[e] = found.get(e, 0) + factor * x
    return {e: x for e, x in found.items() if x}


def _divide(p: Whole, divisor: Whole) -> Whole | None:
    """The quotient, if it is a polynomial with whole coefficients."""
    lead = max(divisor)
    first = divisor[lead]
    rest = [(e, x) for e, x in divisor.items() if e != lead]
    left, found = dict(p), {}
    waiting = [tuple(-k for k in e) for e in left]
    heapify(waiting)
    while waiting:
        e = tuple(-k for k in heappop(waiting))
        value = left.pop(e, 0)
        if not value:
            continue
        shift = tuple(a - b for a, b in zip(e, lead, strict=True))
        number, remainder = divmod(value, first)
        if remainder or min(shift, default=0) < 0:
            return None
        found[shift] = number
        for other, x in rest:
            place = tuple(a + b for a, b in zip(shift, other, strict=True))
            if place not in left:
                heappush(waiting, tuple(-k for k in place))
            left[place] = left.get(place, 0) - number * x
    return found


def _gcd(p: Whole, q: Whole) -> Whole:
    """The greatest common divisor of polynomials, with coprime coefficients."""
    if not p or not q:
        return _primitive(p or q)[0] if p or q else {}
    (p, _), (q, _) = _primitive(p), _primitive(q)
    own, others = _common_powers(p), _common_powers(q)
    powers = tuple(map(min, zip(own, others, strict=True)))
    found = _gcd_of_sums(_without(p, own), _without(q, others))
    return {tuple(a + b for a, b in zip(e, powers, strict=True)): x for e, x in found.items()}


def _gcd_of_sums(p: Whole, q: Whole) -> Whole:
    """The same for polynomials with coprime coefficients and without common powers."""
    if len(p) > len(q):
        p, q = q, p
    if _is_number(p) or p == q:
        return p
    degrees = [tuple(map(max, zip(*x, strict=True))) for x in (p, q)]
    for x, (one, two) in enumerate(zip(*degrees, strict=True)):
        if (one > 0) != (two > 0):  # a variable of one is in no common divisor
            p, q = (q, p) if two else (p, q)
            return reduce(_gcd, sorted(_coefficients(p, x).values(), key=len), q)
    if _divide(q, p) is not None:
        return p
    x = max(x for x, degree in enumerate(degrees[0]) if degree)
    heights = [max(map(abs, one.values())) for one in (p, q)]
    point = 2 * min(heights) + 29
    while True:
        at = [_at(one, x, point) for one in (p, q)]
        if all(at):
            digits = _gcd_of_numbers(at[0], at[1])
            found = _primitive(_from_digits(digits, x, point))[0]
            if _divide(p, found) is not None and _divide(q, found) is not None:
                return found
        point = 73794 * point * math.isqrt(math.isqrt(point)) // 27011


def _gcd_of_numbers(p: Whole, q: Whole) -> Whole:
    """The greatest common divisor with the numbers that both have in common."""
    number = math.gcd(*p.values(), *q.values())
    return {e: number * x for e, x in _gcd(p, q).items()}


def _at(p: Whole, x: int, point: int) -> Whole:
    """The polynomial at a whole value of a variable."""
    found: Whole = {}
    for e, value in p.items():
        place = (*e[:x], 0, *e[x + 1 :])
        found[place] = found.get(place, 0) + value * point ** e[x]
    return {e: value for e, value in found.items() if value}


def _from_digits(p: Whole, x: int, point: int) -> Whole:
    """The polynomial in a variable whose coefficients are the digits to the base `point`.

    Digits are between -point/2 and point/2.
    """
    found: Whole = {}
    for e, value in p.items():
        degree = 0
        while value:
            digit = (value + point // 2) % point - point // 2
            if digit:
                found[(*e[:x], degree, *e[x + 1 :])] = digit
            value = (value - digit) // point
            degree += 1
    return found


def _coefficients(p: Whole, x: int) -> dict[int, Whole]:
    """The coefficients of the powers of a variable."""
    found: dict[int, Whole] = {}
    for e, value in p.items():
        found.setdefault(e[x], {})[(*e[:x], 0, *e[x + 1 :])] = value
    return found


# -- factors -----------------------------------------------------------------------------------


def _powers_of_factors(p: Whole) -> list[tuple[Whole, int]]:
    """The factors with exponents: of p = a b^2 c^3 .. first a, b, c by Yun's algorithm."""
    if _is_number(p):
        return []
    x = next(x for x, degree in enumerate(map(max, zip(*p, strict=True))) if degree)
    common = reduce(_gcd, _coefficients(p, x).values())
    p = _exact(p, common)
    found = _powers_of_factors(common)
    slope = _slope(p, x)
    repeated = _gcd(p, slope)
    distinct, changed = _exact(p, repeated), _exact(slope, repeated)
    k = 1
    while not _is_number(distinct):
        changed = _plus(changed, _slope(distinct, x), -1)
        own = _gcd(distinct, changed)
        found += [(one, k) for one in _irreducible(own)]
        distinct = _exact(distinct, own)
        changed = _exact(changed, own) if changed else changed
        k += 1
    return found


def _exact(p: Whole, divisor: Whole) -> Whole:
    found = _divide(p, divisor)
    assert found is not None
    return found


def _slope(p: Whole, x: int) -> Whole:
    """The derivative."""
    return {(*e[:x], e[x] - 1, *e[x + 1 :]): e[x] * value for e, value in p.items() if e[x]}


def _irreducible(p: Whole) -> list[Whole]:
    """The factors of a squarefree polynomial."""
    if _is_number(p):
        return []
    degrees = {x: degree for x, degree in enumerate(map(max, zip(*p, strict=True))) if degree}
    x = min(degrees, key=lambda x: degrees[x])
    coefficients = _coefficients(p, x)
    common = reduce(_gcd, coefficients.values())
    if not _is_number(common):
        return [*_irreducible(common), *_irreducible(_exact(p, common))]
    if degrees[x] == 1:
        return [p]
    if degrees[x] == 2:
        return _of_square(coefficients, x) or [p]
    for y in degrees:
        step = math.gcd(*(e[y] for e in p))
        if step > 1:  # a polynomial in y^2 or y^3
            lower = {(*e[:y], e[y] // step, *e[y + 1 :]): value for e, value in p.items()}
            found = [
                {(*e[:y], e[y] * step, *e[y + 1 :]): value for e, value in one.items()}
                for one in _irreducible(lower)
            ]
            return [x for one in found for x in _irreducible(one)] if len(found) > 1 else [p]
    return [p]


def _of_square(coefficients: Mapping[int, Whole], x: int) -> list[Whole]:
    """The two factors of A x^2 + B x + C, if there are any."""
    A, B, C = (coefficients.get(k, {}) for k in (2, 1, 0))
    root = _square_root(_plus(_times(B, B), _times(A, C), -4))
    if root is None:
        return []
    slope = {(*e[:x], 1, *e[x + 1 :]): 2 * value for e, value in A.items()}
    found = []
    for sign in (1, -1):
        line = _plus(_plus(slope, B), root, sign)
        common = reduce(_gcd, _coefficients(line, x).values())
        found.append(_primitive(_exact(_primitive(line)[0], common))[0])
    return found


def _square_root(p: Whole) -> Whole | None:
    """The square root, if it is a polynomial."""
    if not p:
        return None
    lead = max(p)
    number = math.isqrt(max(p[lead], 0))
    if any(k % 2 for k in lead) or number * number != p[lead]:
        return None
    half = tuple(k // 2 for k in lead)
    root, rest = {half: number}, {e: value for e, value in p.items() if e != lead}
    while rest:
        top = max(rest)
        shift = tuple(a - b for a, b in zip(top, half, strict=True))
        value, remainder = divmod(rest[top], 2 * number)
        if remainder or min(shift) < 0 or shift >= half:
            return None
        term = {shift: value}
        rest = _plus(_plus(rest, _times(root, term), -2), _times(term, term), -1)
        root = {**root, **term}
    return root
