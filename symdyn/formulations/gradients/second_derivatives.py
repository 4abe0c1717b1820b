"""Second derivatives of inverse dynamics, by dual numbers through the analytic first ones.

The first derivatives (`inverse_derivatives.py`) are derived once for each coordinate, with q_i
replaced by the dual number q_i + e, e^2 = 0, over whatever scalar q is made of: nodes, floats,
SymPy. On the graph the values are the nodes of the first derivatives, and only the rates are new.

    d2tau/dq_i dq_j,  d2tau/dq_i dqd_j,  dM/dq_i             rates of dtau/dq, dtau/dqd, M
    d2tau_k/dqd_i dqd_j = dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k - <[i, k], j> - <[j, k], i>
    2 Gamma[k][i][j]    = the same + <[i, j], k>

Joints of several DoF move along their screws: d2tau/dq_i dq_j is the derivative along i of the
derivative along j. <[i, j], k> is the product of the bracket of two such DoF of one joint with
the motion along k, in the metric of the links (`brackets.py`); all others vanish. d2tau/dq dq is
symmetric but for DoF of one joint: elsewhere only the rates with j <= i are used. d2tau/dq
dqdd is dM/dq, and the others with qdd vanish. Gamma of the first kind comes out of M alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

from symdyn.formulations.gradients.carried_body import Carried
from symdyn.formulations.gradients.inverse_derivatives import mass_matrix_of, torque_derivatives
from symdyn.formulations.shared.brackets import pairs_of_one_joint, require_closed
from symdyn.lie import SE3, Ad_dual_inverse, ad, hat, pairing, vec
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, cos, is_number, is_zero, label, sin

Cube = list[list[list[Scalar]]]


def inverse_dynamics_second_derivatives(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> tuple[Cube, Cube, Cube, Cube]:
    """d2tau/dqdq, d2tau/dqdqd, d2tau/dqd2 and dM/dq.

    At [k][i][j] are d2tau_k/dq_i dq_j, d2tau_k/dq_i dqd_j and d2tau_k/dqd_i dqd_j; dM_kj/dq_i is at
    [k][j][i]. The derivative in q_i is taken last.
    """
    require_closed(robot, "inverse_dynamics_second_derivatives")
    n, one_joint = robot.nv, pairs_of_one_joint(robot)
    in_q, in_qd, in_M = [], [], []
    for i in range(n):
        carried, (accelerations,) = _carried_by_duals(robot, i, q, qd, qdd)
        dq, dqd = torque_derivatives(carried, accelerations)
        in_q.append(_rates(dq))
        in_qd.append(_rates(dqd))
        in_M.append(_rates(mass_matrix_of(carried)))

    def twice_by_q(k: int, i: int, j: int) -> Scalar:
        last, first = (i, j) if (i, j) in one_joint else (max(i, j), min(i, j))
        return in_q[last][k][first]

    dM = [[[in_M[i][k][j] for i in range(n)] for j in range(n)] for k in range(n)]
    return (
        [[[twice_by_q(k, i, j) for j in range(n)] for i in range(n)] for k in range(n)],
        [[[in_qd[i][k][j] for j in range(n)] for i in range(n)] for k in range(n)],
        _symmetric_part(in_M, _bracket_products(robot, q)),
        dM,
    )


def christoffel_symbols(robot: Robot, q: Sequence[Scalar]) -> Cube:
    """Gamma[k][i][j], symmetric in i and j but for DoF of one joint.

    The half is taken of the inertias, in which M is linear: for plain numbers it costs nothing.
    """
    halved = tuple(
        replace(body, inertia=Inertia(*(Fraction(1, 2) * x for x in body.inertia.parameters)))
        for body in robot.links
    )
    half, rest = replace(robot, links=halved), [0] * robot.nv
    loads = [_carried_by_duals(half, i, q, rest)[0] for i in range(robot.nv)]
    products = _bracket_products(half, q)
    gamma = _symmetric_part([_rates(mass_matrix_of(carried)) for carried in loads], products)
    for (i, j), along in products.items():
        for k, product in enumerate(along):
            gamma[k][i][j] = gamma[k][i][j] + product
    return gamma


Products = Mapping[tuple[int, int], Sequence[Scalar]]
"""<[i, j], k> over k, for each pair of DoF of one joint."""


def _symmetric_part(dM: Sequence[Sequence[Sequence[Scalar]]], products: Products) -> Cube:
    """Twice the part of Gamma that is symmetric in i and j, at [k][i][j], from dM[i] = dM/dq_i."""
    n = range(len(dM))

    def entry(k: int, i: int, j: int) -> Scalar:
        total = dM[i][k][j] + dM[j][k][i] - dM[k][i][j]
        for a, b in ((i, j), (j, i)):
            if (a, k) in products:
                total = total - products[a, k][b]
        return total

    lower = [[[entry(k, i, j) for j in range(i + 1)] for i in n] for k in n]
    return [[[lower[k][max(i, j)][min(i, j)] for j in n] for i in n] for k in n]


def _bracket_products(robot: Robot, q: Sequence[Scalar]) -> dict[tuple[int, int], list[Scalar]]:
    """<[i, j], k>: the momentum of all that moves with k, along the bracket of the screws."""
    if not pairs_of_one_joint(robot):
        return {}
    carried = Carried(robot, q, [0] * robot.nv)
    brackets = [
        {(a.index, b.index): ad(a.screw, b.screw) for a in own for b in own if a is not b}
        for own in carried.dofs
    ]
    found: dict[tuple[int, int], list[Scalar]] = {
        pair: [0] * robot.nv for own in brackets for pair in own
    }
    for k, parent in carried.inward():
        ancestors = list(carried.robot.ancestors(parent))
        steps = [carried.inner_pose(k), *(carried.transforms[j] for j in ancestors)]
        for number, own in enumerate(carried.dofs[k]):
            H = carried.momentum(k, number)
            for pair, bent in brackets[k].items():
                found[pair][own.index] += pairing(H, bent)
            for step, j in zip(steps, ancestors, strict=False):
                H = Ad_dual_inverse(step, H)
                for pair, bent in brackets[j].items():
                    found[pair][own.index] += own.rate * pairing(H, bent)
        for pair, bent in brackets[k].items():
            H = carried.momentum_of(k, bent)
            for step, j in zip(steps, ancestors, strict=False):
                H = Ad_dual_inverse(step, H)
                for other in carried.dofs[j]:
                    found[pair][other.index] += other.rate * pairing(H, other.screw)
    return found


def _carried_by_duals(
    robot: Robot,
    i: int,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    *others: Sequence[Scalar],
) -> tuple[Carried, list[list[Scalar]]]:
    """What the joints carry, with q moved along the DoF i by e; others as duals of rate 0."""
    by = f"q{i + 1}"
    mover, own = _joint_of(robot, i)
    joint, start = robot.joints[mover], robot.q_starts[mover]
    position = joint.motion_coordinates(robot.positions(mover, q))
    turned = joint.nq > 1 and joint.motion.axis_rotations(position) is None
    rates: list[Scalar] = [0] * len(q)
    if not turned:
        along = [int(k == own) for k in range(joint.nv)]
        rates[start : start + joint.nq] = joint.motion.qdot(position, along)

    still = partial(as_dual, by=by)

    def displaced(k: int, X: SE3) -> SE3:
        """X exp(S e) where a quaternion turns: X S is made of entries that are there already."""
        if k != mover or not turned:
            return X
        s, u = joint.motion.screws[own]
        R = vec.mat3([[_value(x) for x in row] for row in X.R])
        dR, dp = vec.matmul(R, hat(s)), vec.apply(R, u)
        rows: list[list[Any]] = [
            [Dual(x, dx, by) for x, dx in zip(*pair, strict=True)]
            for pair in zip(R, dR, strict=True)
        ]
        p: list[Any] = [Dual(_value(x), dx, by) for x, dx in zip(X.p, dp, strict=True)]
        return SE3(vec.mat3(rows), (p[0], p[1], p[2]))

    moved: list[Any] = [
        still(x) if is_zero(rate) else Dual(x, rate, by) for x, rate in zip(q, rates, strict=True)
    ]
    carried = Carried(robot.map_scalars(still), moved, [still(x) for x in qd], displaced)
    return carried, [[still(x) for x in vector] for vector in others]


def _joint_of(robot: Robot, i: int) -> tuple[int, int]:
    """The joint that velocity i belongs to, followers apart, and which of its DoF it is."""
    starts = zip(robot.v_starts, robot.joints, strict=True)
    return next(
        (number, i - start)
        for number, (start, joint) in enumerate(starts)
        if joint.mimic is None and start <= i < start + joint.nv
    )


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


def as_dual(x: Scalar, by: str) -> Any:
    """A scalar that does not change, among duals."""
    return x if is_number(x) else Dual(x, 0, by)


def rates_of(entries: Sequence[Scalar]) -> list[Scalar]:
    """The rates of duals; numbers have none."""
    return [entry.rate if isinstance(entry, Dual) else 0 for entry in entries]


def _rates(matrix: Sequence[Sequence[Scalar]]) -> list[list[Scalar]]:
    return [rates_of(row) for row in matrix]


def _value(x: Scalar) -> Scalar:
    return x.value if isinstance(x, Dual) else x
