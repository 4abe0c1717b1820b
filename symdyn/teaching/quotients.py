"""Eliminations as a textbook writes them: divisors by name, then the entries.

    m = m_0 + m_1,    H = I_0 + I_1 + (..)/m,    H_4 = I_1 + (..)/m,    M_g[1,1] = a - H_4^2/H

H is the pivot of the one freedom that is left, H_4 its coupling with the motor of qd_4. Of a
free-floating planar robot without momentum, H omega + H_4 qd_4 + .. = 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from symdyn.graph.normal.factors import quotient
from symdyn.graph.normal.groups import Grouped
from symdyn.graph.normal.harmonics import (
    CONSTANT,
    Harmonics,
    Polynomial,
)
from symdyn.teaching.elimination import Elimination, Quotients
from symdyn.teaching.notation import Words, latex_name

Symbols = Callable[[str], Any]
Expressions = Callable[[Sequence[Harmonics]], list[Any]]
"""SymPy expressions of normal forms."""


@dataclass(frozen=True)
class Written:
    """Entries, row-major, as SymPy expressions over named divisors, and what these are.

    `words` say what H and H_k mean, where there are such.
    """

    divisors: dict[str, Any]
    entries: list[Any]
    words: Words | None = None

    def spelled_out(self, symbol: Symbols) -> list[Any]:
        """The entries without names of divisors."""
        known: dict[Any, Any] = {}
        for name, meaning in self.divisors.items():
            known[symbol(name)] = meaning.xreplace(known)
        return [entry.xreplace(known) for entry in self.entries]

    def at(self, q: Mapping[Any, float]) -> Written:
        """The same with numbers for some of the symbols."""
        import sympy

        values = {symbol: sympy.Float(x) for symbol, x in q.items()}
        divisors = {name: meaning.xreplace(values) for name, meaning in self.divisors.items()}
        entries = [entry.xreplace(values) for entry in self.entries]
        return Written(divisors, entries, self.words)


def write_stages(
    eliminated: Elimination, write: Expressions, symbols: Symbols, taken: Set[str]
) -> Written:
    """As a textbook has it. `symbols` gives the SymPy symbol of a symbol of the graph.

    The divisors get names that are not `taken`.
    """
    writer = _Writer(write, symbols, taken)
    if len(eliminated.left) > 1 or eliminated.quotient.whole:
        return writer.over_one(eliminated.whole)
    return writer.in_stages(eliminated)


def write_grouped(
    eliminated: Elimination,
    write: Expressions,
    symbols: Symbols,
    taken: Set[str],
    group: Callable[[Sequence[Harmonics]], Grouped],
) -> Written:
    """N / d, over groups of parameters, which come before d; `group` finds them."""
    whole = eliminated.whole
    forms = [whole.denominator, *(form for row in whole.numerators for form in row)]
    legend, (d, *flat) = group(forms)
    writer = _Writer(write, symbols, taken)
    meanings = write([Harmonics({CONSTANT: polynomial}) for polynomial in legend.values()])
    writer.divisors.update(zip(legend, meanings, strict=True))
    return writer.over_one(Quotients([flat], d))


class _Writer:
    def __init__(self, write: Expressions, symbols: Symbols, taken: Set[str]) -> None:
        self.write = write
        self.symbols = symbols
        self.taken = taken
        self.divisors: dict[str, Any] = {}

    def over_one(self, whole: Quotients) -> Written:
        """N / d; zeros alone need no d."""
        if not any(form.terms for row in whole.numerators for form in row):
            return Written({}, self.write([form for row in whole.numerators for form in row]))
        (denominator,) = self.write([whole.denominator])
        number, denominator = denominator.as_content_primitive()
        d = self._named("d", denominator)
        numerators = self.write([form for row in whole.numerators for form in row])
        return Written(self.divisors, [divided(one, number) / d for one in numerators])

    def in_stages(self, eliminated: Elimination) -> Written:
        """a_ij - c_i b_j / H, or a_ij alone where no pivot is left."""
        reduced = eliminated.reduced
        p = reduced.denominator.terms[CONSTANT]
        name = "m" if eliminated.slides_first else "d"
        divisor = self._named(name, *self.write([reduced.denominator]))
        rows = [[self._over(form, p, divisor) for form in row] for row in reduced.numerators]
        if not eliminated.left:
            return Written(self.divisors, [entry for row in rows for entry in row])
        (pivot, *b), *rest = rows
        H = self._named("H", pivot)
        motors, kind = eliminated.robot.actuated, eliminated.quotient
        if kind.motor_columns:
            b = [self._named("H", x, k) for k, x in zip(motors, b, strict=True)]
        c = [row[0] for row in rest]
        if kind.motor_rows:
            c = [self._named("H", x, k) for k, x in zip(motors, c, strict=True)]
        entries = [
            a - x * y / H
            for x, (_, *row) in zip(c, rest, strict=True)
            for a, y in zip(row, b, strict=True)
        ]
        return Written(self.divisors, entries, self._words(eliminated, H))

    def _words(self, eliminated: Elimination, H: Any) -> Words | None:
        """What H and H_k are: if p_first = 0, p_left = H v_left + sum of H_k v_k."""

        def meaning(shown: Callable[[str], str]) -> str:
            def rates(entries: Sequence[int]) -> str:
                return ", ".join(shown(str(self.symbols(f"qd[{k}]"))) for k in entries)

            along, said = rates(eliminated.left), []
            if str(H) in self.divisors:
                said.append(f"{shown(str(H))} is the inertia along {along} with the motors held")
            couplings = {k: f"{self._free('H')}_{k + 1}" for k in eliminated.robot.actuated}
            some = {k: name for k, name in couplings.items() if name in self.divisors}
            if some:
                names = ", ".join(map(shown, some.values()))
                said.append(f"{names} the momentum along {along} per {rates(list(some))}")
            if said and eliminated.first:
                said.append(f"no momentum being along {rates(eliminated.first)}")
            return ", ".join(said)

        text = meaning(str)
        return Words(text, meaning(lambda name: f"${latex_name(name)}$")) if text else None

    def _free(self, name: str) -> str:
        """The name, longer if it is taken."""
        longer = name
        while longer in self.taken:
            longer += name
        return longer

    def _named(self, name: str, value: Any, entry: int | None = None) -> Any:
        """A symbol that stands for a sum; what is no sum stands for itself."""
        if not value.is_Add:
            return value
        name = self._free(name)
        if entry is not None:
            name = f"{name}_{entry + 1}"
        self.divisors[name] = value
        return self.symbols(name)

    def _over(self, form: Harmonics, p: Polynomial, divisor: Any) -> Any:
        """form / p: a polynomial of what p divides, and a fraction of the rest."""
        whole: dict[Any, Polynomial] = {}
        rest: dict[Any, Polynomial] = {}
        own = {name for monomial in p for name, _ in monomial}
        for wave, polynomial in form.terms.items():
            for part in _by_other_variables(polynomial, own):
                divided = quotient(part, p)
                if divided is not None:
                    whole.setdefault(wave, {}).update(divided)
                else:
                    rest.setdefault(wave, {}).update(part)
        polynomial, fraction = self.write([Harmonics(whole), Harmonics(rest)])
        return polynomial + fraction / divisor


def divided(value: Any, number: Any) -> Any:
    """A sum divided by a number, term by term."""
    return value.func(*(term / number for term in value.args)) if value.is_Add else value / number


def _by_other_variables(polynomial: Polynomial, own: set[str]) -> list[Polynomial]:
    """The terms apart by what variables they have besides `own`."""
    parts: dict[Any, Polynomial] = {}
    for monomial, value in polynomial.items():
        others = tuple((name, e) for name, e in monomial if name not in own)
        parts.setdefault(others, {})[monomial] = value
    return list(parts.values())
