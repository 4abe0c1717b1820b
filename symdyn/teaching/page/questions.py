"""What the page's field for answers has to know: what is right, and what known mistakes lead to.

An entry has the terms of its normal form, with which the page compares exactly, and values at
fixed states for answers without such a form. A mistake is known by its values at the first of these
states, so that the page needs no formula of it; mistakes and their words are those of `--check`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from symdyn.errors import SymdynError
from symdyn.graph import evaluate, reachable
from symdyn.graph.expr import SYMBOL
from symdyn.graph.normal.harmonics import Harmonics, NoNormalForm, TooManyTerms, normal_forms
from symdyn.support.names import printable
from symdyn.teaching.answers.comparing import Compared, terms
from symdyn.teaching.answers.hints import LARGEST, HintCase, Variants, candidates
from symdyn.teaching.answers.parser import StudentAnswer
from symdyn.teaching.answers.spelling import Spelling
from symdyn.teaching.answers.truth import Place, Truth, truth
from symdyn.teaching.answers.verdict import VerdictWriter
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display.displayed import Displayed, displayed
from symdyn.teaching.notations.symbols import Notation

SYMBOLS = "Gamma"
ASKED = ("M", "C", "phi", "tau", "T", "U", SYMBOLS)
FEW = 2
"""Christoffel symbols of more joints are too many to choose from."""
ARRAYS = ("p", "q", "qd", "qdd")
VARIED = ("M", "phi")
"""Those of which robots with wrong links are derived; of the others this takes too long."""
STATES, MARKS = 8, 2
"""States at which answers are compared in numbers, and those by which mistakes are known."""
MOST_TERMS = 400
"""Quantities of more terms are compared in numbers only."""
MOST_WORK = 30_000
"""Multiplications that the normal forms of a quantity may take."""

State = Mapping[str, float]


@dataclass(frozen=True)
class Questions:
    """The quantities that can be asked for on the page of a robot."""

    given: ClosedForms
    letters: Notation

    @cached_property
    def model(self) -> Displayed:
        """With g as a symbol."""
        return displayed(self.given)

    @cached_property
    def names(self) -> dict[str, str]:
        """The symbols of formulas as they are shown: masses first, as people write products."""
        robot = self.model.robot
        light = {f"p[{k}]" for k, p in enumerate(robot.symbolic_parameters) if p.unit != "kg"}
        own = [symbol for symbol in self.model.names if symbol.split("[")[0] in ARRAYS]
        own.sort(key=lambda symbol: (ARRAYS.index(symbol.split("[")[0]), symbol in light))
        return {symbol: self.letters.text(self.model.names[symbol]) for symbol in own}

    @property
    def data(self) -> dict[str, Any]:
        """For the script of the page."""
        robot = self.model.robot
        spelling = Spelling.of(self.model.names, robot, ARRAYS, self.letters)
        words: dict[str, int] = {}
        asked = [self._asked(about, words) for about in self._truths()]
        return {
            "names": [*self.names.items()],
            "spelled": dict(sorted(spelling.symbols.items())),
            "joints": spelling.joints,
            "g": self.model.g,
            "states": self.states,
            "asked": asked,
            "words": [*words],
        }

    @cached_property
    def states(self) -> list[State]:
        """Values of all symbols, the same whenever the page is made; g keeps its own."""
        draw = random.Random(1)
        return [self._state(draw) for _ in range(STATES)]

    def _state(self, draw: random.Random) -> State:
        robot = self.model.robot
        state = {f"q[{k}]": float(x) for k, x in enumerate(robot.random_position(draw.uniform))}
        for symbol in self.names:
            spread = (0.5, 1.5) if symbol.startswith("p[") else (-2.0, 2.0)
            state.setdefault(symbol, draw.uniform(*spread))
        if self.model.g is not None:
            state[self.model.g] = float(robot.symbolic_parameters[-1].value)
        return state

    def _truths(self) -> Iterator[Truth]:
        """What can be asked for of this robot."""
        for name in ASKED:
            if name == SYMBOLS and self.model.robot.nv > FEW:
                continue
            try:
                about = truth(self.model, name)
            except SymdynError:  # base parameters have no energy
                continue
            letter = self.letters.named(about.name) if self.letters.book else None
            yield replace(about, letter=letter)

    def _asked(self, about: Truth, words: dict[str, int]) -> dict[str, Any]:
        places = [*about.places]
        forms = self._forms(about)
        values = [_values(about, state) for state in self.states]
        is_small = self.model.robot.nv <= LARGEST
        hints = self._hints(about, forms, words) if forms and is_small else [()] * len(places)
        return {
            "name": about.name,
            "label": printable(about.label(())),
            "shape": about.shape,
            "entries": [
                {
                    "label": printable(about.label(place)),
                    "values": [value[k] for value in values],
                    "terms": _listed(forms[k]) if forms else None,
                    "hints": hints[k],
                }
                for k, place in enumerate(places)
            ],
        }

    def _forms(self, about: Truth) -> list[Harmonics] | None:
        """The normal forms of all entries, if they are not too large for a page."""
        if self.model.robot.quaternions:
            return None
        try:
            forms = normal_forms(about.nodes, limit=MOST_WORK)
        except (NoNormalForm, TooManyTerms):
            return None
        return forms if sum(form.size for form in forms) <= MOST_TERMS else None

    def _hints(
        self, about: Truth, forms: Sequence[Harmonics], words: dict[str, int]
    ) -> list[list[list[float]]]:
        """By entry: the number of the words of each mistake, and what it leads to at the states.

        Large robots have so many mistakes that the page would take long to make.
        """
        answer = StudentAnswer(about, {}, {}, False, self.letters)
        variants = Variants(self.model, about.name, about.name in VARIED)
        writer = VerdictWriter(self.model, letters=self.letters)
        states = self.states[:MARKS]
        found: dict[Place, list[list[float]]] = {}
        known = dict(zip(about.places, forms, strict=True))
        is_symmetric = all(known.get(place[::-1]) == form for place, form in known.items())
        for place, right in known.items():
            if is_symmetric and place[::-1] in found:
                found[place] = found[place[::-1]]
                continue
            case = HintCase(self.model, answer, place, Compared(right, right), {}, variants, writer)
            seen = {_marks(right, states)}
            own = found.setdefault(place, [])
            for form, told in candidates(case):
                marks = _marks(form, states)
                if marks not in seen and any(marks):
                    seen.add(marks)
                    said = told.text.replace("**", "^").replace("*", " ")
                    own.append([words.setdefault(said, len(words)), *marks])
        return [*found.values()]


def _values(about: Truth, state: State) -> list[float]:
    symbols = {one: state[one.value] for one in reachable(about.nodes) if one.op is SYMBOL}
    return [float(x) for x in evaluate(about.nodes, symbols)]


def _listed(form: Harmonics) -> list[list[Any]]:
    """Coefficient, angles, whether it is a sine, and powers of each term."""
    return [
        [float(x), dict(angles), int(sine), dict(monomial)]
        for ((angles, sine), monomial), x in terms(form).items()
    ]


def _marks(form: Harmonics, states: Sequence[State]) -> tuple[float, ...]:
    return tuple(float(f"{_value(form, state):.12g}") for state in states)


def _value(form: Harmonics, state: State) -> float:
    total = 0.0
    for ((angles, sine), monomial), x in terms(form).items():
        angle = sum(k * state[name] for name, k in angles)
        powers = math.prod(state[name] ** exponent for name, exponent in monomial)
        total += float(x) * powers * (math.sin(angle) if sine else math.cos(angle))
    return total
