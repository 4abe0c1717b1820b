"""What the portfolio does not derive would not have been chosen."""

from dataclasses import replace

import pytest

from symdyn.compiler.choose import Portfolio
from symdyn.compiler.job import Job
from symdyn.functions.rows import FUNCTIONS
from symdyn.robot import library, load
from symdyn.robot.read.urdf import read_urdf
from tests.strategies import random_urdf

OUTCLASSED = [row.name for row in FUNCTIONS.values() if row.outclassed]
WAYS = ({}, {"tip_wrench": True}, {"base_motion": True})


def assert_same_choice(robot, name):
    """The choice among all derivations is that of the portfolio."""
    for options in WAYS:
        job = Job.of(robot, [name], **options)
        chosen = Portfolio(job).best(job.requests[0])
        row = replace(FUNCTIONS[name], outclassed={})
        among_all = Portfolio(job).best((row,))
        assert chosen.derived_by == among_all.derived_by, (robot.name, options)
        assert chosen.operations == among_all.operations


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", OUTCLASSED)
@pytest.mark.parametrize("robot", ["panda", "ur5", "stanford", "planar2r"])
def test_an_outclassed_derivation_is_not_the_cheapest(robot, name):
    assert_same_choice(load(robot), name)


@pytest.mark.slow
@pytest.mark.parametrize("name", OUTCLASSED)
@pytest.mark.parametrize("seed", range(100))
def test_an_outclassed_derivation_is_never_the_cheapest(seed, name):
    robot = read_urdf(random_urdf(seed), "random.urdf")
    assert_same_choice(robot, name)
    assert_same_choice(robot.symbolic("inertial"), name)


@pytest.mark.slow
@pytest.mark.parametrize("name", OUTCLASSED)
@pytest.mark.parametrize("robot", library.names())
def test_nor_is_it_for_the_library(robot, name):
    assert_same_choice(load(robot), name)
    assert_same_choice(load(robot).symbolic("inertial"), name)
