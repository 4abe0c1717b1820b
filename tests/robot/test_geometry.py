"""Geometry, gravity, rotors and friction left open: names, order, same robot at nominal values."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from symdyn.graph import Expr
from symdyn.robot import (
    Inertia,
    Joint,
    Link,
    Move,
    Passive,
    Placement,
    Robot,
    load,
    read_spec,
    robot_from_dict,
    robot_to_dict,
)
from symdyn.robot.read.urdf import read_urdf
from tests.making import programs_of
from tests.robot.dynamics import assert_same_dynamics, tip_poses

BODY = "<inertial><mass value='1'/><origin xyz='0.1 0 0'/></inertial>"
CAMERA = f"""<robot name="r"><link name="base"/><link name="arm">{BODY}</link>
<link name="plate"/><link name="hand">{BODY}</link><link name="camera"/>
<joint name="shoulder" type="revolute"><parent link="base"/><child link="arm"/>
<origin xyz="0 0 0.3" rpy="0.1 0 0"/><axis xyz="0 0 1"/>
<dynamics damping="2" friction="0.5"/></joint>
<joint name="weld" type="fixed"><parent link="arm"/><child link="plate"/>
<origin xyz="0.4 0 0"/></joint>
<joint name="wrist" type="revolute"><parent link="plate"/><child link="hand"/>
<origin xyz="0.2 0 0"/><axis xyz="0 1 0"/></joint>
<joint name="mount" type="fixed"><parent link="hand"/><child link="camera"/>
<origin xyz="0 0 0.05"/></joint></robot>"""

SIX = ("x", "y", "z", "yaw", "pitch", "roll")


def camera() -> Robot:
    return read_urdf(CAMERA, "camera.urdf")


def names(robot: Robot) -> list[str]:
    return [p.name for p in robot.symbolic_parameters]


def six(joint: str) -> list[str]:
    return [f"{joint}.{name}" for name in SIX]


# -- which and in what order ---------------------------------------------------------------


def test_geometry_is_every_origin_under_the_name_of_its_joint():
    opened = camera().symbolic("geometry")
    # the wrist is mounted on the plate, which is fixed to the arm
    assert names(opened) == [*six("shoulder"), *six("weld"), *six("wrist"), *six("mount")]
    units = {p.name: (p.value, p.unit) for p in opened.symbolic_parameters}
    assert units["shoulder.z"] == (0.3, "m")
    assert units["shoulder.roll"] == (0.1, "rad")
    assert opened.bind().joints == camera().joints
    assert opened.bind().frames == camera().frames


def test_a_merged_joint_is_one_number_wherever_it_stands():
    opened = camera().symbolic("weld.x")
    assert names(opened) == ["weld.x"]
    moved = opened.bind({"weld.x": 1.0})
    assert moved.joints[1].placement.pose().p[0] == pytest.approx(1.2)
    assert moved.frame("plate").placement.pose().p == (1.0, 0, 0)


def test_only_frames_that_are_tips_are_geometry():
    on_plate = replace(camera(), tips=("plate",))
    assert "mount.x" not in names(on_plate.symbolic("geometry"))
    assert names(on_plate.symbolic("mount.x")) == ["mount.x"]


def test_formulas_open_the_symbols_they_are_made_of():
    planar = load("planar2r")
    assert names(planar.symbolic("geometry")) == ["l_1", "l_2"]
    assert names(planar.symbolic("joint2.x")) == ["l_1"]
    mixed = planar.symbolic("inertial", "geometry")
    assert names(mixed)[:3] == ["l_1", "l_2", "link1.m"]
    assert len(names(mixed)) == 22


def test_gravity_rotors_and_friction_are_open_only_on_request():
    robot = camera()
    assert not {"gravity.z", "shoulder.rotor_inertia"} & set(names(robot.symbolic("all")))
    # `all` includes friction that is not zero
    assert {"shoulder.viscous", "shoulder.coulomb"} <= set(names(robot.symbolic("all")))
    assert names(robot.symbolic("gravity")) == ["gravity.x", "gravity.y", "gravity.z"]
    assert names(robot.symbolic("rotor")) == ["shoulder.rotor_inertia", "wrist.rotor_inertia"]
    assert names(robot.symbolic("friction")) == [
        f"{joint}.{name}"
        for joint in ("shoulder", "wrist")
        for name in ("viscous", "coulomb", "offset")
    ]
    units = {p.name: (p.value, p.unit) for p in robot.symbolic("friction", "gravity").parameters}
    assert units["shoulder.coulomb"] == (0.5, "N m")
    assert units["gravity.z"] == (-9.81, "m/s^2")


def test_all_is_everything_that_is_there():
    found = names(camera().symbolic("all"))
    assert found[:2] == ["arm.m", "arm.mcx"]
    assert found[20:] == [
        *(*six("shoulder"), *six("weld"), *six("wrist"), *six("mount")),
        *("shoulder.viscous", "shoulder.coulomb"),
    ]


def test_groups_and_names_compose_in_any_order():
    together = camera().symbolic("inertial", "geometry", "gravity")
    one_by_one = camera().symbolic("gravity").symbolic("geometry").symbolic("inertial")
    assert names(together) == names(one_by_one)
    assert together.symbolic("all", "gravity").symbolic("none").symbolic_names == ()
    assert together.symbolic("geometry").symbolic_names == together.symbolic_names


def test_a_robot_that_was_bound_can_be_opened_again():
    bound = camera().symbolic("geometry").bind({"wrist.x": 0.9})
    again = bound.symbolic("geometry")
    assert {p.name: p.value for p in again.parameters}["wrist.x"] == 0.9
    assert isinstance(again.joints[1].placement.moves[-6].amount, Expr)


def test_joints_of_one_identifier_and_moves_of_one_kind_are_told_apart():
    text = """
    name = "r"
    [[bodies]]
    name = "a"
    [[bodies]]
    name = "b"
    [[joints]]
    name = "gravity"
    type = "revolute"
    parent = "base"
    child = "a"
    moves = [["x", 1], ["rz", 0.1], ["x", 2]]
    [[joints]]
    name = "gravity!"
    type = "revolute"
    parent = "a"
    child = "b"
    moves = [["x", 3], ["z", 4, "reach"]]
    tail_xyz = [0, 0, 5]
    """
    found = names(read_spec(text, "a.toml").symbolic("geometry"))
    assert found == [
        *("gravity_2.x", "gravity_2.yaw", "gravity_2.x_2", "gravity_3.x", "reach"),
        *(f"gravity_3.tail_{name}" for name in SIX),
    ]


# -- what they do --------------------------------------------------------------------------


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["camera", "puma560", "stanford", "scara"])
@pytest.mark.parametrize("groups", ["geometry", "inertial geometry", "all gravity rotor friction"])
def test_with_parameters_at_their_values_the_dynamics_is_the_same(name, groups):
    robot = camera() if name == "camera" else load(name)
    opened = robot.symbolic(*groups.split())
    rng = np.random.default_rng(3)
    state = {key: rng.uniform(-1, 1, robot.nv) for key in ("q", "qd", "qdd")}
    state["p"] = np.array([p.value for p in opened.symbolic_parameters])
    wanted = ["inverse_dynamics", "mass_matrix", "bias", "forward_kinematics", "jacobian"]
    baked, free = (programs_of(r, wanted) for r in (robot, opened))
    for ours, theirs in zip(baked, free, strict=True):
        (a,) = ours(*(state[i.name] for i in ours.inputs))
        (b,) = theirs(*(state[i.name] for i in theirs.inputs))
        assert np.abs(a - b).max() <= 1e-12 * max(1, np.abs(a).max()), ours.name


def test_other_lengths_and_angles_are_another_robot():
    opened = camera().symbolic("geometry")
    other = camera().symbolic("geometry").bind({"wrist.x": 0.7, "shoulder.roll": 0.4})
    edited = CAMERA.replace('xyz="0.2 0 0"', 'xyz="0.7 0 0"').replace('rpy="0.1', 'rpy="0.4')
    assert_same_dynamics(other, read_urdf(edited, "a.urdf"))
    (program,) = programs_of(opened, ["forward_kinematics"])
    values = {"wrist.x": 0.7, "shoulder.roll": 0.4}
    p = [values.get(x.name, x.value) for x in opened.symbolic_parameters]
    q = np.array([0.3, -0.8])
    assert np.allclose(program(q, p)[0], tip_poses(other, q), atol=1e-14)


def test_open_angles_are_no_longer_exact_quarter_turns():
    opened = load("puma560").symbolic("joint2.alpha")
    (program,) = programs_of(opened, ["mass_matrix"])
    assert [a.name for a in program.inputs] == ["q", "p"]
    assert (
        program.operations.trig > programs_of(load("puma560"), ["mass_matrix"])[0].operations.trig
    )


@pytest.mark.parametrize("groups", ["geometry", "all gravity rotor friction"])
def test_open_robots_come_back_as_they_were(groups):
    robot = camera().symbolic(*groups.split())
    again = robot_from_dict(robot_to_dict(robot))
    assert robot_to_dict(again) == robot_to_dict(robot)
    assert again.symbolic("all").symbolic_names == robot.symbolic("all").symbolic_names


def test_a_robot_made_by_hand_has_geometry_too():
    shift = Placement((Move("x", 0.5), Move("rz", 0.2)))
    joints = (
        Joint("a", "revolute", -1, Placement(), (0, 0, 1)),
        Joint("b", "prismatic", 0, shift, (1, 0, 0), passive=Passive(viscous=3)),
    )
    robot = Robot("r", joints, (Link("A", Inertia(m=1)), Link("B", Inertia(m=1))))
    opened = robot.symbolic("geometry", "friction")
    assert names(opened)[:2] == ["b.x", "b.yaw"]
    assert {p.name: p.unit for p in opened.parameters}["b.viscous"] == "N s/m"
    assert opened.bind().joints[1].placement.pose() == shift.pose()


def test_an_unknown_name_is_answered_with_near_ones(rejection):
    assert "did you mean shoulder.x" in rejection(camera().symbolic, "sholder.x")
    assert "geometry" in rejection(camera().symbolic, "geometri")
