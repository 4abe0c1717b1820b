"""States of a self-test are on the manifold of positions, in the number type of the code."""

import numpy as np
import pytest

from symdyn import self_test_trials
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import random_tree


@pytest.mark.parametrize(("dtype", "unit"), [("double", 1e-15), ("float", 2e-7)])
def test_quaternions_have_unit_length_in_the_number_type_of_the_code(dtype, unit):
    robot = random_tree(2, ("floating", "revolute"), 2)
    job = Job.of(robot, ["inverse_dynamics"], dtype=dtype)
    trials = self_test_trials(job, programs_for(job))
    start = robot.q_starts[[joint.type for joint in robot.joints].index("floating")] + 3
    for state, result in zip(trials.states, trials.results["inverse_dynamics"], strict=True):
        q, qd, qdd = (np.array(state[name]) for name in ("q", "qd", "qdd"))
        assert abs(np.linalg.norm(q[start : start + 4]) - 1) < unit
        assert dtype == "double" or np.array_equal(q, q.astype(np.float32))
        tau = pinocchio_oracle(robot).inverse_dynamics(q, qd, qdd)
        np.testing.assert_allclose(result.outputs[0], tau, atol=max(1e-8, 100 * unit))
