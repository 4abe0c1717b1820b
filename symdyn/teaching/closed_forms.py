"""The closed forms of a robot's equations as formulas, in trigonometric normal form.

The derivation runs on the graph; its normal form (`graph/normal/harmonics.py`) is what people see.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import product
from typing import Any, Self

from symdyn.compiler.build import build_program, undetermined
from symdyn.compiler.job import Job
from symdyn.compiler.unused_options import reject_unused
from symdyn.errors import FunctionError
from symdyn.formulations.forward.ldlt import SingularMassMatrix
from symdyn.formulations.matrices.lagrange import block_matrices
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import INPUTS, Function
from symdyn.functions.units import metres
from symdyn.graph import Expr, Graph, Program, evaluate, pause_collector
from symdyn.graph.formulas import FormulaArray, Symbol, SymbolicFormula, formulas_of
from symdyn.graph.normal.groups import Grouped, Known, group_parameters
from symdyn.graph.normal.harmonics import (
    CONSTANT,
    Harmonics,
    NoNormalForm,
    as_sum_of_waves,
    normal_forms,
)
from symdyn.lie.matrices import Rows
from symdyn.robot.model import Robot
from symdyn.robot.slots import column_units
from symdyn.scalar import is_number
from symdyn.support.latex.symbols import latex_name
from symdyn.support.matching import suggestion
from symdyn.teaching.display import gravity
from symdyn.teaching.display.numbers import decimal
from symdyn.teaching.elimination import (
    METHOD,
    QUOTIENTS,
    ClosedFormElimination,
    WrittenQuotients,
    write_grouped,
    write_stages,
)
from symdyn.teaching.quantities import (
    BLOCKS,
    COMMON,
    DERIVATION,
    EXPLAINED,
    KKT,
    OPERATORS,
    RESULTS,
    STATE,
    in_shape,
    operator_matrix,
    require_method,
    row_of,
)


class Symbols:
    """The symbols of a robot, by the names that people use."""

    robot: Robot

    @cached_property
    def names(self) -> dict[str, str]:
        """From the graph's symbols to names for people (`names_of`)."""
        return names_of(self.robot)

    @property
    def values(self) -> Mapping[Any, float]:
        """The robot's values of its open parameters and of g, by their symbols."""
        opened = enumerate(self.robot.symbolic_parameters)
        return {self.symbol(f"p[{k}]"): float(parameter.value) for k, parameter in opened}

    @cached_property
    def latex_names(self) -> dict[Symbol, str]:
        """The LaTeX of the robot's symbols."""
        return {self.symbol(symbol): latex_name(name) for symbol, name in self.names.items()}

    def symbol(self, name: str) -> Symbol:
        """The symbol in formulas for a symbol of the graph."""
        return Symbol(self.names.get(name, name))

    def symbol_in(self, program: Program) -> Callable[[str], Symbol]:
        """The symbols of a program, whose `p` may hold more than the robot leaves open."""
        own = {
            node.value: parameter_name(name)
            for array in program.inputs
            for node, name in zip(array.elements, array.element_names, strict=False)
        }
        return lambda name: Symbol(own[name]) if name in own else self.symbol(name)


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
    starts = zip(robot.joints, robot.q_starts, robot.v_starts, strict=True)
    for i, (joint, at, moves) in enumerate(starts, 1):
        if joint.nq > 1:
            for k, name in enumerate(joint.motion.coordinate_names, at):
                yield f"q[{k}]", f"{name}_{i}"
            for k, name in enumerate(joint.motion.velocity_names, moves):
                yield f"qd[{k}]", f"{name}_{i}"
                yield f"qdd[{k}]", f"{name}d_{i}"


FORCES = {"passive", "tip_wrench", "base_motion"}
"""Options that add forces, which quotients of all DoF do not have."""
GROUP_NAMES = ("beta", "kappa", "zeta")
"""Letters for groups of parameters; g is gravity."""
CLOSED_CHAINS = "closed_chain_dynamics"
"""The function that the derivation `KKT` explains."""


class ClosedForms(Symbols):
    """The closed forms of one robot, derived by one method where a function has several.

    Quantities are attributes by the name of the function (`mass_matrix`) or of its result (`M`);
    q, qd and qdd are the vectors of symbols, so that the accelerations that forces cause are
    `forward_dynamics`. A, L and D are the block matrices of PBP95 with M = A^T L^T D L A. `at`
    gives numbers for q, at which everything is evaluated. If `robot` is in other link frames than
    its description, `given` is the robot in those of the description. `plain` is the same model
    with gravity in numbers, if g is a symbol of this one.
    """

    def __init__(
        self,
        robot: Robot,
        at: Sequence[float] | None = None,
        given: Robot | None = None,
        plain: ClosedForms | None = None,
        **options: Any,
    ) -> None:
        if at is not None:
            _check_configuration(robot, at)
        self.robot = robot
        self.options = options
        self.at = at
        self.given = given
        self.plain = plain or self
        self._programs: dict[str, Program] = {}
        self._forms: dict[str, list[Harmonics]] = {}
        self._eliminations: dict[str, ClosedFormElimination] = {}
        self.groups: Known = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return self.quantity(name)
        except FunctionError as error:
            raise AttributeError(str(error)) from None

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *FUNCTIONS, *RESULTS, *BLOCKS})

    def function(self, name: str) -> Function:
        """The row of the table for the name of a function or of a result."""
        row = row_of(name, self.robot)
        if name in STATE:
            results = [row.name for row in FUNCTIONS.values() if row.outputs[0].name == name]
            asked = f"; request {' or '.join(results)}" if results else ""
            raise FunctionError(f"{name!r} is a vector of symbols, not a result{asked}")
        if row is None:
            own = [*BLOCKS, *EXPLAINED, *OPERATORS]
            known = [*dict.fromkeys((*COMMON, *RESULTS, *own, *FUNCTIONS))]
            raise FunctionError(f"no quantity is called {name!r}{suggestion(name, known)}")
        return row

    def program(self, name: str) -> Program:
        """The derivation on the graph."""
        row = self.function(name)
        if row.name not in self._programs:
            self._programs[row.name] = self._derived(row)
        return self._programs[row.name]

    def _derived(self, row: Function) -> Program:
        options = self.options
        if row.opens and self.g is not None:  # no gradient is taken in g
            by_number = Job.of(self.plain.robot, [row.name], **options)
            if not all(is_number(x) for x in by_number.opened.gravity):
                return self.plain.program(row.name)
            options = {**options, "wrt": by_number.axes[row.name].parameters}
        job = Job.of(self.robot, [row.name], **options)
        wanted = job.options.method
        method = wanted if wanted in row.methods else next(iter(row.derivations))
        assert method is not None
        return build_program(job, (row,), (method,))

    def reject_unused(self, names: Sequence[str], known: bool = True) -> None:
        """Reject options without effect on these quantities; on others if they are not `known`."""
        for name in names:
            if known and name not in (*BLOCKS, *OPERATORS, *EXPLAINED):
                self.function(name)
        rows = [row.name for name in names if (row := row_of(name, self.robot)) is not None]
        options = self.options.copy()
        if DERIVATION in names:
            require_method(options.pop("method", None))
        reject_unused(Job.of(self.plain.robot, rows, **options), asked=names)

    @pause_collector()
    def normal_form(self, name: str) -> list[Harmonics]:
        """The normal forms of all entries, row-major, over the graph's symbols."""
        row = self.function(name)
        if row.name not in self._forms:
            try:
                program = self.program(name)
                self._forms[row.name] = normal_forms(self._evaluated(program), units=program.units)
            except NoNormalForm as reason:
                told = f"; --quantity {KKT} prints the derivation" * (row.name == CLOSED_CHAINS)
                raise FunctionError(
                    f"{self.robot.name}: {row.name} has no closed form of sines and cosines "
                    f"({reason}); generate its code instead{told}"
                ) from None
        return self._forms[row.name]

    def quantity(self, name: str) -> Any:
        """A formula, or an array of formulas, by its shape."""
        if name in BLOCKS:
            return self.matrix(lambda robot, q: block_matrices(robot, q)[BLOCKS.index(name)])
        if name in OPERATORS:
            return self.matrix(lambda robot, q: operator_matrix(robot, q, name))
        if self.has_quotients(name):
            return self.shaped(name, self.quotients(name).spelled_out(self.symbol))
        return self.arranged(name, self.normal_form(name))

    def has_quotients(self, name: str) -> bool:
        """Whether the closed form is one of quotients: that of M_g and its kin, M^-1 and qdd."""
        row = row_of(name, self.robot)
        found = None if row is None else QUOTIENTS.get(row.name)
        return found is not None and not (found.whole and FORCES.intersection(self._chosen))

    @property
    def _chosen(self) -> set[str]:
        return {name for name, value in self.options.items() if value}

    def eliminated(self, name: str) -> ClosedFormElimination:
        """The elimination of what has no motor from M_g, J_g and their kin."""
        row = self.function(name)
        if row.name not in self._eliminations:
            self._require_elimination(self.program(name))
            graph = Graph()
            robot, q = self.on(graph)
            state = {x: [graph.symbol(f"{x}[{k}]") for k in range(robot.nv)] for x in ("qd", "tau")}
            if self.robot.symbolic_parameters:  # common factors are found before numbers come in
                q = [graph.symbol(f"q[{k}]") for k in range(robot.nq)]
            try:
                found = ClosedFormElimination(robot, row.name, graph, {"q": q, **state})
            except SingularMassMatrix as singular:
                raise undetermined(self.robot, row.name, singular) from None
            self._eliminations[row.name] = found
        return self._eliminations[row.name]

    def _require_elimination(self, program: Program) -> None:
        row = self.function(program.name)
        own = next(iter(row.derivations)) if QUOTIENTS[row.name].whole else METHOD
        if program.derived_by not in (own, METHOD):
            raise FunctionError(
                f"the closed form of {program.name} is derived by {METHOD}, not by "
                f"{program.derived_by}; omit --method"
            )

    def quotients(self, name: str, groups: bool = False) -> WrittenQuotients:
        """M_g, J_g and their kin over divisors that have names of their own."""
        taken = {*self.names.values(), *(parameter_name(p.name) for p in self.robot.parameters)}
        found, write = self.eliminated(name), self.formulas
        if groups:
            opened = enumerate(self.robot.symbolic_parameters)
            own = {f"p[{k}]": parameter.name for k, parameter in opened}
            group = partial(self._in_groups, opened=own)
            written = write_grouped(found, write, self.symbol, taken, group)
        else:
            written = write_stages(found, write, self.symbol, taken)
        return written.at({self.symbol(f"q[{k}]"): x for k, x in enumerate(self.at or ())})

    def grouped(self, name: str) -> tuple[dict[str, Any], Any]:
        """Groups of parameters with their meaning, and the quantity over the groups."""
        if self.has_quotients(name):
            written = self.quotients(name, groups=True)
            return written.divisors, self.shaped(name, written.entries)
        program = self.program(name)
        opened = {
            node.value: own
            for array in program.inputs
            for node, own in zip(array.elements, array.element_names, strict=False)
        }
        legend, forms = self._in_groups(self.normal_form(name), opened)
        meanings = [Harmonics({CONSTANT: polynomial}) for polynomial in legend.values()]
        values = self.formulas(meanings, self.symbol_in(program))
        return dict(zip(legend, values, strict=True)), self.arranged(name, forms)

    def _in_groups(self, forms: Sequence[Harmonics], opened: Mapping[str, str]) -> Grouped:
        """Forms over groups of open parameters, given by their symbols; g is in no group."""
        lengths = map(metres, column_units(self.robot, [*opened.values()]))
        own = dict(zip(opened, lengths, strict=True))
        for symbol, name in opened.items():
            if self.g is not None and name == gravity.SYMBOL:
                del own[symbol]
        return group_parameters(forms, own, self.groups, self._group_name)

    @cached_property
    def g(self) -> str | None:
        """The graph's symbol for g, the last parameter, if gravity was made one here."""
        return None if self.plain is self else f"p[{len(self.robot.symbolic_parameters) - 1}]"

    @cached_property
    def with_g(self) -> Self:
        """The model with g as a symbol; itself if gravity is not such a one, or q has numbers."""
        robot = gravity.with_g(self.robot)
        if self.at is not None or robot is self.robot:
            return self
        given = self.given and gravity.with_g(self.given)
        return type(self)(robot, None, given, self, **self.options)

    def _group_name(self, k: int) -> str:
        """beta_1, beta_2, ...; a longer letter where the robot has such names."""
        names = self.names.values()
        free = (x for x in GROUP_NAMES if not any(name.startswith(f"{x}_") for name in names))
        return f"{next(free)}_{k}"

    def formulas(
        self, forms: Sequence[Harmonics], symbol: Callable[[str], SymbolicFormula] | None = None
    ) -> list[SymbolicFormula]:
        """Formulas of normal forms: sums of waves, as unique as the forms are."""
        return [as_sum_of_waves(form, symbol or self.symbol) for form in forms]

    def _evaluated(self, program: Program) -> list[Expr]:
        """The results of a program, evaluated at the configuration `at` if there is one."""
        if self.at is None:
            return program.results
        graph = Graph()
        values = {node: graph.symbol(node.value) for node in program.symbols}
        for array in program.inputs:
            if array.name == "q":
                values.update(zip(array.elements, map(graph.constant, self.at), strict=True))
        return evaluate(program.results, values, graph.constant)

    def on(self, graph: Graph, robot: Robot | None = None) -> tuple[Robot, list[Expr]]:
        """The robot with its parameters as symbols of the graph, and q: symbols, or numbers `at`.

        `robot` is the same robot in other link frames, if those are wanted.
        """
        opened = self.robot.symbolic_parameters
        p = {parameter.name: graph.symbol(f"p[{k}]") for k, parameter in enumerate(opened)}
        symbols = [graph.symbol(f"q[{k}]") for k in range(self.robot.nq)]
        q = symbols if self.at is None else [graph.constant(x) for x in self.at]
        return (robot or self.robot).bind(p), q

    def weightless(self, graph: Graph) -> tuple[Robot, list[Expr]]:
        """The same for what does not depend on gravity.

        g is the last parameter, so that the symbols of the others are the same without it.
        """
        return self.plain.on(graph)

    @pause_collector()
    def written(self, nodes: Sequence[Expr]) -> list[SymbolicFormula]:
        """Formulas of nodes: in normal form if there is one, else as derived."""
        try:
            forms = normal_forms(nodes, units=self.robot.unit_symbols())
            return self.formulas(forms)
        except NoNormalForm:
            if len(nodes) > 1:
                return [self.written([node])[0] for node in nodes]
        return formulas_of(nodes, self.symbol)

    def matrix(self, derivation: Callable[[Robot, list[Expr]], Rows]) -> FormulaArray:
        """The matrix that a derivation computes from the robot and q."""
        graph = Graph()
        try:
            rows = derivation(*self.weightless(graph))
        except SingularMassMatrix as singular:
            raise undetermined(self.robot, "articulated inertia", singular) from None
        entries = self.written([graph.constant(x) for row in rows for x in row])
        return FormulaArray((len(rows), len(rows[0])), tuple(entries))

    def arranged(self, name: str, forms: list[Harmonics]) -> Any:
        """Normal forms of the entries of a quantity in its shape."""
        return self.shaped(name, self.formulas(forms, self.symbol_in(self.program(name))))

    def shaped(self, name: str, entries: list[Any]) -> Any:
        """The entries of a quantity in its shape; several results by name."""
        arrays, rest = {}, iter(entries)
        for output in self.program(name).outputs:
            own = [next(rest) for _ in output.elements]
            arrays[output.name] = in_shape(own, output.shape)
        return arrays if len(arrays) > 1 else next(iter(arrays.values()))

    def shown(self, formula: SymbolicFormula) -> SymbolicFormula:
        """A formula with its numbers as decimals, none of which is rounded."""
        return decimal(formula, digits=None, in_decimals=self.has_decimals)

    @cached_property
    def has_decimals(self) -> bool:
        """Whether a mass, a moment or a length of the robot is a number that is not whole."""
        inertias = (x for link in self.robot.links for x in link.inertia.parameters)
        moves = (m for j in self.robot.joints for m in (*j.placement.moves, *j.tail.moves))
        lengths = (move.amount for move in moves if not move.kind.startswith("r"))
        return any(is_number(x) and x != int(x) for x in (*inertias, *lengths))


def _check_configuration(robot: Robot, at: Sequence[float]) -> None:
    """Reject numbers that are no position of the robot: quaternions have the length 1."""
    if len(at) != robot.nq:
        needs = f"--at needs {robot.nq} numbers for {robot.name}, one for each coordinate"
        raise FunctionError(f"{needs}; got {len(at)}")
    if not all(map(math.isfinite, at)):
        raise FunctionError(f"--at needs finite numbers for {robot.name}; got {list(at)}")
    for four in robot.quaternions:
        length = math.sqrt(sum(at[k] ** 2 for k in four))
        if abs(length - 1) > 1e-6:
            raise FunctionError(
                f"--at: the quaternion q[{four[0]}..{four[-1]}] of {robot.name} has the norm "
                f"{length:.6g}; give one of norm 1, such as 0 0 0 1"
            )
