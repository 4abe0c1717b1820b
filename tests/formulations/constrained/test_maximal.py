"""Closed chains by every method against free bodies that joints and contacts hold."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.constrained import general
from symdyn.formulations.inverse.passive import passive_forces
from symdyn.functions.rows import FUNCTIONS
from symdyn.robot import load
from symdyn.robot.constraint import CONTACTS, LOOPS
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.closed_chains import Grasp, Holding, null_space
from tests.formulations.constrained.closed import closed
from tests.formulations.constrained.grasps import BOX, GRASPS, KINDS, MIXED, holding, on_springs
from tests.formulations.constrained.test_constraint_jacobian import closed_at, random_closed
from tests.joint_robots import random_state, random_tree
from tests.maximal import Maximal

ROW = FUNCTIONS["closed_chain_dynamics"]
METHODS = {**ROW.derivations, **ROW.alternatives}
FOLLOWS = "swain-morris"
"""The method that needs arms which can follow the object every way."""
SHORT = ("planar pair", "planar pair 3r", "two fingers", "hand", "hand with slides")
"""Grasps of arms that cannot, where a contact is rigid."""
QUICK = (("planar pair", "rigid"), ("hand", "mixed"), ("two fingers", "edge"))
LINKAGES = ("four_bar", "five_bar", "planar_two_arm")
LIBRARY = (*LINKAGES, "two_pandas", "three_finger_hand", "space_panel")


def close(found, expected, tolerance=1e-8):
    found, expected = np.ravel(np.array(found, float)), np.ravel(expected)
    assert np.abs(found - expected).max() <= tolerance * max(1, np.abs(expected).max())


def assert_motion(robot, q, qd, tau, methods=tuple(METHODS)):
    """qdd and f of every method; f is the shortest, but for the one that solves for the object."""
    oracle = Maximal(robot, q, qd, tau)
    given = [[float(x) for x in values] for values in (q, qd, tau)]
    for name in methods:
        qdd, f = METHODS[name](robot, *given)
        close(qdd, oracle.qdd)
        assert oracle.same_force(f) < 1e-8
        if name != FOLLOWS:
            close(f, oracle.f)
    Wdot, _, _ = general.closed_chain_report(robot, *given)
    close(Wdot, oracle.Wdot)
    return oracle


def others():
    return tuple(name for name in METHODS if name != FOLLOWS)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        pytest.param(name, kind, marks=() if (name, kind) in QUICK else pytest.mark.slow)
        for name in GRASPS
        for kind in KINDS
    ],
)
def test_grasps_move_as_free_bodies_that_joints_and_contacts_hold(name, kind):
    held = holding(name, kind)
    robot = closed(held)
    state = held.q, held.qd, held.tau
    try:
        METHODS[FOLLOWS](robot, *map(list, state))
    except FunctionError:
        assert name in SHORT
        assert_motion(robot, *state, others())
    else:
        assert_motion(robot, *state)


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize(
    "kind", [pytest.param(k, marks=() if k == "mixed" else pytest.mark.slow) for k in KINDS]
)
def test_a_base_on_springs(count, kind):
    """What springs and dampers do enters with the joint forces."""
    kinds = MIXED[:count] if kind == "mixed" else (kind,) * count
    held = Holding(Grasp(on_springs(count), BOX, kinds))
    forces = np.array(passive_forces(held.robot, list(held.q), list(held.qd)), float)
    assert np.abs(forces[:6]).min() > 1
    assert_motion(closed(held), held.q, held.qd, held.tau - forces, others())


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=() if n in LINKAGES else pytest.mark.slow) for n in LIBRARY]
)
def test_closed_robots_of_the_library(name):
    robot = load(name).bind()
    q, rng = np.array(robot.start(), float), np.random.default_rng(7)
    qd = null_space(pinocchio_oracle(robot).constraint_jacobian(q)) @ rng.uniform(-1, 1, robot.nv)
    assert np.abs(qd).max() > 0.1
    tau = rng.uniform(-2, 2, robot.nv)
    assert_motion(robot, q, qd, tau, others() if name in LINKAGES else tuple(METHODS))


@pytest.mark.slow
@pytest.mark.parametrize("kind", list({**LOOPS, **CONTACTS}))
@pytest.mark.parametrize("seed", range(4))
def test_loops_of_random_trees(kind, seed):
    tree = random_tree(seed, ("revolute", "spherical", "prismatic", "floating"))
    given = random_state(tree, seed)
    robot = closed_at(tree, given["q"], kind, seed)
    K = pinocchio_oracle(robot).constraint_jacobian(given["q"])
    assert_motion(robot, given["q"], null_space(K) @ given["qd"], given["tau"], others())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_trees_of_every_joint_with_frames_apart(seed):
    """Constraints hold velocities wherever their frames are; joints have rotors and scales."""
    robot = random_closed(seed)
    given = random_state(robot, seed)
    K = pinocchio_oracle(robot).constraint_jacobian(given["q"])
    assert_motion(robot, given["q"], null_space(K) @ given["qd"], given["tau"], others())


@pytest.mark.parametrize("seed", range(4))
def test_without_constraints_the_oracle_moves_trees_as_pinocchio_does(seed):
    robot = random_tree(seed)
    given = random_state(robot, seed)
    oracle = Maximal(robot, given["q"], given["qd"], given["tau"])
    state = given["q"], given["qd"], given["tau"]
    close(oracle.qdd, pinocchio_oracle(robot).forward_dynamics(*state), 1e-10)


def test_the_oracle_sees_a_wrong_force_and_a_wrong_motion():
    """Each entry of f of a determined grasp matters, and so does each joint's torque."""
    held = holding("hand", "point")
    robot = closed(held)
    oracle = Maximal(robot, held.q, held.qd, held.tau)
    for k in np.flatnonzero(oracle.held):
        assert oracle.same_force(oracle.f + 1e-5 * np.eye(len(oracle.f))[k]) > 1e-8
    for k in range(0, held.na, 4):
        other = Maximal(robot, held.q, held.qd, held.tau + 1e-3 * np.eye(robot.nv)[k])
        assert np.abs(other.qdd - oracle.qdd).max() > 1e-6
