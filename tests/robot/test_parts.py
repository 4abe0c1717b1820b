"""Robots put together in Python: what is filled in, and what is rejected."""

from __future__ import annotations

from dataclasses import replace

import pytest

from symdyn.robot import BASE, Frame, Inertia, Joint, Link, Mimic, Move, Placement, Robot
from tests.making import programs_of

UNMOVED = Placement()
BODY = Inertia(m=1, mcx=0.5, Iyy=0.3, Izz=0.3)


def hinge(name, parent, **more):
    fields = {"type": "revolute", "placement": UNMOVED, "axis": (0, 0, 1), **more}
    return Joint(name, parent=parent, **fields)


JOINTS = (hinge("a", BASE), hinge("b", 0), hinge("c", 0))
LINKS = (Link("A", BODY), Link("B", BODY), Link("C", BODY))


def test_frames_and_tips_follow_from_the_links():
    robot = Robot("tree", JOINTS, LINKS)
    assert [(f.name, f.link) for f in robot.frames] == [("base", -1), ("A", 0), ("B", 1), ("C", 2)]
    assert robot.tips == ("B", "C")
    (program,) = programs_of(robot, ["forward_kinematics"])
    assert program([0, 0, 0])[0].shape == (2, 4, 4)


def test_frames_that_are_given_stay_and_the_others_are_added():
    tool = Frame("tool", 1, Placement((Move("x", 1),)))
    robot = Robot("tree", JOINTS, LINKS, frames=(tool,), tips=("tool",))
    assert [f.name for f in robot.frames] == ["base", "A", "B", "C", "tool"]
    assert robot.tips == ("tool",)
    assert replace(robot, name="other").frames == robot.frames


def test_lists_will_do():
    assert Robot("tree", list(JOINTS), list(LINKS)) == Robot("tree", JOINTS, LINKS)


BROKEN = {
    "two links for three joints": ({"links": LINKS[:2]}, "2 links and 3 joints", "one joint"),
    "a child before its parent": (
        {"joints": (hinge("a", 1), *JOINTS[1:])},
        *("joint 'a' has the parent 1", "give an earlier link"),
    ),
    "a parent below the base": (
        {"joints": (hinge("a", -2), *JOINTS[1:])},
        *("joint 'a' has the parent -2", "-1 for the base"),
    ),
    "two joints of one name": ({"joints": (JOINTS[0],) * 3}, "two joints are called 'a'", "rename"),
    "two links of one name": ({"links": (LINKS[0],) * 3}, "two links are called 'A'", "rename"),
    "a link called like the base": (
        {"links": (Link("base"), *LINKS[1:])},
        *("two links are called 'base'", "rename"),
    ),
    "two frames of one name": (
        {"frames": (Frame("t", 0), Frame("t", 1))},
        *("two frames are called 't'", "rename"),
    ),
    "a frame in the air": ({"frames": (Frame("t", 3),)}, "is on link 3", "to 2"),
    "an unknown tip": ({"tips": ("BB",)}, "the tip 'BB'", "did you mean B"),
    "an unknown type": (
        {"joints": (*JOINTS[:2], hinge("c", 0, type="fixed"))},
        *("joint 'c' has the type 'fixed'", "must be revolute"),
    ),
    "a long axis": (
        {"joints": (*JOINTS[:2], hinge("c", 0, axis=(0, 0, 2)))},
        *("the axis of joint 'c' has the length 2", "give a unit vector"),
    ),
    "a follower without a leader": (
        {"joints": (*JOINTS[:2], hinge("c", 0, mimic=Mimic(7)))},
        *("joint 'c' mimics joint 7", "is not an independent joint"),
    ),
    "a follower of a follower": (
        {"joints": (JOINTS[0], hinge("b", 0, mimic=Mimic(0)), hinge("c", 0, mimic=Mimic(1)))},
        *("joint 'c' mimics joint 1", "is not an independent joint"),
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_parts_that_do_not_fit_are_rejected(case, rejection):
    change, problem, cure = BROKEN[case]
    parts = {"name": "tree", "joints": JOINTS, "links": LINKS, **change}
    message = rejection(Robot, **parts)
    assert message.startswith("tree: ")
    assert problem in message
    assert cure in message
