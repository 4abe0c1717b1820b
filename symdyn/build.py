"""From a robot and a row of the table to a program: derive on a fresh graph, keep the cheapest.

Several functions may share one graph (`mass_matrix+bias`): what they have in common is computed
once.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from itertools import product
from typing import Any

from symdyn.derive import ldlt
from symdyn.derive.derivatives import passive_force_derivatives
from symdyn.derive.passive import passive_forces
from symdyn.errors import FunctionError
from symdyn.gradients import ROWS
from symdyn.graph import Array, Expr, Graph, Program, collector_paused, reachable
from symdyn.matching import suggestion
from symdyn.optimize import (
    Equivalent,
    Equivalents,
    cheapest,
    cheapest_optimized,
    closed_form,
    marked,
)
from symdyn.quantities import FRAMES, INERTIA, INPUTS, MODES, Function, Quantity
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import Parameter, Robot
from symdyn.robot.slots import find_slots
from symdyn.scalar import label

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
        if len(parts) == 1:
            single.add(name)
        else:
            request = tuple(ROWS[part] for part in dict.fromkeys(parts))
            combined[combined_name(request)] = request
    rows = [(f,) for f in ROWS.values() if ("all" in single and f.in_all) or f.name in single]
    return [*rows, *combined.values()]


def combined_name(request: Request) -> str:
    """The emitted function's name."""
    return "_".join(function.name for function in request)


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
    columns = owner.columns(robot, options.passive) if owner.columns else ()
    return {
        "columns": tuple(columns),
        "parameters": gradient_names(robot, function, options),
    }


def _unrelated(robot: Robot) -> set[str]:
    """The parameters that kinematics is not about."""
    kinematic = ("geometry", "offset", "gear")
    return {s.name for s in find_slots(robot).values() if s.group not in kinematic}


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


# -- programs --------------------------------------------------------------------------------


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


def check_method(method: str | None) -> None:
    """Refuse a method that no function knows."""
    known = sorted({name for function in ROWS.values() for name in function.methods})
    if method is not None and method not in known:
        raise FunctionError(f"no method is called {method!r}{suggestion(method, known)}")


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


def build_program(
    robot: Robot,
    request: Request,
    methods: Sequence[str],
    options: Options = PLAIN,
    opened: Robot | None = None,
    stand_ins: Sequence[Equivalent] = (),
) -> Program:
    """Derive the requested quantities by the given methods on a fresh graph.

    Each for the robot that stands in for it, if such are given.

    The parameters that `opened` leaves open become the last input `p`, if the result depends on any
    of them or is a gradient. To a function, those that neither `robot` leaves open nor the gradient
    is taken in are numbers.
    """
    opened = opened_for(robot, request, options) if opened is None else opened
    graph = Graph()
    names = input_names(request, options)
    inputs = {name: _symbols(graph, robot, INPUTS[name]) for name in names}
    parameters = tuple(parameter.name for parameter in opened.symbolic_parameters)
    p = tuple(graph.symbol(f"p[{k}]") for k in range(len(parameters)))
    values = dict(zip(parameters, p, strict=True))
    own = {name: values[name] for name in robot.symbolic_names}
    outputs: list[Array] = []
    if not stand_ins:
        stand_ins = [Equivalent(robot)] * len(request)
    derived = zip(request, methods, stand_ins, strict=True)
    for function, method, stand_in in derived:
        axes = axes_of(robot, function, options)
        if function.opens and not axes["parameters"]:
            raise NoParameterError(
                f"{robot.name}: {function.name}: there is no {function.opens} parameter to take "
                "it in; name others with --wrt"
            )
        chosen = [values[name] for name in axes["parameters"]]
        at = (opened if chosen else stand_in.robot).bind(
            {**own, **{name: values[name] for name in axes["parameters"]}}
        )
        if "q" in inputs:
            at = stand_in.at(at, inputs["q"].elements)
        _name_inertias(at)
        results = _derive(at, function, method, inputs, options, chosen)
        if robot.regrouped and (function.gradient_of or function).invariant != INERTIA:
            _refuse_bodies(at, function, [_flat(graph, value) for value in results])
        for quantity, value in zip(function.outputs, results, strict=True):
            if quantity.name in inputs or quantity.name in {a.name for a in outputs}:
                raise FunctionError(
                    f"{'+'.join(f.name for f in request)}: two arguments would be called "
                    f"{quantity.name!r}; ask for the functions one by one"
                )
            shape = shape_of(robot, quantity, axes)
            last = axes.get(str(quantity.shape[-1]), ()) if quantity.shape else ()
            elements = _flat(graph, value)
            outputs.append(Array(quantity.name, shape, elements, quantity.about, columns=last))
    arrays = list(inputs.values())
    used = set(reachable(node for array in outputs for node in array.elements))
    if used.intersection(p) or any(function.opens for function in request):
        arrays.append(Array("p", (len(p),), p, "parameters", parameters))
    return Program(
        combined_name(request),
        tuple(arrays),
        tuple(outputs),
        "+".join(dict.fromkeys(methods)),
        " ".join(function.about for function in request),
        tuple(function.name for function in request) if len(request) > 1 else (),
    )


def _refuse_bodies(robot: Robot, function: Function, results: Sequence[tuple[Expr, ...]]) -> None:
    """Base parameters give the joint forces; what the bodies themselves do is not in them."""
    known = {x for link in robot.links for x in link.inertia.parameters if isinstance(x, Expr)}
    if known.intersection(reachable(node for nodes in results for node in nodes)):
        raise FunctionError(
            f"{robot.name}: {function.name}: base parameters do not determine it; "
            "open the inertial ones"
        )


def input_names(request: Request, options: Options) -> list[str]:
    """The inputs of all functions together, in the contract's order."""
    wanted = {name for function in request for name in function.inputs}
    if options.tip_wrench and any(function.takes_tip_wrench for function in request):
        wanted.add("f_tip")
    if options.base_motion and any(function.takes_base_motion for function in request):
        wanted.update(("V0", "Vdot0"))
    return [name for name in INPUTS if name in wanted]


def _symbols(graph: Graph, robot: Robot, quantity: Quantity) -> Array:
    shape = shape_of(robot, quantity)
    subscripts = product(*(range(n) for n in shape))
    elements = (graph.symbol(quantity.name + "".join(f"[{k}]" for k in s)) for s in subscripts)
    return Array(quantity.name, shape, tuple(elements), quantity.about)


def _derive(
    robot: Robot,
    function: Function,
    method: str,
    inputs: dict[str, Array],
    options: Options,
    chosen: Sequence[Expr] = (),
) -> tuple[Any, ...]:
    """One derivation on the graph: a value per output."""
    if method in MODES:
        return _differentiate(robot, function, method, inputs, options, chosen)
    derivation = function.methods[method]
    arguments: list[Any] = [list(inputs[name].elements) for name in function.inputs]
    if function.takes_tip_wrench and "f_tip" in inputs:
        six = inputs["f_tip"].elements
        arguments.append([six[6 * k : 6 * k + 6] for k in range(len(robot.tips))])
        if "f_tip" not in signature(derivation).parameters:
            known = ", ".join(function.derivations)
            raise FunctionError(f"{function.name} by {method} takes no f_tip; use one of {known}")
    extra: dict[str, Any] = {}
    if function.takes_base_motion and "V0" in inputs:
        if "base_velocity" not in signature(derivation).parameters:
            raise FunctionError(f"{function.name} by {method} takes no motion of the base")
        extra = {
            "base_velocity": list(inputs["V0"].elements),
            "base_acceleration": list(inputs["Vdot0"].elements),
        }
    resisting: tuple[Any, ...] = ()
    if options.passive and function.passive_sign:
        resisting = (passive_forces(robot, arguments[0], arguments[1]),)
        if function.passive_sign < 0:
            arguments[2] = [t - r for t, r in zip(arguments[2], resisting[0], strict=True)]
        takes_slopes = "resisting" in signature(derivation).parameters
        if takes_slopes or (function.passive_sign > 0 and len(function.outputs) > 1):
            # of a gradient: the derivatives of the passive forces
            resisting = passive_force_derivatives(robot, arguments[0], arguments[1])
        if takes_slopes:
            extra["resisting"] = resisting
    try:
        values = derivation(robot, *arguments, **extra)
    except ldlt.SingularMassMatrix as singular:
        raise undetermined(robot, function.name, singular) from None
    results = tuple(values) if len(function.outputs) > 1 else (values,)
    if resisting and function.passive_sign > 0:
        results = tuple(_added(r, x) for r, x in zip(results, resisting, strict=True))
    if options.passive and function.passive_columns is not None:
        _, more = function.passive_columns(robot, *arguments)
        results = ([[*row, *added] for row, added in zip(results[0], more, strict=True)],)
    return results


def undetermined(robot: Robot, what: str, singular: ldlt.SingularMassMatrix) -> UndeterminedError:
    """The refusal that names the joint along which nothing has inertia."""
    joint = robot.joints[robot.coordinates.index(singular.index)]
    return UndeterminedError(
        f"{robot.name}: {what}: nothing that joint {joint.name!r} moves has inertia "
        "along it, so that its acceleration is undetermined; give the link a mass or inertia"
    )


def _added(first: Any, second: Any) -> Any:
    """The sum of two nests of the same shape."""
    if isinstance(first, (list, tuple)):
        return [_added(a, b) for a, b in zip(first, second, strict=True)]
    return first + second


def _differentiate(
    robot: Robot,
    function: Function,
    mode: str,
    inputs: dict[str, Array],
    options: Options,
    chosen: Sequence[Expr],
) -> tuple[Any, ...]:
    """The gradient of a function of the table, by differentiating its graph."""
    base = function.gradient_of
    assert base is not None
    values = _derive(robot, base, next(iter(base.derivations)), inputs, options)
    graph = next(iter(inputs.values())).elements[0].graph
    results = []
    for quantity, value in zip(base.outputs, values, strict=True):
        nodes = _flat(graph, value)
        for name in function.wrt:
            by = chosen if name == "p" else inputs[name].elements
            rows = MODES[mode](nodes, by, of=quantity.name)
            results.append(rows if function.finish is None else function.finish(nodes, rows))
    return tuple(results)


def _name_inertias(robot: Robot) -> None:
    """What is computed from open parameters alone gets the standard names and comes first."""
    group, what = "", "inertial parameters about its frame"
    if robot.regrouped:
        group, what = "R", "inertia, regrouped: without what its joint cannot feel"
    for i, link in enumerate(robot.links):
        for name, value in zip(PARAMETER_NAMES, link.inertia.parameters, strict=True):
            label(value, f"{name}{group}{i + 1}", f"link {i + 1}: {what}")


def _flat(graph: Graph, value: Any) -> tuple[Expr, ...]:
    """The nodes of a nested sequence, row-major."""
    if isinstance(value, (list, tuple)):
        return tuple(node for item in value for node in _flat(graph, item))
    return (graph.constant(value),)
