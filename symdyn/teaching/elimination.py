"""Closed forms of robots without a motor at every DoF: quotients of normal forms.

    E - C M_uu^-1 B = N / d,      d = det M_uu,      N_ij = det | M_uu  B_j  |
                                                                | C_i   E_ij |

M_g, J_g, J_D, D, h_g and T_hat are such expressions (SM03 eq. 28, 38, 41; the blocks are in
`QUOTIENTS`); so are M^-1, qdd and the curvature R, for which all DoF are eliminated.

As textbooks do, DoF whose pivot is a polynomial p of parameters are eliminated first: those of
the linear momentum of a free base, whose pivot is the total mass m. If one DoF is left, its
pivot H is the inertia along it, of a free planar robot the inertia of the whole about its centre of
mass, and

    entry = a_ij - c_i b_j / H,      a, b, c and H polynomials over p                       (PD93)

PD93: S. Dubowsky, E. Papadopoulos, IEEE Transactions on Robotics and Automation 9(5), 1993, where
H is D, the inertia matrix H*(q) of the free-floating robot.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import chain, product
from typing import Any

from symdyn.errors import FunctionError
from symdyn.formulations.forward.ldlt import SingularMassMatrix
from symdyn.formulations.inverse.newton_euler_matrix import bias
from symdyn.formulations.kinematics.jacobians import jacobian
from symdyn.formulations.matrices.christoffel_cases import christoffel_symbols
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.formulations.matrices.curvature import christoffel_derivatives
from symdyn.formulations.shared.brackets import require_closed, structure_constants
from symdyn.formulations.underactuated.locked_robot import chosen, part, require_partitioned
from symdyn.graph import Graph
from symdyn.graph.formulas import Constant, Sum, Symbol, SymbolicFormula, add, content
from symdyn.graph.leaves import Number
from symdyn.graph.normal.factors import quotient, without_common_factor
from symdyn.graph.normal.groups import Grouped
from symdyn.graph.normal.harmonics import (
    CONSTANT,
    Harmonics,
    Polynomial,
    Symbols,
    normal_forms,
)
from symdyn.lie.matrices import Matrix, identity, negate_matrix, zeros
from symdyn.lie.minors import bordered_minors, principal_minor
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_zero
from symdyn.support.latex.symbols import latex_name
from symdyn.teaching.typesetting import TextAndLatex

METHOD = "block-elimination"

MOST_DOFS = 6
"""More DoF are not eliminated in closed form; a free base has six."""
MOST_CURVED = 2
"""Robots of more DoF have a curvature that is too long to read."""
LARGEST = 3000
"""A determinant that may have more terms than this is not expanded; nobody would read it."""

Column = Sequence[Scalar]
Blocks = tuple[Matrix, Matrix, Matrix]
Forms = list[list[Harmonics]]


# -- what is eliminated --------------------------------------------------------------------


def _inertia(robot: Robot, M: Matrix, state: Mapping[str, Column]) -> Blocks:
    a, u = robot.actuated, robot.unactuated
    return part(M, u, a), part(M, a, u), part(M, a, a)


def _disturbance(robot: Robot, M: Matrix, state: Mapping[str, Column]) -> Blocks:
    a, u = robot.actuated, robot.unactuated
    return part(M, u, a), identity(len(u)), zeros(len(u), len(a))


def _coupling(robot: Robot, M: Matrix, state: Mapping[str, Column]) -> Blocks:
    a, u = robot.actuated, robot.unactuated
    return negate_matrix(identity(len(u))), part(M, a, u), zeros(len(a), len(u))


def _jacobian(robot: Robot, M: Matrix, state: Mapping[str, Column]) -> Blocks:
    a, u = robot.actuated, robot.unactuated
    J = [row for tip in jacobian(robot, state["q"]) for row in tip]
    return part(M, u, a), part(J, range(len(J)), u), part(J, range(len(J)), a)


def _column(robot: Robot, M: Matrix, b: Column) -> Blocks:
    a, u = robot.actuated, robot.unactuated
    return [[x] for x in chosen(b, u)], part(M, a, u), [[x] for x in chosen(b, a)]


def _inverse(robot: Robot, M: Matrix, state: Mapping[str, Column]) -> Blocks:
    n = robot.nv
    return identity(n), negate_matrix(identity(n)), zeros(n, n)


def _accelerations(robot: Robot, M: Matrix, state: Mapping[str, Column]) -> Blocks:
    h = bias(robot, state["q"], state["qd"])
    forces = [[tau - x] for tau, x in zip(state["tau"], h, strict=True)]
    return forces, negate_matrix(identity(robot.nv)), zeros(robot.nv, 1)


def _curvature(robot: Robot, M: Matrix, state: Mapping[str, Column]) -> Blocks:
    """Rows (k, i) and columns (l, j) of Q, where R_ijkl = Q[ki][lj] - Q[li][kj]  (PBP95 eq. 66).

    Q[ki][lj] = dGamma_ilj/dq_k - 1/2 sum over s of c_kl^s Gamma_isj
                - sum over r, h of Gamma_rki (M^-1)_rh Gamma_hlj,    c the brackets' constants
    """
    require_closed(robot, "curvature")
    n, q = robot.nv, state["q"]
    gamma, slopes = christoffel_symbols(robot, q), christoffel_derivatives(robot, q)
    brackets = structure_constants(robot)
    pairs = list(product(range(n), repeat=2))
    E = zeros(n * n, n * n)
    for (row, (k, i)), (column, (m, j)) in product(enumerate(pairs), repeat=2):
        E[row][column] = slopes[k][i][m][j]
        for s, share in brackets.get((k, m), {}).items():
            E[row][column] -= Fraction(1, 2) * share * gamma[i][s][j]
    C = [[gamma[r][k][i] for r in range(n)] for k, i in pairs]
    B = [[gamma[h][m][j] for m, j in pairs] for h in range(n)]
    return B, C, E


def _riemann(Q: Forms) -> Forms:
    """R_ijkl in one row, from the quotients of `_curvature`."""
    n = math.isqrt(len(Q))
    return [
        [
            Q[n * k + i][n * m + j] - Q[n * m + i][n * k + j]
            for i, j, k, m in product(range(n), repeat=4)
        ]
    ]


@dataclass(frozen=True)
class Quotient:
    """How to find B, C and E of a function whose answer is E - C M_uu^-1 B.

    It says whether C is M_au, so that rows are motors, and whether B is M_ua. Of a `whole` one all
    DoF are eliminated, M_uu being M, and everything is over one denominator; `combined` makes
    the function's entries from the numerators, where they are sums of several.
    """

    blocks: Callable[[Robot, Matrix, Mapping[str, Column]], Blocks]
    motor_rows: bool = True
    motor_columns: bool = False
    whole: bool = False
    most: int = MOST_DOFS
    combined: Callable[[Forms], Forms] | None = None

    def pivots(self, robot: Robot) -> tuple[int, ...]:
        """The entries of v that are eliminated."""
        return tuple(range(robot.nv)) if self.whole else robot.unactuated


QUOTIENTS = {
    "generalized_inertia": Quotient(_inertia, motor_columns=True),
    "disturbance_jacobian": Quotient(_disturbance, motor_rows=False, motor_columns=True),
    "dynamic_coupling": Quotient(_coupling),
    "generalized_jacobian": Quotient(_jacobian, motor_rows=False, motor_columns=True),
    "generalized_bias": Quotient(lambda r, M, x: _column(r, M, bias(r, x["q"], x["qd"]))),
    "generalized_force": Quotient(lambda r, M, x: _column(r, M, x["tau"])),
    "inverse_mass_matrix": Quotient(_inverse, whole=True),
    "forward_dynamics": Quotient(_accelerations, whole=True),
    "curvature": Quotient(_curvature, whole=True, most=MOST_CURVED, combined=_riemann),
}


# -- the elimination -----------------------------------------------------------------------


@dataclass(frozen=True)
class Quotients:
    """A matrix of normal forms over one denominator, without common polynomial factors."""

    numerators: Forms
    denominator: Harmonics

    def combined(self, combine: Callable[[Forms], Forms]) -> Quotients:
        """Sums of numerators over the same denominator."""
        rows = combine(self.numerators)
        denominator, *flat = without_common_factor([self.denominator, *chain(*rows)])
        return Quotients(_cut(flat, len(rows[0])), denominator)


class ClosedFormElimination:
    """M_uu eliminated from one function of a robot, over the symbols of a graph.

    `first` are the entries of v whose pivots are polynomials of parameters, `left` the others
    without a motor. `state` has q, qd and tau.
    """

    def __init__(
        self, robot: Robot, function: str, graph: Graph, state: Mapping[str, Column]
    ) -> None:
        self._rejection = f"{robot.name}: {function} is too large for a closed form"
        self.robot, self.quotient = robot, QUOTIENTS[function]
        if not self.quotient.whole:
            require_partitioned(robot, function)
        u = self.quotient.pivots(robot)
        if len(u) > self.quotient.most:
            raise self._too_large(f"{len(u)} DoF to eliminate", self.quotient.most)
        self._known = _Known(graph, robot.unit_symbols())
        self._matrix = self._known.without_zeros(_bordered_matrix(robot, function, state))
        self._first = _polynomial_pivots(self._matrix, len(u), self._known)
        self._left = [k for k in range(len(u)) if k not in self._first]
        self._rows = range(len(u), len(self._matrix))
        self._columns = range(len(u), len(self._matrix[0]))
        self.first = tuple(u[k] for k in self._first)
        self.left = tuple(u[k] for k in self._left)
        if len(self.left) > 1:
            self._require_small()
        self._require_inertia()

    def _require_small(self) -> None:
        """Reject a determinant that would be too large, before it is expanded."""
        rows = self.reduced.numerators[: len(self.left)]
        terms = math.prod(sum(form.size for form in row[: len(self.left)]) for row in rows)
        if terms > LARGEST:
            raise self._too_large(f"up to {terms} terms in a determinant", LARGEST)

    def _require_inertia(self) -> None:
        """Reject a block M_uu whose determinant vanishes everywhere, by its entry of v."""
        for size, k in enumerate(self.left, 1):
            minor = principal_minor(self._matrix, [*self._first, *self._left[:size]])
            if not self._known.forms([minor])[0].terms:
                raise SingularMassMatrix(k)

    @property
    def slides_first(self) -> bool:
        """Whether the DoF of the first stage are translations, whose pivots are masses."""
        robot = self.robot
        dofs = [f for i in range(len(robot.joints)) for f in robot.dofs(i)]
        return all(is_zero(x) for f in dofs if f.index in self.first for x in f.screw[0])

    @cached_property
    def reduced(self) -> Quotients:
        """What `first` leaves: rows and columns of `left`, then those of the function."""
        rows, columns = [*self._left, *self._rows], [*self._left, *self._columns]
        return self._known.quotients(self._matrix, self._first, rows, columns)

    @cached_property
    def whole(self) -> Quotients:
        """The function as numerators over one denominator, all of M_uu eliminated."""
        pivots = [*self._first, *self._left]
        found = (
            self._known.quotients(self._matrix, pivots, self._rows, self._columns)
            if self._left
            else self.reduced
        )
        combine = self.quotient.combined
        return found.combined(combine) if combine else found

    def _too_large(self, size: str, limit: int) -> FunctionError:
        what = f"{self._rejection}: {size}, more than {limit}"
        numbers = "" if self.robot.symbolic_parameters else ", or give numbers with --at"
        return FunctionError(f"{what}; generate its code instead{numbers}")


def _bordered_matrix(robot: Robot, function: str, state: Mapping[str, Column]) -> Matrix:
    """The matrix of the blocks M_uu, B; C, E."""
    M = mass_matrix(robot, state["q"])
    B, C, E = QUOTIENTS[function].blocks(robot, M, state)
    u = QUOTIENTS[function].pivots(robot)
    A = part(M, u, u)
    pairs = (*zip(A, B, strict=True), *zip(C, E, strict=True))
    return [[*left, *right] for left, right in pairs]


@dataclass(frozen=True)
class _Known:
    """Normal forms of nodes of one graph."""

    graph: Graph
    units: tuple[tuple[str, ...], ...]

    def forms(self, values: Sequence[Scalar]) -> list[Harmonics]:
        return normal_forms([self.graph.constant(x) for x in values], units=self.units)

    def without_zeros(self, W: Matrix) -> Matrix:
        """The matrix with 0 for every entry that is zero in normal form."""
        return [
            [x if form.terms else 0 for x, form in zip(row, self.forms(row), strict=True)]
            for row in W
        ]

    def quotients(
        self, W: Matrix, pivots: Sequence[int], rows: Sequence[int], columns: Sequence[int]
    ) -> Quotients:
        """E - C A^-1 B for the block A of the pivots (`lie/minors.py`)."""
        N = bordered_minors(W, pivots, rows, columns)
        every = [principal_minor(W, pivots), *(x for row in N for x in row)]
        denominator, *flat = without_common_factor(self.forms(every))
        return Quotients(_cut(flat, len(columns)), denominator)


def _cut(flat: list[Harmonics], width: int) -> Forms:
    """Rows of this width."""
    return [flat[k : k + width] for k in range(0, len(flat), width)]


def _polynomial_pivots(W: Matrix, n: int, known: _Known) -> list[int]:
    """Those of the first n rows that can be eliminated with polynomials of parameters as pivots."""
    found: list[int] = []
    for k in range(n):
        (minor,) = known.forms([principal_minor(W, [*found, k])])
        if set(minor.terms) == {CONSTANT} and _of_parameters(minor.terms[CONSTANT]):
            found.append(k)
    return found


def _of_parameters(polynomial: Polynomial) -> bool:
    return all(name.startswith("p[") for monomial in polynomial for name, _ in monomial)


# Eliminations as a textbook writes them: divisors by name, then the entries.
#
#     m = m_0 + m_1,    H = I_0 + I_1 + (..)/m,    H_4 = I_1 + (..)/m,    M_g[1,1] = a - H_4^2/H
#
# H is the pivot of the one DoF that is left, H_4 its coupling with the motor of qd_4. Of a
# free-floating planar robot without momentum, H omega + H_4 qd_4 + .. = 0.

Write = Callable[[Sequence[Harmonics]], list[SymbolicFormula]]
"""Writes normal forms as formulas."""


@dataclass(frozen=True)
class WrittenQuotients:
    """Entries, row-major, as formulas over named divisors, and what these are.

    `words` say what H and H_k mean, where there are such.
    """

    divisors: dict[str, SymbolicFormula]
    entries: list[SymbolicFormula]
    words: TextAndLatex | None = None

    def spelled_out(self, symbol: Symbols) -> list[SymbolicFormula]:
        """The entries without names of divisors."""
        known: dict[SymbolicFormula, SymbolicFormula] = {}
        for name, meaning in self.divisors.items():
            known[symbol(name)] = meaning.substitute(known)
        return [entry.substitute(known) for entry in self.entries]

    def at(self, q: Mapping[Symbol, float]) -> WrittenQuotients:
        """The same with numbers for some of the symbols."""
        values = {symbol: Constant(float(x)) for symbol, x in q.items()}
        divisors = {name: meaning.substitute(values) for name, meaning in self.divisors.items()}
        entries = [entry.substitute(values) for entry in self.entries]
        return WrittenQuotients(divisors, entries, self.words)


def write_stages(
    eliminated: ClosedFormElimination, write: Write, symbols: Symbols, taken: Set[str]
) -> WrittenQuotients:
    """As a textbook has it. `symbols` gives the symbol of a symbol of the graph.

    The divisors get names that are not `taken`.
    """
    writer = _QuotientWriter(write, symbols, taken)
    if len(eliminated.left) > 1 or eliminated.quotient.whole:
        return writer.over_one(eliminated.whole)
    return writer.in_stages(eliminated)


def write_grouped(
    eliminated: ClosedFormElimination,
    write: Write,
    symbols: Symbols,
    taken: Set[str],
    group: Callable[[Sequence[Harmonics]], Grouped],
) -> WrittenQuotients:
    """N / d, over groups of parameters, which come before d; `group` finds them."""
    whole = eliminated.whole
    forms = [whole.denominator, *(form for row in whole.numerators for form in row)]
    legend, (d, *flat) = group(forms)
    writer = _QuotientWriter(write, symbols, taken)
    meanings = write([Harmonics({CONSTANT: polynomial}) for polynomial in legend.values()])
    writer.divisors.update(zip(legend, meanings, strict=True))
    return writer.over_one(Quotients([flat], d))


class _QuotientWriter:
    def __init__(self, write: Write, symbols: Symbols, taken: Set[str]) -> None:
        self.write = write
        self.symbols = symbols
        self.taken = taken
        self.divisors: dict[str, SymbolicFormula] = {}

    def over_one(self, whole: Quotients) -> WrittenQuotients:
        """N / d; zeros alone need no d."""
        if not any(form.terms for row in whole.numerators for form in row):
            return WrittenQuotients(
                {}, self.write([form for row in whole.numerators for form in row])
            )
        (denominator,) = self.write([whole.denominator])
        number, denominator = content(denominator)
        d = self._named("d", denominator)
        numerators = self.write([form for row in whole.numerators for form in row])
        return WrittenQuotients(self.divisors, [divided(one, number) / d for one in numerators])

    def in_stages(self, eliminated: ClosedFormElimination) -> WrittenQuotients:
        """a_ij - c_i b_j / H, or a_ij alone where no pivot is left."""
        reduced = eliminated.reduced
        p = reduced.denominator.terms[CONSTANT]
        name = "m" if eliminated.slides_first else "d"
        (denominator,) = self.write([reduced.denominator])
        divisor = self._named(name, denominator)
        rows = [[self._over(form, p, divisor) for form in row] for row in reduced.numerators]
        if not eliminated.left:
            return WrittenQuotients(self.divisors, [entry for row in rows for entry in row])
        (pivot, *b), *rest = rows
        H = self._named("H", pivot)
        motors, kind = eliminated.robot.actuated, eliminated.quotient
        if kind.motor_columns:
            b = [self._named("H", x, k) for k, x in zip(motors, b, strict=True)]
        c = [row[0] for row in rest]
        if kind.motor_rows:
            c = [self._named("H", x, k) for k, x in zip(motors, c, strict=True)]
        entries = [
            a - x * y / H
            for x, (_, *row) in zip(c, rest, strict=True)
            for a, y in zip(row, b, strict=True)
        ]
        return WrittenQuotients(self.divisors, entries, self._words(eliminated, H))

    def _words(self, eliminated: ClosedFormElimination, H: SymbolicFormula) -> TextAndLatex | None:
        """What H and H_k are: if p_first = 0, p_left = H v_left + sum of H_k v_k."""

        def meaning(shown: Callable[[str], str]) -> str:
            def rates(entries: Sequence[int]) -> str:
                return ", ".join(shown(str(self.symbols(f"qd[{k}]"))) for k in entries)

            along, said = rates(eliminated.left), []
            if str(H) in self.divisors:
                said.append(f"{shown(str(H))} is the inertia along {along} with the motors locked")
            couplings = {k: f"{self._free('H')}_{k + 1}" for k in eliminated.robot.actuated}
            some = {k: name for k, name in couplings.items() if name in self.divisors}
            if some:
                names = ", ".join(map(shown, some.values()))
                said.append(f"{names} the momentum along {along} per unit of {rates(list(some))}")
            if said and eliminated.first:
                said.append(f"with zero momentum along {rates(eliminated.first)}")
            return ", ".join(said)

        text = meaning(str)
        return TextAndLatex(text, meaning(lambda name: f"${latex_name(name)}$")) if text else None

    def _free(self, name: str) -> str:
        """The name, longer if it is taken."""
        longer = name
        while longer in self.taken:
            longer += name
        return longer

    def _named(
        self, name: str, value: SymbolicFormula, entry: int | None = None
    ) -> SymbolicFormula:
        """A symbol that stands for a sum; what is no sum stands for itself."""
        if not isinstance(value, Sum):
            return value
        name = self._free(name)
        if entry is not None:
            name = f"{name}_{entry + 1}"
        self.divisors[name] = value
        return self.symbols(name)

    def _over(self, form: Harmonics, p: Polynomial, divisor: SymbolicFormula) -> SymbolicFormula:
        """form / p: a polynomial of what p divides, and a fraction of the rest."""
        whole: dict[Any, Polynomial] = {}
        rest: dict[Any, Polynomial] = {}
        own = {name for monomial in p for name, _ in monomial}
        for wave, polynomial in form.terms.items():
            for piece in _by_other_variables(polynomial, own):
                divided = quotient(piece, p)
                if divided is not None:
                    whole.setdefault(wave, {}).update(divided)
                else:
                    rest.setdefault(wave, {}).update(piece)
        undivided, numerator = self.write([Harmonics(whole), Harmonics(rest)])
        return undivided + numerator / divisor


def divided(value: SymbolicFormula, number: Number) -> SymbolicFormula:
    """A sum divided by a number, term by term."""
    return add(term / number for term in value.terms)


def _by_other_variables(polynomial: Polynomial, own: set[str]) -> list[Polynomial]:
    """The terms apart by what variables they have besides `own`."""
    parts: dict[Any, Polynomial] = {}
    for monomial, value in polynomial.items():
        others = tuple((name, e) for name, e in monomial if name not in own)
        parts.setdefault(others, {})[monomial] = value
    return list(parts.values())
