"""The control example builds, does what its README says, and its generated code is current."""

import csv
import os
import py_compile
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import symdyn as sd
from tests.robot.dynamics import assert_same_dynamics

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "control"
README = (EXAMPLE / "README.md").read_text()
# matplotlib is not among the packages of the tests: DRAW alone is not run
RUN, GENERATE, WRITE, COMPILE, DRAW = (
    textwrap.dedent(block) for block in re.findall(r"^ *```sh\n(.*?)^ *```", README, re.M | re.S)
)
JOINTS = range(1, 8)


def run(block, folder):
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-euc", block],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"
    assert "warning" not in done.stderr, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """A copy of the example after `make`, and what that printed."""
    folder = tmp_path_factory.mktemp("example") / "control"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("build", "__pycache__"))
    return folder, run("make", folder)


@pytest.fixture(scope="module")
def rms(example):
    """The RMS error in mrad by case and joint, from the file that the C program wrote."""
    with (example[0] / "build" / "track.csv").open() as file:
        rows = list(csv.DictReader(file))
    names = [name for name in rows[0] if name != "t"]
    return {n: 1e3 * (sum(float(r[n]) ** 2 for r in rows) / len(rows)) ** 0.5 for n in names}


@pytest.mark.slow
def test_generated_code_is_current(tmp_path):
    shutil.copy(EXAMPLE / "panda_hand.urdf", tmp_path)
    run(GENERATE, tmp_path)
    committed = sorted((EXAMPLE / "generated" / "panda_hand").glob("panda_hand.*"))
    assert [path.suffix for path in committed] == [".c", ".h", ".json", ".py"]
    for path in committed:
        today = tmp_path / path.relative_to(EXAMPLE)
        assert path.read_bytes() == today.read_bytes(), f"{path}: run the command of the README"


@pytest.mark.slow
def test_c_and_python_agree(example):
    printed = run(RUN, example[0])
    (difference,) = re.findall(r"between C and Python: (\S+) rad", printed)
    assert float(difference) < 1e-9


@pytest.mark.slow
def test_the_controller_of_the_readme_compiles_and_runs(example):
    """Checked by Pinocchio, which reads the URDF itself, locks the fingers and adds the apple."""
    model = pin.buildModelFromUrdf(str(EXAMPLE / "panda_hand.urdf"))
    at = pin.neutral(model)
    fingers = [model.getJointId(f"panda_finger_joint{k}") for k in (1, 2)]
    at[[model.joints[k].idx_q for k in fingers]] = 0.02
    arm = pin.buildReducedModel(model, fingers, at)
    q, zero = np.array([0, 0.5, 0, -1.5, 0, 2, 0]), np.zeros(7)
    empty = pin.rnea(arm, arm.createData(), q, zero, zero)[1]
    tcp = arm.frames[arm.getFrameId("panda_hand_tcp")]
    apple = pin.Inertia(0.2, np.zeros(3), np.zeros((3, 3)))
    arm.appendBodyToJoint(tcp.parentJoint, apple, tcp.placement)
    full = pin.rnea(arm, arm.createData(), q, zero, zero)[1]
    run(WRITE, example[0])
    expected = f"joint 2 holds {empty:.3f} N m, with an apple {full:.3f} N m\n"
    assert run(COMPILE, example[0]) == expected


@pytest.mark.slow
def test_computed_torque_is_far_better_than_pd(rms):
    for i in JOINTS:
        assert rms[f"ct_{i}"] < rms[f"pd_{i}"] / 80
        assert rms[f"ct_{i}"] < rms[f"pd_bias_{i}"] / 20


@pytest.mark.slow
def test_an_unknown_load_is_felt_and_a_known_one_is_not(rms):
    for i in JOINTS:
        assert rms[f"ct_load_unknown_{i}"] < rms[f"pd_load_{i}"]
        assert rms[f"ct_load_known_{i}"] < rms[f"pd_load_{i}"] / 80
        assert rms[f"ct_load_unknown_{i}"] > 10 * rms[f"ct_load_known_{i}"]
    assert rms["ct_load_unknown_6"] > 900 * rms["ct_load_known_6"]


def test_the_arm_of_the_urdf_is_the_built_in_one():
    arm = sd.load(EXAMPLE / "panda_hand.urdf", only="panda_link8")
    assert_same_dynamics(arm, sd.load("panda"), states=1)


@pytest.mark.slow
def test_the_readme_shows_what_is_printed(example):
    (table,) = re.findall(r"^```text\n(.*?)^```", README, re.M | re.S)
    assert table in example[1]


def test_the_drawing_is_there(tmp_path):
    assert "plot.py" in DRAW
    py_compile.compile(EXAMPLE / "plot.py", tmp_path / "plot.pyc", doraise=True)
    picture = (EXAMPLE / "tracking.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) < 150_000


def test_every_link_leads_somewhere():
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (EXAMPLE / target).exists(), target
