"""Robots with joints of any DoF: what their derivations give on floats, beside Pinocchio."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest

from symdyn.formulations.inverse import newton_euler, newton_euler_classical, newton_euler_matrix
from symdyn.formulations.matrices import composite_body
from symdyn.lie import exp_so3
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import random_state, random_tree


@pytest.mark.parametrize("seed", range(20))
def test_recursions_agree_with_pinocchio(seed):
    robot = random_tree(seed)
    state = random_state(robot, seed)
    q, qd, qdd = (state[name].tolist() for name in ("q", "qd", "qdd"))
    oracle = pinocchio_oracle(robot)
    torques = oracle.inverse_dynamics(q, qd, qdd)
    size = np.abs(torques).max()
    for recursion in (newton_euler, newton_euler_classical, newton_euler_matrix):
        found = np.array(recursion.inverse_dynamics(robot, q, qd, qdd), float)
        assert np.abs(found - torques).max() < 1e-11 * size
    M = np.array(composite_body.mass_matrix(robot, q), float)
    assert np.abs(M - oracle.mass_matrix(q)).max() < 1e-12 * np.abs(M).max()


def arm(kind):
    """A hinge, then a ball (or three hinges that meet, without mass between them), then a slide."""
    body = Inertia(1.3, 0.2, -0.1, 0.3, 0.4, 0.02, 0.5, -0.03, 0.04, 0.3)
    place = Placement.from_xyz_rpy((0.1, 0.2, 0.3), (0.4, -0.5, 0.6))
    joints, links = [Joint("hinge", "revolute", BASE, place, (0, 1, 0))], [Link("upper", body)]
    if kind == "ball":
        joints.append(Joint("ball", "spherical", 0, place))
    else:
        for k, axis in enumerate(((1, 0, 0), (0, 1, 0), (0, 0, 1))):
            joints.append(Joint(f"turn{k}", "revolute", k, UNMOVED if k else place, axis))
        links += [Link("massless1"), Link("massless2")]
    last = len(joints) - 1
    joints.append(Joint("slide", "prismatic", last, place, (1, 0, 0)))
    links += [Link("fore", body), Link("tool", body)]
    return Robot(kind, tuple(joints), tuple(links))


def rotation(axis, angle):
    return np.array(exp_so3(axis, float(angle)), float)


def test_a_ball_is_three_massless_hinges_away_from_their_singularity():
    """omega = E(theta) thetadot, so that tau_theta = E^T tau_omega; S81 section 1."""
    rng = np.random.default_rng(4)
    theta, rate, acceleration = rng.uniform(-1, 1, (3, 3))
    x, y, z = np.eye(3)

    def spin_matrix(angles):
        Ry, Rz = rotation((0, 1, 0), angles[1]), rotation((0, 0, 1), angles[2])
        return np.column_stack([Rz.T @ Ry.T @ x, Rz.T @ y, z])

    E, step = spin_matrix(theta), 1e-6
    Edot = (spin_matrix(theta + step * rate) - spin_matrix(theta - step * rate)) / (2 * step)
    R = rotation((1, 0, 0), theta[0]) @ rotation((0, 1, 0), theta[1])
    R = R @ rotation((0, 0, 1), theta[2])
    quaternion = pin.Quaternion(R).coeffs()
    hinge, slide = rng.uniform(-1, 1, (2, 3))
    motion = {
        "ball": (quaternion, E @ rate, E @ acceleration + Edot @ rate),
        "hinges": (theta, rate, acceleration),
    }
    tau = {}
    for kind, own in motion.items():
        state = [[hinge[k], *map(float, own[k]), slide[k]] for k in range(3)]
        tau[kind] = np.array(newton_euler.inverse_dynamics(arm(kind), *state), float)
    expected = [tau["ball"][0], *(E.T @ tau["ball"][1:4]), tau["ball"][4]]
    assert np.abs(tau["hinges"] - expected).max() < 1e-9 * np.abs(expected).max()
