"""The example of a free-floating robot builds, does what its README says, and Pinocchio agrees."""

import csv
import math
import py_compile
import re
import shutil
import textwrap
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import symdyn as sd
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.test_example_control import run

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "space"
README = (EXAMPLE / "README.md").read_text()
# matplotlib is not among the packages of the tests: DRAW alone is not run
RUN, GENERATE, DRAW = (
    textwrap.dedent(block) for block in re.findall(r"^```sh\n(.*?)^```", README, re.M | re.S)
)
CASES = ("fixed", "fixed_feedback", "generalized", "generalized_feedback", "torque")
FREE = 6
"""DoF of the satellite, which have no motor."""


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """A copy of the example after `make`, and what that printed."""
    folder = tmp_path_factory.mktemp("example") / "space"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("build", "__pycache__"))
    return folder, run(RUN, folder)


@pytest.fixture(scope="module")
def columns(example):
    """The columns of the file that the C program wrote."""
    with (example[0] / "build" / "hands.csv").open() as file:
        rows = list(csv.DictReader(file))
    return {name: np.array([float(row[name]) for row in rows]) for name in rows[0]}


@pytest.mark.slow
def test_generated_code_is_current(tmp_path):
    run(GENERATE, tmp_path)
    committed = sorted((EXAMPLE / "generated" / "two_arm_satellite").iterdir())
    assert [path.suffix for path in committed] == [".c", ".h", ".json"]
    for path in committed:
        today = tmp_path / path.relative_to(EXAMPLE)
        assert path.read_bytes() == today.read_bytes(), f"{path}: run the command of the README"


@pytest.mark.slow
def test_the_readme_shows_what_is_printed(example):
    (table,) = re.findall(r"^```text\n(.*?)^```", README, re.M | re.S)
    assert table in example[1]


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_momentum_stays_zero(case, columns):
    for kind in ("angular", "linear"):
        momentum = columns[f"{case}_{kind}_momentum"]
        assert momentum.max() < 1e-12
    assert columns[f"{case}_angle"].max() > math.radians(3)  # the satellite moves all the same


@pytest.mark.slow
def test_only_the_generalized_jacobian_leads_the_hands(columns):
    for side in ("left", "right"):
        miss = {case: columns[f"{case}_{side}_miss"].max() for case in CASES}
        assert miss["fixed"] > 0.1
        assert miss["fixed_feedback"] > 0.02
        assert max(miss["generalized"], miss["generalized_feedback"]) < 1e-6
        assert miss["torque"] < 1e-5


@pytest.mark.slow
def test_rates_and_torques_lead_to_the_same_motion(columns):
    for name in ("left_x", "right_z", "x", "y", "z", "angle"):
        a, b = columns[f"generalized_{name}"], columns[f"torque_{name}"]
        assert np.abs(a - b).max() < 1e-5


def final_errors(generalized, steps):
    """The largest miss of the left hand and the attitude at the end, by Pinocchio's matrices."""
    robot = pinocchio_oracle(sd.load("two_arm_satellite"))
    pose, joints = pin.SE3.Identity(), np.array([0.3, -0.8, 1.6, -0.3, -0.8, 1.6])
    dt = 9 / steps

    def coordinates(pose, joints):
        return np.array([*pin.SE3ToXYZQUAT(pose), *joints])

    def wanted(t):
        u = t / 9
        angle = 2 * math.pi * u**3 * (10 - 15 * u + 6 * u**2)
        rate = 60 * math.pi * u**2 * (1 - u) ** 2 / 9
        place = start + 0.4 * np.array([0, math.cos(angle) - 1, math.sin(angle)])
        return place, 0.4 * rate * np.array([0, -math.sin(angle), math.cos(angle), 0, 0, 0])

    def rates(t, pose, joints):
        q = coordinates(pose, joints)
        M, J = robot.mass_matrix(q), robot.jacobian_world(q)[:, 3:].reshape(6, -1)
        J_D = -np.linalg.solve(M[:FREE, :FREE], M[:FREE, FREE:])
        moved = J[:, FREE:] + J[:, :FREE] @ J_D if generalized else J[:, FREE:]
        qd_a = np.linalg.solve(moved, wanted(t)[1])
        return J_D @ qd_a, qd_a

    def after(pose, joints, rates, dt):
        twist, qd_a = rates
        return pose * pin.exp6(pin.Motion(twist[3:] * dt, twist[:3] * dt)), joints + qd_a * dt

    def left_hand(pose, joints):
        return robot.forward_kinematics(coordinates(pose, joints))[0][:3, 3]

    start, miss = left_hand(pose, joints), 0.0
    for t in np.arange(steps) * dt:
        middle = after(pose, joints, rates(t, pose, joints), dt / 2)
        pose, joints = after(pose, joints, rates(t + dt / 2, *middle), dt)
        miss = max(miss, np.linalg.norm(wanted(t + dt)[0] - left_hand(pose, joints)))
    return miss, np.linalg.norm(pin.log3(pose.rotation))


@pytest.mark.slow
@pytest.mark.parametrize(("case", "generalized"), [("fixed", False), ("generalized", True)])
def test_pinocchio_moves_the_same_way(case, generalized, columns):
    miss, angle = final_errors(generalized, steps=450)
    assert abs(miss - columns[f"{case}_left_miss"].max()) < 1e-4
    assert abs(angle - columns[f"{case}_angle"][-1]) < 1e-4


def test_the_drawing_is_there(tmp_path):
    assert "plot.py" in DRAW
    py_compile.compile(EXAMPLE / "plot.py", tmp_path / "plot.pyc", doraise=True)
    picture = (EXAMPLE / "hands.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) < 150_000


def test_every_link_leads_somewhere():
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (EXAMPLE / target).exists(), target
