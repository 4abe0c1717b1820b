"""A sheet of problems, followed by their solutions, as steps that every printer can print."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from symdyn.errors import FunctionError
from symdyn.teach.derivations.zero_pose import titled, zero_pose
from symdyn.teach.exercises import formulas, in_numbers, mistakes
from symdyn.teach.exercises.desk import Desk
from symdyn.teach.exercises.exercise import Exercise
from symdyn.teach.model import Model
from symdyn.teach.steps.formulas import prose
from symdyn.teach.steps.step import Derivation

Kind = Callable[[Desk], Exercise | None]
KINDS: tuple[Kind, ...] = (
    *(formulas.mass_entry, formulas.link_energy, formulas.christoffel, formulas.gravity),
    *(mistakes.error, formulas.skewness, formulas.coriolis, in_numbers.pose, in_numbers.motion),
)
MOST = 100
DRAWS = 4
"""So often a kind may be tried for a problem about something new, in each round."""
TRIES, TRIES_FOR_OTHERS = 40, 5
"""Rounds through all kinds without a new problem, after which there are no more; and without one
about something else, after which the same entry may be asked for again, in another way."""


def exercises(model: Model, count: int, seed: int = 0) -> list[Exercise]:
    """Problems, no two of them equal; the same ones for the same seed."""
    return _drawn(Desk(model, seed), count)


def _drawn(desk: Desk, count: int) -> list[Exercise]:
    if not 1 <= count <= MOST:
        raise FunctionError(f"--exercises takes a number from 1 to {MOST}; got {count}")
    found: dict[tuple[str, str, str], Exercise] = {}
    asked: set[str] = set()
    idle = 0
    while len(found) < count and idle < TRIES:
        before = len(found)
        for kind in desk.draw.order(KINDS):
            known = asked if idle < TRIES_FOR_OTHERS else set()
            made = _about_others(desk, kind, known) if len(found) < count else None
            if made is not None:
                found.setdefault((made.title, made.label, made.conditions), made)
                asked.add(made.label)
        if len(found) == before:
            idle += 1
        else:
            idle = min(idle, TRIES_FOR_OTHERS)
    if len(found) < count:
        name = desk.model.robot.name
        raise FunctionError(
            f"{name}: there are only {len(found)} different problems; ask for fewer"
        )
    return list(found.values())


def _about_others(desk: Desk, kind: Kind, asked: set[str]) -> Exercise | None:
    """A problem of this kind about something that has not been asked for, if some draws find it."""
    drawn = (kind(desk) for _ in range(DRAWS))
    return next((made for made in drawn if made is not None and made.label not in asked), None)


def sheet(model: Model, count: int, seed: int = 0, command: str = "") -> Derivation:
    """Problems, then solutions. `command` is the command line that answers are judged by."""
    desk = Desk(model, seed)
    made = _drawn(desk, count)
    start = command or f"symdyn derive {model.robot.name}"
    pose = replace(zero_pose(desk.write), numbered=False)
    numbers = range(1, count + 1)
    problems = [
        one.problem_step(f"problem_{k}", start) for k, one in zip(numbers, made, strict=True)
    ]
    solutions = [
        one.solution_step(f"solution_{k}", f"problem_{k}", k)
        for k, one in zip(numbers, made, strict=True)
    ]
    told = (
        f"problems 1 to {count} and their solutions"
        if count > 1
        else "one problem and its solution"
    )
    opening = prose(
        f"The robot, {told}. Answers may have "
        "any form: the command below a problem, with the answer in place of the dots, says whether "
        "it is right."
    )
    notes = desk.model.notes
    whole = opening.then(prose(" ".join(notes))) if notes else opening
    steps = (pose, *problems, *solutions)
    return Derivation(titled("Exercises:", model.robot), steps, whole)
