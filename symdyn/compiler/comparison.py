"""Operation counts of all formulations of all functions, side by side.

Counts are of two kinds. Those of the emitted code are taken after the graph has folded and shared
what this robot's numbers allow. General counts, the kind that papers print, are those of a chain
about which nothing is known (`formulations/shared/tally.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

from symdyn.compiler.choose import Portfolio
from symdyn.compiler.job import Job
from symdyn.compiler.keywords import (
    RobotLike,
    load,
    reject_unused_friction,
    split_options,
)
from symdyn.compiler.options import CODE_ONLY
from symdyn.compiler.unused_options import reject_unused
from symdyn.errors import FunctionError, NotPartitionedError
from symdyn.formulations.shared.tally import PUBLISHED, count
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import Function
from symdyn.graph import Operations, pause_collector
from symdyn.support.names import printable
from symdyn.support.templates import text_table

LITERATURE = {
    "uicker-kahn": ("Hollerbach 1980", "uicker-kahn"),
    "hollerbach-4x4": ("Hollerbach 1980", "hollerbach-4x4"),
    "hollerbach-3x3": ("Hollerbach 1980", "hollerbach-3x3"),
    "silver": ("Luh, Walker, Paul, in Hollerbach 1980", "luh-walker-paul"),
    "newton-euler": ("Featherstone 1987, in PBP95", "featherstone"),
}
"""Which published count belongs to which formulation here, and where it stands."""


@dataclass(frozen=True)
class ComparisonRow:
    """One formulation of one function of one robot.

    Parameters
    ----------
    function, method
        The names of the function and of the formulation.
    operations, equivalent
        The operation counts for the robot as described, and for its best equivalent model.
    emitted
        Whether the compiler emits this formulation.
    note
        Why the formulation does not apply, if it does not.
    """

    function: str
    method: str
    operations: Operations | None
    equivalent: Operations | None
    emitted: bool
    note: str = ""

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of the row, below `Comparison.HEAD`."""
        ops = self.equivalent
        counts = ("", "", "", "")
        if ops is not None:
            counts = (str(ops.mul), str(ops.add), str(ops.div + ops.sqrt), str(ops.trig))
        given = str(self.operations.total) if self.operations else ""
        remark = "emitted" if self.emitted else ("rejected" if ops is None else "")
        return (self.function, self.method, given, *counts, remark)


@dataclass(frozen=True)
class Comparison:
    """Operation counts of every formulation of a robot's functions.

    `rows` are the formulations, `general` and `published` the counts of inverse dynamics of a chain
    of as many joints about which nothing is known: multiplications and additions by formulation.
    """

    robot: str
    rows: tuple[ComparisonRow, ...]
    general: dict[str, tuple[int, int]]
    published: dict[str, tuple[str, int, int]]

    HEAD = ("function", "formulation", "given frames", "mul", "add", "div", "sin/cos", "")

    @property
    def rejections(self) -> list[str]:
        """The reasons why formulations do not apply, each once."""
        reasons: dict[str, list[str]] = {}
        for row in self.rows:
            if row.equivalent is None:
                why = row.note.removeprefix(f"{self.robot}: ").removeprefix(f"{row.function}: ")
                reasons.setdefault(why, []).append(row.function)
        found = []
        for why, (first, *others) in reasons.items():
            more = f" and {len(others)} more" if others else ""
            found.append(f"rejected for {first}{more}: {why}")
        return found

    def as_dict(self) -> dict[str, Any]:
        """Return the comparison as a dictionary for JSON."""
        rows = [asdict(row) for row in self.rows]
        content = {"robot": self.robot, "formulations": rows, "general": self.general}
        return {**content, "published": self.published}

    def __str__(self) -> str:
        title = f"{printable(self.robot)}: operations of the emitted code, by formulation"
        table = text_table(self.HEAD, (row.cells for row in self.rows))
        return "\n".join([title, *table, *(printable(line, 2000) for line in self.rejections)])

    def __repr__(self) -> str:
        functions = len({row.function for row in self.rows})
        count = f"{len(self.rows)} formulations of {functions} functions"
        return f"<comparison of {printable(self.robot)}: {count}>"


@pause_collector()
def compare(
    robot: RobotLike,
    functions: str | Iterable[str] | None = None,
    **options: Any,
) -> Comparison:
    """Return the operation counts of all formulations of functions, the emitted one marked.

    The functions are those of the table that have several formulations, unless some are named;
    with the option `method` only that one is shown. The options are those of `load` and of
    `generate`.
    """
    about_robot, how = split_options("compare", options, ("functions",))
    reject_unused_friction(about_robot, how.get("passive", False), functions or ())
    robot = load(robot, **about_robot)
    several = [
        name
        for name, row in FUNCTIONS.items()
        if len(row.methods) > 1 and row.meant_for.include(robot)
    ]
    job = Job.of(robot, several if functions is None else functions, **how)
    reject_unused(job, CODE_ONLY)
    for request in job.requests:
        if len(request) > 1:
            raise FunctionError(
                f"compare treats single functions; name {request[0].name} and "
                f"{request[1].name} separately"
            )
    portfolio = Portfolio(job)
    rows = tuple(contestant for row in job.rows for contestant in _compare_methods(portfolio, row))
    n = len(robot.joints)
    return Comparison(robot.name, rows, general_counts(n), published_counts(n))


def _compare_methods(portfolio: Portfolio, function: Function) -> list[ComparisonRow]:
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
            except FunctionError as rejection:
                best.append(None)
                note, about_others = str(rejection), isinstance(rejection, NotPartitionedError)
        if about_others and only is None:
            continue  # the method is for robots without a motor at every DoF
        rows.append(ComparisonRow(function.name, method, best[0], best[1], False, note))
    try:
        emitted = portfolio.best((function,), method=None).derived_by
    except FunctionError:
        emitted = ""
    return [replace(row, emitted=row.method == emitted) for row in rows]


def general_counts(n: int) -> dict[str, tuple[int, int]]:
    """Return (multiplications, additions) by formulation, for a general chain."""
    function = FUNCTIONS["inverse_dynamics"]
    result = {}
    for method, derivation in function.methods.items():
        counts = count(derivation, n)
        result[method] = (counts.multiplications, counts.additions)
    return result


def published_counts(n: int) -> dict[str, tuple[str, int, int]]:
    """Return the published counts of these formulations for n joints."""
    result = {}
    for method, (source, name) in LITERATURE.items():
        counts = PUBLISHED[name].at(n)
        if counts is not None:
            result[method] = (source, *counts)
    return result
