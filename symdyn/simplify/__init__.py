"""Passes from graph to graph: the same results with fewer operations."""

from symdyn.simplify.cheapest import cheapest, cheapest_optimized
from symdyn.simplify.closed import closed_form
from symdyn.simplify.differences import share_differences

__all__ = [
    "cheapest",
    "cheapest_optimized",
    "closed_form",
    "share_differences",
]
