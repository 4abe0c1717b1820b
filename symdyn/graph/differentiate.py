"""Differentiation of the graph as a graph: forward (one direction) and reverse (one output).

Both are loops over the nodes in topological order; the derivative shares every sub-expression
with the function, and zero derivatives are never built.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from typing import Any

from symdyn.graph.equations import add_adjoints, adjoint_contributions, forward_rates
from symdyn.graph.expr import (
    ABS,
    ADD,
    ATAN2,
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
    TANH,
    Expr,
    reachable,
)

LONGEST_NAME = 17
"""Derivatives get no longer names: those of derivatives of derivatives would fill a line."""


def _partials(node: Expr) -> tuple[Expr | int, ...]:
    """Return d(node)/d(argument), one per argument."""
    a = node.args[0]
    if node.op is ADD:
        return (1, 1)
    if node.op is SUB:
        return (1, -1)
    if node.op is MUL:
        return (node.args[1], a)
    if node.op is DIV:
        reciprocal = 1 / node.args[1]
        return (reciprocal, -(node * reciprocal))
    if node.op is NEG:
        return (-1,)
    if node.op is SIN:
        return (a.cos(),)
    if node.op is COS:
        return (-a.sin(),)
    if node.op is SQRT:
        return (1 / (2 * node),)
    if node.op is TANH:
        return (1 - node * node,)
    if node.op is ABS:
        return (a.sign(),)
    if node.op is ATAN2:
        x = node.args[1]
        share = 1 / (a * a + x * x)
        return (x * share, -(a * share))
    assert node.op is SIGN, node.op
    return (0,)


def _rate(node: Expr, rates: Mapping[int, Any]) -> Any:
    """Return the rate of a node, given that of at least one argument; a list for a list node."""
    own = [rates.get(argument.index) for argument in node.args]
    if node.op in EQUATIONS:
        return forward_rates(node, own)
    if node.op is SELECT:  # the choice itself is constant but where it switches
        return node.args[0].select(*(0 if rate is None else rate for rate in own[1:]))
    total: Expr | None = None
    for rate, partial in zip(own, _partials(node), strict=True):
        if rate is not None:
            term = rate * partial
            total = term if total is None else total + term
    assert total is not None
    return total


def _shares(node: Expr, adjoint: Any) -> Sequence[Any]:
    """Return the adjoint contributions of a node to its arguments."""
    if node.op in EQUATIONS:
        return adjoint_contributions(node, adjoint)
    if node.op is SELECT:
        test = node.args[0]
        return (adjoint * 0, test.select(adjoint, 0), test.select(0, adjoint))
    return tuple(adjoint * partial for partial in _partials(node))


def directional_derivatives(
    outputs: Sequence[Expr], direction: Mapping[Expr, Any], by: str = ""
) -> list[Expr]:
    """Differentiate in forward mode along one direction.

    Parameters
    ----------
    outputs
        Nodes to differentiate.
    direction
        The rate of each symbol that changes.
    by
        Name of the direction, so that rates of named quantities get names, too.

    Returns
    -------
    The rate of each output.
    """
    return _directional(outputs, direction, by, _users(reachable(outputs)))


def _users(nodes: Iterable[Expr]) -> dict[int, list[Expr]]:
    """Return for each node the nodes that have it as an argument."""
    users: dict[int, list[Expr]] = {}
    for node in nodes:
        for argument in node.args:
            users.setdefault(argument.index, []).append(node)
    return users


def _directional(
    outputs: Sequence[Expr],
    direction: Mapping[Expr, Any],
    by: str,
    users: Mapping[int, Sequence[Expr]],
) -> list[Expr]:
    """Differentiate along a direction, given the users of each node; visit only changing nodes."""
    if not outputs:
        return []
    graph = outputs[0].graph
    rates: dict[int, Any] = {s.index: graph.constant(rate) for s, rate in direction.items()}
    for node in _changing(rates, users):
        rates[node.index] = total = _rate(node, rates)
        if by:
            _name_after(
                node, total, f"d{{}}_d{_flat_name(by)}", f"{{}}, derivative with respect to {by}"
            )
    zero = graph.constant(0)
    return [rates.get(node.index, zero) for node in outputs]


def _changing(start: Collection[int], users: Mapping[int, Sequence[Expr]]) -> list[Expr]:
    """Return all nodes that depend on the nodes with these indices, arguments first."""
    found: dict[int, Expr] = {}
    stack = list(start)
    while stack:
        for node in users.get(stack.pop(), ()):
            if node.index not in found and node.index not in start:
                found[node.index] = node
                stack.append(node.index)
    return [found[index] for index in sorted(found)]


def _name_after(node: Expr, derived: Expr, quantity: str, title: str) -> None:
    """Name the derivative of a named node after that node."""
    label = node.graph.labels.get(node.index)
    if label is not None:
        name = quantity.format(label.quantity)
        if len(name) <= LONGEST_NAME:
            derived.mark(name, title.format(label.block), label.negated)


def _flat_name(symbol: str) -> str:
    """Return a symbol as part of an identifier: q[1], of joint 2, becomes q2; p[3] becomes p3.

    >>> _flat_name("q[1]"), _flat_name("f[0][4]")
    ('q2', 'f1_5')
    """
    array, *indices = symbol.replace("]", "").split("[")
    return array + "_".join(index if array == "p" else str(int(index) + 1) for index in indices)


def gradient(
    outputs: Sequence[Expr],
    wrt: Sequence[Expr],
    weights: Sequence[Any] | None = None,
    of: str = "",
) -> list[Expr]:
    """Differentiate a weighted sum of outputs in reverse mode: d(sum of weights*outputs)/d(wrt).

    Parameters
    ----------
    outputs
        Nodes to differentiate.
    wrt
        Symbols to differentiate with respect to.
    weights
        Weights of the outputs, 1 by default.
    of
        Name of the sum, so that its derivatives with respect to named quantities get names, too.

    Returns
    -------
    One derivative for each symbol.
    """
    return _gradient(outputs, wrt, weights, of, _active(reachable(outputs), wrt))


def _active(nodes: Iterable[Expr], wrt: Sequence[Expr]) -> set[int]:
    """Return the indices of the nodes that depend on one of `wrt`, including these."""
    active = {s.index for s in wrt}
    for node in nodes:
        if any(a.index in active for a in node.args):
            active.add(node.index)
    return active


def _gradient(
    outputs: Sequence[Expr],
    wrt: Sequence[Expr],
    weights: Sequence[Any] | None,
    of: str,
    active: Container[int],
) -> list[Expr]:
    """Differentiate in reverse mode, given the nodes that depend on `wrt`; visit only these."""
    if not outputs:
        return []
    graph = outputs[0].graph
    adjoints: dict[int, Any] = {}

    def accumulate(node: Expr, adjoint: Any) -> None:
        known = adjoints.get(node.index)
        adjoints[node.index] = adjoint if known is None else add_adjoints(known, adjoint)

    for k, node in enumerate(outputs):
        accumulate(node, graph.constant(1 if weights is None else weights[k]))
    wanted = {s.index for s in wrt}
    nodes = reachable(outputs, stop=lambda node: node.index not in active or node.index in wanted)
    for node in reversed(nodes):
        adjoint = adjoints.get(node.index)
        if adjoint is None or node.index not in active or node.index in wanted or not node.args:
            continue
        if of:
            _name_after(
                node,
                adjoint,
                f"d{_flat_name(of)}_d{{}}",
                f"derivative of {of} with respect to {{}}",
            )
        for argument, share in zip(node.args, _shares(node, adjoint), strict=True):
            if argument.index in active:
                accumulate(argument, share)
    zero = graph.constant(0)
    return [adjoints.get(s.index, zero) for s in wrt]


def jacobian(
    outputs: Sequence[Expr], wrt: Sequence[Expr], mode: str = "forward", of: str = "output"
) -> list[list[Expr]]:
    """Return rows d(output)/d(wrt), by `forward` mode (a sweep per input) or `reverse` mode."""
    nodes = reachable(outputs)
    if mode == "reverse":
        active = _active(nodes, wrt)
        return [
            _gradient([node], wrt, None, f"{of}[{k}]", active) for k, node in enumerate(outputs)
        ]
    users = _users(nodes)
    columns = [_directional(outputs, {s: 1}, s.value, users) for s in wrt]
    return [list(row) for row in zip(*columns, strict=True)] if columns else [[] for _ in outputs]
