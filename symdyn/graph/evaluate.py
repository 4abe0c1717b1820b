"""Evaluation of a graph on any scalar: numbers, NumPy arrays (also complex), formulas, a graph.

This is the homomorphism from the graph to another algebra. Writing formulas and binding a
robot's parameters are the same loop with other values for the symbols.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from symdyn import scalar
from symdyn.graph.equations import evaluate_node
from symdyn.graph.expr import (
    ABS,
    ADD,
    ATAN2,
    CONST,
    COS,
    DIV,
    EQUATIONS,
    MUL,
    NEG,
    SELECT,
    SIGN,
    SIN,
    SQRT,
    SUB,
    SYMBOL,
    TANH,
    Expr,
    Graph,
    Number,
    reachable,
    use_counts,
)
from symdyn.lie.semidefinite import factorize

_FUNCTIONS: dict[str, Callable[..., Any]] = {
    ADD: operator.add,
    SUB: operator.sub,
    MUL: operator.mul,
    DIV: operator.truediv,
    NEG: operator.neg,
    ATAN2: scalar.atan2,
    SELECT: scalar.select,
    **{op: partial(scalar.apply, op) for op in (SIN, COS, SQRT, SIGN, ABS, TANH)},
}


def evaluate(
    outputs: Sequence[Expr],
    values: Mapping[Expr, Any],
    constant: Callable[[Number], Any] = lambda number: number,
) -> list[Any]:
    """Evaluate outputs, given a value for each symbol that they use.

    Parameters
    ----------
    outputs
        Nodes to evaluate.
    values
        The value of each symbol, on any scalar.
    constant
        Conversion of constants to that scalar.

    Returns
    -------
    One value for each output. Intermediate values are dropped after their last use, so a batch
    needs memory for the live values only.
    """
    nodes = reachable(outputs)
    left = use_counts(nodes, outputs)
    memory: dict[int, Any] = {}
    for node in nodes:
        if node.op is CONST:
            memory[node.index] = constant(node.value)
        elif node.op is SYMBOL:
            if node not in values:
                raise KeyError(f"no value given for the symbol {node.value!r}")
            memory[node.index] = values[node]
        else:
            arguments = [memory[argument.index] for argument in node.args]
            if node.op in EQUATIONS:
                memory[node.index] = evaluate_node(node, arguments, factorize)
            else:
                memory[node.index] = _FUNCTIONS[node.op](*arguments)
        for argument in node.args:
            left[argument.index] -= 1
            if not left[argument.index]:
                del memory[argument.index]
    return [memory[node.index] for node in outputs]


def substitute_named_nodes(
    graph: Graph, outputs: Sequence[Expr], names: Mapping[Expr, str]
) -> list[Expr]:
    """Rebuild outputs on `graph`, with a symbol for every named node inside them.

    This expresses each quantity of a derivation by the named ones before it, not by the inputs. If
    -x has the name n, then x is written as -n: the graph moves signs outwards, so an expression
    that used -x often contains only x.
    """
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
