"""Real arms, baked and with open parameters, in every language against every oracle."""

import pytest

from symdyn.robot import library, load
from tests.agreement import assert_agreement
from tests.quick import quick
from tests.robots import URDFS, real_robot

BUILT_IN = [f"library {name}" for name in library.names()]
MANY_ALIKE = {
    "baxter",
    "panda",
    "xarm7",
    "z1",
    "so101",
    *(f"library {n}" for n in ("panda", "ur5", "ur10", "iiwa14", "two_pandas")),
    *(f"library {n}" for n in ("puma560", "planar3r", "cart_double_pendulum")),
    *(f"library {n}" for n in ("space_panel", "two_arm_satellite")),
}
"""Five to seven turning joints in a chain, also two of them (of puma560 `compiler/test_options.py`
tries more), arms on a free base, as legs of the quadruped are, and plane arms with one link more
than others; others stay in the quick run."""


def robot_of(name):
    return load(name.split()[1]) if name.startswith("library") else real_robot(name)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", quick([*URDFS, *BUILT_IN], {*URDFS, *BUILT_IN} - MANY_ALIKE))
def test_real_robot_agrees_with_every_reference(name, tmp_path):
    # Fifteen joints and many tips make long code and long references.
    robot = robot_of(name)
    states = 1 if robot.nv > 10 else 2
    assert_agreement(robot, tmp_path, with_c=name != "baxter", states=states)


@pytest.mark.slow
@pytest.mark.parametrize("name", quick(["ur5", "library puma560", "library panda"], ["ur5"]))
def test_open_inertial_parameters_agree(name, tmp_path):
    assert_agreement(robot_of(name).symbolic("inertial"), tmp_path, with_c=True)


@pytest.mark.slow
def test_baxter_agrees_in_c(tmp_path):
    functions = ["inverse_dynamics", "mass_matrix", "coriolis_matrix", "forward_dynamics"]
    assert_agreement(real_robot("baxter"), tmp_path, with_c=True, states=1, functions=functions)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*(name for name in URDFS if name != "baxter"), *BUILT_IN])
def test_every_robot_agrees_with_open_parameters_in_c(name, tmp_path):
    assert_agreement(robot_of(name), tmp_path, with_c=True, seed=1)
    assert_agreement(robot_of(name).symbolic("all"), tmp_path, with_c=True, seed=2)


def test_declared_parameters_agree_too(tmp_path):
    robot = load("planar2r").symbolic("all")
    assert [p.name for p in robot.symbolic_parameters][:2] == ["l_1", "l_2"]
    assert_agreement(robot, tmp_path, with_c=True, states=3)
