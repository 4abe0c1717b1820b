"""SM03, section 7 without an object and Lemma B2: how joints disturb the base and move the tips.

Vdot_b = J_D qdd + ..,   J_D = -M_p^-1 M_ap,   Vdot_e = J qdd + ..,   J = J_q + J_b J_D   (37)-(41)

As in `test_sm03_dynamics.py`, printed equations are written out on motions that Pinocchio gives.
"""

import numpy as np
import pytest
from numpy.linalg import inv, solve

from tests.formulations.operators.sm03_motions import (
    Moving,
    close,
    differ,
    free_robots,
    without_gravity,
)
from tests.quick import quick

ROBOTS = free_robots()
FEW = ("two_arm_satellite", "quadruped", "tree-0", "tree-1", "tree-2", "tree-3")


@pytest.fixture(scope="module", params=quick(ROBOTS, FEW))
def moving(request):
    return Moving(ROBOTS[request.param])


def test_lemma_b2(moving):
    """(B14) and (B15) are equal; both are minus the coefficient of qdd in (26)."""
    u = moving.model
    printed = solve(u.M_p, u.M_ap)  # (38), (B14)
    Mb = inv(u.M_b)
    close(Mb @ u.X_b.T @ u.G @ u.X @ u.Phi, printed)  # (B15)
    weighed = u.X_b.T @ u.M_q @ u.X_b
    close(Mb @ u.M_ap - Mb @ weighed @ printed, printed)  # the proof's expansion
    close(u.J_D, -printed)


def test_disturbance_jacobian_has_another_sign_in_37_than_in_38():
    """(37) says Vdot_b = J_D qdd + .., (38) J_D = M_p^-1 M_ap: one of the two needs a minus.

    (39) and (41), J = J_q - J_b J_D, go with (38). symdyn keeps (37), so that V_b = J_D qd at zero
    momentum and J = J_q + J_b J_D.
    """
    m = Moving(without_gravity(ROBOTS["two_arm_satellite"]))
    u = m.model
    step = np.linspace(0.5, 1.5, len(m.qdd_a))
    moved = u.base_acceleration(m.qdd_a + step, m.f_b, m.f_e)
    printed = solve(u.M_p, u.M_ap)
    close(moved - m.Vdot_b, u.J_D @ step)
    differ(moved - m.Vdot_b, printed @ step)
    close(u.J_q - u.J_b @ printed, u.J)


def test_tip_acceleration(moving):
    """(36), (39), (40), (41) hold with J_D of (38), J_q for J_a and Vdot_e for Vdot_o."""
    u, m = moving.model, moving
    Jd_b, Jd_q = u.B @ u.Xd_b, u.B @ u.Xd @ u.Phi
    close(u.J_b @ m.Vdot_b + u.J_q @ m.qdd_a + Jd_b @ u.V_b + Jd_q @ u.qd, m.Vdot_e)  # (36)
    Mb, G, X_b, E = inv(u.M_b), u.G, u.X_b, np.eye(len(u.X))
    J_D = solve(u.M_p, u.M_ap)
    given = (
        (np.eye(6) - X_b.T @ G @ X_b @ Mb) @ (m.f_b - u.b_b)
        - X_b.T @ G @ u.Xd_b @ u.V_b
        + X_b.T @ G @ X_b @ Mb @ X_b.T @ u.b
        - X_b.T @ u.b
    )
    tip = (
        u.J_b @ Mb @ given
        + (u.J_q - u.J_b @ J_D) @ m.qdd_a
        + Jd_b @ u.V_b
        + (Jd_q - u.J_b @ Mb @ X_b.T @ G @ u.Xd @ u.Phi) @ u.qd
        - u.J_b @ Mb @ X_b.T @ (E - G @ X_b @ Mb @ X_b.T) @ u.D @ m.f_e
    )
    close(tip, m.Vdot_e)  # (39)
    close(u.tip_acceleration(m.qdd_a, m.f_b, m.f_e), m.Vdot_e)
    step = np.linspace(-1, 1, len(m.qdd_a))
    moved = u.tip_acceleration(m.qdd_a + step, m.f_b, m.f_e)
    close(moved - m.Vdot_e, (u.J_q - u.J_b @ J_D) @ step)  # (40), (41)


def test_forward_dynamics(moving):
    """Table I, step 4: qdd by (28), then Vdot_b by (26), is what Pinocchio's aba says."""
    u, m = moving.model, moving
    tau = np.zeros(m.robot.nv)
    tau[u.passive], tau[u.active] = m.f_b, m.T_a
    truth = m.oracle.forward_dynamics(m.q, m.qd, tau - m.J.T @ m.f_e)
    qdd = u.joint_accelerations(m.T_a, m.f_b, m.f_e)
    close(qdd, truth[u.active])
    close(u.base_acceleration(qdd, m.f_b, m.f_e), truth[u.passive])


def test_zero_momentum_moves_base_and_tips_by_the_jacobians(moving):
    """V_b = J_D qd leaves no momentum, and then the tips move by J qd; (38) has the wrong sign."""
    u, m = moving.model, moving
    v = np.zeros(m.robot.nv)
    v[u.active] = np.linspace(0.3, 1.2, len(u.active))
    v[u.passive] = u.J_D @ v[u.active]
    momentum = m.oracle.total_momentum(m.q, v)
    close(momentum, np.zeros(6))
    close(m.J @ v, u.J @ v[u.active])
    v[u.passive] *= -1
    assert np.abs(m.oracle.total_momentum(m.q, v)).max() > 1e-3
