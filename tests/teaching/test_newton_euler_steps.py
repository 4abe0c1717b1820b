"""The recursion step by step, and proofs by normal forms, against references and mistakes."""

import re

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.formulations.inverse import newton_euler as derived
from symdyn.teaching.derivations import newton_euler
from symdyn.verification.reference.registry import ANSWERS
from tests.joint_robots import random_state
from tests.teaching.reading import Reading, filled, numbers_of


def hat(v):
    x, y, z = v
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def inverse_adjoint(f):
    """Ad(f^-1), angular first."""
    R, p = f[:3, :3], f[:3, 3]
    return np.block([[R.T, np.zeros((3, 3))], [-R.T @ hat(p), R.T]])


def bracket(V):
    """ad(V)."""
    return np.block([[hat(V[:3]), np.zeros((3, 3))], [hat(V[3:]), hat(V[:3])]])


def test_a_rotor_is_in_the_formula_and_in_the_force():
    model = sd.derive(sd.load("planar2r", rotor={"joint1": [0.01, 100]}))
    told = newton_euler.derivation(model)
    assert told["forces"].general[0].text == "tau_i = S_i^T F_i + R_i qdd_i"
    state = random_state(model.robot, 6)
    printed = Reading(told, numbers_of(model, **{x: state[x] for x in ("q", "qd", "qdd")}))
    F, forces = filled(printed["joint_wrenches"]["F_1"], (6,)), printed["forces"]
    tau, R = filled(forces["tau"], (2,)), filled(forces["R"], (2,))
    assert tau[0] == pytest.approx(F[2] + R[0] * state["qdd"][0])


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["pendulum", "cartpole", "planar2r", "scara"])
def test_every_line_of_the_recursion_holds(name):
    model = sd.derive(sd.load(name))
    robot = model.robot.bind()
    state = random_state(robot, 6)
    q, qd, qdd = (state[x] for x in ("q", "qd", "qdd"))
    told = newton_euler.derivation(model)
    printed = Reading(told, numbers_of(model, q=q, qd=qd, qdd=qdd))
    n = len(qd)
    frames = [filled(printed["frames"][f"f_{i}"], (4, 4)) for i in range(1, n + 1)]
    constants = printed["screws"]
    S = [filled(constants[f"S_{i}"], (6,)) for i in range(1, n + 1)]
    J = [filled(constants[f"J_{i}"], (6, 6), True) for i in range(1, n + 1)]
    twists, rates = printed["twists"], printed["accelerations"]
    own, through = printed["link_wrenches"], printed["joint_wrenches"]
    V, A = np.zeros(6), filled(rates["Vdot_0"], (6,))
    assert A[3:] == pytest.approx(-np.array(robot.gravity, float))
    F, W = {}, {}
    for i in range(1, n + 1):
        up = inverse_adjoint(frames[i - 1])
        V = up @ V + S[i - 1] * qd[i - 1]
        A = up @ A + S[i - 1] * qdd[i - 1] + bracket(V) @ S[i - 1] * qd[i - 1]
        assert filled(twists[f"V_{i}"], (6,)) == pytest.approx(V, abs=1e-10)
        assert filled(rates[f"Vdot_{i}"], (6,)) == pytest.approx(A, abs=1e-9)
        B = J[i - 1] @ A - bracket(V).T @ J[i - 1] @ V
        assert filled(own.get(f"B_{i}", 0), (6,)) == pytest.approx(B, abs=1e-9)
        F[i], W[i] = filled(through.get(f"F_{i}", 0), (6,)), B
    for i in range(1, n + 1):
        beyond = inverse_adjoint(frames[i]).T @ F[i + 1] if i < n else 0
        assert F[i] == pytest.approx(W[i] + beyond, abs=1e-9)
    reference_values = np.array(ANSWERS["joint_wrenches"](robot, q, qd, qdd)[0], float)
    assert np.array([F[i] for i in range(1, n + 1)]) == pytest.approx(reference_values, abs=1e-8)
    tau = np.array(ANSWERS["inverse_dynamics"](robot, q, qd, qdd)[0], float)
    assert filled(printed["forces"]["tau"], (n,)) == pytest.approx(tau, abs=1e-9)
    count = {1: "The difference vanishes", 2: "Both differences vanish"}.get(n)
    count = count or f"All {n} differences vanish"
    assert f"{count} identically, so the two methods agree." in told.text()


def prove(capsys, *arguments):
    assert cli.main(["derive", *arguments]) == 0
    return capsys.readouterr().out


def test_lagrange_and_newton_euler_are_proved_equal(capsys):
    text = prove(capsys, "planar2r", "--prove", "lagrange", "newton-euler")
    assert re.search(r"tau\[1\] +14 +14 +0\n +tau\[2\] +7 +7 +0\n", text)
    assert "Both differences vanish identically, so the two methods agree." in text
    model = sd.derive(sd.load("planar2r"))
    sizes = [form.size for form in model.normal_form("tau")]
    assert sizes == [14, 7]
    assert "tau_A[1] = (I_1 + I_2 + m_1*lc_1^2 + m_2*(l_1^2 " in text
    rows = re.findall(r"^  tau\[\d\] +(\S+) +(\S+) +(\S+)  +(\S.*)$", text, re.M)
    listed = [row for row in rows if not row[3].isdigit()]
    assert len(listed) == sum(sizes)
    assert ("-2", "-2", "0", "m_2*l_1*lc_2*sin(q_2)*qd_1*qd_2") in listed
    large = prove(capsys, "planar3r", "--prove", "lagrange", "newton-euler")
    assert "different terms, too many to list" in large
    assert "tau_B[1] = (I_1 + I_2 + m_1*lc_1^2 + m_2*(l_1^2 " in text
    latex = prove(capsys, "scara", "--prove", "lagrange", "composite-body", "--format", "latex")
    assert "$M_{1,1}$ & 11 & 11 & 0" in latex
    assert "6 of the entries are zero by both methods" in latex


def test_quotients_by_masses_cancel_in_proofs(capsys):
    text = prove(capsys, "planar2r", "--prove", "silver", "uicker-kahn")
    assert "the two methods agree." in text
    assert "1/p" not in text


def test_a_wrong_formulation_is_not_proved(monkeypatch, capsys):
    ad = derived.ad
    monkeypatch.setattr(derived, "ad", lambda a, b: ad(b, a))
    text = prove(capsys, "planar2r", "--prove", "lagrange", "newton-euler")
    assert re.search(r"The difference has [1-9]\d* terms, so the two methods do not agree", text)
    assert re.search(r"^  tau\[\d\] +\S+ +\S+ +-?[1-9]\S* +m_2\*l_1\*lc_2\*sin\(q_2\)", text, re.M)
    assert "vanish" not in text


def test_what_cannot_be_proved_is_said(capsys):
    text = prove(capsys, "planar2r", "--prove", "ldlt", "articulated-body")
    assert "Not proved: there is no normal form (a quotient by a variable" in text
    assert re.search(r"both agree to (1e-1\d|the last digit), which is not a proof", text)


@pytest.mark.slow
def test_equality_of_long_normal_forms_is_left_to_prove():
    told = newton_euler.derivation(sd.derive(sd.load("panda")))
    assert (
        "Not proved: the normal forms take too long here (derive --prove computes them)."
        in told.text()
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["lagrange", "ldlt"], "derive no function in common"),
        (["lagrange", "lagrange"], "needs two different methods"),
        (["lagrange", "foo"], "no method is called 'foo'"),
        (["lagrange", "silver", "--quantity", "M"], "silver does not derive mass_matrix"),
        (["lagrange", "silver", "--quantity", "M", "C"], "--prove is about one quantity"),
        (["lagrange", "silver", "--method", "silver"], "--method has no effect on --prove"),
        (["lagrange", "silver", "--groups"], "--groups has no effect on --prove"),
        (["lagrange", "silver", "--at", "1", "2"], "compares two methods for all q"),
    ],
)
def test_pairs_that_prove_nothing_are_rejected(arguments, says, capsys):
    assert cli.main(["derive", "planar2r", "--prove", *arguments]) == 2
    assert says in capsys.readouterr().err
