"""A sheet of problems, followed by their solutions, as steps that every printer can print."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from symdyn.errors import FunctionError
from symdyn.teaching.closed_form_text import reject_unchanged
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.zero_pose import titled, zero_pose
from symdyn.teaching.exercises import problems
from symdyn.teaching.exercises.context import Exercise, ExerciseContext
from symdyn.teaching.notations.books import book_of
from symdyn.teaching.notations.symbols import legend_step
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.step import Derivation, DerivationStep

Kind = Callable[[ExerciseContext], Exercise | None]
KINDS: tuple[Kind, ...] = (
    *(problems.mass_entry, problems.link_energy, problems.christoffel, problems.gravity),
    *(problems.error, problems.skewness, problems.coriolis, problems.pose, problems.motion),
)
HOW = (
    "An answer may have any equivalent form. To check it, run the command below the problem with "
    "the answer in place of the dots."
)
MOST = 100
DRAWS = 4
"""Attempts in each round to draw a problem of one kind about something new."""
TRIES, TRIES_FOR_OTHERS = 40, 5
"""Rounds through all kinds without a new problem, after which there are no more; and rounds without
one about something new, after which another problem may ask for the same entry."""


def exercises(
    model: ClosedForms, count: int, seed: int = 0, notation: str | None = None
) -> list[Exercise]:
    """Return different problems; the same seed gives the same ones."""
    return _drawn(_context(model, seed, notation), count)


def _context(model: ClosedForms, seed: int, notation: str | None) -> ExerciseContext:
    return ExerciseContext(model, seed, None if notation is None else book_of(notation))


def _drawn(context: ExerciseContext, count: int) -> list[Exercise]:
    if not 1 <= count <= MOST:
        raise FunctionError(f"--exercises takes a number from 1 to {MOST}; got {count}")
    found: dict[tuple[str, str, str], Exercise] = {}
    asked: set[str] = set()
    idle = 0
    while len(found) < count and idle < TRIES:
        before = len(found)
        for kind in context.draw.order(KINDS):
            known = asked if idle < TRIES_FOR_OTHERS else set()
            made = _about_others(context, kind, known) if len(found) < count else None
            if made is not None:
                found.setdefault((made.title, made.label, made.conditions), made)
                asked.add(made.label)
        if len(found) == before:
            idle += 1
        else:
            idle = min(idle, TRIES_FOR_OTHERS)
    if len(found) < count:
        name = context.model.robot.name
        raise FunctionError(f"{name}: only {len(found)} different problems exist; request fewer")
    return list(found.values())


def _about_others(context: ExerciseContext, kind: Kind, asked: set[str]) -> Exercise | None:
    """Return a problem of this kind about something new, if a few draws find one."""
    drawn = (kind(context) for _ in range(DRAWS))
    return next((made for made in drawn if made is not None and made.label not in asked), None)


def exercise_sheet(
    model: ClosedForms,
    count: int,
    seed: int = 0,
    command: str = "",
    *,
    solutions: bool = True,
    notation: str | None = None,
    form: str = "latex",
) -> Derivation:
    """Problems about a robot, then their solutions, as steps.

    Parameters
    ----------
    model
        The model of `symdyn.derive`.
    count
        The number of different problems.
    seed
        The same seed gives the same problems.
    command
        The command line that checks answers; by default that of the built-in robot.
    solutions
        Whether solutions follow the problems.
    notation
        The name of a book or a file whose symbols are used.
    form
        `text` or `latex`: the symbols of some books differ only in LaTeX.
    """
    context = _context(model, seed, notation)
    made = _drawn(context, count)
    start = command or f"symdyn derive {model.robot.name}"
    pose = context.notation_writer.step(replace(_pose(context), numbered=False))
    numbers = range(1, count + 1)
    problems = [
        one.problem_step(f"problem_{k}", start) for k, one in zip(numbers, made, strict=True)
    ]
    answers = [one.solution_step(f"solution_{k}", k) for k, one in zip(numbers, made, strict=True)]
    steps = (*_letters(context, form), pose, *problems, *answers * solutions)
    notes = context.model.notes
    opening = prose(" ".join([f"{_contents(count, solutions)} {HOW}", *notes]))
    return Derivation(titled("Exercises:", model.robot), steps, opening)


def _pose(context: ExerciseContext) -> DerivationStep:
    """The step that describes the robot."""
    book = context.notation_writer.letters.book
    return zero_pose(context.write, book.vector.text if book else "q")


def _letters(context: ExerciseContext, form: str) -> list[DerivationStep]:
    """The notation of the book, if there is one."""
    letters = context.notation_writer.letters
    if letters.book is None:
        return []
    reject_unchanged(letters, context.model, ["--exercises"], form)
    return [replace(legend_step(letters, form), numbered=False)]


def _contents(count: int, solutions: bool) -> str:
    if count == 1:
        problems, their = "one problem", "its solution"
    else:
        problems, their = f"problems 1 to {count}", "their solutions"
    ending = f", followed by {their}." if solutions else "."
    return f"This sheet describes the robot and poses {problems}{ending}"
