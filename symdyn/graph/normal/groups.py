"""Groups of parameters: polynomials that stand before waves, by names of their own.

(l1 l2 m3 + l1 lc2 m2) cos(q2)  ->  g1 cos(q2),     g1 = l1 l2 m3 + l1 lc2 m2
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction

from symdyn.graph.normal.harmonics import Harmonics, content, wave_order
from symdyn.graph.normal.rings import Monomial, Polynomial, Wave

Known = dict[frozenset[tuple[Monomial, Fraction]], str]
"""Names of groups by what they are."""

Grouped = tuple[dict[str, Polynomial], list[Harmonics]]
"""The polynomials of groups by their names, and forms over these names."""

LARGEST_WHOLE = 12
"""Larger coefficients are not those of formulas, but come from numbers of the robot."""


def group_parameters(
    forms: Sequence[Harmonics],
    parameters: Mapping[str, int],
    known: Known | None = None,
    name: Callable[[int], str] = "g{}".format,
) -> Grouped:
    """The same forms over groups g1, g2, ... of parameters, and the groups' polynomials.

    `parameters` has the power of the metre in the unit of each, or 0 where units are not known; all
    other variables are states. Each wave times a monomial of states has a polynomial of parameters
    as its coefficient. That polynomial without its numerical factor is a group, so that g2 and 2 g2
    share one. A single parameter is not made a group. Groups that are `known` keep their names, and
    new ones are added to them; `name` gives the name of the k-th.
    """
    legend: dict[str, Polynomial] = {}
    known = {} if known is None else known
    result = []
    for form in forms:
        terms: dict[Wave, Polynomial] = {}
        for wave, polynomial in sorted(form.terms.items(), key=wave_order):
            target = terms.setdefault(wave, {})
            for state, group in _split(polynomial, parameters).items():
                factor = _factor(group, parameters)
                primitive = {monomial: value / factor for monomial, value in group.items()}
                ((first, _), *more) = primitive.items()
                if not more and sum(exponent for _, exponent in first) <= 1:
                    target[tuple(sorted((*state, *first)))] = factor
                    continue
                key = frozenset(primitive.items())
                symbol = known.setdefault(key, name(len(known) + 1))
                legend[symbol] = primitive
                target[tuple(sorted((*state, (symbol, 1))))] = factor
        result.append(Harmonics(terms))
    return legend, result


def _factor(polynomial: Polynomial, metres: Mapping[str, int]) -> Fraction:
    """The number that a group is divided by: I + 0.425 mc + 0.180625 m instead of 80000 I + ...

    Where lengths are numbers, terms differ in the power of the metre. Those of the highest power
    have no length as a factor; their coefficients become coprime, or at most 1 if these would be
    large.
    """

    def power(monomial: Monomial) -> int:
        return sum(metres.get(name, 0) * exponent for name, exponent in monomial)

    highest = max(map(power, polynomial))
    pure = {monomial: x for monomial, x in polynomial.items() if power(monomial) == highest}
    factor = content(pure)
    largest = max(map(abs, pure.values()))
    if largest <= LARGEST_WHOLE * abs(factor):
        return factor
    return largest if factor > 0 else -largest


def _split(polynomial: Polynomial, parameters: Collection[str]) -> dict[Monomial, Polynomial]:
    """State monomial -> polynomial of parameters."""
    parts: dict[Monomial, Polynomial] = {}
    for monomial, coefficient in sorted(polynomial.items()):
        state = tuple((v, e) for v, e in monomial if v not in parameters)
        rest = tuple((v, e) for v, e in monomial if v in parameters)
        parts.setdefault(state, {})[rest] = coefficient
    return parts
