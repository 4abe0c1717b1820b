"""`derive --quantity derivation --method lagrange`: what is printed holds in numbers.

The text is read back. M, C, phi, Gamma, tau, T, U and R are those of `verification/reference/`,
which differentiates energies; poses are products of matrix exponentials, twists their derivatives.
"""

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.formulations.matrices import christoffel_cases
from symdyn.formulations.matrices.lagrange import Lagrange
from symdyn.functions.rows import FUNCTIONS
from symdyn.graph import reachable
from symdyn.graph.formula_text import as_text
from symdyn.teaching.derivations import lagrange
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.verification.reference.registry import ANSWERS
from tests.joint_robots import random_state
from tests.teaching.reading import Reading, filled, numbers_of

lagrange_of_the_table = FUNCTIONS["inverse_dynamics"].alternatives["lagrange"]
NAMES = ["pendulum", "cartpole", "planar2r", "scara"]


@pytest.fixture(scope="module", params=NAMES)
def told(request):
    """A model, its derivation, a state, and the reader of what is printed at that state."""
    return read(request.param)


def read(name, **options):
    model = sd.derive(sd.load(name, **options))
    derivation = lagrange.derivation(model)
    state = random_state(model.robot, 5)
    arrays = {x: state[x] for x in ("q", "qd", "qdd")}
    return model, derivation, arrays, Reading(derivation, numbers_of(model, **arrays))


def reference(model, name, *arguments):
    return np.array(ANSWERS[name](model.robot.bind(), *arguments)[0], float)


def exponential(screw, angle):
    """The series of the matrix exponential."""
    (x, y, z), v = screw[:3], screw[3:]
    matrix = np.zeros((4, 4))
    matrix[:3, :3] = [[0, -z, y], [z, 0, -x], [-y, x, 0]]
    matrix[:3, 3] = v
    total, term = np.eye(4), np.eye(4)
    for k in range(1, 40):
        term = term @ matrix * angle / k
        total = total + term
    return total


def twist_of(matrix):
    """(w, v) of a 4x4 matrix of se(3)."""
    return np.array([matrix[2, 1], matrix[0, 2], matrix[1, 0], *matrix[:3, 3]])


def test_poses_are_products_of_exponentials_of_the_screws(told):
    model, _, state, printed = told
    screws, poses = printed["screws"], printed["poses"]
    moved = np.eye(4)
    for i, x in enumerate(state["q"], 1):
        E = exponential(screws[f"A_{i}"], x)
        assert filled(poses[f"E_{i}"], (4, 4)) == pytest.approx(E, abs=1e-12)
        moved = moved @ E
        home = filled(poses[f"M_{i}"], (4, 4))
        assert filled(poses[f"f_{i}"], (4, 4)) == pytest.approx(moved @ home, abs=1e-12)
    robot = model.robot.bind()
    tool = np.array(robot.frame(robot.tips[0]).placement.pose().matrix(), float)
    end = moved @ home @ tool
    assert end == pytest.approx(reference(model, "forward_kinematics", state["q"])[0], abs=1e-12)


def test_twists_are_rates_of_the_displacements(told):
    _, _, state, printed = told
    screws, twists = printed["screws"], printed["twists"]
    n = len(state["q"])

    def displacement(i, q):
        total = np.eye(4)
        for k in range(1, i + 1):
            total = total @ exponential(screws[f"A_{k}"], q[k - 1])
        return total

    step = 1e-6
    for i in range(1, n + 1):
        ahead, back = (displacement(i, state["q"] + s * step * state["qd"]) for s in (1, -1))
        rate = (ahead - back) / (2 * step)
        body = twist_of(np.linalg.inv(displacement(i, state["q"])) @ rate)
        assert filled(twists[f"V_{i}"], (6,)) == pytest.approx(body, abs=1e-8)
        columns = sum(
            filled(twists[f"Ad_{i}^{k + 1}(A_{k})"], (6,)) * state["qd"][k - 1]
            for k in range(1, i + 1)
        )
        assert columns == pytest.approx(body, abs=1e-8)


def test_energies_are_those_of_the_reference(told):
    model, _, state, printed = told
    twists, energy, weight = (printed[x] for x in ("twists", "kinetic_energy", "gravity"))
    inertias = printed["inertias"]
    for i in range(1, len(state["q"]) + 1):
        V, D = filled(twists[f"V_{i}"], (6,)), filled(inertias[f"D_{i}"], (6, 6), True)
        assert energy[f"T_{i}"] == pytest.approx(V @ D @ V / 2, rel=1e-10)
    T = reference(model, "kinetic_energy", state["q"], state["qd"])
    assert energy["T"] == pytest.approx(float(T), rel=1e-10)
    U = reference(model, "potential_energy", state["q"])
    assert weight["U"] == pytest.approx(float(U), rel=1e-9, abs=1e-12)


def test_matrices_and_forces_are_those_of_the_reference(told):
    model, _, state, printed = told
    q, qd, qdd = (state[x] for x in ("q", "qd", "qdd"))
    n = len(qd)
    M = reference(model, "mass_matrix", q)
    assert filled(printed["mass_matrix"]["M"], (n, n), True) == pytest.approx(M, abs=1e-9)
    Gamma = reference(model, "christoffel_symbols", q)
    assert filled(printed["christoffel"]["Gamma"], (n, n, n)) == pytest.approx(Gamma, abs=1e-9)
    C = reference(model, "coriolis_matrix", q, qd)
    assert filled(printed["coriolis"]["C"], (n, n)) == pytest.approx(C, abs=1e-9)
    phi = reference(model, "gravity", q)
    assert filled(printed["gravity"]["phi"], (n,)) == pytest.approx(phi, abs=1e-9)
    tau = reference(model, "inverse_dynamics", q, qd, qdd)
    assert filled(printed["forces"]["tau"], (n,)) == pytest.approx(tau, abs=1e-9)


def test_the_three_cases_put_the_bracket_terms_together(told):
    _, _, state, printed = told
    n = len(state["q"])
    found = printed["christoffel"]
    Gamma = filled(found["Gamma"], (n, n, n))

    def t(a, b, c):
        return 0.0 if a == b else found.get(f"t_({a + 1},{b + 1},{c + 1})", 0.0)

    for k in range(n):
        for j in range(n):
            for i in range(j + 1):
                if k <= i:
                    twice = t(k, i, j) + t(k, j, i) + t(i, j, k)
                elif k <= j:
                    twice = t(k, j, i) + t(i, j, k) - t(i, k, j)
                else:
                    twice = t(i, j, k) - t(i, k, j) - t(j, k, i)
                assert Gamma[k, i, j] == pytest.approx(twice / 2, abs=1e-12)


def test_skewness_and_the_other_choice(told):
    model, derivation, state, printed = told
    q, qd = state["q"], state["qd"]
    n = len(qd)
    step = 1e-6
    ahead, back = (reference(model, "mass_matrix", q + s * step * qd) for s in (1, -1))
    N = (ahead - back) / (2 * step) - 2 * reference(model, "coriolis_matrix", q, qd)
    found = printed["skewness"]
    assert filled(found["N"], (n, n)) == pytest.approx(N, abs=1e-7)
    words = " ".join(
        part.words.text for part in derivation["skewness"].results if hasattr(part, "words")
    )
    assert "N + N^T has 0 terms, so N is skew-symmetric" in words
    if n > 1:
        B = filled(found["B"], (n, n))
        assert B @ qd == pytest.approx(np.zeros(n), abs=1e-9)
        assert np.abs(B + B.T).max() > 1e-3
        assert "is not skew-symmetric" in words


def test_where_curvature_is_left_out_it_is_said():
    step = sd.derive(sd.load("planar3r")).derivation["curvature"]
    assert "With 3 DoF it has 6, too many to print" in step.why.text
    assert "the curvature does not vanish" in step.why.text
    assert not step.results


def test_curvature_is_that_of_the_reference():
    for name, flat in (("planar2r", False), ("cartpole", True)):
        model, derivation, state, _ = read(name)
        q = state["q"]
        W = np.linalg.inv(reference(model, "mass_matrix", q))
        values = numbers_of(model, **state)
        values |= {f"W_{r + 1}{c + 1}": W[r, c] for r in range(2) for c in range(2)}
        over_one = derivation["curvature"].results[-2]  # read and checked last
        assert flat or as_text(over_one.entries[0].value).endswith("/d")
        found = Reading(derivation, values)["curvature"]["R_1212"]
        expected = reference(model, "curvature", q)[0, 1, 0, 1]
        assert found == pytest.approx(expected, rel=1e-6, abs=1e-9)
        assert ("the metric is flat" in derivation.text()) == flat == (abs(expected) < 1e-6)


def test_a_base_of_several_dofs_is_told_as_it_is():
    """omega, vx, vy are no rates of x, y, theta; chains count joints; Gamma is not symmetric."""
    model, derivation, state, printed = read("free_planar2r")
    owners, n, qd = [1, 1, 1, 2, 3], 5, state["qd"]
    twists, inertias = printed["twists"], printed["inertias"]
    D = [filled(inertias[f"D_{link}"], (6, 6), True) for link in (1, 2, 3)]

    def column(link, k):
        return filled(twists.get(f"Ad_{link}^{owners[k] + 1}(A_{k + 1})", 0), (6,))

    V = [[column(link, k) for k in range(n)] for link in (1, 2, 3)]
    for link, columns in enumerate(V, 1):
        assert filled(twists[f"V_{link}"], (6,)) == pytest.approx(qd @ columns, abs=1e-12)
    Gamma = filled(printed["christoffel"]["Gamma"], (n, n, n))
    expected = reference(model, "christoffel_symbols", state["q"])
    assert Gamma == pytest.approx(expected, abs=1e-9)
    step = derivation["christoffel"]
    told = " ".join(part.words.text for part in step.results if hasattr(part, "words"))
    assert "unless i and j belong to one joint" in told
    assert step.general[2].text == "t_(a,b,c) = sum over l of <[V_la, V_lb], V_lc>_l"
    assert step.general[-1].text == "Gamma_kji = Gamma_kij - t_(i,j,k)   for i < j of one joint"
    for k in range(n):
        for i, j in ((0, 1), (0, 2), (1, 2)):
            t = sum(v[k] @ d @ bracket(v[i], v[j]) for v, d in zip(V, D, strict=True))
            assert Gamma[k, j, i] == pytest.approx(Gamma[k, i, j] - t, abs=1e-12)
    text = derivation.text()
    assert "exp(" not in text
    assert "N + N^T has 0 terms, so N is skew-symmetric." in text
    assert not derivation["gravity"].general
    assert (
        "tau[1], tau[2] and tau[3] are zero while the robot moves freely, because drift has" in text
    )


def bracket(a, b):
    """ad(a) b of two twists."""
    return np.concatenate([np.cross(a[:3], b[:3]), np.cross(a[:3], b[3:]) + np.cross(a[3:], b[:3])])


def test_rotors_are_in_the_formulas_and_in_the_results():
    model, derivation, state, printed = read("planar2r", rotor={"joint1": [0.01, 100]})
    R = filled(printed["kinetic_energy"]["R"], (2, 2))
    T = reference(model, "kinetic_energy", state["q"], state["qd"])
    assert printed["kinetic_energy"]["T"] == pytest.approx(float(T), rel=1e-10)
    assert derivation["kinetic_energy"].general[0].text.endswith("+ 1/2 qd^T R qd")
    assert derivation["mass_matrix"].general[1].text == "M = A^T L^T D L A + R"
    twists, inertias = printed["twists"], printed["inertias"]
    M = R.copy()
    for i in (1, 2):
        columns = [filled(twists.get(f"Ad_{i}^{k + 1}(A_{k})", 0), (6,)) for k in (1, 2)]
        M += np.array(columns) @ filled(inertias[f"D_{i}"], (6, 6), True) @ np.array(columns).T
    assert filled(printed["mass_matrix"]["M"], (2, 2), True) == pytest.approx(M, rel=1e-10)


def test_blocks_of_the_product_are_the_chains():
    text = read("planar2r")[1].text()
    assert "  L       link 1  link 2\n  ------  ------  ------\n  link 1  1       0\n" in text
    assert "\n  link 2  Ad_2^2  1\n" in text
    assert "All other t that are not listed" in text


# -- one derivation ----------------------------------------------------------------------------


@pytest.mark.slow
def test_a_flipped_sign_in_the_derivation_changes_text_latex_page_and_code(
    monkeypatch, tmp_path, capsys
):
    def everything():
        shown = []
        for form in ("text", "latex", "html"):
            arguments = ["--quantity", "derivation", "--method", "lagrange", "--format", form]
            assert cli.main(["derive", "planar2r", *arguments]) == 0
            shown.append(capsys.readouterr().out)
        sd.generate(
            sd.load("planar2r"),
            target="c",
            functions=["coriolis_matrix"],
            method="lagrange",
            out=tmp_path,
        )
        return [*shown, (tmp_path / "planar2r" / "planar2r.c").read_text()]

    before = everything()
    ad = christoffel_cases.ad
    monkeypatch.setattr(christoffel_cases, "ad", lambda a, b: ad(b, a))
    after = everything()
    C = r"C = [ -m_2*l_1*lc_2*sin(q_2)*qd_2"
    assert C in before[0]
    assert C not in after[0]
    assert "N + N^T has 0 terms" not in after[0]
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_what_is_shown_is_what_forces_are_made_of():
    """M, C and phi of the steps are nodes of the graph of tau: no second derivation beside it."""
    write = QuantityWriter(sd.derive(sd.load("planar2r")))
    qd, qdd = write.rates("qd"), write.rates("qdd")
    shown = Lagrange(write.robot, write.q)
    tau = lagrange_of_the_table(write.robot, write.q, qd, qdd)
    nodes = {node.index for node in reachable([write.graph.constant(x) for x in tau])}
    for row in (*shown.coriolis_matrix(qd), *shown.mass_matrix, shown.gravity):
        for x in row:
            node = write.graph.constant(x)
            inside = node.args[0] if node.op == "neg" else node
            assert not node.args or inside.index in nodes
