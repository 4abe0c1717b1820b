"""Problems are written in our letters; a voice says them in the letters of a book.

Names in a formula are replaced by signs of no meaning before it becomes LaTeX, and these by the
letters of the book afterwards, so that the LaTeX of a letter need not follow from its text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symdyn.teaching.books.book import Book
from symdyn.teaching.books.letters import Letters
from symdyn.teaching.display.model import Displayed
from symdyn.teaching.notation import Words, latex_name
from symdyn.teaching.steps.formulas import Prose, formula, prose
from symdyn.teaching.steps.parts import Entry, Quantity, Said, Table
from symdyn.teaching.steps.step import Step

_NAME = re.compile(r"(?<![A-Za-z^])(d?)([A-Za-z]+)(?:_([A-Za-z0-9]+))?((?:\[[\w,]+\])?)")
_DOLLAR = re.compile(r"(?<!\\)\$")
"""Where a formula of LaTeX begins or ends."""
_UNIT = re.compile(r"(?<=\d )(m/s\^2)")
_RATES = {"q": "", "qd": r"\dot", "qdd": r"\ddot"}
_FIRST_SIGN = 0xE000
"""Where characters begin that mean nothing."""


class Voice:
    """Sentences, formulas and quantities in the letters of a book, or in ours without one."""

    def __init__(self, model: Displayed, book: Book | None = None) -> None:
        self.model = model
        self.letters = Letters() if book is None else Letters.of(book, model)

    def knows(self, name: str) -> bool:
        """Whether the book has no other quantity under this name of ours."""
        book = self.letters.book
        return book is None or book.ours(book.theirs(name)) == name

    def label(self, name: str, place: Sequence[int] = ()) -> str:
        """An entry as answers name it: M[1,2]."""
        letter = self.letters.named(name)
        self.letters.met.add(name.rstrip("_0123456789"))
        place = letter.place(tuple(place))
        return f"{letter.text}[{','.join(map(str, place))}]" if place else letter.text

    def text(self, formula: str) -> str:
        """A formula of ours as text of an answer."""
        return self.letters.text(formula)

    def prose(self, text: str) -> Words:
        """Sentences; formulas of ours stand between backquotes."""
        if self.letters.book is None:
            return prose(text)
        pieces = [self._formula(x) if k % 2 else prose(x) for k, x in enumerate(text.split("`"))]
        latex = "".join(f"${x.latex}$" if k % 2 else x.latex for k, x in enumerate(pieces))
        shown = tuple(x.text for x in pieces)
        return Prose("".join(shown), latex, shown)

    def equation(self, text: str) -> Words:
        """A line of an alignment."""
        left, right = (self._formula(x) for x in text.split(" = ", 1))
        return Words(f"{left.text} = {right.text}", f"{left.latex} &= {right.latex}")

    def value(self, symbol: Any, value: float) -> Words:
        """The value of a parameter, whose name may also be that of a quantity."""
        self.letters.meet("", [symbol])
        latex = self.letters.latex_names(self.model.latex_names)[symbol]
        return Words(f"{self.letters.text(str(symbol))} = {value:g}", f"{latex} = {value:g}")

    def quantity(self, quantity: Quantity) -> Quantity:
        """A quantity whose name and symbols are ours."""
        if self.letters.book is None:
            return quantity
        import sympy

        values = [entry.value for entry in quantity.entries if entry.value is not None]
        self.letters.meet("", values)
        names = {
            symbol: sympy.Symbol(self.letters.text(str(symbol)))
            for symbol in {*quantity.symbols, *(x for v in values for x in v.free_symbols)}
        }
        latex = self.letters.latex_names(quantity.symbols)
        entries = (
            Entry(entry.value if entry.value is None else entry.value.xreplace(names), entry.terms)
            for entry in quantity.entries
        )
        return replace(
            quantity,
            name=self._formula(quantity.name.text),
            entries=tuple(entries),
            symbols={names[symbol]: latex[symbol] for symbol in quantity.symbols},
            inertias=self.letters.inertias,
        )

    def step(self, step: Step) -> Step:
        """Sentences and tables of a step that has our letters for symbols."""
        if self.letters.book is None:
            return step
        return replace(step, results=tuple(map(self._part, step.results)))

    def _part(self, part: Any) -> Any:
        if isinstance(part, Table):
            return replace(part, rows=tuple(tuple(map(self._cell, row)) for row in part.rows))
        if isinstance(part, Said) and isinstance(part.words, Prose):
            return Said(self._sentence(part.words))
        return part

    def _cell(self, cell: Words) -> Words:
        """A formula, or a name that stays."""
        if not _DOLLAR.search(cell.latex):
            return cell
        return Words(self._met(cell.text), self._latex(cell.latex))

    def _sentence(self, words: Prose) -> Prose:
        """Its formulas change, its words stay."""
        pieces = tuple(self._met(x) if k % 2 else x for k, x in enumerate(words.pieces))
        return Prose("".join(pieces), self._latex(words.latex), pieces)

    def _met(self, formula: str) -> str:
        """A formula as text; the m of a unit is no mass."""
        parts = _UNIT.split(formula)
        for part in parts[::2]:
            self.letters.read(part)
        return "".join(x if k % 2 else self.letters.text(x) for k, x in enumerate(parts))

    def _latex(self, words: str) -> str:
        return self.letters.latex(words, self.model.latex_names)

    # -- formulas --------------------------------------------------------------------------

    def _formula(self, text: str) -> Words:
        if self.letters.book is None:
            return Words(text, formula(text))
        known: list[Words] = []

        def sign(found: re.Match[str]) -> str:
            word, rest = self._name(found)
            if word is None:
                return found[0]
            known.append(word)
            return f"{chr(_FIRST_SIGN + len(known) - 1)}{rest}"

        signs = _NAME.sub(sign, text)
        plain, latex = signs, formula(signs)
        for k, word in enumerate(known):
            plain = plain.replace(chr(_FIRST_SIGN + k), word.text)
            latex = latex.replace(chr(_FIRST_SIGN + k), word.latex)
        return Words(plain, latex)

    def _name(self, found: re.Match[str]) -> tuple[Words | None, str]:
        """The book's letter for a name, and the indices that stay behind it; or nothing."""
        whole = found[0].removesuffix(found[4])
        for d in ("", found[1]):
            name = whole.removeprefix(d) if d else whole
            if name in self.letters.symbols:
                own = self.letters.symbols[name].own
                self.letters.met.add(name)
                return Words(d + own.text, d + own.latex), found[4]
            base, _, index = name.partition("_")
            tail = f"_{index}" if index else ""
            turns = base in _RATES
            letter = self._coordinates(base, bool(index)) if turns else self._quantity(base)
            if letter is not None:
                return Words(d + letter.text, d + letter.latex), tail + self._ordered(
                    base, found[4]
                )
        return None, ""

    def _coordinates(self, name: str, is_one: bool) -> Words:
        """All coordinates or rates, or one of them with an index that is a letter."""
        book = self.letters.book
        assert book is not None
        letter = self.letters.coordinate if is_one else book.vector
        dot = _RATES[name]
        latex = f"{dot}{{{letter.latex}}}" if dot else letter.latex
        return Words(f"{letter.text}{name[1:]}", latex)

    def _quantity(self, base: str) -> Words | None:
        """A quantity of ours or its rate, if the book calls it otherwise."""
        rate = base.endswith("dot")
        letter = self.letters.quantity(base.removesuffix("dot"))
        if letter.text == letter.ours and letter.latex == latex_name(letter.ours):
            return None
        self.letters.met.add(letter.ours)
        if rate:
            return Words(f"{letter.text}dot", rf"\dot{{{letter.latex}}}")
        return Words(letter.text, letter.latex)

    def _ordered(self, base: str, indices: str) -> str:
        """Indices [k,i,j] in the order of the book."""
        each = indices.strip("[]").split(",")
        order = self.letters.quantity(base).order
        if not indices or len(order) != len(each):
            return indices
        return f"[{','.join(each[k] for k in order)}]"
