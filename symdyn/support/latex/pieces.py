r"""A formula in LaTeX as a row of pieces, each with its width.

    M_{12} = a \left(b + c\right)    is    M_{12}   =   a   \left(b + c\right)

Pieces that may be opened when they are wider than a line have what is inside them: brackets,
fractions, groups, words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from symdyn.support.latex import width

ORDINARY, BINARY, RELATION, COMMA = "ordinary", "binary", "relation", "comma"
TEXT, SPACE, MATRIX = "text", "space", "matrix"
_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|\d+(?:\.\d+)?|\S", re.DOTALL)
_RELATIONS = frozenset(("=", r"\le", r"\ge", r"\ne", r"\to", r"\in", r"\sim", "<", ">"))
_BINARY = frozenset(("+", "-", r"\times"))
_SPACES = {r"\,": 1.7, r"\:": 2.3, r"\;": 2.8, r"\ ": 3.4, r"\!": 0.0, r"\quad": 10.0}
_BIG = {r"\bigl", r"\bigr", r"\Bigl", r"\Bigr"}
_WORDS = frozenset((r"\text", r"\textit", r"\textbf", r"\mathrm", r"\mathit", r"\operatorname"))
_ONE = {
    **dict.fromkeys((r"\dot", r"\ddot", r"\hat", r"\bar", r"\mathcal", r"\mathbf"), 0.5),
    r"\mathrel": 6.0,
    r"\sqrt": 8.5,
}
"""Commands of one argument, with what they add to its width."""
_FRACTIONS = frozenset((r"\frac", r"\tfrac", r"\dfrac"))
BREAK = r"\allowbreak{}"
"""Where a word of a file may be broken."""


@dataclass(frozen=True)
class Piece:
    """A part of a formula that stays on one line.

    `inside` are the rows of pieces that it holds: one in brackets, two of a fraction.
    """

    text: str
    width: float
    kind: str = ORDINARY
    inside: tuple[Row, ...] = ()
    brackets: tuple[str, str] = ("", "")


Row = tuple[Piece, ...]


def pieces_of(text: str) -> Row:
    r"""The pieces of a formula.

    >>> [piece.text for piece in pieces_of(r"a_{1} = \sin{\left(b\right)} + 2.5")]
    ['a_{1}', '=', '\\sin', '{\\left(b\\right)}', '+', '2.5']
    """
    return _PieceReader(text).row()


def width_of(text: str) -> float:
    """The width of a formula in points."""
    return total(pieces_of(text))


def cells_of(text: str) -> list[str]:
    r"""The cells of a row of an alignment; signs inside of matrices are not its own.

    >>> cells_of(r"a &= b && \text{c}")
    ['a ', '= b ', '', ' \\text{c}']
    """
    reader = _PieceReader(text)
    cells, start = [], 0
    while True:
        reader.row("&")
        end = reader.found[reader.at].start() if reader.token else len(text)
        cells.append(text[start:end])
        if not reader.token:
            return cells
        start = end + 1
        reader.next()


def total(row: Iterable[Piece]) -> float:
    """The width of pieces side by side."""
    return sum(piece.width for piece in row)


def joined(row: Iterable[Piece]) -> str:
    """The formula of pieces."""
    return " ".join(piece.text for piece in row)


class _PieceReader:
    """Reads a formula from its first token to its last."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found = list(_TOKEN.finditer(text))
        self.at = 0

    def row(self, *ends: str) -> Row:
        """Pieces up to one of the ends, which is left to the caller."""
        row: list[Piece] = []
        while self.token and self.token not in ends:
            start = self.at
            piece = self._piece(self.next(), row)
            end = self.at
            wide = piece.width + self._scripts()
            left, right = piece.brackets
            if self.at == end:
                scripted = piece
            elif left:  # the power of a sum goes to the closing bracket
                scripted = replace(piece, brackets=(left, right + self._since(end)))
            else:
                scripted = Piece("", 0.0)
            row.append(replace(scripted, text=self._since(start), width=wide))
        return tuple(row)

    @property
    def token(self) -> str:
        """The token that is read next; none at the end."""
        return self.found[self.at][0] if self.at < len(self.found) else ""

    def next(self) -> str:
        """Read a token."""
        self.at += 1
        return self.found[self.at - 1][0]

    def _since(self, start: int) -> str:
        return self.text[self.found[start].start() : self.found[self.at - 1].end()]

    def _piece(self, token: str, before: Sequence[Piece]) -> Piece:
        if token == "{":
            inside = self._group()
            return Piece("", total(inside), inside=(inside,))
        if token in _WORDS:
            return self._words(token)
        if token in _FRACTIONS:
            above, below = self._argument(), self._argument()
            scale = width.SCRIPT if token == r"\tfrac" else 1.0
            return Piece("", scale * max(total(above), total(below)) + 2.5, inside=(above, below))
        if token == r"\left":
            return self._brackets()
        if token == r"\begin":
            return self._matrix()
        if token in _ONE:
            return Piece("", total(self._argument()) + _ONE[token])
        if token in _BIG:
            self.next()
            return Piece("", width.BRACKET + 1)
        return _sign(token, before)

    def _scripts(self) -> float:
        """The width of index and power, one above the other."""
        found = []
        while self.token in ("^", "_"):
            self.next()
            found.append(width.SCRIPT * total(self._argument()))
        return max(found) + 0.6 if found else 0.0

    def _group(self) -> Row:
        inside = self.row("}")
        self.next()
        return inside

    def _argument(self) -> Row:
        token = self.next()
        return self._group() if token == "{" else (self._piece(token, ()),)

    def _words(self, command: str) -> Piece:
        start, depth = self.at, 0
        while depth or self.at == start:
            token = self.next()
            depth += (token == "{") - (token == "}")
        text = self._since(start)[1:-1]
        shown = re.sub(r"\\[A-Za-z]+\{\}|\\[A-Za-z]+ ?", "x", text.replace(BREAK, ""))
        wide = width.of_text(re.sub(r"[\\${}]", "", shown))
        return Piece("", wide, TEXT if command == r"\text" else ORDINARY)

    def _brackets(self) -> Piece:
        left = self.next()
        inside = self.row(r"\right")
        self.next()
        right = self.next()
        high = any(part.inside for part in inside)
        wide = total(inside) + 2 * (width.HIGH_BRACKET if high else width.BRACKET) + width.THIN
        if any(part.kind == MATRIX for part in inside):
            return Piece("", wide)
        return Piece("", wide, inside=(inside,), brackets=(left, right))

    def _matrix(self) -> Piece:
        """Columns are as wide as their widest entries."""
        name = joined(self._argument())
        if name.replace(" ", "") == "array":
            self._argument()
        rows: list[list[Row]] = [[]]
        while True:
            rows[-1].append(self.row("&", r"\\", r"\end"))
            sign = self.next()
            if sign == r"\end":
                break
            if sign == r"\\":
                rows.append([])
        self._argument()
        columns = range(max(map(len, rows)))
        widest = sum(max(total(row[c]) for row in rows if c < len(row)) for c in columns)
        wide = widest + width.COLUMN_GAP * (len(columns) - 1) + 2 * width.HIGH_BRACKET
        return Piece("", wide, MATRIX)


def _sign(token: str, before: Sequence[Piece]) -> Piece:
    """A letter, a number, an operator or a command without arguments."""
    if token in _RELATIONS:
        return Piece("", width.RELATION, RELATION)
    if token in _BINARY:
        last = before[-1] if before else None
        if last is None or last.kind in (BINARY, RELATION, COMMA) or last.text in ("(", "["):
            return Piece("", width.of_sign("+"))
        return Piece("", width.BINARY, BINARY)
    if token in (",", ";"):
        return Piece("", width.of_sign(",") + width.THIN, COMMA)
    if token in _SPACES:
        return Piece("", _SPACES[token], SPACE)
    if token[0] == "\\" and token[1:].isalpha():
        return Piece("", width.of_command(token[1:]))
    return Piece("", sum(map(width.of_sign, token.lstrip("\\"))))
