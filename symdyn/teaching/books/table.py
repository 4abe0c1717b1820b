"""The books whose letters `--notation` knows."""

from __future__ import annotations

from symdyn.errors import FunctionError
from symdyn.support.matching import suggestion
from symdyn.teaching.books.book import Book, Letter
from symdyn.teaching.books.file import SUFFIX, read_book
from symdyn.teaching.display.order import BY_LINK, LAST

_COORDINATES = "all coordinates"
_TURN, _SLIDE = "angle of the joint", "displacement of the joint"
_MASS_MATRIX, _CORIOLIS, _GRAVITY = "mass matrix", "Coriolis matrix", "gravity forces"
_KINETIC, _POTENTIAL, _CHRISTOFFEL = "kinetic energy", "potential energy", "Christoffel symbols"
_VELOCITIES = "forces of the velocities"
_LENGTH, _CENTRE = "length of the link", "from the joint to the centre of mass"
_MASS, _INERTIA = "mass of the link", "inertia about the centre of mass"

Q = Letter("q", "q", "q", _COORDINATES)
THETA = Letter("q", "theta", r"\theta", _COORDINATES)

BOOKS = {
    "spong": Book(
        "Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, 1st edition, Wiley 2006",
        "sections 7.3 and 7.4",
        Q,
        Letter("q", "q", "q", _TURN),
        Letter("q", "q", "q", _SLIDE),
        (
            Letter("M", "D", "D", _MASS_MATRIX),
            Letter("phi", "g", "g", _GRAVITY),
            Letter("T", "K", r"\mathcal{K}", _KINETIC),
            Letter("U", "P", r"\mathcal{P}", _POTENTIAL),
            Letter("Gamma", "c", "c", _CHRISTOFFEL, (1, 2, 0)),
        ),
        (
            Letter("l_#", "l_#", r"\ell_{#}", _LENGTH),
            Letter("lc_#", "l_c#", r"\ell_{c#}", _CENTRE),
        ),
        {"Gamma": "The indices of `c_ijk` are those of two rates and then that of the force."},
        inertias=LAST,
    ),
    "craig": Book(
        "Craig, Introduction to Robotics: Mechanics and Control, 3rd edition, Pearson 2005",
        "sections 6.7 to 6.9",
        Letter("q", "Theta", r"\Theta", _COORDINATES),
        Letter("q", "theta", r"\theta", _TURN),
        Letter("q", "d", "d", _SLIDE),
        (
            Letter("phi", "G", "G", _GRAVITY),
            Letter("T", "k", "k", _KINETIC),
            Letter("U", "u", "u", _POTENTIAL),
            Letter("Cqd", "V", "V", _VELOCITIES),
        ),
        remarks={
            "C": "The book has a vector `V`, which is `C` times the rates, and no letter for this "
            "matrix; what it calls `C` multiplies the squares of rates alone.",
        },
    ),
    "siciliano": Book(
        "Siciliano, Sciavicco, Villani, Oriolo, Robotics: Modelling, Planning and Control, "
        "Springer 2009",
        "sections 7.1 and 7.3",
        Q,
        Letter("q", "theta", r"\vartheta", _TURN),
        Letter("q", "d", "d", _SLIDE),
        (
            Letter("M", "B", "B", _MASS_MATRIX),
            Letter("phi", "g", "g", _GRAVITY),
            Letter("T", "T", r"\mathcal{T}", _KINETIC),
            Letter("U", "U", r"\mathcal{U}", _POTENTIAL),
            Letter("Gamma", "c", "c", _CHRISTOFFEL),
        ),
        (
            Letter("l_#", "a_#", "a_{#}", _LENGTH),
            Letter("lc_#", "l_#", r"\ell_{#}", _CENTRE),
            Letter("m_#", "m_l#", r"m_{\ell_{#}}", _MASS),
            Letter("I_#", "I_l#", r"I_{\ell_{#}}", _INERTIA),
        ),
        inertias=BY_LINK,
    ),
    "mls": Book(
        "Murray, Li, Sastry, A Mathematical Introduction to Robotic Manipulation, CRC Press 1994",
        "sections 4.2 and 4.3",
        THETA,
        Letter("q", "theta", r"\theta", _TURN),
        Letter("q", "theta", r"\theta", _SLIDE),
        (
            Letter("phi", "N", "N", _GRAVITY),
            Letter("U", "V", "V", _POTENTIAL),
        ),
        (
            Letter("lc_#", "r_#", "r_{#}", _CENTRE),
            Letter("I_#", "I_z#", r"\mathcal{I}_{z#}", _INERTIA),
        ),
        {"phi": "In the book `N` also has other forces that act at the joints."},
    ),
    "lynch-park": Book(
        "Lynch, Park, Modern Robotics: Mechanics, Planning, and Control, Cambridge 2017",
        "section 8.1",
        THETA,
        Letter("q", "theta", r"\theta", _TURN),
        Letter("q", "theta", r"\theta", _SLIDE),
        (
            Letter("phi", "g", "g", _GRAVITY),
            Letter("T", "K", r"\mathcal{K}", _KINETIC),
            Letter("U", "P", r"\mathcal{P}", _POTENTIAL),
            Letter("Cqd", "c", "c", _VELOCITIES),
            Letter("J", "J_b", "J_{b}", "body Jacobian"),
            Letter("X", "T_sb", "T_{sb}", "pose of the tip"),
        ),
        (Letter("l_#", "L_#", "L_{#}", _LENGTH),),
        {"C": "In the book `c` is `C` times the rates."},
    ),
    "fantoni-lozano": Book(
        "Fantoni, Lozano, Non-linear Control for Underactuated Mechanical Systems, Springer 2002",
        "chapter on the cart-pole system",
        Q,
        Letter("q", "theta", r"\theta", _TURN),
        Letter("q", "x", "x", _SLIDE),
        (Letter("phi", "G", "G", _GRAVITY),),
        numbers_all=False,
    ),
}
"""By the name of their first author, or of all."""

_QUANTITIES = {"C": _CORIOLIS, "tau": "joint forces"} | {
    letter.ours: letter.about for book in BOOKS.values() for letter in book.quantities
}
"""What the quantities are for which books have letters."""


def others(name: str) -> dict[str, Letter]:
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
        use = f"{', '.join(BOOKS)}, or a {SUFFIX} file with letters"
        raise FunctionError(f"no notation is called {name!r}{suggestion(name, BOOKS)}; use {use}")
    return BOOKS[name]
