"""The kinematics of SM03, sections 2 to 4, against poses that are differentiated numerically.

V[i] = X[i,i-1] V[i-1] + Phi[i] qd[i],   V = X_b V_b + X Phi qd,   V_e = J_b V_b + J_q qd   (7)-(14)

Two arms of three links stand on a free base. Their joints have 0 to 6 DoF; the columns of Phi
are random twists. Near t = 0 a joint moves along f exp(Phi (qd t + qdd t^2 / 2)), whose body twist
is Phi (qd + qdd t) up to t^2, so that V and Vdot at t = 0 are those of the joint. Derivatives in
time are Cauchy integrals over a circle of complex times. Twists are angular first, in link axes,
as in the paper; its i-1, i, R and p are the parent, the link, the rotation into link axes and the
link's origin in parent axes.
"""

from itertools import pairwise
from math import factorial

import numpy as np
import pytest

DOFS = ((1, 3, 5), (2, 0, 4))
CIRCLE = 0.4 * np.exp(2j * np.pi * np.arange(24) / 24)


def close(a, b):
    np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-9)


def far(a, b):
    assert np.abs(np.asarray(a) - np.asarray(b)).max() > 1e-2


def hat(w):
    x, y, z = w
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def vee(W):
    return np.array([W[2, 1], W[0, 2], W[1, 0]])


def ad(V):
    return np.block([[hat(V[:3]), np.zeros((3, 3))], [hat(V[3:]), hat(V[:3])]])


def exp(V):
    """The poses of many twists, (.., 6) to (.., 4, 4), by the series."""
    A = np.zeros((*V.shape[:-1], 4, 4), complex)
    for axis, unit in enumerate(np.eye(3)):
        A[..., :3, :3] += V[..., axis, None, None] * hat(unit)
    A[..., :3, 3] = V[..., 3:]
    term = total = np.broadcast_to(np.eye(4), A.shape)
    for k in range(1, 30):
        term = term @ A / k
        total = total + term
    return total


def derivatives(curve):
    """The value, the rate and the second rate at t = 0 of a curve that takes complex times."""
    values = curve(CIRCLE)
    return [
        np.real(factorial(k) * np.einsum("t...,t->...", values, CIRCLE**-k)) / len(CIRCLE)
        for k in range(3)
    ]


def twist(curve):
    """The body twist of a pose and its rate: f^-1 fdot, and f^-1 fddot - (f^-1 fdot)^2."""
    f, fd, fdd = derivatives(curve)
    V = np.linalg.solve(f, fd)
    Vd = np.linalg.solve(f, fdd) - V @ V
    return (np.r_[vee(A[:3, :3]), A[:3, 3]] for A in (V, Vd))


def transform(f):
    """X[i,i-1] of section 3 from the pose f of link i in link i-1: ((R, 0), (-R p~, R))."""
    R, p = f[:3, :3].T, f[:3, 3]
    return np.block([[R, np.zeros((3, 3))], [-R @ hat(p), R]])


class Joint:
    """A pose at t = 0, modes in the axes of the moved link, and rates."""

    def __init__(self, random, dofs):
        self.home = np.real(exp(random.normal(size=6)))
        self.modes = random.normal(size=(6, dofs))
        self.qd, self.qdd = random.normal(size=(2, dofs)) / 2

    def pose(self, t):
        path = np.outer(t, self.modes @ self.qd) + np.outer(t * t / 2, self.modes @ self.qdd)
        return self.home @ exp(path)


class Arms:
    """A free base, which is a joint of six modes, and arms on it; a tip is fixed in a last link."""

    def __init__(self, dofs=DOFS, seed=3):
        random = np.random.default_rng(seed)
        self.base = Joint(random, 6)
        self.base.modes = np.eye(6)
        self.joints = [[Joint(random, d) for d in arm] for arm in dofs]
        self.tips = [np.real(exp(random.normal(size=6))) for _ in dofs]

    def pose(self, j, i):
        """The pose of link i of arm j in the world, as a curve; link 0 is the base."""

        def curve(t):
            f = self.base.pose(t)
            for joint in self.joints[j][:i]:
                f = f @ joint.pose(t)
            return f

        return curve

    def relative(self, j, i, k):
        """X[i,k] of arm j as a curve, from the pose of link i in link k."""

        def curve(t):
            f = np.linalg.solve(self.pose(j, k)(t), self.pose(j, i)(t))
            return np.array([transform(each) for each in f])

        return curve

    def X(self, j, i, k):
        return derivatives(self.relative(j, i, k))[0]

    def Xdot(self, j, i, k):
        return derivatives(self.relative(j, i, k))[1]

    @property
    def Vb(self):
        return self.base.qd

    @property
    def qd(self):
        return np.concatenate([joint.qd for arm in self.joints for joint in arm])

    @property
    def qdd(self):
        return np.concatenate([joint.qdd for arm in self.joints for joint in arm])

    def links(self):
        return [(j, i) for j, arm in enumerate(self.joints) for i in range(1, len(arm) + 1)]

    def stacked(self, block):
        """X_b and X of (9)-(11) from block(j, i, k), which is X or its rate; zero between arms."""
        X_b = np.vstack([block(j, i, 0) for j, i in self.links()])
        rows = [
            [block(j, i, k) if j == h and k <= i else np.zeros((6, 6)) for h, k in self.links()]
            for j, i in self.links()
        ]
        return X_b, np.block(rows)

    @property
    def Phi(self):
        return diagonal([joint.modes for arm in self.joints for joint in arm])

    @property
    def B(self):
        """B of (14): the transforms from the last links to their tips."""
        blocks = []
        for arm, tip in zip(self.joints, self.tips, strict=True):
            blocks.append(np.hstack([np.zeros((6, 6 * len(arm) - 6)), transform(tip)]))
        return diagonal(blocks)


def diagonal(blocks):
    rows, columns = (sum(b.shape[axis] for b in blocks) for axis in (0, 1))
    whole, r, c = np.zeros((rows, columns)), 0, 0
    for b in blocks:
        whole[r : r + b.shape[0], c : c + b.shape[1]] = b
        r, c = r + b.shape[0], c + b.shape[1]
    return whole


@pytest.fixture(scope="module")
def arms():
    return Arms()


def test_dofs_of_joints_run_from_none_to_six(arms):
    """Section 2 prints 0 < d < 6, but a rigid joint has none and a free base six.

    d_j is the sum to n, the width of Phi_j in (9); the printed n+1 adds the tip, which is fixed.
    """
    assert arms.base.modes.shape == (6, 6)
    assert arms.joints[1][1].modes.shape == (6, 0)
    assert arms.Phi.shape == (36, sum(sum(arm) for arm in DOFS))


def test_velocities_of_links_are_those_of_their_poses(arms):
    """(7), (8) and (11) hold; the first block of bX_j in (9) is X[1,b], not the printed X[b,b]."""
    truth = []
    for j, arm in enumerate(arms.joints):
        V = arms.Vb
        for i, joint in enumerate(arm, 1):
            V = arms.X(j, i, i - 1) @ V + joint.modes @ joint.qd  # (7)
            truth.append(next(twist(arms.pose(j, i))))
            close(V, truth[-1])
            parts = [arms.X(j, i, k) @ arm[k - 1].modes @ arm[k - 1].qd for k in range(1, i + 1)]
            close(arms.X(j, i, 0) @ arms.Vb + sum(parts), truth[-1])  # (8)
    X_b, X = arms.stacked(arms.X)
    close(X_b @ arms.Vb + X @ arms.Phi @ arms.qd, np.concatenate(truth))  # (11)
    printed = X_b.copy()
    printed[:6] = np.eye(6)
    far(printed @ arms.Vb + X @ arms.Phi @ arms.qd, np.concatenate(truth))


def test_velocities_of_tips_need_the_jacobians_of_base_and_links(arms):
    """(12)-(14) hold with J_b = B X_b and J_q = B X Phi; J_a of (28) is the transpose of J_q."""
    X_b, X = arms.stacked(arms.X)
    truth = [next(twist(lambda t, j=j: arms.pose(j, 3)(t) @ arms.tips[j])) for j in range(2)]
    J_b, J_q = arms.B @ X_b, arms.B @ X @ arms.Phi
    close(J_b @ arms.Vb + J_q @ arms.qd, np.concatenate(truth))
    close(arms.Phi.T @ X.T @ arms.B.T, J_q.T)  # (28), D = B^T


def test_transforms_of_forces_are_transposes_and_not_inverses(arms):
    """X[i-1,i] of a force is ((R^T, p~ R^T), (0, R^T)); power is the same at either frame.

    Section 3 prints R in place of the last R^T.
    """
    f = derivatives(lambda t: arms.joints[0][0].pose(t))[0]
    R, p, X = f[:3, :3].T, f[:3, 3], transform(f)
    force = np.block([[R.T, hat(p) @ R.T], [np.zeros((3, 3)), R.T]])
    printed = np.block([[R.T, hat(p) @ R.T], [np.zeros((3, 3)), R]])
    close(force, X.T)
    far(printed, X.T)
    moment, push = wrench = np.array([[0.3, -0.5, 0.2], [0.7, 0.1, -0.4]])
    at_parent = np.r_[R.T @ moment + np.cross(p, R.T @ push), R.T @ push]  # statics
    close(force @ wrench.ravel(), at_parent)
    V = arms.Vb
    close(V @ at_parent, (X @ V) @ wrench.ravel())


def test_transforms_compose_in_one_direction_only(arms):
    """X[i,l] = X[i,k] X[k,l] holds for l <= k <= i, and for forces for l >= k >= i.

    The text after (8) claims it for all i and k. With X[k,i] the transform of forces of section 3
    the product X[i,k] X[k,i] is not the identity: a transpose is no inverse.
    """
    X = arms.X
    close(X(0, 3, 1), X(0, 3, 2) @ X(0, 2, 1))
    close(X(0, 3, 1).T, X(0, 2, 1).T @ X(0, 3, 2).T)
    far(X(0, 2, 1) @ X(0, 2, 1).T, np.eye(6))


def particles(seed=5):
    """Masses and places of a body of six particles."""
    random = np.random.default_rng(seed)
    return random.uniform(0.5, 1.5, 6), random.normal(size=(6, 3))


def spatial_inertia(m, x):
    """M of section 3: ((I, m l~), (-m l~, m)), l from the origin to the centre of mass."""
    mass, centre = m.sum(), m @ x / m.sum()
    inertia = sum(-k * hat(r) @ hat(r) for k, r in zip(m, x, strict=True))
    return np.block([[inertia, mass * hat(centre)], [-mass * hat(centre), mass * np.eye(3)]])


def test_kinetic_energy_of_particles_is_that_of_the_spatial_inertia(arms):
    """M of section 3 holds, with the inertia tensor about the origin of the frame."""
    m, x = particles()
    V = arms.Vb
    speeds = V[3:] + np.cross(V[:3], x)
    close(V @ spatial_inertia(m, x) @ V, m @ (speeds**2).sum(1))


def test_free_and_constrained_modes_are_reciprocal_and_not_orthogonal():
    """Section 3 calls Phi and Phi^c orthogonal; if both are twists, this holds in one frame only.

    A revolute joint seen from a point off its axis has modes that are not orthogonal. If Phi^c is
    made of wrenches, Phi^T Phi^c = 0 in every frame: constraints do no work.
    """
    modes, constrained = np.eye(6)[:, [2]], np.eye(6)[:, [0, 1, 3, 4, 5]]
    shift = np.eye(4)
    shift[:3, 3] = 0.3, 0.2, 0.1
    X = transform(shift)
    far((X @ modes).T @ (X @ constrained), np.zeros((1, 5)))
    close((X @ modes).T @ (np.linalg.inv(X).T @ constrained), np.zeros((1, 5)))


def turning_arm():
    """Arms whose joints turn about one axis through the origins of their links."""
    arms = Arms(dofs=((1, 1, 1), (1, 1, 1)))
    for arm in arms.joints:
        for joint in arm:
            joint.modes = np.r_[joint.modes[:3] / np.linalg.norm(joint.modes[:3]), np.zeros((3, 1))]
    return arms


def place(arms, i, point=None):
    """The place in the world of the origin of link i of arm 0, or of a point of it, as a curve."""
    x = np.r_[np.zeros(3) if point is None else point, 1]
    return lambda t: (arms.pose(0, i)(t) @ x)[:, :3]


def test_positions_add_up_the_links_before_the_last():
    """(3) holds; (2) is printed with a sum to i, which adds link i up to its far end.

    (4) holds if r_b^p is the place in the world and p_b r the one seen from the base, not the
    other way round, as the sentence after it says.
    """
    arms, point = turning_arm(), np.array([0.2, -0.4, 0.3])
    origin = [derivatives(place(arms, i))[0] for i in range(4)]
    links = [b - a for a, b in pairwise(origin)]  # from b to 1, from 1 to 2, from 2 to 3
    i = 2
    f = derivatives(arms.pose(0, i))[0]
    within = f[:3, :3] @ point
    truth = derivatives(place(arms, i, point))[0]
    close(origin[0] + links[0] + sum(links[1:i]) + within, truth)  # (3)
    far(origin[0] + links[0] + sum(links[1 : i + 1]) + within, truth)  # (2) into (1)
    base = derivatives(arms.base.pose)[0]
    close(derivatives(place(arms, 0, point))[0], base[:3, 3] + base[:3, :3] @ point)  # (4)


def test_velocities_of_points_end_with_the_spin_of_their_own_link():
    """(5) ends with w_i x l, not w_k; (6) is the spin of link i, printed as that of k."""
    arms, point, i = turning_arm(), np.array([0.2, -0.4, 0.3]), 2
    origin = [derivatives(place(arms, k))[0] for k in range(4)]
    turned = [derivatives(arms.pose(0, k))[0][:3, :3] for k in range(4)]
    spins = [turned[k] @ next(twist(arms.pose(0, k)))[:3] for k in range(4)]
    total = turned[0] @ arms.Vb[:3]
    for k, joint in enumerate(arms.joints[0], 1):
        total = total + joint.qd[0] * turned[k] @ joint.modes[:3, 0]
        close(total, spins[k])  # (6) with i for the k on its left side
    start, velocity, _ = derivatives(place(arms, 0))
    for k in range(i):
        velocity = velocity + np.cross(spins[k], origin[k + 1] - origin[k])
    truth = derivatives(place(arms, i, point))[1]
    within = turned[i] @ point
    close(velocity + np.cross(spins[i], within), truth)
    far(velocity + np.cross(spins[i - 1], within), truth)
    close(start, origin[0])


def test_joints_that_slide_add_their_velocity(arms):
    """(5) holds for joints that only turn; (7) is more general and adds Phi's linear part."""
    origin = [derivatives(place(arms, k)) for k in range(4)]
    velocity = origin[0][1]
    sliding = np.zeros(3)
    for k in range(2):
        spin = derivatives(arms.pose(0, k))[0][:3, :3] @ next(twist(arms.pose(0, k)))[:3]
        velocity = velocity + np.cross(spin, origin[k + 1][0] - origin[k][0])
        joint = arms.joints[0][k]
        turned = derivatives(arms.pose(0, k + 1))[0][:3, :3]
        sliding = sliding + turned @ (joint.modes @ joint.qd)[3:]
    close(velocity + sliding, origin[2][1])
    far(velocity, origin[2][1])


def test_rates_of_a_joint_are_no_derivatives_of_coordinates():
    """qd of (7) is a velocity, not the rate of a q: its integral may return and the pose may not.

    A ball joint turns by a, b, -a, -b about its own x and y. The integrals of both rates are zero
    in the end; the link has turned about z by nearly a b.
    """
    a, b = 0.02 * np.eye(6)[:2]
    end = np.real(exp(a) @ exp(b) @ exp(-a) @ exp(-b))
    np.testing.assert_allclose(vee(end[:3, :3] - end[:3, :3].T) / 2, [0, 0, 4e-4], atol=1e-5)


def test_accelerations_of_links_need_constant_modes(arms):
    """(15) holds if the modes are constant in link axes: (d/dt) Phi is missing otherwise."""
    X_b, X = arms.stacked(arms.X)
    Xd_b, Xd = arms.stacked(arms.Xdot)
    truth = np.concatenate([list(twist(arms.pose(j, i)))[1] for j, i in arms.links()])
    Phi = arms.Phi
    given = Xd_b @ arms.Vb + X_b @ arms.base.qdd + Xd @ Phi @ arms.qd + X @ Phi @ arms.qdd
    close(given, truth)
    V_b, V_bd = twist(arms.base.pose)
    close(V_b, arms.Vb)
    close(V_bd, arms.base.qdd)


def test_a_universal_joint_has_modes_that_turn():
    """(15) lacks Phidot qd for it: seen from the link, its first axis turns by the second angle."""
    qd, qdd, angle = np.array([0.7, -0.4]), np.array([0.3, 0.9]), 0.6
    first, second = np.eye(6)[:2]

    def angles(t):
        return np.array([[0, angle]]) + np.outer(t, qd) + np.outer(t * t / 2, qdd)

    def pose(t):
        q = angles(t)
        return exp(np.outer(q[:, 0], first)) @ exp(np.outer(q[:, 1], second))

    def modes(t):
        back = exp(-np.outer(angles(t)[:, 1], second))[:, :3, :3]
        seen = np.concatenate([back @ first[:3], np.zeros((len(t), 3))], axis=1)
        return np.stack([seen, np.broadcast_to(second, seen.shape)], axis=2)

    Phi, Phid, _ = derivatives(modes)
    V, Vd = twist(pose)
    close(V, Phi @ qd)
    close(Vd, Phi @ qdd + Phid @ qd)
    far(Vd, Phi @ qdd)


def test_rates_of_twists_are_not_the_accelerations_of_origins(arms):
    """Vdot of (15) holds the rates of components: the origin's acceleration is vdot + w x v.

    Section 3 calls vdot the linear acceleration of the link.
    """
    V, Vd = twist(arms.pose(0, 2))
    f, _, fdd = derivatives(arms.pose(0, 2))
    acceleration = f[:3, :3].T @ fdd[:3, 3]
    close(acceleration, Vd[3:] + np.cross(V[:3], V[3:]))
    far(acceleration, Vd[3:])


def test_any_body_may_be_the_prime_body(arms):
    """Section 2: the recursion from the last link inward, with modes -X^-1 Phi, ends with V_b.

    In the axes of the new child these modes span a constant space only if Phi is closed under the
    bracket. A ball is; a joint that turns about its own x and y is not.
    """
    V = next(twist(arms.pose(0, 3)))
    for i in (3, 2, 1):
        inward, joint = np.linalg.inv(arms.X(0, i, i - 1)), arms.joints[0][i - 1]
        V = inward @ V - inward @ joint.modes @ joint.qd
    close(V, arms.Vb)

    def leaves(modes, q):
        turned = np.linalg.inv(transform(np.real(exp(modes @ q)))) @ modes
        return np.linalg.matrix_rank(np.hstack([modes, turned]), tol=1e-9) > modes.shape[1]

    assert not leaves(np.eye(6)[:, :3], np.array([0.3, 0.5, -0.2]))  # a ball
    assert leaves(np.eye(6)[:, :2], np.array([0.3, 0.5]))  # a soft finger


def test_rate_of_a_transform_is_minus_the_bracket_with_the_relative_velocity(arms):
    """Section 9, step 3: Xdot = -ad(V) X, where V is the velocity of link i seen from link i-1.

    With that V the print has the wrong sign. Its W = R w[i-1] - w[i] is the velocity of i-1 seen
    from i; with W the special case of a joint that only turns holds.
    """
    X, Xd = arms.X(0, 2, 1), arms.Xdot(0, 2, 1)
    joint = arms.joints[0][1]
    V = joint.modes @ joint.qd
    close(Xd, -ad(V) @ X)
    far(Xd, ad(V) @ X)
    turning = turning_arm()
    W = turning.X(0, 2, 1)[:3, :3] @ next(twist(turning.pose(0, 1)))[:3]
    W = W - next(twist(turning.pose(0, 2)))[:3]
    twice = diagonal([hat(W), hat(W)])
    close(turning.Xdot(0, 2, 1), twice @ turning.X(0, 2, 1))
    close(turning.Xdot(0, 2, 1).T, -turning.X(0, 2, 1).T @ twice)


def test_rate_of_a_transform_of_forces_needs_the_transposed_bracket(arms):
    """Section 9, step 3: -X^T ad(V)^T is the rate; -X^T (V x) fails unless the joint only turns."""
    X, Xd = arms.X(0, 2, 1), arms.Xdot(0, 2, 1)
    joint = arms.joints[0][1]
    V = joint.modes @ joint.qd
    close(Xd.T, -X.T @ ad(V).T)
    far(Xd.T, -X.T @ ad(V))
    far(Xd.T, X.T @ ad(V))


def test_rates_of_products_of_transforms_obey_the_product_rule(arms):
    """Section 9, step 3 prints the product of the rates; steps 1 and 4 hold."""
    X, Xd = arms.X, arms.Xdot
    close(X(0, 3, 0), X(0, 3, 2) @ X(0, 2, 0))
    rate = Xd(0, 3, 2) @ X(0, 2, 0) + X(0, 3, 2) @ Xd(0, 2, 0)
    close(Xd(0, 3, 0), rate)
    far(Xd(0, 3, 0), Xd(0, 3, 2) @ Xd(0, 2, 0))
    Xd_b, Xdot = arms.stacked(Xd)
    X_b, Xs = arms.stacked(X)
    B, Phi = arms.B, arms.Phi  # B is constant, as the tip is fixed in the last link
    given = B @ X_b @ arms.base.qdd + B @ Xs @ Phi @ arms.qdd
    given = given + B @ Xd_b @ arms.Vb + B @ Xdot @ Phi @ arms.qd  # (36)
    truth = [list(twist(lambda t, j=j: arms.pose(j, 3)(t) @ arms.tips[j]))[1] for j in range(2)]
    close(given, np.concatenate(truth))


def test_columns_of_the_base_transform_do_not_span_its_rate(arms):
    """X_b is 6nm x 6 and has left inverses only: X_b X_b^-1 changes Xdot_b V_b."""
    X_b, _ = arms.stacked(arms.X)
    Xd_b, _ = arms.stacked(arms.Xdot)
    left, y = np.linalg.pinv(X_b), Xd_b @ arms.Vb
    close(left @ X_b, np.eye(6))
    far(X_b @ left @ y, y)
    assert np.linalg.matrix_rank(np.c_[X_b, y]) == 7


def test_bias_force_needs_the_rate_of_the_inertia_as_the_world_sees_it(arms):
    """(16): f = M Vdot + b; b = (d/dt)(M) V is zero in link axes, where M is constant.

    With M in axes and about an origin of the world it holds; in link axes b = -ad(V)^T M V.
    """
    m, x = particles()
    M = spatial_inertia(m, x)
    f = derivatives(arms.pose(0, 2))[0]
    V, Vd = twist(arms.pose(0, 2))
    pulls = [k * derivatives(place(arms, 2, r))[2] @ f[:3, :3] for k, r in zip(m, x, strict=True)]
    wrench = np.r_[np.cross(x, pulls).sum(0), np.sum(pulls, 0)]
    bias = -ad(V).T @ M @ V
    close(wrench, M @ Vd + bias)
    far(wrench, M @ Vd)

    def in_the_world(t):
        X = np.array([transform(each) for each in arms.pose(0, 2)(t)])  # from the world to the link
        return X.transpose(0, 2, 1) @ M @ X

    out = np.linalg.inv(transform(f))
    close(out.T @ derivatives(in_the_world)[1] @ out @ V, bias)


def generalized_forces(arms, bodies):
    """f_b and T of particles in the base and the links: the sums of m a . dv/d(V_b, qd)."""
    where = [(0, 0), *arms.links()]

    def places(t):
        at = [arms.pose(j, i)(t) for j, i in where]
        return np.stack(
            [f[:, :3, :3] @ x.T + f[:, :3, 3:] for f, (_, x) in zip(at, bodies, strict=True)], 1
        )

    pulls = derivatives(places)[2] * np.array([m for m, _ in bodies])[:, None, :]
    joints = [arms.base, *(joint for arm in arms.joints for joint in arm)]
    rates = [joint.qd for joint in joints]
    forces = []
    for joint in joints:
        for unit in np.eye(len(joint.qd)):
            for other in joints:
                other.qd = unit if other is joint else np.zeros(len(other.qd))
            forces.append((pulls * derivatives(places)[1]).sum())
    for joint, rate in zip(joints, rates, strict=True):
        joint.qd = rate
    return np.split(np.array(forces), [6])


@pytest.mark.parametrize("dofs", [((1, 2), (3, 0)), ((4,),)])
def test_coriolis_forces_of_a_free_robot_need_no_inverse_of_the_base_transform(dofs):
    """(28): C_a and C_p contain M_q Xdot_b V_b; in print C_p has -M_b X_b^-1 Xdot_b V_b instead.

    That holds for one link, where X_b is square. With more links and a left inverse it fails.
    """
    arms = Arms(dofs, seed=8)
    bodies = [particles(seed) for seed in range(len(arms.links()) + 1)]
    f_b, torques = generalized_forces(arms, bodies)
    X_b, X = arms.stacked(arms.X)
    Xd_b, Xd = arms.stacked(arms.Xdot)
    M_b, *inertias = (spatial_inertia(*body) for body in bodies)
    V = (X_b @ arms.Vb + X @ arms.Phi @ arms.qd).reshape(-1, 6)
    M_q, A = diagonal(inertias), X @ arms.Phi
    b = np.concatenate([-ad(v).T @ M @ v for v, M in zip(V, inertias, strict=True)])
    b_b = -ad(arms.Vb).T @ M_b @ arms.Vb
    M_p, M_ap = M_b + X_b.T @ M_q @ X_b, X_b.T @ M_q @ A
    coupling = M_ap.T @ np.linalg.inv(M_p)
    M = A.T @ M_q @ A - coupling @ M_ap
    truth = torques - coupling @ f_b - M @ arms.qdd
    turned, carried = b + M_q @ Xd @ arms.Phi @ arms.qd, Xd_b @ arms.Vb
    C_a, C_p = A.T @ (turned + M_q @ carried), X_b.T @ (turned + M_q @ carried) + b_b
    close(C_a - coupling @ C_p, truth)
    C_a, C_p = A.T @ turned, X_b.T @ turned - M_b @ np.linalg.pinv(X_b) @ carried + b_b
    compare = close if len(inertias) == 1 else far
    compare(C_a - coupling @ C_p, truth)
