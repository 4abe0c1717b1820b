"""Joint forces over time: formulas, a file, an array or a Python function.

    "0.5*sin(2*t), -3*qd[1]"      a formula for each velocity, or one number for all motors
    forces.csv                    t and the forces in columns, linear between rows

Formulas use the syntax of spec files, with t, q[i] and qd[i]; they are compiled to C. If some
velocities have no motor, the forces of the motors are enough; the others are zero.
"""

from __future__ import annotations

import csv
import io
import math
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError
from symdyn.graph import Array, Graph, Program
from symdyn.robot import Robot
from symdyn.robot.assembly.series import entry_names
from symdyn.robot.checks import LARGEST_FILE, hint, place, quote, regular_bytes
from symdyn.robot.model import Binder
from symdyn.robot.spec.formula import LONGEST, MORE_FUNCTIONS, Formulas
from symdyn.runtime.stepping import Forces, Stepper, driven_entries, force_counts, python_forces
from symdyn.scalar import is_number
from symdyn.simulation.closed_chains import columns_of
from symdyn.simulation.settings import LARGEST
from symdyn.simulation.simulated import ENERGIES, MOMENTUM

Numbers = NDArray[np.float64]
SUFFIXES = (".csv", ".txt")
"""Suffixes of files; formulas never end in one."""
TIME = -1
"""Index that marks the time column; other columns are entries of tau."""
SKIPPED = -2
"""Index that marks columns without forces."""


def forces_of(tau: Any, stepper: Stepper, q0: Numbers, qd0: Numbers) -> Forces:
    """Return the forces for `tau`: None, text, a path, numbers, a table or a function."""
    robot = stepper.robot
    if tau is None:
        return Forces()
    if isinstance(tau, os.PathLike) or (isinstance(tau, str) and _is_file(tau)):
        return Forces(table=read_table(os.fspath(tau), robot))
    if isinstance(tau, str):
        return stepper.forces_of(*formulas_of(tau, robot, q0, qd0))
    if callable(tau):
        return python_forces(tau, robot)
    return Forces(table=_table_of(tau, robot))


def _is_file(text: str) -> bool:
    try:
        return text.lower().endswith(SUFFIXES) or Path(text).is_file()
    except (OSError, ValueError):  # too long, or with a null character
        return False


# -- formulas --------------------------------------------------------------------------------


def formulas_of(
    text: str, robot: Robot, q0: Numbers, qd0: Numbers
) -> tuple[Program, tuple[str, ...]]:
    """Return the program tau(t, q, qd) of formulas, and the formula of each entry.

    Formulas without a value at the start are rejected.
    """
    parts = [part.strip() for part in re.split("[,;]", text)]
    start = {"t": 0.0}
    start |= {f"q[{k}]": float(x) for k, x in enumerate(q0)}
    start |= {f"qd[{k}]": float(x) for k, x in enumerate(qd0)}
    formulas = Formulas(start, LONGEST, MORE_FUNCTIONS, "at the start", "t, q[0], qd[0], ...")
    values = [formulas(part, f"tau[{k}]", "") for k, part in enumerate(parts)]
    if len(values) == 1 and is_number(values[0]) and robot.nv > 1:
        if not robot.actuated:
            message = "the robot has no motors, and a single number is the force of every motor"
            raise RobotError(f"{message}; give {force_counts(robot)}", robot.name)
        values *= len(robot.actuated)
        parts *= len(robot.actuated)
    entries = driven_entries(robot, len(values))
    if not entries:
        several = f"{len(parts)} formula{'s' * (len(parts) > 1)}"
        message = f"tau has {several}; give {force_counts(robot, entry_names(robot).qd)}"
        raise RobotError(f"{message}, or one number for all", robot.name)
    graph = Graph()
    inputs = [
        Array(name, (size,), tuple(graph.symbol(f"{name}[{k}]") for k in range(size)))
        for name, size in (("t", 1), ("q", robot.nq), ("qd", robot.nv))
    ]
    nodes = [node for array in inputs for node in array.elements]
    bind = Binder(dict(zip(start, nodes, strict=True)))
    results, texts = [graph.constant(0)] * robot.nv, ["0"] * robot.nv
    for k, part, value in zip(entries, parts, values, strict=True):
        results[k], texts[k] = graph.constant(bind(value)), part
    outputs = (Array("tau", (robot.nv,), tuple(results)),)
    program = Program("torque", tuple(inputs), outputs, "formulas", "Joint forces over time.")
    return program, tuple(texts)


def require_forces(
    robot: Robot, forces: Forces, t: float, state: Numbers, tau: Numbers, most: float = math.inf
) -> None:
    """Reject a formula whose value is not below `most`, unless the state itself diverges."""
    lost = np.flatnonzero(~(np.abs(tau) < most))
    if len(lost) and forces.formulas and (np.abs(state) <= LARGEST).all():
        k = int(lost[0])
        formula = quote(forces.formulas[k])
        message = (
            f"tau[{k}] = {formula} is {tau[k]:.3g} at t = {t:.6g} s; change it, or end earlier"
        )
        raise RobotError(message, robot.name)


# -- tables ----------------------------------------------------------------------------------


def read_table(file: str, robot: Robot) -> tuple[Numbers, Numbers]:
    """Read times and forces of a CSV file: t and a column for each velocity, header optional.

    A header names the columns `t` and `tau_<velocity>` in any order. Other columns of a simulation
    result are skipped, so that such a file can be used directly.
    """
    lines = _lines_of(file)
    if lines and not any(map(_is_number, lines[0][1])):
        where, header = lines.pop(0)
        entries = _entries_of([cell.strip() for cell in header], robot, where)
    else:
        width = len(lines[0][1]) if lines else 0
        entries = [TIME, *driven_entries(robot, width - 1)]
    if not lines:
        raise RobotError("the file has no rows; give rows of t and forces", place(file))
    if len(entries) == 1:
        where, row = lines[0]
        raise RobotError(f"the row has {len(row)} columns; give t and {force_counts(robot)}", where)
    columns = [k for k, entry in enumerate(entries) if entry != SKIPPED]
    into = [1 + entries[k] for k in columns]
    table = np.zeros((len(lines), 1 + robot.nv))
    for k, (where, row) in enumerate(lines):
        if len(row) != len(entries):
            message = f"the row has {len(row)} columns and the first row {len(entries)}; correct it"
            raise RobotError(message, where)
        table[k, into] = _numbers_of([row[column] for column in columns], where)
        if k and not table[k, 0] > table[k - 1, 0]:
            raise RobotError(
                f"the time {table[k, 0]:g} is not after {table[k - 1, 0]:g}, the one before; "
                "sort the rows and remove repeated times",
                where,
            )
    return table[:, 0].copy(), table[:, 1:].copy()


def _lines_of(file: str) -> list[tuple[str, list[str]]]:
    """Return the nonempty rows of a file without trailing empty cells, and their lines."""
    reader = csv.reader(io.StringIO(_text_of(file), newline=""), skipinitialspace=True)
    lines = []
    try:
        for row in reader:
            while row and not row[-1].strip():
                row.pop()
            if row:
                lines.append((place(file, reader.line_num), row))
    except csv.Error as error:
        message = f"the file is not valid CSV ({error}); write numbers separated by commas"
        raise RobotError(message, place(file, reader.line_num)) from None
    return lines


def _text_of(file: str) -> str:
    try:
        data = regular_bytes(file, LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        message = f"cannot read the joint forces ({reason}); give a CSV file, or formulas"
        raise RobotError(message, place(file)) from None
    if len(data) > LARGEST_FILE:
        message = f"the file is larger than {LARGEST_FILE // 2**20} MB; give fewer rows"
        raise RobotError(message, place(file))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RobotError("the text is not UTF-8; save it as such", place(file, line)) from None


def _is_number(cell: str) -> bool:
    try:
        float(cell)
    except ValueError:
        return False
    return True


def _entries_of(header: list[str], robot: Robot, where: str) -> list[int]:
    """Return the entry of tau of each column, `TIME` for t, `SKIPPED` for other known columns."""
    own = entry_names(robot)
    names = ["t", *(f"tau_{name}" for name in own.qd)]
    skipped = {f"q_{name}" for name in own.q} | {f"qd_{name}" for name in own.qd}
    contacts = columns_of(tuple(c.name for c in robot.constraints))
    skipped = skipped.union(ENERGIES, MOMENTUM, contacts).difference(names)
    for k, name in enumerate(header):
        if name not in names and name not in skipped:
            raise RobotError(
                f"{quote(name)} is neither a number nor the name of a column{hint(name, names)}",
                where,
            )
        if name in header[:k]:
            raise RobotError(f"two columns are called {quote(name)}; keep one", where)
    entries = [SKIPPED if name in skipped else names.index(name) + TIME for name in header]
    given = set(entries) - {SKIPPED}
    if given not in ({TIME, *range(robot.nv)}, {TIME, *robot.actuated}):
        missing = next(name for name in names if name not in header)
        raise RobotError(
            f"the header has {len(header)} columns; give t and {force_counts(robot)}: add "
            f"{quote(missing)}",
            where,
        )
    return entries


def _numbers_of(row: Sequence[str], where: str) -> list[float]:
    numbers = []
    for cell in row:
        try:
            number = float(cell)
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise RobotError(f"{quote(cell.strip())} is not a finite number; correct it", where)
        numbers.append(number)
    return numbers


def _table_of(tau: Any, robot: Robot) -> tuple[Numbers, Numbers]:
    """Return the table of constant forces, or of rows of t and forces."""
    try:
        given = np.asarray(tau, float)
    except (TypeError, ValueError):
        given = np.empty(0)
    if given.ndim <= 1 and driven_entries(robot, given.size):
        given = np.append(0.0, given)[np.newaxis]
    entries = driven_entries(robot, given.shape[1] - 1) if given.ndim == 2 else []
    if not entries or not len(given):
        raise RobotError(
            "tau is neither formulas, a file, a function tau(t, q, qd), nor an array of forces or "
            f"of rows of t and forces; give one of these, with {force_counts(robot)}",
            robot.name,
        )
    for row in np.flatnonzero(~np.isfinite(given).all(axis=1)):
        message = f"tau has a number that is not finite in row {row} (the first is 0); correct it"
        raise RobotError(message, robot.name)
    for row in np.flatnonzero(np.diff(given[:, 0]) <= 0) + 1:
        raise RobotError(
            f"the time {given[row, 0]:g} of row {row} of tau (the first is 0) is not after "
            f"{given[row - 1, 0]:g}, the one before; sort the rows and remove repeated times",
            robot.name,
        )
    forces = np.zeros((len(given), robot.nv))
    forces[:, entries] = given[:, 1:]
    return given[:, 0].copy(), forces
