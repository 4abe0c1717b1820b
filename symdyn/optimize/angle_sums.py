"""Two turns about parallel axes, one after the other, are one turn by the sum of the angles.

    u = c3 x - s3 y              c2 u - s2 v  =  c23 x - s23 y
    v = s3 x + c3 y              s2 u + c2 v  =  s23 x + c23 y

with c23 = c2 c3 - s2 s3 and s23 = s2 c3 + c2 s3. Where u and v are used for nothing else, they need
not be computed; two or three vectors pay for the sine and cosine of the sum, which in their turn
may meet a third angle.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.graph.expr import CONST, COS, SIN, Label
from symdyn.optimize.terms import PRODUCT, SUM, Terms

TITLE = "sines and cosines of sums of the joint angles"

Factors = tuple[int, ...]
Turned = dict[tuple[bool, Factors], int]
"""A node as signs of sine (False) or cosine (True) of one angle times factors."""

FORMS: dict[tuple[int, ...], tuple[bool, int, int]] = {
    # signs of sin sin, sin cos, cos sin, cos cos: cosine or sine, of the sum or difference, sign
    (-1, 0, 0, 1): (True, 1, 1),
    (1, 0, 0, -1): (True, 1, -1),
    (1, 0, 0, 1): (True, -1, 1),
    (-1, 0, 0, -1): (True, -1, -1),
    (0, 1, 1, 0): (False, 1, 1),
    (0, -1, -1, 0): (False, 1, -1),
    (0, 1, -1, 0): (False, -1, 1),
    (0, -1, 1, 0): (False, -1, -1),
}
PRODUCTS = ((False, False), (False, True), (True, False), (True, True))


@dataclass(frozen=True)
class Angle:
    """The nodes of an angle's sine and cosine, what they are called, and where all are known."""

    sine: int
    cosine: int
    name: str = ""
    place: int = -1


@dataclass(frozen=True)
class Match:
    """Two terms of a sum that turn `inner` further; what they are by the combined angle."""

    sum: int
    places: tuple[int, int]
    inner: tuple[int, int]
    combined: tuple[tuple[bool, int, Factors], ...]
    """Cosine or not, sign, factors."""


def combine_turns(terms: Terms) -> bool:
    """Turn once instead of twice where that saves something; whether it did anywhere."""
    angles = _angles(terms)
    if len(angles) < 2:
        return False
    changed = False
    while True:
        finder = _Finder(terms, angles)
        found = finder.matches()
        best: tuple[int, int, int] | None = None
        most = 0
        for key, matches in found.items():
            sums = _sums(angles[key[0]], angles[key[1]], key[2])
            kept, saved = _worthwhile(terms, matches, _missing(terms, sums), finder.uses)
            if kept and saved > most:
                best, most = key, saved
                chosen = kept
        if best is None:
            return changed
        angles.append(_combine(terms, angles[best[0]], angles[best[1]], best[2], chosen))
        changed = True


def _angles(terms: Terms) -> list[Angle]:
    """The angles of which both sine and cosine are computed."""
    uses = terms.uses()
    sines = {terms.args[node]: node for node in uses if terms.kind[node] is SIN}
    pairs = [
        (sines[terms.args[node]], node)
        for node in uses
        if terms.kind[node] is COS and terms.args[node] in sines
    ]
    origins = (terms.origin[node] for pair in pairs for node in pair)
    last = max((origin.index for origin in origins if origin is not None), default=-1)
    return [Angle(sine, cosine, _name(terms, sine), last) for sine, cosine in pairs]


def _name(terms: Terms, sine: int) -> str:
    """The number of the joint in a name like s3; nothing where the sine is called otherwise."""
    origin = terms.origin[sine]
    label = None if origin is None else origin.graph.labels.get(origin.index)
    name = "" if label is None else label.name
    return name[1:] if name[:1] == "s" and name[1:].isdigit() else ""


class _Finder:
    """Finds sums that turn what is turned already."""

    def __init__(self, terms: Terms, angles: list[Angle]) -> None:
        self.terms = terms
        self.uses = terms.uses()
        self.which: dict[int, tuple[int, bool]] = {}
        for k, angle in enumerate(angles):
            self.which[angle.sine] = (k, False)
            self.which[angle.cosine] = (k, True)
        self.turned: dict[int, dict[int, Turned]] = {}

    def matches(self) -> dict[tuple[int, int, int], list[Match]]:
        """By outer angle, inner angle and sum (1) or difference (-1)."""
        found: dict[tuple[int, int, int], list[Match]] = {}
        for node in self.uses:
            if self.terms.kind[node] is SUM and len(self.terms.args[node]) > 1:
                for key, match in self._in_sum(node):
                    found.setdefault(key, []).append(match)
        return found

    def _in_sum(self, node: int) -> list[tuple[tuple[int, int, int], Match]]:
        places: dict[tuple[int, Factors], list[tuple[int, bool, int]]] = {}
        for k, x in enumerate(self.terms.args[node]):
            term = abs(x)
            if self.terms.kind[term] is not PRODUCT or self.uses[term] > 1:
                continue
            factors = self.terms.args[term]
            for f in factors:
                if f in self.which:
                    for u in factors:
                        if u != f and self._turned(u):
                            rest = tuple(sorted(g for g in factors if g not in (f, u)))
                            if len(rest) == len(factors) - 2:
                                angle, cosine = self.which[f]
                                places.setdefault((angle, rest), []).append((k, cosine, u))
        found = []
        taken: set[int] = set()
        for (outer, rest), entries in places.items():
            for n, (k, cosine, u) in enumerate(entries):
                for j, other, v in entries[n + 1 :]:
                    if cosine == other or k == j or taken & {k, j}:
                        continue
                    for inner in self._turned(u):
                        match = self._match(node, outer, rest, inner, (k, cosine, u), (j, other, v))
                        if match is not None:
                            found.append(match)
                            taken |= {k, j}
                            break
        return found

    def _match(
        self,
        node: int,
        outer: int,
        rest: Factors,
        inner: int,
        first: tuple[int, bool, int],
        second: tuple[int, bool, int],
    ) -> tuple[tuple[int, int, int], Match] | None:
        """The two terms by the combined angle, if there is one."""
        if inner == outer or inner not in self._turned(second[2]):
            return None
        signs: dict[Factors, dict[tuple[bool, bool], int]] = {}
        for k, cosine, u in (first, second):
            sign = 1 if self.terms.args[node][k] > 0 else -1
            for (other, factors), s in self._turned(u)[inner].items():
                signs.setdefault(factors, {})[cosine, other] = sign * s
        combined = []
        directions = []
        for factors, by in signs.items():
            form = FORMS.get(tuple(by.get(product, 0) for product in PRODUCTS))
            if form is None:
                return None
            cosine, direction, sign = form
            directions.append(direction)
            combined.append((cosine, sign, tuple(sorted((*factors, *rest)))))
        if len(set(directions)) != 1:
            return None
        match = Match(node, (first[0], second[0]), (first[2], second[2]), tuple(combined))
        return (outer, inner, directions[0]), match

    def _turned(self, node: int) -> dict[int, Turned]:
        """The node by each angle that it may be turned by."""
        found = self.turned.get(node)
        if found is None:
            found = self.turned[node] = self._find_turned(node)
        return found

    def _find_turned(self, node: int) -> dict[int, Turned]:
        kind = self.terms.kind[node]
        if kind is PRODUCT:
            args: Factors = (node,)
        elif kind is SUM and len(self.terms.args[node]) == 2:
            args = self.terms.args[node]
        else:
            return {}
        result: dict[int, Turned] | None = None
        for x in args:
            term = abs(x)
            if self.terms.kind[term] is not PRODUCT:
                return {}
            here: dict[int, Turned] = {}
            factors = self.terms.args[term]
            for f in factors:
                if f in self.which:
                    angle, cosine = self.which[f]
                    rest = list(factors)
                    rest.remove(f)
                    here[angle] = {(cosine, tuple(sorted(rest))): 1 if x > 0 else -1}
            if result is None:
                result = here
            else:
                both = [angle for angle in result if angle in here]
                result = {angle: {**result[angle], **here[angle]} for angle in both}
                result = {angle: turned for angle, turned in result.items() if len(turned) == 2}
        return result or {}


Sums = dict[bool, tuple[tuple[int, tuple[int, int]], ...]]


def _sums(outer: Angle, inner: Angle, direction: int) -> Sums:
    """Sine (False) and cosine (True) of a sum or difference of angles: signs and factors."""
    return {
        False: ((1, (outer.sine, inner.cosine)), (direction, (outer.cosine, inner.sine))),
        True: ((1, (outer.cosine, inner.cosine)), (-direction, (outer.sine, inner.sine))),
    }


def _missing(terms: Terms, sums: Sums) -> dict[bool, int]:
    """The operations that it takes to have them."""
    missing = {}
    for cosine, two in sums.items():
        found = [(sign, terms.find(PRODUCT, factors)) for sign, factors in two]
        nodes = [sign * product for sign, product in found if product is not None]
        known = len(nodes) == 2 and terms.find(SUM, nodes) is not None
        missing[cosine] = 0 if known else 3 - len(nodes)
    return missing


def _worthwhile(
    terms: Terms, matches: list[Match], missing: dict[bool, int], uses: dict[int, int]
) -> tuple[list[Match], int]:
    """The matches whose inner nodes nothing else uses, and what they save."""
    while True:
        covered: dict[int, int] = {}
        for match in matches:
            for u in match.inner:
                covered[u] = covered.get(u, 0) + 1
        kept = [m for m in matches if all(covered[u] == uses[u] for u in m.inner)]
        if len(kept) == len(matches):
            break
        matches = kept
    saved = 0
    for u in covered:
        args = terms.args[u]
        if terms.kind[u] is PRODUCT:
            saved += len(args) - 1
        else:
            saved += 1 + sum(len(terms.args[abs(x)]) - 1 for x in args if uses[abs(x)] == 1)
    for match in matches:
        before = sum(len(terms.args[abs(terms.args[match.sum][k])]) for k in match.places)
        saved += before - sum(len(factors) + 1 for _, _, factors in match.combined)
    needed = {cosine for match in matches for cosine, _, _ in match.combined}
    return matches, saved - sum(missing[cosine] for cosine in needed)


def _combine(
    terms: Terms, outer: Angle, inner: Angle, direction: int, matches: list[Match]
) -> Angle:
    """Rewrite the matches by the sum or difference of two angles."""
    sine, cosine = (
        terms.sum([sign * terms.product(factors) for sign, factors in two])
        for two in _sums(outer, inner, direction).values()
    )
    name = ""
    place = max(outer.place, inner.place)
    if outer.name and inner.name:
        name = f"{outer.name}{'_' if direction > 0 else '_minus_'}{inner.name}"
        for letter, node in (("s", sine), ("c", cosine)):
            if terms.origin[abs(node)] is None:
                label = Label(f"{letter}{name}", TITLE, negated=node < 0)
                terms.names.setdefault(abs(node), (place, label))
    in_sums: dict[int, list[Match]] = {}
    for match in matches:
        in_sums.setdefault(match.sum, []).append(match)
    for node, here in in_sums.items():
        kept = {k: [x] for k, x in enumerate(terms.args[node])}
        for match in here:
            kept[match.places[0]] = [
                _turned_once(terms, cosine if is_cosine else sine, sign, factors)
                for is_cosine, sign, factors in match.combined
            ]
            kept[match.places[1]] = []
        terms.change(node, SUM, tuple(x for xs in kept.values() for x in xs))
    return Angle(abs(sine), abs(cosine), name, place)


def _turned_once(terms: Terms, trig: int, sign: int, factors: Factors) -> int:
    """The signed term of a sine or cosine and factors, a number first."""
    numbers = [f for f in factors if terms.kind[f] is CONST]
    others = [f for f in factors if terms.kind[f] is not CONST]
    product = terms.product([*numbers, abs(trig), *others])
    return product if sign * trig > 0 else -product
