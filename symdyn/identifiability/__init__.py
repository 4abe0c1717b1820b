"""Base parameters: the combinations of inertial parameters that the joint forces depend on."""

from symdyn.identifiability.base_parameters import (
    BaseParameters,
    base_parameters,
    base_parameters_of,
    base_regressor,
)
from symdyn.identifiability.groups_text import explain, grouping_latex, grouping_text

__all__ = [
    "BaseParameters",
    "base_parameters",
    "base_parameters_of",
    "base_regressor",
    "explain",
    "grouping_latex",
    "grouping_text",
]
