"""Closed forms of robots without a motor at every DoF: against floats, by hand, and exactly."""

import re
from itertools import permutations

import numpy as np
import pytest
import sympy

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.formulations.inverse.newton_euler_matrix import bias
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.formulations.matrices.curvature import riemann_tensor
from symdyn.formulations.underactuated import block_elimination, recursion
from symdyn.functions.rows import FUNCTIONS
from symdyn.graph import Graph
from symdyn.graph.formulas import Symbol
from symdyn.graph.normal.harmonics import Harmonics, normal_forms
from symdyn.teaching.elimination import QUOTIENTS
from tests.joint_robots import random_state

ROBOTS = {
    "free-floating": ("free_planar2r", {}),
    "acrobot": ("planar2r", {"unactuated": ["joint1"]}),
    "pendubot": ("planar2r", {"unactuated": ["joint2"]}),
    "cart-pole": ("cartpole", {"unactuated": ["hinge"]}),
    "cart without a motor": ("cartpole", {"unactuated": ["slide"]}),
    "two DoF of a joint": ("mobile_manipulator", {"unactuated": {"drive": [0, 2]}}),
    "two joints": ("planar3r", {"unactuated": ["joint1", "joint3"]}),
}

ONE_JOINT = """
name = "one_joint"
gravity = [0, 0, 0]
tips = ["tool"]

[symbols]
l_0 = { value = 0.5 }
l_1 = { value = 1.0 }
r_1 = { value = 0.4 }
m_0 = { value = 40.0 }
m_1 = { value = 4.0 }
I_0 = { value = 6.7 }
I_1 = { value = 0.3 }

[[bodies]]
name = "craft"
mass = "m_0"
inertia = { zz = "I_0" }

[[bodies]]
name = "link"
mass = "m_1"
com = ["r_1", 0, 0]
inertia = { zz = "I_1" }

[[joints]]
name = "drift"
type = "planar"
parent = "base"
child = "craft"
axis = [0, 0, 1]
actuated = false

[[joints]]
name = "elbow"
type = "revolute"
parent = "craft"
child = "link"
moves = [["x", "l_0"]]

[[frames]]
name = "tool"
body = "link"
moves = [["x", "l_1"]]
"""


@pytest.fixture
def one_joint(tmp_path):
    path = tmp_path / "one_joint.toml"
    path.write_text(ONE_JOINT)
    return path


def loaded(name):
    robot, options = ROBOTS[name]
    return sd.load(robot, **options)


def at_random(robot, model, expressions):
    """The expressions as numbers, and the state they are at."""
    state = random_state(robot)
    values = {
        model.symbol(f"{array}[{k}]"): x
        for array in ("q", "qd", "tau")
        for k, x in enumerate(state[array].tolist())
    }
    values |= model.values
    numbers = [float(sympy.sympify(e).subs(values)) for e in expressions]
    return np.array(numbers), {array: state[array].tolist() for array in ("q", "qd", "tau")}


PARTITIONED = [function for function, quotient in QUOTIENTS.items() if not quotient.whole]


@pytest.mark.parametrize("name", ["pendulum", "cartpole", "planar2r"])
def test_the_inverse_of_m_and_accelerations_are_over_one_denominator(name):
    robot = sd.load(name)
    model = sd.derive(robot)
    for written in (model.quotients("Minv"), model.quotients("qdd")):
        assert list(written.divisors) == ["d"]
    n = robot.nv
    numbers, state = at_random(robot, model, [*model.Minv, *model.forward_dynamics])
    M = np.array(mass_matrix(robot.bind(), state["q"]), float)
    assert numbers[: n * n].reshape(n, n) @ M == pytest.approx(np.eye(n), abs=1e-12)
    h = np.array(bias(robot.bind(), state["q"], state["qd"]), float)
    assert M @ numbers[n * n :] == pytest.approx(np.array(state["tau"]) - h, abs=1e-11)


def test_the_inverse_of_m_reads_well_and_what_has_more_forces_is_rejected(capsys):
    assert cli.main(["derive", "planar2r", "--quantity", "Minv", "qdd"]) == 0
    text = capsys.readouterr().out
    assert "  d = I_1*I_2 + I_1*m_2*lc_2^2 + I_2*m_1*lc_1^2 + I_2*m_2*l_1^2 + " in text
    assert "  Minv[1,1] = (I_2 + m_2*lc_2^2)/d\n" in text
    assert "  d as above\n  qdd[1] = ((I_2 + m_2*lc_2^2)*tau_1 - " in text
    for more in (["--passive"], ["--method", "articulated-body"]):
        assert cli.main(["derive", "planar2r", "--quantity", "qdd", *more]) == 2


@pytest.mark.sample(7)
@pytest.mark.parametrize("function", PARTITIONED)
@pytest.mark.parametrize("name", ROBOTS)
def test_closed_forms_are_what_the_derivations_compute(name, function):
    robot = loaded(name)
    model = sd.derive(robot)
    value = getattr(model, function)
    numbers, state = at_random(robot, model, sympy.flatten(value))
    arguments = [state[x] for x in model.function(function).inputs]
    for derivation in (block_elimination, recursion):
        computed = getattr(derivation, function)(robot.bind(), *arguments)
        expected = np.array(computed, float)
        assert np.abs(numbers - expected.ravel()).max() < 1e-12 * max(1, np.abs(expected).max())


def determinant(rows):
    """By permutations: it shares nothing with the minors that it checks."""
    total = Harmonics()
    for order in permutations(range(len(rows))):
        sign = (-1) ** sum(a > b for i, a in enumerate(order) for b in order[i + 1 :])
        product = Harmonics.constant(sign)
        for row, k in zip(rows, order, strict=True):
            product = product * row[k]
        total = total + product
    return total


@pytest.mark.parametrize("name", ["free-floating", "acrobot", "pendubot", "two joints"])
def test_numerators_are_the_schur_complement_times_the_determinant(name):
    """d M_aa - M_au adj(M_uu) M_ua = N in normal form, common factors of N and d aside."""
    model = sd.derive(loaded(name))
    robot, q = model.on(graph := Graph())
    n = robot.nv
    M = mass_matrix(robot, q)
    flat = normal_forms([graph.constant(x) for row in M for x in row])
    M = [flat[n * k : n * (k + 1)] for k in range(n)]
    u, a = robot.unactuated, robot.actuated
    A = [[M[i][j] for j in u] for i in u]
    whole = model.eliminated("M_g").whole
    d = determinant(A)
    cofactors = [
        [
            determinant([[x for k, x in enumerate(r) if k != j] for m, r in enumerate(A) if m != i])
            for j in range(len(u))
        ]
        for i in range(len(u))
    ]
    for i, x in enumerate(a):
        for j, y in enumerate(a):
            total = d * M[x][y]
            for k, v in enumerate(u):
                for m, w in enumerate(u):
                    term = M[x][v] * cofactors[m][k] * M[w][y]
                    total = total - term if (k + m) % 2 == 0 else total + term
            assert total * whole.denominator == whole.numerators[i][j] * d
            assert total.terms


def test_one_joint_on_a_free_base_is_the_textbooks(one_joint, capsys):
    """By hand, for two bodies whose momentum is zero.

    The linear momentum vanishes, so that only the vector r between the two centres of mass and
    the reduced mass mu = m_0 m_1 / (m_0 + m_1) enter the energy:

        2 T = I_0 w^2 + I_1 (w + qd)^2 + mu |rdot|^2
        |rdot|^2 = l_0^2 w^2 + r_1^2 (w + qd)^2 + 2 l_0 r_1 cos(q) w (w + qd)

    for r = l_0 along the base and r_1 along the link. So 2 T = H w^2 + 2 H_4 w qd + a qd^2 with

        H = I_0 + I_1 + mu (l_0^2 + r_1^2 + 2 l_0 r_1 cos q)
        H_4 = I_1 + mu (r_1^2 + l_0 r_1 cos q),      a = I_1 + mu r_1^2

    The angular momentum H w + H_4 qd is zero: M_g = a - H_4^2 / H, and the link turns by
    (1 - H_4 / H) qd. Over one denominator, with the base's J_0 = I_0 + mu l_0^2,

        M_g = (J_0 a - (mu l_0 r_1 cos q)^2) / H
    """
    assert cli.main(["derive", str(one_joint), "--quantity", "M_g", "J_g"]) == 0
    text = capsys.readouterr().out
    assert text.startswith(
        "M_g: generalized inertia, full and symmetric, by block-elimination\n"
        "  m = m_0 + m_1\n"
        "  H = I_0 + I_1 + m_0*m_1*(l_0^2 + r_1^2 + 2*l_0*r_1*cos(q_4))/m\n"
        "  H_4 = I_1 + m_0*m_1*(r_1^2 + l_0*r_1*cos(q_4))/m\n"
        "  (H is the inertia along omega_1 with the motors locked, H_4 the momentum along omega_1 "
        "per unit of qd_4, with zero momentum along vx_1, vy_1)\n"
        "  M_g[1,1] = I_1 + m_0*m_1*r_1^2/m - H_4^2/H\n"
    )
    assert text.count("H = ") == 1, "names are explained once"
    assert "\n  m, H, H_4 as above\n  J_g[1,1,1] = 0\n" in text
    assert "  J_g[1,3,1] = 1 - H_4/H\n" in text
    l0, r1, m0, m1, i0, i1, q = sympy.symbols("l_0 r_1 m_0 m_1 I_0 I_1 q_4")
    mu = m0 * m1 / (m0 + m1)
    H = i0 + i1 + mu * (l0**2 + r1**2 + 2 * l0 * r1 * sympy.cos(q))
    N = (i0 + mu * l0**2) * (i1 + mu * r1**2) - (mu * l0 * r1 * sympy.cos(q)) ** 2
    (M_g,) = sd.derive(sd.load(one_joint)).M_g
    assert sympy.simplify(M_g - N / H) == 0


def test_h_is_the_inertia_of_the_whole_about_its_centre_of_mass():
    robot = sd.load("free_planar2r")
    model = sd.derive(robot)
    written = model.quotients("M_g")
    assert list(written.divisors) == ["m", "H", "H_4", "H_5"]
    p = {parameter.name: parameter.value for parameter in robot.parameters}
    q4, q5 = 0.3, -1.1
    m = sum(p[f"m_{k}"] for k in range(3))
    values = {sympy.Symbol(name): x for name, x in (p | {"q_4": q4, "q_5": q5, "m": m}).items()}
    elbow = p["l_0"] + p["l_1"] * np.exp(1j * q4)
    centres = [
        0,
        p["l_0"] + p["lc_1"] * np.exp(1j * q4),
        elbow + p["lc_2"] * np.exp(1j * (q4 + q5)),
    ]
    masses = [p[f"m_{k}"] for k in range(3)]
    centre = np.dot(masses, centres) / m
    about = sum(x * abs(c - centre) ** 2 for x, c in zip(masses, centres, strict=True))
    expected = sum(p[f"I_{k}"] for k in range(3)) + about
    found = written.divisors["H"].to_sympy().subs(values)
    assert float(found) == pytest.approx(expected, rel=1e-13)


def test_the_cart_pole_is_the_textbooks():
    """Eliminating the pole leaves m_c + m_p - 3/4 m_p cos^2, which is m_c + m_p/4 upright."""
    (M_g,) = sd.derive(loaded("cart-pole")).M_g
    m_c, m_p, angle = sympy.symbols("m_c m_p q_2")
    expected = m_c + m_p / 4 + sympy.Rational(3, 4) * m_p * sympy.sin(angle) ** 2
    assert sympy.simplify(M_g - expected) == 0
    assert M_g.free_symbols == {m_c, m_p, angle}


def test_the_free_floating_robot_prints_its_jacobian(capsys):
    command = ["derive", "free_planar2r", "--quantity", "J_D", "T_hat", "--format"]
    assert cli.main([*command, "text"]) == 0
    text = capsys.readouterr().out
    assert "  J_D[1,1] = -H_4/H\n  J_D[1,2] = -H_5/H\n" in text
    assert cli.main([*command, "latex"]) == 0
    latex = capsys.readouterr().out
    assert (
        "J^{(D)}_{1,1} &= - \\frac{H_{4}}{H} \\\\\nJ^{(D)}_{1,2} &= - \\frac{H_{5}}{H} \\\\\n"
        in latex
    )
    assert r"\hat{T}_{1} &= \tau_{4}" in latex
    assert not re.search(r"_\{\w+\}_", latex), "a double subscript is an error in LaTeX"
    assert latex.count("H &=") == 1
    assert "$m$, $H$, $H_{4}$, $H_{5}$ as above.\n" in latex
    assert (
        r"($H$ is the inertia along $\omega_{1}$ with the motors locked, $H_{4}$, $H_{5}$" in latex
    )
    assert (
        cli.main(["derive", "free_planar2r", "--quantity", "J_g", "h_g", "--format", "latex"]) == 0
    )
    latex = capsys.readouterr().out
    assert latex.count("J^{(g)}_") == 6
    assert "All other entries of $J_{g}$ are zero.\n" in latex
    assert r"\omega_{1}^{2}" in latex
    assert "omega}" not in latex


@pytest.mark.parametrize("name", ["free-floating", "acrobot"])
def test_h_and_its_couplings_are_what_the_words_say(name):
    """The momentum of the DoF that is left, where that of those before it is zero."""
    robot = loaded(name)
    model = sd.derive(robot)
    divisors = model.quotients("M_g").divisors
    assert divisors.keys() >= {"H"}
    known = {}
    for key, meaning in divisors.items():
        known[Symbol(key)] = meaning.substitute(known)
    eliminated = model.eliminated("M_g")
    (left,), first = eliminated.left, list(eliminated.first)
    keys = ["H", *(f"H_{k + 1}" for k in robot.actuated)]
    numbers, state = at_random(robot, model, [known[Symbol(key)].to_sympy() for key in keys])
    M = np.array(mass_matrix(robot.bind(), state["q"]), float)
    for number, k in zip(numbers, (left, *robot.actuated), strict=True):
        v = np.zeros(robot.nv)
        v[k] = 1.0
        v[first] = -np.linalg.solve(M[np.ix_(first, first)], M[first, k])
        assert number == pytest.approx(M[left] @ v, rel=1e-12)


def test_groups_have_one_set_of_names_and_are_explained_once(capsys):
    command = ["derive", "planar2r", "--quantity", "M", "C", "phi", "M", "--groups"]
    assert cli.main(command) == 0
    first, C, phi, again, gravity = capsys.readouterr().out.rstrip("\n").split("\n\n")
    assert "  beta_2 as above\n  C[1,1] = -beta_2*sin(q_2)*qd_2\n" in C
    assert "beta_4 = m_1*lc_1 + m_2*l_1\n" in phi
    assert "beta_1, beta_2, beta_3 as above" in again
    assert first.split("\n")[4:] == again.split("\n")[2:]
    assert gravity == "(g = 9.81 m/s^2)"


def test_groups_of_parameters_are_over_one_denominator():
    robot = loaded("two joints")
    model = sd.derive(robot)
    legend, value = model.grouped("M_g")
    assert list(legend)[-1] == "d"
    for name, meaning in reversed(legend.items()):
        value = value.subs(sympy.Symbol(name), meaning)
    (one, other), _ = at_random(robot, model, [*value, *model.M_g])
    assert one == pytest.approx(other, rel=1e-12)


def test_numbers_at_a_configuration():
    q = [0, 0, 0, 0, 0, 0, 1, 0.3, 1, 0.7, -0.4, 0.2, 1.5]
    satellite = sd.load("two_arm_satellite")
    numbers = np.array(sd.derive(satellite, at=q).M_g.tolist(), float)
    assert numbers == pytest.approx(
        np.array(block_elimination.generalized_inertia(satellite.bind(), q), float), rel=1e-12
    )
    planar = sd.load("free_planar2r")
    nominal = {p.name: p.value for p in planar.parameters}
    q = [0, 0, 0, 0.3, 1]
    there = sd.derive(planar, at=q).M_g
    assert {s.name for s in there.free_symbols} == {p.name for p in planar.parameters} - {"l_2"}
    numbers = np.array(there.subs({s: nominal[s.name] for s in there.free_symbols}).tolist(), float)
    assert numbers == pytest.approx(
        np.array(block_elimination.generalized_inertia(planar.bind(), q), float), rel=1e-12
    )


def test_divisors_take_no_name_of_the_robot(one_joint):
    text = ONE_JOINT.replace("m_0", "m").replace("I_0", "H")
    one_joint.write_text(text)
    written = sd.derive(sd.load(one_joint)).quotients("M_g")
    assert list(written.divisors) == ["mm", "HH", "HH_4"]


def test_what_has_no_closed_form_is_rejected_by_name(capsys):
    for arguments, says in (
        (["planar2r"], "planar2r: generalized_inertia is for robots with a degree of freedom that"),
        (["ur5", "--floating", "--thrusters"], "or leave out --thrusters"),
        (["free_planar2r", "--method", "recursion"], "by block-elimination, not by recursion"),
        (["two_arm_satellite"], "more than 3000; generate its code instead, or give numbers"),
        (["planar2r", "--unactuated", "joint1", "joint2"], "no motor drives any degree of freedom"),
        (["pendulum", "--floating"], "the links beyond joint 'floating_base' have no inertia"),
    ):
        assert cli.main(["derive", *arguments, "--quantity", "M_g"]) == 2
        *_, error = capsys.readouterr().err.splitlines()
        assert error.startswith("symdyn: error: ")
        assert says in error


@pytest.mark.sample(4)
@pytest.mark.parametrize("function", QUOTIENTS)
def test_code_of_quotients_is_rejected_and_derive_named(function, capsys, tmp_path):
    robot = "cart_double_pendulum" if QUOTIENTS[function].most > 2 else "planar2r"
    how = ["--form", "closed", "--functions", function, "--out", str(tmp_path)]
    assert cli.main(["generate", robot, *how]) == 2
    assert f"or print it with derive --quantity {function}" in capsys.readouterr().err
    assert cli.main(["derive", robot, "--quantity", function]) == 0


def test_curvature_is_a_quotient_beside_the_inverse():
    model = sd.derive(sd.load("planar2r"))
    q = (0.3, 0.7)
    values = {p.name: p.value for p in model.robot.parameters} | {"q_1": q[0], "q_2": q[1]}
    found = sympy.lambdify(sympy.symbols(list(values)), list(model.R._array))
    expected = riemann_tensor(model.robot.bind(), q)
    assert np.array(expected, float).ravel() == pytest.approx(np.array(found(*values.values())))
    assert any(np.ravel(expected))
    assert model.quotients("R").divisors == model.quotients("Minv").divisors


def test_flat_robots_have_no_curvature_and_large_ones_no_formula(capsys):
    assert cli.main(["derive", "cartpole", "--quantity", "R"]) == 0
    out = capsys.readouterr().out
    assert out.count("= 0\n") == 16
    assert "d = " not in out
    assert cli.main(["derive", "planar3r", "--quantity", "R"]) == 2
    assert "3 DoF to eliminate, more than 2" in capsys.readouterr().err


def test_rows_say_which_closed_forms_are_quotients():
    assert {row.name for row in FUNCTIONS.values() if row.has_quotients} == set(QUOTIENTS)
