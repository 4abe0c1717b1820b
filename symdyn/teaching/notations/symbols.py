"""The letters in which the closed forms of one robot are written: those of a book, or our own.

Symbols that two letters would share keep their own, so that formulas can be read back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from symdyn.errors import FunctionError
from symdyn.graph.formula_text import FIRST
from symdyn.support.latex.display import aligned
from symdyn.support.latex.symbols import latex_name
from symdyn.support.matching import suggestion
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display import gravity
from symdyn.teaching.notations.books import Book, BookSymbol
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.latex import LatexPrinter
from symdyn.teaching.steps.parts import EquationLines, PartPrinter, Sentence, StepPart, StepTable
from symdyn.teaching.steps.step import DerivationStep
from symdyn.teaching.steps.text import TextPrinter
from symdyn.teaching.typesetting import TextAndLatex

# The legend that maps the symbols of a book to those of symdyn, as text and as LaTeX.

_BEGIN = "\\noindent\\fbox{\\begin{minipage}{0.97\\linewidth}\n"
_END = "\\end{minipage}}\n\n\\medskip\n"


def legend_box(letters: Notation, form: str) -> str:
    """Return the legend: the book, its equations of motion, symbols that differ, and remarks."""
    book, equation = letters.book, letters.equation
    assert book is not None
    printer: PartPrinter = TextPrinter() if form == "text" else LatexPrinter()
    inside = "".join(
        (
            printer.paragraph(prose(f"Notation of {book.source}.")),
            f"  {equation.text}\n" if form == "text" else aligned([equation.latex]),
            printer.table(letters.table(form)),
            *(printer.paragraph(words) for words in letters.remarks),
        )
    )
    if form == "text":
        return "".join(f"| {line}".rstrip() + "\n" for line in inside.splitlines())
    return f"{_BEGIN}{inside}{_END}"


def legend_step(letters: Notation, form: str) -> DerivationStep:
    """Return the legend as a step, which every printer can print."""
    book = letters.book
    assert book is not None
    parts: list[StepPart] = [EquationLines((letters.equation,)), letters.table(form)]
    parts += [Sentence(remark) for remark in letters.remarks]
    why = prose(f"{book.source}.")
    return DerivationStep("letters", "Notation of the book", why, results=tuple(parts))


_NAME = re.compile(r"[A-Za-z]\w*")
_MATH = re.compile(r"(?<!\\)\$(?:[^$\\]|\\.)*\$", re.DOTALL)
"""A formula in sentences of LaTeX."""
_WORD_IN_MATH = r"\\(?:mathrm|mathit|text)\{[^{}]*\}|\\[A-Za-z]+|_\{[^{}]*\}"
"""Words that are not symbols: units, commands, indices."""
_NUMBERED = re.compile(r"([A-Za-z]+)(?:_(\d+))?")
_OF_ONE = re.compile(r"\bq(d{0,2})_(?=[a-z]\b)")
"""A coordinate, a rate or an acceleration with an index that is a letter."""
_RATES = (("", ""), ("d", r"\dot"), ("dd", r"\ddot"))
_RATE_OF = ("", "rate of the ", "acceleration of the ")


@dataclass(frozen=True)
class _Symbol:
    """A symbol of the robot: the pattern that it follows, its letter, and whose rate it is."""

    pattern: BookSymbol
    own: BookSymbol
    coordinate: str = ""


@dataclass
class Notation:
    """Letters for quantities and symbols; those not named here stay as they are.

    Symbols in `taken` keep their letter because the book's is another one's, those in `kept` for
    any reason. `met` are the names that have been written, so that the box explains no others.
    """

    book: Book | None = None
    symbols: dict[str, _Symbol] = field(default_factory=dict)
    taken: list[str] = field(default_factory=list)
    kept: set[str] = field(default_factory=set)
    met: set[str] = field(default_factory=set)
    passive: bool = False
    """Whether tau has the forces of springs and friction."""

    @classmethod
    def of(cls, book: Book, model: ClosedForms) -> Notation:
        """The notation of a book for the symbols of a robot."""
        found = {
            name: symbol
            for name, symbol in _symbols(book, model)
            if (symbol.own.text, symbol.own.latex) != (name, latex_name(name))
        }
        names = {*model.names.values(), *found}
        _reject_unknown(book, names, model)
        apart, taken = dict(found), []
        while shared := [name for name in apart if _is_shared(name, apart, names)]:
            whole = {apart[name].coordinate for name in shared} - {""}  # with its rates
            taken += shared
            apart = {
                name: symbol
                for name, symbol in apart.items()
                if name not in shared and symbol.coordinate not in whole
            }
        passive = bool(model.options.get("passive"))
        return cls(book, apart, taken, names - set(apart), passive=passive)

    @property
    def inertias(self) -> str:
        """The position of inertias in sums."""
        return self.book.inertias if self.book else FIRST

    def quantity(self, name: str) -> BookSymbol:
        """The symbol of a quantity."""
        own = self.book.quantities if self.book else ()
        return next(
            (letter for letter in own if letter.ours == name),
            BookSymbol(name, name, latex_name(name), ""),
        )

    def named(self, name: str) -> BookSymbol:
        """The symbol of a quantity, its rate or the part of a link: Ddot for Mdot, K_1 for T_1."""
        letter = self.quantity(name)
        text = self.book.theirs(name) if self.book else name
        return letter if letter.text == text else BookSymbol(name, text, latex_name(text), "")

    def meet(self, name: str, expressions: Iterable[Any]) -> None:
        """Remember what is written: a quantity and the symbols in it."""
        self.met |= {name, *(str(x) for one in expressions for x in one.symbols)}

    def read(self, text: str) -> None:
        """Remember the symbols in a text that has our letters."""
        self.met |= self.symbols.keys() & set(_NAME.findall(text))

    def text(self, formula: str) -> str:
        """A formula of symdyn as text in this notation."""
        return _NAME.sub(lambda name: self._spelled(name[0]), formula)

    def _spelled(self, name: str) -> str:
        return self.symbols[name].own.text if name in self.symbols else name

    def latex_names(self, names: Mapping[Any, str]) -> dict[Any, str]:
        """LaTeX of symbols."""
        return {
            symbol: self.symbols[str(symbol)].own.latex if str(symbol) in self.symbols else latex
            for symbol, latex in names.items()
        }

    def latex(self, words: str, names: Mapping[Any, str]) -> str:
        """Sentences in LaTeX; their formulas, between dollars, have our letters."""
        changes = {names[x]: latex for x, latex in self.latex_names(names).items()}
        if not self.symbols:
            return words
        longest = "|".join(map(re.escape, sorted(changes, key=len, reverse=True)))
        name = re.compile(rf"(?:{longest})(?![A-Za-z_])|{_WORD_IN_MATH}")
        return _MATH.sub(
            lambda math: name.sub(lambda x: changes.get(x[0], x[0]), math[0]),
            words,
        )

    def said(self, about: str) -> str:
        """A sentence in which symbols of quantities occur: Mdot - 2C is skew-symmetric."""
        if self.book is None:
            return about
        step = BookSymbol("dq", f"d{self.book.vector.text}", "", "")
        about = _OF_ONE.sub(f"{self.coordinate.text}\\1_", about)
        for letter in (*self.book.quantities, *map(self._vector, _RATES), step):
            about = _renamed(letter, about)
        return about

    @property
    def coordinate(self) -> BookSymbol:
        """The symbol of one coordinate of any joint: that of angles if all are angles."""
        assert self.book is not None
        turn, slide, vector = self.book.turn, self.book.slide, self.book.vector
        found = [x for name, x in self.symbols.items() if re.fullmatch(r"q_\d+", name)]
        kinds = {x.pattern.about for x in found}
        return next((x for x in (turn, slide) if kinds == {x.about}), vector)

    def _vector(self, rate: tuple[str, str]) -> BookSymbol:
        """The symbol of all coordinates or of their rates."""
        assert self.book is not None
        more, _ = rate
        return BookSymbol(f"q{more}", f"{self.book.vector.text}{more}", "", "")

    @property
    def arrays(self) -> dict[str, str]:
        """Our names of the arrays of coordinates and rates, by the book's names and by our own."""
        own = {f"q{more}": f"q{more}" for more, _ in _RATES}
        return own | {self._vector(x).text: f"q{x[0]}" for x in _RATES} if self.book else own

    # -- the box ---------------------------------------------------------------------------

    def changes(self, form: str) -> list[BookSymbol]:
        """The letters that are others in a format, for what has been written."""
        return [
            letter
            for letter in self._met()
            if (letter.text != letter.ours if form == "text" else letter.latex != _ours(letter))
        ]

    def table(self, form: str) -> StepTable:
        """Our letter, the book's, and what it means."""
        rows = [
            (
                _math(one.ours, _ours(one)),
                _math(one.text, one.latex),
                TextAndLatex(one.about, one.about),
            )
            for one in self.changes(form)
        ]
        heading = [TextAndLatex(x, x) for x in ("symdyn", "this book", "meaning")]
        return StepTable(tuple(heading), tuple(rows))

    def _met(self) -> Iterator[BookSymbol]:
        assert self.book is not None
        yield from (letter for letter in self.book.quantities if letter.ours in self.met)
        patterns: dict[BookSymbol, list[BookSymbol]] = {}
        for name, symbol in self.symbols.items():
            written = patterns.setdefault(symbol.pattern, [])
            written += [symbol.own] if name in self.met else []
        for pattern, written in patterns.items():
            alone = [x.text for x in written] == [pattern.numbered("").text]
            if not written or alone or self._is_others_too(pattern):
                yield from written
            else:
                yield pattern.numbered("i")

    def _is_others_too(self, pattern: BookSymbol) -> bool:
        """Whether a symbol that keeps its letter looks like one of the pattern's."""
        looks = re.compile(re.escape(pattern.text).replace(r"\#", r"\d+"))
        return any(looks.fullmatch(name) for name in self.kept)

    @property
    def equation(self) -> TextAndLatex:
        """The equations of motion in the notation of the book."""
        assert self.book is not None
        M, C, phi = map(self.quantity, ("M", "C", "phi"))
        q = self.book.vector
        text = f"{M.text}({q.text}) {q.text}dd + {C.text}({q.text}, {q.text}d) {q.text}d"
        rate, acceleration = (rf"{dot}{{{q.latex}}}" for _, dot in _RATES[1:])
        latex = (
            f"{M.latex}({q.latex}) {acceleration} + {C.latex}({q.latex}, {rate}) {rate} "
            rf"+ {phi.latex}({q.latex}) &= \tau"
        )
        return TextAndLatex(f"{text} + {phi.text}({q.text}) = tau", latex)

    @property
    def remarks(self) -> list[TextAndLatex]:
        """Remarks, and the symbols that could not be changed."""
        assert self.book is not None
        told = [remark for name, remark in self.book.remarks.items() if name in self.met]
        if "phi" in self.met and self.quantity("phi").text == gravity.SYMBOL in self.met:
            told.append(
                "`g` with an index is a gravity force; `g` without an index is the acceleration of "
                "free fall."
            )
        if self.passive:
            told.append("Here `tau` also includes the forces of springs and friction.")
        kept = [name for name in self.taken if name in self.met]
        if kept:
            names = ", ".join(f"`{name}`" for name in kept)
            told.append(
                f"{names}: not changed, since the symbol of the book has another meaning here."
            )
        return [prose(one) for one in [*told, "All other symbols are the same."]]


def _symbols(book: Book, model: ClosedForms) -> Iterator[tuple[str, _Symbol]]:
    """The robot's symbols by our names, each with the book's letter for it."""
    robot = model.robot
    for joint, at, moves in zip(robot.joints, robot.q_starts, robot.v_starts, strict=True):
        if joint.nq != 1:
            continue
        letter = book.slide if joint.is_translation else book.turn
        chosen = book.own.get(f"q_{at + 1}")
        for (more, dot), which, k in zip(_RATES, _RATE_OF, (at, moves, moves), strict=True):
            name, about = f"q{more}_{k + 1}", which + letter.about
            if chosen:
                one = _rate(chosen, name, more, dot, about)
                yield name, _Symbol(one, one, f"q_{at + 1}")
                continue
            latex = f"{dot}{{{letter.latex}}}_{{#}}" if dot else f"{letter.latex}_{{#}}"
            pattern = BookSymbol(f"q{more}_#", f"{letter.text}{more}_#", latex, about)
            own = pattern.numbered(str(k + 1))
            alone = sum(other.is_translation == joint.is_translation for other in robot.joints) == 1
            if alone and not book.numbers_all:
                own = replace(pattern.numbered(""), ours=name)
            yield name, _Symbol(pattern, own, f"q_{at + 1}")
    patterns = {letter.ours.partition("_")[0]: letter for letter in book.parameters}
    for name in model.names.values():
        parts = _NUMBERED.fullmatch(name)
        if name in book.own and not name.startswith("q_"):
            yield name, _Symbol(book.own[name], book.own[name])
        elif parts and parts[1] in patterns:
            pattern = patterns[parts[1]]
            yield name, _Symbol(pattern, pattern.numbered(parts[2] or ""))


def _rate(letter: BookSymbol, name: str, more: str, dot: str, about: str) -> BookSymbol:
    """A coordinate's own letter, or that of its rate: thetad_0 of theta_0."""
    base, bar, index = letter.text.partition("_")
    latex = latex_name(base)
    below = f"_{{{index}}}" if index else ""
    return BookSymbol(
        name, base + more + bar + index, f"{dot}{{{latex}}}{below}" if dot else latex + below, about
    )


def _reject_unknown(book: Book, names: Iterable[str], model: ClosedForms) -> None:
    """Reject letters for what the robot does not have."""
    patterns = [letter.ours for letter in book.parameters] if book.file else []
    bases = {name.partition("_")[0] for name in names}
    absent = [name for name in book.own if name not in names]
    absent += [name for name in patterns if name.partition("_")[0] not in bases]
    if absent:
        own = [name for symbol, name in model.names.items() if symbol.startswith(("q[", "p["))]
        raise FunctionError(
            f"{book.file}: {model.robot.name} has no {absent[0]!r}, for which the file gives a "
            f"symbol{suggestion(absent[0], own)}"
        )


def _is_shared(name: str, apart: Mapping[str, _Symbol], names: Iterable[str]) -> bool:
    """Whether the new name of a symbol is that of another one."""
    mine = apart[name].own
    return any(
        mine.text == apart[other].own.text or mine.latex == apart[other].own.latex
        if other in apart
        else mine.text == other
        for other in names
        if other != name
    )


def _renamed(letter: BookSymbol, about: str) -> str:
    named = re.compile(rf"(?<!\^)\b{letter.ours}(?=dot\b|\b)((?:\[\w\])*)")
    return named.sub(lambda found: letter.text + _in_order(found[1], letter), about)


def _in_order(indices: str, letter: BookSymbol) -> str:
    """Indices [k][i][j] in the order of the book."""
    each = re.findall(r"\[\w\]", indices)
    if len(each) != len(letter.order):
        return indices
    return "".join(each[k] for k in letter.order)


def _ours(letter: BookSymbol) -> str:
    return latex_name(letter.ours)


def _math(text: str, latex: str) -> TextAndLatex:
    return TextAndLatex(text, f"${latex}$")
