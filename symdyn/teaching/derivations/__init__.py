"""Derivations of one robot's equations, as steps: one formulation a file.

Each runs a derivation of `symdyn.formulations` once, on one graph, and shows what it computed.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from symdyn.errors import FunctionError
from symdyn.support.matching import suggestion

if TYPE_CHECKING:
    from symdyn.teaching.model import Model
    from symdyn.teaching.steps.step import Derivation

NAME = "derivation"
"""The quantity that is answered with all steps of a derivation."""

METHODS = {
    "lagrange": "lagrange",
    "newton-euler": "newton_euler",
    "pp99": "operators",
    "silver": "silver",
    "swain-morris": "swain_morris",
}
"""Names of `--method` that can be told step by step, with their modules; the first is default."""


def derivation(model: Model) -> Derivation:
    """All steps of the derivation by the model's method."""
    module = import_module(f"{__name__}.{METHODS[require(model.options.get('method'))]}")
    found: Derivation = module.derivation(model)
    return found


def require(method: str | None) -> str:
    """The method to derive by; refused if it cannot be told step by step."""
    if method is None:
        return next(iter(METHODS))
    if method not in METHODS:
        raise FunctionError(
            f"no derivation by {method!r} is told step by step{suggestion(method, METHODS)}"
        )
    return method
