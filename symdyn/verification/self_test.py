"""Reference values for a self-test on the target machine, where symdyn does not run.

The values are those of `reference/`, which shares no code with the emitted code. States are short
binary fractions, exact in every number type; parameters and unit quaternions are rounded to the
number type. Results are rounded, relative to the largest term that enters, to far less than the
allowed error, so that every machine generates the same digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen import NUMBERS, Result, Trials, error_bound
from symdyn.codegen.module import PARAMETERS
from symdyn.compiler.job import Job
from symdyn.graph import Program
from symdyn.verification.check import random_state
from symdyn.verification.reference.gradients import POSITIONS
from symdyn.verification.reference.manifold import on_manifold
from symdyn.verification.reference.registry import CONTRACT
from symdyn.verification.report import LARGEST_ANGLE
from symdyn.verification.state_check import RequestedQuantity, State, StateCheck

TRIALS = 3
LARGE = 1000
"""A function with more results than this has one trial."""
GRID = 64
"""States are multiples of 1/GRID."""
ROUNDING = {"double": 1e-11, "float": 1e-9}
"""Rounding of results, relative to the largest term that enters."""
MARGIN = 4
"""Factor on the rounding error bound: compilers may reorder operations, and math libraries differ
in accuracy."""


def self_test_trials(job: Job, programs: Sequence[Program], seed: int = 20_250_101) -> Trials:
    """Return calls of every program at a few states, with results of the reference.

    Parameters
    ----------
    job
        The compilation job.
    programs
        The programs to test.
    seed
        Seed of the random states.
    """
    rng = np.random.default_rng(seed)
    states = [_state(job, rng) for _ in range(TRIALS)]
    state_checks = [StateCheck(job.opened, job.robot.symbolic_names, s, False) for s in states]
    results = {}
    for program in programs:
        tried = state_checks[: 1 if len(program.results) > LARGE else TRIALS]
        results[program.name] = tuple(_result(job, program, state_check) for state_check in tried)
    return Trials(
        tuple({name: _numbers(values) for name, values in state.items()} for state in states),
        results,
    )


def _state(job: Job, rng: np.random.Generator) -> State:
    state = random_state(job.robot, job.opened, rng)
    state = {name: np.round(values * GRID) / GRID for name, values in state.items()}
    state |= {name: on_manifold(job.robot, state[name]) for name in POSITIONS}
    state[PARAMETERS] = np.array([p.value for p in job.opened.symbolic_parameters])
    held = f"f{NUMBERS[job.options.dtype].bytes}"
    return {name: values.astype(held).astype(float) for name, values in state.items()}


def _result(job: Job, program: Program, state_check: StateCheck) -> Result:
    dtype = job.options.dtype
    inputs = [array.name for array in program.inputs]
    bound = MARGIN * error_bound(program, NUMBERS[dtype]).at(LARGEST_ANGLE)
    outputs: list[tuple[float, ...]] = []
    allowed: list[float] = []
    for part in program.combines or (program.name,):
        forces = (job.options.passive, "f_tip" in inputs, "V0" in inputs)
        expected = state_check.expected(RequestedQuantity(part, *forces, *job.axes[part]))
        (answers,) = expected.by_source.values()
        for answer in answers:
            outputs.append(_rounded(answer, ROUNDING[dtype] * expected.size))
            allowed.append(max(CONTRACT[part].tolerance, bound) * expected.size)
    return Result(tuple(outputs), tuple(allowed))


def _numbers(values: NDArray[Any]) -> tuple[float, ...]:
    return tuple(map(float, np.ravel(values)))


def _rounded(values: NDArray[Any], step: float) -> tuple[float, ...]:
    """Round to as many decimals as resolve `step`."""
    decimals = int(np.ceil(-np.log10(step)))
    return tuple(round(x, decimals) + 0.0 for x in _numbers(values))
