"""Gradients of any function in the state and in any parameters, against complex step."""

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli.main import main
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.errors import FunctionError, RobotError
from symdyn.functions.gradients import GRADIENTS, MODES, ROWS
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import RobotKind
from symdyn.robot.model import Passive, Rotor
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.agreement import assert_agreement
from tests.joint_robots import (
    HOLONOMIC,
    random_state,
    random_tree,
    with_fewer_motors,
    with_free_base,
    with_loop,
)
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
        alone = name == "inverse_dynamics" or function.gradients == ("state",)
        assert alone or f"{name}_parameter_gradient" in GRADIENTS
        is_one = name == "linearization" or name.endswith("_derivatives")
        assert is_one or f"{name}_derivatives" in ROWS


def test_the_page_of_functions_names_what_has_no_gradients():
    page = Path(__file__).resolve().parents[2] / "docs" / "guide" / "functions.md"
    text = " ".join(page.read_text().split("**No derivatives** exist for")[1].split())
    first, _, rest = text.partition("These functions and")
    last = rest.split("parameter")[0]
    plain = {name for name in FUNCTIONS if not name.endswith("derivatives")} - {"linearization"}
    without = {name for name in plain if f"{name}_derivatives" not in ROWS}
    assert without == plain.intersection(re.findall(r"`(\w+)`", first))
    of_inputs = {name for name in plain if f"{name}_parameter_gradient" not in ROWS}
    named = plain.intersection(re.findall(r"`(\w+)`", last))
    assert of_inputs - {"inverse_dynamics"} == without | named


TIPS = [
    *("inverse_dynamics", "forward_dynamics", "hybrid_dynamics", "joint_wrenches"),
    *("underactuated_inverse_dynamics", "underactuated_accelerations", "forward_accelerations"),
]


@pytest.mark.parametrize("name", TIPS)
def test_derivatives_in_wrenches_of_the_tips_follow_all_others(name):
    robot = with_fewer_motors(random_robot(901, 3))
    function = f"{name}_derivatives"
    (plain,) = programs_of(robot, [function])
    (pushed,) = programs_of(robot, [function], tip_wrench=True)
    before = [(a.name, a.shape) for a in plain.outputs]
    assert [(a.name, a.shape) for a in pushed.outputs[: len(before)]] == before
    after = pushed.outputs[len(before) :]
    assert [a.name for a in after] == [f"d{a.name}_df_tip" for a in FUNCTIONS[name].outputs]
    assert all(a.shape[-2:] == (len(robot.tips), 6) for a in after)


@pytest.mark.sample(1)
@pytest.mark.parametrize("passive", [False, True])
def test_derivatives_in_wrenches_of_the_tips_agree_with_complex_steps(passive, tmp_path):
    robot = with_fewer_motors(random_robot(902, 3))
    functions = [f"{name}_derivatives" for name in TIPS]
    functions.append("mass_matrix+inverse_dynamics_derivatives")
    options = {"functions": functions, "tip_wrench": True, "passive": passive}
    assert_agreement(robot, tmp_path, with_c=False, states=1, **options)


def test_derivatives_in_wrenches_of_the_tips_are_those_of_pinocchio():
    """Accelerations are linear in f_tip: tau falls short by J^T f_tip."""
    robot = with_free_base(random_tree(5, HOLONOMIC, 2))
    state = random_state(robot, 5)
    q, qd, tau = (state[name] for name in ("q", "qd", "tau"))
    library, f_tip = pinocchio_oracle(robot), np.ones((len(robot.tips), 6))
    J = library.jacobian(q)
    functions = ["inverse_dynamics_derivatives", "forward_dynamics_derivatives"]
    inverse, forward = programs_of(robot, functions, tip_wrench=True)
    dtau = inverse(q, qd, state["qdd"], f_tip)[-1]
    assert np.abs(dtau - np.moveaxis(J, -1, 0)).max() < 1e-12 * np.abs(J).max()
    dqdd = forward(q, qd, tau, f_tip)[-1]
    free = library.forward_dynamics(q, qd, tau)
    for tip, k in ((0, 1), (-1, 5)):
        pushed = library.forward_dynamics(q, qd, tau - J[tip, k])
        assert np.abs(dqdd[:, tip, k] - (pushed - free)).max() < 1e-9 * np.abs(free).max()


def test_the_derivative_of_inverse_dynamics_in_qdd_is_the_mass_matrix():
    """One function gives all three, and for less than two of them."""
    robot = random_robot(903, 4)
    together = "inverse_dynamics_derivatives+mass_matrix"
    (one,) = programs_of(robot, [together], passive=True, tip_wrench=True)
    (tau,) = programs_of(robot, ["inverse_dynamics"], passive=True, tip_wrench=True)
    apart = programs_of(robot, together.split("+"), passive=True, tip_wrench=True)
    assert one.operations.total < sum(program.operations.total for program in apart)
    q, f_tip = np.linspace(0.2, 0.9, 4), np.ones((len(robot.tips), 6))
    columns = [tau(q, q, unit, f_tip)[0] - tau(q, q, 0 * q, f_tip)[0] for unit in np.eye(4)]
    assert one(q, q, q, f_tip)[-1] == pytest.approx(np.array(columns).T, abs=1e-12)


@pytest.mark.parametrize("name", ["scalar_curvature", "ricci_curvature", "curvature"])
def test_gradients_of_curvatures_agree_with_complex_steps(name, tmp_path):
    functions = [f"{name}_derivatives", f"{name}_parameter_gradient"]
    robot = random_robot(904, 2) if name == "scalar_curvature" else sd.load("planar2r")
    assert_agreement(robot.bind(), tmp_path, with_c=False, states=1, functions=functions)


HESSIANS = ["effort_second_derivatives", "motion_energy_second_derivatives"]


@pytest.mark.parametrize("kind", ["followers", "any joint"])
def test_hessians_are_those_of_the_dense_formulas(kind, tmp_path):
    several = random_tree(3, ("planar", "spherical", "revolute", "floating"), 3)
    robot = random_robot(905, 4, mimic=True) if kind == "followers" else several
    assert_agreement(robot, tmp_path, with_c=False, states=1, functions=HESSIANS)


def test_hessians_are_symmetric_where_velocities_are_rates_of_coordinates():
    effort, energy = programs_of(sd.load("scara"), HESSIANS)
    assert [a.name for a in effort.outputs] == [
        *("d2E_dq2", "d2E_dqdqd", "d2E_dqdqdd", "d2E_dqd2", "d2E_dqddqdd", "d2E_dqdd2"),
    ]
    assert [a.name for a in energy.outputs] == ["d2e_dq2", "d2e_dqdqd", "d2e_dqd2"]
    x = np.linspace(0.2, 0.9, 4)
    for program, squares in ((effort, (0, 3, 5)), (energy, (0, 2))):
        found = program(*[x] * len(program.inputs))
        for k in squares:
            assert found[k] == pytest.approx(found[k].T, abs=1e-11)


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
    small = not name.startswith(OWN_JOINTS[1:])  # the inertia that a tip has needs six DoF
    robot = with_fewer_motors(random_robot(950, 3)) if small else sd.load("puma560")
    source = ROWS[name].source
    if source.meant_for in (RobotKind.CLOSED, RobotKind.WITH_OBJECTS):
        groups = ("inertial", "geometry") if source.concerns == "inertial" else ("geometry",)
        options = {"wrt": groups} if "parameter" in name else {}
        holding = source.meant_for is RobotKind.WITH_OBJECTS
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
        with pytest.raises(FunctionError, match=r"mimic|DoF"):
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
