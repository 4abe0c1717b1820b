"""Problems whose answers are numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from symdyn.graph.normal.harmonics import Harmonics
from symdyn.teach.answers.comparing import terms
from symdyn.teach.answers.truth import Place
from symdyn.teach.exercises.desk import Desk
from symdyn.teach.exercises.exercise import Exercise
from symdyn.teach.exercises.formulas import label_of
from symdyn.teach.steps.formulas import prose
from symdyn.teach.steps.parts import Said

SMALLEST = 1e-3
"""Smaller numbers are not asked for: they may be zero but for rounding."""


def pose(desk: Desk) -> Exercise | None:
    """An entry of the mass matrix at a configuration."""
    found = [entry for entry in desk.entries("M", fewest=2) if entry[0][0] <= entry[0][1]]
    if not found or desk.model.robot.quaternions:
        return None
    moving = [(place, form) for place, form in found if _depends_on_q(form)]
    place, form = desk.draw.one(moving or found)
    q = desk.draw.decimals(desk.model.robot.nq)
    task = f"Compute the number `{label_of('M', place)}` in this configuration, to four digits."
    made = _number(desk, "M", place, {"q": q}, desk.parameters(form), task, "mass_matrix")
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
    state = {"q": desk.model.robot.nq, "qd": nv, "qdd": nv}
    values = {name: desk.draw.decimals(n) for name, n in state.items()}
    task = f"Compute the number `{label_of('tau', place)}` for this motion, to four digits."
    return _number(desk, "tau", place, values, desk.parameters(form), task, "forces")


def _number(
    desk: Desk,
    name: str,
    place: Place,
    state: Mapping[str, list[float]],
    parameters: Mapping[str, float],
    task: str,
    step: str,
) -> Exercise | None:
    values = {f"{x}[{k}]": v for x, row in state.items() for k, v in enumerate(row)}
    found = desk.number(name, place, {**values, **parameters})
    form = desk.form(name, place)
    if found is None or form is None or abs(found) < SMALLEST:
        return None
    given = [f"{x} = [{', '.join(map(str, row))}]" for x, row in state.items()]
    asked = {p: value for p, value in parameters.items() if p != desk.model.g}
    given += [f"{desk.model.symbol(p)} = {value:.15g}" for p, value in asked.items()]
    conditions = ", ".join(given)
    label, number = label_of(name, place), f"{found:#.4g}"
    return Exercise(
        "A joint force in numbers",
        prose(task),
        label,
        number,
        (desk.quantity(label, form), Said(prose(f"In numbers `{label} = {number}`."))),
        desk.step(step),
        (Said(prose("; ".join(f"`{one}`" for one in given) + ".")),),
        conditions,
    )
