"""The letters of any book, lecture or paper, from a file.

title = "L. D. Landau, E. M. Lifshitz, Mechanics"
place = "(4.6)"
inertias = "first"                  # in sums: first, last or by link

[letters]
q_1 = "phi"                         # a coordinate; its rates follow
"l_#" = "a_#"                       # a parameter of every link
m_load = "m"                        # a parameter
M = "H"                             # a quantity
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from symdyn.robot.checks import quoted
from symdyn.robot.loading import contents
from symdyn.robot.spec.spec import parse_toml
from symdyn.robot.spec.table import Table
from symdyn.teaching.books.book import Book, Letter
from symdyn.teaching.display.order import FIRST, INERTIAS
from symdyn.teaching.notation import latex_name

SUFFIX = ".toml"

_KEYS = ("title", "place", "inertias", "letters")
_NAME = re.compile(r"[A-Za-z]\w{0,63}", re.ASCII)
_LETTER = re.compile(r"(?!(?:sin|cos|pi)$)[A-Za-z]{1,12}(_[A-Za-z0-9]{1,12})?", re.ASCII)
_RATE = re.compile(r"qdd?_\d+", re.ASCII)
_OF_LINKS = re.compile(r"[A-Za-z]{1,12}_[A-Za-z]{0,4}#", re.ASCII)
_LONGEST = 200


def read_book(path: str, like: Book, quantities: Mapping[str, str]) -> Book:
    """The book of a TOML file; coordinates that it has no letter for are called as in `like`.

    `quantities` says what the quantities are that may have letters, by our names.
    """
    table, context = parse_toml(contents(path), path)
    top = Table(context, table, _KEYS, "the book")
    inertias = top.text("inertias", FIRST)
    if inertias not in INERTIAS:
        use = ", ".join(f'"{one}"' for one in INERTIAS)
        raise top.error(f"inertias of the book is {quoted(inertias)}; use {use}", "inertias")
    letters = top.table("letters", None, "[letters]")
    if not letters.data:
        raise top.error('the book has no letters; add [letters] with lines such as q_1 = "phi"')
    found = {name: _letter(letters, name, quantities) for name in letters.data}
    _refuse_shared(letters, found, quantities)
    return Book(
        _words(top, "title"),
        _words(top, "place", ""),
        like.vector,
        like.turn,
        like.slide,
        tuple(letter for name, letter in found.items() if name in quantities),
        tuple(letter for name, letter in found.items() if "#" in name),
        own={n: x for n, x in found.items() if n not in quantities and "#" not in n},
        inertias=inertias,
        file=path,
    )


def _words(table: Table, key: str, default: str | None = None) -> str:
    """A text that is printed in sentences, in which backquotes would begin a formula."""
    text = table.text(key, default)
    if len(text) > _LONGEST or not text.isprintable() or "`" in text:
        told = f"at most {_LONGEST} characters in one line, without backquotes"
        raise table.error(f"{key} of the book is {quoted(text)}; give {told}", key)
    return text


def _refuse_shared(
    table: Table, found: Mapping[str, Letter], quantities: Mapping[str, str]
) -> None:
    """Refuse two quantities of one letter, which could not be told apart."""
    for name in found:
        for other in quantities if name in quantities else ():
            text = found[other].text if other in found else other
            if other != name and text == found[name].text:
                told = f"{quoted(text)} in [letters] is the letter of {name} and of {other}"
                raise table.error(f"{told}; give one of them another", name)


def _letter(table: Table, name: str, quantities: Mapping[str, str]) -> Letter:
    """The letter that a line of the file gives."""
    text = table.text(name)
    if _RATE.fullmatch(name):
        of = f"q_{name.partition('_')[2]}"
        raise table.error(f"{name} in [letters] follows from the letter of {of}; remove it", name)
    forms = (_OF_LINKS, _OF_LINKS) if "#" in name else (_NAME, _LETTER)
    for one, form in zip((name, text), forms, strict=True):
        if not form.fullmatch(one):
            like = '"l_#" = "a_#"' if "#" in name else 'q_1 = "theta_1"'
            raise table.error(f"{quoted(one)} in [letters] is no letter; write as in {like}", name)
    return Letter(name, text, latex_name(text), quantities.get(name, "parameter"))
