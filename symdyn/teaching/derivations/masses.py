"""The links of a robot in a table: mass, centre of mass and inertia, in the frame of each link.

With the first moment h = m c and the tensor I about the origin of the link's frame,

    c = h / m,    I_c = I - (h.h 1 - h h^T) / m                                  (Steiner)
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from symdyn.graph.normal.harmonics import CONSTANT, Harmonics
from symdyn.lie import vec
from symdyn.robot.inertia import TENSOR, Inertia, tensor_entries
from symdyn.scalar import is_zero
from symdyn.support.names import printable, tex
from symdyn.teaching.display.numbers import DIGITS
from symdyn.teaching.notation import Words, latex, plain
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.parts import Entry, Part, Said, Table
from symdyn.teaching.steps.writing import Writer

NEGLIGIBLE = Fraction(1, 10**12)
"""Smaller numbers, measured by the tensor about the frame, are left by rounding decimals."""
TERMINATING = (2, 4, 8)
"""Denominators of fractions that are decimals among data: a mass is 4.25, not 17/4."""
PRODUCTS = ("I_xy", "I_xz", "I_yz")
NOTHING = Words("-", "--")
TOO_LONG = Words("..", r"\cdots")


def named(text: str) -> Words:
    """A name from a file, made harmless."""
    return Words(printable(text), tex(text))


def vector(write: Writer, entries: Any) -> Words:
    """Three entries in brackets."""
    return _listed([_cell(write, entry) for entry in write.entries(entries)])


def mathematical(words: Words) -> Words:
    """A formula for a cell."""
    return Words(words.text, f"${words.latex}$")


def links(write: Writer) -> list[Part]:
    """A row for each link: about the centre of mass, or about the frame if that is no polynomial.

    It is none where masses are sums, or where the first moments are parameters of their own.
    """
    robot = write.robot
    central = [_central(write, link.inertia) for link in robot.links]
    bodies = [body for body in central if body is not None and not robot.regrouped]
    if len(bodies) == len(robot.links):
        heading = ["link", "mass", "centre of mass", "inertia about the centre of mass"]
    else:
        heading = ["link", "mass", "mass times centre", "inertia about the frame's origin"]
        bodies = [link.inertia.parameters for link in robot.links]
    rows = [
        [named(f"{i} {link.name}"), *_row(write, body)]
        for i, (link, body) in enumerate(zip(robot.links, bodies, strict=True), 1)
    ]
    told = "In SI units, along the axes of the link's frame"
    if any(name in row[-1].text for row in rows for name in PRODUCTS):
        told += "; `I_xy` is the tensor's entry, minus the sum of `x y dm`"
    rotors = write.entries([joint.rotor_inertia for joint in robot.joints])
    if not all(rotor.is_zero for rotor in rotors):
        told += "; rotors as the joint feels them, behind the gear"
        heading.insert(-1, "rotor")
        for row, rotor in zip(rows, rotors, strict=True):
            row.insert(-1, mathematical(_cell(write, rotor)))
    table = Table(tuple(map(named, heading)), tuple(map(tuple, rows)))
    return [Said(prose(f"{told}:")), table]


def _central(write: Writer, inertia: Inertia) -> tuple[Any, ...] | None:
    """Mass, centre of mass, and the tensor about it; None if they are no polynomials."""
    if is_zero(inertia.m):
        return inertia.parameters if all(map(is_zero, inertia.moment)) else None
    m, *h = (write.graph.constant(x) for x in (inertia.m, *inertia.moment))
    c = (h[0] / m, h[1] / m, h[2] / m)
    steiner = vec.scalar_minus(vec.dot(inertia.moment, c), vec.outer(inertia.moment, c))
    given = tensor_entries(inertia.tensor)
    tensor = tensor_entries(vec.msub(inertia.tensor, steiner))
    forms, known = write.forms((*c, *tensor)), write.forms(given)
    if forms is None or known is None or not all(map(_is_polynomial, forms)):
        return None
    least = NEGLIGIBLE * max(abs(_number(form) or Fraction(0)) for form in known)
    kept = (
        0 if (number := _number(form)) is not None and abs(number) <= least else x
        for x, form in zip(tensor, forms[3:], strict=True)
    )
    return (m, *c, *kept)


def _number(form: Harmonics) -> Fraction | None:
    """The number that a form is, if it is one."""
    if not form.terms:
        return Fraction(0)
    return form.terms.get(CONSTANT, {}).get(()) if form.size == 1 else None


def _is_polynomial(form: Harmonics) -> bool:
    monomials = (monomial for terms in form.terms.values() for monomial in terms)
    return all(exponent > 0 for monomial in monomials for _, exponent in monomial)


def _row(write: Writer, body: Iterable[Any]) -> list[Words]:
    """The cells of mass, centre and tensor; of the tensor, entries that are not zero."""
    mass, *rest = write.entries(body)
    if all(entry.is_zero for entry in (mass, *rest)):
        return [Words("0", "$0$"), NOTHING, NOTHING]
    centre = _listed([_cell(write, entry) for entry in rest[:3]])
    named_entries = zip(TENSOR, rest[3:], strict=True)
    shown = [(name, _cell(write, entry)) for name, entry in named_entries if not entry.is_zero]
    tensor = Words(
        ", ".join(f"I_{name[1:]} = {cell.text}" for name, cell in shown) or "0",
        ", ".join(f"$I_{{{name[1:]}}} = {cell.latex}$" for name, cell in shown) or "$0$",
    )
    return [mathematical(_cell(write, mass)), mathematical(centre), tensor]


def _cell(write: Writer, entry: Entry) -> Words:
    if entry.value is None:
        return TOO_LONG
    if entry.value.is_Rational and entry.value.q in TERMINATING:
        shown = f"{float(entry.value):.{DIGITS}g}"
        return Words(shown, shown)
    return Words(plain(entry.value), latex(entry.value, write.latex_names))


def _listed(cells: list[Words]) -> Words:
    text, math = (", ".join(getattr(x, form) for x in cells) for form in ("text", "latex"))
    return Words(f"({text})", f"({math})")
