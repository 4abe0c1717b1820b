"""The calibration example finds the truth that it hides, and its C program learns a load."""

import csv
import py_compile
import re
import shutil
from pathlib import Path

import numpy as np
import pytest

import symdyn as sd
from tests.test_example_control import run

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "calibration"
README = (EXAMPLE / "README.md").read_text()
# matplotlib is not among the packages of every user: DRAW alone is not run
RUN, DRAW = re.findall(r"^```sh\n(.*?)^```", README, re.M | re.S)
TORQUES, POSES, LEARNING = re.findall(r"^```text\n(.*?)^```", README, re.M | re.S)
LOAD = "panda_link7:3,0.05,0,0.15,0.01,0,0.01,0,0,0.01"


def numbers(text):
    return np.array([float(x) for x in re.findall(r"(?<![\w.])\d+(?:\.\d+)?", text)])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("example") / "calibration"
    shutil.copytree(EXAMPLE, made, ignore=shutil.ignore_patterns("build", "__pycache__"))
    return made


@pytest.fixture(scope="module")
def learned(folder):
    """What the C program prints, and its file."""
    printed = run("make adapt", folder)
    with (folder / "build" / "adapt.csv").open() as file:
        rows = [{name: float(x) for name, x in row.items()} for row in csv.DictReader(file)]
    return printed, rows


@pytest.mark.slow
def test_the_readme_shows_what_the_program_prints(learned):
    assert LEARNING in learned[0]


@pytest.mark.slow
def test_learning_makes_the_model_right(learned):
    without, learning = ([r for r in learned[1] if r["learns"] == k] for k in (0, 1))
    assert len(without) == len(learning) == 800
    assert min(r["model"] for r in without) > 1
    assert all(r["parameters"] == 1 for r in without)
    assert max(r["model"] for r in learning if r["t"] > 3) < 0.1
    assert learning[-1]["parameters"] < 0.06


def test_the_load_of_the_program_is_that_of_the_makefile():
    """The ten numbers in adapt.c, about the frame of link 7, are the payload about its centre."""
    assert LOAD in (EXAMPLE / "Makefile").read_text()
    arm = sd.load("panda").bind()
    tip, values = LOAD.split(":")
    loaded = sd.prepare(arm, payload={tip: [float(x) for x in values.split(",")]})
    added = np.array(loaded.links[-1].inertia.parameters, float) - np.array(
        arm.links[-1].inertia.parameters, float
    )
    m, x, z, inertia = 3.0, 0.05, 0.15, 0.01
    code = (EXAMPLE / "adapt.c").read_text()
    assert f"MASS = {m}, X = {x}, Z = {z}, INERTIA = {inertia}" in code
    written = np.zeros(10)
    for place, formula in re.findall(r"own\[(\d)\] = ([^;]+);", code):
        names = {"MASS": m, "X": x, "Z": z, "INERTIA": inertia}
        written[int(place)] = product_sum(formula, names)
    assert written == pytest.approx(added, abs=1e-12)


def product_sum(formula, names):
    """A sum of products of names, brackets multiplied out by hand."""
    formula = formula.replace("MASS * (X * X + Z * Z)", "MASS * X * X + MASS * Z * Z")
    total = 0.0
    for term in formula.replace("-", "+-").split("+"):
        if term.strip():
            factors = term.strip().lstrip("-").split("*")
            product = np.prod([names[factor.strip()] for factor in factors])
            total += -product if term.strip().startswith("-") else product
    return total


@pytest.mark.slow
def test_calibration_predicts_true_tips(folder):
    printed = run("make calibrate", folder)
    shown = numbers(POSES)
    assert numbers(printed[printed.index("model full") :]) == pytest.approx(shown, rel=0.05)
    assert shown[-1] < 0.08


@pytest.mark.slow
def test_identification_finds_the_true_inertias(folder):
    printed = run("make identify size", folder)
    table = printed[printed.index("compared with the true parameters") : printed.index("size.py")]
    found, shown = numbers(table), numbers(TORQUES)
    assert len(found) >= len(shown) > 30
    assert found[: len(shown)] == pytest.approx(shown, rel=0.2, abs=1)
    assert "recovered ticks of 2 ms from dq = qd dt" in printed
    (size,) = re.findall(r"^coriolis_matrix +(\d+)", printed, re.M)
    assert 30_000 < int(size) < 60_000


def test_the_drawings_are_there(tmp_path):
    assert RUN.startswith("make ")
    assert "plot.py" in DRAW
    py_compile.compile(EXAMPLE / "plot.py", tmp_path / "plot.pyc", doraise=True)
    for name in ("identified.png", "adapted.png"):
        picture = (EXAMPLE / name).read_bytes()
        assert picture.startswith(b"\x89PNG")
        assert len(picture) < 150_000


def test_every_link_leads_somewhere():
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (EXAMPLE / target).exists(), target
