"""Which entries of a matrix of blocks are zero, drawn as SVG."""

from __future__ import annotations

from html import escape
from itertools import accumulate

from symdyn.teaching.steps.parts import FILLED, HERE, Picture

CELL = 9
"""Pixels of an entry."""


def drawn(picture: Picture, name: str) -> str:
    """Squares for what is not zero, hollow ones for what is zero at this q, dots for zeros."""
    columns = picture.columns or picture.sizes
    high, wide = CELL * len(picture.signs), CELL * sum(columns)
    paths = {"full": "", "here": "", "none": ""}
    for r, signs in enumerate(picture.signs):
        for c, sign in enumerate(signs):
            kind = "full" if sign == FILLED else "here" if sign == HERE else "none"
            x, y = CELL * c, CELL * r
            if kind == "none":
                paths[kind] += f"M{x + 4} {y + 4}h1v1h-1z"
            else:
                paths[kind] += f"M{x + 1} {y + 1}h7v7h-7z"
    lines = "".join(f"M0 {CELL * y}H{wide}" for y in list(accumulate(picture.sizes))[:-1])
    lines += "".join(f"M{CELL * x} 0V{high}" for x in list(accumulate(columns))[:-1])
    margin = max((7 * len(one.text) for one in picture.names), default=0) + 6
    tops = [0, *accumulate(picture.sizes)]
    labels = "".join(
        f'<text x="-6" y="{CELL * (top + size / 2) + 4:g}">{escape(one.text)}</text>'
        for one, top, size in zip(picture.names, tops, picture.sizes, strict=False)
    )
    shapes = "".join(f'<path class="{kind}" d="{d}"/>' for kind, d in paths.items() if d)
    said = f"{name}: {len(picture.signs)} rows, {sum(columns)} columns, squares are not zero"
    return (
        f'<svg class="zeros" role="img" aria-label="{escape(said)}" width="{wide + margin + 2}" '
        f'height="{high + 2}" viewBox="{-margin - 1} -1 {wide + margin + 2} {high + 2}">'
        f'<path class="edge" d="M0 0H{wide}V{high}H0z{lines}"/>{shapes}{labels}</svg>'
    )
