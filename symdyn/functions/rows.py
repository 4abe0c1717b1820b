"""The one table of every quantity a user can ask for: name, arguments, shapes, who derives it."""

from __future__ import annotations

from symdyn.functions import (
    constrained,
    derivatives,
    dynamics,
    kinematics,
    manifold,
    operators,
    regressors,
    underactuated,
)
from symdyn.functions.types import Function

_KINDS = (
    dynamics,
    kinematics,
    manifold,
    underactuated,
    constrained,
    derivatives,
    regressors,
    operators,
)
FUNCTIONS: dict[str, Function] = {
    function.name: function for kind in _KINDS for function in kind.ROWS
}
