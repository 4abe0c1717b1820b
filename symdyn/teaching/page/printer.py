"""Steps as HTML: a third printer of the same parts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from itertools import accumulate
from typing import Any

from symdyn.teaching.page.latex_reader import tree
from symdyn.teaching.page.mathml import COMMA, FormulaRow, Leaf, Node, matrix
from symdyn.teaching.page.sentences import alignment, equation, inline, paragraphs, plain
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.parts import (
    FILLED,
    HERE,
    ComputedQuantity,
    PartPrinter,
    QuantityEntry,
    StepTable,
    ZeroPattern,
    collapsed,
)
from symdyn.teaching.steps.step import Derivation, DerivationStep
from symdyn.teaching.typesetting import TextAndLatex

# Which entries of a matrix of blocks are zero, drawn as SVG.

CELL = 9
"""Pixels of an entry."""


def drawn(picture: ZeroPattern, name: str) -> str:
    """Squares for what is not zero, hollow ones for what is zero at this q, dots for zeros."""
    columns = picture.columns or picture.sizes
    high, wide = CELL * len(picture.signs), CELL * sum(columns)
    paths = {"full": "", "here": "", "none": ""}
    for r, signs in enumerate(picture.signs):
        for c, sign in enumerate(signs):
            kind = "full" if sign == FILLED else "here" if sign == HERE else "none"
            x, y = CELL * c, CELL * r
            if kind == "none":
                paths[kind] += f"M{x + 4} {y + 4}h1v1h-1z"
            else:
                paths[kind] += f"M{x + 1} {y + 1}h7v7h-7z"
    lines = "".join(f"M0 {CELL * y}H{wide}" for y in list(accumulate(picture.sizes))[:-1])
    lines += "".join(f"M{CELL * x} 0V{high}" for x in list(accumulate(columns))[:-1])
    margin = max((7 * len(one.text) for one in picture.names), default=0) + 6
    tops = [0, *accumulate(picture.sizes)]
    labels = "".join(
        f'<text x="-6" y="{CELL * (top + size / 2) + 4:g}">{escape(one.text)}</text>'
        for one, top, size in zip(picture.names, tops, picture.sizes, strict=False)
    )
    shapes = "".join(f'<path class="{kind}" d="{d}"/>' for kind, d in paths.items() if d)
    said = (
        f"{name}: {len(picture.signs)} rows, {sum(columns)} columns; squares mark nonzero entries"
    )
    return (
        f'<svg class="zeros" role="img" aria-label="{escape(said)}" width="{wide + margin + 2}" '
        f'height="{high + 2}" viewBox="{-margin - 1} -1 {wide + margin + 2} {high + 2}">'
        f'<path class="edge" d="M0 0H{wide}V{high}H0z{lines}"/>{shapes}{labels}</svg>'
    )


WIDEST_MATRIX = 38.0
"""Wider matrices, in em, are listed entry by entry: paper of A4 has space for this."""
WIDEST_TUPLE, WIDEST_CELL = 60.0, 9.0
"""Columns are tuples, unless they are wider or an entry is; the six of a twist belong together."""
MOST_ENTRIES, MOST_TERMS = 12, 60
"""Lists of more entries, or of more terms in all, are folded."""
MOST_IN_STEP = 240
"""Steps whose results have more terms are folded whole."""
FOLD = '<div class="fold">'
"""The beginning of what is folded."""


class HtmlPrinter(PartPrinter):
    """Sections with anchors; results are apart from what holds in general, to be hidden."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix

    def anchor(self, key: str) -> str:
        """The name that a step can be linked to by."""
        return self.prefix + re.sub(r"[^A-Za-z0-9_-]", "-", key)

    def step(self, step: DerivationStep, within: Derivation) -> str:
        """A section with the step; steps it follows from are linked."""
        anchor = self.anchor(step.key)
        number = within.number(step.key)
        told = [
            self._title(step, number, anchor, [within[key] for key in step.follows_from], within),
            *([self.paragraph(step.why)] if step.why else []),
            *([self.general(step.general, str(step.source or ""))] if step.general else []),
            *([self.errata(step.source.corrections)] if step.source else []),
        ]
        parts = [shown for part in step.results if (shown := part.told(self))]
        results = _too_large(parts) if parts else ""
        if results:
            told.append(f'<div class="res" id="{anchor}-result">\n{results}</div>\n')
        inner = self.joined(told)
        return (
            f'<section class="step" id="{anchor}" aria-labelledby="{anchor}-title">\n'
            f"{inner}</section>\n"
        )

    def _title(
        self,
        step: DerivationStep,
        number: int | None,
        anchor: str,
        origins: Sequence[DerivationStep],
        within: Derivation,
    ) -> str:
        steps = sorted((within.number(one.key) or 0, self.anchor(one.key)) for one in origins)
        links = ", ".join(f'<a href="#{name}">{k}</a>' for k, name in steps if k)
        source = str(step.source) if step.source and not step.general else ""
        told = [f"from {links}"] * bool(links) + [escape(source)] * bool(source)
        tail = f'<p class="from">{"; ".join(told)}</p>\n' if told else ""
        own = f'<span class="no">{number}</span> ' if number else ""
        shown = f"{own}{inline(prose(step.title).latex)}"
        label = f"link to step {number}" if number else "link to this"
        link = f'<a class="here" href="#{anchor}" aria-label="{label}">#</a>'
        return f'<h3 id="{anchor}-title">{shown} {link}</h3>\n{tail}'

    def paragraph(self, words: TextAndLatex) -> str:
        return paragraphs(words)

    def general(self, rows: Sequence[TextAndLatex], source: str) -> str:
        inner = alignment([row.latex for row in rows], source)
        return f'<div class="gen">{inner}</div>\n'

    def errata(self, errata: Sequence[TextAndLatex]) -> str:
        return "".join(
            f'<p class="err"><b>Erratum:</b> {inline(one.latex)}</p>\n' for one in errata
        )

    def sentence(self, words: TextAndLatex) -> str:
        return paragraphs(words)

    def lines(self, rows: Sequence[TextAndLatex]) -> str:
        return folded("equations", len(rows), alignment([row.latex for row in rows]))

    def command(self, line: str) -> str:
        return f'<pre style="white-space: pre-wrap"><code>{escape(line)}</code></pre>\n'

    def quantity(self, quantity: ComputedQuantity) -> str:
        name = quantity.name.latex
        if not quantity.shape:
            return _scalar(quantity)
        if all(entry.is_zero for entry in quantity.entries):
            return equation(name, tree("0"))
        whole = _whole(quantity)
        return equation(name, whole) if whole else _listed(quantity)

    def table(self, table: StepTable) -> str:
        head = "".join(f'<th scope="col">{inline(cell.latex)}</th>' for cell in table.heading)
        rows = (
            "<tr>" + "".join(f"<td>{inline(cell.latex)}</td>" for cell in row) + "</tr>\n"
            for row in table.rows
        )
        inner = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{''.join(rows)}</tbody></table>"
        return f'<div class="eq tab">{inner}</div>\n'

    def picture(self, picture: ZeroPattern) -> str:
        name = f"{inline(f'${picture.name.latex}$')} = " if picture.name.latex else ""
        return f'<div class="eq pic">{name}{drawn(picture, plain(picture.name))}</div>\n'


def folded(what: str, count: int, inner: str) -> str:
    """A long list, which the reader may unfold; on paper it is open."""
    if count <= MOST_ENTRIES and inner.count("<math") <= MOST_TERMS:
        return inner
    return _fold(f"{count} {what}", inner)


def _fold(said: str, inner: str) -> str:
    return f'{FOLD}<p class="said">{said}</p>\n<div class="body">\n{inner}</div></div>\n'


def _too_large(parts: Sequence[str]) -> str:
    """The results of a step; if they are too large to read, they are folded, with a note.

    Terms that are folded already do not count.
    """
    terms = sum(part.partition(FOLD)[0].count("<math") for part in parts)
    if terms <= MOST_IN_STEP:
        return "".join(parts)
    results = "A result" if len(parts) == 1 else f"{len(parts)} results"
    said = f"{results} with {terms} terms in total, folded for readability."
    return _fold(said, "".join(parts))


def _scalar(quantity: ComputedQuantity) -> str:
    """One expression, folded if it is long."""
    (entry,) = quantity.entries
    if entry.whole is None:
        return equation(quantity.name.latex, _entry(quantity, entry))
    said = inline(f"${quantity.name.latex}$ has {entry.terms} terms and is folded.")
    whole = tree(quantity.latex(entry.whole()))
    return _fold(said, equation(quantity.name.latex, whole))


def _entry(quantity: ComputedQuantity, entry: QuantityEntry) -> FormulaRow:
    if entry.value is None:
        return tree(rf"\text{{{collapsed(entry)}}}")
    return tree(quantity.latex(entry.value))


def _whole(quantity: ComputedQuantity) -> FormulaRow | None:
    """A column as a tuple, a matrix as such, if it is not too wide."""
    if len(quantity.shape) > 2 or not quantity.is_written:
        return None
    rows = [[_entry(quantity, entry) for entry in row] for row in quantity.rows]
    if len(quantity.shape) == 1:
        cells = [row[0] for row in rows]
        shown = _tuple(cells)
        sums = len(cells) != 6 and max(cell.width for cell in cells) > WIDEST_CELL
        return None if sums or len(cells) == 1 or shown.width > WIDEST_TUPLE else shown
    whole = matrix(rows)
    few = not quantity.sparse or len(rows) <= 6
    return FormulaRow((whole,)) if whole.width <= WIDEST_MATRIX and few else None


def _tuple(cells: Sequence[FormulaRow]) -> FormulaRow:
    """A column written as a row; six components are two threes."""
    found: list[Node] = [*tree("(").children]
    for k, cell in enumerate(cells):
        if k:
            sign = ";" if len(cells) == 6 and k == 3 else ","
            found.append(Leaf("mo", sign, 'separator="true"', COMMA))
        found += cell.children
    return FormulaRow((*found, *tree(")").children))


def _listed(quantity: ComputedQuantity) -> str:
    """Entries one below the other, without zeros; long ones are in a fold of their own."""
    name = quantity.name.latex
    shown = [(place, entry.value) for place, entry in quantity.shown]
    what = f"entries of {inline(f'${name}$')}"
    told = folded(what, len(shown), _entries(quantity, shown)) if shown else ""
    notes = [f"All other entries of ${name}$ are zero."] * quantity.others_are_zero
    notes += [f"${name}$ is symmetric."] * quantity.symmetric
    if quantity.collapsed:
        too_long = f"${name}$ has {quantity.collapsed}."
        if long := quantity.foldable:
            told += _fold(inline(too_long), _entries(quantity, long))
        else:
            notes = [too_long, *notes]
    return told + (f'<p class="said">{inline(" ".join(notes))}</p>\n' if notes else "")


def _entries(quantity: ComputedQuantity, entries: Sequence[tuple[tuple[int, ...], Any]]) -> str:
    """Equations for entries at places."""
    name = quantity.name.latex
    base = f"({name})" if "_" in name else name
    return alignment(
        [
            f"{base}_{{{','.join(map(str, place))}}} &= {quantity.latex(value)}"
            for place, value in entries
        ]
    )
