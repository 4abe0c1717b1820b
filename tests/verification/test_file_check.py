"""`check` sees mistakes of the reader: others read the robot's file themselves."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from symdyn.cli import main as cli
from symdyn.compiler.pipeline import generate
from symdyn.formulations.inverse import newton_euler
from symdyn.robot import Preparation, load
from symdyn.robot.model import Mimic, Rotor
from symdyn.robot.placement import Placement
from symdyn.robot.read.mjcf import read_mjcf
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.check import check_folder
from symdyn.verification.file_check import RobotFromFile
from symdyn.verification.oracles.libraries import read_by_oracles
from tests.joint_robots import random_state, random_tree
from tests.quick import quick
from tests.robots import urdf_path

BODY = (
    '<inertial><origin xyz=".1 .02 -.03" rpy=".1 .2 .3"/><mass value="{m}"/>'
    '<inertia ixx=".02" ixy=".001" ixz=".002" iyy=".03" iyz="-.001" izz=".025"/></inertial>'
)


def joint(name, kind, parent, child, options=""):
    return (
        f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>'
        f'<origin xyz=".1 .2 .3" rpy="1.5707963 .2 .3"/><axis xyz="0 .6 .8"/>'
        f'<limit lower="-1" upper="1" effort="1" velocity="1"/>{options}</joint>'
    )


URDF = f"""<robot name="two fingers"><link name="base"/>
<link name="a">{BODY.format(m=1)}</link><link name="b">{BODY.format(m=2)}</link>
<link name="plate">{BODY.format(m=0.5)}</link><link name="c">{BODY.format(m=0.7)}</link>
{joint("j1", "continuous", "base", "a")}{joint("j2", "prismatic", "a", "b")}
{joint("jf", "fixed", "b", "plate")}
{joint("j3", "revolute", "plate", "c", '<mimic joint="j1" multiplier="-.7" offset=".2"/>')}
</robot>"""

FUNCTIONS = ["inverse_dynamics", "mass_matrix", "forward_kinematics", "gravity"]


def failed(robot, folder, functions=FUNCTIONS, **given):
    made = generate(robot, "python", functions, folder)
    report = check_folder(made.folder, given=RobotFromFile(robot, **given))
    assert any(" reading " in row.against for row in report.rows)
    assert all(" reading " in row.against for row in report.rows if not row.passed)
    return {(row.what, row.against.split()[0]) for row in report.rows if not row.passed}


def test_a_robot_read_rightly_passes_both_readers(tmp_path):
    assert not failed(read_urdf(URDF, "two.urdf"), tmp_path)


def heavier(robot):
    links = list(robot.links)
    links[1] = replace(links[1], inertia=replace(links[1].inertia, Ixy=0.002))
    return replace(robot, links=tuple(links))


def changed(number, **fields):
    def change(robot):
        joints = list(robot.joints)
        joints[number] = replace(joints[number], **fields)
        return replace(robot, joints=tuple(joints))

    return change


MISREAD = {
    "a product of inertia": heavier,
    "a rotor": changed(1, rotor=Rotor(1e-4)),
    "an axis": changed(0, axis=(0, -0.6, -0.8)),
    "a multiplier": changed(2, mimic=Mimic(0, -0.71, 0.2)),
    "an offset": changed(2, mimic=Mimic(0, -0.7, 0.201)),
    "a placement": changed(1, placement=Placement.from_xyz_rpy((0.1, 0.2, 0.3), (1.57, 0.2, 0.3))),
    "gravity": lambda robot: replace(robot, gravity=(0, 0, -9.8)),
}


@pytest.mark.parametrize("mistake", MISREAD)
def test_a_mistake_of_the_reader_is_seen_by_both(mistake, tmp_path):
    robot = MISREAD[mistake](read_urdf(URDF, "two.urdf"))
    seen = failed(robot, tmp_path)
    assert {library for _, library in seen} == {"pinocchio", "mujoco"}
    assert ("forward_kinematics", "mujoco") in seen or mistake in (
        *("a product of inertia", "a rotor", "gravity"),
    )


def test_a_joint_that_the_file_has_not_is_named(tmp_path):
    robot = changed(1, name="jx")(read_urdf(URDF, "two.urdf"))
    for what, _ in failed(robot, tmp_path):
        assert "joint 'j2' of the file does not move in the robot" in what


def test_gravity_that_was_asked_for_is_no_mistake(tmp_path):
    robot = replace(read_urdf(URDF, "two.urdf"), gravity=(1, 0, -5))
    assert not failed(robot, tmp_path, gravity=(1, 0, -5))


PREPARED = {
    "locked leader": {"lock": {"j1": 0.4}},
    "locked slide": {"lock": {"j2": -0.3}, "rotor": {"j1": (0.02, 3)}},
    "free": {"ignore_mimic": True, "lock": {"j3": 1}, "payload": {"plate": (0.5, 0, 0.1, 0)}},
    "cut": {"only": "b", "payload": {"b": (0.5, 0, 0.1, 0, 0.1, 0, 0.1, 0, 0, 0.15)}},
    "cut with a follower": {"only": "plate", "lock": {"j1": 0.2}},
    "floating": {"floating": True, "lock": {"j2": 0.1}},
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("way", PREPARED)
def test_a_prepared_robot_is_compared_with_the_file_prepared_by_others(way, tmp_path):
    file = tmp_path / "two.urdf"
    file.write_text(URDF)
    prepared = load(file, **PREPARED[way])
    assert not failed(prepared, tmp_path / "right")
    other = {**PREPARED[way], "lock": {"j2": 0.3}, "ignore_mimic": False, "only": None}
    other = load(file, **{**other, "rotor": {"j1": (0.03, 3)}, "payload": {"c": (0.4, 0, 0.1, 0)}})
    assert failed(replace(other, preparation=prepared.preparation), tmp_path / "wrong")


PARTITIONED = [
    *("generalized_inertia", "generalized_bias", "generalized_force", "generalized_jacobian"),
    *("dynamic_coupling", "disturbance_jacobian", "underactuated_inverse_dynamics"),
    *("hybrid_dynamics", "underactuated_accelerations"),
]


@pytest.mark.slow
def test_functions_of_a_floating_robot_without_motors_there_are_compared_with_the_file(tmp_path):
    file = tmp_path / "two.urdf"
    file.write_text(URDF.replace('base"/>', f'base">{BODY.format(m=3)}</link>', 1))
    robot = load(file, floating=True, ignore_mimic=True)
    assert not failed(robot, tmp_path / "right", PARTITIONED)
    wrong = failed(changed(2, rotor=Rotor(1e-3))(robot), tmp_path / "wrong", PARTITIONED)
    assert ("generalized_inertia", "mujoco") in wrong
    assert ("generalized_inertia", "pinocchio") in wrong
    made = generate(robot, "python", PARTITIONED, tmp_path)
    rows = check_folder(made.folder, given=RobotFromFile(robot)).rows
    seen = {row.what for row in rows if row.against == "pinocchio reading two.urdf"}
    assert seen == set(PARTITIONED)


MJCF = """<mujoco><option gravity="0 3 -4"/><compiler angle="radian"/>
<worldbody><body><inertial pos=".1 0 .2" mass="2" fullinertia=".3 .4 .5 .01 .02 .03"/>
 <joint axis="0 1 0" ref=".3" armature=".1" damping="4" stiffness="3"/>
 <body name="b" pos="0 .1 1" quat=".9 .1 .3 .2" gravcomp="1">
  <inertial pos="0 .1 .2" mass="1" diaginertia=".1 .2 .15"/>
  <joint name="j2" axis="0 3 1" ref="-.2" type="slide"/><site name="tip" pos="0 0 1"/>
 </body></body></worldbody>
<equality><joint joint1="j2" joint2="joint0" polycoef=".1 -2 0 0 0"/></equality></mujoco>"""


def test_mujoco_reads_its_own_format(tmp_path):
    named = MJCF.replace('<joint axis="0 1 0"', '<joint name="joint0" axis="0 1 0"')
    robot = replace(read_mjcf(named, "a.xml"), tips=("tip", "b"))
    assert robot.nv == 1
    assert not failed(robot, tmp_path / "right")
    assert failed(replace(robot, gravity=(0, 0, -9.81)), tmp_path / "wrong")


def checked(capsys, *arguments):
    status = cli.main(["check", *map(str, arguments), "--functions", "inverse_dynamics"])
    return status, capsys.readouterr().out


def test_snapping_is_reported_as_a_difference_with_its_size(capsys):
    """It passed at 1e-16 when only models built from symdyn's own robot were asked."""
    status, out = checked(capsys, urdf_path("xarm7"), "--snap", "0.05")
    assert status == 0
    assert "pinocchio reading xarm7.urdf" in out
    assert "snapped angles change inverse dynamics by up to 4.5e-05 N m" in out
    assert " failed, 4 differ from the file because of snapped angles" in out
    assert "rows marked snapped differ from xarm7.urdf only" in out
    status, out = checked(capsys, urdf_path("xarm7"))
    assert status == 0
    assert "snapped" not in out


def test_marked_rows_are_spoken_of_only_where_there_are_some(capsys, tmp_path):
    file = tmp_path / "two.urdf"
    file.write_text(URDF.replace('rpy="1.5707963 .2 .3"', 'rpy="1.57079632669 .2 .3"'))
    status, out = checked(capsys, file, "--snap", "1e-8")
    assert status == 0
    assert "snapped angles change inverse dynamics by up to" in out
    assert "marked" not in out


def test_a_mistake_is_not_hidden_by_snapping(tmp_path):
    text = urdf_path("xarm7").read_text()
    exact, robot = read_urdf(text, "x.urdf", 0.0), read_urdf(text, "x.urdf", 0.05)
    assert not failed(robot, tmp_path / "right", unsnapped=exact)
    wrong = changed(1, rotor=Rotor(1e-7))
    assert failed(wrong(robot), tmp_path / "wrong", unsnapped=wrong(exact))


WAYS = {"base": ("--parameters", "base"), "single": ("--dtype", "float"), "passive": ("--passive",)}


@pytest.mark.parametrize("way", quick(WAYS, ["passive"]))
def test_code_made_in_other_ways_is_compared_with_the_file(way, capsys, tmp_path):
    file = tmp_path / "two.urdf"
    file.write_text(URDF)
    status, out = checked(capsys, file, *WAYS[way])
    assert status == 0, out
    assert "mujoco reading two.urdf" in out


def test_what_cannot_be_read_by_others_is_said(capfd, tmp_path):
    file = tmp_path / "thin.urdf"
    file.write_text(URDF.replace('izz=".025"', 'izz=".25"'))
    status, out = checked(capfd, file)
    assert status == 0
    assert "mujoco does not read thin.urdf itself (Error: inertia must satisfy" in out
    file.write_text(URDF.replace('effort="1"', ""))
    made = generate(load(file), "python", "gravity", tmp_path)
    report = check_folder(made.folder, given=RobotFromFile(load(file)))
    assert "pinocchio does not read thin.urdf itself" in report.notes[0]
    assert capfd.readouterr().err == "", "libraries that print are silenced"


def test_an_expanded_xacro_is_what_others_read(tmp_path):
    pytest.importorskip("xacrodoc")
    file = tmp_path / "two.xacro"
    xmlns = '<robot name="two" xmlns:xacro="http://www.ros.org/wiki/xacro">'
    file.write_text(URDF.replace('<robot name="two fingers">', xmlns))
    assert not failed(load(file), tmp_path / "out")


@pytest.mark.parametrize(
    ("kind", "axis", "readers"),
    [
        ("floating", "1 0 0", {"pinocchio"}),
        ("planar", "0 0 1", {"pinocchio"}),
        ("planar", "0 1 0", set()),
        ("spherical", "0 0 1", {"mujoco"}),
        ("ball", "0 0 1", set()),
    ],
)
def test_joints_of_several_dofs_are_compared_where_others_know_them(kind, axis, readers):
    """MuJoCo has free joints only on its world, and Pinocchio planar ones only about z."""
    first = joint("j1", kind, "base", "a").replace("0 .6 .8", axis)
    first = first.replace('<limit lower="-1" upper="1" effort="1" velocity="1"/>', "")
    links = f'<link name="base"/><link name="a">{BODY.format(m=1)}</link>'
    options = f'<link name="b">{BODY.format(m=2)}</link>{joint("j2", "prismatic", "a", "b")}'
    robot = read_urdf(f'<robot name="r">{links}{first}{options}</robot>', "r.urdf")
    found = read_by_oracles(robot)
    assert set(found.oracles) == readers
    assert not found.mismatched
    state = random_state(robot)
    q, qd, qdd = (state[name].tolist() for name in ("q", "qd", "qdd"))
    tau = np.array(newton_euler.inverse_dynamics(robot, q, qd, qdd), float)
    for library in found.oracles.values():
        expected_torques = library.inverse_dynamics(q, qd, qdd)
        assert np.abs(tau - expected_torques).max() < 1e-11 * np.abs(expected_torques).max()


def test_a_robot_that_is_re_rooted_is_not_compared_with_its_file():
    preparation = Preparation.of(root="c", ignore_mimic=True)
    found = read_by_oracles(read_urdf(URDF, "two.urdf", preparation=preparation))
    assert not found.oracles
    assert not found.mismatched
    assert all("re-rooted" in reason for reason in found.unable.values())


FREE_MJCF = """<mujoco><compiler angle="radian"/><worldbody>
<body name="ship" pos=".1 .2 .3" quat=".9 .1 .2 .3"><freejoint name="base"/>
<inertial pos=".1 0 0" mass="3" diaginertia="1 1.1 1.2"/>
<body name="arm" pos=".3 .1 0" quat=".7 .1 .2 .3"><joint name="ball" type="ball"/>
<inertial pos="0 .1 .2" mass="1" diaginertia=".1 .11 .12"/>
<body name="hand" pos=".2 0 .1"><joint name="hinge" axis="0 1 0"/>
<inertial pos="0 .1 0" mass=".5" diaginertia=".01 .011 .012"/></body></body></body>
</worldbody></mujoco>"""


@pytest.mark.parametrize("mass", [1.0, 1.01])
def test_free_and_ball_joints_are_matched_by_name(mass, tmp_path):
    """A mistake of the reader below them is seen by both functions of the forces."""
    robot = read_mjcf(FREE_MJCF, "free.xml")
    hand = robot.links[2]
    ten = [mass * float(x) for x in hand.inertia.parameters]
    wrong = replace(
        robot, links=(*robot.links[:2], replace(hand, inertia=type(hand.inertia)(*ten)))
    )
    found = failed(wrong, tmp_path)
    forces = {("inverse_dynamics", "mujoco"), ("gravity", "mujoco"), ("mass_matrix", "mujoco")}
    assert found == (forces if mass > 1 else set())


def test_an_oracle_without_the_joints_of_a_robot_is_not_used_and_noted(tmp_path):
    robot = random_tree(1, ("helical", "planar"), 2)
    report = check_folder(generate(robot, "python", ["gravity"], tmp_path).folder)
    assert {row.against for row in report.rows} == {"Lagrange", "pinocchio"}
    (note,) = report.notes
    assert note.startswith("mujoco is not used: it does not support ")
    assert all(name in note for name in ("helical", "planar", "j0", "j1"))
