"""Plain matrices as nested lists, put together of blocks, over any scalar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.derive.matrices.lagrange import matmul
from symdyn.derive.shared.joint_sums import zero_matrix
from symdyn.scalar import Scalar

Matrix = list[list[Scalar]]
Rows = Sequence[Sequence[Scalar]]


def identity(n: int) -> Matrix:
    """The n x n identity."""
    return [[1 if i == j else 0 for j in range(n)] for i in range(n)]


def transpose(a: Rows) -> Matrix:
    """The transposed matrix."""
    return [list(column) for column in zip(*a, strict=True)]


def plus(a: Rows, b: Rows) -> Matrix:
    """The sum of two matrices."""
    return [[x + y for x, y in zip(p, q, strict=True)] for p, q in zip(a, b, strict=True)]


def minus(a: Rows, b: Rows) -> Matrix:
    """The difference of two matrices."""
    return [[x - y for x, y in zip(p, q, strict=True)] for p, q in zip(a, b, strict=True)]


def product(*factors: Rows) -> Matrix:
    """The product of matrices, from the right; structural zeros cost nothing.

    >>> product([[1, 2]], [[3], [4]])
    [[11]]
    """
    *others, result = factors
    for factor in reversed(others):
        result = matmul(factor, result)
    return [list(row) for row in result]


def apply(a: Rows, x: Sequence[Scalar]) -> list[Scalar]:
    """The matrix times a column."""
    return [entry for (entry,) in product(a, [[value] for value in x])]


def from_blocks(
    rows: Sequence[int], columns: Sequence[int], blocks: Mapping[tuple[int, int], Rows]
) -> Matrix:
    """The matrix of blocks whose heights and widths are given; those not given are zero.

    >>> from_blocks([1], [1, 2], {(0, 1): [[5, 6]]})
    [[0, 5, 6]]
    """
    total = zero_matrix(sum(rows), sum(columns))
    for (i, j), block in blocks.items():
        top, left = sum(rows[:i]), sum(columns[:j])
        for r, row in enumerate(block):
            total[top + r][left : left + columns[j]] = row
    return total


def diagonal(blocks: Sequence[Rows]) -> Matrix:
    """The matrix of blocks along the diagonal."""
    heights, widths = [len(b) for b in blocks], [len(b[0]) for b in blocks]
    return from_blocks(heights, widths, {(i, i): block for i, block in enumerate(blocks)})


def path_sum(parents: Sequence[int], steps: Sequence[Rows]) -> Matrix:
    """(1 - N)^-1 = 1 + N + N^2 + ..., where N has steps[j] in block (parents[j], j).

    Block (i, j) is the product of the steps from j up to i. A parent outside the list ends a path.
    """
    n = len(parents)
    size = len(steps[0])
    blocks: dict[tuple[int, int], Rows] = {}
    for j in range(n):
        path: Rows = identity(size)
        i = j
        while 0 <= i < n:
            blocks[i, j] = path
            path, i = product(steps[i], path), parents[i]
    return from_blocks([size] * n, [size] * n, blocks)
