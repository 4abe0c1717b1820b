"""Closed forms of PBP95: equal to the recursions, on numbers and as symbols; its misprints."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
import sympy

from symdyn.formulations.inverse import newton_euler, newton_euler_matrix
from symdyn.formulations.kinematics import energy, jacobians
from symdyn.formulations.matrices import (
    christoffel,
    christoffel_cases,
    composite_body,
    coriolis,
    curvature,
    lagrange,
)
from symdyn.graph import Graph
from symdyn.graph.normal.harmonics import normal_forms
from symdyn.lie import Ad, ad, ad_dual, hat, matrix_of_Ad, matrix_of_ad, pairing, vec
from symdyn.robot import load
from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot, Rotor
from symdyn.robot.placement import UNMOVED, Move, Placement
from symdyn.robot.read.urdf import read_urdf
from tests.strategies import random_state, random_urdf

ROBOTS = {name: load(name).bind() for name in ("puma560", "panda", "stanford")}
# among them trees (0, 1, 5), followers (3) and sliding joints; the Stanford arm has tails
ROBOTS |= {f"random-{k}": read_urdf(random_urdf(500 + k), "random.urdf") for k in range(6)}
SMALL = ("pendulum", "cartpole", "planar2r", "planar3r", "scara")
each_robot = pytest.mark.parametrize("name", ROBOTS)
each_small = pytest.mark.parametrize("name", SMALL)


def state_of(name):
    robot = ROBOTS[name]
    return robot, *([float(x) for x in values] for values in random_state(robot, 7)[:3])


def far(a, b):
    """The largest difference of two arrays, against the size of the second (at least 1)."""
    a, b = np.array(a, float), np.array(b, float)
    return np.abs(a - b).max() / max(1.0, np.abs(b).max())


def close(a, b):
    assert far(a, b) <= 1e-11


def symbols_of(name):
    """A graph, the robot with every declared parameter a symbol, and q, qd, qdd."""
    graph = Graph()
    robot = load(name)
    robot = robot.bind({p.name: graph.symbol(p.name) for p in robot.parameters})
    states = ([graph.symbol(f"{x}{k}") for k in range(robot.nv)] for x in ("q", "qd", "qdd"))
    return graph, robot, *states


def same(graph, a, b):
    """Whether two nested lists of graph nodes are equal as functions."""
    a, b = np.array(a, object).ravel(), np.array(b, object).ravel()
    forms = normal_forms([graph.constant(x - y) for x, y in zip(a, b, strict=True)])
    return all(form.terms == {} for form in forms)


# -- against the recursions ------------------------------------------------------------------


@each_robot
def test_closed_forms_are_those_of_the_recursions(name):
    robot, q, qd, qdd = state_of(name)
    close(lagrange.mass_matrix(robot, q), composite_body.mass_matrix(robot, q))
    close(lagrange.gravity(robot, q), newton_euler_matrix.gravity(robot, q))
    close(lagrange.coriolis_matrix(robot, q, qd), coriolis.coriolis_matrix(robot, q, qd))
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd)
    close(lagrange.inverse_dynamics(robot, q, qd, qdd), tau)
    f_tip = np.random.default_rng(1).normal(size=(len(robot.tips), 6)).tolist()
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd, f_tip)
    close(lagrange.inverse_dynamics(robot, q, qd, qdd, f_tip), tau)
    gamma = christoffel_cases.christoffel_symbols(robot, q)
    close(gamma, christoffel.christoffel_symbols(robot, q))


@each_small
def test_closed_forms_are_those_of_the_recursions_symbolically(name):
    graph, robot, q, qd, qdd = symbols_of(name)
    assert same(graph, lagrange.mass_matrix(robot, q), composite_body.mass_matrix(robot, q))
    assert same(graph, lagrange.gravity(robot, q), newton_euler_matrix.gravity(robot, q))
    gamma = christoffel_cases.christoffel_symbols(robot, q)
    assert same(graph, gamma, christoffel.christoffel_symbols(robot, q))
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd)
    assert same(graph, lagrange.inverse_dynamics(robot, q, qd, qdd), tau)


def test_rotors_of_leaders_and_followers_add_to_the_mass_matrix():
    robot, q, qd, qdd = state_of("random-3")
    robot = replace(robot, joints=[replace(joint, rotor=Rotor(0.3)) for joint in robot.joints])
    close(lagrange.mass_matrix(robot, q), composite_body.mass_matrix(robot, q))
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd)
    close(lagrange.inverse_dynamics(robot, q, qd, qdd), tau)


@each_robot
def test_both_products_of_exponentials_are_the_link_poses(name):
    robot, q, *_ = state_of(name)
    for i, X in enumerate(jacobians.link_poses(robot, q)):
        close(lagrange.space_product(robot, q)[i].matrix(), X.matrix())
        close(lagrange.body_product(robot, q, i).matrix(), X.matrix())


@each_robot
def test_block_matrices_are_the_recursions_in_other_coordinates(name):
    robot, q, *_ = state_of(name)
    A, L, D = (np.array(x, float) for x in lagrange.block_matrices(robot, q))
    S, G, J, Q, Qi = (np.array(x, float) for x in lagrange.recursive_matrices(robot, q))
    for found, expected in (
        (A, Q @ S),
        (L, Q @ G @ Qi),
        (D, Qi.T @ J @ Qi),
        (Q @ Qi, np.eye(len(Q))),
    ):
        close(found, expected)
    close(A.T @ L.T @ D @ L @ A, S.T @ G.T @ J @ G @ S)


@each_robot
def test_mass_matrix_is_the_pullback_of_the_links_metrics(name):
    robot, q, qd, _ = state_of(name)
    A, L, _ = (np.array(x, float) for x in lagrange.block_matrices(robot, q))
    twists = np.zeros((6 * len(robot.links), robot.nv))  # columns f_i^-1 df_i/dq_k, from poses
    for k in range(robot.nv):
        stepped = [x + 1e-30j * (j == k) for j, x in enumerate(q)]
        for i, X in enumerate(lagrange.space_product(robot, stepped)):
            x = np.array(X.matrix(), complex)
            body = np.linalg.inv(x.real) @ x.imag / 1e-30
            twists[6 * i : 6 * i + 6, k] = [body[2, 1], body[0, 2], body[1, 0], *body[:3, 3]]
    _, _, J, Q, _ = (np.array(x, float) for x in lagrange.recursive_matrices(robot, q))
    close(Q @ twists, L @ A)
    close(twists.T @ J @ twists, composite_body.mass_matrix(robot, q))
    T = energy.kinetic_energy(robot, q, qd)
    close(np.dot(qd, lagrange.mass_matrix(robot, q)) @ qd / 2, T)


@pytest.mark.parametrize("name", ["stanford", "random-1"])
def test_metrics_of_the_links_add_up(name):
    """4.4 prints g_1 x .. x g_n, a tensor product: that one multiplies the energies of links."""
    robot, q, qd, _ = state_of(name)
    A, L, D = (np.array(x, float) for x in lagrange.block_matrices(robot, q))
    twists = (L @ A @ qd).reshape(-1, 6)
    metrics = [D[k : k + 6, k : k + 6] for k in range(0, len(D), 6)]
    doubled = [V @ g @ V for V, g in zip(twists, metrics, strict=True)]  # 2 T_i
    T = energy.kinetic_energy(robot, q, qd)
    close(sum(doubled) / 2, T)
    first, second = np.kron(*twists[:2]), np.kron(*metrics[:2])
    close(first @ second @ first, doubled[0] * doubled[1])
    assert abs(np.prod(doubled) / 2 - T) > 0.1 * T


@pytest.mark.parametrize("name", ["stanford", "random-1", "random-5"])
def test_derivatives_of_ad_products(name):
    robot, q, *_ = state_of(name)
    H, n = ((0.3, -0.2, 0.5), (0.1, 0.7, -0.4)), robot.nv

    def at(k, step):
        moved = [x + step * (j == k) for j, x in enumerate(q)]
        return christoffel_cases.AdProducts.at(robot, moved)

    here = at(0, 0.0)
    for start, k in product((BASE, 0), range(n)):
        slope = np.imag(at(k, 1e-30j).carried(start, 3, H)) / 1e-30
        close(here.derivative(start, 3, H, k), slope)
        for m in range(n):
            slope = np.imag(at(m, 1e-30j).derivative(start, 3, H, k)) / 1e-30
            close(here.second_derivative(start, 3, H, k, m), slope)


# -- curvature -------------------------------------------------------------------------------


@pytest.mark.sample(4)
@each_robot
def test_curvature_has_the_symmetries_of_riemann(name):
    robot, q, *_ = state_of(name)
    R = np.array(curvature.riemann_tensor(robot, q), float)
    for mirrored in (-R.transpose(1, 0, 2, 3), -R.transpose(0, 1, 3, 2), R.transpose(2, 3, 0, 1)):
        close(mirrored, R)
    close(R + R.transpose(0, 2, 3, 1) + R.transpose(0, 3, 1, 2), np.zeros(R.shape))
    inverse = np.linalg.inv(np.array(composite_body.mass_matrix(robot, q), float))
    ricci = np.einsum("ik,ijkl->jl", inverse, R)
    assert far(curvature.ricci_tensor(robot, q), ricci) < 1e-9
    assert far(curvature.scalar_curvature(robot, q), np.sum(inverse * ricci)) < 1e-9
    for m, found in enumerate(curvature.christoffel_derivatives(robot, q)):
        stepped = [x + 1e-30j * (j == m) for j, x in enumerate(q)]
        close(found, np.imag(christoffel_cases.christoffel_symbols(robot, stepped)) / 1e-30)


@pytest.mark.parametrize("q2", [-2.0, 0.3, 1.1])
def test_curvature_of_two_joints_is_that_of_gauss(q2):
    arm, q = load("planar2r"), [0.7, q2]
    v = {p.name: p.value for p in arm.parameters}
    d = v["I_2"] + v["m_2"] * v["lc_2"] ** 2
    a = v["I_1"] + v["m_1"] * v["lc_1"] ** 2 + v["m_2"] * v["l_1"] ** 2 + d
    b = v["m_2"] * v["l_1"] * v["lc_2"]
    gauss = b * np.cos(q2) * (a * d - d * d - b * b) / (a * d - d * d - (b * np.cos(q2)) ** 2) ** 2
    close(curvature.scalar_curvature(arm.bind(), q), 2 * gauss)
    assert not curvature.is_flat_at(arm.bind(), q)
    assert curvature.is_flat_at(arm.bind({"lc_2": 0}), q)  # balanced: M is constant


def test_the_cart_pole_is_flat_though_its_mass_matrix_is_not_constant():
    """In its centre of mass x + m_p l sin(q_2) / (m_c + m_p) and an arc length of q_2 it is."""
    robot = load("cartpole")
    names = sympy.symbols([p.name for p in robot.parameters], positive=True)
    robot = robot.bind({symbol.name: symbol for symbol in names})
    q = sympy.symbols("q_1 q_2", real=True)
    assert lagrange.mass_matrix(robot, q)[0][1].has(sympy.cos(q[1]))
    R = sympy.Array(curvature.riemann_tensor(robot, q))
    assert R.applyfunc(sympy.simplify) == sympy.Array.zeros(2, 2, 2, 2)


# -- what the paper prints (docs/errata_pbp95.md) --------------------------------------------


def test_general_2r_in_the_papers_notation():
    graph = Graph()
    bodies = (Inertia(*(graph.symbol(f"{p}{i}") for p in PARAMETER_NAMES)) for i in (1, 2))
    moves = (Move(kind, graph.symbol(f"d_{kind}")) for kind in ("rx", "x", "z"))
    joint1 = Joint("joint1", "revolute", BASE, UNMOVED, (0, 0, 1))
    joint2 = Joint("joint2", "revolute", 0, Placement(tuple(moves)), (0, 0, 1))
    robot = Robot("2r", (joint1, joint2), tuple(Link(f"link{i}", J) for i, J in enumerate(bodies)))
    q, qd = ([graph.symbol(f"{x}{k}") for k in (1, 2)] for x in ("x", "xd"))
    products = christoffel_cases.AdProducts.at(robot, q)
    A1, A2 = products.screws
    D1, D2 = products.inertias
    Ad_A1, Ad_bracket = (products.carried(0, 1, H) for H in (A1, ad(A1, A2)))
    m11 = pairing(D1 @ A1, A1) + pairing(D2 @ Ad_A1, Ad_A1)
    m12, m22 = pairing(D2 @ Ad_A1, A2), pairing(D2 @ A2, A2)
    assert same(graph, [[m11, m12], [m12, m22]], composite_body.mass_matrix(robot, q))  # (60)
    a, b = pairing(D2 @ Ad_bracket, Ad_A1), pairing(D2 @ Ad_bracket, A2)
    C = [[a * qd[1], a * qd[0] + b * qd[1]], [-a * qd[0], 0]]
    expected = coriolis.coriolis_matrix(robot, q, qd)
    assert same(graph, C, expected)
    printed = [[a * qd[0] * qd[1], C[0][1] * qd[1]], [a * qd[0] * qd[0], 0]]  # (61)-(64)
    assert not same(graph, printed, expected)
    assert same(graph, printed[0], [x * rate for x, rate in zip(expected[0], qd, strict=True)])
    assert same(graph, -printed[1][0], expected[1][0] * qd[0])


def recursion(robot, q, qd, qdd, out, back, bends):
    """(22)-(27) with Ad through `out` and `back`, and V_(i-1) (-2) or V_i (-1) in the bracket."""
    X = [np.array(matrix_of_Ad(f), float) for f in robot.transforms(q)]
    S = [np.hstack(robot.dofs(i)[0].screw).astype(float) for i in range(len(X))]
    J = [np.array(lagrange.inertia_matrix(link.inertia), float) for link in robot.links]
    V, Vdot = [np.zeros(6)], [np.zeros(6)]
    for i in range(len(X)):
        V.append(out(X[i]) @ V[-1] + S[i] * qd[i])
        bracket = ad6(out(X[i]) @ V[bends]) @ S[i] * qd[i]
        Vdot.append(S[i] * qdd[i] + out(X[i]) @ Vdot[-1] + bracket)
    F, tau = np.zeros(6), []
    for i in reversed(range(len(X))):
        F = F + J[i] @ Vdot[i + 1] - ad6(V[i + 1]).T @ J[i] @ V[i + 1]
        tau.insert(0, S[i] @ F)
        F = back(X[i]).T @ F
    return tau


def ad6(V):
    return np.array(matrix_of_ad((tuple(V[:3]), tuple(V[3:]))), float)


def test_recursion_needs_the_inverses_and_the_velocity_of_the_parent():
    robot, q, qd, qdd = state_of("panda")
    still = newton_euler.inverse_dynamics(robot, q, [0.0] * 7, [0.0] * 7)
    tau = np.subtract(newton_euler.inverse_dynamics(robot, q, qd, qdd), still)
    inverse, printed = np.linalg.inv, np.array
    close(recursion(robot, q, qd, qdd, inverse, inverse, -2), tau)
    for wrong in ((printed, inverse, -2), (inverse, printed, -2), (inverse, inverse, -1)):
        assert far(recursion(robot, q, qd, qdd, *wrong), tau) > 0.01


def test_link_velocities_need_the_rates_and_home_poses_are_products():
    robot, q, qd, _ = state_of("stanford")
    V, homes = newton_euler.link_motions(robot, q, qd, [0.0] * 6)[0], lagrange.home_poses(robot)
    products = christoffel_cases.AdProducts.at(robot, q)
    columns = [np.array(column, float) for column in products.columns[5].values()]
    expected = np.array(Ad(homes[5], V[5]))
    close(sum(rate * column for rate, column in zip(qd, columns, strict=True)), expected)  # (38)
    assert far(sum(columns), expected) > 0.1
    local = [joint.placement.pose() @ joint.tail.pose() for joint in robot.joints]  # M_i of (23)
    S = [joint.screws[0] for joint in robot.joints]
    for i in range(6):
        close(Ad(homes[i], S[i]), products.screws[i])  # A = Q S of (50)
    assert max(far(Ad(local[i], S[i]), products.screws[i]) for i in range(6)) > 0.1


def test_conditions_of_the_second_derivative_are_swapped_in_print():
    robot, q, *_ = state_of("puma560")
    products, H = christoffel_cases.AdProducts.at(robot, q), ((0.3, -0.2, 0.5), (0.1, 0.7, -0.4))
    A, (m, k) = products.screws, (1, 3)  # l < k: by (37), Ad_(l-1)^k is the identity
    printed = products.carried(m - 1, 5, ad(ad(products.carried(BASE, k - 1, H), A[k]), A[m]))
    assert far(printed, products.second_derivative(BASE, 5, H, k, m)) > 0.1


def test_gravity_pulls_against_the_potential():
    robot, q, *_ = state_of("puma560")
    weights = 0.0
    for link, X in zip(robot.links, lagrange.space_product(robot, q), strict=True):
        J = link.inertia
        weights += vec.dot(robot.gravity, vec.add(vec.scale(J.m, X.p), vec.apply(X.R, J.moment)))
    close(weights, -energy.potential_energy(robot, q))  # (58) prints +


def test_moment_equation_of_the_appendix():
    r, w, v, wd, vd = np.random.default_rng(3).normal(size=(5, 3))
    m, tensor = 2.5, np.diag([0.3, 0.5, 0.7])
    R, W, N = (np.array(hat(tuple(x)), float) for x in (r, w, v))
    spin = tensor @ wd + W @ tensor @ w
    classical = spin + m * R @ (vd + W @ v + np.cross(wd, r) + W @ W @ r)  # (79)
    J = Inertia.about_com(m, tuple(r), tuple(map(tuple, tensor)))
    geometric = np.subtract((J @ (wd, vd))[0], ad_dual((w, v), J @ (w, v))[0])  # (26)
    close(geometric, classical)
    common = spin - m * R @ R @ wd + m * R @ vd + m * W @ R @ v + m * N @ W @ r
    close(common - m * W @ R @ R @ w, classical)
    assert far(common + m * W @ R @ R @ w, classical) > 0.01  # (83)
    close(-W @ R @ R @ w, R @ W @ W @ r)
    close(-R @ R @ wd, R @ np.cross(wd, r))
    assert far(-R @ R @ wd, R @ W @ W @ r) > 0.01  # the sentence below (83)


def test_flatness_is_checked_by_the_largest_inertia():
    robot, q = load("planar2r").bind(), [0.2, 0.4]
    largest = max(abs(x) for row in lagrange.mass_matrix(robot, q) for x in row)
    R = curvature.riemann_tensor(robot, q)
    size = max(abs(x) for a in R for b in a for c in b for x in c)
    assert curvature.is_flat_at(robot, q, 1.01 * size / largest)
    assert not curvature.is_flat_at(robot, q, 0.99 * size / largest)
