"""In which order to compute: what waits longest first, as little as possible alive.

The order in which a derivation builds its nodes is a good one: it computes a link's quantities
where they are used. What it does not know is which sines and cosines are needed first. They take
longest, nothing can begin without them, and no register survives the call that answers for large
angles; so they stand in front, in the order in which the rest needs them. A recursion from the
tips then begins with the last joint's.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.graph import Expr
from symdyn.graph.expr import ADD, CONST, COS, MUL, NEG, SIN, SUB, SYMBOL

_PLAIN = (ADD, SUB, MUL, NEG)


def angles_first(nodes: Sequence[Expr]) -> list[Expr]:
    """The same nodes, sines and cosines in front in the order of their first use.

    Only those of angles that take no function to compute; arguments still come before users.

    >>> from symdyn.graph import Graph, reachable
    >>> graph = Graph()
    >>> x, y = graph.symbol("x"), graph.symbol("y")
    >>> sines = [x.sin(), y.sin()]
    >>> angles_first(reachable([sines[1] * 2 + sines[0]]))[:4]
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
    return [*front.values(), *(node for node in nodes if node.index not in front)]


def _take(node: Expr, taken: dict[int, Expr]) -> None:
    """A node and before it all that it needs, unless taken already."""
    if node.index not in taken:
        for argument in node.args:
            _take(argument, taken)
        taken[node.index] = node
