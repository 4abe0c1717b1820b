"""Evaluation and differentiation against NumPy's complex step, SymPy and each other."""

import math

import numpy as np
import pytest
import sympy
from hypothesis import given, settings, strategies as st

from symdyn.graph import Graph, directional_derivatives, evaluate, from_sympy, gradient, jacobian
from symdyn.graph.formulas import formulas_of


def random_expressions(graph, symbols, seed, size=25):
    """A few random expressions that are defined for all real arguments."""
    rng = np.random.default_rng(seed)
    pool = [*symbols, graph.constant(float(rng.normal()))]
    for _ in range(size):
        a, b = (pool[rng.integers(len(pool))] for _ in range(2))
        pool.append(
            [
                lambda a, b: a + b,
                lambda a, b: a - b,
                lambda a, b: a * b.sin(),
                lambda a, b: a.cos() - b,
                lambda a, b: a / (2 + b.sin()),
                lambda a, b: (3 + a.cos()).sqrt() * b.cos(),
                lambda a, b: -a,
            ][rng.integers(7)](a, b)
        )
    return pool[-4:]


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_forward_reverse_and_complex_step_agree(seed):
    graph = Graph()
    symbols = [graph.symbol(name) for name in "xyz"]
    outputs = random_expressions(graph, symbols, seed)
    at = np.random.default_rng(seed + 1).uniform(-1, 1, 3)
    forward = jacobian(outputs, symbols, "forward")
    reverse = jacobian(outputs, symbols, "reverse")
    values = dict(zip(symbols, at, strict=True))
    scale = 1 + max(abs(v) for v in evaluate(outputs, values))
    for k in range(3):
        moved = {s: x + 1e-30j * (j == k) for j, (s, x) in enumerate(values.items())}
        exact = [np.imag(v) / 1e-30 for v in evaluate(outputs, moved)]
        for mode in (forward, reverse):
            column = evaluate([row[k] for row in mode], values)
            size = scale + max(abs(x) for x in exact)
            assert np.allclose(column, exact, rtol=1e-9, atol=1e-10 * size)


def test_directional_derivative_is_the_jacobian_times_the_direction():
    graph = Graph()
    x, y, u, v = (graph.symbol(n) for n in "xyuv")
    (rate,) = directional_derivatives([x * y.sin()], {x: u, y: v})
    values = {x: 0.2, y: 0.3, u: 0.4, v: 0.5}
    expected = 0.4 * math.sin(0.3) + 0.5 * 0.2 * math.cos(0.3)
    assert np.isclose(evaluate([rate], values)[0], expected, rtol=1e-14)


def test_weighted_gradient_is_one_sweep_for_many_outputs():
    graph = Graph()
    x, y, w = (graph.symbol(n) for n in "xyw")
    dx, dy = gradient([x * y, x.sin()], [x, y], [2, w])
    values = {x: 0.3, y: 0.7, w: 1.1}
    assert np.allclose(evaluate([dx, dy], values), [2 * 0.7 + 1.1 * math.cos(0.3), 0.6])


def test_derivative_of_what_does_not_depend_is_zero():
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    assert jacobian([x.sin()], [y]) == [[graph.constant(0)]]
    assert jacobian([x.sin()], [y], "reverse") == [[graph.constant(0)]]


def test_evaluation_is_vectorised_and_broadcasts():
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    xs, ys = np.linspace(0, 1, 5), np.linspace(0, 1, 3)[:, None]
    (value,) = evaluate([x * y + y.cos()], {x: xs, y: ys})
    assert np.allclose(value, xs * ys + np.cos(ys))


def test_evaluation_names_the_symbol_without_value():
    graph = Graph()
    with pytest.raises(KeyError, match="theta"):
        evaluate([graph.symbol("theta") + 1], {})


@given(st.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_sympy_round_trip_keeps_the_value(seed):
    graph = Graph()
    symbols = [graph.symbol(name) for name in "xyz"]
    outputs = random_expressions(graph, symbols, seed, size=8)
    values = dict(zip(symbols, (0.3, -0.4, 0.5), strict=True))
    there = [formula.to_sympy() for formula in formulas_of(outputs)]
    back = from_sympy(graph, there)
    assert np.allclose(evaluate(back, values), evaluate(outputs, values), rtol=1e-12, atol=1e-12)


def test_exact_numbers_stay_exact_in_sympy():
    graph = Graph()
    x = graph.symbol("x")
    (third,) = formulas_of([x / 3])
    assert third.to_sympy() == sympy.Symbol("x") / 3
    (back,) = from_sympy(graph, [third.to_sympy() + sympy.pi])
    assert back is x / 3 + math.pi


def test_long_graphs_are_walked_by_loops():
    graph = Graph()
    x = y = graph.symbol("x")
    while len(graph.nodes) < 10_000:  # far more than Python lets functions call each other
        y = (y * x).sin() + x
    (slope,) = directional_derivatives([y], {x: 1})
    assert len(graph.nodes) > 24_000
    assert np.isfinite(evaluate([slope], {x: 0.5})[0])
