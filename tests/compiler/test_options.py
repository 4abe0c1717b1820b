"""Passive forces, tip wrenches, combined functions, methods, single precision, CMake."""

import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from symdyn.cli import main as cli
from symdyn.compiler import pipeline
from symdyn.errors import FunctionError
from symdyn.functions.rows import FUNCTIONS
from symdyn.robot import library, load
from symdyn.robot.model import Passive, Rotor
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.check import check_folder
from tests.agreement import EVERYDAY, assert_agreement
from tests.making import programs_of
from tests.quick import quick
from tests.strategies import random_urdf
from tests.toolchains import tool

ROOT = Path(__file__).resolve().parents[2]
LAWS = (
    Passive(viscous=0.3, coulomb=0.2, offset=0.05),
    Passive(coulomb=0.4, smoothing=0.1),
    Passive(stiffness=2.0, rest=0.3),
    Passive(),
)


def with_passive(robot):
    """Friction of every kind and rotors on the joints of one DoF of a robot."""
    joints = tuple(
        replace(joint, passive=LAWS[i % 4], rotor=Rotor(0.1 * (i % 3))) if joint.nq == 1 else joint
        for i, joint in enumerate(robot.joints)
    )
    return replace(robot, joints=joints)


def robots():
    yield "puma560", load("puma560")
    for seed in range(8):
        yield f"random-{seed}", read_urdf(random_urdf(seed + 40), "random.urdf")


ROBOTS = dict(robots())
SMALL = ["puma560", *(f"random-{seed}" for seed in (1, 4, 5, 7))]
"""Those of the quick run; the others have six to nine joints."""


@pytest.mark.parametrize("name", quick(ROBOTS, ["random-1"]))
def test_friction_springs_rotors_and_tip_wrenches_agree(name, tmp_path):
    robot = with_passive(ROBOTS[name])
    assert_agreement(robot, tmp_path, with_c=name == "puma560", passive=True, tip_wrench=True)
    if name != "puma560":  # its passive forces alone are tried in single precision
        assert_agreement(robot, tmp_path, with_c=False, passive=True)


def test_the_bias_has_no_passive_forces_and_the_page_of_options_states_it():
    robot = with_passive(load("puma560"))
    state = [np.linspace(0.2, 1, 6)] * 3
    tau, M, h, tau_p = (
        programs_of(robot, [name], passive=True)[0](*state[:count])[0]
        for name, count in {
            "inverse_dynamics": 3,
            "mass_matrix": 1,
            "bias": 2,
            "passive_forces": 2,
        }.items()
    )
    (plain,) = programs_of(robot, ["bias"])
    assert np.array_equal(h, plain(*state[:2])[0])
    assert np.allclose(M @ state[2] + h + tau_p, tau)
    page = " ".join((ROOT / "docs" / "guide" / "options.md").read_text().split())
    assert "`bias`, `gravity` and `coriolis_matrix` do not change: `h` stays `C qd + phi`" in page


def test_passive_forces_are_only_added_on_request():
    robot = with_passive(load("puma560"))
    state = np.linspace(-0.5, 0.6, 6), np.linspace(0.4, -0.3, 6), np.linspace(0.1, 0.2, 6)
    (plain,) = programs_of(robot, ["inverse_dynamics"])
    (full,) = programs_of(robot, ["inverse_dynamics"], passive=True)
    (passive,) = programs_of(robot, ["passive_forces"])
    assert np.allclose(plain(*state)[0] + passive(*state[:2])[0], full(*state)[0])
    assert np.abs(passive(*state[:2])[0]).max() > 0.1


def test_coulomb_friction_is_a_sign_and_smoothed_a_tanh():
    robot = with_passive(load("puma560"))
    (program,) = programs_of(robot, ["passive_forces"])
    q, qd = np.zeros(6), np.array([0.5, 1e-3, 0.0, 0.0, -0.5, -9.0])
    tau = program(q, qd)[0]
    assert tau[0] == pytest.approx(0.3 * 0.5 + 0.2 + 0.05)
    assert tau[1] == pytest.approx(0.4 * np.tanh(1e-2))
    assert tau[2] == pytest.approx(-2.0 * 0.3)
    assert tau[4] == pytest.approx(-0.3 * 0.5 - 0.2 + 0.05)
    assert tau[5] == pytest.approx(-0.4)


@pytest.mark.parametrize("name", quick(list(ROBOTS)[:4], ["random-1"]))
def test_combined_functions_share_one_graph(name, tmp_path):
    robot = ROBOTS[name]
    together = ["mass_matrix+bias+jacobian", "coriolis_matrix+link_motions"]
    assert_agreement(robot, tmp_path, with_c=True, functions=together)
    (combined,) = programs_of(robot, [together[0]])
    alone = programs_of(robot, ["mass_matrix", "bias", "jacobian"])
    assert combined.name == "mass_matrix_bias_jacobian"
    assert [a.name for a in combined.inputs] == ["q", "qd"]
    assert [a.name for a in combined.outputs] == ["M", "h", "J"]
    # one set of frames for all is not always the best for each
    assert combined.operations.total <= 1.02 * sum(p.operations.total for p in alone)


def test_a_function_combined_with_itself_is_one():
    (program,) = programs_of(load("puma560"), ["mass_matrix", "mass_matrix+mass_matrix"])
    assert program.name == "mass_matrix"


def test_a_combination_whose_names_collide_is_rejected():
    with pytest.raises(FunctionError, match="tau"):
        programs_of(load("puma560"), ["inverse_dynamics+forward_dynamics"])
    with pytest.raises(FunctionError, match="bias"):
        programs_of(load("puma560"), ["mass_matrix+biass"])


@pytest.mark.parametrize("method", ["newton-euler", "newton-euler-classical"])
def test_a_method_can_be_chosen(method, tmp_path):
    (program,) = programs_of(load("puma560"), ["inverse_dynamics"], method=method)
    assert program.derived_by == method


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", quick(ROBOTS, [*SMALL, "random-3"]))
def test_articulated_bodies_give_the_same_accelerations(name, tmp_path):
    robot = with_passive(ROBOTS[name])
    if any(joint.mimic for joint in robot.joints):
        with pytest.raises(FunctionError, match="mimic"):
            programs_of(robot, ["forward_dynamics"], method="articulated-body")
        return
    made = pipeline.generate(
        robot,
        ["c", "python"],
        ["forward_dynamics", "inverse_dynamics"],
        tmp_path,
        method="articulated-body",
        passive=True,
        tip_wrench=True,
    )
    assert made.programs[-1].derived_by == "articulated-body"
    assert check_folder(made.folder).passed


def test_an_unknown_method_lists_the_known():
    with pytest.raises(FunctionError, match="articulated-body"):
        programs_of(load("puma560"), ["bias"], method="articulated-bodies")


BUILT_IN = [f"library {name}" for name in library.names()]
WHOLE = ("library planar2r", "library scara", "library puma560")
"""Those of which single precision tries every function."""
SINGLE = ["puma560", "random-1", "random-4", "library planar2r", "library scara"]
"""Those of the quick run: every function of two, long code, a slider and a follower."""


@pytest.mark.slow
@pytest.mark.parametrize("name", quick([*ROBOTS, *BUILT_IN], SINGLE))
def test_single_precision_stays_within_the_error_of_its_banner(name, generated):
    robot = load(name.split()[1]) if " " in name else ROBOTS[name]
    functions = "all" if name in WHOLE else EVERYDAY
    folder = generated(with_passive(robot), functions=functions, dtype="float", passive=True)
    report = check_folder(folder)
    assert report.passed, [row for row in report.rows if not row.passed]
    allowed = [row.allowed for row in report.rows if row.what in FUNCTIONS]
    assert min(allowed) > 1e-8
    assert max(allowed) < 1e-4


def test_no_double_slips_into_single_precision(generated):
    functions = ("inverse_dynamics", "passive_forces", "forward_kinematics", "regressor")
    robot = with_passive(load("scara"))
    folder = generated(robot, functions=functions, dtype="float", passive=True)
    for file in (folder / "scara.c", folder / "scara.h"):
        code = re.sub(r"/\*.*?\*/|\".*?\"", "", file.read_text(), flags=re.S)
        assert "double" not in code
        assert not re.search(r"\b(sin|cos|sqrt|fabs|tanh)\(", code)
        assert not re.search(r"\d\.\d+(e[-+]?\d+)?(?![\df.e])", code)
    module = (folder / "scara.py").read_text()
    assert "np.float32" in module
    content = json.loads((folder / "scara.json").read_text())
    assert content["dtype"] == "float"


def test_batches_are_written_on_request(tmp_path):
    arguments = ["generate", "planar2r", "--functions", "mass_matrix", "--out", str(tmp_path)]
    assert cli.main([*arguments, "--batch"]) == 0
    header = (tmp_path / "planar2r" / "planar2r.h").read_text()
    assert "void planar2r_mass_matrix_batch(size_t n," in header
    assert check_folder(tmp_path / "planar2r").passed
    assert cli.main(arguments) == 0
    assert "_batch" not in (tmp_path / "planar2r" / "planar2r.h").read_text()


@pytest.mark.slow
def test_cmake_builds_the_library(tmp_path):
    folder = pipeline.generate(load("planar2r"), "c", "all", tmp_path, cmake=True).folder
    text = (folder / "CMakeLists.txt").read_text()
    assert "add_library(planar2r planar2r.c)" in text
    cmake, build = tool("cmake"), tmp_path / "build"
    for command in ([cmake, "-S", folder, "-B", build], [cmake, "--build", build]):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    assert list(build.glob("libplanar2r.*"))
