"""What problems are made from: a robot's formulas, its derivation, and choices by a seed."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from symdyn.errors import FunctionError
from symdyn.formulations.matrices.lagrange import Lagrange
from symdyn.graph import Graph
from symdyn.graph.formulas import Symbol
from symdyn.graph.normal.harmonics import Harmonics, as_sum_of_waves
from symdyn.robot.joint import Limits
from symdyn.support.latex.symbols import latex_name
from symdyn.teaching.answers.comparing import normal_form, number_of, terms
from symdyn.teaching.answers.truth import Place, Truth, truth
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display.displayed import Displayed, displayed
from symdyn.teaching.display.numbers import DIGITS
from symdyn.teaching.notations.books import Book
from symdyn.teaching.notations.symbols import Notation
from symdyn.teaching.steps.formulas import Prose, formula, prose
from symdyn.teaching.steps.parts import (
    CommandLine,
    ComputedQuantity,
    QuantityEntry,
    Sentence,
    StepPart,
    StepTable,
)
from symdyn.teaching.steps.step import DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex, plain

# -- the symbols of a book -----------------------------------------------------------------------

# Problems are written in symdyn's symbols; `NotationWriter` writes them in those of a book.
#
# Names in a formula are replaced by signs of no meaning before it becomes LaTeX, and these by the
# symbols of the book afterwards, so that the LaTeX of a letter need not follow from its text.

_NAME = re.compile(r"(?<![A-Za-z^])(d?)([A-Za-z]+)(?:_([A-Za-z0-9]+))?((?:\[[\w,]+\])?)")
_DOLLAR = re.compile(r"(?<!\\)\$")
"""Where a formula of LaTeX begins or ends."""
_UNIT = re.compile(r"(?<=\d )(m/s\^2)")
_RATES = {"q": "", "qd": r"\dot", "qdd": r"\ddot"}
_FIRST_SIGN = 0xE000
"""Where characters begin that mean nothing."""


class NotationWriter:
    """Sentences, formulas and quantities in the notation of a book, or that of symdyn."""

    def __init__(self, model: Displayed, book: Book | None = None) -> None:
        self.model = model
        self.letters = Notation() if book is None else Notation.of(book, model)

    def knows(self, name: str) -> bool:
        """Whether the book has no other quantity under this name."""
        book = self.letters.book
        return book is None or book.ours(book.theirs(name)) == name

    def label(self, name: str, place: Sequence[int] = ()) -> str:
        """An entry as answers name it: M[1,2]."""
        letter = self.letters.named(name)
        self.letters.met.add(name.rstrip("_0123456789"))
        place = letter.place(tuple(place))
        return f"{letter.text}[{','.join(map(str, place))}]" if place else letter.text

    def text(self, formula: str) -> str:
        """A formula of symdyn as text of an answer."""
        return self.letters.text(formula)

    def prose(self, text: str) -> TextAndLatex:
        """Sentences; formulas of symdyn stand between backquotes."""
        if self.letters.book is None:
            return prose(text)
        pieces = [self._formula(x) if k % 2 else prose(x) for k, x in enumerate(text.split("`"))]
        latex = "".join(f"${x.latex}$" if k % 2 else x.latex for k, x in enumerate(pieces))
        shown = tuple(x.text for x in pieces)
        return Prose("".join(shown), latex, shown)

    def equation(self, text: str) -> TextAndLatex:
        """A line of an alignment."""
        left, right = (self._formula(x) for x in text.split(" = ", 1))
        return TextAndLatex(f"{left.text} = {right.text}", f"{left.latex} &= {right.latex}")

    def value(self, symbol: Any, value: float) -> TextAndLatex:
        """The value of a parameter, whose name may also be that of a quantity."""
        self.letters.meet("", [symbol])
        latex = self.letters.latex_names(self.model.latex_names)[symbol]
        return TextAndLatex(f"{self.letters.text(str(symbol))} = {value:g}", f"{latex} = {value:g}")

    def quantity(self, quantity: ComputedQuantity) -> ComputedQuantity:
        """A quantity whose name and symbols are ours."""
        if self.letters.book is None:
            return quantity
        values = [entry.value for entry in quantity.entries if entry.value is not None]
        self.letters.meet("", values)
        names = {
            symbol: Symbol(self.letters.text(symbol.name))
            for symbol in {*quantity.symbols, *(x for v in values for x in v.symbols)}
        }
        latex = self.letters.latex_names(quantity.symbols)
        entries = (
            QuantityEntry(
                entry.value if entry.value is None else entry.value.substitute(names), entry.terms
            )
            for entry in quantity.entries
        )
        return replace(
            quantity,
            name=self._formula(quantity.name.text),
            entries=tuple(entries),
            symbols={names[symbol]: latex[symbol] for symbol in quantity.symbols},
            inertias=self.letters.inertias,
        )

    def step(self, step: DerivationStep) -> DerivationStep:
        """Sentences and tables of a step that has our letters for symbols."""
        if self.letters.book is None:
            return step
        return replace(step, results=tuple(map(self._part, step.results)))

    def _part(self, part: Any) -> Any:
        if isinstance(part, StepTable):
            return replace(part, rows=tuple(tuple(map(self._cell, row)) for row in part.rows))
        if isinstance(part, Sentence) and isinstance(part.words, Prose):
            return Sentence(self._sentence(part.words))
        return part

    def _cell(self, cell: TextAndLatex) -> TextAndLatex:
        """A formula, or a name that stays."""
        if not _DOLLAR.search(cell.latex):
            return cell
        return TextAndLatex(self._met(cell.text), self._latex(cell.latex))

    def _sentence(self, words: Prose) -> Prose:
        """Its formulas change, its words stay."""
        pieces = tuple(self._met(x) if k % 2 else x for k, x in enumerate(words.pieces))
        return Prose("".join(pieces), self._latex(words.latex), pieces)

    def _met(self, formula: str) -> str:
        """A formula as text; the m of a unit is no mass."""
        parts = _UNIT.split(formula)
        for part in parts[::2]:
            self.letters.read(part)
        return "".join(x if k % 2 else self.letters.text(x) for k, x in enumerate(parts))

    def _latex(self, words: str) -> str:
        return self.letters.latex(words, self.model.latex_names)

    # -- formulas --------------------------------------------------------------------------

    def _formula(self, text: str) -> TextAndLatex:
        if self.letters.book is None:
            return TextAndLatex(text, formula(text))
        known: list[TextAndLatex] = []

        def sign(found: re.Match[str]) -> str:
            word, rest = self._name(found)
            if word is None:
                return found[0]
            known.append(word)
            return f"{chr(_FIRST_SIGN + len(known) - 1)}{rest}"

        signs = _NAME.sub(sign, text)
        plain, latex = signs, formula(signs)
        for k, word in enumerate(known):
            plain = plain.replace(chr(_FIRST_SIGN + k), word.text)
            latex = latex.replace(chr(_FIRST_SIGN + k), word.latex)
        return TextAndLatex(plain, latex)

    def _name(self, found: re.Match[str]) -> tuple[TextAndLatex | None, str]:
        """The book's letter for a name, and the indices that stay behind it; or nothing."""
        whole = found[0].removesuffix(found[4])
        for d in ("", found[1]):
            name = whole.removeprefix(d) if d else whole
            if name in self.letters.symbols:
                own = self.letters.symbols[name].own
                self.letters.met.add(name)
                return TextAndLatex(d + own.text, d + own.latex), found[4]
            base, _, index = name.partition("_")
            tail = f"_{index}" if index else ""
            turns = base in _RATES
            letter = self._coordinates(base, bool(index)) if turns else self._quantity(base)
            if letter is not None:
                return TextAndLatex(d + letter.text, d + letter.latex), tail + self._ordered(
                    base, found[4]
                )
        return None, ""

    def _coordinates(self, name: str, is_one: bool) -> TextAndLatex:
        """All coordinates or rates, or one of them with an index that is a letter."""
        book = self.letters.book
        assert book is not None
        letter = self.letters.coordinate if is_one else book.vector
        dot = _RATES[name]
        latex = f"{dot}{{{letter.latex}}}" if dot else letter.latex
        return TextAndLatex(f"{letter.text}{name[1:]}", latex)

    def _quantity(self, base: str) -> TextAndLatex | None:
        """A quantity or its rate, if the book calls it otherwise."""
        rate = base.endswith("dot")
        letter = self.letters.quantity(base.removesuffix("dot"))
        if letter.text == letter.ours and letter.latex == latex_name(letter.ours):
            return None
        self.letters.met.add(letter.ours)
        if rate:
            return TextAndLatex(f"{letter.text}dot", rf"\dot{{{letter.latex}}}")
        return TextAndLatex(letter.text, letter.latex)

    def _ordered(self, base: str, indices: str) -> str:
        """Indices [k,i,j] in the order of the book."""
        each = indices.strip("[]").split(",")
        order = self.letters.quantity(base).order
        if not indices or len(order) != len(each):
            return indices
        return f"[{','.join(each[k] for k in order)}]"


@dataclass(frozen=True)
class Exercise:
    """What is asked, what is given, and the solution.

    `label` is what has to be found, `answer` a right side that `derive --check` accepts, and
    `conditions` the numbers that both are about. `general` are the formulas that lead to it, and
    `shown` what they give for this robot.
    """

    title: str
    task: TextAndLatex
    label: str
    answer: str
    shown: tuple[StepPart, ...]
    general: tuple[TextAndLatex, ...] = ()
    given: tuple[StepPart, ...] = ()
    conditions: str = ""

    @property
    def solution(self) -> str:
        """The whole answer, as `derive --check` takes it."""
        return self._equation(self.answer)

    def _equation(self, right: str) -> str:
        return f"{self.label} = {right}" + f" where {self.conditions}" * bool(self.conditions)

    def problem_step(self, key: str, command: str) -> DerivationStep:
        """The problem, with the command that checks an answer."""
        check = f'{command} --check "{self._equation("...")}"'
        return DerivationStep(key, self.title, self.task, results=(*self.given, CommandLine(check)))

    def solution_step(self, key: str, number: int) -> DerivationStep:
        """The solution of the problem with this number; its title says what it follows from."""
        title = f"Solution of problem {number}"
        return DerivationStep(key, title, None, self.general, results=self.shown, numbered=False)


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


class ExerciseContext:
    """One robot as people see it, with g as a symbol, and one row of choices."""

    def __init__(self, model: ClosedForms, seed: int, book: Book | None = None) -> None:
        if model.at is not None:
            raise FunctionError("--at has no effect on --exercises; leave it out")
        self.model = displayed(model)
        self.notation_writer = NotationWriter(self.model, book)
        self.draw = Draw(seed)
        self.write = QuantityWriter(self.model)
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
        return self.notation_writer.text(plain(as_sum_of_waves(form, self.model.symbol)))

    def quantity(self, label: str, form: Harmonics) -> ComputedQuantity:
        """An entry with its label."""
        return self.notation_writer.quantity(self.write.written(label, (), [form]))

    def matrix(self, name: str, forms: Sequence[Harmonics], n: int) -> ComputedQuantity:
        """A square matrix of n rows."""
        return self.notation_writer.quantity(self.write.written(name, (n, n), forms))

    def vector(self, name: str, values: Iterable[Any]) -> ComputedQuantity:
        """Three numbers of the run."""
        return self.notation_writer.quantity(self.write.column(name, values))

    def value(self, label: str, value: Any) -> ComputedQuantity:
        """A value of the run under a label that is no formula."""
        shown = self.notation_writer.quantity(self.write.scalar("x", value))
        return replace(shown, name=TextAndLatex(label, rf"\text{{{label}}}"))
