"""Equivalent robots below joints of any DoF: same motion under the same forces."""

from __future__ import annotations

import math

import numpy as np
import pytest

from symdyn.equivalents.frame_choice import choose_frames
from symdyn.equivalents.inertia_transfer import transfer_inertias
from symdyn.equivalents.shared_axes import has_parallel_joints, share_axes
from symdyn.formulations.inverse.newton_euler_matrix import inverse_dynamics
from symdyn.lie import matrix_of_ad, pair_to_vector
from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.joints import MOTIONS
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED, Placement
from tests.joint_robots import random_state, random_tree


def walker() -> Robot:
    """A free trunk with two legs whose second and third joints are parallel."""
    trunk = Inertia(6, 0.1, 0, 0, 0.1, 0.01, 0.2, 0, 0.02, 0.25)
    joints = [Joint("free", "floating", BASE, UNMOVED)]
    links = [Link("trunk", trunk)]
    for side in (1, -1):
        start = len(joints)
        steps = [
            (0, Placement.from_xyz_rpy((0.2, 0.1 * side, 0), (0, 0, 0)), (1, 0, 0)),
            (start, Placement.from_xyz_rpy((0, 0.05 * side, 0), (0, 0, 0)), (0, 1, 0)),
            (start + 1, Placement.from_xyz_rpy((0, 0, -0.2), (0, 0, 0)), (0, 1, 0)),
        ]
        for k, (parent, placement, axis) in enumerate(steps):
            joints.append(Joint(f"leg{side}_{k}", "revolute", parent, placement, axis))
            body = Inertia(0.5, 0.01, 0.02, -0.05, 0.01, 1e-3, 0.011, 2e-3, 1e-3, 2e-3)
            links.append(Link(f"part{side}_{k}", body))
    return Robot("walker", tuple(joints), tuple(links))


def torques(robot: Robot, state) -> np.ndarray:
    motion = [state[name].tolist() for name in ("q", "qd", "qdd")]
    return np.array(inverse_dynamics(robot, *motion), float)


@pytest.mark.parametrize("robot", [walker(), *map(random_tree, range(12))], ids=lambda r: r.name)
def test_chosen_frames_transferred_inertia_and_shared_axes_keep_the_torques(robot):
    state = random_state(robot, 3)
    expected = torques(robot, state)
    framed = choose_frames(robot)
    equivalent_models = [framed, transfer_inertias(robot), transfer_inertias(framed)]
    equivalent_models += [
        share_axes(r.with_joint_frames(), state["q"].tolist()) for r in equivalent_models[1:]
    ]
    for equivalent_model in equivalent_models:
        assert (
            np.abs(torques(equivalent_model, state) - expected).max()
            < 1e-11 * np.abs(expected).max()
        )


def test_legs_of_a_free_trunk_get_frames_along_their_axes_and_lose_what_they_cannot_feel():
    robot = walker()
    made = transfer_inertias(choose_frames(robot))
    assert made.joints[0] == robot.joints[0]
    assert has_parallel_joints(made)
    for joint, link in zip(made.joints[1:], made.links[1:], strict=True):
        assert joint.axis == (0, 0, 1)
        assert sum(x == 0 for x in link.inertia.parameters) >= 3
    assert made.links[0].inertia.m == pytest.approx(9)


@pytest.mark.parametrize("kind", [kind for kind in MOTIONS if kind != "modal"])
def test_unfelt_inertias_are_the_null_space_of_force_and_change(kind):
    """D S = 0 and ad_S^T D + D ad_S = 0 for all screws, counted with NumPy."""
    axis = (math.sqrt(0.5), 0.5, 0.5)
    motion = Joint("j", kind, BASE, UNMOVED, axis, pitch=0.3).motion

    def conditions(body: Inertia) -> np.ndarray:
        columns = [pair_to_vector(body @ unit) for unit in _units()]
        D = np.array(columns, float).T
        rows = []
        for S in motion.screws:
            A = np.array(matrix_of_ad(S), float)
            rows += [D @ np.array(pair_to_vector(S), float), (A.T @ D + D @ A).ravel()]
        return np.concatenate(rows)

    matrix = np.array([conditions(Inertia(**{name: 1})) for name in PARAMETER_NAMES]).T
    nullity = len(PARAMETER_NAMES) - np.linalg.matrix_rank(matrix, 1e-9)
    assert len(motion.inertia_without_effect) == nullity
    assert all(np.abs(conditions(body)).max() < 1e-12 for body in motion.inertia_without_effect)


def _units():
    eye = np.eye(6).tolist()
    return [(tuple(row[:3]), tuple(row[3:])) for row in eye]
