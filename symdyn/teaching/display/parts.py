"""Joint forces in the parts of the equations of motion: M and phi are the same inside tau.

    tau = M qdd + (products of rates) + phi

Each part is written for itself, so that the coefficient of an acceleration is the entry of M as it
is displayed alone, and what is left at rest is phi.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.graph.normal.harmonics import Harmonics
from symdyn.graph.normal.rings import Monomial
from symdyn.teaching.display.collecting import ACCELERATION, RATE, Bracket, Kind, Term

Writing = Callable[[Sequence[Harmonics]], list[Bracket]]


@dataclass(frozen=True)
class Parts:
    """Sums of terms with accelerations, with rates only, and with neither.

    `coefficients` has one row for each sum, with one entry for each of the `accelerations`.
    """

    accelerations: tuple[str, ...]
    coefficients: list[list[Harmonics]]
    moving: list[Harmonics]
    resting: list[Harmonics]

    @classmethod
    def of(cls, forms: Sequence[Harmonics], kind: Kind) -> Parts | None:
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
) -> list[Term]:
    """Accelerations with their coefficients; those of the same one, up to its sign, together."""
    together: list[tuple[Harmonics, Bracket, list[Term]]] = []
    for name, form, bracket in zip(names, forms, brackets, strict=True):
        if not form.terms:
            continue
        for known, _, own in together:
            sign = 1 if form == known else -1 if not (form + known).terms else 0
            if sign:
                own.append(Term(Fraction(sign), ((name, 1),)))
                break
        else:
            together.append((form, bracket, [Term(Fraction(1), ((name, 1),))]))
    return [_times(bracket, own) for _, bracket, own in together]


def _times(bracket: Bracket, accelerations: Sequence[Term]) -> Term:
    """A coefficient times a sum of accelerations."""
    sizes = {abs(term.number) for term in bracket.terms}
    number = sizes.pop() if len(sizes) == 1 else Fraction(1)
    if all(term.number < 0 for term in bracket.terms):
        number = -number
    coefficient = Term(number, ((bracket.times(1 / number), 1),))
    if len(bracket.terms) == 1:
        (coefficient,) = bracket.terms
    (one, *more) = accelerations
    tail = ((Bracket(tuple(accelerations)), 1),) if more else one.powers
    return Term(coefficient.number, (*coefficient.powers, *tail))
