"""Forward dynamics and factors of M of robots with joints of any DoF, beside Pinocchio."""

from dataclasses import replace

import numpy as np
import pytest

from symdyn.compiler.build import undetermined
from symdyn.formulations.forward import articulated_body, ldlt, pp99, rk88, zero_pivots
from symdyn.formulations.inverse import newton_euler
from symdyn.formulations.matrices import factorization
from symdyn.graph import Graph, count_operations, reachable
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints import MOTIONS
from symdyn.robot.model import Joint, Link, Robot
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.formulations.forward.free_robots import FREE, LIBRARY
from tests.formulations.operators.operator_robots import ODD, POINT, on_graph
from tests.joint_robots import random_state, random_tree

METHODS = {
    "ldlt": ldlt.forward_dynamics,
    "articulated-body": articulated_body.forward_dynamics,
    "pp99": pp99.forward_dynamics,
    "fd1": rk88.fd1,
    "fd2": rk88.fd2,
    "fd3": rk88.fd3,
    "fd4": rk88.fd4,
}
ALONE = {f"only {kind}": random_tree(5, (kind,), 3) for kind in MOTIONS}
TREES = {f"tree {seed}": random_tree(seed) for seed in range(12)}
ROBOTS = LIBRARY | FREE | ALONE | TREES
each_robot = pytest.mark.parametrize("name", ROBOTS)


def state_of(robot, seed=3):
    state = random_state(robot, seed)
    return tuple(state[name].tolist() for name in ("q", "qd", "qdd", "tau"))


def equal(found, expected, tolerance=1e-10):
    found, expected = np.array(found, float), np.array(expected, float)
    assert found.shape == expected.shape
    assert np.abs(found - expected).max() <= tolerance * np.abs(expected).max()


# -- accelerations ---------------------------------------------------------------------------


def assert_methods_agree(robot, seed=3):
    q, qd, qdd, tau = state_of(robot, seed)
    expected = pinocchio_oracle(robot).forward_dynamics(q, qd, tau)
    pushed = newton_euler.inverse_dynamics(robot, q, qd, qdd)
    for method in METHODS.values():
        equal(method(robot, q, qd, tau), expected)
        equal(method(robot, q, qd, pushed), qdd)


@each_robot
def test_every_method_agrees_with_pinocchio_and_undoes_inverse_dynamics(name):
    assert_methods_agree(ROBOTS[name])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12, 200))
def test_every_method_agrees_on_the_rest_of_two_hundred_trees(seed):
    assert_methods_agree(random_tree(seed, links=3 + seed % 6), seed)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["two arms", "tree 0", "tree 1", "only modal"])
def test_derived_on_the_graph_they_are_the_same(name):
    robot = ROBOTS[name]
    q, qd, _, tau = state_of(robot)
    expected = pinocchio_oracle(robot).forward_dynamics(q, qd, tau)
    for method in METHODS.values():
        equal(on_graph(method, robot, q, qd, tau), expected)


@pytest.mark.parametrize("name", ["two arms", "tree 2", "tree 3"])
def test_wrenches_of_the_tips_are_those_of_inverse_dynamics(name):
    robot = replace(ROBOTS[name], tips=(*ROBOTS[name].tips, ROBOTS[name].links[0].name))
    q, qd, qdd, _ = state_of(robot)
    f_tip = np.random.default_rng(1).normal(size=(len(robot.tips), 6)).tolist()
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd, f_tip)
    for method in METHODS.values():
        equal(method(robot, q, qd, tau, f_tip), qdd)


@pytest.mark.parametrize("name", ["quadruped", "two arms", "tree 4", "tree 5"])
@pytest.mark.parametrize("method", ["fd2", "fd3"])
def test_links_and_tips_accelerate_as_newton_and_euler_say(name, method):
    """Ordinary accelerations: those of the twists, and w x v."""
    given = ROBOTS[name]
    robot = replace(given, tips=(given.links[-1].name, given.links[1].name))
    q, qd, qdd, _ = state_of(robot)
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd)
    derivation = {"fd2": rk88.fd2_with_accelerations, "fd3": rk88.fd3_with_accelerations}[method]
    found, links, tips = derivation(robot, q, qd, tau)
    equal(found, qdd)
    twists, rates = pinocchio_oracle(robot).link_motions(q, qd, qdd)
    expected = np.array(rates)
    expected[:, 3:] += np.cross(np.array(twists)[:, :3], np.array(twists)[:, 3:])
    equal(links, expected)
    equal(tips, expected[[-1, 1]])


# -- factors ---------------------------------------------------------------------------------


@each_robot
def test_factors_multiply_to_the_mass_matrix_and_its_inverse(name):
    robot = ROBOTS[name]
    q, _, _, b = state_of(robot)
    M = pinocchio_oracle(robot).mass_matrix(q)
    one = np.eye(robot.nv)
    for derivation in (factorization.mass_matrix_factors, factorization.factors_by_elimination):
        L, omega = (np.array(x, float) for x in derivation(robot, q))
        assert np.array_equal(L, np.triu(L))
        assert np.all(np.diag(L) == 1)
        equal(L @ np.diag(omega) @ L.T, M)
        W, shares = (np.array(x, float) for x in factorization.inverse_factors(robot, q))
        equal(W @ L, one)
        equal(shares * omega, np.ones(robot.nv))
    for derivation in (factorization.inverse_mass_matrix, ldlt.inverse_mass_matrix):
        equal(np.array(derivation(robot, q), float) @ M, one, 1e-9)
    for derivation in (factorization.inverse_mass_times, factorization.solution_by_elimination):
        equal(M @ np.array(derivation(robot, q, b), float), b, 1e-9)


def test_factors_on_the_graph_are_the_same():
    robot = FREE["two arms"]
    q, _, _, b = state_of(robot)
    for derivation, *state in (
        (lambda *s: factorization.mass_matrix_factors(*s)[0], q),
        (lambda *s: factorization.mass_matrix_factors(*s)[1], q),
        (factorization.inverse_mass_matrix, q),
        (factorization.inverse_mass_times, q, b),
    ):
        equal(on_graph(derivation, robot, *state), derivation(robot, *state))


# -- what has no inertia ---------------------------------------------------------------------

ROD = Placement.from_xyz_rpy((0.7, 0, 0), (0, 0, 0))
BOX = Inertia(m=1.0, Ixx=0.3, Iyy=0.4, Izz=0.5)


def chain(*parts):
    joints = tuple(
        Joint(f"joint{i + 1}", kind, i - 1, place, axis)
        for i, (kind, place, axis, _) in enumerate(parts)
    )
    links = tuple(Link(f"link{i + 1}", part[-1]) for i, part in enumerate(parts))
    return Robot("chain", joints, links)


UNDETERMINED = {
    # A point mass along x does not feel a turn about x. A free one feels none: the last is named.
    "ball": (chain(("revolute", ROD, ODD, BOX), ("spherical", ROD, (0, 0, 1), POINT)), "wx", 1),
    "free": (chain(("floating", UNMOVED, (0, 0, 1), POINT)), "wz", 0),
    "massless": (
        chain(("spherical", ROD, (0, 0, 1), BOX), ("planar", ROD, (0, 0, 1), Inertia())),
        "vy",
        1,
    ),
}


@pytest.mark.parametrize("case", UNDETERMINED)
def test_a_dof_without_inertia_is_named_by_every_method(case):
    robot, name, number = UNDETERMINED[case]
    q, qd, _, tau = state_of(robot)
    symbols = symbols_of(Graph(), robot)
    for method in METHODS.values():
        for state in ((q, qd, tau), symbols):
            with pytest.raises(ldlt.SingularMassMatrix) as caught:
                method(robot, *state)
            joint, dof = zero_pivots.dof_at(robot, caught.value.index)
            assert (joint.name, dof) == (f"joint{number + 1}", name)
            told = str(undetermined(robot, "forward_dynamics", caught.value))
            assert f"joint 'joint{number + 1}' have no inertia along its DoF '{name}'" in told


def test_a_point_mass_that_two_dofs_hold_is_no_trouble():
    """Jhat has no inverse, but every Omega has."""
    modes = (((0, 1, 0), (0, 0, 0)), ((0, 0, 1), (0, 0, 0)))
    joint = Joint("finger", "modal", -1, ROD, modes=modes)
    robot = Robot("finger", (joint,), (Link("tip", POINT),))
    assert_methods_agree(robot)


# -- what they take ---------------------------------------------------------------------------


def symbols_of(graph, robot):
    sizes = {"q": robot.nq, "qd": robot.nv, "tau": robot.nv}
    return [[graph.symbol(f"{x}{k}") for k in range(n)] for x, n in sizes.items()]


@pytest.mark.parametrize("method", METHODS)
def test_where_a_free_body_is_does_not_enter(method):
    robot = FREE["quadruped"]
    graph = Graph()
    q, qd, tau = symbols_of(graph, robot)
    qdd = [graph.constant(x) for x in METHODS[method](robot, q, qd, tau)]
    used = set(reachable(qdd))
    assert not used.intersection(q[:3])
    assert used.issuperset([*q[3:], *qd[:3], *qd[6:], *tau])


def test_a_free_quadruped_takes_few_operations():
    """In the frames given and before any pass: mul, add and div of 18 DoF."""
    robot = FREE["quadruped"]
    found = {}
    for name, method in METHODS.items():
        count = count_operations(method(robot, *symbols_of(Graph(), robot)))
        found[name] = count.mul + count.add + count.div
    assert found["fd3"] <= 3161
    assert found["fd4"] <= 3205
    assert found["ldlt"] <= 3323
    assert max(found, key=found.__getitem__) == "articulated-body"
