"""Common factors of normal forms: polynomials that divide every coefficient.

    m^2 a + m b cos(q) = m (m a + b cos(q)),       m a polynomial such as m_0 + m_1

Only polynomials are found, no factors that depend on an angle. Divisions are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from symdyn.graph.normal.harmonics import Harmonics, content
from symdyn.graph.normal.rings import Polynomial


def without_common_factor(forms: Sequence[Harmonics]) -> list[Harmonics]:
    """The forms divided by the greatest polynomial that divides all of them.

    The first form, which must not be zero, is left with coprime whole coefficients.
    """
    polynomials = [polynomial for form in forms for polynomial in form.terms.values()]
    ring = _Ring(polynomials)
    factor = ring.common(polynomials)
    scale = 1 / _number(
        [ring.polynomial(ring.of(p).exquo(factor)) for p in forms[0].terms.values()]
    )
    return [
        Harmonics(
            {
                wave: ring.polynomial(ring.of(polynomial).exquo(factor), scale)
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
    ring = _Ring([polynomial, divisor])
    whole, rest = divmod(ring.of(polynomial), ring.of(divisor))
    return None if rest else ring.polynomial(whole)


def factors(polynomial: Polynomial) -> list[tuple[Polynomial, int]]:
    """The irreducible factors with their exponents; a number comes first, if it is not one.

    >>> factors({(("a", 2),): Fraction(2), (("a", 1),): Fraction(4), (): Fraction(2)})
    [({(): Fraction(2, 1)}, 1), ({(('a', 1),): Fraction(1, 1), (): Fraction(1, 1)}, 2)]
    """
    ring = _Ring([polynomial])
    number, found = ring.of(polynomial).factor_list()
    constant = Fraction(int(number.numerator), int(number.denominator))
    parts = [(ring.polynomial(factor), exponent) for factor, exponent in found]
    return parts if constant == 1 else [({(): constant}, 1), *parts]


def _number(polynomials: Sequence[Polynomial]) -> Fraction:
    """The factor that leaves coprime whole coefficients in all of them."""
    together = {
        ((f"{k}", 1), *monomial): value
        for k, polynomial in enumerate(polynomials)
        for monomial, value in polynomial.items()
    }
    return content(together)


class _Ring:
    """SymPy's polynomials with rational coefficients, in symdyn's variables."""

    def __init__(self, polynomials: Sequence[Polynomial]) -> None:
        from sympy import QQ, Symbol
        from sympy.polys.rings import PolyRing

        self.names = sorted({v for p in polynomials for monomial in p for v, _ in monomial})
        self.rational = QQ
        self.ring = PolyRing([Symbol(name) for name in self.names], QQ)

    def of(self, polynomial: Polynomial) -> Any:
        """A polynomial in SymPy."""
        places = {name: k for k, name in enumerate(self.names)}
        terms = {}
        for monomial, value in polynomial.items():
            exponents = [0] * len(places)
            for name, exponent in monomial:
                exponents[places[name]] = exponent
            terms[tuple(exponents)] = self.rational(value.numerator, value.denominator)
        return self.ring.from_dict(terms)

    def polynomial(self, element: Any, scale: Fraction = Fraction(1)) -> Polynomial:
        """A polynomial from SymPy, times a number."""
        return {
            tuple((v, e) for v, e in zip(self.names, powers, strict=True) if e): scale
            * Fraction(int(value.numerator), int(value.denominator))
            for powers, value in element.terms()
        }

    def common(self, polynomials: Sequence[Polynomial]) -> Any:
        """The greatest common divisor, short polynomials first."""
        found = self.ring.zero
        for polynomial in sorted(polynomials, key=len):
            found = found.gcd(self.of(polynomial))
            if found.is_ground:
                return self.ring.one
        return found
