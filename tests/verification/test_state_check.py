"""Every function has a reference, and every wrong result is reported."""

import json
from dataclasses import replace
from functools import cache
from importlib import import_module

import numpy as np
import pytest

from symdyn import adjust, generate
from symdyn.cli import main as cli
from symdyn.compiler.job import Job
from symdyn.compiler.options import Options
from symdyn.formulations.gradients import kinematics_gradient
from symdyn.formulations.regressors import drives
from symdyn.functions.gradients import GRADIENTS, ROWS
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import RobotKind
from symdyn.identifiability import base_drives, base_parameters, base_robot
from symdyn.robot import load
from symdyn.robot.model import Passive, Rotor
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.check import check_calls, check_folder, random_state
from symdyn.verification.reference.base_parameters import basis_defect
from symdyn.verification.reference.registry import ANSWERS, CONTRACT
from symdyn.verification.state_check import RequestedQuantity, StateCheck
from tests.fuzz.damage import run
from tests.joint_robots import random_tree, with_fewer_motors, with_loop, with_stops
from tests.making import programs_of
from tests.strategies import make_urdf

RUB = Passive(viscous=0.1, coulomb=0.4, smoothing=0.2, stiffness=2.0, rest=0.3, offset=0.1)
SIX_DOFS = ("operational_space_inertia", "operational_space_bias")
SIX_DOFS += ("operational_space_gravity", "consistent_inverse")


@cache
def arm():
    """Three joints in space, with friction, springs, rotors and two motors; gravity askew."""
    robot = read_urdf(make_urdf(950, 3, branching=False), "arm.urdf")
    joints = tuple(replace(j, passive=RUB, rotor=Rotor(0.1)) for j in robot.joints)
    return with_fewer_motors(replace(robot, joints=joints, gravity=(1.0, -2.0, -9.0)))


@cache
def reaching():
    """Six joints with rotors: what tips with six DoF have is well conditioned here."""
    robot = load("puma560").bind()
    return replace(robot, joints=tuple(replace(j, rotor=Rotor(0.2)) for j in robot.joints))


@cache
def free():
    """An arm on a free base."""
    robot = random_tree(0, ("floating", "revolute"), 2)
    base, arm = robot.joints
    return replace(robot, joints=(base, replace(arm, parent=0)), tips=())


def chosen(robot, row):
    """Two parameters to take the gradient in; both have an effect on the row."""
    if row.opens == "friction":
        return robot.symbolic("none", "friction").symbolic_names[:2]
    if row.source.meant_for is RobotKind.WITH_OBJECTS:
        return "left_joint2.x", "left_tip.y"
    if row.opens == "geometry" or "regressor" in row.name or row.name.startswith(SIX_DOFS):
        return robot.symbolic("none", "geometry").symbolic_names[-2:]
    return tuple(f"{robot.links[-1].name}.{name}" for name in ("m", "mcx"))


# -- every row ---------------------------------------------------------------------------------


def test_every_row_has_a_reference_with_its_inputs():
    assert set(ROWS) <= set(CONTRACT)
    assert set(FUNCTIONS) == set(ANSWERS)
    for name, row in ROWS.items():
        assert CONTRACT[name].takes == row.inputs, name


def expected_results(name):
    """Return the state check of a function, the quantity, and its expected values."""
    row = ROWS[name]
    robot = reaching() if name.startswith(SIX_DOFS) else arm()
    if name.startswith("base_jacobian"):
        robot = free()
    if row.source.meant_for is RobotKind.CLOSED:
        robot = with_loop(robot)
    if row.source.meant_for is RobotKind.WITH_OBJECTS:
        robot = load("planar_two_arm").bind()
    if row.source.meant_for is RobotKind.WITH_STOPS:
        robot = with_stops(robot)
    wrt = chosen(robot, row) if row.opens else ()
    job = Job.of(robot, [name], passive=True, tip_wrench=True, wrt=wrt)
    axes = job.axes[name]
    forces = (True, row.takes_tip_wrench)
    question = RequestedQuantity(name, *forces, columns=axes.columns, parameters=axes.parameters)
    state = random_state(robot, job.opened, np.random.default_rng(0))
    state_check = StateCheck(job.opened, robot.symbolic_names, state, with_oracles=False)
    (answers,) = state_check.expected(question).by_source.values()
    return state_check, question, answers


def mistakes(answers):
    """Results that are wrong in one thing."""
    top = int(np.argmax([np.abs(value).max(initial=0.0) for value in answers]))
    for k, value in enumerate(answers):

        def instead(wrong, k=k):
            return (*answers[:k], wrong, *answers[k + 1 :])

        if k == top:
            wrong = value.copy().reshape(-1)
            wrong[np.argmax(np.abs(wrong))] *= 1 + 1e-6
            yield "an entry changed by a millionth", instead(wrong.reshape(value.shape))
        if value.any():
            yield f"output {k} negated", instead(-value)
        if value.ndim and np.abs(value - value[::-1]).max(initial=0.0) > 1e-3 * np.abs(value).max():
            yield f"output {k} with its first index reversed", instead(value[::-1])
        yield f"output {k} that is not a number", instead(np.full(value.shape, np.nan))


@pytest.mark.sample(60)
@pytest.mark.parametrize("name", ROWS)
def test_every_wrong_result_is_reported(name):
    state_check, question, answers = expected_results(name)
    allowed = CONTRACT[name].tolerance
    assert any(value.any() for value in answers), "a row that is zero shows nothing"
    assert all(gap.relative <= allowed for _, gap in state_check.errors(question, answers))
    for what, wrong in mistakes(answers):
        assert all(not gap.relative <= allowed for _, gap in state_check.errors(question, wrong)), (
            what
        )


# -- mistakes in the code that makes gradients -------------------------------------------------


def checked_calls(robot, programs, options=Options(), calls=None):  # noqa: B008
    """The check of graphs, or of other functions in their place; no language in between."""
    entries = {
        program.name: {
            "inputs": [[a.name, list(a.shape)] for a in program.inputs],
            "roundoff": 0.0,
            "roundoff_per_radian": 0.0,
        }
        for program in programs
    }
    manifest = {"functions": entries, "dtype": "double", "options": options.recorded()}
    codes = {"graph": calls or {program.name: program for program in programs}}
    return check_calls(robot, codes, manifest, states=1)


def failed_calls(*arguments):
    return {row.what for row in checked_calls(*arguments) if not row.passed}


def failed(robot, names):
    return failed_calls(robot, programs_of(robot, names))


def mistaken_row(monkeypatch, name, finish):
    row = ROWS[name]
    mistaken = replace(row, gradient=replace(row.gradient, finish=finish))
    monkeypatch.setitem(ROWS, name, mistaken)
    monkeypatch.setitem(GRADIENTS, name, mistaken)


def negated(rows, which):
    return [[[-x for x in row] if i in which else row for i, row in enumerate(tip)] for tip in rows]


@pytest.mark.parametrize("which", [(0, 1, 2), (3, 4, 5), (1,)])
def test_a_twist_with_a_wrong_sign_fails_the_check(monkeypatch, which):
    name = "kinematics_gradient"
    assert not failed(arm(), [name])
    body_twists = kinematics_gradient.body_twists
    mistaken_row(monkeypatch, name, lambda X, dX: negated(body_twists(X, dX), which))
    assert failed(arm(), [name]) == {name}


def test_a_position_with_swapped_axes_fails_the_check(monkeypatch):
    name = "position_gradient"
    assert not failed(arm(), [name])
    tip_positions = kinematics_gradient.tip_positions
    mistaken_row(monkeypatch, name, lambda X, dX: [tip[::-1] for tip in tip_positions(X, dX)])
    assert failed(arm(), [name]) == {name}


def test_a_gradient_that_ignores_the_values_of_p_fails_the_check():
    name, robot = "forward_dynamics_parameter_gradient", arm()
    options = Options(wrt=(f"{robot.links[-1].name}.m",))
    (program,) = programs_of(robot, [name], wrt=options.wrt)
    nominal = np.array([float(robot.links[-1].inertia.m)])
    assert not failed_calls(robot, [program], options)
    wrong = {name: lambda q, qd, tau, p: program(q, qd, tau, nominal)}
    assert failed_calls(robot, [program], options, wrong) == {name}


# -- base parameters ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["puma560", "scara", "cartpole"])
def test_base_columns_are_as_many_as_the_rank(name):
    robot = load(name).bind()
    names = base_parameters(robot).base_names
    assert basis_defect(robot, names) == 0
    assert basis_defect(robot, names[1:]) == 1
    base = base_parameters(robot)
    ineffective = base.names[base.without_effect[0]]
    assert basis_defect(robot, (*names, ineffective)) == 2
    assert basis_defect(robot, (*names[1:], ineffective)) == 1


def test_a_group_with_a_wrong_sign_fails_the_check(monkeypatch):
    names = ["base_parameters", "base_regressor"]
    assert not failed(load("puma560"), names)
    original = base_parameters(load("puma560").bind())

    def mistaken(robot):
        group = max(original.groups, key=len)
        wrong = {k: -x if k == max(group) else x for k, x in group.items()}
        groups = tuple(wrong if g is group else g for g in original.groups)
        return replace(original, groups=groups)

    monkeypatch.setattr(GROUPING, "base_parameters", mistaken)
    assert failed(load("puma560"), names) == {"base_parameters"}


def test_a_column_too_few_fails_the_check(monkeypatch):
    original = base_parameters(load("scara").bind())
    short = replace(original, kept=original.kept[1:], groups=original.groups[1:])
    for module in (GROUPING, base_drives):
        monkeypatch.setattr(module, "base_parameters", lambda robot: short)
    assert "base_regressor: columns" in failed(load("scara"), ["base_regressor"])


GROUPING = import_module("symdyn.identifiability.base_parameters")
DYNAMICS = ["inverse_dynamics", "mass_matrix", "bias", "forward_dynamics"]


def test_code_in_base_parameters_is_compared_with_the_robot_they_came_from():
    robot = adjust(load("scara"), ["base"])
    rows = checked_calls(robot, programs_of(robot, DYNAMICS))
    assert all(row.passed for row in rows)
    sources = {row.against for row in rows if row.what == "inverse_dynamics"}
    assert {"Lagrange", "Lagrange, original robot", "pinocchio, original robot"} <= sources


def test_wrong_base_parameters_fail_the_check(monkeypatch, tmp_path):
    right = base_parameters(load("scara").bind())
    group = next(g for g in right.groups if len(g) > 1)
    wrong = {k: -x if k == max(group) else x for k, x in group.items()}
    groups = tuple(wrong if g is group else g for g in right.groups)
    monkeypatch.setattr(base_robot, "base_parameters", lambda robot: replace(right, groups=groups))
    folder = generate(adjust(load("scara"), ["base"]), "python", DYNAMICS, tmp_path).folder
    report = check_folder(folder)
    sources = {row.against for row in report.rows if not row.passed}
    assert sources >= {f"{name}, original robot" for name in ("Lagrange", "pinocchio", "mujoco")}
    assert "Lagrange" not in sources, "the code is right for other base parameters"
    assert cli.main(["check", str(folder)]) == 1


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", ["viscous", "coulomb", "stiffness", "offset", "rotor_inertia"])
def test_a_forgotten_column_of_a_drive_fails_the_check(monkeypatch, kind):
    """Neither the code nor its names have it: the torques miss it, and the rank does."""
    names, options = ["regressor", "base_regressor"], Options(passive=True)
    robot, all_terms = arm(), drives.drive_terms
    assert not failed_calls(robot, programs_of(robot, names, passive=True), options)
    monkeypatch.setattr(
        drives, "drive_terms", lambda r: [t for t in all_terms(r) if t.kind != kind]
    )
    failures = failed_calls(robot, programs_of(robot, names, passive=True), options)
    assert failures == {*(f"{name}: Y p = tau" for name in names), "base_regressor: columns"}


def without_a_zero(robot, instead=()):
    """Base parameters in which one that is zero for this robot is missing, or is another one."""
    right = base_parameters(robot)
    given = [float(x) for link in robot.links for x in link.inertia.parameters]
    zero = next(k for k, x in enumerate(right.matrix() @ given) if x == 0)
    kept, groups = list(right.kept), list(right.groups)
    kept[zero : zero + 1], groups[zero : zero + 1] = instead, [{k: 1} for k in instead]
    return replace(right, kept=tuple(kept), groups=tuple(groups))


@pytest.mark.parametrize("wrong", [False, True])
def test_a_base_parameter_that_is_zero_is_checked_too(monkeypatch, wrong):
    robot = load("planar2r").bind()
    right = base_parameters(robot)
    mistaken = without_a_zero(robot, right.without_effect[:1] if wrong else ())
    assert not failed(adjust(robot, ["base"]), ["inverse_dynamics"])
    monkeypatch.setattr(base_robot, "base_parameters", lambda robot: mistaken)
    rows = checked_calls(based := adjust(robot, ["base"]), programs_of(based, ["inverse_dynamics"]))
    failures = {(row.what, row.against) for row in rows if not row.passed}
    assert failures == {
        ("inverse_dynamics", "Lagrange, other inertias"),
        ("base parameters", "rank"),
    }


def test_the_manifest_says_what_base_parameters_came_from(tmp_path):
    folder = generate(adjust(load("scara"), ["base"]), "python", "gravity", tmp_path).folder
    robot = json.loads((folder / "scara.json").read_text())["robot"]
    links = load("scara").bind().links
    assert robot["ungrouped"] == {x.name: list(map(float, x.inertia.parameters)) for x in links}
    plain = generate(load("scara"), "python", "gravity", tmp_path / "plain").folder
    assert "ungrouped" not in json.loads((plain / "scara.json").read_text())["robot"]


SCREW = """name = "screw"
[[bodies]]
name = "nut"
mass = 1.3
com = [0, -0.2, 0]
inertia = { xx = 0.2, yy = 0.2, zz = 0.1 }
[[joints]]
name = "thread"
type = "helical"
parent = "base"
child = "nut"
axis = [0, 1, 0]
pitch = 0.01
"""


def test_rotors_that_are_part_of_base_parameters_turn_with_them(tmp_path):
    """The rotor of a first joint has no column of its own; Y p is the whole torque all the same."""
    (tmp_path / "screw.toml").write_text(SCREW + "rotor = { inertia = 0.002, gear = 10 }")
    options = ("--functions", "base_regressor", "--passive", "--target", "python")
    status, out, err = run("check", tmp_path / "screw.toml", *options)
    assert status == 0, out + err
    assert "Y p = tau" in out


def test_the_slope_of_quadratic_friction_is_twice_the_speed(tmp_path):
    (tmp_path / "screw.toml").write_text(SCREW + "passive = { quadratic = 0.1 }")
    options = ("--functions", "regressor_derivatives", "--passive", "--target", "python")
    status, out, err = run("check", tmp_path / "screw.toml", *options)
    assert status == 0, out + err


def test_open_drives_are_no_base_parameters_too_many(tmp_path):
    (tmp_path / "screw.toml").write_text(SCREW + "rotor = { inertia = 0.002, gear = 10 }")
    options = ("--parameters", "base", "rotor", "--functions", "gravity", "--target", "python")
    status, out, err = run("check", tmp_path / "screw.toml", *options)
    assert status == 0, out + err


@pytest.mark.parametrize("dtype", ["double", "float"])
@pytest.mark.parametrize(
    "function", ["inverse_mass_matrix_parameter_gradient", "mass_matrix_factors"]
)
def test_what_is_singular_for_all_its_parameters_is_said_in_one_line(function, dtype, tmp_path):
    (tmp_path / "screw.toml").write_text(SCREW)
    options = ("--root", "nut", "--parameters", "inertial", "--target", "python", "--dtype", dtype)
    status, _, err = run("check", tmp_path / "screw.toml", *options, "--functions", function)
    assert status == 2
    assert "cannot be checked: a matrix that it inverts is singular" in err.splitlines()[-1]
