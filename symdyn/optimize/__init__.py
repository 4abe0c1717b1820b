"""Fewer operations for the same answer."""

from symdyn.optimize.portfolio import cheapest

__all__ = ["cheapest"]
