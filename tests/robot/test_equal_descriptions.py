"""One arm in four notations: standard and modified Denavit-Hartenberg, screws, URDF."""

from __future__ import annotations

import math
import tomllib
from dataclasses import replace
from importlib.resources import files

import numpy as np
import pytest

from symdyn.robot import from_dh, from_screws, load, to_urdf
from symdyn.robot.read.urdf import read_urdf
from tests.robot.dynamics import assert_same_dynamics, assert_same_tips

RIGHT = math.pi / 2


def modified_rows(name):
    """The rows of the library's table, as plain data."""
    table = tomllib.loads((files("symdyn.robot") / "data" / f"{name}.toml").read_text())
    return table["dh"]["joints"]


def inertias(name):
    """The library's inertias, about the frames of the modified convention."""
    rows = modified_rows(name)
    return [{key: row.get(key, 0) for key in ("mass", "com", "inertia")} for row in rows]


def angle(row):
    return {0: 0.0, "pi/2": RIGHT, "-pi/2": -RIGHT}[row.get("alpha", 0)]


# -- Puma 560 ------------------------------------------------------------------------------

# In the standard convention the frame of link i is at the next joint: y and z of links 1, 3, 4, 5
# are exchanged, and the centres of links 2 and 3 are given from the other end of the link.
PUMA_STANDARD = [
    {"alpha": -RIGHT, "mass": 0, "inertia": {"yy": 0.35}},
    {
        "d": 0.2435,
        "a": 0.4318,
        "mass": 17.4,
        "com": [-0.3638, 0.006, -0.016],
        "inertia": {"xx": 0.130, "yy": 0.524, "zz": 0.539},
    },
    {
        "d": -0.0934,
        "a": -0.0203,
        "alpha": RIGHT,
        "mass": 4.8,
        "com": [0.0203, 0.014, 0.070],
        "inertia": {"xx": 0.066, "yy": 0.066, "zz": 0.0125},
    },
    {
        "d": 0.4331,
        "alpha": -RIGHT,
        "mass": 0.82,
        "com": [0, 0.019, 0],
        "inertia": {"xx": 1.8e-3, "yy": 1.3e-3, "zz": 1.8e-3},
    },
    {"alpha": RIGHT, "mass": 0.34, "inertia": {"xx": 0.3e-3, "yy": 0.4e-3, "zz": 0.3e-3}},
    {
        "mass": 0.09,
        "com": [0, 0, 0.032],
        "inertia": {"xx": 0.15e-3, "yy": 0.15e-3, "zz": 0.04e-3},
    },
]

WRIST = [0.4115, 0.1501, 0.4331]
PUMA_SCREWS = [
    # axis, a point on it (the origin of the link frame), roll of the frame
    ([0, 0, 1], [0, 0, 0], 0),
    ([0, 1, 0], [0, 0.2435, 0], -RIGHT),
    ([0, 1, 0], [0.4318, 0.1501, 0], -RIGHT),
    ([0, 0, 1], WRIST, 0),
    ([0, 1, 0], WRIST, -RIGHT),
    ([0, 0, 1], WRIST, 0),
]

PANDA_SCREWS = [
    ([0, 0, 1], [0, 0, 0.333], 0),
    ([0, 1, 0], [0, 0, 0.333], -RIGHT),
    ([0, 0, 1], [0, 0, 0.649], 0),
    ([0, -1, 0], [0.0825, 0, 0.649], RIGHT),
    ([0, 0, 1], [0, 0, 1.033], 0),
    ([0, -1, 0], [0, 0, 1.033], RIGHT),
    ([0, 0, -1], [0.088, 0, 1.033], 2 * RIGHT),
]


def screws(rows, name):
    return [
        {"axis": axis, "point": point, "home": {"xyz": point, "rpy": [roll, 0, 0]}, **inertia}
        for (axis, point, roll), inertia in zip(rows, inertias(name), strict=True)
    ]


def clean(rows):
    """The rows without their entries that are zero."""
    return [{key: value for key, value in row.items() if value != 0} for row in rows]


def test_the_standard_puma_is_the_modified_puma():
    puma = load("puma560")
    assert_same_dynamics(puma, from_dh(PUMA_STANDARD))


def test_the_puma_of_screws_is_the_puma():
    robot = from_screws(clean(screws(PUMA_SCREWS, "puma560")))
    assert_same_dynamics(load("puma560"), robot)
    assert_same_tips(load("puma560"), robot)


@pytest.mark.parametrize("name", ["puma560", "panda"])
def test_the_urdf_of_a_robot_is_the_robot(name):
    robot = load(name)
    again = read_urdf(to_urdf(robot), "a.urdf")
    assert_same_dynamics(robot, again)
    assert_same_tips(robot, again)


# -- Panda ---------------------------------------------------------------------------------


def matrix(inertia):
    xx, yy, zz, xy, xz, yz = (inertia[key] for key in ("xx", "yy", "zz", "xy", "xz", "yz"))
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def standard_rows(name):
    """Row i takes a and alpha of row i + 1; the inertia moves to the frame at that end."""
    rows = modified_rows(name)
    result = []
    for row, following in zip(rows, [*rows[1:], {}], strict=True):
        a, alpha = following.get("a", 0), angle(following)
        c, s = round(math.cos(alpha)), round(math.sin(alpha))
        R = np.array([[1, 0, 0], [0, c, -s], [0, s, c]])
        I = R.T @ matrix(row["inertia"]) @ R  # noqa: E741
        keys = {"xx": (0, 0), "yy": (1, 1), "zz": (2, 2), "xy": (0, 1), "xz": (0, 2), "yz": (1, 2)}
        result.append(
            {
                "d": row.get("d", 0),
                "a": a,
                "alpha": alpha,
                "mass": row["mass"],
                "com": (R.T @ (np.array(row["com"]) - [a, 0, 0])).tolist(),
                "inertia": {key: float(I[place]) for key, place in keys.items()},
            }
        )
    return result


def test_the_standard_panda_is_the_modified_panda():
    robot = from_dh(standard_rows("panda"), tool_xyz=[0, 0, 0.107])
    assert_same_dynamics(load("panda"), robot)
    assert_same_tips(load("panda"), robot)


def test_the_panda_of_screws_is_the_panda():
    tool = {"xyz": [0.088, 0, 0.926], "rpy": [math.pi, 0, 0]}
    robot = from_screws(clean(screws(PANDA_SCREWS, "panda")), tool=tool)
    assert_same_dynamics(load("panda"), robot)
    assert_same_tips(load("panda"), robot)


PANDA_ORIGINS = [
    # as in panda.urdf of the example-robot-data wheel
    ("0 0 0.333", "0 0 0"),
    ("0 0 0", "-1.57079632679 0 0"),
    ("0 -0.316 0", "1.57079632679 0 0"),
    ("0.0825 0 0", "1.57079632679 0 0"),
    ("-0.0825 0.384 0", "-1.57079632679 0 0"),
    ("0 0 0", "1.57079632679 0 0"),
    ("0.088 0 0", "1.57079632679 0 0"),
]


def test_the_panda_written_as_urdf_is_the_panda():
    parts = ['<robot name="panda"><link name="link0"/>']
    for k, ((xyz, rpy), body) in enumerate(zip(PANDA_ORIGINS, inertias("panda"), strict=True), 1):
        moments = " ".join(f'i{key}="{value!r}"' for key, value in body["inertia"].items())
        com = " ".join(map(repr, body["com"]))
        parts.append(
            f'<link name="link{k}"><inertial><origin xyz="{com}"/><mass value="{body["mass"]}"/>'
            f"<inertia {moments}/></inertial></link>"
            f'<joint name="j{k}" type="revolute"><parent link="link{k - 1}"/>'
            f'<child link="link{k}"/><origin xyz="{xyz}" rpy="{rpy}"/><axis xyz="0 0 1"/></joint>'
        )
    robot = read_urdf("\n".join([*parts, "</robot>"]), "panda.urdf")
    panda = load("panda")
    assert_same_dynamics(panda, robot)
    assert_same_tips(replace(panda, tips=("panda_link7",)), robot)


def test_the_numbers_of_one_arm_in_two_notations_are_the_same_parameters():
    modified = load("panda").symbolic("geometry")
    standard = from_dh(standard_rows("panda"), tool_xyz=[0, 0, 0.107]).symbolic("geometry")
    ours = {p.name.removeprefix("panda_"): p.value for p in modified.symbolic_parameters}
    theirs = {p.name: p.value for p in standard.symbolic_parameters}
    for k in range(1, 8):
        assert ours[f"joint{k}.d"] == theirs[f"joint{k}.d"]
        if k < 7:
            assert ours[f"joint{k + 1}.alpha"] == theirs[f"joint{k}.alpha"]
