"""Robots without a motor at every DoF, by eliminating blocks of the mass matrix.

    | M_aa  M_au | |qdd_a|   |h_a|   |tau_a|
    | M_ua  M_uu | |qdd_u| + |h_u| = |tau_u|            a with a motor, u without       (SM03 A1)

    M_g = M_aa - M_au M_uu^-1 M_ua,     J_g = J_a + J_u J_D,     J_D = -M_uu^-1 M_ua    (28), (41)
    h_g = h_a - D h_u,    T_hat = tau_a - D tau_u,    D = M_au M_uu^-1 = -J_D^T             (28)

so that M_g qdd_a + h_g = T_hat. M is that of composite bodies, M_uu = L^T D L is factorised from
the tips. Given accelerations qdd_a, with h' = h + M (qdd_a, 0) by inverse dynamics,

    qdd_u = M_uu^-1 (tau_u - h'_u),     tau_a = h'_a + M_au qdd_u                       (A6), (A8)
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.forward import ldlt
from symdyn.formulations.forward.zero_pivots import largest_inertias
from symdyn.formulations.inverse.newton_euler_matrix import bias, inverse_dynamics
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.formulations.underactuated.locked_robot import (
    LockedRobot,
    chosen,
    part,
    require_partitioned,
    spread,
    with_disturbance,
)
from symdyn.lie.matrices import Matrix, add_columns, apply, negate_matrix, transpose, zeros
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label

Column = Sequence[Scalar]


class Elimination:
    """The factors of the block M_uu of a mass matrix, u the DoF that are eliminated."""

    def __init__(self, robot: Robot, q: Column, given: Sequence[int], free: Sequence[int]) -> None:
        locked_robot = LockedRobot.with_free_dofs(robot, free)
        with locked_robot.named():
            ldlt.require_inertia(locked_robot, q)
            M = mass_matrix(robot, q)
            largest = largest_inertias(locked_robot, robot.transforms(q))
            self.L, self.D = ldlt.factorize(part(M, free, free), largest)
        self.own = part(M, given, given)
        self.mixed = part(M, free, given)

    def solve(self, b: Column) -> list[Scalar]:
        """M_uu^-1 b."""
        return ldlt.solve(self.L, self.D, b)

    def schur_complement(self) -> Matrix:
        """M_aa - M_au M_uu^-1 M_ua = M_aa - Y^T D^-1 Y with L^T Y = M_ua."""
        columns = [ldlt.half_solved(self.L, column) for column in transpose(self.mixed)]
        weighted = [
            [
                label(y / d, f"z{j + 1}_{k + 1}", "columns of L^-T M_ua over D")
                for k, (y, d) in enumerate(zip(column, self.D, strict=True))
            ]
            for j, column in enumerate(columns)
        ]
        n = len(columns)
        result = zeros(n, n)
        for i in range(n):
            for j in range(i + 1):
                total = self.own[i][j]
                for y, z in zip(columns[i], weighted[j], strict=True):
                    total = total - y * z
                result[i][j] = result[j][i] = total
        return result


def _parts(robot: Robot, q: Column, function: str) -> Elimination:
    require_partitioned(robot, function)
    return Elimination(robot, q, robot.actuated, robot.unactuated)


def generalized_inertia(robot: Robot, q: Column) -> Matrix:
    """M_g = M_aa - M_au M_uu^-1 M_ua (SM03 eq. B7)."""
    return _parts(robot, q, "generalized_inertia").schur_complement()


def disturbance_jacobian(robot: Robot, q: Column) -> Matrix:
    """J_D = -M_uu^-1 M_ua: at zero momentum qd_u = J_D qd_a (SM03 eq. 38, with our sign)."""
    return negate_matrix(transpose(dynamic_coupling(robot, q, "disturbance_jacobian")))


def dynamic_coupling(robot: Robot, q: Column, function: str = "dynamic_coupling") -> Matrix:
    """D = M_au M_uu^-1 (SM03 section 6)."""
    blocks = _parts(robot, q, function)
    return [blocks.solve(column) for column in transpose(blocks.mixed)]


def generalized_jacobian(robot: Robot, q: Column) -> list[Matrix]:
    """J_g = J_a + J_u J_D of each tip (SM03 eq. 41)."""
    return with_disturbance(robot, q, disturbance_jacobian(robot, q))


def generalized_force(robot: Robot, q: Column, tau: Column) -> list[Scalar]:
    """T_hat = tau_a - D tau_u (SM03 eq. 28)."""
    return _reduced(robot, _parts(robot, q, "generalized_force"), tau)


def generalized_bias(robot: Robot, q: Column, qd: Column) -> list[Scalar]:
    """h_g = h_a - D h_u, gravity included (SM03 eq. 28)."""
    return _reduced(robot, _parts(robot, q, "generalized_bias"), bias(robot, q, qd))


def _reduced(robot: Robot, blocks: Elimination, b: Column) -> list[Scalar]:
    """b_a - M_au M_uu^-1 b_u."""
    carried = apply(transpose(blocks.mixed), blocks.solve(chosen(b, robot.unactuated)))
    return [x - y for x, y in zip(chosen(b, robot.actuated), carried, strict=True)]


def underactuated_inverse_dynamics(
    robot: Robot,
    q: Column,
    qd: Column,
    qdd_a: Column,
    tau_u: Column,
    f_tip: TipWrenches = None,
    passive: Column | None = None,
) -> tuple[list[Scalar], list[Scalar]]:
    """tau_a and qdd_u: what the motors have to do, and what everything else does (SM03 eq. 28)."""
    require_partitioned(robot, "underactuated_inverse_dynamics")
    sides = (robot.actuated, robot.unactuated)
    return _mixed_dynamics(robot, (q, qd), sides, qdd_a, tau_u, f_tip, passive)


def hybrid_dynamics(
    robot: Robot,
    q: Column,
    qd: Column,
    tau_a: Column,
    qdd_u: Column,
    f_tip: TipWrenches = None,
    passive: Column | None = None,
) -> tuple[list[Scalar], list[Scalar]]:
    """qdd_a and tau_u: the motion that motors make where everything else moves as given."""
    require_partitioned(robot, "hybrid_dynamics")
    sides = (robot.unactuated, robot.actuated)
    tau_u, qdd_a = _mixed_dynamics(robot, (q, qd), sides, qdd_u, tau_a, f_tip, passive)
    return qdd_a, tau_u


def _mixed_dynamics(
    robot: Robot,
    state: tuple[Column, Column],
    sides: tuple[Sequence[int], Sequence[int]],
    accelerations: Column,
    forces: Column,
    f_tip: TipWrenches,
    passive: Column | None,
) -> tuple[list[Scalar], list[Scalar]]:
    """The forces on one side, whose accelerations are given, and the other side's accelerations."""
    given, free = sides
    blocks = Elimination(robot, state[0], given, free)
    needed = inverse_dynamics(robot, *state, spread(robot, given, accelerations), f_tip)
    if passive is not None:
        needed = add_columns(needed, passive)
    left = [t - x for t, x in zip(forces, chosen(needed, free), strict=True)]
    moved = blocks.solve(left)
    for k, value in zip(free, moved, strict=True):
        label(value, f"qdd{k + 1}", "accelerations of the DoF with given forces")
    return add_columns(chosen(needed, given), apply(transpose(blocks.mixed), moved)), moved


def factorized(robot: Robot, M_g: Matrix, largest: Sequence[float]) -> tuple[Matrix, list[Scalar]]:
    """L and D of the generalized inertia, rejected where no motor moves inertia."""
    try:
        return ldlt.factorize(M_g, chosen(largest, robot.actuated))
    except ldlt.SingularMassMatrix as singular:
        raise ldlt.SingularMassMatrix(robot.actuated[singular.index]) from None


def forward_dynamics(
    robot: Robot, q: Column, qd: Column, tau: Column, f_tip: TipWrenches = None
) -> list[Scalar]:
    """qdd_a = M_g^-1 (T_hat - h_g), then M_uu qdd_u = tau_u - h_u - M_ua qdd_a (SM03 Table I)."""
    require_partitioned(robot, "forward_dynamics")
    ldlt.require_inertia(robot, q)
    blocks = _parts(robot, q, "forward_dynamics")
    left = [t - x for t, x in zip(tau, bias(robot, q, qd, f_tip), strict=True)]
    L, D = factorized(
        robot, blocks.schur_complement(), largest_inertias(robot, robot.transforms(q))
    )
    qdd_a = ldlt.solve(L, D, _reduced(robot, blocks, left))
    pulled = apply(blocks.mixed, qdd_a)
    pushed = chosen(left, robot.unactuated)
    qdd_u = blocks.solve([x - y for x, y in zip(pushed, pulled, strict=True)])
    every = spread(robot, robot.actuated, qdd_a)
    return add_columns(every, spread(robot, robot.unactuated, qdd_u))
