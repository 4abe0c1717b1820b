"""PyTorch as a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class Torch(Target):
    """PyTorch: functions with derivatives, and kernels in C behind operators."""

    name = "torch"
    title = "PyTorch"
    others = ("PyTorch kernels",)
    unchecked = "derivatives (jac_*)"
    suffixes = ("_torch.py", "_torch.c")
    reserved = names.C | names.PYTHON | names.words("torch")

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.torch.source import emit_torch

        return emit_torch(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.arrays.load import load_arrays

        return load_arrays(folder, manifest, self)

    def load_other(
        self, title: str, folder: Path, manifest: dict[str, Any], scratch: Path
    ) -> dict[str, Call]:
        from symdyn.codegen.arrays.load import load_kernels

        return load_kernels(folder, manifest, self, scratch)
