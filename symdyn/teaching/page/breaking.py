"""Formulas in pieces: browsers break no line inside of MathML, but between formulas.

A piece begins with the sign before a term of a sum, with a sign of equality, or after a comma. A
piece that is still wide is broken inside of its brackets. For this a fraction with a long numerator
is written as 1/2 (...), and brackets that grow with what is inside get one size for all pieces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.teaching.page.markup import (
    BINARY,
    CLOSE,
    COMMA,
    OPEN,
    RELATION,
    WORDS,
    Fence,
    Fraction,
    Leaf,
    Node,
    Row,
    Scripts,
    element,
)
from symdyn.teaching.page.signs import MINUS

WIDEST = 16.0
"""Pieces that are wider, in em, are broken again where they can be."""
NARROW, NEVER = 7.0, 1000
"""Brackets around less, in em, are not broken at any level."""
SHORT = 9.0
"""Narrower formulas within sentences are not broken."""
TALL = 2.2
"""The size, in em, of brackets around fractions that are on several lines."""


def pieces(formula: Row) -> str:
    """A displayed formula as elements of MathML, between which lines may be broken."""
    return "".join(element(piece, display=True) for piece in broken(formula))


def widest(formula: Row) -> float:
    """The width of its widest piece, in em."""
    return max((piece.width for piece in broken(formula)), default=0.0)


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
        opened = list(_opened(piece)) if row.width > WIDEST else piece
        if row.width > WIDEST and (level < deepest or opened != piece):
            yield from _split(opened, level + 1)
        else:
            yield row


def _opened(nodes: Sequence[Node]) -> Iterator[Node]:
    """Wide fractions, powers and growing brackets as signs in a row, between which lines end."""
    for node in nodes:
        yield from _open(node) if node.width > NARROW else [node]


def _open(node: Node) -> Sequence[Node]:
    """What is written instead of a node, or the node itself if no line would end inside of it."""
    if isinstance(node, Fraction):
        return _factor(node)
    if isinstance(node, Fence):
        return _bracketed(node)
    if isinstance(node, Scripts) and node.below is None and isinstance(node.base, Fence | Row):
        *inside, last = _flat(_open(node.base) if isinstance(node.base, Fence) else [node.base])
        if inside and _role(inside[0]) == OPEN and _role(last) == CLOSE:
            return [*inside, Scripts(last, None, node.above)]
    return [node]


def _factor(fraction: Fraction) -> Sequence[Node]:
    """A long numerator times one over the denominator."""
    above = list(_flat([fraction.above]))
    numerator = Row(tuple(above))
    if len(broken(numerator)) < 2:
        return [fraction]
    factor = Fraction(Leaf("mn", "1"), fraction.below, fraction.small)
    pairs = zip(above, _levels(above), strict=True)
    if any(depth == 0 and _is_sum(node) for node, depth in pairs):
        return [factor, _sized("(", OPEN, numerator), *above, _sized(")", CLOSE, numerator)]
    return [factor, *above]


def _bracketed(fence: Fence) -> Sequence[Node]:
    """Brackets of one size around what they would have grown with."""
    if not (fence.left and fence.right) or len(broken(Row((fence.body,)))) < 2:
        return [fence]
    left, right = _sized(fence.left, OPEN, fence.body), _sized(fence.right, CLOSE, fence.body)
    return [left, *_flat([fence.body]), right]


def _sized(sign: str, role: str, around: Node) -> Leaf:
    form = "prefix" if role == OPEN else "postfix"
    size = f'"true" minsize="{TALL}em" maxsize="{TALL}em"' if around.is_tall else '"false"'
    return Leaf("mo", sign, f'form="{form}" stretchy={size}', role)


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
    if isinstance(node, Scripts) and _role(node.base) == CLOSE:  # of a power
        return CLOSE
    return node.role if isinstance(node, Leaf) else ""


def _is_sum(node: Node) -> bool:
    return isinstance(node, Leaf) and node.text in ("+", MINUS)
