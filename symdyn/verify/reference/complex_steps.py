"""Gradients of any function by complex step through its undifferentiated program.

    df/dx = Im f(x + i h) / h,      h = 1e-30, no rounding

The program is evaluated on NumPy; what it computes is judged by the reference and the oracles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.compiler.build import build_program
from symdyn.compiler.job import Job
from symdyn.compiler.options import Options
from symdyn.robot.model import Robot
from symdyn.table.types import Function

Array = NDArray[Any]
STEP = 1e-30


def gradient_answer(
    robot: Robot, opened: Robot, row: Function, state: Mapping[str, Array], options: Options
) -> tuple[Array, ...]:
    """What a gradient row should answer: one array per output."""
    gradient = row.gradient
    assert gradient is not None
    base = gradient.of
    # for other parameters than the robot's own the function has to take them as an input
    at = opened if row.opens else robot
    method = next(iter(base.derivations))
    chosen = Job.of(robot, [row.name], **vars(options)).axes[row.name].parameters
    job = replace(Job.of(at, [base.name], **vars(options)), opened=opened)
    program = build_program(job, (base,), (method,))
    names = [array.name for array in program.inputs]
    values = program(*(state[name] for name in names))
    results = []
    steps = {name: _steps(program, names, state, name, len(values)) for name in gradient.wrt}
    for k, value in enumerate(values):
        for name in gradient.wrt:
            slopes = np.moveaxis(steps[name][k], 0, -1)
            if name == "p":
                order = [p.name for p in opened.symbolic_parameters]
                slopes = slopes[..., [order.index(c) for c in chosen]]
            if gradient.finish is not None:
                finished = gradient.finish(value.ravel(), slopes.reshape(value.size, -1))
                slopes = np.array(finished, float)
            results.append(slopes)
    return tuple(results)


def _steps(
    program: Any, names: list[str], state: Mapping[str, Array], name: str, outputs: int
) -> list[Array]:
    """For each output its derivatives along all components of one input, which come first."""
    size = state[name].size
    if name not in names:  # it does not enter at all
        shapes = [array.shape for array in program.outputs]
        return [np.zeros((size, *shape)) for shape in shapes]
    moved = state[name] + 1j * STEP * np.eye(size)
    values = program(*(moved if n == name else state[n] for n in names))
    return [np.asarray(values[k].imag / STEP) for k in range(outputs)]
