"""<loop> of URDF+: a joint that closes a loop, wherever its axis points."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_error,
    constraint_jacobian,
)
from symdyn.robot import read_spec, to_toml, to_urdf
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.write.urdf import urdf_omissions
from symdyn.verification.oracles.libraries import read_by_oracles

INERTIAL = (
    '<inertial><origin xyz="{com}"/><mass value="1"/>'
    '<inertia ixx=".1" iyy=".1" izz=".1" ixy="0" ixz="0" iyz="0"/></inertial>'
)
LINK = '<link name="{name}">' + INERTIAL + "</link>\n"
JOINT = (
    '<joint name="{name}" type="revolute"><parent link="{parent}"/><child link="{child}"/>'
    '<origin xyz="{xyz}" rpy="{rpy}"/><axis xyz="0 1 0"/></joint>\n'
)
FOUR_BAR = (
    '<robot name="bars">\n<link name="base"/>\n'
    + LINK.format(name="crank", com=".05 0 0")
    + LINK.format(name="coupler", com=".15 0 .2")
    + LINK.format(name="rocker", com="0 0 .2")
    + JOINT.format(name="j1", parent="base", child="crank", xyz="0 0 0", rpy="0 0 0")
    + JOINT.format(name="j2", parent="crank", child="coupler", xyz=".1 0 0", rpy="0 0 0")
    + JOINT.format(name="j3", parent="base", child="rocker", xyz=".4 0 0", rpy="0 0 0")
    + """<loop name="pin" type="revolute">
  <predecessor link="rocker"><origin xyz="0 0 .4"/></predecessor>
  <successor link="coupler"><origin xyz=".3 0 .4"/></successor>
  <axis xyz="0 1 0"/>
</loop></robot>"""
)


def test_a_four_bar_of_urdf_plus_is_that_of_the_library():
    """The library's is in the x-y plane, this one in the x-z plane: angles have the other sign."""
    robot, known = read_urdf(FOUR_BAR, "bars.urdf"), sd.load("four_bar")
    assert not np.any(np.abs(np.array(constraint_error(robot, [0, 0, 0]), float)) > 1e-15)
    q = np.array([0.3, -0.2, 0.5])
    K = np.array(constraint_jacobian(robot, q), float)
    theirs = np.array(constraint_jacobian(known, -q), float)
    assert np.linalg.norm(K, axis=0) == pytest.approx(np.linalg.norm(theirs, axis=0))
    error = np.array(constraint_error(robot, q), float)
    reference = np.array(constraint_error(known, -q), float)
    assert np.linalg.norm(error) == pytest.approx(np.linalg.norm(reference))


@pytest.mark.parametrize("axis", ["0 1 0", "0 -1 0", "0.6 0 0.8", "-1 0 0", "0 0 -1"])
@pytest.mark.parametrize(
    ("kind", "free"),
    [
        ("revolute", ("rz",)),
        ("continuous", ("rz",)),
        ("prismatic", ("z",)),
        ("planar", ("rz", "x", "y")),
        ("fixed", ()),
    ],
)
def test_z_of_both_frames_is_the_axis_of_the_loop(axis, kind, free):
    text = FOUR_BAR.replace('<axis xyz="0 1 0"/>\n</loop>', f'<axis xyz="{axis}"/>\n</loop>')
    robot = read_urdf(text.replace('name="pin" type="revolute"', f'name="pin" type="{kind}"'), "")
    (pin,) = robot.constraints
    assert (pin.name, pin.free) == ("pin", free)
    for name, link in ((pin.frame_a, "coupler"), (pin.frame_b, "rocker")):
        frame = robot.frame(name)
        assert robot.links[frame.link].name == link
        z = [float(row[2]) for row in frame.placement.pose().R]
        assert z == pytest.approx(list(map(float, axis.split())), abs=1e-15)


@pytest.mark.parametrize(
    ("tag", "meant"), [("looop", "loop"), ("LOOP", "loop"), ("jonit", "joint")]
)
def test_a_misspelt_element_is_a_warning(tag, meant):
    text = FOUR_BAR.replace("<loop ", f"<{tag} ").replace("</loop>", f"</{tag}>")
    robot = read_urdf(text, "dir/bars.urdf")
    assert robot.constraints == ()
    assert f"bars.urdf:9: left out: <{tag}>; did you mean {meant}?" in robot.warnings


def test_elements_of_other_programs_are_left_out_without_a_word():
    tags = ("gazebo", "material", "transmission", "sensor", "ros2_control", "mujoco", "plugin")
    others = "".join(f"<{tag}/>" for tag in tags)
    assert read_urdf(FOUR_BAR.replace("</robot>", others + "</robot>"), "").warnings == ()


def test_judges_that_know_no_loops_read_the_tree(tmp_path):
    path = tmp_path / "bars.urdf"
    path.write_text(FOUR_BAR.replace('type="revolute"><parent', 'type="continuous"><parent'))
    readings = read_by_oracles(sd.load(path))
    assert {*readings.oracles} == {"pinocchio", "mujoco"}
    assert not readings.mismatched


def test_a_loop_may_end_on_the_base_and_survives_writing():
    text = FOUR_BAR.replace('<predecessor link="rocker">', '<predecessor link="base">')
    robot = read_urdf(text, "bars.urdf")
    assert robot.frame("pin_b").link == -1
    again = read_spec(to_toml(robot), "bars.toml")
    assert again.constraints == robot.constraints
    assert read_urdf(to_urdf(robot), "bars.urdf").constraints == robot.constraints


@pytest.mark.parametrize("name", ["four_bar", "five_bar", "planar_two_arm", "two_pandas"])
def test_a_closed_chain_that_is_written_as_urdf_has_the_same_constraints(name):
    robot = sd.load(name)
    again = read_urdf(to_urdf(robot), "again.urdf")
    assert [joint.name for joint in again.joints] == [joint.name for joint in robot.joints]
    q = robot.random_position(np.random.default_rng(3).uniform)
    for rows in (constraint_error, constraint_jacobian):
        given, read = (np.array(rows(each, q), float) for each in (robot.bind(), again))
        assert np.abs(given).max() > 0.01
        np.testing.assert_allclose(read, given, atol=1e-12)


@pytest.mark.parametrize(
    "kind", ["fixed", "revolute", "prismatic", "cylindrical", "spherical", "planar"]
)
def test_a_loop_of_each_type_is_written_and_read(kind):
    text = FOUR_BAR.replace('name="pin" type="revolute"', f'name="pin" type="{kind}"')
    robot = read_urdf(text, "bars.urdf")
    assert urdf_omissions(robot) == []
    again = read_urdf(to_urdf(robot), "bars.urdf")
    assert again.constraints == robot.constraints
    assert [frame.name for frame in again.frames] == [frame.name for frame in robot.frames]


def test_a_loop_whose_frames_have_names_of_links_is_renamed():
    robot = read_urdf(FOUR_BAR.replace('"rocker"', '"pins_a"'), "bars.urdf")
    (pin,) = robot.constraints
    again = read_urdf(to_urdf(replace(robot, constraints=(replace(pin, name="pins"),))), "")
    (renamed,) = again.constraints
    assert (renamed.name, renamed.frame_a, renamed.directions) == (
        "pins_",
        "pins__a",
        pin.directions,
    )
    q = [0.3, -0.2, 0.5]
    assert constraint_error(again, q) == pytest.approx(constraint_error(robot, q), abs=1e-15)


CONTACT = """
posture = { slide = 0.25 }
[[joints]]
name = "slide"
type = "prismatic"
parent = "base"
child = "finger"
[[bodies]]
name = "finger"
mass = 1
[[contacts]]
name = "touch"
tip = "finger"
object = "world"
type = "TYPE"
"""


@pytest.mark.parametrize(
    ("kind", "lost"),
    [
        ("rigid", []),
        ("point", ["contact touch is one-sided", "friction 0.5 of contact touch"]),
        ("edge", ["constraint touch of finger and touch: ry rz x y z", "friction 0.5 of"]),
        ("soft-finger", ["constraint touch of finger and touch: rz x y z", "friction 0.5 of"]),
    ],
)
def test_convert_says_what_urdf_cannot_and_strict_rejects_it(kind, lost, tmp_path, capsys):
    friction = "friction = 0.5\n" if lost else ""
    path, out = tmp_path / "touching.toml", tmp_path / "out.urdf"
    path.write_text('name = "touching"' + CONTACT.replace("TYPE", kind) + friction)
    command = ["convert", str(path), "--to", "urdf", "--out", str(out)]
    assert cli.main([*command, "--strict"]) == 2
    rejected = capsys.readouterr().err.splitlines()[-1]
    first = lost[0] if lost else "posture 0.25 of joint slide"
    assert f"not in URDF: {first}" in rejected
    assert "leave out --strict" in rejected
    assert not out.exists()
    assert cli.main(command) == 0
    said = capsys.readouterr().err
    for words in (*lost, "posture 0.25 of joint slide"):
        assert f"symdyn: warning: not in URDF: {words}" in said
        assert f"<!-- not in URDF: {words}" in out.read_text()
    constraints = [raw.name for raw in sd.load(out).constraints]
    assert constraints == (["touch"] if kind in ("rigid", "point") else [])


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        (
            'type="revolute">\n  <p',
            'type="universal">\n  <p',
            9,
            "'pin', which closes a loop, is un",
        ),
        (
            'type="revolute">\n  <p',
            'type="bent">\n  <p',
            9,
            "closes a loop, is bent; it must be on",
        ),
        ('link="coupler"><o', 'link="no"><o', 9, "frame 'pin_a' is on the unknown link 'no'"),
        (
            '<predecessor link="rocker">',
            "<predecessor>",
            10,
            "<predecessor> of loop 'pin' has no l",
        ),
        (
            '<axis xyz="0 1 0"/>\n</l',
            '<axis xyz="0 0 0"/>\n</l',
            9,
            "the axis of loop 'pin' is zero",
        ),
        ("</loop>", "</loop>\n<coupling/>", 14, "<coupling> couples the joints of two branches"),
        ('link="coupler"><o', 'link="rocker"><o', 9, "which are fixed to each other; leave it ou"),
    ],
)
def test_wrong_loops_are_rejected_with_their_line(old, new, line, problem, rejection):
    assert old in FOUR_BAR
    message = rejection(read_urdf, FOUR_BAR.replace(old, new), "bars.urdf")
    assert problem in message
    assert message.startswith(f"bars.urdf:{line}: ")
