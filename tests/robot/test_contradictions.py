"""Constraints that nothing can satisfy are rejected with their line; those that agree are not."""

from __future__ import annotations

import pytest

from symdyn.errors import RobotError
from symdyn.robot import read_spec

START = """
name = "three"
bodies = [
  { name = "a", mass = 1, inertia = { xx = 1, yy = 1, zz = 1 } },
  { name = "b", mass = 1, inertia = { xx = 1, yy = 1, zz = 1 } },
  { name = "c", mass = 1, inertia = { xx = 1, yy = 1, zz = 1 } },
]
joints = [
  { name = "ja", type = "floating", parent = "base", child = "a" },
  { name = "jb", type = "floating", parent = "base", child = "b" },
  { name = "jc", type = "floating", parent = "base", child = "c" },
]
"""
LOOP = """[[loops]]
frame_a = {{ body = "{0}", xyz = {1} }}
frame_b = {{ body = "{2}", xyz = {3}, rpy = {5} }}
type = "{4}"
"""


def loop(a, at, b, to, kind, rpy="[0, 0, 0]"):
    return LOOP.format(a, at, b, to, kind, rpy)


X, P, Y = "[1, 0, 0]", "[0, 0, 0]", "[0, 1, 0]"
CONTRADICT = {
    "two rigid": [("a", P, "b", X, "rigid"), ("a", P, "b", P, "rigid")],
    "two rigid, turned": [("a", P, "b", P, "rigid"), ("a", P, "b", P, "fixed", "[0, 0, 0.1]")],
    "either way round": [("a", P, "b", X, "rigid"), ("b", P, "a", X, "rigid")],
    "in a ring": [("a", P, "b", X, "rigid"), ("b", P, "c", X, "rigid"), ("c", P, "a", X, "rigid")],
    "with the base": [("a", P, "base", X, "rigid"), ("base", P, "b", P, "rigid"),
                      ("a", P, "b", P, "rigid")],
    "a pin beside": [("a", P, "b", P, "rigid"), ("a", X, "b", Y, "revolute")],
    "a pin before": [("a", X, "b", Y, "revolute"), ("a", P, "b", P, "rigid")],
    "a pin that leans": [("a", P, "b", P, "rigid"), ("a", P, "b", P, "revolute", "[0.2, 0, 0]")],
    "a slide that is turned": [("a", P, "b", P, "rigid"),
                               ("a", P, "b", P, "prismatic", "[0, 0, 0.2]")],
    "two points": [("a", P, "b", P, "spherical"), ("a", X, "b", "[2, 0, 0]", "revolute")],
    "two points, other way": [("a", P, "b", P, "spherical"),
                              ("b", X, "a", "[0, 2, 0]", "spherical")],
}  # fmt: skip
AGREE = {
    "the same twice": [("a", P, "b", X, "rigid"), ("a", Y, "b", "[1, 1, 0]", "rigid")],
    "a ring that closes": [("a", P, "b", X, "rigid"), ("b", P, "c", X, "rigid"),
                           ("c", "[2, 0, 0]", "a", P, "rigid")],
    "a pin inside": [("a", P, "b", P, "rigid"), ("a", X, "b", X, "revolute", "[0, 0, 1]")],
    "a slide along": [("a", P, "b", P, "rigid"), ("a", "[0, 0, 3]", "b", P, "prismatic")],
    "two points": [("a", P, "b", P, "spherical"), ("a", X, "b", Y, "spherical")],
    "a point and a plane": [("a", P, "b", P, "spherical"), ("a", X, "b", "[7, 7, 0]", "planar")],
    "other bodies": [("a", P, "b", X, "rigid"), ("a", P, "c", P, "rigid")],
}  # fmt: skip


@pytest.mark.parametrize("case", CONTRADICT)
def test_contradicting_loops_are_rejected_with_their_line(case, rejection):
    text = START + "".join(loop(*each) for each in CONTRADICT[case])
    message = rejection(read_spec, text, "three.toml")
    first = START.count("\n") + 1
    # a rigid one is believed first, and of two alike the earlier one
    line = first if case == "a pin before" else first + 4 * (len(CONTRADICT[case]) - 1)
    assert message.startswith(f"three.toml:{line}: constraint 'loop")
    assert "contradicts 'loop" in message
    assert "remove one of them, or correct its frames" in message


@pytest.mark.parametrize("case", AGREE)
def test_loops_that_agree_are_not(case):
    text = START + "".join(loop(*each) for each in AGREE[case])
    assert len(read_spec(text, "three.toml").constraints) == len(AGREE[case])


def test_formulas_are_judged_at_their_nominal_values():
    symbol = "[symbols]\nl = 1.0\n"
    loops = loop("a", P, "b", X, "rigid") + loop("a", P, "b", '["l", 0, 0]', "rigid")
    assert read_spec(START + symbol + loops, "three.toml").constraints
    with pytest.raises(RobotError, match=r"frames are 0\.5 apart"):
        read_spec(START + symbol.replace("1.0", "1.5") + loops, "three.toml")


def test_an_arm_that_is_not_there_is_named():
    grasp = '[[contacts]]\ntip = "lef.tool"\nobject = "box"\ntype = "point"\n'
    arms = '[[robots]]\nname = "left"\nrobot = "planar3r"\n'
    box = '[[objects]]\nname = "box"\nmass = 1\n'
    text = 'name = "g"\n' + arms + box + grasp
    with pytest.raises(RobotError, match=r"g.toml:9: contact 1 has the tip 'lef.tool', .*left"):
        read_spec(text, "g.toml")
    with pytest.raises(RobotError, match=r"g.toml:5: object 'box' has no mass"):
        read_spec(text.replace("mass = 1\n", "").replace("lef.", "left."), "g.toml")
    with pytest.raises(
        RobotError, match=r"g.toml:4: .*'planar33r', which is neither a built-in robot"
    ):
        read_spec(text.replace("planar3r", "planar33r"), "g.toml")
