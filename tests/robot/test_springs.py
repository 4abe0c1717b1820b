"""Springs and dampers in specs: what is read, written, opened and rejected."""

import pytest

from symdyn.cli.main import main
from symdyn.robot import load, read_spec, robot_from_dict, robot_to_dict

TEXT = """name = "one"
[symbols]
k = 30.0
[[bodies]]
name = "hull"
mass = 4.0
[[joints]]
name = "mount"
type = "{kind}"
parent = "base"
child = "hull"
{more}
passive = {{ {passive} }}
"""


def text(kind, passive, more=""):
    return TEXT.format(kind=kind, passive=passive, more=more)


def read(kind, passive, more=""):
    return read_spec(text(kind, passive, more), "one.toml")


GOOD = [
    ("floating", "stiffness = 5, viscous = [1, 2, 3, 4, 5, 6], rest = [0, 0, 1, 0.6, 0, 0, 0.8]"),
    ("spherical", 'stiffness = [["k", 5, 1], [5, 40, 2], [1, 2, 50]], viscous = "k/10"'),
    ("planar", 'stiffness = [1, "2*k", 3], rest = [0.1, 0, "k/100"]'),
]


@pytest.mark.parametrize(("kind", "passive"), GOOD)
def test_a_spring_survives_writing_and_reading(kind, passive):
    robot = read(kind, passive, "axis = [0, 0, 1]" if kind == "planar" else "")
    assert robot.joints[0].passive.stiffness != 0
    for made in (robot, robot.symbolic("spring", "friction")):
        table = robot_to_dict(made)
        again = robot_from_dict(table)
        assert robot_to_dict(again) == table
        assert again.bind().joints == made.bind().joints


def test_entries_are_parameters_with_names_and_units():
    passive = 'stiffness = [[30, 5, 1], [5, "k", 2], [1, 2, 50]], viscous = 2'
    robot = read("spherical", passive).symbolic("spring", "friction")
    units = {p.name: p.unit for p in robot.symbolic_parameters}
    assert units["mount.stiffness_wx"] == units["mount.stiffness_wy_wz"] == "N m/rad"
    assert units["mount.viscous"] == "N m s/rad"
    assert "k" in units
    assert "mount.stiffness_wy" not in units
    mixed = read("floating", "stiffness = [1, 2, 3, 4, 5, 6]").symbolic("spring")
    assert {p.name: p.unit for p in mixed.parameters}["mount.stiffness_vz"] == "N/m"


def test_joints_without_springs_have_no_parameters_of_them():
    robot = read("floating", "viscous = 1").symbolic("spring", "friction")
    assert [p.name for p in robot.symbolic_parameters] == ["mount.viscous"]


def test_parts_of_a_joint_have_their_own_springs():
    passive = "stiffness = [10, 20], viscous = 0.5, coulomb = [0.1, 0.2], rest = [0.3, 0]"
    first, second = (
        joint.passive for joint in read("universal", passive, "axes = [[1,0,0],[0,1,0]]").joints
    )
    assert (first.stiffness, first.viscous, first.coulomb, first.rest) == (10, 0.5, 0.1, 0.3)
    assert (second.stiffness, second.viscous, second.coulomb, second.rest) == (20, 0.5, 0.2, 0)


@pytest.mark.parametrize(
    ("kind", "passive", "more", "words"),
    [
        ("revolute", "stiffness = -3", "", "stiffness of joint 'mount' is -3; give 0 or more"),
        ("floating", "stiffness = -3", "", "stiffness of joint 'mount' is -3; give 0 or more"),
        ("floating", "stiffness = [1, 1, 1, -1, 1, 1]", "", "negative in some direction; make it"),
        ("spherical", "stiffness = [1, 2]", "", "wrong shape; give one number, 3 numbers or 3"),
        ("spherical", "stiffness = [[1, 2, 3], 4, 5]", "", "wrong shape"),
        ("spherical", "stiffness = []", "", "wrong shape"),
        ("spherical", "viscous = [[1,2,0],[2,1,0],[0,0,1]]", "", "negative in some direction"),
        ("spherical", "stiffness = [[0,2,0],[2,1,0],[0,0,1]]", "", "negative in some direction"),
        ("spherical", "stiffness = [[1,2,0],[0,5,0],[0,0,1]]", "", "not symmetric"),
        ("spherical", "stiffness = 1, rest = [0, 0, 1]", "", "3 rest coordinates; give 4: qx"),
        ("spherical", "stiffness = 1, rest = 0.3", "", "one rest coordinate; give 4: qx"),
        ("spherical", "stiffness = 1, rest = [0, 0, 1, 1]", "", "not of length 1; give qx"),
        ("spherical", "stiffness = [[[1]]]", "", "stiffness of passive of joint 'mount'"),
        ("spherical", "coulomb = 1", "", "coulomb has no effect on joint 'mount', which is spheri"),
        ("universal", "viscous = [1, 2, 3]", "axes = [[1,0,0],[0,1,0]]", "one for each part"),
        ("revolute", "viscous = [1, 2]", "", "viscous of passive of joint 'mount'"),
        ("modal", "stiffness = 1", "modes = [[1,0,0,0,0,0],[0,1,0,0,0,0]]", "not closed under the"),
        ("floating", "stiffness = nan", "", "not a finite number"),
        ("floating", "stifness = 1", "", "unknown key 'stifness'"),
    ],
)
def test_what_no_spring_is_is_rejected_by_line(rejection, kind, passive, more, words):
    message = rejection(read_spec, text(kind, passive, more), "one.toml")
    assert words in message
    assert message.startswith("one.toml:")
    assert not message.startswith("one.toml: ")


# -- springs that a description lacks ----------------------------------------------------------


def test_a_flexible_base_for_any_robot():
    robot = load(
        "planar2r",
        floating=True,
        spring={"floating_base": 1e4, "joint1": (20, 0.3)},
        friction={"floating_base": 50},
    )
    base, first = robot.joints[0].passive, robot.joints[1].passive
    assert (base.stiffness, base.viscous) == (1e4, 50)
    assert (first.stiffness, first.rest) == (20, 0.3)
    each = load("planar2r", floating=True, spring={"floating_base": [1, 2, 3, 4, 5, 6]})
    assert each.joints[0].passive.stiffness == (1, 2, 3, 4, 5, 6)
    again = robot_from_dict(robot_to_dict(each))
    assert again.joints[0] == each.joints[0]
    assert again.preparation == each.preparation
    named = load("planar2r", spring={"joint1": {"stiffness": 20, "rest": 0.3}})
    assert named.joints[0].passive == first


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"spring": {"joint1": (1, 2, 3)}}, "has one DoF; give stiffness and rest, not 3"),
        ({"spring": {"joint1": -1}}, "negative stiffness -1; give 0 or more"),
        ({"spring": {"floating_base": (1, -2, 3, 4, 5, 6)}}, "negative stiffness -2; give 0"),
        ({"spring": {"floating_base": (1, 2)}}, "is floating; give one stiffness or 6, not 2"),
        ({"spring": {"joint1": 0}}, "has this spring already; leave it out"),
        ({"spring": {"joint9": 1}}, "no joint is called 'joint9'"),
        ({"spring": {"joint1": {"rest": 1}}}, "give stiffness, rest"),
        ({"friction": {"floating_base": (1, 2)}}, "is floating; give viscous friction only"),
        ({"rotor": {"floating_base": 1}}, "is floating; name a joint with one DoF"),
    ],
)
def test_springs_that_no_joint_can_have_are_rejected(rejection, words, message):
    assert message in rejection(load, "planar2r", floating=True, **words)


def test_a_spring_that_no_function_has_is_rejected(capsys):
    words = ["generate", "planar2r", "--spring", "joint1:3", "--functions", "mass_matrix"]
    assert main([*words, "--out", "nowhere"]) == 2
    assert "--spring has no effect on the requested functions" in capsys.readouterr().err
