"""Answers in any equivalent form are accepted; verdicts name differences and known mistakes."""

import re
import time
from fractions import Fraction

import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import FunctionError
from symdyn.graph.formula_text import as_text
from symdyn.graph.normal.harmonics import Harmonics
from symdyn.teaching.answers import coriolis
from symdyn.teaching.answers.checker import check_answers
from symdyn.teaching.answers.spelling import Spelling, tokens
from symdyn.teaching.display.displayed import displayed

# Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, section 7.4, in the names of planar2r
BOOK = {
    "M[1,1]": "m1 lc1^2 + m2 (l1^2 + lc2^2 + 2 l1 lc2 cos q2) + I1 + I2",
    "M[1,2]": "m2 (lc2^2 + l1 lc2 cos q2) + I2",
    "M[2,2]": "m2 lc2^2 + I2",
    "Gamma[1,2,2]": "-m2 l1 lc2 sin q2",
    "C[2,1]": "m2 l1 lc2 sin(q2) q1dot",
    "phi[1]": "(m1 lc1 + m2 l1) g cos q1 + m2 lc2 g cos(q1 + q2)",
    "tau[2]": "I2 (qdd1+qdd2) + m2lc2(lc2 (qdd1+qdd2) + l1 c2 qdd1 + l1 s2 dq1^2 + g c12)",
}


@pytest.fixture(scope="module")
def arm():
    return sd.derive(sd.load("planar2r"))


def one(model, answer):
    (verdict,) = check_answers(model, [answer])
    return verdict


def test_the_textbook_is_right(arm):
    for label, formula in BOOK.items():
        assert one(arm, f"{label} = {formula}").is_right, label
        assert not one(arm, f"{label} = {formula} + l2").is_right, label


@pytest.mark.parametrize(
    "answer",
    [
        "M = [[I1 + I2 + m1 lc1^2 + m2(l1^2 + lc2^2 + 2l1lc2c2), I2 + m2lc2(lc2 + l1C2)], "
        "[I2 + m2 lc2 (lc2 + l1 c_2), I_2 + m_2*lc_2**2]]",
        "phi = [g(m1 lc1 + m2 l1)c1 + g m2 lc2 c12, m2 g lc2 c_{12}]",
        "phi_2 = 9.81*m_2*lc_2*cos(theta1 + theta2)",
        "M12 = I2 + m2 lc2^2 where q2 = pi/2",
        "tau[2] = m2 lc2 l1 where q = [0, pi/2], qd = [1, 0], qdd = [0, 0]",
        "T_1 = (1/2)(I1 + m1 lc1^2) qd1^2",
        "U_1 = m1 g lc1 sin(q1)",
        "Mdot[2,2] = 0",
        "N[1,2] = l1 lc2 m2 s2 (2 qd1 + qd2)",
        "Minv[2,1] = -(I2 + m2 lc2 (lc2 + l1 c2))/((I2 + m2 lc2^2)(I1 + m1 lc1^2 + m2 l1^2) "
        "- m2^2 l1^2 lc2^2 c2^2 + 0 q1)",
        "J[3,2] = 1",
    ],
)
def test_lists_conditions_and_other_names_are_read(arm, answer):
    assert one(arm, answer).is_right


def test_a_constant_of_the_potential_energy_is_free(arm):
    right = "U = g lc2 m2 s12 + g (l1 m2 + lc1 m1) s1"
    told = one(arm, f"{right} + g l1 m1").text()
    assert told == "U: right; up to the constant m_1*l_1*g, which has no effect on the forces\n"
    assert not one(arm, f"{right} + g l1 m1 s2").is_right


def test_g_is_a_symbol_or_the_number_that_it_is(arm):
    for right in ("m2 g lc2 c12", "9.81 m2 lc2 c12", "m2 lc2 (g/2 c12 + 4.905 c12)"):
        assert one(arm, f"phi[2] = {right}").is_right
    assert "missing m_2*lc_2*g*cos(q_1 + q_2)" in one(arm, "phi[2] = g m2 lc2 s12").text()
    assert "missing 9.81*m_2*lc_2*cos(q_1 + q_2)" in one(arm, "phi[2] = 9.81 m2 lc2 s12").text()
    assert "missing m_2*lc_2*g*cos(q_1 + q_2)" in one(arm, "phi[2] = 12").text()
    assert one(arm, "phi[2] = 1.62 m2 lc2 where q = [0, 0], g = 1.62").is_right


# -- messages ----------------------------------------------------------------------------------

M11 = "I1 + I2 + m1 lc1^2 + m2 l1^2 + m2 lc2^2 + 2 l1 lc2 m2 c2"
PHI1 = "g lc2 m2 c12 + g (l1 m2 + lc1 m1) c1"
TAU2 = BOOK["tau[2]"]


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        (f"M[1,1] = {M11} - 2 l1 lc2 m2 cos q2", "missing 2*m_2*l_1*lc_2*cos(q_2)"),
        (f"M[1,1] = {M11} + l2 lc2 m1 s2", "extra term m_1*l_2*lc_2*sin(q_2)"),
        (f"M[1,1] = {M11} - l1 lc2 m2 c2", "a factor 2 is missing in the cross terms"),
        (f"M[1,1] = {M11} - m2 l1^2", "the parallel-axis term m_2*l_1^2 of link 2 is missing"),
        (f"M[1,1] = {M11} - m1 lc1^2", "the parallel-axis term m c^2 of link 1 is missing"),
        (f"M[1,1] = {M11} - I1", "the inertia of link 1 about its centre of mass is missing"),
        ("M[1,1] = I1 + m1 lc1^2", "link 2 is missing"),
        ("M[2,2] = I2 + m2 l2^2", "l_2 should be lc_2"),
        ("M[1,2] = I2 + m2 lc2^2", "this is M[2,2]"),
        (f"phi[1] = -({PHI1})", "the sign of gravity is wrong"),
        (f"tau[2] = {TAU2} - 2 m2 lc2 g c12", "the sign of gravity is wrong"),
        (f"tau[2] = {TAU2} - m2 lc2 g c12", "gravity is missing"),
        ("phi[2] = g m2 lc2 s12", "sin and cos are swapped"),
        (f"phi[1] = {PHI1} + g lc2 m2 (s12 - c12)", "sin(q_1 + q_2) should be cos(q_1 + q_2)"),
        ("phi[2] = g m2 lc2 c2", "cos(q_2) should be cos(q_1 + q_2)"),
        ("C[1,2] = l1 lc2 m2 qd1 s2", "this is C[2,1]; the indices are in a different order"),
        ("N[2,1] = l1 lc2 m2 s2 (2 qd1 + qd2)", "hint: the overall sign is wrong"),
        (
            "C[1,1] = -2 l1 lc2 m2 qd2 s2",
            "another choice of C: C qd is correct, but Mdot - 2C is not",
        ),
        (
            "T_1 = (I1 + m1 lc1^2) qd1^2",
            "this is twice the correct value: is a factor 1/2 missing?",
        ),
        (
            "Gamma[2,1,1] = -l1 lc2 m2 s2",
            "this is Gamma[1,2,1]; the indices are in a different order",
        ),
        ("U_1 = -m1 g lc1 s1", "the sign of gravity is wrong"),
        ("C[2,1] = l1 lc2 m2 qd2 s2", "qd_1 and qd_2 are swapped"),
        (
            "C[1,2] = -l1 lc2 m2 qd2 s2",
            "another choice of C: C qd is correct, but Mdot - 2C is not",
        ),
        ("C[1,1] = 0", "each product of velocities in the last possible column"),
        (
            "M11 = I1 + I2 + m1 l1^2 + m2 (l1^2 + l2^2 + 2 l1 l2 c2)",
            "l_1, l_2 should be lc_1, lc_2",
        ),
        ("phi[2] = 9.8 m2 lc2 c12", "this is correct for g = 9.8, but here g = 9.81"),
        ("M[1,2] = sqrt(2)", "extra term 1.41421\n"),
        ("M[1,2] = 3 I2 + 3 m2 lc2 (lc2 + l1 c2)", "3*m_2*l_1*lc_2*cos(q_2) should be"),
    ],
)
def test_a_mistake_is_named(arm, answer, line):
    verdict = one(arm, answer)
    assert not verdict.is_right
    assert line in verdict.text()


def test_the_difference_of_quotients_is_over_the_determinant(arm):
    told = one(arm, "qdd[1] = tau1").text()
    above, below = re.findall(r"^  [Nd] = (.*)$", told, re.M)
    difference = f"qdd[1] = tau1 + ({above})/({below})"
    assert one(arm, difference).is_right
    assert below == as_text(displayed(arm).shown(displayed(arm).quotients("qdd").divisors["d"]))
    assert "times I_1*I_2 + " in one(arm, "R[1,2,1,2] = 0").text()


def test_tiny_differences_are_said_to_be_rounding(arm):
    assert one(arm, "M22 = I2 + m2 lc2^2").text() == "M[2,2]: right\n"
    assert "right; equal up to rounding" in one(arm, "M22 = I2 + m2 lc2^2 + 1e-13").text()


def test_signs_of_typography_are_read(arm):
    for answer in (
        "\u03c6\u2082 = m\u2082\u00b7g\u00b7lc\u2082\u00b7cos(\u03b8\u2081 + \u03b8\u2082)",
        "M\u2082\u2082 = I\u2082 \u2212 (\u2212m\u2082) lc\u2082\u00b2",
        "C21 = l1 lc2 m2 s2 q\u0307\u2081",
        "C21 = l\u2081 lc\u2082 m\u2082 sin \u03b8\u2082 \u03b8\u0307\u2081",
    ):
        assert one(arm, answer).is_right, answer


def test_unknown_quantities_are_answered_with_formulas(arm):
    with pytest.raises(FunctionError, match="there are: M, C, phi") as rejected:
        check_answers(arm, ["xyz = 1"])
    assert "derivation" not in str(rejected.value)


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        # Mdot - 1/2 d(qd^T M)/dq
        ("[[-2 h qd2, -h qd2], [h qd1, 0]]", "Mdot - 2C is not skew-symmetric"),
        ("[[-h qd2, -h (qd1 + qd2)], [h qd1, 0]]", None),
    ],
)
def test_another_choice_of_the_coriolis_matrix_is_right(arm, rows, told):
    verdict = one(arm, "C = " + rows.replace("h", "l1 lc2 m2 s2"))
    assert verdict.is_right
    assert (verdict.remarks == ()) if told is None else (told in verdict.text())


@pytest.mark.slow
def test_another_skew_choice_is_said_to_be_skew():
    model = sd.derive(sd.load("planar3r"))
    extra = cross_product_with_rates()
    rows = [
        [f"{model.C[k, j]} + ({extra[k][j]})".replace("**", "^") for j in range(3)]
        for k in range(3)
    ]
    text = "C = [" + ", ".join("[" + ", ".join(row) + "]" for row in rows) + "]"
    told = one(model, text).text()
    assert told.startswith(
        "C: right; this is not the matrix of the Christoffel symbols, but C qd is correct"
    )
    assert told.endswith("Mdot - 2C is skew-symmetric\n")


def cross_product_with_rates():
    """The cross product with qd, times m_1: skew, and zero on qd."""
    return [["0", "-m1 qd3", "m1 qd2"], ["m1 qd3", "0", "-m1 qd1"], ["-m1 qd2", "m1 qd1", "0"]]


def test_every_choice_of_c_that_is_hinted_at_gives_the_same_forces():
    """C qd is sum over i and j of Gamma[k][i][j] qd_i qd_j, the slopes of M alone saying Gamma."""
    model = sd.derive("planar3r")
    M, rates = model.normal_form("M"), [Harmonics.variable(f"qd[{i}]") for i in range(3)]

    def gamma(k, i, j):
        slopes = [
            M[3 * (a - 1) + b - 1].differentiated(f"q[{c - 1}]")
            for a, b, c in ((k, j, i), (k, i, j), (i, j, k))
        ]
        return (slopes[0] + slopes[1] - slopes[2]) * Harmonics.constant(Fraction(1, 2))

    for k in (1, 2, 3):
        forces = [Harmonics() for _ in range(3)]
        right = Harmonics()
        for j in (1, 2, 3):
            for i in (1, 2, 3):
                right += gamma(k, i, j) * rates[i - 1] * rates[j - 1]
            for choice, (entry, _) in enumerate(coriolis.alternatives(model, (k, j), gamma)):
                forces[choice] += entry * rates[j - 1]
        assert forces == [right] * 3


# -- numbers -----------------------------------------------------------------------------------


def test_decimals_are_exact_and_rounded_ones_are_right_within_their_digits(tmp_path):
    spec = tmp_path / "rod.toml"
    spec.write_text(
        'name = "rod"\n[[bodies]]\nname = "rod"\nmass = 0.64\ncom = [0.5, 0, 0]\n'
        "inertia = { zz = 0.0123456 }\n[[joints]]\n"
        'name = "hinge"\ntype = "revolute"\nparent = "base"\nchild = "rod"\naxis = [0, 1, 0]\n'
        '[[bodies]]\nname = "tip"\nmass = 0.1\ninertia = { yy = 0.3 }\n'
        '[[joints]]\nname = "wrist"\ntype = "revolute"\nparent = "rod"\nchild = "tip"\n'
        'axis = [0, 1, 0]\nmoves = [["x", 1]]\n'
    )
    model = sd.derive(sd.load(spec))
    assert model.M[0, 0] == rational("0.56")
    for right in ("0.56", "14/25", "0.16 + 0.1 + 3/10", "0.5600"):
        assert one(model, f"M[1,1] = {right}").text() == "M[1,1]: right\n"
    told = one(model, "phi[1] = -4.12 c1").text()  # 4.1202
    assert told == "phi[1]: right; equal up to rounding to 3 digits\n"
    for wrong in ("-4.13 c1", "-4.1 c1", "-4.1205 c1", "4.12 c1"):
        assert not one(model, f"phi[1] = {wrong}").is_right
    assert "sign of gravity" in one(model, "phi[1] = 4.12 c1").text()


def rational(text):
    import sympy

    return sympy.Rational(text)


def test_numbers_at_a_pose_may_be_rounded(arm):
    pose = (
        "where q = [0.3, 0.5], m1 = 3, m2 = 2.4, l1 = 1, lc1 = 0.5, lc2 = 0.4, I1 = 1/4, I2 = 0.1"
    )
    value = 3 * 0.25 + 2.4 * (1 + 0.16 + 0.8 * 0.8775825618903728) + 0.35
    assert one(arm, f"M[1,1] = {value:.3f} {pose}").is_right
    assert one(arm, f"M[1,1] = {value!r} {pose}").text() == "M[1,1]: right\n"
    assert not one(arm, f"M[1,1] = {value + 0.001:.3f} {pose}").is_right


CASE = "where q = [0.3, 0.5], m2 = 2.4, lc2 = 0.4"  # phi[2] is 6.561305
MOTION = """qdd[1] = -8.367 where q = [0, pi/2], qd = [0, 0], tau1 = 9.81, tau2 = 0,
    m1 = 3, m2 = 2.4, l1 = 1, lc1 = 0.5, lc2 = 0.4, I1 = 0.25, I2 = 0.128"""


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (f"phi[2] = 7.5 {CASE}", "not right\n  7.5 should be 6.56131\n"),
        (f"phi[2] = -6.5613 {CASE}", "not right\n  -6.5613 should be 6.56131\n  hint: the sign of"),
        (f"phi[2] = 6.561329 {CASE}", "right; equal to 5 digits\n"),
        (f"phi[2] = 6.5699 {CASE}", "not right\n  6.5699 should be 6.56131\n"),
        (
            "phi[2] = 6.561 where q = [0.3, 0.5]",
            "right; evaluated with the nominal values lc_2 = 0.4, m_2 = 2.4;",
        ),
        (
            "phi[2] = 6.6 where q = [0.3, 0.5]",
            "not right; evaluated with the nominal values lc_2 = 0.4, m_2 = 2.4\n",
        ),
        ("phi[2] = 6.6 where q1 = 0.3", "hint: also give values of q_2 after 'where'\n"),
        ("M22 = 17.5", "extra term 17.5\n"),
        (MOTION, "right; equal up to rounding"),
    ],
)
def test_numbers_for_a_case_are_checked_and_shown_as_numbers(arm, answer, told):
    assert told in one(arm, answer).text()


def test_units_are_left_out(arm):
    for unit in ("N m", "Nm", "kg"):
        with pytest.raises(FunctionError, match="unit, omit it: numbers are in kg, m, s and"):
            check_answers(arm, [f"phi[2] = 6.562 {unit} {CASE}"])


def test_large_forms_are_compared_in_numbers(arm):
    right = "I2 + m2 lc2^2"
    verdict = one(arm, f"M[2,2] = {right} + sqrt(m1^2) - m1")
    assert verdict.is_right
    assert "compared numerically" in verdict.text()
    assert not one(arm, f"M[2,2] = {right} + sqrt(m1^2 + 1) - m1").is_right
    assert not one(arm, f"M[2,2] = {right} + 0.0000001 sqrt(m1^2)").is_right


# -- reading -----------------------------------------------------------------------------------


def test_abbreviations_of_many_joints_have_to_be_clear():
    spelling = Spelling({f"q[{k}]": f"q_{k + 1}" for k in range(12)} | {"p[0]": "c_3"})
    assert spelling.value("c23") == "cos(q[1] + q[2])"
    assert spelling.value("s_11") == "sin(q[10])"
    assert spelling.value("c3") == "p[0]", "names of the robot come first"
    with pytest.raises(Exception, match=r"is ambiguous; write cos\(q12\) or cos\(q1 \+ q2"):
        spelling.spelled(tokens("c12"))


HOSTILE = [
    "M[1,2] = __import__('os').system('id')",
    "M[1,2] = __import__",
    "M[1,2] = 9**9**9",
    "M[1,2] = ((9^64)^64)^64",
    "M[1,2] = (((3 q1)^64)^64)^64",
    "M[1,2] = " + "x" * 3_000_000,
    "M[1,2] = " + "(" * 9000 + "q1" + ")" * 9000,
    "M[1,2] = " + "+".join(["q1"] * 6000),
    "M[1,2] = " + "-" * 9000 + "1",
    "M[1,2] = " + "1/" * 6000 + "q1",
    "M[1,2] = " + "m1l1" * 2000,
    "M[1,2] = " + "(1 + q1)" * 1500,
    "M[1,2] = q1\0",
    "M[1,2] = \u202eq1",
    "M[1,2] = 1e999999999",
    "M[1,2] = 1/(q1 - q1)",
    "M[1,2] = sqrt(-1)",
    "M[1,2] = q1.__class__",
    "M[1,2] = cos q2^2",
    "M[1,2] = l1 2",
    "M[1,2] = ",
    "M[1,2] = [1, 2]",
    "M[1,2] = 1 where q1",
    "M[1,2] = 1 where q9 = 1",
    "M[9,9] = 1",
    "M = " + "[" * 9000,
    "M = [1, 2, 3]",
    "kkt = 1",
    "nothing = 1",
    "M[1,2]",
    "",
]


@pytest.mark.parametrize("answer", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_answers_end_in_one_line(arm, answer):
    start = time.process_time()
    with pytest.raises(FunctionError) as rejected:
        check_answers(arm, [answer])
    assert time.process_time() - start < 2
    told = str(rejected.value)
    assert told.startswith("--check")
    assert len(told) < 600
    assert told.isprintable()


@pytest.mark.parametrize(
    "answer",
    ["cos(1e30 q1)", "(q1 + q2 + m1 + m2 + l1 + l2 + lc1 + I1)^40", "tan(q1)^60", "cos(cos(q1))"],
)
def test_odd_answers_are_wrong_within_seconds(arm, answer):
    start = time.process_time()
    assert not one(arm, f"M[1,2] = {answer}").is_right
    assert time.process_time() - start < 5


def test_an_answer_that_cannot_be_read_leaves_the_others_their_verdicts(arm, capfd):
    texts = ["M22 = I2 + m2 lc2^2", "M[1,2]", "M22 = I2", "M[1,2] = 1/(q1 - q1)"]
    with pytest.raises(FunctionError, match="not an equation"):
        check_answers(arm, texts)
    assert cli.main(["derive", "planar2r", *(x for one in texts for x in ("--check", one))]) == 2
    out, err = capfd.readouterr()
    assert out.startswith("M[2,2]: right\nM[2,2]: not right\n")
    assert [line.startswith("symdyn: error: --check") for line in err.splitlines()] == [True, True]


def test_the_exit_status_says_whether_it_is_right(capsys):
    assert cli.main(["derive", "planar2r", "--check", "M[2,2] = I2 + m2 lc2^2"]) == 0
    assert capsys.readouterr().out == "M[2,2]: right\n"
    both = ["--check", "M22 = I2 + lc2^2 m2", "--check", "M22 = I2"]
    assert cli.main(["derive", "planar2r", *both]) == 1
    assert capsys.readouterr().out.startswith(
        "M[2,2]: right\nM[2,2]: not right\n  missing m_2*lc_2"
    )
    assert cli.main(["derive", "planar2r", "--check", "M22"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    for more in (["--groups"], ["--format", "latex"], ["--quantity", "M"], ["--method", "ldlt"]):
        assert cli.main(["derive", "planar2r", "--check", "M22 = I2", *more]) == 2
        assert "has no effect on" in capsys.readouterr().err
