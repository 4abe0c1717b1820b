"""A loop over states that is too long for a compiler, in parts that compute a vector of states.

A vector of states goes through all parts before the next one does. Values that a later part reads
stay in rows of their own; a row that nobody reads any more is used again. So they stay in the
nearest cache. The number of states of a part is a constant, which takes compilers half the time: no
loop is left to be optimised.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.c.text import KEPT, CPrinter, Titled, call, prototype, titled_lines
from symdyn.codegen.parts import parts_of
from symdyn.codegen.statements import LONGEST_TITLE, Block, Body, Place

STRIDE, APART = DISTANCES = ("stride", "apart")
"""How far rows of inputs, and rows of results, are from each other."""


@dataclass(frozen=True)
class LoopPart:
    """A static function with one of the loops, and how it is called."""

    about: list[str]
    prototype: str
    loop: Titled
    call: str


def kept_rows(body: Body) -> dict[str, int]:
    """The row of each value that passes from one part to another; none if the loop stays whole."""
    pieces = parts_of(body, lambda name: Place(KEPT, name))
    last = {name: k for k, piece in enumerate(pieces) for name in piece.reads}
    rows: dict[str, int] = {}
    free: list[int] = []
    for k, piece in enumerate(pieces):
        for name in piece.keeps:
            rows[name] = free.pop() if free else 1 + max(rows.values(), default=-1)
        free += [rows[name] for name, end in last.items() if end == k]
    return rows


def loop_parts(
    name: str,
    body: Body,
    rows: Mapping[str, int],
    lanes: int,
    given: Mapping[str, str],
    made: Mapping[str, str],
    printer: CPrinter,
) -> list[LoopPart]:
    """The parts; `given` are the inputs of the kernel and its rows, `made` its results, by name."""

    def place(value: str) -> Place:
        return Place(KEPT, f"{KEPT}[{rows[value] * lanes} + state]")

    parts = []
    pieces = parts_of(body, place)
    for k, piece in enumerate(pieces, 1):
        arguments = {a: text for a, text in {**given, **made}.items() if a in piece.mentions}
        passed = [f"{a} + state" for a in arguments]
        for distance in (name for name in DISTANCES if name in piece.mentions):
            arguments[distance] = f"size_t {distance}"
            passed.append(distance)
        if piece.keeps or piece.reads:
            arguments[KEPT] = f"{printer.real} *restrict {KEPT}"
            passed.append(KEPT)
        loads = [Block("this state", [*piece.parameters])] if piece.parameters else []
        function = f"{name}_lanes_part{k}"
        parts.append(
            LoopPart(
                wrap(f"{name}, part {k} of {len(pieces)}: {piece.about}", LONGEST_TITLE),
                prototype(f"SYMDYN_KERNEL void {function}", list(arguments.values())),
                titled_lines([*loads, *piece.blocks], printer),
                call(function, passed),
            )
        )
    return parts
