"""A factor that several terms of a sum share is multiplied once.

    a b + a c - k d + k e    is    a (b + c) - k (d - e)

Only products that nothing else uses are considered: the others are computed anyway. The factor that
saves most is taken out first. If the sum left inside exists already, its additions are saved, too.
"""

from __future__ import annotations

from symdyn.passes.terms import PRODUCT, SUM, Terms


def factor_sums(terms: Terms) -> bool:
    """Take common factors out of every sum; returns whether there were any."""
    uses = terms.uses()
    todo = [node for node in uses if terms.kind[node] is SUM and len(terms.args[node]) > 1]
    changed = False
    for node in todo:
        stack = [node]
        while stack:
            inner = _factor_once(terms, stack[-1], uses)
            if inner is None:
                stack.pop()
            else:
                changed = True
                if inner:
                    stack.append(inner)
    return changed


def _factor_once(terms: Terms, node: int, uses: dict[int, int]) -> int | None:
    """Take the best factor out of a sum; returns the sum inside (0 if it existed), or None."""
    if terms.kind[node] is not SUM:
        return None
    args = terms.args[node]
    found = _best_factor(terms, node, uses)
    if found is None:
        return None
    best, places = found
    inside = [_quotient(terms, args[k], best) for k in places]
    if inside[0] < 0:
        sign, inside = -1, [-x for x in inside]
    else:
        sign = 1
    size = len(terms.kind)
    inner = terms.sum(inside)
    if inner < 0:
        sign, inner = -sign, -inner
    fresh = inner >= size
    uses[inner] = uses.get(inner, 0) + 1
    if len(places) == len(args) and sign > 0:
        terms.change(node, PRODUCT, (best, inner))
    else:
        taken = set(places)
        product = terms.product((best, inner))
        uses[product] = uses.get(product, 0) + 1
        rest = [x for k, x in enumerate(args) if k not in taken]
        at = sum(k not in taken for k in range(places[0]))
        rest.insert(at, sign * product)
        terms.change(node, SUM, tuple(rest))
    return inner if fresh else 0


def _best_factor(terms: Terms, node: int, uses: dict[int, int]) -> tuple[int, list[int]] | None:
    """Return the factor that saves most, and the places of its terms in the sum."""
    args = terms.args[node]
    groups: dict[int, list[int]] = {}
    for k, term in enumerate(args):
        product = abs(term)
        factors = terms.args[product]
        # A product of one factor is another name of it: nothing would be left inside.
        if terms.kind[product] is PRODUCT and len(factors) > 1 and uses.get(product, 1) == 1:
            for factor in dict.fromkeys(factors):
                groups.setdefault(factor, []).append(k)
    best, most = 0, 0
    for factor, places in groups.items():
        if len(places) > 1:
            rests = [r for k in places if (r := _rest(terms, args[k], factor)) is not None]
            saved = len(places) - 1
            if len(rests) == len(places):
                known = terms.find(SUM, rests)
                if known is not None and abs(known) in uses and abs(known) != node:
                    saved += len(places) - 1
            if saved > most:
                best, most = factor, saved
    return (best, groups[best]) if best else None


def _rest(terms: Terms, term: int, factor: int) -> int | None:
    """Return the signed node that remains of a product, if there is one."""
    rest = list(terms.args[abs(term)])
    rest.remove(factor)
    found = rest[0] if len(rest) == 1 else terms.find(PRODUCT, rest)
    return found if found is None or term > 0 else -found


def _quotient(terms: Terms, term: int, factor: int) -> int:
    """Return what remains of a product, signed."""
    rest = list(terms.args[abs(term)])
    rest.remove(factor)
    product = terms.product(rest)
    return product if term > 0 else -product
