"""SM03, Appendix A and section 10: do the unified model and the partition differ? They do not.

[M_a M_ap; M_ap^T M_p] [qdd_a; qdd_p] + [C_a; C_p] = [T_a; T_p] + [J_a^T; J_p^T] f_e    (A1)-(A3)

The partition of Jain and Rodriguez, which Yoshida and Nenchev use, orders the rows and columns of
M qdd + h = tau by motors. SM03 (28) is its Schur complement for a free base. Both are computed by
their own operators and compared with Pinocchio's M and h. M_ap here is that of (A2c), active rows
and passive columns; in (28) the same letters mean its transpose.
"""

from dataclasses import replace

import numpy as np
import pytest
from numpy.linalg import inv, solve

from symdyn.robot import load
from symdyn.robot.inertia import MASSLESS
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from symdyn.verification.oracles.libraries import ORACLES
from tests.formulations.operators.operator_robots import BOX, X, Y, Z, arm
from tests.formulations.operators.sm03_motions import (
    RANDOM,
    Moving,
    close,
    differ,
    free_robots,
    without_gravity,
)
from tests.joint_robots import random_state, random_tree
from tests.quick import quick
from tests.sm03 import Links, Partition

FREE = free_robots()
FEW = ("two_arm_satellite", "quadruped", "tree-0", "tree-1", "tree-2", "tree-3")


def without_motors(robot, seed):
    """Entries of qd to leave without motors: any DoF of any joints, at least one of each."""
    rng = np.random.default_rng([seed, 5])
    count = rng.integers(1, robot.nv)
    return np.sort(rng.permutation(robot.nv)[:count])


class Partitioned:
    """A motion of any tree, with the blocks of Pinocchio's M and h; f_e acts on the tips here."""

    def __init__(self, robot, passive, seed=1):
        state = random_state(robot, seed)
        self.q, self.qd, qdd = state["q"], state["qd"], state["qdd"]
        oracle = ORACLES["pinocchio"](robot)
        self.p = p = Partition(robot, self.q, self.qd, passive)
        a, u = p.active, p.passive
        M, h = oracle.mass_matrix(self.q), oracle.bias(self.q, self.qd)
        J = oracle.jacobian(self.q).reshape(-1, robot.nv)
        self.f_e = np.random.default_rng([seed, 3]).normal(size=len(J))
        tau = M @ qdd + h - J.T @ self.f_e
        self.M_a, self.M_p, self.M_ap = M[np.ix_(a, a)], M[np.ix_(u, u)], M[np.ix_(a, u)]
        self.C_a, self.C_p, self.J_a, self.J_p = h[a], h[u], J[:, a], J[:, u]
        self.T_a, self.T_p, self.qdd_a, self.qdd_p = tau[a], tau[u], qdd[a], qdd[u]
        self.Vdot_e = J @ qdd + oracle.jacobian_dot(self.q, self.qd).reshape(J.shape) @ self.qd
        self.V_e, self.qd_a, self.qd_p = J @ self.qd, self.qd[a], self.qd[u]


@pytest.fixture(scope="module", params=quick(range(RANDOM), range(6)))
def parts(request):
    robot = random_tree(request.param)
    return Partitioned(robot, without_motors(robot, request.param))


@pytest.fixture(scope="module")
def satellite():
    """Six DoF of the base and six of the arms: every block is square, so misprints compute."""
    robot = without_gravity(FREE["two_arm_satellite"])
    return Partitioned(robot, range(6))


# -- Appendix A ------------------------------------------------------------------------------


def test_partition_orders_the_rows_of_the_equations_of_motion(parts):
    """(A2) gives the blocks of Pinocchio's M and h: nothing is assumed and nothing left out."""
    p = parts.p
    for name in ("M_a", "M_p", "M_ap", "C_a", "C_p", "J_a", "J_p"):
        close(getattr(p, name), getattr(parts, name))


def test_right_sides_of_a1_and_a3_are_in_the_wrong_order(satellite):
    """(A1), (A3): rows of T and of J^T f_e go with those of qdd, active first."""
    s, p = satellite, satellite.p
    whole = np.block([[p.M_a, p.M_ap], [p.M_ap.T, p.M_p]])
    left = whole @ np.r_[s.qdd_a, s.qdd_p] + np.r_[p.C_a, p.C_p]
    pulls = p.J_a.T @ s.f_e, p.J_p.T @ s.f_e
    close(left, np.r_[s.T_a + pulls[0], s.T_p + pulls[1]])
    differ(left, np.r_[s.T_p + pulls[1], s.T_a + pulls[0]])


def test_bias_of_the_partition_needs_the_inertia_of_the_links():
    """(A2d), (A2e) are printed with M, which is the generalized inertia; M_q is meant.

    The bias a of a joint is the bracket of V with Phi qd, in link axes, and X a = Xdot Phi qd.
    """
    robot = FREE["tree-0"]
    state = random_state(robot, 1)
    links = Links(robot, state["q"], state["qd"])
    close(links.X @ links.a, links.Xd @ links.Phi @ links.qd)
    p = Partition(robot, state["q"], state["qd"], range(6))
    h = ORACLES["pinocchio"](robot).bias(state["q"], state["qd"])
    close(p.Phi_a.T @ p.X.T @ (p.b + p.M_q @ p.X @ p.a), h[p.active])
    with pytest.raises(ValueError, match="mismatch"):
        p.M @ p.X @ p.a


def test_rows_of_the_partition(parts):
    """(A4), (A5), (A7) hold; (A6) needs M_ap where M_ap^T is printed; (A8) holds."""
    s, p = parts, parts.p
    close(p.J_a @ s.qd_a + p.J_p @ s.qd_p, s.V_e)  # (A4)
    close(p.J_a @ s.qdd_a + p.J_p @ s.qdd_p + p.tip_bias, s.Vdot_e)  # (A5)
    close(p.M_a @ s.qdd_a + p.M_ap @ s.qdd_p + p.C_a, s.T_a + p.J_a.T @ s.f_e)  # (A6)
    close(p.M_p @ s.qdd_p + p.M_ap.T @ s.qdd_a + p.C_p, s.T_p + p.J_p.T @ s.f_e)  # (A7)
    rest = p.M_ap.T @ s.qdd_a + p.C_p - s.T_p - p.J_p.T @ s.f_e
    close(-solve(p.M_p, rest), s.qdd_p)  # (A8)


def test_a6_and_a7_are_printed_with_the_same_block(satellite):
    """Either (A6) needs M_ap, as (A2c) has it, or (A7) and (A8) do, as (28) has it."""
    s, p = satellite, satellite.p
    forces = s.T_a + p.J_a.T @ s.f_e
    close(p.M_a @ s.qdd_a + p.M_ap @ s.qdd_p + p.C_a, forces)
    differ(p.M_a @ s.qdd_a + p.M_ap.T @ s.qdd_p + p.C_a, forces)


def test_elimination_of_the_passive_accelerations(parts):
    """(A9), (A10) hold with M_ap M_p^-1 for M_ap^T M_p^-1 and M_ap^T for M_ap."""
    s, p = parts, parts.p
    couple = p.M_ap @ inv(p.M_p)
    close(p.M, p.M_a - couple @ p.M_ap.T)
    right = p.T_hat(s.T_a, s.T_p) + (p.J_a - p.J_p @ couple.T).T @ s.f_e
    close(p.M @ s.qdd_a + p.C_a - couple @ p.C_p, right)  # (A9)
    free = p.tip_bias - p.J_p @ solve(p.M_p, p.C_p - s.T_p - p.J_p.T @ s.f_e)
    close(p.J @ s.qdd_a + free, s.Vdot_e)  # (A10)


def test_coefficients_of_a9_are_those_of_the_other_block(satellite):
    """With M_ap of (A2c) the printed coefficients fail: they are written for the M_ap of (28)."""
    s, p = satellite, satellite.p
    couple = p.M_ap.T @ inv(p.M_p)
    M, C = p.M_a - couple @ p.M_ap, p.C_a - couple @ p.C_p
    J, T = p.J_a - p.J_p @ inv(p.M_p) @ p.M_ap, s.T_a - couple @ s.T_p
    differ(M @ s.qdd_a + C, T + J.T @ s.f_e)
    close(p.M @ s.qdd_a + p.C, p.T_hat(s.T_a, s.T_p) + p.J.T @ s.f_e)


def test_tip_forces_have_the_other_sign_in_the_appendix(satellite):
    """f_e of (28) is what the tips exert, f_e of (A9) what acts on them.

    After (19) it is "exerted by the end-effector on the object or any external force acting on the
    end-effector": (19) to (28) hold for the former only.
    """
    s, p = satellite, satellite.p
    left, force = p.M @ s.qdd_a + p.C, p.T_hat(s.T_a, s.T_p)
    acting, exerted = s.f_e, -s.f_e
    close(force + p.J.T @ acting, left)  # (A9)
    close(force - p.J.T @ exerted, left)  # (28)
    differ(force - p.J.T @ acting, left)


# -- section 10: is it another model? ----------------------------------------------------------


@pytest.mark.parametrize("name", quick(FREE, FEW))
def test_unified_model_and_partition_are_the_same_equations(name):
    """Section 10 finds M_p, M_ap, C_p and C_a "significantly different". All are the same numbers.

    Phi of (28) is Phi_a of (A2): it has no columns for the base.
    """
    m = Moving(FREE[name])
    u, p = m.model, m.partition(range(6))
    assert p.Phi_a.shape[1] == u.Phi.shape[1]
    assert not p.Phi_a[:6].any()  # no joint of an arm moves the base
    close(p.Phi_a[6:], u.Phi)
    for own in ("M_a", "M_p", "C_a", "C_p", "M", "C", "J", "coupling"):
        close(getattr(u, own), getattr(p, own))
    close(u.M_ap, p.M_ap.T)
    close(u.J_q, p.J_a)
    close(u.J_b, p.J_p)
    close(u.T_hat(m.T_a, m.f_b), p.T_hat(m.T_a, m.f_b))
    h = m.oracle.bias(m.q, m.qd)
    close(np.r_[p.C_p, p.C_a], h[np.r_[p.passive, p.active]])


def test_partition_does_not_superpose_two_arms(satellite):
    """Section 10's "linear separability": the partition would be wrong if it assumed it.

    The biases of the active arm (base held) and of the passive arm (joints held) do not add up to
    C_a and C_p. (A2d) and (A2e) have the velocities of all joints in b and a, and are right.
    """
    s, p = satellite, satellite.p
    robot = without_gravity(FREE["two_arm_satellite"])
    halves = []
    for held in (p.passive, p.active):
        qd = s.qd.copy()
        qd[held] = 0
        halves.append(Partition(robot, s.q, qd, range(6)))
    for name in ("C_a", "C_p"):
        differ(sum(getattr(half, name) for half in halves), getattr(s, name))
        close(getattr(p, name), getattr(s, name))
    close(halves[0].M_a, p.M_a)  # inertias do not depend on velocities
    close(halves[1].M_p, p.M_p)


def test_passive_joints_inside_an_arm_leave_no_base_inertia(parts):
    """Section 5.3: the base "includes all passive joints". (28) does, (24) to (27) do not.

    With X_b = X Phi_p over all links, M_b has to be zero: M_p = X_b^T M_q X_b. The right side of
    the matrix inversion lemma exists, G X_b = 0 and G is singular, so that it is no inverse.
    """
    p = parts.p
    X_b = p.X @ p.Phi_p
    G = p.M_q - p.M_q @ X_b @ solve(X_b.T @ p.M_q @ X_b, X_b.T @ p.M_q)
    close(p.Phi_a.T @ p.X.T @ G @ p.X @ p.Phi_a, p.M)
    close(p.Phi_a.T @ p.X.T @ G @ solve(p.M_q, p.b + p.M_q @ p.X @ p.a), p.C)
    close(G @ X_b, np.zeros_like(X_b))
    assert np.linalg.matrix_rank(G, tol=1e-9) == len(G) - X_b.shape[1]


# -- section 10: joints that are partly active ---------------------------------------------------


def block_elimination(robot, q, passive):
    """The generalized inertia from Pinocchio's M."""
    M = ORACLES["pinocchio"](robot).mass_matrix(q)
    a = np.setdiff1d(np.arange(robot.nv), passive)
    off = M[np.ix_(a, passive)]
    return M[np.ix_(a, a)] - off @ solve(M[np.ix_(passive, passive)], off.T)


def test_the_partition_works_dof_by_dof():
    """Section 10: a joint that is partly active is a choice of columns of its modes, in (A2).

    The paper says that its own model does this by Phi. (28) has no place for a passive column of a
    joint of an arm: Phi holds the active ones, X_b those of the base.
    """
    chain = load("ball_chain").bind()
    state = random_state(chain, 4)
    for motors in ((True, False, True), (False, False, True)):
        first, *others = chain.joints
        robot = replace(chain, joints=(replace(first, actuated=motors), *others))
        p = Partition(robot, state["q"], state["qd"])
        assert len(p.passive) == motors.count(False)
        close(p.M, block_elimination(robot, state["q"], p.passive))


def test_a_mixed_ball_is_no_row_of_active_and_passive_hinges():
    """Section 10: Jain and Rodriguez replace a mixed joint by active and passive ones in a row.

    A ball that is driven about an axis of the moving body is such a row only at the pose where the
    axes of the hinges are those of the body.
    """
    ball = Robot("ball", (Joint("ball", "spherical", BASE, UNMOVED),), (Link("body", BOX),))
    row = arm(MASSLESS, MASSLESS, BOX, axes=(X, Y, Z))
    passive = np.array([1, 2])
    for angles, compare in ((np.zeros(3), close), (np.array([0.4, -0.7, 0.5]), differ)):
        pose = quaternion_of(angles)
        of_ball = block_elimination(ball, pose, passive)
        of_row = block_elimination(row, angles, passive)
        compare(of_ball, of_row)
        close(Partition(ball, pose, np.zeros(3), passive).M, of_ball)
        close(Partition(row, angles, np.zeros(3), passive).M, of_row)


def quaternion_of(angles):
    """Of turns about x, then the new y, then the new z; the scalar last."""
    vector, scalar = np.zeros(3), 1.0
    for axis, angle in zip(np.eye(3), angles, strict=True):
        v, s = np.sin(angle / 2) * axis, np.cos(angle / 2)
        turned = scalar * v + s * vector + np.cross(vector, v)
        vector, scalar = turned, s * scalar - vector @ v
    return np.r_[vector, scalar]
