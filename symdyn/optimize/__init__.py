"""Fewer operations for the same answer."""

from symdyn.optimize.closed import closed_form
from symdyn.optimize.differences import share_differences
from symdyn.optimize.equivalents import Equivalent, Equivalents, marked
from symdyn.optimize.passes import optimized
from symdyn.optimize.portfolio import cheapest, cheapest_optimized

__all__ = [
    "Equivalent",
    "Equivalents",
    "cheapest",
    "cheapest_optimized",
    "closed_form",
    "marked",
    "optimized",
    "share_differences",
]
