"""Constraint rows: against poses, against Pinocchio, and against closed solutions of linkages."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

import symdyn as sd
from symdyn.compiler.job import Job, select
from symdyn.errors import FunctionError
from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_bias,
    constraint_error,
    constraint_jacobian,
)
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.lie import SE3
from symdyn.robot import BASE, Constraint, Frame, Move, Placement, read_spec
from symdyn.robot.constraint import CONTACTS, DIRECTIONS, LOOPS, constrained_directions
from symdyn.verification.check import check_folder
from symdyn.verification.oracles.libraries import pinocchio_oracle
from symdyn.verification.reference import constraints
from symdyn.verification.reference.manifold import moved
from tests.joint_robots import random_state, random_tree, with_free_base

TYPES = {**LOOPS, **CONTACTS}


def random_closed(seed, links=6, kinds=None):
    """A random tree, some pairs of its bodies held in any directions at odd places."""
    rng = random.Random(seed)
    robot = with_free_base(random_tree(seed, links=links)) if seed % 2 else random_tree(seed)
    pairs = list(combinations(range(BASE, len(robot.links)), 2))
    frames, constraints = [], []
    for n, (a, b) in enumerate(rng.sample(pairs, 3)):
        a, b = rng.sample((a, b), 2)
        for name, link in (("a", a), ("b", b)):
            moves = [Move(kind, rng.uniform(-1, 1)) for kind in ("x", "y", "z", "rx", "rz")]
            frames.append(Frame(f"{name}{n}", link, Placement(tuple(moves))))
        held = constrained_directions(kinds[n % len(kinds)]) if kinds else ()
        held = held or tuple(d for d in DIRECTIONS if rng.random() < 0.7) or ("rz",)
        constraints.append(Constraint(f"c{n}", f"a{n}", f"b{n}", held))
    return replace(robot, frames=tuple(frames), constraints=tuple(constraints))


def numbers(values):
    return np.array(values, float)


@pytest.mark.parametrize("seed", range(12))
def test_rows_of_random_closed_trees_agree_with_poses_and_pinocchio(seed):
    robot = random_closed(seed)
    state = random_state(robot, seed)
    q, qd = state["q"], state["qd"]
    oracle = pinocchio_oracle(robot)
    e, K = numbers(constraint_error(robot, q)), numbers(constraint_jacobian(robot, q))
    k = numbers(constraint_bias(robot, q, qd))
    assert K.shape == (len(e), robot.nv)
    assert np.allclose(e, constraints.constraint_error(robot, q), atol=1e-12)
    for found, expected in (
        (K, constraints.constraint_jacobian(robot, q)),
        (K, oracle.constraint_jacobian(q)),
        (k, constraints.constraint_bias(robot, q, qd)),
        (k, oracle.constraint_bias(q, qd)),
    ):
        assert np.abs(found - expected).max() < 1e-11 * max(1, np.abs(expected).max())


def closed_at(robot, q, kind, seed):
    """The robot with one constraint that holds at q: its frames apart by a free motion only."""
    rng = random.Random(seed)
    poses = [*link_poses(robot, q)]
    a, b = rng.sample(range(len(robot.links)), 2)
    own = Placement((Move("x", 0.3), Move("ry", 0.7), Move("rz", -0.4)))
    free = Placement(tuple(Move(name, rng.uniform(-3, 3)) for name in TYPES[kind]))
    tip = poses[a] @ own.pose()
    other = poses[b].inverse() @ tip @ free.pose().inverse()
    plain = SE3(tuple(tuple(map(float, row)) for row in other.R), tuple(map(float, other.p)))
    frames = (Frame("tip", a, own), Frame("contact", b, Placement.from_pose(plain)))
    held = (Constraint("c", "tip", "contact", constrained_directions(kind)),)
    return replace(robot, frames=frames, constraints=held)


@pytest.mark.parametrize("kind", list(TYPES))
@pytest.mark.parametrize("seed", range(3))
def test_the_error_vanishes_on_closed_chains_and_its_rate_is_k_qd(kind, seed):
    tree = random_tree(seed, ("revolute", "spherical", "prismatic", "floating"))
    q = random_state(tree, seed)["q"]
    robot = closed_at(tree, q, kind, seed)
    assert np.abs(numbers(constraint_error(robot, q))).max() < 1e-12
    K = numbers(constraint_jacobian(robot, q))
    h = 1e-5
    slopes = [
        numbers(constraint_error(robot, moved(robot, q, step)))
        - numbers(constraint_error(robot, moved(robot, q, -step)))
        for step in h * np.eye(robot.nv)
    ]
    rates = np.array(slopes).T / (2 * h)
    rows = range(len(K))
    if kind == "soft-finger":  # its normal turns without a position to return to
        assert np.abs(rates[0]).max() == 0
        rows = range(1, len(K))
    assert np.abs(rates - K)[rows].max() < 1e-8 * max(1, np.abs(K).max())


def test_translations_have_the_rates_of_k_everywhere():
    robot = random_closed(4, kinds=["point"])
    state = random_state(robot, 5)
    q, qd, h = state["q"], state["qd"], 1e-5
    ends = [numbers(constraint_error(robot, moved(robot, q, s * h * qd))) for s in (1, -1)]
    rate = (ends[0] - ends[1]) / (2 * h)
    assert np.abs(rate - numbers(constraint_jacobian(robot, q)) @ qd).max() < 1e-8


def turned(axis, angle):
    """A wrist that turns about an axis, held rigidly or about z only, with its error."""
    text = """
name = "wrist"
[[bodies]]
name = "hand"
mass = 1
inertia = { xx = 1, yy = 1, zz = 1 }
[[joints]]
name = "ball"
type = "spherical"
parent = "base"
child = "hand"
[[loops]]
frame_a = "hand"
frame_b = "base"
type = "TYPE"
"""
    half = [math.sin(angle / 2) * x for x in axis]
    q = [*half, math.cos(angle / 2)]
    rigid, hinge = (read_spec(text.replace("TYPE", t), "wrist.toml") for t in ("rigid", "revolute"))
    return numbers(constraint_error(rigid, q))[:3], numbers(constraint_error(hinge, q))[:2]


@pytest.mark.parametrize("angle", [1e-9, 0.1, 1.5, 3.1, math.pi - 1e-9])
@pytest.mark.parametrize("axis", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0.6, 0, -0.8), (0, 0.8, 0.6)])
def test_turns_are_measured_by_their_angle(axis, angle):
    rigid, hinge = turned(axis, angle)
    assert rigid == pytest.approx(np.array(axis) * angle, abs=1e-15, rel=1e-9)
    if axis[2] == 0 and angle < 3.14:
        assert hinge == pytest.approx(np.array(axis[:2]) * angle, abs=1e-15, rel=1e-7)
    if axis == (0, 0, 1):
        assert not hinge.any()


def test_half_a_turn_is_never_taken_for_closed():
    for axis in np.eye(3):
        rigid, hinge = turned(axis, math.pi)
        assert np.abs(rigid) == pytest.approx(math.pi * axis)
        if axis[2] == 0:
            assert np.linalg.norm(hinge) == pytest.approx(math.pi)


def test_what_moves_both_frames_is_in_no_row():
    base = sd.load("two_arm_satellite")
    held = (Constraint("c", "left_hand", "right_hand", DIRECTIONS),)
    robot = replace(base, constraints=held)
    q = random_state(robot)["q"]
    assert all(entry == 0 for row in constraint_jacobian(robot, q) for entry in row[:6])
    assert np.abs(numbers(constraint_jacobian(robot, q))[:, 6:]).max() > 0.5


def columns(robot, q):
    """The columns of K by the names of the joints."""
    K = numbers(constraint_jacobian(robot, q))
    return {joint.name: K[:, k] for k, joint in enumerate(robot.joints)}


def test_another_root_and_locked_joints_leave_the_rows_as_they_are():
    state = {"crank_joint": 0.4, "coupler_joint": -0.7, "rocker_joint": 1.1}
    robots = (
        sd.load("four_bar"),
        sd.load("four_bar", root="coupler"),
        sd.load("four_bar", lock={"coupler_joint": -0.7}),
    )
    given, *others = (columns(r, [state[joint.name] for joint in r.joints]) for r in robots)
    assert [len(found) for found in others] == [3, 2]
    for found in others:
        for name, column in found.items():
            assert column == pytest.approx(given[name], abs=1e-14)


def four_bar_at(crank):
    """Angles of coupler and rocker by the law of cosines: sides 0.5 and 0.4 from B and D."""
    B = 0.1 * np.array([math.cos(crank), math.sin(crank)])
    to_D = np.array([0.4, 0]) - B
    d = math.hypot(*to_D)
    heading = math.atan2(to_D[1], to_D[0])
    corner = math.acos((0.5**2 + d**2 - 0.4**2) / (2 * 0.5 * d))
    C = B + 0.5 * np.array([math.cos(heading + corner), math.sin(heading + corner)])
    coupler = heading + corner - math.atan2(0.4, 0.3) - crank
    rocker = math.atan2(C[1], C[0] - 0.4) - math.pi / 2
    return np.array([crank, coupler, rocker])


@pytest.mark.parametrize("crank", [0.0, 0.7, 2.0, 3.5, 5.5])
def test_four_bar_linkage_moves_as_its_triangles_say(crank):
    robot = sd.load("four_bar")
    q, h = four_bar_at(crank), 1e-3
    assert np.abs(numbers(constraint_error(robot, q))).max() < 1e-14
    steps = [four_bar_at(crank + s * h) for s in (-2, -1, 0, 1, 2)]
    qd = np.array([1, -8, 0, 8, -1]) @ steps / (12 * h)
    qdd = np.array([-1, 16, -30, 16, -1]) @ steps / (12 * h * h)
    K, k = numbers(constraint_jacobian(robot, q)), numbers(constraint_bias(robot, q, qd))
    assert np.abs(K @ qd).max() < 1e-9
    assert np.abs(K @ qdd + k).max() < 1e-7
    assert np.abs(k).max() > 1e-3


def test_two_arms_hold_the_box_where_their_file_says():
    robot = sd.load("planar_two_arm").bind()
    q = [math.pi / 2, -math.pi / 2, 0, -math.pi / 2, math.pi / 2, 0, 0, 1, 0, 0, 0, 0, 1]
    assert np.abs(numbers(constraint_error(robot, q))).max() < 1e-12
    K = numbers(constraint_jacobian(robot, q))
    assert K.shape == (12, 12)
    # three DoF of the box in the plane, and three of it that nothing planar can move
    assert np.linalg.matrix_rank(K, 1e-9) == 9


def test_only_robots_with_constraints_have_the_rows():
    arm, linkage = sd.load("planar2r"), sd.load("four_bar")
    own = {"constraint_error", "constraint_jacobian", "constraint_bias"}
    assert own.isdisjoint(row.name for (row,) in select(["all"], arm))
    assert own <= {row.name for (row,) in select(["all"], linkage)}
    assert Job.of(linkage, ["constraint_error"]).sizes["constraints"] == 5
    for name, function in (("constraint_error", constraint_error), ("constraint_jacobian", None)):
        with pytest.raises(FunctionError, match=f"{name} is for robots with constraints"):
            function(arm, [0, 0]) if function else sd.generate(arm, functions=name)


def test_emitted_rows_agree_with_all_references(tmp_path):
    names = ["constraint_error", "constraint_jacobian", "constraint_bias"]
    sd.generate("four_bar", "python", names, tmp_path)
    manifest = json.loads((tmp_path / "four_bar" / "four_bar.json").read_text())
    assert manifest["constraints"][0]["directions"] == ["rx", "ry", "x", "y", "z"]
    assert manifest["functions"]["constraint_jacobian"]["outputs"] == [["K", [5, 3]]]
    report = check_folder(tmp_path / "four_bar")
    assert report.passed
    checked = {(row.what, row.against) for row in report.rows}
    assert ("constraint_jacobian", "pinocchio") in checked
    assert ("constraint_bias", "pinocchio") in checked


def test_derivatives_of_the_error_are_finite_where_the_chain_is_closed():
    names = ["constraint_error_derivatives", "constraint_jacobian"]
    code = sd.compile(sd.load("planar_two_arm").bind(), names)
    q = [math.pi / 2, -math.pi / 2, 0, -math.pi / 2, math.pi / 2, 0, 0, 1, 0, 0, 0, 0, 1]
    assert np.allclose(code.constraint_error_derivatives(q), code.constraint_jacobian(q), atol=1e-9)
