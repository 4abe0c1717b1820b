"""The model of a robot for people: closed forms as a textbook has them, and g as a symbol."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from symdyn.graph.formula_text import INERTIA, MASS, kind_of
from symdyn.graph.formulas import (
    Constant,
    SymbolicFormula,
    add,
    expand_angles,
    multiply,
    scale,
)
from symdyn.graph.normal.harmonics import Harmonics, Polynomial, Symbols
from symdyn.graph.normal.rings import Monomial
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display import gravity
from symdyn.teaching.display.angles import Runs, Wave, products, runs_of
from symdyn.teaching.display.collecting import (
    ACCELERATION,
    ANGLE,
    INERTIAL,
    MOST_IN_ALL,
    OTHER,
    RATE,
    Bracket,
    DisplayedTerm,
    Kind,
    collected,
)
from symdyn.teaching.display.numbers import ROUNDED, decimal, is_rounded

if TYPE_CHECKING:
    from symdyn.robot.model import Parameter, Robot

# -- offsets of joint angles ---------------------------------------------------------------------

# An offset is a parameter that is in every sum with one coordinate, cos(q_1 + offset). Such a sum
# is one angle, so that it stays whole where sums of other angles become products.

Offsets = dict[str, tuple[str, int]]
"""Parameters with the coordinate that each is added to, or subtracted from."""


def offsets_of(forms: Sequence[Harmonics]) -> Offsets:
    """The parameters p[k] that sines and cosines have as q + p alone, or as q - p alone.

    If they always come with several coordinates, these have one parameter each as far as possible.
    """
    waves = [dict(angles) for form in forms for angles, _ in form.terms if angles]
    names = sorted({name for wave in waves for name in wave})
    taken = dict.fromkeys((name for name in names if name.startswith("q[")), 0)
    found: Offsets = {}
    for offset in (name for name in names if name.startswith("p[")):
        candidates = [
            (angle, sign)
            for angle in taken
            for sign in (1, -1)
            if all(wave.get(offset, 0) == sign * wave.get(angle, 0) for wave in waves)
        ]
        if candidates:
            found[offset] = min(candidates, key=lambda one: taken[one[0]])
            taken[found[offset][0]] += 1
    return found


def without_offsets(form: Harmonics, offsets: Offsets) -> Harmonics:
    """The form over q alone, where every q stands for its sum with the offset."""
    if not offsets:
        return form
    terms = {}
    for (angles, sine), polynomial in form.terms.items():
        own = {name: k for name, k in angles if name not in offsets}
        ((wave, one),) = Harmonics.wave(own, sine).terms.items()  # cos(-q) is cos(q)
        terms[wave] = {monomial: value * one[()] for monomial, value in polynomial.items()}
    return Harmonics(terms)


# Joint forces in the parts of the equations of motion: M and phi are the same inside tau.
#
#     tau = M qdd + (products of rates) + phi
#
# Each part is written for itself, so that the coefficient of an acceleration is the entry of M as
# it is displayed alone, and what is left at rest is phi.

Writing = Callable[[Sequence[Harmonics]], list[Bracket]]


@dataclass(frozen=True)
class ForceTerms:
    """Sums of terms with accelerations, with rates only, and with neither.

    `coefficients` has one row for each sum, with one entry for each of the `accelerations`.
    """

    accelerations: tuple[str, ...]
    coefficients: list[list[Harmonics]]
    moving: list[Harmonics]
    resting: list[Harmonics]

    @classmethod
    def of(cls, forms: Sequence[Harmonics], kind: Kind) -> ForceTerms | None:
        """The parts of sums; None if there is only one, or accelerations are multiplied."""
        found: dict[str, list[Harmonics]] = {}
        for k, form in enumerate(forms):
            for wave, polynomial in form.terms.items():
                for monomial, value in polynomial.items():
                    part, rest = _parted(monomial, kind)
                    own = found.setdefault(part, [Harmonics() for _ in forms])[k]
                    own.terms.setdefault(wave, {})[rest] = value
        if len(found) < 2 or _MULTIPLIED in found:
            return None
        empty = [Harmonics() for _ in forms]
        moving, resting = found.pop(_MOVING, empty), found.pop(_RESTING, empty)
        names = tuple(sorted(found))
        rows = [[found[name][k] for name in names] for k in range(len(forms))]
        return cls(names, rows, moving, resting)

    def written(self, write: Writing) -> list[Bracket]:
        """The sums, each part written as it is alone."""
        flat = iter(write([form for row in self.coefficients for form in row]))
        sums = []
        others = zip(write(self.moving), write(self.resting), strict=True)
        for row, (moving, resting) in zip(self.coefficients, others, strict=True):
            terms = _accelerated(self.accelerations, row, [next(flat) for _ in row])
            sums.append(Bracket((*terms, *moving.terms, *resting.terms)))
        return sums


_MULTIPLIED, _MOVING, _RESTING = "multiplied", "moving", "resting"


def _parted(monomial: Monomial, kind: Kind) -> tuple[str, Monomial]:
    """The part that a monomial belongs to, and what it is there: without the acceleration."""
    accelerations = [power for power in monomial if kind(power[0]) == ACCELERATION]
    if accelerations:
        (name, exponent), *others = accelerations
        if others or exponent > 1:
            return _MULTIPLIED, monomial
        return name, tuple(power for power in monomial if power[0] != name)
    moving = any(kind(name) == RATE for name, _ in monomial)
    return _MOVING if moving else _RESTING, monomial


def _accelerated(
    names: Sequence[str], forms: Sequence[Harmonics], brackets: Sequence[Bracket]
) -> list[DisplayedTerm]:
    """Accelerations with their coefficients; those of the same one, up to its sign, together."""
    together: list[tuple[Harmonics, Bracket, list[DisplayedTerm]]] = []
    for name, form, bracket in zip(names, forms, brackets, strict=True):
        if not form.terms:
            continue
        for known, _, own in together:
            sign = 1 if form == known else -1 if not (form + known).terms else 0
            if sign:
                own.append(DisplayedTerm(Fraction(sign), ((name, 1),)))
                break
        else:
            together.append((form, bracket, [DisplayedTerm(Fraction(1), ((name, 1),))]))
    return [_times(bracket, own) for _, bracket, own in together]


def _times(bracket: Bracket, accelerations: Sequence[DisplayedTerm]) -> DisplayedTerm:
    """A coefficient times a sum of accelerations."""
    sizes = {abs(term.number) for term in bracket.terms}
    number = sizes.pop() if len(sizes) == 1 else Fraction(1)
    if all(term.number < 0 for term in bracket.terms):
        number = -number
    coefficient = DisplayedTerm(number, ((bracket.times(1 / number), 1),))
    if len(bracket.terms) == 1:
        (coefficient,) = bracket.terms
    (one, *more) = accelerations
    tail = ((Bracket(tuple(accelerations)), 1),) if more else one.powers
    return DisplayedTerm(coefficient.number, (*coefficient.powers, *tail))


_RATES = re.compile(r"(qd|V0|Vdot0|tau_a|qdd_a)\[")
_MASSES = "kg"
"""Units that begin so are those of inertial parameters."""


@dataclass(frozen=True)
class TextbookForm:
    """How the normal forms of one robot are displayed.

    `inertial` are the symbols of the graph that are inertial parameters.
    """

    runs: Runs
    inertial: frozenset[str]

    @classmethod
    def of(cls, robot: Robot) -> TextbookForm:
        """That of a robot."""
        opened = enumerate(robot.symbolic_parameters)
        return cls(runs_of(robot), frozenset(f"p[{k}]" for k, p in opened if _is_inertial(p)))

    def formulas(self, forms: Sequence[Harmonics], symbols: Symbols) -> list[SymbolicFormula]:
        """The formulas of the forms, equal to them; `symbols` gives the symbol of a name."""
        waves: dict[str, Wave] = {}
        offsets = offsets_of(forms)
        forms = [without_offsets(form, offsets) for form in forms]
        parts = ForceTerms.of(forms, lambda name: self._kind(name, waves))
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
    """Builds formulas."""

    def __init__(self, symbols: Symbols, waves: dict[str, Wave], offsets: Offsets) -> None:
        self.symbols, self.waves = symbols, waves
        self.offsets: dict[str, list[tuple[str, int]]] = {}
        for offset, (angle, sign) in offsets.items():
            self.offsets.setdefault(angle, []).append((offset, sign))

    def sum(self, bracket: Bracket) -> SymbolicFormula:
        return add(map(self.term, bracket.terms))

    def term(self, term: DisplayedTerm) -> SymbolicFormula:
        whole = multiply([self.atom(x) ** exponent for x, exponent in term.powers])
        if abs(term.number) != 1:  # a sum stays in its brackets
            return scale(term.number, whole)
        return multiply([Constant(term.number), whole])

    def atom(self, atom: str | Bracket) -> SymbolicFormula:
        if isinstance(atom, Bracket):
            return self.sum(atom)
        wave = self.waves.get(atom)
        if wave is None:
            return self.symbols(atom)
        argument = add(
            k * sign * self.symbols(one)
            for name, k in wave.angles
            for one, sign in ((name, 1), *self.offsets.get(name, ()))
        )
        return argument.sin() if wave.sine else argument.cos()


BOOK, SUMS, PRODUCTS = "book", "sums", "products"
ANGLES = (BOOK, SUMS, PRODUCTS)
"""How angles are written: cos(q2) sin(q2 + q3), products between runs of parallel axes and sums
inside them; sums everywhere, as in the normal form; or products everywhere."""


class Displayed(ClosedForms):
    """A model whose formulas are for reading; equal to those it was made from, but not unique.

    It records the notes that a text needs: the value of g if g was shown, and whether numbers were
    rounded.
    """

    def __init__(self, model: ClosedForms, angles: str = BOOK) -> None:
        plain = None if model.plain is model else model.plain
        super().__init__(model.robot, model.at, model.given, plain, **model.options)
        self.angles = angles
        self._said: set[str] = set()

    @cached_property
    def _display(self) -> TextbookForm:
        return TextbookForm.of(self.robot)

    def formulas(
        self, forms: Sequence[Harmonics], symbol: Symbols | None = None
    ) -> list[SymbolicFormula]:
        if self.angles == BOOK:
            return self._display.formulas(forms, symbol or self.symbol)
        sums = super().formulas(forms, symbol)
        return sums if self.angles == SUMS else [expand_angles(one) for one in sums]

    def shown(self, formula: SymbolicFormula) -> SymbolicFormula:
        if is_rounded(formula):
            self._said.add(ROUNDED)
        if self.g is not None and self.symbol(self.g) in formula.symbols:
            self._said.add(self.g)
        return decimal(formula, in_decimals=self.has_decimals)

    @property
    def notes(self) -> list[str]:
        """Sentences about what has been shown; formulas stand between backquotes."""
        found = []
        if self.g is not None and self.g in self._said:
            value = self.values[self.symbol(self.g)]
            found.append(f"`{gravity.SYMBOL} = {value:.6g} {gravity.UNIT}`.")
        return found + self.roundings

    @property
    def roundings(self) -> list[str]:
        """The note about numbers, for texts that say elsewhere what g is."""
        return [ROUNDED] * (ROUNDED in self._said)


def displayed(model: ClosedForms, angles: str = BOOK) -> Displayed:
    """The model for people; it begins without notes."""
    return Displayed(model.with_g, angles)
