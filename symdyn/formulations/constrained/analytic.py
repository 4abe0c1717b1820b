"""Closed chains by the analytic solution, with the inverse of the mass matrix as a matrix.

    qdd = (M^-1 - M^-1 K^T Pi K M^-1) (tau - h) - M^-1 K^T Pi k                     (RK88-II 3.6)
    f   = Pi (K M^-1 (tau - h) + k),      Pi = (K M^-1 K^T)^+                        (b.7b), (b.9)

M is that of the whole tree, objects included: -k is the paper's a'(C), and K its [J, -A].
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.constrained.constraint_jacobian import ConstraintRows
from symdyn.formulations.constrained.contact_forces import InRange
from symdyn.formulations.forward import ldlt
from symdyn.formulations.inverse.newton_euler_matrix import bias
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie.matrices import add_columns, apply, product, transpose
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label


def closed_chain_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    tau: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> tuple[list[Scalar], list[list[Scalar]]]:
    """qdd, and f with six entries a constraint, zero in free directions."""
    rows = ConstraintRows.at(robot, q, "closed_chain_dynamics")
    h = bias(robot, q, qd, f_tip)
    Minv = ldlt.inverse_mass_matrix(robot, q)
    qdd = apply(Minv, [t - x for t, x in zip(tau, h, strict=True)])
    for j, value in enumerate(qdd):
        label(value, f"free{j + 1}", "without constraints: M^-1 (tau - h)")
    K, k = [rows.all[n] for n in rows.held], rows.all_rates(qd)
    back = product(Minv, transpose(K))
    Omega = product(K, back)
    f = InRange(Omega, range(len(K))).solve(add_columns(apply(K, qdd), [k[n] for n in rows.held]))
    for i, value in enumerate(f):
        label(value, f"f{i + 1}", "contact forces: Omega f = K M^-1 (tau - h) + k")
    pushed = apply(back, f)
    return [a - b for a, b in zip(qdd, pushed, strict=True)], rows.spread(f)
