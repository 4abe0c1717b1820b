"""The spec file: a robot in TOML, numbers or formulas over declared symbols.

    name = "pendulum"
    [symbols]
    l = { value = 0.5, unit = "m" }
    [[bodies]]
    name = "rod"
    mass = 1.2
    com = ["l/2", 0, 0]
    inertia = { zz = "1.2*l**2/12" }          # about the centre of mass
    [[joints]]
    name = "hinge"
    type = "revolute"
    parent = "base"
    child = "rod"
    axis = [0, 1, 0]

The same schema as a dictionary is what a manifest holds: `robot_to_dict` writes it,
`robot_from_dict` reads it back.
"""

from __future__ import annotations

import hashlib
import keyword
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from symdyn.errors import RobotError
from symdyn.lie import Vec3
from symdyn.robot.checks import Angles, hint, place, printable, quoted, require_moments
from symdyn.robot.formula import FUNCTIONS, LONGEST, LONGEST_WRITTEN, Formulas
from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.model import Limits, Parameter, Robot, Source
from symdyn.robot.placement import KINDS, Move, Placement
from symdyn.robot.spec_table import Context, Table
from symdyn.robot.spec_writer import robot_to_dict
from symdyn.robot.symbolic import GROUPS
from symdyn.robot.toml_lines import TomlLines
from symdyn.robot.tree import GRAVITY, RawFrame, RawJoint, RawLink, RawMimic, build_robot
from symdyn.robot.urdf import LARGEST_FILE
from symdyn.scalar import SNAP_TOLERANCE, is_number

__all__ = ["read_spec", "robot_from_dict", "robot_to_dict"]

_TOP = (
    *("name", "about", "source", "base", "gravity", "tips", "symbols", "bodies", "joints"),
    *("frames", "symbolic", "notes", "origin"),
)
_PLACEMENT = ("xyz", "rpy", "moves")
_BODY = ("name", "mass", "com", "inertia", "parameters")
_JOINT = ("name", "type", "parent", "child", *_PLACEMENT, "axis", "limits", "mimic")
_MOMENTS = ("xx", "yy", "zz", "xy", "xz", "yz")
_LIMITS = ("lower", "upper", "velocity", "effort")

_SYMBOL = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,63}")
_INERTIAL_SYMBOL = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,80}\.(" + "|".join(PARAMETER_NAMES) + ")")
_RESERVED = frozenset((*FUNCTIONS, "pi", *GROUPS, *keyword.kwlist))


def read_spec(text: str | bytes, file: str, snap: float = SNAP_TOLERANCE) -> Robot:
    """The robot of a TOML spec; angles within `snap` of a multiple of pi/12 are taken to be it."""
    try:
        data = text.encode() if isinstance(text, str) else text
        decoded = data.decode()
    except UnicodeError:
        raise RobotError("this is not UTF-8 text; save it as UTF-8", place(file)) from None
    if len(data) > LARGEST_FILE:
        raise RobotError("larger than 64 MB; this is no robot", place(file))
    try:
        table = tomllib.loads(decoded)
    except RecursionError:
        message = "values are nested too deeply; this is no robot"
        raise RobotError(message, place(file)) from None
    except ValueError as error:  # TOMLDecodeError is one; so is a number of too many digits
        found = re.search(r" \(at (?:line (\d+).*|end of document)\)$", str(error))
        reason = str(error)[: found.start()] if found else str(error)
        last = decoded.count("\n") + 1
        line = int(found[1] or last) if found else 0
        message = f"this is not TOML ({printable(reason)}); repair the line"
        raise RobotError(message, place(file, line)) from None
    robot = _read(table, Context(file, TomlLines(decoded)), snap, LONGEST)
    return replace(robot, source=Source(os.path.basename(file), hashlib.sha256(data).hexdigest()))


def robot_from_dict(data: Mapping[str, Any], file: str = "") -> Robot:
    """The robot of a dictionary in the schema of the spec; its angles are taken as they are."""
    return _read(data, Context(file, TomlLines()), 0.0, LONGEST_WRITTEN)


def _read(data: Mapping[str, Any], context: Context, snap: float, longest: int) -> Robot:
    top = Table(context, data, _TOP, "the robot")
    parameters = _parameters(top)
    formulas = Formulas({p.name: p.value for p in parameters}, longest)
    reader = _Reader(formulas, Angles(snap))
    links = [reader.body(body) for body in top.tables("bodies", _BODY, "body")]
    joints = [reader.joint(joint) for joint in top.tables("joints", _JOINT, "joint")]
    frame_keys = ("name", "body", *_PLACEMENT)
    frames = [reader.frame(frame) for frame in top.tables("frames", frame_keys, "frame")]
    base = top.text("base", "base")
    if base not in {link.name for link in links} and (
        "base" in data or base in {joint.parent for joint in joints}
    ):
        links.insert(0, RawLink(base, where=top.where("base")))
    origin = top.table("origin", ("file", "sha256"), "origin")
    robot = build_robot(
        top.text("name"),
        links,
        joints,
        gravity=reader.vector(top, "gravity", GRAVITY),
        source=Source(origin.text("file", ""), origin.text("sha256", "")),
        notes=top.texts("notes") if "notes" in data else reader.angles.notes(),
        parameters=parameters,
        tips=top.texts("tips") if "tips" in data else None,
        frames=frames,
        where=top.where(),
        tips_where=top.where("tips"),
    )
    if "base" in data and robot.base.name != base:
        message = f"base is {quoted(base)} but the root of the joints is {quoted(robot.base.name)}"
        raise top.error(f"{message}; name the root", "base")
    names = [p.name for p in parameters]
    for name in (symbolic := top.texts("symbolic")):
        if name not in names:
            message = f"symbolic has the unknown symbol {quoted(name)}"
            raise top.error(message + hint(name, names), "symbolic")
    return replace(
        robot,
        symbolic_names=tuple(symbolic),
        about=top.text("about", ""),
        citation=top.text("source", ""),
    )


def _parameters(top: Table) -> tuple[Parameter, ...]:
    """The declared symbols with their nominal values."""
    symbols = top.table("symbols", None, "symbols")
    number = Formulas({})
    parameters = []
    for name in symbols.data:
        where = symbols.where(name)
        if not (_SYMBOL.fullmatch(name) or _INERTIAL_SYMBOL.fullmatch(name)):
            message = f"the symbol {quoted(name)} is no name; use letters, digits and _, at most 64"
            raise RobotError(message, where)
        if name in _RESERVED:
            raise RobotError(f"the symbol name {quoted(name)} is taken; choose another", where)
        value, unit, what = symbols.data[name], "", f"symbol {quoted(name)}"
        if isinstance(value, dict):
            entry = Table(top.context, value, ("value", "unit", "about"), what, "symbols", 0, name)
            entry.text("about", "")
            value, unit = entry.required("value"), entry.text("unit", "")
        parameters.append(Parameter(name, float(number(value, what, where)), unit))
    return tuple(parameters)


class _Reader:
    """Reads the bodies, joints and frames of one spec."""

    def __init__(self, formulas: Formulas, angles: Angles) -> None:
        self.formulas = formulas
        self.angles = angles

    def body(self, table: Table) -> RawLink:
        if "parameters" in table.data:
            for key in ("mass", "com", "inertia"):
                if key in table.data:
                    message = f"{table.what} has both parameters and {key}; keep one of them"
                    raise table.error(message, key)
            ten = table.items("parameters", 10)
            values = [self.scalar(table, "parameters", value) for value in ten]
            return RawLink(table.text("name"), Inertia(*values), table.where())
        mass = self.scalar(table, "mass", table.data.get("mass", 0))
        com = self.vector(table, "com", (0, 0, 0))
        moments = table.table("inertia", _MOMENTS, f"inertia of {table.what}")
        xx, yy, zz, xy, xz, yz = (
            self.scalar(moments, key, moments.data.get(key, 0)) for key in _MOMENTS
        )
        diagonal = map(self.formulas.nominal, (xx, yy, zz))
        require_moments(diagonal, table.what, table.where("inertia"))
        tensor = ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))
        return RawLink(table.text("name"), Inertia.about_com(mass, com, tensor), table.where())

    def joint(self, table: Table) -> RawJoint:
        return RawJoint(
            table.text("name"),
            table.text("type"),
            table.text("parent"),
            table.text("child"),
            self.placement(table),
            self.vector(table, "axis", (0, 0, 1)),
            limits=self.limits(table),
            mimic=self.mimic(table),
            where=table.where(),
        )

    def frame(self, table: Table) -> RawFrame:
        place = self.placement(table)
        return RawFrame(table.text("name"), table.text("body"), place, table.where())

    def limits(self, table: Table) -> Limits:
        limits = table.table("limits", _LIMITS, f"limits of {table.what}")
        values = {key: self.scalar(limits, key, value) for key, value in limits.data.items()}
        for key, value in values.items():
            if not is_number(value):
                message = f"{key} in the {limits.what} is a formula; give a number"
                raise table.error(message, "limits")
        return Limits(**values)

    def mimic(self, table: Table) -> RawMimic | None:
        if "mimic" not in table.data:
            return None
        keys = ("joint", "multiplier", "offset")
        mimic = table.table("mimic", keys, f"mimic of {table.what}")
        multiplier = self.scalar(mimic, "multiplier", mimic.data.get("multiplier", 1))
        offset = self.scalar(mimic, "offset", mimic.data.get("offset", 0))
        return RawMimic(mimic.text("joint"), multiplier, offset)

    def placement(self, table: Table) -> Placement:
        """From `moves`, or from `xyz` and `rpy`, or none."""
        if "moves" not in table.data:
            if not {"xyz", "rpy"} & table.data.keys():
                return Placement()
            xyz, rpy = (self.vector(table, key, (0, 0, 0)) for key in ("xyz", "rpy"))
            r, p, y = (self.angle(table, "rpy", angle) for angle in rpy)
            return Placement.from_xyz_rpy(xyz, (r, p, y))
        if {"xyz", "rpy"} & table.data.keys():
            message = f"{table.what} has moves and also xyz or rpy; keep one of them"
            raise table.error(message, "moves")
        moves = []
        for move in table.items("moves"):
            if not (isinstance(move, (list, tuple)) and len(move) == 2 and move[0] in KINDS):
                message = f"a move of {table.what} is {quoted(move)}"
                raise table.error(f'{message}; write ["x", 0.1], kinds {", ".join(KINDS)}', "moves")
            amount = self.scalar(table, "moves", move[1])
            if move[0].startswith("r"):
                amount = self.angle(table, "moves", amount)
            moves.append(Move(move[0], amount))
        return Placement(tuple(moves))

    # -- values ----------------------------------------------------------------------------

    def scalar(self, table: Table, key: str, value: object) -> Any:
        return self.formulas(value, f"{key} of {table.what}", table.where(key))

    def angle(self, table: Table, key: str, value: Any) -> Any:
        return self.angles(value, f"{key} of {table.what}", table.where(key))

    def vector(self, table: Table, key: str, default: Vec3) -> Vec3:
        if key not in table.data:
            return default
        x, y, z = (self.scalar(table, key, value) for value in table.items(key, 3))
        return (x, y, z)
