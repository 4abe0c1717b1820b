"""A step of a derivation, and a derivation as steps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.latex import LatexPrinter
from symdyn.teaching.steps.markdown import MarkdownPrinter
from symdyn.teaching.steps.parts import PartPrinter, StepPart, StepPrinter
from symdyn.teaching.steps.text import TextPrinter
from symdyn.teaching.typesetting import TextAndLatex

PAPERS = {
    "PBP95": "Park, Bobrow, Ploen, A Lie Group Formulation of Robot Dynamics, IJRR 1995",
    "PP99": "Ploen, Park, Coordinate-Invariant Algorithms for Robot Dynamics, IEEE T-RA 1999",
    "RK88": "Rodriguez, Kreutz, Recursive Mass Matrix Factorization and Inversion, JPL 88-11",
    "RK88-II": "the same, Part II, on closed chains",
    "SM03": (
        "Swain, Morris, A Unified Dynamic Model Formulation for Robotic Manipulator Systems, 2003"
    ),
    "S81": "Silver, On the Representation of Angular Velocity, MIT AIM-622, 1981",
}
_NUMBER = re.compile(r"[A-Za-z]?\.?\d[\w.]*")
"""Numbers of equations: 38, 4.20, b.7, A2d; others are names, such as Table I."""


@dataclass(frozen=True)
class Citation:
    """Where a formula is printed, and what is wrong with the print.

    `errata` has a sentence for each equation among `equations` that docs/errata.md corrects.
    """

    paper: str
    equations: tuple[str, ...] = ()
    errata: tuple[str, ...] = ()

    def __str__(self) -> str:
        if not self.equations:
            return self.paper
        numbers = ", ".join(f"({x})" if _NUMBER.fullmatch(x) else x for x in self.equations)
        return f"{self.paper} {numbers}"

    @property
    def corrections(self) -> list[TextAndLatex]:
        """The errata, with their formulas."""
        return [prose(one) for one in self.errata]


@dataclass(frozen=True, repr=False)
class DerivationStep:
    """One step: why it is taken, what holds in general, and what it gives for this robot.

    `key` is its name within the derivation, `title` a sentence for `prose`; `follows_from` has the
    keys of the steps it needs. Steps that are not `numbered` have a title alone.
    `results` hold what the derivation in `symdyn.formulations` computed, not a second one.
    """

    key: str
    title: str
    why: TextAndLatex | None = None
    general: tuple[TextAndLatex, ...] = ()
    source: Citation | None = None
    results: tuple[StepPart, ...] = ()
    follows_from: tuple[str, ...] = ()
    numbered: bool = True

    @property
    def result(self) -> StepResult:
        """The results alone, to be looked at."""
        return StepResult(self)

    def printed(self, printer: StepPrinter, within: Derivation) -> str:
        """The step with its number; steps it follows from are named by theirs."""
        return printer.joined(
            [self._titled(printer, within), *self._argument(printer), *self._results(printer)]
        )

    def argument(self, within: Derivation) -> str:
        """The step without its results, as Markdown."""
        printer = MarkdownPrinter()
        source = printer.source(self._lone_source)
        return printer.joined([self._titled(printer, within), *self._argument(printer, source)])

    def _titled(self, printer: StepPrinter, within: Derivation) -> str:
        number, origins = within.number(self.key), within.origins(self)
        return printer.title(prose(self.title), number, origins, self._lone_source)

    @property
    def _lone_source(self) -> str:
        """The source, unless it is printed beside the general formulas."""
        return str(self.source) if self.source and not self.general else ""

    def _argument(self, printer: PartPrinter, source: str = "") -> list[str]:
        return [
            printer.paragraph(self.why) if self.why else "",
            printer.general(self.general, str(self.source or "")) if self.general else "",
            source,
            printer.errata(self.source.corrections) if self.source else "",
        ]

    def _results(self, printer: PartPrinter) -> list[str]:
        return [part.told(printer) for part in self.results]

    def __repr__(self) -> str:
        return Derivation(prose(self.title), (replace(self, follows_from=()),)).text()

    def _repr_markdown_(self) -> str:
        printer = MarkdownPrinter()
        title, source = printer.unnumbered(prose(self.title)), printer.source(self._lone_source)
        return printer.joined([title, *self._argument(printer, source), *self._results(printer)])


@dataclass(frozen=True, repr=False)
class StepResult:
    """What a step gives for the robot, as text and in notebooks."""

    step: DerivationStep

    def __repr__(self) -> str:
        printer = TextPrinter()
        return "".join(part.told(printer) for part in self.step.results).rstrip("\n")

    def _repr_markdown_(self) -> str:
        printer = MarkdownPrinter()
        return printer.joined(part.told(printer) for part in self.step.results)


@dataclass(frozen=True)
class Derivation:
    """Steps in an order in which each follows from earlier ones."""

    title: TextAndLatex
    steps: tuple[DerivationStep, ...]
    opening: TextAndLatex | None = None

    def __post_init__(self) -> None:
        known: set[str] = set()
        for step in self.steps:
            missing = set(step.follows_from) - known
            if missing or step.key in known:
                raise ValueError(
                    f"{step.key}: follows from unknown steps {sorted(missing)}, or occurs twice"
                )
            known.add(step.key)

    def __iter__(self) -> Iterator[DerivationStep]:
        return iter(self.steps)

    def __getitem__(self, key: str) -> DerivationStep:
        return next(step for step in self.steps if step.key == key)

    def number(self, key: str) -> int | None:
        """The number of a step among those that have one, from one."""
        numbered = [step.key for step in self.steps if step.numbered]
        return numbered.index(key) + 1 if self[key].numbered else None

    def origins(self, step: DerivationStep) -> list[int]:
        """The numbers of the steps that a step follows from."""
        found = (self.number(key) for key in step.follows_from)
        return sorted(number for number in found if number is not None)

    def printed(self, printer: StepPrinter) -> str:
        """The title, the opening and every step."""
        pieces = [printer.heading(self.title)]
        if self.opening:
            pieces.append(printer.paragraph(self.opening))
        return "\n".join([*pieces, *(step.printed(printer, self) for step in self.steps)])

    def text(self) -> str:
        """All of it as text."""
        return self.printed(TextPrinter())

    def latex(self) -> str:
        """All of it as LaTeX."""
        return self.printed(LatexPrinter())

    def __repr__(self) -> str:
        return self.text()

    def _repr_markdown_(self) -> str:
        return self.printed(MarkdownPrinter())
