"""The whole file: contents, steps, the live figure, and no reference to anything outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn import __version__
from symdyn.support.names import printable
from symdyn.support.templates import render_page
from symdyn.teaching.closed_form_steps import chapters
from symdyn.teaching.closed_form_text import Style, letters_of
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display.displayed import displayed
from symdyn.teaching.notations.symbols import Notation
from symdyn.teaching.page.live import Live
from symdyn.teaching.page.printer import HtmlPrinter
from symdyn.teaching.page.sentences import inline, paragraphs
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.parts import CommandLine, StepTable
from symdyn.teaching.steps.step import PAPERS, Derivation, DerivationStep


@dataclass(frozen=True)
class Chapter:
    """A derivation, printed; `contents` has the anchors, numbers and titles of its steps.

    `given` are the anchors of steps that tell what is known, so that they are never hidden.
    """

    anchor: str
    title: str
    opening: str
    contents: tuple[tuple[str, int | None, str], ...]
    steps: tuple[str, ...]
    given: tuple[str, ...]


def page(model: ClosedForms, quantities: Sequence[str], style: Style) -> str:
    """The page of quantities of a robot."""
    letters = letters_of(displayed(model, style.angles), quantities, style)
    return page_of(model, chapters(model, quantities, style, letters, robot=True), letters)


def page_of(
    model: ClosedForms, derivations: Sequence[Derivation], letters: Notation | None = None
) -> str:
    """The page of derivations of a robot, in the notation of a book if one is given."""
    robot = model.robot
    printed = [
        _chapter(derivation, f"part{k}-" if k > 1 else "")
        for k, derivation in enumerate(derivations, 1)
    ]
    papers = {
        step.source.paper: PAPERS[step.source.paper]
        for derivation in derivations
        for step in derivation
        if step.source and step.source.paper in PAPERS
    }
    live = Live(model.plain, letters or Notation())
    return render_page(
        "page/page.html.j2",
        version=__version__,
        name=printable(robot.name),
        about=printable(robot.about),
        citation=printable(robot.citation),
        title=derivations[0].title.text if len(derivations) == 1 else printable(robot.name),
        chapters=printed,
        live=live,
        script=live.script,
        papers=papers,
    )


def _chapter(derivation: Derivation, prefix: str) -> Chapter:
    printer = HtmlPrinter(prefix)
    return Chapter(
        f"{prefix}top",
        inline(derivation.title.latex),
        paragraphs(derivation.opening) if derivation.opening else "",
        tuple(
            (printer.anchor(step.key), derivation.number(step.key), inline(prose(step.title).latex))
            for step in derivation
        ),
        tuple(printer.step(step, derivation) for step in derivation),
        tuple(printer.anchor(step.key) for step in derivation if _is_given(step)),
    )


def _is_given(step: DerivationStep) -> bool:
    """What follows from nothing: tables of the robot and of letters, and problems to be solved.

    A problem has the command that checks its answer.
    """
    derived = step.general or step.follows_from
    return not derived and any(isinstance(part, StepTable | CommandLine) for part in step.results)
