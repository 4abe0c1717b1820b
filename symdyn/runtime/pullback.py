"""Functions with their pullbacks: gradients of weighted sums of outputs, by reverse mode.

    f_pullback(x, W) = d/dx sum over k of W_k f_k(x),     one output for each input of f

The weights are inputs of the compiled code. A gradient of a scalar function of f(x_1), ..., f(x_T)
then takes one call over the batch, W_t being its derivative in f(x_t), at two to four times the
cost of f; the derivatives of all entries of f are never computed or stored.

They are in the coordinates q themselves, so that they are meant for joints of one coordinate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.compiler.unused_options import reject_unused
from symdyn.graph import Array, Program, gradient
from symdyn.robot import Robot
from symdyn.runtime.compiled import Compiled, compiled_programs

SUFFIX = "_pullback"


def compile_with_pullbacks(robot: Robot, functions: Sequence[str], **options: Any) -> Compiled:
    """The functions, each with one output, and `<function>_pullback` beside each of them."""
    job = Job.of(robot, functions, **options)
    reject_unused(job)
    programs = programs_for(job)
    return compiled_programs(job, [p for one in programs for p in (one, pullback(one))])


def pullback(program: Program) -> Program:
    """The program of the gradient in the inputs, the weights of the output being the last input."""
    (output,) = program.outputs
    graph = output.elements[0].graph
    entries = product(*(range(n) for n in output.shape))
    weights = tuple(graph.symbol("W" + "".join(f"[{k}]" for k in at)) for at in entries)
    slopes = iter(gradient(output.elements, program.symbols, weights))
    outputs = tuple(
        Array(f"g_{a.name}", a.shape, tuple(next(slopes) for _ in a.elements))
        for a in program.inputs
    )
    return replace(
        program,
        name=program.name + SUFFIX,
        inputs=(*program.inputs, Array("W", output.shape, weights, "weights of the output")),
        outputs=outputs,
        derived_by=f"{program.derived_by}, reverse mode",
        about=f"Gradient of the sum of W times the output of {program.name}.",
    )
