"""The one kit for small matrices: products, blocks, turned tensors, coordinate axes."""

import math
from fractions import Fraction

import numpy as np
import pytest

from symdyn.formulations.shared.tally import Counts, Tally
from symdyn.graph import Graph
from symdyn.lie import (
    AxisRotation,
    coordinate_axis,
    exp_so3,
    matrices,
    only_nonzero_index,
    rotate_symmetric_tensor,
    rotate_tensor,
    vec,
)
from symdyn.scalar import cos, sin

RNG = np.random.default_rng(12)


def random_matrix(rows, columns):
    return RNG.uniform(-1, 1, (rows, columns)).tolist()


@pytest.mark.parametrize("sizes", [(2, 3, 4), (4, 4, 4), (1, 5, 1)])
def test_both_products_are_the_product(sizes):
    a, b = random_matrix(*sizes[:2]), random_matrix(*sizes[1:])
    assert np.allclose(matrices.product(a, b), np.array(a) @ b)
    assert np.allclose(matrices.dense_product(a, b), np.array(a) @ b)


def test_only_the_dense_product_counts_products_with_zeros():
    counts = Counts()
    x = Tally(counts)
    shift = [[1, x], [0, 1]]
    matrices.dense_product(shift, shift)
    assert (counts.multiplications, counts.additions) == (4, 3)
    counts.multiplications = counts.additions = 0
    matrices.product(shift, shift)
    assert (counts.multiplications, counts.additions) == (2, 2)


def test_a_product_of_several_starts_on_the_right():
    a, b, c = random_matrix(2, 3), random_matrix(3, 4), random_matrix(4, 1)
    assert np.allclose(matrices.product(a, b, c), np.array(a) @ b @ c)
    assert matrices.apply(a, [1, 0, 2]) == pytest.approx(np.array(a) @ [1, 0, 2])


def test_inner_is_the_trace_with_the_transpose():
    a, b = random_matrix(4, 4), random_matrix(4, 4)
    assert matrices.inner(a, b) == pytest.approx(np.trace(np.array(a) @ np.transpose(b)))


def test_blocks_go_in_and_come_out():
    part = [[1, 2], [3, 4]]
    whole = matrices.from_blocks([2, 2], [2, 2], {(1, 0): part})
    assert matrices.block(whole, 1, 0, 2) == part
    assert matrices.block(whole, 0, 1, 2) == matrices.zeros(2, 2)
    assert matrices.diagonal([part, [[5]]]) == [[1, 2, 0], [3, 4, 0], [0, 0, 5]]


def test_path_sum_is_the_inverse_of_one_minus_the_steps():
    parents = [2, 2, 3, 4]  # the last is carried by what is not in the list
    steps = [random_matrix(2, 2) for _ in parents]
    N = matrices.from_blocks([2] * 4, [2] * 4, {(parents[j], j): steps[j] for j in range(3)})
    inverse = np.linalg.inv(np.eye(8) - np.array(N, float))
    assert np.allclose(matrices.path_sum(parents, steps), inverse)


@pytest.mark.parametrize("axis", range(3))
@pytest.mark.parametrize("angle", [0, 0.7, math.pi / 2, -math.pi / 2, math.pi])
def test_every_way_to_turn_a_tensor_is_the_congruence(axis, angle):
    R = exp_so3(vec.IDENTITY[axis], angle)
    turn = AxisRotation(axis, sin(angle), cos(angle))
    A = vec.mat3(random_matrix(3, 3))
    S = vec.symmetric(A)
    for found in (rotate_tensor(R, A), turn.rotate(A), turn.rotate_articulated(A)):
        assert np.allclose(found, np.array(R) @ A @ np.transpose(R))
    for found in (rotate_symmetric_tensor(R, S), turn.rotate(S), turn.rotate_symmetric(S)):
        assert np.allclose(found, np.array(R) @ S @ np.transpose(R))


def test_a_turn_costs_half_of_a_rotation():
    def multiplications(formula):
        counts = Counts()
        x = Tally(counts)
        formula(x, vec.mat3([[x] * 3] * 3))
        return counts.multiplications

    assert multiplications(lambda x, A: rotate_tensor(A, A)) == 54
    assert multiplications(lambda x, A: AxisRotation(2, x, x).rotate(A)) == 14
    assert multiplications(lambda x, A: AxisRotation(2, x, x).rotate_articulated(A)) == 12
    assert multiplications(lambda x, A: AxisRotation(2, x, x).rotate_symmetric(A)) == 9


def test_tensors_of_a_trace():
    A = vec.mat3(random_matrix(3, 3))
    expected = np.trace(A) * np.eye(3) - A
    assert np.allclose(vec.trace_minus(A), expected)
    assert np.allclose(vec.scalar_minus(vec.trace(A), A), expected)
    a, b = A[0], A[1]
    assert np.allclose(vec.minus_outer(A, a, b), A - np.outer(a, b))


def test_coordinate_axes_are_recognised_with_either_sign():
    x = Graph().symbol("x")
    for axis in ((0, 0, 1), (0, 0.0, -1), (0, x - x, Fraction(-1))):
        assert coordinate_axis(axis) == only_nonzero_index(axis) == 2
    assert only_nonzero_index((0, x, 0)) == 1
    assert coordinate_axis((0, x, 0)) is None
    assert coordinate_axis((0.6, 0, 0.8)) is None
    assert only_nonzero_index((0, 0, 0, 0, 0, 2)) == 5
