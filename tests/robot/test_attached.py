"""Bodies behind fixed joints, and payloads, move with an open placement: mass follows its frame."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler.pipeline import generate
from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.formulations.kinematics.energy import potential_energy
from symdyn.robot import (
    PARAMETER_NAMES,
    Inertia,
    Preparation,
    read_spec,
    robot_from_dict,
    robot_to_dict,
    to_toml,
)
from symdyn.robot.read.mjcf import read_mjcf
from symdyn.robot.read.sdf import read_sdf
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.check import check_folder
from symdyn.verification.file_check import RobotFromFile
from symdyn.verification.oracles.pinocchio_oracle import PinocchioFile
from tests.agreement import assert_agreement
from tests.making import programs_of
from tests.robots import urdf_path

BODY = (
    '<inertial><origin xyz=".1 .02 -.03" rpy=".1 .2 .3"/><mass value="{m}"/>'
    '<inertia ixx=".02" ixy=".001" ixz=".002" iyy=".03" iyz="-.001" izz=".025"/></inertial>'
)
MOUNTS = {
    "plate": (0.1, 0.2, -0.1, 0.3, 0.1, -0.2),
    "mount": (0.3, -0.1, 0.2, -0.4, 0.2, 0.5),
    "camera": (0.05, 0.1, 0.15, 0.2, -0.3, 0.1),
    "stand": (0.1, -0.2, 0.1, 0.1, 0.2, -0.1),
}
SIX = ("x", "y", "z", "roll", "pitch", "yaw")


def urdf(mounts):
    """Three joints, a plate and a tool between them, a camera on the tool, a box on the base."""

    def joint(name, kind, parent, child):
        place = mounts.get(name, (0.2, 0.1, 0.3, 0.2, 0.3, 0.4))
        xyz, rpy = (" ".join(map(repr, map(float, each))) for each in (place[:3], place[3:]))
        return (
            f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>'
            f'<origin xyz="{xyz}" rpy="{rpy}"/><axis xyz="0 .6 .8"/>'
            '<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>'
        )

    links = {"arm": 1, "flange": 0.5, "fore": 2, "tool": 0.7, "eye": 0.2, "hand": 0.3, "box": 4}
    bodies = "".join(f'<link name="{n}">{BODY.format(m=m)}</link>' for n, m in links.items())
    return (
        f'<robot name="mounted"><link name="base"/>{bodies}'
        + joint("j1", "revolute", "base", "arm")
        + joint("plate", "fixed", "arm", "flange")
        + joint("j2", "prismatic", "flange", "fore")
        + joint("mount", "fixed", "fore", "tool")
        + joint("camera", "fixed", "tool", "eye")
        + joint("j3", "revolute", "tool", "hand")
        + joint("stand", "fixed", "base", "box")
        + "</robot>"
    )


def torques(robot, q, qd, qdd):
    return np.array(inverse_dynamics(robot, q.tolist(), qd.tolist(), qdd.tolist()), float)


ONE = (
    '<robot name="one"><link name="base"/><link name="arm"><inertial><origin xyz=".5 0 0"/>'
    '<mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>'
    '<link name="tool"><inertial><mass value="2"/>'
    '<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>'
    '<joint name="j" type="continuous"><parent link="base"/><child link="arm"/>'
    '<axis xyz="0 1 0"/></joint><joint name="mount" type="fixed"><parent link="arm"/>'
    '<child link="tool"/><origin xyz="{x} 0 0"/></joint></robot>'
)


def test_a_tool_of_two_kilograms_pulls_where_its_mount_is():
    """9.81 (1 kg 0.5 m + 2 kg x), at x = 0.25 m and 0.3 m further out."""
    robot = read_urdf(ONE.format(x=0.25), "one.urdf").symbolic("mount.x")
    still = np.zeros(1)
    for x, expected in ((0.25, -9.81), (0.55, -15.696)):
        assert torques(robot.bind({"mount.x": x}), still, still, still) == pytest.approx(expected)


@pytest.mark.parametrize(
    "prepared",
    [
        {},
        {"lock": {"j2": 0.3}},
        {"lock": {"j3": -0.4}, "payload": {"eye": (2, 0.1, 0.2, 0.3)}},
        {"floating": True},
        {"only": "eye"},
    ],
    ids=str,
)
def test_pinocchio_reading_moved_joints_agrees(prepared):
    """Every placement of four fixed joints and of three joints that move is another."""
    rng = np.random.default_rng(8)
    robot = read_urdf(urdf(MOUNTS), "arm.urdf", 0, Preparation.of(**prepared))
    robot = robot.symbolic("geometry", *(f"{joint}.{each}" for joint in MOUNTS for each in SIX))
    assert {f"{joint}.{each}" for joint in MOUNTS for each in SIX} <= set(robot.symbolic_names)
    moved = {joint: rng.uniform(-0.5, 0.5, 6) for joint in (*MOUNTS, "j1", "j2", "j3")}
    moved = {name: place for name, place in moved.items() if f"{name}.x" in robot.symbolic_names}
    values = {
        f"{name}.{e}": float(x)
        for name, six in moved.items()
        for e, x in zip(SIX, six, strict=True)
    }
    source = read_urdf(urdf(MOUNTS | moved), "arm.urdf").source
    bound = robot.bind(values)
    oracle = PinocchioFile(bound, source.original)
    q = np.array(robot.random_position(lambda a, b: float(rng.uniform(a, b))))
    qd, qdd = rng.uniform(-1, 1, (2, robot.nv))
    expected = oracle.inverse_dynamics(q, qd, qdd)
    assert torques(bound, q, qd, qdd) == pytest.approx(expected, rel=1e-11, abs=1e-11)


def test_an_open_payload_is_at_the_tip_wherever_the_tip_is():
    """xArm 7: 2 kg, the tip 0.3 m further out and tilted."""
    file, load = urdf_path("xarm7"), pin.Inertia(2.0, np.array([0.1, 0, 0.2]), np.eye(3))
    robot = sd.load(file, snap=0).symbolic("payload", "joint_eef.x", "joint_eef.roll")
    model = pin.buildModelFromUrdf(str(file))
    frame = model.frames[model.getFrameId("link_eef")]
    step = pin.SE3(pin.rpy.rpyToMatrix(0.4, 0, 0), np.array([0.3, 0, 0]))
    # the URDF has neither shift nor rotation there
    assert frame.placement.isIdentity()
    model.appendBodyToJoint(frame.parentJoint, load, step)
    q, qd, qdd = np.random.default_rng(4).uniform(-1.5, 1.5, (3, model.nv))
    ten = [f"payload.{name}" for name in PARAMETER_NAMES]
    values = dict(zip(ten, load.toDynamicParameters().tolist(), strict=True))
    bound = robot.bind({**values, "joint_eef.x": 0.3, "joint_eef.roll": 0.4})
    expected = pin.rnea(model, model.createData(), q, qd, qdd)
    assert torques(bound, q, qd, qdd) == pytest.approx(expected, rel=1e-12, abs=1e-12)


TOOL = "mass = 2\ncom = [0.1, 0, 0]\ninertia = { xx = 0.1, yy = 0.2, zz = 0.2 }"
SPEC = f"""
name = "arm"
[[bodies]]
name = "arm"
mass = 1
[[bodies]]
name = "tool"
{TOOL}
[[joints]]
name = "j"
type = "revolute"
parent = "base"
child = "arm"
[[joints]]
name = "mount"
type = "fixed"
parent = "arm"
child = "tool"
xyz = [@, 0.1, 0]
rpy = [0.1, 0, 0.2]
"""
DH = f"""
name = "arm"
[[bodies]]
name = "tool"
{TOOL}
[dh]
convention = "modified"
joints = [{{ a = 0.1, alpha = 0.2, d = 0.3, mass = 1 }}]
[[joints]]
name = "mount"
type = "fixed"
parent = "link1"
child = "tool"
xyz = [@, 0.1, 0]
"""
MJCF = """<mujoco><worldbody><body name="arm"><joint name="j" axis="0 1 0"/>
<inertial pos="0 0 0" mass="1" diaginertia=".1 .1 .1"/><body name="mount" pos="@ .1 0">
<inertial pos=".1 0 0" mass="2" diaginertia=".1 .2 .2"/></body></body></worldbody></mujoco>"""
SDF = """<sdf version="1.9"><model name="m"><link name="arm"><inertial><mass>1</mass></inertial>
</link><link name="tool"><pose relative_to="mount">0 0 0 0 0 0</pose><inertial>
<pose>.1 0 0 0 0 0</pose><mass>2</mass></inertial></link>
<joint name="j" type="revolute"><parent>world</parent><child>arm</child>
<axis><xyz>0 1 0</xyz></axis></joint><joint name="mount" type="fixed">
<pose relative_to="arm">@ .1 0 .1 .2 0</pose>
<parent>arm</parent><child>tool</child></joint></model></sdf>"""


@pytest.mark.parametrize(
    ("text", "read", "name"),
    [
        (SPEC, read_spec, "mount.x"),
        (DH, read_spec, "mount.x"),
        (MJCF, read_mjcf, "mount_fixed.x"),
        (SDF, read_sdf, "mount.x"),
    ],
    ids=["spec", "DH", "MJCF", "SDF"],
)
def test_in_every_format_an_open_number_is_the_number_written_elsewhere(text, read, name):
    opened = read(text.replace("@", "0.25"), "arm").symbolic(name)
    written = read(text.replace("@", "0.55"), "arm")
    bound = opened.bind({name: 0.55})
    for found, expected in zip(bound.links, written.links, strict=True):
        assert found.inertia.parameters == pytest.approx(expected.inertia.parameters, abs=1e-14)
    assert opened.bind().links[0].inertia.parameters != pytest.approx(
        written.links[0].inertia.parameters
    )


CELL = """
name = "cell"
[[bodies]]
name = "arm"
mass = 1
[[joints]]
name = "j"
type = "revolute"
parent = "base"
child = "arm"
[[robots]]
name = "gripper"
robot = "gripper.toml"
parent = "arm"
xyz = [{x}, 0, 0]
"""
GRIPPER = SPEC + '[[bodies]]\nname = "base"\nmass = 0.5\n'


def test_bodies_of_a_placed_robot_follow_its_placement_and_its_own_mounts(tmp_path):
    """The base of the gripper is part of the arm, its tool part of its own link."""
    found = {}
    for place, mount in ((0.2, 0.3), (0.4, 0.6)):
        (tmp_path / "gripper.toml").write_text(GRIPPER.replace("@", str(mount)))
        (tmp_path / "cell.toml").write_text(CELL.format(x=place))
        found[place] = sd.load(tmp_path / "cell.toml")
    moved = found[0.2].symbolic("gripper.x", "gripper_mount.x")
    bound = moved.bind({"gripper.x": 0.4, "gripper_mount.x": 0.6})
    for link, expected in zip(bound.links, found[0.4].links, strict=True):
        assert link.inertia.parameters == pytest.approx(expected.inertia.parameters, abs=1e-14)
    assert bound.links[0].inertia.mcx == pytest.approx(0.5 * 0.4)
    assert bound.links[1].inertia.mcx > 2 * 0.6


def test_a_robot_that_is_prepared_or_written_later_still_knows_its_bodies():
    """Locking and writing keep what is attached: a mount opened afterwards moves it."""
    rng = np.random.default_rng(3)
    values = dict(zip(("mount.x", "camera.roll"), rng.uniform(-0.5, 0.5, 2).tolist(), strict=True))
    loaded = {"payload": {"eye": (2, 0.1, 0, 0)}}
    first = read_urdf(urdf(MOUNTS), "arm.urdf", 0, Preparation.of(**loaded))
    expected = first.symbolic(*values).bind(values)
    again = read_spec(to_toml(first), "arm.toml").symbolic(*values).bind(values)
    assert again.links == expected.links
    opened = first.symbolic(*values)
    assert robot_to_dict(robot_from_dict(robot_to_dict(opened))) == robot_to_dict(opened)

    locked = read_urdf(
        urdf(MOUNTS), "arm.urdf", 0, Preparation.of(**loaded, lock={"j2": 0.2, "j3": 0.1})
    )
    later = sd.prepare(first, lock={"j2": 0.2, "j3": 0.1})
    for robot in (locked, later):
        (link,) = robot.symbolic(*values).bind(values).links
        q = [0.3]
        assert potential_energy(replace(robot, links=(link,)), q) == pytest.approx(
            potential_energy(expected, [0.3, 0.2, 0.1])
        )


def test_slopes_in_a_mount_are_differences_of_torques():
    robot = read_urdf(urdf(MOUNTS), "arm.urdf", 0).symbolic("mount.x", "mount.yaw", "plate.pitch")
    (gradient,) = programs_of(robot, ["parameter_gradient"])
    rng = np.random.default_rng(5)
    q, qd, qdd = rng.uniform(-1, 1, (3, robot.nv))
    p = np.array([parameter.value for parameter in robot.symbolic_parameters])
    steps = 1e-5 * np.eye(len(p))
    model = [
        [pinocchio_torques(robot, p + sign * step, q, qd, qdd) for sign in (1, -1)]
        for step in steps
    ]
    expected = np.array([(ahead - back) / 2e-5 for ahead, back in model]).T
    assert gradient(q, qd, qdd, p)[0] == pytest.approx(expected, rel=1e-7, abs=1e-7)


def pinocchio_torques(robot, p, q, qd, qdd):
    """By Pinocchio, of the URDF with these numbers written into it."""
    places = {name: list(six) for name, six in MOUNTS.items()}
    for name, value in zip(robot.symbolic_names, p, strict=True):
        joint, each = name.split(".")
        places[joint][SIX.index(each)] = float(value)
    model = pin.buildModelFromXML(urdf(places))
    return pin.rnea(model, model.createData(), q, qd, qdd)


def test_open_inertias_are_of_everything_attached_and_this_is_noted():
    robot = read_urdf(ONE.format(x=0.25), "one.urdf")
    both = [robot.symbolic(*names) for names in (("arm", "mount.x"), ("mount.x", "arm"))]
    both += [robot.symbolic("arm").symbolic("mount.x"), robot.symbolic("mount.x").symbolic("arm")]
    for opened in both:
        assert opened.bind({"mount.x": 0.55, "arm.mcx": 7}).links[0].inertia.mcx == 7
        assert opened.notes == (
            "the open inertial parameters of arm include everything attached to it, so "
            "mount.x affects only the poses of frames",
        )
    every = robot.symbolic("all")
    assert "arm.m" not in every.symbolic_names
    assert every.bind({"mount.x": 0.55}).links[0].inertia.mcx == pytest.approx(0.5 + 2 * 0.55)
    (note,) = every.notes
    assert note.startswith("the inertia of arm is a formula of mount.pitch (and 5 more)")


def test_an_inertia_changed_as_a_whole_keeps_its_difference():
    robot = read_urdf(ONE.format(x=0.25), "one.urdf")
    links = (replace(robot.links[0], inertia=Inertia(m=4, mcx=3)),)
    opened = replace(robot, links=links).symbolic("mount.x")
    assert opened.bind().links[0].inertia.parameters == pytest.approx((4, 3, *[0] * 8))
    assert opened.bind({"mount.x": 0.55}).links[0].inertia.mcx == pytest.approx(3.6)


def test_what_is_fixed_to_the_base_is_no_obstacle_to_its_motion(tmp_path):
    robot = read_urdf(urdf(MOUNTS), "arm.urdf", 0).symbolic("stand.x", "mount.x")
    assert_agreement(robot, tmp_path, False, 1, functions=["inverse_dynamics"], base_motion=True)
    assert_agreement(robot, tmp_path, False, 1, functions=["base_parameters"])


def test_a_part_of_a_link_is_attached_to_a_frame_of_it():
    data = robot_to_dict(read_spec(SPEC.replace("@", "0.25"), "arm.toml"))
    data["bodies"][1]["parts"][1]["frame"] = "base"
    with pytest.raises(
        sd.RobotError,
        match="a part of 'arm' is attached to 'base', which is not on that link; name a frame",
    ):
        robot_from_dict(data)


# -- check ---------------------------------------------------------------------------------


def failures(folder, *names):
    given = read_urdf(urdf(MOUNTS), "arm.urdf", 0)
    robot = given.symbolic(*names)
    wanted = ["inverse_dynamics", "gravity", "parameter_gradient", "forward_kinematics"]
    made = generate(robot, "python", wanted, folder)
    report = check_folder(made.folder, given=RobotFromFile(given))
    assert any(row.against.endswith("joints moved") for row in report.rows)
    return {(row.what, row.against) for row in report.rows if not row.passed}


def test_check_notices_mass_that_stays_where_it_was(monkeypatch, tmp_path):
    """The mistake: merged inertias stay the numbers of the nominal placement."""
    assert not failures(tmp_path / "right", "mount.x", "camera.roll", "plate.y")
    monkeypatch.setattr("symdyn.robot.symbolic.with_attached_inertias", lambda before, after: after)
    seen = failures(tmp_path / "wrong", "mount.x", "camera.roll", "plate.y")
    readers = [f"{name} reading arm.urdf, joints moved" for name in ("pinocchio", "mujoco")]
    for oracle in ("Lagrange", "pinocchio", "mujoco", *readers):
        assert {("inverse_dynamics", oracle), ("gravity", oracle)} <= seen
    assert ("parameter_gradient", "complex step") in seen
    assert not any(what == "forward_kinematics" for what, _ in seen)


def test_check_notices_a_payload_that_stays_where_it_was(monkeypatch, capsys, tmp_path):
    file = tmp_path / "arm.urdf"
    file.write_text(urdf(MOUNTS))
    options = ["--parameters", "camera.x", "--payload", "eye:2,0,0,0", "--target", "python"]
    command = ["check", str(file), *options, "--functions", "gravity"]
    assert cli.main(command) == 0
    monkeypatch.setattr("symdyn.robot.symbolic.with_attached_inertias", lambda before, after: after)
    assert cli.main(command) == 1
    assert "FAILED" in capsys.readouterr().out
