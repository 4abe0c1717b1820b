"""Walking the graph: the nodes that matter, arguments before users."""

from __future__ import annotations

from collections.abc import Iterable

from symdyn.graph.expr import Expr


def reachable(outputs: Iterable[Expr]) -> list[Expr]:
    """Every node that the outputs depend on, themselves included, arguments before users."""
    stack = list(outputs)
    seen: dict[int, Expr] = {}
    while stack:
        node = stack.pop()
        if node.index not in seen:
            seen[node.index] = node
            stack.extend(node.args)
    return [seen[index] for index in sorted(seen)]


def use_counts(nodes: Iterable[Expr], outputs: Iterable[Expr] = ()) -> dict[int, int]:
    """How often each node is an argument of another one, or an output."""
    counts: dict[int, int] = {}
    for node in nodes:
        for argument in node.args:
            counts[argument.index] = counts.get(argument.index, 0) + 1
    for node in outputs:
        counts[node.index] = counts.get(node.index, 0) + 1
    return counts
