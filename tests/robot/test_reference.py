"""Contacts, loops and posture of a spec that names another robot."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest

from symdyn.cli import main as cli
from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_error,
    constraint_jacobian,
)
from symdyn.robot import load, robot_from_dict, robot_to_dict

BODY = """<inertial><origin xyz=".1 0 0"/><mass value="0.4"/>
<inertia ixx="1e-3" iyy="1e-3" izz="1e-3" ixy="0" ixz="0" iyz="0"/></inertial>"""


def joint(name, parent, child, x, rpy="0 0 0", kind="continuous"):
    return f"""<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>
    <origin xyz="{x} 0 0" rpy="{rpy}"/><axis xyz="0 0 1"/></joint>"""


BARS = f"""<robot name="bars"><link name="base"/><link name="crank">{BODY}</link>
<link name="coupler">{BODY}</link><link name="rocker">{BODY}</link><link name="eye"/>
{joint("a", "base", "crank", 0.1, "0.3 0 0")}{joint("b", "crank", "coupler", 0.1)}
{joint("d", "base", "rocker", 0.4, "0.3 0 0")}{joint("e", "coupler", "eye", 0.3, kind="fixed")}
</robot>"""
CLOSED = """robot = "bars.urdf"
name = "four_bar"
[[loops]]
name = "pin"
frame_a = "rocker"
frame_b = { body = "eye", xyz = [0.02, 0, 0] }
type = "revolute"
[[contacts]]
name = "tap"
tip = "eye"
object = "world"
type = "point"
xyz = [0.4, 0, 0]
[posture]
b = 0.1
"""


@pytest.fixture
def closed(tmp_path):
    (tmp_path / "bars.urdf").write_text(BARS)
    path = tmp_path / "four_bar.toml"
    path.write_text(CLOSED)
    return path


def test_contacts_and_loops_close_the_robot_that_a_spec_names(closed):
    """The rows of the contact are the tip's velocity, as Pinocchio reads the file."""
    robot = load(closed)
    assert [constraint.name for constraint in robot.constraints] == ["tap", "pin"]
    assert robot.posture == (("b", (0.1,)),)
    model = pin.buildModelFromXML(BARS)
    data, eye = model.createData(), model.getFrameId("eye")
    angles = [0.3, -0.7, 1.1]
    q = np.array([f(x) for x in angles for f in (np.cos, np.sin)])
    J = pin.computeFrameJacobian(model, data, q, eye, pin.ReferenceFrame.LOCAL_WORLD_ALIGNED)
    K = np.array(constraint_jacobian(robot, angles), float)
    assert K[:3] == pytest.approx(J[:3], abs=1e-14)
    # the loop: the origin of the rocker in the pin's frame, which is 0.02 beyond the eye
    pin.framesForwardKinematics(model, data, q)
    hole = data.oMf[eye] * pin.SE3(np.eye(3), np.array([0.02, 0, 0]))
    rocker = data.oMf[model.getFrameId("rocker")]
    e = np.array(constraint_error(robot, angles), float)[-3:]
    assert e == pytest.approx((hole.inverse() * rocker).translation, abs=1e-14)
    assert K.shape == (8, 3)


def test_what_closes_it_survives_writing_and_can_be_prepared(closed, tmp_path):
    robot = load(closed)
    again = robot_from_dict(robot_to_dict(robot))
    assert (again.constraints, again.posture) == (robot.constraints, robot.posture)
    assert load(closed, floating=True).constraints[0].frame_b == "tap"
    outer = tmp_path / "outer.toml"
    outer.write_text('robot = "four_bar.toml"\n[posture]\nb = 0.2\nd = 1\n')
    assert load(outer).posture == (("b", (0.2,)), ("d", (1,)))


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        (
            '"eye"\nobject',
            '"ey"\nobject',
            10,
            "has the tip 'ey', which is not a link or frame; did",
        ),
        ('"eye", xyz', '"crank2", xyz', 6, "has the body 'crank2', which is not a link or frame"),
        ('name = "tap"', 'name = "eye"', 8, "a link or frame is called 'eye' already; give"),
        ('frame_a = "rocker"', 'frame_a = "coupler"', 3, "which are fixed to each other"),
        ("b = 0.1", "c = 0.1", 15, "the posture sets 'c'"),
        ('tip = "eye"', "tipp = 1", 10, "unknown key 'tipp'; did you mean tip"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(closed, old, new, line, problem, rejection):
    assert old in CLOSED
    closed.write_text(CLOSED.replace(old, new, 1))
    message = rejection(load, closed)
    assert message.startswith(f"{closed}:{line}: "), message
    assert problem in message


def test_a_branch_without_the_end_of_a_loop_is_rejected(closed, capsys):
    assert cli.main(["convert", str(closed), "--only", "coupler", "--to", "toml"]) == 2
    assert "which is not a link or frame" in capsys.readouterr().err
