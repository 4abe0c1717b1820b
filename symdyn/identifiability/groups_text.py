"""Base parameters for people: the groups as formulas, and how each arises, joint by joint.

    IxxR2 = Ixx2 - Iyy2 + ...       numbers are links, R marks what has been regrouped

as text and as LaTeX. Decimals are shown as they were written, roots and open geometry as formulas.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from symdyn.equivalents.inertia_transfer import Direction, remove_directions
from symdyn.errors import FunctionError
from symdyn.graph import Expr, Graph, from_sympy
from symdyn.graph.formula_text import as_latex, as_text
from symdyn.graph.formulas import (
    Constant,
    Sum,
    SymbolicFormula,
    add,
    formulas_of,
    is_negative,
    power,
)
from symdyn.graph.leaves import Number
from symdyn.identifiability.base_parameters import TEN, BaseParameters
from symdyn.identifiability.exact_numbers import Surd
from symdyn.identifiability.joint_rules import (
    ACROSS,
    ALONG,
    CENTRED,
    FREE,
    LEVEL,
    PARALLEL,
    POINT,
    REST,
    STILL,
    left_open,
)
from symdyn.lie import coordinate_axis
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.joints.floating import Floating
from symdyn.robot.joints.helical import Helical
from symdyn.robot.joints.modal import Modal
from symdyn.robot.joints.motion import Motion
from symdyn.robot.joints.planar import Planar
from symdyn.robot.joints.prismatic import Prismatic
from symdyn.robot.joints.revolute import Revolute
from symdyn.robot.joints.spherical import Spherical
from symdyn.robot.model import BASE, Joint
from symdyn.scalar import Scalar, is_number, is_zero
from symdyn.support.latex.display import aligned
from symdyn.support.names import printable, tex

# Sentences for people: what each joint is called, and why it loses the parameters it loses.

ABOUT: dict[type[Motion], str] = {
    Revolute: "revolute about",
    Prismatic: "prismatic along",
    Helical: "helical about",
    Planar: "planar across",
    Spherical: "spherical",
    Floating: "floating",
    Modal: "modal",
}
"""What stands before the axis, where the joint has one."""

_LEVEL = (
    "The link rotates only about one fixed direction. Of its moments of inertia only the one about "
    "this direction affects the dynamics, of its first moments only the components perpendicular "
    "to it."
)
_ROUND = (
    "Equal moments of inertia about all directions perpendicular to the axis have no effect on the "
    "joint: such a tensor is invariant under its motion."
)
REASONS: dict[tuple[str, type[Motion]], str] = {
    (FREE, Revolute): (
        "A mass on the axis, a first moment along the axis, and equal moments of inertia about all "
        "directions perpendicular to the axis have no effect on the joint."
    ),
    (FREE, Prismatic): "Moments of inertia have no effect on the joint.",
    (PARALLEL, Revolute): (f"{_LEVEL} A mass on the axis has no effect on the joint."),
    (STILL, Revolute): (
        "The link rotates only about one fixed line, and gravity acts along this line. Only the "
        "moment of inertia about the line affects the dynamics."
    ),
    (POINT, Revolute): (
        "One point of the joint axis is fixed in space and there is no gravity. Only the inertia "
        "about this point affects the dynamics, and equal moments of inertia about all directions "
        "perpendicular to the axis have no effect on the joint."
    ),
    (REST, Prismatic): "The link never rotates. Only its mass affects the dynamics.",
    (ALONG, Prismatic): (
        "The link rotates only about the direction of its translation. Of its moments of inertia "
        "only the one about this direction affects the dynamics, of its first moments only the "
        "components perpendicular to it. Neither has an effect on the joint."
    ),
    (ACROSS, Prismatic): (
        "The link rotates only about one fixed direction. Of its moments of inertia only the one "
        "about this direction affects the dynamics, and it has no effect on the joint. The first "
        "moment along this direction does not affect the dynamics."
    ),
    (LEVEL, Planar): _LEVEL,
    (FREE, Planar): _ROUND,
    (LEVEL, Helical): _LEVEL,
    (FREE, Helical): _ROUND,
    (FREE, Spherical): "A mass at the center of the joint has no effect on the joint.",
    (CENTRED, Spherical): (
        "The center of the joint is fixed in space and there is no gravity. Only the inertia about "
        "the center affects the dynamics."
    ),
    (FREE, Floating): "The link moves freely. All its inertial parameters affect the dynamics.",
    (FREE, Modal): (
        "The link can have any position and orientation. Only equal moments of inertia about all "
        "directions are the same in all these poses, and a mode with a rotation depends on them."
    ),
}
"""By kind and motion of the joint (`joint_rules.py`)."""


FORMATS = ("text", "latex")
_DIGITS = 12
_SMALL = 12
"""Fractions up to this denominator stay fractions inside formulas; others came from decimals."""


def grouping_text(base: BaseParameters) -> str:
    """The groups as lines of text, with a legend of the links."""
    return _grouping(base, GroupsWriter("text"))


def grouping_latex(base: BaseParameters) -> str:
    """The groups in LaTeX, as an align* environment."""
    return _grouping(base, GroupsWriter("latex"))


def explain(base: BaseParameters, form: str = "text") -> str:
    """How the base parameters arise, from the tips to the base; `form` is text or latex."""
    write = GroupsWriter(form)
    parts = ["From the tips to the base, each step with what has arrived in those before.\n"]
    parts += [_joint_step(base, i, write) for i in reversed(range(len(base.steps)))]
    parts += _followers(base, write)
    parts += _exchanges(base, write)
    parts.append(_grouping(base, write))
    return "\n".join(parts)


class GroupsWriter:
    """Names, coefficients and sums in one of the two formats."""

    def __init__(self, form: str) -> None:
        if form not in FORMATS:
            raise FunctionError(f"no format is called {form!r}; use {' or '.join(FORMATS)}")
        self.latex = form == "latex"

    def name(self, index: int, mark: str = "") -> str:
        """Ixx2, or IxxR2 with a mark."""
        link, k = divmod(index, TEN)
        name = PARAMETER_NAMES[k]
        if not self.latex:
            return f"{name}{mark}{link + 1}"
        letter, axes = ("m", "") if name == "m" else (name[:-2], name[-2:])
        if name.startswith("mc"):
            letter, axes = "mc", name[-1]
        letter = letter if len(letter) == 1 else f"\\mathit{{{letter}}}"
        power = f"^{{{mark}}}" if mark else ""
        return f"{letter}{power}_{{{axes}{link + 1}}}"

    def sum(self, group: Mapping[int, Scalar]) -> str:
        """A linear combination of parameters, equal factors taken out; 0 where it is empty."""
        terms: dict[str, list[tuple[bool, str]]] = {}
        for index, coefficient in group.items():
            negative, factor = self.factor(coefficient)
            key = factor or self.name(index)  # what has no factor stays apart
            terms.setdefault(key, []).append((negative, self.name(index)))
        result = ""
        for key, names in terms.items():
            negative = names[0][0]
            inside = names[0][1]
            for sign, name in names[1:]:
                inside += f" {'+' if sign == negative else '-'} {name}"
            if key != names[0][1]:
                product = " " if self.latex else "*"
                inside = f"{key}{product}({inside})" if len(names) > 1 else key + product + inside
            if result:
                result += f" {'-' if negative else '+'} {inside}"
            else:
                result = "-" + inside if negative else inside
        return result or "0"

    def factor(self, coefficient: Scalar) -> tuple[bool, str]:
        """Whether it is negative, and its amount, empty for 1."""
        if is_number(coefficient):
            size = abs(coefficient)
            return bool(coefficient < 0), "" if size == 1 else self.number(size)
        formula = _formula(coefficient)
        negative = is_negative(formula)
        formula = -formula if negative else formula
        return negative, self.formula(formula, isinstance(formula, Sum))

    def number(self, number: Scalar) -> str:
        """A decimal or a fraction."""
        above, _, below = decimal(number).partition("/")
        return f"\\tfrac{{{above}}}{{{below}}}" if below and self.latex else decimal(number)

    def formula(self, formula: SymbolicFormula, wrapped: bool = False) -> str:
        """A formula, in parentheses if asked."""
        if self.latex:
            owned = {symbol: symbol.name for symbol in formula.symbols if "." in symbol.name}
            text = as_latex(formula, owned)
            return f"\\left({text}\\right)" if wrapped else text
        text = as_text(formula)
        return f"({text})" if wrapped else text

    def lines(self, rows: Sequence[tuple[str, str, str]]) -> str:
        """Equations: left side, sign, right side."""
        if not self.latex:
            return "".join(f"  {left} {sign} {right}\n" for left, sign, right in rows)
        signs = {"=": "=", "+=": "\\mathrel{+}="}
        return aligned([f"{left} &{signs[sign]} {right}" for left, sign, right in rows])

    def names(self, indices: Iterable[int]) -> str:
        """Parameters in a row."""
        shown = [self.name(index) for index in indices]
        return ", ".join(f"${name}$" if self.latex else name for name in shown) or "none"

    def inline(self, formula: str) -> str:
        """A formula inside a sentence."""
        return f"${formula}$" if self.latex else formula

    def plain(self, text: str) -> str:
        """A name from a file inside a sentence."""
        return tex(text) if self.latex else printable(text)

    def heading(self, text: str) -> str:
        """The title of a step."""
        return f"\\paragraph{{{text}}}\n" if self.latex else f"{text}\n"


def decimal(number: Scalar) -> str:
    """A number as it would be written in a file; a fraction where it is no short decimal.

    >>> decimal(Fraction(2159, 5000)), decimal(Fraction(1, 3)), decimal(0.30000000000000004)
    ('0.4318', '1/3', '0.3')
    """
    short = f"{float(number):.{_DIGITS}g}"
    if isinstance(number, float) or ("e" not in short and Fraction(short) == number):
        return short
    fraction = str(number)
    return fraction if len(fraction) <= _DIGITS else short


def _formula(coefficient: Scalar) -> SymbolicFormula:
    """A root, a graph node or a SymPy expression as a formula, with short numbers."""
    if isinstance(coefficient, Surd):
        roots = [power(Constant(x), Fraction(1, 2)) for x in (1, 2, 3, 6)]
        pairs = zip(coefficient.parts, roots, strict=True)
        formula = add(Fraction(x) * root for x, root in pairs)
    else:
        node = coefficient
        if not isinstance(node, Expr):
            (node,) = from_sympy(Graph(), [coefficient])
        (formula,) = formulas_of([node])
    return formula.change_numbers(_shortened, distribute=True)


def _shortened(number: Number) -> Number:
    """A decimal instead of a fraction that came from one."""
    is_long = isinstance(number, Fraction) and number.denominator > _SMALL
    return float(number) if is_long else number


# -- the groups ----------------------------------------------------------------------------


def _grouping(base: BaseParameters, write: GroupsWriter) -> str:
    count = f"{len(base.kept)} base parameters for {len(base.names)} inertial parameters"
    links = (f"{n} {write.plain(link.name)}" for n, link in enumerate(base.robot.links, 1))
    alone = [k for k, group in zip(base.kept, base.groups, strict=True) if len(group) == 1]
    rows = [
        (write.name(index, "R"), "=", write.sum({index: group[index], **group}))
        for index, group in zip(base.kept, base.groups, strict=True)
        if index not in alone
    ]
    heading = write.heading(f"{write.plain(base.robot.name)}: {count}")
    return (
        f"{heading}Links: {', '.join(links)}.\n{write.lines(rows)}"
        f"On their own: {write.names(alone)}.\n"
        f"Without effect: {write.names(base.without_effect)}.\n"
    )


# -- joint by joint ------------------------------------------------------------------------


def _joint_step(base: BaseParameters, i: int, write: GroupsWriter) -> str:
    joint, case, steps = base.robot.joints[i], base.cases[i], base.steps[i]
    title = f"Joint {i + 1}, {write.plain(joint.name)}, {_about(joint, write)}"
    stays, amounts = _functionals(steps)

    def own(functional: Mapping[int, Scalar]) -> dict[int, Scalar]:
        return {TEN * i + k: x for k, x in functional.items()}

    text = [write.heading(title), REASONS[case.kind, type(joint.motion)], "\n"]
    pairs = list(zip(amounts, steps, strict=True))
    gone = [TEN * i + step.pivot for _, step in pairs if _has_no_effect(step)]
    if gone:
        text.append(f"Without effect: {write.names(gone)}.\n")
    moving = [(own(amount), step) for amount, step in pairs if step.seen is not None]
    if moving:
        taken = ", ".join(write.inline(write.sum(amount)) for amount, _ in moving)
        if joint.parent == BASE:
            text.append(f"On the base, without effect: {taken}.\n")
        else:
            text.append(f"To link {joint.parent + 1} move {taken}:\n")
            text.append(write.lines(_arrivals(moving, joint.parent, write)))
    regrouped = [
        (write.name(TEN * i + k, "R"), "=", write.sum(own(rest)))
        for k, rest in stays.items()
        if set(rest) != {k}
    ]
    if regrouped:
        text.append("What stays is\n" + write.lines(regrouped))
    return "".join(text)


def _has_no_effect(step: Direction) -> bool:
    """Whether a parameter has none, alone and not only together with another."""
    others = (x for k, x in enumerate(step.inertia) if k != step.pivot)
    return step.seen is None and all(map(is_zero, others))


def _about(joint: Joint, write: GroupsWriter) -> str:
    """revolute about z, prismatic along (0.6, 0, 0.8), helical about x with pitch 0.1"""
    motion, axis = joint.motion, joint.axis
    how = ABOUT[type(motion)]

    def shown(x: Scalar) -> str:
        return write.number(x) if is_number(x) else write.formula(_formula(x))

    if isinstance(motion, Modal):
        how += f", {joint.nv} {'modes' if joint.nv > 1 else 'mode'}"
    if not how.endswith(("about", "along", "across")):
        return how
    k = coordinate_axis(axis)
    if k is not None:
        direction = "xyz"[k] if axis[k] == 1 else "-" + "xyz"[k]
    else:
        direction = f"({', '.join(map(shown, axis))})"
    pitch = f" with pitch {write.inline(shown(joint.pitch))}" if not is_zero(joint.pitch) else ""
    return f"{how} {write.inline(direction)}{pitch}"


Functional = dict[int, Scalar]


def _functionals(steps: Sequence[Direction]) -> tuple[dict[int, Functional], list[Functional]]:
    """What stays in each parameter, and how much of each direction leaves, in the link's ten."""
    gone = {step.pivot for step in steps}
    stays: dict[int, Functional] = {k: {} for k in range(TEN) if k not in gone}
    amounts: list[Functional] = [{} for _ in steps]
    for k in range(TEN):
        rest, taken = remove_directions([int(k == j) for j in range(TEN)], steps)
        for row in stays:
            if not is_zero(rest[row]):
                stays[row][k] = rest[row]
        for amount, value in zip(amounts, taken, strict=True):
            if not is_zero(value):
                amount[k] = value
    for row, functional in stays.items():  # its own parameter first
        stays[row] = {row: functional[row], **functional}
    return stays, amounts


def _arrivals(
    moving: Sequence[tuple[Functional, Direction]], parent: int, write: GroupsWriter
) -> list[tuple[str, str, str]]:
    """What the parent's parameters get."""
    rows = []
    for k in range(TEN):
        total: Functional = {}
        for amount, step in moving:
            assert step.seen is not None
            for index, value in amount.items():
                if not is_zero(step.seen[k]):
                    total[index] = total.get(index, 0) + value * step.seen[k]
        total = {index: value for index, value in total.items() if not is_zero(value)}
        if total:
            rows.append((write.name(TEN * parent + k), "+=", write.sum(total)))
    return rows


def _followers(base: BaseParameters, write: GroupsWriter) -> list[str]:
    """What joints tie together that share a coordinate, or of which the rules leave something."""
    if not base.followers:
        return []
    joints = base.robot.joints
    pairs = [
        f"{i + 1} follows {joint.mimic.leader + 1}"
        for i, joint in enumerate(joints)
        if joint.mimic is not None
    ]
    tied = [f"{i + 1}, {joints[i].type}" for i in left_open(base.robot)]
    titles = []
    if pairs:
        titles.append(f"Joints that share a coordinate: {', '.join(pairs)}")
    if tied:
        titles.append(f"Joints whose modes, or turn and slide, are tied: {'; '.join(tied)}")
    rows = [(write.name(index), "=", write.sum(group)) for index, group in base.followers.items()]
    return [
        write.heading(". ".join(titles))
        + "In all motions left to them these parameters count as\n"
        + write.lines(rows)
    ]


def _exchanges(base: BaseParameters, write: GroupsWriter) -> list[str]:
    """Which parameters are kept after all, since their groups have the smaller coefficients."""
    if not base.exchanges:
        return []
    pairs = ", ".join(
        f"{write.names([new])} instead of {write.names([old])}" for old, new in base.exchanges
    )
    return [
        write.heading("Nearly special geometry")
        + f"Large coefficients would lose digits of the joint forces. Kept are {pairs}.\n"
    ]
