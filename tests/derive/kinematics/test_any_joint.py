"""Jacobians of robots with joints of any freedom, beside Pinocchio's and differences of poses."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.derive.kinematics import jacobians
from symdyn.verify.oracles.oracle import pinocchio_oracle
from tests.joint_robots import random_state, random_tree
from tests.tangents import slope


@pytest.mark.parametrize("seed", range(20))
def test_jacobians_and_their_rate_agree_with_pinocchio(seed):
    robot = random_tree(seed, links=8)
    state = random_state(robot, seed)
    q, qd = state["q"].tolist(), state["qd"].tolist()
    judge = pinocchio_oracle(robot)
    for name in ("jacobian", "jacobian_space", "jacobian_world"):
        found = np.array(getattr(jacobians, name)(robot, q), float)
        assert np.abs(found - getattr(judge, name)(q)).max() < 1e-11 * np.abs(found).max()
    rate = np.array(jacobians.jacobian_dot(robot, q, qd), float)
    assert np.abs(rate - judge.jacobian_dot(q, qd)).max() < 1e-11 * np.abs(rate).max()


@pytest.mark.parametrize("seed", range(3))
def test_the_rate_of_the_jacobian_is_its_derivative_along_the_motion(seed):
    robot = random_tree(seed, links=6)
    state = random_state(robot, seed)
    q, qd = state["q"], state["qd"]
    flow = slope(robot, q, qd, lambda x: jacobians.jacobian(robot, x.tolist()))
    rate = np.array(jacobians.jacobian_dot(robot, q.tolist(), qd.tolist()), float)
    assert np.abs(rate - flow).max() < 1e-8 * np.abs(rate).max()
