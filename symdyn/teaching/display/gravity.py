"""g as a symbol, where gravity points along an axis of the root frame and has its usual size."""

from __future__ import annotations

from dataclasses import replace

from symdyn.graph import Expr, Graph, reachable
from symdyn.robot.model import Parameter, Robot
from symdyn.scalar import Scalar, is_number

SYMBOL = "g"
UNIT = "m/s^2"
USUAL = (9.7, 9.9)
"""What falls on Earth, in m/s^2."""


def with_g(robot: Robot) -> Robot:
    """The robot with gravity g along an axis; the same robot if gravity is not such a one."""
    if not all(is_number(x) for x in robot.gravity) or SYMBOL in _names(robot):
        return robot
    sizes = [abs(float(x)) for x in robot.gravity if x]
    if len(sizes) != 1 or not USUAL[0] <= sizes[0] <= USUAL[1]:
        return robot
    g = Graph().symbol(SYMBOL)
    x, y, z = (0 if not value else g if float(value) > 0 else -g for value in robot.gravity)
    return replace(
        robot,
        gravity=(x, y, z),
        parameters=(*robot.parameters, Parameter(SYMBOL, sizes[0], UNIT)),
        symbolic_names=(*robot.symbolic_names, SYMBOL),
    )


def _names(robot: Robot) -> set[str]:
    """The names of all symbols in the robot, and of its parameters without their owners."""
    found = {parameter.name.rpartition(".")[2] for parameter in robot.parameters}

    def note(value: Scalar) -> Scalar:
        if isinstance(value, Expr):
            found.update(str(x.value) for x in reachable([value]) if x.op == "symbol")
        return value

    robot.map_scalars(note)
    return found
