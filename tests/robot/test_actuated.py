"""What has a motor and what has none: in specs, by preparation, in the manifest."""

import json

import pytest

import symdyn as sd
from symdyn.errors import RobotError
from symdyn.robot import robot_from_dict, robot_to_dict
from symdyn.robot.preparation.options import arguments_of

SPEC = """
name = "cart"
base = "ground"

[[bodies]]
name = "cart"
mass = 2

[[bodies]]
name = "pole"
mass = 1
com = [0, 0, 0.5]
inertia = { xx = 0.1, yy = 0.1, zz = 0.1 }

[[joints]]
name = "rail"
type = "prismatic"
parent = "ground"
child = "cart"
axis = [1, 0, 0]

[[joints]]
name = "pivot"
type = "%s"
parent = "cart"
child = "pole"
actuated = %s
"""


def _load(tmp_path, kind, actuated):
    path = tmp_path / "cart.toml"
    path.write_text(SPEC % (kind, actuated))
    return sd.load(path)


@pytest.mark.parametrize(
    ("kind", "actuated", "without"),
    [
        ("continuous", "false", (1,)),
        ("continuous", "[false]", (1,)),
        ("continuous", "true", ()),
        ("spherical", "false", (1, 2, 3)),
        ("spherical", "[true, false, true]", (2,)),
        ("floating", "[true, false, true, false, true, false]", (2, 4, 6)),
        ("floating", "true", ()),
    ],
)
def test_the_dofs_without_a_motor(tmp_path, kind, actuated, without):
    robot = _load(tmp_path, kind, actuated)
    assert robot.unactuated == without
    assert sorted((*robot.actuated, *without)) == list(range(robot.nv))
    flags = [f.actuated for i in range(len(robot.links)) for f in robot.dofs(i)]
    assert flags == [k not in without for k in range(robot.nv)]


@pytest.mark.parametrize(("kind", "without"), [("universal", (2,)), ("cylindrical", (2,))])
def test_two_joints_in_a_row_share_the_list(tmp_path, kind, without):
    path = tmp_path / "cart.toml"
    axes = "axes = [[1, 0, 0], [0, 1, 0]]" if kind == "universal" else "axis = [0, 0, 1]"
    path.write_text(SPEC % (kind, "[true, false]") + axes + "\n")
    robot = sd.load(path)
    assert robot.unactuated == without
    assert robot_from_dict(robot_to_dict(robot)).unactuated == without


def test_writing_and_reading_keep_it(tmp_path):
    robot = _load(tmp_path, "spherical", "[true, false, true]")
    again = robot_from_dict(json.loads(json.dumps(robot_to_dict(robot))))
    assert [joint.actuated for joint in again.joints] == [joint.actuated for joint in robot.joints]


@pytest.mark.parametrize(
    ("kind", "actuated", "message"),
    [
        ("spherical", "[true, false]", "cart.toml:27: actuated of .* has 2 entries; give 3"),
        ("continuous", "[]", "cart.toml:27: actuated of .* has 0 entries; give 1"),
        ("continuous", "1", "cart.toml:27: actuated of .* is '1'; write true, false"),
        ("continuous", '["yes"]', "cart.toml:27: actuated of .*; write true, false"),
    ],
)
def test_mistakes_are_told_with_their_line(tmp_path, kind, actuated, message):
    with pytest.raises(RobotError, match=message):
        _load(tmp_path, kind, actuated)


def test_a_follower_has_the_motor_of_its_leader(tmp_path):
    path = tmp_path / "cart.toml"
    path.write_text(SPEC % ("continuous", "false") + 'mimic = { joint = "rail" }\n')
    with pytest.raises(
        RobotError, match=r"cart.toml:27: .*set actuated for the joint that it mimics"
    ):
        sd.load(path)


def test_a_floating_base_has_no_motor_unless_thrusters_drive_it():
    assert sd.load("planar2r", floating=True).unactuated == (0, 1, 2, 3, 4, 5)
    assert sd.load("planar2r", floating=True, thrusters=True).unactuated == ()
    assert sd.load("two_arm_satellite").unactuated == (0, 1, 2, 3, 4, 5)
    assert sd.load("quadruped", thrusters=True).unactuated == ()


def test_motors_are_taken_away_by_name():
    robot = sd.load("quadruped", unactuated={sd.load("quadruped").joints[1].name: []})
    assert robot.unactuated == (0, 1, 2, 3, 4, 5, 6)
    base = sd.load("quadruped").joints[0].name
    half = sd.load("quadruped", thrusters=True, unactuated={base: [0, 5]})
    assert half.unactuated == (0, 5)
    assert any("DoF 0, 5" in note for note in half.notes)


@pytest.mark.parametrize(
    ("prepared", "message"),
    [
        ({"thrusters": True}, "no floating joint"),
        ({"unactuated": "joint9"}, "no joint is called"),
        ({"unactuated": {"joint1": [1]}}, "no DoF 1; number them from 0 to 0"),
        ({"unactuated": ["joint1"], "lock": "joint1"}, "does not move"),
        (arguments_of({"unactuated": ["joint1:1"]}), "no DoF 1; number them from 0 to 0"),
    ],
)
def test_preparations_without_effect_are_rejected(prepared, message):
    with pytest.raises(RobotError, match=message):
        sd.load("planar2r", **prepared)


MJCF = """
<mujoco>
  <worldbody>
    <body name="cart">
      <joint name="rail" type="slide" axis="1 0 0"/>
      <inertial pos="0 0 0" mass="1" diaginertia="0.1 0.1 0.1"/>
      <body name="pole">
        <joint name="pivot" type="hinge" axis="0 1 0"/>
        <inertial pos="0 0 0.5" mass="1" diaginertia="0.1 0.1 0.1"/>
      </body>
    </body>
  </worldbody>
  <tendon><fixed name="cable"><joint joint="rail" coef="1"/></fixed></tendon>
  <actuator>%s</actuator>
</mujoco>
"""


@pytest.mark.parametrize(
    ("actuators", "without"),
    [
        ('<motor joint="rail"/>', (1,)),
        ('<position joint="pivot"/>', (0,)),
        ('<motor joint="rail"/><motor joint="pivot"/>', ()),
        ('<motor tendon="cable"/>', ()),
        ("", ()),
    ],
)
def test_joints_of_mjcf_have_the_motors_of_its_actuators(tmp_path, actuators, without):
    path = tmp_path / "cart.xml"
    path.write_text(MJCF % actuators)
    robot = sd.load(path)
    assert robot.unactuated == without
    assert any("no actuator drives 1 joint" in note for note in robot.notes) == bool(without)
    on_joints = actuators.count("joint=")
    assert any("for the list of actuated joints; left out" in note for note in robot.notes) == bool(
        on_joints
    )
    assert ("left out: 1 actuator, because not all of them act on joints" in robot.notes) == (
        "tendon=" in actuators
    )


def test_dofs_on_the_command_line_may_be_left_out_but_not_half_written():
    assert arguments_of({"unactuated": ["hip", "base:0,2"]}) == {
        "unactuated": {"hip": [], "base": [0, 2]}
    }
    with pytest.raises(RobotError, match="has '' for a number"):
        arguments_of({"unactuated": ["hip:"]})
