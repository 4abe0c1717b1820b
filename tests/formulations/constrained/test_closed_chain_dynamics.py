"""Closed chains on floats: grasps of two and three arms against the oracle, loops against KKT."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.errors import FunctionError
from symdyn.formulations.constrained import analytic, contacts, general, inverse
from symdyn.robot import load, read_spec
from symdyn.robot.constraint import CONTACTS, LOOPS
from symdyn.robot.model import Constraint
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.check import check_folder
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.closed_chains import null_space
from tests.formulations.constrained.closed import closed
from tests.formulations.constrained.grasps import GRASPS, KINDS, holding
from tests.formulations.constrained.test_constraint_jacobian import closed_at
from tests.joint_robots import random_state, random_tree
from tests.strategies import make_urdf

METHODS = (general, analytic)
QUICK = ("planar pair 3r", "hand")
CASES = [
    pytest.param(name, kind, marks=() if name in QUICK else pytest.mark.slow)
    for name in GRASPS
    for kind in KINDS
]


def numbers(values):
    return np.array(values, float)


def close(found, expected, tolerance=1e-8):
    found, expected = np.ravel(numbers(found)), np.ravel(expected)
    assert np.abs(found - expected).max() <= tolerance * max(1, np.abs(expected).max())


def state(held):
    return held.q.tolist(), held.qd.tolist(), held.tau.tolist()


# -- grasps ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_grasps_move_as_the_oracle_computes(name, kind):
    held = holding(name, kind)
    robot = closed(held)
    for method in METHODS:
        qdd, f = method.closed_chain_dynamics(robot, *state(held))
        close(qdd, held.qdd)
        close(f, held.f)  # the shortest one, too
        assert not np.ravel(numbers(f))[held.free].any()


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_the_report_has_rates_rank_and_what_is_open(name, kind):
    held = holding(name, kind)
    Wdot, undetermined, (rank,) = general.closed_chain_report(closed(held), *state(held))
    close(Wdot, held.all_rows @ held.qdd + held.all_bias)
    close(numbers(Wdot).ravel()[held.constrained], np.zeros(held.constrained.sum()), 1e-7)
    assert rank == np.linalg.matrix_rank(held.K, tol=1e-7)
    open_rows = np.zeros(len(held.free), int)
    open_rows[held.constrained] = np.abs(null_space(held.K.T)).max(axis=1) > 1e-6
    assert np.ravel(undetermined).tolist() == open_rows.tolist()


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_contacts_and_objects_say_what_poses_say(name, kind):
    held = holding(name, kind)
    robot, (q, qd, _) = closed(held), state(held)
    W = -held.all_rows[:, held.na :]
    close(contacts.grip_matrix(robot, q), W)
    close(contacts.contact_motion(robot, q, qd), held.first(held.qd))
    Omega = held.all_rows @ np.linalg.solve(held.M, held.all_rows.T)
    close(general.contact_inertia_inverse(robot, q), Omega)
    (F,) = contacts.object_force(robot, q, held.f.tolist())
    close(F, (held.M @ held.qdd + held.h)[held.na :])
    unknown = [*held.qd[: held.na], *[7.0] * 6], [*held.qdd[: held.na], *[7.0] * 6]
    (V,), (Vdot,) = contacts.object_motion(robot, q, *unknown)
    if np.linalg.matrix_rank(W[held.constrained], tol=1e-7) == 6:
        close(V, held.qd[held.na :])
        close(Vdot, held.qdd[held.na :])
    else:  # two points leave the turn about their line: the rest is as it should be
        close(W[held.constrained] @ V, W[held.constrained] @ held.qd[held.na :])


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_inverse_dynamics_carries_the_object_and_squeezes_as_wanted(name, kind):
    held = holding(name, kind)
    robot, (q, qd, _) = closed(held), state(held)
    qdd = held.qdd.tolist()
    solve = inverse.closed_chain_inverse_dynamics
    tau, f = solve(robot, q, qd, qdd, held.f.tolist())
    loose = list(robot.unactuated)
    if not held.tau[loose].any():  # else the oracle pushes a base that has no motors
        close(tau, held.tau)
        close(f, held.f)
    wish = np.random.default_rng(3).normal(size=len(held.f))
    tau, f = solve(robot, q, qd, qdd, wish.tolist())
    f = np.ravel(numbers(f))
    close(held.M @ held.qdd + held.h + held.all_rows.T @ f, tau)
    B = held.K.T[loose]
    change = (f - wish)[held.constrained]
    close(np.linalg.pinv(B, rcond=1e-9) @ B @ change, change)  # no more than is needed
    if np.linalg.matrix_rank(B, tol=1e-7) == len(loose):
        close(numbers(tau)[loose], np.zeros(len(loose)), 1e-8 * max(1, np.abs(tau).max()))


# -- loops -----------------------------------------------------------------------------------


def kkt(robot, q, qd, tau):
    """qdd by one linear system with Pinocchio's numbers; any state that obeys the constraints."""
    oracle = pinocchio_oracle(robot)
    K, k = oracle.constraint_jacobian(q), oracle.constraint_bias(q, qd)
    M, h = oracle.mass_matrix(q), oracle.bias(q, qd)
    both = np.block([[M, K.T], [K, np.zeros((len(K), len(K)))]])
    given = np.r_[tau - h, -k]
    found = np.linalg.lstsq(both, given, rcond=1e-10)[0]
    assert np.abs(both @ found - given).max() < 1e-7 * max(1, np.abs(given).max())
    return found[: robot.nv]


@pytest.mark.parametrize("kind", list({**LOOPS, **CONTACTS}))
@pytest.mark.parametrize("seed", range(4))
def test_loops_of_random_trees_move_as_one_linear_system_says(kind, seed):
    tree = random_tree(seed, ("revolute", "spherical", "prismatic", "floating"))
    given = random_state(tree, seed)
    robot = closed_at(tree, given["q"], kind, seed)
    q, tau = given["q"], given["tau"]
    qd = null_space(pinocchio_oracle(robot).constraint_jacobian(q)) @ given["qd"]
    expected = kkt(robot, q, qd, tau)
    for method in METHODS:
        qdd, _ = method.closed_chain_dynamics(robot, q.tolist(), qd.tolist(), tau.tolist())
        close(qdd, expected)


TILTED = """
name = "tilted"
gravity = [{gravity}]
[[robots]]
name = "bars"
robot = "four_bar"
rpy = [0.3, -0.5, 0.7]
"""


def test_a_plane_linkage_askew_moves_as_the_upright_one():
    """Rows out of its plane are zero but for rounding, and must stay without effect."""
    upright = load("four_bar").bind()
    tilted = read_spec(TILTED.format(gravity="0, 0, 0"), "tilted.toml").bind()
    R = numbers(tilted.joints[0].placement.pose().R)
    tilted = replace(tilted, gravity=tuple((R @ numbers(upright.gravity)).tolist()))
    q, qd = [0.0] * 3, null_space(pinocchio_oracle(upright).constraint_jacobian([0] * 3))[:, 0]
    tau = [0.4, 0.0, 0.0]
    expected, f = general.closed_chain_dynamics(upright, q, qd.tolist(), tau)
    found, g = general.closed_chain_dynamics(tilted, q, qd.tolist(), tau)
    close(found, numbers(expected), 1e-11)
    close(g, numbers(f), 1e-11)
    reports = [
        general.closed_chain_report(robot, q, qd.tolist(), tau) for robot in (upright, tilted)
    ]
    assert reports[0][1] == reports[1][1] == [[1, 1, 0, 0, 0, 1]]
    assert reports[0][2] == reports[1][2] == [2]


def test_the_pendulum_of_a_point_contact():
    """A rod held at the world by a point swings like a pendulum: g sin(angle) m c / J."""
    text = """
name = "rod"
[[objects]]
name = "stick"
mass = 2
com = [0, 0, -0.3]
inertia = { xx = 0.05, yy = 0.05, zz = 0.01 }
[[loops]]
name = "pin"
frame_a = "stick"
frame_b = "base"
type = "spherical"
"""
    stick = read_spec(text, "rod.toml").bind()
    angle, c = 0.6, 0.3
    q = [0, 0, 0, math.sin(angle / 2), 0, 0, math.cos(angle / 2)]
    qdd, ((*moment, x, y, z),) = general.closed_chain_dynamics(stick, q, [0] * 6, [0] * 6)
    turning = -2 * 9.81 * c * math.sin(angle) / (0.05 + 2 * c * c)
    close(qdd, [turning, 0, 0, 0, 0, 0])
    assert moment == [0, 0, 0]
    # what the stick exerts on the base: its weight, less what its centre of mass falls with
    fall = np.array([0, turning * c * math.cos(angle), turning * c * math.sin(angle)])
    close([x, y, z], 2 * (np.array([0, 0, -9.81]) - fall))


def test_followers_are_held_too():
    tree = read_urdf(make_urdf(503, 7, mimic=True), "followers.urdf")
    last = max(i for i, joint in enumerate(tree.joints) if joint.mimic)
    held = (Constraint("touch", tree.links[last].name, tree.base.name, ("x", "z")),)
    robot = replace(tree, constraints=held)
    given = random_state(robot, 4)
    q, tau = given["q"], given["tau"]
    qd = null_space(pinocchio_oracle(robot).constraint_jacobian(q)) @ given["qd"]
    expected = kkt(robot, q, qd, tau)
    for method in METHODS:
        qdd, _ = method.closed_chain_dynamics(robot, q.tolist(), qd.tolist(), tau.tolist())
        close(qdd, expected)


# -- emitted code ----------------------------------------------------------------------------


def test_emitted_closed_chains_and_their_gradients_agree_with_all_references(tmp_path):
    """Random states do not obey the constraints, and a plane linkage has redundant ones."""
    names = ["closed_chain_dynamics", "closed_chain_report", "closed_chain_inverse_dynamics"]
    gradients = ["closed_chain_dynamics_derivatives", "closed_chain_inverse_dynamics_derivatives"]
    opened = ["closed_chain_dynamics_parameter_gradient"]
    sd.generate("four_bar", "python", [*names, *gradients, *opened], tmp_path, passive=True)
    report = check_folder(tmp_path / "four_bar")
    assert report.passed, [row for row in report.rows if not row.passed]
    checked = {(row.what, row.against) for row in report.rows}
    assert ("closed_chain_dynamics", "pinocchio") in checked
    assert {(name, "complex step") for name in (*gradients, *opened)} <= checked


# -- what is rejected -------------------------------------------------------------------------


def test_robots_that_hold_nothing_have_no_objects():
    bars = load("four_bar")
    assert bars.objects == ()
    assert len(load("planar_two_arm").objects) == 1
    with pytest.raises(FunctionError, match="four_bar: object_motion is for robots that hold"):
        contacts.object_motion(bars, [0] * 3, [0] * 3, [0] * 3)
    with pytest.raises(FunctionError, match="closed_chain_dynamics is for robots with constraints"):
        general.closed_chain_dynamics(load("planar2r"), [0] * 2, [0] * 2, [0] * 2)
