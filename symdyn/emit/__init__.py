"""From programs to source text, one `Target` per language; README.md says how to add one."""

from symdyn.emit.languages import TARGETS
from symdyn.emit.module import NUMBERS, Module, error_bound
from symdyn.emit.target import Call, Target, Targets

__all__ = ["NUMBERS", "TARGETS", "Call", "Module", "Target", "Targets", "error_bound"]
