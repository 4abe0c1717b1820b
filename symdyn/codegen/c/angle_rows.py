"""Sines and cosines of many joint angles by one loop, which compilers turn into vectors.

    angle[k] = q[first + k] + offset[k],      s[k], c[k] of all k at once

One sine after the other is faster for few angles: the rest of the function begins when the first is
known. From a dozen on the loop wins. Single precision keeps them apart: it is mostly for processors
without vectors, where the loop only adds loads and stores.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap
from typing import NamedTuple

from symdyn.codegen.c.printer import CPrinter
from symdyn.codegen.statements import Block, FunctionBody, Lines, SineAndCosine, Statement
from symdyn.graph import Array, Expr
from symdyn.graph.expr import ADD, CONST, SUB, SYMBOL, Number

FEWEST = 12
"""Angles from which on the loop is faster."""
MOST_GAPS = 4
"""Entries of q between them that the loop may compute in vain."""


OPERATIONS = 15
"""Operations that the sine and cosine of an angle in a row count for."""
ALL_AT_ONCE = "sines and cosines of the joint angles, all at once"
"""The title of the loop."""


class _Angle(NamedTuple):
    """The angle q[entry] + offset."""

    entry: int
    offset: Number


def with_angle_rows(body: FunctionBody, q: Array | None, printer: CPrinter) -> FunctionBody:
    """The body with one loop for the sines and cosines that it begins with, if they are many."""
    front = _front(body)
    pairs = [s for _, s in front if isinstance(s, SineAndCosine)]
    if len(pairs) < FEWEST or printer.type.name != "double":
        return body
    others = [(block, s) for block, s in front if s not in pairs]
    behind = _blocks([(b, s) for b in body.blocks for s in b.statements][len(front) :])
    place = {} if q is None else {node.index: k for k, node in enumerate(q.elements)}
    angles = [angle for pair in pairs if (angle := _angle(pair.node, place)) is not None]
    first = min((angle.entry for angle in angles), default=0)
    numbers = [angle.entry - first for angle in angles]
    if len(set(numbers)) == len(pairs) and max(numbers) < len(pairs) + MOST_GAPS:
        left = [*(s for _, s in others), *(s for block in behind for s in block.statements)]
        needed = {name for s in left for name in s.mentions}
        others = [(block, s) for block, s in others if not s.makes or needed & {*s.makes}]
        offsets = {angle.entry - first: angle.offset for angle in angles}
        every = [offsets.get(k, 0) for k in range(max(numbers) + 1)]
        lines, reads = _entries(first, every, printer), ["q"]
    else:
        numbers = list(range(len(pairs)))
        lines, reads = _one_by_one(pairs, printer), [x for pair in pairs for x in pair.mentions]
    values = [
        (name, f"{array}[{k}]")
        for pair, k in zip(pairs, numbers, strict=True)
        for name, array in ((pair.sine, "sines"), (pair.cosine, "cosines"))
    ]
    lines += [f"const {printer.type.name} {name} = {value};" for name, value in values]
    # One statement, so that a long function is not cut between the loop and its results.
    row = Lines(
        tuple(lines),
        tuple(dict.fromkeys(reads)),
        OPERATIONS * len(pairs),
        tuple(name for name, _ in values),
    )
    return replace(body, blocks=[*_blocks(others), Block(ALL_AT_ONCE, [row]), *behind])


Titled = Sequence[tuple[Block, Statement]]


def _front(body: FunctionBody) -> Titled:
    """The statements up to the last sine and cosine that no other one is made of, with blocks."""
    known: set[str] = set()
    seen: list[tuple[Block, Statement]] = []
    end = 0
    for block, statement in ((b, s) for b in body.blocks for s in b.statements):
        if known.intersection(statement.mentions):
            break
        seen.append((block, statement))
        if isinstance(statement, SineAndCosine):
            known.update(statement.makes)
            end = len(seen)
    return seen[:end]


def _blocks(statements: Titled) -> list[Block]:
    """Statements under the titles of their blocks."""
    blocks: list[Block] = []
    last: Block | None = None
    for block, statement in statements:
        if block is not last:
            blocks.append(replace(block, statements=[]))
            last = block
        blocks[-1].statements.append(statement)
    return blocks


def _angle(node: Expr | None, place: dict[int, int]) -> _Angle | None:
    """An entry of q, or one with a constant added; None if it is another angle."""
    if node is None:
        return None
    if node.op is SYMBOL:
        return _Angle(place[node.index], 0) if node.index in place else None
    if node.op in (ADD, SUB):
        a, b = node.args
        if a.index in place and b.op is CONST:
            return _Angle(place[a.index], b.value if node.op is ADD else -b.value)
        if node.op is ADD and b.index in place and a.op is CONST:
            return _Angle(place[b.index], a.value)
    return None


def _entries(first: int, offsets: Sequence[Number], printer: CPrinter) -> list[str]:
    """Entries of q, one behind the other, with offsets: vectors from the beginning."""
    number, count = printer.type.name, len(offsets)
    if not any(offsets):
        arrays = f"{number} sines[{count}], cosines[{count}];"
        return [arrays, _call(count, f"&q[{first}]")]
    texts = ", ".join(map(printer.number, offsets))
    declared = f"static const {number} offsets[{count}] = {{{texts}}};"
    return [
        *wrap(declared, 88, subsequent_indent="    "),
        f"{number} angles[{count}], sines[{count}], cosines[{count}];",
        f"for (int k = 0; k < {count}; k++) {{",
        f"    angles[k] = q[{first} + k] + offsets[k];",
        "}",
        _call(count, "angles"),
    ]


def _one_by_one(pairs: Sequence[SineAndCosine], printer: CPrinter) -> list[str]:
    """Any angles, such as sums of entries of q."""
    count = len(pairs)
    return [
        f"{printer.type.name} angles[{count}], sines[{count}], cosines[{count}];",
        *(f"angles[{k}] = {pair.angle};" for k, pair in enumerate(pairs)),
        _call(count, "angles"),
    ]


def _call(count: int, angles: str) -> str:
    return f"symdyn_sincos_row({count}, {angles}, sines, cosines);"
