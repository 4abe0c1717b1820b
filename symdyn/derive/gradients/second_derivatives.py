"""Second derivatives of inverse dynamics, by dual numbers through the analytic first ones.

The first derivatives (`inverse_derivatives.py`) are derived once for each coordinate, with q_i
replaced by the dual number q_i + e, e^2 = 0, over whatever scalar q is made of: nodes, floats,
SymPy. On the graph the values are the nodes of the first derivatives, and only the rates are new.

    d2tau/dq_i dq_j,  d2tau/dq_i dqd_j,  dM/dq_i             rates of dtau/dq, dtau/dqd, M
    d2tau_k/dqd_i dqd_j = 2 Gamma[k][i][j] = dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k

d2tau/dq dq is symmetric: only the rates with j <= i are used. d2tau/dq dqdd is dM/dq, and the
others with qdd vanish. Gamma of the first kind comes out of M alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from symdyn.derive.gradients.carried_body import Carried
from symdyn.derive.gradients.inverse_derivatives import mass_matrix_of, torque_derivatives
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, cos, is_number, is_zero, label, sin

Cube = list[list[list[Scalar]]]


def inverse_dynamics_second_derivatives(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> tuple[Cube, Cube, Cube, Cube]:
    """d2tau/dqdq, d2tau/dqdqd, d2tau/dqd2 and dM/dq.

    At [k][i][j] are d2tau_k/dq_i dq_j, d2tau_k/dq_i dqd_j and d2tau_k/dqd_i dqd_j; dM_kj/dq_i is at
    [k][j][i].
    """
    n = robot.nv
    in_q, in_qd, in_M = [], [], []
    for i in range(n):
        carried, (accelerations,) = _carried_by_duals(robot, i, q, qd, qdd)
        dq, dqd = torque_derivatives(carried, accelerations)
        in_q.append(_rates(dq))
        in_qd.append(_rates(dqd))
        in_M.append(_rates(mass_matrix_of(carried)))
    dM = [[[in_M[i][k][j] for i in range(n)] for j in range(n)] for k in range(n)]
    return (
        [[[in_q[max(i, j)][k][min(i, j)] for j in range(n)] for i in range(n)] for k in range(n)],
        [[[in_qd[i][k][j] for j in range(n)] for i in range(n)] for k in range(n)],
        _christoffel(in_M),
        dM,
    )


def christoffel_symbols(robot: Robot, q: Sequence[Scalar]) -> Cube:
    """Gamma[k][i][j] = 1/2 (dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k), symmetric in i and j.

    The half is taken of the inertias, in which M is linear: for plain numbers it costs nothing.
    """
    halved = tuple(
        replace(body, inertia=Inertia(*(Fraction(1, 2) * x for x in body.inertia.parameters)))
        for body in robot.links
    )
    half, rest = replace(robot, links=halved), [0] * robot.nv
    loads = [_carried_by_duals(half, i, q, rest)[0] for i in range(robot.nv)]
    return _christoffel([_rates(mass_matrix_of(carried)) for carried in loads])


def _christoffel(dM: Sequence[Sequence[Sequence[Scalar]]]) -> Cube:
    """dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k at [k][i][j], from dM[i] = dM/dq_i."""
    n = range(len(dM))
    lower = [
        [[dM[i][k][j] + dM[j][k][i] - dM[k][i][j] for j in range(i + 1)] for i in n] for k in n
    ]
    return [[[lower[k][max(i, j)][min(i, j)] for j in n] for i in n] for k in n]


def _carried_by_duals(
    robot: Robot,
    i: int,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    *others: Sequence[Scalar],
) -> tuple[Carried, list[list[Scalar]]]:
    """What the joints carry, over q_i + e; further vectors as duals with rate 0."""
    by = f"q{i + 1}"

    def still(x: Scalar) -> Scalar:
        return x if is_number(x) else Dual(x, 0, by)

    moved = [Dual(x, 1, by) if i == j else still(x) for j, x in enumerate(q)]
    carried = Carried(robot.map_scalars(still), moved, [still(x) for x in qd])
    return carried, [[still(x) for x in vector] for vector in others]


class Dual:
    """value + rate e with e^2 = 0, for a derivation that adds, multiplies and takes sines.

    Numbers mix with duals. Any other scalar has to be wrapped, since a graph node on the left of an
    operator does not know duals. A rate of exact zero is not multiplied.
    """

    __slots__ = ("by", "rate", "value")
    __array_ufunc__ = None  # NumPy scalars leave the arithmetic to this class

    def __init__(self, value: Scalar, rate: Scalar, by: str) -> None:
        self.value, self.rate, self.by = value, rate, by

    @property
    def is_zero(self) -> bool:
        """True where value and rate are structurally zero."""
        return is_zero(self.value) and is_zero(self.rate)

    def __add__(self, other: Any) -> Dual:
        if isinstance(other, Dual):
            return Dual(self.value + other.value, self.rate + other.rate, self.by)
        return Dual(self.value + other, self.rate, self.by)

    def __sub__(self, other: Any) -> Dual:
        if isinstance(other, Dual):
            return Dual(self.value - other.value, self.rate - other.rate, self.by)
        return Dual(self.value - other, self.rate, self.by)

    def __mul__(self, other: Any) -> Dual:
        if not isinstance(other, Dual):
            return Dual(self.value * other, self.rate * other, self.by)
        if is_zero(self.rate):
            rate = 0 if is_zero(other.rate) else self.value * other.rate
        elif is_zero(other.rate):
            rate = self.rate * other.value
        else:
            rate = self.rate * other.value + self.value * other.rate
        return Dual(self.value * other.value, rate, self.by)

    def __truediv__(self, number: Any) -> Dual:
        return Dual(self.value / number, self.rate / number, self.by)

    __radd__ = __add__
    __rmul__ = __mul__

    def __rsub__(self, other: Any) -> Dual:
        return Dual(other - self.value, -self.rate, self.by)

    def __neg__(self) -> Dual:
        return Dual(-self.value, -self.rate, self.by)

    def sin(self) -> Dual:
        return Dual(sin(self.value), self.rate * cos(self.value), self.by)

    def cos(self) -> Dual:
        return Dual(cos(self.value), -(self.rate * sin(self.value)), self.by)

    def mark(self, name: str, block: str = "") -> None:
        """Name the value, and the rate after it."""
        label(self.value, name, block)
        label(self.rate, f"{name}_{self.by}", f"{block}; by {self.by}")


def _rates(matrix: Sequence[Sequence[Scalar]]) -> list[list[Scalar]]:
    return [[entry.rate if isinstance(entry, Dual) else 0 for entry in row] for row in matrix]
