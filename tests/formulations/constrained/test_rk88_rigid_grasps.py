"""RK88 Part II, sections 2 to 4, equation by equation: arms that hold an object rigidly.

Each test writes the printed equation out in RK88's operators (`tests/rk88.py`) and puts in the
accelerations and forces of the oracle in `tests/closed_chains.py`. Where the print is wrong,
the test shows that it fails and what holds; `docs/errata.md` lists these.
"""

from dataclasses import replace

import numpy as np
import pytest
from numpy.linalg import inv, lstsq, matrix_rank, pinv, solve

from symdyn.robot import load
from tests.closed_chains import Grasp, Holding, together
from tests.formulations.constrained.grasps import BOX, GRASPS, at, holding
from tests.formulations.operators.sm03_motions import close, differ
from tests.rk88 import ClosedChain

REGULAR = ("two ur5", "two pandas", "ur5 in space", "satellite")
"""Grasps whose Omega has an inverse and that can move."""
TOLERANCE = 1e-9


@pytest.fixture(scope="module", params=GRASPS)
def chain(request):
    return ClosedChain(holding(request.param, "rigid"))


@pytest.fixture(scope="module", params=REGULAR)
def regular(request):
    return ClosedChain(holding(request.param, "rigid"))


@pytest.fixture(scope="module")
def moving():
    return ClosedChain(holding("two pandas", "rigid"))


def free_motion(c):
    """Joint and tip accelerations without the object (4.1)."""
    qdd = c.arms.M_inverse @ c.T_free
    return qdd, c.arms.J @ qdd + c.arms.Jdot_qd


# -- 2: the equations -----------------------------------------------------------------------------


def test_dynamics_of_arms_and_object(chain):
    """(2.3)-(2.7), (2.9), (2.10) hold, with weights in b and b(C)."""
    c, u = chain, chain.arms
    close(u.M @ c.qdd + u.C + u.J.T @ c.f, c.T)  # (2.3a), (2.10a)
    close(u.J @ u.qd, c.A @ c.V_C)  # (2.5a), (2.7a)
    close(c.alpha_tips, c.A @ c.alpha_C + c.a_C)  # (2.5b), (2.7b), (2.10b)
    close(c.M_C @ c.alpha_C + c.b_C, c.A.T @ c.f)  # (2.4), (2.9), (2.10c)


def test_object_motion_from_the_tips_needs_the_transpose(chain):
    """(2.8) holds; the text before section 3 has A for A^T, which does not fit."""
    c, V = chain, chain.arms.J @ chain.arms.qd
    close(inv(c.A.T @ c.A) @ c.A.T @ V, c.V_C)
    close(inv(c.A.T @ c.A) @ c.A.T @ (c.alpha_tips - c.a_C), c.alpha_C)
    with pytest.raises(ValueError, match="mismatch"):
        inv(c.A.T @ c.A) @ c.A @ V


def full_system(c):
    """The matrix and the right side of (2.11)."""
    wide, n = len(c.A), len(c.T)
    matrix = np.block(
        [
            [np.zeros((wide, wide)), c.arms.J, -c.A],
            [c.arms.J.T, c.arms.M, np.zeros((n, 6))],
            [-c.A.T, np.zeros((6, n)), c.M_C],
        ]
    )
    return matrix, np.r_[c.a_C - c.arms.Jdot_qd, c.T_free, -c.b_C]


def test_the_full_system_is_one_of_accelerations(chain, moving):
    """(2.11) is printed with the rates of the joints among the unknowns."""
    matrix, given = full_system(chain)
    close(matrix, matrix.T)
    close(matrix @ np.r_[chain.f, chain.qdd, chain.alpha_C], given)
    matrix, given = full_system(moving)
    differ(matrix @ np.r_[moving.f, moving.arms.qd, moving.alpha_C], given)


def test_the_system_without_the_object(chain):
    """(2.12)-(2.15) hold."""
    c, u = chain, chain.arms
    pull = c.A @ inv(c.M_C) @ c.A.T
    close(pull @ c.f - c.A @ inv(c.M_C) @ c.b_C + c.a_C, c.alpha_tips)  # (2.12)
    matrix = np.block([[u.M, u.J.T], [u.J, -pull]])
    close(matrix @ np.r_[c.qdd, c.f], np.r_[c.T_free, c.a_prime])  # (2.14)


# -- 3, 4: solutions ------------------------------------------------------------------------------


def test_analytical_solution(regular):
    """(3.2)-(3.6) hold where Omega has an inverse; "(2.4)" before (3.6) means (2.14)."""
    c, u = regular, regular.arms
    pull, Mi, Oi = c.A @ inv(c.M_C) @ c.A.T, u.M_inverse, inv(c.Omega)
    zero, one, One = np.zeros((len(u.M), len(Oi))), np.eye(len(u.M)), np.eye(len(Oi))
    system = np.block([[u.M, u.J.T], [u.J, -pull]])
    given = np.r_[c.T_free, c.a_prime]
    first = np.block([[one, zero], [-u.J @ Mi, One]])
    close(first @ system, np.block([[u.M, u.J.T], [zero.T, -c.Omega]]))  # (3.2)
    right = np.block([[one - u.J.T @ Oi @ u.J @ Mi, u.J.T @ Oi], [-u.J @ Mi, One]])
    close(np.r_[u.M @ c.qdd, -c.Omega @ c.f], right @ given)  # (3.3)
    inverse = np.block([[Mi - Mi @ u.J.T @ Oi @ u.J @ Mi, Mi @ u.J.T @ Oi], [Oi @ u.J @ Mi, -Oi]])
    close(system @ inverse, np.eye(len(system)))  # (3.5a)
    outer = np.block([[Mi, zero], [zero.T, Oi]])
    inner = np.block([[u.M - u.J.T @ Oi @ u.J, u.J.T], [u.J, -c.Omega]])
    close(outer @ inner @ outer, inverse)  # (3.5b)
    close(inverse @ given, np.r_[c.qdd, c.f])  # (3.4), (3.6)


def test_general_algorithm(chain):
    """(4.1)-(4.8) and (4.9a)-(4.9g) hold, in the range of Omega if it is singular."""
    c, u = chain, chain.arms
    free, alpha = free_motion(c)
    pushed = alpha + c.A @ inv(c.M_C) @ c.b_C - c.a_C
    close(c.Omega @ c.f, pushed)  # (4.8), (4.9d)
    f = pinv(c.Omega, rcond=TOLERANCE) @ pushed
    assert c.holding.same_force(c.axes.T @ f)
    change = -u.M_inverse @ u.J.T @ f  # (4.4), (4.9e)
    close(free + change, c.qdd)  # (4.9g)
    close(alpha + u.J @ change, c.alpha_tips)  # (4.9h), corrected
    pull = c.A @ inv(c.M_C) @ c.A.T
    close(u.J @ change, pull @ f - c.A @ inv(c.M_C) @ c.b_C + c.a_C - alpha)  # (4.5), (4.6)


def test_free_tips_have_accelerations_that_are_not_their_velocities(moving):
    """After (4.1), alpha_f(0) is called "arm tip spatial velocities"; (4.1b) is their rate."""
    free, alpha = free_motion(moving)
    arms, dt = moving.arms, 1e-6
    close(arms.J @ (arms.qd + free * dt) + arms.Jdot_qd * dt, arms.J @ arms.qd + alpha * dt)
    differ(alpha, arms.J @ arms.qd)


def test_the_last_step_gives_the_acceleration_and_not_its_change(moving):
    """(4.9h) and (6.11j) are printed with Delta alpha(0) on the left side."""
    _, alpha = free_motion(moving)
    change = -moving.arms.J @ moving.arms.M_inverse @ moving.arms.J.T @ moving.f
    close(moving.alpha_tips, alpha + change)
    differ(change, alpha + change)


# -- which Omega has an inverse -------------------------------------------------------------------


def test_omega_has_an_inverse_where_the_constraints_are_independent(chain):
    """rank Omega = rank [J, A]: six a contact, if and only if no constraint follows from others."""
    c = chain
    both = np.hstack([c.arms.J, c.A])
    rank = matrix_rank(both, tol=TOLERANCE)
    assert matrix_rank(c.Omega, tol=TOLERANCE) == rank
    assert matrix_rank(c.holding.K, tol=TOLERANCE) == rank
    system, _ = full_system(c)
    assert len(system) - matrix_rank(system, tol=TOLERANCE) == len(c.Omega) - rank


@pytest.mark.parametrize(
    ("name", "rank", "size"),
    [
        ("planar pair", 9, 12),
        ("planar pair 3r", 9, 12),
        ("two fingers", 12, 12),
        ("satellite", 12, 12),
        ("hand", 15, 18),
        ("hand in space", 15, 18),
    ],
)
def test_arms_need_not_have_six_joints_each(name, rank, size):
    """Section 2 asks for N >= 6, section 4 and 7 for J of full rank: enough, but not needed.

    Two fingers of three joints have a J of six columns, and an Omega with an inverse.
    """
    c = ClosedChain(holding(name, "rigid"))
    assert c.Omega.shape == (size, size)
    assert matrix_rank(c.Omega, tol=TOLERANCE) == rank
    if name == "two fingers":
        assert matrix_rank(c.arms.J, tol=TOLERANCE) == 6
        close(inv(c.Omega) @ (c.arms.J @ c.arms.M_inverse @ c.T_free - c.a_prime), c.f)


def test_one_arm_may_be_singular():
    """With one arm A has an inverse, so Omega has one in every posture."""
    arm = together([("left", load("ur5").bind(), at(0, 0))])
    c = ClosedChain(Holding(Grasp(arm, BOX, ("rigid",)), q_arms=np.zeros(6)))
    assert matrix_rank(c.arms.J, tol=1e-6) < 6
    close(solve(c.Omega, c.arms.J @ c.arms.M_inverse @ c.T_free - c.a_prime), c.f)


def test_forces_that_are_undetermined_move_nothing(chain):
    """Where Omega f = 0: J^T f = 0 and A^T f = 0, so that accelerations are unique."""
    c = chain
    values, vectors = np.linalg.eigh(c.Omega)
    idle = vectors[:, values < TOLERANCE * values.max()]
    close(c.arms.J.T @ idle, np.zeros((len(c.T), idle.shape[1])))
    close(c.A.T @ idle, np.zeros((6, idle.shape[1])))
    rng = np.random.default_rng(5)
    other = c.f + idle @ rng.normal(size=idle.shape[1])
    close(c.arms.M_inverse @ (c.T_free - c.arms.J.T @ other), c.qdd)
    close(inv(c.M_C) @ (c.A.T @ other - c.b_C), c.alpha_C)


# -- the conjecture after (4.9) -------------------------------------------------------------------


def outside(c):
    """The part of the right side of (4.9d) that is not in the image of Omega."""
    _, alpha = free_motion(c)
    pushed = alpha + c.A @ inv(c.M_C) @ c.b_C - c.a_C
    return pushed - c.Omega @ lstsq(c.Omega, pushed, rcond=TOLERANCE)[0]


@pytest.mark.parametrize("name", ["planar pair", "planar pair 3r", "hand in space"])
@pytest.mark.parametrize("seed", range(3))
def test_right_side_is_in_the_image_where_the_rank_is_that_of_the_neighbours(name, seed):
    """The conjecture holds there; out of the image is only what K qdd + k = 0 cannot meet.

    The image of Omega is that of [J, A], and all but Jdot qd - a(C) is in it anyway, also weights
    and torques. Along a motion K qd = 0 stays true, so Jdot qd - a(C) = k = -K qdd.
    """
    grasp = GRASPS[name]
    grasp = grasp.of(*["rigid"] * len(grasp.contacts))
    tilted = replace(grasp, arms=replace(grasp.arms, gravity=(1.0, -2.0, 9.0)))
    c = ClosedChain(Holding(tilted, seed))
    assert matrix_rank(c.Omega, tol=TOLERANCE) < len(c.Omega)
    assert np.abs(c.holding.qd).max() > 0.1
    close(outside(c), np.zeros(len(c.Omega)))


def flat_parallelogram(rates):
    """Two planar arms of two joints side by side, all four hinges on one line; joint rates given.

    The object follows the left tip.
    """
    robot = load("planar2r").bind()
    parts = [("left", robot, at(0, 0)), ("right", robot, at(0.4, 0))]
    held = Holding(Grasp(together(parts), BOX, ("rigid", "rigid")), q_arms=np.zeros(4))
    held.qd = np.r_[rates, np.zeros(6)]
    tip, _, body = held.oracle.forward_kinematics(held.q)
    w, v = np.split(held.oracle.jacobian_world(held.q)[0] @ held.qd, 2)
    v = v + np.cross(w, body[:3, 3] - tip[:3, 3])
    held.qd[4:] = np.r_[w @ body[:3, :3], v @ body[:3, :3]]
    close(held.K @ held.qd, np.zeros(12))
    return held


def test_a_state_that_no_motion_leaves_is_outside_the_image():
    """The conjecture fails where the rank drops: consistent positions and rates are not enough.

    A flat parallelogram can go on as one or cross over, each with rates of its own. Both obey the
    constraints and so does their sum, but no motion has the sum for its rates.
    """
    length = float(load("planar2r").bind().joints[1].placement.pose().p[0])
    ahead = np.array([1.0, -1.0, 1.0, -1.0])
    other = np.array([length - 0.4, 0.4, length, 0.0])
    own, both = (outside(ClosedChain(flat_parallelogram(v))) for v in (other, ahead + other))
    mixed = both - own  # outside() is a quadratic form of the rates, and zero for `ahead`
    across = other - ahead * (own @ own) / (own @ mixed)
    for rates in (ahead, across):
        held = flat_parallelogram(rates)
        close(outside(ClosedChain(held)), np.zeros(12))
        close(held.K @ held.qdd, -held.k)
    stuck = flat_parallelogram(ahead + across)
    differ(outside(ClosedChain(stuck)), np.zeros(12))
    with pytest.raises(ArithmeticError, match="no motion"):
        _ = stuck.solution


# -- gravity --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["two ur5", "planar pair 3r", "hand"])
def test_a_base_that_accelerates_carries_the_object_too(name):
    """Section 2: gravity may be a pseudo-acceleration of the base, if the object has no weight.

    alpha_f(0) and alpha(C) are then too large by -g; with the weight in b(C) it would count twice.
    """
    heavy = ClosedChain(holding(name, "rigid"))
    g = heavy.arms.gravity
    _, alpha = free_motion(heavy)
    pseudo = alpha - np.tile(np.r_[0, 0, 0, g], len(alpha) // 6)
    body = heavy.holding.grasp.body
    weight = np.r_[np.cross(heavy.R @ np.array(body.moment, float), g), body.m * g]
    light = heavy.b_C + weight
    inverse = pinv(heavy.Omega, rcond=TOLERANCE)
    f = inverse @ (pseudo + heavy.A @ inv(heavy.M_C) @ light - heavy.a_C)
    assert heavy.holding.same_force(heavy.axes.T @ f)
    close(inv(heavy.M_C) @ (heavy.A.T @ f - light) + np.r_[0, 0, 0, g], heavy.alpha_C)
    twice = inverse @ (pseudo + heavy.A @ inv(heavy.M_C) @ heavy.b_C - heavy.a_C)
    differ(heavy.A.T @ twice, heavy.A.T @ heavy.f)
