"""Whole robots placed in a spec move as each alone on a moved base, and as one tree."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symdyn as sd
from symdyn.errors import RobotError
from symdyn.formulations.forward import articulated_body
from symdyn.formulations.inverse import newton_euler
from symdyn.formulations.kinematics import jacobians
from symdyn.robot import read_spec, robot_from_dict, robot_to_dict, to_toml
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.robots import urdf_path

TWO = """
name = "two_pandas"
gravity = [0, 1, -9.81]
[[robots]]
name = "left"
robot = "panda"
xyz = [0.1, 0.4, 0.2]
rpy = [0.3, 0, 0.5]
[[robots]]
name = "right"
robot = "panda"
xyz = [0, -0.4, 0]
rpy = [0, 0, 3]
"""
ARM = """
name = "arm"
gravity = [0, 0, 0]
[symbols]
l = { value = 0.5, unit = "m" }
[[bodies]]
name = "upper"
mass = 2
com = ["l/2", 0, 0]
[[bodies]]
name = "fore"
mass = 1
com = [0.2, 0, 0]
inertia = { xx = 0.1, yy = 0.1, zz = 0.1 }
[[joints]]
name = "shoulder"
type = "revolute"
parent = "base"
child = "upper"
[[joints]]
name = "elbow"
type = "revolute"
parent = "upper"
child = "fore"
xyz = ["l", 0, 0]
mimic = { joint = "shoulder", multiplier = -2 }
[[frames]]
name = "hand"
body = "fore"
xyz = [0.3, 0, 0]
"""


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return folder / f"{next(iter(files))}.toml"


def random_state(robot, seed=0):
    rng = np.random.default_rng(seed)
    q = robot.random_position(rng.uniform)
    return q, *rng.uniform(-1, 1, (3, robot.nv)).tolist()


def test_two_placed_arms_are_one_tree_in_pinocchio():
    robot = read_spec(TWO, "two.toml")
    assert robot.nv == 14
    assert robot.tips == ("left.panda_link8", "right.panda_link8")
    assert robot.joints[7].name == "right.panda_joint1"
    q, qd, qdd, tau = random_state(robot)
    oracle = pinocchio_oracle(robot)
    found = newton_euler.inverse_dynamics(robot, q, qd, qdd)
    assert np.allclose(found, oracle.inverse_dynamics(q, qd, qdd), rtol=1e-11, atol=1e-11)
    found = articulated_body.forward_dynamics(robot, q, qd, tau)
    assert np.allclose(found, oracle.forward_dynamics(q, qd, tau), rtol=1e-9, atol=1e-9)


def test_each_arm_is_the_arm_alone_on_a_moved_base():
    pair, alone = read_spec(TWO, "two.toml"), sd.load("panda")
    q, qd, qdd, _ = random_state(pair)
    tau = newton_euler.inverse_dynamics(pair, q, qd, qdd)
    X_tips = jacobians.forward_kinematics(pair, q)
    for number, name in enumerate(("left", "right")):
        own = slice(7 * number, 7 * number + 7)
        X = np.array(pair.frame(f"{name}.panda_link0").placement.pose().matrix(), float)
        g = X[:3, :3].T @ np.array(pair.gravity, float)
        turned = replace(alone, gravity=tuple(g))
        expected = newton_euler.inverse_dynamics(turned, q[own], qd[own], qdd[own])
        assert np.allclose(tau[own], expected, rtol=1e-12, atol=1e-12)
        tip = X @ np.array(jacobians.forward_kinematics(alone, q[own])[0], float)
        assert np.allclose(np.array(X_tips[number], float), tip, atol=1e-13)


def test_symbols_leaders_and_tips_get_the_name_of_the_robot(tmp_path):
    text = 'name = "pair"\n[symbols]\nl = 0.2\n[[robots]]\nname = "a"\nrobot = "arm.toml"\n'
    text += 'xyz = ["l", 0, 0]\n[[robots]]\nname = "b"\nrobot = "arm.toml"\nparent = "a.hand"\n'
    robot = sd.load(written(tmp_path, pair=text, arm=ARM))
    assert [p.name for p in robot.parameters] == ["l", "a.l", "b.l"]
    assert [robot.joints[j.mimic.leader].name for j in robot.joints if j.mimic] == [
        "a.shoulder",
        "b.shoulder",
    ]
    assert robot.tips == ("a.fore", "b.fore")
    assert robot.joints[2].parent == 1  # b stands on the hand of a, which is on its forearm
    X = robot.bind({"a.l": 0.7, "b.l": 0.1, "l": 0.2}).transforms([0, 0])
    assert float(X[2].p[0]) == pytest.approx(0.3)
    assert float(X[1].p[0]) == 0.7
    assert any("a uses the gravity of this file" in note for note in robot.notes)
    opened = robot.symbolic("declared")
    assert opened.symbolic_names == ("l", "a.l", "b.l")
    again = robot_from_dict(robot_to_dict(opened))
    assert robot_to_dict(again) == robot_to_dict(opened)
    again = robot_to_dict(read_spec(to_toml(robot), "again.toml"))
    assert again["joints"] == robot_to_dict(robot)["joints"]
    geometry = [name for name in robot.symbolic("geometry").symbolic_names if "." in name]
    assert {"a.l", "a.y", "b_elbow.y"} <= set(geometry)


def test_robots_stand_beside_bodies_and_on_them():
    text = """
name = "torso"
[[bodies]]
name = "trunk"
mass = 10
inertia = { xx = 1, yy = 1, zz = 1 }
[[joints]]
name = "waist"
type = "revolute"
parent = "world"
child = "trunk"
[[robots]]
name = "arm"
robot = "planar2r"
parent = "trunk"
[[robots]]
name = "post"
robot = "pendulum"
"""
    robot = read_spec(text, "torso.toml")
    assert robot.base.name == "world"
    assert [joint.name for joint in robot.joints] == ["waist", "arm.joint1", "arm.joint2"] + [
        "post.hinge"
    ]
    assert robot.joints[1].parent == 0
    assert robot.joints[3].parent == -1
    assert robot.tips == ("arm.tool", "post.end")


def test_a_placed_robot_is_prepared_on_its_own(tmp_path):
    text = (
        TWO + "[robots.prepare]\nlock = { panda_joint7 = 0.3 }\npayload.panda_link8 = [1,0,0,0]\n"
    )
    robot = read_spec(text, "two.toml")
    assert robot.nv == 13
    assert "right: joint panda_joint7 locked at 0.3 rad" in robot.notes
    both = sd.load(written(tmp_path, two=text), lock="left.panda_joint7")
    assert both.nv == 12
    with pytest.raises(
        RobotError, match=r"two.toml:14: panda.toml: lock: no joint is called 'joint7'"
    ):
        read_spec(TWO + "[robots.prepare]\nlock = { joint7 = 0 }\n", "two.toml")


def test_a_urdf_is_placed_by_its_path(tmp_path):
    path = urdf_path("panda")
    (tmp_path / "arm.urdf").write_bytes(path.read_bytes())
    text = '[[robots]]\nname = "a"\nrobot = "arm.urdf"\n'
    robot = sd.load(written(tmp_path, one='name = "one"\n' + text))
    alone = sd.load(path)
    assert [j.name for j in robot.joints] == [f"a.{j.name}" for j in alone.joints]
    assert not {f"a.{frame.name}" for frame in alone.frames} - {f.name for f in robot.frames}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({'= "panda"\nxyz = [0, ': '= "pandda"\nxyz = [0, '}, "two.toml:11: .*'pandda'.*panda"),
        ({'= "panda"\nxyz = [0, ': '= "a/b.urdf"\nxyz = [0, '}, "two.toml:11: .*no file"),
        ({"right": "left"}, "two.toml:10: two robots are called 'left'"),
        ({"right": "my arm"}, "two.toml:10: .*use letters, digits and _"),
        ({"rpy = [0, 0, 3]": 'parent = "torso"'}, "two.toml:9: .*unknown parent link 'torso'"),
        ({"rpy = [0, 0, 3]": "size = 3"}, "two.toml:13: .*unknown key 'size'"),
        (
            {
                "rpy = [0, 0, 3]": 'parent = "left.panda_link8"',
                "rpy = [0.3, 0, 0.5]": 'parent = "right.panda_link8"',
            },
            "two.toml:4: joint 'left' belongs to a loop",
        ),
    ],
)
def test_bad_placements_are_rejected_with_file_and_line(change, message):
    text = TWO
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(RobotError, match=message):
        read_spec(text, "two.toml")


def test_a_file_that_places_itself_is_rejected(tmp_path):
    one = 'name = "one"\n[[robots]]\nname = "a"\nrobot = "two.toml"\n'
    path = written(tmp_path, one=one, two=one.replace("two", "one"))
    with pytest.raises(RobotError, match=r"two.toml:4: robot 'a' is placed inside itself"):
        sd.load(path)


BOX = '[[objects]]\nname = "box"\nmass = 2\ninertia = { xx = 0.01, yy = 0.01, zz = 0.01 }\n'


def test_an_object_floats_without_a_motor():
    robot = read_spec(TWO + BOX, "two.toml")
    assert (robot.nq, robot.nv) == (21, 20)
    assert robot.unactuated == tuple(range(14, 20))
    assert robot.joints[-1].name == robot.links[-1].name == "box"
    q, qd, qdd, _ = random_state(robot)
    found = newton_euler.inverse_dynamics(robot, q, qd, qdd)
    oracle = pinocchio_oracle(robot)
    assert np.allclose(found, oracle.inverse_dynamics(q, qd, qdd), rtol=1e-11, atol=1e-11)
    again = robot_from_dict(robot_to_dict(robot))
    assert again.joints == robot.joints


def test_an_object_stays_in_the_world_where_the_base_floats(tmp_path):
    path = written(tmp_path, two=TWO + BOX)
    robot = sd.load(path, floating=True, thrusters=True)
    box = robot.joints[-1]
    assert (box.name, box.parent) == ("box", -1)
    assert robot.unactuated == tuple(range(20, 26))  # thrusters are the base's, not the box's


@pytest.mark.parametrize("name", ["world", "base"])
def test_an_object_cannot_have_the_name_of_the_world(name):
    with pytest.raises(RobotError, match=f"two.toml:15: object '{name}' has a name .*; rename it$"):
        read_spec(TWO + BOX.replace('"box"', f'"{name}"'), "two.toml")


@pytest.mark.parametrize("mass", ["", "mass = 0\n"])
def test_an_object_without_mass_is_rejected(mass):
    text = TWO + BOX.replace("mass = 2\n", mass)
    line = 16 if mass else 14
    with pytest.raises(RobotError, match=f"two.toml:{line}: object 'box' has no mass"):
        read_spec(text, "two.toml")


def test_a_negative_mass_of_an_object_is_called_so():
    with pytest.raises(RobotError, match=r"two.toml:16: object 'box' has the negative mass -1\.5"):
        read_spec(TWO + BOX.replace("mass = 2", "mass = -1.5"), "two.toml")


def test_a_robot_and_a_body_of_one_name_are_rejected():
    with pytest.raises(RobotError, match=r"two.toml:5: robot 'left' has the same name as a body"):
        read_spec(TWO + BOX.replace("box", "left"), "two.toml")
