"""MJCF: the robot that is read moves as MuJoCo moves it."""

from __future__ import annotations

import sys

import mujoco
import numpy as np
import pytest

from symdyn.formulations.inverse import newton_euler
from symdyn.formulations.inverse.passive import passive_forces
from symdyn.formulations.matrices import composite_body
from symdyn.robot import Limits, Passive, load
from symdyn.robot.read.mjcf import read_mjcf
from symdyn.verification.reference import energy_method
from tests.joint_robots import random_state

ODD = """<mujoco model="odd"><compiler angle="degree"/><option gravity="1 2 -9"/>
<worldbody><site name="mark" pos="1 0 0"/>
<body name="a" pos=".1 .2 .3" euler="90 20 0">
 <inertial pos=".1 0 0.2" mass="2" fullinertia=".3 .4 .5 .01 .02 .03"/>
 <joint name="j1" axis="1 1 0" pos=".1 .1 0" ref="30" armature=".1" damping="2" frictionloss="1"/>
 <joint name="j2" type="slide" axis="0 0 1" ref=".2" stiffness="10" springref=".1"/>
 <joint axis="0 1 0" range="-40 50" actuatorfrcrange="-3 4"/>
 <body name="plate" pos="0 0 1" quat=".5 .5 .5 .5"><geom size=".1" mass="1"/>
  <body name="b" pos="0 .1 1">
   <geom type="box" size=".1 .2 .3" mass="1" pos=".1 .1 .1" euler="10 20 30"/>
   <joint name="j4" axis="0 3 1"/><site name="b" pos="0 0 1" euler="0 90 0"/>
  </body>
 </body>
</body></worldbody>
<actuator><motor joint="j1"/></actuator></mujoco>"""


@pytest.fixture(scope="module")
def odd():
    return read_mjcf(ODD, "odd.xml")


def test_the_bodies_become_links_and_the_sites_frames(odd):
    assert odd.name == "odd"
    assert [j.name for j in odd.joints] == ["j1", "j2", "joint2", "j4"]
    assert [j.type for j in odd.joints] == ["revolute", "prismatic", "revolute", "revolute"]
    assert [link.name for link in odd.links] == ["a_j1", "a_j2", "a", "b"]
    assert [link.inertia.m for link in odd.links] == [0, 0, 3, 1]
    assert {f.name for f in odd.frames} >= {"world", "plate", "mark", "b_site"}
    assert odd.gravity == (1, 2, -9)
    assert odd.notes == (
        "1 actuator read for the list of actuated joints; left out: gears and gains",
        "no actuator drives 3 joints",
    )


def test_what_a_joint_has_besides_its_motion(odd):
    assert [j.rotor_inertia for j in odd.joints] == [0.1, 0, 0, 0]
    assert odd.joints[0].passive == Passive(viscous=2, coulomb=1)
    assert odd.joints[1].passive == Passive(stiffness=10, rest=0.1)
    assert odd.joints[2].limits == Limits(np.radians(-40), np.radians(50), None, 4)


def test_it_moves_as_in_mujoco(odd):
    model = mujoco.MjModel.from_xml_string(ODD)
    data = mujoco.MjData(model)
    rng = np.random.default_rng(0)
    for _ in range(2):
        q, qd = data.qpos[:], data.qvel[:] = rng.uniform(-1, 1, (2, odd.nv))
        mujoco.mj_forward(model, data)
        M = np.zeros((odd.nv, odd.nv))
        column = np.zeros(odd.nv)
        for k, unit in enumerate(np.eye(odd.nv)):
            mujoco.mj_mulM(model, data, column, unit)
            M[:, k] = column
        assert np.allclose(
            energy_method.mass_matrix(odd, q), M, rtol=0, atol=1e-12 * np.abs(M).max()
        )
        h = energy_method.bias(odd, q, qd)
        assert np.allclose(h, data.qfrc_bias, rtol=0, atol=1e-12 * np.abs(h).max())
        site = mujoco.mj_name2id(model, mujoco.mjtObj.mjOBJ_SITE, "b")
        frame = odd.frame("b_site")
        X = energy_method.link_poses(odd, q)[frame.link] @ np.array(frame.placement.pose().matrix())
        assert np.allclose(X[:3, 3], data.site_xpos[site], rtol=0, atol=1e-14)
        assert np.allclose(X[:3, :3].ravel(), data.site_xmat[site], rtol=0, atol=1e-14)


FREE = """<mujoco model="free"><option gravity="1 2 -9"/><worldbody>
<body name="trunk" pos=".3 .2 1" euler="10 20 30"><freejoint name="root"/>
  <geom type="box" size=".1 .2 .3" mass="3" pos=".1 .1 .1" euler="10 20 30"/>
  <body name="leg" pos="0 .2 -.3" euler="30 0 0">
    <joint name="hip" type="ball" pos=".05 0 .1"/><geom type="capsule" size=".05 .2" mass="1"/>
    <body name="foot" pos="0 0 -.4"><joint name="knee" axis="0 1 0" ref="20"/>
      <geom type="box" size=".1 .05 .02" mass=".5" pos=".05 0 0"/></body></body></body>
</worldbody></mujoco>"""


def test_free_and_ball_joints_move_as_in_mujoco():
    """qvel = B qd: MuJoCo has the free body's velocity first, in world axes."""
    robot = read_mjcf(FREE, "free.xml")
    assert [joint.type for joint in robot.joints] == ["floating", "spherical", "revolute"]
    model = mujoco.MjModel.from_xml_string(FREE)
    data = mujoco.MjData(model)
    state = random_state(robot, 4)
    q, qd = state["q"], state["qd"]
    first = lambda four: [four[3], *four[:3]]  # noqa: E731
    data.qpos[:] = [*q[:3], *first(q[3:7]), *first(q[7:11]), q[11]]
    R = np.array(robot.joints[0].transform(q[:7].tolist()).R, float)
    B = np.eye(robot.nv)
    B[:6, :6] = np.block([[np.zeros((3, 3)), R], [np.eye(3), np.zeros((3, 3))]])
    data.qvel[:] = B @ qd
    mujoco.mj_forward(model, data)
    M, column = np.zeros((robot.nv, robot.nv)), np.zeros(robot.nv)
    for k, unit in enumerate(np.eye(robot.nv)):
        mujoco.mj_mulM(model, data, column, unit)
        M[:, k] = column
    drift = np.zeros(robot.nv)
    drift[:3] = R @ np.cross(qd[:3], qd[3:6])
    expected = B.T @ (data.qfrc_bias + M @ drift)
    h = newton_euler.inverse_dynamics(robot, q.tolist(), qd.tolist(), [0] * robot.nv)
    assert np.allclose(np.array(h, float), expected, rtol=0, atol=1e-11 * np.abs(expected).max())
    found = composite_body.mass_matrix(robot, q.tolist())
    assert np.allclose(np.array(found, float), B.T @ M @ B, rtol=0, atol=1e-12 * np.abs(M).max())


def test_what_drives_joints_of_several_dofs_is_left_out_with_a_warning():
    assert read_mjcf(FREE, "free.xml").warnings == ()
    driven = FREE.replace('type="ball"', 'type="ball" armature="1" damping="2" stiffness="3"')
    (warning,) = read_mjcf(driven, "free.xml").warnings
    assert "left out: armature of joint 'hip'" in warning
    limited = FREE.replace('type="ball"', 'type="ball" limited="true" range="0 60"')
    (warning,) = read_mjcf(limited, "free.xml").warnings
    assert "left out: limits of joint 'hip'" in warning


def test_springs_of_balls_and_dampers_pull_as_in_mujoco():
    sprung = FREE.replace('type="ball"', 'type="ball" damping="2" stiffness="3"')
    sprung = sprung.replace("<freejoint", '<joint type="free" damping="0.7"')
    robot = read_mjcf(sprung, "free.xml")
    assert robot.warnings == ()
    model = mujoco.MjModel.from_xml_string(sprung)
    data = mujoco.MjData(model)
    state = random_state(robot, 5)
    q, qd = state["q"], state["qd"]
    first = lambda four: [four[3], *four[:3]]  # noqa: E731
    data.qpos[:] = [*q[:3], *first(q[3:7]), *first(q[7:11]), q[11]]
    R = np.array(robot.joints[0].transform(q[:7].tolist()).R, float)
    B = np.eye(robot.nv)
    B[:6, :6] = np.block([[np.zeros((3, 3)), R], [np.eye(3), np.zeros((3, 3))]])
    data.qvel[:] = B @ qd
    mujoco.mj_forward(model, data)
    found = np.array(passive_forces(robot, q.tolist(), qd.tolist()), float)
    assert np.abs(found).min(initial=1.0, where=np.arange(robot.nv) < 9) > 0
    assert np.allclose(found, -B.T @ data.qfrc_passive, rtol=0, atol=1e-12 * np.abs(found).max())


def test_springs_of_free_joints_are_another_law_and_left_out():
    sprung = FREE.replace("<freejoint", '<joint type="free" stiffness="5"')
    (warning,) = read_mjcf(sprung, "free.xml").warnings
    assert "left out: spring of joint 'root'" in warning


def test_gravity_may_be_switched_off():
    off = ODD.replace("<option ", "<option><flag gravity='disable'/></option><option ")
    assert read_mjcf(off, "a.xml").gravity == (0, 0, 0)


def test_a_file_is_found_with_what_it_includes(tmp_path):
    (tmp_path / "part.xml").write_text('<mujoco><option gravity="0 0 -5"/></mujoco>')
    for name in ("arm.xml", "arm.mjcf"):
        text = ODD.replace('<option gravity="1 2 -9"/>', '<include file="part.xml"/>')
        (tmp_path / name).write_text(text.replace(' model="odd"', ""))
        robot = load(tmp_path / name)
        assert robot.gravity == (0, 0, -5)
        assert robot.source.file == name
        assert robot.name


def test_a_urdf_under_another_name_is_read_as_a_urdf(tmp_path):
    path = tmp_path / "arm.xml"
    path.write_text(
        '<robot name="u"><link name="a"/><link name="b"/><joint name="j" type="revolute">'
        '<parent link="a"/><child link="b"/></joint></robot>'
    )
    assert load(path).name == "u"


JOINT = '<joint name="j4" axis="0 3 1"/>'

BROKEN = {
    # text of ODD, its replacement, problem, cure
    "quaternion": ("<site ", '<site quat="0 0.0 0 -0" ', "of zero length", "w x y z"),
    "element": ("<site ", "<sight ", "sight", "repair"),
    "massless": ('<geom type="box" size=".1 .2 .3" mass="1" pos=".1 .1 .1" euler="10 20 30"/>', "",
                 "mass", "repair"),
    "not XML": ("</mujoco>", "", "well-formed", "repair"),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_what_mujoco_or_symdyn_cannot_read_gets_one_line(case, rejection):
    old, new, problem, cure = BROKEN[case]
    assert old in ODD
    message = rejection(read_mjcf, ODD.replace(old, new, 1), "dir/odd.xml")
    assert message.startswith("dir/odd.xml"), message
    assert problem in message
    assert cure in message


def test_without_mujoco_the_error_says_what_to_install(monkeypatch, rejection):
    monkeypatch.setitem(sys.modules, "mujoco", None)
    assert 'pip install ".[mjcf]"' in rejection(read_mjcf, ODD, "odd.xml")
