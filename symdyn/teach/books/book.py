"""A book and its letters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


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
    `remarks` are about quantities of ours and have formulas between backquotes.
    """

    title: str
    sections: str
    vector: Letter
    turn: Letter
    slide: Letter
    quantities: tuple[Letter, ...]
    parameters: tuple[Letter, ...] = ()
    remarks: Mapping[str, str] = field(default_factory=dict)
