"""A spec that names another robot and prepares it.

robot = "panda.urdf"          # a built-in name, or a path beside this file
name = "arm"                  # name, about, tips and gravity replace those of the robot
[prepare]
lock = { finger_joint1 = 0.02 }
payload = { hand = [0.5, 0, 0, 0.1] }
friction.joint1 = { viscous = 0.3, coulomb = 0.5 }
[[contacts]]                  # [[contacts]], [[loops]] and [posture] are of the prepared robot
tip = "hand"
object = "world"
type = "point"
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from typing import Any

from symdyn.errors import RobotError
from symdyn.lie import Vec3
from symdyn.robot import library
from symdyn.robot.assembly.loops import check_constraints
from symdyn.robot.assembly.posture import posture_entries, resolve_posture
from symdyn.robot.assembly.raw import RawConstraint, RawJoint, RawLink, RawMimic, RawPosture
from symdyn.robot.checks import MOST_CONSTRAINTS, Angles, hint, quote, require_size
from symdyn.robot.model import Binder, Frame, Robot
from symdyn.robot.preparation.options import Preparation
from symdyn.robot.slots import with_named_moves
from symdyn.robot.spec.constraints import read_constraints
from symdyn.robot.spec.elements import SpecReader
from symdyn.robot.spec.formula import LONGEST_WRITTEN, Formulas
from symdyn.robot.spec.placed_robots import read_preparation
from symdyn.robot.spec.spec import parse_toml, read_posture
from symdyn.robot.spec.table import Table

_CLOSING = ("contacts", "loops", "posture")
_KEYS = ("robot", "prepare", "name", "about", "tips", "gravity", *_CLOSING)


@dataclass(frozen=True)
class Reference:
    """The robot that a spec names, how it is prepared, and what replaces its own fields.

    `where` and `tips_where` are the lines of `robot` and of `tips`.
    """

    file: str
    preparation: Preparation
    changes: dict[str, Any]
    where: str
    tips_where: str
    top: Table

    def apply_to(self, robot: Robot, snap: float) -> Robot:
        """The robot that the file names, with what the spec replaces, its contacts and loops."""
        known = [frame.name for frame in robot.frames]
        for tip in self.changes.get("tips", ()):
            if tip not in known:
                message = f"the tip {quote(tip)} is not a link or frame of the robot"
                raise RobotError(message + hint(tip, known), self.tips_where)
        robot = replace(robot, **self.changes)
        given = self.top.data.keys() & set(_CLOSING)
        return _closed(robot, self.top, snap) if given else robot


def _closed(robot: Robot, top: Table, snap: float) -> Robot:
    """The robot with contacts, loops and posture of a spec. Links that were merged are frames."""
    values = {parameter.name: parameter.value for parameter in robot.parameters}
    reader = SpecReader(Formulas(values, LONGEST_WRITTEN), Angles(snap))
    links = [RawLink(frame.name) for frame in robot.frames]
    joints = [_raw(robot, i) for i in range(len(robot.joints))]
    found = read_constraints(reader, top, robot.base.name, links, joints, [], [])
    frames = list(robot.frames)
    for raw in found.frames:
        if raw.name in (frame.name for frame in frames):
            message = f"a link or frame is called {quote(raw.name)} already"
            raise RobotError(f"{message}; give the contact or loop another name", raw.where)
        body = robot.frame(raw.body)
        frames.append(Frame(raw.name, body.link, body.placement.then(raw.placement)))
    before = [RawConstraint(constraint, top.where()) for constraint in robot.constraints]
    every = [*before, *found.constraints]
    require_size(every, MOST_CONSTRAINTS, "contacts and loops", top.where())
    check_constraints(every, frames, Binder(values))
    was = [RawPosture(name, at, default=True) for name, at in robot.posture]
    stands = resolve_posture([*was, *read_posture(reader, top)], joints, Binder(values))
    closed = replace(
        robot,
        frames=tuple(frames),
        constraints=tuple(raw.constraint for raw in every),
        posture=posture_entries(stands, joints),
        notes=(*robot.notes, *reader.angles.notes(), *found.notes),
    )
    return with_named_moves(closed)


def _raw(robot: Robot, i: int) -> RawJoint:
    """What constraints and postures ask about a joint."""
    joint, mimic = robot.joints[i], None
    if joint.mimic is not None:
        leader = robot.joints[joint.mimic.leader].name
        mimic = RawMimic(leader, joint.mimic.multiplier, joint.mimic.offset)
    motion: dict[str, Any] = {"axis": joint.axis, "pitch": joint.pitch, "modes": joint.modes}
    ends = ("", robot.links[i].name)
    return RawJoint(joint.name, joint.type, *ends, mimic=mimic, series=joint.series, **motion)


def read_reference(data: bytes, file: str) -> Reference | None:
    """What a spec names; None if it describes a robot itself."""
    table, context = parse_toml(data, file)
    if "robot" not in table:
        if "prepare" in table:
            top = Table(context, table, None, "the robot")
            where = top.table("prepare", None, "prepare").where()
            message = "[prepare] works only in a spec that names another robot"
            raise RobotError(f'{message}; add robot = "FILE", or edit this robot directly', where)
        return None
    top = Table(context, table, _KEYS, "a spec that names another robot")
    folder = os.path.dirname(file)
    preparation = read_preparation(top, folder)
    changes: dict[str, Any] = {k: top.text(k) for k in ("name", "about") if k in table}
    if "tips" in table:
        changes["tips"] = tuple(dict.fromkeys(top.texts("tips")))
    if "gravity" in table:
        gravity: Vec3 = SpecReader(Formulas({}), Angles(0)).vector(top, "gravity", (0, 0, 0))
        changes["gravity"] = gravity
    named = top.text("robot")
    if named not in library.names():
        named = os.path.join(folder, named)
    return Reference(named, preparation, changes, top.where("robot"), top.where("tips"), top)
