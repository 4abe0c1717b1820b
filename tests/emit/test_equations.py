"""Semi-definite equations in emitted C and Python: the values of the graph, ranks of all kinds."""

import numpy as np
import pytest

from symdyn.emit.c.source import emit_c, emit_many
from symdyn.emit.python.source import emit_python
from symdyn.graph import Graph, jacobian
from symdyn.semidefinite import factored
from tests.emit.building import COMPILERS, build, call_batch, call_each, hand_made, write
from tests.graph.test_equations import SIZES, problem, program

SMALL = {"double": 1e-9, "float": 2e-2}


def whole(n, rank, derivatives=False):
    """A program with the solution, its rank, what is undetermined, and its derivatives."""
    t, results, factors = problem(n, rank)
    if derivatives:
        return program(t, [entry for row in jacobian(results, t) for entry in row])
    return program(t, [*results, factors.rank, *factors.undetermined])


def points(count=7):
    return np.random.default_rng(0).uniform(-0.5, 0.5, (count, 3))


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize(("n", "rank"), SIZES)
def test_c_has_the_values_of_the_graph(n, rank, compiler, tmp_path):
    made = whole(n, rank)
    module = hand_made(made)
    library = build(write(emit_c(module), tmp_path), "-O2", compiler=compiler)
    (expected,) = made(points())
    for call in (call_each, call_batch):
        (found,) = call(library, module, made, [points().T])
        assert np.allclose(found.T, expected, rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize(("n", "rank"), SIZES)
def test_python_has_the_values_of_the_graph(n, rank, tmp_path):
    made = whole(n, rank)
    namespace = {}
    exec(emit_python(hand_made(made))["hand.py"], namespace)
    (expected,) = made(points())
    assert np.allclose(namespace["solve"](points()), expected, rtol=1e-9, atol=1e-9)
    assert np.allclose(namespace["solve"](points()[0]), expected[0], rtol=1e-9, atol=1e-9)


def test_derivatives_in_c(tmp_path):
    made = whole(4, 3, derivatives=True)
    module = hand_made(made)
    library = build(write(emit_c(module), tmp_path), "-O2")
    (expected,) = made(points())
    (found,) = call_each(library, module, made, [points().T])
    assert np.allclose(found.T, expected, rtol=1e-7, atol=1e-6)


def test_single_precision_decides_the_rank_alike(tmp_path):
    made = whole(4, 3)
    module = hand_made(made, dtype="float")
    library = build(write(emit_c(module), tmp_path), "-O2")
    (expected,) = made(points())
    (found,) = call_each(library, module, made, [points().T.astype(np.float32)])
    assert np.array_equal(found.T[:, -5:], expected[:, -5:])
    assert np.allclose(found.T, expected, rtol=2e-2, atol=2e-2)


def test_constants_keep_single_precision_in_python():
    """They are doubles in Python: a matrix of doubles with the noise of floats has full rank."""
    graph = Graph()
    t = [graph.symbol(f"t[{k}]") for k in range(3)]
    third = t[2] / 3
    rows = [(t[0], 1 + t[1], 1.0), (third, t[0], 0.0), (t[0] + third, 1 + t[1] + t[0], 1.0)]
    A = [[sum(x * y for x, y in zip(a, b, strict=True)) for b in rows] for a in rows]
    A = [[*row, 0.0] for row in A] + [[0.0, 0.0, 0.0, 12.5]]
    factors = factored(A)
    made = program(t, [*factors.solve([t[0], t[1], t[0] + t[1], 1.0]), factors.rank])
    namespace = {}
    exec(emit_python(hand_made(made, dtype="float"))["hand.py"], namespace)
    found, (expected,) = namespace["solve"](points(40)), made(points(40))
    assert found.dtype == np.float32
    assert (expected[:, -1] == 3).all()
    assert np.array_equal(found[:, -1], expected[:, -1])


def test_no_number_stays_none(tmp_path):
    """A state that is not a number has no solution of zeros."""
    made = whole(4, 3)
    module = hand_made(made, batch=False)
    library = build(write(emit_c(module), tmp_path), "-O2")
    (found,) = call_each(library, module, made, [np.full((3, 1), np.nan)])
    assert np.isnan(found[:4]).all()


def test_states_in_a_row(tmp_path):
    module = hand_made(whole(4, 3))
    (source,) = emit_many(module)
    (tmp_path / "many.c").write_text(source)
    build(tmp_path / "many.c", "-O2")
