"""The passes over sums and products: what each finds, and that none changes a value."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from symdyn.equivalents.frame_choice import choose_frames
from symdyn.equivalents.inertia_transfer import transfer_inertias
from symdyn.functions.rows import FUNCTIONS
from symdyn.graph import Array, Expr, Graph, Program, reachable
from symdyn.graph.expr import to_text
from symdyn.passes import cheapest_optimized, share_differences
from symdyn.passes.pipeline import cost, one_round
from symdyn.robot import load
from tests.making import program_by

NAMES = "abcdefgh"


def optimized(program):
    """A program after all passes."""
    return cheapest_optimized([program])


def symbols(graph: Graph) -> list[Expr]:
    return [graph.symbol(name) for name in NAMES]


def program_of(*results: Expr) -> Program:
    graph = results[0].graph
    inputs = Array("x", (len(NAMES),), tuple(symbols(graph)))
    return Program("f", (inputs,), (Array("y", (len(results),), results),), "hand")


def counts(*results: Expr) -> tuple[int, int]:
    """Multiplications and additions after all passes."""
    before = program_of(*results)
    after = optimized(before)
    assert_same_values(before, after)
    return after.operations.mul, after.operations.add


def assert_same_values(before: Program, after: Program, tolerance: float = 1e-12) -> None:
    """The two agree at random points, relative to the largest entry of each output."""
    rng = np.random.default_rng(1)
    inputs = [rng.uniform(-1, 1, (4, *array.shape)) for array in before.inputs]
    for a, b in zip(before(*inputs), after(*inputs), strict=True):
        assert np.abs(a - b).max(initial=0) <= tolerance * max(1, np.abs(a).max(initial=0))


# -- what is found ---------------------------------------------------------------------------


def test_a_common_factor_is_multiplied_once():
    a, b, c, d, *_ = symbols(Graph())
    assert counts(a * b + a * c) == (1, 1)
    assert counts(a * b - (c + d * a) - a * a) == (1, 3)
    assert counts(3.5 * a + 3.5 * b) == (1, 1)


def test_factors_inside_factors_are_taken_out_too():
    a, b, c, d, e, *_ = symbols(Graph())
    assert counts(a * b * c + a * b * d + a * e) == (2, 2)


def test_a_product_that_is_needed_anyway_is_no_reason_to_factor():
    a, b, c, *_ = symbols(Graph())
    assert counts(a * b + a * c, a * b, a * c) == (2, 1)


def test_common_parts_of_sums_are_added_once_whatever_the_sign_and_order():
    a, b, c, d, e, *_ = symbols(Graph())
    assert counts(a + b + c, d - b - c, (c + e) + b) == (0, 4)


def test_common_parts_of_products_are_multiplied_once():
    a, b, c, d, e, *_ = symbols(Graph())
    assert counts(a * b * c, (d * c) * b, b * (e * c)) == (4, 0)


def test_constants_of_one_sum_or_product_are_one():
    a, b, *_ = symbols(Graph())
    assert counts(0.25 + a + 0.5) == (0, 1)
    assert counts(2 * (a * (3 * b))) == (2, 0)


def test_exact_constants_stay_exact():
    a, b, *_ = symbols(Graph())
    after = optimized(program_of(Fraction(1, 3) + a + Fraction(1, 6), b + Fraction(1, 7) * a))
    values = [node.value for node in reachable(after.results) if node.op == "const"]
    assert sorted(values) == [Fraction(1, 7), Fraction(1, 2)]


def test_terms_that_cancel_are_not_computed():
    a, b, c, *_ = symbols(Graph())
    assert counts(a * (0.7 * b) - b * (0.7 * a) + c) == (0, 0)
    assert counts(a + b - (b + c) + c) == (0, 0)


def test_like_terms_are_merged_through_products_that_others_use():
    a, b, c, *_ = symbols(Graph())
    momentum = [3 * a, 5 * b, 7 * c]
    gyroscopic = (b * momentum[2] - c * momentum[1], c * momentum[0] - a * momentum[2])
    assert counts(*gyroscopic) == (4, 0)


def test_several_quotients_by_one_divisor_need_one_division():
    a, b, c, d, *_ = symbols(Graph())
    after = optimized(program_of(a / d, b / d, c / d, a / b))
    assert after.operations.div == 2
    assert after.operations.mul == 3
    assert_same_values(program_of(a / d, b / d, c / d, a / b), after, 1e-9)


def test_a_reciprocal_that_is_asked_for_serves_the_other_quotients():
    a, b, c, *_ = symbols(Graph())
    after = optimized(program_of(1 / c, a / c, b / c))
    assert (after.operations.div, after.operations.mul) == (1, 2)


def test_a_quotient_of_a_sum_that_is_shared_as_its_negative_keeps_its_sign():
    a, b, c, d, *_ = symbols(Graph())
    before = program_of((a + (c - b)) * d, (b - (a + c)) / d, d / (a - c - b), (a + c - b) * a)
    after = optimized(before)
    assert after.operations.add < before.operations.add
    assert_same_values(before, after, 1e-9)


def test_a_factor_is_taken_out_where_the_sum_inside_is_known():
    a, b, c, d, *_ = symbols(Graph())
    assert counts(a * c + a * b + c * d, a + d) == (2, 2)


# -- what is kept ----------------------------------------------------------------------------


def test_names_survive_where_nothing_is_saved_by_dissolving_them():
    a, b, c, d, *_ = symbols(Graph())
    inner = a * b + c
    inner.mark("inner", "a block")
    after = optimized(program_of(d + inner, (a - b) * c, (b - a) * d))
    labels = after.results[0].graph.labels
    assert [label.name for label in labels.values()] == ["inner"]
    assert "a*b" in to_text(after.results[0])


def test_a_name_is_given_up_where_that_saves_an_operation():
    a, b, c, d, *_ = symbols(Graph())
    inner = a + b
    inner.mark("inner", "a block")
    assert counts(c + inner, d + (a + (b + c))) == (0, 3)


def test_a_named_quantity_that_turns_its_sign_is_named_minus():
    graph = Graph()
    a, b, c, *_ = symbols(graph)
    x, y = (a - b) * c, (b - a) * a
    (b - a).mark("late", "a block")
    after = optimized(program_of(x, y))
    names = [label.name for label in after.results[0].graph.labels.values()]
    assert names in ([], ["minus_late"])


def test_nodes_stay_in_the_order_of_the_derivation():
    a, b, c, d, *_ = symbols(Graph())
    first, second = a * b + a * c, c * d + c * a
    first.mark("first", "one")
    second.mark("second", "two")
    after = optimized(program_of(second, first))
    labels = after.results[0].graph.labels
    assert [labels[index].name for index in sorted(labels)] == ["first", "second"]


# -- programs --------------------------------------------------------------------------------


@cache
def program_of_robot(name):
    """A robot's program as derived, before any pass."""
    robot, function, method = PROGRAMS[name]
    return program_by(robot, function, method)


def programs():
    robots = [load("puma560").symbolic("inertial"), load("scara"), load("ur5"), load("stanford")]
    robots.append(transfer_inertias(choose_frames(load("panda"))))
    second = "inverse_dynamics_second_derivatives"
    yield "ur10-second-derivatives", (load("ur10"), second, "analytic")
    for robot in robots:
        for name in ("inverse_dynamics", "mass_matrix", "coriolis_matrix", "forward_dynamics"):
            for method in list(FUNCTIONS[name].derivations)[:2]:
                yield f"{robot.name}-{name}-{method}", (robot, name, method)


PROGRAMS = dict(programs())
"""Title -> robot, function and derivation."""


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_robot_moves_the_same_with_no_more_operations(name):
    before = program_of_robot(name)
    after = optimized(before)
    assert_same_values(before, after, 1e-9 if "forward" in name else 1e-12)
    assert cost(after) <= cost(share_differences(before))
    if not before.operations.div:
        assert after.operations.total <= before.operations.total
    assert [a.name for a in after.inputs] == [a.name for a in before.inputs]
    assert [a.shape for a in after.outputs] == [a.shape for a in before.outputs]


def test_passes_write_the_same_nodes_every_time():
    program = program_of_robot("puma560-inverse_dynamics-newton-euler-classical")

    def written() -> list[tuple]:
        nodes = reachable(optimized(program).results)
        return [(n.index, n.op, n.value, [a.index for a in n.args]) for n in nodes]

    assert written() == written()


def test_a_program_without_results_or_operations_passes_through():
    graph = Graph()
    x = graph.symbol("a")
    inputs = (Array("x", (1,), (x,)),)
    nothing = Program("f", inputs, (Array("y", (0,), ()),), "hand")
    assert optimized(nothing).outputs[0].elements == ()
    plain = Program("f", inputs, (Array("y", (3,), (x, -x, graph.constant(2))),), "hand")
    assert np.array_equal(optimized(plain)([3.0])[0], [3, -3, 2])


def test_quotients_of_differences_with_both_signs_keep_their_signs():
    a, b, c, d, *_ = symbols(Graph())
    results = (a - b, (b - a) / c, (b - a) / (d - c), a / (c - d), d / (c - d) - c * (b / c))
    before = program_of(*results)
    after = optimized(before)
    assert_same_values(before, after, 1e-9)
    assert after.operations.div == 2


# -- random graphs ---------------------------------------------------------------------------

OPERATIONS = (
    "add",
    "sub",
    "mul",
    "add",
    "mul",
    "neg",
    "sin",
    "cos",
    "scale",
    "shift",
    "div",
    "turn",
)
CONSTANTS = (2, -1, 0.5, Fraction(1, 3), -1.25, 3)


@st.composite
def random_programs(draw: st.DrawFn) -> Program:
    graph = Graph()
    nodes = symbols(graph)[:4]
    for _ in range(draw(st.integers(3, 40))):
        op = draw(st.sampled_from(OPERATIONS))
        a, b = (nodes[draw(st.integers(0, len(nodes) - 1))] for _ in range(2))
        if op in ("scale", "shift"):
            k = draw(st.sampled_from(CONSTANTS))
            node = a * k if op == "scale" else a + k
        elif op == "div":
            node = a / (2 + b.sin())  # never near zero
        elif op == "turn":  # a difference with the other sign
            node = graph.apply("sub", a.args[::-1]) if a.op == "sub" else a - b
        elif op in ("neg", "sin", "cos"):
            node = graph.apply(op, (a,))
        else:
            node = graph.apply(op, (a, b))
        nodes.append(node)
    results = [nodes[-1 - draw(st.integers(0, len(nodes) // 2))] for _ in range(3)]
    for k, node in enumerate(nodes[4::3]):
        node.mark(f"v{k}", "block")
    return program_of(*results)


@settings(max_examples=150, deadline=None)
@given(random_programs())
def test_any_program_keeps_its_values_and_costs_no_more(program):
    after = optimized(program)
    assert cost(after) <= cost(program)
    close(program, one_round(program))
    close(program, after)


def close(before: Program, after: Program) -> None:
    """Equal up to rounding, relative to the largest number that enters."""
    point = np.random.default_rng(2).uniform(-1, 1, len(NAMES))
    every = reachable(before.results)
    sizes = Program("s", before.inputs, (Array("s", (len(every),), tuple(every)),), "hand")
    largest = max(1.0, float(np.abs(sizes(point)[0]).max()))
    assert np.allclose(before(point)[0], after(point)[0], rtol=0, atol=1e-10 * largest)


def test_of_several_programs_the_one_that_is_cheapest_after_the_passes_wins():
    xs = symbols(Graph())
    short = program_of(sum(x * x.sin() for x in xs))
    long = program_of(sum(xs[0] * x.sin() for x in xs) - xs[1])
    assert (short.operations.total, long.operations.total) == (15, 16)
    assert cheapest_optimized([short, long]).operations.total == 9
