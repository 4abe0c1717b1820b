"""Of every way to compute what is asked for, for equivalent robots too, the cheapest."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from itertools import product

from symdyn.compiler.build import build_program
from symdyn.compiler.requests import (
    PLAIN,
    LeftOutWarning,
    NoParameterError,
    Options,
    Request,
    UndeterminedError,
    check_method,
    combined_name,
    opened_for,
    select,
)
from symdyn.equivalent import Equivalent, Equivalents, marked
from symdyn.errors import FunctionError
from symdyn.graph import Program, collector_paused
from symdyn.robot.model import Robot
from symdyn.simplify import cheapest, cheapest_optimized, closed_form
from symdyn.table.gradients import ROWS
from symdyn.table.types import FRAMES


@collector_paused()
def programs_for(
    robot: Robot, functions: Iterable[str], options: Options = PLAIN, method: str | None = None
) -> tuple[Program, ...]:
    """The cheapest program of every function asked for, or the one by `method` where it applies.

    A function that this robot does not allow is an error if it was asked for by name, and left out
    with a warning if it was only part of `all`; a gradient in parameters that do not concern it,
    without.
    """
    names = list(functions)
    check_method(method)
    if robot.regrouped and options.base_motion:
        raise FunctionError(
            f"{robot.name}: base parameters are those of a base at rest; open the inertial ones"
        )
    requests = select(names)
    opened = opened_for(robot, (row for request in requests for row in request), options)
    equivalents = equivalents_of(robot)
    programs = []
    for request in requests:
        try:
            programs.append(best_program(robot, opened, request, options, method, equivalents))
        except FunctionError as refusal:
            if combined_name(request) in names or len(request) > 1:
                raise
            if not isinstance(refusal, NoParameterError):
                warnings.warn(f"left out: {refusal}", LeftOutWarning, stacklevel=2)
    if not programs:
        raise FunctionError(f"{robot.name}: no function was asked for; name one, or all")
    return tuple(programs)


def equivalents_of(robot: Robot) -> Equivalents:
    """The robots that may stand in for one."""
    return Equivalents(robot, _probe)


def _probe(robot: Robot) -> int:
    """What inverse dynamics of a robot costs, to choose frames by."""
    row = ROWS["inverse_dynamics"]
    return build_program(robot, (row,), (next(iter(row.derivations)),)).operations.total


def _stand_ins(
    request: Request, options: Options, equivalents: Equivalents, method: str | None
) -> list[tuple[Equivalent, ...]]:
    """Robots to derive the functions for, with the same answers; each row has one for each.

    Formulations to teach and to compare keep what was given.
    """
    found = []
    for function in request:
        kept = not options.equivalent or options.form == "closed" or method in function.alternatives
        robots = [equivalents.given]
        if function.invariant and not kept:
            framed = function.invariant == FRAMES
            robots = equivalents.framed if framed else equivalents.transferred
        found.append(robots)
    longest = max(map(len, found))
    # the last stand in again where others have more: as many rows as the longest list
    return [tuple(robots[min(k, len(robots) - 1)] for robots in found) for k in range(longest)]


def candidates(
    robot: Robot,
    opened: Robot,
    request: Request,
    options: Options,
    method: str | None,
    equivalents: Equivalents,
) -> tuple[list[Program], list[FunctionError]]:
    """Every program that the portfolio chooses from, and why others do not exist."""
    choices = [
        [name for name in function.methods if name == method] or list(function.derivations)
        for function in request
    ]
    if options.form == "closed":
        choices = [methods[:1] for methods in choices]  # the normal form is that of all
        robot, opened = robot.exact(), opened.exact()
    programs: list[Program] = []
    refusals: list[FunctionError] = []
    for stand_ins in _stand_ins(request, options, equivalents, method):
        for methods in product(*choices):
            try:
                if options.form == "closed":
                    program = build_program(robot, request, methods, options, opened)
                    programs.append(closed_form(program, options.force))
                else:
                    program = build_program(robot, request, methods, options, opened, stand_ins)
                    programs.append(marked(program, stand_ins))
            except UndeterminedError:
                raise
            except FunctionError as refusal:
                refusals.append(refusal)
    return programs, refusals


def best_program(
    robot: Robot,
    opened: Robot,
    request: Request,
    options: Options,
    method: str | None,
    equivalents: Equivalents,
) -> Program:
    """The cheapest way to compute what is requested."""
    programs, refusals = candidates(robot, opened, request, options, method, equivalents)
    if not programs:
        raise refusals[0]
    return (cheapest if options.form == "closed" else cheapest_optimized)(programs)
