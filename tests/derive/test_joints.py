"""Robots with joints of any freedom: what their derivations give on floats, beside Pinocchio."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.derive.inverse import newton_euler, newton_euler_classical, newton_euler_matrix
from symdyn.derive.matrices import composite_body
from symdyn.verify.oracles.oracle import pinocchio_oracle
from tests.joint_robots import random_state, random_tree


@pytest.mark.parametrize("seed", range(20))
def test_recursions_agree_with_pinocchio(seed):
    robot = random_tree(seed)
    state = random_state(robot, seed)
    q, qd, qdd = (state[name].tolist() for name in ("q", "qd", "qdd"))
    judge = pinocchio_oracle(robot)
    torques = judge.inverse_dynamics(q, qd, qdd)
    size = np.abs(torques).max()
    for recursion in (newton_euler, newton_euler_classical, newton_euler_matrix):
        found = np.array(recursion.inverse_dynamics(robot, q, qd, qdd), float)
        assert np.abs(found - torques).max() < 1e-11 * size
    M = np.array(composite_body.mass_matrix(robot, q), float)
    assert np.abs(M - judge.mass_matrix(q)).max() < 1e-12 * np.abs(M).max()
