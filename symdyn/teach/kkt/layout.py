"""Block matrices, pictures of zeros and formulas of closed chains, as text and as LaTeX."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from symdyn.teach.notation import Words

FILLED, HERE, NEVER = "*", "o", "."
"""Entries of a picture: not zero; zero at this q; zero at every q."""

_SIGNS = {FILLED: "*", HERE: r"\circ", NEVER: r"\cdot"}
_NAMES = (
    (r"\^(-1|\+)", r"^{\1}"),
    (r"\bOmega\b", r"\\Omega"),
    (r"\bPi\b", r"\\Pi"),
    (r"\btau(?=_|\b)", r"\\tau"),
    (r"\bqdd(?=_|\b)", r"\\ddot{q}"),
    (r"\bqd(?=_|\b)", r"\\dot{q}"),
    (r"\b([KW])dot\b", r"\\dot{\1}"),
    (r"_held\b", r"_{\\text{held}}"),
    (r"(\w+) (\d+) x (\d+)", r"\1 \\in R^{\2 \\times \3}"),
    (r" x ", r" \\times "),
    (r"\bdiag\b", r"\\mathrm{diag}"),
)

Blocks = Sequence[Sequence[str]]


def formula(text: str) -> str:
    r"""A formula of these sections in LaTeX.

    >>> print(formula("M_a qdd_a + J^T f = tau_a"))
    M_a \ddot{q}_a + J^T f = \tau_a
    """
    for pattern, latex in _NAMES:
        text = re.sub(pattern, latex, text)
    return text


def spoken(text: str) -> Words:
    """Words before equations, whose formulas stand between backquotes, as text and as LaTeX."""
    latex = re.sub(r"`([^`]*)`", lambda found: f"${formula(found[1])}$", text)
    return Words(text.replace("`", ""), f"{latex[0].upper()}{latex[1:]}:")


def equation(text: str, number: str = "", sizes: str = "") -> Words:
    """An equation with its number in the paper and the sizes of what is in it."""
    left, _, right = text.partition(" = ")
    tail = f"({number})" if number else ""
    told = f" && {formula(sizes)}" if sizes else ""
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


def picture(signs: NDArray[np.str_], names: Sequence[str], sizes: Sequence[int]) -> Words:
    """A matrix of blocks as characters, a sign for each entry; several lines of text."""
    ends = np.cumsum(sizes)
    starts = ends - sizes
    margin = max(map(len, names)) + 1
    lines: list[str] = []
    rows: list[str] = []
    for name, first, last in zip(names, starts, ends, strict=True):
        if lines:
            lines.append(" " * margin + "+".join("-" * n for n in sizes))
        for row in range(first, last):
            label = name if row == first else ""
            cells = ("".join(signs[row, a:b]) for a, b in zip(starts, ends, strict=True))
            lines.append(f"{label:<{margin}}" + "|".join(cells))
            rule = r"\hline " if row == first > 0 else ""
            rows.append(rule + " & ".join(_SIGNS[x] for x in signs[row]))
    shape = "|".join("c" * n for n in sizes)
    body = " \\\\\n".join(rows)
    latex = f"&\\left(\\begin{{array}}{{{shape}}}\n{body}\n\\end{{array}}\\right)"
    return Words("\n".join(lines), latex)


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
