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

A chain may instead be a table `[dh]` (`dh.py`) or `[screws]` (`screws.py`), and `[[beams]]` are
flexible (`beams.py`). `[[robots]]` places whole robots, `[[objects]]` are free bodies
(`placed_robots.py`), and `[[contacts]]` and `[[loops]]` close chains (`constraints.py`).
`[posture]` gives the initial positions of joints: `hinge = 0.3`, a list where a joint has several
coordinates, or a table for the joints of a placed robot, `left = { hinge = 0.3 }`
(`assembly/posture.py`). A manifest holds the same schema as a dictionary: `robot_to_dict` writes
it, `robot_from_dict` reads it back.
"""

from __future__ import annotations

import keyword
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot import library
from symdyn.robot.assembly.raw import (
    GRAVITY,
    KNOWN,
    PARTIAL,
    RawJoint,
    RawLink,
    RawPosture,
    RawRobot,
)
from symdyn.robot.assembly.tree import build_robot
from symdyn.robot.checks import Angles, exact, hint, place, printable, quote
from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.model import Parameter, Robot, Source
from symdyn.robot.preparation.options import Preparation
from symdyn.robot.slots import COMMON_WORDS
from symdyn.robot.spec.beams import read_beams
from symdyn.robot.spec.constraints import read_constraints
from symdyn.robot.spec.dh import read_dh
from symdyn.robot.spec.elements import BODY_KEYS, FRAME_KEYS, JOINT_KEYS, SpecReader
from symdyn.robot.spec.formula import FUNCTIONS, LONGEST_WRITTEN, Formulas
from symdyn.robot.spec.placed_robots import (
    RobotFinder,
    moving_leaves,
    read_objects,
    read_placed_robots,
    reject_shared_names,
)
from symdyn.robot.spec.screws import read_screws
from symdyn.robot.spec.table import Context, Table, TomlLines
from symdyn.robot.symbolic import GROUPS

SPEC_KEYS = (
    *("name", "about", "source", "base", "gravity", "tips", "symbols", "bodies", "joints"),
    *("dh", "screws", "beams", "robots", "objects", "contacts", "loops", "constraints", "frames"),
    *("posture", "symbolic", "notes", "origin"),
)
RECORDED_KEYS = (*SPEC_KEYS, "regrouped", "ungrouped", "prepared")
"""The keys of manifests; a spec must not contain what symdyn itself determines."""
LARGEST_TOML = 2 * 2**20
"""Bytes of a spec; one of a thousand joints has half a megabyte."""
MOST_KEY_PARTS = 10
"""Parts of a dotted key or of the name of a table, `robots.prepare.friction`."""
_PART = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_LONG_KEY = re.compile(rf"(?:\.[ \t]*{_PART}[ \t]*){{{MOST_KEY_PARTS}}}")
_SYMBOL = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,63}")
_DOTTED_SYMBOL = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,80}\.[A-Za-z][A-Za-z0-9_]{0,80}")
_RESERVED = frozenset((*FUNCTIONS, "pi", *GROUPS, *keyword.kwlist)) - frozenset(COMMON_WORDS)


def parse_toml(data: bytes, file: str) -> tuple[dict[str, Any], Context]:
    """Parse a TOML file; return its tables, and its lines for errors.

    Long keys are rejected, because the time of Python's TOML parser grows with their square.
    """
    if len(data) > LARGEST_TOML:
        message = f"the file is larger than {LARGEST_TOML // 2**20} MB; give a smaller robot"
        raise RobotError(message, place(file))
    try:
        decoded = data.decode()
    except UnicodeDecodeError:
        raise RobotError("this is not UTF-8 text; save it as UTF-8", place(file)) from None
    if long := _LONG_KEY.search(decoded):
        message = f"a key has more than {MOST_KEY_PARTS} parts; use nested tables"
        raise RobotError(message, place(file, decoded.count("\n", 0, long.start()) + 1))
    try:
        return tomllib.loads(decoded), Context(file, TomlLines(decoded))
    except RecursionError:
        message = "values are nested too deeply; flatten them"
        raise RobotError(message, place(file)) from None
    except ValueError as error:  # TOMLDecodeError is one; so is a number of too many digits
        found = re.search(r" \(at (?:line (\d+).*|end of document)\)$", str(error))
        reason = str(error)[: found.start()] if found else str(error)
        last = decoded.count("\n") + 1
        line = int(found[1] or last) if found else 0
        message = f"this is not valid TOML ({printable(reason)}); repair the line"
        raise RobotError(message, place(file, line)) from None


def read_tables(
    data: Mapping[str, Any],
    context: Context,
    snap: float,
    preparation: Preparation,
    find: RobotFinder,
    keys: Sequence[str] = SPEC_KEYS,
) -> Robot:
    """Read the robot that the tables describe; `find` loads the robots that they place."""
    top = Table(context, data, keys, "the robot")
    placed = read_placed_robots(top, find, library.names()) if "robots" in data else []
    parameters = (*_parameters(top), *(p for one in placed for p in one.parameters))
    formulas = Formulas({p.name: p.value for p in parameters}, LONGEST_WRITTEN)
    reader = SpecReader(formulas, Angles(snap), known="notes" in data)
    links = [reader.body(body) for body in top.tables("bodies", BODY_KEYS, "body")]
    joints = [reader.joint(joint) for joint in top.tables("joints", JOINT_KEYS, "joint")]
    frames = [reader.frame(frame) for frame in top.tables("frames", FRAME_KEYS, "frame")]
    beams = read_beams(reader, top)
    links += beams.links
    joints += beams.joints
    base = top.text("base", _root(joints) if placed or "objects" in data else "base")
    tips = top.texts("tips") if "tips" in data else None
    for key, read_chain in (("dh", read_dh), ("screws", read_screws)):
        if key in data:
            chain = read_chain(reader, top, base, {link.name for link in links})
            links += chain.links
            joints = chain.joints + joints
            frames = chain.frames + frames
            if tips is None and chain.frames:
                tips = [frame.name for frame in chain.frames]
    objects = read_objects(reader, top, base)
    reject_shared_names(placed, [*links, *objects.links])
    own = [*joints, *objects.joints]
    for more in (*(one.parts(reader, base) for one in placed), objects):
        links += more.links
        joints += more.joints
    if placed and tips is None:
        tips = [*(tip for one in placed for tip in one.tips), *moving_leaves(joints, own)]
    known, parents = {link.name for link in links}, {joint.parent for joint in joints}
    # also if a parent is unknown, so that the error lists the base among the known links
    if base not in known and ("base" in data or not parents <= known):
        links.insert(0, RawLink(base, where=top.where("base")))
    loose = [link.name for link in objects.links]
    closed = read_constraints(reader, top, base, links, joints, frames, loose)
    inner = [raw for one in placed for raw in one.constraints]
    origin = top.table("origin", ("file", "sha256"), "origin")
    gravity = reader.vector(top, "gravity", GRAVITY)
    further = [*(note for one in placed for note in one.notes(gravity)), *closed.notes]
    raw = RawRobot(
        top.text("name"),
        links,
        joints,
        gravity=gravity,
        source=Source(origin.text("file", ""), origin.text("sha256", "")),
        notes=top.texts("notes") if "notes" in data else [*reader.angles.notes(), *further],
        parameters=parameters,
        tips=tips,
        frames=[*frames, *closed.frames],
        where=top.where(),
        tips_where=top.where("tips"),
        regrouped=data.get("regrouped") is True,
        inertias=KNOWN if "notes" in data else PARTIAL,
        constraints=[*inner, *closed.constraints],
        posture=[*(at for one in placed for at in one.posture), *read_posture(reader, top)],
    )
    robot = build_robot(raw, preparation)
    moved = preparation.root or preparation.floating
    if "base" in data and robot.base.name != base and not moved:
        message = f"base is {quote(base)} but the root of the joints is {quote(robot.base.name)}"
        raise top.error(f"{message}; name the root", "base")
    names = [p.name for p in parameters]
    for name in (symbolic := top.texts("symbolic")):
        if name not in names:
            message = f"symbolic has the unknown symbol {quote(name)}"
            raise top.error(message + hint(name, names), "symbolic")
    recorded = top.table("prepared", [choice.name for choice in fields(Preparation)], "prepared")
    return robot.with_fields(
        symbolic_names=(*symbolic, *(name for one in placed for name in one.symbolic)),
        about=top.text("about", ""),
        citation=top.text("source", ""),
        ungrouped=_ungrouped(top, [link.name for link in robot.links]),
        preparation=Preparation.of(**recorded.data).then(preparation),
    )


def _root(joints: Sequence[RawJoint]) -> str:
    """Return the single root of the joints, or `base`."""
    roots = {joint.parent for joint in joints} - {joint.child for joint in joints}
    return roots.pop() if len(roots) == 1 else "base"


def read_posture(reader: SpecReader, top: Table) -> list[RawPosture]:
    """Read the posture: initial coordinates of joints, as numbers."""
    table = top.table("posture", None, "the posture")
    found = []
    for key, value in table.data.items():
        of_robot = isinstance(value, Mapping)
        each = {f"{key}.{name}": x for name, x in value.items()} if of_robot else {key: value}
        for joint, given in each.items():
            values = given if isinstance(given, (list, tuple)) else (given,)
            where, what = table.where(key), f"{quote(joint)} of the posture"
            numbers = (reader.formulas.nominal(reader.formulas(x, what, where)) for x in values)
            found.append(RawPosture(joint, tuple(exact(float(x)) for x in numbers), where))
    return found


def _ungrouped(top: Table, links: Sequence[str]) -> tuple[Inertia, ...]:
    """Read the ten parameters of the bodies of a regrouped robot, if the table has them."""
    if "ungrouped" not in top.data:
        return ()
    own, number = top.table("ungrouped", links, "ungrouped"), Formulas({})
    found = []
    for name in links:
        ten = own.items(name, len(PARAMETER_NAMES))
        found.append(Inertia(*(float(number(x, f"ungrouped {quote(name)}", "")) for x in ten)))
    return tuple(found)


def _parameters(top: Table) -> tuple[Parameter, ...]:
    """Read the declared symbols with their nominal values."""
    symbols = top.table("symbols", None, "symbols")
    number = Formulas({})
    parameters = []
    for name in symbols.data:
        where = symbols.where(name)
        if not (_SYMBOL.fullmatch(name) or _DOTTED_SYMBOL.fullmatch(name)):
            message = f"the symbol {quote(name)} is not a valid name"
            message += "; use at most 64 letters, digits and _"
            raise RobotError(message, where)
        if name in _RESERVED or not set(name.split(".")).isdisjoint(keyword.kwlist):
            raise RobotError(f"the symbol name {quote(name)} is reserved; choose another", where)
        value, unit, what = symbols.data[name], "", f"symbol {quote(name)}"
        if isinstance(value, dict):
            entry = Table(top.context, value, ("value", "unit", "about"), what, "symbols", 0, name)
            entry.text("about", "")
            value, unit = entry.required("value"), entry.text("unit", "")
        parameters.append(Parameter(name, float(number(value, what, where)), unit))
    return tuple(parameters)
