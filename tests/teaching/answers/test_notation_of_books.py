"""Answers may use the notation of a book or symdyn's; verdicts use that of the book."""

import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import FunctionError
from symdyn.teaching.answers.checker import check_answers
from symdyn.teaching.answers.spelling import Spelling


@pytest.fixture(scope="module")
def arm():
    return sd.derive(sd.load("planar2r"))


def told(model, book, answer):
    return "".join(verdict.text() for verdict in check_answers(model, [answer], book))


@pytest.mark.parametrize(
    ("book", "answer", "label"),
    [
        ("spong", "D[1,2] = I_2 + m_2 (l_c2^2 + l_1 l_c2 cos q_2)", "D[1,2]"),
        ("spong", "M12 = I2 + m2 lc2 (lc_2 + l1 c2)", "D[1,2]"),
        ("spong", "g[2] = m2 g l_{c2} c12", "g[2]"),
        ("spong", "g_2 = 9.81 m2 lc2 c12", "g[2]"),
        ("spong", "K_1 = 1/2 (I1 + m1 lc1^2) qd1^2", "K_1"),
        ("spong", "Ddot[2,2] = 0", "Ddot[2,2]"),
        ("spong", "c[2,2,1] = -m2 l1 lc2 s2", "c[2,2,1]"),  # section 7.4: c_221 = h
        ("spong", "c_{112} = m2 l1 lc2 s2", "c[1,1,2]"),
        ("spong", "Gamma122 = -m2 l1 lc2 s2", "c[2,2,1]"),
        ("craig", "G[2] = m2 g lc2 cos(theta_1 + theta_2)", "G[2]"),
        ("craig", "G = [(m1 lc1 + m2 l1) g + m2 lc2 g, m2 g lc2] where Theta = [0, 0]", "G"),
        ("spong", "d12 = I2 + m2 lc2 (lc_2 + l1 c2)", "D[1,2]"),
        ("spong", "c21 = m2 l1 lc2 s2 qd1", "C[2,1]"),  # two indices: no Christoffel symbol
        ("siciliano", "b_{22} = I_l2 + m_l2 l_2^2", "B[2,2]"),
        ("craig", "V1 = -m2 l1 lc2 s2 dtheta2 (2 dtheta1 + dtheta2)", "V[1]"),
        ("lynch-park", "c2 = m2 L1 lc2 s2 dtheta1^2", "c[2]"),
        ("siciliano", "B22 = I_l2 + m_l2 l_2^2", "B[2,2]"),  # l_2 is our lc_2 there
        ("siciliano", "B[1,2] = I2 + m2 l2 (lc2 + a1 c2)", "B[1,2]"),
        ("mls", "N[2] = m2 g r2 c12", "N[2]"),
        ("lynch-park", "P = g lc2 m2 s12 + g (L1 m2 + lc1 m1) s1", "P"),
    ],
)
def test_the_books_letters_are_read(arm, book, answer, label):
    assert told(arm, book, answer) == f"{label}: right\n"


@pytest.mark.parametrize(
    ("book", "answer", "line"),
    [
        ("spong", "D[2,2] = I2", "missing m_2*l_c2^2"),
        ("spong", "D[1,2] = I2 + m2 l_c2^2", "hint: this is D[2,2]"),
        ("spong", "c[1,1,2] = -m2 l1 lc2 s2", "hint: this is c["),
        ("siciliano", "B22 = I2 + m2 l1^2", "hint: l_1 should be l_2"),
        ("craig", "C[1,1] = -2 l1 lc2 m2 dtheta2 s2", "Mdot - 1/2 d(Thetad^T M)/dTheta"),
    ],
)
def test_the_verdict_is_in_the_books_letters(arm, book, answer, line):
    assert "not right" in told(arm, book, answer)
    assert line in told(arm, book, answer)


def test_a_letter_that_books_use_otherwise_is_explained(arm):
    block = "D is PBP95's block matrix of link inertias; for the mass matrix write M"
    assert block in told(arm, None, "D[1,1] = I2")
    assert told(arm, None, "D[1,2] = 0") == "D[1,2]: right\n"
    assert block not in told(arm, "spong", "D[1,1] = I2")
    with pytest.raises(FunctionError, match=f"D is 12 x 12; {block}"):
        check_answers(arm, ["D = [[1, 2], [3, 4]]"])
    for answer, ours in (("g[2] = 1", "phi"), ("B12 = 1", "M"), ("G_2 = 1", "phi")):
        with pytest.raises(FunctionError, match=f"write {ours}, or use --notation"):
            check_answers(arm, [answer])


def test_the_lagrangian_is_no_quantity(arm):
    for book, energies in ((None, "T and U"), ("spong", "K and P")):
        cure = (
            f"L is 12 x 12; L is PBP95's .*Lagrangian is not a quantity of symdyn; give {energies}"
        )
        with pytest.raises(FunctionError, match=cure):
            check_answers(arm, ["L = 1"], book)


@pytest.mark.slow
def test_no_other_letter_is_offered_where_the_indices_fit_ours_alone(arm):
    assert "write phi" not in told(arm, None, "N[2,1] = l1 lc2 m2 s2 (2 qd1 + qd2)")
    with pytest.raises(FunctionError, match="for the gravity forces write phi"):
        check_answers(arm, ["N[2] = m2 g lc2 c12"])
    assert "for the kinetic energy write T" in told(arm, None, "K = 1")


def test_the_option_is_taken(capsys):
    command = ["derive", "planar2r", "--notation", "spong", "--check", "D22 = I2 + m2 l_c2^2"]
    assert cli.main(command) == 0
    assert capsys.readouterr().out == "D[2,2]: right\n"
    assert cli.main([*command[:3], "nobody", *command[4:]]) == 2


def test_an_underscore_may_stand_before_or_behind_an_index():
    spelling = Spelling({"p[0]": "lc_2", "p[1]": "I_xx1", "p[2]": "l_2"})
    for symbol, names in {"p[0]": "lc_2 lc2 l_c2", "p[1]": "I_xx1 Ixx_1 Ixx1"}.items():
        assert {spelling.value(name) for name in names.split()} == {symbol}
    assert spelling.value("l2") == "p[2]"


SLIDER = """
name = "slider"
symbols.m_2 = 1.0
bodies = [{ name = "one", mass = 1 }, { name = "two", mass = "m_2" }]
joints = [
  { name = "j1", type = "revolute", parent = "base", child = "one" },
  { name = "j2", type = "prismatic", parent = "one", child = "two", axis = [1, 0, 0] },
]
"""


def test_rates_are_written_with_d_dot_dots_and_primes_in_any_letters(tmp_path):
    spec = tmp_path / "slider.toml"
    spec.write_text(SLIDER)
    model = sd.derive(sd.load(spec))
    turn = "thetad_1 thetad1 theta1dot theta_1dot thetadot_1 dtheta1 \u03d1\u0307_1 theta_1'"
    slide = "ddd_2 d_2ddot d2ddot dddot_2 dddot2 d\u0308_2 d_{2}'' d\u2082\u2033"
    ours = (("qd_1 q1dot q_1dot q1' dq1", "qdd_2 q2ddot q_2ddot q2'' ddq2"), (turn, slide))
    for book, (rates, accelerations) in zip((None, "siciliano"), ours, strict=True):
        for rate in rates.split():
            answer = f"tau[2] = m2 (qdd2 - q2 ({rate})^2)"
            assert told(model, book, answer) == "tau[2]: right\n", rate
        for acceleration in accelerations.split():
            answer = f"tau[2] = m2 {acceleration} where qdot = [0, 0]"
            assert told(model, book, answer) == "tau[2]: right\n", acceleration
    cart = sd.derive(sd.load("cartpole"))
    alone = "tau[1] = (m_c + m_p) xddot where q2 = 0, thetadot = 0, thetaddot = 0"
    assert told(cart, "fantoni-lozano", alone).endswith(": right\n")


ARM = """
name = "arm"
symbols.m_2 = 1.0
symbols.b = 0.1
symbols.a = 0.5
symbols.I_1 = 0.1
bodies = [
  { name = "one", mass = 1, inertia = { xx = 1, yy = 1, zz = "I_1" } },
  { name = "two", mass = "m_2", com = ["a", 0, "b"], inertia = { xx = 1, yy = 1, zz = 1 } },
]
joints = [
  { name = "j1", type = "revolute", parent = "base", child = "one" },
  { name = "j2", type = "revolute", parent = "one", child = "two", moves = [["rx", "pi/2"]] },
]
"""


def test_squares_of_distances_are_parallel_axis_terms(tmp_path):
    spec = tmp_path / "arm.toml"
    spec.write_text(ARM)
    model = sd.derive(sd.load(spec))
    right = "M11 = I_1 + 1 + m2 b^2 + m2 a^2 c2^2"
    assert told(model, None, right) == "M[1,1]: right\n"
    for missing, hint in (
        ("m2 b^2", "the parallel-axis term m_2*b^2 of link 2 is missing"),
        ("m2 a^2 c2^2", "the parallel-axis term m_2*a^2/2 + m_2*a^2*cos(2*q_2)/2 is missing"),
    ):
        assert f"hint: {hint}\n" in told(model, None, f"{right} - {missing}")
    assert "parallel-axis" not in told(model, None, f"{right} - m2 a^2 s2^2")


def test_a_parameter_that_was_forgotten_is_named(arm):
    hint = "every term with l_c2 is missing; this is correct only for l_c2 = 0"
    assert hint in told(arm, "spong", "g[1] = (m1 l_c1 + m2 l1) g c1")
