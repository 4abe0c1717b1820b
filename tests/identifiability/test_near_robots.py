"""Base parameters where the geometry is nearly special: no digits of the torques are lost."""

import math

import numpy as np
import pytest

from symdyn.identifiability import base_parameters, explain, grouping_text
from symdyn.robot import robot_from_dict
from symdyn.verification.reference.base_parameters import rank, stacked_regressor
from symdyn.verification.reference.precise_rank import BITS, energies, pivot_sizes, precise_rank
from tests.identifiability.near_robots import near_robot
from tests.identifiability.oracles import assert_numerical_rank

TORQUES = 1e-9
"""Relative to the largest torque of one inertial parameter."""
GAP = 1e-6
"""Where no kept column and no pivot is smaller, singular values in doubles are to be believed."""


def assert_same_torques(robot):
    """Base parameters give the torques of the robot, and each of its inertial parameters alone."""
    base = base_parameters(robot)
    Y, K = stacked_regressor(robot), base.matrix()
    p = np.array([float(x) for link in robot.links for x in link.inertia.parameters])
    Yb = Y[:, base.kept]
    assert np.abs(Y @ p - Yb @ (K @ p)).max() <= TORQUES * np.abs(Y * p).max()
    assert np.abs(Y - Yb @ K).max() <= TORQUES * np.abs(Y).max()
    return base


def chain(*joints, gravity=(0, 0, -9.81)):
    """One joint after the other; each link is a body of its own."""
    bodies, rows = [], []
    for k, joint in enumerate(joints):
        inertia = {"xx": 0.03, "yy": 0.025, "zz": 0.02, "xy": 0.002, "xz": -0.001, "yz": 0.003}
        com = [0.03 + 0.05 * k, 0.02, -0.04]
        bodies.append({"name": f"b{k}", "mass": 1.1 + 0.2 * k, "com": com, "inertia": inertia})
        parent = "base" if k == 0 else f"b{k - 1}"
        place = {"name": f"j{k}", "parent": parent, "child": f"b{k}"}
        rows.append({"type": "revolute"} | place | joint)
    table = {"name": "chain", "gravity": list(gravity), "bodies": bodies, "joints": rows}
    return robot_from_dict(table)


def follows(multiplier, leader="j0"):
    return {"joint": leader, "multiplier": multiplier}


@pytest.mark.parametrize("angle", [1.57079632, -1.57079632])
def test_axes_that_are_nearly_parallel(angle):
    """The sine of the angle is 1 as a double and its cosine 7e-9: differences of squares vanish."""
    robot = chain(
        {"moves": [["ry", angle]]},
        {"axis": [0, 1, 0], "moves": [["z", 0.2]]},
        {"moves": [["x", 0.1], ["ry", angle]]},
        {"axis": [0, 1, 0], "moves": [["x", 0.1], ["rz", angle], ["rx", angle]]},
    )
    base = assert_same_torques(robot)
    assert "base parameters" in grouping_text(base)
    assert "base parameters" in explain(base, "latex")


@pytest.mark.parametrize("seed", [3, 16, 99, 103])
def test_followers_about_nearly_parallel_axes(seed):
    """Elimination in doubles was wrong by up to 60 % here."""
    assert_same_torques(near_robot(seed))


def test_followers_that_hardly_move():
    robot = chain(
        {},
        {"axis": [0, 1, 0], "moves": [["x", 0.1], ["rx", 0.3]], "mimic": follows(0.001)},
        {"axis": [0, 1, 0], "moves": [["z", 0.2], ["rx", 0.3]], "mimic": follows(0.001)},
        {"moves": [["x", 0.1]], "mimic": follows(0.001)},
    )
    assert_same_torques(robot)


def test_axes_that_nearly_meet_far_away():
    """Without gravity only the inertia about this point counts, but from 1e8 m away."""
    robot = chain({}, {"moves": [["x", 0.3], ["ry", 2.5e-9]]}, {"moves": [["x", 0.3]]})
    weightless = chain(
        {}, {"moves": [["x", 0.3], ["ry", 2.5e-9]]}, {"moves": [["x", 0.1]]}, gravity=(0, 0, 0)
    )
    assert not base_parameters(robot).exchanges
    base = assert_same_torques(weightless)
    assert base.exchanges
    assert "instead of" in explain(base)
    assert np.abs(base.matrix()).max() < 1e4


def test_followers_about_diagonal_axes():
    """(1, 1, 0) has a length that is no fraction."""
    assert_numerical_rank(chain({"axis": [1, 1, 0]}, {"mimic": follows(1)}, {}))


@pytest.mark.parametrize("multiplier", [1, -1])
def test_the_length_of_a_diagonal_is_the_root_in_the_sines(multiplier):
    """The x axis turned by 45 degrees is the diagonal itself, not its opposite."""
    turned = {"axis": [1, 0, 0], "moves": [["y", 0.3], ["rz", math.pi / 4]]}
    robot = chain({"axis": [1, 1, 0]}, turned | {"mimic": follows(multiplier)})
    assert_numerical_rank(robot)


def test_roots_of_products_are_products_of_roots():
    axes = ([1, 1, 0], [1, 1, 1], [1, 2, 1], [1, 0, 2])
    robot = chain(
        *(
            {"axis": axis, "mimic": follows(1)} if k else {"axis": axis}
            for k, axis in enumerate(axes)
        )
    )
    assert_numerical_rank(robot)


def assert_as_many_as_the_rank(robot, base):
    """Kept columns are a basis; singular values say so too, where they leave a gap."""
    E = energies(robot)
    sizes = pivot_sizes(E)
    assert len(base.kept) == len(sizes) == precise_rank(E[:, base.kept])
    largest = np.abs(E).max(axis=0)
    seen = [int(x) / (1 << BITS) for x in largest[base.kept,]]
    if min([*sizes, *seen], default=1) <= GAP:
        return False
    assert rank(stacked_regressor(robot)) in (len(base.kept), None)
    return True


@pytest.mark.sample(4)
@pytest.mark.parametrize("seed", range(4, 16))
def test_random_robots_with_nearly_special_geometry(seed):
    robot = near_robot(seed)
    assert_as_many_as_the_rank(robot, assert_same_torques(robot))


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(20))
def test_two_thousand_robots_with_nearly_special_geometry(hundred):
    """Some twelve minutes of one core for all of them."""
    gaps = 0
    for seed in range(100 * hundred, 100 * hundred + 100):
        robot = near_robot(seed)
        gaps += assert_as_many_as_the_rank(robot, assert_same_torques(robot))
    assert gaps >= 40, "most robots are beyond the check of singular values"
