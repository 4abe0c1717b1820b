"""Robots from tables in Python: Denavit-Hartenberg rows, screws, a beam.

The rows have the keys of `[[dh.joints]]`, `[[screws.joints]]` and `[[beams]]` of a spec file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot.checks import quoted
from symdyn.robot.loading import robot_from_dict
from symdyn.robot.model import Robot
from symdyn.robot.spec.dh import NUMBERS
from symdyn.scalar import SNAP_TOLERANCE


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


def from_screws(
    rows: Sequence[Mapping[str, Any]],
    *,
    name: str = "robot",
    gravity: Sequence[Any] = (0, 0, -9.81),
    symbols: Mapping[str, Any] | None = None,
    snap: float = SNAP_TOLERANCE,
    **tool: Any,
) -> Robot:
    """The robot of a list of screws; rows have the keys of `[[screws.joints]]`.

    `symbols` declares names (with their values) that formulas may use; `tool` or `tool_matrix` is
    the home pose of the tip.

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
    """A beam that is clamped to the base; `keys` are those of `[[beams]]` in a spec.

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
