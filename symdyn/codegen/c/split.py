"""Large modules in one file a function, so that their functions compile at the same time.

    <name>.c                  helpers, then an #include of every part: the whole library
    <name>_<function>.inc     one function, and what it needs to be compiled by itself

The parts do not end in `.c`: whoever compiles all sources of a folder gets each function once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from textwrap import wrap
from typing import Any

from symdyn.codegen.c.helpers import helpers_of
from symdyn.codegen.module import Module
from symdyn.codegen.render import render

LARGE = 50_000
"""Operations of all functions together from which on a module is split."""


def is_large(module: Module) -> bool:
    """Whether the module takes a compiler so long that it is worth several of them."""
    functions = sum(program.operations.total for program in module.programs)
    return len(module.programs) > 1 and functions >= LARGE


def one_name(module: Module) -> str:
    """The macro that tells a part that it is included in the whole."""
    return f"{module.name.upper()}_IN_ONE"


def split(module: Module, common: Mapping[str, Any]) -> dict[str, str]:
    """The texts of the parts by their names; `common` is what the templates of a whole get."""
    texts: dict[str, str] = {}

    def add(name: str, template: str, helpers: str, **own: Any) -> None:
        file = f"{module.name}_{name}.inc"
        values = {**common, **own}
        texts[file] = render(
            "c/part.inc.j2",
            about=wrap(
                f"{file}: part of {module.name}.c, made by {module.maker}. Do not edit.", 90
            ),
            in_one=one_name(module),
            helpers=helpers,
            code=render(template, **values),
            **values,
        )

    if common["constants"]:
        add("constants", "c/constants.c.j2", "", functions=[])
    for program, function in zip(module.programs, common["functions"], strict=True):
        alone = replace(module, programs=(program,))
        helpers = helpers_of(alone, True, False, apart=bool(function.parts), rows=function.rows)
        add(program.name, "c/functions.c.j2", helpers, functions=[function], rows=function.rows)
    for program, kernel in zip(module.programs, common["kernels"], strict=False):
        alone = replace(module, programs=(program,))
        helpers = helpers_of(alone, scalar=False, batch=True)
        add(f"{program.name}_batch", "c/batch.c.j2", helpers, functions=[], kernels=[kernel])
    return texts
