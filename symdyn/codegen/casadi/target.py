"""CasADi as a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class Casadi(Target):
    """C for CasADi's `external`, with exact derivatives, and the same functions on SX."""

    name = "casadi"
    title = "CasADi"
    unchecked = "derivatives, rk4_step, and functions on SX"
    suffixes = ("_casadi.c", "_casadi.py", "_sx.py")
    reserved = names.C | names.PYTHON | names.words("casadi")
    numbers = ("double",)

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.casadi.source import emit_casadi

        return emit_casadi(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.casadi.load import FLAGS, load_casadi

        return load_casadi(folder, manifest, scratch, flags or FLAGS)
