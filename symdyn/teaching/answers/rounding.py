"""Whether an answer is right as far as the digits of its numbers go.

A number of three digits or more, 0.744, stands for all numbers that are rounded to it. Half a unit
of its last digit changes each coefficient of the normal form by some amount; the answer is right
within rounding if every coefficient differs from the right one by no more than the sum of these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from symdyn.graph.normal.harmonics import Harmonics
from symdyn.teaching.answers.comparing import Compared, Conditions, Term, normal_form, terms
from symdyn.teaching.answers.parser import Formula

MACHINE = Fraction(1, 10**12)
"""Differences of this size, relative to the largest coefficient, come from numbers of a machine."""
MOST_NUMBERS = 60
"""Answers with more numbers are not judged by their digits."""
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
