"""A C program that calls the generated functions and compares their results with known ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.c.printer import SUFFIX, CPrinter, call
from symdyn.codegen.module import PARAMETERS, Module, Trials
from symdyn.graph import Array, Program
from symdyn.support.templates import render

LONGEST_ROW = 84


@dataclass(frozen=True)
class CheckedCArray:
    """An argument of functions under test: its number of components, its sizes as C declares them,
    and an initialiser for each trial, in lines.
    """

    name: str
    count: int
    sizes: str
    rows: list[list[str]]


@dataclass(frozen=True)
class CheckedCFunction:
    """A function with its expected results, ready for the template."""

    name: str
    trials: int
    inputs: list[CheckedCArray]
    outputs: list[CheckedCArray]
    allowed: list[list[str]]
    takes_p: bool
    call: str
    batch_call: str


def emit_self_test(module: Module, trials: Trials) -> dict[str, str]:
    """The text of the test by the name of its file."""
    file = f"{module.name}_self_test.c"
    printer = CPrinter(module.number)
    arrays = {array.name: array for program in module.programs for array in program.inputs}
    states = {
        name: _values(array, [state[name] for state in trials.states], array.shape, printer)
        for name, array in arrays.items()
        if name != PARAMETERS
    }
    tested = [
        _test_function(module, program, trials, states, printer) for program in module.programs
    ]
    text = render(
        "c/self_test.c.j2",
        file=file,
        module=module,
        states=list(states.values()),
        tested=tested,
        number=module.number.name,
        f=SUFFIX[module.number.name],
        batch="batch" in module.options,
        trials=len(trials.states),
        parameters=len(module.parameters),
        calls=sum(function.trials for function in tested),
    )
    return {file: text}


def _test_function(
    module: Module,
    program: Program,
    trials: Trials,
    states: dict[str, CheckedCArray],
    printer: CPrinter,
) -> CheckedCFunction:
    results = trials.results[program.name]
    inputs = [states[array.name] for array in program.inputs if array.name in states]
    outputs = [
        _values(array, [result.outputs[k] for result in results], (), printer)
        for k, array in enumerate(program.outputs)
    ]
    arguments = [array.name for array in (*program.inputs, *program.outputs)]
    given = {array.name: f"given_{array.name}[trial]" for array in inputs}
    given |= {PARAMETERS: f"{module.name}_p_nominal"}
    name = f"{module.name}_{program.name}"
    return CheckedCFunction(
        program.name,
        len(results),
        inputs,
        outputs,
        [[printer.number(float(f"{x:.1e}")) for x in result.allowed] for result in results],
        PARAMETERS in arguments,
        call(name, [given.get(argument, argument) for argument in arguments]),
        call(f"{name}_batch", [str(len(results)), *(f"{a}_rows" for a in arguments)]),
    )


def _values(
    array: Array, rows: Iterable[Sequence[float]], shape: Sequence[int], printer: CPrinter
) -> CheckedCArray:
    count = len(array.elements)
    sizes = "".join(f"[{n}]" for n in array.shape or (1,))
    return CheckedCArray(
        array.name, count, sizes, [_row(row, shape or (count,), printer) for row in rows]
    )


def _row(values: Sequence[float], shape: Sequence[int], printer: CPrinter) -> list[str]:
    """The initialiser of an array, in lines."""
    return wrap(_nested_braces([printer.number(x) for x in values], shape), LONGEST_ROW)


def _nested_braces(texts: Sequence[str], shape: Sequence[int]) -> str:
    """Nested braces.

    >>> _nested_braces(["1.0", "2.0", "3.0", "4.0"], (2, 2))
    '{{1.0, 2.0}, {3.0, 4.0}}'
    """
    if len(shape) == 1:
        return "{" + ", ".join(texts) + "}"
    size = len(texts) // shape[0]
    parts = [texts[k * size : (k + 1) * size] for k in range(shape[0])]
    return "{" + ", ".join(_nested_braces(part, shape[1:]) for part in parts) + "}"
