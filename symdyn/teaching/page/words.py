"""Sentences with formulas in them, and alignments of equations, as HTML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from symdyn.support.latex.pieces import BREAK
from symdyn.teaching.notation import Words, unescaped
from symdyn.teaching.page.breaking import pieces, solid, widest
from symdyn.teaching.page.markup import Row, element
from symdyn.teaching.page.reading import cells, tree

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


def paragraphs(words: Words, kind: str = "") -> str:
    """Sentences; an empty line is between paragraphs."""
    which = f' class="{kind}"' if kind else ""
    told = (part.strip() for part in words.latex.split("\n\n"))
    return "".join(f"<p{which}>{inline(part)}</p>\n" for part in told if part)


def plain(words: Words) -> str:
    """Words for an attribute or a title: formulas as text."""
    return escape(" ".join(words.text.split()))


def alignment(rows: Sequence[str], source: str = "") -> str:
    """Equations one below the other; what is before the first & is on the left of the others."""
    return grid([cells(row) for row in rows], source)


def equation(left: str, right: Row) -> str:
    """One equation, whose right side is known as a tree."""
    return grid([[tree(left), Row((*tree("=").children, *right.children))]])


def grid(rows: Sequence[Sequence[Row]], source: str = "") -> str:
    """Rows of equations in a box; too wide ones scroll on screens and are smaller on paper."""
    origin = f'<span class="src">{escape(source)}</span>' if source else ""
    wide = _width(rows)
    size = f' style="--fit: {PAPER / wide:.2f}"' if wide > PAPER else ""
    told = "".join(map(_row, rows))
    return f'<div class="eq"{size}>{origin}<div class="al">{told}</div></div>\n'


def _width(rows: Sequence[Sequence[Row]]) -> float:
    """How wide the rows are, in em, if every line ends where it can."""
    left = max((row[0].width for row in rows if len(row) > 1), default=0.0)
    right = max(widest(part) for row in rows for part in (row[1:] or row))
    return left + right


def _row(parts: Sequence[Row]) -> str:
    """Left side, right side, remarks; remarks stand in cells of their own in LaTeX."""
    if len(parts) == 1:
        return f'<div class="r"><span class="lr">{pieces(parts[0])}</span></div>'
    left, right, *remarks = parts
    said = [pieces(x) for x in remarks if x.children]
    remark = f'<span class="rem">{" ".join(said)}</span>' if said else ""
    if not left.children:
        return f'<div class="r"><span class="lr">{pieces(right)}{remark}</span></div>'
    start = f'<span class="lh">{pieces(left)}</span>'
    return f'<div class="r">{start}<span class="rh">{pieces(right)}{remark}</span></div>'
