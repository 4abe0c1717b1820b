"""Closed forms: the textbook's, equal between formulations, as SymPy, text and LaTeX."""

from fractions import Fraction

import numpy as np
import pytest
import sympy

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import FunctionError
from symdyn.graph.normal.groups import group_parameters
from symdyn.graph.normal.harmonics import CONSTANT, Harmonics
from symdyn.teaching import documents
from symdyn.teaching.closed_form_text import Style
from symdyn.verification.reference import energy_method

SMALL = ("pendulum", "cartpole", "planar2r", "planar3r", "scara")


@pytest.mark.parametrize("name", SMALL)
def test_both_newton_euler_formulations_are_symbolically_equal(name):
    robot = sd.load(name)
    spatial = sd.derive(robot, method="newton-euler").normal_form("inverse_dynamics")
    classical = sd.derive(robot, method="newton-euler-classical").normal_form("inverse_dynamics")
    assert [(a - b).terms for a, b in zip(spatial, classical, strict=True)] == [{}] * robot.nv


@pytest.mark.parametrize("name", SMALL)
def test_tau_is_symbolically_m_qdd_plus_c_qd_plus_phi(name):
    model = sd.derive(sd.load(name))
    n = model.robot.nv
    tau, M, C, phi = (model.normal_form(q) for q in ("tau", "M", "C", "phi"))
    for i in range(n):
        total = phi[i]
        for j in range(n):
            total = total + M[n * i + j] * Harmonics.variable(f"qdd[{j}]")
            total = total + C[n * i + j] * Harmonics.variable(f"qd[{j}]")
        assert (tau[i] - total).terms == {}


@pytest.mark.parametrize("name", SMALL)
def test_christoffel_symbols_are_derivatives_of_m_symbolically(name):
    model = sd.derive(sd.load(name))
    n = model.robot.nv
    M, gamma = model.normal_form("M"), model.normal_form("Gamma")
    for k in range(n):
        for i in range(n):
            for j in range(n):
                twice = M[n * k + j].differentiated(f"q[{i}]")
                twice = twice + M[n * k + i].differentiated(f"q[{j}]")
                twice = twice - M[n * i + j].differentiated(f"q[{k}]")
                found = gamma[n * n * k + n * i + j]
                assert (found + found - twice).terms == {}


@pytest.mark.parametrize("name", SMALL)
def test_gravity_is_the_gradient_of_the_potential_and_t_is_its_quadratic_form(name):
    model = sd.derive(sd.load(name))
    n = model.robot.nv
    (U,) = model.normal_form("U")
    assert [U.differentiated(f"q[{k}]") for k in range(n)] == model.normal_form("phi")
    (T,) = model.normal_form("T")
    for i in range(n):
        for j in range(n):
            second = T.differentiated(f"qd[{i}]").differentiated(f"qd[{j}]")
            assert second == model.normal_form("M")[n * i + j]


def test_planar_2r_is_the_textbooks():
    model = sd.derive(sd.load("planar2r"))
    names = "l_1 lc_1 lc_2 m_1 m_2 I_1 I_2 q_2 qd_1 qd_2"
    l1, lc1, lc2, m1, m2, i1, i2, q2, qd1, qd2 = sympy.symbols(names)
    coupling = m2 * l1 * lc2
    expected = sympy.Matrix(
        [
            [
                i1 + i2 + m1 * lc1**2 + m2 * l1**2 + m2 * lc2**2 + 2 * coupling * sympy.cos(q2),
                i2 + m2 * lc2**2 + coupling * sympy.cos(q2),
            ],
            [i2 + m2 * lc2**2 + coupling * sympy.cos(q2), i2 + m2 * lc2**2],
        ]
    )
    assert expected == model.M
    s = coupling * sympy.sin(q2)
    assert sympy.Matrix([[-s * qd2, -s * (qd1 + qd2)], [s * qd1, 0]]) == model.C
    assert model.M._repr_latex_()


def test_the_puma_in_closed_form_agrees_with_numbers():
    model = sd.derive(sd.load("puma560"))
    q = np.linspace(-0.7, 0.9, 6)
    values = {sympy.Symbol(f"q_{k + 1}"): x for k, x in enumerate(q)}
    M = np.array(model.M.subs(values).evalf(), float)
    assert np.allclose(M, energy_method.mass_matrix(sd.load("puma560"), q), rtol=1e-12, atol=1e-12)


def test_text_and_latex_say_the_same_matrix():
    model = sd.derive(sd.load("cartpole"))
    text = documents.write(model, ["M", "phi"], Style())
    assert "M[1,2] = m_p*l*cos(q_2)\n  M[2,1] = M[1,2]\n  M[2,2] = 4*m_p*l^2/3\n" in text
    assert "phi[2] = -m_p*l*g*sin(q_2)" in text
    latex = documents.write(model, ["M"], Style("latex"))
    assert r"\frac{4 m_{p} l^{2}}{3} \end{bmatrix}" in latex


def test_derive_prints_writes_and_rejects(tmp_path, capsys):
    file = tmp_path / "m.tex"
    command = ["derive", "planar2r", "--quantity", "M", "T", "--format", "latex"]
    assert cli.main([*command, "--out", str(file)]) == 0
    text = file.read_text()
    assert text.count(r"\begin{bmatrix}") == 1
    assert "T &= " in text
    assert cli.main(["derive", "pendulum"]) == 0
    assert "phi[1]" in capsys.readouterr().out
    for wrong, says in (
        (["--quantity", "mass_matirx"], "mass_matrix"),
        (["--format", "word"], "text, latex, html"),
        (["--quantity", "mass_matrix_factors"], "no closed form"),
        (["--method", "newton"], "newton-euler"),
    ):
        assert cli.main(["derive", "planar2r", *wrong]) == 2
        assert says in capsys.readouterr().err


def test_names_that_rows_share_are_those_of_constraints_where_there_are_some(capsys):
    closed, free = sd.derive(sd.load("four_bar")), sd.derive(sd.load("planar2r"))
    for name, own, others in (
        ("K", "constraint_jacobian", "scalar_curvature"),
        ("e", "constraint_error", "motion_energy"),
    ):
        assert closed.function(name).name == own
        assert free.function(name).name == others
    assert closed.function("k").name == "constraint_bias"
    assert closed.K.shape == (5, 3)
    assert cli.main(["derive", "four_bar", "--quantity", "closed_chain_dynamics"]) == 2
    assert "pivots that depend on their values" in (said := capsys.readouterr().err)
    assert "factors" not in said


def test_quantities_are_attributes_and_unknown_ones_are_explained():
    model = sd.derive(sd.load("planar2r"))
    assert model.mass_matrix == model.M
    assert model.Gamma.shape == (2, 2, 2)
    assert model.christoffel == model.Gamma
    assert "phi" in dir(model)
    with pytest.raises(AttributeError, match="mass_matrix"):
        model.m_matrix  # noqa: B018
    V, Vdot = model.link_motions["V"], model.link_motions["Vdot"]
    assert V.shape == Vdot.shape == (2, 6)
    assert V[1, 2] == sum(sympy.symbols("qd_1 qd_2"))


def test_parameters_come_in_groups_with_a_legend():
    model = sd.derive(sd.load("planar2r"))
    text = documents.write(model, ["M"], Style(groups=True))
    assert "  beta_2 = m_2*l_1*lc_2\n" in text
    assert "  M[1,1] = beta_1 + 2*beta_2*cos(q_2)\n" in text
    legend, M = model.grouped("M")
    back = M.subs({sympy.Symbol(g): meaning for g, meaning in legend.items()})
    assert (back - model.M).expand() == sympy.zeros(2, 2)
    latex = documents.write(model, ["M"], Style("latex", groups=True))
    assert r"\beta_{2} &= m_{2} l_{1}" in latex


def test_groups_are_sums_of_inertias_where_lengths_are_numbers(capsys):
    opened = ["m_1", "m_2", "I_1", "I_2"]
    assert cli.main(["derive", "planar2r", "--groups", "--parameters", *opened]) == 0
    text = capsys.readouterr().out
    assert "  beta_1 = I_1 + I_2 + m_1/4 + 1.16*m_2\n" in text
    assert "  beta_2 = I_2 + 0.16*m_2\n" in text
    assert "  M[1,1] = beta_1 + 0.8*m_2*cos(q_2)\n" in text
    assert "  beta_3 = m_1 + 2*m_2\n" in text
    model = sd.derive("planar2r", parameters=opened)
    legend, M = model.grouped("M")
    back = M.subs(legend)
    assert (back - model.M).expand() == sympy.zeros(2, 2)


def test_groups_that_no_length_is_in_have_whole_coefficients():
    units = {"x": 2, "y": 2, "m": 0}

    def group(*terms):
        polynomial = {((name, 1),): Fraction(x) for name, x in terms}
        legend, _ = group_parameters([Harmonics({CONSTANT: polynomial})], units)
        return {name: x for ((name, _),), x in legend["g1"].items()}

    assert group(("x", 4), ("y", -6)) == {"x": 2, "y": -3}
    assert group(("m", "0.01"), ("x", "-0.5"), ("y", 1)) == {
        "m": Fraction("-0.02"),
        "x": 1,
        "y": -2,
    }
    uneven = group(("x", "0.123456"), ("y", "0.7"))
    assert uneven["y"] == 1
    assert float(uneven["x"]) == pytest.approx(0.123456 / 0.7)


@pytest.mark.parametrize("form", ["text", "latex", "html", "notebook"])
@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["ur5", "--quantity", "phi"], "no effect without open parameters"),
        (["planar2r", "--quantity", "C", "--parameters", "m_2"], "no effect on C"),
    ],
)
def test_groups_that_there_are_none_of_are_rejected(arguments, why, form, capsys, tmp_path):
    out = ["--format", form, "--out", str(tmp_path / "out")]
    assert cli.main(["derive", *arguments, "--groups", *out]) == 2
    assert why in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


def test_gradients_in_parameters_have_g_as_gravity_has_it_and_no_column_for_it(capsys):
    model = sd.derive("planar2r")
    gradient, tau = model.dtau_dp, model.tau
    opened = [p.name for p in sd.load("planar2r").parameters]
    assert gradient.shape == (2, len(opened))
    for k, name in enumerate(opened):
        assert (gradient[:, k] - tau.diff(sympy.Symbol(name))).expand().is_zero_matrix
    assert cli.main(["derive", "planar2r", "--quantity", "dtau_dp"]) == 0
    text = capsys.readouterr().out
    assert "m_2*g*cos(q_1)" in text
    assert text.endswith("(g = 9.81 m/s^2)\n")
    wrt = sd.derive("planar2r", wrt=["gravity.y"]).dtau_dp
    assert (wrt + model.phi.diff("g")).expand().is_zero_matrix


def test_angles_come_as_sums_or_as_products():
    model = sd.derive(sd.load("planar2r"))
    sums = documents.write(model, ["phi"], Style())
    products = documents.write(model, ["phi"], Style(angles="products"))
    assert "cos(q_1 + q_2)" in sums
    assert "cos(q_1 + q_2)" not in products
    assert "cos(q_1)*cos(q_2)" in products
    with pytest.raises(FunctionError, match="book, sums, products"):
        Style(angles="differences")


@pytest.mark.parametrize("name", ["planar2r", "cartpole", "scara"])
def test_the_block_matrices_multiply_to_m(name):
    model = sd.derive(sd.load(name))
    product = model.A.T * model.L.T * model.D * model.L * model.A
    difference = (product - model.M).applyfunc(lambda e: sympy.expand(sympy.expand_trig(e)))
    values = {s: 0.3 + 0.1 * k for k, s in enumerate(sorted(difference.free_symbols, key=str))}
    assert max(abs(float(e.subs(values))) for e in difference) < 1e-12
    assert "L[7,7]" in documents.write(model, ["L"], Style())


def test_planar_3r_is_the_textbooks():
    model = sd.derive(sd.load("planar3r"))
    names = "l_1 l_2 lc_1 lc_2 lc_3 m_1 m_2 m_3 I_1 I_2 I_3 q_2 q_3"
    l1, l2, lc1, lc2, lc3, m1, m2, m3, i1, i2, i3, q2, q3 = sympy.symbols(names)
    c2, c3, c23 = sympy.cos(q2), sympy.cos(q3), sympy.cos(q2 + q3)
    m33 = i3 + m3 * lc3**2
    m23 = m33 + m3 * l2 * lc3 * c3
    m13 = m23 + m3 * l1 * lc3 * c23
    m22 = i2 + m2 * lc2**2 + m33 + m3 * l2**2 + 2 * m3 * l2 * lc3 * c3
    m12 = m22 + (m2 * lc2 + m3 * l2) * l1 * c2 + m3 * l1 * lc3 * c23
    m11 = m22 + i1 + m1 * lc1**2 + (m2 + m3) * l1**2
    m11 = m11 + 2 * (m2 * lc2 + m3 * l2) * l1 * c2 + 2 * m3 * l1 * lc3 * c23
    expected = sympy.Matrix([[m11, m12, m13], [m12, m22, m23], [m13, m23, m33]])
    assert (expected - model.M).expand() == sympy.zeros(3, 3)


def test_vectors_and_scalars_that_are_zero_are_written(capsys):
    level = ["--gravity", "0", "0", "0", "--format", "latex"]
    assert cli.main(["derive", "planar2r", "--quantity", "U", "phi", *level]) == 0
    latex = capsys.readouterr().out
    assert "U &= 0" in latex
    assert r"All entries of $\phi$ are zero." in latex


def test_q_qd_and_qdd_are_the_vectors_of_symbols_that_the_matrices_are_written_in():
    robot = sd.load("planar2r")
    model = sd.derive(robot)
    assert model.q == sympy.Matrix(sympy.symbols("q_1 q_2"))
    assert model.qd == sympy.Matrix(sympy.symbols("qd_1 qd_2"))
    assert (
        (model.M * model.qdd + model.C * model.qd + model.phi - model.tau).expand().is_zero_matrix
    )
    state = dict(zip([*model.q, *model.qd], [0.3, -0.8, 0.7, 1.1], strict=True))
    h = (model.C * model.qd + model.phi).subs(model.values).subs(state)
    truth = energy_method.bias(robot.bind(), [0.3, -0.8], [0.7, 1.1])
    assert np.array(h, float).ravel() == pytest.approx(np.array(truth, float), rel=1e-12)


def test_vectors_of_joints_of_several_coordinates_have_their_names():
    model = sd.derive(sd.load("free_planar2r"))
    assert model.q.shape == (model.robot.nq, 1)
    assert model.qd.shape == model.qdd.shape == (model.robot.nv, 1)
    assert (model.C * model.qd + model.phi - model.bias).expand().is_zero_matrix


@pytest.mark.parametrize("symbol", ["q_2", sympy.Symbol("q_2")])
def test_symbols_are_found_by_name(symbol):
    M = sd.derive(sd.load("planar2r")).M
    assert M.subs(symbol, sympy.pi / 2)[0, 1] == M[1, 1]


def test_results_that_are_velocities_or_accelerations_are_reached_by_the_functions_names(capsys):
    model = sd.derive(sd.load("planar2r"))
    assert model.difference == sympy.Matrix(
        [sympy.Symbol(f"q1_{k}") - sympy.Symbol(f"q0_{k}") for k in (1, 2)]
    )
    assert model.forward_dynamics == model.quantity("qdd") != model.qdd
    assert cli.main(["derive", "planar2r", "--quantity", "qd"]) == 2
    assert "'qd' is a vector of symbols, not a result; request difference or velocity" in (
        capsys.readouterr().err
    )


def test_g_is_a_symbol_of_phi_and_its_value_is_among_the_values():
    robot = sd.load("cartpole")
    model = sd.derive(robot)
    m, length, g, q = sympy.symbols("m_p l g q_2")
    assert model.phi[1] == -m * length * g * sympy.sin(q)
    assert model.values[g] == 9.81
    assert model.plain.phi == model.phi.subs(g, sympy.Rational("9.81"))
