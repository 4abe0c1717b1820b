"""Code whose parameters are the base parameters, as identification finds them."""

import json

import numpy as np
import pytest

from symdyn import adjust
from symdyn.cli import main as cli
from symdyn.errors import FunctionError, RobotError
from symdyn.identifiability import base_parameters
from symdyn.robot import load
from tests.agreement import assert_agreement
from tests.making import programs_of
from tests.quick import quick
from tests.strategies import random_urdf

FUNCTIONS = ["inverse_dynamics", "mass_matrix", "coriolis_matrix", "forward_dynamics"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["scara", "stanford", "puma560", "planar2r", "cartpole"])
def test_base_parameters_give_the_joint_forces_of_the_robot(name):
    robot = load(name)
    based = adjust(robot, ["base"])
    assert based.symbolic_names == base_parameters(robot.bind()).base_names
    p = np.array([parameter.value for parameter in based.symbolic_parameters])
    rng = np.random.default_rng(4)
    for function in FUNCTIONS:
        (given,), (ours,) = programs_of(robot, [function]), programs_of(based, [function])
        state = [rng.uniform(-1, 1, a.shape) for a in given.inputs]
        assert np.allclose(ours(*state, p)[0], given(*state)[0], rtol=1e-9, atol=1e-12), function


@pytest.mark.slow
def test_they_agree_with_the_reference_in_every_language(tmp_path):
    robot = adjust(load("puma560"), ["base"])
    functions = [*FUNCTIONS, "parameter_gradient", "jacobian"]
    assert_agreement(robot, tmp_path, with_c=True, functions=functions)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", quick(range(6), {1, 3, 5}))
def test_so_do_those_of_random_robots(seed, tmp_path):
    file = tmp_path / "random.urdf"
    file.write_text(random_urdf(seed))
    robot = adjust(load(file), ["base"])
    assert_agreement(robot, tmp_path, with_c=False, seed=seed, functions=["inverse_dynamics"])


def test_operations_of_the_puma_with_its_36_base_parameters():
    robot = adjust(load("puma560"), ["base"])
    assert len(robot.symbolic_parameters) == 36
    programs = programs_of(robot, FUNCTIONS[:3])
    counts = {program.name: program.operations.total for program in programs}
    assert counts["inverse_dynamics"] <= 535  # SymPyBotics, symoro: 541
    assert counts["mass_matrix"] <= 304  # symoro: 410
    assert counts["coriolis_matrix"] <= 1210  # SymPyBotics, no Christoffel matrix: 6201


@pytest.mark.slow
def test_what_bodies_do_is_not_in_the_base_parameters(tmp_path, capsys):
    robot = adjust(load("puma560"), ["base"])
    for function in ("potential_energy", "joint_wrenches", "total_momentum"):
        with pytest.raises(FunctionError, match="base parameters do not determine it"):
            programs_of(robot, [function])
    with pytest.raises(FunctionError, match="at rest"):
        programs_of(robot, ["inverse_dynamics"], base_motion=True)
    for beside in ("inertial", "gravity", "geometry", "link2.Izz"):
        with pytest.raises(RobotError, match="base parameters assume that"):
            adjust(load("puma560"), ["base", beside])
    with pytest.raises(RobotError, match="base parameters assume that 'l_1'"):
        adjust(load("planar2r"), ["base", "declared"])
    with pytest.raises(RobotError, match="did you mean"):
        adjust(load("puma560"), ["bas"])
    out = str(tmp_path)
    command = ["generate", "cartpole", "--parameters", "base", "--functions", "all", "--out", out]
    assert cli.main(command) == 0
    assert "left out" in capsys.readouterr().err
    assert cli.main(["check", f"{out}/cartpole"]) == 0
    made = json.loads((tmp_path / "cartpole" / "cartpole.json").read_text())
    assert "kinematics_gradient" not in made["functions"]
