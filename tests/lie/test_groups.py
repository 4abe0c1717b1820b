"""The group laws, on floats, on the graph and on SymPy."""

import numpy as np
import pytest
import sympy
from hypothesis import given, settings, strategies as st

from symdyn import lie, scalar
from symdyn.graph import Graph, evaluate
from symdyn.lie import SE3, Ad, Ad_dual, Ad_dual_inverse, Ad_inverse, ad, ad_dual, vec

number = st.floats(-2, 2, allow_nan=False).map(lambda x: round(x, 6))
triple = st.tuples(number, number, number)
pair = st.tuples(triple, triple)


@st.composite
def motions(draw):
    w = np.array(draw(triple.filter(lambda w: np.linalg.norm(w) > 0.1)))
    w = tuple(float(x) for x in w / np.linalg.norm(w))
    return lie.exp_se3((w, draw(triple)), draw(number))


def flat(pair):
    return np.array([*pair[0], *pair[1]], float)


def expm(A, terms=60):
    total, power = np.eye(len(A)), np.eye(len(A))
    for k in range(1, terms):
        power = power @ A / k
        total = total + power
    return total


@given(pair, motions())
@settings(max_examples=40, deadline=None)
def test_ad_maps_have_the_matrices_of_the_paper(V, X):
    A = np.array(lie.matrix_of_Ad(X), float)
    assert np.allclose(flat(Ad(X, V)), A @ flat(V))
    assert np.allclose(flat(Ad_inverse(X, V)), np.linalg.solve(A, flat(V)))
    assert np.allclose(flat(Ad_dual(X, V)), A.T @ flat(V))
    assert np.allclose(flat(Ad_dual_inverse(X, V)), np.linalg.solve(A.T, flat(V)))


@given(pair, pair, pair)
@settings(max_examples=40, deadline=None)
def test_ad_is_the_bracket(x, y, F):
    a = np.array(lie.matrix_of_ad(x), float)
    assert np.allclose(flat(ad(x, y)), a @ flat(y))
    assert np.allclose(flat(ad_dual(x, F)), a.T @ flat(F))
    assert np.allclose(flat(lie.bracket(x, y)), -flat(lie.bracket(y, x)))

    def as_matrix(t):
        m = np.zeros((4, 4))
        m[:3, :3], m[:3, 3] = np.array(lie.hat(t[0]), float), t[1]
        return m

    commutator = as_matrix(x) @ as_matrix(y) - as_matrix(y) @ as_matrix(x)
    assert np.allclose(as_matrix(ad(x, y)), commutator)


@given(motions(), motions(), pair)
@settings(max_examples=40, deadline=None)
def test_group_laws(X, Y, V):
    assert np.allclose(flat(Ad(X, Ad(Y, V))), flat(Ad(X @ Y, V)))
    assert np.allclose(np.array((X @ X.inverse()).matrix(), float), np.eye(4))
    assert np.allclose(flat(Ad(X.inverse(), V)), flat(Ad_inverse(X, V)))
    R = np.array(X.R, float)
    assert np.allclose(R.T @ R, np.eye(3))
    assert np.allclose(lie.vee(lie.hat(V[0])), V[0])
    assert np.allclose(X.act(V[0]), R @ V[0] + X.p)


@given(triple.filter(lambda w: np.linalg.norm(w) > 0.1), triple, number)
@settings(max_examples=40, deadline=None)
def test_exp_is_the_exponential(w, v, q):
    w = tuple(float(x) for x in np.array(w) / np.linalg.norm(w))
    twist = np.zeros((4, 4))
    twist[:3, :3], twist[:3, 3] = np.array(lie.hat(w), float), v
    assert np.allclose(np.array(lie.exp_se3((w, v), q).matrix(), float), expm(twist * q))
    slide = lie.exp_se3(((0, 0, 0), v), q)
    assert np.allclose(slide.p, np.array(v) * q)
    assert slide.R == lie.IDENTITY


def test_power_is_the_same_in_every_frame():
    X = lie.exp_se3(((0.6, 0.0, 0.8), (0.1, 0.2, 0.3)), 0.7)
    V, F = ((1.0, 2.0, 3.0), (4.0, 5.0, 6.0)), ((0.5, -1.0, 2.0), (3.0, 1.0, -2.0))
    assert lie.pairing(Ad_dual(X, F), V) == pytest.approx(lie.pairing(F, Ad(X, V)))
    assert lie.linear_first(V) == (4.0, 5.0, 6.0, 1.0, 2.0, 3.0)


def test_coordinate_axes_leave_exact_zeros():
    q = Graph().symbol("q")
    R = lie.exp_so3((0, 0, 1), q)
    s, c = q.sin(), q.cos()
    assert R[0][0] is c
    assert R[1][0] is s
    assert R[0][1] is -s
    assert scalar.is_zero(R[2][2] - 1)
    assert [scalar.is_zero(R[k][2]) for k in (0, 1)] == [True, True]


def test_one_formula_runs_on_graph_sympy_and_floats():
    S = ((0, 0, 1), (1, 0, 0))
    x = sympy.Symbol("x", real=True)
    graph = Graph()
    q = graph.symbol("q")
    numbers = np.array(lie.exp_se3(S, 0.4).matrix(), float)
    symbolic = sympy.Matrix(lie.exp_se3(S, x).matrix()).subs(x, sympy.Float(0.4))
    nodes = [graph.constant(e) for row in lie.exp_se3(S, q).matrix() for e in row]
    assert np.allclose(np.array(symbolic, float), numbers)
    assert np.allclose(np.reshape(evaluate(nodes, {q: 0.4}), (4, 4)), numbers)


def test_composition_with_the_identity_changes_nothing():
    X = SE3(lie.exp_so3((1, 0, 0), 0.3), (1.0, 2.0, 3.0))
    assert np.allclose(np.array((SE3() @ X).matrix(), float), np.array(X.matrix(), float))
    assert vec.matmul(lie.IDENTITY, lie.IDENTITY) == lie.IDENTITY
