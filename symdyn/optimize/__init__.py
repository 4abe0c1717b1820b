"""Fewer operations for the same answer."""

from symdyn.optimize.differences import share_differences
from symdyn.optimize.portfolio import cheapest

__all__ = ["cheapest", "share_differences"]
