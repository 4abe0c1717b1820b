"""Inverse dynamics of closed chains: the joint forces, and contact forces that carry the objects.

    M qdd + h + K^T f = tau,     tau_u = 0
    B f = b,     B = (K^T)_u,  b = -(M qdd + h)_u                u: DoF without a motor
    f = f_internal + B^T (B B^T)^+ (b - B f_internal)

f is the closest to f_internal that leaves nothing to do for motors that are not there, where the
squares of moments, in N m, and of forces, in N, are added as they are. f_internal may be anything;
the part of it that B takes to zero squeezes the objects and stays. tau has all its entries: what no
f can do is left in those of u. qdd has to be what the constraints allow, K qdd + k = 0: otherwise
the chain moves in another way under tau, with another f.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.constrained.constraint_jacobian import ConstraintRows
from symdyn.formulations.inverse.newton_euler_matrix import inverse_dynamics
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie.matrices import add_columns, apply, product, transpose
from symdyn.lie.semidefinite import factorize
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_zero, label


def closed_chain_inverse_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_internal: Sequence[Scalar],
    f_tip: TipWrenches = None,
    passive: Sequence[Scalar] | None = None,
) -> tuple[list[Scalar], list[list[Scalar]]]:
    """tau and f, six entries a constraint; so has f_internal, one constraint after the other."""
    rows = ConstraintRows.at(robot, q, "closed_chain_inverse_dynamics")
    tau = inverse_dynamics(robot, q, qd, qdd, f_tip)
    if passive is not None:
        tau = add_columns(tau, passive)
    for j, value in enumerate(tau):
        label(value, f"T{j + 1}", "joint forces of the open tree: M qdd + h")
    K_T = transpose([rows.all[n] for n in rows.held])
    f = [f_internal[n] for n in rows.held]
    loose = [j for j in robot.unactuated if not all(map(is_zero, K_T[j]))]
    if loose:
        B = [K_T[j] for j in loose]
        lacking = [-tau[j] - x for j, x in zip(loose, apply(B, f), strict=True)]
        for i, value in enumerate(lacking):
            label(
                value,
                f"b{i + 1}",
                "missing force on unactuated DoF: b - B f_internal",
            )
        shares = factorize(product(B, transpose(B))).solve(lacking)
        f = add_columns(f, apply(transpose(B), shares))
    for i, value in enumerate(f):
        label(value, f"f{i + 1}", "contact forces f")
    return add_columns(tau, apply(K_T, f)), rows.spread(f)
