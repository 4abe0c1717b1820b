"""Tests of a crate: calls of its functions with known results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.module import Module
from symdyn.codegen.render import render
from symdyn.codegen.rust.text import CALL, REALS, RustPrinter, listed
from symdyn.codegen.trials import PARAMETERS, Trials
from symdyn.graph import Program

LONGEST_ROW = 84


@dataclass(frozen=True)
class Values:
    """An argument of functions under test: its type, and its value at each trial in lines."""

    name: str
    type: str
    count: int
    rows: list[list[str]]


@dataclass(frozen=True)
class Checked:
    """A function with its expected results, ready for the template."""

    name: str
    trials: int
    outputs: list[Values]
    allowed: list[list[str]]
    call: str


def emit_self_test(module: Module, trials: Trials) -> dict[str, str]:
    """The text of the tests by the name of their file."""
    printer = RustPrinter(module.number)
    arrays = {array.name: array for program in module.programs for array in program.inputs}
    states = [
        Values(
            name,
            printer.array(array.shape),
            len(array.elements),
            [_row(state[name], array.shape, printer) for state in trials.states],
        )
        for name, array in arrays.items()
        if name != PARAMETERS
    ]
    text = render(
        "rust/self_test.rs.j2",
        module=module,
        real=REALS[module.number.name],
        states=states,
        trials=len(trials.states),
        tested=[_tested(module, program, trials, printer) for program in module.programs],
    )
    return {"tests/functions.rs": text}


def _tested(module: Module, program: Program, trials: Trials, printer: RustPrinter) -> Checked:
    results = trials.results[program.name]
    outputs = []
    for k, array in enumerate(program.outputs):
        count = len(array.elements)
        rows = [_row(result.outputs[k], (count,), printer) for result in results]
        outputs.append(Values(array.name, printer.array((count,)), count, rows))
    arguments = [
        f"&{module.name}::P_NOMINAL"
        if array.name == PARAMETERS
        else f"{'&' if array.shape else ''}given_{array.name}[trial]"
        for array in program.inputs
    ]
    return Checked(
        program.name,
        len(results),
        outputs,
        [[printer.number(float(f"{x:.1e}")) for x in result.allowed] for result in results],
        listed(f"let result = {module.name}::{program.name}(", arguments, ");", 8, CALL),
    )


def _row(values: Sequence[float], shape: Sequence[int], printer: RustPrinter) -> list[str]:
    """An array, in lines."""
    return wrap(_bracketed([printer.number(x) for x in values], shape), LONGEST_ROW)


def _bracketed(texts: Sequence[str], shape: Sequence[int]) -> str:
    """Nested brackets.

    >>> _bracketed(["1.0", "2.0", "3.0", "4.0"], (2, 2)), _bracketed(["1.0"], ())
    ('[[1.0, 2.0], [3.0, 4.0]]', '1.0')
    """
    if not shape:
        return texts[0]
    size = len(texts) // shape[0]
    parts = [texts[k * size : (k + 1) * size] for k in range(shape[0])]
    return "[" + ", ".join(_bracketed(part, shape[1:]) for part in parts) + "]"
