"""Semi-definite equations in their range, against NumPy's pseudo-inverse and complex steps."""

from fractions import Fraction

import numpy as np
import pytest

from symdyn.lie.semidefinite import ArrayFactors, factorize

SIZES = [(12, 12), (12, 9), (5, 2), (3, 0), (1, 1), (6, 5)]


def semidefinite(n, rank, seed=0):
    """A matrix of that rank, of rows in quite different units."""
    rng = np.random.default_rng(seed)
    B = rng.normal(size=(n, rank)) * np.exp(rng.normal(size=(n, 1)))
    return B @ B.T, rng


@pytest.mark.parametrize(("n", "rank"), SIZES)
def test_shortest_solution(n, rank):
    A, rng = semidefinite(n, rank)
    r = A @ rng.normal(size=n)
    factors = factorize(A.tolist())
    expected = np.linalg.pinv(A, rcond=1e-12) @ r
    assert factors.rank == rank
    assert np.allclose(factors.solve(r.tolist()), expected, rtol=1e-7, atol=1e-9)


def test_units_do_not_decide_the_rank():
    A, _ = semidefinite(6, 4)
    S = np.diag(10.0 ** np.arange(-6, 6, 2))
    assert factorize((S @ A @ S).tolist()).rank == 4


def test_entries_that_are_left_open_are_named():
    A = np.zeros((4, 4))
    A[0, 0] = 2
    A[2:, 2:] = 3  # two rows that say the same
    factors = factorize(A.tolist())
    assert factors.rank == 2
    assert factors.undetermined == [0, 1, 1, 1]
    assert np.allclose(factors.solve([4, 0, 3, 3]), [2, 0, 0.5, 0.5])


def test_what_is_outside_the_range_is_left():
    factors = factorize([[1.0, 0.0], [0.0, 0.0]])
    assert factors.solve([1.0, 5.0]) == [1.0, 0.0]


@pytest.mark.parametrize(("n", "rank"), SIZES)
def test_any_right_hand_side_is_projected_on_the_range(n, rank):
    A, rng = semidefinite(n, rank)
    r = rng.normal(size=n)
    expected = np.linalg.pinv(A, rcond=1e-12) @ r
    assert np.allclose(factorize(A.tolist()).solve(r.tolist()), expected, rtol=1e-7, atol=1e-9)


def test_a_row_that_is_only_rounding_is_a_row_of_zeros():
    K = np.array([[1.0, 0.5], [3e-17, -2e-17]])
    factors = factorize((K @ K.T).tolist())
    assert factors.rank == 1
    assert factors.undetermined == [0, 1]
    assert factors.solve([1.25, 1e-17])[1] == 0


def test_batches():
    rng = np.random.default_rng(1)
    B = rng.normal(size=(4, 3, 5, 5))
    B[1, :, :, 3:] = 0  # ranks differ within the batch
    A = B @ np.swapaxes(B, -1, -2)
    r = (A @ rng.normal(size=(4, 3, 5, 1)))[..., 0]
    factors = ArrayFactors(A)
    assert factors.rank.tolist() == [[5] * 3, [3] * 3, [5] * 3, [5] * 3]
    single = [
        [factorize(A[i, j].tolist()).solve(r[i, j].tolist()) for j in range(3)] for i in range(4)
    ]
    assert np.allclose(factors.solve(r), single)


@pytest.mark.parametrize(("n", "rank"), SIZES)
def test_complex_steps_see_the_derivative(n, rank):
    """Along a change that keeps the rank, with r in the range."""
    _, rng = semidefinite(n, rank)
    B, dB, c, dc = (rng.normal(size=shape) for shape in [(n, rank)] * 2 + [(n,)] * 2)

    def solved(t):
        A = (B + t * dB) @ (B + t * dB).T
        return ArrayFactors(A).solve(A @ (c + t * dc))

    step = 1e-6
    slope = (solved(step) - solved(-step)) / (2 * step)
    assert np.allclose(
        solved(1e-30j).imag / 1e-30, slope, rtol=1e-5, atol=1e-5 * (1 + abs(slope).max(initial=0))
    )


def test_fractions_are_numbers():
    half = Fraction(1, 2)
    factors = factorize([[half, half], [half, half]])
    assert factors.rank == 1
    assert factors.solve([half, half]) == pytest.approx([0.5, 0.5])
