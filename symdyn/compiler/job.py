"""A job: a robot, its open parameters, the requested functions and the options.

    robot + names + options  ->  Job  ->  programs  ->  files

Everything that depends on all of them together is answered here: which inputs a function has, what
its axes count, how large its arrays are, and which parameters `p` holds.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from symdyn.codegen import NUMBERS, Target
from symdyn.compiler.keywords import names_of
from symdyn.compiler.options import Options
from symdyn.errors import FunctionError
from symdyn.functions.gradients import ROWS
from symdyn.functions.types import INPUTS, Function, Quantity
from symdyn.functions.units import POSITION, of_coordinates
from symdyn.graph import Program
from symdyn.robot import Robot, load
from symdyn.robot.assembly.series import file_joints
from symdyn.robot.model import Parameter
from symdyn.robot.preparation.payload import payload_names
from symdyn.robot.slots import find_slots
from symdyn.support.matching import suggestion

Request = tuple[Function, ...]
"""One function to emit: a row of the table, or several that share a graph."""


class Axes(NamedTuple):
    """The names along the axes `columns` and `parameters` of a function's outputs."""

    columns: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()


@dataclass(frozen=True)
class Job:
    """What is to be made of a robot.

    `robot` leaves open what the user left open. `opened` also leaves open what gradients are taken
    in: its open parameters are what `p` holds, and to all other functions they stay numbers.
    `named` are the functions that were asked for by name and not only as part of `all`; `axes` says
    what the axes of each function's outputs count.
    """

    robot: Robot
    opened: Robot
    requests: tuple[Request, ...]
    named: frozenset[str]
    options: Options
    axes: Mapping[str, Axes]

    @classmethod
    def of(
        cls,
        robot: Robot | str | os.PathLike[str],
        functions: str | Iterable[str] = "all",
        **options: Any,
    ) -> Job:
        """Resolve names, options and open parameters; a robot may be given by its name or path."""
        robot = robot if isinstance(robot, Robot) else load(robot)
        how = Options(**options)
        check_method(how.method)
        if how.dtype not in NUMBERS:
            known = suggestion(how.dtype, NUMBERS)
            raise FunctionError(f"no number type is called {how.dtype!r}{known}")
        if robot.regrouped and how.base_motion:
            raise FunctionError(
                f"{robot.name}: base parameters assume a base at rest; open the inertial parameters"
            )
        names = names_of(functions, "functions")
        requests = tuple(select(names, robot))
        if how.tip_wrench:
            requests = tuple(
                tuple(row.with_tip_wrench or row for row in request) for request in requests
            )
        named = {combined_name(r) for r in requests if combined_name(r) in names or len(r) > 1}
        axes = {r.name: _axes_of(robot, r, how) for request in requests for r in request}
        wanted = {name for counted in axes.values() for name in counted.parameters}
        missing = wanted.difference(robot.symbolic_names)
        opened = robot.symbolic(*sorted(missing)) if missing else robot
        return cls(robot, opened, requests, frozenset(named), how, axes)

    @cached_property
    def rows(self) -> tuple[Function, ...]:
        """All requested functions, each once."""
        return tuple({row.name: row for request in self.requests for row in request}.values())

    def inputs(self, request: Request) -> list[Quantity]:
        """Return the inputs of a request, in the order of the contract, without p."""
        wanted = {name for function in request for name in function.inputs}
        if self.options.tip_wrench and any(function.takes_tip_wrench for function in request):
            wanted.add("f_tip")
        if self.options.base_motion and any(function.moving_base for function in request):
            wanted.update(("V0", "Vdot0"))
        return [quantity for name, quantity in INPUTS.items() if name in wanted]

    @cached_property
    def sizes(self) -> dict[str, int]:
        """The sizes in shapes, except those of the axes of single functions."""
        robot = self.robot
        return {
            "nq": robot.nq,
            "nv": robot.nv,
            "2nv": 2 * robot.nv,
            "na": len(robot.actuated),
            "nu": len(robot.unactuated),
            "links": len(robot.links),
            "tips": len(robot.tips),
            "constraints": sum(len(constraint.rows) for constraint in robot.constraints),
            "contacts": len(robot.constraints),
            "6contacts": 6 * len(robot.constraints),
            "objects": len(robot.objects),
            "stops": len(robot.stops),
        }

    def shape(self, quantity: Quantity, axes: Axes = Axes()) -> tuple[int, ...]:  # noqa: B008
        """Return the shape in numbers."""
        sizes = {name: len(entries) for name, entries in axes._asdict().items()} | self.sizes
        return tuple(sizes[n] if isinstance(n, str) else n for n in quantity.shape)

    def unit(self, quantity: Quantity) -> str:
        """Return the unit for the joints of this robot."""
        listed = file_joints(self.robot)
        if quantity.unit == POSITION:
            return of_coordinates({unit for joint in listed for unit in joint.q_units})
        units = {unit for joint in listed for unit in joint.v_units}
        return quantity.unit.of("rad" in units, "m" in units)

    def parameters(self, programs: Sequence[Program]) -> tuple[Parameter, ...]:
        """Return the contents of `p` in these programs."""
        takes = any(array.name == "p" for program in programs for array in program.inputs)
        return (self.opened if takes else self.robot).symbolic_parameters


# -- what is asked for -----------------------------------------------------------------------


def select(names: Iterable[str], robot: Robot) -> list[Request]:
    """Return the requests of the names in the order of the table, combinations last.

    `all` is every row that is about such a robot.
    """
    single: set[str] = set()
    combined: dict[str, Request] = {}
    for name in names:
        parts = name.split("+")
        for part in parts:
            if part not in ROWS and not (part == "all" and len(parts) == 1):
                raise FunctionError(f"no function is called {part!r}{suggestion(part, ROWS)}")
        parts = list(dict.fromkeys(parts))
        if len(parts) == 1:
            single.add(parts[0])
        else:
            request = tuple(ROWS[part] for part in parts)
            if combined_name(request) in ROWS:
                raise FunctionError(
                    f"{name} would have the name of another function, {combined_name(request)}; "
                    "name its parts in another order"
                )
            combined[combined_name(request)] = request
    rows = [
        (f,) for f in ROWS.values() if f.name in single or ("all" in single and f.is_in_all(robot))
    ]
    return [*rows, *combined.values()]


def wanted_functions(
    robot: Robot, functions: str | Iterable[str], targets: Sequence[Target]
) -> list[str]:
    """Return the requested functions, and those that targets need.

    If all languages are of this kind, they decide; naming functions is rejected then.
    """
    names = names_of(functions, "functions")
    every = [combined_name(request) for request in select(["all"], robot)]
    needed = {target.name: target.needs(every) for target in targets}
    if targets and all(needed.values()):
        if names != ["all"]:
            name, own = next(iter(needed.items()))
            raise FunctionError(
                f"{robot.name}: target {name} always contains {', '.join(own)} only; leave "
                "--functions out, or add another target"
            )
        names = []
    return list(dict.fromkeys([*names, *(f for own in needed.values() for f in own)]))


def combined_name(request: Request) -> str:
    """Return the name of the emitted function."""
    return "_".join(function.name for function in request)


def check_method(method: str | None) -> None:
    """Raise an error if no function has this method."""
    known = sorted({name for function in ROWS.values() for name in function.methods})
    if method is not None and method not in known:
        raise FunctionError(f"no method is called {method!r}{suggestion(method, known)}")


# -- which parameters are open ---------------------------------------------------------------


def _gradient_names(robot: Robot, function: Function, options: Options) -> tuple[str, ...]:
    """Return the parameters that a gradient is taken in.

    Those that were chosen; else all that are open, if the function depends on any of them; else,
    where none is open, the group that the function is first of all about.
    """
    if not function.opens:
        return ()
    if options.wrt:
        return robot.symbolic("none", *options.wrt).symbolic_names
    if not robot.symbolic_names:
        return robot.symbolic("none", function.opens).symbolic_names
    unrelated = _unrelated(robot) if function.opens == "geometry" else set()
    return robot.symbolic_names if set(robot.symbolic_names) - unrelated else ()


def _axes_of(robot: Robot, function: Function, options: Options) -> Axes:
    names = _gradient_names(robot, function, options)
    columns = function.source.columns
    if columns is None:
        return Axes((), names)
    # what is open gets a column of its own, also where its number is zero
    opened = robot.symbolic(*names) if names else robot
    return Axes(tuple(columns.names(opened, options.passive)), names)


def _unrelated(robot: Robot) -> set[str]:
    """Return the parameters without effect on the kinematics."""
    kinematic = ("geometry", "offset", "scale")
    slots = find_slots(robot)
    others = {s.name for s in slots.values() if s.group not in kinematic}
    others.update(payload_names(robot))
    if robot.regrouped:
        others.update(name for name in robot.symbolic_names if name not in slots)
    return others
