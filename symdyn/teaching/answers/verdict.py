"""Verdicts on answers: whether an answer is right, and if not which terms are missing or extra."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from symdyn.graph.formulas import SymbolicFormula, content
from symdyn.graph.normal.factors import without_common_factor
from symdyn.graph.normal.harmonics import Harmonics, as_sum_of_waves
from symdyn.teaching.answers.comparing import (
    Compared,
    Conditions,
    Term,
    form_of,
    normal_form,
    terms,
)
from symdyn.teaching.answers.parser import Formula
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display.displayed import displayed
from symdyn.teaching.display.numbers import DIGITS, decimal
from symdyn.teaching.elimination import divided
from symdyn.teaching.notations.symbols import Notation
from symdyn.teaching.typesetting import TextAndLatex, latex, plain

# Whether an answer is right as far as the digits of its numbers go.
#
# A number of three digits or more, 0.744, stands for all numbers that are rounded to it. Half a
# unit of its last digit changes each coefficient of the normal form by some amount; the answer is
# right within rounding if every coefficient differs from the right one by no more than the sum of
# these.

MACHINE = Fraction(1, 10**12)
"""Differences of this size, relative to the largest coefficient, come from numbers of a machine."""
MOST_NUMBERS = 60
"""Answers with more numbers are not compared by their digits."""
SECOND_ORDER = Fraction(21, 20)
"""Products of two rounded numbers are off by a little more than the sum."""


Slack = Mapping[Term, Fraction]
"""By how much the digits of an answer leave its coefficients open."""


def is_same(right: Harmonics, answer: Harmonics, slack: Slack) -> bool:
    """Whether the answer is right but for machine numbers and, with slack, for its digits."""
    largest = max((abs(x) for x in terms(right).values()), default=Fraction(0))
    return all(
        abs(x) <= slack.get(term, 0) * SECOND_ORDER + MACHINE * largest
        for term, x in terms(right - answer).items()
    )


def slack_of(
    formula: Formula, found: Compared, conditions: Conditions, units: Sequence[Sequence[str]]
) -> Slack:
    """How much the digits of a formula leave open, by term."""
    numbers = formula.spelled.literals
    if len(numbers) > MOST_NUMBERS or not found.is_plain:
        return {}
    slack: dict[Term, Fraction] = {}
    for k in numbers:
        form = normal_form(formula.node(k), conditions, units)
        if form is None:
            return {}
        for term, x in terms(form - found.answer).items():
            slack[term] = slack.get(term, Fraction(0)) + abs(x)
    return slack


MOST_TERMS = 12
"""Longer differences are shown by their number of terms and the first few."""
MOST_IN_QUOTIENTS = 60
"""The same for numerators and divisors, which are written with like terms in brackets."""
FEW = 3
ALL_DIGITS = 17
"""Numbers that differ are shown with as many digits as it takes to see that, up to these."""


@dataclass(frozen=True)
class Verdict:
    """Whether an answer is right; `remarks` qualify it, `differences` and `hints` show errors."""

    label: str
    is_right: bool
    remarks: tuple[TextAndLatex, ...] = ()
    differences: tuple[TextAndLatex, ...] = ()
    hints: tuple[TextAndLatex, ...] = ()

    def text(self) -> str:
        """Return a line for a right answer, else also one for each difference and hint."""
        result = "right" if self.is_right else "not right"
        first = "; ".join([f"{self.label}: {result}", *(one.text for one in self.remarks)])
        more = [f"  {one.text}" for one in self.differences]
        more += [f"  hint: {one.text}" for one in self.hints]
        return "".join(f"{line}\n" for line in [first, *more])


class VerdictWriter:
    """Puts formulas into sentences, with the names of the robot or the notation of a book.

    Angles are in `parts` of the robot's. Numbers are decimals, and no fractions, if the robot or
    the answer has decimals.
    """

    def __init__(
        self,
        model: ClosedForms,
        parts: int = 1,
        letters: Notation | None = None,
        in_decimals: bool = False,
    ) -> None:
        self.model = model
        self.in_decimals = in_decimals or model.has_decimals
        self.letters = letters or Notation()
        self.parts = parts
        self._named: dict[str, TextAndLatex] = {}

    @cached_property
    def _latex_names(self) -> Mapping[Any, str]:
        return self.letters.latex_names(self.model.latex_names)

    def formula(self, form: Harmonics, digits: int | None = DIGITS) -> TextAndLatex:
        """A form as text and as LaTeX; with all digits of its numbers if none are given."""
        return self._words(as_sum_of_waves(form, self._symbol), digits)

    def _words(self, value: SymbolicFormula, digits: int | None = DIGITS) -> TextAndLatex:
        value = decimal(value, digits, self.in_decimals)
        inertias = self.letters.inertias
        text = self.letters.text(plain(value, inertias))
        return TextAndLatex(text, latex(value, self._latex_names, inertias))

    def quotient(
        self, numerator: Harmonics, divisor: Harmonics
    ) -> tuple[TextAndLatex, TextAndLatex]:
        """Both parts of a quotient, like terms in brackets as closed forms have them."""
        divisor, numerator = without_common_factor([divisor, numerator])
        if self.parts > 1 or max(numerator.size, divisor.size) > MOST_IN_QUOTIENTS:
            return self.listed("", numerator), self.listed("", divisor)
        shown = displayed(self.model)
        ((above,), (below,)) = (shown.formulas([form]) for form in (numerator, divisor))
        number, below = content(below)
        return self._words(divided(above, number)), self._words(below)

    def _symbol(self, name: str) -> SymbolicFormula:
        symbol = self.model.symbol(name)
        return symbol / self.parts if name.startswith("q[") else symbol

    def said(self, sentence: str, *forms: Harmonics | TextAndLatex) -> TextAndLatex:
        """A sentence with formulas in place of {}."""
        sentence = self.letters.said(sentence)
        shown = [x if isinstance(x, TextAndLatex) else self.formula(x) for x in forms]
        return TextAndLatex(
            sentence.format(*(x.text for x in shown)),
            sentence.format(*(f"${x.latex}$" for x in shown)),
        )

    def name(self, symbol: str) -> TextAndLatex:
        """A symbol of the graph."""
        if symbol not in self._named:
            self._named[symbol] = self.formula(Harmonics.variable(symbol))
        return self._named[symbol]

    def listed(self, start: str, form: Harmonics) -> TextAndLatex:
        """A form behind some words, cut if it is long."""
        if form.size <= MOST_TERMS:
            return self.said(f"{start} {{}}".strip(), form)
        few = form_of(dict(list(terms(form).items())[:FEW]))
        return self.said(f"{start} {form.size} terms, first {{}}".strip(), few)


def differences(writer: VerdictWriter, found: Compared) -> list[TextAndLatex]:
    """Sentences about the difference of normal forms, term by term."""
    if found.divisor is not None:
        above, below = writer.quotient(found.difference, found.divisor)
        start = "the correct result minus the answer"
        if found.difference.size + found.divisor.size <= MOST_TERMS:
            return [writer.said(start + ", times {}, is {}", below, above)]
        return [
            writer.said(f"{start} is N/d with"),
            writer.said("N = {}", above),
            writer.said("d = {}", below),
        ]
    right, answer = terms(found.right), terms(found.answer)
    missing = {term: x for term, x in right.items() if term not in answer}
    extra = {term: x for term, x in answer.items() if term not in right}
    said = [writer.listed("missing", form_of(missing))] if missing else []
    start = "extra" if len(extra) > 1 else "extra term"
    said += [writer.listed(start, form_of(extra))] if extra else []
    return [*said, *_factors(writer, right, answer)]


def _factors(
    writer: VerdictWriter, right: Mapping[Term, Fraction], answer: Mapping[Term, Fraction]
) -> Iterable[TextAndLatex]:
    """Terms that are there with a wrong factor, those of one factor together."""
    wrong = [t for t, x in answer.items() if t in right and right[t] != x]
    groups: dict[Fraction, list[Term]] = {}
    for term in wrong:
        groups.setdefault(right[term] / answer[term], []).append(term)
    for ratio, own in list(groups.items())[:MOST_TERMS]:
        is_, be = (form_of({t: values[t] for t in own}) for values in (answer, right))
        if ratio == -1:
            yield writer.listed("wrong sign of", is_)
        elif is_.size > FEW:
            factor = Harmonics.constant(1 / ratio)
            yield writer.said(f"{is_.size} terms are {{}} times the correct ones", factor)
        else:
            pairs = ([writer.formula(x, n) for x in (is_, be)] for n in range(DIGITS, ALL_DIGITS))
            apart = next((pair for pair in pairs if pair[0] != pair[1]), [is_, be])
            yield writer.said("{} should be {}", *apart)
    if len(groups) > MOST_TERMS:
        yield writer.said(f"{len(wrong)} terms have wrong factors")
