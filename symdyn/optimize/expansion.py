"""Sums are multiplied out where their terms then meet others, and what is left costs less.

    Kx = Ixx wx + Ixy wy, ...    n = I alpha + w x K

holds Ixy wx wz and Ixy alpha_y, which are together Ixy times an entry of U = [alpha] + [w][w] that
is known already; multiplied out, n costs less and K nothing.

A candidate is a short sum all of whose uses are terms (or in products that are terms) of other
sums. Candidates with the same users are tried together; an estimate that takes out factors and
knows which products and sums exist compares the users before and after.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from symdyn.graph.expr import CONST
from symdyn.optimize.like_terms import ROUNDING
from symdyn.optimize.terms import PRODUCT, SUM, Coefficient, Terms

LONGEST_INNER = 4
"""Terms of a sum that is multiplied out."""
MOST_USES = 4
"""Uses of a sum that is multiplied out."""
LONGEST_OUTER = 24
"""Terms of a sum into which others are multiplied out."""
LONGEST_PRODUCT = 4
"""Factors of a product after multiplying out, its number included; longer ones are not tried."""
LARGEST_CLUSTER = 9
"""Sums that are tried together; in larger clusters each is tried alone."""

Factors = tuple[int, ...]
Polynomial = dict[Factors, Coefficient]


@dataclass
class Cluster:
    """Sums to multiply out together, and the sums in which they are used."""

    inner: list[int] = field(default_factory=list)
    outer: list[int] = field(default_factory=list)


def expand_sums(terms: Terms) -> bool:
    """Multiply out where it saves something; whether that was so anywhere."""
    uses = terms.uses()
    users = _candidates(terms, uses)
    changed = False
    for cluster in _clusters(users):
        tried = [cluster]
        if len(cluster.inner) > LARGEST_CLUSTER:
            tried = [Cluster([k], list(users[k])) for k in cluster.inner]
        done: set[int] = set()
        for attempt in tried:
            if done.isdisjoint(attempt.outer) and _expand(terms, attempt, uses):
                done.update(attempt.outer)
                changed = True
    return changed


def _candidates(terms: Terms, uses: dict[int, int]) -> dict[int, dict[int, None]]:
    """The short sums that are only used as factors of terms, and the sums that use them."""
    users: dict[int, dict[int, None]] = {}
    found: dict[int, int] = {}
    for node in uses:
        if terms.kind[node] is not SUM or len(terms.args[node]) < 2:
            continue
        for x in terms.args[node]:
            term = abs(x)
            if terms.kind[term] is not PRODUCT or uses[term] > 1:
                continue
            factors = terms.args[term]
            if sum(terms.kind[f] is not CONST for f in factors) < 2:
                continue
            for factor in factors:
                if terms.kind[factor] is SUM:
                    users.setdefault(factor, {})[node] = None
                    found[factor] = found.get(factor, 0) + 1
    chosen = {
        k: outer
        for k, outer in users.items()
        if found[k] == uses[k] <= MOST_USES
        and 2 <= len(terms.args[k]) <= LONGEST_INNER
        and all(len(terms.args[node]) <= LONGEST_OUTER for node in outer)
    }
    # A sum cannot be multiplied out and be multiplied into at the same time.
    return {k: outer for k, outer in chosen.items() if chosen.keys().isdisjoint(outer)}


def _clusters(users: dict[int, dict[int, None]]) -> list[Cluster]:
    """Candidates that share users, directly or by way of others."""
    owner: dict[int, Cluster] = {}
    clusters: dict[int, Cluster] = {}
    for k, outer in users.items():
        cluster = Cluster()
        clusters[id(cluster)] = cluster
        cluster.inner.append(k)
        for node in outer:
            other = owner.get(node)
            if other is None:
                cluster.outer.append(node)
                owner[node] = cluster
            elif other is not cluster:
                cluster.inner += other.inner
                cluster.outer += other.outer
                for moved in other.outer:
                    owner[moved] = cluster
                del clusters[id(other)]
    for cluster in clusters.values():
        cluster.inner.sort()
        cluster.outer.sort()
    return sorted(clusters.values(), key=lambda cluster: cluster.outer)


def _expand(terms: Terms, cluster: Cluster, uses: dict[int, int]) -> bool:
    """Multiply out a cluster if that saves something."""
    inner = set(cluster.inner)
    own = {*cluster.inner, *cluster.outer}
    for node in (*cluster.inner, *cluster.outer):
        own.update(abs(x) for x in terms.args[node] if uses[abs(x)] == 1)
    before, after = _Estimate(terms, uses, own), _Estimate(terms, uses, own)
    saved = 0
    expanded = [_polynomial(terms, terms.args[node], inner, uses) for node in cluster.outer]
    if any(
        len(polynomial) > LONGEST_OUTER or max(map(len, polynomial), default=0) > LONGEST_PRODUCT
        for polynomial in expanded
    ):
        return False
    for node in cluster.inner:
        saved += before.cost(_polynomial(terms, terms.args[node], set(), uses))
    for node, polynomial in zip(cluster.outer, expanded, strict=True):
        saved += before.cost(_polynomial(terms, terms.args[node], set(), uses))
        saved -= after.cost(polynomial)
    if saved <= 0:
        return False
    for node, polynomial in zip(cluster.outer, expanded, strict=True):
        args = []
        for factors, number in polynomial.items():
            term = _term(terms, number, factors)
            uses[abs(term)] = uses.get(abs(term), 0) + 1
            args.append(term)
        terms.change(node, SUM, tuple(args))
    return True


def _polynomial(
    terms: Terms, args: tuple[int, ...], inner: set[int], uses: dict[int, int]
) -> Polynomial:
    """A sum as numbers of products, with the inner sums multiplied out and like terms merged."""
    total: Polynomial = {}
    largest: dict[Factors, Coefficient] = {}
    for x in args:
        for number, factors in _multiplied(terms, abs(x), inner, uses):
            key = tuple(sorted(factors))
            total[key] = total.get(key, 0) + (number if x > 0 else -number)
            largest[key] = max(largest.get(key, 0), abs(number))
    return {
        key: number
        for key, number in total.items()
        if abs(number) > (ROUNDING * largest[key] if isinstance(number, float) else 0)
    }


def _multiplied(
    terms: Terms, node: int, inner: set[int], uses: dict[int, int]
) -> list[tuple[Coefficient, Factors]]:
    """A term as a sum of products of what is neither a product nor an inner sum."""
    kind = terms.kind[node]
    if kind is CONST:
        return [(terms.value[node], ())]
    if kind is PRODUCT:
        result: list[tuple[Coefficient, Factors]] = [(1, ())]
        for factor in terms.args[node]:
            more = _multiplied(terms, factor, inner, uses)
            result = [(m * n, f + g) for m, f in result for n, g in more]
        return result
    if node in inner:
        return [
            (n if x > 0 else -n, factors)
            for x in terms.args[node]
            for n, factors in _multiplied(terms, abs(x), inner, uses)
        ]
    return [(1, (node,))]


def _term(terms: Terms, number: Coefficient, factors: Factors) -> int:
    """The signed node of a number times factors."""
    sign = -1 if number < 0 else 1
    size = abs(number)
    if not factors:
        return terms.constant(number)
    return sign * terms.product([*factors] if size == 1 else [terms.constant(size), *factors])


class _Estimate:
    """About how many operations sums cost, one after the other, with common factors taken out."""

    def __init__(self, terms: Terms, uses: dict[int, int], own: set[int]) -> None:
        self.terms = terms
        self.uses = uses
        self.own = own
        self.made: set[Factors] = set()
        self.prices: dict[Factors, int] = {}
        self.sums: set[tuple[tuple[Factors, int], ...]] = set()

    def cost(self, polynomial: Polynomial) -> int:
        """The operations of one more sum."""
        signed = []
        for factors, number in polynomial.items():
            size = abs(number)
            if size != 1 or not factors:
                factors = tuple(sorted((self.terms.constant(size), *factors)))
            signed.append((-1 if number < 0 else 1, factors))
        return self._sum(signed)

    def _sum(self, signed: list[tuple[int, Factors]]) -> int:
        if len(signed) < 2:
            return sum(self._product(factors) for _, factors in signed)
        known = self._known(signed)
        if known:
            return 0
        groups: dict[int, list[int]] = {}
        for k, (_, factors) in enumerate(signed):
            if len(factors) > 1:
                for factor in dict.fromkeys(factors):
                    groups.setdefault(factor, []).append(k)
        best, most = 0, (0, 0)
        for factor, places in groups.items():
            if len(places) > 1:
                gains = [self._gain(signed[k][1], factor) for k in places]
                places[:] = [k for k, gain in zip(places, gains, strict=True) if gain > 0]
                saved = sum(gains) - 1
                if saved > 0:
                    inside = self._inside(signed, places, factor)
                    if self._known(inside):
                        saved += len(inside) - 1
                    if (saved, factor) > most:
                        best, most = factor, (saved, factor)
        if not best:
            self._remember(signed)
            return len(signed) - 1 + sum(self._product(factors) for _, factors in signed)
        taken = set(groups[best])
        inside = self._inside(signed, groups[best], best)
        rest = [term for k, term in enumerate(signed) if k not in taken]
        cost = self._sum(inside) + 1
        return cost + (1 + self._sum(rest) if rest else 0)

    @staticmethod
    def _inside(
        signed: list[tuple[int, Factors]], places: list[int], factor: int
    ) -> list[tuple[int, Factors]]:
        """Some terms without a factor."""
        inside = []
        for k in places:
            sign, factors = signed[k]
            at = factors.index(factor)
            inside.append((sign, factors[:at] + factors[at + 1 :]))
        return inside

    def _known(self, signed: list[tuple[int, Factors]]) -> bool:
        """Whether the sum exists."""
        if self.sums and self._key(signed) in self.sums:
            return True
        nodes = []
        for sign, factors in signed:
            node = factors[0] if len(factors) == 1 else self.terms.find_product(factors)
            if node is None:
                return False
            nodes.append(sign * node)
        found = self.terms.find(SUM, nodes)
        return found is not None and self._free(abs(found))

    def _remember(self, signed: list[tuple[int, Factors]]) -> None:
        """The sum exists from now on."""
        self.sums.add(self._key(signed))

    @staticmethod
    def _key(signed: list[tuple[int, Factors]]) -> tuple[tuple[Factors, int], ...]:
        """The terms in order, up to a common sign."""
        ordered = sorted((factors, sign) for sign, factors in signed)
        if ordered[0][1] > 0:
            return tuple(ordered)
        return tuple((factors, -sign) for factors, sign in ordered)

    def _exists(self, factors: Factors) -> bool:
        if factors in self.made:
            return True
        found = self.terms.find_product(factors)
        return found is not None and self._free(found)

    def _free(self, node: int) -> bool:
        """Whether the node is computed for other reasons than the sums in question."""
        return node in self.uses and node not in self.own

    def _gain(self, factors: Factors, factor: int) -> int:
        """How many multiplications fewer a product has without a factor."""
        at = factors.index(factor)
        return self._price(factors) - self._price(factors[:at] + factors[at + 1 :])

    def _price(self, factors: Factors) -> int:
        """Multiplications for a product, as things are."""
        price = self.prices.get(factors)
        if price is None:
            price = self.prices[factors] = self._priced(factors)
        return price

    def _priced(self, factors: Factors) -> int:
        size = len(factors)
        if size < 2 or self._exists(factors):
            return 0
        if size == 2:
            return 1
        parts = (factors[:k] + factors[k + 1 :] for k in range(size))
        if size == 3:
            return 1 if any(map(self._exists, parts)) else 2
        return 1 + min(map(self._price, parts))

    def _product(self, factors: Factors) -> int:
        """Multiplications for a product, which then exists."""
        price = self._price(factors)
        if price:
            self.prices.clear()
            self.made.add(factors)
            if len(factors) > 2:
                for k in range(len(factors)):
                    part = factors[:k] + factors[k + 1 :]
                    if self.terms.kind[factors[k]] is CONST or self._exists(part):
                        self.made.add(part)
                        break
        return price
