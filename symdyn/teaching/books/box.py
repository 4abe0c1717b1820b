r"""The box that says which letter of a book is which of ours, as text and as LaTeX."""

from __future__ import annotations

from symdyn.support.latex.display import aligned
from symdyn.teaching.books.letters import Letters
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.latex import LatexPrinter
from symdyn.teaching.steps.parts import Lines, Part, PartPrinter, Said
from symdyn.teaching.steps.step import Step
from symdyn.teaching.steps.text import TextPrinter

_BEGIN = "\\noindent\\fbox{\\begin{minipage}{0.97\\linewidth}\n"
_END = "\\end{minipage}}\n\n\\medskip\n"


def box(letters: Letters, form: str) -> str:
    """The book, its equations of motion, the letters that are others there, and remarks."""
    book, equation = letters.book, letters.equation
    assert book is not None
    printer: PartPrinter = TextPrinter() if form == "text" else LatexPrinter()
    inside = "".join(
        (
            printer.paragraph(prose(f"Letters of {book.source}.")),
            f"  {equation.text}\n" if form == "text" else aligned([equation.latex]),
            printer.table(letters.table(form)),
            *(printer.paragraph(words) for words in letters.remarks),
        )
    )
    if form == "text":
        return "".join(f"| {line}".rstrip() + "\n" for line in inside.splitlines())
    return f"{_BEGIN}{inside}{_END}"


def step(letters: Letters, form: str) -> Step:
    """The same as a step, which every printer can print."""
    book = letters.book
    assert book is not None
    parts: list[Part] = [Lines((letters.equation,)), letters.table(form)]
    parts += [Said(remark) for remark in letters.remarks]
    why = prose(f"{book.source}.")
    return Step("letters", "Letters of the book", why, results=tuple(parts))
