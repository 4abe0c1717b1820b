"""Closed forms as code: the textbook's expressions, the same values, rejected if too large."""

import re
import warnings

import numpy as np
import pytest

from symdyn.compiler import pipeline
from symdyn.compiler.options import Options
from symdyn.errors import FunctionError, SkippedFunctionWarning
from symdyn.passes import closed
from symdyn.robot import load
from symdyn.verification.check import check_folder
from tests.making import programs_of

CLOSED = {"form": "closed"}
FUNCTIONS = [
    "mass_matrix",
    "coriolis_matrix",
    "gravity",
    "christoffel_symbols",
    "kinetic_energy",
    "potential_energy",
    "inverse_dynamics",
    "jacobian",
    "forward_kinematics",
]


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", ["pendulum", "cartpole", "planar2r", "planar3r", "scara"])
@pytest.mark.parametrize("parameters", ["none", "declared"])
def test_closed_forms_agree_with_every_reference(name, parameters, tmp_path):
    robot = load(name).symbolic(parameters)
    folder = pipeline.generate(robot, ["c", "python"], FUNCTIONS, tmp_path, form="closed").folder
    report = check_folder(folder)
    assert report.passed, [row for row in report.rows if not row.passed]


def test_the_first_entry_reads_like_the_textbook(tmp_path):
    robot = load("planar2r").symbolic("all")
    folder = pipeline.generate(robot, "c", "mass_matrix", tmp_path, form="closed").folder
    text = (folder / "planar2r.c").read_text()
    assert re.search(r"M\[0\]\[0\] = g1 \+ 2\.0 \* g2 \* c2;", text)
    assert "g2 = l_1 * lc_2 * m_2;" in text
    assert " *   g1 = l_1^2 m_2 + lc_1^2 m_1 + lc_2^2 m_2 + I_1 + I_2\n" in text


def test_a_puma_mass_matrix_in_closed_form_is_the_mass_matrix():
    robot = load("puma560")
    (straight,) = programs_of(robot, ["mass_matrix"])
    (form,) = programs_of(robot, ["mass_matrix"], **CLOSED)
    q = np.random.default_rng(0).uniform(-3, 3, (4, 6))
    assert np.allclose(form(q)[0], straight(q)[0], rtol=1e-12, atol=1e-12)
    assert form.derived_by == "composite-body, closed form"


def test_a_form_too_large_to_read_is_rejected_with_its_size(monkeypatch):
    monkeypatch.setattr(closed, "LARGEST", 10)
    robot = load("planar2r").symbolic("all")
    with pytest.raises(FunctionError, match=r"mass_matrix has 14 terms.*--force"):
        programs_of(robot, ["mass_matrix"], **CLOSED)
    assert programs_of(robot, ["mass_matrix"], form="closed", force=True)


def test_what_has_no_closed_form_is_rejected_by_name_and_left_out_of_all():
    with pytest.raises(FunctionError, match="closed form of forward_dynamics is one of quotients"):
        programs_of(load("planar2r"), ["forward_dynamics"], **CLOSED)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        names = [program.name for program in programs_of(load("planar2r"), ["all"], **CLOSED)]
    assert {w.category for w in caught} == {SkippedFunctionWarning}
    assert "mass_matrix" in names
    assert "inverse_mass_matrix" not in names


def test_an_unknown_form_lists_the_known():
    with pytest.raises(FunctionError, match="closed"):
        Options(form="clsoed")
