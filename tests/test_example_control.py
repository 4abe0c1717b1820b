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

import pytest

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "control"
README = (EXAMPLE / "README.md").read_text()
# matplotlib is not among the packages of the tests: DRAW alone is not run
RUN, GENERATE, WRITE, COMPILE, DRAW = (
    textwrap.dedent(block) for block in re.findall(r"^ *```sh\n(.*?)^ *```", README, re.M | re.S)
)
JOINTS = range(1, 7)


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


def test_generated_code_is_current(tmp_path):
    run(GENERATE, tmp_path)
    committed = sorted((EXAMPLE / "generated" / "puma560").glob("puma560.*"))
    assert [path.suffix for path in committed] == [".c", ".h", ".json", ".py"]
    for path in committed:
        today = tmp_path / path.relative_to(EXAMPLE)
        assert path.read_bytes() == today.read_bytes(), f"{path}: run the command of the README"


def test_c_and_python_agree(example):
    printed = run(RUN, example[0])
    (difference,) = re.findall(r"between C and Python: (\S+) rad", printed)
    assert float(difference) < 1e-9


def test_the_controller_of_the_readme_compiles_and_runs(example):
    run(WRITE, example[0])
    # by hand: link 2 at its centre of mass, the others at the elbow, the wrist 20.3 mm behind it
    torque = -9.81 * (17.4 * 0.068 + (4.8 + 1.25) * 0.4318 - 1.25 * 0.0203)
    assert run(COMPILE, example[0]) == f"joint 2 holds {torque:.2f} N m\n"


def test_computed_torque_is_a_hundred_times_better_than_pd(rms):
    for i in JOINTS:
        assert rms[f"ct_{i}"] < rms[f"pd_{i}"] / 100
        assert rms[f"ct_{i}"] < rms[f"pd_bias_{i}"] / 100


def test_an_unknown_load_is_felt_and_a_known_one_is_not(rms):
    for i in JOINTS:
        assert rms[f"ct_load_unknown_{i}"] < rms[f"pd_load_{i}"]
        assert rms[f"ct_load_known_{i}"] < rms[f"pd_load_{i}"] / 100
    assert rms["ct_load_unknown_5"] > 100 * rms["ct_load_known_5"]


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
