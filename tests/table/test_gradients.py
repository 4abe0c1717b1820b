"""Gradients of any function in the state and in any parameters, against complex step."""

import json
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.errors import FunctionError, RobotError
from symdyn.robot.model import Passive, Rotor
from symdyn.robot.read.urdf import read_urdf
from symdyn.table.gradients import GRADIENTS, MODES, ROWS
from symdyn.table.rows import FUNCTIONS
from symdyn.table.types import Robots
from tests.agreement import assert_agreement
from tests.joint_robots import with_fewer_motors, with_loop
from tests.making import programs_of
from tests.quick import quick
from tests.strategies import make_urdf

SHORT = [
    "mass_matrix_derivatives",
    "gravity_derivatives",
    "bias_derivatives",
    "coriolis_matrix_derivatives",
    "jacobian_derivatives",
    "kinetic_energy_derivatives",
    "passive_forces_derivatives",
    "parameter_gradient",
    "kinematics_gradient",
    "position_gradient",
    "mass_matrix_parameter_gradient",
    "potential_energy_parameter_gradient",
    "jacobian_parameter_gradient",
    "passive_forces_parameter_gradient",
]
FRICTION = Passive(viscous=0.3, coulomb=0.2, offset=0.05)
SMOOTH = Passive(viscous=0.1, coulomb=0.4, smoothing=0.2, stiffness=2.0, rest=0.3)


def random_robot(seed, joints=4, **how):
    """With friction, springs, rotors and gravity askew."""
    robot = read_urdf(make_urdf(seed, joints, **how), f"random{seed}.urdf")
    joints = tuple(
        replace(joint, passive=(FRICTION, SMOOTH)[i % 2], rotor=Rotor(0.1 * i))
        for i, joint in enumerate(robot.joints)
    )
    return replace(robot, joints=joints, gravity=(1.0, -2.0, -9.0))


def test_every_function_has_both_gradients_unless_it_is_one():
    for name, function in FUNCTIONS.items():
        if not function.gradients or not function.inputs:
            continue
        assert name == "inverse_dynamics" or f"{name}_parameter_gradient" in GRADIENTS
        is_one = name == "linearization" or name.endswith("_derivatives")
        assert is_one or f"{name}_derivatives" in ROWS


SHAPES = {"tree": {}, "chain": {"branching": False}, "followers": {"mimic": True}}
CASES = [(shape, seed) for shape in SHAPES for seed in range(4)]
CHOSEN = [("followers", 0), ("chain", 1), ("tree", 2)]


@pytest.mark.sample(1)
@pytest.mark.parametrize("case", quick(CASES, CHOSEN), ids=str)
def test_gradients_agree_with_complex_step(case, tmp_path):
    shape, seed = case
    robot = random_robot(900 + seed, **SHAPES[shape])
    options = {"passive": bool(seed % 2), "tip_wrench": seed == 2}
    assert_agreement(robot, tmp_path, with_c=seed == 0, states=1, functions=SHORT, **options)


OWN_JOINTS = ("forward_accelerations", "operational_space", "consistent_inverse")
"""Functions by articulated bodies alone, which followers do not have."""


@pytest.mark.slow
@pytest.mark.parametrize("name", GRADIENTS)
def test_every_gradient_in_every_parameter(name, tmp_path):
    groups = ("inertial", "geometry", "gravity", "rotor", "friction")
    options = {"passive": True, "wrt": groups}
    small = not name.startswith(OWN_JOINTS[1:])  # the inertia that a tip has needs six freedoms
    robot = with_fewer_motors(random_robot(950, 3)) if small else sd.load("puma560")
    source = ROWS[name].source
    if source.meant_for in (Robots.CLOSED, Robots.HOLDING):
        groups = ("inertial", "geometry") if source.concerns == "inertial" else ("geometry",)
        options = {"wrt": groups} if "parameter" in name else {}
        holding = source.meant_for is Robots.HOLDING
        robot = sd.load("planar_two_arm").bind() if holding else with_loop(robot)
        assert_agreement(robot, tmp_path, True, 1, functions=[name], **options)
        return
    if name.startswith("base_jacobian"):
        assert_agreement(
            sd.load("two_arm_satellite"), tmp_path, True, 1, functions=[name], wrt=["geometry"]
        )
        return
    assert_agreement(robot, tmp_path, True, 1, functions=[name], **options)
    following = with_fewer_motors(random_robot(952, 3, mimic=True))
    if name.startswith(OWN_JOINTS):
        with pytest.raises(FunctionError, match=r"mimic|freedoms"):
            programs_of(following, [name], **options)
    else:
        assert_agreement(following, tmp_path, True, 1, functions=[name], **options)


@pytest.mark.parametrize("mode", MODES)
def test_both_modes_give_the_gradient(mode):
    robot = sd.load("puma560")
    (best,) = programs_of(robot, ["gravity_derivatives"])
    (program,) = programs_of(robot, ["gravity_derivatives"], method=mode)
    q = np.linspace(-1, 1, 6)
    assert program.derived_by == mode
    assert np.allclose(program(q)[0], best(q)[0], atol=1e-12)
    assert best.operations.total <= program.operations.total


def test_the_gradient_is_in_what_was_chosen():
    robot = sd.load("puma560")
    (program,) = programs_of(robot, ["parameter_gradient"], wrt=("link2.m", "link3.mcx"))
    assert program.outputs[0].columns == ("link2.m", "link3.mcx")
    assert program.outputs[0].shape == (6, 2)
    opened = robot.symbolic("geometry")
    job = Job.of(opened, ["parameter_gradient"])
    assert job.axes["parameter_gradient"].parameters == opened.symbolic_names
    # kinematics has nothing to do with masses
    heavy = robot.symbolic("inertial")
    job = Job.of(heavy, ["kinematics_gradient"])
    assert job.axes["kinematics_gradient"].parameters == ()
    with pytest.raises(FunctionError, match="--wrt"):
        programs_of(heavy, ["kinematics_gradient"])


def test_other_functions_keep_the_numbers_that_only_gradients_leave_open():
    robot = sd.load("puma560")
    job = Job.of(robot, ["inverse_dynamics", "parameter_gradient"])
    programs = programs_for(job)
    assert [a.name for a in programs[0].inputs] == ["q", "qd", "qdd"]
    assert [a.name for a in programs[1].inputs] == ["q", "qd", "qdd", "p"]
    assert len(job.parameters(programs)) == 60
    (alone,) = programs_of(robot, ["inverse_dynamics"])
    assert alone.operations == programs[0].operations


def test_a_gradient_in_no_parameter_lists_near_matches(capsys, tmp_path):
    with pytest.raises(RobotError, match=r"link2\.mcx"):
        programs_of(sd.load("puma560"), ["parameter_gradient"], wrt=("link2.mcw",))
    arguments = ["generate", "puma560", "--functions", "parameter_gradient", "--out"]
    assert main([*arguments, str(tmp_path), "--wrt", "joint3.alfa"]) == 2
    assert "joint3.alpha" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_manifest_names_the_columns(tmp_path):
    folder = sd.generate(
        sd.load("planar2r"), "c", "mass_matrix_parameter_gradient", tmp_path, wrt=["m_1", "lc_2"]
    ).folder
    manifest = json.loads((folder / "planar2r.json").read_text())
    entry = manifest["functions"]["mass_matrix_parameter_gradient"]
    assert entry["columns"] == {"dM_dp": ["lc_2", "m_1"]}  # in the order of p
    assert entry["outputs"] == [["dM_dp", [2, 2, 2]]]
    assert [p["name"] for p in manifest["parameters"]] == ["lc_2", "m_1"]


def test_gradients_have_closed_forms(tmp_path):
    folder = sd.generate(
        sd.load("planar2r"),
        "c",
        ["gravity_derivatives", "gravity_parameter_gradient"],
        tmp_path,
        form="closed",
        wrt=["m_2", "l_1"],
    ).folder
    text = (folder / "planar2r.c").read_text()
    assert "cos(q[0] + q[1])" in text
    assert main(["check", str(folder)]) == 0


def test_compiled_gradients_take_p():
    dyn = sd.compile(sd.load("planar2r"), ["parameter_gradient"], wrt=["m_1", "m_2"])
    assert dyn.p.shape == (2,)
    q = np.zeros((5, 2))
    assert dyn.parameter_gradient(q, q, q, dyn.p).shape == (5, 2, 2)


def test_only_gradients_with_names_of_their_own_are_part_of_all():
    """There are as many others as functions, and more; `all` would be nothing else."""
    in_all = {name for name, row in ROWS.items() if row.in_all and name not in FUNCTIONS}
    assert in_all == {"parameter_gradient", "kinematics_gradient", "position_gradient"}
    assert in_all < set(GRADIENTS)
