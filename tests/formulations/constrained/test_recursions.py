"""The recursions of closed chains: Omega over the tree, RCCFD1 to RCCFD3, SM03's grasps."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import chain

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.constrained import contact_inertia, rccfd, swain_morris
from symdyn.formulations.inverse.passive import passive_forces
from symdyn.graph import Graph, count_operations, evaluate
from symdyn.robot import Constraint, Frame, Joint, Link, Placement, Robot, load
from symdyn.robot.constraint import DIRECTIONS, constrained_directions
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Mimic
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.closed_chains import Grasp, Holding, null_space
from tests.formulations.constrained.closed import closed
from tests.formulations.constrained.grasps import (
    BOX,
    GRASPS,
    KINDS,
    SATELLITE,
    at,
    holding,
    on_springs,
)
from tests.formulations.constrained.recipes import Solver
from tests.formulations.constrained.test_constraint_jacobian import random_closed
from tests.joint_robots import random_state

RECURSIONS = {"rccfd1": rccfd.rccfd1, "rccfd2": rccfd.rccfd2, "rccfd3": rccfd.rccfd3}
METHODS = {**RECURSIONS, "swain-morris": swain_morris.closed_chain_dynamics}
REGULAR = ("two ur5", "three ur5", "two pandas", "ur5 in space", "satellite")
"""Grasps of arms with at least six DoF each: H has an inverse."""


def close(found, expected, tolerance=1e-10):
    found, expected = np.array(found, float), np.asarray(expected)
    assert found.shape == expected.shape
    assert np.abs(found - expected).max() <= tolerance * max(1, np.abs(expected).max())


def in_six_rows(robot):
    """The robot with every direction of its constraints held."""
    rows = tuple(replace(c, directions=DIRECTIONS) for c in robot.constraints)
    return replace(robot, constraints=rows)


# -- Omega -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_omega_of_random_closed_trees_is_that_of_pinocchio(seed):
    """Ends on one link, on one path, on links that part and on the world; joints of every type."""
    robot = random_closed(seed)
    q = random_state(robot, seed)["q"]
    oracle = pinocchio_oracle(in_six_rows(robot))
    K = oracle.constraint_jacobian(q)
    expected = K @ np.linalg.solve(oracle.mass_matrix(q), K.T)
    Omega = np.array(contact_inertia.contact_inertia_inverse(robot, q), float)
    close(Omega, expected, 1e-12)
    assert (Omega == Omega.T).all()


@pytest.mark.parametrize("name", ["three ur5", "hand in space", "satellite"])
def test_omega_of_grasps_is_that_of_the_recipe(name):
    held = holding(name, "rigid")
    Omega = contact_inertia.contact_inertia_inverse(closed(held), list(held.q))
    close(Omega, Solver(held).Omega)


def test_arms_on_one_moving_base_have_cross_terms_apart_from_the_object():
    for name, coupled in (("ur5 in space", True), ("two ur5", False)):
        held = holding(name, "rigid")
        robot = closed(held)
        rock = Inertia(*(1e9 * x for x in robot.links[-1].inertia.parameters))
        heavy = replace(robot.links[-1], inertia=rock)
        robot = replace(robot, links=(*robot.links[:-1], heavy))
        Omega = np.array(contact_inertia.contact_inertia_inverse(robot, list(held.q)))
        assert (np.abs(Omega[:6, 6:]).max() > 1e-3) == coupled


# -- the motion ------------------------------------------------------------------------------


@pytest.mark.sample(18)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GRASPS)
def test_recursions_find_the_motion_of_the_oracle(name, kind):
    held = holding(name, kind)
    assert_motion(held, RECURSIONS if name not in REGULAR else METHODS)


def assert_motion(held, methods, robot=None):
    state = [list(map(float, x)) for x in (held.q, held.qd, held.tau)]
    for method in methods.values():
        qdd, f = method(robot or closed(held), *state)
        close(qdd, held.qdd)
        assert held.same_force(np.ravel(f).astype(float))


@pytest.mark.parametrize("kind", KINDS)
def test_a_base_on_springs(kind):
    """What springs and dampers do enters with the joint forces."""
    kinds = ("point", "soft-finger", "rigid") if kind == "mixed" else (kind,) * 3
    held = Holding(Grasp(on_springs(3), BOX, kinds))
    forces = np.array(passive_forces(held.robot, list(held.q), list(held.qd)), float)
    assert np.abs(forces[:6]).min() > 1
    held.tau = held.tau - forces
    assert_motion(held, METHODS if kind == "point" else RECURSIONS)


@pytest.mark.sample(10)
@pytest.mark.parametrize("seed", range(20))
def test_closed_trees_of_every_joint_in_motions_that_they_allow(seed):
    """Loops inside chains, too many constraints, ends on the world, tips that push."""
    robot = random_closed(seed)
    state = random_state(robot, seed)
    q = state["q"]
    oracle = pinocchio_oracle(robot)
    K, M = oracle.constraint_jacobian(q), oracle.mass_matrix(q)
    qd = null_space(K) @ state["qd"] if seed % 4 else np.zeros(robot.nv)
    f_tip = np.random.default_rng(seed).uniform(-5, 5, (len(robot.tips), 6))
    h = oracle.inverse_dynamics(q, qd, np.zeros(robot.nv))
    for t, J in enumerate(oracle.jacobian(q)):
        h = h + J.T @ f_tip[t]
    free = np.linalg.solve(M, state["tau"] - h)
    r = K @ free + oracle.constraint_bias(q, qd)
    f = np.linalg.pinv(K @ np.linalg.solve(M, K.T), rcond=1e-11) @ r
    qdd = free - np.linalg.solve(M, K.T @ f)
    held = [6 * n + row for n, c in enumerate(robot.constraints) for row in c.rows]
    for method in RECURSIONS.values():
        found, forces = method(robot, q, qd, state["tau"], f_tip.tolist())
        close(found, qdd, 1e-8)
        six = np.ravel(forces).astype(float)
        close(six[held], f, 1e-8)
        assert not np.delete(six, held).any()


@pytest.mark.parametrize("name", ["four_bar", "five_bar"])
def test_linkages_of_the_library(name):
    """One linear system in qdd and f, with M, K, h and k of Pinocchio."""
    robot = load(name).bind()
    q, rng = np.zeros(robot.nq), np.random.default_rng(4)
    oracle = pinocchio_oracle(robot)
    K, M = oracle.constraint_jacobian(q), oracle.mass_matrix(q)
    qd, tau = null_space(K) @ rng.uniform(-3, 3, robot.nv), rng.uniform(-3, 3, robot.nv)
    assert np.abs(qd).max() > 0.1
    h, k = oracle.inverse_dynamics(q, qd, 0 * qd), oracle.constraint_bias(q, qd)
    both = np.block([[M, K.T], [K, np.zeros((len(K), len(K)))]])
    expected = np.linalg.lstsq(both, np.r_[tau - h, -k], rcond=1e-10)[0]
    for method in RECURSIONS.values():
        qdd, f = method(robot, q.tolist(), qd.tolist(), tau.tolist())
        close(qdd, expected[: robot.nv])
        close([f[0][row] for row in robot.constraints[0].rows], expected[robot.nv :])


def test_states_that_violate_their_constraints_keep_all_of_k():
    """The rates of contacts that slip enter r: here nothing of K qd vanishes."""
    held = holding("two pandas", "rigid")
    robot = closed(held)
    rng = np.random.default_rng(5)
    q = np.array(robot.random_position(lambda a, b: float(rng.uniform(a, b))))
    qd, tau = rng.uniform(-1, 1, robot.nv), rng.uniform(-1, 1, robot.nv)
    oracle = pinocchio_oracle(robot)
    K, k = oracle.constraint_jacobian(q), oracle.constraint_bias(q, qd)
    assert np.abs(K @ qd).min() > 1e-3
    for method in METHODS.values():
        qdd, _ = method(robot, q.tolist(), qd.tolist(), tau.tolist())
        close(K @ np.array(qdd, float), -k, 1e-9)


def test_two_objects_are_solved_apart_and_together():
    """Each held by an arm of its own and one of them by both: SM03 with two objects."""
    held = holding("two ur5", "rigid")
    robot = closed(held)
    second = len(robot.links)
    ball = Joint("ball", "floating", BASE, at(0.1, 0.2, 0.3))
    extra = replace(
        robot,
        joints=(*robot.joints, ball),
        links=(*robot.links, Link("ball", BOX)),
        frames=(*robot.frames, Frame("on_ball", second, at(0.1, 0.0, 0.2))),
    )
    first, other = robot.constraints
    on_ball = Constraint("ball", other.frame_a, "on_ball", constrained_directions("point"))
    q = [*map(float, held.q), 0.3, 0.1, 0.2, 0, 0.6, 0, 0.8]
    rng = random.Random(3)
    qd, tau = ([rng.uniform(-1, 1) for _ in range(extra.nv)] for _ in range(2))
    for constraints in ((first, on_ball), (first, other, on_ball)):
        grasp = replace(extra, constraints=constraints)
        follows = len(constraints) == 2  # an arm of six joints follows one object, not two
        methods = METHODS if follows else RECURSIONS
        answers = [method(grasp, q, qd, tau) for method in methods.values()]
        for qdd, f in answers[1:]:
            close(qdd, answers[0][0])
            close(f, answers[0][1])


# -- on the graph ----------------------------------------------------------------------------


def symbols_of(graph, robot):
    sizes = (("q", robot.nq), ("qd", robot.nv), ("tau", robot.nv))
    return [[graph.symbol(f"{name}[{k}]") for k in range(n)] for name, n in sizes]


@pytest.mark.parametrize("method", METHODS)
def test_the_graph_gives_the_same_numbers(method):
    held = holding("satellite", "mixed")
    robot, graph = closed(held), Graph()
    symbols = symbols_of(graph, robot)
    state = [list(map(float, x)) for x in (held.q, held.qd, held.tau)]
    values = dict(zip(chain(*symbols), chain(*state), strict=True))
    qdd, f = METHODS[method](robot, *symbols)
    close(evaluate(qdd, values), held.qdd)
    free = evaluate([graph.constant(x) for six in f for x in six], values)
    assert held.same_force(np.array(free))


def two_chains(n, arms=2):
    """Arms of n joints askew, on the ground, with a body between their ends."""
    inertia = Inertia(1.0, 0.1, 0.2, 0.3, 0.5, 0.01, 0.6, 0.02, 0.03, 0.7)
    step = Placement.from_xyz_rpy((0.1, 0.2, 0.3), (0.4, 0.5, 0.6))
    joints, frames, rows = [], [], []
    for arm in range(arms):
        for i in range(n):
            parent = BASE if i == 0 else len(joints) - 1
            joints.append(Joint(f"j{arm}_{i}", "revolute", parent, step, (0, 0, 1)))
        frames.append(Frame(f"tip{arm}", len(joints) - 1, step))
    joints.append(Joint("box", "floating", BASE, at(0, 0)))
    for arm in range(arms):
        frames.append(Frame(f"on_box{arm}", len(joints) - 1, at(0.1, arm)))
        rows.append(Constraint(f"c{arm}", f"tip{arm}", f"on_box{arm}"))
    links = tuple(Link(f"l{i}", inertia) for i in range(len(joints)))
    return Robot("chains", tuple(joints), links, frames=tuple(frames), constraints=tuple(rows))


def nodes(values):
    return [x for row in values for x in row if hasattr(x, "op")]


@cache
def cost(method, n, arms=2):
    robot = two_chains(n, arms)
    symbols = symbols_of(Graph(), robot)
    if method == "Omega":
        return count_operations(
            nodes(contact_inertia.contact_inertia_inverse(robot, symbols[0]))
        ).total
    qdd, f = METHODS[method](robot, *symbols)
    return count_operations(nodes([qdd, *f])).total


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["Omega", *METHODS])
def test_operations_grow_linearly_with_the_joints(method):
    counts = [cost(method, n) for n in (6, 8, 10, 12)]
    assert len(set(np.diff(counts))) == 1
    assert counts[0] < counts[1]


@pytest.mark.parametrize("method", RECURSIONS)
def test_operations_grow_with_the_third_power_of_the_contacts(method):
    counts = [cost(method, 2, arms) for arms in (2, 3, 4, 5, 6)]
    assert np.diff(counts, 4) == [0]
    assert np.diff(counts, 3)[0] > 6**3 / 6


# -- what is rejected -------------------------------------------------------------------------


@pytest.mark.parametrize("method", METHODS)
def test_followers_and_open_trees_are_rejected_by_name(method):
    robot = closed(holding("two ur5", "rigid"))
    follower = replace(robot.joints[1], mimic=Mimic(0, 2.0, 0.0))
    follows = replace(robot, joints=(robot.joints[0], follower, *robot.joints[2:]))
    state = [0.1] * follows.nq, [0.0] * follows.nv, [0.0] * follows.nv
    with pytest.raises(FunctionError, match="the robot has mimic joints; use the method general"):
        METHODS[method](follows, *state)
    with pytest.raises(FunctionError, match="closed_chain_dynamics is for robots with constraints"):
        METHODS[method](SATELLITE, *state)


def test_followers_have_no_omega_by_recursion():
    robot = closed(holding("two ur5", "rigid"))
    follower = replace(robot.joints[1], mimic=Mimic(0, 2.0, 0.0))
    follows = replace(robot, joints=(robot.joints[0], follower, *robot.joints[2:]))
    with pytest.raises(FunctionError, match="the robot has mimic joints; use the method ldlt"):
        contact_inertia.contact_inertia_inverse(follows, [0.1] * follows.nq)


@pytest.mark.parametrize("name", ["planar pair", "planar pair 3r", "two fingers"])
def test_swain_morris_needs_arms_that_follow_the_object(name):
    """Planar and short arms on the ground do not; on a free base short ones do."""
    held = holding(name, "rigid")
    robot = closed(held)
    state = [list(map(float, x)) for x in (held.q, held.qd, held.tau)]
    for given in (state, symbols_of(Graph(), robot)):
        with pytest.raises(FunctionError, match="needs arms that can follow the objects"):
            METHODS["swain-morris"](robot, *given)
    assert_motion(holding("hand in space", "rigid"), METHODS)


def test_swain_morris_is_for_objects_that_float():
    for name, constraint in (("four_bar", "pin"), ("quadruped", "foot")):
        robot = load(name).bind()
        if not robot.constraints:  # a leg that stands on the ground
            ground = Frame("ground", BASE)
            foot = Constraint("foot", robot.tips[0], "ground", constrained_directions("point"))
            robot = replace(robot, frames=(*robot.frames, ground), constraints=(foot,))
        state = robot.neutral(), [0.0] * robot.nv, [0.0] * robot.nv
        with pytest.raises(FunctionError, match=rf"swain-morris needs .*{constraint}.*use general"):
            METHODS["swain-morris"](robot, *state)
        for method in RECURSIONS.values():
            assert np.isfinite(np.array(method(robot, *state)[0], float)).all()
