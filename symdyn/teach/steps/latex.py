"""Steps as LaTeX, to be read in by a document that loads amsmath."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.names import tex
from symdyn.teach.notation import Words, aligned, latex
from symdyn.teach.steps.formulas import prose
from symdyn.teach.steps.parts import FILLED, HERE, NEVER, Entry, Picture, Quantity, Table
from symdyn.teach.steps.printer import Printer, collapsed
from symdyn.teach.steps.step import Step

MOST_COLUMNS = 10
"""amsmath's matrices have ten columns; wider ones are listed."""
LONGEST_MATRIX = 400
"""Matrices of more characters are listed entry by entry."""
_SIGNS = {FILLED: "*", HERE: r"\circ", NEVER: r"\cdot"}


class LatexPrinter(Printer):
    """Sections with displayed equations."""

    def heading(self, title: Words) -> str:
        return f"\\section*{{{title.latex}}}\n"

    def title(self, step: Step, number: int, origins: Sequence[int]) -> str:
        tail = f"\\textit{{From {', '.join(map(str, origins))}.}}\n" if origins else ""
        tail += f"{tex(str(step.source))}.\n" if step.source and not step.general else ""
        return f"\\subsection*{{{number}. {prose(step.title).latex}}}\n{tail}"

    def paragraph(self, words: Words) -> str:
        return f"{words.latex}\n"

    def general(self, step: Step) -> str:
        rows = [row.latex for row in step.general]
        if step.source:
            rows[0] += f" && \\text{{{tex(str(step.source))}}}"
        return aligned(rows)

    def errata(self, errata: Sequence[Words]) -> str:
        return "".join(f"\\emph{{Erratum:}} {one.latex}\n" for one in errata)

    def sentence(self, words: Words) -> str:
        return f"{words.latex}\n"

    def lines(self, rows: Sequence[Words]) -> str:
        return aligned([row.latex for row in rows])

    def quantity(self, quantity: Quantity) -> str:
        name = quantity.name.latex
        if not quantity.shape:
            return aligned([f"{name} &= {_entry(quantity, quantity.entries[0])}"])
        if all(entry.is_zero for entry in quantity.entries):
            return aligned([f"{name} &= 0"])
        return _matrix(quantity) or _listed(quantity)

    def table(self, table: Table) -> str:
        rows = [" & ".join(cell.latex for cell in row) for row in (table.heading, *table.rows)]
        rows[0] += r" \\ \hline"
        body = rows[0] + "\n" + " \\\\\n".join(rows[1:])
        shape = "l" * len(table.heading)
        return f"\n\\begin{{tabular}}{{{shape}}}\n{body}\n\\end{{tabular}}\n\n"

    def picture(self, picture: Picture) -> str:
        columns = picture.columns or picture.sizes
        starts = {sum(picture.sizes[:k]) for k in range(1, len(picture.sizes))}
        rows = [
            r"\hline " * (r in starts) + " & ".join(_SIGNS[x] for x in signs)
            for r, signs in enumerate(picture.signs)
        ]
        shape = "|".join("c" * n for n in columns)
        body = " \\\\\n".join(rows)
        name = f"{picture.name.latex} &= " if picture.name.latex else "&"
        drawn = f"\\left(\\begin{{array}}{{{shape}}}\n{body}\n\\end{{array}}\\right)"
        return aligned([name + drawn])


def _entry(quantity: Quantity, entry: Entry) -> str:
    if entry.value is None:
        return rf"\text{{{collapsed(entry)}}}"
    return latex(entry.value, quantity.symbols)


def _matrix(quantity: Quantity) -> str:
    """The whole matrix, if it is not too wide."""
    if len(quantity.shape) > 2 or not quantity.is_written:
        return ""
    rows = [[_entry(quantity, entry) for entry in row] for row in quantity.rows]
    if len(quantity.shape) == 1 and len(rows) > 1:
        rows = [[_tuple([row[0] for row in rows])]]
    body = r" \\ ".join(" & ".join(row) for row in rows)
    if len(rows[0]) > MOST_COLUMNS or len(body) > LONGEST_MATRIX:
        return ""
    name = quantity.name.latex
    if len(quantity.shape) == 1:
        return aligned([f"{name} &= {body}"])
    return aligned([f"{name} &= \\begin{{bmatrix}} {body} \\end{{bmatrix}}"])


def _tuple(cells: Sequence[str]) -> str:
    """A column written as a row; six components are two threes."""
    shown = ", ".join(cells)
    if len(cells) == 6:
        shown = ", ".join(cells[:3]) + r";\ " + ", ".join(cells[3:])
    return rf"\left( {shown} \right)"


def _listed(quantity: Quantity) -> str:
    name = quantity.name.latex
    base = f"{{{name}}}" if "_" in name else name
    rows = [
        f"{base}_{{{','.join(map(str, place))}}} &= {_entry(quantity, entry)}"
        for place, entry in quantity.shown
    ]
    tail = f"${name}$ has {quantity.collapsed}.\n" if quantity.collapsed else ""
    tail += f"All other entries of ${name}$ are zero.\n" if quantity.has_zeros else ""
    tail += f"${name}$ is symmetric.\n" if quantity.symmetric else ""
    return aligned(rows) + tail
