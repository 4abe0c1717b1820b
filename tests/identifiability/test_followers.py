"""Base parameters where joints share a coordinate."""

from dataclasses import replace
from fractions import Fraction

import numpy as np

from symdyn.graph import Expr
from symdyn.robot import Move, Placement, robot_from_dict
from tests.identifiability.oracles import assert_numerical_rank, shaken
from tests.identifiability.robots import parallelogram

NOWHERE, SIDEWAYS = (0, 0, 0), (0, -9.81, 0)


def test_a_link_that_only_translates_has_no_moments():
    robot = parallelogram(-1)
    base = assert_numerical_rank(robot, shaken(robot), 6)
    assert set(range(11, 20)) < set(base.without_effect)


def test_a_link_that_turns_half_as_fast_counts_a_quarter():
    robot = parallelogram(0.5)
    base = assert_numerical_rank(robot, shaken(robot), 8)
    assert base.groups[base.kept.index(9)][19] == Fraction(9, 4)  # 1.5^2


def coupled(*moves):
    """A parallelogram whose third link turns with the first, and the moves to its second joint."""
    robot = parallelogram(-1)
    first, second, third = robot.joints
    placement = Placement(tuple(Move(kind, robot_length(robot, name)) for kind, name in moves))
    second = replace(second, placement=placement)
    third = replace(third, mimic=replace(second.mimic, multiplier=1))
    return replace(robot, joints=(first, second, third))


def robot_length(robot, name):
    """The symbol of that name on the robot's graph."""
    (move,) = robot.joints[1].placement.moves
    return move.amount.graph.symbol(name)


def test_followers_whose_coefficients_are_formulas():
    short = coupled(("x", "l_1"))
    base = assert_numerical_rank(short, shaken(short), 3)
    assert str(base.groups[base.kept.index(9)][21]) == "2*l_1"
    long = coupled(("x", "l_1"), ("x", "l_2"))
    base = assert_numerical_rank(long, shaken(long), 3)
    assert isinstance(base.groups[base.kept.index(9)][21], Expr)  # 2 (l_1 + l_2)


def test_two_fingers_on_a_fixed_palm_count_as_one():
    fingers = robot_from_dict(
        {
            "name": "gripper",
            "bodies": [{"name": "left", "mass": 1}, {"name": "right", "mass": 1}],
            "joints": [
                {"name": "a", "type": "prismatic", "parent": "base", "child": "left"}
                | {"axis": [0, 1, 0]},
                {"name": "b", "type": "prismatic", "parent": "base", "child": "right"}
                | {"axis": [0, -1, 0], "mimic": {"joint": "a", "multiplier": 1}},
            ],
        }
    )
    assert assert_numerical_rank(fingers, count=1).groups == ({0: 1, 10: 1},)
    falling = replace(fingers, gravity=(0, -9.81, 0))  # the weights pull against each other
    assert_numerical_rank(falling, count=2)


def pendulums(gravity, axis):
    """Two links on the base and on one coordinate, the second about another axis."""
    return robot_from_dict(
        {
            "name": "pendulums",
            "gravity": list(gravity),
            "bodies": [{"name": "left", "mass": 1}, {"name": "right", "mass": 1}],
            "joints": [
                {"name": "a", "type": "revolute", "parent": "base", "child": "left"},
                {"name": "b", "type": "revolute", "parent": "base", "child": "right"}
                | {"axis": axis, "mimic": {"joint": "a", "multiplier": 0.5}},
            ],
        }
    )


def test_two_pendulums_on_one_coordinate():
    """The second a turn of 0.4 ahead and scaled: its first moment counts turned back."""
    arms = pendulums(SIDEWAYS, [0, 0, 1])
    joints = (arms.joints[0], replace(arms.joints[1], scale=2, q_offset=0.4))
    base = assert_numerical_rank(replace(arms, joints=joints), count=3)
    groups = dict(zip(base.kept, base.groups, strict=True))
    assert groups[9] == {9: 1, 19: 1}
    assert abs(groups[1][11] - np.cos(0.4)) < 1e-14
    assert abs(groups[1][12] + np.sin(0.4)) < 1e-14


def test_followers_about_odd_axes():
    """The length of (1, 2, 3) has to be a number of the field."""
    base = assert_numerical_rank(pendulums(NOWHERE, [1, 2, 3]), count=1)
    assert base.groups[0][19] == Fraction(9, 14) / 4
    assert base.groups[0][15] == Fraction(4, 14) / 4  # 2 Ixy


def test_scales_and_offsets_of_followers():
    robot = parallelogram(-0.5)
    joints = (robot.joints[0], replace(robot.joints[1], scale=2, q_offset=0.4), robot.joints[2])
    robot = replace(robot, joints=joints)
    assert_numerical_rank(robot, shaken(robot), 6)
