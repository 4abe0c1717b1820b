"""PP99's operators step by step: what is printed holds in numbers, each step from those before."""

import re

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.formulations.forward import riccati
from symdyn.lie import scale_pair
from symdyn.teaching.derivations import operators
from symdyn.verification.reference.registry import ANSWERS
from tests.joint_robots import random_state
from tests.teaching.reading import Reading, filled, numbers_of


@pytest.mark.parametrize("name", ["pendulum", "cartpole", "planar2r", "scara"])
def test_factors_and_inverse_are_those_of_the_reference(name):
    model = sd.derive(sd.load(name))
    robot = model.robot.bind()
    state = random_state(robot, 7)
    q, qd = state["q"], state["qd"]
    told = operators.derivation(model)
    printed = Reading(told, numbers_of(model, q=q, qd=qd))
    n = len(qd)
    M = np.array(ANSWERS["mass_matrix"](robot, q)[0], float)
    assert filled(printed["mass_matrix"]["M"], (n, n), True) == pytest.approx(M, abs=1e-9)
    found = printed["forces"]
    C = np.array(ANSWERS["coriolis_matrix"](robot, q, qd)[0], float)
    assert filled(found["c"], (n,)) == pytest.approx(C @ qd, abs=1e-9)
    phi = np.array(ANSWERS["gravity"](robot, q)[0], float)
    assert filled(found["phi"], (n,)) == pytest.approx(phi, abs=1e-9)

    factors = printed["articulated"]
    Omega = np.diag([float(factors[f"Omega_{k}"]) for k in range(1, n + 1)])
    for k in range(1, n + 1):
        Jhat = filled(factors[f"Jhat_{k}"], (6, 6), True)
        assert np.linalg.eigvalsh(Jhat).min() > -1e-9
    U = filled(printed["square_factor"]["U"], (n, n))
    assert U @ Omega @ U.T == pytest.approx(M, abs=1e-9)
    assert np.triu(U) == pytest.approx(U)
    inverse = printed["inverse"]
    W = filled(inverse["W"], (n, n))
    assert pytest.approx(np.eye(n), abs=1e-9) == W @ U
    known = filled(inverse["M^-1"], (n, n), True)
    assert known == pytest.approx(np.linalg.inv(M), abs=1e-7 * np.abs(known).max())


def test_formulas_have_the_rotors_that_results_have():
    model = sd.derive(sd.load("planar2r", rotor={"joint1": [0.01, 100]}))
    told = operators.derivation(model)
    state = random_state(model.robot, 7)
    printed = Reading(told, numbers_of(model, q=state["q"], qd=state["qd"]))
    M = filled(printed["mass_matrix"]["M"], (2, 2), True)
    R = filled(printed["mass_matrix"]["R"], (2, 2))
    without = ANSWERS["mass_matrix"](sd.load("planar2r").bind(), state["q"])[0]
    assert pytest.approx(np.array(without, float), abs=1e-9) == M - R
    assert told["mass_matrix"].general[0].text == "M = S^T G^T J G S + R"
    assert told["articulated"].general[-1].text == "Omega_i = S_i^T Jhat_i S_i + R_i"
    factors = printed["articulated"]
    Jhat = filled(factors["Jhat_1"], (6, 6), True)
    assert factors["Omega_1"] == pytest.approx(Jhat[2, 2] + R[0, 0])


def test_brackets_are_defined_and_changes_of_frames_are_shown():
    told = operators.derivation(sd.derive(sd.load("planar2r")))
    rules = [one.text for one in told["forces"].general]
    assert rules[0] == "c = S^T G^T (J G ad_Sqd Gamma + ad*_V J) G S qd"
    assert any(rule.startswith("ad*_V = diag(-ad*(V_1)") for rule in rules)
    assert any(rule.startswith("P_(0,i) = ") for rule in rules)
    names = [part.name.text for part in told["coordinates"].results[:-1]]
    assert names == ["Q_1", "Q_2"]


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("planar2r", 2),
        pytest.param("scara", 4, marks=pytest.mark.slow),
        pytest.param("two_arm_satellite", 4, marks=pytest.mark.slow),
    ],
)
def test_gamma_is_nilpotent_and_its_series_ends(name, most):
    told = operators.derivation(sd.derive(sd.load(name)))
    assert f"Gamma^{most} = 0, because no path has more than {most} links" in told.text()
    (picture,) = (x for x in told["sweep"].results if hasattr(x, "signs"))
    G = np.array([[sign == "*" for sign in row] for row in picture.signs])
    assert np.diag(G).all()
    assert not np.triu(G, 1).any()


def test_a_flipped_sign_changes_steps_and_code(monkeypatch, tmp_path, capsys):
    def everything():
        arguments = ["--quantity", "derivation", "--method", "pp99"]
        assert cli.main(["derive", "planar2r", *arguments]) == 0
        text = capsys.readouterr().out
        robot = sd.load("planar2r")
        sd.generate(
            robot, target="c", functions=["inverse_mass_matrix"], method="pp99", out=tmp_path
        )
        return text, (tmp_path / "planar2r" / "planar2r.c").read_text()

    before = everything()
    gain = riccati._gain
    monkeypatch.setattr(riccati, "_gain", lambda *given: scale_pair(-1, gain(*given)))
    after = everything()
    assert all(one != other for one, other in zip(before, after, strict=True))
    holds = re.compile(r"U Omega U\^T = M   to (?:1e-1|the last digit)")
    assert holds.search(before[0])
    assert not holds.search(after[0])
