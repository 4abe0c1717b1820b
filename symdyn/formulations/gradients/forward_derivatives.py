"""Derivatives of forward dynamics and the linearised equations of motion.

Forward dynamics holds tau = ID(q, qd, qdd) fixed, so that no inverse is ever differentiated:

    dqdd/dq = -M^-1 dtau/dq,    dqdd/dqd = -M^-1 dtau/dqd,    dqdd/dtau = M^-1
    dqdd/df_tip = -M^-1 J^T

with dtau of inverse dynamics at the qdd that the forces cause (Carpentier and Mansard 2018; PBP95
section 5 asks for the linearisation). M = L^T D L is factorised once (`ldlt.py`); M, the bias and
the derivatives come from what the joints carry (`carried_body.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.forward.ldlt import factorize, require_inertia
from symdyn.formulations.forward.zero_pivots import largest_inertias
from symdyn.formulations.gradients.carried_body import Carried
from symdyn.formulations.gradients.inverse_derivatives import (
    by_tips,
    mass_matrix_of,
    tip_rows,
    torque_derivatives,
    torques_of,
)
from symdyn.formulations.shared.brackets import (
    pairs_of_one_joint,
    require_closed,
    velocity_brackets,
)
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie.matrices import (
    Matrix,
    add_matrices,
    from_blocks,
    identity,
    negate_matrix,
    symmetric,
    transpose,
    zeros,
)
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label


def forward_dynamics_derivatives(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    tau: Sequence[Scalar],
    f_tip: TipWrenches = None,
    resisting: tuple[Matrix, Matrix] | None = None,
) -> tuple[Matrix, ...]:
    """dqdd/dq, dqdd/dqd and dqdd/dtau = M^-1 at the state q, qd under the joint forces tau.

    `resisting` are the derivatives in q and qd of forces that the motors have to overcome, such as
    `passive_force_derivatives`; the forces themselves are to be taken off tau. Where the tips'
    wrenches are given, dqdd/df_tip = -M^-1 J^T follows, an axis for the tips and one for six.
    """
    require_closed(robot, "forward_dynamics_derivatives")
    require_inertia(robot, q)
    carried = Carried(robot, q, qd)
    h = torques_of(carried, [0] * robot.nv, f_tip)
    for k, value in enumerate(h):
        label(value, f"bias{k + 1}", "bias h = C qd + phi")
    largest = largest_inertias(robot, robot.transforms(q))
    factors = LdlFactors(mass_matrix_of(carried), largest)
    qdd = factors.solve([t - x for t, x in zip(tau, h, strict=True)])
    for k, value in enumerate(qdd):
        label(value, f"qdd{k + 1}", "accelerations under the joint forces")
    slopes = torque_derivatives(carried, qdd, f_tip)
    if resisting is not None:
        slopes = (add_matrices(slopes[0], resisting[0]), add_matrices(slopes[1], resisting[1]))
    found = factors.minus_solve(slopes[0]), factors.minus_solve(slopes[1]), factors.inverse()
    if f_tip is None:
        return found
    return (*found, by_tips(factors.minus_solve(transpose(tip_rows(robot, q)))))


def linearization(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    tau: Sequence[Scalar],
    f_tip: TipWrenches = None,
    resisting: tuple[Matrix, Matrix] | None = None,
) -> tuple[Matrix, Matrix]:
    """A and B of d(xdot) = A dx + B dtau with x = (q, qd), nominal motion at q, qd under tau.

    A = [[-ad(qd), 1], [dqdd/dq, dqdd/dqd]] and B = [[0], [M^-1]]. Rows and columns of q are tangent
    directions, nv of them. Those of a joint of several DoF are in the axes of its link, which
    moves: dq changes by dqd - ad(V) dq, V the twist of the joint (`velocity_brackets`).
    """
    require_closed(robot, "linearization")
    dq, dqd, inverse, *_ = forward_dynamics_derivatives(robot, q, qd, tau, f_tip, resisting)
    n = robot.nv
    blocks = {(0, 1): identity(n), (1, 0): dq, (1, 1): dqd}
    if pairs_of_one_joint(robot):
        blocks[0, 0] = negate_matrix(velocity_brackets(robot, qd))
    return from_blocks([n, n], [n, n], blocks), zeros(n, n) + inverse


class LdlFactors:
    """M = L^T D L, with the reciprocals of D, since many right-hand sides are to come."""

    def __init__(self, M: Matrix, largest: Sequence[float]) -> None:
        self.L, D = factorize(M, largest)
        self.reciprocals = [
            label(1 / d, f"r{k + 1}", "reciprocals of D in M = L^T D L") for k, d in enumerate(D)
        ]

    def solve(self, b: Sequence[Scalar]) -> list[Scalar]:
        """M^-1 b."""
        x = list(b)
        for k in reversed(range(len(x))):
            for i in range(k):
                x[i] = x[i] - self.L[k][i] * x[k]
        for k, r in enumerate(self.reciprocals):
            x[k] = x[k] * r
            for i in range(k):
                x[k] = x[k] - self.L[k][i] * x[i]
        return x

    def minus_solve(self, A: Matrix) -> Matrix:
        """-M^-1 A, column by column."""
        return negate_matrix(transpose([self.solve(column) for column in transpose(A)]))

    def inverse(self) -> Matrix:
        """M^-1, of which the upper half is taken from its columns."""
        return symmetric([self.solve(column) for column in identity(len(self.reciprocals))])
