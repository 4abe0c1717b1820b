"""Whether two formulas are the same function, by the normal form of their difference.

    n / d = m / e    if and only if    n e - m d  has no terms

Both run as pairs of a numerator and a divisor, so that tan q and quotients of the answer count too.
Halves and thirds of angles become whole ones by counting all angles in smaller units.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn.graph import Expr, Graph, evaluate, reachable
from symdyn.graph.expr import CONST, EQUATIONS, SYMBOL
from symdyn.graph.normal.harmonics import (
    CONSTANT,
    Harmonics,
    Monomial,
    NoNormalForm,
    TooManyTerms,
    Wave,
    normal_forms,
)

MOST_WORK = 3_000_000
"""Multiplications that a comparison may take: some seconds."""
MOST_WORK_OF_ANSWER = 200_000
"""Those that the answer alone may take."""
HEAVIEST = 400
"""The highest degree of an answer, every factor and number of a product counted."""
PARTS = (1, 2, 3, 4, 6, 12)
"""Into how many parts angles are divided, the first that suffices."""

Term = tuple[Wave, Monomial]
Conditions = Mapping[str, Any]
"""Symbols of the graph with the numbers or nodes that take their places."""


@dataclass(frozen=True)
class Compared:
    """The normal forms of what is right and of an answer, both times their divisors.

    `parts` says that the angles are in these parts of the robot's; `divisor` is None if it is one.
    """

    right: Harmonics
    answer: Harmonics
    divisor: Harmonics | None = None
    parts: int = 1

    @property
    def difference(self) -> Harmonics:
        """What is missing in the answer."""
        return self.right - self.answer

    @property
    def is_plain(self) -> bool:
        """Whether the forms are those of the formulas themselves."""
        return self.divisor is None and self.parts == 1


def compared(
    right: Expr, answer: Expr, conditions: Conditions, units: Sequence[Sequence[str]]
) -> Compared:
    """Both in normal form; `NoNormalForm` or `TooManyTerms` if that cannot be had."""
    reasons = []
    for parts in PARTS:
        graph = Graph()
        try:
            whole = {name for group in units for name in group}
            r, a = _ratios([right, answer], graph, conditions, parts, whole)
            own = [graph.constant(x) for x in (a.n, a.d)]
            normal_forms(own, units=units, limit=MOST_WORK_OF_ANSWER)
            nodes = [r.n * a.d, a.n * r.d, graph.constant(1) * r.d * a.d]
            forms = normal_forms(nodes, units=units, limit=MOST_WORK)
            if number_of(forms[2]):
                return Compared(forms[0] / forms[2], forms[1] / forms[2], None, parts)
            return Compared(forms[0], forms[1], forms[2], parts)
        except NoNormalForm as reason:
            reasons.append(reason)
    raise reasons[0]


def normal_form(
    node: Expr, conditions: Conditions, units: Sequence[Sequence[str]]
) -> Harmonics | None:
    """The normal form of a node, if it has one and is not too large."""
    try:
        graph = Graph()
        (ratio,) = _ratios([node], graph, conditions)
        pair = [graph.constant(x) for x in (ratio.n, ratio.d)]
        form, divisor = normal_forms(pair, units=units, limit=MOST_WORK)
        return form / divisor
    except (NoNormalForm, TooManyTerms):
        return None


def terms(form: Harmonics) -> dict[Term, Fraction]:
    """Waves times monomials, with their coefficients."""
    return {(w, m): x for w, polynomial in form.terms.items() for m, x in polynomial.items()}


def form_of(entries: Mapping[Term, Fraction]) -> Harmonics:
    """The form with these terms."""
    waves: dict[Wave, dict[Monomial, Fraction]] = {}
    for (wave, monomial), x in entries.items():
        if x:
            waves.setdefault(wave, {})[monomial] = x
    return Harmonics(waves)


def number_of(form: Harmonics) -> Fraction | None:
    """The number, if the form is one."""
    if not form.terms:
        return Fraction(0)
    constant = form.terms.get(CONSTANT, {})
    return constant.get(()) if len(form.terms) == 1 and set(constant) == {()} else None


def degree(node: Expr) -> int:
    """A bound of the degree of an expression; numbers count as factors too."""
    known: dict[int, int] = {}
    for one in reachable([node]):
        below = [known[argument.index] for argument in one.args]
        total = sum(below) if one.op in ("mul", "div") else max(below, default=1)
        known[one.index] = min(total, 10**9)
    return known[node.index]


# -- numerators and divisors -----------------------------------------------------------------


class _Ratio:
    """A quotient of two nodes or numbers; `d` is the number one unless something was divided by."""

    __slots__ = ("d", "n")

    def __init__(self, n: Any, d: Any = 1) -> None:
        self.n = n
        self.d = d

    def __add__(self, other: _Ratio) -> _Ratio:
        if self.d is other.d:
            return _Ratio(self.n + other.n, self.d)
        return _Ratio(self.n * other.d + other.n * self.d, self.d * other.d)

    def __sub__(self, other: _Ratio) -> _Ratio:
        return self + -other

    def __neg__(self) -> _Ratio:
        return _Ratio(-self.n, self.d)

    def __mul__(self, other: _Ratio) -> _Ratio:
        return _Ratio(self.n * other.n, self.d * other.d)

    def __truediv__(self, other: _Ratio) -> _Ratio:
        if other.d == 1 and other.n.op is CONST:
            return _Ratio(self.n / other.n, self.d)
        return _Ratio(self.n * other.d, self.d * other.n)

    def sin(self) -> _Ratio:
        return _Ratio(self._angle("sin").sin())

    def cos(self) -> _Ratio:
        return _Ratio(self._angle("cos").cos())

    def _angle(self, op: str) -> Any:
        if self.d != 1:
            raise NoNormalForm(f"{op} of a quotient has no trigonometric normal form")
        return self.n

    def _rejected(self, op: str) -> _Ratio:
        raise NoNormalForm.of(op)

    def sqrt(self) -> _Ratio:
        return self._rejected("sqrt")

    def sign(self) -> _Ratio:
        return self._rejected("sign")

    def tanh(self) -> _Ratio:
        return self._rejected("tanh")

    def atan2(self, other: _Ratio) -> _Ratio:
        return self._rejected("atan2")

    def __abs__(self) -> _Ratio:
        return self._rejected("abs")


def _ratios(
    nodes: Sequence[Expr],
    graph: Graph,
    conditions: Conditions,
    parts: int = 1,
    whole: Set[str] = frozenset(),
) -> list[_Ratio]:
    """The nodes, of any graphs, on this one, with conditions put in.

    Coordinates are counted in `parts`, except for those that stay `whole`.
    """

    def symbol(node: Expr) -> Expr:
        own = graph.symbol(node.value)
        return own * parts if node.value.startswith("q[") and node.value not in whole else own

    given = {}
    for name, value in conditions.items():
        node = value if isinstance(value, Expr) else graph.constant(value)
        (given[name],) = evaluate([node], {x: symbol(x) for x in _symbols(node)}, graph.constant)
    found = []
    for node in nodes:
        for one in reachable([node]):
            if one.op in EQUATIONS:
                raise NoNormalForm.of(one.op)
        values = {
            one: _Ratio(given[one.value] if one.value in given else symbol(one))
            for one in _symbols(node)
        }
        found += evaluate([node], values, lambda x: _Ratio(graph.constant(x)))
    return found


def _symbols(node: Expr) -> list[Expr]:
    return [one for one in reachable([node]) if one.op is SYMBOL]
