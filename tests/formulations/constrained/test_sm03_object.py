"""SM03, sections 5.4, 7 and 9: arms on a free base that hold an object rigidly.

    V_e = W V_o,   W^T f_e = M_o Vdot_o + b_o                                       (34), (33)
    f_e = H^-1 (Vdot_open - W Vdot_o - Wdot V_o)                                        (47)
    (M_o + W^T H^-1 W) Vdot_o = W^T H^-1 (Vdot_open - Wdot V_o) - b_o      (49), corrected

The operators are those of `tests/sm03.py`, the accelerations and forces those of the oracle of
`tests/closed_chains.py`. V_o is the twist of the object's centre of mass. In body axes, the tips'
for V_e and f_e, the object's for V_o, W is constant; in the axes of the world, as (30) has it, all
is turned. Where the print is wrong, the test shows that it fails and what holds.
"""

from functools import cached_property

import numpy as np
import pytest
from numpy.linalg import inv, matrix_rank, pinv, solve

from tests.formulations.constrained.grasps import GRASPS, holding
from tests.formulations.operators.sm03_motions import close, differ
from tests.rk88 import diagonal
from tests.sm03 import Links, Partition, Unified, ad, hat, transform

FREE = ("ur5 in space", "satellite", "hand in space")
"""Grasps by arms on a free base."""
REGULAR = FREE[:2]
TOLERANCE = 1e-9


class Held:
    """An object that the arms of a free robot hold, in body axes."""

    def __init__(self, name):
        grasp = GRASPS[name]
        self.holding = h = holding(name, "rigid")
        arms, na = grasp.arms, h.na
        self.u = u = Unified(arms, list(h.q[: arms.nq]), h.qd[:na])
        self.T_a, self.f_b = h.tau[:na][u.active], h.tau[:na][u.passive]
        self.qdd, self.Vdot_b, self.f_e = h.qdd[:na][u.active], h.qdd[:na][u.passive], h.f
        body = grasp.body
        self.mass, centre = float(body.m), np.array(body.moment, float) / float(body.m)
        tensor = np.array(body.tensor, float)
        tensor -= self.mass * (centre @ centre * np.eye(3) - np.outer(centre, centre))
        self.M_o = diagonal([tensor, self.mass * np.eye(3)])
        moved = transform(np.eye(3), centre)  # from the object's origin to its centre of mass
        self.V_o, self.Vdot_o = moved @ h.qd[na:], moved @ h.qdd[na:]
        self.W = np.concatenate([transform(c[:3, :3], c[:3, 3] - centre) for c in h.frames])
        *self.tips, pose = h.oracle.forward_kinematics(h.q)
        self.R, self.centre = pose[:3, :3], pose[:3, 3] + pose[:3, :3] @ centre
        weight = np.r_[0, 0, 0, self.mass * self.R.T @ np.array(arms.gravity, float)]
        self.b_o = -ad(self.V_o).T @ self.M_o @ self.V_o - weight
        self.V_e = u.J_b @ u.V_b + u.J_q @ u.qd
        links = Links(arms, list(h.q[: arms.nq]), h.qd[:na])
        self.J_whole = links.B @ links.X @ links.Phi

    @cached_property
    def open(self):
        """Vdot_e where the tips exert nothing: (44), by (28) and (39)."""
        nothing = np.zeros(len(self.W))
        qdd = self.u.joint_accelerations(self.T_a, self.f_b, nothing)
        return self.u.tip_acceleration(qdd, self.f_b, nothing)

    @cached_property
    def Vdot_e(self):
        """Of the motion that the oracle finds."""
        return self.u.tip_acceleration(self.qdd, self.f_b, self.f_e)

    @cached_property
    def H(self):
        """(48)."""
        u, Mb = self.u, inv(self.u.M_b)
        unit = np.eye(len(u.X))
        passive = u.J_b @ Mb @ u.X_b.T @ (unit - u.G @ u.X_b @ Mb @ u.X_b.T) @ u.D
        return u.J @ inv(u.M) @ u.J.T + passive


@pytest.fixture(scope="module", params=FREE)
def held(request):
    return Held(request.param)


@pytest.fixture(scope="module", params=REGULAR)
def regular(request):
    return Held(request.param)


@pytest.fixture(scope="module")
def space():
    return Held("ur5 in space")


# -- 5.4: the object ------------------------------------------------------------------------------


def test_object_is_moved_by_the_tips(held):
    """(29), (32)-(35) hold, in body axes with a W that is constant."""
    close(held.V_e, held.W @ held.V_o)  # (34)
    close(held.Vdot_e, held.W @ held.Vdot_o)  # (35), Wdot = 0
    close(held.M_o @ held.Vdot_o + held.b_o, held.W.T @ held.f_e)  # (29), (32), (33)


def in_world_axes(held):
    """V_e, f_e, V_o and Vdot_o turned to the axes of the world, and the levers to the tips."""
    turns = diagonal([tip[:3, :3] for tip in held.tips for _ in range(2)])
    own = diagonal([held.R, held.R])
    V_o = own @ held.V_o
    rate = own @ held.Vdot_o + np.r_[0, 0, 0, np.cross(V_o[:3], V_o[3:])]
    return (
        turns @ held.V_e,
        turns @ held.f_e,
        V_o,
        rate,
        [t[:3, 3] - held.centre for t in held.tips],
    )


def zeta(lever):
    """(31), where p leads from the contact to the centre of mass: minus the lever."""
    x, y, z = -lever
    return np.array([[0, z, -y], [-z, 0, x], [y, -x, 0]])


def test_moment_of_a_contact_force_is_in_the_upper_right_block(space):
    """(30) is printed with zeta in the lower left block, which would turn moments into forces."""
    V_e, f_e, V_o, rate, levers = in_world_axes(space)
    one, zero = np.eye(3), np.zeros((3, 3))
    true = np.hstack([np.block([[one, zeta(x)], [zero, one]]) for x in levers])
    printed = np.hstack([np.block([[one, zero], [zeta(x), one]]) for x in levers])
    for x in levers:
        close(zeta(x), hat(x))  # (31) holds
    own = diagonal([space.R, space.R])
    f_o = own @ (space.M_o @ space.Vdot_o + space.b_o)
    close(true @ f_e, f_o)
    differ(printed @ f_e, f_o)
    close(true.T @ V_o, V_e)
    differ(printed.T @ V_o, V_e)
    # in these axes W is not constant: Wdot V_o = (0, w x (w x lever))
    w = V_o[:3]
    curved = np.concatenate([np.r_[0, 0, 0, np.cross(w, np.cross(w, x))] for x in levers])
    turns = diagonal([tip[:3, :3] for tip in space.tips for _ in range(2)])
    spun = [np.r_[0, 0, 0, np.cross(V[:3], V[3:])] for V in V_e.reshape(-1, 6)]
    close(turns @ space.Vdot_e + np.concatenate(spun), true.T @ rate + curved)  # (35)


def test_grip_matrix_needs_the_rotations_of_the_tips(space):
    """(30) has unit rotations, levers in base axes; V_e, f_e of (14), (28) are in tip axes."""
    one, zero = np.eye(3), np.zeros((3, 3))
    *_, levers = in_world_axes(space)
    unturned = np.concatenate([np.block([[one, zero], [-zeta(x), one]]) for x in levers])
    differ(unturned @ space.V_o, space.V_e)
    close(space.W @ space.V_o, space.V_e)


def test_bias_of_the_object_is_that_of_axes_at_rest(space):
    """After (32), b_o = (d/dt)(M_o) V_o: true at the centre of mass in axes at rest.

    In the axes of the object, where M_o is constant, b_o = -ad(V_o)^T M_o V_o.
    """
    own = diagonal([space.R, space.R])
    V_o, rate = in_world_axes(space)[2:4]
    M_o, spin = own @ space.M_o @ own.T, diagonal([hat(V_o[:3])] * 2)
    Mdot = spin @ M_o - M_o @ spin
    weight = np.r_[0, 0, 0, space.mass * np.array(space.holding.robot.gravity, float)]
    f_o = own @ space.W.T @ space.f_e
    close(M_o @ rate + Mdot @ V_o - weight, f_o)
    body_weight = own.T @ weight
    differ(space.M_o @ space.Vdot_o - body_weight, own.T @ f_o)  # (d/dt)(M_o) = 0 in its own axes


def test_grip_matrix_is_not_square(held):
    """After (29), W is positive definite: it is 6m x 6, of rank 6; W^T W is positive definite."""
    assert held.W.shape == (6 * len(held.tips), 6)
    assert matrix_rank(held.W) == 6
    assert np.linalg.eigvalsh(held.W.T @ held.W).min() > 0


def test_object_motion_does_not_give_the_contact_forces(held):
    """5.4: f_e from the object's acceleration. It is W^T f_e only; inner forces remain open."""
    f_o = held.M_o @ held.Vdot_o + held.b_o
    shortest = pinv(held.W.T) @ f_o
    close(held.W.T @ shortest, f_o)
    differ(shortest, held.f_e)
    assert len(held.f_e) - matrix_rank(held.W.T) == 6 * (len(held.tips) - 1)


@pytest.mark.parametrize("name", ["two pandas", "planar pair", "hand"])
def test_arms_on_the_ground_hold_an_object_by_the_same_equations(name):
    """8.1, and (C6), (C8), (C9) with every third joint passive, for flexible arms."""
    grasp = GRASPS[name]
    h = holding(name, "rigid")
    na, start = h.na, list(h.q[: grasp.arms.nq])
    passive = list(range(1, na, 3))
    p = Partition(grasp.arms, start, h.qd[:na], passive)
    qdd, tau = h.qdd[:na], h.tau[:na]
    qdd_a, T = qdd[p.active], p.T_hat(tau[p.active], tau[p.passive])
    close(T - p.J.T @ h.f, p.M @ qdd_a + p.C)  # (C6)
    Vdot_e = p.J_a @ qdd_a + p.J_p @ qdd[p.passive] + p.tip_bias
    W = np.concatenate([transform(c[:3, :3], c[:3, 3]) for c in h.frames])  # at the origin
    close(Vdot_e, W @ h.qdd[na:])  # (C8)
    close(h.M[na:, na:] @ h.qdd[na:] + h.h[na:], W.T @ h.f)  # (C9)
    every = Links(grasp.arms, start, h.qd[:na])
    J_q = every.B @ every.X @ every.Phi
    close(J_q @ qdd + every.B @ every.X @ every.a, W @ h.qdd[na:])  # 8.1
    close(tau - J_q.T @ h.f, h.M[:na, :na] @ qdd + h.h[:na])


# -- 7: forward dynamics --------------------------------------------------------------------------


def terms_without_acceleration(m, sign):
    """(44) without J M^-1 (T - C): the sign is that of X_b^T b."""
    u, Mb = m.u, inv(m.u.M_b)
    X_b, G = u.X_b, u.G
    inner = (
        (np.eye(len(Mb)) - X_b.T @ G @ X_b @ Mb) @ (m.f_b - u.b_b)
        - X_b.T @ G @ u.Xd_b @ u.V_b
        + X_b.T @ G @ X_b @ Mb @ X_b.T @ u.b
        + sign * X_b.T @ u.b
        - X_b.T @ G @ u.Xd @ u.Phi @ u.qd
    )
    return u.J_b @ Mb @ inner + u.B @ (u.Xd_b @ u.V_b + u.Xd @ u.Phi @ u.qd)


def test_open_chain_acceleration_needs_the_generalized_force(held, space):
    """(42)-(44) have T for T_hat and lost the minus before X_b^T b."""
    for m in (held, space):
        drive = m.u.J @ solve(m.u.M, m.u.T_hat(m.T_a, m.f_b) - m.u.C)
        close(terms_without_acceleration(m, -1) + drive, m.open)  # (44)
        close(m.open - m.H @ m.f_e, m.Vdot_e)  # (42), (43)
    m = space
    plain = m.u.J @ solve(m.u.M, m.T_a - m.u.C)
    differ(terms_without_acceleration(m, -1) + plain, m.open)
    differ(terms_without_acceleration(m, 1) + drive, m.open)


def test_constrained_acceleration_needs_the_base_transform(held):
    """(45) has G M_b^-1 X_b^T for G X_b M_b^-1 X_b^T, which does not fit."""
    u = held.u
    with pytest.raises(ValueError, match="mismatch"):
        u.G @ inv(u.M_b) @ u.X_b.T
    close(held.open - held.Vdot_e, held.H @ held.f_e)
    close(held.open - held.W @ held.Vdot_o, held.H @ held.f_e)  # (46)


def test_h_is_the_compliance_of_the_tips_of_the_whole_tree(held):
    """(48) is J_b M_p^-1 J_b^T + J M^-1 J^T, and that is J M^-1 J^T of base and arms together."""
    u, h = held.u, held.holding
    close(held.H, u.J @ inv(u.M) @ u.J.T + u.J_b @ inv(u.M_p) @ u.J_b.T)
    M = h.M[: h.na, : h.na]
    J = h.oracle.jacobian(h.q)[:-1].reshape(-1, h.robot.nv)[:, : h.na]
    close(held.J_whole, J)
    close(held.H, J @ inv(M) @ J.T)
    close(held.H, held.H.T)
    # with the object it is RK88's Omega, in the axes of the tips
    Omega = held.H + held.W @ inv(held.M_o) @ held.W.T
    f = pinv(Omega, rcond=TOLERANCE) @ (held.open + held.W @ inv(held.M_o) @ held.b_o)
    assert h.same_force(f)
    close(inv(held.M_o) @ (held.W.T @ f - held.b_o), held.Vdot_o)


def object_acceleration(m, inertia, forces):
    Hi = inv(m.H)
    return solve(inertia + m.W.T @ Hi @ m.W, forces - m.b_o)


def test_object_acceleration_needs_the_inertia_and_the_grip_matrix(regular):
    """(49) and step 2 of Table I have M_o^-1 for M_o, and lack W^T before H^-1 in the braces."""
    m = regular
    push = inv(m.H) @ m.open
    close(object_acceleration(m, m.M_o, m.W.T @ push), m.Vdot_o)
    differ(object_acceleration(m, inv(m.M_o), m.W.T @ push), m.Vdot_o)
    assert push.shape != m.b_o.shape
    with pytest.raises(ValueError, match="could not be broadcast"):
        object_acceleration(m, m.M_o, push)


def test_table_one(regular):
    """Table I gives the motion, with (49) corrected. Section 9 takes "(45)" for (49) in step 2."""
    m, u = regular, regular.u
    Vdot_o = object_acceleration(m, m.M_o, m.W.T @ inv(m.H) @ m.open)  # step 2
    f_e = inv(m.H) @ (m.open - m.W @ Vdot_o)  # step 3, (47)
    close(f_e, m.f_e)
    qdd = u.joint_accelerations(m.T_a, m.f_b, f_e)  # step 4
    close(qdd, m.qdd)
    close(u.base_acceleration(qdd, m.f_b, f_e), m.Vdot_b)


def test_h_may_be_singular():
    """After (48), H is nonsingular: not if arms are short. Omega may have an inverse all the same.

    Three fingers of three joints on a free base: H is 18 x 18 of rank 15. Two on the ground: 12 x
    12 of rank 6, while H + W M_o^-1 W^T has rank 12.
    """
    m = Held("hand in space")
    assert m.H.shape == (18, 18)
    assert matrix_rank(m.H, tol=TOLERANCE) == 15
    assert matrix_rank(m.H + m.W @ inv(m.M_o) @ m.W.T, tol=TOLERANCE) == 15
    h = holding("two fingers", "rigid")
    J = h.oracle.jacobian(h.q)[:-1].reshape(-1, h.robot.nv)[:, : h.na]
    H = J @ inv(h.M[: h.na, : h.na]) @ J.T
    assert matrix_rank(H, tol=TOLERANCE) == 6
    W = -h.all_rows[:, h.na :]
    assert matrix_rank(H + W @ inv(h.M[h.na :, h.na :]) @ W.T, tol=TOLERANCE) == 12
