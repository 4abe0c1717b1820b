"""What a language needs to know to write one generated module; no robot, no physics."""

from __future__ import annotations

import math
import struct
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass

from symdyn.graph import Array, Program, RoundingCount, count_roundings
from symdyn.support.names import comment

# -- calls with known results, for a self-test ----------------------------------------------------

PARAMETERS = "p"
"""The input that has its nominal values in every trial."""
Numbers = tuple[float, ...]


@dataclass(frozen=True)
class Result:
    """What one call should give: the numbers of every output, row-major, and the absolute error
    that each output may have.
    """

    outputs: tuple[Numbers, ...]
    allowed: Numbers


@dataclass(frozen=True)
class Trials:
    """States, as numbers of every input but `p`, and for each function the results at the first of
    them or at all.
    """

    states: tuple[Mapping[str, Numbers], ...]
    results: Mapping[str, tuple[Result, ...]]


# -- names of indices and constants that a file declares ------------------------------------------


@dataclass(frozen=True)
class Enumeration:
    """Names of the indices along an axis of arguments: `prefix` says what is counted.

    An entry has a name that is an identifier in capitals, an index, and a remark.
    """

    prefix: str
    about: str
    entries: tuple[tuple[str, int, str], ...]


@dataclass(frozen=True)
class Constants:
    """An array of known numbers; None stands for no limit in the direction `sign`."""

    name: str
    about: str
    values: tuple[float | None, ...]
    sign: int = 1


@dataclass(frozen=True)
class Coordinates:
    """The entries of q and of qd by name, with their units, and what `start` they have.

    `quaternions` are the entries of q that are one; `tips` and `contacts` are names of places, and
    `positional` says of each constrained direction whether a position is held there, too. Units of
    velocities are those of motions, in unit time.
    """

    q: tuple[str, ...] = ()
    q_units: tuple[str, ...] = ()
    start: tuple[float, ...] = ()
    v: tuple[str, ...] = ()
    v_units: tuple[str, ...] = ()
    quaternions: tuple[tuple[int, ...], ...] = ()
    tips: tuple[str, ...] = ()
    contacts: tuple[str, ...] = ()
    positional: tuple[bool, ...] = ()


@dataclass(frozen=True)
class Interface:
    """Enumerations, arrays of constants, and facts that are texts, by name; coordinates."""

    enumerations: tuple[Enumeration, ...] = ()
    constants: tuple[Constants, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    coordinates: Coordinates = Coordinates()


NOTHING = Interface()


# -- the module and its banner --------------------------------------------------------------------

CHOSEN_FRAMES = (
    "Chosen link frames: these functions describe link i in the frame f_i, listed here relative to",
    "the frame f of its parent link. Inputs and outputs refer to the robot's own frames.",
)
TRANSFERRED_INERTIA = (
    "Regrouped inertia: these functions add the part of a link's inertia that has no effect on its",
    "joint to the parent link.",
)
SUMS = (
    "They use the sums marked R, listed here, and the remaining parameters unchanged. Literals in",
    "the code are these numbers, lengths, or products, differences and multiples of them.",
)
READING = (
    "How to read the functions",
    "  minus_x           the value of -x",
    "  U1_yx = alpha1_z  in a block title: U1_yx equals alpha1_z and has no line of its own",
    "  F2at1_y: ...      in a block title: the line of F2at1_y also belongs to the later block ...",
    "  Components that no result depends on are omitted.",
)
ROUNDING_ERRORS = (
    "Single precision: error bounds relative to the sum of the absolute values of all terms,",
    "where every sine and cosine counts as 1. The relative error is larger where terms cancel or",
    "where a sine or cosine is small. Where M is inverted, multiply the bound by the condition",
    "number of M. |q| is the largest input angle in rad. The bounds include the rounding of",
    "inputs and constants.",
)
LONGEST_FACT = 97
"""Characters of a line of a banner, without the signs of a comment."""


@dataclass(frozen=True)
class Number:
    """A floating-point type of generated code: its size, and the largest error of one rounding."""

    name: str
    bytes: int
    roundoff: float
    code: str

    def holds(self, value: float) -> bool:
        """Whether a number of this type can have the value."""
        return self.nearest(value) == value

    def nearest(self, value: float) -> float:
        """The number of this type that is nearest, infinite where the value is too large."""
        try:
            return float(struct.unpack(self.code, struct.pack(self.code, value))[0])
        except OverflowError:
            return math.copysign(math.inf, value)

    def shortest(self, value: float) -> str:
        """The fewest digits that read back to the nearest number of this type.

        >>> NUMBERS["float"].shortest(0.1 + 1e-10), NUMBERS["double"].shortest(1e-5)
        ('0.1', '1e-05')
        """
        nearest = self.nearest(value)
        digits = (float(f"{nearest:.{count}e}") for count in range(17))
        return repr(next(shown for shown in digits if self.nearest(shown) == nearest))


NUMBERS = {
    "double": Number("double", 8, 2.0**-53, "d"),
    "float": Number("float", 4, 2.0**-24, "f"),
}


@dataclass(frozen=True)
class InputParameter:
    """An entry of the input `p`: its name, its nominal value, its unit."""

    name: str
    value: float
    unit: str = ""


@dataclass(frozen=True)
class Module:
    """Everything that ends up in the generated files. Texts are comment-safe already.

    `options` are what was asked for and only some languages have, such as batch and cmake; `trials`
    are the calls of a self-test, if one was asked for; `named` are the functions that were asked
    for by name and not only as part of `all`. `straight`: qd are the rates of q.
    """

    name: str
    maker: str
    origin: str
    nq: int
    nv: int
    tips: int
    facts: tuple[str, ...]
    conventions: tuple[str, ...]
    parameters: tuple[InputParameter, ...]
    programs: tuple[Program, ...]
    number: Number = NUMBERS["double"]
    options: frozenset[str] = frozenset()
    trials: Trials | None = None
    interface: Interface = NOTHING
    named: frozenset[str] = frozenset()
    straight: bool = False


def error_bound(program: Program, number: Number) -> RoundingCount:
    """A bound of the rounding error of a result, relative to the sum of the terms that enter it.

    The terms are positive, with 1 for every sine and cosine. The bound is the number of roundings
    on the way to a result times the unit roundoff, to two digits.
    """
    count = (RoundingCount(1) | count_roundings(program.results, number.holds)).times(
        number.roundoff
    )
    return RoundingCount(float(f"{count.fixed:.1e}"), float(f"{count.by_angle:.1e}"))


def _folded(line: str) -> list[str]:
    """A long line in pieces that fit a page, harmless in a comment; `a = b` stays together."""
    pieces = textwrap.wrap(
        comment(line, 20_000).replace(" = ", "\0=\0"),
        92,
        initial_indent="  ",
        subsequent_indent="      ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [piece.replace("\0", " ") for piece in pieces]


def _short(fact: str) -> list[str]:
    """A fact in lines that fit a page, of whole words: warnings about a robot may be long."""
    indent = " " * (len(fact) - len(fact.lstrip()) + 4)
    if len(fact) <= LONGEST_FACT:
        return [fact]
    return textwrap.wrap(
        fact,
        LONGEST_FACT,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _equivalent_robots(module: Module) -> list[str]:
    """Which functions compute with other link frames or regrouped inertias, and with which."""
    lines: list[str] = []
    for text in dict.fromkeys(p.frames for p in module.programs if p.frames):
        names = [program.name for program in module.programs if program.frames == text]
        lines += ["", *CHOSEN_FRAMES]
        lines += _folded(", ".join(names))
        lines += [part for line in text for part in _folded(line)]
    transferred = [p for p in module.programs if "transferred inertia" in p.changes]
    sums = {p.name: p.inertias() for p in transferred}
    for text in dict.fromkeys(sums.values()):
        lines += ["", *TRANSFERRED_INERTIA]
        lines += SUMS if text else ()
        lines += _folded(", ".join(name for name, own in sums.items() if own == text))
        lines += [part for line in text for part in _folded(line)]
    return lines


def _inside(module: Module, width: int) -> list[str]:
    """What functions cost, in which frames and with which inertias they compute."""
    lines = [
        "",
        "Operations per call",
        *(f"  {p.name:<{width}}  {p.operations}  (by {p.derived_by})" for p in module.programs),
        "",
        *READING,
        *_equivalent_robots(module),
    ]
    for program in module.programs:
        if program.legend:
            lines += ["", f"Groups of parameters in {program.name}"]
            lines += [part for line in program.legend for part in _folded(line)]
    return lines


def _single_precision(module: Module, width: int) -> list[str]:
    """How large rounding errors can be."""
    lines = ["", *ROUNDING_ERRORS]
    for program in module.programs:
        bound = error_bound(program, module.number)
        angles = f" + {bound.by_angle:.1e} |q|" if bound.by_angle else ""
        lines.append(f"  {program.name:<{width}}  {bound.fixed:.1e}{angles}")
    return lines


def banner(module: Module, file: str, end: str, brief: bool = False) -> list[str]:
    """The lines of the comment that opens a generated file; `end` is what would end the comment.

    A brief one leaves out what is only for those who read the code of the functions.
    """
    width = max((len(program.name) for program in module.programs), default=0)
    lines = [
        f"{file}: dynamics of {module.name}, generated by {module.maker}. Do not edit.",
        "",
        f"Source: {module.origin}.",
        *(part for fact in module.facts for part in _short(fact)),
        "",
        "Conventions",
        *(f"  {line}" for line in module.conventions),
    ]
    if not brief:
        lines += _inside(module, width)
    if module.number.name == "float":
        lines += _single_precision(module, width)
    if module.parameters and not brief:
        lines += ["", "Parameters p, with the nominal values"]
        lines += [
            f"  p[{k}]  {p.name} = {p.value!r} {p.unit}".rstrip()
            for k, p in enumerate(module.parameters)
        ]
    for line in lines:
        # Names from files were made harmless before; this makes sure of it.
        safe = line.isascii() and line.isprintable() and "\\" not in line
        if not safe or end in line:
            raise AssertionError(f"unsafe text for a comment: {line!r}")
    return lines


# -- sizes and arguments in words -----------------------------------------------------------------

MOST_COLUMNS = 40
"""Columns that are named in a comment; where there are more, the manifest names them."""


def described(array: Array) -> str:
    """What it is, its frame, its unit, and the names of its columns."""
    text = f"{array.about} ({array.unit})" if array.unit else array.about
    if not array.columns:
        return text
    if len(array.columns) > MOST_COLUMNS:
        return f"{text}; the manifest names the {len(array.columns)} columns"
    return f"{text}; columns: {', '.join(comment(name) for name in array.columns)}"


def sizes_of(module: Module) -> list[tuple[str, int, str]]:
    """Sizes of arguments, with what they count."""
    sizes = [
        ("NQ", module.nq, "entries of q"),
        ("NV", module.nv, "entries of qd, qdd and tau"),
        ("TIPS", module.tips, "tips"),
    ]
    parameters = len(module.parameters)
    return [*sizes, ("NP", parameters, "entries of p")] if parameters else sizes
