"""Rotors, friction and springs beside base parameters: columns that are independent."""

from dataclasses import replace

import numpy as np
import pytest

from symdyn.identifiability.base_drives import base_columns, base_drives, with_drive_values
from symdyn.identifiability.base_parameters import base_parameters_of
from symdyn.robot import Robot, load, robot_from_dict
from symdyn.robot.model import Passive
from tests.agreement import assert_agreement
from tests.identifiability.oracles import numerical_rank, stacked_regressor
from tests.identifiability.robots import parallelogram
from tests.joint_robots import driven, random_tree

ONE_DOF = ("revolute", "prismatic", "helical")


def stacked_drives(robot: Robot, states: int = 60, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """The columns of all drives of joints of one DoF at the oracle's states, and the values."""
    rng = np.random.default_rng(seed)
    q = rng.uniform(-3, 3, (robot.nq, states))
    qd, qdd = (rng.uniform(-2, 2, (robot.nv, states)) for _ in range(2))
    columns, values = [], []
    for i, joint in enumerate(robot.joints):
        (dof,), law = robot.dofs(i), joint.passive
        k, share = dof.index, float(dof.rate)
        at = share * q[k] + (float(joint.mimic.offset) if joint.mimic else 0.0)
        rate, bend = share * qd[k], share * qdd[k]
        dry = np.tanh(rate / law.smoothing) if law.smoothing else np.sign(rate)
        for effect, value in (
            (bend, joint.rotor_inertia),
            (rate, law.viscous),
            (dry, law.coulomb),
            (np.ones(states), law.offset),
            (at - law.rest, law.stiffness),
        ):
            column = np.zeros((robot.nv, states))
            column[k] = share * effect
            columns.append(column.ravel())
            values.append(value)
    return np.array(columns).T, np.array(values)


def assert_basis(robot: Robot) -> None:
    """The columns are independent, as many as the rank, and give all of the torque."""
    found = base_drives(robot)
    D, d = stacked_drives(robot)
    Y = np.hstack([stacked_regressor(robot), D])
    first = len(found.base.names)
    kept = [*found.base.kept, *(first + k for k in found.kept)]
    assert len(found.names) == D.shape[1]
    assert len(kept) == len(found.column_names) == numerical_rank(Y) == numerical_rank(Y[:, kept])
    p = np.array([float(x) for link in robot.links for x in link.inertia.parameters])
    pb = np.array(with_drive_values(robot, base_parameters_of(robot)))
    assert pb.dtype == float, "generated code can hold it"
    tau = Y @ np.concatenate([p, d])
    assert np.abs(Y[:, kept] @ pb - tau).max() <= 1e-12 * np.abs(Y).max() * np.abs(p).max()


@pytest.mark.parametrize("name", ["panda", "puma560", "ur5", "scara", "cartpole"])
def test_columns_of_drives_are_independent(name):
    assert_basis(driven(load(name)))


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(6))
def test_columns_of_drives_of_a_random_tree_are_independent(seed):
    assert_basis(driven(random_tree(seed, ONE_DOF, 4), seed))


@pytest.mark.parametrize("multiplier", [-1, 0.5])
def test_followers_share_the_columns_of_their_leader(multiplier):
    robot = driven(parallelogram(multiplier))
    assert_basis(robot)
    smooth = [replace(j, passive=replace(j.passive, smoothing=0.1)) for j in robot.joints]
    assert_basis(replace(robot, joints=tuple(smooth)))


def test_the_rotors_of_the_first_two_joints_of_a_panda_have_no_columns():
    names = base_columns(load("panda").symbolic("friction", "rotor"), passive=True)
    assert len(names) == 43 + 4 * 7 - 2
    assert [name for name in names if " " in name] == [
        "panda_link1.IzzR + panda_joint1.rotor_inertia",
        "panda_link2.IzzR + panda_joint2.rotor_inertia",
    ]


def test_a_lift_cannot_tell_its_mass_from_rotor_and_offset():
    lift = {
        "name": "lift",
        "bodies": [{"name": "cage", "mass": 2}],
        "joints": [
            {
                "name": "rail",
                "type": "prismatic",
                "parent": "base",
                "child": "cage",
                "rotor": {"inertia": 0.5},
                "passive": {"offset": 3},
            }
        ],
    }
    robot = robot_from_dict(lift)
    assert base_drives(robot).column_names == [
        "cage.m + rail.rotor_inertia",
        "rail.offset - 9.81 rail.rotor_inertia",
    ]
    assert with_drive_values(robot, base_parameters_of(robot)) == [2.5, 3 - 9.81 * 0.5]


def test_an_inclined_slide_feels_its_rotor_as_mass_and_as_weight_it_lacks(tmp_path):
    """At an angle whose cosine is no exact number the weight along the slide is a double."""
    rail = {"name": "rail", "type": "prismatic", "parent": "base", "child": "cage"}
    rail |= {"rpy": [0.3, 0, 0], "rotor": {"inertia": 0.5}, "passive": {"offset": 3}}
    bodies = [{"name": "cage", "mass": 2, "com": [0.1, 0.2, 0.3]}]
    robot = robot_from_dict({"name": "ramp", "bodies": bodies, "joints": [rail]})
    assert base_drives(robot).column_names == [
        "cage.m + rail.rotor_inertia",
        "rail.offset - 9.37185 rail.rotor_inertia",
    ]
    pb = with_drive_values(robot, base_parameters_of(robot))
    assert pb == pytest.approx([2.5, 3 - 9.81 * np.cos(0.3) * 0.5], rel=1e-15)
    wanted = ("base_regressor", "base_parameters", "regressor")
    assert_agreement(robot, tmp_path, False, 1, functions=wanted, passive=True)


def test_springs_of_several_dofs_keep_their_columns():
    robot = random_tree(2, ("spherical", "revolute"), 3)
    law = Passive(stiffness=(1.0, 2.0, 3.0), viscous=0.5)
    joints = [replace(j, passive=law) if j.nq > 1 else j for j in driven(robot).joints]
    found = base_drives(replace(robot, joints=tuple(joints)))
    balls = sum(joint.nq > 1 for joint in robot.joints)
    assert sum("stiffness_" in found.names[k] for k in found.kept) == 3 * balls > 0
