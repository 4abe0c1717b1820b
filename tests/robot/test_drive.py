"""Tails, rotors, friction, springs and named moves of joints: what is read, kept and rejected."""

from __future__ import annotations

import json
import math
import tomllib

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from symdyn.errors import RobotError
from symdyn.formulations.matrices import composite_body
from symdyn.robot import (
    Inertia,
    Move,
    Passive,
    Placement,
    Rotor,
    prepare,
    read_spec,
    robot_from_dict,
    robot_to_dict,
)
from symdyn.robot.assembly.raw import RawJoint, RawLink, RawRobot
from symdyn.robot.assembly.tree import build_robot
from symdyn.robot.read.urdf import read_urdf
from tests.robot import test_dh, test_screws
from tests.robot.dynamics import assert_same_dynamics
from tests.robot.test_spec import VALUES

SPEC = """\
name = "arm"

[symbols]
b = 0.2
gear = 50
l = 0.3

[[bodies]]
name = "upper"
mass = 2
com = [0.1, 0, 0]

[[bodies]]
name = "lower"
mass = 1
com = [0.2, 0.1, 0]

[[joints]]
name = "shoulder"
type = "revolute"
parent = "base"
child = "upper"
rotor = { inertia = 1e-4, gear = "gear" }
passive = { viscous = "b", coulomb = "2*b", smoothing = 0.1, offset = -1, stiffness = 3, rest = 2 }
tail_xyz = ["l", 0, 0]
tail_rpy = [0, 0, "pi/2"]

[[joints]]
name = "elbow"
type = "prismatic"
parent = "upper"
child = "lower"
moves = [["x", "l", "reach"], ["rz", 0.1, "elbow.twist"]]
tail_moves = [["z", 0.4]]
rotor = { inertia = "b" }
"""


@pytest.fixture
def arm():
    return read_spec(SPEC, "dir/arm.toml")


def test_a_joint_has_what_the_spec_gives_it(arm):
    shoulder, elbow = arm.bind().joints
    assert shoulder.rotor_inertia == pytest.approx(0.25)  # gear^2 J
    assert shoulder.passive == Passive(0.2, 0.4, 0.1, -1, 3, 2)
    assert shoulder.tail.pose().p == (0.3, 0, 0)
    assert shoulder.tail.pose().R == ((0, -1, 0), (1, 0, 0), (0, 0, 1))
    assert [move.name for move in elbow.placement.moves] == ["reach", "elbow.twist"]
    assert [move.name for move in elbow.tail.moves] == ["elbow.tail_z"]
    assert elbow.rotor_inertia == 0.2
    assert arm.bind({"gear": 10.0}).joints[0].rotor_inertia == pytest.approx(0.01)


def test_what_a_joint_has_survives_writing(arm):
    for robot in (arm, arm.symbolic("all", "rotor"), arm.bind()):
        again = robot_from_dict(json.loads(json.dumps(robot_to_dict(robot))))
        assert robot_to_dict(again) == robot_to_dict(robot)
        assert again.bind().joints == robot.bind().joints


MOTOR = """\
name = "motor"
[[bodies]]
name = "arm"
mass = 1
com = [0.5, 0, 0]
inertia = { zz = 0.1 }
[[joints]]
name = "m"
type = "revolute"
parent = "base"
child = "arm"
"""


def felt(robot):
    """The mass matrix of a robot of one joint."""
    return composite_body.mass_matrix(robot, [0.0])[0][0]


def test_a_drive_is_the_motors_own_inertia_and_its_ratio():
    """m c^2 + I + N^2 J = 0.25 + 0.1 + 0.25, from a spec and from the command line."""
    spec = read_spec(MOTOR + "rotor = { inertia = 1e-4, gear = 50 }\n", "m.toml")
    given = prepare(read_spec(MOTOR, "m.toml"), rotor={"m": (1e-4, 50)})
    assert felt(spec) == pytest.approx(0.6, rel=1e-15)
    assert felt(given) == felt(spec)
    assert spec.joints[0].rotor == given.joints[0].rotor == Rotor(1e-4, 50)


def test_a_scale_multiplies_the_position_and_leaves_the_rotor_at_the_coordinate():
    robot = read_spec(MOTOR + "rotor = { inertia = 0.25 }\nscale = 2\n", "m.toml")
    assert felt(robot) == pytest.approx(2**2 * 0.35 + 0.25, rel=1e-15)
    assert robot.joints[0].motion_coordinates([0.3]) == (0.6,)
    assert robot.symbolic("scale").symbolic_names == ("m.scale",)


@pytest.mark.parametrize(
    ("keys", "cure"),
    [
        (
            "rotor_inertia = 1e-4\ngear = 50\n",
            "write rotor = { inertia = 0.0001, gear = 50 } for a motor's own inertia and its gear, "
            "or rotor = { inertia = 0.0001 } and scale = 50 for a position that is 50 q, as before",
        ),
        (
            "rotor = { inertia = 1e-4 }\ngear = 50\n",
            "write rotor = { inertia = 0.0001, gear = 50 } for a motor's own inertia and its gear, "
            "or scale = 50 for a position that is 50 q, as before",
        ),
        (
            'rotor_inertia = "0.5"\n',
            'write rotor = { inertia = "0.5" } for the inertia reflected to the joint, as before',
        ),
        (
            "gear = -1\n",
            "write rotor = { inertia = ..., gear = -1 } for a motor's own inertia and its gear, "
            "or scale = -1 for a position that is -1 q, as before",
        ),
    ],
)
def test_former_keys_of_drives_are_rejected_with_their_replacement(keys, cure, rejection):
    text = MOTOR + keys
    old = next(key for key in ("rotor_inertia", "gear") if f"{key} = " in keys.replace("{ ", ""))
    line = text[: text.index(f"{old} =")].count("\n") + 1
    message = rejection(read_spec, text, "m.toml")
    assert message == f"m.toml:{line}: joint 'm' has the unknown key {old!r}; {cure}"


def test_a_former_parameter_is_rejected_with_its_new_name(rejection):
    robot = read_spec(MOTOR, "m.toml")
    assert rejection(robot.symbolic, "gear").endswith("coordinate and its position is scale")
    assert rejection(robot.symbolic, "m.gear").endswith("coordinate and its position is m.scale")


def test_a_joint_without_them_is_written_without_them():
    entry = robot_to_dict(read_spec(SPEC, "a.toml"))["joints"][1]
    assert "passive" not in entry
    assert "limits" not in entry
    assert entry["moves"] == [["x", "l", "reach"], ["rz", 0.1, "elbow.twist"]]


def test_moves_of_one_name_are_one_parameter():
    twice = SPEC.replace('tail_moves = [["z", 0.4]]', 'tail_moves = [["z", "l", "reach"]]')
    opened = read_spec(twice, "a.toml").symbolic("reach")
    assert opened.symbolic_names == ("l",)
    numbers = twice.replace('"l", "reach"', '0.7, "reach"')
    opened = read_spec(numbers, "a.toml").symbolic("reach")
    assert opened.symbolic_names == ("reach",)
    moved = opened.bind({"reach": 2.0}).joints[1]
    assert (moved.placement.pose().p[0], moved.tail.pose().p[2]) == (2.0, 2.0)


def test_a_tail_is_the_same_robot_without_one(arm):
    assert_same_dynamics(arm, arm.with_joint_frames())


def test_the_tail_of_a_fixed_joint_is_part_of_its_placement():
    shift, turn = Placement((Move("x", 1),)), Placement((Move("rz", math.pi / 2), Move("x", 2)))
    body = Inertia(m=1)
    links = [RawLink("base"), RawLink("a", body), RawLink("b", body)]
    joints = [
        RawJoint("j", "revolute", "base", "a"),
        RawJoint("f", "fixed", "a", "b", shift, tail=turn),
    ]
    robot = build_robot(RawRobot("r", links, joints))
    assert robot.frame("b").placement.pose().p == (1, 2, 0)
    assert robot.links[0].inertia.moment == (1, 2, 0)
    assert [m.name for m in robot.frame("b").placement.moves] == ["f.x", "f.tail_yaw", "f.tail_x"]


def test_a_placement_made_short_keeps_names_to_be_opened_by():
    step = Placement.from_xyz_rpy((0.1, 0.2, 0.3), (0.3, 0.2, 0.1))
    names = [f"l{i}" for i in range(40)]
    joints = [RawJoint("j", "revolute", "base", "l0")]
    joints += [RawJoint(f"f{i}", "fixed", f"l{i}", f"l{i + 1}", step) for i in range(39)]
    links = [RawLink(name) for name in ("base", *names)]
    robot = build_robot(RawRobot("r", links, joints))
    opened = robot.symbolic("geometry")
    assert "f20.merged_yaw" in opened.symbolic_names
    ours, theirs = (r.frame("l39").placement.pose().matrix() for r in (robot, opened.bind()))
    assert np.allclose(np.array(ours, float), np.array(theirs, float), atol=1e-15)


# -- URDF ----------------------------------------------------------------------------------

URDF = """<robot name="r"><link name="a"/><link name="b"/>
<joint name="j" type="revolute"><parent link="a"/><child link="b"/>{}</joint></robot>"""


def test_the_dynamics_of_a_urdf_joint_are_its_friction():
    for text, passive in (
        ("", Passive()),
        ("<dynamics/>", Passive()),
        ('<dynamics damping="0.7"/>', Passive(viscous=0.7)),
        ('<dynamics damping="0.7" friction="0.2"/>', Passive(0.7, 0.2)),
    ):
        assert read_urdf(URDF.format(text), "a.urdf").joints[0].passive == passive


def test_broken_dynamics_of_a_urdf_joint_are_rejected(rejection):
    for text, problem in (
        ('<dynamics damping="-1"/>', "the viscous friction of joint 'j' is -1; give 0 or more"),
        ('<dynamics friction="x"/>', "friction of <dynamics> of joint 'j' is 'x'"),
        ("<dynamics/><dynamics/>", "2 <dynamics> elements"),
    ):
        message = rejection(read_urdf, URDF.format(text), "a.urdf")
        assert message.startswith("a.urdf:2: ")
        assert problem in message


# -- what is rejected -----------------------------------------------------------------------


def line_of(words: str) -> int:
    return SPEC[: SPEC.index(words)].count("\n") + 1


SHOULDER = '[[joints]]\nname = "shoulder"'

BROKEN = {
    # text of SPEC, its replacement, words of the line that the error names, problem, cure
    "viscous": (
        'viscous = "b"',
        'viscous = "-b"',
        SHOULDER,
        "the viscous friction of",
        "0 or more",
    ),
    "coulomb": ('coulomb = "2', 'coulomb = "-2', SHOULDER, "Coulomb friction of", "0 or more"),
    "stiffness": ("stiffness = 3", "stiffness = -3", SHOULDER, "stiffness", "0 or more"),
    "smoothing": ("smoothing = 0", "smoothing = -0", SHOULDER, "smoothing", "0 or more"),
    "rotor": ('inertia = "b"', 'inertia = "-b"', None, "rotor inertia", "0 or more"),
    "still rotor": (
        'gear = "gear"',
        "gear = 0",
        SHOULDER,
        "rotor's gear of joint",
        "remove the rotor",
    ),
    "passive key": ("rest =", "rast =", "passive =", "unknown key 'rast'", "mean rest"),
    "passive no table": (
        "passive = { viscous",
        "passive = 3\nx = { viscous",
        None,
        "; ",
        "",
    ),
    "rotor key": ("{ inertia = 1e-4", "{ J = 1e-4", "rotor =", "unknown key 'J'", "inertia"),
    "formula": ('viscous = "b"', 'viscous = "c"', "passive =", "undeclared name 'c'", "there are"),
    "tail twice": (
        "tail_moves = [[",
        "tail_xyz = [0, 0, 0]\ntail_moves = [[",
        None,
        "tail_moves and also tail_xyz",
        "keep one",
    ),
    "short tail": ('tail_xyz = ["l", 0, 0]', "tail_xyz = [0, 0]", "tail_xyz", "tail_xyz", "of 3"),
    "move name": ('"elbow.twist"', '"a b"', "moves =", "is called 'a b'", "as in joint1.d"),
    "move called like a mass": ('"elbow.twist"', '"upper.m"', "moves =", "'upper.m'", "joint1.d"),
    "nameless move": ('"elbow.twist"', '""', "moves =", "is called ''", "joint1.d"),
    "number as name": ('"elbow.twist"', "3", "moves =", "is called '3'", "joint1.d"),
    "long move": ('"elbow.twist"', '"a", "b"', "moves =", "a move of joint", '["x", 0.1, "name"]'),
    "move called like a symbol": (
        '"elbow.twist"',
        '"b"',
        "moves =",
        "the name of a symbol",
        "rename",
    ),
    "two values of one name": (
        'tail_moves = [["z", 0.4]]',
        'tail_moves = [["z", 0.4, "reach"]]',
        "tail_moves =",
        "differs from another",
        "rename",
    ),
    "dotted keyword": (
        "gear = 50",
        '"gear.if" = 50\ngear = 50',
        "gear = 50",
        "is reserved",
        "choose",
    ),
    "group": ("gear = 50", "geometry = 50\ngear = 50", "gear = 50", "is reserved", "choose"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_what_cannot_be_gets_one_line_with_place_and_cure(case, rejection):
    old, new, line, problem, cure = BROKEN[case]
    assert old in SPEC
    message = rejection(read_spec, SPEC.replace(old, new, 1), "dir/arm.toml")
    assert message.startswith("dir/arm.toml:"), message
    if line is not None:
        assert message.startswith(f"dir/arm.toml:{line_of(line)}: "), message
    assert problem in message
    assert cure in message


@settings(max_examples=40, deadline=None)
@given(data=st.data(), text=st.sampled_from([SPEC, test_dh.TABLE, test_screws.TABLE]))
def test_any_value_anywhere_in_a_table_is_accepted_or_rejected_in_one_line(data, text):
    robot = tomllib.loads(text)
    place, key = robot, data.draw(st.sampled_from(sorted(robot)))
    while isinstance(place[key], (dict, list)) and place[key] and data.draw(st.booleans()):
        place = place[key]
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(keys))
    place[key] = data.draw(VALUES)
    problem = ""
    try:
        robot_from_dict(robot, "a.json")
    except RobotError as error:
        problem = str(error)
    assert problem.isprintable()
