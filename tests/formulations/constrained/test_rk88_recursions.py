"""RK88 Part II, sections 5 and 6: recursions over the links of each arm, and RCCFD1 to RCCFD3.

The operators are those of `tests/rk88.py`, the accelerations and forces those of the oracle of
`tests/closed_chains.py`. Loops count links from the tip, as the paper does. Where the print is
wrong, the test shows that it fails and what holds; `docs/errata.md` lists these.
"""

import numpy as np
import pytest
from numpy.linalg import inv, pinv

from symdyn.robot.model import BASE
from tests.formulations.constrained.grasps import GRASPS, holding
from tests.formulations.operators.sm03_motions import close, differ
from tests.rk88 import ClosedChain, phi
from tests.sm03 import rows

FIXED = ("planar pair", "planar pair 3r", "two fingers", "two ur5", "two pandas", "hand")
"""Grasps by arms that stand on the ground, each on its own."""


@pytest.fixture(scope="module", params=GRASPS)
def chain(request):
    return ClosedChain(holding(request.param, "rigid"))


@pytest.fixture(scope="module", params=FIXED)
def fixed(request):
    return ClosedChain(holding(request.param, "rigid"))


@pytest.fixture(scope="module")
def pandas():
    return ClosedChain(holding("two pandas", "rigid"))


class Arm:
    """One arm of a grasp: H(k), D(k), L(k), phi(k+1,k), psi(k+1,k), with k = 1 at the tip."""

    def __init__(self, arms, tip):
        self.links = [None, *arms.robot.ancestors(arms.tips[tip].link)]
        self.N, self.tip = len(self.links) - 1, rows(tip)
        self.arms, self.phi_10 = arms, arms.B[rows(self.links[1]), rows(tip)]

    def own(self, k):
        """The entries of qd of joint k."""
        return self.arms.own[self.links[k]]

    def H(self, k):
        return self.arms.H[self.own(k), rows(self.links[k])]

    def D(self, k):
        return self.arms.D[self.own(k), self.own(k)]

    def L(self, k):
        return self.arms.L[rows(self.links[k]), self.own(k)]

    def psi(self, k):
        """psi(k+1, k)."""
        return self.arms.steps[self.links[k]]

    def phi(self, k):
        """phi(k+1, k)."""
        above, points = self.arms.parents[self.links[k]], self.arms.O
        return phi(np.zeros(3) if above == BASE else points[above], points[self.links[k]])


def arms_of(c):
    return [Arm(c.arms, t) for t in range(len(c.arms.tips))]


def smoothed(arm, nu, order, sign=1):
    """(5.10e)-(5.10g) and (6.4d)-(6.4f), the links taken in the given order."""
    lam = {k: np.zeros(6) for k in range(1, arm.N + 2)}
    found = {}
    for k in order:
        lam[k] = arm.psi(k).T @ lam[k + 1] + arm.H(k).T @ nu[k]
        found[k] = sign * (nu[k] - arm.L(k).T @ lam[k + 1])
    return found


def scattered(c, found):
    """The answers of all arms as one vector."""
    whole = np.zeros(len(c.T))
    for arm, values in zip(arms_of(c), found, strict=True):
        for k, value in values.items():
            whole[arm.own(k)] = value
    return whole


# -- 5: operators ---------------------------------------------------------------------------------


def test_operators_of_all_arms(chain):
    """(5.1)-(5.8), (5.11)-(5.14) hold, (5.13) with the transpose that Part I's table has."""
    c, u, held = chain, chain.arms, chain.holding
    close(u.M, held.M[: held.na, : held.na])  # (5.1a)
    close(u.C, held.h[: held.na])  # (5.1c)
    turned = np.kron(np.eye(len(u.tips)), np.zeros((6, 6)))
    for t, tip in enumerate(u.tips):
        R = u.R[tip.link] @ np.array(tip.placement.pose().R, float)
        turned[rows(t), rows(t)] = np.kron(np.eye(2), R)
    body = held.oracle.jacobian(held.q)[:-1].reshape(-1, held.robot.nv)[:, : held.na]
    close(u.J, turned @ body)  # (5.1b)
    unit = np.eye(len(u.M))
    wide = unit + u.H @ u.phi @ u.S @ u.L
    close(wide @ u.D @ wide.T, u.M)  # (5.2)
    close(u.whitening @ wide, unit)  # (5.3)
    close(u.M_inverse @ u.M, unit)  # (5.4)
    close(u.whitening @ u.H @ u.phi, u.H @ u.psi)  # (5.12)
    push = u.M_links @ u.phi.T @ u.a + u.b
    free = u.M_inverse @ c.T_free
    close(u.M_inverse @ (c.T - u.H @ u.phi @ push), free)  # (5.11)
    eps = c.T - u.H @ u.psi @ (u.S @ u.L @ c.T + push)
    close(u.whitening.T @ u.D_inverse @ eps, free)  # (5.13), (5.14)


def test_tip_velocities_need_the_operators_in_order(pandas):
    """After (5.1) V(0) is printed as B^T H^T phi^T qd, which does not fit: B^T phi^T H^T qd.

    After (5.10) the velocities for the biases are printed as B^T phi^T H^T qd, those of the tips;
    the links have phi^T H^T qd.
    """
    u, held = pandas.arms, pandas.holding
    V = u.phi.T @ u.H.T @ u.qd
    close(u.B.T @ V, pandas.A @ pandas.V_C)
    with pytest.raises(ValueError, match="mismatch"):
        u.B.T @ u.H.T @ u.phi.T @ u.qd
    twists = held.oracle.link_motions(held.q, held.qd, 0 * held.qd)[0][:-1]
    turned = [np.kron(np.eye(2), R) @ twist for R, twist in zip(u.R, twists, strict=True)]
    close(V, np.concatenate(turned))
    assert (u.B.T @ V).shape != V.shape


def test_smoothing_runs_from_the_base_to_the_tip(fixed):
    """(5.10) holds with its second loop for k = N .. 1; it is printed for k = 1 .. N."""
    c, right, printed = fixed, [], []
    for arm in arms_of(c):
        z, before, nu = np.zeros(6), np.zeros(0), {}
        for k in range(1, arm.N + 1):
            if k > 1:
                z = arm.psi(k - 1) @ z + arm.L(k - 1) @ before
            before = c.T_free[arm.own(k)]
            nu[k] = inv(arm.D(k)) @ (before - arm.H(k) @ z)
        right.append(smoothed(arm, nu, range(arm.N, 0, -1)))
        printed.append(smoothed(arm, nu, range(1, arm.N + 1)))
    free = c.arms.M_inverse @ c.T_free
    close(scattered(c, right), free)
    differ(scattered(c, printed), free)


# -- 6: the change by the contact forces ----------------------------------------------------------


def correction(c):
    """Delta qdd by (6.3)."""
    return -c.arms.whitening.T @ c.arms.D_inverse @ c.arms.gain @ c.f


def by_links(c, first=1, transition="psi", sign=-1):
    """(6.4), with nu from link `first` on, z carried by psi or phi, and a sign in (6.4f)."""
    found = []
    for arm in arms_of(c):
        z, nu = arm.phi_10 @ c.f[arm.tip], {1: np.zeros(arm.own(1).stop - arm.own(1).start)}
        for k in range(1, arm.N + 1):
            if k > 1:
                z = getattr(arm, transition)(k - 1) @ z
            if k >= first:
                nu[k] = inv(arm.D(k)) @ arm.H(k) @ z
        found.append(smoothed(arm, nu, range(arm.N, 0, -1), sign))
    return scattered(c, found)


def test_correction_is_carried_by_psi_with_a_minus(fixed):
    """(6.2), (6.3) hold. (6.4) needs psi for phi, nu(1), and a minus before its result."""
    c, u = fixed, fixed.arms
    change = c.qdd - u.M_inverse @ c.T_free
    close(-u.M_inverse @ u.H @ u.phi @ u.B @ c.f, change)  # (6.2)
    close(correction(c), change)  # (6.3)
    close(by_links(c), change)
    differ(by_links(c, transition="phi"), change)  # (6.4b)
    differ(by_links(c, first=2), change)  # (6.4c) inside a loop from k = 2
    differ(by_links(c, sign=1), change)  # (6.4f)


def test_correction_needs_h_and_a_minus(pandas):
    """(6.5a) lacks H, (6.11g) H and the minus."""
    c, u = pandas, pandas.arms
    change = c.qdd - u.M_inverse @ c.T_free
    with pytest.raises(ValueError, match="mismatch"):
        u.D_inverse @ u.psi @ u.B
    close(correction(c), change)
    differ(-correction(c), change)
    close(u.B.T @ u.phi.T @ u.H.T @ change, u.J @ change)  # (6.5b), (6.11h)


# -- 6: J M^-1 J^T by recursion -------------------------------------------------------------------


def test_compliance_of_the_tips_by_operators(chain):
    """(6.6), (6.7), (6.12) hold, also for arms that share a moving base."""
    u = chain.arms
    true = u.J @ inv(u.M) @ u.J.T
    close(u.B.T @ u.phi.T @ u.H.T @ u.M_inverse @ u.H @ u.phi @ u.B, true)
    close(u.gain.T @ u.D_inverse @ u.gain, true)
    close(u.gain.T @ u.D_inverse @ u.whitening, u.J @ inv(u.M))


def test_compliance_of_the_tips_by_recursion(fixed):
    """(6.8)-(6.10) hold for arms on the ground, (6.9b) with H(k) for its second H^T(k)."""
    u = fixed.arms
    whole = np.zeros((6 * len(u.tips),) * 2)
    for arm in arms_of(fixed):
        compliance = np.zeros((6, 6))
        for k in range(arm.N, 0, -1):
            own = arm.H(k).T @ inv(arm.D(k)) @ arm.H(k)
            compliance = arm.psi(k).T @ compliance @ arm.psi(k) + own
        whole[arm.tip, arm.tip] = arm.phi_10.T @ compliance @ arm.phi_10
    close(whole, u.J @ inv(u.M) @ u.J.T)


def compliance_of_a_tree(u):
    """(6.10) link by link with Lambda(k, k), then for two tips Lambda of the link that they share.

    Lambda(k, j) for j below k is Lambda(k, k) psi(k, j).
    """
    Lambda = {BASE: np.zeros((6, 6))}
    for k in range(u.n):  # from the base to the tips
        H, D = u.H[u.own[k], rows(k)], u.D[u.own[k], u.own[k]]
        Lambda[k] = u.steps[k].T @ Lambda[u.parents[k]] @ u.steps[k] + H.T @ inv(D) @ H
    count = len(u.tips)
    whole = np.zeros((6 * count, 6 * count))
    for s in range(count):
        for t in range(count):
            mine, yours = (list(u.robot.ancestors(u.tips[i].link)) for i in (s, t))
            shared = next((k for k in mine if k in yours), BASE)
            if shared != BASE:
                left, right = (down(u, shared, i) for i in (s, t))
                whole[rows(s), rows(t)] = left.T @ Lambda[shared] @ right
    return whole


def down(u, k, tip):
    """psi(k, link of the tip) phi(link of the tip, tip)."""
    product = u.B[rows(u.tips[tip].link), rows(tip)]
    for j in u.robot.ancestors(u.tips[tip].link):
        if j == k:
            break
        product = u.steps[j] @ product
    return product


def test_arms_on_one_moving_base_have_cross_terms(chain):
    """(6.8b) is printed for arms of their own; the recursion goes on to pairs of tips."""
    u = chain.arms
    true = u.J @ inv(u.M) @ u.J.T
    close(compliance_of_a_tree(u), true)
    crossed = true * (1 - np.kron(np.eye(len(u.tips)), np.ones((6, 6))))
    if u.robot.joints[0].type == "floating":
        assert np.abs(crossed).max() > 1e-3  # small beside the rest if arms have six joints
    else:
        close(crossed, 0 * true)


# -- 6: the three algorithms ----------------------------------------------------------------------


def inverse_of(Omega):
    """Omega^-1, in its range if it is singular."""
    return pinv(Omega, rcond=1e-9)


def free_tips(c):
    u = c.arms
    free = u.M_inverse @ c.T_free
    return free, u.B.T @ u.phi.T @ u.H.T @ free + u.B.T @ u.phi.T @ u.a + u.a_0


def test_rccfd1(chain):
    """(6.11) holds with (6.11g), (6.11j) corrected."""
    c, u = chain, chain.arms
    free, alpha = free_tips(c)
    f = inverse_of(c.Omega) @ (alpha + c.A @ inv(c.M_C) @ c.b_C - c.a_C)
    change = -u.whitening.T @ u.D_inverse @ u.H @ u.psi @ u.B @ f
    assert c.holding.same_force(c.axes.T @ f)
    close(free + change, c.qdd)
    close(alpha + u.B.T @ u.phi.T @ u.H.T @ change, c.alpha_tips)
    close(inv(c.M_C) @ (c.A.T @ f - c.b_C), c.alpha_C)


def rccfd2(c, turned):
    u = c.arms
    nu = u.D_inverse @ u.whitening @ c.T_free
    f = inverse_of(c.Omega) @ (u.B.T @ u.psi.T @ u.H.T @ nu - c.a_prime)
    eps = c.T_free - u.H @ u.psi @ (u.S @ u.L @ c.T_free + u.B @ f)
    last = u.whitening.T if turned else u.whitening
    return f, last @ u.D_inverse @ eps


def test_rccfd2_ends_with_a_transpose(chain, pandas):
    """(6.13)-(6.17) hold; (6.18e) lost the transpose that (6.17) has."""
    f, qdd = rccfd2(chain, turned=True)
    assert chain.holding.same_force(chain.axes.T @ f)
    close(qdd, chain.qdd)
    differ(rccfd2(pandas, turned=False)[1], pandas.qdd)


def test_rccfd3(chain):
    """(6.19)-(6.22) hold as printed."""
    c, u, inverse = chain, chain.arms, inverse_of(chain.Omega)
    zeta = inverse @ c.a_prime
    white = u.whitening @ c.T_free
    f = inverse @ u.gain.T @ u.D_inverse @ white - zeta
    middle = u.D_inverse - u.D_inverse @ u.gain @ inverse @ u.gain.T @ u.D_inverse
    first = u.whitening.T @ middle @ white
    second = u.whitening.T @ u.D_inverse @ u.gain @ zeta
    assert c.holding.same_force(c.axes.T @ f)
    close(first + second, c.qdd)
    both = u.M_inverse @ (np.eye(len(u.M)) - u.J.T @ inverse @ u.J @ u.M_inverse)
    close(first, both @ c.T_free)  # (6.19a)
    close(second, u.M_inverse @ u.J.T @ zeta)  # (6.19b)
