"""The example of two arms with a box does what its README says, and Pinocchio holds it so."""

import csv
import py_compile
import re
import shutil
from pathlib import Path

import numpy as np
import pytest

import symdyn as sd
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.test_example_control import run

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "grasp"
README = (EXAMPLE / "README.md").read_text()
# matplotlib is not among the packages of every user: DRAW alone is not run
RUN, DRAW = re.findall(r"^```sh\n(.*?)^```", README, re.M | re.S)


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """A copy of the example after `make`, and what that printed."""
    folder = tmp_path_factory.mktemp("example") / "grasp"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("build", "__pycache__"))
    return folder, run(RUN, folder)


@pytest.fixture(scope="module")
def columns(example):
    """The columns of the file that the C program wrote."""
    with (example[0] / "build" / "lift.csv").open() as file:
        rows = list(csv.DictReader(file))
    return {name: np.array([float(row[name]) for row in rows]) for name in rows[0]}


@pytest.mark.slow
def test_the_readme_shows_what_is_printed(example):
    (table,) = re.findall(r"^```text\n(.*?)^```", README, re.M | re.S)
    assert table in example[1]


@pytest.mark.slow
def test_the_box_follows(columns):
    t, miss = columns["t"], np.abs(columns["height"] - columns["reference"])
    assert miss[0] > 9e-3  # it starts too low
    assert miss[t > 1].max() < 3e-5
    assert miss[-1] < 1e-8
    assert abs(columns["height"][-1] - 0.95) < 1e-8


@pytest.mark.slow
def test_both_hands_press_as_wanted(columns):
    t, wanted = columns["t"], columns["wanted"]
    assert wanted[0] == 20
    assert wanted[-1] == 40
    for side in ("left", "right"):
        off = np.abs(columns[side] - wanted)
        assert off[t < 2].max() < 2e-3  # while the box moves
        assert off.max() < 0.08  # while the wish changes by 75 N/s, and torques wait for 1 ms
        assert off[-1] < 1e-8


@pytest.mark.slow
def test_the_hands_stay_at_their_grips(columns):
    assert columns["drift"].max() < 1e-10


@pytest.mark.slow
@pytest.mark.parametrize("side", ["left", "right"])
def test_pinocchio_holds_the_box_with_the_same_torques(side, columns):
    """One Panda by itself: its flange stays at the face of the box and points along its normal.

    At the end everything rests, and the arm carries itself, half of the box and the 40 N.
    """
    arm, first = pinocchio_oracle(sd.load("panda")), 1 if side == "left" else 8
    q, tau = (
        np.array([columns[f"{name}_{first + joint}"] for joint in range(7)]).T
        for name in ("q", "tau")
    )
    away = 0.107 - 0.158 - 0.04125 + 0.4665 * np.sqrt(3) / 2  # from the base of the arm to the face
    for at, height in zip(q, columns["height"], strict=True):
        X = arm.forward_kinematics(at)[0]
        assert np.allclose(X[:3, 2], [1, 0, 0], atol=1e-5)
        assert np.allclose(X[:3, 3], [away, 0, height], atol=1e-5)
    zero, exerted = np.zeros(7), np.array([0, 0, 0, 40, 0, 2 * 9.81 / 2])
    J = arm.jacobian_world(q[-1])[0]
    held = arm.inverse_dynamics(q[-1], zero, zero) + J.T @ exerted
    assert np.abs(tau[-1] - held).max() < 1e-6
    assert np.abs(held).max() > 10


def test_the_drawing_is_there(tmp_path):
    assert "plot.py" in DRAW
    py_compile.compile(EXAMPLE / "plot.py", tmp_path / "plot.pyc", doraise=True)
    picture = (EXAMPLE / "lift.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) < 150_000


def test_every_link_leads_somewhere():
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (EXAMPLE / target).exists(), target
