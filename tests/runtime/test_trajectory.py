"""Objectives along trajectories of robots with any joints, beside differences on the manifold."""

from __future__ import annotations

import numpy as np
import pytest

import symdyn as sd
from symdyn.errors import FunctionError, RobotError
from symdyn.runtime.trajectory import _Chart, trajectory_effort
from symdyn.verification.reference import manifold as reference
from tests.joint_robots import random_state, random_tree

TIMES = np.linspace(0.0, 1.0, 7)
BASIS = [
    np.stack([TIMES**k for k in range(4)], axis=1),
    np.stack([k * TIMES ** max(k - 1, 0) for k in range(4)], axis=1),
    np.stack([k * (k - 1) * TIMES ** max(k - 2, 0) for k in range(4)], axis=1),
]
WEIGHTS = np.full(len(TIMES), 1 / len(TIMES))


ROBOTS = {k: random_tree(5, (k, "revolute"), 2) for k in ("planar", "spherical", "floating")}


def coefficients(robot, seed=0):
    return np.random.default_rng(seed).uniform(-0.6, 0.6, (4, robot.nv))


@pytest.mark.parametrize("robot", ROBOTS.values(), ids=ROBOTS)
def test_velocities_are_those_of_the_positions(robot):
    start = random_state(robot, 1)["q"]
    c, h = coefficients(robot), 1e-3

    def position(t):
        x = np.array([t**k for k in range(4)]) @ c
        return reference.integrate(robot, start, x, 1.0)

    def speed(t):
        stencil = ((1, 2 / 3), (2, -1 / 12))
        return sum(
            a
            / h
            * (
                reference.difference(robot, position(t), position(t + k * h))
                - reference.difference(robot, position(t), position(t - k * h))
            )
            for k, a in stencil
        )

    q, qd, qdd = _Chart.of(robot, 3).states(start, [b @ c for b in BASIS])
    for k, t in enumerate(TIMES):
        assert np.allclose(q[k], position(t), atol=1e-13)
        assert np.allclose(qd[k], speed(t), atol=1e-8)
        rate = (speed(t + h) - speed(t - h)) / (2 * h)
        assert np.allclose(qdd[k], rate, atol=1e-4)


@pytest.mark.sample(1)
@pytest.mark.parametrize("robot", ROBOTS.values(), ids=ROBOTS)
def test_the_gradient_of_the_effort_is_that_of_differences(robot):
    start = random_state(robot, 1)["q"]
    dyn = sd.compile(robot, ["effort", "effort_derivatives"])
    c = coefficients(robot)
    J, dJ = trajectory_effort(c, BASIS, WEIGHTS, dyn.effort, dyn.effort_derivatives, start=start)
    again, _ = trajectory_effort(
        c, BASIS, WEIGHTS, dyn.effort, dyn.effort_derivatives, robot, start
    )
    assert again == J
    h = 1e-5
    for index in np.ndindex(*c.shape):
        step = np.zeros_like(c)
        step[index] = h
        ends = [
            trajectory_effort(
                c + s, BASIS, WEIGHTS, dyn.effort, dyn.effort_derivatives, start=start
            )[0]
            for s in (step, -step)
        ]
        assert dJ[index] == pytest.approx((ends[0] - ends[1]) / (2 * h), rel=1e-6, abs=1e-6 * J)


def test_joints_of_one_dof_start_where_they_are_told_to():
    spring = lambda q, qd: 0.5 * (q**2).sum(axis=-1)  # noqa: E731
    slopes = lambda q, qd: (q, 0 * qd)  # noqa: E731
    robot = sd.load("pendulum")
    basis = [[[1.0], [3.0]], [[0.0], [0.0]]]
    J, dJ = trajectory_effort([[2.0]], basis, [0.5, 0.5], spring, slopes, robot, [1.0])
    assert J == 0.25 * (9 + 49)
    assert dJ.tolist() == [[0.5 * (3 + 21)]]


def test_what_does_not_fit_is_rejected():
    def nothing(*states):
        raise AssertionError

    robot = random_tree(5, ("floating",), 1)
    with pytest.raises(RobotError, match=r"6 velocities, so that their shape is"):
        trajectory_effort(np.zeros((4, 7)), BASIS, WEIGHTS, nothing, nothing, robot)
    trees = [random_tree(seed, ("modal",), 1) for seed in range(9)]
    skewed = next(tree for tree in trees if not tree.joints[0].motion.closed_under_bracket)
    c = np.zeros((4, skewed.nv))
    with pytest.raises(FunctionError, match="trajectory_effort"):
        trajectory_effort(c, BASIS, WEIGHTS, nothing, nothing, skewed)
