"""Sentences with formulas in them, and alignments of equations, as HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape

from symdyn.support.latex.pieces import BREAK
from symdyn.teaching.page.latex_reader import MINUS, cells, tree
from symdyn.teaching.page.mathml import (
    BINARY,
    CLOSE,
    COMMA,
    OPEN,
    RELATION,
    WORDS,
    Fence,
    FormulaFraction,
    FormulaRow,
    Leaf,
    Node,
    Scripts,
    element,
)
from symdyn.teaching.typesetting import TextAndLatex, unescaped

# Formulas in pieces: browsers break no line inside of MathML, but between formulas.
#
# A piece begins with the sign before a term of a sum, with a sign of equality, or after a comma.
# A piece that is still wide is broken inside of its brackets. For this a fraction with a long
# numerator is written as 1/2 (...), and brackets that grow with what is inside get one size for
# all pieces.

WIDEST = 16.0
"""Pieces that are wider, in em, are broken again where they can be."""
NARROW, NEVER = 7.0, 1000
"""Brackets around less, in em, are not broken at any level."""
SHORT = 9.0
"""Narrower formulas within sentences are not broken."""
TALL = 2.2
"""The size, in em, of brackets around fractions that are on several lines."""


def pieces(formula: FormulaRow) -> str:
    """A displayed formula as elements of MathML, between which lines may be broken."""
    return "".join(element(piece, display=True) for piece in broken(formula))


def widest(formula: FormulaRow) -> float:
    """The width of its widest piece, in em."""
    return max((piece.width for piece in broken(formula)), default=0.0)


def solid(formula: FormulaRow) -> list[FormulaRow]:
    """The pieces of a formula within a sentence: a short one is not broken."""
    return broken(formula) if formula.width > SHORT else [formula]


def broken(formula: FormulaRow) -> list[FormulaRow]:
    """The pieces of a formula."""
    return [piece for piece in _split(list(_flat(formula.children)), 0) if piece.children]


def _flat(nodes: Sequence[Node]) -> Iterator[Node]:
    """Rows inside of rows are groups that mean nothing here."""
    for node in nodes:
        if isinstance(node, FormulaRow):
            yield from _flat(node.children)
        else:
            yield node


def _split(nodes: Sequence[Node], level: int) -> Iterator[FormulaRow]:
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
        row = FormulaRow(tuple(piece))
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
    if isinstance(node, FormulaFraction):
        return _factor(node)
    if isinstance(node, Fence):
        return _bracketed(node)
    if (
        isinstance(node, Scripts)
        and node.below is None
        and isinstance(node.base, Fence | FormulaRow)
    ):
        *inside, last = _flat(_open(node.base) if isinstance(node.base, Fence) else [node.base])
        if inside and _role(inside[0]) == OPEN and _role(last) == CLOSE:
            return [*inside, Scripts(last, None, node.above)]
    return [node]


def _factor(fraction: FormulaFraction) -> Sequence[Node]:
    """A long numerator times one over the denominator."""
    above = list(_flat([fraction.above]))
    numerator = FormulaRow(tuple(above))
    if len(broken(numerator)) < 2:
        return [fraction]
    factor = FormulaFraction(Leaf("mn", "1"), fraction.below, fraction.small)
    pairs = zip(above, _levels(above), strict=True)
    if any(depth == 0 and _is_sum(node) for node, depth in pairs):
        return [factor, _sized("(", OPEN, numerator), *above, _sized(")", CLOSE, numerator)]
    return [factor, *above]


def _bracketed(fence: Fence) -> Sequence[Node]:
    """Brackets of one size around what they would have grown with."""
    if not (fence.left and fence.right) or len(broken(FormulaRow((fence.body,)))) < 2:
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


_LEADING, _TRAILING = re.compile(r"[^\s\\]{1,3}(?=\s|$)"), re.compile(r"[(\[]+$")
"""Signs after a formula, and brackets before it, from which no end of a line may part it."""
PAPER = 40.0
"""As wide as paper of A4, in em of its formulas; wider ones are printed in smaller letters."""
_FORMULA = re.compile(r"(?<!\\)\$((?:[^$\\]|\\.)*)\$", re.DOTALL)


def inline(latex: str) -> str:
    r"""Words of LaTeX as HTML: formulas are between dollars.

    >>> inline(r"a\_b <i> is $0$.")
    'a_b &lt;i&gt; is <span class="nb"><math><mn>0</mn></math>.</span>'
    """
    parts = _FORMULA.split(latex)
    told, tail = "", parts[0]
    for formula, after in zip(parts[1::2], parts[2::2], strict=True):
        # brackets before a formula and signs after it stay on its line
        lead, sign = _TRAILING.search(tail), _LEADING.match(after)
        before, after_sign = (lead[0] if lead else ""), (sign[0] if sign else "")
        told += _text(tail.removesuffix(before))
        # a browser breaks between pieces by itself
        shown = [element(piece) for piece in solid(tree(formula.replace(BREAK, "")))] or [""]
        shown[0] = _text(before) + shown[0]
        shown[-1] += _text(after_sign)
        told += "".join(f'<span class="nb">{piece}</span>' for piece in shown)
        tail = after.removeprefix(after_sign)
    return told + _text(tail)


def _text(words: str) -> str:
    return escape(unescaped(words), quote=False)


def paragraphs(words: TextAndLatex, kind: str = "") -> str:
    """Sentences; an empty line is between paragraphs."""
    which = f' class="{kind}"' if kind else ""
    told = (part.strip() for part in words.latex.split("\n\n"))
    return "".join(f"<p{which}>{inline(part)}</p>\n" for part in told if part)


def plain(words: TextAndLatex) -> str:
    """Words for an attribute or a title: formulas as text."""
    return escape(" ".join(words.text.split()))


def alignment(rows: Sequence[str], source: str = "") -> str:
    """Equations one below the other; what is before the first & is on the left of the others."""
    return grid([cells(row) for row in rows], source)


def equation(left: str, right: FormulaRow) -> str:
    """One equation, whose right side is known as a tree."""
    return grid([[tree(left), FormulaRow((*tree("=").children, *right.children))]])


def grid(rows: Sequence[Sequence[FormulaRow]], source: str = "") -> str:
    """Rows of equations in a box; too wide ones scroll on screens and are smaller on paper."""
    origin = f'<span class="src">{escape(source)}</span>' if source else ""
    wide = _width(rows)
    size = f' style="--fit: {PAPER / wide:.2f}"' if wide > PAPER else ""
    told = "".join(map(_row, rows))
    return f'<div class="eq"{size}>{origin}<div class="al">{told}</div></div>\n'


def _width(rows: Sequence[Sequence[FormulaRow]]) -> float:
    """How wide the rows are, in em, if every line ends where it can."""
    left = max((row[0].width for row in rows if len(row) > 1), default=0.0)
    right = max(widest(part) for row in rows for part in (row[1:] or row))
    return left + right


def _row(parts: Sequence[FormulaRow]) -> str:
    """Left side, right side, remarks; LaTeX has remarks in separate cells."""
    if len(parts) == 1:
        return f'<div class="r"><span class="lr">{pieces(parts[0])}</span></div>'
    left, right, *remarks = parts
    said = [pieces(x) for x in remarks if x.children]
    remark = f'<span class="rem">{" ".join(said)}</span>' if said else ""
    if not left.children:
        return f'<div class="r"><span class="lr">{pieces(right)}{remark}</span></div>'
    start = f'<span class="lh">{pieces(left)}</span>'
    return f'<div class="r">{start}<span class="rh">{pieces(right)}{remark}</span></div>'
