"""SM03, section 8 and Appendix C without an object: every case is a choice of f_b, M_b and V_b.

fixed           M_b -> infinity, V_b = 0       (8.1)
free-floating   f_b = 0                        (8.2)
free-flying     f_b given                      (8.3)
flexible base   f_b = -delta xdot - s dx       (C1)-(C5)
flexible arm    the same at elastic joints     (C6)-(C10)

Checks are Pinocchio and, for springs and dampers, MuJoCo's own.
"""

from dataclasses import replace

import numpy as np
import pytest
from numpy.linalg import norm, solve

from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.verification.oracles.libraries import ORACLES
from tests.formulations.operators.sm03_motions import (
    Moving,
    close,
    differ,
    free_tree,
    without_gravity,
)
from tests.joint_robots import random_state, random_tree, with_free_base
from tests.sm03 import Partition, Unified, hat

# -- 8.1: a fixed base is a heavy one --------------------------------------------------------


class Heavy:
    """A random tree on a base with `times` the inertia of another, and the tree on the world."""

    def __init__(self, times, spin=0.0, mass_only=False, gravity=(0, 0, 0), seed=2):
        self.fixed = replace(random_tree(seed), gravity=gravity)
        free = with_free_base(self.fixed)
        base, *links = free.links
        scale = [times] + [1.0 if mass_only else times] * 9
        if mass_only:  # the centre of mass at the origin, so that the body stays one
            scale[1:4] = [0.0] * 3
        body = Inertia(*(k * x for k, x in zip(scale, base.inertia.parameters, strict=True)))
        self.free = replace(free, links=(replace(base, inertia=body), *links))
        state = random_state(self.fixed, seed)
        q, qd, self.tau = (state[name] for name in ("q", "qd", "tau"))
        self.state = q, qd
        V_b = spin * np.array([0.3, -0.5, 0.4, 0.6, 0.2, -0.1])
        self.model = Unified(self.free, [*np.zeros(6), 1, *q], [*V_b, *qd])
        self.oracle = ORACLES["pinocchio"](self.fixed)
        self.f_e = np.linspace(-1, 1, 6 * len(self.fixed.tips))
        self.J = self.oracle.jacobian(q).reshape(-1, self.fixed.nv)

    def error(self, f_b=0.0):
        """How far qdd is from that of the fixed robot under the same torques and tip forces."""
        truth = self.oracle.forward_dynamics(*self.state, self.tau - self.J.T @ self.f_e)
        forces = np.broadcast_to(f_b, 6)
        return norm(self.model.joint_accelerations(self.tau, forces, self.f_e) - truth)


MASSES = (1e2, 1e3, 1e4, 1e5)


def test_a_fixed_base_is_the_limit_of_a_heavy_one():
    """8.1 with M_b -> infinity and V_b = 0: errors fall like 1 / mass, for any f_b, also zero.

    The coefficients become M_a, C_a and J_a = Phi^T X^T D.
    """
    for f_b in (0.0, 3.0):
        errors = [Heavy(mass).error(f_b) for mass in MASSES]
        falls = np.array(errors[:-1]) / errors[1:]
        np.testing.assert_allclose(falls[1:], 10, rtol=0.02)
        assert errors[-1] < 1e-3
    last = Heavy(1e13)
    u, q, qd = last.model, *last.state
    close(u.M, last.oracle.mass_matrix(q))
    close(u.M, u.Phi.T @ u.X.T @ u.M_q @ u.X @ u.Phi)
    close(u.C, last.oracle.bias(q, qd))
    close(u.C, u.Phi.T @ u.X.T @ (u.b + u.M_q @ u.Xd @ u.Phi @ u.qd))
    close(u.J, last.J)
    close(u.J.T, u.Phi.T @ u.X.T @ u.D)


def test_a_base_that_is_heavy_but_moves_is_not_fixed():
    """8.1 prints V_b -> infinity (V_b = 0 is meant): a heavy base keeps the motion it has.

    C tends to something else than C_a for V_b != 0, and grows with the square of V_b. M_o, whose
    limit is printed, is the object's and not in (28).
    """
    still, moved, fast = (Heavy(1e13, spin).model for spin in (0, 1, 1000))
    any_base = Heavy(1)
    close(still.C, any_base.oracle.bias(*any_base.state))
    differ(moved.C, still.C)
    assert norm(fast.C) > 1e5 * norm(moved.C)


def test_mass_without_moments_of_inertia_does_not_fix_a_base():
    """Section 1: mass and inertia must both be infinite. With the mass alone the base turns."""
    errors = [Heavy(mass, mass_only=True).error() for mass in MASSES]
    assert min(errors) > 1e-2
    np.testing.assert_allclose(errors[-1], errors[-2], rtol=1e-2)


def test_a_heavy_base_falls_unless_its_weight_is_held():
    """8.1 has f_b = 0, and the paper no gravity: with gravity f_b has to hold the base."""
    falling = [Heavy(mass, gravity=(0, 0, -9.81)) for mass in MASSES]
    assert min(heavy.error() for heavy in falling) > 1e-2
    held = [heavy.error(heavy.model.b_b) for heavy in falling]
    np.testing.assert_allclose(held[-2] / held[-1], 10, rtol=0.02)


# -- 8.2, 8.3: free-floating and free-flying ---------------------------------------------------


def rate(robot, q, v):
    """qdot of all coordinates."""
    pairs = zip(robot.joints, robot.q_starts, robot.v_starts, strict=True)
    rates = [
        joint.motion.qdot(list(q[a : a + joint.nq]), list(v[b : b + joint.nv]))
        for joint, a, b in pairs
    ]
    return np.concatenate(rates)


def accelerations(robot, q, v, T_a, f_b):
    u = Unified(robot, q, v)
    nothing = np.zeros(len(u.B))
    qdd = u.joint_accelerations(T_a, f_b, nothing)
    total = np.zeros(robot.nv)
    total[u.active], total[u.passive] = qdd, u.base_acceleration(qdd, f_b, nothing)
    return total


def test_a_free_floating_robot_keeps_its_momentum():
    """8.2: with f_b = 0 and f_e = 0, T_hat = T_a, and momentum stays under any joint torques."""
    robot = load("two_arm_satellite").bind()
    state, oracle, h = random_state(robot, 5), ORACLES["pinocchio"](robot), 2e-3
    x = np.r_[state["q"], state["qd"] / 2]
    before = oracle.total_momentum(state["q"], state["qd"] / 2)
    T_a = np.linspace(-1, 1, 6)

    def slope(x):
        q, v = x[: robot.nq], x[robot.nq :]
        return np.r_[rate(robot, q, v), accelerations(robot, q, v, T_a, np.zeros(6))]

    for _ in range(25):
        a = slope(x)
        b = slope(x + h / 2 * a)
        c = slope(x + h / 2 * b)
        x = x + h / 6 * (a + 2 * b + 2 * c + slope(x + h * c))
    close(oracle.total_momentum(x[: robot.nq], x[robot.nq :]), before)
    differ(x[robot.nq :], state["qd"] / 2)
    u = Unified(robot, state["q"], state["qd"])
    close(u.T_hat(T_a, np.zeros(6)), T_a)


@pytest.mark.parametrize("seed", range(3))
def test_a_free_flying_robot_is_pushed_by_its_thrusters(seed):
    """8.3: f_b is what acts on the base. Momentum about the base, in its axes, changes by it alone.

    p = M_p V_b + M_ap qd is that momentum, and M_p Vdot_b + M_ap qdd + C_p = f_b its rate as the
    world sees it. The scan has lost the minus of T_hat - J^T f_e.
    """
    robot = without_gravity(free_tree(seed))
    m = Moving(robot, seed=seed)
    u, f_b = m.model, np.array([0.3, -1, 0.5, 2, 1, -0.7])
    tau = np.zeros(robot.nv)
    tau[u.passive], tau[u.active] = f_b, m.T_a
    truth = m.oracle.forward_dynamics(m.q, m.qd, tau)
    close(accelerations(robot, m.q, m.qd, m.T_a, f_b), truth)
    p = u.M_p @ u.V_b + u.M_ap @ u.qd
    close(u.M_p @ truth[u.passive] + u.M_ap @ truth[u.active] + u.C_p, f_b)
    h = 2e-5

    def momentum(t):
        q = m.oracle.integrate(m.q, m.qd + t / 2 * truth, t)
        return m.oracle.total_momentum(q, m.qd + t * truth)

    R, x = rotation(m.q[3:7]), m.q[:3]
    moment, force = R @ f_b[:3], R @ f_b[3:]
    given = np.r_[moment + np.cross(x, force), force]  # about the world's origin
    near, far = (momentum(t) - momentum(-t) for t in (h, 2 * h))
    found = (8 * near - far) / (12 * h)
    np.testing.assert_allclose(found, given, atol=1e-6 * max(1, norm(p)))
    np.testing.assert_allclose(momentum(0), np.r_[R @ p[:3] + np.cross(x, R @ p[3:]), R @ p[3:]])


def rotation(quaternion):
    *v, s = quaternion
    return np.eye(3) + 2 * s * hat(v) + 2 * hat(v) @ hat(v)


# -- Appendix C: springs and dampers -----------------------------------------------------------

SPRING, TORSION, DAMPER = 120.0, 35.0, 4.0


def turned(quaternion):
    """The rotation vector of a quaternion, by the shortest way."""
    *v, s = quaternion if quaternion[3] >= 0 else -np.asarray(quaternion)
    v = np.array(v)
    return 2 * np.arctan2(norm(v), s) * v / norm(v)


def flexible_base(robot, q, v):
    """f_b of (C5): dx = (rotation vector, R^T p), xdot = V_b, all in the base's axes."""
    displaced = np.r_[TORSION * turned(q[3:7]), SPRING * rotation(q[3:7]).T @ q[:3]]
    return -DAMPER * v[:6] - displaced


class Springs:
    """A satellite on springs and dampers, in MuJoCo."""

    def __init__(self):
        self.robot = robot = without_gravity(load("two_arm_satellite").bind())
        state = random_state(robot, 6)
        self.q, self.v = state["q"] * np.r_[np.full(3, 0.1), np.ones(robot.nq - 3)], state["qd"]
        self.T_a = state["tau"][6:]
        oracle = ORACLES["mujoco"](robot)
        oracle.model.jnt_stiffness[:4] = SPRING, SPRING, SPRING, TORSION
        oracle.model.dof_damping[:6] = DAMPER
        self.truth = oracle.forward_dynamics(self.q, self.v, np.r_[np.zeros(6), self.T_a])


@pytest.fixture(scope="module")
def springs():
    return Springs()


def test_a_flexible_base_is_held_by_spring_and_damper(springs):
    """(C1), (C5) hold, as MuJoCo has it, with dx in the base's axes and dx/dt = V_b.

    With the base's position in world axes, or without f_b, the accelerations are others.
    """
    s = springs
    f_b = flexible_base(s.robot, s.q, s.v)
    close(accelerations(s.robot, s.q, s.v, s.T_a, f_b), s.truth)
    in_world = -DAMPER * s.v[:6] - np.r_[TORSION * turned(s.q[3:7]), SPRING * s.q[:3]]
    differ(accelerations(s.robot, s.q, s.v, s.T_a, in_world), s.truth)
    differ(accelerations(s.robot, s.q, s.v, s.T_a, 0 * f_b), s.truth)


def test_tips_of_a_flexible_base_move_as_those_of_a_free_one(springs):
    """(C2), (C3) hold, with J_q for J_a."""
    s = springs
    u, oracle = Unified(s.robot, s.q, s.v), ORACLES["pinocchio"](s.robot)
    J = oracle.jacobian(s.q).reshape(-1, s.robot.nv)
    close(u.J_b @ u.V_b + u.J_q @ u.qd, J @ s.v)
    Jd = oracle.jacobian_dot(s.q, s.v).reshape(J.shape)
    Vdot_e = u.J_b @ s.truth[:6] + u.J_q @ s.truth[6:] + u.B @ u.Xd_b @ u.V_b
    close(Vdot_e + u.B @ u.Xd @ u.Phi @ u.qd, J @ s.truth + Jd @ s.v)


def test_a_spring_of_several_dofs_pulls_along_the_gradient_of_its_energy(springs):
    """(C5) with a spring factor for each axis is no spring: its work depends on the path.

    The rate of U = dx^T s dx / 2 is -f_b . V_b if f_b = -(d dx/dV)^T s dx. For dx = (rotation
    vector, R^T p) that is -s dx if the rotations share one factor and the translations another.
    """
    s, h = springs, 1e-3
    oracle = ORACLES["pinocchio"](s.robot)

    def displacement(q):
        return np.r_[turned(q[3:7]), rotation(q[3:7]).T @ q[:3]]

    def slope(v):
        there, back, far, far_back = (
            displacement(oracle.integrate(s.q, v, t)) for t in (h, -h, 2 * h, -2 * h)
        )
        return (8 * (there - back) - (far - far_back)) / (12 * h)

    units = np.eye(s.robot.nv)[:6]
    by_V = np.array([slope(unit) for unit in units]).T
    dx = displacement(s.q)
    for factors, check in (
        (np.r_[[TORSION] * 3, [SPRING] * 3], close),
        (np.r_[20.0, 35, 50, [SPRING] * 3], differ),
        (np.r_[[TORSION] * 3, 80, 120, 160], differ),
    ):
        check(-by_V.T @ (factors * dx), -factors * dx)


def test_a_flexible_arm_is_a_partition_with_elastic_joints():
    """(C6)-(C8), (C10) hold, as MuJoCo has it: T_p = f_b is what the springs exert.

    The text before (C10) calls f_b "the force required to deflect the flexible joints", which is
    its opposite.
    """
    robot = load("panda").bind()
    elastic = np.array([1, 3, 4])
    state = random_state(robot, 3)
    q, v = state["q"], state["qd"]
    p = Partition(robot, q, v, elastic)
    oracle = ORACLES["mujoco"](robot)
    oracle.model.jnt_stiffness[elastic], oracle.model.dof_damping[elastic] = SPRING, DAMPER
    f_e = np.array([1.0, -2, 0.5, 3, -1, 2])
    tau = np.zeros(robot.nv)
    tau[p.active] = T_a = state["tau"][p.active]
    J = oracle.jacobian(q).reshape(-1, robot.nv)
    truth = oracle.forward_dynamics(q, v, tau - J.T @ f_e)
    f_b = -DAMPER * v[elastic] - SPRING * q[elastic]
    close(solve(p.M, p.T_hat(T_a, f_b) - p.J.T @ f_e - p.C), truth[p.active])  # (C6)
    differ(solve(p.M, p.T_hat(T_a, -f_b) - p.J.T @ f_e - p.C), truth[p.active])
    close(p.J_p @ v[elastic] + p.J_a @ v[p.active], J @ v)  # (C7)
    Vdot_e = p.J_p @ truth[elastic] + p.J_a @ truth[p.active] + p.tip_bias
    close(Vdot_e, J @ truth + oracle.jacobian_dot(q, v).reshape(J.shape) @ v)  # (C8)
