"""Fewer operations for the same answer."""

from symdyn.optimize.closed import closed_form
from symdyn.optimize.differences import share_differences
from symdyn.optimize.equivalents import Equivalent, Equivalents, marked
from symdyn.optimize.portfolio import cheapest

__all__ = ["Equivalent", "Equivalents", "cheapest", "closed_form", "marked", "share_differences"]
