"""A book and its letters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from symdyn.teaching.display.order import FIRST

_MORE = r"((?:dot)?(?:_?\d+)?)"
"""What may follow the letter of a quantity: its rate, and indices without brackets."""


@dataclass(frozen=True)
class Letter:
    """What is called `ours` here, as the book writes it in text and in LaTeX.

    In the letters of parameters, # stands for the number of the link. `order` says which of our
    indices come first, second, third in the book.
    """

    ours: str
    text: str
    latex: str
    about: str
    order: tuple[int, ...] = ()

    def place(self, ours: tuple[int, ...]) -> tuple[int, ...]:
        """Indices of ours in the order of the book."""
        return tuple(ours[k] for k in self.order) if len(ours) == len(self.order) else ours

    def our_place(self, place: tuple[int, ...]) -> tuple[int, ...]:
        """Indices of the book in our order."""
        if len(place) != len(self.order):
            return place
        return tuple(place[self.order.index(k)] for k in range(len(place)))

    def numbered(self, number: str) -> Letter:
        """The letter of one link; without a number if there is none."""
        spelled = [self.ours, self.text, self.latex]
        if not number:
            spelled = [x.replace("_{#}", "").replace("_#", "") for x in spelled]
        ours, text, latex = (x.replace("#", number) for x in spelled)
        return Letter(ours, text, latex, self.about, self.order)


@dataclass(frozen=True)
class Book:
    """Letters with their source.

    `vector` are all coordinates, `turn` and `slide` those of joints that turn and that slide.
    `remarks` are about quantities of ours and have formulas between backquotes. Unless it
    `numbers_all`, the coordinate of the only joint that turns, or slides, has no number.
    `inertias` says where the book has inertias in sums. `own` are letters of single coordinates and
    parameters, by our names; a book that was read has a `file`.
    """

    title: str
    sections: str
    vector: Letter
    turn: Letter
    slide: Letter
    quantities: tuple[Letter, ...]
    parameters: tuple[Letter, ...] = ()
    remarks: Mapping[str, str] = field(default_factory=dict)
    numbers_all: bool = True
    inertias: str = FIRST
    own: Mapping[str, Letter] = field(default_factory=dict)
    file: str = ""

    @property
    def source(self) -> str:
        """Title and place."""
        return f"{self.title}, {self.sections}" if self.sections else self.title

    def ours(self, name: str) -> str:
        """Our name for what the book calls so: M12 for D12, T_1 for K_1; others stay."""
        return self._translated(name, [(letter.text, letter.ours) for letter in self.quantities])

    def theirs(self, name: str) -> str:
        """The book's name for a quantity of ours: Ddot for Mdot."""
        return self._translated(name, [(letter.ours, letter.text) for letter in self.quantities])

    def _translated(self, name: str, pairs: Iterable[tuple[str, str]]) -> str:
        for one, other in pairs:
            found = re.fullmatch(re.escape(one) + _MORE, name, re.ASCII)
            if found:
                return other + found[1]
        return name
