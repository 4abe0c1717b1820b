"""Fewer operations for the same answer."""

from symdyn.optimize.closed import closed_form
from symdyn.optimize.differences import share_differences
from symdyn.optimize.passes import optimized
from symdyn.optimize.portfolio import cheapest, cheapest_optimized

__all__ = ["cheapest", "cheapest_optimized", "closed_form", "optimized", "share_differences"]
