"""Denavit-Hartenberg tables, as `[dh]` in a spec file or as rows in Python.

    standard   f[i-1,i] = Rz(theta + q) Tz(d) Tx(a) Rx(alpha) Ry(beta)
    modified   f[i-1,i] = Rx(alpha) Tx(a) Ry(beta) Rz(theta + q) Tz(d)                     (Craig)

A prismatic joint has d + q instead of theta + q. In the modified convention alpha and a of row i
are the ones that lead from link i-1 to joint i. beta (Hayati 1983) is for neighbouring axes that
are nearly parallel: their common normal, which Denavit and Hartenberg use, jumps. A row that does
not give beta gets it when it is opened by name (`slots.py`). Inertias are about the link frame of
the table:

    [dh]
    convention = "standard"
    [[dh.joints]]
    d = 0.4
    alpha = "-pi/2"
    mass = 9.3
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot.assembly.raw import Parts, RawFrame, RawJoint, RawLink
from symdyn.robot.checks import quoted
from symdyn.robot.model import Robot
from symdyn.robot.placement import Move, Placement
from symdyn.robot.spec.elements import DRIVE_KEYS, INERTIA_KEYS, SpecReader
from symdyn.robot.spec.table import Table
from symdyn.scalar import SNAP_TOLERANCE, Scalar

CONVENTIONS = ("standard", "modified")
NUMBERS = ("theta", "d", "a", "alpha", "beta")
_KINDS = {"theta": "rz", "d": "z", "a": "x", "alpha": "rx", "beta": "ry"}
_ENDS = ("base_xyz", "base_rpy", "tool_xyz", "tool_rpy")
_ROW = ("name", "type", *NUMBERS, "link", *INERTIA_KEYS, *DRIVE_KEYS)
_TYPES = ("revolute", "continuous", "prismatic", "fixed")
_BASE_NAMES = ("x", "y", "z", "yaw", "pitch", "roll")


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
    """The robot of a Denavit-Hartenberg table.

    A row is a dictionary with the keys of `[[dh.joints]]`, or the four numbers theta, d, a, alpha
    of a revolute joint. `symbols` declares names (with their values) that formulas may use;
    `base_xyz` and `base_rpy` place the table in the base frame, `tool_xyz` and `tool_rpy` the tip
    in the last link's frame.

    >>> arm = from_dh([(0, 0, 1, 0), {"a": "l", "mass": 2}], symbols={"l": 0.5})
    >>> arm.nq, arm.links[1].inertia.m, arm.bind().joints[1].tail.moves[1].amount
    (2, 2, 0.5)
    """
    from symdyn.robot.spec.spec import robot_from_dict  # the spec reads its tables with this module

    table = {"convention": convention, "joints": [_row(row) for row in rows], **ends}
    return robot_from_dict(
        {"name": name, "gravity": list(gravity), "symbols": dict(symbols or {}), "dh": table},
        snap=snap,
    )


def _row(row: Mapping[str, Any] | Sequence[Any]) -> Mapping[str, Any]:
    if isinstance(row, Mapping):
        return row
    if isinstance(row, str) or len(row) != 4:
        message = f"the Denavit-Hartenberg row {quoted(row)} cannot be read"
        raise RobotError(f"{message}; give theta, d, a, alpha or a dictionary")
    return dict(zip(NUMBERS, row, strict=False))


def read_dh(reader: SpecReader, top: Table, base: str, bodies: Collection[str]) -> Parts:
    """The links, joints and tool frame of the table `[dh]`; `bodies` are the links known so far."""
    table = top.table("dh", ("convention", "joints", *_ENDS), "dh")
    convention = table.text("convention", "standard")
    if convention not in CONVENTIONS:
        message = f"convention of dh is {quoted(convention)}"
        raise table.error(f"{message}; write {' or '.join(CONVENTIONS)}", "convention")
    rows = table.tables("joints", _ROW, "joint")
    if not rows:
        raise table.error("dh has no joints; add [[dh.joints]]")
    links: list[RawLink] = []
    joints: list[RawJoint] = []
    parent = base
    for k, row in enumerate(rows, 1):
        child = row.text("link", f"link{k}")
        links += reader.row_link(row, child, bodies)
        placement, tail = _placements(reader, row, convention)
        name, kind = row.text("name", f"joint{k}"), row.text("type", "revolute")
        if kind not in _TYPES:
            message = (
                f"{row.what} has the unsupported type {quoted(kind)}; in a table supported are"
            )
            raise row.error(f"{message} {', '.join(_TYPES)}, others as [[joints]]", "type")
        drive = reader.drive(row)
        joint = RawJoint(name, kind, parent, child, placement, tail=tail, where=row.where())
        joints.append(replace(joint, **drive))
        parent = child
    before = reader.placement(table, "base_").moves
    named = zip(before, _BASE_NAMES, strict=False)
    start = Placement(tuple(replace(move, name=f"base.{name}") for move, name in named))
    joints[0] = replace(joints[0], placement=start.then(joints[0].placement))
    tool = reader.placement(table, "tool_")
    frames = [RawFrame("tool", parent, tool, table.where("tool_xyz"))] if tool.moves else []
    return Parts(links, joints, frames)


def _placements(reader: SpecReader, row: Table, convention: str) -> tuple[Placement, Placement]:
    """The moves before the joint's own motion about or along z, and those after it."""

    def moves(*keys: str) -> Placement:
        present = (key for key in keys if key != "beta" or key in row.data)
        return Placement(tuple(Move(_KINDS[key], amount(key), f".{key}") for key in present))

    def amount(key: str) -> Scalar:
        value = reader.scalar(row, key, row.data.get(key, 0))
        return reader.angle(row, key, value) if _KINDS[key][0] == "r" else value

    if convention == "standard":
        return moves("theta"), moves("d", "a", "alpha", "beta")
    return moves("alpha", "a", "beta", "theta", "d"), Placement()
