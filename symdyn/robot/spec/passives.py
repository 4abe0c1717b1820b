"""Friction and springs of a joint of a spec.

    one freedom            viscous, quadratic, coulomb, smoothing, offset, stiffness, rest: numbers
                           smooth = [{ velocity, gain }, ...], stops = [{ delta, gain }, ...]
    two joints in a row    numbers; a list of two gives each part its own
    several freedoms       stiffness, viscous: a number for all, a list of nv, or nv lists of nv
                           rest: the nq coordinates at rest, by default the neutral ones

Coulomb friction of several freedoms would depend on the axes that were chosen, so it is refused.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from typing import Any

from symdyn.robot.checks import quoted
from symdyn.robot.joints import MOTIONS, SERIES
from symdyn.robot.joints.passive import PAIRS, SEVERAL_KEYS
from symdyn.robot.model import Passive
from symdyn.robot.spec.table import Table
from symdyn.robot.spec.values import ValueReader

_NUMBERS = ("viscous", "coulomb", "smoothing", "offset", "stiffness", "rest", "quadratic")
_KEYS = (*_NUMBERS, *PAIRS)


def passive_of(reader: ValueReader, table: Table, kind: str) -> Passive:
    """The passive forces that the table of a joint gives."""
    passive = table.table("passive", _KEYS, f"passive of {table.what}")
    several = kind in MOTIONS and MOTIONS[kind]((0, 0, 1), 0, ()).nq > 1
    values: dict[str, Any] = {}
    for key, value in passive.data.items():
        if key in PAIRS and not several and kind not in SERIES:
            values[key] = _pairs(passive, key, value)
        elif key in PAIRS or (several and key not in SEVERAL_KEYS):
            message = f"{key} has no effect on {table.what}, which is {kind}; remove it"
            raise table.error(f"{message}, or describe it by joints of one freedom", "passive")
        elif several:
            values[key] = _nested(reader, passive, key, value, 1 if key == "rest" else 2)
        else:
            one, two = reader.scalar, partial(_two, reader)
            values[key] = (two if kind in SERIES else one)(passive, key, value)
    return Passive(**values)


def _pairs(table: Table, key: str, value: Any) -> tuple[tuple[float, float], ...]:
    """Tables of two numbers, the first above zero and the second not below."""
    width, gain = PAIRS[key]
    shape = f"{{ {width} = ..., {gain} = ... }}"
    if not isinstance(value, (list, tuple)):
        raise table.error(f"{key} of {table.what} is {quoted(value)}; give a list of {shape}", key)
    pairs = []
    for entry in value:
        if not isinstance(entry, Mapping) or set(entry) != {width, gain}:
            message = f"{key} of {table.what} has {quoted(entry)}; give {shape}"
            raise table.error(message, key)
        for name, limit in ((width, "above 0"), (gain, "of 0 or more")):
            x = entry[name]
            number = isinstance(x, (int, float)) and not isinstance(x, bool) and math.isfinite(x)
            if not number or x < 0 or (x == 0 and name == width):
                message = f"{name} in {key} of {table.what} is {quoted(x)}"
                raise table.error(f"{message}; give a number {limit}", key)
        pairs.append((float(entry[width]), float(entry[gain])))
    return tuple(pairs)


def _nested(reader: ValueReader, table: Table, key: str, value: Any, depth: int) -> Any:
    """A number or formula, or lists of them; lists of lists where the depth is 2."""
    if isinstance(value, (list, tuple)) and depth:
        return tuple(_nested(reader, table, key, x, depth - 1) for x in value)
    return reader.scalar(table, key, value)


def _two(reader: ValueReader, table: Table, key: str, value: Any) -> Any:
    """A number for both parts, or one for each."""
    if not isinstance(value, (list, tuple)):
        return reader.scalar(table, key, value)
    if len(value) != 2:
        message = f"{key} of {table.what} is {quoted(value)}; give a number, or one for each part"
        raise table.error(message, key)
    return tuple(reader.scalar(table, key, x) for x in value)
