"""Groups of parameters: polynomials that stand before waves, by names of their own.

(l1 l2 m3 + l1 lc2 m2) cos(q2)  ->  g1 cos(q2),     g1 = l1 l2 m3 + l1 lc2 m2
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from fractions import Fraction

from symdyn.graph.normal.harmonics import Harmonics, content, wave_order
from symdyn.graph.normal.rings import Monomial, Polynomial, Wave

Known = dict[frozenset[tuple[Monomial, Fraction]], str]
"""Names of groups by what they are."""


def grouped(
    forms: Sequence[Harmonics],
    states: Set[str],
    known: Known | None = None,
    name: Callable[[int], str] = "g{}".format,
) -> tuple[dict[str, Polynomial], list[Harmonics]]:
    """The same forms over groups g1, g2, ... of parameters, and the groups' polynomials.

    Each wave times a monomial of states has a polynomial of parameters as its coefficient. That
    polynomial without its numerical factor is a group, so that g2 and 2 g2 share one. A single
    parameter is not made a group. Groups that are `known` keep their names, and new ones are added
    to them; `name` gives the name of the k-th.
    """
    legend: dict[str, Polynomial] = {}
    known = {} if known is None else known
    result = []
    for form in forms:
        terms: dict[Wave, Polynomial] = {}
        for wave, polynomial in sorted(form.terms.items(), key=wave_order):
            target = terms.setdefault(wave, {})
            for state, parameters in _split(polynomial, states).items():
                factor = content(parameters)
                primitive = {monomial: value / factor for monomial, value in parameters.items()}
                ((first, _), *more) = primitive.items()
                if not more and sum(exponent for _, exponent in first) <= 1:
                    target[tuple(sorted((*state, *first)))] = factor
                    continue
                key = frozenset(primitive.items())
                group = known.setdefault(key, name(len(known) + 1))
                legend[group] = primitive
                target[tuple(sorted((*state, (group, 1))))] = factor
        result.append(Harmonics(terms))
    return legend, result


def _split(polynomial: Polynomial, states: Set[str]) -> dict[Monomial, Polynomial]:
    """State monomial -> polynomial of parameters."""
    parts: dict[Monomial, Polynomial] = {}
    for monomial, coefficient in sorted(polynomial.items()):
        state = tuple((v, e) for v, e in monomial if v in states)
        rest = tuple((v, e) for v, e in monomial if v not in states)
        parts.setdefault(state, {})[rest] = coefficient
    return parts
