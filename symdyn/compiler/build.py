"""From a job and a request to a program: derive by given methods on a fresh graph.

Several functions may share one graph (`mass_matrix+bias`): what they have in common is computed
once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Any

from symdyn.compiler.job import Job, Request, combined_name
from symdyn.equivalents import EquivalentModel
from symdyn.errors import (
    FunctionError,
    NoParameterError,
    TooLargeError,
    UndeterminedAccelerationError,
)
from symdyn.formulations.forward import ldlt, zero_pivots
from symdyn.formulations.gradients import tangents
from symdyn.formulations.inverse.passive import (
    passive_force_derivatives,
    passive_forces,
    spring_energy,
)
from symdyn.formulations.shared.brackets import require_closed
from symdyn.functions.types import (
    INERTIA,
    INPUTS,
    MODES,
    POSITIONS,
    Function,
    PassiveForces,
    Quantity,
)
from symdyn.functions.units import POSITION
from symdyn.functions.wording import description, sentence
from symdyn.graph import (
    Array,
    Expr,
    Graph,
    Program,
    TooManyNodes,
    directional_derivatives,
    reachable,
)
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import Robot
from symdyn.scalar import label

LARGEST_OF_ALL = 50_000
"""Operations, before any pass, of a function that is only part of `all`. Larger ones grow with the
square or cube of the number of joints and take compilers minutes."""


def build_program(
    job: Job,
    request: Request,
    methods: Sequence[str],
    equivalent_models: Sequence[EquivalentModel] = (),
    limit: float = math.inf,
) -> Program:
    """Derive the requested quantities by the given methods, one for each function.

    Each is derived for the robot that stands in for the job's, where such are given. The open
    parameters of the job become the last input `p`, if the result depends on any of them or is a
    gradient. A derivation that takes more than `limit` nodes is given up.
    """
    graph = Graph(limit)
    try:
        return _build(graph, job, request, methods, equivalent_models)
    except TooManyNodes:
        graph.release()
        raise too_large(job, request) from None


def too_large(job: Job, request: Request) -> TooLargeError:
    """Return the error for a function of `all` that is too large."""
    return TooLargeError(
        f"{job.robot.name}: {combined_name(request)} takes more than {LARGEST_OF_ALL} operations; "
        "request it by name"
    )


def _build(
    graph: Graph,
    job: Job,
    request: Request,
    methods: Sequence[str],
    equivalent_models: Sequence[EquivalentModel],
) -> Program:
    inputs = {
        quantity.name: _symbols(graph, quantity, job.shape(quantity), job.unit(quantity))
        for quantity in job.inputs(request)
    }
    parameters = tuple(parameter.name for parameter in job.opened.symbolic_parameters)
    p = tuple(graph.symbol(f"p[{k}]") for k in range(len(parameters)))
    values = dict(zip(parameters, p, strict=True))
    outputs: list[Array] = []
    several = any(joint.nq > 1 for joint in job.robot.joints)
    equivalent_models = equivalent_models or [EquivalentModel(job.robot)] * len(request)
    for function, method, equivalent_model in zip(request, methods, equivalent_models, strict=True):
        results = _derive_outputs(job, function, method, equivalent_model, inputs, values)
        for quantity, value in zip(function.outputs, results, strict=True):
            if quantity.name in inputs or quantity.name in {a.name for a in outputs}:
                raise FunctionError(
                    f"{'+'.join(f.name for f in request)}: two arguments would be called "
                    f"{quantity.name!r}; request the functions separately"
                )
            axes = job.axes[function.name]
            last = quantity.shape[-1] if quantity.shape else ""
            columns = axes._asdict().get(str(last), ())
            elements = _flat(graph, value)
            shape = job.shape(quantity, axes)
            outputs.append(
                Array(
                    quantity.name,
                    shape,
                    elements,
                    description(quantity, several),
                    job.unit(quantity),
                    columns=columns,
                )
            )
    arrays = list(inputs.values())
    if any(function.opens for function in request) or _depends(outputs, p):
        arrays.append(
            Array(
                "p",
                (len(p),),
                p,
                "parameters, in the order of the manifest",
                element_names=parameters,
            )
        )
    changes = dict.fromkeys(
        change for equivalent in equivalent_models for change in equivalent.changes
    )
    return Program(
        combined_name(request),
        tuple(arrays),
        tuple(outputs),
        "+".join(dict.fromkeys(methods)),
        " ".join(
            sentence(function, {a.name for a in arrays}, job.options.passive, several)
            for function in request
        ),
        tuple(function.name for function in request) if len(request) > 1 else (),
        changes=tuple(changes),
        frames=next((e.frames for e in equivalent_models if e.frames), ()),
        inertias=partial(_inertia_sums, tuple(equivalent_models)),
        units=tuple(
            group
            for name, quantity in INPUTS.items()
            if name in inputs and quantity.unit is POSITION
            for group in job.robot.unit_symbols(name)
        ),
    )


def _inertia_sums(equivalent_models: Sequence[EquivalentModel]) -> tuple[str, ...]:
    """Return the text about regrouped inertias, which only emitted programs need."""
    return next((e.inertias for e in equivalent_models if e.inertias), ())


def _depends(outputs: Sequence[Array], p: Sequence[Expr]) -> bool:
    """Return whether any output depends on a parameter."""
    nodes = (node for array in outputs for node in array.elements)
    return bool(p) and not set(p).isdisjoint(reachable(nodes))


def _symbols(graph: Graph, quantity: Quantity, shape: tuple[int, ...], unit: str) -> Array:
    name = quantity.name
    subscripts = product(*(range(n) for n in shape))
    elements = (graph.symbol(name + "".join(f"[{k}]" for k in s)) for s in subscripts)
    single = quantity.shape == (1,)
    return Array(name, shape, tuple(elements), quantity.about, unit, single=single)


def _derive_outputs(
    job: Job,
    function: Function,
    method: str,
    equivalent_model: EquivalentModel,
    inputs: dict[str, Array],
    values: dict[str, Expr],
) -> tuple[Any, ...]:
    """Return a value per output of one function, in parameters bound to symbols of the graph.

    A parameter stays a number unless the user left it open or the gradient is taken in it.
    """
    wanted = job.axes[function.name].parameters
    if function.opens and not wanted:
        raise NoParameterError(
            f"{job.robot.name}: {function.name}: no open parameter belongs to the group "
            f"{function.opens}; name some with --wrt"
        )
    bound = {name: values[name] for name in (*job.robot.symbolic_names, *wanted)}
    robot = (job.opened if wanted else equivalent_model.robot).bind(bound)
    if "q" in inputs:
        robot = equivalent_model.at(robot, inputs["q"].elements)
    _name_inertias(robot)
    results = _derive(job, robot, function, method, inputs, [values[name] for name in wanted])
    if job.robot.regrouped and function.source.invariant != INERTIA:
        _reject_bodies(robot, function, results)
    return results


def _reject_bodies(robot: Robot, function: Function, results: Sequence[Any]) -> None:
    """Reject a function that base parameters do not determine."""
    known = {x for link in robot.links for x in link.inertia.parameters if isinstance(x, Expr)}
    nodes = (node for value in results for node in _leaves(value) if isinstance(node, Expr))
    if known.intersection(reachable(nodes)):
        raise FunctionError(
            f"{robot.name}: {function.name}: base parameters do not determine this function; "
            "open the inertial parameters"
        )


def _derive(
    job: Job,
    robot: Robot,
    function: Function,
    method: str,
    inputs: dict[str, Array],
    chosen: Sequence[Expr] = (),
) -> tuple[Any, ...]:
    """Return one derivation on the graph: a value per output."""
    if method in MODES:
        return _differentiate(job, robot, function, method, inputs, chosen)
    arguments: list[Any] = [list(inputs[name].elements) for name in function.inputs]
    extra = _optional_arguments(robot, function, method, inputs)
    forces: list[Any] = []
    slopes: tuple[Any, ...] = ()
    if job.options.passive and (function.passive.adds or function.passive.resists):
        forces = passive_forces(robot, arguments[0], arguments[1])
        if function.passive.resists:
            arguments[2] = [t - r for t, r in zip(arguments[2], forces, strict=True)]
        if function.passive.has_slopes:
            slopes = passive_force_derivatives(robot, arguments[0], arguments[1])
            if function.passive.resists:
                extra["resisting"] = slopes
    if job.options.passive and function.passive is PassiveForces.PARTITIONED:
        extra["passive"] = passive_forces(robot, arguments[0], arguments[1])
    try:
        values = function.methods[method](robot, *arguments, **extra)
    except ldlt.SingularMassMatrix as singular:
        raise undetermined(robot, function.name, singular) from None
    results = tuple(values) if len(function.outputs) > 1 else (values,)
    if job.options.passive and function.passive is PassiveForces.ENERGY:
        results = (results[0] + spring_energy(robot, arguments[0]),)
    if forces and function.passive.adds:
        own = slopes or (forces,)
        results = (*map(_add_nested, results, own), *results[len(own) :])
    if job.options.passive and function.columns is not None and function.columns.passive:
        results = (function.columns.passive(robot, results[0], *arguments),)
    return results


def _optional_arguments(
    robot: Robot, function: Function, method: str, inputs: dict[str, Array]
) -> dict[str, Any]:
    """Return tip wrenches and the motion of the base, if the inputs contain them."""
    extra: dict[str, Any] = {}
    if function.takes_tip_wrench and "f_tip" in inputs:
        six = inputs["f_tip"].elements
        extra["f_tip"] = [six[6 * k : 6 * k + 6] for k in range(len(robot.tips))]
    if function.moving_base and "V0" in inputs:
        if method not in function.moving_base:
            known = " or ".join(function.moving_base)
            raise FunctionError(
                f"{robot.name}: {function.name} by {method} does not support a moving base; "
                f"use {known}"
            )
        extra["base_velocity"] = list(inputs["V0"].elements)
        extra["base_acceleration"] = list(inputs["Vdot0"].elements)
    return extra


def undetermined(
    robot: Robot, what: str, singular: ldlt.SingularMassMatrix
) -> UndeterminedAccelerationError:
    """Return the error that names the joint and its DoF without inertia."""
    joint, dof = zero_pivots.dof_at(robot, singular.index)
    along = f"its DoF {dof!r}" if joint.nv > 1 else "it"
    return UndeterminedAccelerationError(
        f"{robot.name}: {what}: the links beyond joint {joint.name!r} have no inertia along "
        f"{along}, so its acceleration is undetermined; give the link a mass or inertia"
    )


def _add_nested(first: Any, second: Any) -> Any:
    """Return the sum of two nests of the same shape."""
    if isinstance(first, (list, tuple)):
        return [_add_nested(a, b) for a, b in zip(first, second, strict=True)]
    return first + second


def _differentiate(
    job: Job,
    robot: Robot,
    function: Function,
    mode: str,
    inputs: dict[str, Array],
    chosen: Sequence[Expr],
) -> tuple[Any, ...]:
    """Return the gradient of a function of the table, by differentiating its graph."""
    gradient = function.gradient
    assert gradient is not None
    if gradient.of.moving_base and "V0" in inputs:
        raise FunctionError(
            f"{function.name} assumes a base at rest; request it without --base-motion"
        )
    if any(name in POSITIONS for name in gradient.wrt):
        require_closed(robot, function.name)
    values = _derive(job, robot, gradient.of, next(iter(gradient.of.derivations)), inputs)
    graph = next(iter(inputs.values())).elements[0].graph
    names = (quantity.name for quantity in gradient.of.outputs)
    found = {name: _flat(graph, value) for name, value in zip(names, values, strict=True)}
    results = []
    for output, name in gradient.pairs:
        nodes, by = found[output], chosen if name == "p" else inputs[name].elements
        if name in POSITIONS and any(joint.nq > 1 for joint in robot.joints):
            rows = _along_tangents(robot, mode, nodes, by, output)
        else:
            rows = MODES[mode](nodes, by, of=output)
        results.append(rows if gradient.finish is None else gradient.finish(nodes, rows))
    return tuple(results)


def _along_tangents(
    robot: Robot, mode: str, nodes: Sequence[Expr], q: Sequence[Expr], of: str
) -> list[list[Any]]:
    """Return the gradient in a position, with a column for each velocity direction.

    Forward mode goes along the directions themselves; reverse mode has all coordinates at once.
    """
    columns = tangents.directions(robot, q)
    if mode == "reverse-mode":
        return tangents.along(columns, MODES[mode](nodes, q, of=of))
    slopes = [
        directional_derivatives(nodes, {q[i]: rate for i, rate in column.items()}, f"tangent[{k}]")
        for k, column in enumerate(columns)
    ]
    return [list(row) for row in zip(*slopes, strict=True)]


def _name_inertias(robot: Robot) -> None:
    """Label inertial parameters that are formulas, so that their code comes first."""
    group, what = "", "inertial parameters about its frame"
    if robot.regrouped:
        group, what = "R", "inertia regrouped, without the part that has no effect on its joint"
    for i, link in enumerate(robot.links):
        for name, value in zip(PARAMETER_NAMES, link.inertia.parameters, strict=True):
            label(value, f"{name}{group}{i + 1}", f"link {i + 1}: {what}")


def _leaves(value: Any) -> list[Any]:
    """Return the entries of a nested sequence, row-major."""
    if isinstance(value, (list, tuple)):
        return [leaf for item in value for leaf in _leaves(item)]
    return [value]


def _flat(graph: Graph, value: Any) -> tuple[Expr, ...]:
    """Return the nodes of a nested sequence, row-major."""
    return tuple(graph.constant(leaf) for leaf in _leaves(value))
