"""The one table of every quantity a user can ask for: name, arguments, shapes, who derives it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from symdyn.derive import (
    bias,
    composite_body,
    coriolis,
    kinematics,
    ldlt,
    newton_euler,
    newton_euler_classical,
)
from symdyn.errors import FunctionError
from symdyn.graph import Array, Expr, Graph, Program, reachable
from symdyn.matching import suggestion
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import Robot
from symdyn.scalar import label

Shape = tuple[str | int, ...]
Derivation = Callable[..., Any]


@dataclass(frozen=True)
class Quantity:
    """A named array: its shape in terms of `nq`, `nv` and `tips`, and what it is."""

    name: str
    shape: Shape
    about: str


@dataclass(frozen=True)
class Function:
    """A row of the table. `derivations` maps a method's name to the derivation."""

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[Quantity, ...]
    about: str
    derivations: Mapping[str, Derivation]


INPUTS = {
    quantity.name: quantity
    for quantity in (
        Quantity("q", ("nq",), "joint positions (rad, m)"),
        Quantity("qd", ("nv",), "joint velocities (rad/s, m/s)"),
        Quantity("qdd", ("nv",), "joint accelerations (rad/s^2, m/s^2)"),
        Quantity("tau", ("nv",), "joint forces (N m, N)"),
    )
}

FUNCTIONS = {
    function.name: function
    for function in (
        Function(
            "inverse_dynamics",
            ("q", "qd", "qdd"),
            (Quantity("tau", ("nv",), "joint forces (N m, N)"),),
            "Joint forces for given accelerations: tau = M qdd + C qd + phi.",
            {
                "newton-euler-classical": newton_euler_classical.inverse_dynamics,
                "newton-euler": newton_euler.inverse_dynamics,
            },
        ),
        Function(
            "mass_matrix",
            ("q",),
            (Quantity("M", ("nv", "nv"), "mass matrix, full and symmetric"),),
            "The mass matrix M(q).",
            {"composite-body": composite_body.mass_matrix},
        ),
        Function(
            "coriolis_matrix",
            ("q", "qd"),
            (Quantity("C", ("nv", "nv"), "Coriolis matrix, Mdot - 2C skew"),),
            "The Coriolis matrix C(q,qd) of the Christoffel symbols.",
            {"composite-body": coriolis.coriolis_matrix},
        ),
        Function(
            "gravity",
            ("q",),
            (Quantity("phi", ("nv",), "gravity forces (N m, N)"),),
            "Joint forces that hold the robot still: phi(q).",
            {"newton-euler-classical": bias.gravity},
        ),
        Function(
            "bias",
            ("q", "qd"),
            (Quantity("h", ("nv",), "bias forces (N m, N)"),),
            "Joint forces at zero acceleration: h = C qd + phi.",
            {"newton-euler-classical": bias.bias},
        ),
        Function(
            "forward_dynamics",
            ("q", "qd", "tau"),
            (Quantity("qdd", ("nv",), "joint accelerations (rad/s^2, m/s^2)"),),
            "Accelerations under given joint forces: qdd = M^-1 (tau - h).",
            {"ldlt": ldlt.forward_dynamics},
        ),
        Function(
            "forward_kinematics",
            ("q",),
            (Quantity("X", ("tips", 4, 4), "pose of each tip in the base frame"),),
            "The pose of each tip.",
            {"product-of-exponentials": kinematics.forward_kinematics},
        ),
        Function(
            "jacobian",
            ("q",),
            (Quantity("J", ("tips", 6, "nv"), "body Jacobian of each tip, angular rows first"),),
            "The body Jacobian of each tip: its twist in its own frame is J qd.",
            {"product-of-exponentials": kinematics.jacobian},
        ),
    )
}


def select(names: Iterable[str]) -> list[Function]:
    """The functions of the given names, in the order of the table; `all` is every one."""
    wanted = set(names)
    for name in sorted(wanted - {"all"}):
        if name not in FUNCTIONS:
            raise FunctionError(f"no function is called {name!r}{suggestion(name, FUNCTIONS)}")
    return [f for f in FUNCTIONS.values() if "all" in wanted or f.name in wanted]


def shape_of(robot: Robot, quantity: Quantity) -> tuple[int, ...]:
    """The shape in numbers for this robot."""
    sizes = {"nq": robot.nq, "nv": robot.nv, "tips": len(robot.tips)}
    return tuple(sizes[n] if isinstance(n, str) else n for n in quantity.shape)


def build_program(robot: Robot, function: Function, method: str) -> Program:
    """Derive one quantity of the robot on a fresh graph.

    Parameters left open become the last input `p`, if the result depends on any of them.
    """
    graph = Graph()
    inputs = []
    for name in function.inputs:
        quantity = INPUTS[name]
        shape = shape_of(robot, quantity)
        symbols = tuple(graph.symbol(f"{name}[{k}]") for k in range(shape[0]))
        inputs.append(Array(name, shape, symbols, quantity.about))
    open_parameters = robot.symbolic_parameters
    p = tuple(graph.symbol(f"p[{k}]") for k in range(len(open_parameters)))
    bound = robot.bind({parameter.name: s for parameter, s in zip(open_parameters, p, strict=True)})
    _name_inertias(bound)
    try:
        values = function.derivations[method](bound, *(array.elements for array in inputs))
    except ldlt.SingularMassMatrix as singular:
        joint = robot.joints[robot.coordinates.index(singular.index)]
        raise FunctionError(
            f"{robot.name}: {function.name}: nothing that joint {joint.name!r} moves has inertia "
            "along it, so that its acceleration is undetermined; give the link a mass or inertia"
        ) from None
    if len(function.outputs) == 1:
        values = (values,)
    outputs = tuple(
        Array(quantity.name, shape_of(robot, quantity), _flat(graph, value), quantity.about)
        for quantity, value in zip(function.outputs, values, strict=True)
    )
    used = set(reachable(node for array in outputs for node in array.elements))
    if used.intersection(p):
        names = tuple(parameter.name for parameter in open_parameters)
        inputs.append(Array("p", (len(p),), p, "parameters", names))
    return Program(function.name, tuple(inputs), outputs, method, function.about)


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
