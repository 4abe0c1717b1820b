"""Random robots: every function, every way to run it, every judge.

Chains, trees, prismatic joints, parallel axes, massless links, odd frames, followers: a few robots
that have all of it in `make test`, two hundred in `make test-full`.
"""

import math
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from symdyn.robot import BASE
from symdyn.robot.read.urdf import read_urdf
from tests.agreement import DEEPER, assert_agreement
from tests.compiler.test_options import with_passive
from tests.quick import quick
from tests.strategies import make_urdf, random_shape, random_urdf, random_urdfs

LARGE = (3, 7, 12, 15, 23, 30, 58, 68, 101, 109, 110)
CHOSEN = {13, 16, 17, 63, *LARGE, *(seed for seed in range(160) if 2 <= random_shape(seed)[0] <= 4)}
"""Which formulation wins differs from robot to robot, and many small robots take less time than one
large one. Together they have every feature (a test below says which)."""
COMPILED = range(20)


@pytest.mark.parametrize("seed", quick(range(160), CHOSEN))
def test_random_robot_agrees_with_every_judge(seed, tmp_path):
    robot = read_urdf(random_urdf(seed), "random.urdf")
    assert_agreement(robot, tmp_path, with_c=seed in COMPILED, seed=seed)


def features(robot):
    """What makes a robot different from a plain chain of revolute joints."""
    parents = [joint.parent for joint in robot.joints]
    axes = [sorted(abs(float(x)) for x in joint.axis) for joint in robot.joints]
    turns = [
        float(move.amount) * 12 / math.pi
        for joint in robot.joints
        for move in joint.placement.moves
        if move.kind in ("rx", "ry", "rz")
    ]
    odd = [abs(turn - round(turn)) > 1e-6 for turn in turns]
    has = {
        "one joint": len(parents) == 1,
        "six joints": len(parents) >= 6,
        "a chain": parents == list(range(-1, len(parents) - 1)),
        "a branch": any(parents.count(p) > 1 for p in parents if p != BASE),
        "several on the base": parents.count(BASE) > 1,
        "several tips": len(robot.tips) > 1,
        "sliding joints only": all(joint.type == "prismatic" for joint in robot.joints),
        "turning joints only": all(joint.type != "prismatic" for joint in robot.joints),
        "both": len({joint.type == "prismatic" for joint in robot.joints}) == 2,
        "followers": any(joint.mimic for joint in robot.joints),
        "an offset of a follower": any(
            joint.mimic and joint.mimic.offset for joint in robot.joints
        ),
        "a link without mass": any(float(link.inertia.m) == 0 for link in robot.links),
        "an axis askew": any(axis != [0, 0, 1] for axis in axes),
        "a negative axis": any(float(x) < 0 for joint in robot.joints for x in joint.axis),
        "an angle of no name": any(odd),
        "a twelfth of a turn": any(
            not strange and round(turn) % 6 for turn, strange in zip(turns, odd, strict=True)
        ),
        "frames beside the links": len(robot.frames) > len(robot.links) + 1,
    }
    return {name for name, true in has.items() if true}, set(has)


def test_the_chosen_robots_have_every_feature():
    found = [features(read_urdf(random_urdf(seed), "random.urdf")) for seed in CHOSEN]
    counts = {name: sum(name in own for own, _ in found) for name in found[0][1]}
    assert min(counts.values()) >= 3, counts


@given(random_urdfs())
@settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_whatever_hypothesis_finds_agrees_too(case):
    with tempfile.TemporaryDirectory() as folder:
        assert_agreement(read_urdf(case.text, "random.urdf"), Path(folder), with_c=False)


@pytest.mark.parametrize("seed", quick(range(10), {*range(10)} - {7}))
def test_derivatives_and_regressors_agree_too(seed, tmp_path):
    robot = read_urdf(make_urdf(300 + seed, 2 + seed % 4, mimic=seed % 3 == 1), "random.urdf")
    options = {"passive": seed % 2 == 1, "tip_wrench": seed % 3 == 2}
    robot = with_passive(robot) if options["passive"] else robot
    assert_agreement(robot, tmp_path, seed % 5 == 0, 1, seed, DEEPER, **options)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100))
def test_derivatives_and_regressors_agree_in_c(seed, tmp_path):
    robot = read_urdf(random_urdf(seed), "random.urdf")
    assert_agreement(robot, tmp_path, True, 1, seed, DEEPER)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [seed for seed in range(220) if seed not in COMPILED])
def test_random_robot_agrees_in_c(seed, tmp_path):
    robot = read_urdf(random_urdf(seed), "random.urdf")
    assert_agreement(robot, tmp_path, with_c=True, seed=seed + 1000)


@pytest.mark.slow
@given(random_urdfs())
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_long_search_finds_no_disagreement(case):
    with tempfile.TemporaryDirectory() as folder:
        assert_agreement(read_urdf(case.text, "random.urdf"), Path(folder), with_c=False)
