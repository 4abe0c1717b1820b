"""Passes from graph to graph: the same results with fewer operations."""

from symdyn.passes.differences import share_differences
from symdyn.passes.pipeline import cheapest, cheapest_optimized

__all__ = [
    "cheapest",
    "cheapest_optimized",
    "share_differences",
]
