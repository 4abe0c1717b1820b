"""What `derive` explains: the filter step by step, Table I, other frames, numbers at a given q."""

import re
from dataclasses import fields, replace

import numpy as np
import pytest
import sympy

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import FunctionError
from symdyn.formulations.forward import ldlt
from symdyn.formulations.matrices import composite_body
from symdyn.formulations.operators import coordinate_change, pp99_operators, rk88_operators
from symdyn.graph import Graph, evaluate, reachable
from symdyn.lie import pair_to_vector
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Link
from symdyn.robot.placement import Placement
from symdyn.teaching import documents
from symdyn.teaching.closed_form_text import Style
from symdyn.teaching.derivations import filtering, frames, operators
from symdyn.teaching.derivations.proof import verdicts
from symdyn.teaching.quantities import EXPLAINED, FILTERS
from symdyn.teaching.typesetting import TextAndLatex
from tests.formulations.operators.operator_robots import (
    OWN,
    RANDOM,
    ROBOTS,
    arrays,
    close,
    state_of,
    with_rotors,
)
from tests.joint_robots import random_state, random_tree


def lines_of(step):
    """The lines of text of a step's only result."""
    (part,) = step.results
    return [row.text for row in part.rows]


def told(capsys, *arguments):
    """What `symdyn derive` prints."""
    assert cli.main(["derive", *arguments]) == 0
    return capsys.readouterr().out


# -- the filter ------------------------------------------------------------------------------


def put_together(robot, q, qd, tau):
    """Evaluates every step from the values of the steps that it names, as a reader would."""
    graph = Graph()
    symbols = [graph.symbol(f"q[{k}]") for k in range(robot.nq)]
    steps = filtering.filter_entries(robot, graph, symbols)
    values = {f"h_{k}": x for k, x in enumerate(rk88_operators.bias(robot, q, qd), start=1)}
    for name, numbers in (("q", q), ("qd", qd), ("tau", tau)):
        values |= {f"{name}[{k}]": x for k, x in enumerate(numbers)}
    waiting = {
        step.text: (step.value, [node for node in reachable([step.value]) if node.op == "symbol"])
        for rows in steps.values()
        for step in rows
    }
    while waiting:
        ready = [
            text
            for text, (_, needed) in waiting.items()
            if all(symbol.value in values for symbol in needed)
        ]
        assert ready, "steps go round in a circle"
        for text in ready:
            node, needed = waiting.pop(text)
            values[text] = evaluate([node], {symbol: values[symbol.value] for symbol in needed})[0]
    return values


@pytest.mark.parametrize("name", ["stanford", "table", "random-505"])
def test_steps_put_together_are_the_filter_and_forward_dynamics(name):
    """Everything that is printed is right, and everything left out is zero."""
    robot = with_rotors(OWN[name])
    assert_steps_are_the_filter(robot, *state_of(robot))


@pytest.mark.parametrize("types", [("spherical", "revolute"), ("floating", "helical"), ("modal",)])
def test_steps_of_joints_of_several_dofs_are_the_filter_too(types):
    robot = random_tree(4, types, 3)
    state = random_state(robot, 4)
    assert_steps_are_the_filter(robot, *(state[x].tolist() for x in ("q", "qd", "qdd", "tau")))
    assert "several DoF" in filtering.opening(robot).text
    assert "several DoF" in filtering.opening(robot).latex
    assert "several DoF" not in filtering.opening(OWN["table"]).text


def assert_steps_are_the_filter(robot, q, qd, _, tau):
    values = put_together(robot, q, qd, tau)
    reading = rk88_operators.filter_quantities(robot, q, qd, tau)

    def agrees(label, number):
        assert values.get(label, 0.0) == pytest.approx(float(number), rel=1e-9, abs=1e-11), label

    for k in range(len(robot.links)):
        P = reading.variances[k]
        full = np.block([[np.array(P.A), np.array(P.B)], [np.array(P.B).T, np.array(P.C)]])
        for r in range(6):
            for c in range(r, 6):
                agrees(f"P_{k + 1}[{r + 1},{c + 1}]", full[r, c])
        for label, value in (("zhat", reading.predictions), ("lambda", reading.smoothed_states)):
            for r, x in enumerate(pair_to_vector(value[k])):
                agrees(f"{label}_{k + 1}[{r + 1}]", x)
    for k in range(robot.nv):
        for label, value in (
            ("T'", reading.bias_free_forces),
            ("D", reading.innovation_variances),
            ("eps", reading.innovations),
            ("nu", reading.weighted_innovations),
            ("qdd", reading.accelerations),
        ):
            agrees(f"{label}_{k + 1}", value[k])
        for label, value in (("G", reading.gains), ("L", reading.predicted_gains)):
            for r, x in enumerate(pair_to_vector(value[k])):
                agrees(f"{label}_{k + 1}[{r + 1}]", x)
    found = [values[f"qdd_{k + 1}"] for k in range(robot.nv)]
    close(found, ldlt.forward_dynamics(robot, q, qd, tau), 1e-9)


def test_the_filter_of_the_planar_2r_reads_like_the_paper(capsys):
    text = told(capsys, "planar2r", "--quantity", "filter")
    for line in (
        "T'_2 = tau_2 - h_2",
        "P_2[3,3] = I_2 + m_2*lc_2^2",
        "D_2 = P_2[3,3]",
        "G_2[5] = P_2[3,5]/D_2",
        "L_2[5] = G_2[5]*cos(q_2)",
        "zhat_1[5] = G_2[5]*eps_2*cos(q_2)",
        "eps_1 = T'_1 - zhat_1[3]",
        "nu_1 = eps_1/D_1",
        "qdd_2 = nu_2 - qdd_1 - G_2[5]*lambda_2[5]",
    ):
        assert f"\n  {line}\n" in text, line
    # the filter runs from the tips, the smoother from the base
    assert text.index("  P_2[3,3] = ") < text.index("  P_1[3,3] = ")
    assert text.index("  qdd_1 = ") < text.index("  qdd_2 = ")
    names = [field.name for field in fields(rk88_operators.FilterQuantities)]
    order = [text.index(f"(filter.{name})") for name in names]
    assert order == sorted(order)
    assert "E(Y Y^T) = M" in text
    assert text.count(" standard deviations of the estimate or less") == 2


def test_the_warm_up_is_two_carts(capsys):
    text = told(capsys, "pendulum", "--quantity", "filter")
    assert "M = [ m_1 + m_2  m_2 ]\n      [       m_2  m_2 ]\n" in text
    for line in ("D_2 = m_2", "D_1 = m_1", "eps_1 = tau_1 - tau_2", "qdd_2 = nu_2 - qdd_1"):
        assert f"\n  {line}\n" in text, line
    rng = np.random.default_rng(2)
    m = np.array([2.0, 3.0])
    w = np.sqrt(m)[:, None] * rng.standard_normal((2, 200_000))
    y = np.array([w[0] + w[1], w[1]])
    assert np.cov(y) == pytest.approx(np.array([[5, 3], [3, 3]]), abs=0.1)
    assert np.cov([y[0] - y[1], y[1]]) == pytest.approx(np.diag(m), abs=0.1)


def test_the_filter_in_latex(capsys):
    text = told(capsys, "planar2r", "--quantity", "filter", "--format", "latex")
    assert r"\epsilon_{1} &= T'_{1} - \hat{z}^{(1)}_{3}" in text
    assert r"G^{(2)}_{5} &= \frac{P^{(2)}_{3,5}}{D_{2}}" in text
    assert r"T'_{2} &= \tau_{2} - h_{2}" in text
    assert text.count(r"\begin{align*}") == text.count(r"\end{align*}") == 24
    assert r"$E(\epsilon \epsilon^{T}) = D$" in text
    assert "_2[" not in text


def test_steps_of_the_filter_count_from_the_base_and_say_what_comes_later():
    told = sd.derive(sd.load("planar2r")).quantity("filter")
    letters = {key: title.text for key, title in filtering.FILTER_ROWS.items()}
    keys = list(letters)
    for place, key in enumerate(keys):
        step = told[key]
        assert "k-1" not in step.general[0].text
        assert "k+1" not in step.general[0].text
        (lines,) = step.results
        right = " ".join(row.text.partition(" = ")[2] for row in lines.rows)
        used = set(re.findall(r"([A-Za-z']+)_\d", right))
        later = used & {letters[one] for one in keys[place + 1 :]}
        assert not later or all(f"`{x}`" in filtering.FILTER_ROWS[key].remark for x in later)


def test_a_rotor_is_in_the_formula_of_the_innovations():
    told = sd.derive(sd.load("planar2r", rotor={"joint1": [0.01, 100]})).quantity("filter")
    step = told["innovation_variances"]
    assert step.general[0].text == "D(k) = H(k) P(k) H^T(k) + R(k)"
    assert "D_1 = 100 + P_1[3,3]" in told.text()


@pytest.mark.sample(12)
@pytest.mark.parametrize("name", FILTERS)
@pytest.mark.parametrize("form", ["text", "latex"])
def test_every_quantity_of_the_filter_can_be_asked_for(name, form, capsys):
    text = told(capsys, "cartpole", "--quantity", name, "--format", form)
    assert text.isascii()
    assert "None" not in text
    own = name.partition(".")[2]
    if own in filtering.FILTER_ROWS:
        told_of = filtering.FILTER_ROWS[own]
        assert (told_of.formula if form == "text" else r"\begin{align*}") in text
        assert (
            f"{told_of.title} ({name.replace('_', '_' if form == 'text' else chr(92) + '_')})"
            in text
        )


@pytest.mark.parametrize("name", ["puma560", "table", "random-505", "random-517"])
def test_sampled_forces_have_the_mass_matrix_for_variance_and_innovations_are_white(name):
    robot = with_rotors(OWN[name])
    q, *_ = state_of(robot)
    T = filtering.sampled_forces(robot, q, 20_000)
    M = np.array(composite_body.mass_matrix(robot, q), float)
    assert filtering.deviation(T, M) < 5
    assert filtering.deviation(T, 1.2 * M) > 5
    lines = lines_of(filtering.statistics(robot, q))
    off = [float(m.group(1)) for line in lines if (m := re.search(r"([\d.]+) standard", line))]
    assert len(off) == 2
    assert max(off) < 5


def test_statistics_name_both_sides(capsys):
    text = told(capsys, "planar2r", "--quantity", "filter.statistics", "--at", "0.3", "-0.4")
    assert "at q = (0.3, -0.4)" in text
    pairs = re.findall(r"E\((?:Y Y|eps eps)\^T\)\[\d,\d\] = (\S+) +[MD]\[\d,\d\] = (\S+)", text)
    assert len(pairs) == 6
    M = composite_body.mass_matrix(sd.load("planar2r").bind(), [0.3, -0.4])
    assert float(pairs[0][1]) == pytest.approx(M[0][0], rel=5e-3)
    for found, expected in pairs:
        assert abs(float(found) - float(expected)) < 0.1 * max(1, abs(float(expected)))


# -- Table I ---------------------------------------------------------------------------------


def test_table_one_is_shown_name_by_name(capsys):
    text = told(capsys, "planar2r", "--quantity", "table1")
    for lie, spatial, how in (
        ("G^T", "phi", "exactly"),
        ("Gamma^T", "epsilon_phi", "exactly"),
        ("J", "M", "exactly"),
        ("S", "H^T", "exactly"),
        ("Jhat", "P", "to "),
        ("Y", "psi", "to "),
    ):
        assert re.search(rf"^  {re.escape(lie)} += {re.escape(spatial)} .*, {how}", text, re.M), lie
    gaps = [float(x) for x in re.findall(r"to (1e\S+)$", text, re.M)]
    assert max(gaps) <= 1e-12
    latex = told(capsys, "planar2r", "--quantity", "table1", "--format", "latex")
    assert r"\hat{J} &= P" in latex
    assert r"\Gamma^T &= \mathcal{E}_\phi" in latex


@pytest.mark.parametrize("name", ["puma560", "panda", "stanford"])
def test_table_one_holds_in_numbers_for_large_robots(name, capsys):
    q = [str(0.1 + 0.2 * k) for k in range(sd.load(name).nq)]
    text = told(capsys, name, "--quantity", "table1", "--at", *q)
    gaps = [float(x) for x in re.findall(r"to (1e\S+)$", text, re.M)]
    assert len(gaps) + text.count("to the last digit") == 10
    assert max(gaps) <= 1e-10


BALL = random_tree(4, ("spherical", "revolute"), 3)
FREE = random_tree(4, ("floating", "helical"), 3)


@pytest.mark.parametrize("robot", [BALL, FREE], ids=["ball", "free"])
def test_joints_of_several_dofs_are_explained_too(robot):
    lines = lines_of(filtering.statistics(robot))
    off = [float(m.group(1)) for line in lines if (m := re.search(r"([\d.]+) standard", line))]
    assert len(off) == 2
    assert max(off) < 5
    com = frames.invariance(robot, frames.in_frames(robot, "com"), None)
    for told_lines in (lines_of(operators.table(robot)), [line.text for line in com]):
        text = "\n".join(told_lines)
        gaps = [float(x) for x in re.findall(r"to (1e\S+)$", text, re.M)]
        assert len(gaps) + text.count("to the last digit") + text.count("exactly") == 10
        assert max(gaps) <= 1e-10


def test_what_is_not_equal_is_not_called_so():
    robot = sd.load("planar2r").symbolic("declared").exact()

    def sides(bind, q, qd):
        bound = bind(robot)
        M = composite_body.mass_matrix(bound, q)
        wrong = [[M[0][0], -M[0][1]], M[1]]
        late = [[M[0][0], M[0][1] * qd[0] / qd[0]], M[1]]
        return {"same": (M, M), "wrong": (M, wrong), "quotient": (M, late)}

    found = verdicts(robot, sides)
    assert found.by_name["same"] == found.by_name["quotient"] == "exactly"
    gap = float(found.by_name["wrong"].removeprefix("to "))
    assert gap >= 0.1
    assert "numerically at q" in found.remark
    at = verdicts(robot, sides, [0.1, 0.2])
    assert at.by_name["same"] == "to the last digit"
    assert "(0.1, 0.2)" in at.remark


def test_gaps_are_against_the_largest_entry():
    def gap(left, right):
        def sides(bind, q, qd):
            return {"it": (left, right)}

        return verdicts(sd.load("pendulum"), sides, [0.1]).by_name["it"]

    assert gap([[1000.0, 1.0]], [[1000.0, 1.05]]) == "to 1e-04"
    assert gap([[0.0, 0.0]], [[0.0, 0.0]]) == "to the last digit"
    assert gap([[0.0, 0.0]], [[0.0, 0.05]]) == "to 1e-01"


# -- other frames ----------------------------------------------------------------------------


def test_frames_at_the_centres_of_mass(capsys):
    text = told(capsys, "planar2r", "--quantity", "frames", "--frames", "com")
    for line in (
        "Q_1[1,4] = -lc_1",
        "A[5,1] = lc_1",
        "L[11,3] = lc_2 + (l_1 - lc_1)*cos(q_2)",
        "D[9,9] = I_2",
        "D[12,12] = m_2",
    ):
        assert f"\n  {line}\n" in text, line
    assert not re.search(r"D\[(\d+),(?!\1\b)", text)  # off-diagonal entries are zero
    for law in ("A = Q S", "L = Q G Q^-1", "D = Q^-T J Q^-1", "M' = M", "C' = C", "phi' = phi"):
        assert re.search(rf"^  {re.escape(law)} +exactly$", text, re.M), law
    latex = told(capsys, "planar2r", "--quantity", "frames", "--frames", "com", "--format", "latex")
    assert r"D &= Q^{-T} J Q^{-1} && \text{exactly}" in latex
    assert r"Q_{2} &= \begin{bmatrix} 1 & 0 & 0 & - l_{c2}" in latex


@pytest.mark.parametrize("choice", frames.CHOICES)
@pytest.mark.parametrize("name", ["stanford", "table", "random-500", "random-505", "random-517"])
def test_equations_are_the_same_in_every_choice_of_frames(name, choice):
    given = with_rotors(OWN[name])
    lines = frames.invariance(given, frames.in_frames(given, choice), None)
    gaps = [float(x) for line in lines for x in re.findall(r"to (1e\S+)$", line.text)]
    assert gaps
    assert max(gaps) <= 1e-10


def test_what_other_frames_leave_is_all_there_is():
    """A robot that differs by more than its frames, here by a mass, is reported as different."""
    given = OWN["table"]
    other = replace(given, links=(Link("a", Inertia(m=9.0)), *given.links[1:]))
    lines = {line.text.split("  ")[0]: line.text for line in frames.invariance(given, other, None)}
    assert float(re.search(r"to (\S+)$", lines["M' = M"]).group(1)) > 0.1
    assert lines["J_t' = J_t"].endswith("exactly")


def test_quantities_in_other_frames_are_those_of_the_robot_in_them():
    plain, com = (sd.derive(sd.load("planar2r"), link_frames=x) for x in (None, "com"))
    assert plain.M == com.M
    assert plain.C == com.C
    assert plain.D == com.D  # PBP95's, which are about the base
    assert plain.quantity("pp99.J") != com.quantity("pp99.J")
    Q = sympy.eye(12)
    for k, lc in enumerate(sympy.symbols("lc_1 lc_2")):
        Q[6 * k + 4, 6 * k + 2], Q[6 * k + 5, 6 * k + 1] = lc, -lc
    assert com.quantity("pp99.S") == Q * plain.quantity("pp99.S")


def test_rejections_of_frames_say_what_to_do(capsys):
    assert cli.main(["derive", "planar2r", "--quantity", "frames"]) == 2
    assert "--frames com or axes" in capsys.readouterr().err
    assert cli.main(["derive", "planar2r", "--frames", "dh"]) == 2
    assert "com or axes" in capsys.readouterr().err


# -- numbers, rejections, names ----------------------------------------------------------------


def test_at_a_configuration_there_are_numbers(capsys):
    q = [0.1, 0.2, 0.3, -1.0, 0.4, 1.0]
    text = told(capsys, "puma560", "--quantity", "M", "--at", *map(str, q))
    M = composite_body.mass_matrix(sd.load("puma560").bind(), q)
    entries = dict(re.findall(r"M\[(\d,\d)\] = (-?[\d.e-]+)$", text, re.M))
    assert len(entries) > 15
    for place, value in entries.items():
        i, j = (int(k) - 1 for k in place.split(","))
        assert float(value) == pytest.approx(float(M[i][j]), rel=1e-5, abs=1e-12)
    assert cli.main(["derive", "puma560", "--at", "0.1", "0.2"]) == 2
    assert "--at needs 6 numbers for puma560" in (said := capsys.readouterr().err)
    assert "got 2" in said
    assert cli.main(["derive", "pendulum", "--at", "nan"]) == 2
    assert "finite" in capsys.readouterr().err


def test_what_is_open_stays_open_at_a_configuration(capsys):
    text = told(capsys, "planar2r", "--quantity", "M", "C", "filter.gains", "--at", "0.1", "1.0")
    assert "M[1,2] = I_2 + m_2*(lc_2^2 + 0.540302*l_1*lc_2)" in text
    assert "C[2,1] = 0.841471*m_2*l_1*lc_2*qd_1" in text
    assert "G_2[5] = P_2[3,5]/D_2" in text
    numbers = told(capsys, "panda", "--quantity", "filter.gains", "--at", *["0.3"] * 7)
    assert not re.search(r"[A-Z]_\d.* = .*[A-Z]_\d", numbers)


def test_forward_dynamics_has_a_closed_form_where_the_robot_stands(capsys):
    text = told(capsys, "puma560", "--quantity", "forward_dynamics", "--at", *["0.2"] * 6)
    assert "tau_6" in text
    robot = sd.load("puma560").bind()
    expected = ldlt.forward_dynamics(robot, [0.2] * 6, [0.0] * 6, [0.0] * 6)
    model = sd.derive(sd.load("puma560"), at=[0.2] * 6)
    rates = [model.symbol(f"{x}[{k}]") for x in ("qd", "tau") for k in range(6)]
    still = model.quantity("forward_dynamics").subs({rate.to_sympy(): 0 for rate in rates})
    assert np.allclose([float(x) for x in still], [float(x) for x in expected], rtol=1e-9)


@pytest.mark.parametrize("name", ["filter", "filter.statistics", "table1", "rk88.P", "pp99.Jhat"])
def test_followers_and_joints_without_inertia_are_rejected_by_name(name):
    style = Style()
    with pytest.raises(FunctionError, match="mimic"):
        documents.write(sd.derive(ROBOTS["followers"]), [name], style)
    for Izz in (0, 1e-15):
        body = Inertia(m=1.0, Ixx=1.0, Iyy=1.0, Izz=Izz)
        pendulum = sd.load("pendulum").bind()
        axis = replace(pendulum.joints[0], axis=(0, 0, 1))
        robot = replace(pendulum, joints=(axis,), links=(Link("rod", body),), frames=(), tips=())
        with pytest.raises(
            FunctionError, match=f"links beyond joint '{axis.name}' have no inertia"
        ):
            documents.write(sd.derive(robot), [name], style)


def test_operators_are_told_without_their_zeros(capsys):
    text = told(capsys, "planar2r", "--quantity", "pp99.G", "rk88.D")
    assert "what is not listed is zero" in text
    assert "pp99.G[7,1] = cos(q_2)" in text
    assert not re.search(r" = 0$", text, re.M)
    latex = told(capsys, "pendulum", "--quantity", "pp99.Omega", "--format", "latex")
    assert r"\Omega &= \begin{bmatrix} I + " in latex


def test_names_are_known_and_have_words():
    assert set(EXPLAINED) >= {"filter", "table1", "frames", "filter.gains"}
    (general,) = filtering.step(sd.load("planar2r"), "gains", ()).general
    assert general == TextAndLatex("G(k) = P(k) H^T(k) D^-1(k)", "G(k) &= P(k) H^{T}(k) D^{-1}(k)")
    own = [field.name for field in fields(rk88_operators.FilterQuantities)]
    assert ("filter", *(f"filter.{x}" for x in (*own, "statistics"))) == FILTERS
    assert {"random-500", "random-505", "random-517"} <= set(RANDOM)


@pytest.mark.parametrize("name", ["puma560", "table", "random-505"])
def test_frames_chosen_for_cheap_code_are_a_change_of_coordinates_like_any_other(name):
    """`choose_frames` and `change_frames` write the same change of frames in different ways."""
    given = OWN[name]
    chosen = frames.in_frames(given, "axes")
    Q = frames.changes(given, chosen)
    moved = coordinate_change.change_frames(given, [Placement.from_pose(X) for X in Q])
    q, *_ = state_of(given)
    one, two = (arrays(pp99_operators.operators(robot, q)) for robot in (moved, chosen))
    for key, value in one.items():
        close(value, two[key], 1e-10)
    assert any(joint.tail.moves for joint in moved.joints)
    assert not any(joint.tail.moves for joint in chosen.joints)


def test_numbers_that_are_no_position_are_rejected(capsys):
    """A quaternion of another length than 1 would give wrong numbers without a word."""
    at = ["--at", "0", "0", "0", "1", "0", "0", "1", *["0"] * 6]
    assert cli.main(["derive", "two_arm_satellite", "--quantity", "phi", *at]) == 2
    assert "q[3..6] of two_arm_satellite has the norm 1.41421" in capsys.readouterr().err


def test_g_is_said_once_by_the_zero_pose_or_by_a_note():
    model = sd.derive(sd.load("planar2r"))
    assert model.quantity("derivation").text().count("9.81") == 1
    assert model.quantity("filter").text().count("9.81") <= 1
