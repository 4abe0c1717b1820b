"""From named links and joints to a robot: order, merging, mimics, and what is rejected."""

from __future__ import annotations

import math

import numpy as np
import pytest

from symdyn.graph import Graph
from symdyn.robot import Inertia, Mimic, Move, Parameter, Placement
from symdyn.robot.assembly.raw import RawFrame, RawJoint, RawLink, RawMimic, RawRobot
from symdyn.robot.assembly.tree import build_robot
from symdyn.robot.checks import MOST_LINKS, MOST_MOVING


def links(*names):
    return [RawLink(name, where=f"f:{k}") for k, name in enumerate(names, 1)]


def joint(name, parent, child, kind="revolute", **more):
    return RawJoint(name, kind, parent, child, where=f"f:{name}", **more)


def build(link_list, joint_list, **more):
    return build_robot(RawRobot("r", link_list, joint_list, where="f", **more))


def shift(kind, amount):
    return Placement((Move(kind, amount),))


# -- numbering, frames and tips ------------------------------------------------------------


def test_joints_are_numbered_depth_first_in_the_order_of_the_file():
    tree = [
        joint("b", "base", "B"),
        joint("a", "base", "A"),
        joint("b2", "B", "B2"),
        joint("b1", "B", "B1"),
    ]
    robot = build(links("base", "A", "B", "B1", "B2"), tree)
    assert [j.name for j in robot.joints] == ["b", "b2", "b1", "a"]
    assert [j.parent for j in robot.joints] == [-1, 0, 0, -1]
    assert [link.name for link in robot.links] == ["B", "B2", "B1", "A"]
    assert robot.tips == ("B2", "B1", "A")


def test_every_link_of_the_file_has_a_frame():
    tree = [
        joint("f0", "base", "stand", "fixed", placement=shift("z", 2)),
        joint("j", "stand", "arm", placement=shift("z", 1)),
        joint("f1", "arm", "hand", "fixed", placement=shift("x", 3)),
        joint("f2", "hand", "finger", "fixed", placement=shift("y", 4)),
    ]
    robot = build(links("base", "stand", "arm", "hand", "finger"), tree)
    assert [f.name for f in robot.frames] == ["base", "arm", "stand", "hand", "finger"]
    assert [f.link for f in robot.frames] == [-1, 0, -1, 0, 0]
    assert robot.frame("finger").placement.pose().p == (3, 4, 0)
    assert robot.joints[0].placement.pose().p == (0, 0, 3)
    assert robot.tips == ("finger",)


def test_leaves_that_do_not_move_are_no_tips():
    tree = [joint("f", "base", "camera", "fixed"), joint("j", "base", "arm")]
    assert build(links("base", "camera", "arm"), tree).tips == ("arm",)


def test_any_link_or_frame_may_be_chosen_as_tip():
    frames = [RawFrame("tool", "arm", shift("x", 1))]
    pair = links("base", "arm"), [joint("j", "base", "arm")]
    assert build(*pair, frames=frames, tips=["tool", "base"]).tips == ("tool", "base")


# -- merging -------------------------------------------------------------------------------


def test_a_fixed_child_adds_its_inertia_to_the_link_that_carries_it():
    body = Inertia.about_com(2, (0, 0, 0), ((1, 0, 0), (0, 2, 0), (0, 0, 3)))
    tree = [
        joint("j", "base", "arm"),
        joint("f", "arm", "hand", "fixed", placement=shift("x", 3).then(shift("rz", math.pi / 2))),
    ]
    robot = build([RawLink("base"), RawLink("arm", body), RawLink("hand", body)], tree)
    (merged,) = robot.links
    assert merged.name == "arm"
    assert merged.inertia.parameters == (4, 6, 0, 0, 1 + 2, 0, 2 + 1 + 18, 0, 0, 3 + 3 + 18)


def test_what_is_fixed_to_the_base_stays_with_the_base():
    mass = Inertia(m=5)
    tree = [joint("f", "base", "box", "fixed"), joint("j", "box", "arm")]
    robot = build([RawLink("base", mass), RawLink("box", mass), RawLink("arm")], tree)
    assert robot.base.name == "base"
    assert robot.base.inertia.m == 10
    assert robot.links[0].inertia == Inertia()


def test_formulas_survive_merging():
    length = Graph().symbol("l")
    tree = [
        joint("j", "base", "arm"),
        joint("f", "arm", "tip", "fixed", placement=shift("x", length)),
    ]
    robot = build(
        [RawLink("base"), RawLink("arm"), RawLink("tip", Inertia(m=2))],
        tree,
        parameters=[Parameter("l", 3.0)],
    )
    assert robot.bind().links[0].inertia.parameters == (2, 6, 0, 0, 0, 0, 18, 0, 0, 18)
    assert robot.bind({"l": 5}).links[0].inertia.mcx == 10


def test_a_long_row_of_fixed_joints_keeps_its_pose():
    step = Placement.from_xyz_rpy((0.1, 0.2, 0.3), (0.3, 0.2, 0.1))
    names = ["base", *(f"l{i}" for i in range(200))]
    tree = [joint("j", "base", "l0")]
    tree += [joint(f"f{i}", f"l{i}", f"l{i + 1}", "fixed", placement=step) for i in range(199)]
    robot = build(links(*names), tree)
    expected = np.linalg.matrix_power(np.array(step.pose().matrix(), float), 199)
    placement = robot.frame("l199").placement
    assert len(placement.moves) <= 126
    assert np.allclose(np.array(placement.pose().matrix(), float), expected, rtol=0, atol=1e-12)


@pytest.mark.parametrize("pitch", [math.pi / 2, -math.pi / 2, math.pi / 2 - 1e-10, 0.0])
def test_a_long_row_of_fixed_joints_may_end_in_gimbal_lock(pitch):
    names = ["base", *(f"l{i}" for i in range(30))]
    tree = [joint("j", "base", "l0")]
    turn = Placement.from_xyz_rpy((0, 0, 0), (0.4, pitch, 0.7))
    still = Placement.from_xyz_rpy((0, 0, 0), (0, 0, 0))
    for i in range(29):
        placement = turn if i == 28 else still
        tree.append(joint(f"f{i}", f"l{i}", f"l{i + 1}", "fixed", placement=placement))
    got = build(links(*names), tree).frame("l29").placement.pose().matrix()
    assert np.allclose(np.array(got, float), np.array(turn.pose().matrix(), float), atol=1e-15)


@pytest.mark.slow
def test_robots_of_the_largest_size_are_no_problem():
    for kind, n in (("revolute", MOST_MOVING), ("fixed", MOST_LINKS - 1)):
        names = [f"l{i}" for i in range(n + 1)]
        tree = [joint("j0", "l0", "l1")]
        tree += [
            joint(f"j{i}", f"l{i}", f"l{i + 1}", kind, placement=shift("x", 0.1))
            for i in range(1, n)
        ]
        robot = build(links(*names), tree[::-1])
        assert len(robot.frames) == n + 1
        assert robot.tips == (f"l{n}",)


# -- mimics --------------------------------------------------------------------------------


def test_mimics_of_mimics_end_at_the_joint_that_moves_on_its_own():
    tree = [
        joint("a", "base", "A", mimic=RawMimic("b", 2, 1)),
        joint("b", "base", "B", mimic=RawMimic("c", 3, 5)),
        joint("c", "base", "C"),
    ]
    robot = build(links("base", "A", "B", "C"), tree)
    assert robot.joints[0].mimic == Mimic(2, 6, 11)  # 2 (3 q + 5) + 1
    assert robot.joints[1].mimic == Mimic(2, 3, 5)
    assert robot.nq == 1


def test_a_thousand_mimics_in_a_row_are_resolved():
    n = 1000
    names = ["base", *(f"l{i}" for i in range(n))]
    tree = [
        joint(f"j{i}", "base", f"l{i}", mimic=RawMimic(f"j{i + 1}") if i < n - 1 else None)
        for i in range(n)
    ]
    robot = build(links(*names), tree)
    assert robot.joints[0].mimic == Mimic(n - 1, 1, 0)


# -- what is rejected -----------------------------------------------------------------------

A = joint("a", "base", "A")
B = joint("b", "A", "B")
THREE = links("base", "A", "B")

BROKEN = {
    "duplicate link": (links("base", "A", "A"), [A], "f:3", "two links are called 'A'", "rename"),
    "duplicate joint": (THREE, [A, joint("a", "A", "B")], "f:a", "two joints are called", "rename"),
    "unknown parent": (
        THREE,
        [A, joint("b", "a", "B")],
        "f:b",
        "unknown parent",
        "there are: base, A, B",
    ),
    "unknown child": (
        THREE,
        [A, joint("b", "A", "C")],
        "f:b",
        "unknown child",
        "there are: base, A, B",
    ),
    "two parents": (
        THREE,
        [A, B, joint("c", "base", "B")],
        "f:c",
        "child of two joints",
        "keep one",
    ),
    "two roots": (THREE, [A], "f:3", "'base' and 'B' both have no parent", "connect them"),
    "loop without root": (links("A", "B"), [B, joint("c", "B", "A")], "f:b", "loop", "remove"),
    "loop beside a tree": (
        links("base", "A", "B", "C"),
        [A, joint("b", "C", "B"), joint("c", "B", "C")],
        *("f:b", "loop", "remove the joint"),
    ),
    "joined to itself": (THREE, [A, joint("b", "B", "B")], "f:b", "to itself", "two different"),
    "unsupported": (
        THREE,
        [A, joint("b", "A", "B", "ball")],
        "f:b",
        "type 'ball'",
        "supported types are",
    ),
    "NaN placement": (
        THREE,
        [A, joint("b", "A", "B", placement=shift("x", math.nan))],
        *("f:b", "placement of joint 'b' is nan", "finite"),
    ),
    "infinite axis": (
        THREE,
        [A, joint("b", "A", "B", axis=(0, math.inf, 0))],
        *("f:b", "axis or mimic of joint 'b' is inf", "finite"),
    ),
    "zero axis": (THREE, [A, joint("b", "A", "B", axis=(0, 0, 0))], "f:b", "is zero", "0 0 1"),
    "unknown leader": (
        THREE,
        [A, joint("b", "A", "B", mimic=RawMimic("aa"))],
        *("f:b", "mimics the unknown joint 'aa'", "did you mean a?"),
    ),
    "own leader": (
        THREE,
        [A, joint("b", "A", "B", mimic=RawMimic("b"))],
        *("f:b", "mimics itself", "make one joint"),
    ),
    "leaders in a circle": (
        THREE,
        [joint("a", "base", "A", mimic=RawMimic("b")), joint("b", "A", "B", mimic=RawMimic("a"))],
        *("f:b", "mimics 'a', which mimics it", "make one joint"),
    ),
    "fixed leader": (
        THREE,
        [joint("a", "base", "A", "fixed"), joint("b", "A", "B", mimic=RawMimic("a"))],
        *("f:b", "mimics the fixed joint 'a'", "one that moves"),
    ),
    "negative mass": (
        [*THREE[:2], RawLink("B", Inertia(m=-1), "f:9")],
        [A, B],
        *("f:9", "negative mass -1", "0 or more"),
    ),
    "negative inertia": (
        [*THREE[:2], RawLink("B", Inertia(Iyy=-1), "f:9")],
        [A, B],
        *("f:9", "negative moment of inertia -1", "0 or more"),
    ),
    "NaN mass": (
        [*THREE[:2], RawLink("B", Inertia(m=math.nan), "f:9")],
        [A, B],
        *("f:9", "m of link 'B' is nan", "finite"),
    ),
    "nothing moves": (
        links("a", "b"),
        [joint("j", "a", "b", "fixed")],
        "f",
        "no joint moves",
        "one",
    ),
    "one link": (links("a"), [], "f", "no joint moves", "at least one"),
    "nothing": ([], [], "f", "no links", "at least two"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_what_is_no_tree_of_moving_bodies_is_rejected(case, rejection):
    link_list, joint_list, where, problem, cure = BROKEN[case]
    message = rejection(build, link_list, joint_list)
    assert message.startswith(f"{where}: "), message
    assert problem in message
    assert cure in message


def test_a_tip_that_does_not_exist_is_answered_with_near_ones(rejection):
    message = rejection(build, THREE, [A, B], tips=["BB"], tips_where="f:7")
    assert message.startswith("f:7: the tip 'BB'")
    assert "did you mean B?" in message
    assert "listed twice" in rejection(build, THREE, [A, B], tips=["B", "B"])


def test_extra_frames_need_a_link_and_a_name_of_their_own(rejection):
    for frame, problem in (
        (RawFrame("A", "B", where="f:5"), "has an empty name or one in use"),
        (RawFrame("tool", "b", where="f:5"), "unknown link 'b'"),
        (RawFrame("tool", "B", shift("x", math.inf), where="f:5"), "is inf"),
    ):
        message = rejection(build, THREE, [A, B], frames=[frame])
        assert message.startswith("f:5: ")
        assert problem in message


def test_gravity_must_be_finite(rejection):
    assert "gravity is nan" in rejection(build, THREE, [A, B], gravity=(0, 0, math.nan))


def test_an_axis_of_formulas_must_be_a_unit_vector(rejection):
    alpha = Graph().symbol("alpha")
    nominal = [Parameter("alpha", 0.3)]
    good = joint("b", "A", "B", axis=(alpha.sin(), 0, alpha.cos()))
    assert build(THREE, [A, good], parameters=nominal).joints[1].axis == good.axis
    bad = joint("b", "A", "B", axis=(alpha, 0, 1))
    assert "give a unit vector" in rejection(build, THREE, [A, bad], parameters=nominal)
