"""Arrays as CasADi has them: matrices, entries column by column, structural zeros left out.

    shape ()           1 x 1
    shape (n,)         n x 1
    shape (a, b, n)    a b x n: all axes but the last count the rows, row-major

A pattern says which entries may differ from zero. An entry that is not in it is zero for all
arguments.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from symdyn.graph import Array, Expr


@dataclass(frozen=True)
class Matrix:
    """An argument of an external function.

    `places` are the entries that may differ from zero, in ascending order: row r of column c has
    the place c * rows + r.
    """

    name: str
    rows: int
    columns: int
    places: tuple[int, ...]

    @property
    def size(self) -> int:
        """The number of entries, zeros included."""
        return self.rows * self.columns

    @property
    def pattern(self) -> tuple[int, ...]:
        """CasADi's text of it: rows, columns, then 1 if dense, else starts of columns and rows."""
        if len(self.places) == self.size and self.size:
            return (self.rows, self.columns, 1)
        inside = [k // self.rows for k in self.places]
        starts = [sum(c < column for c in inside) for column in range(self.columns + 1)]
        return (self.rows, self.columns, *starts, *(k % self.rows for k in self.places))

    def empty(self, name: str) -> Matrix:
        """A matrix of these sizes without entries."""
        return Matrix(name, self.rows, self.columns, ())


def matrix_of(array: Array, dense: bool = False) -> tuple[Matrix, Array]:
    """The matrix of an array, and its entries in one row, without zeros unless it is `dense`."""
    rows = math.prod(array.shape[:-1])
    columns = array.shape[-1] if len(array.shape) > 1 else 1
    if len(array.shape) == 1:
        rows = array.shape[0]
    by_column = [array.elements[r * columns + c] for c in range(columns) for r in range(rows)]
    kept = [k for k, node in enumerate(by_column) if dense or not node.is_zero]
    names = array.element_names if len(array.shape) == 1 and len(kept) == len(by_column) else ()
    row = replace(
        array,
        shape=(len(kept),),
        elements=tuple(by_column[k] for k in kept),
        element_names=names,
        columns=(),
    )
    return Matrix(array.name, rows, columns, tuple(kept)), row


def slopes_of(
    name: str, of: Matrix, by: Matrix, nodes: Sequence[Sequence[Expr]]
) -> tuple[Matrix, Array]:
    """d(of)/d(by), a row for each entry of `of` and a column for each of the dense `by`.

    `nodes` has a row for each place of `of`.
    """
    found = [
        (c * of.size + place, row[c])
        for c in range(by.size)
        for place, row in zip(of.places, nodes, strict=True)
        if not row[c].is_zero
    ]
    elements = tuple(node for _, node in found)
    matrix = Matrix(name, of.size, by.size, tuple(place for place, _ in found))
    return matrix, Array(name, (len(elements),), elements)


def transposed(matrix: Matrix, name: str) -> tuple[Matrix, tuple[int, ...]]:
    """The transposed matrix, and which entry of the given one each of its entries is."""
    turned = sorted(
        (k % matrix.rows * matrix.columns + k // matrix.rows, entry)
        for entry, k in enumerate(matrix.places)
    )
    places = tuple(place for place, _ in turned)
    return Matrix(name, matrix.columns, matrix.rows, places), tuple(entry for _, entry in turned)
