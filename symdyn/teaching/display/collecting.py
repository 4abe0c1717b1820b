"""Polynomials as a textbook prints them: collected and factored in the way that is shortest.

    I1 + m2 (l1^2 + lc2^2 + 2 l1 lc2 c2),     g (m1 lc1 + m2 l1) c1 + g m2 lc2 c12

Terms are collected by what they have of one kind of factor: inertial parameters, angles, rates, or
everything but the rates. Brackets with the same content are joined, (m3 + m4)(..), and what is in
them is factored or collected again. Of all ways the one with the fewest symbols is taken, for all
entries of a matrix the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from symdyn.graph.normal.factors import factors
from symdyn.graph.normal.harmonics import Monomial, Polynomial, content

INERTIAL, ANGLE, RATE, OTHER = "inertial", "angle", "rate", "other"
ACCELERATION = "acceleration"
"""Kinds of factors; others are lengths, displacements, gravity."""
GEOMETRY = "geometry"
"""Everything but rates."""
WAYS = (ANGLE, INERTIAL, RATE, GEOMETRY)
"""What to collect by; of equally short ways the first counts."""

MOST_FACTORED = 12
"""Sums of more terms are not factored."""
MOST_TRIED = 60
"""Longer sums in brackets are not collected again."""
MOST_IN_ALL = 1000
"""Quantities of more terms are not read; they are collected by angles, once."""
_WHOLE = 24
"""Numbers whose ratios have larger numerators or denominators are data, and not taken apart."""

Kind = Callable[[str], str]
Powers = tuple[tuple["str | Bracket", int], ...]


@dataclass(frozen=True)
class DisplayedTerm:
    """A number times powers of names and of brackets."""

    number: Fraction
    powers: Powers = ()

    @property
    def size(self) -> int:
        """How many numbers and names are written."""
        own = sum(x.size + 1 if isinstance(x, Bracket) else 1 for x, _ in self.powers)
        return own + (abs(self.number) != 1 or not self.powers)

    def times(self, number: Fraction) -> DisplayedTerm:
        """The same, multiplied."""
        return DisplayedTerm(self.number * number, self.powers)


@dataclass(frozen=True)
class Bracket:
    """A sum."""

    terms: tuple[DisplayedTerm, ...]

    @property
    def size(self) -> int:
        """How many numbers and names are written."""
        return sum(term.size for term in self.terms)

    def times(self, number: Fraction) -> Bracket:
        """The same, multiplied out."""
        return Bracket(tuple(term.times(number) for term in self.terms))


def collected(polynomials: Sequence[Polynomial], kind: Kind) -> list[Bracket]:
    """The polynomials, all collected by the same kind of factors.

    Joint forces are collected by accelerations and rates, what has inertial parameters by these or
    by angles.
    """
    kinds = {kind(name) for p in polynomials for monomial in p for name, _ in monomial}
    ways: tuple[str, ...] = (ANGLE, INERTIAL) if INERTIAL in kinds else (ANGLE, RATE, GEOMETRY)
    if INERTIAL in kinds and any(
        e > 1 and kind(name) == OTHER for p in polynomials for monomial in p for name, e in monomial
    ):
        ways = (INERTIAL, ANGLE)  # squares of lengths: moments of inertia belong to a mass
    if ACCELERATION in kinds:
        ways = (RATE,)
    if sum(map(len, polynomials)) > MOST_IN_ALL:
        return [_plainly(one, kind) for one in polynomials]
    known: dict[frozenset[tuple[Monomial, Fraction]], int] = {}
    for one in polynomials:
        known.setdefault(frozenset(one.items()), len(known))
    tried = [[_collected(dict(one), way, kind) for one in known] for way in ways]
    best = min(tried, key=lambda brackets: sum(one.size for one in brackets))
    return [best[known[frozenset(one.items())]] for one in polynomials]


def _plainly(polynomial: Polynomial, kind: Kind) -> Bracket:
    """Terms collected by angles, nothing else."""
    by_wave: dict[Monomial, list[DisplayedTerm]] = {}
    for monomial, value in sorted(polynomial.items()):
        own = tuple(power for power in monomial if kind(power[0]) == ANGLE)
        beside = tuple(power for power in monomial if power not in own)
        by_wave.setdefault(own, []).append(DisplayedTerm(value, beside))
    terms: list[DisplayedTerm] = []
    for own, parts in by_wave.items():
        if own and len(parts) > 1:
            terms.append(DisplayedTerm(Fraction(1), (*own, (Bracket(tuple(parts)), 1))))
        else:
            terms += [DisplayedTerm(part.number, part.powers + own) for part in parts]
    return Bracket(tuple(terms))


def _collected(
    polynomial: Polynomial, way: str, kind: Kind, others: Sequence[str] = WAYS
) -> Bracket:
    """Terms with the same factors of a kind together; equal brackets joined."""
    by_key: dict[Monomial, Polynomial] = {}
    for monomial, value in sorted(polynomial.items()):
        own = tuple(power for power in monomial if _is_of(way, kind(power[0])))
        beside = tuple(power for power in monomial if power not in own)
        by_key.setdefault(own, {})[beside] = value
    joined: dict[frozenset[tuple[Monomial, Fraction]], Polynomial] = {}
    for own, rest in by_key.items():
        number = _number(rest)
        bare = frozenset((monomial, value / number) for monomial, value in rest.items())
        joined.setdefault(bare, {})[own] = number
    remaining = tuple(other for other in others if other != way)
    terms: list[DisplayedTerm] = []
    for bare, keys in joined.items():
        head, tail = (_product(dict(part), remaining, kind) for part in (keys, bare))
        whole = _inside(DisplayedTerm(head.number * tail.number, head.powers + tail.powers))
        terms += _spliced(whole)
    return Bracket(tuple(terms))


def _is_of(way: str, kind: str) -> bool:
    rates = (RATE, ACCELERATION)
    if way == GEOMETRY:
        return kind not in rates
    return kind in rates if way == RATE else kind == way


def _spliced(term: DisplayedTerm) -> tuple[DisplayedTerm, ...]:
    """The terms of a bracket that stands alone."""
    if len(term.powers) == 1:
        ((bracket, exponent),) = term.powers
        if isinstance(bracket, Bracket) and exponent == 1:
            return bracket.times(term.number).terms
    return (term,)


def _inside(term: DisplayedTerm) -> DisplayedTerm:
    """The number multiplied into the bracket, and on into brackets there, if that is shorter."""
    tried = [term]
    for k, (bracket, exponent) in enumerate(term.powers):
        if isinstance(bracket, Bracket) and exponent == 1:
            terms = bracket.times(abs(term.number)).terms
            multiplied = (Bracket(tuple(map(_inside, terms))), 1)
            sign = Fraction(-1 if term.number < 0 else 1)
            tried.append(DisplayedTerm(sign, (*term.powers[:k], multiplied, *term.powers[k + 1 :])))
    return min(tried, key=lambda one: one.size)


def _product(polynomial: Polynomial, ways: Sequence[str], kind: Kind) -> DisplayedTerm:
    """A polynomial as a product: its factors, and what has none in brackets."""
    if len(polynomial) == 1:
        ((monomial, value),) = polynomial.items()
        return DisplayedTerm(value, monomial)
    number = _number(polynomial)
    rest = {monomial: value / number for monomial, value in polynomial.items()}
    common, bare = _without_common(rest)
    powers: list[tuple[str | Bracket, int]] = list(common)
    parts = _factors(bare)
    lengths = {kind(name) for name, _ in common} == {OTHER}
    if len(parts) == 1 and lengths and INERTIAL not in ways:
        powers, parts = [], [(rest, 1)]  # m2 (lc2^2 + l1 lc2 c2): lengths stay inside
    for one, exponent in parts:
        if len(one) == 1:
            ((monomial, value),) = one.items()
            number *= value**exponent
            powers += [(name, e * exponent) for name, e in monomial]
        else:
            powers.append((_shortest(one, ways, kind), exponent))
    return DisplayedTerm(number, tuple(powers))


def _shortest(polynomial: Polynomial, ways: Sequence[str], kind: Kind) -> Bracket:
    """The shortest way to write a sum."""
    flat = Bracket(tuple(DisplayedTerm(value, m) for m, value in sorted(polynomial.items())))
    if len(polynomial) < 3 or len(polynomial) > MOST_TRIED:
        return flat
    tried = [flat]
    for way in ways:
        one = _collected(polynomial, way, kind, ways)
        if len(one.terms) > 1:
            tried.append(one)
    return min(tried, key=lambda one: one.size)


def _factors(polynomial: Polynomial) -> list[tuple[Polynomial, int]]:
    """Factors of a polynomial without common powers.

    A x + B with a single term A has none: it would divide A, and so be a common power.
    """
    if len(polynomial) > MOST_FACTORED or not _is_simple(polynomial.values()):
        return [(polynomial, 1)]
    exponents: dict[str, list[int]] = {}
    for monomial in polynomial:
        for name, e in monomial:
            exponents.setdefault(name, []).append(e)
    if any(own == [1] for own in exponents.values()) or not exponents:
        return [(polynomial, 1)]
    return _known_factors(frozenset(polynomial.items()))


@lru_cache(maxsize=4096)
def _known_factors(terms: frozenset[tuple[Monomial, Fraction]]) -> list[tuple[Polynomial, int]]:
    return factors(dict(sorted(terms)))


def _without_common(polynomial: Polynomial) -> tuple[Monomial, Polynomial]:
    """Powers that all terms have in common, and what they leave."""
    powers = [dict(monomial) for monomial in polynomial]
    names = sorted({name for one in powers for name in one})
    least = {name: min(one.get(name, 0) for one in powers) for name in names}
    rest = {}
    for monomial, value in polynomial.items():
        left = ((name, dict(monomial).get(name, 0) - least[name]) for name in names)
        rest[tuple((name, e) for name, e in left if e)] = value
    return tuple((name, e) for name, e in least.items() if e), rest


def _number(polynomial: Polynomial) -> Fraction:
    """The number to take out: what leaves small whole numbers, else only a sign."""
    first = next(iter(polynomial.values()))
    ratios = {monomial: value / first for monomial, value in polynomial.items()}
    if _is_simple(ratios.values()):
        return abs(first * content(ratios)) * (-1 if _is_negative(polynomial) else 1)
    return Fraction(-1 if all(value < 0 for value in polynomial.values()) else 1)


def _is_negative(polynomial: Polynomial) -> bool:
    """Whether more terms are negative than positive, or as many and the first one is."""
    signs = [1 if polynomial[monomial] > 0 else -1 for monomial in sorted(polynomial)]
    return sum(signs) < 0 or (sum(signs) == 0 and signs[0] < 0)


def _is_simple(values: Iterable[Fraction]) -> bool:
    """Whether numbers are those of a derivation, 2 or 1/3, and not data."""
    return all(abs(x.numerator) <= _WHOLE and x.denominator <= _WHOLE for x in values)
