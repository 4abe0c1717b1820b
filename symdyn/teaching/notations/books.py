"""Textbooks and their symbols: the books that `--notation` knows, and notations from files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from symdyn.errors import FunctionError
from symdyn.graph.formula_text import BY_LINK, FIRST, INERTIAS, LAST
from symdyn.robot.checks import quote
from symdyn.robot.loading import read_contents
from symdyn.robot.spec.spec import parse_toml
from symdyn.robot.spec.table import Table
from symdyn.support.latex.symbols import latex_name
from symdyn.support.matching import suggestion

_MORE = r"((?:dot)?(?:_?\d+)?)"
"""What may follow the symbol of a quantity: its rate, and indices without brackets."""


@dataclass(frozen=True)
class BookSymbol:
    """What is called `ours` here, as the book writes it in text and in LaTeX.

    In the symbols of parameters, # stands for the number of the link. `order` says which of our
    indices come first, second, third in the book.
    """

    ours: str
    text: str
    latex: str
    about: str
    order: tuple[int, ...] = ()

    def place(self, ours: tuple[int, ...]) -> tuple[int, ...]:
        """symdyn's indices in the order of the book."""
        return tuple(ours[k] for k in self.order) if len(ours) == len(self.order) else ours

    def our_place(self, place: tuple[int, ...]) -> tuple[int, ...]:
        """Indices of the book in our order."""
        if len(place) != len(self.order):
            return place
        return tuple(place[self.order.index(k)] for k in range(len(place)))

    def numbered(self, number: str) -> BookSymbol:
        """The symbol for one link; without a number if there is none."""
        spelled = [self.ours, self.text, self.latex]
        if not number:
            spelled = [x.replace("_{#}", "").replace("_#", "") for x in spelled]
        ours, text, latex = (x.replace("#", number) for x in spelled)
        return BookSymbol(ours, text, latex, self.about, self.order)


@dataclass(frozen=True)
class Book:
    """Letters with their source.

    `vector` are all coordinates, `turn` and `slide` those of joints that turn and that slide.
    `remarks` are about quantities of symdyn and have formulas between backquotes. Unless it
    `numbers_all`, the coordinate of the only joint that turns, or slides, has no number.
    `inertias` says where the book has inertias in sums. `own` are symbols of single coordinates and
    parameters, by our names; a book that was read has a `file`.
    """

    title: str
    sections: str
    vector: BookSymbol
    turn: BookSymbol
    slide: BookSymbol
    quantities: tuple[BookSymbol, ...]
    parameters: tuple[BookSymbol, ...] = ()
    remarks: Mapping[str, str] = field(default_factory=dict)
    numbers_all: bool = True
    inertias: str = FIRST
    own: Mapping[str, BookSymbol] = field(default_factory=dict)
    file: str = ""

    @property
    def source(self) -> str:
        """Title and place."""
        return f"{self.title}, {self.sections}" if self.sections else self.title

    def ours(self, name: str) -> str:
        """Our name for what the book calls so: M12 for D12, T_1 for K_1; others stay."""
        return self._translated(name, [(letter.text, letter.ours) for letter in self.quantities])

    def theirs(self, name: str) -> str:
        """The book's name for a quantity of symdyn: Ddot for Mdot."""
        return self._translated(name, [(letter.ours, letter.text) for letter in self.quantities])

    def _translated(self, name: str, pairs: Iterable[tuple[str, str]]) -> str:
        for one, other in pairs:
            found = re.fullmatch(re.escape(one) + _MORE, name, re.ASCII)
            if found:
                return other + found[1]
        return name


# The notation of any book, lecture or paper, from a file.
#
# title = "L. D. Landau, E. M. Lifshitz, Mechanics"
# place = "(4.6)"
# inertias = "first"                  # in sums: first, last or by link
#
# [letters]
# q_1 = "phi"                         # a coordinate; its rates follow
# "l_#" = "a_#"                       # a parameter of every link
# m_load = "m"                        # a parameter
# M = "H"                             # a quantity

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
    table, context = parse_toml(read_contents(path), path)
    top = Table(context, table, _KEYS, "the book")
    inertias = top.text("inertias", FIRST)
    if inertias not in INERTIAS:
        use = ", ".join(f'"{one}"' for one in INERTIAS)
        raise top.error(f"inertias of the book is {quote(inertias)}; use {use}", "inertias")
    letters = top.table("letters", None, "[letters]")
    if not letters.data:
        raise top.error('the book defines no symbols; add [letters] with lines such as q_1 = "phi"')
    found = {name: _letter(letters, name, quantities) for name in letters.data}
    _reject_shared(letters, found, quantities)
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
        raise table.error(f"{key} of the book is {quote(text)}; give {told}", key)
    return text


def _reject_shared(
    table: Table, found: Mapping[str, BookSymbol], quantities: Mapping[str, str]
) -> None:
    """Reject two quantities with the same symbol."""
    for name in found:
        for other in quantities if name in quantities else ():
            text = found[other].text if other in found else other
            if other != name and text == found[name].text:
                told = f"{quote(text)} in [letters] is the symbol of both {name} and {other}"
                raise table.error(f"{told}; give one of them another symbol", name)


def _letter(table: Table, name: str, quantities: Mapping[str, str]) -> BookSymbol:
    """The symbol that a line of the file gives."""
    text = table.text(name)
    if _RATE.fullmatch(name):
        of = f"q_{name.partition('_')[2]}"
        raise table.error(f"{name} in [letters] follows from the symbol of {of}; remove it", name)
    forms = (_OF_LINKS, _OF_LINKS) if "#" in name else (_NAME, _LETTER)
    for one, form in zip((name, text), forms, strict=True):
        if not form.fullmatch(one):
            like = '"l_#" = "a_#"' if "#" in name else 'q_1 = "theta_1"'
            raise table.error(
                f"{quote(one)} in [letters] is not a symbol; write as in {like}", name
            )
    return BookSymbol(name, text, latex_name(text), quantities.get(name, "parameter"))


# The books whose letters `--notation` knows.

_COORDINATES = "all coordinates"
_TURN, _SLIDE = "angle of the joint", "displacement of the joint"
_MASS_MATRIX, _CORIOLIS, _GRAVITY = "mass matrix", "Coriolis matrix", "gravity forces"
_KINETIC, _POTENTIAL, _CHRISTOFFEL = "kinetic energy", "potential energy", "Christoffel symbols"
_VELOCITIES = "Coriolis and centrifugal forces"
_LENGTH, _CENTRE = "length of the link", "from the joint to the centre of mass"
_MASS, _INERTIA = "mass of the link", "inertia about the centre of mass"

Q = BookSymbol("q", "q", "q", _COORDINATES)
THETA = BookSymbol("q", "theta", r"\theta", _COORDINATES)

BOOKS = {
    "spong": Book(
        "Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, 1st edition, Wiley 2006",
        "sections 7.3 and 7.4",
        Q,
        BookSymbol("q", "q", "q", _TURN),
        BookSymbol("q", "q", "q", _SLIDE),
        (
            BookSymbol("M", "D", "D", _MASS_MATRIX),
            BookSymbol("phi", "g", "g", _GRAVITY),
            BookSymbol("T", "K", r"\mathcal{K}", _KINETIC),
            BookSymbol("U", "P", r"\mathcal{P}", _POTENTIAL),
            BookSymbol("Gamma", "c", "c", _CHRISTOFFEL, (1, 2, 0)),
        ),
        (
            BookSymbol("l_#", "l_#", r"\ell_{#}", _LENGTH),
            BookSymbol("lc_#", "l_c#", r"\ell_{c#}", _CENTRE),
        ),
        {
            "Gamma": (
                "The first two indices of `c_ijk` belong to the velocities, the third to the force."
            )
        },
        inertias=LAST,
    ),
    "craig": Book(
        "Craig, Introduction to Robotics: Mechanics and Control, 3rd edition, Pearson 2005",
        "sections 6.7 to 6.9",
        BookSymbol("q", "Theta", r"\Theta", _COORDINATES),
        BookSymbol("q", "theta", r"\theta", _TURN),
        BookSymbol("q", "d", "d", _SLIDE),
        (
            BookSymbol("phi", "G", "G", _GRAVITY),
            BookSymbol("T", "k", "k", _KINETIC),
            BookSymbol("U", "u", "u", _POTENTIAL),
            BookSymbol("Cqd", "V", "V", _VELOCITIES),
        ),
        remarks={
            "C": (
                "The book uses a vector `V`, which is `C` times the joint velocities, and has no "
                "symbol for this matrix; its `C` multiplies only squares of joint velocities."
            ),
        },
    ),
    "siciliano": Book(
        "Siciliano, Sciavicco, Villani, Oriolo, Robotics: Modelling, Planning and Control, "
        "Springer 2009",
        "sections 7.1 and 7.3",
        Q,
        BookSymbol("q", "theta", r"\vartheta", _TURN),
        BookSymbol("q", "d", "d", _SLIDE),
        (
            BookSymbol("M", "B", "B", _MASS_MATRIX),
            BookSymbol("phi", "g", "g", _GRAVITY),
            BookSymbol("T", "T", r"\mathcal{T}", _KINETIC),
            BookSymbol("U", "U", r"\mathcal{U}", _POTENTIAL),
            BookSymbol("Gamma", "c", "c", _CHRISTOFFEL),
        ),
        (
            BookSymbol("l_#", "a_#", "a_{#}", _LENGTH),
            BookSymbol("lc_#", "l_#", r"\ell_{#}", _CENTRE),
            BookSymbol("m_#", "m_l#", r"m_{\ell_{#}}", _MASS),
            BookSymbol("I_#", "I_l#", r"I_{\ell_{#}}", _INERTIA),
        ),
        inertias=BY_LINK,
    ),
    "mls": Book(
        "Murray, Li, Sastry, A Mathematical Introduction to Robotic Manipulation, CRC Press 1994",
        "sections 4.2 and 4.3",
        THETA,
        BookSymbol("q", "theta", r"\theta", _TURN),
        BookSymbol("q", "theta", r"\theta", _SLIDE),
        (
            BookSymbol("phi", "N", "N", _GRAVITY),
            BookSymbol("U", "V", "V", _POTENTIAL),
        ),
        (
            BookSymbol("lc_#", "r_#", "r_{#}", _CENTRE),
            BookSymbol("I_#", "I_z#", r"\mathcal{I}_{z#}", _INERTIA),
        ),
        {"phi": "In the book, `N` also includes other forces that act at the joints."},
    ),
    "lynch-park": Book(
        "Lynch, Park, Modern Robotics: Mechanics, Planning, and Control, Cambridge 2017",
        "section 8.1",
        THETA,
        BookSymbol("q", "theta", r"\theta", _TURN),
        BookSymbol("q", "theta", r"\theta", _SLIDE),
        (
            BookSymbol("phi", "g", "g", _GRAVITY),
            BookSymbol("T", "K", r"\mathcal{K}", _KINETIC),
            BookSymbol("U", "P", r"\mathcal{P}", _POTENTIAL),
            BookSymbol("Cqd", "c", "c", _VELOCITIES),
            BookSymbol("J", "J_b", "J_{b}", "body Jacobian"),
            BookSymbol("X", "T_sb", "T_{sb}", "pose of the tip"),
        ),
        (BookSymbol("l_#", "L_#", "L_{#}", _LENGTH),),
        {"C": "In the book, `c` is `C` times the joint velocities."},
    ),
    "fantoni-lozano": Book(
        "Fantoni, Lozano, Non-linear Control for Underactuated Mechanical Systems, Springer 2002",
        "chapter on the cart-pole system",
        Q,
        BookSymbol("q", "theta", r"\theta", _TURN),
        BookSymbol("q", "x", "x", _SLIDE),
        (BookSymbol("phi", "G", "G", _GRAVITY),),
        numbers_all=False,
    ),
}
"""By the name of their first author, or of all."""

_QUANTITIES = {"C": _CORIOLIS, "tau": "joint forces"} | {
    letter.ours: letter.about for book in BOOKS.values() for letter in book.quantities
}
"""What the quantities are for which books have letters."""


def others(name: str) -> dict[str, BookSymbol]:
    """The books that have this letter for a quantity that is called otherwise here."""
    return {
        book: letter
        for book, one in BOOKS.items()
        for letter in one.quantities
        if letter.text == name != letter.ours
    }


def book_of(name: str) -> Book:
    """The book of that name, or of a file."""
    if name.endswith(SUFFIX):
        return read_book(name, BOOKS["spong"], _QUANTITIES)
    if name not in BOOKS:
        use = f"{', '.join(BOOKS)}, or a {SUFFIX} file with symbols"
        raise FunctionError(f"no notation is called {name!r}{suggestion(name, BOOKS)}; use {use}")
    return BOOKS[name]
