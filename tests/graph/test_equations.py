"""Nodes of semi-definite equations: values, derivatives in both modes, passes, counts."""

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.graph import Array, Graph, Program, gradient, jacobian
from symdyn.graph.formulas import formulas_of
from symdyn.lie.semidefinite import factorize
from symdyn.passes.pipeline import one_round


def problem(n, rank, seed=0):
    """A(t) x = r(t) over symbols t, of a constant rank: x for r in the range, P w, x for any r."""
    rng = np.random.default_rng(seed)
    graph = Graph()
    t = [graph.symbol(f"t[{k}]") for k in range(3)]

    def varying(*shape):
        constant, slope = rng.normal(size=shape), rng.normal(size=(*shape, 3))
        return np.vectorize(
            lambda *place: (
                constant[place]
                + sum(slope[(*place, k)] * t[k] for k in range(3))
                + t[0].sin() * t[1]
            ),
            otypes=[object],
        )(*np.indices(shape))

    B, c, w = varying(n, rank), varying(n), varying(n)
    A = B @ B.T if rank else np.zeros((n, n), int) * t[0]
    factors = factorize(A.tolist())
    results = [
        *factors.solve((A @ c).tolist()),
        *factors.null_part(w.tolist()),
        *factors.solve((w + c).tolist()),
    ]
    return t, results, factors


def program(t, results):
    return Program(
        "solve",
        (Array("t", (len(t),), tuple(t)),),
        (Array("x", (len(results),), tuple(results)),),
        "test",
    )


SIZES = [(4, 4), (4, 3), (5, 2), (1, 1)]
POINT = np.array([0.3, -0.4, 0.7])


@pytest.mark.parametrize(("n", "rank"), SIZES)
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_derivatives_are_those_of_complex_steps(n, rank, mode):
    t, results, _ = problem(n, rank)
    rows = jacobian(results, t, mode=mode)
    (slopes,) = program(t, [entry for row in rows for entry in row])(POINT)
    run = program(t, results)
    for k in range(3):
        (moved,) = run(POINT + 1e-30j * np.eye(3)[k])
        slope = moved.imag / 1e-30
        assert np.allclose(slopes.reshape(-1, 3)[:, k], slope, rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize(("n", "rank"), SIZES)
def test_second_derivatives(n, rank):
    t, results, _ = problem(n, rank)
    first = gradient(results, t, weights=range(1, len(results) + 1))
    second = jacobian(first, t)
    (slopes,) = program(t, [entry for row in second for entry in row])(POINT)
    run = program(t, first)
    for k in range(3):
        (moved,) = run(POINT + 1e-30j * np.eye(3)[k])
        assert np.allclose(slopes.reshape(3, 3)[:, k], moved.imag / 1e-30, rtol=1e-7, atol=1e-6)


@pytest.mark.parametrize(("n", "rank"), SIZES)
def test_passes_keep_the_values(n, rank):
    t, results, factors = problem(n, rank)
    given = program(t, [*results, factors.rank, *factors.undetermined])
    (before,), (after,) = given(POINT), one_round(given)(POINT)
    assert np.allclose(before, after, rtol=1e-9, atol=1e-9)
    assert before[3 * n] == rank
    assert before[3 * n + 1 :].tolist() == [float(rank < n)] * n


def test_equal_equations_are_one_node():
    x = Graph().symbol("x")
    (one,), (other,) = (factorize([[x * x]]).solve([x]) for _ in range(2))
    assert one is other


def test_nothing_is_built_for_zeros():
    x = Graph().symbol("x")
    assert factorize([[x * x]]).solve([0])[0].is_zero


def test_a_matrix_of_numbers_solves_at_once():
    x = Graph().symbol("x")
    assert str(factorize([[2.0, 0.0], [0.0, 0.0]]).solve([x, x])[0]) == "0.5*x"


def test_closed_forms_are_rejected_by_name():
    x = Graph().symbol("x")
    with pytest.raises(FunctionError, match=r"pivots that depend on.*closed form"):
        formulas_of(factorize([[x]]).solve([x]))
