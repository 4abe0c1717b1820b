"""RK88 Part II, Appendices A and B: contacts that leave rotations free.

V-(0) = V+(0) + H^T(0) W(0),   H(0) f(0) = 0                                       (a.6), (a.7)
f(0) = Pi (J M^-1 T + G_1),   Pi = N (N^T Omega N)^+ N^T                           (b.9d), (b.9c)

W is the motion of the object against the tips, about the contact axes, which are fixed in the
object. N are the constrained directions, H(0) has the free ones for rows and none for rigid
contacts. Where the print is wrong, the test shows that it fails and what holds; `docs/errata.md`
lists these.
"""

import numpy as np
import pytest
from numpy.linalg import inv, matrix_rank, solve

from tests.closed_chains import Holding
from tests.formulations.constrained.grasps import GRASPS, KINDS, holding
from tests.formulations.operators.sm03_motions import close, differ
from tests.rk88 import ClosedChain

LOOSE = [kind for kind in KINDS if kind != "rigid"]
CASES = [(name, kind) for name in GRASPS for kind in LOOSE]
SOME = [
    *(("two ur5", kind) for kind in LOOSE),
    *(("two fingers", kind) for kind in ("edge", "soft-finger", "point")),
    *(("ur5 in space", kind) for kind in ("edge", "point", "mixed")),
]
"""Omega has an inverse."""
TOLERANCE = 1e-9


def closed_chain(name, kind):
    return ClosedChain(holding(name, kind))


@pytest.fixture(scope="module", params=CASES, ids=" ".join)
def chain(request):
    return closed_chain(*request.param)


@pytest.fixture(scope="module", params=SOME, ids=" ".join)
def regular(request):
    return closed_chain(*request.param)


@pytest.fixture(scope="module")
def pandas():
    return closed_chain("two pandas", "soft-finger")


def pushed(c):
    """J M^-1 T + G_1."""
    return c.arms.J @ c.arms.M_inverse @ c.T + c.G_1


# -- Appendix A -----------------------------------------------------------------------------------


def test_object_and_tips_differ_by_free_rotations(chain):
    """(a.1)-(a.10) hold."""
    c, u = chain, chain.arms
    close(c.A @ c.V_C, u.J @ u.qd + c.H_0.T @ c.W)  # (a.6)
    close(c.H_0 @ c.f, np.zeros(len(c.W)))  # (a.7)
    minus = c.A @ c.alpha_C + c.a_C  # (a.10)
    plus = u.J @ c.qdd + u.Jdot_qd  # (a.9)
    close(minus, plus + c.H_0.T @ c.W_rate + c.Hdot_0.T @ c.W)  # (a.8)


def test_object_motion_from_the_tips_needs_the_free_rotations(pandas):
    """(2.8) is for rigid grasps; V+(0) + H^T(0) W takes the place of V(0)."""
    c, V = pandas, pandas.arms.J @ pandas.arms.qd
    back = inv(c.A.T @ c.A) @ c.A.T
    close(back @ (V + c.H_0.T @ c.W), c.V_C)
    differ(back @ V, c.V_C)


@pytest.mark.parametrize("name", ["two ur5", "hand", "hand in space"])
def test_a_point_may_have_any_axes(name):
    """Case 2 has h(0) = 1, in axes at rest, where Hdot = 0: Wdot is then that of these axes."""
    c = closed_chain(name, "point")
    count = len(c.A) // 6
    still = np.kron(np.eye(count), np.eye(6)[:3])
    W = still @ (c.A @ c.V_C - c.arms.J @ c.arms.qd)
    close(still.T @ W, c.H_0.T @ c.W)
    G_1 = c.G_1 - c.Hdot_0.T @ c.W
    motion = c.Omega @ c.f - c.arms.J @ c.arms.M_inverse @ c.T - G_1  # H^T Wdot of (b.4b)
    close(c.Pi @ G_1, c.Pi @ c.G_1)
    spins = still @ (c.A @ c.alpha_C + c.a_C - c.alpha_tips)
    close(still @ motion, spins)
    differ(c.W_rate, spins)


def test_soft_fingers_reach_every_attitude():
    """Case 3: rotations about x and y of the contact, one after another, turn about z."""

    def about(axis, angle):
        pose, (i, j) = np.eye(3), [(1, 2), (2, 0), (0, 1)][axis]
        pose[i, i] = pose[j, j] = np.cos(angle)
        pose[j, i], pose[i, j] = np.sin(angle), -np.sin(angle)
        return pose

    close(about(0, np.pi / 2) @ about(1, 0.7) @ about(0, -np.pi / 2), about(2, 0.7))


@pytest.mark.parametrize(
    ("name", "kind", "rank"),
    [
        ("two ur5", "point", 5),
        ("two ur5", "soft-finger", 6),
        ("two ur5", "edge", 6),
        ("hand", "point", 6),
    ],
)
def test_grasps_that_resist_every_wrench(name, kind, rank):
    """Cases 2 and 3: two soft fingers or three points hold an object, two points do not."""
    c = closed_chain(name, kind)
    assert matrix_rank(c.A.T @ c.N, tol=TOLERANCE) == rank


# -- Appendix B -----------------------------------------------------------------------------------


def test_equations_of_motion(chain):
    """(b.1)-(b.3), (b.4b) hold, with Omega of (3.1) and Jdot qd in G_1."""
    c, u = chain, chain.arms
    close(u.M @ c.qdd + u.C + u.J.T @ c.f, c.T)  # (b.1a)
    close(c.M_C @ c.alpha_C + c.b_C, c.A.T @ c.f)  # (b.1b)
    plus = u.J @ u.M_inverse @ (c.T - u.J.T @ c.f - u.C) + u.Jdot_qd
    close(plus, c.alpha_tips)  # (b.2)
    pull = c.A @ inv(c.M_C) @ c.A.T
    close(pull @ c.f - c.A @ inv(c.M_C) @ c.b_C + c.a_C, c.A @ c.alpha_C + c.a_C)  # (b.3)
    close(c.Omega @ c.f, pushed(c) + c.H_0.T @ c.W_rate)  # (b.4b)


def test_omega_has_no_torques_in_it(pandas):
    """(b.4a) is printed with J M^-1 T for J M^-1 J^T: a vector, and no matrix."""
    u = pandas.arms
    assert (u.J @ u.M_inverse @ pandas.T).ndim == 1
    close(u.J @ inv(u.M) @ u.J.T + pandas.A @ inv(pandas.M_C) @ pandas.A.T, pandas.Omega)


def test_bias_needs_the_rate_of_the_jacobian(pandas):
    """(b.4c) and (b.9a) are printed with J qd for Jdot qd, and so is the text on (3.6) in 4."""
    c, u = pandas, pandas.arms
    close(c.Omega @ c.f, pushed(c) + c.H_0.T @ c.W_rate)
    printed = c.G_1 - u.Jdot_qd + u.J @ u.qd
    differ(c.Pi @ printed, c.Pi @ c.G_1)
    differ(c.Pi @ (u.J @ u.M_inverse @ c.T + printed), c.f)


def test_solution(regular):
    """(b.5)-(b.9) hold, with (b.4) as corrected, where Omega has an inverse."""
    c, u, Oi, Mi = regular, regular.arms, inv(regular.Omega), regular.arms.M_inverse
    inner, drive = c.H_0 @ Oi @ c.H_0.T, u.J @ Mi @ c.T
    rate = -solve(inner, c.H_0 @ Oi @ drive + c.H_0 @ Oi @ c.G_1)
    close(rate, c.W_rate)  # (b.5), (b.6a), (b.9f)
    close(Oi @ (drive + c.H_0.T @ rate + c.G_1), c.f)  # (b.6b)
    Pi = Oi - Oi @ c.H_0.T @ inv(inner) @ c.H_0 @ Oi
    close(Pi, c.Pi)  # (b.7b) is N (N^T Omega N)^-1 N^T
    close(Pi @ (drive + c.G_1), c.f)  # (b.7a), (b.9d)
    qdd = (Mi - Mi @ u.J.T @ Pi @ u.J @ Mi) @ c.T - Mi @ u.J.T @ Pi @ c.G_1 - Mi @ u.C
    close(qdd, c.qdd)  # (b.8), (b.9e)


def test_solution_in_the_range(chain):
    """Without Omega^-1: f = Pi (J M^-1 T + G_1), Wdot = H (Omega f - J M^-1 T - G_1)."""
    c, u = chain, chain.arms
    f = c.Pi @ pushed(c)
    assert c.holding.same_force(c.axes.T @ f)
    close(u.M_inverse @ (c.T - u.C - u.J.T @ f), c.qdd)
    close(c.H_0 @ (c.Omega @ f - pushed(c)), c.W_rate)
    close(inv(c.M_C) @ (c.A.T @ f - c.b_C), c.alpha_C)


def test_algorithms_of_section_six_take_pi_for_the_inverse_of_omega(chain):
    """RCCFD1 to RCCFD3 with Pi for Omega^-1 and Hdot^T W taken from a'(C)."""
    c, u = chain, chain.arms
    a_prime = c.a_prime - c.Hdot_0.T @ c.W
    free = u.M_inverse @ c.T_free
    f = c.Pi @ (u.J @ free - a_prime)
    assert c.holding.same_force(c.axes.T @ f)
    close(free - u.whitening.T @ u.D_inverse @ u.gain @ f, c.qdd)  # RCCFD1
    eps = c.T_free - u.H @ u.psi @ (u.S @ u.L @ c.T_free + u.B @ f)
    close(u.whitening.T @ u.D_inverse @ eps, c.qdd)  # RCCFD2
    white = u.whitening @ c.T_free
    smooth = u.D_inverse @ (white - u.gain @ c.Pi @ u.gain.T @ u.D_inverse @ white)
    smooth += u.D_inverse @ u.gain @ c.Pi @ a_prime
    close(u.whitening.T @ smooth, c.qdd)  # RCCFD3


def test_scaling_changes_undetermined_forces_only():
    """f by a factorisation after scaling, or with any other Pi that solves: one motion, many f."""
    c = closed_chain("planar pair", "edge")
    inner = c.N.T @ c.Omega @ c.N
    scale = np.diag(1 / np.sqrt(np.diag(inner)))
    found = scale @ np.linalg.pinv(scale @ inner @ scale, rcond=TOLERANCE) @ scale
    f = c.N @ found @ c.N.T @ pushed(c)
    assert c.holding.same_force(c.axes.T @ f)
    close(c.arms.M_inverse @ (c.T_free - c.arms.J.T @ f), c.qdd)
    differ(f, c.Pi @ pushed(c))
    values, vectors = np.linalg.eigh(inner)
    idle = vectors[:, values < TOLERANCE]
    sure = np.abs(idle).max(axis=1) < TOLERANCE
    assert 0 < sure.sum() < len(sure)
    close((c.N.T @ f)[sure], (c.N.T @ c.f)[sure])


@pytest.mark.parametrize(
    ("name", "kind", "rank", "constrained", "inner"),
    [
        ("hand", "point", 15, 9, 9),
        ("hand", "edge", 15, 15, 15),
        ("planar pair", "edge", 9, 10, 9),
        ("planar pair 3r", "soft-finger", 9, 8, 8),
        ("planar pair 3r", "point", 9, 6, 6),
    ],
)
def test_omega_may_be_singular_where_the_contacts_are_not(name, kind, rank, constrained, inner):
    """Omega^-1 in (b.5)-(b.9) is more than needed: N^T Omega N may be regular without it."""
    c = closed_chain(name, kind)
    assert matrix_rank(c.Omega, tol=TOLERANCE) == rank < len(c.Omega)
    assert c.N.shape[1] == constrained
    assert matrix_rank(c.N.T @ c.Omega @ c.N, tol=TOLERANCE) == inner
    assert matrix_rank(c.holding.K, tol=TOLERANCE) == inner


def test_rigid_contacts_have_no_rows_in_h():
    """After (b.1), H(0) = 0 for rigid grasps: then H Omega^-1 H^T of (b.5)-(b.9) has no inverse."""
    c = closed_chain("two ur5", "mixed")
    padded = np.zeros((6, 12))
    padded[:2], padded[3:5] = c.H_0, 0  # as many rows for the rigid contact, all of them zero
    inner = padded @ inv(c.Omega) @ padded.T
    assert matrix_rank(inner, tol=TOLERANCE) < len(inner)
    assert len(c.H_0) == 2
    assert matrix_rank(c.H_0 @ inv(c.Omega) @ c.H_0.T, tol=TOLERANCE) == 2


# -- (b.10) to (b.14) -----------------------------------------------------------------------------


def joint_system(c, sign):
    """The matrix and the right side of (b.14); the sign is that of J M^-1 C in G_2."""
    u, Oi, Mi = c.arms, inv(c.Omega), c.arms.M_inverse
    pull, Hi = c.A @ inv(c.M_C) @ c.A.T, c.H_0 @ inv(c.Omega)
    G_2 = Hi @ ((pull @ c.Pi - np.eye(len(Oi))) @ c.G_1 + sign * u.J @ Mi @ u.C)
    G_3 = -u.J.T @ Oi @ c.G_1 - u.C  # (b.13)
    matrix = np.block([[Hi @ c.H_0.T, Hi @ u.J], [(Hi @ u.J).T, u.M]])
    upper = Hi @ pull @ c.Pi @ u.J @ Mi @ c.T + G_2
    lower = (np.eye(len(u.M)) - u.J.T @ Oi @ u.J @ Mi) @ c.T + G_3
    return matrix, np.r_[upper, lower]


def test_joint_system_needs_a_minus_before_the_bias_of_the_arms(regular, pandas):
    """(b.10), (b.11) and the equations before them have + J M^-1 C; (b.12), (b.13) hold.

    (b.14) is also printed with the rates of the joints among the unknowns.
    """
    for c in (regular, pandas):
        matrix, given = joint_system(c, sign=-1)
        close(matrix, matrix.T)
        close(matrix @ np.r_[c.W_rate, c.qdd], given)
    c = pandas
    left = c.H_0.T @ c.W_rate + c.arms.J @ c.qdd
    pulled, bias = c.A @ inv(c.M_C) @ c.A.T @ c.f, c.arms.J @ c.arms.M_inverse @ c.arms.C
    close(left, pulled - c.G_1 - bias)
    differ(left, pulled - c.G_1 + bias)
    differ(matrix @ np.r_[c.W_rate, c.qdd], joint_system(c, sign=1)[1])
    differ(matrix @ np.r_[c.W_rate, c.arms.qd], given)


@pytest.mark.parametrize(
    ("kinds", "lost"),
    [
        (("edge", "edge", "edge"), 0),
        (("soft-finger",) * 3, 0),
        (("soft-finger", "soft-finger", "point"), 1),
        (("point", "point", "point"), 3),
    ],
)
def test_joint_system_is_singular_with_more_than_six_dofs(kinds, lost):
    """After (b.14): its solution is (b.9e), (b.9f). There are others if contacts have 7 DoF.

    The matrix loses rank where A^T Omega^-1 H^T w = 0, which is six equations for w.
    """
    c = ClosedChain(Holding(GRASPS["three ur5"].of(*kinds)))
    matrix, given = joint_system(c, sign=-1)
    close(matrix @ np.r_[c.W_rate, c.qdd], given)
    assert len(matrix) - matrix_rank(matrix, tol=1e-7) == lost
    inner = c.A.T @ inv(c.Omega) @ c.H_0.T
    assert inner.shape[1] - matrix_rank(inner, tol=1e-7) == lost
