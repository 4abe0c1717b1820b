"""Motion over time in C: the functions of a robot, and the loop that integrates them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symdyn.codegen.c.helpers import helpers_of
from symdyn.codegen.c.source import functions_of
from symdyn.codegen.module import Module
from symdyn.codegen.render import render

CLOSED = 1e-13
"""A chain whose entries of e, in rad and m, are not larger is closed up to rounding."""
TRIES = 4
"""Steps of Newton's method after a step of the motion; one is enough where that is short."""


def emit_plain(module: Module) -> str:
    """One source of the functions alone, without a header."""
    return render("c/plain.c.j2", **_plain(module))


def emit_simulation(
    module: Module,
    quaternions: Sequence[Sequence[int]],
    contacts: int = 0,
    positional: Sequence[bool] = (),
) -> str:
    """One source with `_rates` of a state, `_settle` after a step, and `_steps`, the loop.

    The module has `forward_dynamics`, `qdot` and `passive_forces`, those without an energy;
    `quaternions` are the entries of q of each. With `contacts` it has `closed_chain_dynamics`
    instead, and `constraint_error`, `constraint_jacobian`, `integrate` and `mass_matrix`;
    `positional` says of each row of K whether it holds a position too.
    """
    return render(
        "c/simulation.c.j2",
        name=module.name,
        nq=module.nq,
        nv=module.nv,
        quaternions=quaternions,
        contacts=contacts,
        positional=list(map(int, positional)),
        closed=CLOSED,
        tries=TRIES,
        p_declared="",
        p="",
        p_of={"constraint_error": "", "constraint_jacobian": ""},
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
