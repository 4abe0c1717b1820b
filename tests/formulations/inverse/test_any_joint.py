"""Every formulation of inverse dynamics, for joints of any DoF, beside Pinocchio."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.functions.rows import FUNCTIONS
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import random_state, random_tree

METHODS = FUNCTIONS["inverse_dynamics"].methods


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", range(5))
def test_the_formulation_agrees_with_pinocchio(seed, method):
    robot = random_tree(seed, links=6)
    state = random_state(robot, seed)
    motion = [state[name].tolist() for name in ("q", "qd", "qdd")]
    tau = np.array(METHODS[method](robot, *motion), float)
    oracle = pinocchio_oracle(robot).inverse_dynamics(*motion)
    assert np.abs(tau - oracle).max() < 1e-11 * np.abs(oracle).max()
