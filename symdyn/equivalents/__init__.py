"""Equivalent models: other link frames and regrouped inertias, same motion for the same torques."""

from symdyn.equivalents.equivalent_models import EquivalentModel, EquivalentModels

__all__ = ["EquivalentModel", "EquivalentModels"]
