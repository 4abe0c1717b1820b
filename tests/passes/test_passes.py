"""Every pass: the same values before and after, and no more operations."""

import numpy as np
import pytest

from symdyn.functions.rows import FUNCTIONS
from symdyn.graph import Array, Graph, Program, reachable
from symdyn.graph.expr import SUB
from symdyn.passes import cheapest, pipeline, share_differences
from symdyn.passes.pipeline import _within_reach
from symdyn.robot import load
from symdyn.robot.read.urdf import read_urdf
from tests.making import program_by
from tests.strategies import random_urdf


def programs():
    robots = [load("puma560"), load("panda").symbolic("inertial")]
    robots += [read_urdf(random_urdf(seed), "random.urdf") for seed in (3, 4)]
    for robot in robots:
        for name in ("inverse_dynamics", "coriolis_matrix", "jacobian_dot"):
            function = FUNCTIONS[name]
            for method in function.derivations:
                yield f"{robot.name}-{name}-{method}", program_by(robot, function.name, method)


PROGRAMS = dict(programs())


@pytest.mark.parametrize("name", PROGRAMS)
def test_sharing_differences_keeps_values_and_saves_additions(name):
    before = PROGRAMS[name]
    after = share_differences(before)
    rng = np.random.default_rng(0)
    inputs = [rng.uniform(-1, 1, (3, *array.shape)) for array in before.inputs]
    for a, b in zip(before(*inputs), after(*inputs), strict=True):
        assert np.allclose(a, b, rtol=1e-12, atol=1e-12 * np.abs(a).max())
    assert after.operations.total <= before.operations.total
    differences = {node.args for node in reachable(after.results) if node.op is SUB}
    assert not {(b, a) for a, b in differences} & differences


def test_a_difference_needed_with_both_signs_is_computed_once():
    graph = Graph()
    x, y, z = (graph.symbol(name) for name in "xyz")
    results = ((x - y) * z, (y - x) * x)
    program = Program("f", (Array("a", (3,), (x, y, z)),), (Array("b", (2,), results),), "hand")
    after = share_differences(program)
    assert program.operations.add == 2
    assert after.operations.add == 1
    assert np.allclose(after([1.0, 3.0, 5.0])[0], [-10.0, 2.0])


def test_a_quotient_that_is_also_a_product_with_the_reciprocal():
    """a/d becomes a product with 1/d that exists already; a sum has both as terms."""
    graph = Graph()
    a, b, d = (graph.symbol(name) for name in "abd")
    quotient, reciprocal = a / d, 1 / d
    results = (a * reciprocal + b * quotient, reciprocal)
    program = Program("f", (Array("x", (3,), (a, b, d)),), (Array("y", (2,), results),), "hand")
    after = pipeline.one_round(program)
    assert after.operations.div == 1
    assert np.allclose(after([3.0, 5.0, 2.0])[0], [9.0, 0.5])


def test_the_cheapest_program_wins_and_the_first_among_equals():
    dear = PROGRAMS["puma560-inverse_dynamics-newton-euler"]
    cheap = PROGRAMS["puma560-inverse_dynamics-newton-euler-classical"]
    assert cheapest([dear, cheap]) is cheap
    assert cheapest([cheap, dear, cheap]) is cheap


def test_a_program_that_costs_far_more_is_not_worth_a_pass():
    quick, slow = (
        program_by(load("planar2r"), "inverse_dynamics", method)
        for method in ("newton-euler-matrix", "uicker-kahn")
    )
    assert slow.operations.total > 2 * quick.operations.total
    assert _within_reach([slow, quick]) == [quick]


def test_large_programs_get_one_round(monkeypatch):
    program = program_by(load("planar2r"), "inverse_dynamics", "newton-euler-matrix")
    assert pipeline.rounds_of(program) == pipeline.ROUNDS > 1
    monkeypatch.setattr(pipeline, "LARGE", len(program.nodes) - 1)
    assert pipeline.rounds_of(program) == 1
