"""The graph shares equal nodes and folds numbers, so that it stays small."""

import math
from fractions import Fraction

import pytest

from symdyn.graph import Graph, count_operations, reachable
from symdyn.graph.expr import CONST, NEG


@pytest.fixture
def graph():
    return Graph()


def test_equal_expressions_are_one_node(graph):
    x, y = graph.symbol("x"), graph.symbol("y")
    assert x + y is y + x
    assert x * y is y * x
    assert (x - y).sin() is (x - y).sin()
    assert x - y is not y - x


def test_numbers_fold_and_zeros_vanish(graph):
    x = graph.symbol("x")
    assert x * 0 is graph.constant(0)
    assert x + 0 is x
    assert 1 * x is x
    assert x - x is graph.constant(0)
    assert x / x is graph.constant(1)
    assert 0 / x is graph.constant(0)
    assert (graph.constant(2) + 3).value == 5
    assert 2 * (3 * x) is 6 * x


def test_whole_floats_meet_ints_and_fractions_stay_exact(graph):
    assert graph.constant(1.0) is graph.constant(1)
    assert (graph.constant(1) / 3).value == Fraction(1, 3)
    assert (graph.constant(1) / 3 * 3).value == 1


def test_signs_travel_outwards(graph):
    x, y = graph.symbol("x"), graph.symbol("y")
    negative = -x
    assert -negative is x
    assert -(x - y) is y - x
    assert (-x) * (-y) is x * y
    assert (-2 * x) * y is -(2 * x * y)
    assert x + (-y) is x - y
    assert x - 3 * (-y) is x + 3 * y
    assert (-x).sin() is -(x.sin())
    assert (-x).cos() is x.cos()
    inner = ((-x) * y + (-y)) * (-x) - 2
    negated = [n for n in reachable([inner]) if n.op is NEG and n is not inner]
    assert negated == []


def test_constants_in_products_are_positive(graph):
    x = graph.symbol("x")
    for node in reachable([(-3 * x + 1) * (-0.5 * x)]):
        for argument in node.args:
            assert not (argument.op is CONST and argument.value < 0)


def test_quarter_turns_become_signs(graph):
    x = graph.symbol("x")
    quarter = math.pi / 2
    assert (x + quarter).sin() is x.cos()
    assert (x + quarter).cos() is -x.sin()
    assert (x - quarter).sin() is -x.cos()
    assert (quarter - x).sin() is x.cos()
    assert (quarter - x).cos() is x.sin()
    assert (x + 2 * quarter).sin() is -x.sin()
    assert (x - 3 * quarter).cos() is -x.sin()


def test_powers_are_products_and_roots(graph):
    x = graph.symbol("x")
    assert x**2 is x * x
    assert x**0.5 is x.sqrt()
    assert x**-1 is 1 / x
    assert x**0 is graph.constant(1)
    with pytest.raises(TypeError, match="whole number"):
        x**1.5


def test_nan_infinity_and_strangers_are_rejected(graph):
    x = graph.symbol("x")
    for bad in (math.nan, math.inf):
        with pytest.raises(ArithmeticError):
            x * bad
    with pytest.raises(ZeroDivisionError):
        x / 0
    for stranger in ("1", True, None, 1j):
        with pytest.raises(TypeError):
            x + stranger
    with pytest.raises(ValueError, match="different graphs"):
        x + Graph().symbol("x")
    with pytest.raises(TypeError, match="truth value"):
        bool(x)


def test_first_name_wins_and_leaves_are_not_renamed(graph):
    x, y = graph.symbol("x"), graph.symbol("y")
    node = x * y
    node.mark("first", "block")
    node.mark("second")
    (-(x + y)).mark("U")
    x.mark("other")
    assert graph.labels[node.index].name == "first"
    assert graph.labels[(x + y).index].name == "minus_U"
    assert x.index not in graph.labels


def test_counts_each_node_once(graph):
    x, y = graph.symbol("x"), graph.symbol("y")
    count = count_operations([x * y + x, x * y - y, (x * y).sin(), 1 / y, y.sqrt()])
    assert (count.mul, count.add, count.div, count.sqrt, count.trig) == (1, 2, 1, 1, 1)
    assert count.total == 5


@pytest.mark.slow
def test_a_long_chain_needs_no_recursion(graph):
    x = y = graph.symbol("x")
    for k in range(100_000):
        y = y * x + k
    assert count_operations([y]).total > 199_000
    repr(y.graph.nodes[20])


def test_a_product_over_one_of_its_factors_is_the_other(graph):
    m, c = graph.symbol("m"), graph.symbol("c")
    assert (m * c) / m is c
    assert (m * c) / c is m
    assert -(m * c) / m is -c
    assert ((m + c) * c) / m is not c
