"""Derivatives for joints of any DoF: Pinocchio's, and differences on the manifold."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.gradients import (
    effort,
    forward_derivatives,
    inverse_derivatives,
    second_derivatives,
)
from symdyn.formulations.inverse.newton_euler_classical import inverse_dynamics
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.robot.joints.modal import Modal
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import HOLONOMIC, random_state, random_tree
from tests.quick import quick
from tests.tangents import slope, slopes

CLOSED = (((0, 0, 1), (0.5, 0, 0)), ((0, 0, 0), (1, 2, 0)), ((0, 0, 0), (0, 3, 0)))
"""Modes of a plane about another point, not orthonormal: their brackets stay in their span."""

KINDS = (HOLONOMIC, ("modal", "spherical", "revolute"), ("floating", "revolute", "prismatic"))


def random_robot(seed, links=6):
    """A tree of all types but modal ones, one with closed modes, or one with a floating base."""
    robot = random_tree(seed, KINDS[seed % 3], links)
    joints = tuple(replace(j, modes=CLOSED) if j.type == "modal" else j for j in robot.joints)
    robot = replace(robot, joints=joints)
    return robot, random_state(robot, seed)


def close(found, expected, tolerance):
    found, expected = np.array(found, float), np.asarray(expected, float)
    assert found.shape == expected.shape
    assert np.abs(found - expected).max() < tolerance * np.abs(expected).max()


@pytest.mark.parametrize("seed", range(20))
def test_derivatives_of_inverse_dynamics_are_pinocchios(seed):
    robot, state = random_robot(seed)
    motion = [state[name].tolist() for name in ("q", "qd", "qdd")]
    found = inverse_derivatives.inverse_dynamics_derivatives(robot, *motion)
    for ours, theirs in zip(
        found, pinocchio_oracle(robot).inverse_dynamics_derivatives(*motion), strict=True
    ):
        close(ours, theirs, 1e-11)


@pytest.mark.parametrize("seed", range(10))
def test_derivatives_of_forward_dynamics_are_pinocchios(seed):
    robot, state = random_robot(seed)
    motion = [state[name].tolist() for name in ("q", "qd", "tau")]
    found = forward_derivatives.forward_dynamics_derivatives(robot, *motion)
    for ours, theirs in zip(
        found, pinocchio_oracle(robot).forward_dynamics_derivatives(*motion), strict=True
    ):
        close(ours, theirs, 1e-9)


@pytest.mark.parametrize("seed", range(3))
def test_derivatives_with_tip_wrenches_are_differences_on_the_manifold(seed):
    robot, state = random_robot(seed)
    q, qd, qdd = (state[name] for name in ("q", "qd", "qdd"))
    f_tip = np.random.default_rng(seed).uniform(-2, 2, (len(robot.tips), 6)).tolist()

    def torques(x, v=qd):
        return inverse_dynamics(robot, x.tolist(), v.tolist(), qdd.tolist(), f_tip)

    motion = (x.tolist() for x in (q, qd, qdd))
    found = inverse_derivatives.inverse_dynamics_derivatives(robot, *motion, f_tip)
    by_q, by_qd, by_f_tip = found
    close(by_q, slopes(robot, q, torques), 1e-8)
    steps = np.eye(robot.nv)
    central = [np.subtract(torques(q, qd + e), torques(q, qd - e)) / 2 for e in steps]
    close(by_qd, np.array(central).T, 1e-11)  # tau is quadratic in qd
    J = pinocchio_oracle(robot).jacobian(q)
    close(by_f_tip, np.moveaxis(J, -1, 0), 1e-11)


@pytest.mark.parametrize("seed", quick(range(3), [0]))
def test_linearization_is_the_flow_of_neighbouring_motions(seed):
    robot, state = random_robot(seed)
    q, qd, tau = (state[name] for name in ("q", "qd", "tau"))
    A, B = forward_derivatives.linearization(robot, *(x.tolist() for x in (q, qd, tau)))
    n = robot.nv
    oracle = pinocchio_oracle(robot).forward_dynamics_derivatives(q, qd, tau)
    close(np.array(A, float)[n:], np.hstack(oracle[:2]), 1e-9)
    close(B, np.vstack([np.zeros((n, n)), oracle[2]]), 1e-9)
    assert np.array_equal(np.array(A, float)[:n, n:], np.eye(n))

    # Displacements dq change by [dq, qd]: the derivatives along dq and along qd do not commute.
    def poses(x):
        return [X.matrix() for X in link_poses(robot, x.tolist())]

    def along(v):
        return lambda x: slope(robot, x, v, poses, 4e-2)

    for direction, rate in zip(np.eye(n), np.array(A, float)[:n, :n].T, strict=True):
        later = slope(robot, q, direction, along(qd), 4e-2)
        sooner = slope(robot, q, qd, along(direction), 4e-2)
        assert np.abs(later - sooner - slope(robot, q, rate, poses)).max() < 1e-6


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(3))
def test_second_derivatives_are_differences_of_the_first(seed):
    robot, state = random_robot(seed, links=4)
    q, qd, qdd = (state[name] for name in ("q", "qd", "qdd"))
    motion = [x.tolist() for x in (q, qd, qdd)]
    found = second_derivatives.inverse_dynamics_second_derivatives(robot, *motion)

    def first(x, v=qd):
        return inverse_derivatives.inverse_dynamics_derivatives(
            robot, x.tolist(), v.tolist(), motion[2]
        )

    by_q = slopes(robot, q, first)  # [which][k][j][i]
    close(found[0], by_q[0].transpose(0, 2, 1), 1e-8)
    close(found[1], by_q[1].transpose(0, 2, 1), 1e-8)
    columns = [np.subtract(first(q, qd + e)[1], first(q, qd - e)[1]) / 2 for e in np.eye(robot.nv)]
    close(found[2], np.array(columns).transpose(1, 0, 2), 1e-11)
    close(found[3], slopes(robot, q, lambda x: mass_matrix(robot, x.tolist())), 1e-8)


@pytest.mark.parametrize("seed", range(6))
def test_gradients_of_effort_and_energy_are_differences_on_the_manifold(seed):
    robot, state = random_robot(seed)
    q, qd, qdd = (state[name] for name in ("q", "qd", "qdd"))
    motion = [x.tolist() for x in (q, qd, qdd)]
    oracle = pinocchio_oracle(robot)
    tau = oracle.inverse_dynamics(*motion)
    by_q, by_qd = oracle.inverse_dynamics_derivatives(*motion)
    expected = (tau @ by_q, tau @ by_qd, tau @ oracle.mass_matrix(q))
    for ours, theirs in zip(effort.effort_derivatives(robot, *motion), expected, strict=True):
        close(ours, theirs, 1e-11)

    in_q, in_qd = effort.motion_energy_derivatives(robot, *motion[:2])
    close(in_q, slopes(robot, q, lambda x: 2 * oracle.kinetic_energy(x, qd)), 1e-8)
    close(in_qd, 2 * oracle.mass_matrix(q) @ qd, 1e-11)


def test_modes_that_brackets_lead_out_of_are_rejected_by_name():
    robot = next(
        tree
        for tree in map(random_tree, range(50))
        if any(not joint.motion.closed_under_bracket for joint in tree.joints)
    )
    state = random_state(robot)
    q, qd, qdd = (state[name].tolist() for name in ("q", "qd", "qdd"))
    for derivation, arguments in (
        (inverse_derivatives.inverse_dynamics_derivatives, (q, qd, qdd)),
        (second_derivatives.inverse_dynamics_second_derivatives, (q, qd, qdd)),
        (forward_derivatives.forward_dynamics_derivatives, (q, qd, qdd)),
        (forward_derivatives.linearization, (q, qd, qdd)),
        (effort.effort_derivatives, (q, qd, qdd)),
        (effort.motion_energy_derivatives, (q, qd)),
    ):
        with pytest.raises(FunctionError, match="the brackets of the modes of joint 'j"):
            derivation(robot, *arguments)


def test_a_motion_knows_whether_its_brackets_stay_within_its_dofs():
    assert Modal(CLOSED).closed_under_bracket
    assert not Modal(CLOSED[:2]).closed_under_bracket
    assert Modal(CLOSED[1:]).closed_under_bracket
    assert Modal(CLOSED[:1]).closed_under_bracket
    turns = tuple((axis, (0.1, 0.2, 0.3)) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    assert not Modal(turns).closed_under_bracket  # the point that they would turn about is not one
