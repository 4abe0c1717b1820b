"""From programs to source text, one `Target` per language; README.md says how to add one."""

from symdyn.emit.languages import TARGETS
from symdyn.emit.module import NUMBERS, Module, Parameter, error_bound
from symdyn.emit.target import Call, Target, Targets
from symdyn.emit.trials import Result, Trials

__all__ = [
    "NUMBERS",
    "TARGETS",
    "Call",
    "Module",
    "Parameter",
    "Result",
    "Target",
    "Targets",
    "Trials",
    "error_bound",
]
