"""From a robot and a row of the table to a program: derive on a fresh graph, keep the cheapest.

Several functions may share one graph (`mass_matrix+bias`): what they have in common is computed
once.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from inspect import signature
from itertools import product
from typing import Any

from symdyn.derive import ldlt
from symdyn.derive.passive import passive_forces
from symdyn.errors import FunctionError
from symdyn.functions import FUNCTIONS, INPUTS, Function, Quantity
from symdyn.graph import Array, Expr, Graph, Program, collector_paused, reachable
from symdyn.matching import suggestion
from symdyn.optimize import cheapest, closed_form, share_differences
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import Robot
from symdyn.scalar import label

FORMS = ("straight", "closed")


@dataclass(frozen=True)
class Options:
    """What changes the functions themselves.

    `passive`: friction and springs in inverse and forward dynamics. `tip_wrench`: the input f_tip.
    `form`: straight-line code or the closed form, which `force` writes however large it is.
    """

    passive: bool = False
    tip_wrench: bool = False
    form: str = "straight"
    force: bool = False

    def __post_init__(self) -> None:
        if self.form not in FORMS:
            raise FunctionError(f"no form is called {self.form!r}{suggestion(self.form, FORMS)}")


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
            if part not in FUNCTIONS and not (part == "all" and len(parts) == 1):
                raise FunctionError(f"no function is called {part!r}{suggestion(part, FUNCTIONS)}")
        if len(parts) == 1:
            single.add(name)
        else:
            request = tuple(FUNCTIONS[part] for part in dict.fromkeys(parts))
            combined[combined_name(request)] = request
    rows = [(f,) for f in FUNCTIONS.values() if ("all" in single and f.in_all) or f.name in single]
    return [*rows, *combined.values()]


def combined_name(request: Request) -> str:
    """The emitted function's name."""
    return "_".join(function.name for function in request)


@collector_paused()
def programs_for(
    robot: Robot, functions: Iterable[str], options: Options = PLAIN, method: str | None = None
) -> tuple[Program, ...]:
    """The cheapest program of every function asked for, or the one by `method` where it applies.

    A function that this robot does not allow is an error if it was asked for by name, and left out
    with a warning if it was only part of `all`.
    """
    names = list(functions)
    check_method(method)
    programs = []
    for request in select(names):
        try:
            programs.append(_best(robot, request, options, method))
        except FunctionError as refusal:
            if combined_name(request) in names or len(request) > 1:
                raise
            warnings.warn(f"left out: {refusal}", LeftOutWarning, stacklevel=2)
    if not programs:
        raise FunctionError(f"{robot.name}: no function was asked for; name one, or all")
    return tuple(programs)


def check_method(method: str | None) -> None:
    """Refuse a method that no function knows."""
    known = sorted({name for function in FUNCTIONS.values() for name in function.methods})
    if method is not None and method not in known:
        raise FunctionError(f"no method is called {method!r}{suggestion(method, known)}")


def _best(robot: Robot, request: Request, options: Options, method: str | None) -> Program:
    choices = [
        [name for name in function.methods if name == method] or list(function.derivations)
        for function in request
    ]
    candidates: list[Program] = []
    refusals: list[FunctionError] = []
    for methods in product(*choices):
        try:
            if options.form == "closed":
                program = build_program(robot.exact(), request, methods, options)
                candidates.append(closed_form(program, options.force))
            else:
                program = build_program(robot, request, methods, options)
                candidates.append(share_differences(program))
        except FunctionError as refusal:
            refusals.append(refusal)
    if not candidates:
        raise refusals[0]
    return cheapest(candidates)


def shape_of(robot: Robot, quantity: Quantity) -> tuple[int, ...]:
    """The shape in numbers for this robot."""
    sizes = {"nq": robot.nq, "nv": robot.nv, "links": len(robot.links), "tips": len(robot.tips)}
    return tuple(sizes[n] if isinstance(n, str) else n for n in quantity.shape)


def build_program(
    robot: Robot, request: Request, methods: Sequence[str], options: Options = PLAIN
) -> Program:
    """Derive the requested quantities by the given methods on a fresh graph.

    Parameters left open become the last input `p`, if the result depends on any of them.
    """
    graph = Graph()
    names = input_names(request, options)
    inputs = {name: _symbols(graph, robot, INPUTS[name]) for name in names}
    open_parameters = robot.symbolic_parameters
    p = tuple(graph.symbol(f"p[{k}]") for k in range(len(open_parameters)))
    bound = robot.bind({parameter.name: s for parameter, s in zip(open_parameters, p, strict=True)})
    _name_inertias(bound)
    outputs: list[Array] = []
    for function, method in zip(request, methods, strict=True):
        values = _derive(bound, function, method, inputs, options)
        for quantity, value in zip(function.outputs, values, strict=True):
            if quantity.name in inputs or quantity.name in {a.name for a in outputs}:
                raise FunctionError(
                    f"{'+'.join(f.name for f in request)}: two arguments would be called "
                    f"{quantity.name!r}; ask for the functions one by one"
                )
            shape = shape_of(robot, quantity)
            outputs.append(Array(quantity.name, shape, _flat(graph, value), quantity.about))
    arrays = list(inputs.values())
    used = set(reachable(node for array in outputs for node in array.elements))
    if used.intersection(p):
        element_names = tuple(parameter.name for parameter in open_parameters)
        arrays.append(Array("p", (len(p),), p, "parameters", element_names))
    return Program(
        combined_name(request),
        tuple(arrays),
        tuple(outputs),
        "+".join(dict.fromkeys(methods)),
        " ".join(function.about for function in request),
        tuple(function.name for function in request) if len(request) > 1 else (),
    )


def input_names(request: Request, options: Options) -> list[str]:
    """The inputs of all functions together, in the contract's order."""
    wanted = {name for function in request for name in function.inputs}
    if options.tip_wrench and any(function.takes_tip_wrench for function in request):
        wanted.add("f_tip")
    return [name for name in INPUTS if name in wanted]


def _symbols(graph: Graph, robot: Robot, quantity: Quantity) -> Array:
    shape = shape_of(robot, quantity)
    subscripts = product(*(range(n) for n in shape))
    elements = (graph.symbol(quantity.name + "".join(f"[{k}]" for k in s)) for s in subscripts)
    return Array(quantity.name, shape, tuple(elements), quantity.about)


def _derive(
    robot: Robot, function: Function, method: str, inputs: dict[str, Array], options: Options
) -> tuple[Any, ...]:
    """One derivation on the graph: a value per output."""
    arguments: list[Any] = [list(inputs[name].elements) for name in function.inputs]
    if function.takes_tip_wrench and "f_tip" in inputs:
        six = inputs["f_tip"].elements
        arguments.append([six[6 * k : 6 * k + 6] for k in range(len(robot.tips))])
    with_passive = options.passive and function.passive_sign != 0
    if with_passive:
        resisting = passive_forces(robot, arguments[0], arguments[1])
        if function.passive_sign < 0:
            arguments[2] = [t - r for t, r in zip(arguments[2], resisting, strict=True)]
    derivation = function.methods[method]
    takes_f_tip = "f_tip" in signature(derivation).parameters
    if function.takes_tip_wrench and "f_tip" in inputs and not takes_f_tip:
        known = ", ".join(function.derivations)
        raise FunctionError(f"{function.name} by {method} takes no f_tip; use one of {known}")
    try:
        values = derivation(robot, *arguments)
    except ldlt.SingularMassMatrix as singular:
        joint = robot.joints[robot.coordinates.index(singular.index)]
        raise FunctionError(
            f"{robot.name}: {function.name}: nothing that joint {joint.name!r} moves has inertia "
            "along it, so that its acceleration is undetermined; give the link a mass or inertia"
        ) from None
    if with_passive and function.passive_sign > 0:
        values = [t + r for t, r in zip(values, resisting, strict=True)]
    return tuple(values) if len(function.outputs) > 1 else (values,)


def _name_inertias(robot: Robot) -> None:
    """What is computed from open parameters alone gets the standard names and comes first."""
    for i, link in enumerate(robot.links):
        for name, value in zip(PARAMETER_NAMES, link.inertia.parameters, strict=True):
            label(value, f"{name}{i + 1}", f"link {i + 1}: inertial parameters about its frame")


def _flat(graph: Graph, value: Any) -> tuple[Expr, ...]:
    """The nodes of a nested sequence, row-major."""
    if isinstance(value, (list, tuple)):
        return tuple(node for item in value for node in _flat(graph, item))
    return (graph.constant(value),)
