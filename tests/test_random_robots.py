"""Two hundred random robots: every function, every way to run it, every judge.

Chains, trees, prismatic joints, parallel axes, massless links, odd frames, followers.
"""

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from symdyn.robot.read.urdf import read_urdf
from tests.agreement import DEEPER, assert_agreement
from tests.compiler.test_options import with_passive
from tests.strategies import make_urdf, random_urdf, random_urdfs

COMPILED = 20


@pytest.mark.parametrize("seed", range(160))
def test_random_robot_agrees_with_every_judge(seed, tmp_path):
    robot = read_urdf(random_urdf(seed), "random.urdf")
    assert_agreement(robot, tmp_path, with_c=seed < COMPILED, seed=seed)


@given(random_urdfs())
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_whatever_hypothesis_finds_agrees_too(case):
    with tempfile.TemporaryDirectory() as folder:
        assert_agreement(read_urdf(case.text, "random.urdf"), Path(folder), with_c=False)


@pytest.mark.parametrize("seed", range(10))
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
@pytest.mark.parametrize("seed", range(COMPILED, 220))
def test_random_robot_agrees_in_c(seed, tmp_path):
    robot = read_urdf(random_urdf(seed), "random.urdf")
    assert_agreement(robot, tmp_path, with_c=True, seed=seed + 1000)


@pytest.mark.slow
@given(random_urdfs())
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_long_search_finds_no_disagreement(case):
    with tempfile.TemporaryDirectory() as folder:
        assert_agreement(read_urdf(case.text, "random.urdf"), Path(folder), with_c=False)
