"""The motion of a joint in a spec: the keys for its type, and their values.

    axis     revolute, continuous, prismatic (default z), helical, cylindrical, planar (its normal)
    pitch    helical: metres along the axis for each radian
    axes     universal: the first axis, then the second, both in the joint's frame at zero
    modes    modal: up to six columns of six numbers, angular first, constant in the moving frame
    series   written by symdyn: the joint of the file, and its type, that this joint is a part of

Only joints of one degree of freedom have limits, rotors, a scale and mimics. Springs and viscous
friction of several are lists or matrices; a cylindrical or universal joint has lists of two numbers
for all that its parts have (`read_passive`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from typing import Any

from symdyn.lie import Vec3, pair_from_vector, vec
from symdyn.robot.checks import are_independent, quote
from symdyn.robot.joints import MOTIONS, SERIES
from symdyn.robot.joints.passive import PAIRS, SEVERAL_KEYS
from symdyn.robot.model import Passive
from symdyn.robot.spec.formula import ValueReader
from symdyn.robot.spec.table import Table
from symdyn.support.matching import near

ACTUATED = "actuated"
DRIVE_KEYS = ("limits", "mimic", "rotor", "passive", "scale", "q_offset", ACTUATED)
MOTION_KEYS = ("axis", "axes", "pitch", "modes", "series")

_SIMPLE = ("axis", "series", *DRIVE_KEYS)
_KEYS: dict[str, tuple[str, ...]] = {
    "revolute": _SIMPLE,
    "continuous": _SIMPLE,
    "prismatic": _SIMPLE,
    "helical": ("axis", "pitch", *DRIVE_KEYS),
    "cylindrical": ("axis", ACTUATED, "passive"),
    "universal": ("axes", ACTUATED, "passive"),
    "planar": ("axis", ACTUATED, "passive"),
    "spherical": (ACTUATED, "passive"),
    "floating": (ACTUATED, "passive"),
    "modal": ("modes", ACTUATED, "passive"),
    "fixed": ("axis", *DRIVE_KEYS),
}
"""The keys of each joint type besides name, ends and placement."""
_REQUIRED = {
    "helical": {"axis": "[0, 0, 1]", "pitch": "0.01 (m per rad)"},
    "cylindrical": {"axis": "[0, 0, 1]"},
    "universal": {"axes": "[[1, 0, 0], [0, 1, 0]]"},
    "planar": {"axis": "[0, 0, 1] (normal to the plane)"},
    "modal": {"modes": "[[0, 0, 1, 0, 0, 0], ...]"},
}
MOST_MODES = 6
_PARALLEL = 1e-6
"""Axes of a universal joint are parallel if the sine of their angle is below this."""


def read_motion(reader: ValueReader, table: Table, kind: str) -> dict[str, Any]:
    """Read the motion of a joint from its table, by the names of `RawJoint`."""
    _check_keys(table, kind)
    found: dict[str, Any] = {"axis": reader.vector(table, "axis", (0, 0, 1))}
    if "pitch" in table.data:
        found["pitch"] = reader.scalar(table, "pitch", table.data["pitch"])
    if "axes" in table.data:
        found["axis"], found["second_axis"] = _axes(reader, table)
    if "modes" in table.data:
        found["modes"] = _modes(reader, table)
    if "series" in table.data:
        found["series"] = _series(table)
    return found


def count_dofs(table: Table, kind: str) -> int | None:
    """Return the number of DoF; None for fixed joints and unknown types."""
    if kind in SERIES:
        return len(SERIES[kind])
    modes = tuple(pair_from_vector((0,) * 6) for _ in table.data.get("modes", ()))
    return MOTIONS[kind]((0, 0, 1), 0, modes).nv if kind in MOTIONS else None


def _check_keys(table: Table, kind: str) -> None:
    """Raise an error for keys without effect and missing keys; unknown types pass."""
    allowed = _KEYS.get(kind)
    if allowed is None:
        return
    required = _REQUIRED.get(kind, {})
    for key in (*MOTION_KEYS, *DRIVE_KEYS):
        if key in table.data and key not in allowed:
            message = f"{key} has no effect on {table.what}, which is {kind}"
            missing = [need for need in required if need not in table.data]
            if key in MOTION_KEYS and missing:
                raise table.error(f"{message}; give {missing[0]} = {required[missing[0]]}", key)
            meant = near(key, [own for own in allowed if own not in table.data])
            message += f"; did you mean {' or '.join(meant)}?" if meant else "; remove it"
            if kind in SERIES and key in DRIVE_KEYS:
                parts = f"{table.data.get('name')}.1 and {table.data.get('name')}.2"
                message += f" (its parts {parts} take rotors by --rotor)"
            raise table.error(message, key)
    for key, example in required.items():
        if key not in table.data:
            raise table.error(f"{table.what} is {kind} and has no {key}; add {key} = {example}")


def _axes(reader: ValueReader, table: Table) -> tuple[Vec3, Vec3]:
    first, second = (_list(reader, table, "axes", axis, 3) for axis in table.items("axes", 2))
    nominal = reader.formulas.nominal
    numbers: Any = [[float(nominal(x)) for x in axis] for axis in (first, second)]
    lengths = [math.hypot(*axis) for axis in numbers]
    if min(lengths) < 1e-12:
        raise table.error(f"an axis of {table.what} is zero; give two directions", "axes")
    if math.hypot(*vec.cross(*numbers)) < _PARALLEL * lengths[0] * lengths[1]:
        message = f"the axes of {table.what} are parallel, so it has one DoF"
        raise table.error(f"{message}; give two different directions, or make it revolute", "axes")
    return (first[0], first[1], first[2]), (second[0], second[1], second[2])


def _modes(reader: ValueReader, table: Table) -> tuple[Any, ...]:
    columns = [_list(reader, table, "modes", mode, 6) for mode in table.items("modes")]
    if not 1 <= len(columns) <= MOST_MODES:
        message = f"{table.what} has {len(columns)} modes; give 1 to {MOST_MODES}"
        raise table.error(message, "modes")
    nominal = reader.formulas.nominal
    if not are_independent([[float(nominal(x)) for x in column] for column in columns]):
        message = f"the modes of {table.what} are linearly dependent, so the modal matrix"
        raise table.error(f"{message} does not have full rank; remove the dependent ones", "modes")
    return tuple(pair_from_vector(column) for column in columns)


def _list(reader: ValueReader, table: Table, key: str, given: Any, count: int) -> list[Any]:
    if not isinstance(given, (list, tuple)) or len(given) != count:
        message = f"{key} of {table.what} has {quote(given)}; give lists of {count} numbers"
        raise table.error(message, key)
    return [reader.scalar(table, key, value) for value in given]


def _series(table: Table) -> tuple[str, str]:
    name, kind = table.texts("series") if len(table.items("series")) == 2 else ("", "")
    if not name or kind not in SERIES:
        message = f"series of {table.what} is {quote(table.data['series'])}"
        raise table.error(f'{message}; write ["name", "{" or ".join(SERIES)}"]', "series")
    return name, kind


assert set(_KEYS) == {*MOTIONS, *SERIES, "fixed"}


# Friction and springs of a joint of a spec.
#
#     one DoF                viscous, quadratic, coulomb, smoothing, offset, stiffness, rest:
#                            numbers; smooth = [{ velocity, gain }, ...],
#                            stops = [{ delta, gain }, ...]
#     two joints in a row    numbers; a list of two gives each part its own
#     several DoF            stiffness, viscous: a number for all, a list of nv, or nv lists of nv
#                            rest: the nq coordinates at rest, by default the neutral ones
#
# Coulomb friction of several DoF would depend on the axes that were chosen, so it is
# rejected.

_NUMBERS = ("viscous", "coulomb", "smoothing", "offset", "stiffness", "rest", "quadratic")
_PASSIVE_KEYS = (*_NUMBERS, *PAIRS)


def read_passive(reader: ValueReader, table: Table, kind: str) -> Passive:
    """Read the passive forces of a joint from its table."""
    passive = table.table("passive", _PASSIVE_KEYS, f"passive of {table.what}")
    several = kind in MOTIONS and MOTIONS[kind]((0, 0, 1), 0, ()).nq > 1
    values: dict[str, Any] = {}
    for key, value in passive.data.items():
        if key in PAIRS and not several and kind not in SERIES:
            values[key] = _pairs(passive, key, value)
        elif key in PAIRS or (several and key not in SEVERAL_KEYS):
            message = f"{key} has no effect on {table.what}, which is {kind}; remove it"
            raise table.error(f"{message}, or describe it by joints with one DoF", "passive")
        elif several:
            values[key] = _nested(reader, passive, key, value, 1 if key == "rest" else 2)
        else:
            one, two = reader.scalar, partial(_two, reader)
            values[key] = (two if kind in SERIES else one)(passive, key, value)
    return Passive(**values)


def _pairs(table: Table, key: str, value: Any) -> tuple[tuple[float, float], ...]:
    """Read tables of two numbers, the first positive and the second not negative."""
    width, gain = PAIRS[key]
    shape = f"{{ {width} = ..., {gain} = ... }}"
    if not isinstance(value, (list, tuple)):
        raise table.error(f"{key} of {table.what} is {quote(value)}; give a list of {shape}", key)
    pairs = []
    for entry in value:
        if not isinstance(entry, Mapping) or set(entry) != {width, gain}:
            message = f"{key} of {table.what} has {quote(entry)}; give {shape}"
            raise table.error(message, key)
        for name, limit in ((width, "above 0"), (gain, "of 0 or more")):
            x = entry[name]
            number = isinstance(x, (int, float)) and not isinstance(x, bool) and math.isfinite(x)
            if not number or x < 0 or (x == 0 and name == width):
                message = f"{name} in {key} of {table.what} is {quote(x)}"
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
        message = f"{key} of {table.what} is {quote(value)}; give a number, or one for each part"
        raise table.error(message, key)
    return tuple(reader.scalar(table, key, x) for x in value)
