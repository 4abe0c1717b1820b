"""Whole robots and loose objects in a spec.

    [[robots]]
    name = "left"                 # its parts are called left.panda_joint1 and so on
    robot = "panda"               # a built-in name, or a path beside this file
    parent = "torso"              # a link; by default the base
    xyz = [0, 0.3, 0]
    rpy = [0, 0, 0]
    [robots.prepare]              # the same keys as in [prepare] (`reference.py`)
    lock = { panda_finger_joint1 = 0.02 }

    [[objects]]                   # a body that floats: the joint `box` to the base, without motor
    name = "box"
    mass = 2
    inertia = { xx = 0.01, yy = 0.01, zz = 0.01 }

Gravity is that of the spec.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields, replace

from symdyn.errors import RobotError
from symdyn.lie import Vec3
from symdyn.robot.assembly.raw import Parts, RawConstraint, RawJoint, RawLink, RawMimic, RawPosture
from symdyn.robot.checks import WARNING, hint, printable, quote
from symdyn.robot.model import BASE, Parameter, Robot
from symdyn.robot.placement import Placement
from symdyn.robot.preparation.base import FLOATING, WORLD
from symdyn.robot.preparation.options import UNPREPARED, Preparation
from symdyn.robot.spec.elements import INERTIA_KEYS, PLACEMENT_KEYS, SpecReader
from symdyn.robot.spec.table import Table
from symdyn.scalar import Scalar

# A whole robot as parts of another description: its links, joints and frames, by new names.
#
#     left + panda_joint1  ->  left.panda_joint1        links, joints, frames, tips
#     left + l             ->  left.l                   declared symbols
#     left + joint1.d      ->  left_joint1.d            numbers that can be left open
#
# Every frame of the robot becomes a massless link on a fixed joint, so that other parts can be
# attached to it; assembly merges it again.


def prefix_name(owner: str, name: str) -> str:
    """Return the name of a part of the robot that is placed as `owner`."""
    return f"{owner}.{name}"


def prefix_parameter(owner: str, name: str) -> str:
    """Return the name of its parameter, with exactly one dot.

    >>> prefix_parameter("left", "l"), prefix_parameter("left", "joint1.d")
    ('left.l', 'left_joint1.d')
    """
    return f"{owner}_{name}" if "." in name else f"{owner}.{name}"


def renamed_parts(robot: Robot, owner: str, symbols: Mapping[str, Scalar], where: str) -> Parts:
    """Return the parts of a robot with their new names; `symbols` replace its parameters."""
    declared = [parameter.name for parameter in robot.parameters]
    bound = robot.bind(symbols)
    bodies = [bound.base, *bound.links]
    names = [prefix_name(owner, body.name) for body in bodies]

    def renamed(placement: Placement) -> Placement:
        return Placement(
            tuple(replace(m, name=_move_name(owner, m.name, declared)) for m in placement.moves)
        )

    links = [
        RawLink(
            name,
            body.inertia,
            where,
            plausibility_checked=True,
            bodies=tuple(replace(one, frame=prefix_name(owner, one.frame)) for one in body.bodies),
        )
        for name, body in zip(names, bodies, strict=True)
    ]
    joints = []
    for i, joint in enumerate(bound.joints):
        mimic = None
        if joint.mimic is not None:
            leader = prefix_name(owner, bound.joints[joint.mimic.leader].name)
            mimic = RawMimic(leader, joint.mimic.multiplier, joint.mimic.offset)
        joints.append(
            RawJoint(
                prefix_name(owner, joint.name),
                joint.type,
                names[joint.parent - BASE],
                names[i - BASE],
                renamed(joint.placement),
                joint.axis,
                renamed(joint.tail),
                joint.limits,
                mimic,
                joint.rotor,
                joint.passive,
                joint.scale,
                joint.q_offset,
                where,
                joint.pitch,
                joint.modes,
                series=joint.series and (prefix_name(owner, joint.series[0]), joint.series[1]),
                actuated=joint.actuated,
            )
        )
    taken = {joint.name for joint in joints}
    for frame in bound.frames:
        name, body = prefix_name(owner, frame.name), names[frame.link - BASE]
        if name in names:
            continue
        links.append(RawLink(name, where=where, plausibility_checked=True))
        fixed = name
        while fixed in taken:
            fixed += "_"
        taken.add(fixed)
        place = renamed(frame.placement)
        joints.append(RawJoint(fixed, "fixed", body, name, place, where=where))
    return Parts(links, joints, [])


def mounting_joint(
    robot: Robot, owner: str, parent: str, placement: Placement, where: str
) -> RawJoint:
    """Return the fixed joint of the robot's base, with the name of the placed robot."""
    child = prefix_name(owner, robot.base.name)
    return RawJoint(owner, "fixed", parent, child, placement, where=where)


def _move_name(owner: str, name: str, declared: list[str]) -> str:
    """Return the new name of a move; only symbols get a dot, like parameters of links."""
    if not name or "." in name or name in declared:
        return name and prefix_parameter(owner, name)
    return f"{owner}_{name}"


ROBOT_KEYS = ("name", "robot", "parent", "prepare", *PLACEMENT_KEYS)
OBJECT_KEYS = ("name", *INERTIA_KEYS)
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,40}")

RobotFinder = Callable[[str, Preparation], Robot]
"""Loads a robot by its built-in name or path."""


def read_preparation(table: Table, folder: str) -> Preparation:
    """Read a table `[prepare]`; its packages have to be in the folder of the file.

    A xacro file can read its packages, so a file must not choose folders elsewhere.
    """
    keys = [choice.name for choice in fields(Preparation)]
    wanted = table.table("prepare", keys, "prepare")
    given = dict(wanted.data)
    if isinstance(packages := given.get("packages"), dict):
        given["packages"] = {k: os.path.join(folder, str(v)) for k, v in packages.items()}
        own = os.path.realpath(folder or os.curdir)
        for name, path in given["packages"].items():
            if os.path.commonpath([own, os.path.realpath(path)]) != own:
                message = f"packages: {quote(name)} is not in the folder of this file"
                cure = f"give its folder with --package {printable(name, 60)}=DIR"
                raise RobotError(f"{message}; {cure}", wanted.where("packages"))
    try:
        return Preparation.of(**given)
    except RobotError as error:
        raise RobotError(str(error), wanted.where()) from None


@dataclass(frozen=True)
class PlacedRobot:
    """A robot that a spec places, with its table."""

    name: str
    robot: Robot
    table: Table

    @property
    def parameters(self) -> list[Parameter]:
        """Its declared symbols by their new names."""
        return [
            Parameter(prefix_parameter(self.name, p.name), p.value, p.unit)
            for p in self.robot.parameters
        ]

    @property
    def symbolic(self) -> list[str]:
        """Those of them that are open."""
        return [prefix_parameter(self.name, name) for name in self.robot.symbolic_names]

    @property
    def tips(self) -> list[str]:
        """Its tips by their new names."""
        return [prefix_name(self.name, tip) for tip in self.robot.tips]

    @property
    def constraints(self) -> list[RawConstraint]:
        """Its constraints by their new names, between frames by theirs."""
        made = []
        for own in self.robot.constraints:
            a, b = prefix_name(self.name, own.frame_a), prefix_name(self.name, own.frame_b)
            renamed = replace(own, name=prefix_name(self.name, own.name), frame_a=a, frame_b=b)
            made.append(RawConstraint(renamed, self.table.where()))
        return made

    @property
    def posture(self) -> list[RawPosture]:
        """Its posture by the new names of its joints."""
        where = self.table.where()
        each = self.robot.posture
        return [RawPosture(prefix_name(self.name, n), at, where, default=True) for n, at in each]

    def parts(self, reader: SpecReader, base: str) -> Parts:
        """Return its links and joints, and the joint of its base."""
        symbols = {
            p.name: reader.formulas(prefix_parameter(self.name, p.name), p.name, "")
            for p in self.robot.parameters
        }
        where = self.table.where()
        links, joints, _ = renamed_parts(self.robot, self.name, symbols, where)
        parent = self.table.text("parent", base)
        place = reader.placement(self.table)
        holder = mounting_joint(self.robot, self.name, parent, place, where)
        return Parts(links, [holder, *joints], [])

    def notes(self, gravity: Vec3) -> list[str]:
        """Return notes: its source, those of its reader, and a different gravity."""
        source = self.robot.source
        name = printable(self.name, 60)
        found = [f"{name} is {printable(source.file, 60)}, sha256 {source.sha256[:16]}"]
        if tuple(self.robot.gravity) != tuple(gravity):
            found.append(f"{name} uses the gravity of this file instead of its own")
        for note in self.robot.notes:
            mark = WARNING if note.startswith(WARNING) else ""
            found.append(f"{mark}{name}: {note.removeprefix(WARNING)}")
        return found


def read_placed_robots(
    top: Table, find: RobotFinder, builtin: Collection[str]
) -> list[PlacedRobot]:
    """Read the robots that a spec places."""
    folder = os.path.dirname(top.context.file)
    found: list[PlacedRobot] = []
    for table in top.tables("robots", ROBOT_KEYS, "robot"):
        name = table.text("name")
        if not _NAME.fullmatch(name):
            message = f"{table.what}: the name cannot be the prefix of other names"
            raise table.error(f"{message}; use letters, digits and _", "name")
        if name in [other.name for other in found]:
            raise table.error(f"two robots are called {quote(name)}; rename one of them", "name")
        file = table.text("robot")
        if file not in builtin:
            if not os.path.splitext(file)[1]:
                message = (
                    f"{table.what} is {quote(file)}, which is neither a built-in robot nor a file"
                )
                raise table.error(message + hint(file, builtin), "robot")
            file = os.path.join(folder, file)
            if not os.path.exists(file):
                message = f"{table.what}: there is no file {quote(file)}"
                raise table.error(f"{message}; give a path relative to this file", "robot")
        found.append(PlacedRobot(name, _prepared(table, find, file, folder), table))
    return found


def _prepared(table: Table, find: RobotFinder, file: str, folder: str) -> Robot:
    """Return the prepared robot of a file; errors of the preparation name this table."""
    wanted = read_preparation(table, folder)
    try:
        return find(file, wanted)
    except RecursiveFile:
        message = f"{table.what} is placed inside itself; name another robot"
        raise table.error(message, "robot") from None
    except RobotError as error:
        if wanted == UNPREPARED:
            raise
        find(file, UNPREPARED)
        raise RobotError(str(error), table.table("prepare", None, "prepare").where()) from None


class RecursiveFile(RobotError):
    """A file that names itself, directly or through others."""


def read_objects(reader: SpecReader, top: Table, base: str) -> Parts:
    """Read the free objects: a body and its floating joint each."""
    links, joints = [], []
    for table in top.tables("objects", OBJECT_KEYS, "object"):
        link = reader.body(table)
        if link.name in (WORLD, "base", base):
            message = (
                f"{table.what} has a name that is reserved for the world or the base; rename it"
            )
            raise table.error(message, "name")
        mass = float(reader.formulas.nominal(link.inertia.m))
        if not mass > 0:
            wrong = f"the negative mass {mass:g}" if mass < 0 else "no mass"
            message = f"{table.what} has {wrong}, so its acceleration is undefined"
            raise table.error(f"{message}; give it a mass above 0", "mass")
        links.append(link)
        floats = RawJoint(link.name, FLOATING, base, link.name, where=link.where, actuated=False)
        joints.append(floats)
    return Parts(links, joints, [])


def reject_shared_names(placed: Sequence[PlacedRobot], links: Sequence[RawLink]) -> None:
    """Raise an error for a body with the name of a placed robot: parameters would be ambiguous."""
    bodies = {link.name for link in links}
    for one in placed:
        if one.name in bodies:
            message = f"{one.table.what} has the same name as a body; rename one of them"
            raise one.table.error(message, "name")


def moving_leaves(joints: Sequence[RawJoint], own: Sequence[RawJoint]) -> list[str]:
    """Return the moving leaves of the file's own joints: the default tips."""
    above = {joint.child: joint for joint in joints}
    inner = {joint.parent for joint in joints}
    leaves = []
    for child in (joint.child for joint in own if joint.child not in inner):
        link, seen = child, {child}
        while link in above and above[link].type == "fixed" and above[link].parent not in seen:
            link = above[link].parent
            seen.add(link)
        if link in above:
            leaves.append(child)
    return leaves
