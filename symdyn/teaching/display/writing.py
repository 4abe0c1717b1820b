"""Normal forms as SymPy expressions that read as in a textbook."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from symdyn.graph.normal.harmonics import Harmonics, Polynomial
from symdyn.teaching.display.angles import Runs, Wave, products, runs_of
from symdyn.teaching.display.collecting import (
    ACCELERATION,
    ANGLE,
    INERTIAL,
    MOST_IN_ALL,
    OTHER,
    RATE,
    Bracket,
    Term,
    collected,
)
from symdyn.teaching.display.offsets import Offsets, offsets_of, without_offsets
from symdyn.teaching.display.order import INERTIA, MASS, kind_of
from symdyn.teaching.display.parts import Parts

if TYPE_CHECKING:
    from symdyn.robot.model import Parameter, Robot

Symbols = Callable[[str], Any]
_RATES = re.compile(r"(qd|V0|Vdot0|tau_a|qdd_a)\[")
_MASSES = "kg"
"""Units that begin so are those of inertial parameters."""


@dataclass(frozen=True)
class Display:
    """How the normal forms of one robot are displayed.

    `inertial` are the symbols of the graph that are inertial parameters.
    """

    runs: Runs
    inertial: frozenset[str]

    @classmethod
    def of(cls, robot: Robot) -> Display:
        """That of a robot."""
        opened = enumerate(robot.symbolic_parameters)
        return cls(runs_of(robot), frozenset(f"p[{k}]" for k, p in opened if _is_inertial(p)))

    def expressions(self, forms: Sequence[Harmonics], symbols: Symbols) -> list[Any]:
        """SymPy expressions of the forms, equal to them; `symbols` gives the symbol of a name."""
        waves: dict[str, Wave] = {}
        offsets = offsets_of(forms)
        forms = [without_offsets(form, offsets) for form in forms]
        parts = Parts.of(forms, lambda name: self._kind(name, waves))
        if parts is None:
            brackets = self._shortest(forms, waves)
        else:
            brackets = parts.written(lambda part: self._shortest(part, waves))
        builder = _Builder(symbols, waves, offsets)
        return [builder.sum(bracket) for bracket in brackets]

    def _shortest(self, forms: Sequence[Harmonics], waves: dict[str, Wave]) -> list[Bracket]:
        """The forms, collected; sines and cosines that they have are added to `waves`."""
        tried: list[tuple[list[Polynomial], list[Bracket]]] = []
        many = sum(form.size for form in forms) > MOST_IN_ALL
        for kept in (True,) if many else (True, False):
            polynomials = [_polynomial(products(form, self.runs, kept), waves) for form in forms]
            if tried and polynomials == tried[0][0]:
                continue
            tried.append((polynomials, collected(polynomials, lambda x: self._kind(x, waves))))
        _, best = min(tried, key=lambda one: sum(bracket.size for bracket in one[1]))
        return best

    def _kind(self, name: str, waves: dict[str, Wave]) -> str:
        if name in waves:
            return ANGLE
        if name in self.inertial:
            return INERTIAL
        if name.startswith(("qdd[", "tau[")):
            return ACCELERATION
        return RATE if _RATES.match(name) else OTHER


def _is_inertial(parameter: Parameter) -> bool:
    """By its unit, or by its name if it has no unit."""
    if parameter.unit:
        return parameter.unit.startswith(_MASSES)
    return kind_of(parameter.name.rpartition(".")[2]) in (INERTIA, MASS)


def _polynomial(terms: Any, waves: dict[str, Wave]) -> Polynomial:
    """Terms as a polynomial in which every sine and cosine is a variable; `waves` are these."""
    found: Polynomial = {}
    for (monomial, product), value in terms.items():
        powers = dict(monomial)
        for wave in product:
            name = f"{'sin' if wave.sine else 'cos'} {wave.angles}"
            waves[name] = wave
            powers[name] = powers.get(name, 0) + 1
        found[tuple(sorted(powers.items()))] = value
    return found


class _Builder:
    """Builds SymPy expressions."""

    def __init__(self, symbols: Symbols, waves: dict[str, Wave], offsets: Offsets) -> None:
        self.symbols, self.waves = symbols, waves
        self.offsets: dict[str, list[tuple[str, int]]] = {}
        for offset, (angle, sign) in offsets.items():
            self.offsets.setdefault(angle, []).append((offset, sign))

    def sum(self, bracket: Bracket) -> Any:
        import sympy

        return sympy.Add(*map(self.term, bracket.terms))

    def term(self, term: Term) -> Any:
        import sympy

        number = sympy.Rational(term.number.numerator, term.number.denominator)
        factors = [self.atom(x) ** exponent for x, exponent in term.powers]
        whole = sympy.Mul(*factors)
        if whole.is_Add and abs(number) != 1:  # SymPy would multiply it out
            return sympy.Mul(number, whole, evaluate=False)
        return number * whole

    def atom(self, atom: str | Bracket) -> Any:
        import sympy

        if isinstance(atom, Bracket):
            return self.sum(atom)
        wave = self.waves.get(atom)
        if wave is None:
            return self.symbols(atom)
        angles = [
            (one, k * sign)
            for name, k in wave.angles
            for one, sign in ((name, 1), *self.offsets.get(name, ()))
        ]
        argument = sympy.Add(*(k * self.symbols(name) for name, k in angles))
        return (sympy.sin if wave.sine else sympy.cos)(argument)
