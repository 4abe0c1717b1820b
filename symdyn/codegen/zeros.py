"""Results with many zeros: all entries are set to zero by a loop, then the others are stored.

A zero takes a store of its own otherwise, and code that leaves the cache of instructions. Half of
the mass matrix of a humanoid is zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.codegen.printer import Printer
from symdyn.codegen.statements import Assignment, Block, Body, Lines
from symdyn.graph import Array

FEWEST = 400
"""Zeros from which on the loop is faster; they must also be a third of the entries."""


def with_zeros_first(body: Body, outputs: Sequence[Array], printer: Printer) -> Body:
    """The body with a loop for every output that has many zeros, if the language has one."""
    zero = printer.number(0)
    blocks = []
    for array in outputs:
        zeros = sum(node.is_zero for node in array.elements)
        lines = printer.cleared(array.name, len(array.elements))
        if lines and zeros >= FEWEST and 3 * zeros > len(array.elements):
            loop = Lines(lines, mentions=(array.name,))
            title = f"{array.name}: zeros, over which all entries that are not zero are stored"
            blocks.append(Block(title, [loop]))
            body = without_zeros(body, array.name, zero)
    return replace(body, blocks=[*blocks, *body.blocks])


def without_zeros(body: Body, name: str, zero: str) -> Body:
    """The body without the stores of zeros into an output, whose entries are zero before."""

    def is_zero(statement: object) -> bool:
        return (
            isinstance(statement, Assignment)
            and statement.stores_to == name
            and statement.text == zero
        )

    kept = [
        replace(block, statements=[s for s in block.statements if not is_zero(s)])
        for block in body.blocks
    ]
    return replace(body, blocks=[block for block in kept if block.statements])
