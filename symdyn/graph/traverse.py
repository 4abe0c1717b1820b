"""Walks over the graph: the nodes that outputs depend on, and how often each is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter

from symdyn.graph.expr import Expr


def reachable(outputs: Iterable[Expr], stop: Callable[[Expr], bool] | None = None) -> list[Expr]:
    """Every node that the outputs depend on, themselves included, arguments before users.

    The arguments of a node for which `stop` is true are not followed.
    """
    seen = set(outputs)
    stack = list(seen)
    while stack:
        node = stack.pop()
        if stop is not None and stop(node):
            continue
        for argument in node.args:
            if argument not in seen:
                seen.add(argument)
                stack.append(argument)
    return sorted(seen, key=attrgetter("index"))


def use_counts(nodes: Iterable[Expr], outputs: Iterable[Expr] = ()) -> dict[int, int]:
    """How often each node is an argument of another one, or an output."""
    counts: dict[int, int] = {}
    for node in nodes:
        for argument in node.args:
            counts[argument.index] = counts.get(argument.index, 0) + 1
    for node in outputs:
        counts[node.index] = counts.get(node.index, 0) + 1
    return counts
