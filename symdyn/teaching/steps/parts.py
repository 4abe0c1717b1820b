"""What steps are made of, and what a printer of it has to do; text, LaTeX and HTML are printers.

The results of a step are sentences, lines, quantities, tables and pictures of zeros.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from symdyn.graph.formula_text import FIRST
from symdyn.graph.formulas import Symbol, SymbolicFormula
from symdyn.teaching.typesetting import TextAndLatex, latex, plain

FILLED, HERE, NEVER = "*", "o", "."
"""Entries of a picture: not zero; zero at this q; zero at every q."""


MOST_NAMED = 21
"""Entries too long to be read that are named one by one: half a symmetric 6x6 matrix."""


class StepPart(Protocol):
    """Something that a printer can print."""

    def told(self, printer: PartPrinter) -> str:
        """Print it."""
        ...


@dataclass(frozen=True)
class Sentence:
    """A sentence about this robot."""

    words: TextAndLatex

    def told(self, printer: PartPrinter) -> str:
        return printer.sentence(self.words)


@dataclass(frozen=True)
class EquationLines:
    """Equations one below the other; the LaTeX of each is a row of an `align*`."""

    rows: tuple[TextAndLatex, ...]

    def told(self, printer: PartPrinter) -> str:
        return printer.lines(self.rows)


@dataclass(frozen=True)
class CommandLine:
    """A command line, to be copied."""

    line: str

    def told(self, printer: PartPrinter) -> str:
        return printer.command(self.line)


@dataclass(frozen=True)
class QuantityEntry:
    """One entry of a quantity, and of how many terms its normal form has.

    `value` is a formula (`value.to_sympy()` in SymPy), or None where there are too many terms to
    read. `terms` is None where even counting them would take too long. `whole` gives the formula of
    an entry that is too long to read but not too long to be looked up; writing it takes a while.
    """

    value: SymbolicFormula | None
    terms: int | None = 1
    whole: Callable[[], SymbolicFormula] | None = field(default=None, compare=False)

    @property
    def is_zero(self) -> bool:
        return self.value is not None and bool(self.value == 0)


@dataclass(frozen=True)
class ComputedQuantity:
    """What a derivation computed, by name: a scalar, a column, a matrix or an array.

    `symbols` are the LaTeX names of the symbols in it. `sparse` ones are printed without zeros.
    `inertias` is the position of inertias in sums.
    """

    name: TextAndLatex
    shape: tuple[int, ...]
    entries: tuple[QuantityEntry, ...]
    symbols: dict[Symbol, str]
    sparse: bool = False
    symmetric: bool = False
    inertias: str = FIRST

    def told(self, printer: PartPrinter) -> str:
        return printer.quantity(self)

    def text(self, value: SymbolicFormula) -> str:
        """A value of its entries as text."""
        return plain(value, self.inertias)

    def latex(self, value: SymbolicFormula) -> str:
        """A value of its entries as LaTeX."""
        return latex(value, self.symbols, self.inertias)

    @property
    def places(self) -> Iterator[tuple[tuple[int, ...], QuantityEntry]]:
        """Entries with their indices, from one, row-major."""
        places: list[tuple[int, ...]] = [()]
        for size in self.shape:
            places = [(*place, k + 1) for place in places for k in range(size)]
        return zip(places, self.entries, strict=True)

    @property
    def rows(self) -> list[list[QuantityEntry]]:
        """The rows of a matrix; a column has rows of one entry."""
        wide = self.shape[1] if len(self.shape) > 1 else 1
        return [list(self.entries[k : k + wide]) for k in range(0, len(self.entries), wide)]

    @property
    def shown(self) -> list[tuple[tuple[int, ...], QuantityEntry]]:
        """Places and entries to list: not zero, not below a diagonal, short enough to be read."""
        return [(place, entry) for place, entry in self._own if entry.value is not None]

    @property
    def foldable(self) -> list[tuple[tuple[int, ...], SymbolicFormula]]:
        """Places and expressions of entries that are too long to read, but can be looked up."""
        return [(place, entry.whole()) for place, entry in self._own if entry.whole]

    @property
    def collapsed(self) -> str:
        """The note on entries that are too long to read, or nothing.

        It names these entries or, if they are many, counts those that are zero.
        """
        long = [(place, entry.terms) for place, entry in self._own if entry.value is None]
        if not long:
            return ""
        entries = "entry" if len(long) == 1 else "entries"
        counted = [terms for _, terms in long if terms is not None]
        told = f"{len(long)} {entries} of too many terms to count"
        if counted:
            span = f"{min(counted)} to {max(counted)}" if len({*counted}) > 1 else f"{counted[0]}"
            told = f"{len(long)} {entries} of {span} terms, too long to read"
        if len(long) <= MOST_NAMED:
            return f"{told}: {', '.join(_bracketed(place) for place, _ in long)}"
        zeros = sum(entry.is_zero for _, entry in self._upper)
        return told + f", besides {zeros} that are zero" * bool(zeros)

    @property
    def others_are_zero(self) -> bool:
        """Whether there are zeros, and all entries but those are listed or named."""
        long = sum(entry.value is None for _, entry in self._own)
        return long <= MOST_NAMED and any(entry.is_zero for entry in self.entries)

    @property
    def _own(self) -> Iterator[tuple[tuple[int, ...], QuantityEntry]]:
        return ((place, entry) for place, entry in self._upper if not entry.is_zero)

    @property
    def _upper(self) -> Iterator[tuple[tuple[int, ...], QuantityEntry]]:
        for place, entry in self.places:
            if not (self.symmetric and len(place) == 2 and place[0] > place[1]):
                yield place, entry

    @property
    def is_written(self) -> bool:
        """Whether every entry is short enough to be read."""
        return all(entry.value is not None for entry in self.entries)


@dataclass(frozen=True)
class StepTable:
    """Rows of cells under a heading."""

    heading: tuple[TextAndLatex, ...]
    rows: tuple[tuple[TextAndLatex, ...], ...]

    def told(self, printer: PartPrinter) -> str:
        return printer.table(self)


@dataclass(frozen=True)
class ZeroPattern:
    """Which entries of a matrix of blocks are zero: a sign for each entry.

    Rows and columns of blocks have names and sizes; `columns` are those of the rows if not given.
    """

    name: TextAndLatex
    signs: tuple[str, ...]
    names: tuple[TextAndLatex, ...]
    sizes: tuple[int, ...]
    columns: tuple[int, ...] = ()

    def told(self, printer: PartPrinter) -> str:
        return printer.picture(self)


def zeros_of(rows: Sequence[Sequence[Any]], is_zero: Callable[[Any], bool]) -> tuple[str, ...]:
    """The signs of a matrix, a row each."""
    return tuple("".join(NEVER if is_zero(x) else FILLED for x in row) for row in rows)


def _bracketed(place: Sequence[int]) -> str:
    return f"[{','.join(map(str, place))}]"


class PartPrinter(ABC):
    """Prints the parts of steps."""

    def joined(self, pieces: Iterable[str]) -> str:
        """The pieces of a step, one below the other; empty ones left out."""
        return "".join(piece for piece in pieces if piece)

    @abstractmethod
    def paragraph(self, words: TextAndLatex) -> str:
        """Sentences."""

    @abstractmethod
    def general(self, rows: Sequence[TextAndLatex], source: str) -> str:
        """The general formulas and where they are from."""

    @abstractmethod
    def errata(self, errata: Sequence[TextAndLatex]) -> str:
        """What is wrong in the print."""

    @abstractmethod
    def sentence(self, words: TextAndLatex) -> str:
        """A sentence among the results."""

    @abstractmethod
    def lines(self, rows: Sequence[TextAndLatex]) -> str:
        """Equations one below the other."""

    @abstractmethod
    def command(self, line: str) -> str:
        """A command line."""

    @abstractmethod
    def quantity(self, quantity: ComputedQuantity) -> str:
        """A quantity with its name."""

    @abstractmethod
    def table(self, table: StepTable) -> str:
        """A table."""

    @abstractmethod
    def picture(self, picture: ZeroPattern) -> str:
        """A picture of zeros."""


class StepPrinter(PartPrinter):
    """Prints whole derivations, one step below the other."""

    @abstractmethod
    def heading(self, title: TextAndLatex) -> str:
        """The title of a derivation."""

    @abstractmethod
    def title(
        self, title: TextAndLatex, number: int | None, origins: Sequence[int], source: str
    ) -> str:
        """The title of a step, its number, and the numbers of those it follows from.

        `source` is where a step without general formulas is from.
        """


def before(number: int | None) -> str:
    """A number before a title, if there is one."""
    return "" if number is None else f"{number}. "


def collapsed(entry: QuantityEntry) -> str:
    """What is printed instead of an entry that is too long to read."""
    return f"({entry.terms} terms)" if entry.terms else "(too many terms to count)"
