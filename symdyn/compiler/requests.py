"""What is asked for: names of functions, options, open parameters, shapes in numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from symdyn.errors import FunctionError
from symdyn.graph import Program
from symdyn.matching import suggestion
from symdyn.robot.model import Parameter, Robot
from symdyn.robot.slots import find_slots
from symdyn.table.gradients import ROWS
from symdyn.table.types import INPUTS, Function, Quantity

FORMS = ("straight", "closed")


@dataclass(frozen=True)
class Options:
    """What changes the functions themselves.

    `passive`: friction and springs in inverse and forward dynamics. `tip_wrench`: the input f_tip.
    `form`: straight-line code or the closed form, which `force` writes however large it is.
    `wrt`: names or groups of the parameters that gradients are taken in.
    `base_motion`: the inputs V0 and Vdot0, where the base does not rest.
    `equivalent`: other link frames and transferred inertias, where the answer is the same.
    """

    passive: bool = False
    tip_wrench: bool = False
    form: str = "straight"
    force: bool = False
    wrt: tuple[str, ...] = ()
    base_motion: bool = False
    equivalent: bool = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "wrt", tuple(self.wrt))
        if self.form not in FORMS:
            raise FunctionError(f"no form is called {self.form!r}{suggestion(self.form, FORMS)}")


class NoParameterError(FunctionError):
    """A gradient in parameters, where none of those that are open concerns the function."""


class UndeterminedError(FunctionError):
    """Accelerations that no way to derive them can tell."""


class LeftOutWarning(UserWarning):
    """A function of `all` that this robot does not allow."""


PLAIN = Options()
Request = tuple[Function, ...]
"""One function to emit: a row of the table, or several that share a graph."""


def select(names: Iterable[str]) -> list[Request]:
    """What the names ask for, in the order of the table, combinations last; `all` is every row."""
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
            combined[combined_name(request)] = request
    rows = [(f,) for f in ROWS.values() if ("all" in single and f.in_all) or f.name in single]
    return [*rows, *combined.values()]


def combined_name(request: Request) -> str:
    """The emitted function's name."""
    return "_".join(function.name for function in request)


def check_method(method: str | None) -> None:
    """Refuse a method that no function knows."""
    known = sorted({name for function in ROWS.values() for name in function.methods})
    if method is not None and method not in known:
        raise FunctionError(f"no method is called {method!r}{suggestion(method, known)}")


# -- arguments -------------------------------------------------------------------------------


def input_names(request: Request, options: Options) -> list[str]:
    """The inputs of all functions together, in the contract's order."""
    wanted = {name for function in request for name in function.inputs}
    if options.tip_wrench and any(function.takes_tip_wrench for function in request):
        wanted.add("f_tip")
    if options.base_motion and any(function.takes_base_motion for function in request):
        wanted.update(("V0", "Vdot0"))
    return [name for name in INPUTS if name in wanted]


def shape_of(
    robot: Robot, quantity: Quantity, axes: Mapping[str, Sequence[str]] | None = None
) -> tuple[int, ...]:
    """The shape in numbers for this robot and these named axes."""
    sizes = {
        "nq": robot.nq,
        "nv": robot.nv,
        "2nv": 2 * robot.nv,
        "links": len(robot.links),
        "tips": len(robot.tips),
        **{name: len(entries) for name, entries in (axes or {}).items()},
    }
    return tuple(sizes[n] if isinstance(n, str) else n for n in quantity.shape)


# -- which parameters are open ---------------------------------------------------------------


def gradient_names(robot: Robot, function: Function, options: Options) -> tuple[str, ...]:
    """The parameters that a gradient is taken in.

    Those that were chosen, or all that are open, if the function is about any of them, or, where
    none is open, the group that it is first of all about.
    """
    if not function.opens:
        return ()
    if options.wrt:
        return robot.symbolic("none", *options.wrt).symbolic_names
    if not robot.symbolic_names:
        return robot.symbolic("none", function.opens).symbolic_names
    unrelated = _unrelated(robot) if function.opens == "geometry" else set()
    return robot.symbolic_names if set(robot.symbolic_names) - unrelated else ()


def axes_of(robot: Robot, function: Function, options: Options) -> dict[str, tuple[str, ...]]:
    """What the axes `columns` and `parameters` of a function's outputs count, by name."""
    owner = function.gradient_of or function
    names = gradient_names(robot, function, options)
    # what is open gets a column of its own, also where its number is zero
    opened = robot.symbolic(*names) if names and owner.columns else robot
    columns = owner.columns(opened, options.passive) if owner.columns else ()
    return {"columns": tuple(columns), "parameters": names}


def _unrelated(robot: Robot) -> set[str]:
    """The parameters that kinematics is not about."""
    kinematic = ("geometry", "offset", "gear")
    slots = find_slots(robot)
    others = {s.name for s in slots.values() if s.group not in kinematic}
    if robot.regrouped:
        others.update(name for name in robot.symbolic_names if name not in slots)
    return others


def opened_for(robot: Robot, functions: Iterable[Function], options: Options) -> Robot:
    """The robot whose open parameters are all that become `p`.

    Besides what the user left open, what gradients are taken in; other functions keep the numbers.
    """
    wanted: set[str] = set()
    for function in functions:
        wanted.update(gradient_names(robot, function, options))
    missing = wanted.difference(robot.symbolic_names)
    return robot.symbolic(*sorted(missing)) if missing else robot


def parameters_of(robot: Robot, programs: Iterable[Program]) -> tuple[Parameter, ...]:
    """What `p` holds in these programs of a robot."""
    names = {name for p in programs for a in p.inputs if a.name == "p" for name in a.element_names}
    missing = names.difference(robot.symbolic_names)
    opened = robot.symbolic(*sorted(missing)) if missing else robot
    return opened.symbolic_parameters
