"""The order of computation: sines and cosines first, everything else as it was derived.

A derivation builds its nodes in a good order: it computes a link's quantities where they are used.
But it does not know which sines and cosines are needed first. They take longest, everything else
waits for them, and the call for large angles forces all values out of registers. So they come
first, in the order in which the rest needs them: a recursion from the tips begins with those of the
last joint.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.graph import Expr
from symdyn.graph.expr import ADD, CONST, COS, MUL, NEG, SIN, SUB, SYMBOL

_PLAIN = (ADD, SUB, MUL, NEG)


def angles_first(nodes: Sequence[Expr]) -> list[Expr]:
    """The same nodes with the sines and cosines in front, in the order of their first use.

    A sine of an angle that itself contains a function stays where it is. Arguments come before
    users, as before.

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
    """Add a node to those taken, behind all that it needs."""
    if node.index not in taken:
        for argument in node.args:
            _take(argument, taken)
        taken[node.index] = node
