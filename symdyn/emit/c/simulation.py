"""Motion over time in C: the functions of a robot, and the loop that integrates them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symdyn.emit.c.helpers import helpers_of
from symdyn.emit.c.source import functions_of
from symdyn.emit.module import Module
from symdyn.emit.render import render


def emit_plain(module: Module) -> str:
    """One source of the functions alone, without a header."""
    return render("c/plain.c.j2", **_plain(module))


def emit_simulation(module: Module, quaternions: Sequence[Sequence[int]]) -> str:
    """One source with `_rates`, the rates of a state, and `_steps`, the loop over steps.

    The module has `forward_dynamics`, `qdot` and `passive_forces`, those without an energy;
    `quaternions` are the entries of q of each.
    """
    return render(
        "c/simulation.c.j2",
        name=module.name,
        nq=module.nq,
        nv=module.nv,
        quaternions=quaternions,
        **_plain(module),
    )


def _plain(module: Module) -> dict[str, Any]:
    functions = functions_of(module)
    rows = any(function.rows for function in functions)
    apart = any(function.parts for function in functions)
    return {
        "functions": functions,
        "number": module.number.name,
        "helpers": helpers_of(module, True, False, apart=apart, rows=rows),
    }
