"""A mobile base and ball joints, RK88 Part I, Appendix B, against particles that move.

V(N) = W(N),   thetadot = Omega(theta) W,   T = M Wdot + C + J^T f(0)           (b.2), (b.5), (b.9)

Link 3 is the base and has a free pose, joint 2 is a ball, joint 1 turns about an axis; the tip is
O(0). As in the paper, vectors are in the axes of the station, which is at rest, links are numbered
from the tip, spatial vectors are angular first, and accelerations are those of the points O(k).
Derivatives in time are Cauchy integrals over a circle of complex times. Quaternions are x, y, z, w
and turn link axes into those of the link before; the paper puts q before the base's position.
"""

from math import factorial

import numpy as np

CIRCLE = 0.1 * np.exp(2j * np.pi * np.arange(16) / 16)
ZERO, ONE = np.zeros((3, 3)), np.eye(3)


def close(a, b):
    np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-9)


def far(a, b):
    assert np.abs(np.asarray(a) - np.asarray(b)).max() > 1e-2


def hat(w):
    x, y, z = w
    return np.array([[0 * x, -z, y], [z, 0 * x, -x], [-y, x, 0 * x]])


def vee(W):
    return np.array([W[2, 1], W[0, 2], W[1, 0]])


def derivatives(curve):
    """The value, the rate and the second rate at t = 0 of a curve that takes a complex time."""
    values = np.array([curve(t) for t in CIRCLE])
    return [
        np.real(factorial(k) * np.einsum("t...,t->...", values, CIRCLE**-k)) / len(CIRCLE)
        for k in range(3)
    ]


def rotation(q):
    u, w = q[:3], q[3]
    return (w * w - u @ u) * ONE + 2 * (np.outer(u, u) + w * hat(u))


def spin(R):
    """The angular velocity of a rotation, a curve, and its rate, in the axes it turns into."""
    R, Rd, Rdd = derivatives(R)
    return vee(Rd @ R.T), vee(Rdd @ R.T - Rd @ R.T @ Rd @ R.T)


def path(seed, size, unit=False):
    """A curve of second order in time, or a curve of unit quaternions."""
    a, b, c = np.random.default_rng(seed).normal(size=(3, size)) * [[1], [0.6], [0.8]]

    def curve(t):
        q = a + b * t + c * t * t
        return q / np.sqrt(q @ q) if unit else q

    return curve


# The configuration: the base's quaternion and position, the ball's quaternion, the last angle.
BASE, PLACE, BALL, ANGLE = path(1, 4, True), path(2, 3), path(3, 4, True), path(4, 1)
ARM = np.array([[0.3, -0.2, 0.5], [0.1, 0.6, 0.2], [-0.3, 0.4, 0.7]])  # O(2), O(1), O(0) in links
AXIS = np.array([2, -1, 2]) / 3  # of joint 1, in the axes of links 1 and 2


def about(angle):
    return ONE + np.sin(angle) * hat(AXIS) + (1 - np.cos(angle)) * hat(AXIS) @ hat(AXIS)


TURNS = {
    3: lambda t: rotation(BASE(t)),
    2: lambda t: rotation(BASE(t)) @ rotation(BALL(t)),
    1: lambda t: rotation(BASE(t)) @ rotation(BALL(t)) @ about(ANGLE(t)[0]),
}


def origin(k):
    """O(k) as a curve, from the tip k = 0 to the base k = 3."""
    if k == 3:
        return PLACE
    return lambda t: origin(k + 1)(t) + TURNS[k + 1](t) @ ARM[2 - k]


POINT = {k: derivatives(origin(k)) for k in range(4)}  # O(k), its velocity, its acceleration
R = {k: derivatives(turn)[0] for k, turn in TURNS.items()}
V = {k: np.r_[spin(TURNS[k])[0], POINT[k][1]] for k in (1, 2, 3)}
ALPHA = {k: np.r_[spin(TURNS[k])[1], POINT[k][2]] for k in (1, 2, 3)}
BODIES = {
    k: (np.random.default_rng(k).uniform(0.5, 1.5, 6), np.random.default_rng(k).normal(size=(6, 3)))
    for k in (1, 2, 3)
}
TIP = np.array([0.4, -0.3, 0.2, 0.9, 0.5, -0.6])  # f(0): moment and force on what is around


def phi(i, j):
    """phi(i, j) of (3.1), which carries a spatial force from O(j) to O(i)."""
    return np.block([[ONE, hat(POINT[j][0] - POINT[i][0])], [ZERO, ONE]])


def inertia(k):
    """M(k) of (2.15) from particles, in station axes and about O(k)."""
    m, x = BODIES[k]
    x = x @ R[k].T
    tensor = sum(-mass * hat(r) @ hat(r) for mass, r in zip(m, x, strict=True))
    return np.block([[tensor, hat(m @ x)], [-hat(m @ x), m.sum() * ONE]])


def bias_force(k):
    """b(k) of (2.23)."""
    M, w = inertia(k), V[k][:3]
    return np.r_[np.cross(w, M[:3, :3] @ w), np.cross(w, M[3:, :3] @ w)]


def bias_acceleration(k):
    """a(k) of (2.19), second form, which holds for a turn about one axis and for a ball."""
    w = V[k + 1][:3]
    arm = POINT[k][0] - POINT[k + 1][0]
    return np.r_[np.cross(w, V[k][:3]), np.cross(w, np.cross(w, arm))]


# H^T(k), W(k) and its rate: an axis, a ball in the axes of link 3, the base in station axes.
H = {1: np.r_[R[2] @ AXIS, np.zeros(3)][:, None].T, 2: np.r_[R[3], ZERO].T, 3: np.eye(6)}
W = {1: derivatives(ANGLE)[1], 2: spin(lambda t: rotation(BALL(t)))[0], 3: V[3]}
RATE = {1: derivatives(ANGLE)[2], 2: spin(lambda t: rotation(BALL(t)))[1], 3: ALPHA[3]}
BIAS = {1: bias_acceleration(1), 2: bias_acceleration(2), 3: np.zeros(6)}


def spins_to_rates(q, axes):
    """Lambda(q) of (b.3): qdot = Lambda w, w in the axes of the link before or of the link."""
    u, w = q[:3], q[3]
    sign = {"before": -1, "link": 1}[axes]
    return np.vstack([w * ONE + sign * hat(u), -u]) / 2


def test_quaternion_rates_follow_the_spin_in_station_axes():
    """(b.3): Lambda is 4 x 3, pi = 4 Lambda^T is its left inverse; it depends on the axes of w."""
    q, qd, _ = derivatives(BASE)
    Lambda = spins_to_rates(q, "before")
    pi = 4 * Lambda.T
    close(Lambda @ V[3][:3], qd)
    close(pi @ qd, V[3][:3])
    close(pi @ Lambda, ONE)
    close(Lambda @ pi, np.eye(4) - np.outer(q, q))
    assert Lambda.shape == (4, 3)
    close(spins_to_rates(q, "link") @ R[3].T @ V[3][:3], qd)
    far(spins_to_rates(q, "link") @ V[3][:3], qd)


def test_base_coordinates_follow_its_velocity_in_station_axes():
    """(b.4), (b.5): Omega is 7 x 6, so that it has a left inverse only.

    With V in the base's own axes, the house's convention, the block 1 is a rotation.
    """
    q, qd, _ = derivatives(BASE)
    Omega = np.block([[spins_to_rates(q, "before"), np.zeros((4, 3))], [ZERO, ONE]])
    close(Omega @ W[3], np.r_[qd, POINT[3][1]])
    assert Omega.shape == (7, 6)
    assert np.linalg.matrix_rank(Omega) == 6
    body = np.r_[R[3].T @ V[3][:3], R[3].T @ V[3][3:]]
    blocks = [[spins_to_rates(q, "link"), np.zeros((4, 3))], [ZERO, R[3]]]
    close(np.block(blocks) @ body, np.r_[qd, POINT[3][1]])
    far(Omega @ body, np.r_[qd, POINT[3][1]])


def test_a_ball_adds_one_more_coordinate_than_velocities():
    """With N links theta has N + 6 entries and W has N + 5, if one joint is free and others turn.

    Here joint 2 is a ball, which adds 3 and 2.
    """
    assert sum(len(derivatives(curve)[0]) for curve in (BASE, PLACE, BALL, ANGLE)) == 3 + 6 + 3
    assert sum(len(W[k]) for k in W) == 3 + 5 + 2


def test_base_has_no_bias_acceleration_in_station_axes_only():
    """(b.6), (b.7): alpha(N) = Wdot(N), a(N) = 0; with V in the base's axes a(N) = (0, w x v)."""
    turn, turning, _ = derivatives(TURNS[3])
    w, v = V[3][:3], V[3][3:]
    close(turn, R[3])
    body_rate = np.r_[  # of R^T w and R^T v, by the product rule
        turning.T @ w + R[3].T @ ALPHA[3][:3], turning.T @ v + R[3].T @ ALPHA[3][3:]
    ]
    out = np.block([[R[3], ZERO], [ZERO, R[3]]])
    close(ALPHA[3], out @ body_rate + np.r_[np.zeros(3), np.cross(w, v)])
    far(ALPHA[3], out @ body_rate)


def test_a_station_that_moves_gives_the_base_a_bias_acceleration():
    """(b.7) needs V(N+1) = 0, not alpha(N+1) = 0 alone, which the paper calls a velocity.

    Otherwise a(N) = (w x w', 2 w x v' + w x (w x l)), w of the station and w', v' seen from it.
    """
    turn, place = path(6, 4, True), path(7, 3)
    ws, wsd = spin(lambda t: rotation(turn(t)))
    S, (_, _, acceleration) = derivatives(lambda t: rotation(turn(t)))[0], derivatives(place)
    wd = spin(lambda t: rotation(turn(t)) @ rotation(BASE(t)))[1]
    vd = derivatives(lambda t: place(t) + rotation(turn(t)) @ PLACE(t))[2]
    seen, seen_rate = S @ V[3].reshape(2, 3).T, S @ ALPHA[3].reshape(2, 3).T
    arm = S @ POINT[3][0]
    carried = np.r_[wsd, acceleration + np.cross(wsd, arm)]  # phi^T(N+1, N) alpha(N+1)
    bias = np.r_[wd, vd] - carried - seen_rate.T.ravel()
    close(bias[:3], np.cross(ws, seen[:, 0]))
    close(bias[3:], 2 * np.cross(ws, seen[:, 1]) + np.cross(ws, np.cross(ws, arm)))
    far(bias, np.zeros(6))


def test_a_ball_inside_the_arm_has_a_bias_acceleration():
    """Any joint may be a ball, as the appendix says, but not with a(k) = 0 and (b.3) at once.

    With W in the axes of link k+1, (b.3) holds and a(k) is that of (2.19). With W in station axes
    the angular part of a(k) is zero and (b.3) needs the rotation of link k+1.
    """
    q, qd, _ = derivatives(BALL)
    Lambda = spins_to_rates(q, "before")
    close(Lambda @ W[2], qd)
    carried = phi(3, 2).T @ ALPHA[3]
    close(ALPHA[2], carried + H[2].T @ RATE[2] + BIAS[2])
    far(ALPHA[2][:3], (carried + H[2].T @ RATE[2])[:3])
    station, station_rate = V[2][:3] - V[3][:3], ALPHA[2][:3] - ALPHA[3][:3]
    close(ALPHA[2][:3], carried[:3] + station_rate)
    close(Lambda @ R[3].T @ station, qd)
    far(Lambda @ station, qd)


def test_a_ball_for_a_base_needs_its_centre_for_origin():
    """R^3 x SO(3) restricted to SO(3): O(N) must be the centre and not any point of the base.

    There v(N) = 0, H^T(N) = (1, 0), a(N) = 0. A point at r from the centre has velocity w x r and
    the bias acceleration w x (w x r).
    """
    w, wd = V[3][:3], ALPHA[3][:3]
    r, v, a = derivatives(lambda t: TURNS[3](t) @ ARM[0])
    close(v, np.cross(w, r))
    close(a - np.cross(wd, r), np.cross(w, np.cross(w, r)))
    far(a - np.cross(wd, r), np.zeros(3))


def recursion(gravity=0):
    """f(k) and T(k) by RSD (2.24)-(2.30) with the modes of this robot."""
    alpha, forces = np.r_[np.zeros(5), gravity], {}
    accelerations = {}
    for k in (3, 2, 1):
        carry = phi(k + 1, k).T if k < 3 else np.eye(6)  # the station's acceleration is uniform
        alpha = accelerations[k] = carry @ alpha + H[k].T @ RATE[k] + BIAS[k]
    f = TIP
    for k in (1, 2, 3):
        f = forces[k] = phi(k, k - 1) @ f + inertia(k) @ accelerations[k] + bias_force(k)
    return forces, {k: H[k] @ forces[k] for k in forces}


def torques_of_particles(gravity=0):
    """T(k) by d'Alembert: the sum of m (a + g e3) . dv/dW(k), and the power of the tip's force."""
    torques = {}
    for k in (1, 2, 3):
        total = np.zeros(len(W[k]))
        for i in range(1, k + 1):
            m, x = BODIES[i]
            for mass, r in zip(m, x, strict=True):
                where, _, a = derivatives(lambda t, i=i, r=r: origin(i)(t) + TURNS[i](t) @ r)
                lever = np.c_[-hat(where - POINT[k][0]), ONE]
                total += H[k] @ lever.T @ (mass * (a + [0, 0, gravity]))
        lever = np.c_[-hat(POINT[0][0] - POINT[k][0]), ONE]
        torques[k] = total + H[k] @ (lever.T @ TIP[3:] + np.r_[TIP[:3], np.zeros(3)])
    return torques


def test_the_recursion_holds_for_a_free_base_and_a_ball():
    """(b.1) and (b.8): T(k) = H(k) f(k), which is f(k) for the base alone, not for any k.

    T(N) is the moment and force on the base at O(N). Gravity is a station that accelerates upwards.
    """
    for gravity in (0, 9.8):
        forces, torques = recursion(gravity)
        truth = torques_of_particles(gravity)
        for k in (1, 2, 3):
            close(torques[k], truth[k])
        close(torques[3], forces[3])
    assert [len(torques[k]) for k in (1, 2, 3)] == [1, 3, 6]


def operators():
    """phi, H, M of (3.4)-(3.6), with blocks of 1, 3 and 6 rows in H."""
    phis = np.block(
        [[phi(i, j) if i >= j else np.zeros((6, 6)) for j in (1, 2, 3)] for i in (1, 2, 3)]
    )
    return phis, diagonal(H), diagonal({k: inertia(k) for k in (1, 2, 3)})


def diagonal(blocks):
    empty = {(i, j): np.zeros((len(blocks[i]), blocks[j].shape[1])) for i in blocks for j in blocks}
    return np.block([[blocks[i] if i == j else empty[i, j] for j in blocks] for i in blocks])


def stack(parts):
    return np.concatenate([parts[k] for k in (1, 2, 3)])


def test_the_equations_of_motion_keep_their_operator_form():
    """(b.9), (b.10): Wdot = M^-1 (T - C - J^T f(0)), and M, C, J^T are those of (3.20)."""
    phis, Hs, Ms = operators()
    b = stack({k: bias_force(k) for k in (1, 2, 3)})
    M, C = Hs @ phis @ Ms @ phis.T @ Hs.T, Hs @ phis @ (Ms @ phis.T @ stack(BIAS) + b)
    Jt = Hs @ phis @ np.r_[phi(1, 0), np.zeros((12, 6))]
    T = stack(torques_of_particles())
    close(T, M @ stack(RATE) + C + Jt @ TIP)
    close(np.linalg.solve(M, T - C - Jt @ TIP), stack(RATE))
    close(phis.T @ Hs.T @ stack(W), stack(V))


def test_the_factors_of_the_mass_matrix_keep_their_form():
    """(4.4)-(4.6), (4.11) and (4.16) hold with D(k) of 1, 3 and 6 rows; at the base D(N) = P(N).

    There G(N) = 1, so that psi(N+1, N) = 0: nothing passes on to the station.
    """
    phis, Hs, Ms = operators()
    P, D, G = inertia(1), {}, {}
    psi = {}
    for k in (1, 2, 3):
        D[k] = H[k] @ P @ H[k].T
        G[k] = P @ H[k].T @ np.linalg.inv(D[k])
        passes = np.eye(6) - G[k] @ H[k]
        if k < 3:
            psi[k] = phi(k + 1, k) @ passes
            P = psi[k] @ P @ psi[k].T + inertia(k + 1)
    close(D[3], P)
    close(passes, np.zeros((6, 6)))
    one, unit = np.eye(18), np.eye(10)
    left = unit + Hs @ (phis - one) @ diagonal(G)  # 1 + H Phi L
    M = Hs @ phis @ Ms @ phis.T @ Hs.T
    close(M, left @ diagonal(D) @ left.T)
    steps = np.zeros((18, 18))
    steps[6:12, :6], steps[12:, 6:12] = phi(2, 1), phi(3, 2)
    psis = np.linalg.inv(one - steps @ (one - diagonal(G) @ Hs))
    right = unit - Hs @ psis @ steps @ diagonal(G)  # 1 - H Psi L
    close(M @ right.T @ np.linalg.inv(diagonal(D)) @ right, unit)
    close(psis[12:, 6:12], psi[2])
