"""SM03 step by step for free robots: what is printed holds in numbers."""

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.teaching.derivations import swain_morris
from symdyn.verification.reference.registry import ANSWERS
from tests.joint_robots import random_state
from tests.teaching.reading import Reading, filled, numbers_of


def test_coupling_terms_are_those_of_the_reference():
    model = sd.derive(sd.load("free_planar2r"), method="swain-morris")
    robot = model.robot.bind()
    state = random_state(robot, 9)
    q, qd = state["q"], state["qd"]
    told = swain_morris.derivation(model)
    M = np.array(ANSWERS["mass_matrix"](robot, q)[0], float)
    h = np.array(ANSWERS["bias"](robot, q, qd)[0], float)
    a, u = list(robot.actuated), list(robot.unactuated)
    Z = np.linalg.inv(M[np.ix_(u, u)])
    values = numbers_of(model, q=q, qd=qd)
    values |= {f"Z_at_{r + 1}_{c + 1}": Z[r, c] for r in range(3) for c in range(3)}
    printed = Reading(told, values)
    inertias = printed["inertias"]
    for name, rows, columns in (("M_a", a, a), ("M_ap", u, a), ("M_p", u, u)):
        found = filled(inertias[name], (len(rows), len(columns)), rows == columns)
        assert found == pytest.approx(M[np.ix_(rows, columns)], abs=1e-10), name
    J_D = filled(printed["disturbance"]["J_D"], (3, 2))
    expected = np.array(ANSWERS["disturbance_jacobian"](robot, q)[0], float)
    assert pytest.approx(expected, abs=1e-9) == J_D
    assert M[np.ix_(u, u)] @ J_D + M[np.ix_(u, a)] == pytest.approx(np.zeros((3, 2)), abs=1e-10)
    M_g = filled(printed["generalized_inertia"]["M_g"], (2, 2), True)
    expected = np.array(ANSWERS["generalized_inertia"](robot, q)[0], float)
    assert M_g == pytest.approx(expected, abs=1e-9)
    printed["generalized_inertia"]  # H and its kin, which J_g is written in
    found = filled(printed["forces"]["J_g"], (1, 6, 2))
    expected = np.array(ANSWERS["generalized_jacobian"](robot, q)[0], float)
    assert found == pytest.approx(expected, abs=1e-9)
    biases = printed["biases"]
    assert filled(biases["C_a"], (2,)) == pytest.approx(h[a], abs=1e-9)
    assert filled(biases["C_p"], (3,)) == pytest.approx(h[u], abs=1e-9)
    twists = printed["twists"]
    V = filled(twists["X_b"], (12, 3)) @ qd[u] + filled(twists["(X Phi)"], (12, 2)) @ qd[a]
    links = np.array(ANSWERS["link_motions"](robot, q, qd, 0 * qd)[0], float)
    assert V.reshape(2, 6) == pytest.approx(links[1:], abs=1e-9)


def test_errata_and_sources_are_those_of_the_paper():
    """(B3) is printed without M_b^-1 and M_q^-1; the three inertias are defined after (28)."""
    told = swain_morris.derivation(sd.derive(sd.load("free_planar2r"), method="swain-morris"))
    assert "B3" not in told.text()
    cited = {key: told[key].source.equations for key in ("inertias", "generalized_inertia")}
    assert cited == {"inertias": ("after (28)",), "generalized_inertia": ("B7",)}
    assert told["partition"].source.equations == ("A1", "A2a", "A2b", "A2c")


def test_robots_without_such_a_base_are_rejected(capsys):
    arguments = ["--quantity", "derivation", "--method", "swain-morris"]
    assert cli.main(["derive", "planar2r", *arguments]) == 2
    assert (
        "planar2r: the derivation by swain-morris is for robots with a degree"
        in capsys.readouterr().err
    )
    assert cli.main(["derive", "cart_double_pendulum", *arguments]) == 2
    assert "motors on all other joints; use --method lagrange" in capsys.readouterr().err
    assert cli.main(["derive", "planar_two_arm", *arguments]) == 2
    assert "use --quantity kkt for closed chains" in capsys.readouterr().err


@pytest.mark.slow
def test_entries_that_are_too_long_to_read_are_counted(capsys):
    arguments = ["--quantity", "derivation", "--method", "swain-morris"]
    assert cli.main(["derive", "two_arm_satellite", *arguments]) == 0
    text = capsys.readouterr().out
    assert "too many terms to count" in text or "too long to read" in text
