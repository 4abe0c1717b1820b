"""From a robot and rows of the table to a program: derive by given methods on a fresh graph.

Several functions may share one graph (`mass_matrix+bias`): what they have in common is computed
once.
"""

from __future__ import annotations

from collections.abc import Sequence
from inspect import signature
from itertools import product
from typing import Any

from symdyn.compiler.requests import (
    PLAIN,
    NoParameterError,
    Options,
    Request,
    UndeterminedError,
    axes_of,
    combined_name,
    input_names,
    opened_for,
    shape_of,
)
from symdyn.derive.forward import ldlt
from symdyn.derive.gradients.inverse_derivatives import passive_force_derivatives
from symdyn.derive.inverse.passive import passive_forces
from symdyn.equivalent import Equivalent
from symdyn.errors import FunctionError
from symdyn.graph import Array, Expr, Graph, Program, reachable
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import Robot
from symdyn.scalar import label
from symdyn.table.types import INERTIA, INPUTS, MODES, Function, Quantity


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
