"""Closed chains by the general algorithm, on the factors of the mass matrix of the whole tree.

    qdd_f = M^-1 (tau - h)                                    without constraints
    f     = Omega^+ (K qdd_f + k),    Omega = K M^-1 K^T      what frame_a exerts on frame_b
    qdd   = qdd_f - M^-1 K^T f                                                      (RK88-II 4.9)

The tree has the arms and the objects that they hold, so that K has both and Omega = K M^-1 K^T is
the paper's J M^-1 J^T + A M(C)^-1 A^T (3.1). With M = L^T D L nothing is inverted:

    L^T Y = K^T,  L^T z = tau - h,   Omega = Y^T D^-1 Y,   r = Y^T D^-1 z + k,
    nu = D^-1 (z - Y f),   L qdd = nu

Rows of Y and of L are zero where the tree has no path. Omega may be singular; it is solved in its
range (`semidefinite.py`): accelerations are unique, and f is the shortest of all that cause them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from symdyn.formulations.constrained.constraint_jacobian import ConstraintRows, sixes
from symdyn.formulations.constrained.contact_forces import InRange
from symdyn.formulations.constrained.ends import rates_by_motions
from symdyn.formulations.forward import ldlt
from symdyn.formulations.inverse.newton_euler_matrix import bias
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie.matrices import Matrix, zeros
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_zero, label

Column = Sequence[Scalar]
Six = list[list[Scalar]]


def closed_chain_dynamics(
    robot: Robot, q: Column, qd: Column, tau: Column, f_tip: TipWrenches = None
) -> tuple[list[Scalar], Six]:
    """qdd, and f with six entries a constraint, zero in free directions."""
    chain = _Chain(ConstraintRows.at(robot, q, "closed_chain_dynamics"), q)
    f, nu = chain.forces(qd, tau, f_tip)
    return ldlt.back_solved(chain.L, nu), chain.rows.spread(f)


def closed_chain_report(
    robot: Robot, q: Column, qd: Column, tau: Column, f_tip: TipWrenches = None
) -> tuple[Six, Six, list[Scalar]]:
    """Wdot = K qdd + k with all six rows, which entries of f are open, and the rank of Omega.

    K qdd = K L^-1 nu = Y^T nu.
    """
    chain = _Chain(ConstraintRows.at(robot, q, "closed_chain_report"), q)
    _, nu = chain.forces(qd, tau, f_tip)
    rates = rates_by_motions(robot, chain.rows.constraint_paths, chain.rows.all, q, qd)
    Wdot = [x + _sum_of_products(y, nu) for x, y in zip(rates, chain.halves, strict=True)]
    found = chain.held
    return sixes(Wdot), chain.rows.spread(found.undetermined), [found.rank]


def contact_inertia_inverse(robot: Robot, q: Column) -> Matrix:
    """Omega = K M^-1 K^T with all six rows of each constraint."""
    chain = _Chain(ConstraintRows.at(robot, q, "contact_inertia_inverse"), q)
    return chain.compliance(range(len(chain.halves)))


class _Chain:
    """The factors of the tree's mass matrix, and K seen through them."""

    def __init__(self, rows: ConstraintRows, q: Column) -> None:
        self.rows, self.q = rows, q
        self.L, self.D = ldlt.factors(rows.robot, q)

    @cached_property
    def halves(self) -> Matrix:
        """The columns of Y, L^T Y = K^T, of all six rows of each constraint."""
        return [self._half(n, row) for n, row in enumerate(self.rows.all)]

    def _half(self, n: int, row: Column) -> list[Scalar]:
        if all(map(is_zero, row)):
            return list(row)
        title = f"constraint {n // 6 + 1}: L^T Y = K^T"
        y = ldlt.half_solved(self.L, row)
        return [label(x, f"Y{j + 1}_{n + 1}", title) for j, x in enumerate(y)]

    @cached_property
    def weighted(self) -> Matrix:
        """The columns of D^-1 Y."""
        title = "D^-1 Y"
        return [
            [
                y if is_zero(y) else label(y / d, f"X{j + 1}_{n + 1}", title)
                for j, (y, d) in enumerate(zip(column, self.D, strict=True))
            ]
            for n, column in enumerate(self.halves)
        ]

    def compliance(self, chosen: Sequence[int]) -> Matrix:
        """Y^T D^-1 Y of some rows."""
        Omega = zeros(len(chosen), len(chosen))
        for i, a in enumerate(chosen):
            for j, b in enumerate(chosen[: i + 1]):
                value = _sum_of_products(self.halves[a], self.weighted[b])
                label(value, f"Omega{i + 1}_{j + 1}", "Omega = Y^T D^-1 Y")
                Omega[i][j] = Omega[j][i] = value
        return Omega

    @cached_property
    def held(self) -> InRange:
        """Omega of the held rows, factored."""
        Omega = self.compliance(self.rows.held)
        return InRange(Omega, range(len(Omega)))

    def forces(
        self, qd: Column, tau: Column, f_tip: TipWrenches
    ) -> tuple[list[Scalar], list[Scalar]]:
        """f of the held rows, and nu."""
        robot, held = self.rows.robot, self.rows.held
        h = bias(robot, self.q, qd, f_tip)
        for j, value in enumerate(h):
            label(value, f"h{j + 1}", "bias h = C qd + phi")
        z = ldlt.half_solved(self.L, [t - x for t, x in zip(tau, h, strict=True)])
        k = rates_by_motions(robot, self.rows.constraint_paths, self.rows.all, self.q, qd)
        r = [k[n] + _sum_of_products(self.weighted[n], z) for n in held]
        for i, value in enumerate(r):
            label(value, f"r{i + 1}", "constraint violation of the free motion: r = Y^T D^-1 z + k")
        f = self.held.solve(r)
        for i, value in enumerate(f):
            label(value, f"f{i + 1}", "contact forces: Omega f = r")
        nu = []
        for j, d in enumerate(self.D):
            total = z[j] / d
            for n, value in zip(held, f, strict=True):
                if not is_zero(self.weighted[n][j]):
                    total = total - self.weighted[n][j] * value
            nu.append(label(total, f"nu{j + 1}", "nu = D^-1 (z - Y f)"))
        return f, nu


def _sum_of_products(a: Column, b: Column) -> Scalar:
    """a^T b without the products that are zero as they are written."""
    total: Scalar = 0
    for x, y in zip(a, b, strict=True):
        if not (is_zero(x) or is_zero(y)):
            total = total + x * y
    return total
