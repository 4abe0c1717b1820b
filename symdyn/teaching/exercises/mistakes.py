"""Formulas with an error to be found: in one term, as the formula is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from symdyn.graph.normal.harmonics import CONSTANT, Harmonics
from symdyn.teaching.answers.comparing import form_of, terms
from symdyn.teaching.exercises.desk import Desk
from symdyn.teaching.exercises.exercise import Exercise
from symdyn.teaching.exercises.formulas import COLUMNS, ENERGY, FORCES, POWER, label_of
from symdyn.teaching.notation import Words, plain
from symdyn.teaching.steps.parts import Quantity, Said

QUANTITIES = {"M": ENERGY, "phi": POWER, "C": COLUMNS, "tau": FORCES}
"""What formulas with errors are about, and what is true of it in general."""


def error(desk: Desk) -> Exercise | None:
    """A formula of which one term is wrong or missing."""
    found = [
        (name, place, form)
        for name in QUANTITIES
        for place, form in desk.entries(name, fewest=2)
        if name != "M" or place[0] <= place[1]
    ]
    if not found:
        return None
    name, place, form = desk.draw.one(found)
    label = label_of(name, place)
    right = desk.quantity(label, form)
    mistakes = list(_mistakes(desk, form))
    first = desk.draw.below(len(mistakes))
    for wrong in (*mistakes[first:], *mistakes[:first]):
        shown = desk.quantity(label, wrong)
        if change := _change(right, shown):
            break
    else:
        return None
    say = desk.voice
    lost, new = (Words(right.text(x), f"${right.latex(x)}$") for x in change)
    told = Words(f"{new.text} should be {lost.text}.", f"{new.latex} should be {lost.latex}.")
    said = "One term of this formula is wrong."
    if change[1] == 0:
        told = Words(f"{lost.text} is missing.", f"{lost.latex} is missing.")
        said = "One term of this formula is missing."
    return Exercise(
        "Find the error",
        say.prose(f"{said} Find it, and give the right formula."),
        say.label(name, place),
        desk.text(form),
        (Said(told), right),
        (say.equation(QUANTITIES[name]),),
        (shown,),
    )


def _change(right: Quantity, wrong: Quantity) -> tuple[Any, Any] | None:
    """The term that is lost and what stands for it, 0 if nothing does: as the reader sees it.

    There is none if more than one term changes. A sign that moves its term to another place would
    be found without mechanics.
    """
    own, others = _read(right), _read(wrong)
    lost, new = own - others, others - own
    if not others or len(lost) != 1 or len(new) > 1:
        return None
    if {-term for term in lost} == new and _unsigned(right) != _unsigned(wrong):
        return None
    return next(iter(lost)), next(iter(new), 0)


def _unsigned(quantity: Quantity) -> str:
    """A formula without its signs, in the order in which it is printed."""
    return re.sub("[-+ ]", "", plain(quantity.entries[0].value))


def _read(quantity: Quantity) -> set[Any]:
    """The terms of a formula without its brackets."""
    (entry,) = quantity.entries
    return set() if entry.value is None else {*entry.value.expand().as_ordered_terms()} - {0}


def _mistakes(desk: Desk, form: Harmonics) -> Iterator[Harmonics]:
    """The form with one term negated, doubled, lost, or with sin for cos."""
    own = terms(form)
    term = desk.draw.one(sorted(own))
    for factor in (Fraction(-1), Fraction(2), Fraction(0)):
        yield form_of(own | {term: own[term] * factor})
    (angles, sine), monomial = term
    if (angles, sine) != CONSTANT:
        rest = {t: x for t, x in own.items() if t != term}
        other = ((angles, not sine), monomial)
        changed = form_of(rest | {other: rest.get(other, Fraction(0)) + own[term]})
        if changed != form:
            yield changed
