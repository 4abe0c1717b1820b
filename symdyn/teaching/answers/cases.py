"""Answers that are numbers for a case: how many digits are right, and what else has to be given.

tau[1] = 17.05 where q = [0.3, 0.5], ...
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from symdyn.graph import Graph
from symdyn.graph.normal.harmonics import Harmonics
from symdyn.teaching.answers.comparing import Compared, number_of, terms
from symdyn.teaching.answers.reading import Answer, Formula
from symdyn.teaching.answers.verdict import Speaker
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display.numbers import DIGITS
from symdyn.teaching.notation import Words

ENOUGH = 4
"""An answer is right if so many digits are; exercises ask for them."""
MOST_DIGITS = 12


def numbers(found: Compared) -> tuple[Fraction, Fraction] | None:
    """What is right and the answer, if both are numbers."""
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


def should_be(formula: Formula, right: Fraction, answer: Fraction) -> Words:
    """The number as it was written, and the right one."""
    written = "".join(formula.spelled.written.split())
    shown = written if re.fullmatch(r"-?[\d.]+", written) else f"{float(answer):.{DIGITS}g}"
    told = f"{shown} should be {float(right):.{DIGITS}g}"
    return Words(told, told)


def is_number_for_formula(answer: Answer, formula: Formula, found: Compared) -> bool:
    """Whether a decimal was given for a case in which symbols are still open."""
    is_decimal = "." in formula.spelled.written and number_of(found.answer) is not None
    return is_decimal and bool(answer.conditions) and number_of(found.right) is None


def open_symbols(form: Harmonics) -> list[str]:
    """The graph's symbols in a form."""
    pairs = [(angles, monomial) for (angles, _), monomial in terms(form)]
    return sorted({name for pair in pairs for powers in pair for name, _ in powers})


def with_own_values(
    model: ClosedForms, answer: Answer, symbols: Iterable[str], speaker: Speaker
) -> tuple[Answer, Words]:
    """The same answer for the values that the robot has, and what to say of them."""
    parameters = model.robot.symbolic_parameters
    values = {name: parameters[int(name[2:-1])].value for name in symbols}
    given = {name: Graph().constant(Fraction(repr(x))) for name, x in values.items()}
    listed = ", ".join(f"{{}} = {x:.{DIGITS}g}" for x in values.values())
    told = speaker.said(f"with the robot's own {listed}", *map(speaker.name, values))
    return replace(answer, conditions=answer.conditions | given), told
