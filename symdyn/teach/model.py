"""A robot's equations as SymPy matrices, in trigonometric normal form.

    model = symdyn.derive(robot)
    model.M, model.C, model.phi      # sympy.Matrix, canonical: equal functions are equal entries

The derivation runs on the graph; its normal form (`graph/harmonics.py`) is what people see.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from symdyn.build import build_program
from symdyn.derive.lagrange import block_matrices
from symdyn.errors import FunctionError
from symdyn.functions import FUNCTIONS
from symdyn.gradients import ROWS
from symdyn.graph import Graph, Program, collector_paused
from symdyn.graph.harmonics import (
    CONSTANT,
    Harmonics,
    NoNormalForm,
    grouped,
    normal_forms,
    to_sympy_sum,
)
from symdyn.graph.sympy_bridge import to_sympy
from symdyn.matching import suggestion
from symdyn.quantities import Function
from symdyn.robot.model import Robot
from symdyn.teach import operator_matrices

if TYPE_CHECKING:
    import sympy


ALIASES = {"christoffel": "christoffel_symbols", "coriolis": "coriolis_matrix"}
BLOCKS = ("A", "L", "D")
"""PBP95's block matrices (41)-(46): screws, kinematics, inertia."""


class Model:
    """The closed forms of one robot, derived by one method where a function has several.

    Quantities are attributes by the name of the function (`mass_matrix`) or of its result (`M`);
    A, L and D are the block matrices of PBP95 with M = A^T L^T D L A.
    """

    def __init__(self, robot: Robot, method: str | None = None) -> None:
        self.robot = robot
        self.method = method
        self._programs: dict[str, Program] = {}
        self._forms: dict[str, list[Harmonics]] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return self.quantity(name)
        except FunctionError as error:
            raise AttributeError(str(error)) from None

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *FUNCTIONS, *_BY_RESULT, *BLOCKS})

    @cached_property
    def names(self) -> dict[str, str]:
        """From the graph's symbols to what people call them: q[0] is q_1, p[2] a parameter."""
        names = {}
        for array in ("q", "qd", "qdd", "tau"):
            for k in range(self.robot.nq):
                names[f"{array}[{k}]"] = f"{array}_{k + 1}"
        for k, parameter in enumerate(self.robot.symbolic_parameters):
            owner, _, own = parameter.name.rpartition(".")
            names[f"p[{k}]"] = f"{own}_{owner}" if owner else own
        return names

    def function(self, name: str) -> Function:
        """The row of the table for the name of a function or of a result."""
        row = ROWS.get(ALIASES.get(name, name)) or _BY_RESULT.get(name)
        if row is None:
            known = [*_BY_RESULT, *BLOCKS, *operator_matrices.NAMES, *FUNCTIONS]
            raise FunctionError(f"no quantity is called {name!r}{suggestion(name, known)}")
        return row

    def program(self, name: str) -> Program:
        """The derivation on the graph."""
        row = self.function(name)
        if row.name not in self._programs:
            method = self.method if self.method in row.methods else next(iter(row.derivations))
            assert method is not None
            self._programs[row.name] = build_program(self.robot, (row,), (method,))
        return self._programs[row.name]

    @collector_paused()
    def normal_form(self, name: str) -> list[Harmonics]:
        """The normal forms of all entries, row-major, over the graph's symbols."""
        row = self.function(name)
        if row.name not in self._forms:
            try:
                self._forms[row.name] = normal_forms(self.program(name).results)
            except NoNormalForm as reason:
                raise FunctionError(
                    f"{self.robot.name}: {row.name} has no closed form of sines and cosines "
                    f"({reason}); generate its code instead"
                ) from None
        return self._forms[row.name]

    def quantity(self, name: str) -> Any:
        """A SymPy scalar, column, matrix or array, by the shape of the result."""
        if name in BLOCKS:
            return self._blocks[BLOCKS.index(name)]
        if name in operator_matrices.NAMES:
            return self._operator(name)
        return self.arranged(name, self.normal_form(name))

    def grouped(self, name: str) -> tuple[dict[str, Any], Any]:
        """Groups of parameters with their meaning, and the quantity over the groups."""
        states = {
            node.value
            for array in self.program(name).inputs
            if array.name != "p"
            for node in array.elements
        }
        legend, forms = grouped(self.normal_form(name), states)
        meaning = {
            group: to_sympy_sum(Harmonics({CONSTANT: polynomial}), self.symbol)
            for group, polynomial in legend.items()
        }
        return meaning, self.arranged(name, forms)

    def _operator(self, name: str) -> Any:
        """An operator of PP99 or RK88 as a SymPy matrix."""
        import sympy

        graph = Graph()
        p = {f.name: graph.symbol(f"p[{k}]") for k, f in enumerate(self.robot.symbolic_parameters)}
        q = [graph.symbol(f"q[{k}]") for k in range(self.robot.nq)]
        rows = operator_matrices.matrix(self.robot.bind(p), q, name)
        nodes = [graph.constant(x) for row in rows for x in row]
        try:
            entries = [to_sympy_sum(form, self.symbol) for form in normal_forms(nodes)]
        except NoNormalForm:
            names = {f: self.symbol(f.name) for node in to_sympy(nodes) for f in node.free_symbols}
            entries = [node.xreplace(names) for node in to_sympy(nodes)]
        return sympy.Matrix(len(rows), len(rows[0]), entries)

    @cached_property
    def _blocks(self) -> tuple[Any, Any, Any]:
        """PBP95's A, L and D with M = A^T L^T D L A, as SymPy matrices."""
        import sympy

        graph = Graph()
        p = {f.name: graph.symbol(f"p[{k}]") for k, f in enumerate(self.robot.symbolic_parameters)}
        q = [graph.symbol(f"q[{k}]") for k in range(self.robot.nq)]
        matrices = []
        for rows in block_matrices(self.robot.bind(p), q):
            forms = normal_forms([graph.constant(x) for row in rows for x in row])
            entries = [to_sympy_sum(form, self.symbol) for form in forms]
            matrices.append(sympy.Matrix(len(rows), len(rows[0]), entries))
        return (matrices[0], matrices[1], matrices[2])

    def arranged(self, name: str, forms: list[Harmonics]) -> Any:
        """Normal forms of the entries of a quantity as a SymPy object of its shape."""
        import sympy

        entries = [to_sympy_sum(form, self.symbol) for form in forms]
        shape = self.program(name).outputs[0].shape
        if len(entries) != len(self.program(name).outputs[0].elements):
            raise FunctionError(f"{name} has several results; ask for it in code")
        if not shape:
            return entries[0]
        if len(shape) <= 2:
            return sympy.Matrix(shape[0], shape[1] if len(shape) == 2 else 1, entries)
        return sympy.ImmutableDenseNDimArray(entries, shape)

    def symbol(self, name: str) -> sympy.Symbol:
        """The SymPy symbol of a symbol of the graph."""
        import sympy

        return sympy.Symbol(self.names.get(name, name), real=True)


_BY_RESULT = {
    row.outputs[0].name: row for row in reversed(FUNCTIONS.values()) if len(row.outputs) == 1
}
"""M, C, phi, ...; of functions with the same result's name the first one of the table."""


def derive(robot: Robot, method: str | None = None) -> Model:
    """The equations of a robot. Symbols that its description declares stay symbols."""
    if not robot.symbolic_names:
        robot = robot.symbolic("declared")
    return Model(robot.exact(), method)
