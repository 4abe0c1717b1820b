"""Quotients by single symbols, such as masses, in normal form: 1/m is a symbol of its own.

    (m l) / m  ->  m l (1/m)  ->  l

On the graph `Reciprocals` a quotient by a symbol is a product; `cancel_reciprocals` reduces
m (1/m) to one.
"""

from __future__ import annotations

from fractions import Fraction

from symdyn.graph.expr import SYMBOL, Expr, Graph
from symdyn.graph.normal.harmonics import Harmonics
from symdyn.graph.normal.rings import Polynomial

ONE_OVER = "1/"


class Reciprocals(Graph):
    """A graph on which quotients by symbols are products with symbols of their own."""

    def div(self, a: Expr, b: Expr) -> Expr:
        if b.op is SYMBOL and not b.value.startswith(ONE_OVER):
            return self.mul(a, self.symbol(ONE_OVER + b.value))
        return super().div(a, b)


def cancel_reciprocals(form: Harmonics) -> Harmonics:
    """The same with every m (1/m) gone; what is left of 1/m is a negative exponent of m."""
    terms = {}
    for wave, polynomial in form.terms.items():
        total: Polynomial = {}
        for monomial, coefficient in polynomial.items():
            powers: dict[str, int] = {}
            for name, exponent in monomial:
                own = name.removeprefix(ONE_OVER)
                powers[own] = powers.get(own, 0) + (exponent if own == name else -exponent)
            key = tuple(sorted((name, e) for name, e in powers.items() if e))
            total[key] = total.get(key, Fraction(0)) + coefficient
        kept = {key: value for key, value in total.items() if value}
        if kept:
            terms[wave] = kept
    return Harmonics(terms)
