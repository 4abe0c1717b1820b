"""A derivation in steps: each quantity over those that it is made of, instead of over the inputs.

Nodes that have been given a name become symbols where they are used, so that an expression ends at
the quantities before it. What is named -x also ends expressions in which only x is left, since
signs travel outwards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.graph.expr import CONST, NEG, SYMBOL, Expr, Graph
from symdyn.graph.traverse import reachable


def in_steps(graph: Graph, outputs: Sequence[Expr], names: Mapping[Expr, str]) -> list[Expr]:
    """The outputs, on another graph, over symbols for the named nodes inside them."""
    shown = {node.index: graph.symbol(name) for node, name in names.items()}
    ends = dict(shown)
    for node, name in names.items():
        if node.op is NEG:
            ends.setdefault(node.args[0].index, graph.neg(graph.symbol(name)))
    own: dict[int, Expr] = {}
    for node in reachable(outputs):
        if node.op is CONST:
            own[node.index] = graph.constant(node.value)
        elif node.op is SYMBOL:
            own[node.index] = graph.symbol(node.value)
        else:
            # the argument of a named -x is not to be shown by the name of -x itself
            known = shown if node.op is NEG else ends
            args = tuple(known.get(a.index, own[a.index]) for a in node.args)
            own[node.index] = graph.apply(node.op, args)
    return [own[node.index] for node in outputs]
