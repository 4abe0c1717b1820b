"""Formulas in pieces: browsers break no line inside of MathML, but between formulas.

A piece begins with the sign before a term of a sum, with a sign of equality, or after a comma. A
piece that is still wide is broken inside of its brackets, if they do not grow with what is inside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.teach.page.markup import (
    BINARY,
    CLOSE,
    COMMA,
    OPEN,
    RELATION,
    WORDS,
    Leaf,
    Node,
    Row,
    element,
)
from symdyn.teach.page.signs import MINUS

WIDEST = 16.0
"""Pieces that are wider, in em, are broken again where they can be."""
NARROW, NEVER = 7.0, 1000
"""Brackets around less, in em, are not broken at any level."""
SHORT = 9.0
"""Narrower formulas within sentences are not broken."""


def pieces(formula: Row) -> str:
    """A displayed formula as elements of MathML, between which lines may be broken."""
    return "".join(element(piece, display=True) for piece in broken(formula))


def solid(formula: Row) -> list[Row]:
    """The pieces of a formula within a sentence: a short one is not broken."""
    return broken(formula) if formula.width > SHORT else [formula]


def broken(formula: Row) -> list[Row]:
    """The pieces of a formula."""
    return [piece for piece in _split(list(_flat(formula.children)), 0) if piece.children]


def _flat(nodes: Sequence[Node]) -> Iterator[Node]:
    """Rows inside of rows are groups that mean nothing here."""
    for node in nodes:
        if isinstance(node, Row):
            yield from _flat(node.children)
        else:
            yield node


def _split(nodes: Sequence[Node], level: int) -> Iterator[Row]:
    """Pieces at this level of brackets, and deeper ones of those that are too wide."""
    found: list[list[Node]] = [[]]
    levels = _levels(nodes)
    for k, (node, depth) in enumerate(zip(nodes, levels, strict=True)):
        role = _role(node)
        breaks = role in (RELATION, WORDS) or (role == BINARY and _is_sum(node))
        if breaks and depth <= level and k:
            found.append([])
        found[-1].append(node)
        if role == COMMA and depth <= level:
            found.append([])
    deepest = max((depth for depth in levels if depth < NEVER), default=0)
    for piece in found:
        row = Row(tuple(piece))
        if row.width > WIDEST and level < deepest:
            yield from _split(piece, level + 1)
        else:
            yield row


def _levels(nodes: Sequence[Node]) -> list[int]:
    """In how many brackets each node is; narrow brackets are never broken."""
    levels = [0] * len(nodes)
    opened: list[int] = []
    for k, node in enumerate(nodes):
        if _role(node) == OPEN:
            opened.append(k)
        elif _role(node) == CLOSE and opened:
            start = opened.pop()
            narrow = sum(one.width for one in nodes[start:k]) <= NARROW
            for inside in range(start + 1, k):
                levels[inside] += NEVER if narrow else 1
    for start in opened:  # closed in a later piece
        for inside in range(start + 1, len(nodes)):
            levels[inside] += 1
    return levels


def _role(node: Node) -> str:
    return node.role if isinstance(node, Leaf) else ""


def _is_sum(node: Node) -> bool:
    return isinstance(node, Leaf) and node.text in ("+", MINUS)
