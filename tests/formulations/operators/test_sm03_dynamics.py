"""SM03, section 5 and Lemma B1, equation by equation, on motions that Pinocchio gives.

Each test writes the printed equation out in SM03's operators (`tests/sm03.py`) and puts in the
accelerations, forces and torques of one motion. Where the print is wrong, the test shows that it
fails and what holds; `docs/errata.md` lists these.
"""

from dataclasses import replace

import numpy as np
import pytest
from numpy.linalg import inv, solve

from symdyn.robot import load, prepare
from symdyn.robot.inertia import MASSLESS
from symdyn.robot.model import Rotor
from symdyn.robot.read.urdf import read_urdf
from tests.formulations.operators.sm03_motions import (
    Moving,
    close,
    differ,
    free_robots,
    without_gravity,
)
from tests.quick import quick
from tests.sm03 import Links, Unified, rows
from tests.strategies import make_urdf

ROBOTS = free_robots()
FEW = ("two_arm_satellite", "quadruped", "tree-0", "tree-1", "tree-2", "tree-3")
SIZED = ("two_arm_satellite", "tree-0", "tree-1")
"""Robots whose links are as heavy as their bases, so that what is wrong is seen."""


@pytest.fixture(scope="module", params=quick(ROBOTS, FEW))
def moving(request):
    return Moving(ROBOTS[request.param])


@pytest.fixture(scope="module", params=SIZED)
def sized(request):
    return Moving(without_gravity(ROBOTS[request.param]))


# -- 5.1, 5.2: forces, accelerations ------------------------------------------------------------


def interaction(moving):
    """f of (19): what the parents exert on the links."""
    u = moving.model
    return u.X.T @ (u.M_q @ moving.Vdot + u.b) + u.X.T @ u.D @ moving.f_e


def test_interaction_forces_are_those_of_newton_and_euler(moving):
    """(16)-(20) hold: Phi^T f are the torques, and f without f_e is what Pinocchio passes on."""
    u, f = moving.model, interaction(moving)
    rotors = u.rotors @ moving.qdd_a
    close(u.Phi.T @ f + rotors, moving.T_a)
    wrenches = moving.oracle.joint_wrenches(moving.q, moving.qd, moving.qdd)[1:].ravel()
    close(f - u.X.T @ u.D @ moving.f_e, wrenches)  # (20)


def test_balance_of_a_link_is_printed_with_two_right_sides():
    """(16a) holds, (16b) is f and not f - X f_child, although it continues (16a)."""
    m = Moving(without_gravity(ROBOTS["two_arm_satellite"]))
    f, links, u = interaction(m), Links(m.robot, m.q, m.qd), m.model
    first, second = rows(0), rows(1)  # of the first arm, without the base
    X = links.X[rows(2), rows(1)]
    net = (u.M_q @ m.Vdot + u.b)[first]
    close(f[first] - X.T @ f[second], net)  # (16a)
    close(f[first], X.T @ f[second] + net)  # (16b) with f for the left side
    differ(f[first] - X.T @ f[second], X.T @ f[second] + net)


def test_sums_over_arms_take_the_rows_of_one_arm():
    """(21) and the first line of (23) are printed with D, M_q, Vdot, b of all arms.

    Their transforms have 6n columns and fit the rows of one arm only. The second line of (23), with
    X_b, holds. D is 6nm x 6m, as D_j in (18) is 6n x 6; after (19) it is printed 6nm x 6nm.
    """
    m = Moving(without_gravity(ROBOTS["two_arm_satellite"]))
    u, n = m.model, 3
    assert u.D.shape == (6 * n * 2, 6 * 2)
    inward = u.D @ m.f_e + u.M_q @ m.Vdot + u.b
    total = np.zeros(6)
    for j in range(2):
        own = slice(6 * n * j, 6 * n * (j + 1))
        first = u.X[own, own][:, :6].T  # X[1,1] .. X[1,n] of arm j
        with pytest.raises(ValueError, match="mismatch"):
            first @ inward
        close(first @ inward[own], interaction(m)[own][:6])  # (21)
        total += u.X_b[own].T @ inward[own]
    close(u.M_b @ m.Vdot_b + u.b_b + total, m.f_b)
    close(u.X_b.T @ inward, total)


def test_base_balance(moving):
    """(22)-(24) hold, for trees with the sum over the links that stand on the base."""
    u, m = moving.model, moving
    f, links = interaction(m), Links(m.robot, m.q, m.qd)
    first = m.robot.children(u.root)
    carried = sum(links.X[rows(i), rows(0)].T @ f[rows(i - 1)] for i in first)
    close(m.f_b - carried, u.M_b @ m.Vdot_b + u.b_b)  # (22)
    inward = u.D @ m.f_e + u.M_q @ m.Vdot + u.b
    close(u.M_b @ m.Vdot_b + u.b_b + u.X_b.T @ inward, m.f_b)  # (23)
    close(inv(u.M_b) @ (m.f_b - u.b_b - u.X_b.T @ inward), m.Vdot_b)  # (24)


def test_base_force_is_the_wrench_at_the_origin_of_the_base_frame():
    """After (22) f_b acts "on the CM of the base": it is a wrench at the origin of its frame.

    With the centre of mass at c, a force F through it is f_b = (c x F, F), by which the base alone
    moves without turning. The printed sentence holds for a frame with its origin at c.
    """
    robot = without_gravity(ROBOTS["tree-0"])
    m = Moving(robot, qd=np.zeros(robot.nv))
    u, body = m.model, robot.links[0].inertia
    c, F = np.array(body.moment) / body.m, np.array([0.4, -1.2, 0.7])
    f_b, push = np.r_[np.cross(c, F), F], np.r_[0, 0, 0, F]
    close(solve(u.M_b, f_b), push / body.m)
    differ(solve(u.M_b, push), push / body.m)
    tau = np.zeros(robot.nv)
    tau[u.passive] = f_b
    truth, nothing = m.oracle.forward_dynamics(m.q, m.qd, tau), np.zeros_like(m.f_e)
    close(u.joint_accelerations(tau[u.active], f_b, nothing), truth[u.active])
    differ(u.joint_accelerations(tau[u.active], push, nothing), truth[u.active])


def braces(m):
    """The braces of (27), without f_e: X Phi qdd + Xd_b V_b + Xd Phi qd."""
    u = m.model
    return u.X @ u.Phi @ m.qdd_a + u.Xd_b @ u.V_b + u.Xd @ u.Phi @ u.qd


def test_accelerations_of_links(moving):
    """(25) holds as printed, for modes that are constant in link axes, and so does (15)."""
    u, m = moving.model, moving
    pull = u.X_b @ inv(u.M_b)
    given = braces(m) - pull @ u.X_b.T @ (u.D @ m.f_e + u.b) + pull @ (m.f_b - u.b_b)
    close(solve(np.eye(len(u.X)) + pull @ u.X_b.T @ u.M_q, given), m.Vdot)
    close(braces(m) + u.X_b @ m.Vdot_b, m.Vdot)  # (15)
    close(u.link_accelerations(m.qdd_a, m.f_b, m.f_e), m.Vdot)


def base_acceleration(m, sign):
    """(26), with + or - before its last term."""
    u, Mb = m.model, inv(m.model.M_b)
    G, X_b, E = u.G, u.X_b, np.eye(len(u.X))
    return Mb @ (
        (np.eye(6) - X_b.T @ G @ X_b @ Mb) @ (m.f_b - u.b_b)
        - X_b.T @ (E - G @ X_b @ Mb @ X_b.T) @ u.D @ m.f_e
        - X_b.T @ G @ u.X @ u.Phi @ m.qdd_a
        - X_b.T @ G @ u.Xd_b @ u.V_b
        + X_b.T @ G @ X_b @ Mb @ X_b.T @ u.b
        - X_b.T @ G @ u.Xd @ u.Phi @ u.qd
        + sign * X_b.T @ u.b
    )


def test_acceleration_of_the_base(moving):
    """(26) holds as printed, and without M_b^-1 it is M_p^-1 (f_b - C_p - J_b^T f_e - M_ap qdd)."""
    m = moving
    close(base_acceleration(m, -1), m.Vdot_b)
    close(m.model.base_acceleration(m.qdd_a, m.f_b, m.f_e), m.Vdot_b)


def test_table_one_lost_the_sign_of_the_last_term(sized):
    """Step 4 of Table I has (26) without the minus before X_b^T b."""
    close(base_acceleration(sized, -1), sized.Vdot_b)
    differ(base_acceleration(sized, 1), sized.Vdot_b)


def test_matrix_inversion_lemma(moving):
    """After (26): three forms of G, the last with a 6 x 6 inverse only."""
    u = moving.model
    pull = u.X_b @ inv(u.M_b) @ u.X_b.T
    close(inv(inv(u.M_q) + pull), u.G)
    close(u.M_q @ inv(np.eye(len(pull)) + pull @ u.M_q), u.G)
    assert u.M_p.shape == (6, 6)


def test_links_without_mass_need_the_lemma():
    """M_q^-1 of (26), (27), (B1), (B4), (B5) need not exist, nor M_b^-1 of (24)-(27), (39).

    G M_q^-1 = 1 - M_q X_b M_p^-1 X_b^T and M_b^-1 X_b^T G = M_p^-1 X_b^T M_q do, and (28) asks for
    M_p^-1 only: the whole robot has mass.
    """
    robot = ROBOTS["tree-0"]
    m = Moving(robot)
    u = m.model
    close(u.G @ inv(u.M_q), np.eye(len(u.G)) - u.M_q @ u.X_b @ solve(u.M_p, u.X_b.T))
    close(inv(u.M_b) @ u.X_b.T @ u.G, solve(u.M_p, u.X_b.T @ u.M_q))
    base, first, *others = robot.links
    empty = (replace(base, inertia=MASSLESS), replace(first, inertia=MASSLESS), *others)
    light = Moving(replace(robot, links=empty))
    v = light.model
    assert np.linalg.matrix_rank(v.M_q) < len(v.M_q)
    assert np.linalg.matrix_rank(v.M_b) == 0
    close(v.T_hat(light.T_a, light.f_b) - v.J.T @ light.f_e, v.M @ light.qdd_a + v.C)
    close(v.base_acceleration(light.qdd_a, light.f_b, light.f_e), light.Vdot_b)


# -- 5.3 and Appendix B: the equations of motion ------------------------------------------------


def test_interaction_forces_without_accelerations(moving):
    """(27) holds, with (M_q^-1 + X_b M_b^-1 X_b^T)^-1 written out."""
    u, m = moving.model, moving
    G = inv(inv(u.M_q) + u.X_b @ inv(u.M_b) @ u.X_b.T)
    given = braces(m) + solve(u.M_q, u.b) + u.X_b @ inv(u.M_b) @ (m.f_b - u.b_b)
    f = interaction(m)
    close(f - u.X.T @ G @ solve(u.M_q, u.D @ m.f_e), u.X.T @ G @ given)


def appendix_b(m):
    """M, J^T, C and T_hat of (B3)-(B6)."""
    u = m.model
    outer = u.Phi.T @ u.X.T @ u.G
    passive = u.X_b @ inv(u.M_b)
    bias = u.Xd_b @ u.V_b + solve(u.M_q, u.b) - passive @ u.b_b + u.Xd @ u.Phi @ u.qd
    T_a = u.Phi.T @ interaction(m)
    return (
        outer @ u.X @ u.Phi,
        outer @ solve(u.M_q, u.D),
        outer @ bias,
        T_a - outer @ passive @ m.f_b,
    )


def test_lemma_b1(moving):
    """(28), (B1)-(B10), (B12), (B13) hold with C_a and C_p of the errata."""
    u, m = moving.model, moving
    M, JT, C, T_hat = appendix_b(m)
    close(T_hat - JT @ m.f_e, M @ m.qdd_a + C)  # (B1), (B2)
    W = u.M_ap.T @ inv(u.M_p)
    M_a = u.Phi.T @ u.X.T @ u.M_q @ u.X @ u.Phi
    close(M_a - W @ u.M_ap, M)  # (B7)
    close(u.Phi.T @ u.X.T @ u.D - W @ u.X_b.T @ u.D, JT)  # (B8)
    close(u.C_a - W @ u.C_p, C)  # (B9)
    close(u.Phi.T @ interaction(m) - W @ m.f_b, T_hat)  # (B10)
    weighed, Mb = u.X_b.T @ u.M_q @ u.X_b, inv(u.M_b)
    close(W @ (weighed - u.M_p) @ Mb @ u.b_b, -W @ u.b_b)  # (B12)
    close(W @ (u.M_p - weighed) @ Mb @ m.f_b, W @ m.f_b)  # (B13)
    close(u.T_hat(m.T_a, m.f_b) - u.J.T @ m.f_e, u.M @ m.qdd_a + u.C)  # (28), rotors included


def test_b11_needs_a_square_base_transform(sized):
    """(B11) holds if X_b X_b^-1 = 1: for one link. With more, X_b has a left inverse only."""
    u = sized.model
    W, rate = u.M_ap.T @ inv(u.M_p), u.Xd_b @ u.V_b
    left = np.linalg.pinv(u.X_b)
    close(left @ u.X_b, np.eye(6))
    printed = -W @ (u.X_b.T @ u.M_q - u.M_p @ left) @ rate
    differ(W @ u.M_b @ left @ rate, printed)
    printed_C_p = u.X_b.T @ (u.b + u.M_q @ u.Xd @ u.Phi @ u.qd) - u.M_b @ left @ rate + u.b_b
    printed_C_a = u.Phi.T @ u.X.T @ (u.b + u.M_q @ u.Xd @ u.Phi @ u.qd)
    differ(printed_C_a - W @ printed_C_p, u.C)
    close(sized.T_a - W @ sized.f_b - u.J.T @ sized.f_e - u.M @ sized.qdd_a, u.C)


def test_generalized_inertia_is_symmetric_and_positive(moving):
    """After (28): M is symmetric positive definite, also where rotors are left out."""
    M = moving.model.M
    close(M, M.T)
    assert np.linalg.eigvalsh((M + M.T) / 2).min() > 0


def test_torque_equation_does_not_give_the_base_force(sized):
    """After (28): "yields the values of f_b and T_a from a given qdd and f_e". It does not.

    Every f_b has its T_a with the same qdd and f_e; the base then accelerates differently. With
    Vdot_b given as well, (23) yields f_b and (28) T_a.
    """
    u, m = sized.model, sized
    other = m.f_b + np.array([1.0, -2, 3, 0.5, 0.1, -0.7])
    T_a = u.M @ m.qdd_a + u.C + u.J.T @ m.f_e + u.coupling @ other
    tau = np.zeros(m.robot.nv)
    tau[u.passive], tau[u.active] = other, T_a
    motion = m.oracle.forward_dynamics(m.q, m.qd, tau - m.J.T @ m.f_e)
    close(motion[u.active], m.qdd_a)
    differ(motion[u.passive], m.Vdot_b)
    differ(T_a, m.T_a)
    close(motion[u.passive], u.base_acceleration(m.qdd_a, other, m.f_e))


def test_gravity_is_a_force_on_the_links():
    """After (16): gravity can be included there, as a part of b and b_b; nothing else changes."""
    for name in SIZED:
        robot = replace(ROBOTS[name], gravity=(1.0, -2.0, -9.81))
        m = Moving(robot)
        u, weightless = m.model, Unified(without_gravity(robot), m.q, m.qd)
        close(u.T_hat(m.T_a, m.f_b) - u.J.T @ m.f_e, u.M @ m.qdd_a + u.C)
        close(u.C, weightless.C)  # in free fall no weight is felt
        close(u.base_acceleration(m.qdd_a, m.f_b, m.f_e), m.Vdot_b)
        differ(u.C_a, weightless.C_a)
        differ(u.C_p, weightless.C_p)


@pytest.mark.parametrize("name", ["mobile_manipulator", "cartpole"])
def test_a_base_may_have_fewer_dofs(name):
    """Section 2: a mobile base is partially constrained, by X_b Phi_b and Phi_b^T M_b Phi_b."""
    m = Moving(load(name).bind())
    u = m.model
    close(u.T_hat(m.T_a, m.f_b) - u.J.T @ m.f_e, u.M @ m.qdd_a + u.C)
    close(u.base_acceleration(m.qdd_a, m.f_b, m.f_e), m.Vdot_b)
    close(u.tip_acceleration(m.qdd_a, m.f_b, m.f_e), m.Vdot_e)
    pull = u.X_b @ inv(u.M_b) @ u.X_b.T
    close(u.M_q @ inv(np.eye(len(pull)) + pull @ u.M_q), u.G)


def test_rotors_and_followers_are_part_of_the_operators():
    """SM03 has neither. Rotors add to the diagonal of M_a, followers to the columns of Phi."""
    quadruped = ROBOTS["quadruped"]
    base, *legs = quadruped.joints
    rotors = (replace(joint, rotor=Rotor(0.01 * (1 + i % 3))) for i, joint in enumerate(legs))
    follower = prepare(read_urdf(make_urdf(8, 7, mimic=True), "random.urdf"), floating=True)
    assert any(joint.mimic for joint in follower.joints)
    cart = load("cartpole").bind()
    heavy = replace(cart, joints=tuple(replace(j, rotor=Rotor(0.3)) for j in cart.joints))
    for robot in (replace(quadruped, joints=(base, *rotors)), heavy, follower):
        m = Moving(robot)
        u = m.model
        close(u.T_hat(m.T_a, m.f_b) - u.J.T @ m.f_e, u.M @ m.qdd_a + u.C)
        close(u.base_acceleration(m.qdd_a, m.f_b, m.f_e), m.Vdot_b)
        p, M = m.partition(u.passive), m.oracle.mass_matrix(m.q)
        close(p.M, u.M)
        close(u.M_a, M[np.ix_(u.active, u.active)])
        close(p.M_a, u.M_a)
        close(p.M_p, M[np.ix_(u.passive, u.passive)])


def test_operators_reject_what_is_no_free_base():
    robot = ROBOTS["two_arm_satellite"]
    q, still = robot.neutral(), np.zeros(robot.nv)
    with pytest.raises(ValueError, match="at the root"):
        Unified(robot, q, still, root=1)
    with pytest.raises(ValueError, match="a tip is fixed"):
        Unified(replace(robot, tips=(robot.links[0].name,)), q, still)
