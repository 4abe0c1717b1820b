"""Products of exponentials: screws at home, in the base frame."""

from __future__ import annotations

import math

import numpy as np
import pytest

from symdyn.robot import from_screws, read_spec
from tests.robot.dynamics import assert_same_dynamics, assert_same_tips, tip_poses

TABLE = """\
name = "arm"

[symbols]
l_1 = 0.4

[screws]
tool = { xyz = ["l_1 + 0.3", 0.1, 0], rpy = [0, 0, "pi/2"] }

[[screws.joints]]
name = "waist"
axis = [0, 0, 1]
point = [0.1, 0, 0]
home = { xyz = [0.1, 0.2, 0], rpy = [0.3, 0, 0] }
link = "trunk"
mass = 2
com = [0, 0.1, 0]
inertia = { xx = 0.1, yy = 0.1, zz = 0.1 }

[[screws.joints]]
v = [0, 0, 1]
home_matrix = [[0, -1, 0, 0.2], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
mass = 1

[[screws.joints]]
axis = [0, 1, 0]
point = ["l_1", 0, 0.2]
passive = { stiffness = 3, rest = 0.1 }
mass = 1
com = [0.7, 0, 0]
"""


def exp(w, v, q):
    """The textbook's exponential of a screw, as a power series."""
    S = np.zeros((4, 4))
    S[:3, :3] = [[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]]
    S[:3, 3] = v
    X, term = np.eye(4), np.eye(4)
    for k in range(1, 40):
        term = term @ S * q / k
        X = X + term
    return X


@pytest.fixture
def arm():
    return read_spec(TABLE, "dir/arm.toml")


def test_the_tool_is_the_product_of_exponentials_times_its_home(arm):
    q = (0.4, -0.3, 0.9)
    home = np.eye(4)
    home[:3, :3] = [[0, -1, 0], [1, 0, 0], [0, 0, 1]]
    home[:3, 3] = [0.7, 0.1, 0]
    expected = (
        exp((0, 0, 1), (0, -0.1, 0), q[0])  # v = -w x point
        @ exp((0, 0, 0), (0, 0, 1), q[1])
        @ exp((0, 1, 0), (-0.2, 0, 0.4), q[2])
        @ home
    )
    assert np.allclose(tip_poses(arm, q)[0], expected, rtol=0, atol=1e-14)
    assert [j.type for j in arm.joints] == ["revolute", "prismatic", "revolute"]
    assert arm.tips == ("tool",)


def test_at_home_the_links_are_where_they_were_put(arm):
    at = np.eye(4)
    frames = []
    for transform in arm.bind().transforms([0, 0, 0]):
        at = at @ np.array(transform.matrix(), float)
        frames.append(at)
    assert np.allclose(frames[0][:3, 3], [0.1, 0.2, 0], atol=1e-15)
    assert frames[0][2, 1] == pytest.approx(math.sin(0.3))
    assert np.allclose(frames[1][:3, :3], [[0, -1, 0], [1, 0, 0], [0, 0, 1]], atol=1e-15)
    assert np.allclose(frames[2], np.eye(4), atol=1e-15)


def test_a_point_and_its_v_are_the_same_screw(arm):
    by_v = TABLE.replace("point = [0.1, 0, 0]", "v = [0, -0.1, 0]").replace(
        'point = ["l_1", 0, 0.2]', 'v = [-0.2, 0, "l_1"]'
    )
    other = read_spec(by_v, "b.toml")
    assert_same_dynamics(arm, other)
    assert_same_tips(arm, other)
    assert_same_tips(arm.bind({"l_1": 0.9}), other.bind({"l_1": 0.9}))


def test_a_screw_of_any_length_is_normalised():
    twice = from_screws([{"axis": [0, 0, 2], "v": [0, -2, 0]}], tool={"xyz": [3, 0, 0]})
    once = from_screws([{"axis": [0, 0, 1], "point": [1, 0, 0]}], tool={"xyz": [3, 0, 0]})
    assert_same_tips(twice, once)


def test_a_home_matrix_with_few_digits_is_made_a_rotation():
    c, s = 0.9210610, 0.3894183
    rows = [[c, -s, 0, 1], [s, c, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]]
    robot = from_screws([{"axis": [0, 0, 1], "home_matrix": rows}], tool_matrix=rows)
    (X,) = tip_poses(robot, [0.0])
    assert np.allclose(X[:3, :3] @ X[:3, :3].T, np.eye(3), rtol=0, atol=1e-15)
    assert np.allclose(X[:3, :3], np.array(rows)[:3, :3], rtol=0, atol=1e-6)
    assert np.allclose(X[:3, 3], [1, 2, 3], rtol=0, atol=1e-15)


def test_the_screws_in_python_are_those_of_a_file(arm):
    rows = [
        {
            "axis": [0, 0, 1],
            "point": np.array([0.1, 0, 0]).tolist(),
            "home": {"xyz": [0.1, 0.2, 0], "rpy": [0.3, 0, 0]},
            "mass": 2,
            "com": [0, 0.1, 0],
            "inertia": {"xx": 0.1, "yy": 0.1, "zz": 0.1},
        },
        {"v": [0, 0, 1], "mass": 1, "home": {"xyz": [0.2, 0, 0], "rpy": [0, 0, math.pi / 2]}},
        {"axis": [0, 1, 0], "point": ["l", 0, 0.2], "mass": 1, "com": [0.7, 0, 0]},
    ]
    assert_same_dynamics(arm, from_screws(rows, symbols={"l": 0.4}))


def line_of(words: str) -> int:
    return TABLE[: TABLE.index(words)].count("\n") + 1


MATRIX = "home_matrix = [[0, -1, 0, 0.2]"

BROKEN = {
    # text of TABLE, its replacement, words of the line that the error names, problem, cure
    "unknown key": ("tool =", "tol =", "tool =", "screws has the unknown key 'tol'", "mean tool"),
    "unknown row key": ("point = [0.1", "pint = [0.1", "point = [0.1", "'pint'", "mean point"),
    "unknown home key": ("home = { xyz", "home = { xy", "home = {", "unknown key 'xy'", "xyz"),
    "both": ("point = [0.1", "v = [0, 0, 0]\npoint = [0.1", "point = [0.1", "both point and v", ""),
    "no screw": ("v = [0, 0, 1]\n", "", "[[screws.joints]]\nv = [", "joint 2 has no axis", "add"),
    "zero axis": ("axis = [0, 1, 0]", "axis = [0, 0, 0]", "axis = [0, 1", "is zero", "v for a"),
    "zero v": ("v = [0, 0, 1]", "v = [0, 0, 0]", "[[screws.joints]]\nv =", "is zero", "0 0 1"),
    "two homes": (MATRIX, "home = {}\n" + MATRIX, None, "both home and home_matrix", "keep one"),
    "no rotation": (
        MATRIX,
        MATRIX.replace("-1", "-1.1"),
        MATRIX,
        "not a rotation to 1e-6",
        "digits",
    ),
    "a reflection": ("[0, 0, 1, 0], [0", "[0, 0, -1, 0], [0", MATRIX, "not a rotation", "digits"),
    "last row": ("[0, 0, 0, 1]]", "[0, 0, 0, 2]]", MATRIX, "last row", "correct"),
    "short row": ("[1, 0, 0, 0]", "[1, 0, 0]", MATRIX, "home_matrix of joint 2", "four rows"),
    "three rows": ("[1, 0, 0, 0], ", "", MATRIX, "home_matrix of joint 2", "list of 4"),
    "symbols in the rotation": ("[[0, -1,", '[[0, "-l_1",', MATRIX, "formulas", "write numbers"),
    "negative spring": (
        "stiffness = 3",
        "stiffness = -3",
        "[[screws.joints]]\naxis = [0, 1, 0]",
        "stiffness of joint 'joint3' is -3",
        "0 or more",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_screws_get_one_line_with_place_and_cure(case, rejection):
    old, new, line, problem, cure = BROKEN[case]
    assert old in TABLE
    message = rejection(read_spec, TABLE.replace(old, new, 1), "dir/arm.toml")
    assert message.startswith("dir/arm.toml:"), message
    if line is not None:
        assert message.startswith(f"dir/arm.toml:{line_of(line)}: "), message
    assert problem in message
    assert cure in message


def test_a_table_without_rows_is_rejected(rejection):
    assert "add [[screws.joints]]" in rejection(from_screws, [])
