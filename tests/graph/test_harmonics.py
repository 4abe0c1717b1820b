"""The trigonometric normal form: canonical, exact, and the same function."""

import math
from fractions import Fraction

import numpy as np
import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

from symdyn.graph import Graph, directional, evaluate
from symdyn.graph.harmonics import Harmonics, NoNormalForm, normal_forms, to_sympy_sum


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


def test_what_is_no_trigonometric_polynomial_is_refused(symbols):
    a, b, x = symbols
    for expression in (1 / x, x.sqrt(), (a * b).sin(), (a / 2).sin(), a.sin().sin()):
        with pytest.raises(NoNormalForm):
            forms(expression)


def random_polynomial(graph, rng):
    leaves = [graph.symbol("x"), graph.symbol("y"), graph.constant(int(rng.integers(1, 5)))]
    for name in "abc":
        angle = graph.symbol(name)
        leaves += [angle.sin(), angle.cos()]
    node = leaves[rng.integers(len(leaves))]
    for _ in range(8):
        other = leaves[rng.integers(len(leaves))]
        node = [node + other, node - other, node * other][rng.integers(3)]
    return node


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_the_form_is_the_same_function_and_so_is_its_derivative(seed):
    graph, rng = Graph(), np.random.default_rng(seed)
    node = random_polynomial(graph, rng)
    names = ["a", "b", "c", "x", "y"]
    values = dict(zip(names, map(float, rng.uniform(-1, 1, 5)), strict=True))
    at = {graph.symbol(name): value for name, value in values.items()}
    (form,) = forms(node)
    slope = form.differentiated("a")
    (graph_slope,) = directional([node], {graph.symbol("a"): 1})
    for harmonic, exact in ((form, node), (slope, graph_slope)):
        shown = to_sympy_sum(harmonic, sympy.Symbol)
        number = float(sympy.Float(0) + shown.subs(values)) if shown.free_symbols else float(shown)
        assert math.isclose(number, float(evaluate([exact], at)[0]), rel_tol=1e-9, abs_tol=1e-9)
    (again,) = forms(graph_slope)
    assert again == slope


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
