"""The expression graph, on which every derivation runs. It knows nothing about robots."""

from symdyn.graph.collector import pause_collector
from symdyn.graph.count import Operations, count_operations
from symdyn.graph.differentiate import directional_derivatives, gradient, jacobian
from symdyn.graph.evaluate import evaluate, substitute_named_nodes
from symdyn.graph.expr import (
    Expr,
    Graph,
    Label,
    Labels,
    TooManyNodes,
    reachable,
    to_text,
    use_counts,
)
from symdyn.graph.program import Array, Program
from symdyn.graph.roundings import RoundingCount, count_roundings
from symdyn.graph.sympy_bridge import from_sympy

__all__ = [
    "Array",
    "Expr",
    "Graph",
    "Label",
    "Labels",
    "Operations",
    "Program",
    "RoundingCount",
    "TooManyNodes",
    "count_operations",
    "count_roundings",
    "directional_derivatives",
    "evaluate",
    "from_sympy",
    "gradient",
    "jacobian",
    "pause_collector",
    "reachable",
    "substitute_named_nodes",
    "to_text",
    "use_counts",
]
