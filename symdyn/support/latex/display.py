r"""Equations one below the other, in lines that fit.

left &= right && remark      a row of `align*`; long right sides go on below, remarks too

Long formulas are broken before plus and minus, inside brackets if it must be:

    a + b \left(c + d\right)    may become    a    + b \bigl( c    + d \bigr)

A chunk is a row of pieces that stays on one line, such as a term with its sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from symdyn.support.latex import width
from symdyn.support.latex.pieces import (
    BINARY,
    COMMA,
    RELATION,
    SPACE,
    TEXT,
    Piece,
    Row,
    cells_of,
    joined,
    pieces_of,
    total,
    width_of,
)

_BREAKING = frozenset(("+", "-", "=", r"\le", r"\ge", r"\ne"))
_OPENING = frozenset(("(", "[", r"\langle"))
_CLOSING = frozenset((")", "]", r"\rangle"))


def broken(text: str, first: float, other: float) -> list[str]:
    r"""The lines of a formula, if the first may be this wide and each other one that wide.

    >>> broken("a + b + c", 20, 45)
    ['a', '+ b + c']
    """
    row = pieces_of(text)
    if total(row) <= first:
        return [text]
    lines: list[str] = []
    line: list[Piece] = []
    space = first
    for chunk in _fitting(_terms(row), min(first, other)):
        if line and total(line) + total(chunk) > space:
            lines.append(joined(line))
            line, space = [], other
        line += chunk
    return [*lines, joined(line)]


def _terms(row: Row) -> list[Row]:
    """Terms with their signs; what follows an equal sign or a comma begins a new one."""
    found: list[list[Piece]] = [[]]
    depth = 0
    for piece in row:
        depth += (piece.text in _OPENING) - (piece.text in _CLOSING)
        sign = piece.kind in (BINARY, RELATION) and piece.text in _BREAKING
        if sign and depth == 0 and found[-1]:
            found.append([])
        found[-1].append(piece)
        if piece.kind == COMMA and depth == 0:
            found.append([])
    return [tuple(pieces) for pieces in found if pieces]


def _fitting(chunks: Iterable[Row], space: float) -> Iterator[Row]:
    """The chunks; those that are wider than a line are opened, or broken between factors."""
    for chunk in chunks:
        if total(chunk) <= space:
            yield chunk
            continue
        closed = [k for k, piece in enumerate(chunk) if piece.inside or _is_sentence(piece)]
        if closed:
            _, widest = max((chunk[k].width, k) for k in closed)
            yield from _fitting(_opened(chunk, widest), space)
        else:
            yield from _factors(chunk, space)


def _opened(row: Row, k: int) -> list[Row]:
    """The chunks of a term whose piece k is opened."""
    inner = _inner(row[k])
    if len(row[k].inside) == 2 and k + 1 < len(row):  # a/b c is not (a/b) c
        inner = _between("(", inner, ")")
    inner[0] = (*row[:k], *inner[0])
    inner[-1] = (*inner[-1], *row[k + 1 :])
    return inner


def _is_sentence(piece: Piece) -> bool:
    return piece.kind == TEXT and " " in piece.text.strip()


def _inner(piece: Piece) -> list[Row]:
    """What a piece is made of, its brackets of fixed size."""
    if piece.kind == TEXT:
        words = re.findall(r"\S+\s*", piece.text.removeprefix(r"\text{").removesuffix("}"))
        return [(Piece(rf"\text{{{word}}}", width.of_text(word), TEXT),) for word in words]
    if len(piece.inside) == 1:
        left, right = piece.brackets
        inner = _terms(piece.inside[0]) or [()]
        return _between(left, inner, right) if left else inner
    above, below = map(_terms, piece.inside)  # of a fraction
    if len(above) > 1 or above[0][0].text in ("+", "-"):
        above = _between("(", above, ")")
    if len(piece.inside[1]) > 1:
        below = _between("(", below, ")")
    below[0] = (Piece("/", width.of_sign("/")), *below[0])
    return [*above, *below]


def _between(left: str, chunks: list[Row], right: str) -> list[Row]:
    """Chunks in brackets."""
    first, *_ = chunks = [*chunks]
    chunks[0] = (Piece(rf"\bigl{left}", width.HIGH_BRACKET), *first)
    chunks[-1] = (*chunks[-1], Piece(rf"\bigr{right}", width.HIGH_BRACKET))
    return chunks


def _factors(row: Row, space: float) -> Iterator[Row]:
    """A product that is wider than a line, broken between factors."""
    part: list[Piece] = []
    for piece in row:
        apart = part and not _binds(part[-1]) and not _closes(piece)
        if apart and total(part) + piece.width > space:
            yield tuple(part)
            part = []
        part.append(piece)
    yield tuple(part)


def _binds(piece: Piece) -> bool:
    """Whether a line may not end with this piece."""
    return (
        piece.kind in (BINARY, RELATION, SPACE)
        or piece.text in _OPENING
        or piece.text in ("+", "-")
        or piece.text.removeprefix("\\") in width.FUNCTIONS
        or piece.text.startswith((r"\bigl", r"\mathrm"))
    )


def _closes(piece: Piece) -> bool:
    """Whether a line may not begin with this piece."""
    return piece.text in _CLOSING or piece.text.startswith(r"\bigr")


# -- display -------------------------------------------------------------------------------


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
    space = width.LINE - left
    right = max(width_of(cells[1]) for cells in table)
    beside = max(sum(width_of(cell) + GAP for cell in cells[2:] if cell) for cells in table)
    below = right + beside > space and space - beside < HALF * width.LINE
    margin = width.of_text(source) + GAP if source else 0.0
    lines: list[str] = []
    for k, cells in enumerate(table):
        lines += _lines(cells, space - (0.0 if k else margin), None if below else beside)
    lines[0] += rf" \tag*{{{source}}}" if source else ""
    return display(lines)


def display(lines: Sequence[str]) -> str:
    """Lines that stay as they are."""
    return f"{_BEGIN}{_NEXT.join(lines)}{_END}"


def _lines(cells: Sequence[str], space: float, beside: float | None) -> list[str]:
    """The lines of an equation; `beside` is the width of remarks, None if they have to go below."""
    head, right, *remarks = cells
    further = space - width.of_command("quad") - (beside or 0.0)
    first, *rest = broken(right, space - (beside or 0.0), further)
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
