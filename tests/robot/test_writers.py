"""Robots written out and read again: the same dynamics, whatever the names."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import numpy as np
import pinocchio
import pytest
from hypothesis import given, settings

from symdyn.identifiability.base_robot import with_base_parameters
from symdyn.robot import (
    Frame,
    Inertia,
    Joint,
    Limits,
    Link,
    Passive,
    Placement,
    Robot,
    from_dh,
    from_screws,
    library,
    load,
    read_spec,
    robot_to_dict,
    to_toml,
    to_urdf,
)
from symdyn.robot.model import Rotor
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.reference.answer import ReferenceOptions
from symdyn.verification.reference.dynamics import inverse_dynamics
from tests.robot.dynamics import assert_same_dynamics, assert_same_tips
from tests.strategies import random_urdfs

UNMOVED = Placement()
BODY = Inertia(m=1, mcx=0.5, Ixx=0.3, Iyy=0.6, Izz=0.6)


def through_urdf(robot):
    """The robot, written as URDF and read again; what URDF cannot express is put back."""
    again = read_urdf(to_urdf(robot), "a.urdf")
    rotors = {joint.name: joint.rotor_inertia for joint in robot.bind().joints}
    joints = tuple(replace(j, rotor=Rotor(rotors[j.name])) for j in again.joints)
    return replace(again, gravity=robot.bind().gravity, joints=joints)


def through_toml(robot):
    return read_spec(to_toml(robot), "a.toml")


@pytest.mark.parametrize("write_and_read", [through_urdf, through_toml])
@pytest.mark.parametrize("name", library.names())
def test_a_builtin_robot_comes_back(name, write_and_read, rejection):
    robot = load(name)
    if write_and_read is through_urdf and any(j.type == "spherical" for j in robot.joints):
        assert "which URDF cannot express" in rejection(write_and_read, robot)
        return
    again = write_and_read(robot)
    assert_same_dynamics(robot, again, states=1)
    others = {frame.name for frame in robot.frames} - set(robot.tips)  # leaves of URDF are tips
    assert_same_tips(robot, replace(again, tips=tuple(t for t in again.tips if t not in others)))
    assert [j.limits.lower for j in again.joints] == [j.limits.lower for j in robot.joints]


@settings(max_examples=15, deadline=None)
@given(random_urdfs())
def test_a_random_robot_comes_back(urdf):
    robot = read_urdf(urdf.text, "random.urdf")
    for again in (through_urdf(robot), through_toml(robot)):
        assert_same_dynamics(robot, again, states=1)
        assert {(f.name, f.link) for f in again.frames} == {(f.name, f.link) for f in robot.frames}
    assert robot_to_dict(through_toml(robot))["joints"] == robot_to_dict(robot)["joints"]


def tailed():
    rows = [
        {
            "theta": 0.1,
            "d": 0.2,
            "a": 0.3,
            "alpha": 0.4,
            "beta": 0.05,
            "mass": 1,
            "com": [0.1, 0, 0],
            "rotor": {"inertia": 0.5},
            "link": "trunk",
            "passive": {"viscous": 1, "coulomb": 2, "stiffness": 3, "rest": 4, "offset": 5},
            "limits": {"velocity": 3},
        },
        {
            "type": "prismatic",
            "a": "l",
            "alpha": 1.0,
            "mass": 2,
            "com": [0, 0.1, 0.2],
            "mimic": {"joint": "joint1", "multiplier": 2, "offset": "l"},
        },
    ]
    return from_dh(rows, symbols={"l": 0.7}, gravity=(1, 2, 3))


def screwed():
    rows = [
        {"axis": [0.6, 0, 0.8], "point": ["l", 0, 0.1], "mass": 1, "com": [0, 0.1, 0]},
        {"v": [0, 1, 0], "home": {"rpy": [0.1, 0.2, 0.3]}, "mass": 2, "com": [0.3, 0, 0]},
    ]
    return from_screws(rows, symbols={"l": 0.7}, tool={"xyz": [1, 1, 1]})


@pytest.mark.parametrize("robot", [tailed(), screwed()], ids=["dh", "screws"])
def test_robots_with_tails_come_back(robot):
    for again in (through_urdf(robot), through_toml(robot)):
        assert_same_dynamics(robot, again)
        assert_same_tips(robot, again)
        ours, theirs = ([replace(j.passive) for j in r.bind().joints] for r in (robot, again))
        assert [(p.viscous, p.coulomb) for p in ours] == [(p.viscous, p.coulomb) for p in theirs]
    assert "tail_moves" in to_toml(robot)


def test_toml_keeps_formulas_symbols_and_what_is_open():
    robot = load("planar2r").symbolic("l_1", "link2.mcx", "gravity")
    again = through_toml(robot)
    assert again.parameters == robot.parameters
    assert again.symbolic_names == robot.symbolic_names
    values = {"l_1": 2.0, "link2.mcx": 0.1, "gravity.x": 3.0}
    assert_same_dynamics(robot.bind(values), again.bind(values))
    everything = load("panda").symbolic("all", "gravity", "rotor", "friction")
    again = replace(through_toml(everything), source=everything.source)
    assert robot_to_dict(again) == robot_to_dict(everything)


def test_toml_keeps_every_field():
    robot = tailed()
    again = through_toml(robot)
    assert again.bind().joints == robot.bind().joints
    assert again.bind().joints[0].passive == Passive(1, 2, 0, 5, 3, 4)
    assert (again.source.file, again.about) == ("a.toml", "")


HOSTILE = "a\"b<c>&\n\t\\ \x7f \u00e9 \U0001f600 -- ]]> '''"


def named(joint_name, link_name, **more):
    hinge = Joint(joint_name, "revolute", -1, UNMOVED, (0, 0, 1), **more)
    frames = (Frame(f"{link_name} tool", 0, Placement.from_xyz_rpy((1, 2, 3), (0, 0, 0))),)
    return Robot(HOSTILE, (hinge,), (Link(link_name, BODY),), frames=frames)


def test_hostile_names_survive_both():
    robot = named(HOSTILE, HOSTILE, rotor=Rotor(2))
    for again in (through_urdf(robot), through_toml(robot)):
        assert again.name == HOSTILE
        assert again.joints[0].name == HOSTILE
        assert [f.name for f in again.frames] == [f.name for f in robot.frames]
    assert tomllib.loads(to_toml(robot))["name"] == HOSTILE


def test_a_name_that_xml_cannot_hold_is_rejected(rejection):
    message = rejection(to_urdf, named("a\x01b", "link"))
    assert "rename" in message


def test_a_moment_without_mass_has_no_urdf(rejection):
    robot = Robot(
        "r", (Joint("j", "revolute", -1, UNMOVED, (0, 0, 1)),), (Link("odd", Inertia(mcx=1)),)
    )
    assert "link 'odd' has a first moment but no mass" in rejection(to_urdf, robot)


def test_what_urdf_cannot_say_stands_in_comments():
    text = to_urdf(tailed())
    for words in ("gravity 1.0 2.0 3.0", "rotor inertia 0.5", "spring 3.0", "constant force 5.0"):
        assert f"not in URDF: {words}" in text
    assert "not in URDF" not in to_urdf(load("panda"))
    assert "not in URDF: joint upper_hinge has no motor" in to_urdf(load("cart_double_pendulum"))
    assert "motor" not in to_urdf(load("quadruped"))
    driven = load("quadruped", thrusters=True, unactuated={"free": [0, 5]})
    assert "not in URDF: motors at DoF 1, 2, 3, 4 of joint free" in to_urdf(driven)


def geared():
    """An arm whose coordinates are not the positions of its joints; the third follows the first."""
    rows = [
        {
            "a": 0.4,
            "alpha": 0.3,
            "mass": 2,
            "com": [-0.2, 0.1, 0],
            "scale": 2,
            "q_offset": 0.3,
            "limits": {"lower": -1, "upper": 0.5, "velocity": 3, "effort": 10},
            "passive": {"viscous": 0.7, "coulomb": 0.4},
        },
        {
            "type": "prismatic",
            "alpha": 1.1,
            "mass": 1,
            "com": [0, 0.1, 0.2],
            "scale": -0.5,
            "limits": {"lower": -1, "upper": 0.5, "velocity": 3, "effort": 10},
            "passive": {"viscous": 0.2, "coulomb": 0.1, "stiffness": 3, "rest": 4, "offset": 5},
            "rotor": {"inertia": 2e-4, "gear": 100},
        },
        {
            "a": 0.2,
            "mass": 0.5,
            "com": [-0.1, 0, 0],
            "scale": -3,
            "mimic": {"joint": "joint1", "multiplier": 0.7, "offset": 0.1},
            "passive": {"viscous": 0.3},
        },
    ]
    return from_dh(rows)


def test_the_coordinate_in_a_urdf_is_the_position_of_a_scaled_joint():
    """tau_urdf(s q, s qd, s qdd) = tau(q, qd, qdd) / s, and Pinocchio reads limits of s q."""
    robot, scale = geared(), np.array([2, -0.5])
    text = to_urdf(robot)
    driven = replace(robot.joints[1], rotor=Rotor(), passive=Passive(viscous=0.2, coulomb=0.1))
    bare = replace(robot, joints=(robot.joints[0], driven, robot.joints[2]))
    q, qd, qdd = np.random.default_rng(3).uniform(-1, 1, (3, 2))
    again = read_urdf(text, "a.urdf")
    more = ReferenceOptions(passive=True)
    found = inverse_dynamics(again, scale * q, scale * qd, scale * qdd, more)
    assert found == pytest.approx(inverse_dynamics(bare, q, qd, qdd, more) / scale, rel=1e-12)
    model = pinocchio.buildModelFromXML(text)
    limits = (model.lowerPositionLimit, model.upperPositionLimit)
    limits = [limit[[j.idx_q for j in model.joints[1:3]]].tolist() for limit in limits]
    assert limits == [[-2, -0.25], [1, 0.5]]
    assert model.velocityLimit[:2].tolist() == [6, 1.5]
    assert model.effortLimit[:2].tolist() == [5, 20]


def test_comments_of_a_scaled_joint_are_of_its_position_too():
    """The spring k (q - rest) + offset is k/s^2 (s q - s rest) + offset/s; a rotor turns N/s."""
    text = to_urdf(geared())
    for words in (
        "rotor inertia 0.0002, gear ratio -200.0 of joint joint2, reflected inertia 8.0 ",
        "spring 12.0 of joint joint2, at rest at -2.0 ",
        "constant force -10.0 of joint joint2 ",
        "scale -0.5 of joint joint2, by which its coordinate is multiplied here ",
    ):
        assert f"<!-- not in URDF: {words}-->" in text


def test_toml_keeps_which_joints_have_motors():
    half = load("quadruped", thrusters=True, unactuated={"free": [0, 5]})
    for robot in (load("cart_double_pendulum"), half, load("two_arm_satellite", thrusters=True)):
        again = through_toml(robot)
        assert [j.actuated for j in again.joints] == [j.actuated for j in robot.joints]
        assert again.unactuated == robot.unactuated


def test_limits_are_complete_as_other_readers_want_them():
    text = to_urdf(named("j", "l", limits=Limits(lower=-1)))
    (joint,) = read_urdf(text, "a.urdf").joints
    assert joint.limits == Limits(-1, 1e9, 1e9, 1e9)
    assert read_urdf(to_urdf(named("j", "l")), "a.urdf").joints[0].type == "continuous"


def test_pinocchio_reads_what_is_written():
    for name in ("stanford", "scara", "iiwa14"):
        model = pinocchio.buildModelFromXML(to_urdf(load(name)))
        assert list(model.names)[1:] == [j.name for j in load(name).joints]


@pytest.mark.parametrize("com", [(0.3, -0.7, 0.1), (1e3, 1e-3, 1 / 3), (0.1, 0.1, 0.1)])
@pytest.mark.parametrize("mass", [0.1, 3.3, 1e4])
def test_a_point_mass_has_no_negative_moments(com, mass):
    joint = Joint("j", "revolute", -1, Placement.from_xyz_rpy((0.1, 0, 0), (0.3, 0, 0)), (0, 1, 0))
    point = Inertia.about_com(mass, com, ((0, 0, 0), (0, 0, 0), (0, 0, 0)))
    robot = Robot("point", (joint,), (Link("body", point),))
    text = to_urdf(robot)
    assert '="-' not in text.split("<inertia ")[1].split("/>")[0]
    assert_same_dynamics(robot, read_urdf(text, "a.urdf"), states=1)


def test_moments_that_a_reader_rejects_are_not_written(rejection):
    joint = Joint("j", "revolute", -1, UNMOVED, (0, 1, 0))
    body = Inertia(m=1, mcx=1, Ixx=0.5, Iyy=0.5, Izz=2)
    assert "'body'" in rejection(to_urdf, Robot("odd", (joint,), (Link("body", body),)))


def test_base_parameters_are_no_bodies_of_a_spec(rejection):
    robot = with_base_parameters(load("planar2r"))
    assert "base parameters" in rejection(to_toml, robot)


def test_regrouped_is_no_key_of_a_spec(rejection):
    text = "regrouped = true\n" + to_toml(load("planar2r"))
    assert "unknown key 'regrouped'" in rejection(read_spec, text, "a.toml")


@pytest.mark.parametrize("write_and_read", [through_urdf, through_toml])
def test_names_come_back_and_the_file_commands_no_terminal(write_and_read):
    name = "a\x85b\x9b31m\u202ec"
    robot = Robot("r", (Joint("j", "revolute", -1, UNMOVED, (0, 1, 0)),), (Link(name, BODY),))
    writer = to_urdf if write_and_read is through_urdf else to_toml
    assert writer(robot).replace("\n", "").isprintable()
    assert write_and_read(robot).links[0].name == name


def test_printing_a_robot_shows_its_links():
    lines = str(load("panda").symbolic("inertial")).splitlines()
    assert lines[0].startswith("panda: 7 links, 7 coordinates, gravity (0, 0, -9.81) m/s^2")
    assert "panda_link3: revolute joint panda_joint3 about (0, 0, 1) on panda_link2" in lines[3]
    assert lines[8].endswith("and 58 more")
    assert max(map(len, lines)) < 250
    name = "x\x1b[2J"
    odd = Robot(name, (Joint(name, "prismatic", -1, UNMOVED, (1, 0, 0)),), (Link(name, BODY),))
    assert str(odd).replace("\n", "").isprintable()
