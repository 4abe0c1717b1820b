"""Real arms, baked and with open parameters, in every language against every judge."""

import pytest

from symdyn.robot import load
from tests.agreement import assert_agreement
from tests.robots import URDFS, real_robot


@pytest.mark.parametrize("name", [*URDFS, "library puma560", "library panda", "library planar2r"])
@pytest.mark.parametrize("parameters", ["none", "inertial"])
def test_real_robot_agrees_with_every_judge(name, parameters, tmp_path):
    robot = load(name.split()[1]) if name.startswith("library") else real_robot(name)
    assert_agreement(robot.symbolic(parameters), tmp_path, with_c=True, states=3)


def test_declared_parameters_agree_too(tmp_path):
    robot = load("planar2r").symbolic("all")
    assert [p.name for p in robot.symbolic_parameters][:2] == ["l_1", "l_2"]
    assert_agreement(robot, tmp_path, with_c=True, states=3)
