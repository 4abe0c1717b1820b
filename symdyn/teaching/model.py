"""A robot's equations as SymPy matrices, in trigonometric normal form.

model = symdyn.derive(robot)
model.M, model.C, model.phi      # sympy.Matrix, canonical: equal functions are equal entries
model.C * model.qd               # q, qd, qdd are the vectors of symbols
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from symdyn.compiler.job import check_method
from symdyn.compiler.keywords import RobotLike, load, split_options
from symdyn.compiler.options import CODE_ONLY, Options, chosen_options, flag_of
from symdyn.errors import FunctionError
from symdyn.graph.formulas import FormulaArray
from symdyn.teaching.closed_form_steps import told_model
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.explained import explanation
from symdyn.teaching.derivations.frames import in_frames
from symdyn.teaching.quantities import EXPLAINED

if TYPE_CHECKING:
    import sympy


class Model(ClosedForms):
    """The closed forms of a robot, and the derivations that explain them.

    Explanations are attributes too: `derivation` has the steps of the equations of motion,
    `filter` those of forward dynamics as a filter, and so on.
    """

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
        entries = tuple(self.symbol(f"{name}[{k}]") for k in range(size))
        return FormulaArray((size,), entries).to_sympy()

    @property
    def values(self) -> Mapping[sympy.Symbol, float]:
        """The robot's values of its open parameters and of g: `phi.subs(values)` has numbers.

        The symbols are plain ones, without assumptions, so that `subs("q_2", 0)` finds them.
        """
        return {symbol.to_sympy(): value for symbol, value in super().values.items()}

    def __repr__(self) -> str:
        return f"<Model of {self.robot.name!r}>"

    def _repr_markdown_(self) -> str:
        return told_model(self)

    def quantity(self, name: str) -> Any:
        """A SymPy scalar, column, matrix or array, by its shape; of `EXPLAINED`, the steps."""
        return explanation(self, name) if name in EXPLAINED else _in_sympy(super().quantity(name))

    def grouped(self, name: str) -> tuple[dict[str, Any], Any]:
        """Groups of parameters with their meaning, and the quantity over the groups, in SymPy."""
        legend, value = super().grouped(name)
        return _in_sympy(legend), _in_sympy(value)


def _in_sympy(value: Any) -> Any:
    """A formula, an array of formulas, or several of these by name."""
    if isinstance(value, dict):
        return {name: _in_sympy(one) for name, one in value.items()}
    return value.to_sympy()


def derive(
    robot: RobotLike,
    *,
    at: Sequence[float] | None = None,
    link_frames: str | None = None,
    **options: Any,
) -> Model:
    """The equations of a robot. Symbols that its description declares stay symbols.

    If only some of them are left open, and nothing else is, the others are numbers. Gravity of the
    usual size along an axis is the symbol g; `model.values` has the values of g and of the others.

    `at` gives numbers for q, at which the equations are evaluated. `link_frames` replaces the link
    frames of the description: `com` puts them at the centres of mass, `axes` along the joint axes.
    The options are those of `load`, and those of `generate` as far as closed forms depend on them.
    """
    about_robot, about_functions = split_options("derive", options, ("at", "link_frames"))
    robot = load(robot, **about_robot)
    how = Options(**about_functions)
    check_method(how.method)
    for option in chosen_options(how):
        if option.name in CODE_ONLY:
            raise FunctionError(f"{flag_of(option)} has no effect on closed forms; leave it out")
    declared = {p.name for p in robot.parameters if "." not in p.name}
    if not robot.symbolic_names or not declared.issuperset(robot.symbolic_names):
        robot = robot.symbolic("declared")
    if link_frames is None:
        return Model(robot.exact(), at, **about_functions).with_g
    changed = in_frames(robot, link_frames)
    return Model(changed.exact(), at, robot.exact(), **about_functions).with_g
