"""Joint forces over time: formulas, a file, an array or a function of Python.

    "0.5*sin(2*t), -3*qd[1]"      a formula for each velocity, or one number for all
    forces.csv                    t and the forces in columns, linear between rows

Formulas are those of spec files, over t, q[i] and qd[i]; they become C.
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
from symdyn.robot.checks import LARGEST_FILE, hint, place, quoted, regular_bytes
from symdyn.robot.model import Binder
from symdyn.robot.spec.formula import MORE_FUNCTIONS, Formulas
from symdyn.run.stepping import Forces, Stepper, python_forces
from symdyn.scalar import is_number
from symdyn.simulate.names import names_of

Numbers = NDArray[np.float64]
SUFFIXES = (".csv", ".txt")
"""Endings of names of files; a formula has none of them."""


def forces_of(tau: Any, stepper: Stepper, q0: Numbers, qd0: Numbers) -> Forces:
    """The forces that `tau` asks for: None, text, a path, numbers, a table or a function."""
    robot = stepper.robot
    if tau is None:
        return Forces()
    if isinstance(tau, os.PathLike) or (isinstance(tau, str) and _is_file(tau)):
        return Forces(table=read_table(os.fspath(tau), robot))
    if isinstance(tau, str):
        program = formulas_of(tau, robot, q0, qd0)
        return stepper.forces_of(program)
    if callable(tau):
        return python_forces(tau, robot)
    return Forces(table=_table_of(tau, robot))


def _is_file(text: str) -> bool:
    try:
        return text.lower().endswith(SUFFIXES) or Path(text).is_file()
    except (OSError, ValueError):  # too long, or with a null character
        return False


# -- formulas --------------------------------------------------------------------------------


def formulas_of(text: str, robot: Robot, q0: Numbers, qd0: Numbers) -> Program:
    """The program tau(t, q, qd) of formulas; refuses those that have no value at the start."""
    names = names_of(robot).qd
    parts = re.split("[,;]", text)
    start = {"t": 0.0}
    start |= {f"q[{k}]": float(x) for k, x in enumerate(q0)}
    start |= {f"qd[{k}]": float(x) for k, x in enumerate(qd0)}
    formulas = Formulas(start, functions=MORE_FUNCTIONS, at="at the start")
    values = [formulas(part, f"tau[{k}]", "") for k, part in enumerate(parts)]
    if len(values) == 1 and is_number(values[0]):
        values *= robot.nv
    if len(values) != robot.nv:
        raise RobotError(
            f"tau has {len(values)} formulas for the {robot.nv} velocities of {quoted(robot.name)} "
            f"({', '.join(quoted(name) for name in names[:12])}{', ...' * (len(names) > 12)}); "
            "give one for each, or one number for all"
        )
    graph = Graph()
    inputs = [
        Array(name, (size,), tuple(graph.symbol(f"{name}[{k}]") for k in range(size)))
        for name, size in (("t", 1), ("q", robot.nq), ("qd", robot.nv))
    ]
    nodes = [node for array in inputs for node in array.elements]
    bind = Binder(dict(zip(start, nodes, strict=True)))
    results = tuple(graph.constant(bind(value)) for value in values)
    return Program(
        "torque",
        tuple(inputs),
        (Array("tau", (robot.nv,), results),),
        "formulas",
        "Joint forces over time.",
    )


# -- tables ----------------------------------------------------------------------------------


def read_table(file: str, robot: Robot) -> tuple[Numbers, Numbers]:
    """Times and forces of a CSV file: t and a column for each velocity, with or without a header.

    A header names the columns `t` and `tau_<velocity>`, in any order.
    """
    columns = ["t", *(f"tau_{name}" for name in names_of(robot).qd)]
    order: list[int] = list(range(len(columns)))
    rows: list[list[float]] = []
    reader = csv.reader(io.StringIO(_text_of(file), newline=""), skipinitialspace=True)
    started = False
    try:
        for row in reader:
            where = place(file, reader.line_num)
            if not row or (len(row) == 1 and not row[0].strip()):
                continue
            if not started and not _are_numbers(row):
                order = _order_of([cell.strip() for cell in row], columns, where)
            else:
                rows.append(_numbers_of(row, columns, where))
                if len(rows) > 1 and not rows[-1][order[0]] > rows[-2][order[0]]:
                    raise RobotError(
                        f"the time {rows[-1][order[0]]:g} is not after {rows[-2][order[0]]:g}, the "
                        "one before; sort the rows and remove repeated times",
                        where,
                    )
            started = True
    except csv.Error as error:
        message = f"this is no CSV ({error}); write numbers separated by commas"
        raise RobotError(message, place(file, reader.line_num)) from None
    if not rows:
        raise RobotError("there is no row of numbers; give rows of t and forces", place(file))
    table = np.array(rows)[:, order]
    return table[:, 0].copy(), table[:, 1:].copy()


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


def _are_numbers(row: Sequence[str]) -> bool:
    try:
        [float(cell) for cell in row]
    except ValueError:
        return False
    return True


def _order_of(header: list[str], columns: list[str], where: str) -> list[int]:
    """Where each column stands in the file."""
    for k, name in enumerate(header):
        if name not in columns:
            known = hint(name, columns)
            raise RobotError(f"no column is called {quoted(name)}{known}", where)
        if name in header[:k]:
            raise RobotError(f"two columns are called {quoted(name)}; keep one", where)
    missing = [name for name in columns if name not in header]
    if missing:
        raise RobotError(
            f"the header has {len(header)} of {len(columns)} columns; add {quoted(missing[0])}",
            where,
        )
    return [header.index(name) for name in columns]


def _numbers_of(row: Sequence[str], columns: list[str], where: str) -> list[float]:
    if len(row) != len(columns):
        raise RobotError(
            f"the row has {len(row)} columns, not {len(columns)}; give t and "
            f"{len(columns) - 1} forces, one for each velocity",
            where,
        )
    numbers = []
    for cell in row:
        try:
            number = float(cell)
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise RobotError(f"{quoted(cell.strip())} is no finite number; correct it", where)
        numbers.append(number)
    return numbers


def _table_of(tau: Any, robot: Robot) -> tuple[Numbers, Numbers]:
    """One number for each velocity, or rows of t and these."""
    try:
        table = np.asarray(tau, float)
    except (TypeError, ValueError):
        table = np.empty(0)
    if table.shape == (robot.nv,):
        table = np.concatenate([[0.0], table])[np.newaxis]
    if table.ndim != 2 or not len(table) or table.shape[1] != robot.nv + 1:
        raise RobotError(
            f"tau is neither formulas, a file, a function tau(t, q, qd), {robot.nv} numbers, nor "
            f"rows of t and {robot.nv} numbers; give one of these",
            robot.name,
        )
    if not np.isfinite(table).all() or not (np.diff(table[:, 0]) > 0).all():
        raise RobotError(
            "the times of tau do not ascend, or a number is not finite; correct them", robot.name
        )
    return table[:, 0].copy(), table[:, 1:].copy()
