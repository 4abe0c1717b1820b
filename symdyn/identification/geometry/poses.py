"""Measured poses: joint coordinates and the position or pose of the tip, in a CSV file.

    q_<joint>, or <joint>     for every joint between base and tip
    x, y, z                   position of the tip, m
    roll, pitch, yaw          R = Rz(yaw) Ry(pitch) Rx(roll); or phix, phiy, phiz
    qx, qy, qz, qw            instead of these: unit quaternion

Names of tip columns may end in 1. Other columns are ignored and listed in the output. Values that
can only be degrees or millimetres are rejected.
"""

from __future__ import annotations

import csv
import io
import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError
from symdyn.identification.geometry.chain import CalibrationChain
from symdyn.identification.geometry.rigid import Numbers, rotation_of_quaternion, rotation_of_rpy
from symdyn.robot.checks import LARGEST_FILE, hint, place, quote, regular_bytes

POSITION = ("x", "y", "z")
ANGLES = (("roll", "pitch", "yaw"), ("phix", "phiy", "phiz"))
QUATERNION = ("qx", "qy", "qz", "qw")
TURNS = 4 * np.pi
"""rad; a multi-turn encoder may read two turns, larger values must be degrees."""
REACHES = 20.0
"""Multiple of the reach beyond which positions must be in millimetres."""
UNIT = 1e-2
DEGREES, MILLIMETRES = "--degrees", "--millimetres"


@dataclass(frozen=True)
class Poses:
    """Rows of joint coordinates and measured tips in SI units.

    `rotations` is None if only positions were measured. `places` has the origin of each row, for
    messages; `columns` and `left_out` name the columns of the file that were used and ignored.
    """

    q: Numbers
    positions: Numbers
    rotations: Numbers | None
    places: tuple[str, ...]
    file: str = ""
    columns: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.q)

    @property
    def oriented(self) -> bool:
        """Whether orientations were measured."""
        return self.rotations is not None

    def rows(self, which: NDArray[np.bool_]) -> Poses:
        """Return the rows of a mask."""
        return replace(
            self,
            q=self.q[which],
            positions=self.positions[which],
            rotations=None if self.rotations is None else self.rotations[which],
            places=tuple(p for p, taken in zip(self.places, which, strict=True) if taken),
        )


def read_poses(
    file: str | os.PathLike[str],
    chain: CalibrationChain,
    degrees: bool = False,
    millimetres: bool = False,
    positions_only: bool = False,
) -> Poses:
    """Read the poses of a CSV file in SI units."""
    name = os.fspath(file)
    header, rows, lines = _read_table(name)
    where = place(name, lines[0])
    columns = _columns(header, chain, where)
    numbers = _numbers(rows, header, list(columns.values()), name, lines[1:])
    table = {key: numbers[:, k] for k, key in enumerate(columns)}
    places = tuple(place(name, line) for line in lines[1:])
    angles = next((names for names in ANGLES if names[0] in columns), ())
    oriented = bool(angles) or QUATERNION[0] in columns
    if positions_only and not oriented:
        message = "--positions has no effect, since the file has no orientations; leave it out"
        raise RobotError(message, where)
    joints = [(i, chain.robot.joints[i]) for i in chain.joints]
    if degrees and not angles and all(joint.is_translation for _, joint in joints):
        raise RobotError(
            f"{DEGREES} has no effect, since the file has no angles; leave it out", where
        )
    per_angle, per_metre = np.pi / 180 if degrees else 1.0, 1e-3 if millimetres else 1.0
    q = np.tile(np.array(chain.robot.neutral(), float), (len(rows), 1))
    for i, joint in joints:
        if joint.mimic is None:
            values = table[_column_of(joint.name)]
            if not joint.is_translation:
                values = values * per_angle
                _reject_degrees(values, joint.name, places, degrees)
            q[:, chain.robot.q_starts[i]] = values * (per_metre if joint.is_translation else 1)
    positions = np.stack([table[key] for key in POSITION], axis=1) * per_metre
    _reject_millimetres(positions, chain, where, millimetres)
    rotations: Numbers | None = None
    if angles and not positions_only:
        turned = np.stack([table[key] for key in angles], axis=1) * per_angle
        for k, key in enumerate(angles):
            _reject_degrees(turned[:, k], key, places, degrees)
        rotations = rotation_of_rpy(turned)
    elif oriented and not positions_only:
        rotations = _rotations_of(np.stack([table[key] for key in QUATERNION], axis=1), places)
    taken = [key for key in columns if not positions_only or not _is_orientation(key)]
    used = {header[columns[key]] for key in taken}
    return Poses(
        q,
        positions,
        rotations,
        places,
        name,
        tuple(header[columns[key]] for key in taken),
        tuple(cell for cell in header if cell and cell not in used),
    )


def _is_orientation(key: str) -> bool:
    return key in (*QUATERNION, *(name for names in ANGLES for name in names))


def _column_of(joint: str) -> str:
    return f"q_{joint}"


def _read_table(file: str) -> tuple[list[str], list[list[str]], list[int]]:
    """Return the header, the rows, and their line numbers."""
    if Path(file).suffix.lower() not in (".csv", ".txt"):
        message = "poses are read from CSV files; give a name that ends in .csv"
        raise RobotError(message, place(file))
    try:
        data = regular_bytes(file, LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        message = f"cannot read the poses ({reason}); give a CSV file"
        raise RobotError(message, place(file)) from None
    if len(data) > LARGEST_FILE:
        message = f"the file is larger than {LARGEST_FILE // 2**20} MB; give fewer poses"
        raise RobotError(message, place(file))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RobotError("the text is not UTF-8; save it as such", place(file, line)) from None
    reader = csv.reader(io.StringIO(text, newline=""), skipinitialspace=True)
    rows, lines = [], []
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                rows.append([cell.strip() for cell in row])
                lines.append(reader.line_num)
    except csv.Error as error:
        message = f"the file is not valid CSV ({error}); write numbers separated by commas"
        raise RobotError(message, place(file, reader.line_num)) from None
    if not rows:
        raise RobotError("the file is empty; give a header and a row for each pose", place(file))
    if any(_number(cell) is not None for cell in rows[0]):
        message = (
            "the first row contains numbers; begin with a header such as q_JOINT, ..., x, y, z"
        )
        raise RobotError(message, place(file, lines[0]))
    if len(rows) < 2:
        raise RobotError(
            "the file has no poses after the header; add a row for each pose", place(file, lines[0])
        )
    return rows[0], rows[1:], lines


def _columns(header: Sequence[str], chain: CalibrationChain, where: str) -> dict[str, int]:
    """Return the column of each quantity."""
    for k, cell in enumerate(header):
        if cell and cell in header[:k]:
            raise RobotError(f"two columns are called {quote(cell)}; keep one", where)
    columns = {}
    for i in chain.joints:
        joint = chain.robot.joints[i]
        if joint.mimic is not None:
            leader = chain.robot.joints[joint.mimic.leader]
            if joint.mimic.leader not in chain.joints:
                message = f"joint {quote(joint.name)} follows {quote(leader.name)}, which is "
                raise RobotError(f"{message}not in the chain; --lock it", chain.robot.name)
            continue
        named = [name for name in (_column_of(joint.name), joint.name) if name in header]
        if not named:
            message = f"column {quote(_column_of(joint.name))} is missing, the position of a joint"
            known = {name for j in chain.robot.joints for name in (j.name, _column_of(j.name))}
            free = [cell for cell in header if cell and cell not in known]
            near = hint(_column_of(joint.name), free)
            cure = near if near.endswith("?") else "; add it"
            raise RobotError(f"{message} of the chain{cure}", where)
        columns[_column_of(joint.name)] = header.index(named[0])
    tip = {cell.removesuffix("1") if cell not in columns else cell: cell for cell in header[::-1]}
    for key in _tip_keys(tip, where):
        columns[key] = header.index(tip[key])
    return columns


def _tip_keys(tip: Mapping[str, str], where: str) -> tuple[str, ...]:
    """Return the given quantities of the tip: its position and, if present, its orientation."""
    for key in POSITION:
        if key not in tip:
            message = f"column {quote(key)} is missing; give x, y, z of the tip"
            raise RobotError(message, where)
    given = [names for names in (*ANGLES, QUATERNION) if any(key in tip for key in names)]
    if len(given) > 1:
        message = f"orientations are given twice, by {given[0][0]}, ... and by {given[1][0]}, ..."
        raise RobotError(f"{message}; keep one", where)
    for key in given[0] if given else ():
        if key not in tip:
            message = f"{quote(key)} is missing beside {', '.join(k for k in given[0] if k in tip)}"
            raise RobotError(f"{message}; add it, or remove them all", where)
    return (*POSITION, *(given[0] if given else ()))


def _numbers(
    rows: Sequence[Sequence[str]],
    header: Sequence[str],
    wanted: Sequence[int],
    file: str,
    lines: Sequence[int],
) -> Numbers:
    numbers = np.empty((len(rows), len(wanted)))
    for k, (row, line) in enumerate(zip(rows, lines, strict=True)):
        if len(row) != len(header):
            message = f"the row has {len(row)} columns and the header {len(header)}; correct it"
            raise RobotError(message, place(file, line))
        for j, column in enumerate(wanted):
            number = _number(row[column])
            if number is None or not math.isfinite(number):
                what = f"{quote(row[column])} in column {quote(header[column])}"
                message = f"{what} is not a finite number; correct it, or remove the row"
                raise RobotError(message, place(file, line))
            numbers[k, j] = number
    return numbers


def _number(cell: str) -> float | None:
    try:
        return float(cell)
    except ValueError:
        return None


def _reject_degrees(values: Numbers, name: str, places: Sequence[str], converted: bool) -> None:
    worst = int(np.argmax(np.abs(values)))
    if abs(values[worst]) <= TURNS:
        return
    what = f"{quote(name)} is {values[worst]:.5g} rad"
    cure = (
        f"leave {DEGREES} out, or correct it"
        if converted
        else f"if these are degrees, add {DEGREES}"
    )
    raise RobotError(f"{what}, more than two turns; {cure}", places[worst])


def _reject_millimetres(
    positions: Numbers, chain: CalibrationChain, where: str, converted: bool
) -> None:
    spread = float(np.median(np.linalg.norm(positions - np.median(positions, axis=0), axis=1)))
    reach = max(chain.reach(), 1e-3)
    if spread > REACHES * reach:
        message = f"the positions spread over {spread:.4g} m, and the reach is {reach:.3g} m"
        raise RobotError(f"{message}; if these are millimetres, add {MILLIMETRES}", where)
    if converted and spread * 1e3 < reach / 2:
        message = (
            f"the positions spread over {spread * 1e3:.3g} mm only, and the reach is {reach:.3g} m"
        )
        raise RobotError(f"{message}; leave {MILLIMETRES} out", where)


def _rotations_of(q: Numbers, places: Sequence[str]) -> Numbers:
    lengths = np.linalg.norm(q, axis=1)
    worst = int(np.argmax(np.abs(lengths - 1)))
    if abs(lengths[worst] - 1) > UNIT:
        message = f"the quaternion has the norm {lengths[worst]:.4g}, not 1; correct it"
        raise RobotError(f"{message} (columns qx, qy, qz, qw)", places[worst])
    return rotation_of_quaternion(q / lengths[:, None])
