"""Joints of any DoF in descriptions: what files say of them, and what they are rejected for."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler.manifest import robot_facts
from symdyn.formulations.inverse import newton_euler
from symdyn.robot import read_spec, robot_from_dict, robot_to_dict, to_toml, to_urdf
from symdyn.robot.joints import MOTIONS, SERIES
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.slots import find_slots
from symdyn.verification.check import check_folder
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import random_state

BODY = "mass = 1.5\ncom = [0.1, 0.05, -0.2]\ninertia = { xx = 0.1, yy = 0.12, zz = 0.09 }\n"

MOTION = {
    "revolute": "axis = [0, 1, 0]",
    "continuous": "axis = [0, 1, 0]",
    "prismatic": "axis = [1, 0, 0]",
    "helical": "axis = [0, 0, 1]\npitch = 0.05",
    "cylindrical": "axis = [0.6, 0, 0.8]",
    "universal": "axes = [[1, 0, 0], [0, 1, 0.5]]",
    "planar": "axis = [0, 0, 1]",
    "spherical": "",
    "floating": "",
    "modal": "modes = [[1, 0, 0, 0, 0, 0.1], [0, 0, 0, 1, 0, 0.5]]",
}
COUNTS = {
    **dict.fromkeys(("revolute", "continuous", "prismatic", "helical"), (1, 1)),
    "cylindrical": (2, 2),
    "universal": (2, 2),
    "planar": (3, 3),
    "spherical": (4, 3),
    "floating": (7, 6),
    "modal": (7, 2),
}


def spec(kind, motion=None):
    """An arm on a joint of the type: arm, then a hinge to the hand."""
    return f"""name = "{kind}_arm"
[[bodies]]
name = "arm"
{BODY}
[[bodies]]
name = "hand"
{BODY}
[[joints]]
name = "wrist"
type = "{kind}"
parent = "base"
child = "arm"
xyz = [0.1, 0.2, 0.3]
rpy = [0.4, 0, 0.1]
tail_xyz = [0, 0, 0.2]
{MOTION[kind] if motion is None else motion}
[[joints]]
name = "hinge"
type = "revolute"
parent = "arm"
child = "hand"
axis = [0, 1, 0]
xyz = [0.5, 0, 0]
"""


def torques(robot, seed=0):
    state = random_state(robot, seed)
    q, qd, qdd = (state[name].tolist() for name in ("q", "qd", "qdd"))
    return (q, qd, qdd), np.array(newton_euler.inverse_dynamics(robot, q, qd, qdd), float)


@pytest.mark.parametrize("kind", MOTION)
def test_every_type_of_the_spec_moves_as_pinocchio_says(kind):
    robot = read_spec(spec(kind), "arm.toml")
    assert (robot.nq, robot.nv) == tuple(n + 1 for n in COUNTS[kind])
    state, tau = torques(robot)
    reference = pinocchio_oracle(robot).inverse_dynamics(*state)
    assert np.abs(tau - reference).max() < 1e-11 * np.abs(reference).max()


@pytest.mark.parametrize("kind", MOTION)
def test_a_robot_that_is_written_as_toml_or_table_comes_back(kind):
    robot = read_spec(spec(kind), "arm.toml")
    table = json.loads(json.dumps(robot_to_dict(robot)))
    assert robot_from_dict(table) == replace(robot, source=robot_from_dict(table).source)
    again = read_spec(to_toml(robot), "again.toml")
    assert robot_facts(again) == robot_facts(robot)
    assert again.joints == robot.joints


@pytest.mark.parametrize("kind", MOTION)
def test_urdf_says_what_it_can_and_rejects_the_rest(kind, rejection):
    robot = read_spec(spec(kind), "arm.toml")
    if kind in ("helical", "spherical", "modal"):
        message = rejection(to_urdf, robot)
        assert f"joint 'wrist' is {kind}, which URDF cannot express" in message
        assert "--to toml" in message
        return
    again = read_urdf(to_urdf(robot), "arm.urdf")
    assert again.nq == robot.nq
    state, tau = torques(robot)
    found = np.array(newton_euler.inverse_dynamics(again, *state), float)
    assert np.abs(found - tau).max() < 1e-9 * np.abs(tau).max()


@pytest.mark.parametrize("kind", SERIES)
def test_two_joints_in_a_row_are_listed_as_the_one_of_the_file(kind):
    robot = read_spec(spec(kind), "arm.toml")
    assert [joint.name for joint in robot.joints] == ["wrist.1", "wrist.2", "hinge"]
    assert robot_facts(robot)["joints"] == [
        {"name": "wrist", "type": kind, "q": [0, 1], "v": [0, 1]},
        {"name": "hinge", "type": "revolute", "q": [2], "v": [2]},
    ]
    axes = [joint.axis for joint in robot.joints[:2]]
    assert (axes[0] == axes[1]) == (kind == "cylindrical")


def test_names_of_parts_give_way_to_those_of_the_file():
    text = spec("universal").replace('"hinge"', '"wrist.1"').replace('"hand"', '"wrist.1"')
    robot = read_spec(text, "arm.toml")
    assert [joint.name for joint in robot.joints] == ["wrist.1_", "wrist.2", "wrist.1"]
    assert [link.name for link in robot.links] == ["wrist.1_", "arm", "wrist.1"]


@pytest.mark.parametrize("kind", SERIES)
def test_two_joints_in_a_row_are_written_as_one_unless_something_tells_them_apart(kind):
    robot = read_spec(spec(kind), "arm.toml")
    assert [joint["type"] for joint in robot_to_dict(robot)["joints"]] == [kind, "revolute"]
    assert [body["name"] for body in robot_to_dict(robot)["bodies"]] == ["base", "arm", "hand"]
    for told in (
        sd.prepare(robot, friction={"wrist.2": 0.3}),
        sd.prepare(robot, rotor={"wrist.1": 0.1}),
        robot.symbolic("wrist.1"),
        robot.symbolic("wrist_2.scale"),
    ):
        table = robot_to_dict(told)
        assert [joint.get("series") for joint in table["joints"]] == [["wrist", kind]] * 2 + [None]
        assert robot_to_dict(robot_from_dict(table)) == table
        assert robot_facts(robot_from_dict(table)) == robot_facts(robot)


def test_a_series_of_other_joints_is_rejected(rejection):
    def parts():
        robot = sd.prepare(read_spec(spec("universal"), "arm.toml"), rotor={"wrist.1": 0.1})
        return robot_to_dict(robot)

    table = parts()
    table["joints"][1]["type"] = "prismatic"
    assert "do not form a universal joint" in rejection(robot_from_dict, table)
    table = parts()
    del table["joints"][1]["series"]
    assert robot_facts(robot_from_dict(table))["joints"][0]["name"] == "wrist.1"


def test_friction_and_rotors_are_given_to_parts(rejection):
    robot = read_spec(spec("universal"), "arm.toml")
    message = rejection(sd.prepare, robot, friction={"wrist": 0.3})
    assert "'wrist.1' or 'wrist.2'" in message
    ball = read_spec(spec("spherical"), "arm.toml")
    assert "'wrist' is spherical" in rejection(sd.prepare, ball, rotor={"wrist": 0.3})


def test_a_locked_screw_stands_where_it_moved_to():
    robot = read_spec(spec("helical", "axis = [0.6, 0, 0.8]\npitch = 0.05"), "arm.toml")
    held = sd.prepare(robot, lock={"wrist": 0.7})
    X = robot.joints[0].transform([0.7]) @ robot.joints[1].placement.pose()
    assert np.allclose(np.array(held.joints[0].placement.pose().matrix(), float), X.matrix())


BROKEN = {
    # type, what it says, words of the line that the error names, problem, cure
    "rank": (
        *("modal", "modes = [[1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]]", "modes ="),
        *("the modal matrix does not have full rank", "remove"),
    ),
    "zero mode": (
        "modal",
        "modes = [[0, 0, 0, 0, 0, 0]]",
        "modes =",
        "not have full rank",
        "remove",
    ),
    "seven modes": (
        *("modal", f"modes = [{', '.join(['[1, 0, 0, 0, 0, 0]'] * 7)}]", "modes ="),
        *("has 7 modes", "1 to 6"),
    ),
    "no modes": ("modal", "", "[[joints]]", "is modal and has no modes", "add modes ="),
    "empty modes": ("modal", "modes = []", "modes =", "has 0 modes", "1 to 6"),
    "short mode": ("modal", "modes = [[1, 0, 0]]", "modes =", "[1, 0, 0]", "lists of 6 numbers"),
    "no axis": ("planar", "", "[[joints]]", "is planar and has no axis", "add axis ="),
    "no screw": ("helical", "pitch = 0.1", "[[joints]]", "is helical and has no axis", "add axis"),
    "no pitch": ("helical", "axis = [0, 0, 1]", "[[joints]]", "has no pitch", "add pitch ="),
    "no axes": ("universal", "axis = [0, 0, 1]", "axis =", "axis has no effect", "give axes = [["),
    "parallel": (
        *("universal", "axes = [[0, 0, 1], [0, 0, -2]]", "axes ="),
        *("axes of joint 'wrist' are parallel", "two different directions"),
    ),
    "zero axis": ("universal", "axes = [[0, 0, 0], [0, 0, 1]]", "axes =", "is zero", "directions"),
    "three axes": (
        *("universal", "axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]", "axes =", "axes of", "of 2"),
    ),
    "idle axis": ("spherical", "axis = [0, 0, 1]", "axis =", "axis has no effect", "remove it"),
    "idle pitch": ("revolute", "pitch = 0.1", "pitch =", "pitch has no effect", "remove it"),
    "idle modes": ("floating", "modes = []", "modes =", "modes has no effect", "remove it"),
    "idle rotor": (
        "planar",
        "axis = [0, 0, 1]\nrotor = { inertia = 1 }",
        "rotor =",
        "no effect",
        "remove",
    ),
    "idle limits": ("universal", "limits = {}", "limits =", "no effect", "wrist.1 and wrist.2"),
    "series": ("revolute", 'series = ["a"]', "series =", "series of joint 'wrist'", "universal"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_joint_gets_one_line_with_place_and_cure(case, rejection):
    kind, motion, words, problem, cure = BROKEN[case]
    text = spec(kind, motion)
    line = text[: text.index(words)].count("\n") + 1
    message = rejection(read_spec, text, "arm.toml")
    assert message.startswith(f"arm.toml:{line}: "), message
    assert problem in message
    assert cure in message


@pytest.mark.parametrize(("other", "ours"), [("ball", "spherical"), ("free", "floating")])
def test_a_type_of_another_format_is_rejected_with_its_name_here(other, ours, rejection):
    message = rejection(read_spec, spec(other, ""), "arm.toml")
    assert (
        f"has the unsupported type '{other}', which symdyn calls {ours}; supported types are"
        in message
    )


def test_a_misspelt_base_is_rejected_with_its_name(rejection):
    text = spec("floating").replace('parent = "base"', 'parent = "bass"')
    message = rejection(read_spec, text, "arm.toml")
    assert "unknown parent link 'bass'; did you mean base?" in message


def test_an_unknown_parent_is_rejected_by_name_and_line(rejection):
    text = spec("floating").replace('parent = "arm"', 'parent = "arn"')
    message = rejection(read_spec, text, "arm.toml")
    assert message.startswith("arm.toml:")
    assert "unknown parent link 'arn'" in message
    assert "arm" in message


def test_a_joint_of_several_dofs_neither_follows_nor_leads(rejection):
    follows = spec("spherical").replace(
        'name = "hinge"\n', 'name = "hinge"\nmimic = { joint = "wrist" }\n'
    )
    message = rejection(read_spec, follows, "arm.toml")
    assert "'hinge' mimics 'wrist', which is spherical" in message
    assert message.startswith("arm.toml:")
    message = rejection(read_spec, spec("spherical", 'mimic = { joint = "hinge" }'), "arm.toml")
    assert "mimic has no effect" in message


def test_a_pitch_of_zero_is_a_turn_and_a_screw_advances():
    turn = read_spec(spec("helical", "axis = [0, 0, 1]\npitch = 0"), "arm.toml")
    plain = read_spec(spec("revolute", "axis = [0, 0, 1]"), "arm.toml")
    state, tau = torques(turn)
    assert np.allclose(tau, np.array(newton_euler.inverse_dynamics(plain, *state), float))
    screw = read_spec(spec("helical"), "arm.toml").joints[0]
    assert screw.motion.pose([2.0]).p == (0, 0, 0.1)


def test_screws_with_a_pitch_are_helical():
    rows = [{"axis": [0, 0, 2], "v": [0, -0.2, 0.5], "mass": 1}]
    joint = sd.from_screws(rows).joints[0]
    assert (joint.type, joint.pitch, joint.axis) == ("helical", 0.25, (0, 0, 1))
    assert joint.placement.pose().p == (0.1, 0, 0)


def test_every_type_is_spelled_in_the_spec():
    assert set(MOTION) == {*MOTIONS, *SERIES}


def test_people_are_told_of_the_joints_of_the_file():
    robot = read_spec(spec("universal"), "arm.toml")
    assert "1-2  arm: universal joint wrist about (1, 0, 0) and (0, " in str(robot)
    ball = str(read_spec(spec("spherical"), "arm.toml"))
    assert "5 coordinates, 4 velocities" in ball
    assert "1  arm: spherical joint wrist on base, 1.5 kg" in ball


def test_only_geometry_of_joints_of_several_dofs_can_be_left_open():
    names = list(find_slots(read_spec(spec("spherical"), "arm.toml")))
    assert "wrist.x" in names
    assert "wrist.tail_z" in names
    for word in ("rotor_inertia", "viscous", "stiffness", "q_offset", "scale"):
        assert f"hinge.{word}" in names
        assert f"wrist.{word}" not in names
    screw = find_slots(read_spec(spec("helical"), "arm.toml"))
    assert screw["wrist.rotor_inertia"].unit == "kg m^2"


HOSTILE = {
    "modes": ['"x"', "[1, 2]", "[[1, 2, 3, 4, 5, 1e300]]", '[["a", 0, 0, 0, 0, 0]]', "{}", "[[]]"],
    "axes": ["5", "[[1, 0], [0, 1]]", "[[1, 0, 0], 3]", '["ab", "cd"]', "[[nan, 0, 0], [0, 1, 0]]"],
    "pitch": ['"x"', "nan", "inf", "1e300", "[1]", "true"],
    "axis": ['"xyz"', "[0, 0, 0]", "[nan, 0, 1]", "[1]"],
}


@pytest.mark.parametrize("key", HOSTILE)
def test_nonsense_is_rejected_in_one_line(key, rejection):
    kinds = {"modes": "modal", "axes": "universal", "pitch": "helical", "axis": "planar"}
    for value in HOSTILE[key]:
        rest = "axis = [0, 0, 1]\n" if key == "pitch" else ""
        message = rejection(read_spec, spec(kinds[key], f"{rest}{key} = {value}"), "arm.toml")
        assert message.startswith("arm.toml:"), message


def test_the_command_line_rejects_a_bad_joint_with_status_2(tmp_path, capsys):
    file = tmp_path / "arm.toml"
    file.write_text(spec("modal", "modes = [[1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]"))
    assert cli.main(["show", str(file)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(f"symdyn: error: {file}:")


@pytest.mark.parametrize("kind", ["universal", "modal", "floating", "helical"])
def test_a_generated_folder_needs_nothing_but_its_manifest(kind, tmp_path):
    robot = read_spec(spec(kind), "arm.toml").symbolic("inertial", "hinge.x")
    made = sd.generate(robot, "python", ["inverse_dynamics", "mass_matrix"], tmp_path)
    again = json.loads((made.folder / f"{kind}_arm.json").read_text())
    assert again["joints"] == robot_facts(robot)["joints"]
    assert check_folder(made.folder).passed
