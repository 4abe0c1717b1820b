"""The posture of a description: read, checked, and the same robot standing after every change."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.errors import RobotError
from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_error,
    constraint_jacobian,
)
from symdyn.robot import library, read_spec, robot_from_dict, robot_to_dict, to_toml
from symdyn.verification.oracles.libraries import pinocchio_oracle

CLOSED = [name for name in library.names() if sd.load(name).constraints]
ARM = """
name = "arm"
[symbols]
half = 0.25
[[bodies]]
name = "cross"
mass = 1
inertia = { xx = 1, yy = 1, zz = 1 }
[[bodies]]
name = "finger"
mass = 1
inertia = { xx = 1, yy = 1, zz = 1 }
[[bodies]]
name = "thumb"
mass = 1
inertia = { xx = 1, yy = 1, zz = 1 }
[[bodies]]
name = "ball"
mass = 1
inertia = { xx = 1, yy = 1, zz = 1 }
[[joints]]
name = "wrist"
type = "universal"
parent = "base"
child = "cross"
axes = [[1, 0, 0], [0, 1, 0]]
[[joints]]
name = "lead"
type = "revolute"
parent = "cross"
child = "finger"
[[joints]]
name = "follow"
type = "revolute"
parent = "cross"
child = "thumb"
mimic = { joint = "lead", multiplier = -2, offset = 1 }
[[joints]]
name = "socket"
type = "spherical"
parent = "thumb"
child = "ball"
[posture]
wrist = [0.1, "pi/2"]
lead = "2*half"
socket = [0, 0, 0.6, 0.8]
"""


def moved_apart(robot):
    q = robot.bind().start()
    return np.abs(np.array(constraint_error(robot.bind(), q), float)).max()


@pytest.mark.parametrize("name", CLOSED)
def test_every_closed_chain_of_the_library_is_closed_in_its_posture(name):
    robot = sd.load(name)
    assert moved_apart(robot) < 1e-15
    # and nowhere near it: a posture that nothing reads would leave the error at zero
    other = replace(robot, posture=(*robot.posture, (robot.joints[0].name, away(robot))))
    assert moved_apart(other) > 1e-3


def away(robot):
    first = robot.joints[0]
    return (0.1,) if first.nq == 1 else (0.1, *first.motion.neutral[1:])


@pytest.mark.parametrize("name", CLOSED)
def test_rows_at_the_postures_are_pinocchios(name):
    robot = sd.load(name).bind()
    q = robot.start()
    K = np.array(constraint_jacobian(robot, q), float)
    reference = pinocchio_oracle(robot).constraint_jacobian(np.array(q, float))
    assert np.allclose(K, reference, rtol=0, atol=1e-13)
    assert np.abs(K).max() > 0.1


@pytest.mark.parametrize(
    ("name", "rank", "dofs"),
    [
        ("five_bar", 2, 2),
        ("four_bar", 2, 1),
        ("planar_two_arm", 9, 3),
        ("space_panel", 12, 12),
        ("three_finger_hand", 9, 6),
        ("two_pandas", 12, 8),
    ],
)
def test_the_chains_of_the_library_have_their_dofs(name, rank, dofs):
    robot = sd.load(name).bind()
    K = np.array(constraint_jacobian(robot, robot.start()), float)
    assert (np.linalg.matrix_rank(K, 1e-9), robot.nv - rank) == (rank, dofs)


@pytest.mark.parametrize("name", CLOSED)
def test_postures_are_within_the_limits(name):
    robot = sd.load(name)
    for name, (at, *_) in robot.posture:
        limits = next(joint.limits for joint in robot.joints if joint.name == name)
        assert limits.lower is None or limits.lower < at < limits.upper


def test_a_posture_is_numbers_by_joint_and_the_rest_is_neutral():
    robot = read_spec(ARM, "arm.toml")
    half = math.pi / 2
    stands = (("wrist.1", (0.1,)), ("wrist.2", (half,)), ("lead", (0.5,)))
    assert robot.posture == (*stands, ("socket", (0, 0, 0.6, 0.8)))
    assert robot.start() == [0.1, half, 0.5, 0, 0, 0.6, 0.8]
    without = replace(robot, posture=())
    assert without.start() == without.neutral() == [0, 0, 0, 0, 0, 0, 1]


def test_a_posture_survives_writing_and_reading():
    robot = read_spec(ARM, "arm.toml")
    for again in (robot_from_dict(robot_to_dict(robot)), read_spec(to_toml(robot), "arm.toml")):
        assert again.posture == robot.posture
    assert "posture" not in robot_to_dict(replace(robot, posture=()))


def test_a_quaternion_of_a_posture_is_made_one():
    text = ARM.replace("0, 0, 0.6, 0.8", "0, 0, 0.60001, 0.8")
    four = dict(read_spec(text, "arm.toml").posture)["socket"]
    assert math.hypot(*four) == pytest.approx(1, abs=1e-15)
    assert four[2] / four[3] == pytest.approx(0.60001 / 0.8)


def test_parts_of_placed_robots_keep_their_posture_unless_it_is_given_anew():
    text = """
name = "two"
[[robots]]
name = "left"
robot = "five_bar"
[[robots]]
name = "right"
robot = "planar_two_arm"
[posture]
left = { left_motor = 0.3 }
"right.box" = [1, 0, 0, 0, 0, 0, 1]
"""
    stands = dict(read_spec(text, "two.toml").posture)
    assert stands["left.left_motor"] == (0.3,)
    assert stands["right.left.joint1"] == (math.pi / 2,)
    assert stands["right.box"] == (1, 0, 0, 0, 0, 0, 1)


PLACED = """name = "two"
[[robots]]
name = "left"
robot = "five_bar"
[posture]
left = { left_motor = 0.3 }
"""


def test_a_joint_of_a_placed_robot_has_one_posture():
    with pytest.raises(RobotError, match=r"two.toml:7: .* joint 'left.left_motor' twice; keep one"):
        read_spec(PLACED + '"left.left_motor" = 0.4\n', "two.toml")


def test_the_posture_of_a_placed_robot_is_a_table():
    text = PLACED.replace("{ left_motor = 0.3 }", "[0, 0, 0]")
    problem = (
        r"two.toml:6: .* 'left', which is a robot; give a table of its joints, such as \{ left"
    )
    with pytest.raises(RobotError, match=problem):
        read_spec(text, "two.toml")


def test_locked_and_cut_joints_leave_the_posture():
    left = sd.load("two_pandas", lock={"left.panda_joint2": -math.pi / 6})
    assert "left.panda_joint2" not in dict(left.posture)
    assert moved_apart(left) < 1e-15
    robot = read_spec(ARM, "arm.toml")
    assert dict(sd.prepare(robot, only="finger").posture).keys() == {"wrist.1", "wrist.2", "lead"}
    loose = sd.prepare(robot, ignore_mimic=True)
    assert dict(loose.posture)["follow"] == (-2 * 0.5 + 1,)


@pytest.mark.parametrize("root", ["left_hand", "right_upper_arm"])
def test_another_prime_body_stands_where_it_stood(root):
    assert moved_apart(sd.load("space_panel", root=root)) < 1e-14
    assert moved_apart(sd.load("four_bar", root="coupler")) < 1e-15


def test_simulations_start_in_the_posture():
    motion = sd.simulate(
        sd.prepare(read_spec(ARM, "arm.toml"), ignore_mimic=True), time=1e-3, step=1e-3
    )
    assert motion.q[0] == pytest.approx([0.1, math.pi / 2, 0.5, 0, 0, 0, 0.6, 0.8], abs=1e-15)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("lead = ", "laed = ", "the posture sets 'laed', which is not a joint that moves; did you"),
        ("lead = ", "follow = ", "the posture sets 'follow', which mimics another joint; set 'le"),
        ('[0.1, "pi/2"]', "[0.1]", "the posture has 1 numbers for joint 'wrist'; give 2"),
        ('"2*half"', "[1, 2]", "the posture has 2 numbers for joint 'lead'; give 1"),
        ('"2*half"', "true", "'lead' of the posture is 'True'; give a number or a formula"),
        ('"2*half"', '"2*haf"', "'lead' of the posture = '2*haf'"),
        ("0.6, 0.8]", "0.6, 0.9]", "'socket' in the posture has length 1.08167; divide it"),
        ("0.6, 0.8]", "0.0, 0]", "'socket' in the posture has length 0; give 0, 0, 0, 1 for"),
        ('lead = "2*half"', '"wrist.2" = 1', "the posture lists joint 'wrist.2' twice; keep one"),
    ],
)
def test_wrong_postures_are_rejected_with_their_line(old, new, problem):
    text = ARM.replace(old, new)
    changed = next(n for n, line in enumerate(text.split("\n"), 1) if new in line)
    with pytest.raises(RobotError) as caught:
        read_spec(text, "arm.toml")
    assert problem in str(caught.value)
    assert str(caught.value).startswith(f"arm.toml:{changed}: ")


def test_robots_made_in_python_are_checked_too():
    robot = sd.load("four_bar")
    for posture, problem in (
        ((("no", (0.0,)),), "'no', which is not an independent joint"),
        ((("crank_joint", (0.0, 1.0)),), "2 numbers for joint 'crank_joint'; give 1"),
    ):
        with pytest.raises(RobotError, match=problem):
            replace(robot, posture=posture)
