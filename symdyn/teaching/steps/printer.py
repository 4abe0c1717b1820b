"""What a printer of steps has to do; text, LaTeX and later formats are such printers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from symdyn.teaching.notation import Words
from symdyn.teaching.steps.parts import Entry, Picture, Quantity, Table
from symdyn.teaching.steps.step import Derivation, Step


class Printer(ABC):
    """Prints the parts of steps; `derivation` and `step` put them in their order."""

    def derivation(self, derivation: Derivation) -> str:
        """The title, the opening and every step."""
        pieces = [self.heading(derivation.title)]
        if derivation.opening:
            pieces.append(self.paragraph(derivation.opening))
        pieces += [self.step(step, derivation) for step in derivation]
        return "\n".join(pieces)

    def step(self, step: Step, within: Derivation) -> str:
        """A step with its number; steps it follows from are told by theirs."""
        return self.joined(
            [
                self.title(step, within.number(step.key), within.origins(step)),
                *([self.paragraph(step.why)] if step.why else []),
                *([self.general(step)] if step.general else []),
                *([self.errata(step.source.corrections)] if step.source else []),
                *(part.told(self) for part in step.results),
            ]
        )

    def joined(self, pieces: Iterable[str]) -> str:
        """The pieces of a step, one below the other; empty ones left out."""
        return "".join(piece for piece in pieces if piece)

    @abstractmethod
    def heading(self, title: Words) -> str:
        """The title of a derivation."""

    @abstractmethod
    def title(self, step: Step, number: int | None, origins: Sequence[int]) -> str:
        """The title of a step, its number, and the numbers of those it follows from."""

    @abstractmethod
    def paragraph(self, words: Words) -> str:
        """Sentences."""

    @abstractmethod
    def general(self, step: Step) -> str:
        """The general formulas and where they are from."""

    @abstractmethod
    def errata(self, errata: Sequence[Words]) -> str:
        """What is wrong in the print."""

    @abstractmethod
    def sentence(self, words: Words) -> str:
        """A sentence among the results."""

    @abstractmethod
    def lines(self, rows: Sequence[Words]) -> str:
        """Equations one below the other."""

    @abstractmethod
    def command(self, line: str) -> str:
        """A command line."""

    @abstractmethod
    def quantity(self, quantity: Quantity) -> str:
        """A quantity with its name."""

    @abstractmethod
    def table(self, table: Table) -> str:
        """A table."""

    @abstractmethod
    def picture(self, picture: Picture) -> str:
        """A picture of zeros."""


def before(number: int | None) -> str:
    """A number before a title, if there is one."""
    return "" if number is None else f"{number}. "


def collapsed(entry: Entry) -> str:
    """What is said instead of an entry that is too long to read."""
    return f"({entry.terms} terms)" if entry.terms else "(too many terms to count)"
