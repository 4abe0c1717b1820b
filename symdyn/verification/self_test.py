"""Reference values for a self-test that runs where symdyn does not: on the target machine.

The values are those of `reference/`, which shares no code with what is emitted. States are short
binary fractions, so that every number type holds them exactly; parameters, and quaternions of unit
length, have the values that the number type holds. Results are rounded, relative to the largest
term that enters, to far less than what is allowed: another machine then prints the same digits.
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
from symdyn.verification.judges import Judgement, Question, State
from symdyn.verification.reference.gradients import POSITIONS
from symdyn.verification.reference.manifold import on_manifold
from symdyn.verification.reference.registry import CONTRACT
from symdyn.verification.report import LARGEST_ANGLE

TRIALS = 3
LARGE = 1000
"""A function with more results than this is tried once."""
GRID = 64
"""States are multiples of 1/GRID."""
ROUNDING = {"double": 1e-11, "float": 1e-9}
"""To what results are rounded, relative to the largest term that enters."""
MARGIN = 4
"""Times the bound of the rounding errors: compilers may rearrange, and other libraries' sines are
not as exact."""


def self_test_trials(job: Job, programs: Sequence[Program], seed: int = 20_250_101) -> Trials:
    """Calls of every program at a few states, with results by another derivation."""
    rng = np.random.default_rng(seed)
    states = [_state(job, rng) for _ in range(TRIALS)]
    judgements = [Judgement(job.opened, job.robot.symbolic_names, s, False) for s in states]
    results = {}
    for program in programs:
        tried = judgements[: 1 if len(program.results) > LARGE else TRIALS]
        results[program.name] = tuple(_result(job, program, judgement) for judgement in tried)
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


def _result(job: Job, program: Program, judgement: Judgement) -> Result:
    dtype = job.options.dtype
    inputs = [array.name for array in program.inputs]
    bound = MARGIN * error_bound(program, NUMBERS[dtype]).at(LARGEST_ANGLE)
    outputs: list[tuple[float, ...]] = []
    allowed: list[float] = []
    for part in program.combines or (program.name,):
        forces = (job.options.passive, "f_tip" in inputs, "V0" in inputs)
        expected = judgement.expected(Question(part, *forces, *job.axes[part]))
        (answers,) = expected.by_judge.values()
        for answer in answers:
            outputs.append(_rounded(answer, ROUNDING[dtype] * expected.size))
            allowed.append(max(CONTRACT[part].tolerance, bound) * expected.size)
    return Result(tuple(outputs), tuple(allowed))


def _numbers(values: NDArray[Any]) -> tuple[float, ...]:
    return tuple(map(float, np.ravel(values)))


def _rounded(values: NDArray[Any], step: float) -> tuple[float, ...]:
    """The values to so many decimals that the last one counts no more than `step`."""
    decimals = int(np.ceil(-np.log10(step)))
    return tuple(round(x, decimals) + 0.0 for x in _numbers(values))
