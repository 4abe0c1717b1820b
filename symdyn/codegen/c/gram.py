"""Gram matrices of a regressor in one pass, without its values for all states.

    G_j = sum over states of a a^T,   a = (row j of Y, further columns)

A block of states goes through the kernel (`states.py`). Its results move from the cache to one
panel for each row j, a line a state, and added to the sums in tiles of 8 lines by as many columns
as a vector holds. Entries of Y that are always zero are no part of a panel: row j of the regressor
of a chain has columns for the links further out only. Only tiles on or below the diagonal are
computed. Sums are of double precision for any type of number.
"""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.c.printer import prototype
from symdyn.codegen.c.states import BLOCK, Kernel
from symdyn.graph import Program

TILE = 8
"""Lines of a tile, which is a multiple of the numbers in any vector."""
LOCALS = frozenset(("n", "parts", "part", "width", "work", "G", "stride", "panel", "sums"))
"""Names of the function beside its inputs; no input may have one of these."""


@dataclass(frozen=True)
class Gram:
    """The function that accumulates, ready for the templates.

    `kept` are the columns of each row that are not always zero, all rows in a row, and `rows` the
    rows of the kernel's block that hold them. Those of row j begin at `starts[j]`.
    """

    name: str
    prototype: str
    joints: int
    columns: int
    starts: list[str]
    kept: list[str]
    rows: list[str]


def columns_of(program: Program) -> list[list[int]]:
    """The columns of each row of a regressor that are not zero for all states."""
    (output,) = program.outputs
    rows, columns = output.shape
    entries = [output.elements[j * columns : (j + 1) * columns] for j in range(rows)]
    return [[k for k, node in enumerate(row) if not node.is_zero] for row in entries]


def gram_of(program: Program, kernel: Kernel, real: str) -> Gram:
    """The function for a program with one output, (rows, columns)."""
    assert not LOCALS.intersection(a.name for a in kernel.inputs), kernel.inputs
    (output,), (array,) = kernel.outputs, program.outputs
    rows, columns = array.shape
    kept = columns_of(program)
    starts = [sum(map(len, kept[:j])) for j in range(rows + 1)]
    places = [output.row_of[j * columns + k] for j in range(rows) for k in kept[j]]
    return Gram(
        name=kernel.name,
        prototype=prototype(
            f"void {kernel.name}_gram",
            ["size_t n"]
            + [f"const {real} *{a.name}, size_t {a.name}_step" for a in kernel.inputs]
            + ["size_t parts", "const double *const *part", "const size_t *width"]
            + ["double *work", "double *G"],
        ),
        joints=rows,
        columns=columns,
        starts=_table(starts),
        kept=_table([k for row in kept for k in row]),
        rows=_table(places),
    )


def work_for(rows: int, columns: int) -> int:
    """The numbers that the function works in: a panel of a block, and the sums of every row."""
    stride = -(-columns // TILE) * TILE
    return stride * BLOCK + rows * stride * stride


def _table(numbers: list[int]) -> list[str]:
    """As lines of C, where an array has at least one number."""
    return wrap(", ".join(map(str, numbers or [0])), 84)
