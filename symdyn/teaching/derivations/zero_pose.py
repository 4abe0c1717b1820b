"""The description of a robot: joints, their axes in the zero configuration, links, gravity."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from symdyn.formulations.matrices.christoffel_cases import home_poses, joint_home_poses
from symdyn.graph.formulas import Constant
from symdyn.graph.leaves import Number
from symdyn.graph.normal.harmonics import CONSTANT, Harmonics
from symdyn.lie import vec
from symdyn.robot.inertia import TENSOR, Inertia, tensor_entries
from symdyn.robot.joints.passive import Passive
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import is_zero
from symdyn.support.names import printable, tex
from symdyn.teaching.display.gravity import SYMBOL, UNIT
from symdyn.teaching.display.numbers import DIGITS, decimal
from symdyn.teaching.steps.formulas import Prose, prose
from symdyn.teaching.steps.parts import QuantityEntry, Sentence, StepPart, StepTable
from symdyn.teaching.steps.step import DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex, latex, latex as in_latex, latex_unit, plain

# -- links ---------------------------------------------------------------------------------------

# The links of a robot in a table: mass, centre of mass and inertia, in the frame of each link.
#
# With the first moment h = m c and the tensor I about the origin of the link's frame,
#
#     c = h / m,    I_c = I - (h.h 1 - h h^T) / m                                  (Steiner)


def single(robot: Robot) -> bool:
    """Whether every joint has one coordinate, whose derivative is its velocity.

    The velocities of other joints, such as angular velocities, are not time derivatives of
    coordinates. Formulas with dM/dq_k do not hold for them.
    """
    return all(joint.nq == 1 for joint in robot.joints)


def has_rotors(robot: Robot) -> bool:
    """Whether any joint has a rotor inertia."""
    return any(not is_zero(joint.rotor_inertia) for joint in robot.joints)


def has_gravity(robot: Robot) -> bool:
    """Whether there is gravity."""
    return not all(is_zero(x) for x in robot.gravity)


def motorless(robot: Robot) -> list[StepPart]:
    """A sentence on the joint forces that are zero, since there is no motor."""
    if not robot.unactuated:
        return []
    forces = [f"`tau[{k + 1}]`" for k in robot.unactuated]
    own = [i for i in range(len(robot.joints)) if robot.joints[i].mimic is None]
    joints = [
        printable(robot.joints[i].name)
        for i in own
        if any(dof.index in robot.unactuated for dof in robot.dofs(i))
    ]
    are, have = ("is", "has") if len(forces) == 1 else ("are", "have")
    have = "has" if len(joints) == 1 else have
    return [
        Sentence(
            prose(
                f"{listed(forces)} {are} zero while the robot moves freely, because "
                f"{listed(joints)} {have} no motor. These equations determine the accelerations of "
                "the unactuated DoF."
            )
        )
    ]


def listed(items: Sequence[str]) -> str:
    """a, b and c

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    *first, last = items
    return f"{', '.join(first)} and {last}" if first else last


NEGLIGIBLE = Fraction(1, 10**12)
"""Numbers below this fraction of the tensor about the frame are rounding errors of decimals."""
TERMINATING = (2, 4, 8)
"""Denominators of fractions that are printed as decimals: a mass is 4.25, not 17/4."""
PRODUCTS = ("I_xy", "I_xz", "I_yz")
NOTHING = TextAndLatex("-", "--")
TOO_LONG = TextAndLatex("..", r"\cdots")


def named(text: str) -> TextAndLatex:
    """Return a name from a file, escaped."""
    return TextAndLatex(printable(text), tex(text))


def vector(write: QuantityWriter, entries: Any) -> TextAndLatex:
    """Three entries in brackets."""
    return _listed([_cell(write, entry) for entry in write.entries(entries)])


def mathematical(words: TextAndLatex) -> TextAndLatex:
    """A formula for a cell."""
    return TextAndLatex(words.text, f"${words.latex}$")


def links(write: QuantityWriter) -> list[StepPart]:
    """A row for each link: inertia about the centre of mass, or about the frame.

    Inertia about the centre of mass is not polynomial if masses are sums or first moments are
    parameters.
    """
    robot = write.robot
    central = [_central(write, link.inertia) for link in robot.links]
    bodies = [body for body in central if body is not None and not robot.regrouped]
    if len(bodies) == len(robot.links):
        heading = ["link", "mass", "centre of mass", "inertia about the centre of mass"]
    else:
        heading = ["link", "mass", "first moment", "inertia about the frame origin"]
        bodies = [link.inertia.parameters for link in robot.links]
    rows = [
        [named(f"{i} {link.name}"), *_row(write, body)]
        for i, (link, body) in enumerate(zip(robot.links, bodies, strict=True), 1)
    ]
    sentence = "In SI units, along the axes of the link frame"
    if any(name in row[-1].text for row in rows for name in PRODUCTS):
        sentence += "; `I_xy` is an entry of the inertia tensor, minus the integral of `x y dm`"
    rotors = write.entries([joint.rotor_inertia for joint in robot.joints])
    if not all(rotor.is_zero for rotor in rotors):
        sentence += "; rotor inertias are reflected through the gears"
        heading.insert(-1, "rotor")
        for row, rotor in zip(rows, rotors, strict=True):
            row.insert(-1, mathematical(_cell(write, rotor)))
    table = StepTable(tuple(map(named, heading)), tuple(map(tuple, rows)))
    return [Sentence(prose(f"{sentence}:")), table]


def _central(write: QuantityWriter, inertia: Inertia) -> tuple[Any, ...] | None:
    """Mass, centre of mass, and the tensor about it; None if these are not polynomials."""
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
    """The value of a form that is a number, else None."""
    if not form.terms:
        return Fraction(0)
    return form.terms.get(CONSTANT, {}).get(()) if form.size == 1 else None


def _is_polynomial(form: Harmonics) -> bool:
    monomials = (monomial for terms in form.terms.values() for monomial in terms)
    return all(exponent > 0 for monomial in monomials for _, exponent in monomial)


def _row(write: QuantityWriter, body: Iterable[Any]) -> list[TextAndLatex]:
    """The cells of mass, centre and tensor; only nonzero entries of the tensor."""
    mass, *rest = write.entries(body)
    if all(entry.is_zero for entry in (mass, *rest)):
        return [TextAndLatex("0", "$0$"), NOTHING, NOTHING]
    centre = _listed([_cell(write, entry) for entry in rest[:3]])
    named_entries = zip(TENSOR, rest[3:], strict=True)
    shown = [(name, _cell(write, entry)) for name, entry in named_entries if not entry.is_zero]
    tensor = TextAndLatex(
        ", ".join(f"I_{name[1:]} = {cell.text}" for name, cell in shown) or "0",
        ", ".join(f"$I_{{{name[1:]}}} = {cell.latex}$" for name, cell in shown) or "$0$",
    )
    return [mathematical(_cell(write, mass)), mathematical(centre), tensor]


def _cell(write: QuantityWriter, entry: QuantityEntry) -> TextAndLatex:
    if entry.value is None:
        return TOO_LONG
    value = entry.value
    if isinstance(value, Constant) and _denominator(value.value) in TERMINATING:
        shown = f"{float(value.value):.{DIGITS}g}"
        return TextAndLatex(shown, shown)
    return TextAndLatex(plain(entry.value), latex(entry.value, write.latex_names))


def _denominator(number: Number) -> int:
    """The denominator of an exact number; 1 for a float."""
    return 1 if isinstance(number, float) else number.as_integer_ratio()[1]


def _listed(cells: list[TextAndLatex]) -> TextAndLatex:
    text, math = (", ".join(getattr(x, form) for x in cells) for form in ("text", "latex"))
    return TextAndLatex(f"({text})", f"({math})")


KEY = "robot"
MOST_VALUES = 40
"""Most parameters whose values are listed: the inertial parameters of four links."""


def titled(text: str, robot: Robot) -> TextAndLatex:
    """A title with the robot's name."""
    name = named(robot.name)
    return TextAndLatex(f"{text} {name.text}", f"{tex(text)} {name.latex}")


def zero_pose(write: QuantityWriter, q: str = "q") -> DerivationStep:
    """The step that lists joints, axes at zero coordinates `q`, links and parameters."""
    robot = write.model.robot
    g = vector(write, write.robot.gravity)
    parts: list[Any] = [_joints(write), *_frames(write), *links(write)]
    if all(x == 0 for x in robot.gravity):
        parts.append(Sentence(prose("There is no gravity.")))
    else:
        sentence = prose("The acceleration of free fall is ")
        known = [p for p in robot.parameters if p.name == SYMBOL and SYMBOL in _names(g.text)]
        where = [f", where `{p.name} = {p.value:.{DIGITS}g} {UNIT}`" for p in known]
        end = prose("".join([*where, "."]))
        pieces = (sentence.text, g.text, *end.pieces)
        latex = f"{sentence.latex}${g.latex}${end.latex}"
        parts.append(Sentence(Prose("".join(pieces), latex, pieces)))
    parts += _values(write)
    parts += _springs(write)
    if robot.constraints:
        parts.append(Sentence(_opened(robot)))
    why = prose(
        f"First fix the zero configuration `{q} = 0`. Joint `i` moves link `i`. The table lists "
        f"the joint axes at `{q} = 0`, in the base frame."
    )
    return DerivationStep(KEY, "The robot and its zero configuration", why, results=tuple(parts))


def _values(write: QuantityWriter) -> list[StepPart]:
    """The nominal values of the symbols in the formulas, unless there are too many."""
    opened = [
        (parameter, write.model.symbol(f"p[{k}]"))
        for k, parameter in enumerate(write.model.robot.symbolic_parameters)
        if parameter.name != SYMBOL
    ]
    if not 0 < len(opened) <= MOST_VALUES:
        return []
    pieces, latex = ["Nominal values: "], "Nominal values: "
    for k, (parameter, symbol) in enumerate(opened, 1):
        value, unit = decimal(Constant(float(parameter.value))), printable(parameter.unit)
        end = "." if k == len(opened) else ", "
        pieces += [f"{symbol} = {plain(value)}", f" {unit}{end}" if unit else end]
        latex += f"${write.latex_names[symbol]} = {in_latex(value, {})}{latex_unit(unit)}${end}"
    return [Sentence(Prose("".join(pieces), latex, tuple(pieces)))]


def _springs(write: QuantityWriter) -> list[StepPart]:
    """A sentence on springs and friction of joints, if there are any."""
    robot = write.model.robot
    owners = [joint.name for joint in robot.joints if joint.passive != Passive()]
    if not owners:
        return []
    names = listed([printable(name).replace("`", "'") for name in owners])
    sentence = (
        f"Springs and friction of {names} are omitted; --passive includes them in `tau` and `U`."
    )
    if write.model.options.get("passive"):
        sentence = f"`tau` includes springs and friction of {names}, and `U` includes the springs."
    return [Sentence(prose(sentence))]


def _opened(robot: Robot) -> TextAndLatex:
    """A sentence that constraints are omitted."""
    names = listed([printable(constraint.name) for constraint in robot.constraints])
    return prose(
        f"The robot is a closed chain with the constraints {names}. The derivation below is for "
        "the open tree, without the constraints; derive --quantity kkt gives the equations of the "
        "closed chain."
    )


def _names(text: str) -> list[str]:
    return re.findall(r"[A-Za-z]\w*", text)


def _joints(write: QuantityWriter) -> StepTable:
    robot = write.robot
    homes = joint_home_poses(robot)
    heading = ("joint", "moves", "on", "type", "axis", "through", "coordinates")
    rows = []
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        parent = robot.base if joint.parent == BASE else robot.links[joint.parent]
        axis = (
            vector(write, vec.apply(homes[i].R, joint.axis))
            if joint.has_axis
            else TextAndLatex("-", "--")
        )
        rows.append(
            (
                named(f"{i + 1} {joint.name}"),
                named(link.name),
                named(parent.name),
                named(str(joint.type)),
                mathematical(axis),
                mathematical(vector(write, homes[i].p)),
                mathematical(_coordinates(write, robot, i)),
            )
        )
    return StepTable(tuple(map(named, heading)), tuple(rows))


def _coordinates(write: QuantityWriter, robot: Robot, i: int) -> TextAndLatex:
    at = robot.q_starts[i]
    symbols = [write.model.symbol(f"q[{k}]") for k in range(at, at + robot.joints[i].nq)]
    names = write.latex_names
    return TextAndLatex(", ".join(map(str, symbols)), ", ".join(names[x] for x in symbols))


def _frames(write: QuantityWriter) -> list[StepPart]:
    """The frames of the links: a sentence if the table of joints gives them, else a table."""
    homes = home_poses(write.robot)
    joints = joint_home_poses(write.robot)
    shown = [[vector(write, x) for x in (X.p, *zip(*X.R, strict=True))] for X in homes]
    parallel = all(
        tuple(axis.text for axis in axes) == ("(1, 0, 0)", "(0, 1, 0)", "(0, 0, 1)")
        for _, *axes in shown
    )
    if parallel and all(
        vector(write, X.p).text == own.text for X, (own, *_) in zip(joints, shown, strict=True)
    ):
        sentence = (
            "The frame of link `i` is at the point under 'through', with its axes parallel to "
            "those of the base."
        )
        return [Sentence(prose(sentence))]
    heading = ("frame of", "origin", "x axis", "y axis", "z axis")
    names = [named(f"{i} {link.name}") for i, link in enumerate(write.robot.links, 1)]
    rows = [(name, *map(mathematical, cells)) for name, cells in zip(names, shown, strict=True)]
    return [StepTable(tuple(map(named, heading)), tuple(rows))]
