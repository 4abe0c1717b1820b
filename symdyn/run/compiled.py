"""A robot's functions as compiled C behind NumPy: `dyn = symdyn.compile(robot)`.

The kernels over blocks of states are compiled: batches go through vector instructions, and a state
gives the same bits alone and in any batch. The system's compiler builds into a cache folder
(`cache.py`). It writes to a temporary file, which is moved into place in one step, so that any
number of processes may compile the same robot at once. Without a compiler the emitted Python is
called instead.
"""

from __future__ import annotations

import ctypes
import math
import os
import tempfile
import warnings
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Unpack

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.compiler.choose import programs_for
from symdyn.compiler.idle_options import refuse_idle
from symdyn.compiler.job import Job
from symdyn.compiler.options import OptionArguments
from symdyn.compiler.pipeline import module_of
from symdyn.emit import TARGETS, Module
from symdyn.emit.c.load import real_type
from symdyn.emit.c.source import emit_many
from symdyn.emit.python.load import import_file
from symdyn.emit.python.source import emit_python
from symdyn.errors import CompilerError
from symdyn.graph import Array, Program
from symdyn.names import printable
from symdyn.robot import Robot
from symdyn.run.cache import library_of


class Compiled:
    """The functions of a robot as attributes: `dyn.mass_matrix(q)`.

    They take array-likes with any leading batch axes, also a plain number for an array of one
    number, and return arrays. `dyn.language` is the language of the code that runs, `dyn.p` holds
    the nominal values of the open parameters.
    """

    def __init__(
        self,
        job: Job,
        programs: Sequence[Program],
        functions: dict[str, Callable[..., Any]],
        language: str,
    ) -> None:
        self.robot = job.robot
        self.functions = functions
        for function in functions.values():
            function.robot = job.robot  # type: ignore[attr-defined]
        self.language = language
        self.p = np.array([parameter.value for parameter in job.parameters(programs)])

    def __getattr__(self, name: str) -> Callable[..., Any]:
        try:
            return self.functions[name]
        except KeyError:
            known = ", ".join(self.functions)
            raise AttributeError(f"no function {name!r} was compiled; there are: {known}") from None

    def __repr__(self) -> str:
        return f"<{printable(self.robot.name)} in {self.language}: {', '.join(self.functions)}>"


def compile(
    robot: Robot | str | os.PathLike[str],
    functions: str | Iterable[str] = "all",
    **options: Unpack[OptionArguments],
) -> Compiled:
    """Derive, emit, compile and load; the options are those of `generate`."""
    job = Job.of(robot, functions, **options)
    refuse_idle(job)
    return compiled_programs(job, programs_for(job))


def compiled_programs(job: Job, programs: Sequence[Program]) -> Compiled:
    """Emit, compile and load programs that were derived for a job."""
    module = module_of(job, programs)
    try:
        library = library_of(emit_many(module), module.name)
    except CompilerError as error:
        warnings.warn(f"{error}; the emitted Python is used instead", stacklevel=2)
        return Compiled(job, programs, _python_functions(module), TARGETS["python"].title)
    real = real_type(job.options.dtype)
    calls = {
        program.name: _vectorised(
            getattr(library, f"{module.name}_{program.name}_many"), program, real
        )
        for program in programs
    }
    return Compiled(job, programs, calls, TARGETS["c"].title)


def _vectorised(function: Any, program: Program, real: Any) -> Callable[..., Any]:
    """The C loop over a batch, as a function of arrays that broadcast."""
    function.restype = None
    function.argtypes = [
        ctypes.c_size_t,
        *[ctypes.c_void_p, ctypes.c_size_t] * len(program.inputs),
        *[ctypes.c_void_p] * len(program.outputs),
    ]

    def call(*arguments: ArrayLike) -> Any:
        if len(arguments) != len(program.inputs):
            wanted = ", ".join(array.name for array in program.inputs)
            raise TypeError(f"{program.name}({wanted}) got {len(arguments)} arguments")
        batch, inputs = _broadcast(program.inputs, arguments, real)
        outputs = [np.empty((*batch, *array.shape), real) for array in program.outputs]
        steps = [value for array, step in inputs for value in (array.ctypes.data, step)]
        function(math.prod(batch), *steps, *(array.ctypes.data for array in outputs))
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    call.__name__ = program.name
    call.__doc__ = program.about
    return call


def _broadcast(
    specs: tuple[Array, ...], arguments: tuple[ArrayLike, ...], real: Any
) -> tuple[tuple[int, ...], list[tuple[NDArray[Any], int]]]:
    """The shape of the batch, and the contiguous inputs with the distance between their states.

    The distance is 0 for an input that is the same for the whole batch.
    """
    arrays = [np.atleast_1d(np.asarray(argument, real)) for argument in arguments]
    leads = []
    for spec, array in zip(specs, arrays, strict=True):
        rank = len(spec.shape)
        if array.shape[array.ndim - rank :] != spec.shape:
            shape = ", ".join(map(str, spec.shape))
            raise ValueError(f"{spec.name} has shape {array.shape}, expected (..., {shape})")
        leads.append(array.shape[: array.ndim - rank])
    batch = np.broadcast_shapes(*leads)
    inputs = []
    for spec, array, lead in zip(specs, arrays, leads, strict=True):
        if math.prod(lead) == 1:
            inputs.append((np.ascontiguousarray(array), 0))
        else:
            full = np.broadcast_to(array, (*batch, *spec.shape))
            inputs.append((np.ascontiguousarray(full), len(spec.elements)))
    return batch, inputs


def _python_functions(module: Module) -> dict[str, Callable[..., Any]]:
    """The emitted Python, imported from a file in a temporary folder."""
    ((file, text),) = emit_python(module).items()
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch, file)
        path.write_text(text, encoding="ascii")
        loaded = import_file(path)
    return {program.name: getattr(loaded, program.name) for program in module.programs}
