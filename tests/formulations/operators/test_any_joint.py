"""The operators of PP99 and RK88, operational space and the filter, for joints of any DoF."""

from dataclasses import replace

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.forward import ldlt
from symdyn.formulations.matrices import factorization
from symdyn.formulations.operators import (
    coordinate_change,
    operational_space,
    operator_dictionary,
    pp99_operators,
    rk88_operators,
)
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.formulations.forward.free_robots import FREE, LIBRARY
from tests.formulations.operators.operator_robots import arrays, close, far, on_graph, random_frames
from tests.formulations.operators.test_operator_identities import identities, propositions
from tests.joint_robots import random_state, random_tree

ROBOTS = LIBRARY | FREE | {f"tree {seed}": random_tree(seed, links=4) for seed in range(8)}
each_robot = pytest.mark.parametrize("name", ROBOTS)


def state_of(robot, seed=3):
    state = random_state(robot, seed)
    return tuple(state[name].tolist() for name in ("q", "qd", "qdd", "tau"))


def up(robot):
    return [0, 0, 0, *(-x for x in robot.gravity)]


# -- PP99 ------------------------------------------------------------------------------------


@each_robot
def test_products_of_pp99_are_the_equations_of_motion(name):
    robot = ROBOTS[name]
    q, qd, qdd, _ = state_of(robot)
    oracle = pinocchio_oracle(robot)
    ops = pp99_operators.operators(robot, q)
    still = [0.0] * 6
    V = pp99_operators.twists(ops, qd, still)
    rates = pp99_operators.velocity_operators(robot, qd, V)
    close(pp99_operators.mass_matrix(ops), oracle.mass_matrix(q))  # (11)
    moving = np.array(pp99_operators.coriolis_forces(ops, rates, qd), float)  # (12)
    falling = np.array(pp99_operators.gravity_forces(ops, up(robot)), float)  # (13)
    close(moving + falling, oracle.inverse_dynamics(q, qd, np.zeros(robot.nv)))
    J = np.array(oracle.jacobian(q)).reshape(-1, robot.nv)
    close(pp99_operators.tip_jacobian(ops), J)  # (14)
    Vdot = pp99_operators.accelerations(ops, rates, qdd, V, still, up(robot))
    F = pp99_operators.wrenches(ops, rates, V, Vdot, [])
    close(pp99_operators.torques(ops, F, qdd), oracle.inverse_dynamics(q, qd, qdd))  # (6)-(9)


@each_robot
def test_square_factors_have_blocks_as_large_as_the_joints(name):
    robot = ROBOTS[name]
    q, *_ = state_of(robot)
    M = pinocchio_oracle(robot).mass_matrix(q)
    ops = pp99_operators.operators(robot, q)
    factors = pp99_operators.factor_operators(robot, q, ops)
    for number, left, right in propositions(arrays(ops), arrays(factors), M):
        if number != "prop. 2, inverse":  # which inverts Omega as a diagonal there
            assert far(left, right) <= 1e-10, number
    Omega = np.array(factors.Omega, float)
    W = np.array(pp99_operators.inverse_factor(ops, factors), float)
    close(W.T @ np.linalg.inv(Omega) @ W @ M, np.eye(robot.nv), 1e-9)
    # the emitted factors are those, with every block factorised too
    L = np.array(pp99_operators.outer_factor(ops, factors), float)
    found, omega = (np.array(x, float) for x in factorization.mass_matrix_factors(robot, q))
    inner = np.zeros_like(found)
    for i in range(len(robot.links)):
        own = [dof.index for dof in robot.dofs(i)]
        inner[np.ix_(own, own)] = found[np.ix_(own, own)]
        close(L[np.ix_(own, own)], np.eye(len(own)))
    close(inner @ np.diag(omega) @ inner.T, Omega, 1e-10)
    close(L @ inner, found, 1e-10)


@each_robot
def test_operators_of_other_frames_are_operators_in_other_coordinates(name):
    robot = ROBOTS[name]
    q, *_ = state_of(robot)
    Q = random_frames(robot, 4)
    change = coordinate_change.Change([placement.pose() for placement in Q])
    moved = coordinate_change.change_frames(robot, Q)
    ops, other = pp99_operators.operators(robot, q), pp99_operators.operators(moved, q)
    for key, value in arrays(change.operators(ops)).items():
        close(arrays(other)[key], value)
    factors = change.factors(pp99_operators.factor_operators(robot, q, ops))
    others = arrays(pp99_operators.factor_operators(moved, q, other))
    for key, value in arrays(factors).items():
        close(others[key], value, 1e-10)


# -- RK88 ------------------------------------------------------------------------------------


@each_robot
def test_products_of_rk88_are_the_equations_of_motion(name):
    robot = ROBOTS[name]
    q, qd, *_ = state_of(robot)
    oracle = pinocchio_oracle(robot)
    o = arrays(rk88_operators.spatial_operators(robot, q))
    close(o["mass_matrix"], oracle.mass_matrix(q)[::-1, ::-1])  # (3.20)
    a, b = (np.array(x, float) for x in rk88_operators.biases(robot, q, qd))
    lifted = a + o["E"] @ np.array(up(robot), float)  # (3.21)
    forces = o["H"] @ o["phi"] @ (o["M"] @ o["phi"].T @ lifted + b)
    close(forces[::-1], oracle.inverse_dynamics(q, qd, np.zeros(robot.nv)))
    J = np.array(oracle.jacobian_world(q)).reshape(-1, robot.nv)
    close(o["jacobian"], J[:, ::-1])  # (3.13)


@each_robot
def test_identities_of_rk88_hold(name):
    robot = ROBOTS[name]
    q, *_ = state_of(robot)
    for make in (
        rk88_operators.spatial_operators,
        rk88_operators.spatial_operators_in_link_frames,
    ):
        ops = make(robot, q)
        riccati = arrays(rk88_operators.riccati_operators(robot, ops))
        for number, left, right in identities(arrays(ops), riccati):
            assert far(left, right) <= 1e-9, number


@each_robot
def test_table_i_is_a_dictionary(name):
    robot = ROBOTS[name]
    q, *_ = state_of(robot)
    ops = pp99_operators.operators(robot, q)
    spatial = rk88_operators.spatial_operators(robot, q)
    riccati = rk88_operators.riccati_operators(robot, spatial)
    lie = operator_dictionary.lie_names(ops, pp99_operators.factor_operators(robot, q, ops))
    names = operator_dictionary.spatial_names(spatial, riccati)
    for key, value in operator_dictionary.to_spatial(robot, q, lie).items():
        close(value, names[key], 1e-10)
    for key, value in operator_dictionary.to_lie(robot, q, names).items():
        close(value, lie[key], 1e-10)


@each_robot
def test_the_filter_whitens_and_its_smoother_accelerates(name):
    robot = ROBOTS[name]
    q, qd, _, tau = state_of(robot)
    oracle = pinocchio_oracle(robot)
    eps = np.array(rk88_operators.whiten(robot, q, tau), float)
    close(rk88_operators.colour(robot, q, eps.tolist()), tau, 1e-10)
    L, omega = (np.array(x, float) for x in factorization.mass_matrix_factors(robot, q))
    close(L @ eps, tau, 1e-10)
    reading = rk88_operators.filter_quantities(robot, q, qd, tau)
    close(reading.accelerations, oracle.forward_dynamics(q, qd, tau), 1e-9)
    close(reading.innovation_variances, omega, 1e-10)
    for quantity in ("gains", "predicted_gains", "innovations", "weighted_innovations"):
        assert len(getattr(reading, quantity)) == robot.nv
    for quantity in ("variances", "predictions", "smoothed_states"):
        assert len(getattr(reading, quantity)) == len(robot.links)


# -- operational space -----------------------------------------------------------------------


@each_robot
def test_tips_have_the_compliance_of_their_chains(name):
    robot = replace(ROBOTS[name], tips=(*ROBOTS[name].tips, ROBOTS[name].links[0].name))
    q, *_ = state_of(robot)
    oracle = pinocchio_oracle(robot)
    J, M = np.array(oracle.jacobian(q)), oracle.mass_matrix(q)
    expected = J @ np.linalg.solve(M, J.transpose(0, 2, 1))
    close(operational_space.operational_space_inertia_inverse(robot, q), expected, 1e-10)


@pytest.mark.parametrize("name", FREE)
def test_operational_space_on_a_free_base_is_what_linear_algebra_says(name):
    """Gravity only makes a free robot fall: p is the inertia times minus g, seen from the tip."""
    robot = FREE[name]
    q, qd, *_ = state_of(robot)
    oracle = pinocchio_oracle(robot)
    J, M, nv = np.array(oracle.jacobian(q)), oracle.mass_matrix(q), robot.nv
    Minv = np.linalg.inv(M)
    phi = oracle.inverse_dynamics(q, np.zeros(nv), np.zeros(nv))
    moving = oracle.inverse_dynamics(q, qd, np.zeros(nv)) - phi
    swept = np.array(oracle.jacobian_dot(q, qd)) @ qd
    expected = [np.linalg.inv(own @ Minv @ own.T) for own in J]
    tips = list(zip(expected, J, swept, strict=True))
    space = operational_space
    for derivation, state, answer in (
        (space.operational_space_inertia, (q,), expected),
        (
            space.operational_space_bias,
            (q, qd),
            [inertia @ (own @ Minv @ moving - rate) for inertia, own, rate in tips],
        ),
        (space.operational_space_gravity, (q,), [A @ own @ Minv @ phi for A, own, _ in tips]),
        (space.consistent_inverse, (q,), [Minv @ own.T @ A for A, own, _ in tips]),
    ):
        close(derivation(robot, *state), answer, 1e-9)
        if name == "two arms":
            close(on_graph(derivation, robot, *state), answer, 1e-9)


def test_dofs_are_counted_and_not_joints():
    """Two balls have six DoF, but the tip's distance from the first one cannot change."""
    q = [0.1, 0.2, 0.3, 0.9273618495495703] * 2
    robot = random_tree(1, ("spherical",), 2)
    message = "the joints cannot accelerate the tip"
    with pytest.raises(FunctionError, match=message):
        operational_space.operational_space_inertia(robot, q)
    one = random_tree(1, ("spherical",), 1)
    with pytest.raises(FunctionError, match="3 DoF move the tip"):
        operational_space.operational_space_inertia(one, q[:4])
    free = random_tree(1, ("floating",), 1)
    at = [0.1, 0.2, 0.3, *q[:4]]
    inertia = operational_space.operational_space_inertia(free, at)
    close(inertia[0], pp99_operators.operators(free, at).J)


# -- undetermined DoF -------------------------------------------------------------------


def test_the_riccati_recursion_names_the_dof_without_inertia():
    robot = random_tree(2, ("spherical",), 2)
    massless = replace(robot.links[1], inertia=type(robot.links[1].inertia)())
    robot = replace(robot, links=(robot.links[0], massless))
    q, *_ = state_of(robot)
    with pytest.raises(ldlt.SingularMassMatrix) as caught:
        rk88_operators.riccati_operators(robot, rk88_operators.spatial_operators(robot, q))
    assert caught.value.index in (3, 4, 5)
