"""JavaScript as a target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class JavaScript(Target):
    """An ES module for browsers and for Node.js.

    Its suffix is `.js`, which every server sends as a script; `package.json` tells Node.js that it
    is a module. Numbers are doubles: single precision would take a call after every operation.
    """

    name = "js"
    title = "JavaScript"
    suffixes = (".js", ".d.ts")
    reserved = names.JAVASCRIPT
    numbers = ("double",)
    other_files = ("package.json",)

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.js.source import emit_js

        return emit_js(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.js.load import load_js

        return load_js(folder, manifest, scratch, flags)
