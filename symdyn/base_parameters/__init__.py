"""Regressors and base parameters: what of a robot's inertia its joints can tell."""

from symdyn.base_parameters.base_parameters import (
    BaseParameters,
    base_parameters,
    base_parameters_of,
    base_regressor,
)
from symdyn.base_parameters.groups_text import explain, grouping_latex, grouping_text

__all__ = [
    "BaseParameters",
    "base_parameters",
    "base_parameters_of",
    "base_regressor",
    "explain",
    "grouping_latex",
    "grouping_text",
]
