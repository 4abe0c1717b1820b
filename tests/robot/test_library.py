"""The built-in robots and `load`."""

from __future__ import annotations

import math

import numpy as np
import pytest

from symdyn.robot import Limits, library, load


@pytest.mark.parametrize("name", library.names())
def test_every_builtin_robot_says_what_it_is_and_where_its_numbers_are_from(name):
    robot = load(name)
    assert robot.name == name
    assert robot.about
    assert robot.citation
    assert robot.notes == ()
    assert robot.source.file == f"{name}.toml"


def test_the_builtin_robots_have_their_joints():
    assert {name: load(name).nq for name in ("puma560", "planar2r", "panda")} == {
        "puma560": 6,
        "planar2r": 2,
        "panda": 7,
    }


def test_the_puma_is_armstrongs():
    puma = load("puma560")
    assert [link.inertia.m for link in puma.links] == [0, 17.4, 4.8, 0.82, 0.34, 0.09]
    assert puma.links[0].inertia.parameters == (*[0] * 9, 0.35)
    assert puma.links[1].inertia.mcx == pytest.approx(17.4 * 0.068)
    # all angles zero: upper arm along x, forearm upright, by hand from the table
    X = np.eye(4)
    for transform in puma.transforms([0] * 6):
        X = X @ np.array(transform.matrix(), float)
    assert X[:3, 3] == pytest.approx([0.4318 - 0.0203, 0.2435 - 0.0934, 0.4331])


def test_the_panda_has_its_flange_and_limits():
    panda = load("panda")
    assert panda.tips == ("panda_link8",)
    assert panda.frame("panda_link8").placement.pose().p == (0, 0, 0.107)
    assert panda.joints[3].limits == Limits(-3.0718, -0.0698, 2.175, 87)
    # the upright arm: 0.333 + 0.316 + 0.384 - 0.107 above the base, 0.088 in front
    X = np.eye(4)
    for transform in panda.transforms([0] * 7):
        X = X @ np.array(transform.matrix(), float)
    flange = X @ np.array(panda.frame("panda_link8").placement.pose().matrix(), float)
    assert flange[:3, 3] == pytest.approx([0.088, 0, 0.926])


def test_the_planar_arm_is_all_symbols():
    planar = load("planar2r")
    tool = planar.bind({"l_2": 7}).frame("tool")
    assert (tool.link, tool.placement.pose().p) == (1, (7, 0, 0))
    assert planar.tips == ("tool",)
    assert planar.gravity == (0, -9.81, 0)


def test_a_path_is_read_by_its_suffix(tmp_path, example_urdf):
    spec = tmp_path / "mine.TOML"
    spec.write_text(
        'name = "mine"\n[[bodies]]\nname = "a"\n[[joints]]\nname = "j"\ntype = "revolute"\n'
        'parent = "base"\nchild = "a"\nrpy = [1.5708, 0, 0]\n'
    )
    assert load(spec).name == "mine"
    assert "--snap" in load(str(spec)).notes[0]
    assert load(spec, snap=1e-4).joints[0].placement.moves[-1].amount == math.pi / 2
    assert load(example_urdf("panda.urdf")).name == "panda"


def test_what_cannot_be_loaded_gets_one_line(tmp_path, refusal):
    (tmp_path / "folder.urdf").mkdir()
    for path, problem in (
        (tmp_path / "missing.urdf", "cannot be read (No such file"),
        (tmp_path / "folder.urdf", "cannot be read (Is a directory"),
        ("a\0b.toml", "cannot be read"),
        ("robot.sdf", "give a .urdf or .toml file"),
        (tmp_path, "give a .urdf or .toml file"),
        ("arm.urdf.xacro", "xacro has to be expanded first"),
        ("puma561", "did you mean puma560?"),
        ("", "panda"),
    ):
        assert problem in refusal(load, path)
    assert "did you mean panda?" in refusal(library.load_builtin, "pandas")
