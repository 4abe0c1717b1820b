"""From programs to source text, one `Target` per language; README.md says how to add one."""

from symdyn.codegen.languages import TARGETS
from symdyn.codegen.module import NUMBERS, InputParameter, Module, Result, Trials, error_bound
from symdyn.codegen.target import Call, Target, Targets

__all__ = [
    "NUMBERS",
    "TARGETS",
    "Call",
    "InputParameter",
    "Module",
    "Result",
    "Target",
    "Targets",
    "Trials",
    "error_bound",
]
