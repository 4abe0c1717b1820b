"""Every formulation of every function with its operation counts, for `symdyn compare`.

Customised counts are those of the emitted code for this robot: zeros folded, what is equal shared.
General counts are those of the formula on a chain about which nothing is known (`derive/tally.py`),
the kind that papers print.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.build import build_program
from symdyn.derive.tally import PUBLISHED, count
from symdyn.errors import FunctionError
from symdyn.functions import FUNCTIONS
from symdyn.graph import Operations, collector_paused
from symdyn.optimize import optimized
from symdyn.quantities import Function
from symdyn.robot import Robot

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
    """One way to compute one function of one robot."""

    function: str
    method: str
    operations: Operations | None
    emitted: bool
    note: str = ""


@collector_paused()
def compare(robot: Robot) -> list[Contestant]:
    """All formulations of all functions that have more than one, the emitted one marked."""
    rows: list[Contestant] = []
    for function in FUNCTIONS.values():
        methods = list(function.methods)
        if len(methods) > 1:
            rows += _contest(robot, function, methods)
    return rows


def _contest(robot: Robot, function: Function, methods: list[str]) -> list[Contestant]:
    found: dict[str, Operations | None] = {}
    notes: dict[str, str] = {}
    for method in methods:
        try:
            program = optimized(build_program(robot, (function,), (method,)))
            found[method] = program.operations
        except FunctionError as refusal:
            found[method] = None
            notes[method] = str(refusal)
    portfolio = {m: ops for m, ops in found.items() if ops and m in function.derivations}
    best = min(portfolio, key=lambda m: portfolio[m].total, default="")
    return [
        Contestant(function.name, method, operations, method == best, notes.get(method, ""))
        for method, operations in found.items()
    ]


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
