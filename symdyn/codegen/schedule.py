"""The order of computation: sines and cosines first, then the blocks of the derivation in order.

A derivation names quantities under titles, and the titles are the steps of its algorithm. Graph
nodes are in another order: a node is built when it is first needed, perhaps long before the step
that names it. Here every node gets one block, and blocks follow in the order of the titles:

    block(node) = the first of its own title and the blocks of all that use it
    block(result without title) = the first in which it can be computed; `results` after the last

Then every node follows its arguments, and every title occurs once.

Sines and cosines take longest, everything else waits for them, and the call for large angles forces
all values out of registers. Therefore they come first, in the order in which the rest needs them: a
recursion from the tips begins with those of the last joint.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from symdyn.graph import Expr
from symdyn.graph.expr import ADD, CONST, COS, MUL, NEG, SIN, SUB, SYMBOL, Labels

_PLAIN = (ADD, SUB, MUL, NEG)
RESULTS = "results"
"""The title of what belongs to no step."""

Titles = dict[int, str]
"""The title of the block of a node, by its index."""


def in_blocks(
    nodes: Sequence[Expr], outputs: Sequence[Expr], labels: Labels, known: Container[int] = ()
) -> tuple[list[Expr], Titles]:
    """The same nodes sorted by block, else in the order given, which has arguments before users.

    Nodes that are `known`, by their index, need no arguments.

    >>> from symdyn.graph import Graph, reachable
    >>> graph = Graph()
    >>> x, y = graph.symbol("x"), graph.symbol("y")
    >>> late, early = x * y, x + y
    >>> early.mark("early", "step 1")
    >>> late.mark("late", "step 2")
    >>> in_blocks(reachable([late * early]), [late * early], graph.labels)[0][2:]
    [x + y, x*y, x*y*(x + y)]
    """
    after = len(labels.titles)
    block = _first_uses(nodes, {}, labels, known)
    possible: dict[int, int] = {}
    for node in nodes:
        if node.index in known or not node.args or node.op in (SIN, COS):
            possible[node.index] = -1
        elif block[node.index] < after:
            possible[node.index] = block[node.index]
        else:
            possible[node.index] = max(possible[a.index] for a in node.args)
    last = max((possible[k] for k in possible if k in labels), default=after)
    early = {
        node.index: possible[node.index]
        for node in outputs
        if block[node.index] == after and 0 <= possible[node.index] < last + (node.op is NEG)
    }
    block = _first_uses(nodes, early, labels, known)
    titles = [*labels.titles, RESULTS]
    return (
        sorted(nodes, key=lambda node: block[node.index]),
        {index: titles[k] for index, k in block.items()},
    )


def _first_uses(
    nodes: Sequence[Expr], early: dict[int, int], labels: Labels, known: Container[int]
) -> dict[int, int]:
    """The number of the first block that a node or its users have; `early` says it for some."""
    after = len(labels.titles)
    block: dict[int, int] = {}
    for node in reversed(nodes):
        label = labels.get(node.index)
        own = labels.titles[label.block] if label is not None and label.block else after
        own = min(own, early.get(node.index, after), block.get(node.index, after))
        block[node.index] = own
        if node.index not in known:
            for a in node.args:
                block[a.index] = min(own, block.get(a.index, after))
    return block


def scheduled(
    nodes: Sequence[Expr], outputs: Sequence[Expr], labels: Labels
) -> tuple[list[Expr], Titles]:
    """The same nodes in blocks, with the sines and cosines in front, under one title."""
    nodes, titles = in_blocks(nodes, outputs, labels)
    front = front_angles(nodes)
    own = [labels[index].block for index in front if index in labels]
    titles |= dict.fromkeys(front, "; ".join(dict.fromkeys(own)) or RESULTS)
    return [*front.values(), *(node for node in nodes if node.index not in front)], titles


def front_angles(nodes: Sequence[Expr]) -> dict[int, Expr]:
    """The sines and cosines in the order of their first use, each behind what its angle needs.

    A sine of an angle that itself contains a function is not among them.

    >>> from symdyn.graph import Graph, reachable
    >>> graph = Graph()
    >>> x, y = graph.symbol("x"), graph.symbol("y")
    >>> sines = [x.sin(), y.sin()]
    >>> list(front_angles(reachable([sines[1] * 2 + sines[0]])).values())
    [y, sin(y), x, sin(x)]
    """
    plain: set[int] = set()
    for node in nodes:
        leaf = node.op is SYMBOL or node.op is CONST
        if leaf or (node.op in _PLAIN and all(a.index in plain for a in node.args)):
            plain.add(node.index)
    front: dict[int, Expr] = {}
    for node in nodes:
        for used in node.args:
            if used.op in (SIN, COS) and used.args[0].index in plain:
                _take(used, front)
    return front


def _take(node: Expr, taken: dict[int, Expr]) -> None:
    """Add a node to those taken, behind all that it needs."""
    if node.index not in taken:
        for argument in node.args:
            _take(argument, taken)
        taken[node.index] = node
