"""Friction and springs of a joint of a spec.

    one freedom            { viscous, coulomb, smoothing, offset, stiffness, rest }: numbers
    two joints in a row    the same; a list of two gives each part its own
    several freedoms       stiffness, viscous: a number for all, a list of nv, or nv lists of nv
                           rest: the nq coordinates at rest, by default the neutral ones

Coulomb friction of several freedoms would depend on the axes that were chosen, so it is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from symdyn.robot.checks import quoted
from symdyn.robot.joints import MOTIONS, SERIES
from symdyn.robot.joints.passive import SEVERAL_KEYS
from symdyn.robot.model import Passive
from symdyn.robot.spec.table import Table

if TYPE_CHECKING:
    from symdyn.robot.spec.elements import SpecReader

_KEYS = ("viscous", "coulomb", "smoothing", "offset", "stiffness", "rest")


def passive_of(reader: SpecReader, table: Table, kind: str) -> Passive:
    """The passive forces that the table of a joint gives."""
    passive = table.table("passive", _KEYS, f"passive of {table.what}")
    several = kind in MOTIONS and MOTIONS[kind]((0, 0, 1), 0, ()).nq > 1
    values: dict[str, Any] = {}
    for key, value in passive.data.items():
        if kind in SERIES:
            values[key] = _two(reader, passive, key, value)
        elif not several:
            values[key] = reader.scalar(passive, key, value)
        elif key in SEVERAL_KEYS:
            values[key] = _nested(reader, passive, key, value, 1 if key == "rest" else 2)
        else:
            message = f"{key} has no effect on {table.what}, which is {kind}; remove it"
            raise table.error(f"{message}, or describe it by joints of one freedom", "passive")
    return Passive(**values)


def _nested(reader: SpecReader, table: Table, key: str, value: Any, depth: int) -> Any:
    """A number or formula, or lists of them; lists of lists where the depth is 2."""
    if isinstance(value, (list, tuple)) and depth:
        return tuple(_nested(reader, table, key, x, depth - 1) for x in value)
    return reader.scalar(table, key, value)


def _two(reader: SpecReader, table: Table, key: str, value: Any) -> Any:
    """A number for both parts, or one for each."""
    if not isinstance(value, (list, tuple)):
        return reader.scalar(table, key, value)
    if len(value) != 2:
        message = f"{key} of {table.what} is {quoted(value)}; give a number, or one for each part"
        raise table.error(message, key)
    return tuple(reader.scalar(table, key, x) for x in value)
