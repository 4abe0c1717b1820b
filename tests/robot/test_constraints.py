"""Contacts and loops: read, checked, carried through every change of a robot, never silent."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler.manifest import robot_facts
from symdyn.errors import RobotError
from symdyn.robot import (
    BASE,
    Constraint,
    Frame,
    Inertia,
    Joint,
    Link,
    Placement,
    Robot,
    read_spec,
    robot_from_dict,
    robot_to_dict,
    to_toml,
)
from symdyn.robot.constraint import DIRECTIONS, OPEN_TREE

GRASP = """
name = "grasp"
[symbols]
w = 0.2
[[robots]]
name = "left"
robot = "planar3r"
[[robots]]
name = "right"
robot = "planar3r"
xyz = [1, 0, 0]
[[objects]]
name = "box"
mass = 2
inertia = { xx = 0.01, yy = 0.01, zz = 0.01 }
[[contacts]]
tip = "left.tool"
object = "box"
type = "soft-finger"
xyz = ["-w/2", 0, 0]
[[contacts]]
name = "grip"
tip = "right.tool"
object = "box"
type = "edge"
xyz = ["w/2", 0, 0]
rpy = [0, 0.5, 0]
"""
FOUR_BAR = """
name = "bars"
[[bodies]]
name = "crank"
mass = 1
inertia = { zz = 0.01 }
[[bodies]]
name = "coupler"
mass = 1
inertia = { zz = 0.1 }
[[bodies]]
name = "rocker"
mass = 1
inertia = { zz = 0.1 }
[[joints]]
name = "a"
type = "revolute"
parent = "base"
child = "crank"
[[joints]]
name = "b"
type = "revolute"
parent = "crank"
child = "coupler"
xyz = [0.1, 0, 0]
[[joints]]
name = "d"
type = "revolute"
parent = "base"
child = "rocker"
xyz = [0.4, 0, 0]
[[loops]]
frame_a = { body = "coupler", xyz = [0.4, 0, 0] }
frame_b = { body = "rocker", xyz = [0.3, 0, 0] }
type = "revolute"
"""


def test_contacts_hold_what_their_types_say():
    robot = read_spec(GRASP, "grasp.toml")
    first, second = robot.constraints
    assert first == Constraint("contact1", "left.tool", "contact1", ("rz", "x", "y", "z"), True)
    assert second == Constraint("grip", "right.tool", "grip", ("ry", "rz", "x", "y", "z"), True)
    assert second.free == ("rx",)
    assert robot.links[robot.frame("grip").link].name == "box"
    assert robot.frame("contact1").placement.moves[0].name == "contact1.x"
    point = read_spec(GRASP.replace("soft-finger", "point").replace("edge", "rigid"), "grasp.toml")
    assert [c.directions for c in point.constraints] == [("x", "y", "z"), DIRECTIONS]
    assert [c.one_sided for c in point.constraints] == [True, False]


@pytest.mark.parametrize(
    ("kind", "held"),
    [
        ("fixed", "rx ry rz x y z"),
        ("rigid", "rx ry rz x y z"),
        ("revolute", "rx ry x y z"),
        ("prismatic", "rx ry rz x y"),
        ("cylindrical", "rx ry x y"),
        ("spherical", "x y z"),
        ("planar", "rx ry z"),
    ],
)
def test_loops_leave_the_dofs_of_their_joint(kind, held):
    text = FOUR_BAR.rsplit("type", 1)[0] + f'type = "{kind}"\n'
    robot = read_spec(text, "bars.toml")
    (loop,) = robot.constraints
    assert loop == Constraint("loop1", "loop1_a", "loop1_b", tuple(held.split()))


def test_everything_keeps_the_constraints(tmp_path):
    robot = read_spec(GRASP, "grasp.toml")
    both = robot.constraints
    assert robot.bind({"w": 0.3}).constraints == both
    assert float(robot.bind({"w": 0.3}).frame("grip").placement.moves[0].amount) == 0.15
    assert robot.with_joint_frames().constraints == both
    opened = robot.symbolic("geometry")
    assert opened.constraints == both
    assert {"w", "grip.pitch"} <= set(opened.symbolic_names)
    assert replace(robot, name="other").constraints == both
    assert robot_from_dict(robot_to_dict(robot)).constraints == both
    assert read_spec(to_toml(robot), "again.toml").constraints == both
    path = tmp_path / "grasp.toml"
    path.write_text(GRASP)
    assert sd.load(path, lock="left.joint1").constraints == both
    assert sd.load(path, root="left.link1").constraints == both
    assert sd.load(path, floating=True).constraints == both
    assert sd.prepare(robot, payload={"box": (1, 0, 0, 0)}).constraints == both
    nested = 'name = "cell"\n[[robots]]\nname = "pair"\nrobot = "grasp.toml"\n'
    placed = tmp_path / "cell.toml"
    placed.write_text(nested)
    cell = sd.load(placed)
    ends = Constraint("pair.grip", "pair.right.tool", "pair.grip", both[1].directions, True)
    assert cell.constraints[1] == ends
    assert "pair.w" in [p.name for p in cell.parameters]


def test_a_preparation_that_cuts_a_constraint_is_rejected_by_its_name(tmp_path):
    path = tmp_path / "bars.toml"
    path.write_text(FOUR_BAR)
    with pytest.raises(
        RobotError, match=r"only: constraint 'loop1' uses frame 'loop1_a'.*not on the branch"
    ):
        sd.load(path, only="rocker")
    arm = '[[robots]]\nname = "arm"\nrobot = "pendulum"\n'
    path.write_text(FOUR_BAR + arm)
    with pytest.raises(RobotError, match=r"bars.toml:32: constraint 'loop1' .* fixed to each"):
        sd.load(path, lock=["a", "b", "d"])
    stance = FOUR_BAR.replace('{ body = "rocker", xyz = [0.3, 0, 0] }', '"world"')
    path.write_text(stance)
    assert sd.load(path).constraints[0].frame_b == "base"
    with pytest.raises(RobotError, match="floating: constraint 'loop1' uses frame 'base'"):
        sd.load(path, floating=True)


def test_one_contact_holds_nothing():
    text = GRASP.split("[[contacts]]\nname")[0]
    robot = read_spec(text, "grasp.toml")
    assert any("contact1 is the only contact of box" in warning for warning in robot.warnings)
    assert not read_spec(GRASP, "grasp.toml").warnings


def test_an_object_that_nothing_touches_is_a_warning():
    other = GRASP + GRASP[GRASP.index("[[objects]]") : GRASP.index("[[contacts]]")].replace(
        '"box"', '"ball"'
    )
    (warning,) = read_spec(other, "grasp.toml").warnings
    assert "nothing touches ball" in warning
    for touch in (
        '[[contacts]]\ntip = "ball"\nobject = "world"\ntype = "point"\n',
        '[[loops]]\nframe_a = "left.tool"\nframe_b = { body = "ball" }\ntype = "spherical"\n',
        '[[frames]]\nname = "pole"\nbody = "ball"\n[[constraints]]\nname = "slot"\n'
        'frame_a = "pole"\nframe_b = "grip"\ndirections = ["z"]\n',
    ):
        assert not read_spec(other + touch, "grasp.toml").warnings, touch


def rejected(text, message):
    with pytest.raises(RobotError, match=message):
        read_spec(text, "file.toml")


def test_bad_contacts_are_rejected_with_file_and_line():
    rejected(GRASP.replace('"left.tool"', '"left.toll"'), "file.toml:17: .*left.toll.*left.tool")
    rejected(GRASP.replace('object = "box"', 'object = "bax"', 1), "file.toml:18: .*'bax'.*box")
    rejected(
        GRASP.replace("soft-finger", "soft"), "file.toml:19: .*rigid, edge, soft-finger, point"
    )
    rejected(
        GRASP.replace('"grip"', '"box"'),
        "file.toml:21: frame 'box' has an empty name or one in use",
    )
    rejected(GRASP.replace('"right.tool"', '"box"'), "file.toml:21: constraint 'grip' .* fixed to")
    rejected(GRASP.replace('"grip"', '"contact1"'), "file.toml:21: .*'contact1'")


def test_friction_is_a_number_of_a_contact_that_can_only_press():
    slippery = GRASP.replace('"soft-finger"', '"soft-finger"\nfriction = 0.6')
    robot = read_spec(slippery, "file.toml")
    assert [c.friction for c in robot.constraints] == [0.6, None]
    for again in (robot_from_dict(robot_to_dict(robot)), read_spec(to_toml(robot), "again.toml")):
        assert again.constraints == robot.constraints
    rejected(slippery.replace("0.6", "-0.6"), "file.toml:20: friction of contact 1 .*of 0 or more")
    rejected(slippery.replace("0.6", '"w"'), "file.toml:20: friction of contact 1 .*of 0 or more")
    rejected(slippery.replace("soft-finger", "rigid"), "file.toml:20: .*leave friction out")
    number = FOUR_BAR.replace('frame_b = { body = "rocker", xyz = [0.3, 0, 0] }', "frame_b = 3")
    rejected(number, "file.toml:34: frame_b of loop 1 is '3'; give the name of .*, or a table")
    single = FOUR_BAR.replace("[[loops]]", "[loops]")
    rejected(single, r"file.toml:32: loops of the robot is a single table; write \[\[loops\]\]")
    plain = '[[constraints]]\nname = "c"\nframe_a = "crank"\nframe_b = "rocker"\n'
    plain += 'directions = ["z"]\n'
    rejected(FOUR_BAR + plain + "one_sided = 1\n", "file.toml:41: .*true or false")
    rejected(FOUR_BAR + plain + "friction = 1\n", "file.toml:41: .*leave friction out")
    pressed = read_spec(FOUR_BAR + plain + "one_sided = true\nfriction = 1\n", "file.toml")
    assert pressed.constraints[1].one_sided
    assert pressed.constraints[1].friction == 1.0


def test_bad_loops_are_rejected_with_file_and_line():
    end = 'type = "revolute"\n'
    start = FOUR_BAR.removesuffix(end)
    rejected(start + 'type = "universal"\n', "file.toml:35: loop 1 is universal.*axes rotate")
    rejected(start + 'type = "ball"\n', "file.toml:35: .*spherical")
    rejected(FOUR_BAR.replace('body = "rocker"', 'body = "rock"'), "file.toml:34: .*'rock'.*rocker")
    number = FOUR_BAR.replace('frame_b = { body = "rocker", xyz = [0.3, 0, 0] }', "frame_b = 3")
    rejected(number, "file.toml:34: frame_b of loop 1 is '3'; give the name of .*, or a table")
    single = FOUR_BAR.replace("[[loops]]", "[loops]")
    rejected(single, r"file.toml:32: loops of the robot is a single table; write \[\[loops\]\]")
    plain = '[[constraints]]\nname = "c"\nframe_a = "crank"\nframe_b = "rocker"\n'
    rejected(FOUR_BAR + plain + 'directions = ["x", "u"]\n', "file.toml:40: .*list some of rx")
    rejected(FOUR_BAR + plain, "file.toml:36: directions of constraint 'c' are")
    rejected(FOUR_BAR + plain.replace('"c"', '"loop1"') + 'directions = ["x"]\n', "toml:36: two")
    text = FOUR_BAR + plain + 'directions = ["y", "x"]\n'
    assert read_spec(text, "file.toml").constraints[1].directions == ("x", "y")


def test_constraints_of_python_robots_are_checked():
    joints = [Joint(name, "revolute", BASE, Placement()) for name in "ab"]
    links = [Link(name, Inertia(m=1)) for name in "xy"]
    good = Robot("r", joints, links, constraints=[Constraint("c", "x", "y", ("z",))])
    assert good.constraints[0].rows == (5,)
    frames = (Frame("f", 0),)
    for constraint, message in (
        (Constraint("c", "x", "u"), "unknown frame 'u'"),
        (Constraint("c", "x", "f"), "two frames of one body"),
        (Constraint("c", "x", "y", ()), "give some of rx"),
        (Constraint("c", "x", "y", ("x", "rx")), "in this order"),
    ):
        with pytest.raises(RobotError, match=message):
            Robot("r", joints, links, frames=frames, constraints=(constraint,))
    with pytest.raises(RobotError, match="two constraints are called 'c'"):
        replace(good, constraints=good.constraints * 2)


def test_nobody_takes_the_open_tree_for_the_closed_chain(tmp_path, capsys):
    path = tmp_path / "bars.toml"
    path.write_text(FOUR_BAR)
    robot = sd.load(path)
    assert OPEN_TREE in str(robot)
    assert "constraint loop1: loop1_a relative to loop1_b, constrained in rx ry x y z" in str(robot)
    assert robot_facts(robot)["constraints"][0]["rows"] == [0, 1, 2, 3, 4]
    out = tmp_path / "out"
    assert cli.main(["generate", str(path), "--functions", "mass_matrix", "--out", str(out)]) == 0
    assert OPEN_TREE in capsys.readouterr().err
    header = " ".join((out / "bars" / "bars.h").read_text().replace("*", " ").split())
    assert OPEN_TREE in header
    assert "loop1: loop1_a relative to loop1_b, rows 0..4: rx, ry, x, y, z" in header
    assert re.search(r"BARS_K_LOOP1_X = 2", header)
