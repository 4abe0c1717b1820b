"""Block matrices and equations of closed chains, as text and as LaTeX."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from symdyn.support.names import printable, tex
from symdyn.teaching.notation import Words
from symdyn.teaching.steps.formulas import formula

Blocks = Sequence[Sequence[str]]


def sizes_of(text: str) -> str:
    r"""Sizes of matrices in LaTeX.

    >>> print(sizes_of("J 6 x 3"))
    J \in R^{6 \times 3}
    """
    return re.sub(r"(\w+) (\d+) x (\d+)", _size, text)


def _size(found: re.Match[str]) -> str:
    return rf"{formula(found[1])} \in R^{{{found[2]} \times {found[3]}}}"


def equation(text: str, number: str = "", sizes: str = "") -> Words:
    """An equation with its number in the paper and the sizes of what is in it."""
    left, _, right = text.partition(" = ")
    tail = f"({number})" if number else ""
    told = f" && {sizes_of(sizes)}" if sizes else ""
    numbered = rf" && \text{{{tail}}}" if number else ""
    line = f"{text:<44} {sizes:<24} {tail}" if sizes else f"{text:<69} {tail}"
    return Words(line.rstrip(), f"{formula(left)} &= {formula(right)}{told}{numbered}")


def system(*parts: Blocks | str, number: str) -> Words:
    """Block matrices with what stands between them, side by side; several lines of text."""
    height = max(len(part) for part in parts if not isinstance(part, str))
    columns: list[list[str]] = []
    latex = []
    for part in parts:
        if isinstance(part, str):
            middle = [" " * len(part)] * height
            middle[(height - 1) // 2] = part
            columns.append(middle)
            latex.append(rf"\text{{{part}}}" if part.isalpha() else formula(part))
            continue
        wide = [max(len(row[c]) for row in part) for c in range(len(part[0]))]
        rows = (zip(row, wide, strict=True) for row in part)
        columns.append(["| " + "  ".join(f"{x:^{w}}" for x, w in row) + " |" for row in rows])
        body = r" \\ ".join(" & ".join(map(formula, row)) for row in part)
        latex.append(rf"\begin{{pmatrix}} {body} \end{{pmatrix}}")
    lines = [" ".join(row) for row in zip(*columns, strict=True)]
    lines[0] = f"{lines[0]:<69} ({number})"
    return Words("\n".join(lines), f"& {' '.join(latex)} && \\text{{({number})}}")


def in_lines(words: Iterable[Words]) -> list[Words]:
    """Equations, with an empty line of text below those that have several."""
    found = list(words)
    last = len(found) - 1
    return [
        Words(one.text + "\n" * (k < last and "\n" in one.text), one.latex)
        for k, one in enumerate(found)
    ]


def two(a: str, b: str, c: str, d: str) -> Blocks:
    """Two rows of two."""
    return (a, b), (c, d)


def column(*entries: str) -> Blocks:
    """Rows of one."""
    return tuple((entry,) for entry in entries)


def told(what: str, value: str) -> Words:
    """A line that says what has this value."""
    text = f"{what:<56} {printable(value)}"
    return Words(text, rf"&\text{{{tex(what)}}} && \text{{{tex(value)}}}")
