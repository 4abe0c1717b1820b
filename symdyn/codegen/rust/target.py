"""Rust as a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target, is_generated
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class Rust(Target):
    """A crate: `Cargo.toml`, one source a function in `src`, tests in `tests`.

    The option `self-test` adds tests of the functions.
    """

    name = "rust"
    title = "Rust"
    suffixes = ()
    reserved = names.RUST
    options = frozenset({"self-test"})
    other_files = ("Cargo.toml",)

    def files_in(self, folder: Path, name: str) -> list[Path]:
        sources = (*folder.glob("src/*.rs"), *folder.glob("tests/*.rs"))
        return [
            *super().files_in(folder, name),
            *sorted(file for file in sources if is_generated(file)),
        ]

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.rust.source import emit_rust

        return emit_rust(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.rust.load import FLAGS, load_rust

        return load_rust(folder, manifest, scratch, flags or FLAGS)
