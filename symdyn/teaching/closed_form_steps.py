"""Closed forms as steps, so that pages and notebooks print them as they print derivations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from symdyn.identifiability import base_parameters, explain
from symdyn.support.latex.symbols import latex_name
from symdyn.support.names import tex
from symdyn.teaching.closed_form_text import (
    BASE_PARAMETERS,
    SKEW,
    Style,
    _entries,
    _latex_symbol,
    reject_unchanged,
    require_groups,
    results,
    robot_step,
)
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.explained import explanation
from symdyn.teaching.derivations.zero_pose import KEY as ROBOT, titled
from symdyn.teaching.display.displayed import BOOK, Displayed, displayed
from symdyn.teaching.notations.symbols import Notation, legend_step
from symdyn.teaching.quantities import EXPLAINED
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.markdown import MarkdownPrinter, markdown
from symdyn.teaching.steps.parts import (
    ComputedQuantity,
    EquationLines,
    QuantityEntry,
    Sentence,
    StepPart,
)
from symdyn.teaching.steps.step import Derivation, DerivationStep
from symdyn.teaching.typesetting import TextAndLatex, latex, unescaped

MOST_IN_ALL, MOST_TERMS = 4000, 100
"""Of a quantity that has more terms in all, entries of more terms are only counted."""
LARGEST = 3
"""Robots of more joints have no SymPy objects in their notebooks: they would be too long."""
_BLOCK = re.compile(r"\\begin\{align\*\}\n(.*?)\n\\end\{align\*\}", re.DOTALL)
_PARAGRAPH = re.compile(r"^\\paragraph\{(.*)\}$", re.MULTILINE)


def chapters(
    model: ClosedForms,
    quantities: Sequence[str],
    style: Style,
    letters: Notation | None = None,
    robot: bool = False,
) -> list[Derivation]:
    """What is asked for, in its order: explanations as they are, closed forms in a row as one.

    The notation of a book comes with its own step, which lists it. If there are closed forms
    alone, the `robot` may stand before them; explanations tell of it themselves.
    """
    shown = displayed(model, style.angles)
    letters = letters or Notation()
    found: list[Derivation] = []
    asked = [name for name in quantities if name not in EXPLAINED and name != BASE_PARAMETERS]
    forms = [robot_step(shown, letters)] if robot and asked == list(quantities) else []
    known: dict[str, Any] = {}
    for name in dict.fromkeys(quantities):
        if name not in EXPLAINED and name != BASE_PARAMETERS:
            forms += _steps(shown, name, style, known, letters)
            continue
        if forms:
            found.append(_collected(shown, forms))
            forms = []
        found.append(explanation(model, name) if name in EXPLAINED else _base_parameters(model))
    if style.groups:
        require_groups(shown, quantities)
    if letters.book:
        reject_unchanged(letters, model, quantities, style.form)
        forms.insert(int(robot), legend_step(letters, "latex"))
    return [*found, _collected(shown, forms)] if forms else found


def closed_forms(
    model: ClosedForms, *names: str, angles: str = BOOK, groups: bool = False
) -> Derivation:
    """Closed forms as steps, each under its name.

    Parameters
    ----------
    model
        The model of `symdyn.derive`.
    names
        The names of quantities, such as `M` or `tau`.
    angles
        `book`, `sums` or `products`: how products of sines and cosines are written.
    groups
        Whether parameters that occur together have a name of their own.
    """
    (found,) = chapters(model, names, Style(angles=angles, groups=groups))
    return found


def told_model(model: ClosedForms) -> str:
    """What a notebook shows of a model: its equations, if they are short."""
    name = (
        f"**{markdown(tex(model.robot.name))}**: ask for `M`, `C`, `phi`, `tau`, `derivation`, ..."
    )
    if model.robot.nv > LARGEST:
        return name
    steps = closed_forms(model, "M", "C", "phi")
    print_ = MarkdownPrinter()
    return print_.joined([name, *(step.result._repr_markdown_() for step in steps)])


def _collected(model: Displayed, forms: Sequence[DerivationStep]) -> Derivation:
    told = model.roundings if forms[0].key == ROBOT else model.notes
    notes = prose(" ".join(told)) if told else None
    return Derivation(titled("Closed forms of", model.robot), tuple(forms), notes)


def _steps(
    model: ClosedForms, name: str, style: Style, known: dict[str, Any], letters: Notation
) -> list[DerivationStep]:
    """One quantity, a step for each of its results."""
    steps = []
    found = results(model, name, style)
    for whole in found:
        key = name if len(found) == 1 else f"{name}-{whole.name}"
        letters.meet(whole.name, [whole.value, *whole.legend.values()])
        steps.append(_step(model, key, whole.after(known).in_order(letters), letters))
        known.update(whole.legend)
    return steps


def _step(model: ClosedForms, key: str, shown: Any, letters: Notation) -> DerivationStep:
    """One result with the names that its formulas use."""
    names = letters.latex_names(model.latex_names)
    letter = letters.quantity(shown.name)
    parts: list[StepPart] = []
    if shown.above:
        above = ", ".join(f"${latex_name(one)}$" for one in shown.above)
        parts.append(Sentence(TextAndLatex(", ".join(shown.above), f"{above} as above.")))
    if shown.legend:
        rows = [
            TextAndLatex(
                one,
                f"{_latex_symbol(one)} &= {latex(model.shown(meaning), names, letters.inertias)}",
            )
            for one, meaning in shown.legend.items()
        ]
        parts.append(EquationLines(tuple(rows)))
    if shown.words:
        told = letters.latex(shown.words.latex, model.latex_names)
        parts.append(Sentence(TextAndLatex(letters.text(shown.words.text), told)))
    entries = [entry for _, entry in _entries(shown.name, shown.shape, shown.value)]
    written = _written(model, entries)
    words = TextAndLatex(letter.text, letter.latex)
    symmetric = len(shown.shape) == 2 and _is_symmetric(shown.shape, entries)
    sparse = len(shown.shape) == 2 and max(shown.shape) > 6
    parts.append(
        ComputedQuantity(words, shown.shape, written, names, sparse, symmetric, letters.inertias)
    )
    about = SKEW.sub(r"`\g<0>`", letters.said(shown.heading.partition(": ")[2]))
    return DerivationStep(key, f"`{letter.text}`: {about}", results=tuple(parts))


def _written(model: ClosedForms, entries: Sequence[Any]) -> tuple[QuantityEntry, ...]:
    """Entries to be read; of a quantity that is too large for a page, long ones are counted."""
    sizes = [len(entry.terms) for entry in entries]
    most = MOST_TERMS if sum(sizes) > MOST_IN_ALL else MOST_IN_ALL
    return tuple(
        QuantityEntry(model.shown(entry), size) if size <= most else QuantityEntry(None, size)
        for entry, size in zip(entries, sizes, strict=True)
    )


def _is_symmetric(shape: tuple[int, ...], entries: Sequence[Any]) -> bool:
    rows, columns = shape
    return rows == columns > 1 and all(
        entries[i * rows + j] == entries[j * rows + i] for i in range(rows) for j in range(i)
    )


def _base_parameters(model: ClosedForms) -> Derivation:
    """The explanation of base parameters, joint by joint: a step for each of its paragraphs."""
    opening, *rest = _PARAGRAPH.split(explain(base_parameters(model.plain.robot), "latex"))
    steps = tuple(
        DerivationStep(f"{BASE_PARAMETERS}-{k}", _backquoted(title), results=(*_parts(told),))
        for k, (title, told) in enumerate(zip(rest[::2], rest[1::2], strict=True), 1)
    )
    return Derivation(
        titled("Base parameters of", model.robot), steps, TextAndLatex(opening, opening)
    )


def _backquoted(title: str) -> str:
    """A title in LaTeX as one for `prose`."""
    return unescaped(re.sub(r"(?<!\\)\$", "`", title))


def _parts(text: str) -> Iterator[StepPart]:
    """Sentences, a paragraph each, and alignments."""
    for k, piece in enumerate(_BLOCK.split(text)):
        if k % 2:
            yield EquationLines(tuple(TextAndLatex(row, row) for row in piece.split(" \\\\\n")))
        elif piece.strip():
            told = piece.strip().replace("\n", "\n\n")
            yield Sentence(TextAndLatex(told, told))
