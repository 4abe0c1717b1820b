"""MATLAB as a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target, is_generated
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class Matlab(Target):
    """A package folder `+<name>` that runs in MATLAB and in GNU Octave, and C beside it.

    The C is that of the target `c`, with a MEX gateway and an S-function that call it.
    """

    name = "matlab"
    title = "MATLAB"
    unchecked = "C for mex and for Simulink"
    suffixes = (".h", ".c", "_calls.h", "_mex.c", "_sfun.c")
    reserved = names.MATLAB
    numbers = ("double",)

    def files_in(self, folder: Path, name: str) -> list[Path]:
        """Its functions, the gateways, and the C that these call."""
        functions = (*folder.glob(f"+{name}/*.m"), *folder.glob(f"{name}_*.inc"))
        own = sorted(file for file in functions if is_generated(file))
        return [*super().files_in(folder, name), *own]

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.matlab.source import emit_matlab

        return emit_matlab(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.matlab.load import load_matlab

        return load_matlab(folder, manifest, scratch, flags)
