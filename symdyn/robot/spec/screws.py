"""Products of exponentials: screws in the base frame at home, as `[screws]` or as rows in Python.

    X_i = exp(S_1 q_1) ... exp(S_i q_i) home_i,   S = (w, v),  v = -w x point
    f[i-1,i] = home_{i-1}^-1 T(point)  R(w, q)  T(-point) home_i        (placement, motion, tail)

as in Lynch and Park, Modern Robotics, section 4.1. A screw is given by an `axis` w and a `point` on
it, or by w and v; w = 0 makes the joint prismatic along v, and a pitch w . v helical. `home` is the
link frame in the base frame at q = 0, by default the base frame itself; the link's inertia is about
it:

    [screws]
    tool = { xyz = [0.8, 0, 0] }
    [[screws.joints]]
    axis = [0, 0, 1]
    point = ["l_1", 0, 0]
    home = { xyz = ["l_1", 0, 0] }
    mass = 2
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from symdyn.lie import IDENTITY, Mat3, Vec3, vec
from symdyn.robot.assembly.raw import Parts, RawFrame, RawJoint, RawLink
from symdyn.robot.checks import exact, quote
from symdyn.robot.placement import Move, Placement, roll_pitch_yaw
from symdyn.robot.spec.elements import DRIVE_KEYS, INERTIA_KEYS, SpecReader
from symdyn.robot.spec.table import Table
from symdyn.scalar import Scalar, is_number

# The rotation nearest to a matrix from a file: the orthogonal factor of its polar decomposition.
#
# R <- R (3 - R^T R) / 2      (Newton-Schulz; from an error of 1e-6 two steps reach rounding)

TOLERANCE = 1e-6


def nearest_rotation(R: Mat3) -> Mat3 | None:
    """The rotation nearest to a matrix of numbers; None if they differ by more than 1e-6.

    >>> nearest_rotation(((1, 0, 0), (0, 1, 0), (0, 0, -1))) is None
    True
    """
    determinant = float(vec.dot(R[0], vec.cross(R[1], R[2])))
    if _error(R) > TOLERANCE or determinant < 0:
        return None
    for _ in range(3):
        if _error(R) == 0:
            return R
        square = vec.matmul(vec.transpose(R), R)
        rows = [vec.scale(-0.5, row) for row in square]
        step = vec.madd((rows[0], rows[1], rows[2]), ((1.5, 0, 0), (0, 1.5, 0), (0, 0, 1.5)))
        R = vec.matmul(R, step)
    return R


def _error(R: Mat3) -> float:
    """The largest entry of R^T R - 1."""
    gap = vec.msub(vec.matmul(vec.transpose(R), R), IDENTITY)
    return float(max(abs(x) for row in gap for x in row))


_ROW = (
    *("name", "axis", "point", "v", "home", "home_matrix", "link"),
    *(*INERTIA_KEYS, *DRIVE_KEYS),
)
_PITCH = 1e-9
Home = tuple[Vec3, Vec3]
"""xyz and rpy of a frame in the base frame."""


def read_screws(reader: SpecReader, top: Table, base: str, bodies: Collection[str]) -> Parts:
    """The links, joints and tool frame of `[screws]`; `bodies` are the links known so far."""
    table = top.table("screws", ("joints", "tool", "tool_matrix"), "screws")
    rows = table.tables("joints", _ROW, "joint")
    if not rows:
        raise table.error("screws has no joints; add [[screws.joints]]")
    links: list[RawLink] = []
    joints: list[RawJoint] = []
    parent = base
    before: Home = ((0, 0, 0), (0, 0, 0))
    for k, row in enumerate(rows, 1):
        child = row.text("link", f"link{k}")
        links += reader.row_link(row, child, bodies)
        kind, axis, point, pitch = _screw(reader, row)
        home = _home(reader, row, "home")
        name = row.text("name", f"joint{k}")
        placement = _between(before, (point, (0, 0, 0)))
        tail = _between((point, (0, 0, 0)), home)
        joint = RawJoint(name, kind, parent, child, placement, axis, tail, where=row.where())
        joints.append(replace(joint, pitch=pitch, **reader.drive(row)))
        parent, before = child, home
    frames = []
    if {"tool", "tool_matrix"} & table.data.keys():
        tool = _between(before, _home(reader, table, "tool"))
        frames.append(RawFrame("tool", parent, tool, table.where("tool")))
    return Parts(links, joints, frames)


def _between(a: Home, b: Home) -> Placement:
    """Frame b in frame a: undo the rotation of a, translate, then rotate as b.

    The translation is along the axes of the base; rotations by zero are left out.
    """
    (roll, pitch, yaw), (roll_b, pitch_b, yaw_b) = a[1], b[1]
    undo = (("rx", -roll), ("ry", -pitch), ("rz", -yaw))
    way = zip("xyz", vec.sub(b[0], a[0]), strict=True)
    turn = (("rz", yaw_b), ("ry", pitch_b), ("rx", roll_b))
    moves = (*(m for m in undo if m[1] != 0), *way, *(m for m in turn if m[1] != 0))
    return Placement(tuple(Move(kind, exact(amount)) for kind, amount in moves))


def _screw(reader: SpecReader, row: Table) -> tuple[str, Vec3, Vec3, Scalar]:
    """The type of the joint, its axis, a point on it, and its pitch."""
    if "axis" not in row.data and "v" not in row.data:
        raise row.error(f"{row.what} has no axis; add axis = [0, 0, 1] and point, or v")
    if "point" in row.data and "v" in row.data:
        raise row.error(f"{row.what} has both point and v; keep one of them", "v")
    nominal = reader.formulas.nominal
    w = reader.vector(row, "axis", (0, 0, 0))
    v = reader.vector(row, "v", (0, 0, 0))
    length = math.sqrt(sum(float(nominal(x)) ** 2 for x in w))
    if length == 0:
        if "v" not in row.data:
            message = f"axis of {row.what} is zero; give a direction, or v for a prismatic joint"
            raise row.error(message, "axis")
        return "prismatic", v, (0, 0, 0), 0
    if "point" in row.data:
        return "revolute", w, reader.vector(row, "point", (0, 0, 0)), 0
    if abs(length - 1) > 1e-15 and all(map(is_number, w)):
        w, v = vec.scale(1 / length, w), vec.scale(1 / length, v)
    values: Any = [tuple(float(nominal(x)) for x in vector) for vector in (w, v)]
    speed = math.sqrt(vec.dot(values[1], values[1]))
    screwed = abs(vec.dot(*values)) > _PITCH * max(1.0, speed)
    x, y, z = map(exact, vec.cross(w, v))  # the point of the axis nearest to the origin
    return "helical" if screwed else "revolute", w, (x, y, z), vec.dot(w, v) if screwed else 0


def _home(reader: SpecReader, table: Table, key: str) -> Home:
    """The frame in the base frame at home, from `{ xyz, rpy }` or a 4x4 matrix."""
    matrix = f"{key}_matrix"
    if matrix not in table.data:
        return reader.origin(table.table(key, ("xyz", "rpy"), f"{key} of {table.what}"))
    if key in table.data:
        raise table.error(f"{table.what} has both {key} and {matrix}; keep one of them", matrix)
    what = f"{matrix} of {table.what}"
    rows = table.items(matrix, 4)
    if not all(isinstance(row, (list, tuple)) and len(row) == 4 for row in rows):
        raise table.error(f"{what} is {quote(rows)}; give four rows of four numbers", matrix)
    values = [[reader.scalar(table, matrix, value) for value in row] for row in rows]
    if not all(is_number(value) for row in values for value in row[:3]):
        raise table.error(f"{what} has formulas in its rotation; write numbers there", matrix)
    if values[3] != [0, 0, 0, 1]:
        raise table.error(f"the last row of {what} is not 0 0 0 1; correct it", matrix)
    x, y, z = (row[3] for row in values[:3])
    R = nearest_rotation(vec.mat3([row[:3] for row in values[:3]]))
    if R is None:
        raise table.error(f"{what} is not a rotation to 1e-6; give more digits", matrix)
    r, p, w = (reader.angle(table, matrix, exact(angle)) for angle in roll_pitch_yaw(R))
    return (x, y, z), (r, p, w)
