"""Checks answers: by normal form, within the digits of their numbers, and if need be in numbers."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, TypeVar

from symdyn.errors import FunctionError, SymdynError
from symdyn.graph import Expr, Graph, evaluate, reachable
from symdyn.graph.expr import SYMBOL
from symdyn.graph.normal.harmonics import CONSTANT, Harmonics, NoNormalForm, TooManyTerms
from symdyn.support.names import printable
from symdyn.teaching.answers import coriolis, hints
from symdyn.teaching.answers.comparing import Compared, compared, normal_form, number_of, terms
from symdyn.teaching.answers.hints import WEIGHTLESS, Variants
from symdyn.teaching.answers.parser import Formula, StudentAnswer, read
from symdyn.teaching.answers.spelling import UnreadableAnswer
from symdyn.teaching.answers.truth import Place, may_be_anothers
from symdyn.teaching.answers.verdict import Verdict, VerdictWriter, differences, is_same, slack_of
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display.displayed import displayed
from symdyn.teaching.display.numbers import DIGITS
from symdyn.teaching.notations.books import Book, book_of
from symdyn.teaching.typesetting import TextAndLatex

# -- numbers for a case --------------------------------------------------------------------------

# Answers that are numbers for a case: how many digits are right, and what else has to be given.
#
# tau[1] = 17.05 where q = [0.3, 0.5], ...

ENOUGH = 4
"""An answer is right if so many digits are; exercises ask for them."""
MOST_DIGITS = 12


def both_numbers(found: Compared) -> tuple[Fraction, Fraction] | None:
    """The correct value and the answer, if both are numbers."""
    right, answer = number_of(found.right), number_of(found.answer)
    return None if right is None or answer is None or not found.is_plain else (right, answer)


def right_digits(right: Fraction, answer: Fraction) -> int:
    """The most digits of what is right for which the answer is off by half a unit of the last.

    >>> right_digits(Fraction("17.054367"), Fraction("17.054373")), right_digits(17, 18)
    (6, 1)
    """
    gap = abs(right - answer)
    if not right or not gap:
        return MOST_DIGITS * (not gap)
    first = math.floor(math.log10(abs(right)))
    return max(0, min(MOST_DIGITS, math.floor(first + 1 - math.log10(2 * gap))))


def should_be(formula: Formula, right: Fraction, answer: Fraction) -> TextAndLatex:
    """The number as it was written, and the correct one."""
    written = "".join(formula.spelled.written.split())
    shown = written if re.fullmatch(r"-?[\d.]+", written) else f"{float(answer):.{DIGITS}g}"
    sentence = f"{shown} should be {float(right):.{DIGITS}g}"
    return TextAndLatex(sentence, sentence)


def is_number_for_formula(answer: StudentAnswer, formula: Formula, found: Compared) -> bool:
    """Whether a decimal was given for a case in which symbols are still open."""
    is_decimal = "." in formula.spelled.written and number_of(found.answer) is not None
    return is_decimal and bool(answer.conditions) and number_of(found.right) is None


def open_symbols(form: Harmonics) -> list[str]:
    """The graph's symbols in a form."""
    pairs = [(angles, monomial) for (angles, _), monomial in terms(form)]
    return sorted({name for pair in pairs for powers in pair for name, _ in powers})


def with_own_values(
    model: ClosedForms, answer: StudentAnswer, symbols: Iterable[str], writer: VerdictWriter
) -> tuple[StudentAnswer, TextAndLatex]:
    """The same answer at the nominal values of the robot, and a remark on them."""
    parameters = model.robot.symbolic_parameters
    values = {name: parameters[int(name[2:-1])].value for name in symbols}
    given = {name: Graph().constant(Fraction(repr(x))) for name, x in values.items()}
    listed = ", ".join(f"{{}} = {x:.{DIGITS}g}" for x in values.values())
    sentence = writer.said(f"evaluated with the nominal values {listed}", *map(writer.name, values))
    return replace(answer, conditions=answer.conditions | given), sentence


T = TypeVar("T")

_NUMBERS = re.compile(r"\.|\b10\b|\b(?:where|at|with)\b")
"""Decimals, 10 and numbers for a case: g may be one of them, or be in one of them."""
SAMPLES = 7
"""States at which formulas without a normal form are compared."""
MACHINES = "equal up to rounding: the coefficients differ by less than 1e-12 of the largest one"
"""The remark if the difference is not zero but within floating-point rounding."""
CLOSE = 1e-9
"""How close they have to be, relative to the largest value."""


Way = list[tuple[ClosedForms, StudentAnswer]]
"""An answer as it may be understood, each with the model it is about."""


def check_answers(
    model: ClosedForms, texts: Sequence[str], notation: str | None = None
) -> list[Verdict]:
    """A verdict for each entry of each answer; the first that cannot be checked is an error."""
    found: list[Verdict] = []
    for one in check_each(model, texts, notation):
        if isinstance(one, SymdynError):
            raise one
        found += one
    return found


def check_each(
    model: ClosedForms, texts: Sequence[str], notation: str | None = None
) -> list[list[Verdict] | SymdynError]:
    """By answer the verdicts on its entries, or why it cannot be checked: the others still are.

    `notation` is the book whose letters are read before ours, and printed.
    """
    book = None if notation is None else book_of(notation)
    ways = [_or_error(_read, model, text, book) for text in texts]
    rows = [way[0][1].truth.row for way in ways if not isinstance(way, SymdynError)]
    if rows:
        model.reject_unused(rows, known=False)
    return [way if isinstance(way, SymdynError) else _or_error(_best, way) for way in ways]


def _or_error(work: Callable[..., T], *given: Any) -> T | SymdynError:
    """What the work makes of it, or the error that it ends with."""
    try:
        return work(*given)
    except SymdynError as error:
        return error


def _read(model: ClosedForms, text: str, book: Book | None) -> Way:
    """With g as a symbol if the answer has it or no number of its own, and as the number it is."""
    formula = text.partition("=")[2]
    shown = displayed(model)
    has_g = shown.g is not None and re.search(r"\bg\b", formula)
    try:
        plain = (model.plain, read(model.plain, text, book))
    except FunctionError:
        if has_g:  # where g = 1.62, which only a symbol can be
            return [(shown, read(shown, text, book))]
        raise
    is_without = _NUMBERS.search(formula) or plain[1].truth.name in WEIGHTLESS
    if shown.g is None or (is_without and not has_g):
        return [plain]
    return [(shown, read(shown, text, book)), plain]


def _best(ways: Way) -> list[Verdict]:
    """The verdict of the first understanding by which the answer is right, else of the first."""
    if len(ways) > 1:
        for model, answer in ways:
            found = _checked(model, answer, explain=False)
            if all(verdict.is_right for verdict in found):
                return found
    return _checked(*ways[0])


def _checked(model: ClosedForms, answer: StudentAnswer, explain: bool = True) -> list[Verdict]:
    try:
        other = coriolis.another_choice(model, answer) if answer.is_whole else None
        if other is not None:
            return [other]
        variants = Variants(model, answer.truth.name) if explain else None
        found = [_entry(model, answer, place, variants) for place in answer.entries]
    except (UnreadableAnswer, ArithmeticError) as reason:
        about = printable(answer.label)
        raise FunctionError(f"--check: the answer for {about} {_reason(reason)}") from None
    wrong = next((k for k, verdict in enumerate(found) if not verdict.is_right), None)
    note = answer.truth.note
    if wrong is not None and explain and note and may_be_anothers(model, answer.truth):
        hints = (*found[wrong].hints, _same(note))
        found[wrong] = replace(found[wrong], hints=hints)
    if not answer.is_whole or wrong is not None:
        return found
    remarks = tuple(dict.fromkeys(remark for verdict in found for remark in verdict.remarks))
    return [Verdict(answer.label, True, remarks)]


def _reason(reason: Exception) -> str:
    return (
        str(reason)
        if isinstance(reason, UnreadableAnswer)
        else f"cannot be evaluated ({reason}); correct it"
    )


def _entry(
    model: ClosedForms, answer: StudentAnswer, place: Place, variants: Variants | None
) -> Verdict:
    """The verdict on one entry; with variants, known mistakes are identified."""
    formula, label = answer.entries[place], answer.truth.label(place)
    right = answer.truth.node(place)
    units = model.robot.unit_symbols()
    try:
        found = compared(right, formula.node(), answer.conditions, units)
    except NoNormalForm as reason:
        return _in_numbers(model, answer, place, f"there is no normal form ({reason})")
    except TooManyTerms:
        return _in_numbers(model, answer, place, "the normal forms are too large")
    if is_same(found.right, found.answer, {}):
        exact = answer.conditions or not found.difference.terms
        return Verdict(label, True, () if exact else (_same(MACHINES),))
    slack = slack_of(formula, found, answer.conditions, units)
    if is_same(found.right, found.answer, slack):
        return Verdict(label, True, (_digits(formula),))
    in_decimals = "." in formula.spelled.written
    writer = VerdictWriter(model, found.parts, answer.letters, in_decimals)
    numbers = both_numbers(found) if answer.conditions else None
    if numbers and (digits := right_digits(*numbers)) >= ENOUGH:
        return Verdict(label, True, (_same(f"equal to {digits} digits"),))
    if is_number_for_formula(answer, formula, found):
        return _with_open_symbols(model, answer, place, variants, found)
    if _is_another_zero(answer, found):
        sentence = "up to the constant {}, which has no effect on the forces"
        return Verdict(label, True, (writer.said(sentence, -found.difference),))
    if variants is None:
        return Verdict(label, False)
    plainly = VerdictWriter(model, letters=answer.letters, in_decimals=in_decimals)
    case = hints.HintCase(model, answer, place, found, slack, variants, plainly)
    hint = next(hints.found(case), None)
    shown_hints = () if hint is None else (hint,)
    if numbers:
        return Verdict(label, False, (), (should_be(formula, *numbers),), shown_hints)
    shown = _over_one(model, answer, place) or found if found.divisor else found
    return Verdict(label, False, (), tuple(differences(writer, shown)), shown_hints)


def _with_open_symbols(
    model: ClosedForms,
    answer: StudentAnswer,
    place: Place,
    variants: Variants | None,
    found: Compared,
) -> Verdict:
    """The verdict on a number where symbols have no value: that for the values of the robot."""
    writer = VerdictWriter(model, found.parts, answer.letters, in_decimals=True)
    symbols = open_symbols(found.right)
    states = [writer.name(name) for name in symbols if not name.startswith("p[")]
    if not states:
        complete, sentence = with_own_values(model, answer, symbols, writer)
        verdict = _entry(model, complete, place, variants)
        return replace(verdict, remarks=(sentence, *verdict.remarks))
    listed = ", ".join("{}" for _ in states)
    lacking = writer.said(f"also give values of {listed} after 'where'", *states)
    label = answer.truth.label(place)
    return Verdict(label, False, (), tuple(differences(writer, found)), (lacking,))


def _over_one(model: ClosedForms, answer: StudentAnswer, place: Place) -> Compared | None:
    """Both over the divisor that closed forms have, if there is one: shorter than as computed."""
    name = answer.truth.name
    given = normal_form(answer.entries[place].node(), {}, model.robot.unit_symbols())
    if answer.conditions or given is None or not model.has_quotients(name):
        return None
    try:
        whole = model.eliminated(name).whole
    except FunctionError:  # too large
        return None
    flat = [form for row in whole.numerators for form in row]
    right = dict(zip(answer.truth.places, flat, strict=True))[place]
    return Compared(right, given * whole.denominator, whole.denominator)


def _digits(formula: Formula) -> TextAndLatex:
    sentence = f"equal up to rounding to {formula.spelled.fewest_digits} digits"
    return TextAndLatex(sentence, sentence)


def _is_another_zero(answer: StudentAnswer, found: Compared) -> bool:
    """Whether a potential energy is right but for where it is zero."""
    about = answer.truth.name
    if about.split("_")[0] != "U" or not found.is_plain or answer.conditions:
        return False
    return all(
        wave == CONSTANT and not any(name.startswith("q") for name, _ in monomial)
        for wave, monomial in terms(found.difference)
    )


# -- in numbers ------------------------------------------------------------------------------


def _in_numbers(model: ClosedForms, answer: StudentAnswer, place: Place, why: str) -> Verdict:
    """Compare at some states; a remark states that this is not a proof."""
    label = answer.truth.label(place)
    nodes = [answer.truth.node(place), answer.entries[place].node()]
    given = {name: _value(node, {}) for name, node in answer.conditions.items()}
    draw = random.Random(label)
    largest, gap = 0.0, 0.0
    for _ in range(SAMPLES):
        anywhere = enumerate(model.robot.random_position(draw.uniform))
        state = {f"q[{k}]": x for k, x in anywhere} | given
        one, two = (_value(node, state, draw) for node in nodes)
        largest, gap = max(largest, abs(one), abs(two)), max(gap, abs(one - two))
    remark = f"{why}, so it was compared numerically at {SAMPLES} random states"
    if gap <= CLOSE * largest:
        return Verdict(label, True, (_same(remark),))
    sentence = f"the largest difference is {gap:.6g}, for values of up to {largest:.6g}"
    return Verdict(label, False, (_same(remark),), (_same(sentence),))


def _value(node: Expr, state: dict[str, float], draw: random.Random | None = None) -> float:
    """The value of a node; symbols that have none yet get one."""
    symbols = [one for one in reachable([node]) if one.op is SYMBOL]
    for symbol in symbols:
        if symbol.value not in state:
            if draw is None:
                raise UnreadableAnswer(
                    "has conditions that depend on symbols", "give numbers there"
                )
            state[symbol.value] = draw.uniform(0.3, 1.4)
    try:
        (value,) = evaluate([node], {symbol: state[symbol.value] for symbol in symbols})
    except ValueError as error:
        raise UnreadableAnswer(
            f"cannot be evaluated at some states ({error})", "correct it"
        ) from None
    return float(value)


def _same(text: str) -> TextAndLatex:
    return TextAndLatex(text, text)
