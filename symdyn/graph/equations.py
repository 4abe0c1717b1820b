"""Semi-definite equations as nodes: a list of numbers that depends on pivots is one node.

    FACTORS     lower triangle of A, row by row      pivots, factors and null space of A
    SOLUTION    FACTORS, r                           the shortest x with A x = r
    NULL_PART   FACTORS, w                           P w: the part of w in the null space of A
    ENTRY k     one of these                         a number: x_k, (P w)_k; of FACTORS whether x_k
                                                     is undetermined, and after the last the rank

`symdyn/lie/semidefinite.py` computes the values of these nodes. Only differentiation uses their
structure. With X = A^+ and P = 1 - X A, where the rank is constant,

    dx = X (dr - dA x + X dA P r) + P dA X x
    d(P w) = P (dw - dA X w) - X dA P w
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from symdyn.graph.expr import ENTRY, FACTORS, NULL_PART, SOLUTION, Expr, GraphFactors, entry_at


def list_entries(node: Expr) -> list[Expr]:
    """Return the entries of a SOLUTION or NULL_PART."""
    size = len(node.args) - 1
    return [node.graph.node(ENTRY, (node,), k) for k in range(size)]


def forward_rates(node: Expr, own: Sequence[Any]) -> Any:
    """Return the rate of a node, given those of its arguments (None for constants)."""
    zero = node.graph.constant(0)
    known = [zero if rate is None else rate for rate in own]
    if node.op is FACTORS:
        return known
    if node.op is ENTRY:
        return zero if node.args[0].op is FACTORS else own[0][node.value]
    factors = GraphFactors.of(node.args[0])
    dA, given = own[0], known[1:]

    def changed(vector: Sequence[Any]) -> list[Any]:
        return [zero] * factors.size if dA is None else factors.times(dA, vector)

    x = list_entries(node)
    if node.op is SOLUTION:
        left_out = factors.null_part(node.args[1:])
        pulled = _plus(given, factors.solve(changed(left_out)))
        inner = factors.solve(_less(pulled, changed(x)))
        return _plus(inner, factors.null_part(changed(factors.solve(x))))
    w = node.args[1:]
    inner = factors.null_part(_less(given, changed(factors.solve_in_range(w))))
    return _less(inner, factors.solve_in_range(changed(x)))


def adjoint_contributions(node: Expr, adjoint: Any) -> list[Any]:
    """Return the adjoint contributions of a node to its arguments: lists for list nodes.

    They are the transposed derivatives above: A, X and P are symmetric.
    """
    if node.op is FACTORS:
        return list(adjoint)
    zero = node.graph.constant(0)
    if node.op is ENTRY:
        of = node.args[0]
        size = len(of.args) if of.op is FACTORS else len(of.args) - 1
        if of.op is FACTORS:
            return [[zero] * size]
        return [[adjoint if k == node.value else zero for k in range(size)]]
    factors = GraphFactors.of(node.args[0])
    x, open_part = list_entries(node), factors.null_part(adjoint)
    solved = factors.solve(_less(adjoint, open_part))
    if node.op is SOLUTION:
        left_out = factors.null_part(node.args[1:])
        of_A = _less(_outer(open_part, factors.solve(x)), _outer(solved, x))
        of_A = _plus(of_A, _outer(factors.solve(solved), left_out))
        return [of_A, *solved]
    w = node.args[1:]
    of_A = [-a for a in _plus(_outer(open_part, factors.solve_in_range(w)), _outer(solved, x))]
    return [of_A, *open_part]


def _outer(a: Sequence[Expr], b: Sequence[Expr]) -> list[Expr]:
    """Return d(a^T A b) for the lower triangle of a symmetric A."""
    return [
        a[i] * b[i] if i == j else a[i] * b[j] + a[j] * b[i]
        for i in range(len(a))
        for j in range(i + 1)
    ]


def _plus(a: Sequence[Any], b: Sequence[Any]) -> list[Any]:
    return [x + y for x, y in zip(a, b, strict=True)]


def _less(a: Sequence[Any], b: Sequence[Any]) -> list[Any]:
    return [x - y for x, y in zip(a, b, strict=True)]


def add_adjoints(a: Any, b: Any) -> Any:
    """Return the sum of two adjoints, numbers or lists."""
    return _plus(a, b) if isinstance(a, list) else a + b


def evaluate_node(node: Expr, arguments: Sequence[Any], factored: Callable[..., Any]) -> Any:
    """Return the value of a node on any scalar, with factors of a matrix on that scalar."""
    if node.op is FACTORS:
        rows = range(node.value)
        return factored([[entry_at(arguments, i, j) for j in rows] for i in rows])
    if node.op is SOLUTION:
        return arguments[0].solve(arguments[1:])
    if node.op is NULL_PART:
        return arguments[0].null_part(arguments[1:])
    of, k = node.args[0], node.value
    if of.op is not FACTORS:
        return arguments[0][k]
    return arguments[0].rank if k == of.value else arguments[0].undetermined[k]


def operation_counts(node: Expr) -> dict[str, int]:
    """Return the operation counts for full rank; a projection costs nothing then."""
    if node.op is FACTORS:
        n = node.value
        below = n * (n - 1) // 2
        updates = n * (n * n - 1) // 6
        return {"mul": n * (n + 1) + below + updates, "add": updates, "div": 2 * n, "sqrt": n}
    n = len(node.args) - 1
    return {"mul": n * n + 2 * n, "add": n * (n - 1)} if node.op is SOLUTION else {}
