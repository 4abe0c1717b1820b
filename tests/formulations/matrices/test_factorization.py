"""Square factors of the mass matrix and its inverse, what is rejected, the filter reading."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
import sympy

from symdyn.errors import FunctionError
from symdyn.formulations.forward import ldlt, zero_pivots
from symdyn.formulations.kinematics import jacobians
from symdyn.formulations.matrices import factorization
from symdyn.formulations.operators import (
    coordinate_change,
    operational_space,
    pp99_operators,
    rk88_operators,
)
from symdyn.graph import Graph
from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Rotor
from symdyn.robot.placement import UNMOVED
from tests.formulations.operators.operator_robots import (
    ALONG_X,
    BOX,
    NAMED,
    ODD,
    OWN,
    POINT,
    ROBOTS,
    SINGULAR_BUT_FINE,
    X,
    Z,
    arm,
    close,
    far,
    mass_matrix,
    on_graph,
    random_frames,
    state_of,
    with_rotors,
)
from tests.quick import quick

each_own = pytest.mark.parametrize("name", OWN)


def product_of(L, omega):
    L = np.array(L, float)
    assert np.array_equal(L, np.triu(L))
    assert np.all(np.diag(L) == 1)
    return L @ np.diag(np.array(omega, float)) @ L.T


# -- factors ---------------------------------------------------------------------------------


@each_own
@pytest.mark.parametrize("rotors", [False, True])
def test_factors_multiply_to_the_mass_matrix_and_its_inverse(name, rotors):
    robot = with_rotors(OWN[name]) if rotors else OWN[name]
    q, _, _, b = state_of(robot)
    M = mass_matrix(robot, q)
    L, omega = factorization.mass_matrix_factors(robot, q)
    close(product_of(L, omega), M)
    found = factorization.factors_by_elimination(robot, q)
    close(found[0], L, 1e-10)
    close(found[1], omega, 1e-10)
    one = np.eye(robot.nv)
    W, shares = factorization.inverse_factors(robot, q)
    close(np.array(W, float) @ np.array(L, float), one, 1e-10)
    close(np.array(shares, float) * np.array(omega, float), np.ones(robot.nv))
    inverse = np.array(factorization.inverse_mass_matrix(robot, q), float)
    assert np.array_equal(inverse, inverse.T)
    close(inverse @ M, one, 1e-10)
    close(M @ np.array(factorization.inverse_mass_times(robot, q, b), float), b, 1e-10)


@each_own
def test_factors_are_those_of_the_operators(name):
    robot = with_rotors(OWN[name])
    q, *_ = state_of(robot)
    ops = pp99_operators.operators(robot, q)
    factors = pp99_operators.factor_operators(robot, q, ops)
    L, omega = factorization.mass_matrix_factors(robot, q)
    close(pp99_operators.outer_factor(ops, factors), L, 1e-10)
    close(np.diag(np.array(factors.Omega, float)), omega, 1e-10)
    W, _ = factorization.inverse_factors(robot, q)
    close(pp99_operators.inverse_factor(ops, factors), W, 1e-10)


@pytest.mark.sample(4)
@each_own
def test_derived_on_the_graph_they_are_the_same(name):
    robot = with_rotors(OWN[name]) if name == "panda" else OWN[name]
    q, _, _, b = state_of(robot)
    for derivation, *state in (
        (lambda *s: factorization.mass_matrix_factors(*s)[0], q),
        (lambda *s: factorization.mass_matrix_factors(*s)[1], q),
        (factorization.inverse_mass_matrix, q),
        (factorization.inverse_mass_times, q, b),
        (operational_space.operational_space_inertia_inverse, q),
    ):
        close(on_graph(derivation, robot, *state), derivation(robot, *state), 1e-10)


def test_factors_of_the_planar_2r_on_sympy():
    robot = load("planar2r")
    symbols = {p.name: sympy.Symbol(p.name, positive=True) for p in robot.parameters}
    q = sympy.symbols("q_1 q_2", real=True)
    L, omega = factorization.mass_matrix_factors(robot.bind(symbols), q)
    l1, lc1, lc2, m1, m2, i1, i2 = (
        symbols[n] for n in ("l_1", "lc_1", "lc_2", "m_1", "m_2", "I_1", "I_2")
    )
    inner, coupling = i2 + m2 * lc2**2, m2 * l1 * lc2 * sympy.cos(q[1])
    assert L[1] == [0, 1]
    assert sympy.cancel(L[0][1] - (inner + coupling) / inner) == 0
    assert sympy.expand(omega[1] - inner) == 0
    outer = i1 + m1 * lc1**2 + m2 * l1**2 - coupling**2 / inner  # a Schur complement
    assert sympy.cancel(omega[0] - outer) == 0


def test_the_scales_of_joints_scale_the_factors():
    robot = NAMED["table"]
    q, _, _, b = state_of(robot)
    joints = (replace(j, scale=0.5 + i, q_offset=0.1 * i) for i, j in enumerate(robot.joints))
    robot = replace(robot, joints=tuple(joints))
    M = mass_matrix(robot, q)
    close(product_of(*factorization.mass_matrix_factors(robot, q)), M)
    close(M @ np.array(factorization.inverse_mass_times(robot, q, b), float), b, 1e-10)
    J = np.array(jacobians.jacobian(robot, q)[0], float)
    found = operational_space.operational_space_inertia_inverse(robot, q)[0]
    close(found, J @ np.linalg.solve(M, J.T), 1e-10)


@pytest.mark.parametrize("seeds", [range(10), pytest.param(range(10, 50), marks=pytest.mark.slow)])
def test_any_choice_of_frames_gives_the_same_factors(seeds):
    robot = with_rotors(OWN["random-505"])
    q, _, _, b = state_of(robot)
    L, omega = factorization.mass_matrix_factors(robot, q)
    W, _ = factorization.inverse_factors(robot, q)
    x = factorization.inverse_mass_times(robot, q, b)
    lambdas = operational_space.operational_space_inertia_inverse(robot, q)
    for seed in seeds:
        moved = coordinate_change.change_frames(robot, random_frames(robot, seed))
        found = factorization.mass_matrix_factors(moved, q)
        close(found[0], L, 1e-10)
        close(found[1], omega, 1e-10)
        close(factorization.inverse_factors(moved, q)[0], W, 1e-10)
        close(factorization.inverse_mass_times(moved, q, b), x, 1e-10)
        close(operational_space.operational_space_inertia_inverse(moved, q), lambdas, 1e-10)


def test_followers_are_rejected_by_name_where_articulated_bodies_are_needed():
    robot = ROBOTS["followers"]
    q, _, _, tau = state_of(robot)
    for derivation, *state in (
        (factorization.mass_matrix_factors, q),
        (factorization.inverse_mass_matrix, q),
        (factorization.inverse_mass_times, q, tau),
        (operational_space.operational_space_inertia_inverse, q),
        (rk88_operators.whiten, q, tau),
    ):
        with pytest.raises(FunctionError, match=r"random_503: .*mimic joints.* ldlt"):
            derivation(robot, *state)
    L, omega = factorization.factors_by_elimination(robot, q)
    close(product_of(L, omega), mass_matrix(robot, q))


# -- what has no inertia ---------------------------------------------------------------------

UNDETERMINED = {
    "a link without inertia": (arm(BOX, Inertia(), axes=(Z, Z)), 1),
    "a point mass on the axis": (arm(BOX, POINT, axes=(Z, X)), 1),
    "next to nothing about the axis": (arm(replace(BOX, Izz=1e-15), axes=(Z,)), 0),
    "a massless link between equal axes": (arm(Inertia(), BOX, axes=(Z, Z)), 0),
    "the same about an odd axis": (arm(Inertia(), BOX, axes=(ODD, ODD)), 0),
    "a massless slide between equal slides": (
        arm(Inertia(), BOX, axes=(ODD, ODD), types=["prismatic"] * 2),
        0,
    ),
}


@pytest.mark.parametrize("case", UNDETERMINED)
def test_a_joint_without_inertia_is_found_on_numbers_and_on_the_graph(case):
    robot, index = UNDETERMINED[case]
    q = [0.3 + 0.4 * k for k in range(robot.nq)]
    graph = Graph()
    symbols = [graph.symbol(f"q{k}") for k in range(robot.nq)]
    for derivation in (
        factorization.mass_matrix_factors,
        factorization.inverse_mass_matrix,
        operational_space.operational_space_inertia_inverse,
    ):
        for at in (q, symbols):
            with pytest.raises(ldlt.SingularMassMatrix) as caught:
                derivation(robot, at)
            assert caught.value.index == index


def test_small_is_checked_against_the_inertia_that_could_have_been_there():
    for size, rejected in ((1e-11, False), (1e-13, True), (-1e-13, True)):
        robot = arm(Inertia(m=1.0, Ixx=1.0, Iyy=1.0, Izz=size), axes=(Z,))
        if rejected:
            with pytest.raises(ldlt.SingularMassMatrix):
                factorization.mass_matrix_factors(robot, [0.1])
        else:
            assert factorization.mass_matrix_factors(robot, [0.1])[1] == [size]
    # small as such is no reason
    light = Inertia(m=1e-13, Ixx=1.0)
    robot = arm(BOX, light, axes=(Z, X), types=["revolute", "prismatic"])
    assert factorization.mass_matrix_factors(robot, [0.1, 0.2])[1][1] == 1e-13
    tiny = arm(Inertia(m=1e-20, Izz=1e-20), axes=(Z,))
    assert factorization.mass_matrix_factors(tiny, [0.1])[1] == [1e-20]


def test_sizes_add_up_like_inertias():
    size = zero_pivots.Size(1.0, 2.0, 3.0)
    assert size.plus(zero_pivots.Size(4.0, 5.0, 6.0)) == zero_pivots.Size(5.0, 7.0, 9.0)
    # at an arm of 5: mixed 2 + 3 * 5, angular 1 + (2 + 17) * 5
    assert size.at((3, 0, 4)) == zero_pivots.Size(96.0, 17.0, 3.0)
    x = Graph().symbol("x")
    assert size.at((x, 0, 4)) == size.at((0, 0, 4))  # what is open is passed over
    assert [zero_pivots.number_in(y) for y in (x, 2 * x - 2 * x + 3, 0.5)] == [0, 3, 0.5]


def test_fractions_stay_exact():
    third = Fraction(1, 3)
    bodies = [Inertia(m=third * k, Ixx=third, Iyy=third, Izz=third) for k in (1, 2, 3)]
    robot = arm(*bodies, axes=(Z, X, (0, -1, 0)), types=["prismatic"] * 3)
    L, omega = factorization.mass_matrix_factors(robot, [third] * 3)
    assert omega == [2, Fraction(5, 3), 1]
    x = factorization.inverse_mass_times(robot, [third] * 3, [1, 1, 1])
    assert x == [Fraction(1, 2), Fraction(3, 5), 1]
    assert L == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert not any(isinstance(value, float) for value in (*omega, *x, *L[0], *L[1], *L[2]))


def test_rotors_give_inertia_and_open_parameters_are_not_checked():
    robot, _ = UNDETERMINED["a link without inertia"]
    joints = (robot.joints[0], replace(robot.joints[1], rotor=Rotor(0.2)))
    with_rotor = replace(robot, joints=joints)
    close(factorization.mass_matrix_factors(with_rotor, [0.1, 0.2])[1], [0.5, 0.2])
    graph = Graph()
    open_body = replace(BOX, Izz=graph.symbol("Izz"))
    L, omega = factorization.mass_matrix_factors(arm(open_body, axes=(Z,)), [graph.symbol("q")])
    assert L == [[1]]
    assert omega == [graph.symbol("Izz")]


def test_a_configuration_in_which_inertia_vanishes_is_rejected_on_numbers_only():
    """A point mass at the end of two links: stretched out, it has no inertia across both."""
    robot = arm(Inertia(), POINT, axes=(Z, Z), places=[UNMOVED, ALONG_X])
    with pytest.raises(ldlt.SingularMassMatrix) as caught:
        factorization.mass_matrix_factors(robot, [0.4, 0.0])
    assert caught.value.index == 0
    q = [0.4, 0.9]
    close(product_of(*factorization.mass_matrix_factors(robot, q)), mass_matrix(robot, q))
    found = on_graph(factorization.inverse_mass_matrix, robot, q)
    close(np.array(found, float) @ mass_matrix(robot, q), np.eye(2))


@pytest.mark.parametrize("name", SINGULAR_BUT_FINE)
def test_singular_articulated_inertias_are_no_obstacle(name):
    robot = SINGULAR_BUT_FINE[name]
    q, _, _, b = state_of(robot)
    ops = pp99_operators.operators(robot, q)
    Jhat = np.array(pp99_operators.factor_operators(robot, q, ops).Jhat, float)
    ranks = [
        np.linalg.matrix_rank(Jhat[k : k + 6, k : k + 6], 1e-9) for k in range(0, len(Jhat), 6)
    ]
    assert min(ranks) < 6
    M = mass_matrix(robot, q)
    close(product_of(*factorization.mass_matrix_factors(robot, q)), M)
    close(factorization.inverse_mass_times(robot, q, b), np.linalg.solve(M, b), 1e-10)
    close(on_graph(factorization.inverse_mass_times, robot, q, b), np.linalg.solve(M, b), 1e-10)


# -- filtering and smoothing -----------------------------------------------------------------

SAMPLES = 200_000


def sampled(robot, q, seed):
    """(Y, z): what the joints feel of random forces on the links, and those forces added up."""
    rng = np.random.default_rng(seed)
    ops = pp99_operators.operators(robot, q)
    S, G, J = (np.array(x, float) for x in (ops.S, ops.G, ops.J))
    values, vectors = np.linalg.eigh(J)
    root = vectors * np.sqrt(np.maximum(values, 0))
    z = G.T @ root @ rng.standard_normal((len(J), SAMPLES))  # (4.3)
    noise = np.sqrt(np.diag(np.array(ops.R, float)))[:, None]
    return S.T @ z + noise * rng.standard_normal((robot.nv, SAMPLES)), z


def covariance_error(samples, expected, other=None):
    """The largest deviation of a sampled covariance, in standard deviations of the estimate."""
    other = samples if other is None else other
    found = samples @ other.T / SAMPLES
    spread = np.outer(samples.var(axis=1), other.var(axis=1)) + expected**2
    return np.abs((found - expected) / np.sqrt(spread / SAMPLES)).max()


SAMPLED = {
    f"{name}{rotors}": with_rotors(OWN[name]) if rotors else OWN[name]
    for name in ("puma560", "table", "random-505", "random-517")
    for rotors in ("", " with rotors")
}
ENOUGH = ("puma560 with rotors", "table", "random-505", "random-517 with rotors")


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", quick(SAMPLED, ENOUGH))
def test_the_filter_whitens_forces_whose_variance_is_the_mass_matrix(name):
    robot = SAMPLED[name]
    q, qd, _, tau = state_of(robot)
    y, z = sampled(robot, q, 11)
    M = mass_matrix(robot, q)
    assert covariance_error(y, M) < 5  # (4.2)
    reading = rk88_operators.filter_quantities(robot, q, qd, tau)
    D = np.diag(np.array(reading.innovation_variances, float))
    eps = np.array(rk88_operators.whiten(robot, q, list(y)), float)
    assert covariance_error(eps, D) < 5  # (4.12): E(eps eps^T) = D, diagonal
    close(rk88_operators.colour(robot, q, list(eps)), y, 1e-8)  # (4.13)
    # The filter's error has the articulated inertia for its variance: the Riccati equation.
    f = robot.transforms(q)
    bodies = rk88_operators.articulate(robot, q, f, "test")
    _, predicted = rk88_operators.filtered(robot, f, bodies, list(y))
    for i, (zhat, P) in enumerate(zip(predicted, reading.variances, strict=True)):
        error = z[6 * i : 6 * i + 6] - np.array(
            [np.broadcast_to(x, SAMPLES) for half in zhat for x in half], float
        )
        variance = np.block(
            [[np.array(P.A, float), np.array(P.B, float)], [np.array(P.B, float).T, np.array(P.C)]]
        ).astype(float)
        filled = np.diag(variance) > 1e-9  # what a massless link leaves is zero
        part = error[filled]
        assert covariance_error(part, variance[np.ix_(filled, filled)]) < 5
        assert np.abs(error[~filled]).max(initial=0) < 1e-3


@each_own
def test_the_filter_reading_is_consistent(name):
    robot = with_rotors(OWN[name])
    q, qd, _, tau = state_of(robot)
    reading = rk88_operators.filter_quantities(robot, q, qd, tau)
    close(reading.accelerations, ldlt.forward_dynamics(robot, q, qd, tau), 1e-9)
    eps = rk88_operators.whiten(robot, q, reading.bias_free_forces)
    close(reading.innovations, eps)
    close(rk88_operators.colour(robot, q, eps), reading.bias_free_forces, 1e-10)
    ops = rk88_operators.spatial_operators_in_link_frames(robot, q)
    riccati = rk88_operators.riccati_operators(robot, ops)
    D = np.diag(np.array(riccati.D, float))[::-1]
    close(reading.innovation_variances, D, 1e-10)
    close(np.multiply(reading.weighted_innovations, D), reading.innovations, 1e-10)
    n = len(robot.links)
    for matrix, pairs in ((riccati.G, reading.gains), (riccati.L, reading.predicted_gains)):
        for i, pair in enumerate(pairs):
            k = n - 1 - i
            column = [row[k] for row in matrix[6 * k : 6 * k + 6]]
            close([*pair[0], *pair[1]], column, 1e-10)
    lambdas = np.array(riccati.psi, float).T @ np.array(ops.H, float).T
    lambdas = lambdas @ np.array(reading.weighted_innovations, float)[::-1]
    found = np.array(reading.smoothed_states, float).reshape(n, 6)[::-1].ravel()
    close(found, lambdas, 1e-10)
    assert far(found, 0 * found) > 0
