"""What problems are made from: a robot's formulas, its derivation, and choices by a seed."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from symdyn.errors import FunctionError
from symdyn.formulations.matrices.lagrange import Lagrange
from symdyn.graph import Graph
from symdyn.graph.normal.harmonics import Harmonics, to_sympy_sum
from symdyn.robot.joint import Limits
from symdyn.teaching.answers.comparing import normal_form, number_of, terms
from symdyn.teaching.answers.truth import Place, Truth, truth
from symdyn.teaching.books.book import Book
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display.model import displayed
from symdyn.teaching.display.numbers import DIGITS
from symdyn.teaching.exercises.voice import Voice
from symdyn.teaching.notation import Words, plain
from symdyn.teaching.steps.parts import Quantity
from symdyn.teaching.steps.writing import Writer

MOST_TERMS = 16
"""Formulas of more terms are not asked for."""

FEWEST, ROUNDING = 4, 1e-9
"""Numbers between limits have so many decimals that there are at least these many of them; and a
limit of one decimal is such a number in spite of rounding."""
WAY = 3.0
"""How far from a limit numbers may be, if there is no other limit."""

T = TypeVar("T")


class Draw:
    """Choices that depend on the seed alone, on every version of Python."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        """A whole number from zero, below n."""
        return int(self._random() * n)

    def one(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def order(self, items: Iterable[T]) -> list[T]:
        """The items in another order."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]

    def decimals(self, count: int) -> list[float]:
        """Numbers of one decimal between -1.5 and 1.5, not zero."""
        found = (self.below(15) + 1 for _ in range(count))
        return [(x if self.below(3) else -x) / 10 for x in found]

    def within(self, lower: float, upper: float) -> float:
        """A number of few decimals between two others, not zero unless both are."""
        if lower == upper:
            return lower
        tens = 10.0 ** math.ceil(-math.log10(min(upper - lower, 1) / FEWEST))
        first, last = math.ceil(lower * tens - ROUNDING), math.floor(upper * tens + ROUNDING)
        return self.one([k for k in range(first, last + 1) if k]) / tens


class Desk:
    """One robot as people see it, with g as a symbol, and one row of choices."""

    def __init__(self, model: ClosedForms, seed: int, book: Book | None = None) -> None:
        if model.at is not None:
            raise FunctionError("--at has no effect on --exercises; leave it out")
        self.model = displayed(model)
        self.voice = Voice(self.model, book)
        self.draw = Draw(seed)
        self.write = Writer(self.model)
        self.run = Lagrange(self.write.robot, self.write.q)
        self._truths: dict[str, Truth | None] = {}
        self._forms: dict[tuple[str, Place], Harmonics | None] = {}

    def positions(self) -> list[float]:
        """Coordinates of few decimals, inside the limits of joints that have such."""
        robot = self.model.robot
        q = self.draw.decimals(robot.nq)
        for joint, start in zip(robot.joints, robot.q_starts, strict=True):
            if joint.nq == 1 and joint.mimic is None:
                q[start] = self._inside(joint.limits, q[start])
        return q

    def _inside(self, limits: Limits, x: float) -> float:
        """The number itself, or one near the limit that it is beyond."""
        lower = -math.inf if limits.lower is None else limits.lower
        upper = math.inf if limits.upper is None else limits.upper
        if x < lower:
            return self.draw.within(lower, min(upper, lower + WAY))
        return x if x <= upper else self.draw.within(max(lower, upper - WAY), upper)

    # -- formulas --------------------------------------------------------------------------

    def truth(self, name: str) -> Truth | None:
        """A quantity, if this robot has it."""
        if name not in self._truths:
            try:
                self._truths[name] = truth(self.model, name)
            except FunctionError:
                self._truths[name] = None
        return self._truths[name]

    def form(self, name: str, place: Place = ()) -> Harmonics | None:
        """The normal form of an entry, if there is one."""
        found = self.truth(name)
        if (name, place) not in self._forms:
            forms = None if found is None else self.write.forms([found.node(place)])
            self._forms[name, place] = None if forms is None else forms[0]
        return self._forms[name, place]

    def entries(self, name: str, fewest: int = 1) -> list[tuple[Place, Harmonics]]:
        """The entries of a quantity that are not zero and not too long to be asked for."""
        found = self.truth(name)
        places = [] if found is None else list(found.places)
        forms = ((place, self.form(name, place)) for place in places)
        return [(p, f) for p, f in forms if f is not None and fewest <= f.size <= MOST_TERMS]

    def number(self, name: str, place: Place, values: Mapping[str, float]) -> float | None:
        """The number that an entry is where the symbols have these values."""
        found = self.truth(name)
        if found is None:
            return None
        given = {symbol: Graph().constant(x) for symbol, x in values.items()}
        form = normal_form(found.node(place), given, ())
        exact = None if form is None else number_of(form)
        return None if exact is None else float(exact)

    def parameters(self, form: Harmonics) -> dict[str, float]:
        """The nominal values of the parameters in a formula, as they are shown, by symbols."""
        used = {name for (angles, _), m in terms(form) for name, _ in (*angles, *m)}
        every = enumerate(self.model.robot.symbolic_parameters)
        shown = {f"p[{k}]": float(f"{p.value:.{DIGITS}g}") for k, p in every}
        return {symbol: value for symbol, value in shown.items() if symbol in used}

    # -- how they are shown ------------------------------------------------------------------

    def text(self, form: Harmonics) -> str:
        """A formula as `derive` writes it, with all digits."""
        return self.voice.text(plain(to_sympy_sum(form, self.model.symbol)))

    def quantity(self, label: str, form: Harmonics) -> Quantity:
        """An entry with its label."""
        return self.voice.quantity(self.write.written(label, (), [form]))

    def matrix(self, name: str, forms: Sequence[Harmonics], n: int) -> Quantity:
        """A square matrix of n rows."""
        return self.voice.quantity(self.write.written(name, (n, n), forms))

    def vector(self, name: str, values: Iterable[Any]) -> Quantity:
        """Three numbers of the run."""
        return self.voice.quantity(self.write.column(name, values))

    def value(self, label: str, value: Any) -> Quantity:
        """A value of the run under a label that is no formula."""
        shown = self.voice.quantity(self.write.scalar("x", value))
        return replace(shown, name=Words(label, rf"\text{{{label}}}"))
