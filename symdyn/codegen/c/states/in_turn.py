"""Many states one after the other, for functions that solve equations with pivots.

Pivots differ from state to state, so that no loop over the states becomes vector instructions. The
function for one state is called for each of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.codegen.c.text import call, prototype
from symdyn.codegen.module import Module
from symdyn.graph import Array, Program


@dataclass(frozen=True)
class InTurn:
    """A function over states, ready for the templates; `batch` and `many` as in `batch.py`."""

    name: str
    inputs: list[tuple[str, int]]
    outputs: list[tuple[str, int]]
    batch_prototype: str
    many_prototype: str
    batch_call: str
    many_call: str
    in_turn: bool = True


def in_turn(module: Module, program: Program) -> InTurn:
    """The loops over the states of a program."""
    real, name = module.number.name, f"{module.name}_{program.name}"
    inputs, outputs = list(program.inputs), list(program.outputs)
    return InTurn(
        name,
        [(a.name, len(a.elements)) for a in inputs],
        [(a.name, len(a.elements)) for a in outputs],
        prototype(
            f"void {name}_batch",
            ["size_t n"]
            + [f"const {real} *{a.name}" for a in inputs]
            + [f"{real} *SYMDYN_RESTRICT {a.name}" for a in outputs],
        ),
        prototype(
            f"void {name}_many",
            ["size_t n"]
            + [f"const {real} *{a.name}, size_t {a.name}_step" for a in inputs]
            + [f"{real} *{a.name}" for a in outputs]
            + ["int threads"],
        ),
        call(
            name,
            [_shaped(a, f"{a.name}_state", f"const {real}") for a in inputs]
            + [_shaped(a, f"{a.name}_state", real) for a in outputs],
        ),
        call(
            name,
            [_shaped(a, f"{a.name} + state * {a.name}_step", f"const {real}") for a in inputs]
            + [_shaped(a, f"{a.name} + state * {len(a.elements)}", real) for a in outputs],
        ),
    )


def _shaped(array: Array, flat: str, kind: str) -> str:
    """A pointer to numbers in a row as an argument of the array's shape."""
    inner = "".join(f"[{n}]" for n in array.shape[1:])
    return f"({kind} (*){inner})({flat})" if inner else flat
