"""Loading of robots by name, by path or from tables in Python.

The rows of `from_dh`, `from_screws` and `beam` have the keys of `[[dh.joints]]`,
`[[screws.joints]]` and `[[beams]]` of a spec file.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot import library
from symdyn.robot.checks import (
    LARGEST_FILE,
    file_bytes,
    hint,
    place,
    printable,
    quote,
    regular_bytes,
)
from symdyn.robot.model import Robot, Source
from symdyn.robot.preparation.options import UNPREPARED, Preparation
from symdyn.robot.spec.dh import NUMBERS
from symdyn.robot.spec.placed_robots import RecursiveFile, RobotFinder
from symdyn.robot.spec.reference import read_reference
from symdyn.robot.spec.spec import RECORDED_KEYS, parse_toml, read_tables
from symdyn.robot.spec.table import Context, TomlLines
from symdyn.robot.write.toml import robot_to_dict
from symdyn.scalar import SNAP_TOLERANCE
from symdyn.support.deferred import DeferredFunction

MOST_PLACED = 500
"""The most robots that one spec places, directly and indirectly."""
DEEPEST = 50
"""The longest chain of specs that name each other."""


def load(
    path_or_name: str | os.PathLike[str],
    snap: float = SNAP_TOLERANCE,
    *,
    trust: bool = False,
    strict: bool = False,
    **prepared: Any,
) -> Robot:
    """Load a built-in robot by its name, or a robot file: URDF, xacro, MJCF, SDF or TOML.

    Parameters
    ----------
    path_or_name
        Name of a built-in robot, or path of a file.
    snap
        Angles within this tolerance (rad) of a multiple of pi/12 become that multiple.
    trust
        Whether expressions of a xacro file may run any Python. Otherwise they may only compute,
        and read files of their own folder and of packages.
    strict
        Whether to treat warnings about the robot as errors.
    **prepared
        Changes to the robot, with the fields of `Preparation` as keywords:
        `lock={"finger": 0.02}`, `only="hand"`, `payload={"hand": (0.5, 0, 0, 0.1)}`.

    Returns
    -------
    The robot; its `warnings` list implausible values.

    Raises
    ------
    RobotError
        If the file cannot be read or does not describe a robot.
    """
    robot = _load(os.fspath(path_or_name), snap, Preparation.of(**prepared), SpecChain(), trust)
    if strict:
        reject_warnings(robot)
    return robot


def reject_warnings(robot: Robot) -> None:
    """Raise an error if there are warnings about the robot, as `strict` requests."""
    if robot.warnings:
        more = len(robot.warnings) - 1
        others = f" (and {more} more)" if more else ""
        raise RobotError(f"{robot.warnings[0]}{others}; --strict rejects this")


def prepare(robot: Robot, **prepared: Any) -> Robot:
    """Prepare a loaded robot: lock joints, cut branches, add payloads and so on.

    Parameters
    ----------
    robot
        The robot. Links that fixed joints have merged can only be removed as a whole.
    **prepared
        The same keywords as for `load`, the fields of `Preparation`.

    Returns
    -------
    The prepared robot; `robot` itself does not change.
    """
    wanted, where = Preparation.of(**prepared), printable(robot.name)
    if robot.regrouped:
        message = "base parameters belong to one robot; prepare it before opening them"
        raise RobotError(message, where)
    for tip, _ in wanted.payload:
        if tip in dict(robot.preparation.payload):
            message = f"payload: {quote(tip)} has one already; give the sum of both"
            raise RobotError(message, where)
    _reject_unused(wanted, False, where)
    made = robot_from_dict(robot_to_dict(robot), where, preparation=wanted)
    # Other programs that read the file cut it differently.
    return made if wanted.only else replace(made, source=robot.source)


def read_spec(
    text: str | bytes,
    file: str,
    snap: float = SNAP_TOLERANCE,
    preparation: Preparation = UNPREPARED,
    find: RobotFinder | None = None,
) -> Robot:
    """Return the robot of a TOML spec; angles within `snap` of a multiple of pi/12 are snapped.

    `find` loads the robots that it places; by default they are loaded as by `load`.
    """
    data = file_bytes(text, file)
    table, context = parse_toml(data, file)
    robot = read_tables(table, context, snap, preparation, find or _Finder(snap))
    return robot.with_fields(source=Source.of(file, data))


def robot_from_dict(
    data: Mapping[str, Any],
    file: str = "",
    snap: float = 0.0,
    preparation: Preparation = UNPREPARED,
) -> Robot:
    """Return the robot of a dictionary in the schema of the spec; angles are not snapped."""
    context = Context(file, TomlLines())
    return read_tables(data, context, snap, preparation, _Finder(snap), RECORDED_KEYS)


read_mjcf = DeferredFunction("symdyn.robot.read.mjcf", "read_mjcf")
read_sdf = DeferredFunction("symdyn.robot.read.sdf", "read_sdf")
read_urdf = DeferredFunction("symdyn.robot.read.urdf", "read_urdf")
read_xacro = DeferredFunction("symdyn.robot.read.xacro", "read_xacro")
_READERS: dict[str, Callable[..., Robot]] = {
    ".urdf": read_urdf,
    ".toml": read_spec,
    ".xacro": read_xacro,
    ".xml": read_mjcf,
    ".mjcf": read_mjcf,
    ".sdf": read_sdf,
}
_SUFFIXES = ", ".join(_READERS)


@dataclass(frozen=True)
class SpecChain:
    """The chain of specs that led to a file, and a counter of all robots that they place."""

    files: tuple[str, ...] = ()
    placed: Iterator[int] = field(default_factory=lambda: count(1))

    def then(self, file: str) -> SpecChain:
        """Return the chain with one more spec, which must not be in it already."""
        own = os.path.realpath(file)
        if own in self.files:
            raise RecursiveFile("the file places itself; name another robot", place(file))
        if len(self.files) == DEEPEST:
            message = f"more than {DEEPEST} files name each other in a chain; name the last of them"
            raise RobotError(message, place(file))
        return SpecChain((*self.files, own), self.placed)


def _load(file: str, snap: float, wanted: Preparation, trail: SpecChain, trust: bool) -> Robot:
    """Return the robot of a file that the specs of the trail led to."""
    if file in library.names():
        _reject_unused(wanted, trust, file)
        return read_spec(library.spec_of(file), f"{file}.toml", snap, wanted)
    reader = _READERS.get(Path(file).suffix.lower())
    if reader is None:
        if Path(file).suffix or os.sep in file:
            if not os.path.exists(file):
                raise RobotError("the path does not exist; check it", place(file))
            message = f"this file type cannot be read; give one of {_SUFFIXES}"
            raise RobotError(message, place(file))
        known = hint(file, library.names())
        raise RobotError(f"{quote(file)} is neither a built-in robot nor a file{known}")
    data = read_contents(file)
    trail = trail.then(file)
    reference = read_reference(data, file) if reader is read_spec else None
    if reader is read_xacro:
        expanded: Robot = reader(data, file, snap, wanted, trust)
        return expanded
    if reference is None and reader is read_spec:
        find = _Finder(snap, trail, trust)
        robot = read_spec(data, file, snap, wanted, find)
        _reject_unused(wanted, trust and not find.trusted, file)
        return robot
    if reference is None:
        _reject_unused(wanted, trust, file)
        return reader(data, file, snap, wanted)
    if os.path.realpath(reference.file) in trail.files:
        raise RobotError("the file names itself as its robot; name another robot", reference.where)
    inner = _load(reference.file, snap, reference.preparation.then(wanted), trail, trust)
    return reference.apply_to(inner, snap)


class _Finder:
    """Loads the robots that a spec places; `trusted` is true if one of them could run Python."""

    def __init__(self, snap: float, trail: SpecChain | None = None, trust: bool = False) -> None:
        self._snap, self._trail, self._trust = snap, trail or SpecChain(), trust
        self.trusted = False

    def __call__(self, file: str, wanted: Preparation) -> Robot:
        if next(self._trail.placed) > MOST_PLACED:
            message = (
                f"more than {MOST_PLACED} robots are placed, including those inside other robots"
            )
            raise RobotError(f"{message}; place fewer", place(file))
        trust = self._trust and _READERS.get(Path(file).suffix.lower()) is read_xacro
        self.trusted |= trust
        return _load(file, self._snap, wanted, self._trail, trust)


def source_files(file: str) -> tuple[str, ...]:
    """Return the files that a robot is read from: none for a built-in one, several for some specs.

    Files that a xacro file includes are not among them.
    """
    found: list[str] = []
    left = [file]
    while left:
        file = left.pop()
        if file in library.names() or file in found:
            continue
        found.append(file)
        if _READERS.get(Path(file).suffix.lower()) is not read_spec:
            continue
        table, _ = parse_toml(read_contents(file), file)
        placed = table.get("robots")
        for naming in (table, *(placed if isinstance(placed, list) else ())):
            named = naming.get("robot") if isinstance(naming, dict) else None
            if isinstance(named, str):
                inside = named in library.names()
                left.append(named if inside else os.path.join(os.path.dirname(file), named))
    return tuple(found)


def _reject_unused(wanted: Preparation, trust: bool, file: str) -> None:
    """Raise an error for options that have an effect on xacro files only."""
    given = {"arguments": wanted.arguments, "packages": wanted.packages, "--trust": trust}
    for what in (name for name, value in given.items() if value):
        raise RobotError(f"{what} has an effect on .xacro files only; remove it", place(file))


def read_contents(file: str) -> bytes:
    """Return the bytes of a file; raise an error with the reason if it cannot be read."""
    try:
        return regular_bytes(file, LARGEST_FILE + 1)  # the reader rejects the last byte
    except (OSError, ValueError) as error:  # a path with a NUL is a ValueError
        reason = error.strerror if isinstance(error, OSError) else str(error)
        message = f"the file cannot be read ({reason}); check the path"
        raise RobotError(message, place(file)) from None


def from_dh(
    rows: Sequence[Mapping[str, Any] | Sequence[Any]],
    convention: str = "standard",
    *,
    name: str = "robot",
    gravity: Sequence[Any] = (0, 0, -9.81),
    symbols: Mapping[str, Any] | None = None,
    snap: float = SNAP_TOLERANCE,
    **ends: Any,
) -> Robot:
    """Return the robot of a Denavit-Hartenberg table.

    Parameters
    ----------
    rows
        For each joint a dictionary with the keys of `[[dh.joints]]`, or the four numbers theta, d,
        a, alpha of a revolute joint (rad and m).
    convention
        "standard" or "modified" (Craig).
    name
        Name of the robot.
    gravity
        Acceleration of free fall in base axes, m/s^2.
    symbols
        Names that formulas may use, with their values.
    snap
        Angles within this tolerance (rad) of a multiple of pi/12 become that multiple.
    **ends
        `base_xyz` and `base_rpy` place the table in the base frame, `tool_xyz` and `tool_rpy` the
        tip in the frame of the last link.

    Examples
    --------
    >>> arm = from_dh([(0, 0, 1, 0), {"a": "l", "mass": 2}], symbols={"l": 0.5})
    >>> arm.nq, arm.links[1].inertia.m, arm.bind().joints[1].tail.moves[1].amount
    (2, 2, 0.5)
    """
    table = {"convention": convention, "joints": [_row(row) for row in rows], **ends}
    return robot_from_dict(
        {"name": name, "gravity": list(gravity), "symbols": dict(symbols or {}), "dh": table},
        snap=snap,
    )


def _row(row: Mapping[str, Any] | Sequence[Any]) -> Mapping[str, Any]:
    if isinstance(row, Mapping):
        return row
    if isinstance(row, str) or len(row) != 4:
        message = f"the Denavit-Hartenberg row {quote(row)} cannot be read"
        raise RobotError(f"{message}; give theta, d, a, alpha or a dictionary")
    return dict(zip(NUMBERS, row, strict=False))


def from_screws(
    rows: Sequence[Mapping[str, Any]],
    *,
    name: str = "robot",
    gravity: Sequence[Any] = (0, 0, -9.81),
    symbols: Mapping[str, Any] | None = None,
    snap: float = SNAP_TOLERANCE,
    **tool: Any,
) -> Robot:
    """Return the robot of a list of screws, a product of exponentials.

    Parameters
    ----------
    rows
        For each joint a dictionary with the keys of `[[screws.joints]]`.
    name
        Name of the robot.
    gravity
        Acceleration of free fall in base axes, m/s^2.
    symbols
        Names that formulas may use, with their values.
    snap
        Angles within this tolerance (rad) of a multiple of pi/12 become that multiple.
    **tool
        `tool` or `tool_matrix`: the home pose of the tip.

    Examples
    --------
    >>> arm = from_screws([{"axis": [0, 0, 1], "point": [1, 0, 0]}, {"v": [0, 1, 0]}])
    >>> [joint.type for joint in arm.joints], arm.joints[0].placement.pose().p
    (['revolute', 'prismatic'], (1, 0, 0))
    """
    table = {"joints": list(rows), **tool}
    return robot_from_dict(
        {"name": name, "gravity": list(gravity), "symbols": dict(symbols or {}), "screws": table},
        snap=snap,
    )


def beam(
    *, name: str = "beam", gravity: tuple[float, float, float] = (0, 0, -9.81), **keys: Any
) -> Robot:
    """Return a flexible beam that is clamped to the base.

    Parameters
    ----------
    name
        Name of the beam.
    gravity
        Acceleration of free fall in base axes, m/s^2.
    **keys
        The keys of `[[beams]]` in a spec: length, segments, young, section, density and so on.

    Examples
    --------
    >>> arm = beam(
    ...     length=2, segments=4, young=70e9, section={"width": 0.05, "height": 0.01}, density=2700
    ... )
    >>> arm.nv, arm.tips, round(arm.joints[0].passive.stiffness, 3)
    (4, ('beam_tip',), 583.333)
    """
    symbols: Mapping[str, Any] = keys.pop("symbols", {})
    table = {"name": name, "parent": "base", **keys}
    return robot_from_dict(
        {"name": name, "gravity": list(gravity), "symbols": dict(symbols), "beams": [table]}
    )
