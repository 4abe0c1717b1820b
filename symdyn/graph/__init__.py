"""The expression graph, on which every derivation runs. It knows nothing about robots."""

from symdyn.graph.collector import collector_paused
from symdyn.graph.count import Operations, count_operations
from symdyn.graph.differentiate import directional, gradient, jacobian
from symdyn.graph.evaluate import evaluate, in_steps
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
from symdyn.graph.roundings import Roundings, roundings
from symdyn.graph.sympy_bridge import from_sympy, to_sympy

__all__ = [
    "Array",
    "Expr",
    "Graph",
    "Label",
    "Labels",
    "Operations",
    "Program",
    "Roundings",
    "TooManyNodes",
    "collector_paused",
    "count_operations",
    "directional",
    "evaluate",
    "from_sympy",
    "gradient",
    "in_steps",
    "jacobian",
    "reachable",
    "roundings",
    "to_sympy",
    "to_text",
    "use_counts",
]
