"""Steps as LaTeX, for a document that loads amsmath."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from symdyn.support.latex.display import aligned, display, fits, matrix, together
from symdyn.support.latex.tables import tabular
from symdyn.support.names import tex
from symdyn.teaching.steps.parts import (
    FILLED,
    HERE,
    NEVER,
    ComputedQuantity,
    QuantityEntry,
    StepPrinter,
    StepTable,
    ZeroPattern,
    before,
    collapsed,
)
from symdyn.teaching.typesetting import TextAndLatex

MOST_ROWS = 12
"""Of a matrix that is mostly zeros; of larger ones the other entries are listed."""
LONGEST_COMMAND = 2000
_NARROW = "3pt"
"""Beside the columns of pictures."""
_SIGNS = {FILLED: "*", HERE: r"\circ", NEVER: r"\cdot"}


class LatexPrinter(StepPrinter):
    """Sections with displayed equations."""

    def joined(self, pieces: Iterable[str]) -> str:
        return together(piece for piece in pieces if piece)

    def heading(self, title: TextAndLatex) -> str:
        return f"\\section*{{{title.latex}}}\n"

    def title(
        self, title: TextAndLatex, number: int | None, origins: Sequence[int], source: str
    ) -> str:
        tail = f"\\textit{{From {', '.join(map(str, origins))}.}}\n" if origins else ""
        tail += f"{tex(source)}.\n" if source else ""
        return f"\\subsection*{{{before(number)}{title.latex}}}\n{tail}"

    def paragraph(self, words: TextAndLatex) -> str:
        return f"{words.latex}\n"

    def general(self, rows: Sequence[TextAndLatex], source: str) -> str:
        return aligned([row.latex for row in rows], tex(source)) + "%\n"

    def errata(self, errata: Sequence[TextAndLatex]) -> str:
        return "".join(f"\\emph{{Erratum:}} {one.latex}\n" for one in errata)

    def sentence(self, words: TextAndLatex) -> str:
        return f"{words.latex}\n"

    def lines(self, rows: Sequence[TextAndLatex]) -> str:
        return aligned([row.latex for row in rows])

    def command(self, line: str) -> str:
        quote = r"\char34{}"  # tex() would make a pair of single quotes of it
        shown = quote.join(tex(x, LONGEST_COMMAND) for x in line.split(chr(34)))
        return f"\\par\\noindent\\texttt{{{shown}}}\n"

    def quantity(self, quantity: ComputedQuantity) -> str:
        name = quantity.name.latex
        if not quantity.shape:
            return aligned([f"{name} &= {_entry(quantity, quantity.entries[0])}"])
        if all(entry.is_zero for entry in quantity.entries):
            return aligned([f"{name} &= 0"])
        return _matrix(quantity) or self.listed(quantity)

    def listed(self, quantity: ComputedQuantity) -> str:
        """An equation for each entry that is not zero."""
        name = quantity.name.latex
        rows = [
            f"{_place(name, place)} &= {_entry(quantity, entry)}" for place, entry in quantity.shown
        ]
        tail = f"${name}$ has {quantity.collapsed}.\n" if quantity.collapsed else ""
        if quantity.others_are_zero:
            other = "other " if rows or tail else ""
            tail += f"All {other}entries of ${name}$ are zero.\n"
        tail += f"${name}$ is symmetric.\n" if quantity.symmetric else ""
        return aligned(rows) + tail

    def table(self, table: StepTable) -> str:
        heading, *rows = ([cell.latex for cell in row] for row in (table.heading, *table.rows))
        return tabular(heading, rows)

    def picture(self, picture: ZeroPattern) -> str:
        columns = picture.columns or picture.sizes
        starts = {sum(picture.sizes[:k]) for k in range(1, len(picture.sizes))}
        rows = [
            r"\hline " * (r in starts) + " & ".join(_SIGNS[x] for x in signs)
            for r, signs in enumerate(picture.signs)
        ]
        shape = "|".join("c" * n for n in columns)
        body = r" \\ ".join(rows)
        name = f"{picture.name.latex} &= " if picture.name.latex else "&"
        drawn = rf"\left(\begin{{array}}{{{shape}}} {body} \end{{array}}\right)"
        return display([rf"{name}\arraycolsep={_NARROW} {drawn}"])


def _entry(quantity: ComputedQuantity, entry: QuantityEntry) -> str:
    if entry.value is None:
        return rf"\text{{{collapsed(entry)}}}"
    return quantity.latex(entry.value)


def _place(name: str, place: Sequence[int]) -> str:
    r"""An entry: M_{1,2}, or \hat{J}^{(2)}_{1,2} of \hat{J}_{2}, as formulas name it."""
    own = ",".join(map(str, place))
    indexed = re.fullmatch(r"([^_^]+)_\{(\w+)\}", name)
    if indexed:
        return f"{indexed[1]}^{{({indexed[2]})}}_{{{own}}}"
    return f"{{{name}}}_{{{own}}}" if "_" in name else f"{name}_{{{own}}}"


def _matrix(quantity: ComputedQuantity) -> str:
    """The whole matrix, if it fits on a line."""
    too_long = quantity.sparse and quantity.shape[0] > MOST_ROWS
    if len(quantity.shape) > 2 or too_long or not quantity.is_written:
        return ""
    rows = [[_entry(quantity, entry) for entry in row] for row in quantity.rows]
    if len(quantity.shape) == 2:
        body = matrix(rows)
    else:
        body = _tuple([row[0] for row in rows]) if len(rows) > 1 else rows[0][0]
    equation = f"{quantity.name.latex} &= {body}"
    return aligned([equation]) if fits(equation) else ""


def _tuple(cells: Sequence[str]) -> str:
    """A column written as a row; six components are two threes."""
    shown = ", ".join(cells)
    if len(cells) == 6:
        shown = ", ".join(cells[:3]) + r";\ " + ", ".join(cells[3:])
    return rf"\left( {shown} \right)"
