"""A spec that names another robot and prepares it.

robot = "panda.urdf"          # a built-in name, or a path beside this file
name = "arm"                  # name, about, tips and gravity replace those of the robot
[prepare]
lock = { finger_joint1 = 0.02 }
payload = { hand = [0.5, 0, 0, 0.1] }
friction.joint1 = { viscous = 0.3, coulomb = 0.5 }
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from typing import Any

from symdyn.errors import RobotError
from symdyn.lie import Vec3
from symdyn.robot import library
from symdyn.robot.checks import Angles, hint, quoted
from symdyn.robot.model import Robot
from symdyn.robot.preparation.choices import Preparation
from symdyn.robot.spec.elements import SpecReader
from symdyn.robot.spec.formula import Formulas
from symdyn.robot.spec.placed import preparation_of
from symdyn.robot.spec.spec import parse_toml
from symdyn.robot.spec.table import Table

_KEYS = ("robot", "prepare", "name", "about", "tips", "gravity")


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

    def applied(self, robot: Robot) -> Robot:
        """The robot that the file names, with the fields that the spec replaces."""
        known = [frame.name for frame in robot.frames]
        for tip in self.changes.get("tips", ()):
            if tip not in known:
                message = f"the tip {quoted(tip)} is not a link or frame of the robot"
                raise RobotError(message + hint(tip, known), self.tips_where)
        return replace(robot, **self.changes)


def reference_of(data: bytes, file: str) -> Reference | None:
    """What a spec names; None if it describes a robot itself."""
    table, context = parse_toml(data, file)
    if "robot" not in table:
        if "prepare" in table:
            top = Table(context, table, None, "the robot")
            where = top.table("prepare", None, "prepare").where()
            message = "[prepare] is for a spec that names another robot"
            raise RobotError(f'{message}; add robot = "FILE", or change the robot here', where)
        return None
    top = Table(context, table, _KEYS, "a spec that names another robot")
    folder = os.path.dirname(file)
    preparation = preparation_of(top, folder)
    changes: dict[str, Any] = {k: top.text(k) for k in ("name", "about") if k in table}
    if "tips" in table:
        changes["tips"] = tuple(dict.fromkeys(top.texts("tips")))
    if "gravity" in table:
        gravity: Vec3 = SpecReader(Formulas({}), Angles(0)).vector(top, "gravity", (0, 0, 0))
        changes["gravity"] = gravity
    named = top.text("robot")
    if named not in library.names():
        named = os.path.join(folder, named)
    return Reference(named, preparation, changes, top.where("robot"), top.where("tips"))
