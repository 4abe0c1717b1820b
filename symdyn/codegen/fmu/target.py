"""Functional mock-up units as a target."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class Fmu(Target):
    """Units of FMI 3.0 and 2.0 for model exchange and co-simulation, with a library inside.

    They carry forward dynamics and what an importer shows of it: poses of tips and energies. The
    other functions of the table are not in them.
    """

    name = "fmu"
    title = "FMU"
    suffixes = (".fmu", "_fmi2.fmu")
    reserved = names.C | names.words("symdyn symdyn_model symdyn_fmi2 symdyn_fmi3")
    numbers = ("double",)

    def needs(self, functions: Sequence[str]) -> Sequence[str]:
        from symdyn.codegen.fmu.source import functions_for

        return functions_for(functions)

    def shown(self, functions: Sequence[str]) -> Sequence[str]:
        from symdyn.codegen.fmu.source import shown_of

        return shown_of(functions)

    def emit(self, module: Module) -> dict[str, bytes]:
        from symdyn.codegen.fmu.archive import archives, built
        from symdyn.codegen.fmu.source import unit_of

        unit = unit_of(module)
        return archives(unit, built(unit))

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.fmu.load import load_fmu

        return load_fmu(folder, manifest, scratch, flags)
