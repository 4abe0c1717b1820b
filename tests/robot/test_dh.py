"""Denavit-Hartenberg tables: the two conventions, what a row may hold, and what is rejected."""

from __future__ import annotations

import math

import numpy as np
import pytest

from symdyn.robot import (
    Limits,
    Passive,
    from_dh,
    read_spec,
    robot_from_dict,
    robot_to_dict,
    to_toml,
)
from tests.robot.dynamics import assert_same_dynamics, tip_poses

TABLE = """\
name = "arm"

[symbols]
d_1 = 0.4

[dh]
convention = "standard"
base_xyz = [0, 0, 1]
tool_xyz = [0.1, 0, 0]
tool_rpy = [0, "pi/2", 0]

[[dh.joints]]
name = "waist"
d = "d_1"
alpha = "pi/2"
link = "trunk"
mass = 2
com = [0, 0.1, 0]
inertia = { zz = 0.02 }
limits = { lower = -1, upper = 1 }
rotor = { inertia = 1e-4, gear = 100 }

[[dh.joints]]
type = "prismatic"
theta = 0.3
a = 0.2
beta = 0.01
passive = { viscous = 2, coulomb = "d_1" }

[[dh.joints]]
a = 0.25

[[bodies]]
name = "link3"
mass = 0.5
"""


def Rx(t):
    c, s = math.cos(t), math.sin(t)
    return np.array([[1, 0, 0, 0], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1]])


def Ry(t):
    c, s = math.cos(t), math.sin(t)
    return np.array([[c, 0, s, 0], [0, 1, 0, 0], [-s, 0, c, 0], [0, 0, 0, 1]])


def Rz(t):
    c, s = math.cos(t), math.sin(t)
    return np.array([[c, -s, 0, 0], [s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])


def T(x, y, z):
    X = np.eye(4)
    X[:3, 3] = x, y, z
    return X


@pytest.fixture
def arm():
    return read_spec(TABLE, "dir/arm.toml")


def test_a_table_says_what_its_joints_and_links_are(arm):
    assert [j.name for j in arm.joints] == ["waist", "joint2", "joint3"]
    assert [link.name for link in arm.links] == ["trunk", "link2", "link3"]
    assert [j.type for j in arm.joints] == ["revolute", "prismatic", "revolute"]
    assert arm.joints[0].limits == Limits(-1, 1)
    assert arm.bind().joints[0].rotor_inertia == pytest.approx(1.0)
    assert arm.bind().joints[1].passive == Passive(viscous=2, coulomb=0.4)
    assert [link.inertia.m for link in arm.links] == [2, 0, 0.5]
    assert arm.tips == ("tool",)


def test_the_standard_convention_is_rz_tz_tx_rx_and_hayatis_ry(arm):
    q = (0.4, 0.15, -0.7)
    expected = (
        T(0, 0, 1)
        @ (Rz(q[0]) @ T(0, 0, 0.4) @ Rx(math.pi / 2))
        @ (Rz(0.3) @ T(0.2, 0, q[1]) @ Ry(0.01))
        @ (Rz(q[2]) @ T(0.25, 0, 0))
        @ (T(0.1, 0, 0) @ Ry(math.pi / 2))
    )
    assert np.allclose(tip_poses(arm, q)[0], expected, rtol=0, atol=1e-15)


def test_the_modified_convention_is_rx_tx_ry_rz_tz():
    rows = [
        {"alpha": 0.2, "a": 0.3, "theta": 0.4, "d": 0.5},
        {"type": "prismatic", "alpha": -0.7, "a": 0.1, "beta": 0.05, "theta": 0.6, "d": 0.2},
    ]
    robot = from_dh(rows, "modified")
    q = (0.9, 0.35)
    first = Rx(0.2) @ T(0.3, 0, 0) @ Rz(0.4 + q[0]) @ T(0, 0, 0.5)
    second = Rx(-0.7) @ T(0.1, 0, 0) @ Ry(0.05) @ Rz(0.6) @ T(0, 0, 0.2 + q[1])
    assert np.allclose(tip_poses(robot, q)[0], first @ second, rtol=0, atol=1e-15)
    assert all(not joint.tail.moves for joint in robot.joints)


def test_rows_in_python_are_the_rows_of_a_file(arm):
    rows = [
        {"d": "d_1", "alpha": math.pi / 2, "mass": 2, "com": [0, 0.1, 0], "inertia": {"zz": 0.02}},
        {"type": "prismatic", "theta": 0.3, "a": 0.2, "beta": 0.01},
        {"a": 0.25, "mass": 0.5},
    ]
    robot = from_dh(rows, symbols={"d_1": 0.4}, base_xyz=[0, 0, 1], gravity=(0, 0, -9.81))
    rows[0]["rotor"] = {"inertia": 1.0}
    with_rotor = from_dh(rows, symbols={"d_1": 0.4}, base_xyz=[0, 0, 1])
    assert robot.joints[0].rotor_inertia == 0
    assert_same_dynamics(arm, with_rotor)


def test_four_numbers_are_a_row_and_numpys_numbers_are_numbers():
    table = np.array([[0.1, 0.2, 0.3, math.pi / 2], [0, 0, 1, 0]])
    robot = from_dh(table)
    expected = Rz(0.1) @ T(0.3, 0, 0.2) @ Rx(math.pi / 2) @ T(1, 0, 0)
    assert np.allclose(tip_poses(robot, [0, 0])[0], expected, atol=1e-15)


def test_the_numbers_of_the_table_are_the_geometry(arm):
    names = [p.name for p in arm.symbolic("geometry").symbolic_parameters]
    assert names == [
        *("d_1", "base.x", "base.y", "base.z", "base.yaw", "base.pitch", "base.roll"),
        *("waist.theta", "waist.a", "waist.alpha"),
        *("joint2.theta", "joint2.d", "joint2.a", "joint2.alpha", "joint2.beta"),
        *("joint3.theta", "joint3.d", "joint3.a", "joint3.alpha"),
        *("tool.x", "tool.y", "tool.z", "tool.yaw", "tool.pitch", "tool.roll"),
    ]


CONVENTIONS = ("standard", "modified")
ROWS = [
    {"theta": 0.1, "d": 0.2, "a": 0.3, "alpha": 0.4, "mass": 2, "com": [0.1, 0.2, 0.3]},
    {"type": "prismatic", "theta": 0.5, "d": -0.2, "a": 0.1, "alpha": -0.4, "mass": 1},
    {"d": 0.3, "a": 0.2, "alpha": 1.3, "mass": 3, "com": [0.3, 0, 0.1]},
]


@pytest.mark.parametrize("convention", CONVENTIONS)
@pytest.mark.parametrize("row", [0, 1, 2])
def test_a_row_without_beta_has_one_all_the_same_when_it_is_asked_for_by_name(convention, row):
    name = f"joint{row + 1}.beta"
    plain = from_dh(ROWS, convention)
    opened = plain.symbolic(name)
    assert [(p.name, p.value, p.unit) for p in opened.symbolic_parameters] == [(name, 0, "rad")]
    assert_same_dynamics(plain, opened)
    rows = [{**entry, "beta": 0.05} if k == row else entry for k, entry in enumerate(ROWS)]
    written = from_dh(rows, convention)
    calibrated = opened.bind({name: 0.05})
    assert calibrated.joints == written.joints
    assert_same_dynamics(calibrated, written)
    assert not np.allclose(tip_poses(plain, [0.1] * 3), tip_poses(written, [0.1] * 3))
    assert opened.symbolic("none", name) == opened
    assert robot_to_dict(robot_from_dict(robot_to_dict(opened))) == robot_to_dict(opened)


@pytest.mark.parametrize("convention", CONVENTIONS)
def test_betas_that_no_table_has_are_not_part_of_the_geometry(convention):
    robot = from_dh(ROWS, convention)
    names = robot.symbolic("geometry").symbolic_names
    assert not any(name.endswith("beta") for name in names)
    assert "joint1.beta" in from_dh([{"beta": 0}], convention).symbolic("geometry").symbolic_names


def test_a_table_that_was_written_out_still_has_its_betas(rejection):
    again = read_spec(to_toml(from_dh(ROWS)), "again.toml")
    assert again.symbolic("joint2.beta").symbolic_names == ("joint2.beta",)
    assert again.symbolic("joint2.beta") != again
    fixed = [ROWS[0], {**ROWS[1], "type": "fixed"}, ROWS[2]]
    merged, whole = from_dh(fixed).symbolic("joint2.beta"), {**fixed[1], "beta": 0.03}
    assert_same_dynamics(
        merged.bind({"joint2.beta": 0.03}), from_dh([ROWS[0], whole, ROWS[2]]), tolerance=1e-11
    )
    assert "joint2.bet" in rejection(again.symbolic, "joint2.bet")


def test_further_joints_may_hang_on_a_table():
    text = TABLE + (
        '[[bodies]]\nname = "finger"\nmass = 1\n[[joints]]\nname = "grip"\ntype = "prismatic"\n'
        'parent = "link3"\nchild = "finger"\n'
    )
    robot = read_spec(text, "a.toml")
    assert [j.name for j in robot.joints][-1] == "grip"
    assert robot.joints[-1].parent == 2


def line_of(words: str) -> int:
    return TABLE[: TABLE.index(words)].count("\n") + 1


SECOND = '[[dh.joints]]\ntype = "prismatic"'

BROKEN = {
    # text of TABLE, its replacement, words of the line that the error names, problem, cure
    "convention": ('"standard"', '"craig"', "convention =", "'craig'", "standard or modified"),
    "unknown key": ("base_xyz =", "bas_xyz =", "base_xyz =", "dh has the unknown", "base_xyz"),
    "unknown row key": ("alpha =", "alfa =", "alpha =", "unknown key 'alfa'", "mean alpha"),
    "formula": ('d = "d_1"', 'd = "d_2"', 'd = "d_1"', "undeclared name 'd_2'", "mean d_1"),
    "no number": ("a = 0.2\n", 'a = "x y"\n', "a = 0.2\n", "a of joint 2", "write numbers"),
    "angle": ("theta = 0.3", "theta = 1e6", "theta = 0.3", "1e+06 rad", "a few turns"),
    "type": ('"prismatic"', '"helical"', '"prismatic"', "'helical'", "a table supports"),
    "negative rotor": (
        "rotor = { inertia = 1e-4",
        "rotor = { inertia = -1e-4",
        '[[dh.joints]]\nname = "waist"',
        "the rotor inertia of joint 'waist' is -0.0001",
        "0 or more",
    ),
    "rotor_inertia": (
        "rotor = {",
        "rotor_inertia = 1\nrotor = {",
        None,
        "unknown key 'rotor_inertia'",
        "write rotor = { inertia = 1 }",
    ),
    "rotor without inertia": ("inertia = 1e-4, ", "", "rotor =", "has no inertia", "add inertia"),
    "negative friction": (
        "viscous = 2",
        "viscous = -2",
        SECOND,
        "viscous friction of",
        "0 or more",
    ),
    "passive key": ("coulomb =", "coulom =", "passive =", "unknown key", "mean coulomb"),
    "inertia twice": (
        "a = 0.25",
        "mass = 3\na = 0.25",
        "a = 0.25",
        "link 'link3' has mass in joint 3",
        "keep one",
    ),
    "tool name": (
        'link = "trunk"',
        'link = "tool"',
        "tool_xyz",
        "empty name or one in use",
        "rename",
    ),
    "negative mass": ("mass = 2", "mass = -2", '[[dh.joints]]\nname = "w', "mass -2", "0 or more"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_table_gets_one_line_with_place_and_cure(case, rejection):
    old, new, line, problem, cure = BROKEN[case]
    assert old in TABLE
    message = rejection(read_spec, TABLE.replace(old, new, 1), "dir/arm.toml")
    assert message.startswith("dir/arm.toml:"), message
    if line is not None:
        assert message.startswith(f"dir/arm.toml:{line_of(line)}: "), message
    assert problem in message
    assert cure in message


def test_tables_without_rows_and_odd_rows_are_rejected(rejection):
    assert "add [[dh.joints]]" in rejection(read_spec, 'name = "a"\n[dh]\n', "a.toml")
    assert rejection(read_spec, 'name = "a"\ndh = 3\n', "a.toml").startswith("a.toml:2: dh is '3'")
    inline = 'name = "a"\n[dh]\njoints = [{ d = "x" }]\n'
    assert rejection(read_spec, inline, "a.toml").startswith("a.toml:3: d of joint 1")
    assert "give theta, d, a, alpha" in rejection(from_dh, [(0, 0, 1)])
    assert "give theta, d, a, alpha" in rejection(from_dh, ["abcd"])
    assert "d of joint 1 is 'None'" in rejection(from_dh, [{"d": None}])
