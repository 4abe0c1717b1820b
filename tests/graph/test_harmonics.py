"""The trigonometric normal form: canonical, exact, and the same function."""

import math
from fractions import Fraction

import numpy as np
import pytest
import sympy
from hypothesis import given, settings, strategies as st

from symdyn.graph import Graph, directional_derivatives, evaluate
from symdyn.graph.formulas import Symbol
from symdyn.graph.normal.harmonics import (
    Harmonics,
    NoNormalForm,
    as_sum_of_waves,
    normal_forms,
    separated,
)

RINGS = (["powers"], ["exponentials"], [])
"""Each of the two rings, and the choice between them."""


def forms(*expressions):
    return normal_forms(expressions)


@pytest.fixture
def symbols():
    graph = Graph()
    return [graph.symbol(name) for name in ("a", "b", "x")]


def test_identities_that_trigsimp_is_asked_for_are_equalities(symbols):
    a, b, x = symbols
    equal = [
        (a.sin() ** 2 + a.cos() ** 2, a.graph.constant(1)),
        (2 * a.sin() * a.cos(), (a + a).sin()),
        ((a + b).cos(), a.cos() * b.cos() - a.sin() * b.sin()),
        ((a - b).sin(), a.sin() * b.cos() - a.cos() * b.sin()),
        ((a + 2 * b).cos() ** 2, (1 + (2 * a + 4 * b).cos()) / 2),
        (x * a.cos() + (-x) * a.cos(), a.graph.constant(0)),
    ]
    for left, right in equal:
        one, two = forms(left, right)
        assert one == two


def test_different_functions_have_different_forms(symbols):
    a, b, x = symbols
    one, two, three = forms(a.cos(), b.cos(), x * a.cos())
    assert one != two
    assert one != three
    assert (one - one).terms == {}


def test_decimals_are_what_people_wrote(symbols):
    (form,) = forms(0.1 * symbols[2] + 0.2 * symbols[2])
    assert form.terms == {((), False): {(("x", 1),): Fraction(3, 10)}}


def test_a_pair_of_opposite_waves_is_stored_once(symbols):
    a, b, _ = symbols
    one, two = forms((b - a).sin(), -((a - b).sin()))
    assert one == two
    ((wave, _),) = one.terms.items()
    assert wave[0][0][1] > 0


def test_quarter_turns_and_other_offsets(symbols):
    a, _, _ = symbols
    shifted, reference = forms((a + 0.3).sin(), math.sin(0.3) * a.cos() + math.cos(0.3) * a.sin())
    assert set(shifted.terms) == set(reference.terms)
    exact, cosine = forms((a + math.pi / 2).sin(), a.cos())
    assert exact == cosine


def test_what_is_no_trigonometric_polynomial_is_rejected(symbols):
    a, b, x = symbols
    for expression in (1 / x, x.sqrt(), (a * b).sin(), (a / 2).sin(), a.sin().sin()):
        with pytest.raises(NoNormalForm):
            forms(expression)


def random_polynomial(graph, rng, angles="abc", steps=8):
    leaves = [graph.symbol("x"), graph.symbol("y"), graph.constant(int(rng.integers(1, 5)))]
    for angle in (graph.symbol(angle) if isinstance(angle, str) else angle for angle in angles):
        leaves += [angle.sin(), angle.cos()]
    node = leaves[rng.integers(len(leaves))]
    for _ in range(steps):
        other = leaves[rng.integers(len(leaves))]
        node = [node + other, node - other, node * other][rng.integers(3)]
    return node


@given(st.integers(0, 10**6))
@settings(max_examples=30, deadline=None)
def test_the_form_is_the_same_function_and_so_is_its_derivative(seed):
    graph, rng = Graph(), np.random.default_rng(seed)
    node = random_polynomial(graph, rng)
    names = ["a", "b", "c", "x", "y"]
    values = dict(zip(names, map(float, rng.uniform(-1, 1, 5)), strict=True))
    at = {graph.symbol(name): value for name, value in values.items()}
    (form,) = forms(node)
    slope = form.differentiated("a")
    (graph_slope,) = directional_derivatives([node], {graph.symbol("a"): 1})
    for harmonic, exact in ((form, node), (slope, graph_slope)):
        shown = as_sum_of_waves(harmonic, Symbol).to_sympy()
        number = float(sympy.Float(0) + shown.subs(values)) if shown.free_symbols else float(shown)
        assert math.isclose(number, float(evaluate([exact], at)[0]), rel_tol=1e-9, abs_tol=1e-9)
    (again,) = forms(graph_slope)
    assert again == slope


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_every_ring_gives_what_the_algebra_of_harmonics_gives(seed):
    graph, rng = Graph(), np.random.default_rng(seed)
    a, b, c = (graph.symbol(name) for name in "abc")
    angles = (a, b, a - 2 * b, b + c + 0.25)
    one, two = (random_polynomial(graph, rng, angles, 5) for _ in range(2))
    nodes = [one * two - a * one, two - one * 0.7, -one]
    variables = {graph.symbol(name): Harmonics.variable(name) for name in "abcxy"}
    expected = evaluate(nodes, variables, Harmonics.constant)
    for rings in RINGS:
        assert normal_forms(nodes, rings) == expected


def test_what_is_long_in_one_ring_is_found_in_the_other():
    graph = Graph()
    angles = [graph.symbol(f"a{k:02d}") for k in range(40)]
    cosine, sine = graph.constant(1), graph.constant(0)
    for angle in angles:  # rotations about one axis: 2^39 powers
        c, s = angle.cos(), angle.sin()
        cosine, sine = cosine * c - sine * s, sine * c + cosine * s
    product = graph.symbol("x")
    for angle in angles:  # 2^40 exponentials
        product = product * angle.cos()
    (parallel,) = forms(cosine)
    assert parallel == Harmonics.wave({f"a{k:02d}": 1 for k in range(40)}, sine=False)
    (skew,) = forms(product + angles[0].sin() - product)
    assert skew == Harmonics.wave({"a00": 1}, sine=True)


@pytest.mark.parametrize("rings", RINGS)
def test_long_denominators_stay_exact(rings, symbols):
    a, _, x = symbols
    power, cosine = x * 0.3 + 0.1, a.cos()
    for _ in range(5):
        power, cosine = power * power, cosine * cosine
    (form, wave) = normal_forms([power, cosine], rings)
    expected = {(("x", k),) * bool(k): Fraction(3**k * math.comb(32, k), 10**32) for k in range(33)}
    assert form.terms == {((), False): expected}
    highest = wave.terms[(("a", 32),), False]
    assert highest == {(): Fraction(2, 2**32)}
    assert wave.terms[(), False] == {(): Fraction(math.comb(32, 16), 2**32)}


@pytest.mark.parametrize("rings", RINGS)
def test_quotients_by_what_turns_out_a_number(rings, symbols):
    a, _, x = symbols
    one = a.sin() ** 2 + a.cos() ** 2
    (form,) = normal_forms([x / (one + one)], rings)
    assert form.terms == {((), False): {(("x", 1),): Fraction(1, 2)}}
    with pytest.raises(NoNormalForm):
        normal_forms([x / (1 + a.sin())], rings)


def test_polynomials_come_apart_into_factors_of_different_variables():
    x, y, u, v, w = (Harmonics.variable(name) for name in "xyuvw")
    wave, two, three = Harmonics.wave({"a": 1}, sine=False), *map(Harmonics.constant, (2, -3))
    X, Y, U, V, W, A = sympy.symbols("x y u v w a")

    def shown(form):
        return as_sum_of_waves(form * wave, Symbol).to_sympy()

    together = (two * x + three * y) * w * (u + v)
    assert shown(together) == W * (2 * X - 3 * Y) * (U + V) * sympy.cos(A)
    assert shown(three * together) == -3 * W * (2 * X - 3 * Y) * (U + V) * sympy.cos(A)
    alike = (
        x * u + x * v + y * u - y * v
    )  # each variable occurs with each other, yet it is not a product
    assert shown(alike) == (X * U + X * V + Y * U - Y * V) * sympy.cos(A)
    assert shown(x * u + y * v) == (X * U + Y * V) * sympy.cos(A)
    assert separated({(("x", 2),): Fraction(4)}) == [{(): 4}, {(("x", 2),): 1}]


def test_equal_functions_written_in_two_ways_meet(symbols):
    a, b, x = symbols
    product = (x + a.cos()) * (x - b.sin())
    expanded = x * x - x * b.sin() + x * a.cos() - ((a + b).sin() + (b - a).sin()) / 2
    one, two = forms(product, expanded)
    assert one == two
    assert one.size == 5


def test_sums_cancel_to_the_empty_form():
    one = Harmonics.wave({"a": 1, "b": -2}, sine=True)
    assert (one + (-one)).terms == {}
    assert Harmonics.constant(0).terms == {}
