"""Equivalent robots: other link frames and regrouped inertias, same motion for the same torques."""

from symdyn.equivalents.stand_ins import Equivalent, Equivalents

__all__ = ["Equivalent", "Equivalents"]
