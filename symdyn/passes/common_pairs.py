"""Common parts of several sums (or products) are computed once, pair by pair.

    a + t1 + t2,  b - t1 - t2    become    a + u,  b - u    with    u = t1 + t2

The pair of terms that most sums contain is taken out first. It is then a term like any other, so
that larger common parts grow out of pairs. The same rule holds for products, without signs.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush

from symdyn.passes.terms import PRODUCT, SUM, Terms

Pair = tuple[int, int]


def share_common_terms(terms: Terms) -> bool:
    """Take out pairs of terms that several sums contain; returns whether there were any."""
    return _share(terms, SUM)


def share_common_factors(terms: Terms) -> bool:
    """Take out pairs of factors that several products contain; returns whether there were any."""
    return _share(terms, PRODUCT)


def _share(terms: Terms, kind: str) -> bool:
    owners: dict[Pair, dict[int, None]] = {}
    for node in terms.uses():
        if terms.kind[node] is kind and len(terms.args[node]) > 1:
            for pair in _pairs(terms.args[node], kind):
                owners.setdefault(pair, {})[node] = None
    heap = [(-len(nodes), pair) for pair, nodes in owners.items() if len(nodes) > 1]
    heapify(heap)
    changed = False
    while heap:
        count, pair = heappop(heap)
        nodes = owners.get(pair, {})
        if len(nodes) != -count:
            if len(nodes) > 1:
                heappush(heap, (-len(nodes), pair))
            continue
        _take_out(terms, kind, pair, owners, heap)
        changed = True
    return changed


def _pairs(args: tuple[int, ...], kind: str) -> dict[Pair, None]:
    """Return the pairs of terms or factors, each once; terms up to a common sign."""
    found: dict[Pair, None] = {}
    for k, a in enumerate(args):
        for b in args[:k]:
            found[_pair(a, b, kind)] = None
    return found


def _pair(a: int, b: int, kind: str) -> Pair:
    if abs(a) > abs(b):
        a, b = b, a
    return (a, b) if a > 0 or kind is PRODUCT else (-a, -b)


def _take_out(
    terms: Terms,
    kind: str,
    pair: Pair,
    owners: dict[Pair, dict[int, None]],
    heap: list[tuple[int, Pair]],
) -> None:
    """Replace the pair by one node in every sum or product that contains it."""
    nodes = list(owners.pop(pair))
    whole = [node for node in nodes if len(terms.args[node]) == 2]
    shared = whole[0] if whole else abs(terms.new(kind, pair))
    if whole and kind is SUM:
        shared *= 1 if _sign(terms.args[whole[0]], pair) > 0 else -1
    grown: dict[Pair, None] = {}
    for node in nodes:
        args = terms.args[node]
        if node == abs(shared):
            continue
        sign = _sign(args, pair) if kind is SUM else 1
        rest = list(args)
        place = min(rest.index(sign * pair[0]), rest.index(sign * pair[1]))
        rest.remove(sign * pair[0])
        rest.remove(sign * pair[1])
        for old in _pairs(args, kind):
            if old in owners:
                owners[old].pop(node, None)
        rest.insert(place, sign * shared)
        terms.change(node, kind, tuple(rest))
        if len(rest) > 1:
            for new in _pairs(terms.args[node], kind):
                owned = owners.setdefault(new, {})
                owned[node] = None
                if len(owned) > 1:
                    grown[new] = None
    for new in grown:
        heappush(heap, (-len(owners[new]), new))


def _sign(args: tuple[int, ...], pair: Pair) -> int:
    """Return 1 if the sum contains the pair, -1 if it contains its negative."""
    if pair[0] in args and pair[1] in args:
        return 1
    return -1
