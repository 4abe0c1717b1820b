"""Every formulation of every function side by side, with its counts.

Counts are of two kinds. Those of the emitted code are taken after the graph has folded and shared
what this robot's numbers allow. General counts, the kind that papers print, are those of a chain
about which nothing is known (`derive/shared/tally.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Unpack

from symdyn.compiler.choose import Portfolio
from symdyn.compiler.idle_options import refuse_idle
from symdyn.compiler.job import Job
from symdyn.compiler.options import CODE_ONLY, OptionArguments
from symdyn.derive.shared.tally import PUBLISHED, count
from symdyn.errors import FunctionError, NotPartedError
from symdyn.graph import Operations, collector_paused
from symdyn.robot import Robot
from symdyn.table.rows import FUNCTIONS
from symdyn.table.types import Function

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
def compare(
    robot: Robot,
    functions: str | Iterable[str] | None = None,
    **options: Unpack[OptionArguments],
) -> list[Contestant]:
    """All formulations of the functions, the emitted one marked.

    The functions are those of the table that have several formulations, unless some are named;
    with the option `method` only that one is shown.
    """
    several = [
        name
        for name, row in FUNCTIONS.items()
        if len(row.methods) > 1 and row.meant_for.include(robot)
    ]
    job = Job.of(robot, several if functions is None else functions, **options)
    refuse_idle(job, CODE_ONLY)
    for request in job.requests:
        if len(request) > 1:
            raise FunctionError(
                f"compare shows functions one by one; name {request[0].name} and "
                f"{request[1].name} apart"
            )
    portfolio = Portfolio(job)
    return [contestant for row in job.rows for contestant in _contest(portfolio, row)]


def _contest(portfolio: Portfolio, function: Function) -> list[Contestant]:
    only = portfolio.job.options.method
    rows = []
    for method in function.methods:
        if only not in (None, method):
            continue
        best: list[Operations | None] = []
        note, about_others = "", False
        for equivalent in (False, True):
            try:
                program = portfolio.best((function,), method=method, equivalent=equivalent)
                best.append(program.operations)
            except FunctionError as refusal:
                best.append(None)
                note, about_others = str(refusal), isinstance(refusal, NotPartedError)
        if about_others and only is None:
            continue  # the method is for robots without a motor at every freedom
        rows.append(Contestant(function.name, method, best[0], best[1], False, note))
    try:
        emitted = portfolio.best((function,), method=None).derived_by
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
