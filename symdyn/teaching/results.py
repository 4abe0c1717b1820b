"""The rows of the table by the names that people use, and the shapes of their results."""

from __future__ import annotations

from typing import Any

from symdyn.functions.gradients import ROWS
from symdyn.functions.types import Function, Robots
from symdyn.robot.model import Robot

ALIASES = {"christoffel": "christoffel_symbols", "coriolis": "coriolis_matrix"}

STATE = ("q", "qd")
"""What formulas are written in: vectors of symbols, also where a function returns such a vector."""
_SINGLE = [
    (row.outputs[0].name, row)
    for row in ROWS.values()
    if len(row.outputs) == 1 and row.outputs[0].name not in STATE
]
RESULTS = {name: [row for other, row in _SINGLE if other == name] for name, _ in _SINGLE}
"""Rows by the name of their only result (M, C, phi, ...), in the order of the table."""


def row_of(name: str, robot: Robot) -> Function | None:
    """The row for the name of a function or of a result, if there is one.

    If several rows share a result's name, one that is about robots like this counts before those
    that are about every robot: K is the Jacobian of constraints where there are some, else the
    scalar curvature.
    """
    named = ROWS.get(ALIASES.get(name, name))
    if named is not None:
        return named
    sharing = RESULTS.get(name, [])
    own = [row for row in sharing if row.meant_for.include(robot)]
    special = [row for row in own if row.meant_for is not Robots.ALL]
    return next(iter([*special, *own, *sharing]), None)


def in_shape(entries: list[Any], shape: tuple[int, ...]) -> Any:
    """Entries, row-major, as a SymPy scalar, column, matrix or array."""
    import sympy

    if not shape:
        return entries[0]
    if len(shape) <= 2:
        return sympy.Matrix(shape[0], shape[1] if len(shape) == 2 else 1, entries)
    return sympy.ImmutableDenseNDimArray(entries, shape)
