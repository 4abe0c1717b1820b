"""A robot's functions as compiled C behind NumPy: `dyn = symdyn.compile(robot)`.

The kernels over blocks of states are compiled: batches go through vector instructions, and a state
gives the same bits alone and in any batch. The system's compiler builds into a cache folder
(`cache.py`). It writes to a temporary file, which is moved into place in one step, so that any
number of processes may compile the same robot at once. Without a compiler the emitted Python is
called instead, and a warning names the functions and the reason.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from symdyn.codegen import TARGETS
from symdyn.codegen.c.load import real_type
from symdyn.codegen.c.source import emit_many
from symdyn.codegen.python import emit_python
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.compiler.keywords import (
    RobotLike,
    load,
    reject_unused_friction,
    split_options,
)
from symdyn.compiler.pipeline import module_of
from symdyn.compiler.unused_options import reject_unused
from symdyn.errors import CompilerError, FunctionError
from symdyn.graph import Program
from symdyn.robot import Robot
from symdyn.runtime.functions import (
    CompiledCFunction,
    CompiledFunction,
    CompiledSignature,
    CRegressor,
    EmittedPythonFunction,
    Library,
    PythonRegressor,
)
from symdyn.support.names import printable

MOST_THREADS = 1024


class Compiled:
    """The functions of a robot as attributes: `dyn.mass_matrix(q)`.

    They take array-likes with any leading batch axes, in order or by the names of the inputs
    (`dyn.mass_matrix(q=q)`), also a plain number for an array of one
    number, and return arrays; `out=` takes an array, or a tuple of them, to write into.
    `dyn.language` is the language of the code that runs, `dyn.p` holds the nominal values of the
    open parameters; `dyn.columns["base_regressor"]` names the columns of a regressor or gradient.
    It pickles, and so does each of its functions.
    """

    def __init__(
        self,
        robot: Robot,
        functions: Mapping[str, CompiledFunction],
        language: str,
        p: Sequence[float],
        columns: Mapping[str, tuple[str, ...]],
    ) -> None:
        self.robot = robot
        self.functions = dict(functions)
        self.language = language
        self.p = np.array(p, float)
        self.columns = dict(columns)

    def __getattr__(self, name: str) -> Any:
        functions = self.__dict__.get("functions", {})  # none while it is being unpickled
        try:
            return functions[name]
        except KeyError:
            known = ", ".join(functions)
            raise AttributeError(f"no function {name!r} was compiled; there are: {known}") from None

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.functions})

    def __repr__(self) -> str:
        return f"<{printable(self.robot.name)} in {self.language}: {', '.join(self.functions)}>"


def compile(
    robot: RobotLike,
    functions: str | Iterable[str] = "all",
    *,
    threads: int = 1,
    **options: Any,
) -> Compiled:
    """Compile functions of a robot and load them.

    Parameters
    ----------
    robot
        A `Robot`, a built-in name, or a path.
    functions
        Names of functions, or "all".
    threads
        Number of OpenMP threads that share a batch; results do not depend on it.
    **options
        Options of `load` and `generate`.

    Returns
    -------
    Compiled
        The functions as attributes.
    """
    if not isinstance(threads, int) or not 1 <= threads <= MOST_THREADS:
        raise FunctionError(
            f"threads takes a whole number from 1 to {MOST_THREADS}; got {threads!r}"
        )
    about_robot, how = split_options("compile", options, ("functions", "threads"))
    reject_unused_friction(about_robot, how.get("passive", False), functions)
    job = Job.of(load(robot, **about_robot), functions, **how)
    reject_unused(job)
    return compiled_programs(job, programs_for(job), threads)


def compiled_programs(job: Job, programs: Sequence[Program], threads: int = 1) -> Compiled:
    """Emit, compile and load programs that were derived for a job."""
    module = module_of(job, programs)
    real = real_type(job.options.dtype)
    signatures = [CompiledSignature.of(program, real) for program in programs]
    regressors = {s.name for s in signatures if s.name in job.axes and _is_regressor(job, s)}
    functions: list[CompiledFunction]
    try:
        library = Library(emit_many(module, regressors), module.name, threads)
    except CompilerError as error:
        names = ", ".join(s.name for s in signatures)
        warnings.warn(f"{error}; emitted Python runs instead of C for: {names}", stacklevel=2)
        ((file, text),) = emit_python(module).items()
        functions = [
            (PythonRegressor if s.name in regressors else EmittedPythonFunction)(
                (file, text), s.name, s, job.robot
            )
            for s in signatures
        ]
        language = TARGETS["python"].title
    else:
        functions = [
            (CRegressor if s.name in regressors else CompiledCFunction)(
                library, f"{module.name}_{s.name}", s, job.robot
            )
            for s in signatures
        ]
        language = TARGETS["c"].title
    named = {function.signature.name: function for function in functions}
    p = [parameter.value for parameter in job.parameters(programs)]
    columns = {
        program.name: array.columns
        for program in programs
        for array in program.outputs
        if array.columns
    }
    return Compiled(job.robot, named, language, p, columns)


def _is_regressor(job: Job, signature: CompiledSignature) -> bool:
    """Whether the output has a row for each DoF and a column for each parameter."""
    axes = job.axes[signature.name]
    columns = len(axes.columns or axes.parameters)
    return columns > 0 and [s.shape for s in signature.outputs] == [(job.robot.nv, columns)]
