"""What is displayed is what was derived: exactly, term by term, and in numbers of a reference."""

import math
import random
import sys
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
import sympy

import symdyn as sd
from symdyn.graph.formula_text import as_latex, as_text
from symdyn.graph.formulas import Call, Constant, Sum, Symbol
from symdyn.graph.normal.harmonics import Harmonics
from symdyn.robot.read.urdf import read_urdf
from symdyn.teaching.closed_form_text import Style
from symdyn.teaching.display.angles import runs_of
from symdyn.teaching.display.displayed import displayed
from symdyn.teaching.display.gravity import with_g
from symdyn.teaching.display.numbers import decimal, in_digits, is_rounded
from symdyn.teaching.documents import write
from symdyn.verification.reference import energy_method
from tests.strategies import make_urdf

SMALL = ("pendulum", "cartpole", "planar2r", "planar3r", "scara", "free_planar2r")


def back(expression, names):
    """A displayed expression, multiplied out to a normal form by its own rules."""
    if isinstance(expression, Symbol):
        return Harmonics.variable(names[expression.name])
    if isinstance(expression, Sum):
        return sum((back(term, names) for term in expression.terms), start=Harmonics())
    if isinstance(expression, Call):
        return getattr(back(expression.arguments[0], names), expression.name)()
    number = Harmonics.constant(Fraction(expression.coefficient))
    factors = [back(base, names) for base, e in expression.powers for _ in range(e)]
    return math.prod(factors, start=number)


def assert_displayed(model, quantities):
    """The normal form of the difference is empty, for every entry."""
    shown = displayed(model)
    names = {name: symbol for symbol, name in shown.names.items()}
    for quantity in quantities:
        forms = shown.normal_form(quantity)
        for value, form in zip(shown.formulas(forms), forms, strict=True):
            assert (back(value, names) - form).terms == {}, (quantity, value)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", SMALL)
def test_the_displayed_form_is_the_normal_form(name):
    assert_displayed(sd.derive(sd.load(name)), ["M", "C", "phi", "T", "tau"])


def test_an_angle_and_its_offset_stay_one_angle():
    opened = sd.load("puma560", lock={f"joint{k}": 0 for k in (4, 5, 6)}).symbolic("offset")
    assert_displayed(sd.derive(opened), ["M", "phi"])
    planar = displayed(sd.derive("planar2r", parameters="offset"))
    assert as_text(planar.M[1, 0]) == "I_2 + m_2*(lc_2^2 + l_1*lc_2*cos(q_2 + q_offset_joint2))"
    assert as_text(planar.phi[1]) == (
        "m_2*lc_2*g*cos(q_1 + q_2 + q_offset_joint1 + q_offset_joint2)"
    )
    arm = displayed(sd.derive(opened))
    assert "cos(q_offset" not in "".join(as_text(arm.shown(entry)) for entry in arm.M)


def test_spatial_arms_are_displayed_exactly():
    wrist = {"joint4": 0, "joint5": 0, "joint6": 0}
    assert_displayed(sd.derive(sd.load("puma560", lock=wrist)), ["M", "C", "phi"])


@pytest.mark.slow
def test_what_was_given_in_decimals_is_shown_in_decimals():
    shown = displayed(sd.derive(sd.load("stanford", only="link3")))
    assert as_text(shown.shown(shown.M[2, 2])) == "4.25"
    assert "4.25*q_3^2" in as_text(shown.shown(shown.M[1, 1]))
    pendulum = displayed(sd.derive(sd.load("pendulum")))
    assert as_text(pendulum.shown(pendulum.T)).endswith("/2")


@pytest.mark.slow
def test_the_stanford_arm_is_displayed_exactly():
    assert_displayed(sd.derive(sd.load("stanford")), ["M", "C", "phi"])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_random_robots_are_displayed_exactly(seed):
    robot = read_urdf(make_urdf(seed, 1 + seed % 4, mimic=False).encode(), "random.urdf")
    assert_displayed(sd.derive(robot), ["M", "C", "phi"])
    if seed % 4 < 2:
        assert_displayed(sd.derive(robot.symbolic("inertial")), ["M", "phi"])


def test_the_first_joints_of_the_puma_are_written_as_armstrong_does_and_right_in_numbers():
    """Products of angles: 0.747 C2 S23 and the like, no double angles; another reference."""
    robot = sd.load("puma560", lock={"joint4": 0, "joint5": 0, "joint6": 0})
    shown = displayed(sd.derive(robot))
    text = [as_text(shown.shown(x)) for x in shown.M]
    assert text[0].startswith("1.55326 + 1.60186*cos(q_2)^2 + 0.300972*sin(q_2 + q_3)^2 ")
    assert "0.746733*cos(q_2)*sin(q_2 + q_3)" in text[0]
    assert "2*q" not in "".join(text)
    random.seed(3)
    q = [random.uniform(-2, 2) for _ in range(3)]
    values = {shown.symbol(f"q[{k}]"): Constant(x) for k, x in enumerate(q)}
    M = np.reshape([float(x.substitute(values).value) for x in shown.M], (3, 3))
    assert pytest.approx(np.array(energy_method.mass_matrix(robot, q), float), rel=1e-12) == M


def test_parallel_axes_are_runs():
    runs = runs_of(sd.load("scara"))
    assert {name: (turn.sense, turn.first) for name, turn in runs.items()} == {
        "q[0]": (1, "q[0]"),
        "q[1]": (1, "q[0]"),
        "q[3]": (-1, "q[0]"),  # the quill slides between, and the flange turns the other way
    }
    assert [turn.first for turn in runs_of(sd.load("puma560")).values()] == [
        *("q[0]", "q[1]", "q[1]", "q[3]", "q[4]", "q[5]"),
    ]


def test_numbers_have_six_digits_and_say_if_that_is_fewer():
    exact, noise, long = map(Fraction, ("0.16", "0.16000000000000003", "0.70631999"))
    assert [in_digits(x) for x in (exact, noise, long)] == [0.16, 0.16, 0.70632]
    assert [is_rounded(Constant(x)) for x in (exact, noise, long)] == [False, False, True]
    x = Symbol("x")
    assert as_text(decimal(x * Fraction(4, 3) + Fraction(1, 10))) == "0.1 + 4*x/3"
    shown = displayed(sd.derive(sd.load("puma560", lock={f"joint{k}": 0 for k in (3, 4, 5, 6)})))
    shown.shown(shown.phi[1])
    assert shown.notes == ["`g = 9.81 m/s^2`.", "Numbers are rounded to 6 digits."]


def test_g_is_a_symbol_only_where_it_is_the_usual_gravity():
    robot = sd.load("pendulum")
    assert with_g(robot).symbolic_names[-1:] == ("g",)
    for other in ((0, 0, -1.62), (0, 0, 0), (1, 0, -9.81)):
        moon = replace(robot, gravity=other)
        assert with_g(moon) is moon
    g = sympy.Symbol("g")
    assert g in sd.derive(robot).phi.free_symbols
    assert g not in sd.derive(replace(robot, gravity=(0, 0, -1.62))).phi.free_symbols
    assert g not in sd.derive(robot, at=[0.3]).phi.free_symbols


def test_masses_are_known_by_their_names_where_they_have_no_unit():
    robot = sd.load("planar2r")
    bare = replace(robot, parameters=tuple(replace(p, unit="") for p in robot.parameters))
    assert displayed(sd.derive(bare)).M == displayed(sd.derive(robot)).M


def test_terms_and_factors_come_in_the_order_of_a_textbook():
    l, m, I, g, q, qd, qdd = map(Symbol, ["l_1", "m_2", "I_2", "g", "q_1", "qd_1", "qdd_1"])  # noqa: E741
    force = g * l * m * q.cos() + l**2 * m * qdd - l * m * qd**2 * q.sin() / 2 + I * qdd
    expected = "I_2*qdd_1 + m_2*l_1^2*qdd_1 - m_2*l_1*sin(q_1)*qd_1^2/2 + m_2*l_1*g*cos(q_1)"
    assert as_text(force) == expected
    assert as_latex(I - l / (m + I), {}) == r"I_{2} - \frac{l_{1}}{I_{2} + m_{2}}"
    assert as_text((l - 1) / (2 * m * g)) == "(l_1 - 1)/(2*m_2*g)"


def test_writing_simplifies_nothing_by_sympy_which_takes_minutes_for_an_arm(monkeypatch):
    def reject(*_, **__):
        raise AssertionError("equal entries are equal as they are written")

    monkeypatch.setattr(sys.modules["sympy.simplify.simplify"], "simplify", reject)
    text = write(sd.derive(sd.load("planar3r")), ["M", "C"], Style("latex"))
    assert text.count("is symmetric.") == text.count("$M$ is symmetric.") == 1


@pytest.mark.parametrize("name", ["planar2r", "planar3r", "cartpole"])
def test_tau_is_written_with_the_entries_of_m_and_phi_as_they_are_alone(name):
    shown = displayed(sd.derive(sd.load(name)))
    qdd = [shown.symbol(f"qdd[{j}]") for j in range(shown.robot.nv)]
    for k, force in enumerate(shown.tau):
        terms = {*force.terms, Constant(0)}
        assert {shown.M[k, j] * x for j, x in enumerate(qdd)} <= terms
        assert {*shown.phi[k].terms} <= terms


def test_accelerations_with_the_same_coefficient_are_together():
    shown = displayed(sd.derive(sd.load("scara")))
    assert as_text(shown.tau[3]) == "-I_4*(qdd_1 + qdd_2 - qdd_4)"


def test_a_line_has_either_sums_of_angles_or_products_of_them():
    """cos(2 q2 + q3) does not stand beside cos(q2) sin(q2)."""
    shown = displayed(sd.derive(sd.load("puma560", only="link3")))
    lines = [as_text(shown.shown(x)) for x in (*shown.C, *shown.tau)]
    assert any("cos(q_2)*sin(q_2)" in line for line in lines)
    assert not any("2*q_" in line and "cos(q_2)*sin(q_2)" in line for line in lines)


def test_numbers_are_not_taken_out_of_brackets_in_which_they_stood():
    shown = displayed(sd.derive(sd.load("scara")))
    expected = "((m_1 + m_2)*d_1 + m_3*(0.2 + d_1 - q_3) + m_4*(d_1 - q_3))*g"
    assert as_text(shown.shown(shown.U)) == expected


def test_decimals_that_are_whole_are_written_as_whole_numbers(tmp_path):
    """Links of 2 kg, of which one is turned by 0.4 rad: cos^2 + sin^2 is 1 but for rounding."""
    body = (
        '<inertial><origin xyz="0.5 0 0"/><mass value="2"/><inertia ixx="0.1" iyy="0.1" izz="0.1"'
    )
    body += ' ixy="0" ixz="0" iyz="0"/></inertial>'
    joint = '<joint name="{0}" type="continuous"><parent link="{1}"/><child link="{2}"/>'
    joint += '<axis xyz="0 1 0"/><origin xyz="{3} 0 0" rpy="0 {4} {5}"/></joint>'
    joints = joint.format("j", "o", "a", 0, 0, 0.3) + joint.format("k", "a", "b", 0.5, 0.4, 0)
    links = f'<link name="o"/><link name="a">{body}</link><link name="b">{body}</link>'
    file = tmp_path / "arm.urdf"
    file.write_text(f'<robot name="arm">{links}{joints}</robot>')
    model = displayed(sd.derive(file))
    shown = as_text(model.shown(model.phi[0]))
    assert "2*cos(q_1)" in shown
    assert "0.389418" in shown
    assert ".0*" not in shown
