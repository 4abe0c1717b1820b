"""What errors are relative to: the terms of M and the condition of what is solved."""

from __future__ import annotations

import numpy as np
import pytest

import symdyn as sd
from symdyn.robot import load
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.check import check_folder
from symdyn.verification.reference import scales
from symdyn.verification.reference.closed_chains import SymmetricPseudoInverse
from symdyn.verification.reference.energy_method import mass_matrix
from tests.joint_robots import random_state, random_tree
from tests.strategies import random_urdf


@pytest.mark.parametrize("seed", range(12))
def test_no_entry_of_m_is_larger_than_its_terms(seed):
    """Joints of every type; followers, scales and rotors."""
    for robot in (random_tree(seed), read_urdf(random_urdf(seed), "random.urdf")):
        q = random_state(robot, seed)["q"]
        M, terms = np.abs(mass_matrix(robot, q)), scales.mass_terms(robot, q)
        assert (terms * (1 + 1e-12) >= M).all()
        assert np.abs(terms - terms.T).max() <= 1e-12 * terms.max()


def test_the_terms_of_a_planar_arm_are_those_of_the_stretched_arm():
    """They do not depend on angles, and are M itself where all links are on one line."""
    robot = load("planar2r").bind()
    stretched = mass_matrix(robot, [0.3, 0.0])
    for q in ([0.0, 0.0], [1.0, 3.0]):
        assert scales.mass_terms(robot, q) == pytest.approx(stretched, rel=1e-12)
    assert mass_matrix(robot, [0.3, 3.0])[0, 0] < 0.5 * stretched[0, 0]


def test_the_condition_is_that_of_the_range_whatever_the_units_are():
    rng = np.random.default_rng(2)
    Q = np.linalg.qr(rng.normal(size=(4, 4)))[0]
    plain = Q @ np.diag([1.0, 1.0, 1.0, 0.25]) @ Q.T
    size = np.sqrt(np.diag(plain))
    expected = np.linalg.cond(plain / np.outer(size, size))
    units = np.diag([1e-3, 1.0, 1e4, 1.0])
    assert SymmetricPseudoInverse(units @ plain @ units).condition == pytest.approx(
        expected, rel=1e-9
    )
    larger = np.zeros((6, 6))
    larger[:4, :4] = plain  # a row of nothing, and one that is another again
    larger[5, :4] = larger[:4, 5] = plain[0]
    larger[5, 5] = plain[0, 0]
    assert SymmetricPseudoInverse(larger).rank == 4
    assert 1 < SymmetricPseudoInverse(larger).condition < 20
    assert SymmetricPseudoInverse(np.zeros((2, 2))).condition == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["four_bar", "planar_two_arm", "three_finger_hand"])
def test_closed_chains_in_single_precision_stay_within_the_error_of_their_banner(name, tmp_path):
    names = ["closed_chain_dynamics", "closed_chain_report", "closed_chain_inverse_dynamics"]
    slopes = ["closed_chain_dynamics_derivatives"]
    made = sd.generate(name, ["c", "python"], [*names, *slopes], tmp_path, dtype="float")
    report = check_folder(made.folder)
    assert report.passed, [row for row in report.rows if not row.passed]
    assert max(row.allowed for row in report.rows) < 1e-4
