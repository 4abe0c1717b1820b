"""Identities A.1 to A.7, Facts, Theorem and Propositions, on numbers and on symbols; misprints."""

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.inverse import newton_euler
from symdyn.formulations.kinematics import jacobians
from symdyn.formulations.matrices import composite_body, coriolis, lagrange
from symdyn.formulations.operators import pp99_operators, rk88_operators
from symdyn.lie import matrix_of_Ad
from tests.formulations.operators.operator_robots import (
    NAMED,
    OWN,
    ROBOTS,
    arrays,
    close,
    far,
    state_of,
    with_rotors,
)
from tests.formulations.quotients import general_arm, zero

each_own = pytest.mark.parametrize("name", OWN)


def identities(o, r):
    """RK88's identities A.1 to A.7, Facts 4.1, 4.2 and Theorem 4.1: name, left side, right side.

    Of an Operators dictionary and a Riccati one, of floats or of anything else that multiplies.
    Rotors R add L R L^T to what drives the filter (a.47) and R to M and D.
    """
    phi, Phi, H, M, S, R = (o[k] for k in ("phi", "Phi", "H", "M", "shift", "R"))
    psi, Psi, P, D, Di, G, L = (r[k] for k in ("psi", "Psi", "P", "D", "D_inverse", "G", "L"))
    one, unit = np.eye(len(phi), dtype=int), np.eye(len(H), dtype=int)
    phi_, psi_ = phi - one, psi - one
    left, right = unit + H @ Phi @ L, unit - H @ Psi @ L
    yield "3.20", o["mass_matrix"], H @ phi @ M @ phi.T @ H.T + R
    yield "4.11", o["mass_matrix"], left @ D @ left.T
    yield "4.14", left @ right, unit
    yield "4.16", o["mass_matrix"] @ right.T @ Di @ right, unit
    yield "a.1", D, H @ P @ H.T + R
    yield "a.2", G, P @ H.T @ Di
    yield "a.6", Phi, phi @ S
    yield "a.7", Psi, psi @ S
    yield "a.8", Psi @ r["Delta_psi"], psi_
    yield "a.9", Phi @ o["Delta_phi"], phi_
    yield "a.10", psi @ (one - S @ r["Delta_psi"]), one
    yield "a.11", phi @ (one - S @ o["Delta_phi"]), one
    yield "a.12", L, o["Delta_phi"] @ G
    yield "a.13", phi_ @ G, Phi @ L
    yield "a.14", phi, psi @ (one + S @ L @ H @ phi)
    yield "a.15", psi, (one - Psi @ L @ H) @ phi
    yield "a.16", Phi, Psi @ (one + L @ H @ Phi)
    yield "a.17", Psi, (one - Psi @ L @ H) @ Phi
    yield "a.18", phi - psi, Psi @ L @ H @ phi
    yield "a.22", phi, (one + Phi @ L @ H) @ psi
    yield "a.23", psi, phi @ (one - S @ L @ H @ psi)
    yield "a.24", Phi, (one + Phi @ L @ H) @ Psi
    yield "a.25", Psi, Phi @ (one - L @ H @ Psi)
    yield "a.26", Phi @ L @ H @ psi, Psi @ L @ H @ phi
    yield "a.27", Phi @ L @ H @ Psi, Psi @ L @ H @ Phi
    yield "a.28", phi - psi, Phi @ L @ H @ psi
    yield "a.32", H @ phi, left @ H @ psi
    yield "a.33", H @ Phi, left @ H @ Psi
    yield "a.34", H @ Psi, H @ Phi @ (one - L @ H @ Psi)
    yield "a.35", H @ psi, right @ H @ phi
    yield "a.36", H @ Psi, right @ H @ Phi
    yield "a.37", H @ Phi, H @ Psi @ (one + L @ H @ Phi)
    yield "a.38", H @ Phi @ L @ H @ Psi, H @ Psi @ L @ H @ Phi
    yield "a.39", Phi @ L, Psi @ L @ left
    yield "a.40", Psi @ L, (one - Psi @ L @ H) @ Phi @ L
    yield "a.41", Psi @ L, Phi @ L @ right
    yield "a.42", Phi @ L, (one + Phi @ L @ H) @ Psi @ L
    yield "a.43", Psi @ L @ H @ Phi @ L, Phi @ L @ H @ Psi @ L
    yield "a.46", psi @ M @ phi.T, P + psi_ @ P + P @ phi_.T
    driven = M + S @ L @ R @ L.T @ S.T
    yield "a.47", psi @ driven @ psi.T, P + psi_ @ P + P @ psi_.T
    yield "a.48", phi @ M @ phi.T, P + phi_ @ P + P @ phi_.T + phi_ @ G @ D @ G.T @ phi_.T
    smoothed = right.T @ Di @ H
    ending = L.T @ Psi.T @ (one - G @ H).T + G.T
    yield "a.50", smoothed @ psi @ M @ phi.T, smoothed @ psi_ @ P + ending


@each_own
@pytest.mark.parametrize("rotors", [False, True])
def test_identities_hold_on_numbers(name, rotors):
    robot = with_rotors(OWN[name]) if rotors else OWN[name]
    q, *_ = state_of(robot)
    for make in (
        rk88_operators.spatial_operators,
        rk88_operators.spatial_operators_in_link_frames,
    ):
        ops = make(robot, q)
        riccati = arrays(rk88_operators.riccati_operators(robot, ops))
        for number, left, right in identities(arrays(ops), riccati):
            assert far(left, right) <= 1e-10, number


@pytest.mark.sample(1)
@pytest.mark.parametrize("second", ["revolute", "prismatic"])
def test_identities_hold_for_symbols(second):
    """A general 2R and a general RP arm, all numbers open; divisions by D are cleared exactly."""
    robot, q = general_arm(second)
    ops = rk88_operators.spatial_operators_in_link_frames(robot, q)
    riccati = arrays(rk88_operators.riccati_operators(robot, ops), object)
    checked = 0
    for number, left, right in identities(arrays(ops, object), riccati):
        assert zero((left - right).tolist()), number
        checked += 1
    assert checked > 35
    assert not zero((riccati["psi"] - arrays(ops, object)["phi"]).tolist())


@pytest.mark.sample(1)
@pytest.mark.parametrize("second", ["revolute", "prismatic"])
def test_propositions_hold_for_symbols(second):
    robot, q = general_arm(second)
    ops = pp99_operators.operators(robot, q)
    o = arrays(ops, object)
    r = arrays(pp99_operators.factor_operators(robot, q, ops), object)
    M = np.array(pp99_operators.mass_matrix(ops), object)
    for number, left, right in propositions(o, r, M):
        assert zero((left - right).tolist()), number


@each_own
@pytest.mark.parametrize("rotors", [False, True])
def test_propositions_hold_on_numbers(name, rotors):
    robot = with_rotors(OWN[name]) if rotors else OWN[name]
    q, *_ = state_of(robot)
    ops = pp99_operators.operators(robot, q)
    r = arrays(pp99_operators.factor_operators(robot, q, ops))
    M = np.array(composite_body.mass_matrix(robot, q), float)
    for number, left, right in propositions(arrays(ops), r, M):
        assert far(left, right) <= 1e-10, number


def propositions(o, r, M):
    """PP99 (41), Props. 1 and 2 and the equations of Table I: name, left side, right side."""
    S, G, Gamma, J, R = (o[k] for k in ("S", "G", "Gamma", "J", "R"))
    Jhat, Omega, Phi, Pi, X, Y = (r[k] for k in ("Jhat", "Omega", "Phi", "Pi", "X", "Y"))
    one, unit = np.eye(len(G), dtype=int), np.eye(len(Omega), dtype=int)
    left, right = unit + S.T @ G.T @ Pi, unit - S.T @ Y @ Pi
    yield "omega", Omega, S.T @ Jhat @ S + R
    yield "phi", Omega @ Phi, S.T @ Jhat
    yield "41", J, Jhat - Gamma.T @ Jhat @ Gamma + Gamma.T @ Phi.T @ Omega @ Phi @ Gamma
    yield "x", X, (one - S @ Phi) @ Gamma
    yield "y", Y @ (one - X.T), one
    yield "pi", Pi, Gamma.T @ Phi.T
    yield "table, row 2", Jhat, X.T @ Jhat @ X + Pi @ R @ Pi.T + J
    yield "prop. 1", left @ Omega @ left.T, M
    yield "prop. 2", left @ right, unit
    inverse = np.diag([1 / Omega[k, k] for k in range(len(Omega))])
    yield "prop. 2, inverse", M @ right.T @ inverse @ right, unit


def test_followers_have_operators_but_no_square_factors():
    robot = ROBOTS["followers"]
    q, *_ = state_of(robot)
    ops = pp99_operators.operators(robot, q)
    with pytest.raises(FunctionError, match=r"factor_operators: .* mimic"):
        pp99_operators.factor_operators(robot, q, ops)
    with pytest.raises(FunctionError, match=r"riccati_operators: .* mimic"):
        rk88_operators.riccati_operators(robot, rk88_operators.spatial_operators(robot, q))


# -- what the papers print (docs/errata.md) --------------------------------------------------


def test_articulated_inertia_needs_the_inverses_on_both_sides():
    """(40) prints Ad* of f before the inertia, where Ad* of f^-1 is true, as Ad^-1 behind it is."""
    robot = NAMED["panda"]
    q, *_ = state_of(robot)
    Jhat = np.array(
        pp99_operators.factor_operators(robot, q, pp99_operators.operators(robot, q)).Jhat, float
    )
    S = [np.hstack(robot.dofs(i)[0].screw).astype(float) for i in range(7)]

    def recursion(carry, back):
        total = None
        for i in reversed(range(7)):
            own = np.array(lagrange.inertia_matrix(robot.links[i].inertia), float)
            total = own if total is None else own + total
            found = total
            U = total @ S[i]
            X = np.array(matrix_of_Ad(robot.transforms(q)[i]), float)
            total = carry(X) @ (total - np.outer(U, U) / (S[i] @ U)) @ back(X)
        return found

    inverse = np.linalg.inv
    close(recursion(lambda X: inverse(X).T, inverse), Jhat[:6, :6])
    assert far(recursion(np.transpose, inverse), Jhat[:6, :6]) > 0.1
    Pi = np.array(
        pp99_operators.factor_operators(robot, q, pp99_operators.operators(robot, q)).Pi, float
    )
    U = Jhat[36:, 36:] @ S[6]
    X = np.array(matrix_of_Ad(robot.transforms(q)[6]), float)
    close(Pi[30:36, 6], inverse(X).T @ U / (S[6] @ U))  # Pi_(k,k+1)
    assert far(Pi[30:36, 6], X.T @ U / (S[6] @ U)) > 0.1


def test_riccati_recursion_divides_by_d_and_reaches_the_base():
    """(4.4) prints L(1) with D for D^-1; the loop stops at N - 1 and leaves P(N), D(N) open."""
    robot = NAMED["table"]
    q, *_ = state_of(robot)
    ops = rk88_operators.spatial_operators(robot, q)
    o, r = arrays(ops), arrays(rk88_operators.riccati_operators(robot, ops))
    M = o["mass_matrix"]

    def factored(L, D):
        left = np.eye(3) + o["H"] @ o["Phi"] @ L
        return left @ D @ left.T

    close(factored(r["L"], r["D"]), M)
    printed = r["L"].copy()
    printed[:6, 0] *= r["D"][0, 0] ** 2  # phi(2,1) P(1) H^T(1) D(1)
    assert far(factored(printed, r["D"]), M) > 0.01
    short = r["D"].copy()
    short[2, 2] = 0  # D(N) of a loop that ends at N - 1
    assert far(factored(r["L"], short), M) > 0.01


def test_the_sum_in_the_lemma_is_transposed():
    """Lemma A.1 holds, with r(k) = sum psi(k,j) M(j) phi^T(k,j): printed the other way round.

    Any two causal operators with the semigroup property will do.
    """
    robot = NAMED["puma560"]
    q, *_ = state_of(robot)
    ops = rk88_operators.spatial_operators(robot, q)
    o, n = arrays(ops), 6
    rng = np.random.default_rng(6)
    steps = rng.normal(size=(n, 6, 6))
    psi = np.eye(36)
    for i in range(n):
        for j in range(i):
            before = psi[6 * i - 6 : 6 * i, 6 * j : 6 * j + 6]
            psi[6 * i : 6 * i + 6, 6 * j : 6 * j + 6] = steps[i] @ before
    phi, M = o["phi"], o["M"]

    def at(a, i, j):
        return a[6 * i : 6 * i + 6, 6 * j : 6 * j + 6]

    def lemma(r):
        total = np.zeros((36, 36))
        for k in range(n):
            total[6 * k : 6 * k + 6, 6 * k : 6 * k + 6] = r[k]
        one = np.eye(36)
        return total + (psi - one) @ total + total @ (phi - one).T

    js = [range(k + 1) for k in range(n)]
    own = [sum(at(psi, k, j) @ at(M, j, j) @ at(phi, k, j).T for j in js[k]) for k in range(n)]
    close(psi @ M @ phi.T, lemma(own))
    for k in range(1, n):  # (a.44)
        step = at(psi, k, k - 1) @ own[k - 1] @ at(phi, k, k - 1).T + at(M, k, k)
        close(own[k], step)
    assert far(psi @ M @ phi.T, lemma([r.T for r in own])) > 0.1


def test_the_proof_of_the_last_identity_needs_phi_without_its_diagonal():
    """A.7 holds; its proof prints H (P + (psi - 1) P + P phi^T), where phi - 1 is meant (a.46)."""
    robot = NAMED["table"]
    q, *_ = state_of(robot)
    ops = rk88_operators.spatial_operators(robot, q)
    o, r = arrays(ops), arrays(rk88_operators.riccati_operators(robot, ops))
    P, psi, phi, one = r["P"], r["psi"], o["phi"], np.eye(18)
    M = psi @ o["M"] @ phi.T
    close(P + (psi - one) @ P + P @ (phi - one).T, M)
    assert far(P + (psi - one) @ P + P @ phi.T, M) > 0.1


def test_coriolis_acceleration_of_a_sliding_joint_has_a_factor_two():
    """(2.32) prints w x h qd once, and in its second form with w(k), which leaves nothing of it."""
    robot = NAMED["stanford"]
    q, qd, *_ = state_of(robot)
    slider = next(i for i, joint in enumerate(robot.joints) if not joint.is_rotation)
    o = arrays(rk88_operators.spatial_operators(robot, q))
    a, b = (np.array(x, float) for x in rk88_operators.biases(robot, q, qd))
    expected = np.array(coriolis.coriolis_matrix(robot, q, qd), float) @ qd

    def forces(a):
        return (o["H"] @ o["phi"] @ (o["M"] @ o["phi"].T @ a + b))[::-1]

    close(forces(a), expected)
    V, _ = newton_euler.link_motions(robot, q, qd, [0.0] * 6)
    R = np.array(jacobians.link_poses(robot, q)[slider].R, float)
    w = R @ np.array(V[slider][0], float)  # that of the parent too
    sliding = R @ np.array(robot.joints[slider].screws[0][1], float) * qd[slider]
    for part in (1, 2):
        printed = a.copy()
        k = 6 * (len(robot.links) - 1 - slider)
        printed[k + 3 : k + 6] -= part * np.cross(w, sliding)
        assert far(forces(printed), expected) > 0.01


def test_velocities_of_links_are_not_those_of_the_tip():
    """(5.13) prints V = B^T phi^T H^T qd, which is V(0); the links' are phi^T H^T qd (3.12)."""
    robot = NAMED["panda"]
    q, qd, *_ = state_of(robot)
    o = arrays(rk88_operators.spatial_operators_in_link_frames(robot, q))
    V, _ = newton_euler.link_motions(robot, q, qd, [0.0] * 7)
    found = (o["phi"].T @ o["H"].T @ qd[::-1]).reshape(7, 6)
    close(found[::-1], np.array(V, float).reshape(7, 6))
    printed = o["B"].T @ o["phi"].T @ o["H"].T @ qd[::-1]
    close(printed, np.array(jacobians.jacobian(robot, q)[0], float) @ qd)
    assert printed.shape == (6,)


def test_quaternion_rates_have_a_left_inverse_only():
    """(b.3): qdot = Lambda(q) w with a 4 x 3 Lambda, so that pi Lambda = 1 and Lambda pi is not."""
    x, y, z, w = np.array([0.1, -0.5, 0.7, 0.3]) / np.linalg.norm([0.1, -0.5, 0.7, 0.3])
    Lambda = np.array([[w, -z, y], [z, w, -x], [-y, x, w], [-x, -y, -z]]) / 2  # body axes
    pi = 4 * Lambda.T
    close(pi @ Lambda, np.eye(3))
    unit = np.array([x, y, z, w])
    close(Lambda @ pi, np.eye(4) - np.outer(unit, unit))
    assert np.linalg.matrix_rank(Lambda) == 3
    spin = np.array([0.3, -0.2, 0.4])  # against R(q + qdot dt) = R(q) exp([w] dt)
    X = rotation_of(unit)
    rate = (
        rotation_of(unit + 1e-6 * Lambda @ spin) - rotation_of(unit - 1e-6 * Lambda @ spin)
    ) / 2e-6
    turning = X.T @ rate
    close([turning[2, 1], turning[0, 2], turning[1, 0]], spin, 1e-8)


def rotation_of(quaternion):
    x, y, z, w = quaternion
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) * (w * w - x * x - y * y - z * z) + 2 * (
        np.outer([x, y, z], [x, y, z]) + w * cross
    )
