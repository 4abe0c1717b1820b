"""Derivatives of moves on the manifold of positions, beside Pinocchio's and finite motions."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.gradients import manifold_derivatives
from symdyn.formulations.kinematics import manifold
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import HOLONOMIC, random_state, random_tree, with_free_base
from tests.tangents import moved

TIMES = {"short": 1e-5, "near the series' end": 0.5, "long": 1.3}


def derivatives(name, robot, *state):
    found = getattr(manifold_derivatives, name)(robot, *(np.asarray(x).tolist() for x in state))
    return [np.array(value, float) for value in found]


def state_of(seed):
    robot = random_tree(seed, HOLONOMIC, 7)
    robot = with_free_base(robot) if seed % 2 else robot
    state = random_state(robot, seed)
    return robot, state["q"], state["qd"] / 2


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("time", TIMES)
def test_derivatives_on_the_manifold_are_those_of_pinocchio(time, seed):
    robot, q, qd = state_of(seed)
    library, dt = pinocchio_oracle(robot), [TIMES[time]]
    end = moved(robot, q, qd, TIMES[time])
    for name, state in (
        ("integrate_derivatives", (q, qd, dt)),
        ("difference_derivatives", (q, end)),
    ):
        found, expected = derivatives(name, robot, *state), getattr(library, name)(*state)
        for a, b in zip(found, expected, strict=True):
            assert a.shape == b.shape
            assert np.abs(a - b).max() < 1e-12 * max(1.0, np.abs(b).max())


@pytest.mark.parametrize("seed", range(2))
def test_directions_at_the_end_are_where_neighbours_end(seed):
    """integrate(q moved by e) = integrate(q_next, (dq_next/dq) e, 1), and so for qd and dt."""
    robot, q, qd = state_of(seed)
    dt, step = 0.7, 1e-6
    end = moved(robot, q, qd, dt)
    by_q, by_qd, by_dt = derivatives("integrate_derivatives", robot, q, qd, [dt])
    for k, unit in enumerate(np.eye(robot.nv)):
        aside = moved(robot, moved(robot, q, unit, step), qd, dt)
        assert moved(robot, end, by_q[:, k], step) == pytest.approx(aside, abs=1e-10)
        aside = moved(robot, q, qd + step * unit, dt)
        assert moved(robot, end, by_qd[:, k], step) == pytest.approx(aside, abs=1e-10)
    later = moved(robot, q, qd, dt + step)
    assert moved(robot, end, by_dt[:, 0], step) == pytest.approx(later, abs=1e-10)


def test_both_are_inverse_to_each_other():
    """difference(q, integrate(q, qd, dt)) = qd dt, whatever qd is."""
    robot, q, qd = state_of(2)
    end = manifold.integrate(robot, q.tolist(), qd.tolist(), [1.0])
    _, by_qd, _ = derivatives("integrate_derivatives", robot, q, qd, [1.0])
    _, by_end = derivatives("difference_derivatives", robot, q, np.array(end, float))
    assert by_end @ by_qd == pytest.approx(np.eye(robot.nv), abs=1e-11)


def test_modes_that_brackets_lead_out_of_have_no_derivatives():
    trees = map(random_tree, range(50))
    robot = next(t for t in trees if any(not j.motion.closed_under_bracket for j in t.joints))
    q, qd = (random_state(robot)[name] for name in ("q", "qd"))
    with pytest.raises(FunctionError, match="integrate_derivatives: the brackets of the modes"):
        derivatives("integrate_derivatives", robot, q, qd, [1.0])
