"""Conversion from SymPy to the graph; `formulas.py` is the reverse direction."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from operator import add, mul
from typing import TYPE_CHECKING, Any

from symdyn.graph.expr import Expr, Graph

if TYPE_CHECKING:
    import sympy


def from_sympy(graph: Graph, expressions: Sequence[sympy.Expr]) -> list[Expr]:
    """Return nodes of `graph` for SymPy expressions of the operations that the graph has."""
    done: dict[Any, Expr] = {}
    for expression in expressions:
        stack = [expression]
        while stack:
            node = stack[-1]
            waiting = [a for a in _parts(node) if a not in done]
            if node in done or not waiting:
                stack.pop()
                if node not in done:
                    done[node] = _node(graph, node, [done[a] for a in _parts(node)])
            else:
                stack.extend(waiting)
    return [done[expression] for expression in expressions]


def _node(graph: Graph, node: Any, args: list[Expr]) -> Expr:
    """Return the node of one SymPy expression, given those of its parts."""
    import sympy

    if node.is_Symbol:
        return graph.symbol(node.name)
    if node.is_Rational:
        return graph.constant(Fraction(int(node.p), int(node.q)))
    if node.is_Number or node.is_NumberSymbol:
        return graph.constant(float(node))
    if node.is_Add or node.is_Mul:
        return reduce(add if node.is_Add else mul, args)
    if node.is_Pow:
        return graph.power(args[0], args[1])
    if isinstance(node, (sympy.sin, sympy.cos, sympy.sign, sympy.Abs, sympy.tanh)):
        return graph.apply(type(node).__name__.lower(), (args[0],))
    if isinstance(node, sympy.atan2):
        return graph.atan2(args[0], args[1])
    if isinstance(node, sympy.Piecewise):
        return graph.select(args[0], args[1], args[2])
    raise TypeError(f"no graph node for SymPy's {type(node).__name__}")


def _parts(node: Any) -> tuple[Any, ...]:
    """Return the parts of a SymPy expression; for a choice its test, yes and no."""
    import sympy

    if not isinstance(node, sympy.Piecewise):
        return tuple(node.args)
    (yes, condition), *others = node.args
    if len(others) == 1 and others[0][1] == sympy.true:
        if isinstance(condition, sympy.StrictGreaterThan):
            return condition.lhs - condition.rhs, yes, others[0][0]
        if isinstance(condition, sympy.StrictLessThan):
            return condition.rhs - condition.lhs, yes, others[0][0]
    raise TypeError(
        f"no graph node for SymPy's {node}; only two cases with a condition a > b are supported"
    )
