"""Robots of which some DoF have no motor, every way, against blocks of Pinocchio's M."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.errors import FunctionError
from symdyn.formulations.forward.ldlt import SingularMassMatrix
from symdyn.formulations.kinematics.centroidal import centroidal_momentum
from symdyn.formulations.kinematics.jacobians import jacobian
from symdyn.formulations.underactuated import block_elimination, recursion, swain_morris
from symdyn.robot.inertia import MASSLESS
from symdyn.robot.joints import MOTIONS
from symdyn.robot.model import Mimic, Robot
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import random_state, random_tree, with_free_base
from tests.robots import DATA

GENERAL = (block_elimination, recursion)
TOLERANCE = 1e-9


def partitioned(robot: Robot, seed: int) -> Robot:
    """Motors here and there, DoF by DoF; at least one with and one without."""
    rng = random.Random(seed)
    while True:
        joints = tuple(
            replace(joint, actuated=tuple(rng.random() < 0.5 for _ in range(joint.nv)))
            for joint in robot.joints
        )
        made = replace(robot, joints=joints)
        if made.actuated and made.unactuated:
            return made


def based(seed: int) -> Robot:
    """Any joints on a body that nothing holds and nothing drives."""
    locked_robot = tuple(kind for kind in MOTIONS if kind != "floating")
    return with_free_base(random_tree(seed, locked_robot, links=4))


def state_of(robot: Robot, seed: int = 3) -> dict[str, list[float]]:
    state = random_state(robot, seed)
    rng = np.random.default_rng(seed)
    state["f_tip"] = rng.uniform(-1, 1, (len(robot.tips), 6))
    state["passive"] = rng.uniform(-1, 1, robot.nv)
    return {name: values.tolist() for name, values in state.items()}


def close(found: object, expected: object, size: float = 1.0) -> bool:
    found, expected = np.array(found, float), np.array(expected, float)
    assert found.shape == expected.shape
    scale = max(size, float(np.max(np.abs(expected), initial=0.0)))
    return float(np.max(np.abs(found - expected), initial=0.0)) <= TOLERANCE * scale


def agree_with_pinocchio(robot: Robot, ways: tuple[object, ...]) -> None:
    """All quantities of all ways, with tips that push and friction that resists."""
    library, s = pinocchio_oracle(robot), state_of(robot)
    q, qd, qdd, f_tip, passive = (s[x] for x in ("q", "qd", "qdd", "f_tip", "passive"))
    a, u = list(robot.actuated), list(robot.unactuated)
    J = library.jacobian(q)
    h = library.bias(q, qd) + np.einsum("tij,ti->j", J, f_tip) + passive
    tau = library.mass_matrix(q) @ qdd + h
    tau_a, tau_u = tau[a].tolist(), tau[u].tolist()
    qdd_a, qdd_u = np.array(qdd)[a].tolist(), np.array(qdd)[u].tolist()
    size = float(np.max(np.abs(qdd)))
    _, moving = library.link_motions(q, qd, qdd)
    tips = J @ np.array(qdd) + library.jacobian_dot(q, qd) @ np.array(qd)
    for way in ways:
        assert close(way.generalized_inertia(robot, q), library.generalized_inertia(q))
        assert close(way.dynamic_coupling(robot, q), library.dynamic_coupling(q))
        assert close(way.disturbance_jacobian(robot, q), library.disturbance_jacobian(q))
        assert close(way.generalized_jacobian(robot, q), library.generalized_jacobian(q))
        assert close(way.generalized_bias(robot, q, qd), library.generalized_bias(q, qd))
        assert close(
            way.generalized_force(robot, q, s["tau"]), library.generalized_force(q, s["tau"])
        )
        found = way.underactuated_inverse_dynamics(robot, q, qd, qdd_a, tau_u, f_tip, passive)
        assert close(found[0], tau_a)
        assert close(found[1], qdd_u, size)
        if hasattr(way, "hybrid_dynamics"):
            found = way.hybrid_dynamics(robot, q, qd, tau_a, qdd_u, f_tip, passive)
            assert close(found[0], qdd_a, size)
            assert close(found[1], tau_u)
        if hasattr(way, "forward_dynamics"):
            left = (tau - passive).tolist()
            assert close(way.forward_dynamics(robot, q, qd, left, f_tip), qdd)
    accelerations = [recursion.by_elimination, recursion.by_recursion]
    accelerations += [swain_morris.accelerations] if swain_morris in ways else []
    for way in accelerations:
        links, at_tips = way(robot, q, qd, qdd_a, tau_u, f_tip, passive)
        assert close(links, moving)
        assert close(at_tips, tips)


@pytest.mark.parametrize("seed", range(8))
def test_random_trees_with_motors_anywhere(seed):
    agree_with_pinocchio(partitioned(random_tree(seed), seed), GENERAL)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8, 200))
def test_many_random_trees(seed):
    agree_with_pinocchio(partitioned(random_tree(seed, links=3 + seed % 6), seed), GENERAL)
    agree_with_pinocchio(based(seed), (*GENERAL, swain_morris))


@pytest.mark.parametrize("seed", range(3))
def test_random_trees_on_a_free_base(seed):
    agree_with_pinocchio(based(seed), (*GENERAL, swain_morris))


@pytest.mark.parametrize("name", ["two_arm_satellite", "quadruped"])
def test_free_robots_of_the_library(name):
    agree_with_pinocchio(sd.load(name).bind(), (*GENERAL, swain_morris))


def test_a_base_of_fewer_dofs():
    robot = sd.load("mobile_manipulator").bind()
    base = replace(robot.joints[0], actuated=False)
    robot = replace(robot, joints=(base, *robot.joints[1:]))
    assert 0 < len(robot.unactuated) < 6
    agree_with_pinocchio(robot, (*GENERAL, swain_morris))


@pytest.mark.slow
def test_a_humanoid():
    path = DATA / "talos_data" / "robots" / "talos_reduced.urdf"
    agree_with_pinocchio(sd.load(path, floating=True).bind(), (*GENERAL, swain_morris))


def test_followers_are_eliminated_but_not_articulated():
    robot = sd.load("planar3r").bind()
    last = replace(robot.joints[2], mimic=Mimic(1, 0.5))
    joints = (replace(robot.joints[0], actuated=False), robot.joints[1], last)
    robot = replace(robot, joints=joints)
    library = pinocchio_oracle(robot)
    q = [0.3, 0.7]
    found = block_elimination.generalized_inertia(robot, q)
    assert close(found, library.generalized_inertia(q))
    with pytest.raises(FunctionError, match="need independent joints"):
        recursion.generalized_inertia(robot, q)


# -- what the quantities are for --------------------------------------------------------------


@pytest.mark.parametrize("name", ["two_arm_satellite", "quadruped"])
def test_no_momentum_where_the_base_follows_the_disturbance_jacobian(name):
    robot = sd.load(name).bind()
    s = state_of(robot)
    qd_a = np.array(s["qd"])[list(robot.actuated)]
    J_D = np.array(block_elimination.disturbance_jacobian(robot, s["q"]), float)
    qd = np.zeros(robot.nv)
    qd[list(robot.actuated)], qd[list(robot.unactuated)] = qd_a, J_D @ qd_a
    momentum = np.array(centroidal_momentum(robot, s["q"], qd.tolist()), float)
    moved = np.array(centroidal_momentum(robot, s["q"], s["qd"]), float)
    assert np.abs(momentum).max() < 1e-12 * np.abs(moved).max()
    twist = np.array(jacobian(robot, s["q"]), float) @ qd
    J_g = np.array(block_elimination.generalized_jacobian(robot, s["q"]), float)
    assert close(J_g @ qd_a, twist)


@pytest.mark.parametrize("mass", [1e3, 1e6, 1e9])
def test_a_heavy_base_is_a_fixed_one(mass):
    """SM03 8.1: M_g tends to the mass matrix of the arms on the ground, by 1/mass."""
    robot = sd.load("two_arm_satellite").bind()
    base = robot.links[0].inertia
    heavy = [mass * x / float(base.m) for x in base.parameters]
    links = (replace(robot.links[0], inertia=type(base)(*heavy)), *robot.links[1:])
    made = replace(robot, links=links)
    s = state_of(robot)
    a = list(robot.actuated)
    M = pinocchio_oracle(made).mass_matrix(s["q"])[np.ix_(a, a)]
    gap = np.abs(np.array(recursion.generalized_inertia(made, s["q"]), float) - M).max()
    assert 0 < gap < 1e3 * np.abs(M).max() / mass


# -- what is rejected --------------------------------------------------------------------------


def test_robots_with_motors_everywhere_or_nowhere_are_rejected():
    robot = sd.load("planar2r").bind()
    none = replace(robot, joints=tuple(replace(j, actuated=False) for j in robot.joints))
    for way in (*GENERAL, swain_morris):
        with pytest.raises(FunctionError, match="a degree of freedom that no motor drives"):
            way.generalized_inertia(robot, [0.1, 0.2])
        with pytest.raises(FunctionError, match="no motor drives any degree of freedom"):
            way.generalized_inertia(none, [0.1, 0.2])


def test_inner_passive_joints_are_rejected_by_the_papers_formulation():
    robot = sd.load("planar2r", unactuated="joint2").bind()
    with pytest.raises(FunctionError, match="use block-elimination or recursion"):
        swain_morris.generalized_bias(robot, [0.1, 0.2], [0.3, 0.4])


def test_followers_of_the_base_are_rejected_by_the_papers_formulation():
    """They move with the base's velocity, and X_b does not have them."""
    robot = sd.load("planar3r").bind()
    joints = (replace(robot.joints[0], actuated=False), robot.joints[1])
    robot = replace(robot, joints=(*joints, replace(robot.joints[2], mimic=Mimic(0, 0.5))))
    with pytest.raises(FunctionError, match="use block-elimination or recursion"):
        swain_morris.generalized_inertia(robot, [0.1, 0.2])


def test_a_passive_joint_without_inertia_is_named():
    robot = sd.load("planar2r", unactuated="joint2").bind()
    robot = replace(robot, links=(robot.links[0], replace(robot.links[1], inertia=MASSLESS)))
    for way in GENERAL:
        with pytest.raises(SingularMassMatrix) as singular:
            way.generalized_inertia(robot, [0.1, 0.2])
        assert singular.value.index == 1


def test_a_motor_without_inertia_is_no_obstacle():
    """M_uu is all that is inverted."""
    robot = sd.load("planar2r", unactuated="joint1").bind()
    robot = replace(robot, links=(robot.links[0], replace(robot.links[1], inertia=MASSLESS)))
    for way in GENERAL:
        assert close(way.generalized_inertia(robot, [0.1, 0.2]), [[0.0]])
