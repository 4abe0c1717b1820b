"""Terms of one sum that are numbers times the same product become one term, or none.

    wx (k wy) - wy (k wx)    is    0
    wy (k1 wz) - wz (k2 wy)  is    (k1 - k2) wy wz

To find such terms, products of products are flattened, even if something else uses the inner ones.
"""

from __future__ import annotations

from symdyn.passes.terms import PRODUCT, SUM, Coefficient, Terms

LONGEST_PRODUCT = 12
"""Products of more factors are not flattened."""

ROUNDING = 2.0**-50
"""A sum of coefficients that is smaller than this times the largest of them is a rounding error."""

Monomial = tuple[Coefficient, tuple[int, ...]]
"""A number and the sorted factors."""


def collect_like_terms(terms: Terms) -> bool:
    """Merge like terms of every sum where that costs no more; returns whether there were any."""
    uses = terms.uses()
    monomials: dict[int, Monomial] = {}
    changed = False
    for node in list(uses):
        args = terms.args[node]
        if terms.kind[node] is not SUM or len(args) < 2:
            continue
        alike: dict[tuple[int, ...], list[int]] = {}
        for k, term in enumerate(args):
            alike.setdefault(_monomial(terms, abs(term), monomials)[1], []).append(k)
        if len(alike) < len(args):
            kept = _merged(terms, args, alike, uses, monomials)
            if kept != args:
                terms.change(node, SUM, kept)
                changed = True
    return changed


def _monomial(terms: Terms, node: int, known: dict[int, Monomial]) -> Monomial:
    """Return a node as a number times factors that are not products."""
    found = known.get(node)
    if found is None:
        number, factors = terms.split(node)
        flat: list[int] = []
        for factor in factors:
            if factor != node and terms.kind[factor] is PRODUCT:
                k, inner = _monomial(terms, factor, known)
                number = number * k
                flat += inner
            else:
                flat.append(factor)
        found = (number, tuple(sorted(flat)))
        if len(flat) > LONGEST_PRODUCT:
            found = (1, (node,))
        known[node] = found
    return found


def _merged(
    terms: Terms,
    args: tuple[int, ...],
    alike: dict[tuple[int, ...], list[int]],
    uses: dict[int, int],
    monomials: dict[int, Monomial],
) -> tuple[int, ...]:
    """Return the terms of a sum, like ones merged where that saves operations."""
    kept: dict[int, int] = dict(enumerate(args))
    for factors, places in alike.items():
        if len(places) < 2:
            continue
        total: Coefficient = 0
        largest: Coefficient = 0
        before = len(places) - 1
        here: dict[int, int] = {}
        for k in places:
            node = abs(args[k])
            number = monomials[node][0]
            total += number if args[k] > 0 else -number
            largest = max(largest, number)
            here[node] = here.get(node, 0) + 1
            # a product that nothing else uses is no longer computed
            if uses[node] == here[node] and terms.kind[node] is PRODUCT:
                before += len(terms.args[node]) - 1
        if isinstance(total, float) and abs(total) <= ROUNDING * largest:
            total = 0
        rest = _without_number(terms, factors, [abs(args[k]) for k in places])
        after = len(rest) - (terms.find(PRODUCT, rest) is not None) if len(rest) > 1 else 1
        after -= abs(total) == 1
        if total != 0 and after >= before:
            continue
        for k in places[1:]:
            del kept[k]
        if total == 0:
            del kept[places[0]]
        else:
            kept[places[0]] = _scaled(terms, total, rest)
    return tuple(kept.values())


def _without_number(terms: Terms, factors: tuple[int, ...], nodes: list[int]) -> tuple[int, ...]:
    """The product of the factors, joined as in one of the nodes if that has no number inside."""
    for node in nodes:
        _, outer = terms.split(node)
        flat: list[int] = []
        for factor in outer:
            flat += terms.args[factor] if terms.kind[factor] is PRODUCT else (factor,)
        if tuple(sorted(flat)) == factors:
            return outer
    return factors


def _scaled(terms: Terms, number: Coefficient, factors: tuple[int, ...]) -> int:
    """Return the signed node of a number times factors."""
    if not factors:
        return terms.constant(number)
    sign = -1 if number < 0 else 1
    size = abs(number)
    product = list(factors) if size == 1 else [terms.constant(size), *factors]
    return sign * terms.product(product)
