"""SM03, section 6: the stated meaning of the terms of (28), each as an experiment in Pinocchio.

T_a = M_a qdd + M_ap^T Vdot_b + C_a + J_q^T f_e,   f_b = M_p Vdot_b + M_ap qdd + C_p + J_b^T f_e

At rest and without gravity C_a = C_p = 0. A base that is held has Vdot_b = 0, joints that are held
have qdd = 0, a base that is let go has f_b = 0.
"""

import numpy as np
import pytest
from numpy.linalg import solve

from tests.formulations.operators.sm03_motions import (
    Moving,
    close,
    differ,
    free_robots,
    without_gravity,
)
from tests.sm03 import Unified, ad, hat

ROBOTS = free_robots()
FEW = ("two_arm_satellite", "tree-0", "tree-1", "tree-2")
F_B = np.array([0.3, -1, 0.5, 2, 1, -0.7])


class Experiment:
    """A robot at rest without gravity; `torques(Vdot_b, qdd)` are Pinocchio's f_b and T_a."""

    def __init__(self, name):
        robot = without_gravity(ROBOTS[name])
        self.moving = Moving(robot)
        self.still = Moving(robot, qd=np.zeros(robot.nv))
        self.u, self.qdd = self.still.model, self.still.qdd_a
        self.held = np.zeros_like(self.qdd)

    def whole(self, base, joints):
        both = np.zeros(self.still.robot.nv)
        both[self.u.passive], both[self.u.active] = base, joints
        return both

    def torques(self, base, joints):
        m = self.still
        tau = m.oracle.inverse_dynamics(m.q, m.qd, self.whole(base, joints))
        return tau[self.u.passive], tau[self.u.active]

    def accelerations(self, f_b, T_a, f_e):
        m = self.still
        tau = self.whole(f_b, T_a) - m.J.T @ f_e
        qdd = m.oracle.forward_dynamics(m.q, m.qd, tau)
        return qdd[self.u.passive], qdd[self.u.active]


@pytest.fixture(scope="module", params=FEW)
def lab(request):
    return Experiment(request.param)


def test_factors_of_the_active_inertia_are_the_steps_of_newton_and_euler(lab):
    """M_a qdd, steps (i)-(v): accelerations, forces on links, forces between links, torques.

    The base is held. X Phi qdd are the accelerations at rest; moving links add their biases (15).
    """
    u, m = lab.u, lab.still
    motion = lab.whole(0, lab.qdd)
    rates = m.oracle.link_motions(m.q, m.qd, motion)[1][1:].ravel()
    close(u.X @ u.Phi @ lab.qdd, rates)  # (i), (ii)
    between = u.X.T @ u.M_q @ rates  # (iii), (iv)
    close(between, m.oracle.joint_wrenches(m.q, m.qd, motion)[1:].ravel())
    close(u.Phi.T @ between, lab.torques(0, lab.qdd)[1])  # (v)
    close(u.M_a @ lab.qdd, u.Phi.T @ between)
    moved, v = lab.moving.oracle, lab.moving.qd
    differ(u.X @ u.Phi @ lab.qdd, moved.link_motions(m.q, v, motion)[1][1:].ravel())


def test_passive_inertia_is_that_of_the_whole_robot_as_one_body(lab):
    """M_p is the composite inertia about the base frame, also Pinocchio's: all mass, one centre."""
    u, m = lab.u, lab.still
    close(u.M_p, m.oracle.mass_matrix(m.q)[:6, :6])
    mass = sum(float(link.inertia.m) for link in m.robot.links)
    *v, s = m.q[3:7]
    R = np.eye(3) + 2 * s * hat(v) + 2 * hat(v) @ hat(v)
    centre = R.T @ (m.oracle.center_of_mass(m.q) - m.q[:3])
    close(u.M_p[3:, 3:], mass * np.eye(3))
    close(u.M_p[:3, 3:], mass * hat(centre))
    base, torques = lab.torques(solve(u.M_p, F_B), lab.held)
    close(base, F_B)  # M_p^-1 maps a force to an acceleration while the joints are held
    close(torques, u.coupling @ F_B)  # which takes the torques M_ap^T M_p^-1 f_b


def test_coupled_inertia_carries_forces_to_the_base_and_back(lab):
    """M_ap qdd holds the base while joints accelerate, M_ap^T Vdot_b the joints while it does."""
    u = lab.u
    close(lab.torques(0, lab.qdd)[0], u.M_ap @ lab.qdd)
    close(lab.torques(F_B, lab.held)[1], u.M_ap.T @ F_B)


def test_a_base_let_go_accelerates_against_the_joints(lab):
    """Steps (iii), (iv): the base's acceleration is -M_p^-1 M_ap qdd; the text has no minus.

    The minus is that of M = M_a - M_ap^T M_p^-1 M_ap.
    """
    u = lab.u
    nothing = np.zeros_like(lab.still.f_e)
    base, joints = lab.accelerations(np.zeros(6), u.M @ lab.qdd, nothing)
    close(joints, lab.qdd)  # M is the inertia that the motors feel
    close(base, -solve(u.M_p, u.M_ap @ lab.qdd))
    differ(base, solve(u.M_p, u.M_ap @ lab.qdd))


def test_tip_forces_accelerate_the_base_against_them(lab):
    """J_p and J_a: with all at rest a force f_e of the tips on their surroundings takes J^T f_e.

    The joints are held by T_a = J^T f_e, and the base accelerates by -M_p^-1 J_p f_e.
    """
    u, f_e = lab.u, lab.still.f_e
    base, joints = lab.accelerations(np.zeros(6), u.J.T @ f_e, f_e)
    close(joints, lab.held)
    close(base, -solve(u.M_p, u.J_b.T @ f_e))
    close(u.J.T @ f_e, u.J_q.T @ f_e - u.coupling @ u.J_b.T @ f_e)


def test_active_torques_depend_on_the_motion_of_the_base(lab):
    """SM03 calls T_a = Phi^T f "without any passive variables", but it contains M_ap^T Vdot_b.

    M_a qdd + C_a + J_a f_e alone is not T_a, and C_a, the "purely active" bias, has V_b in it.
    """
    m, u = lab.moving, lab.moving.model
    alone = u.M_a @ m.qdd_a + u.C_a + u.J_q.T @ m.f_e
    close(alone + u.M_ap.T @ m.Vdot_b, m.T_a)
    differ(alone, m.T_a)
    base_only, joints_only = (lab.whole(*parts) for parts in ((u.V_b, 0), (0, u.qd)))
    of_base, of_joints = (Unified(m.robot, m.q, v) for v in (base_only, joints_only))
    differ(of_base.C_a, lab.held)
    differ(of_joints.C_a, u.C_a)


def test_bias_of_the_base_transform_is_no_passive_term(lab):
    """Xdot_b V_b, in the "purely passive" part of C_p, vanishes where the joints rest.

    X_b depends on the joints only, so that its rate is theirs. The passive bias force is b_b; it
    adds to that of the links: with the joints at rest C_p is the bias of one body with M_p.
    """
    m, u = lab.moving, lab.moving.model
    locked = Unified(m.robot, m.q, lab.whole(u.V_b, 0))
    close(locked.Xd_b @ locked.V_b, np.zeros(len(u.b)))
    differ(u.Xd_b @ u.V_b, np.zeros(len(u.b)))
    close(locked.X_b.T @ locked.b + locked.b_b, -ad(u.V_b).T @ locked.M_p @ u.V_b)
    close(locked.C_p, locked.X_b.T @ locked.b + locked.b_b)
    differ(locked.X_b.T @ locked.b - locked.b_b, locked.C_p)


def test_biases_of_accelerations_are_those_of_the_rates_of_the_operators(lab):
    """Steps on C_p: Xdot Phi qd + Xdot_b V_b are the accelerations without qdd and Vdot_b.

    The text has X and X_b, without the dots, which are velocities.
    """
    m, u = lab.moving, lab.moving.model
    rates = m.oracle.link_motions(m.q, m.qd, 0 * m.qd)[1][1:].ravel()
    close(u.Xd @ u.Phi @ u.qd + u.Xd_b @ u.V_b, rates)
    differ(u.X @ u.Phi @ u.qd + u.X_b @ u.V_b, rates)
