"""The robot in words: its joints, their axes in the zero pose, its links, and gravity."""

from __future__ import annotations

import re
from typing import Any

from symdyn.formulations.matrices.christoffel_cases import home_poses, joint_home_poses
from symdyn.lie import vec
from symdyn.robot.joints.passive import Passive
from symdyn.robot.model import BASE, Robot
from symdyn.support.names import printable, tex
from symdyn.teaching.derivations.facts import listed
from symdyn.teaching.derivations.masses import links, mathematical, named, vector
from symdyn.teaching.display.gravity import SYMBOL, UNIT
from symdyn.teaching.display.numbers import DIGITS, decimal
from symdyn.teaching.notation import Words, latex_unit, plain
from symdyn.teaching.notation import latex as in_latex
from symdyn.teaching.steps.formulas import Prose, prose
from symdyn.teaching.steps.parts import Part, Said, Table
from symdyn.teaching.steps.step import Step
from symdyn.teaching.steps.writing import Writer

KEY = "robot"
MOST_VALUES = 40
"""Parameters whose values are told: the inertial parameters of four links."""


def titled(text: str, robot: Robot) -> Words:
    """A title with the robot's name."""
    name = named(robot.name)
    return Words(f"{text} {name.text}", f"{tex(text)} {name.latex}")


def zero_pose(write: Writer, q: str = "q") -> Step:
    """What is moved by what, and about which axes while all coordinates `q` are 0."""
    robot = write.model.robot
    g = vector(write, write.robot.gravity)
    parts: list[Any] = [_joints(write), *_frames(write), *links(write)]
    if all(x == 0 for x in robot.gravity):
        parts.append(Said(prose("There is no gravity.")))
    else:
        told = prose("The acceleration of free fall is ")
        known = [p for p in robot.parameters if p.name == SYMBOL and SYMBOL in _names(g.text)]
        where = [f", where `{p.name} = {p.value:.{DIGITS}g} {UNIT}`" for p in known]
        end = prose("".join([*where, "."]))
        pieces = (told.text, g.text, *end.pieces)
        latex = f"{told.latex}${g.latex}${end.latex}"
        parts.append(Said(Prose("".join(pieces), latex, pieces)))
    parts += _values(write)
    parts += _springs(write)
    if robot.constraints:
        parts.append(Said(_opened(robot)))
    why = prose(
        f"Formulas mean nothing before it is said what `{q} = 0` is. Link `i` is moved by joint "
        f"`i`. Axes are those of the pose in which all `{q}` are zero, in the frame of the base."
    )
    return Step(KEY, "The robot and its zero pose", why, results=tuple(parts))


def _values(write: Writer) -> list[Part]:
    """The nominal values of the symbols in the formulas, unless they are very many."""
    opened = [
        (parameter, write.model.symbol(f"p[{k}]"))
        for k, parameter in enumerate(write.model.robot.symbolic_parameters)
        if parameter.name != SYMBOL
    ]
    if not 0 < len(opened) <= MOST_VALUES:
        return []
    import sympy

    pieces, latex = ["Nominal values: "], "Nominal values: "
    for k, (parameter, symbol) in enumerate(opened, 1):
        value, unit = decimal(sympy.Float(parameter.value)), printable(parameter.unit)
        end = "." if k == len(opened) else ", "
        pieces += [f"{symbol} = {plain(value)}", f" {unit}{end}" if unit else end]
        latex += f"${write.latex_names[symbol]} = {in_latex(value, {})}{latex_unit(unit)}${end}"
    return [Said(Prose("".join(pieces), latex, tuple(pieces)))]


def _springs(write: Writer) -> list[Part]:
    """Whether springs and friction of joints are in the formulas."""
    robot = write.model.robot
    owners = [joint.name for joint in robot.joints if joint.passive != Passive()]
    if not owners:
        return []
    held = listed([printable(name).replace("`", "'") for name in owners])
    told = f"Springs and friction of {held} are left out; `tau` and `U` have them with --passive."
    if write.model.options.get("passive"):
        told = f"Springs and friction of {held} are in `tau`, and springs in `U`."
    return [Said(prose(told))]


def _opened(robot: Robot) -> Words:
    """That constraints are left out."""
    held = listed([printable(constraint.name) for constraint in robot.constraints])
    return prose(
        f"The robot is a closed chain, held by {held}. All that follows is about the open tree, as "
        "if nothing were held; derive --quantity kkt has the equations of the closed chain."
    )


def _names(text: str) -> list[str]:
    return re.findall(r"[A-Za-z]\w*", text)


def _joints(write: Writer) -> Table:
    robot = write.robot
    homes = joint_home_poses(robot)
    heading = ("joint", "moves", "on", "type", "axis", "through", "coordinates")
    rows = []
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        parent = robot.base if joint.parent == BASE else robot.links[joint.parent]
        axis = (
            vector(write, vec.apply(homes[i].R, joint.axis)) if joint.has_axis else Words("-", "--")
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
    return Table(tuple(map(named, heading)), tuple(rows))


def _coordinates(write: Writer, robot: Robot, i: int) -> Words:
    at = robot.q_starts[i]
    symbols = [write.model.symbol(f"q[{k}]") for k in range(at, at + robot.joints[i].nq)]
    names = write.latex_names
    return Words(", ".join(map(str, symbols)), ", ".join(names[x] for x in symbols))


def _frames(write: Writer) -> list[Part]:
    """Where the frames of the links are, if that is not what the table of joints says."""
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
        told = "Link `i` has its frame at the point under 'through', with axes along the base's."
        return [Said(prose(told))]
    heading = ("frame of", "origin", "x axis", "y axis", "z axis")
    names = [named(f"{i} {link.name}") for i, link in enumerate(write.robot.links, 1)]
    rows = [(name, *map(mathematical, cells)) for name, cells in zip(names, shown, strict=True)]
    return [Table(tuple(map(named, heading)), tuple(rows))]
