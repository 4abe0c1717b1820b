"""Jacobians of robots with joints of any DoF, beside Pinocchio's and differences of poses."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.formulations.kinematics import jacobians, tip_rates
from symdyn.functions.rows import FUNCTIONS
from symdyn.robot import load
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import random_state, random_tree, with_free_base
from tests.tangents import slope


@pytest.mark.parametrize("seed", range(20))
def test_jacobians_and_their_rate_agree_with_pinocchio(seed):
    robot = random_tree(seed, links=8)
    state = random_state(robot, seed)
    q, qd = state["q"].tolist(), state["qd"].tolist()
    oracle = pinocchio_oracle(robot)
    for name in ("jacobian", "jacobian_space", "jacobian_world"):
        found = np.array(getattr(jacobians, name)(robot, q), float)
        assert np.abs(found - getattr(oracle, name)(q)).max() < 1e-11 * np.abs(found).max()
    rate = np.array(jacobians.jacobian_dot(robot, q, qd), float)
    assert np.abs(rate - oracle.jacobian_dot(q, qd)).max() < 1e-11 * np.abs(rate).max()


@pytest.mark.parametrize("seed", range(3))
def test_the_rate_of_the_jacobian_is_its_derivative_along_the_motion(seed):
    robot = random_tree(seed, links=6)
    state = random_state(robot, seed)
    q, qd = state["q"], state["qd"]
    flow = slope(robot, q, qd, lambda x: jacobians.jacobian(robot, x.tolist()))
    rate = np.array(jacobians.jacobian_dot(robot, q.tolist(), qd.tolist()), float)
    assert np.abs(rate - flow).max() < 1e-8 * np.abs(rate).max()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["tip_bias", "tip_bias_world", "jacobian_world_dot"])
def test_accelerations_of_tips_at_zero_qdd_are_those_of_pinocchio(name, seed):
    robot = random_tree(seed, links=8)
    robot = with_free_base(robot) if seed % 2 else robot
    state = random_state(robot, seed)
    q, qd = state["q"].tolist(), state["qd"].tolist()
    expected = getattr(pinocchio_oracle(robot), name)(q, qd)
    for derivation in FUNCTIONS[name].methods.values():
        found = np.array(derivation(robot, q, qd), float)
        assert found.shape == expected.shape
        assert np.abs(found - expected).max() < 1e-11 * np.abs(expected).max()


@pytest.mark.parametrize("seed", range(3))
def test_the_rate_of_the_jacobian_in_base_axes_is_its_derivative_along_the_motion(seed):
    robot = random_tree(seed, links=6)
    state = random_state(robot, seed)
    q, qd = state["q"], state["qd"]
    flow = slope(robot, q, qd, lambda x: jacobians.jacobian_world(robot, x.tolist()))
    rate = np.array(tip_rates.jacobian_world_dot(robot, q.tolist(), qd.tolist()), float)
    assert np.abs(rate - flow).max() < 1e-8 * np.abs(rate).max()


def test_a_tip_on_a_circle_accelerates_towards_the_axis():
    """Seen from the tip its twist stays the same, so that `tip_bias` is zero there."""
    robot = load("ur5")
    q, qd = [0.7, -1.0, 0.5, 0.2, 0.3, 0.1], [2.0, 0, 0, 0, 0, 0]
    (X,) = jacobians.forward_kinematics(robot, q)
    x, y = (float(row[3]) for row in X[:2])
    (world,), (body,) = (f(robot, q, qd) for f in (tip_rates.tip_bias_world, tip_rates.tip_bias))
    assert np.allclose(np.array(world, float), [0, 0, 0, -4 * x, -4 * y, 0], atol=1e-14)
    assert np.allclose(np.array(body, float), 0, atol=1e-14)
