r"""Long formulas over several lines: broken before plus and minus, inside brackets if it must be.

    a + b \left(c + d\right)    may become    a    + b \bigl( c    + d \bigr)

A chunk is a row of pieces that stays on one line, such as a term with its sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from symdyn.support.latex import width
from symdyn.support.latex.pieces import (
    BINARY,
    COMMA,
    RELATION,
    SPACE,
    TEXT,
    Piece,
    Row,
    joined,
    pieces_of,
    total,
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
    room = first
    for chunk in _fitting(_terms(row), min(first, other)):
        if line and total(line) + total(chunk) > room:
            lines.append(joined(line))
            line, room = [], other
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


def _fitting(chunks: Iterable[Row], room: float) -> Iterator[Row]:
    """The chunks; those that are wider than a line are opened, or broken between factors."""
    for chunk in chunks:
        if total(chunk) <= room:
            yield chunk
            continue
        closed = [k for k, piece in enumerate(chunk) if piece.inside or _is_sentence(piece)]
        if closed:
            _, widest = max((chunk[k].width, k) for k in closed)
            yield from _fitting(_opened(chunk, widest), room)
        else:
            yield from _factors(chunk, room)


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


def _factors(row: Row, room: float) -> Iterator[Row]:
    """A product that is wider than a line, broken between factors."""
    part: list[Piece] = []
    for piece in row:
        apart = part and not _binds(part[-1]) and not _closes(piece)
        if apart and total(part) + piece.width > room:
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
