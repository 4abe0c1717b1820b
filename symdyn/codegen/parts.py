"""Functions too long for a compiler, in parts that hand values on.

Register allocation takes a time that grows faster than the length of a function: gcc 12 -O2 needs
0.2 ms per operation in a function of 2000 operations and 2.4 ms in one of 60 000. A longer function
in C becomes a sequence of static ones, which hand values on in a struct. Short parts are faster,
too: compilers run out of registers less often. Cuts are made between titled blocks where few values
are alive, and inside a block only if that block is too long itself.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from symdyn.codegen.printer import local
from symdyn.codegen.statements import Assignment, Block, FunctionBody, Place, Statement, store

LONGEST = 2500
"""Operations in a function that stays whole."""
PART = 350
"""Operations in a part, at most; at least half of it, but for the last one."""


@dataclass(frozen=True)
class Part:
    """A piece of a function.

    It `keeps` values that a later part reads, and `reads` those of earlier ones. `mentions` are all
    names it needs, the arrays among the function's arguments included.
    """

    parameters: list[Assignment]
    blocks: list[Block]
    keeps: list[str]
    reads: list[str]
    mentions: frozenset[str]

    @property
    def about(self) -> str:
        """The titles of its blocks, the first and the last one."""
        titles = list(dict.fromkeys(block.title for block in self.blocks))
        return titles[0] if len(titles) == 1 else f"{titles[0]} ... {titles[-1]}"


def parts_of(body: FunctionBody, place: Callable[[str], Place]) -> list[Part]:
    """The body in parts; none if it is short enough to stay whole.

    `place` says where a value stays that one part makes and another one reads.
    """
    lines = [(block, s) for block in body.blocks for s in block.statements]
    ends = list(accumulate(statement.operations for _, statement in lines))
    if not ends or ends[-1] <= LONGEST:
        return []
    alive = _alive([statement for _, statement in lines])
    cuts = [0]
    while ends[-1] - (ends[cuts[-1] - 1] if cuts[-1] else 0) > PART:
        cuts.append(_next_cut(lines, ends, alive, cuts[-1]))
    pieces = [lines[a:b] for a, b in zip(cuts, [*cuts[1:], len(lines)], strict=True)]
    return _connected(pieces, body.parameters, place)


def _next_cut(
    lines: Sequence[tuple[Block, Statement]],
    ends: Sequence[int],
    alive: Sequence[int],
    start: int,
) -> int:
    """Where the part that begins with the line `start` ends: the line that opens the next one."""
    before = ends[start - 1] if start else 0
    first = max(bisect_left(ends, before + PART // 2) + 1, start + 1)
    last = max(bisect_right(ends, before + PART), first)
    places = range(first, last + 1)
    between = [k for k in places if lines[k][0] is not lines[k - 1][0]]
    return min(between or places, key=lambda k: (alive[k], -k))


def _alive(statements: Sequence[Statement]) -> list[int]:
    """How many values made before each statement are read by it or later."""
    last: dict[str, int] = {}
    for k, statement in enumerate(statements):
        for name in statement.mentions:
            last[name] = k
    change = [0] * (len(statements) + 1)
    for k, statement in enumerate(statements):
        for name in statement.makes:
            change[k + 1] += 1
            change[last.get(name, k) + 1] -= 1
    return list(accumulate(change))


def _connected(
    pieces: Sequence[Sequence[tuple[Block, Statement]]],
    parameters: Sequence[Assignment],
    place: Callable[[str], Place],
) -> list[Part]:
    """Pieces with the values that pass between them.

    A value is stored when it is made and loaded where it is used first, so that it occupies no
    register in between and the code is as fast as in one piece.
    """
    home = {name: k for k, piece in enumerate(pieces) for _, s in piece for name in s.makes}
    mentioned = [dict.fromkeys(name for _, s in piece for name in s.mentions) for piece in pieces]
    reads = [
        [name for name in names if home.get(name, k) != k] for k, names in enumerate(mentioned)
    ]
    passed = {name for names in reads for name in names}
    parts = []
    for k, piece in enumerate(pieces):
        own = [line for line in parameters if line.target in mentioned[k]]
        keeps = [name for _, s in piece for name in s.makes if name in passed]
        missing = set(reads[k])
        blocks: list[Block] = []
        for block, statement in piece:
            if not blocks or blocks[-1].title != block.title:
                blocks.append(Block(block.title, notes=block.notes))
            lines = blocks[-1].statements
            for name in statement.mentions:
                if name in missing:
                    kept = place(name)
                    lines.append(Assignment(name, kept.code, (kept.array,)))
                    missing.remove(name)
            lines.append(statement)
            for name in statement.makes:
                if name in passed:
                    lines.append(store(place(name), local(name)))
        arrays = (name for line in own for name in line.mentions)
        names = frozenset((*mentioned[k], *arrays))
        parts.append(Part(own, blocks, keeps, reads[k], names))
    return parts
