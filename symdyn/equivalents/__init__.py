"""Equivalent robots: other link frames and regrouped inertias, same motion for the same torques."""

from symdyn.equivalents.equivalent_robots import Equivalent, Equivalents

__all__ = ["Equivalent", "Equivalents"]
