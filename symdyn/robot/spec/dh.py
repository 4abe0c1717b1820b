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

from collections.abc import Collection
from dataclasses import replace

from symdyn.robot.assembly.raw import Parts, RawFrame, RawJoint, RawLink
from symdyn.robot.checks import quote
from symdyn.robot.placement import Move, Placement
from symdyn.robot.spec.elements import DRIVE_KEYS, INERTIA_KEYS, SpecReader
from symdyn.robot.spec.table import Table
from symdyn.scalar import Scalar

CONVENTIONS = ("standard", "modified")
NUMBERS = ("theta", "d", "a", "alpha", "beta")
_KINDS = {"theta": "rz", "d": "z", "a": "x", "alpha": "rx", "beta": "ry"}
_ENDS = ("base_xyz", "base_rpy", "tool_xyz", "tool_rpy")
_ROW = ("name", "type", *NUMBERS, "link", *INERTIA_KEYS, *DRIVE_KEYS)
_TYPES = ("revolute", "continuous", "prismatic", "fixed")
_BASE_NAMES = ("x", "y", "z", "yaw", "pitch", "roll")


def read_dh(reader: SpecReader, top: Table, base: str, bodies: Collection[str]) -> Parts:
    """The links, joints and tool frame of the table `[dh]`; `bodies` are the links known so far."""
    table = top.table("dh", ("convention", "joints", *_ENDS), "dh")
    convention = table.text("convention", "standard")
    if convention not in CONVENTIONS:
        message = f"convention of dh is {quote(convention)}"
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
            message = f"{row.what} has the unsupported type {quote(kind)}; a table supports"
            raise row.error(
                f"{message} {', '.join(_TYPES)}, and [[joints]] supports all others", "type"
            )
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
