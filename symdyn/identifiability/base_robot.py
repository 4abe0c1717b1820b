"""The robot whose open parameters are its base parameters, the numbers that identification finds.

    tau(p) = tau(0, .., pb, .., 0)

The kept parameter of every group is the base parameter itself, all others are zero. No bodies have
such inertias, but the joint forces are those of the robot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.equivalents.inertia_transfer import Nominal
from symdyn.errors import RobotError
from symdyn.graph import Graph
from symdyn.identifiability.base_parameters import TEN, base_parameters
from symdyn.robot.inertia import PARAMETER_UNITS, Inertia
from symdyn.robot.model import Parameter, Robot
from symdyn.robot.slots import FRICTION, ROTOR, find_slots


def with_base_parameters(robot: Robot, beside: Sequence[str] = ()) -> Robot:
    """The robot with its base parameters open, named as `BaseParameters.base_names`.

    Beside them only rotors and friction may be open: the groups are those of this geometry and
    this gravity.
    """
    robot = robot.bind()
    opened = robot.symbolic(*beside) if beside else robot
    slots = find_slots(opened)
    for name in opened.symbolic_names:
        if name not in slots or slots[name].group not in (ROTOR, FRICTION):
            raise RobotError(
                f"base parameters assume that {name!r} is a number; do not open it, or open the "
                "inertial parameters instead",
                robot.name,
            )
    base = base_parameters(robot)
    nominal = Nominal(robot)
    given = [nominal(x) for link in robot.links for x in link.inertia.parameters]
    values = [sum(x * given[k] for k, x in row.items()) for row in base.numbers()]
    graph = Graph()
    tens = [[0] * TEN for _ in robot.links]
    parameters = []
    for index, name, value in zip(base.kept, base.base_names, values, strict=True):
        link, k = divmod(index, TEN)
        tens[link][k] = graph.symbol(name)  # type: ignore[call-overload]
        parameters.append(Parameter(name, float(value), PARAMETER_UNITS[k]))
    names = tuple(parameter.name for parameter in parameters)
    if not names:
        raise RobotError(
            "no inertia has an effect on the joints, so there are no base parameters; open the "
            "inertial parameters instead",
            robot.name,
        )
    links = zip(robot.links, tens, strict=True)
    based = robot.with_fields(
        links=tuple(replace(link, inertia=Inertia(*ten), bodies=()) for link, ten in links),
        parameters=tuple(parameters),
        symbolic_names=names,
        regrouped=True,
        ungrouped=tuple(link.inertia for link in robot.links),
    )
    return based.symbolic(*beside) if beside else based
