"""Problems whose answers are numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from symdyn.graph.normal.harmonics import Harmonics
from symdyn.teaching.answers.comparing import terms
from symdyn.teaching.answers.truth import Place
from symdyn.teaching.exercises.desk import Desk
from symdyn.teaching.exercises.exercise import Exercise
from symdyn.teaching.exercises.formulas import ENERGY, FORCES, label_of
from symdyn.teaching.notation import Words
from symdyn.teaching.steps.parts import Lines, Said

MOST_IN_ROW = 4
"""So many parameters are given in a row."""
SMALLEST = 1e-3
"""Smaller numbers are not asked for: they may be zero but for rounding."""


def pose(desk: Desk) -> Exercise | None:
    """An entry of the mass matrix at a configuration."""
    found = [entry for entry in desk.entries("M", fewest=2) if entry[0][0] <= entry[0][1]]
    if not found or desk.model.robot.quaternions:
        return None
    moving = [(place, form) for place, form in found if _depends_on_q(form)]
    place, form = desk.draw.one(moving or found)
    q = desk.positions()
    state = {"q": q} if moving else {}
    where = "in this configuration" if moving else "with these numbers"
    task = f"Compute the number `{label_of('M', place)}` {where}, to four digits."
    made = _number(desk, "M", place, state, desk.parameters(form), task, ENERGY)
    return made and replace(made, title="The mass matrix in numbers")


def _depends_on_q(form: Harmonics) -> bool:
    names = ((*angles, *monomial) for (angles, _), monomial in terms(form))
    return any(name.startswith("q[") for every in names for name, _ in every)


def motion(desk: Desk) -> Exercise | None:
    """A joint force for a given motion."""
    found = desk.entries("tau")
    if not found or desk.model.robot.quaternions:
        return None
    place, form = desk.draw.one(found)
    nv = desk.model.robot.nv
    values = {"q": desk.positions(), **{x: desk.draw.decimals(nv) for x in ("qd", "qdd")}}
    task = f"Compute the number `{label_of('tau', place)}` for this motion, to four digits."
    return _number(desk, "tau", place, values, desk.parameters(form), task, FORCES)


def _number(
    desk: Desk,
    name: str,
    place: Place,
    state: Mapping[str, list[float]],
    parameters: Mapping[str, float],
    task: str,
    general: str,
) -> Exercise | None:
    values = {f"{x}[{k}]": v for x, row in state.items() for k, v in enumerate(row)}
    found = desk.number(name, place, {**values, **parameters})
    form = desk.form(name, place)
    if found is None or form is None or abs(found) < SMALLEST:
        return None
    say = desk.voice
    arrays = {ours: name for name, ours in say.letters.arrays.items()}
    given = [f"{arrays[x]} = [{', '.join(map(str, row))}]" for x, row in state.items()]
    asked = {p: value for p, value in parameters.items() if p != desk.model.g}
    given += [f"{say.text(str(desk.model.symbol(p)))} = {value:g}" for p, value in asked.items()]
    label, number = label_of(name, place), f"{found:#.4g}"
    numbers = [f"{x} = [{', '.join(map(str, row))}]" for x, row in state.items()]
    named = [say.value(desk.model.symbol(p), value) for p, value in asked.items()]
    rows = [*map(say.equation, numbers), *map(_row, _in_rows(named))]
    return Exercise(
        "A joint force in numbers",
        say.prose(task),
        say.label(name, place),
        number,
        (desk.quantity(label, form), Said(say.prose(f"In numbers `{label} = {number}`."))),
        (say.equation(general),),
        (Lines(tuple(rows)),) if rows else (),
        ", ".join(given),
    )


def _row(values: Sequence[Words]) -> Words:
    """Values in a line of an alignment."""
    latex = ", ".join(one.latex for one in values).replace(" = ", " &= ", 1)
    return Words(", ".join(one.text for one in values), latex)


def _in_rows(values: Sequence[Words]) -> Iterator[Sequence[Words]]:
    """Some values in each row."""
    return (values[k : k + MOST_IN_ROW] for k in range(0, len(values), MOST_IN_ROW))
