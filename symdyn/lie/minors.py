"""Minors of a matrix, without divisions, for scalars without division.

    E - C A^-1 B = N / d,      d = det A,      N_ij = det | A    B_j  |
                                                          | C_i  E_ij |

The determinants are expanded along their last rows. Every minor of the previous rows is computed
once for each set of columns, so that n rows take 2^n minors instead of n!.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from symdyn.lie.matrices import Matrix, Rows
from symdyn.scalar import Scalar, is_zero

Columns = tuple[int, ...]


def bordered_minors(
    a: Rows, pivots: Sequence[int], rows: Sequence[int], columns: Sequence[int]
) -> Matrix:
    """Return the minors of the pivots' rows and columns with one more row and one more column.

    >>> bordered_minors([[2, 3], [5, 7]], [0], [1], [1])
    [[-1]]
    """
    known = _minors([a[k] for k in pivots], pivots, columns)
    return [[_expand(a[i], (*pivots, j), known) for j in columns] for i in rows]


def principal_minor(a: Rows, pivots: Sequence[int]) -> Scalar:
    """Return the minor of these rows and the same columns.

    >>> principal_minor([[2, 3, 0], [5, 7, 0], [0, 0, 1]], [0, 1])
    -1
    """
    return _minors([a[k] for k in pivots], pivots, ()).get(tuple(pivots), 0)


def _minors(rows: Rows, pivots: Sequence[int], more: Sequence[int]) -> dict[Columns, Scalar]:
    """Return the minors of all rows with columns of the pivots, at most one of them from `more`."""
    known: dict[Columns, Scalar] = {(): 1}
    for size, row in enumerate(rows, 1):
        minors = {
            columns: _expand(row, columns, known) for columns in _column_sets(pivots, more, size)
        }
        known = {columns: minor for columns, minor in minors.items() if not is_zero(minor)}
    return known


def _column_sets(pivots: Sequence[int], more: Sequence[int], size: int) -> Iterator[Columns]:
    yield from combinations(pivots, size)
    for own in combinations(pivots, size - 1):
        yield from ((*own, column) for column in more)


def _expand(row: Sequence[Scalar], columns: Columns, known: Mapping[Columns, Scalar]) -> Scalar:
    """Return the determinant whose last row is `row`, from the minors of the previous rows."""
    total: Scalar = 0
    last = len(columns) - 1
    for place, column in enumerate(columns):
        minor = known.get(columns[:place] + columns[place + 1 :])
        if minor is not None and not is_zero(row[column]):
            term = row[column] * minor
            total = total - term if (last - place) % 2 else total + term
    return total
