"""A derivation in steps: each quantity in terms of the named ones before it, not of the inputs.

A named node becomes a symbol wherever another expression uses it. If -x has the name n, then x is
written as -n: the graph moves signs outwards, so an expression that used -x often contains only x.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.graph.expr import CONST, NEG, SYMBOL, Expr, Graph
from symdyn.graph.traverse import reachable


def in_steps(graph: Graph, outputs: Sequence[Expr], names: Mapping[Expr, str]) -> list[Expr]:
    """The outputs rebuilt on `graph`, with a symbol for every named node inside them."""
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
            # x inside a named -x is not written by that name: the name would define itself
            known = shown if node.op is NEG else ends
            args = tuple(known.get(a.index, own[a.index]) for a in node.args)
            own[node.index] = graph.apply(node.op, args, node.value)
    return [own[node.index] for node in outputs]
