"""What the page knows about right answers and mistakes: the terms of `--check`, and values."""

import math

import pytest

import symdyn as sd
from symdyn.teaching.notations.symbols import Notation
from symdyn.teaching.page.questions import Questions


@pytest.fixture(scope="module")
def data():
    return Questions(sd.derive(sd.load("planar2r")), Notation()).data


def value(terms, state):
    total = 0.0
    for x, angles, sine, powers in terms:
        angle = sum(k * state[name] for name, k in angles.items())
        factors = math.prod(state[name] ** k for name, k in powers.items())
        total += x * factors * (math.sin(angle) if sine else math.cos(angle))
    return total


def test_terms_and_values_are_those_of_one_function(data):
    assert [one["label"] for one in data["asked"]] == ["M", "C", "phi", "tau", "T", "U", "Gamma"]
    for one in data["asked"]:
        for entry in one["entries"]:
            for state, expected in zip(data["states"], entry["values"], strict=True):
                assert value(entry["terms"], state) == pytest.approx(expected, rel=1e-12, abs=1e-12)


def test_mistakes_are_those_of_check_and_are_no_right_answers(data):
    M = data["asked"][0]["entries"]
    said = {data["words"][k]: marks for k, *marks in M[1]["hints"]}
    assert said["this is M[2,2]"] == pytest.approx(M[3]["values"][:2])
    assert "the parallel-axis term m c^2 of link 2 is missing" in said
    assert all(marks != pytest.approx(M[1]["values"][:2], rel=1e-9) for marks in said.values())
    C = data["asked"][1]["entries"]
    assert any("another choice of C" in data["words"][k] for k, *_ in C[0]["hints"])


def test_of_large_robots_short_formulas_are_compared_term_by_term():
    data = Questions(sd.derive(sd.load("puma560")), Notation()).data
    terms = {one["name"]: one["entries"][0]["terms"] for one in data["asked"]}
    assert terms["phi"] is not None
    assert terms["tau"] is None
    assert data["words"] == []
