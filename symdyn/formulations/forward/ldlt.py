"""Forward dynamics by factorising the mass matrix: M = L^T D L, tips first.

    M qdd = tau - h,    h = C qd + phi

Elimination starts at the tips, where a tree's mass matrix has its zeros, so that none fills in and
only joints on one path to the base meet (Featherstone 2005). No square root is taken. The DoF
of one joint are rows like any others, the last one eliminated first; of a free base, six.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symdyn.errors import FunctionError
from symdyn.formulations.forward.zero_pivots import (
    is_numeric,
    largest_inertias,
    somewhere,
    vanishes,
)
from symdyn.formulations.inverse.newton_euler_matrix import bias
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie.matrices import Matrix, identity, symmetric
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_number, label


class SingularMassMatrix(ArithmeticError):
    """Nothing has inertia along coordinate `index`: its acceleration is not determined."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


def factors(robot: Robot, q: Sequence[Scalar]) -> tuple[Matrix, list[Scalar]]:
    """Return L and D of the mass matrix; reject coordinates without inertia."""
    require_inertia(robot, q)
    return factorize(mass_matrix(robot, q), largest_inertias(robot, robot.transforms(q)))


def require_inertia(robot: Robot, q: Sequence[Scalar]) -> None:
    """Reject robots of numbers that have no inertia along some coordinate at any q.

    With symbols for q the pivots do not show it: they may be rounding errors for all numbers q.
    The robot is therefore tried once with numbers for q.
    """
    if not all(map(is_number, q)) and is_numeric(robot):
        factors(robot, somewhere(robot))


def require_own_joints(robot: Robot, function: str, instead: str = "ldlt") -> None:
    """Reject mimic joints, which articulated bodies do not allow.

    `instead` is the method that the error recommends.
    """
    if any(joint.mimic for joint in robot.joints):
        raise FunctionError(
            f"{robot.name}: {function}: articulated bodies need independent joints, and the robot "
            f"has mimic joints; use the method {instead}"
        )


def factorize(M: Matrix, largest: Sequence[float] | None = None) -> tuple[Matrix, list[Scalar]]:
    """L (unit lower triangular) and the diagonal D with M = L^T D L.

    Raises `SingularMassMatrix` where a pivot is zero, or only rounding against its `largest`.
    """
    n = len(M)
    largest = [0.0] * n if largest is None else largest
    work = [list(row) for row in M]
    L = identity(n)
    D: list[Scalar] = [0] * n
    for k in reversed(range(n)):
        if vanishes(work[k][k], largest[k]):
            raise SingularMassMatrix(k)
        title = f"row {k + 1} of L and entry {k + 1} of D in M = L^T D L"
        D[k] = label(work[k][k], f"D{k + 1}", title)
        for i in range(k):
            L[k][i] = label(work[k][i] / D[k], f"L{k + 1}_{i + 1}", title)
        for i in range(k):
            for j in range(i + 1):
                work[i][j] = work[i][j] - L[k][i] * work[k][j]
                work[j][i] = work[i][j]
    return L, D


def half_solved(L: Matrix, b: Sequence[Scalar]) -> list[Scalar]:
    """Return y with L^T y = b."""
    y = list(b)
    for k in reversed(range(len(b))):
        label(y[k], f"y{k + 1}", "solve L^T y = right-hand side, tips first")
        for i in range(k):
            y[i] = y[i] - L[k][i] * y[k]
    return y


def back_solved(L: Matrix, y: Iterable[Scalar]) -> list[Scalar]:
    """Return x with L x = y."""
    x: list[Scalar] = []
    for k, value in enumerate(y):
        for i in range(k):
            value = value - L[k][i] * x[i]
        x.append(label(value, f"x{k + 1}", "solve L x = y / D, base first"))
    return x


def solve(L: Matrix, D: list[Scalar], b: Sequence[Scalar]) -> list[Scalar]:
    """Return x with L^T D L x = b."""
    return back_solved(L, (y / d for y, d in zip(half_solved(L, b), D, strict=True)))


def forward_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    tau: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """Return the accelerations qdd under the joint forces tau."""
    h = bias(robot, q, qd, f_tip)
    for k, value in enumerate(h):
        label(value, f"h{k + 1}", "bias h = C qd + phi")
    L, D = factors(robot, q)
    return solve(L, D, [t - x for t, x in zip(tau, h, strict=True)])


def inverse_mass_matrix(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """Return M^-1 = L^-1 D^-1 L^-T, column by column."""
    return inverse(*factors(robot, q))


def inverse(L: Matrix, D: list[Scalar]) -> Matrix:
    """(L^T D L)^-1, of which the upper half is taken from its columns."""
    return symmetric([solve(L, D, column) for column in identity(len(D))])
