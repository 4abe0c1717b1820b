"""Matrices of any size as nested sequences, over any scalar.

Results are lists of rows. 3x3 matrices are tuples and have unrolled functions in `vec.py`. NumPy
cannot eliminate exactly over expressions, so the core does not depend on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.scalar import Scalar, is_zero

Matrix = list[list[Scalar]]
Rows = Sequence[Sequence[Scalar]]
Column = Sequence[Scalar]


def zeros(rows: int, columns: int) -> Matrix:
    """Return a matrix of exact zeros."""
    return [[0] * columns for _ in range(rows)]


def identity(n: int) -> Matrix:
    """Return the n x n identity.

    >>> identity(2)
    [[1, 0], [0, 1]]
    """
    return [[1 if i == j else 0 for j in range(n)] for i in range(n)]


def transpose(a: Rows) -> Matrix:
    """Return the transposed matrix."""
    return [list(column) for column in zip(*a, strict=True)]


def symmetric(a: Rows) -> Matrix:
    """Return the symmetric matrix with the diagonal and the upper half of a.

    >>> symmetric([[1, 2], [None, 3]])
    [[1, 2], [2, 3]]
    """
    n = len(a)
    return [[a[min(i, j)][max(i, j)] for j in range(n)] for i in range(n)]


# -- sums and multiples ----------------------------------------------------------------------


def add_matrices(a: Rows, b: Rows) -> Matrix:
    """Return a + b."""
    return [add_columns(p, q) for p, q in zip(a, b, strict=True)]


def subtract_matrices(a: Rows, b: Rows) -> Matrix:
    """Return a - b."""
    return [[x - y for x, y in zip(p, q, strict=True)] for p, q in zip(a, b, strict=True)]


def scale_matrix(s: Scalar, a: Rows) -> Matrix:
    """Return s a."""
    return [[s * x for x in row] for row in a]


def negate_matrix(a: Rows) -> Matrix:
    """Return -a, without a product."""
    return [[-x for x in row] for row in a]


def add_columns(a: Column, b: Column) -> list[Scalar]:
    """Return the sum of two columns."""
    return [x + y for x, y in zip(a, b, strict=True)]


# -- products --------------------------------------------------------------------------------


def product(*factors: Rows) -> Matrix:
    """Multiply matrices from the right; structural zeros are skipped and cost nothing.

    >>> product([[1, 2]], [[3], [4]])
    [[11]]
    """
    *others, last = factors
    result = [list(row) for row in last]
    for factor in reversed(others):
        result = _sparse_product(factor, result)
    return result


def _sparse_product(a: Rows, b: Rows) -> Matrix:
    result = zeros(len(a), len(b[0]))
    filled = [[(c, y) for c, y in enumerate(row) if not is_zero(y)] for row in b]
    for total, row in zip(result, a, strict=True):
        for x, others in zip(row, filled, strict=True):
            if not is_zero(x):
                for c, y in others:
                    total[c] = total[c] + x * y
    return result


def dense_product(a: Rows, b: Rows) -> Matrix:
    """Return a b with all multiplications, including those with zeros.

    Published operation counts (`formulations/shared/tally.py`) of the classical 4x4 formulations
    count whole products.
    """
    columns = transpose(b)
    return [[dot(row, column) for column in columns] for row in a]


def apply(a: Rows, x: Column) -> list[Scalar]:
    """Multiply a matrix by a column; structural zeros are skipped."""
    return [entry for (entry,) in product(a, [[value] for value in x])]


def dot(a: Column, b: Column) -> Scalar:
    """Return the sum of the products of the entries.

    >>> dot([1, 2, 3, 4], [4, 3, 2, 1])
    20
    """
    total = a[0] * b[0]
    for x, y in zip(a[1:], b[1:], strict=True):
        total = total + x * y
    return total


def solve_positive_definite(a: Rows, b: Column) -> list[Scalar]:
    """Solve a x = b for a symmetric positive definite a, by elimination without pivoting.

    >>> solve_positive_definite([[2, 0], [0, 4]], [2, 2])
    [1.0, 0.5]
    """
    rows = [[*row, x] for row, x in zip(a, b, strict=True)]
    n = len(rows)
    for k in range(n):
        for i in range(k + 1, n):
            if not is_zero(rows[i][k]):
                share = rows[i][k] / rows[k][k]
                rows[i] = [x - share * y for x, y in zip(rows[i], rows[k], strict=True)]
    x: list[Scalar] = [0] * n
    for k in reversed(range(n)):
        rest = rows[k][n]
        for j in range(k + 1, n):
            rest = rest - rows[k][j] * x[j]
        x[k] = rest / rows[k][k]
    return x


def outer(a: Column, b: Column) -> Matrix:
    """Return a b^T."""
    return [[x * y for y in b] for x in a]


def inner(a: Rows, b: Rows) -> Scalar:
    """Return tr(a b^T), the sum of the products of the entries.

    >>> inner([[1, 2], [3, 4]], [[1, 0], [0, 1]])
    5
    """
    total = dot(a[0], b[0])
    for p, q in zip(a[1:], b[1:], strict=True):
        total = total + dot(p, q)
    return total


# -- blocks ----------------------------------------------------------------------------------


def from_blocks(
    rows: Sequence[int], columns: Sequence[int], blocks: Mapping[tuple[int, int], Rows]
) -> Matrix:
    """Assemble a matrix from blocks, given their heights and widths; missing blocks are zero.

    >>> from_blocks([1], [1, 2], {(0, 1): [[5, 6]]})
    [[0, 5, 6]]
    """
    total = zeros(sum(rows), sum(columns))
    for (i, j), part in blocks.items():
        top, left = sum(rows[:i]), sum(columns[:j])
        for r, row in enumerate(part):
            total[top + r][left : left + columns[j]] = row
    return total


def block(a: Rows, i: int, j: int, size: int) -> Matrix:
    """Return block (i, j) of a matrix of square blocks.

    >>> block([[1, 2, 3, 4], [5, 6, 7, 8]], 0, 1, 2)
    [[3, 4], [7, 8]]
    """
    rows, left = a[size * i : size * (i + 1)], size * j
    return [list(row[left : left + size]) for row in rows]


def diagonal(blocks: Sequence[Rows]) -> Matrix:
    """Return the block-diagonal matrix."""
    heights, widths = [len(b) for b in blocks], [len(b[0]) for b in blocks]
    return from_blocks(heights, widths, {(i, i): part for i, part in enumerate(blocks)})


def path_sum(parents: Sequence[int], steps: Sequence[Rows]) -> Matrix:
    """Return (1 - N)^-1 = 1 + N + N^2 + ..., where N has steps[j] in block (parents[j], j).

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
