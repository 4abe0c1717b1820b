"""A number times a sum whose terms have numbers already is multiplied into them.

    k (k1 a + k2 b + k3)    is    (k k1) a + (k k2) b + k k3
"""

from __future__ import annotations

from symdyn.graph.expr import CONST, Number
from symdyn.optimize.terms import PRODUCT, SUM, Terms


def scale_sums(terms: Terms) -> bool:
    """Multiply numbers into sums that nothing else uses; whether there were any."""
    uses = terms.uses()
    changed = False
    for node in list(uses):
        if terms.kind[node] is not PRODUCT:
            continue
        number, factors = terms.split(node)
        if number == 1:
            continue
        for factor in factors:
            if uses.get(factor, 0) == 1 and _has_numbers(terms, factor, uses):
                _scale(terms, node, number, factors, factor, uses)
                changed = True
                break
    return changed


def _has_numbers(terms: Terms, node: int, uses: dict[int, int]) -> bool:
    """Whether every term of a sum has a number of its own."""
    return terms.kind[node] is SUM and all(
        terms.kind[abs(x)] is CONST
        or (
            terms.kind[abs(x)] is PRODUCT
            and uses.get(abs(x), 0) == 1
            and terms.split(abs(x))[0] != 1
        )
        for x in terms.args[node]
    )


def _scale(
    terms: Terms,
    node: int,
    number: Number,
    factors: tuple[int, ...],
    inner: int,
    uses: dict[int, int],
) -> None:
    scaled = []
    for x in terms.args[inner]:
        k, rest = terms.split(abs(x))
        k = k * number
        product = [*rest] if k == 1 and rest else [terms.constant(k), *rest]
        y = terms.product(product)
        uses[y] = uses.get(y, 0) + 1
        scaled.append(y if x > 0 else -y)
    rest = tuple(x for x in factors if x != inner)
    if rest:
        total = terms.new(SUM, tuple(scaled))
        uses[total] = 1
        terms.change(node, PRODUCT, (*rest, total))
    else:
        terms.change(node, SUM, tuple(scaled))
