r"""Tables that fit: columns that would be too wide have lines of their own.

Cells are LaTeX of text mode. In columns of several lines, formulas may be broken after commas.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from symdyn.support.latex import width
from symdyn.support.latex.pieces import BREAK, width_of

GAP = 12.0
"""Between two columns."""
PAGE = 40
"""Lines of a table that fit on a page; of longer tables, the heading is repeated."""
_FORMULA = re.compile(r"((?<!\\)\$(?:[^$\\]|\\.)*\$)")
_LETTER = re.compile(r"\\[A-Za-z]+\{\}|\\.\{.\}|\\.|.")
"""A letter, or the command that stands for one."""


def tabular(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table under a heading, no wider than the page."""
    columns = list(zip(heading, *rows, strict=True))
    wide = _shares([max(map(_width, column)) for column in columns])
    shape = "".join("l" if x is None else f"p{{{x:.0f}pt}}" for x in wide)
    head, *lines = (
        " & ".join(_cell(cell, x) for cell, x in zip(row, wide, strict=True)) + r" \tabularnewline"
        for row in (heading, *rows)
    )
    heights = [max(map(_height, row, wide)) for row in rows]
    return "".join(
        f"\n\\noindent\n\\begin{{tabular}}{{{shape}}}\n{head} \\hline\n"
        + "\n".join(lines[part]).removesuffix(r" \tabularnewline")
        + "\n\\end{tabular}\n\n"
        for part in _pages(heights)
    )


def _height(cell: str, wide: float | None) -> int:
    """In lines, or a little less."""
    return 1 if wide is None else 1 + int(_width(cell) / wide)


def _pages(heights: Sequence[int]) -> list[slice]:
    """Rows that fit on a page together."""
    starts, height = [0], 0
    for k, own in enumerate(heights):
        height += own
        if k and height > PAGE:
            starts.append(k)
            height = own
    return [slice(*ends) for ends in zip(starts, [*starts[1:], len(heights)], strict=True)]


def _width(cell: str) -> float:
    parts = _FORMULA.split(cell)
    return sum(
        width_of(part.strip("$")) if k % 2 else width_of(rf"\text{{{part}}}")
        for k, part in enumerate(parts)
        if part
    )


def _shares(wide: Sequence[float]) -> list[float | None]:
    """Widths of columns that have to be narrowed; None for those that may stay as they are."""
    space = width.TEXT_WIDTH - GAP * len(wide)
    shares: list[float | None] = [None] * len(wide)
    open_columns = list(range(len(wide)))
    if sum(wide) <= space:
        return shares
    while True:  # columns that need less than an equal share leave the rest to others
        share = space / len(open_columns)
        narrow = [k for k in open_columns if wide[k] <= share]
        if not narrow:
            break
        space -= sum(wide[k] for k in narrow)
        open_columns = [k for k in open_columns if k not in narrow]
    for k in open_columns:
        shares[k] = share
    return shares


def _cell(cell: str, wide: float | None) -> str:
    """A cell; in a narrowed column words that are wider are broken anywhere."""
    if wide is None:
        return cell
    shown = r"\raggedright "
    for k, part in enumerate(_FORMULA.split(cell)):
        if k % 2:
            shown += part.replace(",", r",\allowbreak ")
        else:
            shown += " ".join(_loose(x) if _width(x) > wide else x for x in part.split(" "))
    return shown


def _loose(word: str) -> str:
    return BREAK.join(_LETTER.findall(word.replace(BREAK, "")))
