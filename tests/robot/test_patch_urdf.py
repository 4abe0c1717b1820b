"""A patched URDF is the original text but for the numbers that change."""

import math

import numpy as np
import pytest

import symdyn as sd
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.write.patch_urdf import patch_urdf

TEXT = """<?xml version="1.0"?>
<!-- an arm; xyz="9 9 9" in a comment is no origin -->
<robot name='arm'>
  <link name="base"/>
  <link name="upper">
    <visual><origin xyz="1 2 3"  rpy="0 0 0"/><geometry><mesh filename="a.stl"/></geometry></visual>
    <inertial>
      <origin xyz="0.1 0 0" rpy="0 0 1.57079632679"/><mass  value = "2.50"/>
      <inertia ixx="0.1" ixy="0" ixz="0" iyy="0.2" iyz="0" izz="0.25"/>
    </inertial>
  </link>
  <link name="lower"><inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1"
     iyz="0" izz="1"/></inertial></link>
  <joint type="revolute" name="shoulder">
    <!-- <origin xyz="7 7 7"/> -->
    <parent link="base"/><child link="upper"/><axis xyz="0 0 1"/>
    <limit lower="-1" upper="1" effort="9" velocity="3"/>
  </joint>
  <joint name="elbow" type="revolute"><parent link="upper"/><child link="lower"/>
    <origin xyz='0.50  0.0	0' /><axis xyz="0 1 0"/>
    <limit lower="-1" upper="1" effort="9" velocity="3"/></joint>
  <transmission name="t"><origin xyz="5 5 5"/></transmission>
</robot>
"""


def placed(robot, name):
    joint = next(joint for joint in robot.joints if joint.name == name)
    X = joint.placement.pose()
    return np.array(X.R, float), np.array(X.p, float)


def test_nothing_changes_if_nothing_moves():
    assert patch_urdf(TEXT, {"elbow": sd.Placement()}) == TEXT


def test_only_the_words_that_change_are_replaced():
    moved = patch_urdf(TEXT, {"elbow": sd.Placement((sd.Move("y", 0.25),))})
    assert moved == TEXT.replace("'0.50  0.0	0'", "'0.50  0.25	0'")


def test_a_missing_attribute_or_element_is_added():
    moves = sd.Placement((sd.Move("x", 0.1), sd.Move("rz", 0.3)))
    text = patch_urdf(TEXT, {"elbow": moves, "shoulder": moves})
    assert '<joint type="revolute" name="shoulder"><origin xyz="0.1 0.0 0.0" rpy=' in text
    assert "<origin xyz='0.6  0.0	0'  rpy=\"0.0 0.0 0.3\"/>" in text
    assert text.count("<!--") == 2


@pytest.mark.parametrize("joint", ["shoulder", "elbow"])
def test_it_reads_back_as_the_product(joint):
    rng = np.random.default_rng(1)
    placement = sd.Placement(
        tuple(sd.Move(kind, rng.normal()) for kind in ("x", "ry", "rz", "z", "rx"))
    )
    R, p = placed(read_urdf(TEXT, "arm.urdf"), joint)
    X = placement.pose()
    expected = R @ np.array(X.R, float), p + R @ np.array(X.p, float)
    found = placed(read_urdf(patch_urdf(TEXT, {joint: placement}), "arm.urdf"), joint)
    np.testing.assert_allclose(found[0], expected[0], atol=1e-14)
    np.testing.assert_allclose(found[1], expected[1], atol=1e-14)


def test_a_quarter_turn_of_pitch_is_patched_exactly():
    text = TEXT.replace("'0.50  0.0	0'", f"'0 0 0' rpy='0 {math.pi / 2} 0'")
    tilt = sd.Placement((sd.Move("rx", 1e-3), sd.Move("rz", -2e-3)))
    R, _ = placed(read_urdf(text, "arm.urdf"), "elbow")
    found, _ = placed(read_urdf(patch_urdf(text, {"elbow": tilt}), "arm.urdf"), "elbow")
    np.testing.assert_allclose(found, R @ np.array(tilt.pose().R, float), atol=1e-14)


def test_inertials_keep_their_axes_and_their_digits():
    links = {link.name: link.inertia for link in read_urdf(TEXT, "arm.urdf").links}
    assert patch_urdf(TEXT, inertials=links) == TEXT
    wanted = sd.Inertia.about_com(
        3.0, (0.1, 0.02, -0.3), ((0.3, 0.01, 0.02), (0.01, 0.4, 0.03), (0.02, 0.03, 0.5))
    )
    text = patch_urdf(TEXT, inertials={"upper": wanted, "lower": wanted})
    for link in read_urdf(text, "arm.urdf").links:
        np.testing.assert_allclose(link.inertia.parameters, wanted.parameters, atol=1e-14)
    assert 'rpy="0 0 1.57079632679"' in text
    assert '<visual><origin xyz="1 2 3"  rpy="0 0 0"/>' in text


def test_a_link_that_is_closed_at_once_is_opened():
    wanted = sd.Inertia(m=1, Ixx=1, Iyy=1, Izz=1)
    text = patch_urdf(TEXT, inertials={"base": wanted})
    assert '<link name="base"><inertial><origin xyz="0.0 0.0 0.0"/>' in text
    assert read_urdf(text, "arm.urdf").base.inertia == wanted


def test_marks_line_ends_and_letters_are_kept():
    text = "\ufeff" + TEXT.replace("an arm", "\u00e9in Arm").replace("\n", "\r\n")
    moved = patch_urdf(text, {"elbow": sd.Placement((sd.Move("y", 0.25),))})
    assert moved == text.replace("'0.50  0.0	0'", "'0.50  0.25	0'")


def test_names_that_are_not_there_are_rejected():
    with pytest.raises(sd.RobotError, match="the URDF has no joint 'wrist'"):
        patch_urdf(TEXT, {"wrist": sd.Placement()})
    with pytest.raises(sd.RobotError, match="the URDF has no link 'hand'"):
        patch_urdf(TEXT, inertials={"hand": sd.Inertia()})
