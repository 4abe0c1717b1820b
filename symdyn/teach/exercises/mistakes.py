"""Formulas with an error to be found."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from symdyn.graph.normal.harmonics import CONSTANT, Harmonics
from symdyn.teach.answers.comparing import Compared, form_of, terms
from symdyn.teach.answers.verdict import Speaker, differences
from symdyn.teach.exercises.desk import Desk
from symdyn.teach.exercises.exercise import Exercise
from symdyn.teach.exercises.formulas import COLUMNS, ENERGY, FORCES, POWER, label_of
from symdyn.teach.steps.parts import Said

QUANTITIES = {"M": ENERGY, "phi": POWER, "C": COLUMNS, "tau": FORCES}
"""What formulas with errors are about, and what is true of it in general."""


def error(desk: Desk) -> Exercise | None:
    """A formula of which one term is wrong."""
    found = [
        (name, place, form)
        for name in QUANTITIES
        for place, form in desk.entries(name, fewest=2)
        if name != "M" or place[0] <= place[1]
    ]
    if not found:
        return None
    name, place, form = desk.draw.one(found)
    wrong = desk.draw.one(list(_mistakes(desk, form)))
    label = label_of(name, place)
    say = desk.voice
    told = differences(Speaker(desk.model, letters=say.letters), Compared(form, wrong))
    return Exercise(
        "Find the error",
        say.prose("One term of this formula is wrong. Find it, and give the right formula."),
        say.label(name, place),
        desk.text(form),
        (*(Said(one) for one in told), desk.quantity(label, form)),
        (say.equation(QUANTITIES[name]),),
        (desk.quantity(label, wrong),),
    )


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
