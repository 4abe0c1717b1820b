"""Steps as Markdown with LaTeX between dollars, as notebooks show them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from symdyn.support.latex.display import aligned
from symdyn.support.latex.pieces import BREAK
from symdyn.teaching.steps.latex import LatexPrinter
from symdyn.teaching.steps.parts import ComputedQuantity, StepTable, ZeroPattern, before
from symdyn.teaching.steps.text import TextPrinter
from symdyn.teaching.typesetting import TextAndLatex, unescaped

_FORMULA = re.compile(r"((?<!\\)\$(?:[^$\\]|\\.)*\$)", re.DOTALL)
_DISPLAY = re.compile(r"\\begin\{align\*\}(.*?)\\end\{align\*\}", re.DOTALL)
_SPECIAL = re.compile(r"[\\`*_{}\[\]<>#|~$]")
_PART = "\n\n"


class MarkdownPrinter(LatexPrinter):
    """Headings, sentences and displayed equations that MathJax reads.

    Equations are those of `LatexPrinter`; what is around them is Markdown.
    """

    def joined(self, pieces: Iterable[str]) -> str:
        return _PART.join(piece.strip() for piece in pieces if piece.strip()) + "\n"

    def heading(self, title: TextAndLatex) -> str:
        return f"# {markdown(title.latex)}\n"

    def title(
        self, title: TextAndLatex, number: int | None, origins: Sequence[int], source: str
    ) -> str:
        tail = f"\n\n*From {', '.join(map(str, origins))}.*" if origins else ""
        return f"## {before(number)}{markdown(title.latex)}{tail}"

    def unnumbered(self, title: TextAndLatex) -> str:
        """The title of a step that stands alone."""
        return f"**{markdown(title.latex)}**"

    def source(self, source: str) -> str:
        """Where a step without general formulas is from."""
        return f"*{markdown(source)}*" if source else ""

    def paragraph(self, words: TextAndLatex) -> str:
        return markdown(words.latex)

    sentence = paragraph

    def general(self, rows: Sequence[TextAndLatex], source: str) -> str:
        where = f"\n\n{self.source(source)}" if source else ""
        return _displayed(aligned([row.latex for row in rows])) + where

    def errata(self, errata: Sequence[TextAndLatex]) -> str:
        return _PART.join(f"*Erratum:* {markdown(one.latex)}" for one in errata)

    def lines(self, rows: Sequence[TextAndLatex]) -> str:
        return _displayed(super().lines(rows))

    def quantity(self, quantity: ComputedQuantity) -> str:
        return _displayed(super().quantity(quantity))

    def command(self, line: str) -> str:
        return f"```sh\n{line}\n```"

    def table(self, table: StepTable) -> str:
        rows = [[markdown(cell.latex) for cell in row] for row in (table.heading, *table.rows)]
        rows.insert(1, ["---"] * len(table.heading))
        return "\n".join(f"| {' | '.join(row)} |" for row in rows)

    def picture(self, picture: ZeroPattern) -> str:
        return f"```text\n{TextPrinter().picture(picture).rstrip()}\n```"


def markdown(latex: str) -> str:
    r"""Words of LaTeX as Markdown; formulas stay between their dollars.

    >>> print(markdown(r"a\_b is $x_{1}$ or *"))
    a\_b is $x_{1}$ or \*
    """
    parts = _FORMULA.split(latex.replace(BREAK, ""))
    shown = (x if k % 2 else _SPECIAL.sub(r"\\\g<0>", unescaped(x)) for k, x in enumerate(parts))
    return "".join(shown).strip()


def _displayed(latex: str) -> str:
    """Displayed equations of LaTeX between double dollars, and sentences about them."""
    pieces = _DISPLAY.split(latex)
    shown = [
        f"$$\n\\begin{{aligned}}{x}\\end{{aligned}}\n$$" if k % 2 else markdown(x)
        for k, x in enumerate(pieces)
    ]
    return _PART.join(x for x in shown if x)
