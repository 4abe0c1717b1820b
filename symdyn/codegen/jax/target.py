"""JAX as a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class Jax(Target):
    """JAX: functions with derivatives, and kernels in C behind XLA's foreign function interface."""

    name = "jax"
    title = "JAX"
    others = ("JAX kernels",)
    unchecked = "derivatives (jac_*)"
    suffixes = ("_jax.py", "_jax.c")
    reserved = names.C | names.PYTHON | names.words("jax jnp")

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.jax.source import emit_jax

        return emit_jax(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.arrays.load import load_arrays
        from symdyn.codegen.jax.load import run_jax

        return load_arrays(folder, manifest, self, run_jax)

    def load_other(
        self, title: str, folder: Path, manifest: dict[str, Any], scratch: Path
    ) -> dict[str, Call]:
        from symdyn.codegen.arrays.load import load_kernels
        from symdyn.codegen.jax.load import run_jax

        return load_kernels(folder, manifest, self, scratch, run_jax)
