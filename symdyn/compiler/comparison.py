"""Every formulation of every function with its operation counts, for `symdyn compare`.

Customised counts are those of the emitted code for this robot: zeros folded, what is equal shared,
in the frames given and, where that is the same to the function, for an equivalent robot.
General counts are those of the formula on a chain about which nothing is known (`derive/tally.py`),
the kind that papers print.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from symdyn.compiler.choose import best_program, equivalents_of
from symdyn.compiler.requests import PLAIN, Options
from symdyn.derive.shared.tally import PUBLISHED, count
from symdyn.equivalent import Equivalents
from symdyn.errors import FunctionError
from symdyn.graph import Operations, collector_paused
from symdyn.robot import Robot
from symdyn.table.rows import FUNCTIONS
from symdyn.table.types import Function

AS_GIVEN = Options(equivalent=False)

LITERATURE = {
    "uicker-kahn": ("Hollerbach 1980", "uicker-kahn"),
    "hollerbach-4x4": ("Hollerbach 1980", "hollerbach-4x4"),
    "hollerbach-3x3": ("Hollerbach 1980", "hollerbach-3x3"),
    "silver": ("Luh, Walker, Paul, in Hollerbach 1980", "luh-walker-paul"),
    "newton-euler": ("Featherstone 1987, in PBP95", "featherstone"),
}
"""Which published count belongs to which formulation here, and where it stands."""


@dataclass(frozen=True)
class Contestant:
    """One way to compute one function of one robot.

    `operations` for the robot as it is given, `equivalent` for the best that may stand in for it.
    """

    function: str
    method: str
    operations: Operations | None
    equivalent: Operations | None
    emitted: bool
    note: str = ""


@collector_paused()
def compare(robot: Robot) -> list[Contestant]:
    """All formulations of all functions that have more than one, the emitted one marked."""
    equivalents = equivalents_of(robot)
    rows: list[Contestant] = []
    for function in FUNCTIONS.values():
        if len(function.methods) > 1:
            rows += _contest(robot, function, equivalents)
    return rows


def _contest(robot: Robot, function: Function, equivalents: Equivalents) -> list[Contestant]:
    rows = []
    for method in function.methods:
        best: list[Operations | None] = []
        note = ""
        for options in (AS_GIVEN, PLAIN):
            try:
                program = best_program(robot, robot, (function,), options, method, equivalents)
                best.append(program.operations)
            except FunctionError as refusal:
                best.append(None)
                note = str(refusal)
        rows.append(Contestant(function.name, method, best[0], best[1], False, note))
    try:
        emitted = best_program(robot, robot, (function,), PLAIN, None, equivalents).derived_by
    except FunctionError:
        emitted = ""
    return [replace(row, emitted=row.method == emitted) for row in rows]


def general_counts(n: int) -> dict[str, tuple[int, int]]:
    """(multiplications, additions) of every formulation of inverse dynamics, general chain."""
    function = FUNCTIONS["inverse_dynamics"]
    result = {}
    for method, derivation in function.methods.items():
        counts = count(derivation, n)
        result[method] = (counts.multiplications, counts.additions)
    return result


def published_counts(n: int) -> dict[str, tuple[str, int, int]]:
    """What the literature prints for these formulations, where it has a figure for n joints."""
    result = {}
    for method, (source, name) in LITERATURE.items():
        counts = PUBLISHED[name].at(n)
        if counts is not None:
            result[method] = (source, *counts)
    return result
