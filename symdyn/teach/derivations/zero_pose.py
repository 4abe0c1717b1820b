"""The robot in words: its joints, their axes in the zero pose, and gravity."""

from __future__ import annotations

from typing import Any

from symdyn.derive.matrices.christoffel_cases import joint_home_poses
from symdyn.lie import vec
from symdyn.names import printable, tex
from symdyn.robot.model import BASE, Robot
from symdyn.teach.notation import Words, latex, plain
from symdyn.teach.steps.formulas import prose
from symdyn.teach.steps.parts import Said, Table
from symdyn.teach.steps.step import Step
from symdyn.teach.steps.writing import Writer

KEY = "robot"


def named(text: str) -> Words:
    """A name from a file, made harmless."""
    return Words(printable(text), tex(text))


def titled(text: str, robot: Robot) -> Words:
    """A title with the robot's name."""
    name = named(robot.name)
    return Words(f"{text} {name.text}", f"{tex(text)} {name.latex}")


def zero_pose(write: Writer) -> Step:
    """What is moved by what, and about which axes while all q are zero."""
    robot = write.model.robot
    g = _vector(write, write.robot.gravity)
    parts: list[Any] = [_joints(write)]
    if all(x == 0 for x in robot.gravity):
        parts.append(Said(prose("There is no gravity.")))
    else:
        told = prose("Free fall accelerates by ")
        parts.append(Said(Words(f"{told.text}g = {g.text}.", f"{told.latex}$g = {g.latex}$.")))
    why = prose(
        "Formulas mean nothing before it is said what `q = 0` is. Link `i` is moved by joint `i`. "
        "Axes are those of the pose in which all `q` are zero, in the frame of the base."
    )
    return Step(KEY, "The robot and its zero pose", why, results=tuple(parts))


def _joints(write: Writer) -> Table:
    robot = write.robot
    homes = joint_home_poses(robot)
    heading = ("joint", "moves", "on", "type", "axis", "through", "coordinates")
    rows = []
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        parent = robot.base if joint.parent == BASE else robot.links[joint.parent]
        axis = (
            _vector(write, vec.apply(homes[i].R, joint.axis))
            if joint.has_axis
            else Words("-", "--")
        )
        rows.append(
            (
                named(f"{i + 1} {joint.name}"),
                named(link.name),
                named(parent.name),
                named(str(joint.type)),
                _mathematical(axis),
                _mathematical(_vector(write, homes[i].p)),
                _mathematical(_coordinates(write, robot, i)),
            )
        )
    return Table(tuple(map(named, heading)), tuple(rows))


def _coordinates(write: Writer, robot: Robot, i: int) -> Words:
    at = robot.q_starts[i]
    symbols = [write.model.symbol(f"q[{k}]") for k in range(at, at + robot.joints[i].nq)]
    names = write.model.latex_names
    return Words(", ".join(map(str, symbols)), ", ".join(names[x] for x in symbols))


def _vector(write: Writer, vector: Any) -> Words:
    values = [entry.value for entry in write.entries(vector)]
    names = write.model.latex_names
    shown = [
        Words("..", r"\cdots") if x is None else Words(plain(x), latex(x, names)) for x in values
    ]
    text, math = (", ".join(getattr(x, form) for x in shown) for form in ("text", "latex"))
    return Words(f"({text})", f"({math})")


def _mathematical(words: Words) -> Words:
    return Words(words.text, f"${words.latex}$")
