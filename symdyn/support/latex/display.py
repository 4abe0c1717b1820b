r"""Equations one below the other, in lines that fit.

left &= right && remark      a row of `align*`; long right sides go on below, remarks too
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symdyn.support.latex import width
from symdyn.support.latex.breaking import broken
from symdyn.support.latex.pieces import cells_of, width_of

FURTHER = r"\quad "
"""Stands before each line of a right side but the first."""
GAP = 12.0
"""Between a right side and a remark beside it."""
HALF = 0.5
"""Of a line: left sides may take that much, and remarks what leaves so much to right sides."""


_BEGIN, _END, _NEXT = "\\begin{align*}\n", "\n\\end{align*}\n", " \\\\\n"


def aligned(rows: Sequence[str], source: str = "") -> str:
    r"""Equations in LaTeX, one below the other; nothing if there are none.

    `source` stands at the margin of the first one.
    """
    if not rows:
        return ""
    table = [cells_of(row) for row in rows]
    left = max(width_of(cells[0]) for cells in table)
    if left > HALF * width.LINE:
        table = [["", "".join(cells[:2]), *cells[2:]] for cells in table]
        left = 0.0
    room = width.LINE - left
    right = max(width_of(cells[1]) for cells in table)
    beside = max(sum(width_of(cell) + GAP for cell in cells[2:] if cell) for cells in table)
    below = right + beside > room and room - beside < HALF * width.LINE
    margin = width.of_text(source) + GAP if source else 0.0
    lines: list[str] = []
    for k, cells in enumerate(table):
        lines += _lines(cells, room - (0.0 if k else margin), None if below else beside)
    lines[0] += rf" \tag*{{{source}}}" if source else ""
    return display(lines)


def display(lines: Sequence[str]) -> str:
    """Lines that stay as they are."""
    return f"{_BEGIN}{_NEXT.join(lines)}{_END}"


def _lines(cells: Sequence[str], room: float, beside: float | None) -> list[str]:
    """The lines of an equation; `beside` is the width of remarks, None if they have to go below."""
    head, right, *remarks = cells
    further = room - width.of_command("quad") - (beside or 0.0)
    first, *rest = broken(right, room - (beside or 0.0), further)
    lines = [f"{head}&{first}", *(f"&{FURTHER}{line}" for line in rest)]
    if beside is not None:
        lines[0] = "&".join([lines[0], *remarks])
        return lines
    below = r" \quad ".join(remark.strip() for remark in remarks if remark.strip())
    return [*lines, *(f"&{FURTHER}{line}" for line in broken(below, further, further) if line)]


def together(pieces: Iterable[str]) -> str:
    """Texts one after the other; displays that follow on each other become one if that fits."""
    found: list[str] = []
    for piece in pieces:
        if found and _is_display(piece) and _is_display(found[-1]):
            both = _lines_of(found[-1]) + _lines_of(piece)
            if _fit(both):
                found[-1] = display(both)
                continue
        found.append(piece)
    return "".join(found)


def _is_display(text: str) -> bool:
    return text.startswith(_BEGIN) and text.endswith(_END) and text.count(_BEGIN) == 1


def _lines_of(display: str) -> list[str]:
    return display.removeprefix(_BEGIN).removesuffix(_END).split(_NEXT)


def _fit(lines: Sequence[str]) -> bool:
    """Whether lines may share an alignment: two columns, none wider than the page."""
    table = [cells_of(line) for line in lines]
    if any(len(cells) != 2 or r"\tag" in cells[1] for cells in table):
        return False
    return sum(max(width_of(cells[c]) for cells in table) for c in (0, 1)) <= width.LINE


def matrix(rows: Sequence[Sequence[str]]) -> str:
    r"""A matrix in brackets, of any number of columns.

    >>> matrix([["a", "b"], ["c", "d"]])
    '\\begin{bmatrix} a & b \\\\ c & d \\end{bmatrix}'
    """
    body = r" \\ ".join(" & ".join(row) for row in rows)
    if len(rows[0]) <= MOST_COLUMNS:
        return rf"\begin{{bmatrix}} {body} \end{{bmatrix}}"
    columns = "c" * len(rows[0])
    return rf"\left[\begin{{array}}{{{columns}}} {body} \end{{array}}\right]"


MOST_COLUMNS = 10
"""Those of amsmath's matrices."""


def fits(formula: str) -> bool:
    """Whether a formula fits on a line."""
    return width_of(formula) <= width.LINE
