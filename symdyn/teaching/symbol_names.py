"""What people call the symbols of the graph: q[0] is q_1, p[2] a parameter's name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any

from symdyn.compiler.job import Job
from symdyn.functions.types import INPUTS
from symdyn.graph import Program
from symdyn.robot.model import Robot
from symdyn.teaching.typesetting import latex_name

if TYPE_CHECKING:
    import sympy


class Symbols:
    """The SymPy symbols of a robot, by the names that people use.

    They are plain symbols, without assumptions, so that `subs("q_2", 0)` finds them.
    """

    robot: Robot

    @cached_property
    def names(self) -> dict[str, str]:
        """From the graph's symbols to names for people (`names_of`)."""
        return names_of(self.robot)

    @property
    def q(self) -> sympy.Matrix:
        """The coordinates, a column of symbols."""
        return self._vector("q", self.robot.nq)

    @property
    def qd(self) -> sympy.Matrix:
        """The velocities, a column of symbols: C qd is the vector of Coriolis forces."""
        return self._vector("qd", self.robot.nv)

    @property
    def qdd(self) -> sympy.Matrix:
        """The accelerations, a column of symbols."""
        return self._vector("qdd", self.robot.nv)

    def _vector(self, name: str, size: int) -> sympy.Matrix:
        import sympy

        return sympy.Matrix(size, 1, [self.symbol(f"{name}[{k}]") for k in range(size)])

    @property
    def values(self) -> dict[sympy.Symbol, float]:
        """The robot's values of its open parameters and of g: `phi.subs(values)` has numbers."""
        opened = enumerate(self.robot.symbolic_parameters)
        return {self.symbol(f"p[{k}]"): float(parameter.value) for k, parameter in opened}

    @cached_property
    def latex_names(self) -> dict[Any, str]:
        """The LaTeX of the robot's symbols."""
        return {self.symbol(symbol): latex_name(name) for symbol, name in self.names.items()}

    def symbol(self, name: str) -> sympy.Symbol:
        """The SymPy symbol of a symbol of the graph."""
        return self.named(self.names.get(name, name))

    def symbol_in(self, program: Program) -> Callable[[str], sympy.Symbol]:
        """The SymPy symbols of a program, whose `p` may hold more than the robot leaves open."""
        own = {
            node.value: parameter_name(name)
            for array in program.inputs
            for node, name in zip(array.elements, array.element_names, strict=False)
        }
        return lambda name: self.named(own[name]) if name in own else self.symbol(name)

    def named(self, name: str) -> sympy.Symbol:
        """The SymPy symbol of a name."""
        import sympy

        return sympy.Symbol(name)


def names_of(robot: Robot) -> dict[str, str]:
    """From the graph's symbols to names for people.

    Joints of several coordinates name their own, with the joint's number: qw_1, wx_1, wxd_1; not
    where a parameter has such a name.
    """
    names = {}
    job = Job.of(robot, [])
    for array in INPUTS.values():
        for indices in product(*map(range, job.shape(array))):
            symbol = array.name + "".join(f"[{k}]" for k in indices)
            names[symbol] = "_".join([array.name, *(str(k + 1) for k in indices)])
    parameters = [parameter_name(p.name) for p in robot.symbolic_parameters]
    own = dict(_names_of_several(robot))
    if not {*parameters, *names.values()}.intersection(own.values()):
        names.update(own)
    names.update((f"p[{k}]", name) for k, name in enumerate(parameters))
    return names


def parameter_name(name: str) -> str:
    """What people call a parameter: m_link2 for link2.m."""
    owner, _, own = name.rpartition(".")
    return f"{own}_{owner}" if owner else own


def _names_of_several(robot: Robot) -> Iterator[tuple[str, str]]:
    """Symbols of joints that have several coordinates, with the joints' own names for them."""
    starts = zip(robot.joints, robot.q_starts, robot.coordinates, strict=True)
    for i, (joint, at, moves) in enumerate(starts, 1):
        if joint.nq > 1:
            for k, name in enumerate(joint.motion.coordinate_names, at):
                yield f"q[{k}]", f"{name}_{i}"
            for k, name in enumerate(joint.motion.velocity_names, moves):
                yield f"qd[{k}]", f"{name}_{i}"
                yield f"qdd[{k}]", f"{name}d_{i}"
