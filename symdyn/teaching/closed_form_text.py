"""Writes closed forms: as text one line for each entry, in LaTeX one matrix for each quantity."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from symdyn.errors import FunctionError
from symdyn.graph import Program
from symdyn.graph.program import Array
from symdyn.identifiability import base_parameters, explain
from symdyn.support.latex.display import aligned
from symdyn.support.latex.document import document, fragment
from symdyn.support.latex.symbols import latex_name
from symdyn.support.names import MARK, tex
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.explained import explanation
from symdyn.teaching.derivations.zero_pose import zero_pose
from symdyn.teaching.display.displayed import ANGLES, BOOK, Displayed, displayed
from symdyn.teaching.elimination import METHOD
from symdyn.teaching.notations.books import book_of
from symdyn.teaching.notations.symbols import Notation, legend_box
from symdyn.teaching.quantities import ABOUT_OPERATORS, BLOCKS, EXPLAINED, OPERATORS
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.latex import LatexPrinter
from symdyn.teaching.steps.parts import ComputedQuantity, QuantityEntry
from symdyn.teaching.steps.step import Derivation, DerivationStep
from symdyn.teaching.steps.text import broken
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex, latex, plain

FORMATS = ("text", "latex", "html", "notebook")
BASE_PARAMETERS = "base_parameters"
"""The name that is answered with an explanation, joint by joint, instead of a formula."""

FORMULAS = "Formulas"
"""The title of what stands below the robot in a document."""

SKEW = re.compile(r"\w+dot - 2\w+")
"""The formula in the heading of the Coriolis matrix: Mdot - 2C."""

SPARSE = (*BLOCKS, *OPERATORS)
"""Matrices that are mostly zeros; as text, only the other entries are written."""


@dataclass(frozen=True)
class Style:
    """How closed forms are shown: the markup, how angles are written, parameters in groups.

    LaTeX is a document, or a `fragment` for one. `notation` is the book whose letters are used.
    `setup` is the Python by which a notebook makes the model.
    """

    form: str = "text"
    angles: str = BOOK
    groups: bool = False
    fragment: bool = False
    notation: str | None = None
    setup: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.form not in FORMATS:
            raise FunctionError(f"no format is called {self.form!r}; use {', '.join(FORMATS)}")
        if self.angles not in ANGLES:
            raise FunctionError(f"angles cannot be {self.angles!r}; use {', '.join(ANGLES)}")
        if self.fragment and self.form != "latex":
            raise FunctionError(
                f"--fragment has no effect on --format {self.form}; omit it, or use latex"
            )
        if self.notation is not None and self.form == "notebook":
            raise FunctionError("--notation has no effect on --format notebook; use another format")

    def page(self, body: str, model: Displayed | ClosedForms, title: str = "") -> str:
        """The body as it is delivered."""
        if self.form != "latex":
            return body
        about = f"{model.robot.name}, {MARK}"
        if self.fragment:
            return fragment(body, about)
        return document(f"\\section*{{{title}}}\n{body}" if title else body, about)


@dataclass(frozen=True)
class _Shown:
    """A quantity with its heading, ready to be written.

    Names of the legend that were explained `above` are not explained again.
    """

    name: str
    heading: str
    shape: tuple[int, ...]
    legend: dict[str, Any]
    value: Any
    words: TextAndLatex | None = None
    above: tuple[str, ...] = ()

    def after(self, known: dict[str, Any]) -> _Shown:
        """The same where a document has explained names before.

        If one of them means something else here all are explained again, since they build on it.
        """
        above = tuple(name for name in self.legend if name in known)
        if not above or any(known[name] != self.legend[name] for name in above):
            return self
        legend = {name: m for name, m in self.legend.items() if name not in above}
        return replace(self, legend=legend, above=above, words=self.words if legend else None)

    def in_order(self, letters: Notation) -> _Shown:
        """The same with the indices in the order of the book."""
        order = letters.quantity(self.name).order
        return replace(self, value=self.value.reorder(order)) if order else self


def written(model: ClosedForms, quantities: Sequence[str], style: Style) -> str:
    """The quantities as text or as LaTeX."""
    known: dict[str, Any] = {}
    shown = displayed(model, style.angles)
    letters = letters_of(shown, quantities, style)
    parts = [_written(shown, name, style, known, letters) for name in quantities]
    if letters.book:
        reject_unchanged(letters, model, quantities, style.form)
    if style.groups:
        require_groups(shown, quantities)
    title = "" if quantities[0] in EXPLAINED else f"Equations of {tex(model.robot.name)}"
    opening = []
    if title and style.form == "latex" and not style.fragment:
        step = robot_step(shown, letters)
        robot = step.printed(LatexPrinter(), Derivation(prose(step.title), (step,)))
        opening = [robot, f"\\subsection*{{{FORMULAS}}}"]
    notes = [prose(note) for note in shown.notes]
    if style.form == "latex":
        parts += [f"{note.latex}\n" for note in notes]
    else:
        parts += [f"({note.text.rstrip('.')})\n" for note in notes]
    if letters.book:
        parts.insert(0, legend_box(letters, style.form))
    return style.page("\n".join([*opening, *parts]), model, title)


def robot_step(model: Displayed, letters: Notation) -> DerivationStep:
    """What the formulas are about: joints and links, in the notation of the formulas."""
    q = letters.book.vector.text if letters.book else "q"
    step = zero_pose(QuantityWriter(model, letters.latex_names(model.latex_names)), q)
    letters.read(repr(step.result))
    return replace(step, numbered=False)


def reject_unchanged(
    letters: Notation, model: ClosedForms, asked: Sequence[str], form: str
) -> None:
    """Reject a book whose letters are ours."""
    if not letters.changes(form):
        told = f"{', '.join(asked)} of {model.robot.name}"
        taken = f" (the symbols for {', '.join(letters.taken)} have other meanings)"
        raise FunctionError(
            f"--notation has no effect on {told}{taken if letters.taken else ''}; leave it out"
        )


def require_groups(model: ClosedForms, asked: Sequence[str]) -> None:
    """Reject `--groups` where none was found in what was written."""
    if model.groups:
        return
    if not model.plain.robot.symbolic_parameters:
        raise FunctionError(
            f"{model.robot.name}: --groups has no effect without open parameters; open some, such "
            "as --parameters inertial, or omit it"
        )
    raise FunctionError(
        f"{model.robot.name}: --groups has no effect on {', '.join(asked)}, where every parameter "
        "is a separate factor; omit it"
    )


def letters_of(model: ClosedForms, asked: Sequence[str], style: Style) -> Notation:
    """The notation of the book, rejected where formulas have those of a paper."""
    if style.notation is None:
        return Notation()
    book = book_of(style.notation)
    for name in asked:
        if name in (BASE_PARAMETERS, "--prove", *EXPLAINED, *SPARSE):
            raise FunctionError(
                f"--notation has no effect on {name}, which keeps the notation of its source; omit "
                "it, or request M C phi tau T U Gamma"
            )
    return Notation.of(book, model)


def _written(
    model: Displayed, name: str, style: Style, known: dict[str, Any], letters: Notation
) -> str:
    """One quantity; names that it explains are added to those that are `known`."""
    if name == BASE_PARAMETERS:
        return explain(base_parameters(model.plain.robot), style.form)
    if name in EXPLAINED:
        steps = explanation(model, name)
        return steps.latex() if style.form == "latex" else steps.text()
    writer = _latex if style.form == "latex" else _text
    texts = []
    for shown in results(model, name, style):
        letters.meet(shown.name, [shown.value, *shown.legend.values()])
        texts.append(writer(model, shown.after(known).in_order(letters), letters))
        known.update(shown.legend)
    return "\n".join(texts)


def results(model: ClosedForms, name: str, style: Style) -> list[_Shown]:
    """The results of a quantity, each with its heading: one, but for functions of several."""
    if name in BLOCKS or name in OPERATORS:
        return [_matrix(model, name)]
    program = model.program(name)
    legend, value, words = _legend_and_value(model, name, style.groups)
    values = value if len(program.outputs) > 1 else {program.outputs[0].name: value}
    how = METHOD if model.has_quotients(name) else program.derived_by
    return [
        _Shown(a.name, _heading(program, a, how), a.shape, legend, values[a.name], words)
        for a in program.outputs
    ]


def _heading(program: Program, array: Array, how: str) -> str:
    """What an array is; of more than two indices, also what they are."""
    told = f"{array.name}: {array.about}, by {how}"
    if len(array.shape) < 3 or f"{array.name}[" not in program.about:
        return told
    return f"{told}; {program.about.rstrip('.').partition(': ')[2]}"


def _matrix(model: ClosedForms, name: str) -> _Shown:
    if name in BLOCKS:
        value = model.quantity(name)
        heading = f"{name}: block matrix, M = A^T L^T D L A; what is not listed is zero"
        return _Shown(name, heading, value.shape, {}, value)
    value = model.quantity(name)
    heading = f"{name}: {ABOUT_OPERATORS[name]}; what is not listed is zero"
    return _Shown(name, heading, value.shape, {}, value)


def _legend_and_value(
    model: ClosedForms, name: str, groups: bool
) -> tuple[dict[str, Any], Any, TextAndLatex | None]:
    if groups:
        return *model.grouped(name), None
    if model.has_quotients(name):
        written = model.quotients(name)
        return written.divisors, model.shaped(name, written.entries), written.words
    return {}, model.quantity(name), None


def _about(shown: _Shown, letters: Notation) -> str:
    """What the quantity is, without its name."""
    return letters.said(shown.heading.removeprefix(shown.name))


def _text(model: ClosedForms, shown: _Shown, letters: Notation) -> str:
    name = letters.quantity(shown.name).text
    lines = [name + _about(shown, letters)]
    if shown.above:
        lines.append(f"  {', '.join(shown.above)} as above")
    for group, meaning in shown.legend.items():
        lines += broken(
            f"  {group} = {letters.text(plain(model.shown(meaning), letters.inertias))}"
        )
    if shown.words:
        lines.append(f"  ({letters.text(shown.words.text)})")
    known: dict[Any, str] = {}
    for label, entry in _entries(shown.name, shown.shape, shown.value):
        entry = model.shown(entry)
        if entry == 0 and shown.name in SPARSE:
            continue
        value, spelled = plain(entry, letters.inertias), name + label.removeprefix(shown.name)
        if len(value) > len(label) and entry in known:
            value = known[entry]
        else:
            value = letters.text(value)
            known.setdefault(entry, spelled)
        lines += broken(f"  {spelled} = {value}")
    return "\n".join([*lines, ""])


def _latex(model: ClosedForms, shown: _Shown, letters: Notation) -> str:
    names = letters.latex_names(model.latex_names)
    letter, about = letters.quantity(shown.name), _about(shown, letters)
    told = prose(SKEW.sub(r"`\g<0>`", about))
    text = f"${letter.latex}${told.latex}.\n"
    above = ", ".join(f"${_latex_symbol(g)}$" for g in shown.above)
    text += f"{above} as above.\n" if above else ""
    legend = [
        f"{_latex_symbol(g)} &= {latex(model.shown(m), names, letters.inertias)}"
        for g, m in shown.legend.items()
    ]
    text += aligned(legend)
    if shown.words:
        text += f"({letters.latex(shown.words.latex, model.latex_names)}.)\n"
    entries = _entries(shown.name, shown.shape, shown.value)
    quantity = ComputedQuantity(
        TextAndLatex(letter.text, letter.latex),
        shown.shape,
        tuple(QuantityEntry(model.shown(entry)) for _, entry in entries),
        names,
        symmetric=len(shown.shape) == 2 and shown.value.is_symmetric,
        inertias=letters.inertias,
    )
    printer = LatexPrinter()
    written = printer.listed if len(shown.shape) == 1 else printer.quantity
    return text + written(quantity)


def _latex_symbol(name: str) -> str:
    """A name of the legend."""
    return latex_name(name)


def _entries(name: str, shape: tuple[int, ...], value: Any) -> list[tuple[str, Any]]:
    """Entries with one-based subscripts, row-major."""
    if not shape:
        return [(name, value)]
    labels = [""]
    for size in shape:
        labels = [f"{label}{',' * bool(label)}{k + 1}" for label in labels for k in range(size)]
    return [(f"{name}[{label}]", entry) for label, entry in zip(labels, value, strict=True)]
