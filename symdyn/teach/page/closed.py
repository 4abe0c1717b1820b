"""Closed forms as steps, so that the page has one printer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from symdyn.base_parameters import base_parameters, explain
from symdyn.teach.closed_form import (
    BASE_PARAMETERS,
    Style,
    _entries,
    _latex_symbol,
    results,
)
from symdyn.teach.derivations.zero_pose import titled
from symdyn.teach.display.model import Displayed, displayed
from symdyn.teach.explained import explanation
from symdyn.teach.model import EXPLAINED, Model
from symdyn.teach.notation import Words, latex, latex_name
from symdyn.teach.page.reading import unescaped
from symdyn.teach.steps.formulas import prose
from symdyn.teach.steps.parts import Entry, Lines, Part, Quantity, Said
from symdyn.teach.steps.step import Derivation, Step

MOST_IN_ALL, MOST_TERMS = 4000, 100
"""Of a quantity that has more terms in all, entries of more terms are only counted."""
_BLOCK = re.compile(r"\\begin\{align\*\}\n(.*?)\n\\end\{align\*\}", re.DOTALL)
_PARAGRAPH = re.compile(r"^\\paragraph\{(.*)\}$", re.MULTILINE)


def chapters(model: Model, quantities: Sequence[str], style: Style) -> Iterator[Derivation]:
    """What is asked for, in its order: explanations as they are, closed forms in a row as one."""
    shown = displayed(model, style.angles)
    forms: list[Step] = []
    known: dict[str, Any] = {}
    for name in dict.fromkeys(quantities):
        if name not in EXPLAINED and name != BASE_PARAMETERS:
            forms += _steps(shown, name, style, known)
            continue
        if forms:
            yield _collected(shown, forms)
            forms = []
        yield explanation(model, name) if name in EXPLAINED else _base_parameters(model)
    if forms:
        yield _collected(shown, forms)


def _collected(model: Displayed, forms: Sequence[Step]) -> Derivation:
    notes = prose(" ".join(model.notes)) if model.notes else None
    return Derivation(titled("Closed forms of", model.robot), tuple(forms), notes)


def _steps(model: Model, name: str, style: Style, known: dict[str, Any]) -> list[Step]:
    """One quantity, a step for each of its results."""
    steps = []
    found = results(model, name, style)
    for whole in found:
        key = name if len(found) == 1 else f"{name}-{whole.name}"
        steps.append(_step(model, key, whole.after(known)))
        known.update(whole.legend)
    return steps


def _step(model: Model, key: str, shown: Any) -> Step:
    """One result with the names that its formulas use."""
    names = model.latex_names
    parts: list[Part] = []
    if shown.above:
        above = ", ".join(f"${latex_name(one)}$" for one in shown.above)
        parts.append(Said(Words(", ".join(shown.above), f"{above} as above.")))
    if shown.legend:
        rows = [
            Words(one, f"{_latex_symbol(one)} &= {latex(model.shown(meaning), names)}")
            for one, meaning in shown.legend.items()
        ]
        parts.append(Lines(tuple(rows)))
    if shown.words:
        parts.append(Said(shown.words))
    entries = [entry for _, entry in _entries(shown.name, shown.shape, shown.value)]
    written = _written(model, entries)
    words = Words(shown.name, latex_name(shown.name))
    symmetric = len(shown.shape) == 2 and _is_symmetric(shown.shape, entries)
    sparse = len(shown.shape) == 2 and max(shown.shape) > 6
    parts.append(Quantity(words, shown.shape, written, names, sparse, symmetric))
    _, _, about = shown.heading.partition(": ")
    return Step(key, f"`{shown.name}`: {about}", results=tuple(parts))


def _written(model: Model, entries: Sequence[Any]) -> tuple[Entry, ...]:
    """Entries to be read; of a quantity that is too large for a page, long ones are counted."""
    sizes = [len(entry.args) if entry.is_Add else 1 for entry in entries]
    most = MOST_TERMS if sum(sizes) > MOST_IN_ALL else MOST_IN_ALL
    return tuple(
        Entry(model.shown(entry), size) if size <= most else Entry(None, size)
        for entry, size in zip(entries, sizes, strict=True)
    )


def _is_symmetric(shape: tuple[int, ...], entries: Sequence[Any]) -> bool:
    rows, columns = shape
    return rows == columns > 1 and all(
        entries[i * rows + j] == entries[j * rows + i] for i in range(rows) for j in range(i)
    )


def _base_parameters(model: Model) -> Derivation:
    """The explanation of base parameters, joint by joint: a step for each of its paragraphs."""
    opening, *rest = _PARAGRAPH.split(explain(base_parameters(model.robot), "latex"))
    steps = tuple(
        Step(f"{BASE_PARAMETERS}-{k}", _backquoted(title), results=(*_parts(told),))
        for k, (title, told) in enumerate(zip(rest[::2], rest[1::2], strict=True), 1)
    )
    return Derivation(titled("Base parameters of", model.robot), steps, Words(opening, opening))


def _backquoted(title: str) -> str:
    """A title in LaTeX as one for `prose`."""
    return unescaped(re.sub(r"(?<!\\)\$", "`", title))


def _parts(text: str) -> Iterator[Part]:
    """Sentences, a paragraph each, and alignments."""
    for k, piece in enumerate(_BLOCK.split(text)):
        if k % 2:
            yield Lines(tuple(Words(row, row) for row in piece.split(" \\\\\n")))
        elif piece.strip():
            told = piece.strip().replace("\n", "\n\n")
            yield Said(Words(told, told))
