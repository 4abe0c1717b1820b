"""Choose the cheapest formulation of each function, over all equivalent models."""

from __future__ import annotations

import math
import warnings
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from symdyn.compiler.build import LARGEST_OF_ALL, build_program, too_large
from symdyn.compiler.job import Job, Request, combined_name
from symdyn.compiler.options import Options
from symdyn.compiler.progress import Progress, silent
from symdyn.equivalents import EquivalentModel, EquivalentModels
from symdyn.errors import (
    FunctionError,
    NoParameterError,
    SkippedFunctionWarning,
    UndeterminedAccelerationError,
)
from symdyn.functions.gradients import ROWS
from symdyn.functions.types import FRAMES
from symdyn.graph import Program, pause_collector
from symdyn.passes import cheapest, cheapest_optimized
from symdyn.support.deferred import DeferredFunction

Key = tuple[Any, ...]
"""The name of a request, its methods, and the changes of its equivalent models."""
RequestModels = tuple[EquivalentModel, ...]
"""For each function of a request, the equivalent model that it is derived for."""
_closed_form = DeferredFunction("symdyn.passes.closed", "closed_form")
PROBE = ("inverse_dynamics", next(iter(ROWS["inverse_dynamics"].derivations)))
"""The function, and its method, by whose cost link frames are chosen."""


class Choice(NamedTuple):
    """The chosen programs, and the functions of `all` that are left out, with reasons."""

    programs: tuple[Program, ...]
    left_out: dict[str, str]


@pause_collector()
def choose(job: Job, progress: Progress = silent) -> Choice:
    """Return the cheapest program of every function, or that of the method where it applies.

    A function that this robot does not allow is an error if it was asked for by name. If it was
    only part of `all`, it is left out with a warning, and so is one of more than `LARGEST_OF_ALL`
    operations; a gradient in parameters that do not concern it is left out without one.
    """
    portfolio = Portfolio(job)
    programs = []
    left_out = {}
    for k, request in enumerate(job.requests):
        name = combined_name(request)
        progress(f"deriving {name}", k, len(job.requests))
        try:
            programs.append(portfolio.best(request))
        except FunctionError as rejection:
            if name in job.named:
                raise
            if not isinstance(rejection, NoParameterError):
                left_out[name] = str(rejection).removeprefix(f"{job.robot.name}: ")
                warnings.warn(f"left out: {rejection}", SkippedFunctionWarning, stacklevel=2)
    if not programs:
        raise FunctionError(
            f"{job.robot.name}: none of the functions of all is possible; name one"
            if left_out
            else f"{job.robot.name}: no function was requested; name one, or all"
        )
    return Choice(tuple(programs), left_out)


def programs_for(job: Job) -> tuple[Program, ...]:
    """Return the programs that `choose` finds."""
    return choose(job).programs


class Portfolio:
    """All programs for the requests of a job, each derived once, and the choice among them."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.equivalents = EquivalentModels(job.robot, self._probe)
        self._probes: dict[Key, Program] = {}
        self._programs: dict[Key, Program] = {}
        self._chosen: Program | None = None

    def best(self, request: Request, **changed: object) -> Program:
        """Return the cheapest program of a request; `changed` are other options for it."""
        options = replace(self.job.options, **changed)  # type: ignore[arg-type]
        programs, rejections = self.candidates(request, options)
        if not programs:
            raise rejections[0]
        least = min(program.operations.total for program in programs)
        if self._limit(request) < math.inf and least > LARGEST_OF_ALL:
            raise too_large(self.job, request)
        self._chosen = (cheapest if options.form == "closed" else cheapest_optimized)(programs)
        return self._chosen

    def candidates(
        self, request: Request, options: Options
    ) -> tuple[list[Program], list[FunctionError]]:
        """Return all candidate programs, and why other formulations do not apply."""
        job = replace(self.job, options=options)
        closed = options.form == "closed"
        choices = [
            [name for name in function.methods if name == options.method]
            or list(function.derivations)
            for function in request
        ]
        if closed:
            choices = [methods[:1] for methods in choices]  # all have the same normal form
            job = replace(job, robot=job.robot.exact(), opened=job.opened.exact())
        programs: list[Program] = []
        rejections: list[FunctionError] = []
        for equivalent_models in self._equivalent_models(request, options):
            for methods in product(*choices):
                if options.method not in methods and _is_outclassed(request, methods, programs):
                    continue
                try:
                    if closed:
                        program = build_program(job, request, methods)
                        printed = len(request) == 1 and request[0].has_quotients
                        programs.append(_closed_form(program, options.force, printed))
                    else:
                        programs.append(self._program(job, request, methods, equivalent_models))
                except UndeterminedAccelerationError:
                    raise
                except FunctionError as rejection:
                    rejections.append(rejection)
        return programs, rejections

    def _program(
        self,
        job: Job,
        request: Request,
        methods: tuple[str, ...],
        equivalent_models: RequestModels,
    ) -> Program:
        """Return the program for equivalent models, derived once for each request."""
        key = (combined_name(request), methods, *(e.changes for e in equivalent_models))
        if key in self._probes and _is_plain(job):
            return self._probes[key]
        if any(other[0] != key[0] for other in self._programs):
            self._forget()
        if key not in self._programs:
            limit = self._limit(request)
            self._programs[key] = build_program(job, request, methods, equivalent_models, limit)
        return self._programs[key]

    def _limit(self, request: Request) -> float:
        """Return the number of nodes that a derivation may take; most are discarded later."""
        return math.inf if combined_name(request) in self.job.named else 10 * LARGEST_OF_ALL

    def _forget(self) -> None:
        """Free the graphs of a finished request."""
        for program in self._programs.values():
            if program is not self._chosen:
                program.release()
        self._programs.clear()

    # -- equivalent robots -----------------------------------------------------------------

    def _probe(self, equivalent_model: EquivalentModel) -> int:
        """Return the operation count of a typical function for an equivalent model."""
        function, method = PROBE
        job = Job.of(self.job.robot, [function])
        program = build_program(job, job.requests[0], (method,), (equivalent_model,))
        self._probes[function, (method,), equivalent_model.changes] = program
        return program.operations.total

    def _equivalent_models(self, request: Request, options: Options) -> list[RequestModels]:
        """Return the equivalent models to derive for, one for each function.

        Formulations to teach and to compare keep the robot as it was given.
        """
        found = []
        for function in request:
            given = not options.equivalent or options.form == "closed"
            robots = [self.equivalents.given]
            if function.invariant and not given and options.method not in function.alternatives:
                framed = function.invariant == FRAMES
                robots = (
                    self.equivalents.frame_choices if framed else self.equivalents.inertia_transfers
                )
            found.append(robots)
        # Shorter lists repeat their last robot, so that every row has one for each function.
        longest = max(map(len, found))
        return [tuple(robots[min(k, len(robots) - 1)] for robots in found) for k in range(longest)]


def _is_plain(job: Job) -> bool:
    """Return whether the options leave the probe's program unchanged."""
    how = job.options
    moved = how.passive or how.tip_wrench or how.base_motion
    return not moved and (job.opened is job.robot or not job.robot.symbolic_names)


def _is_outclassed(request: Request, methods: tuple[str, ...], programs: list[Program]) -> bool:
    """Return whether a method never wins against programs as cheap as those found.

    The bounds are those of functions alone; several that share a graph are all derived, but for
    methods that never win.
    """
    if not programs:
        return False
    least = min(program.operations.total for program in programs) if len(request) == 1 else 0
    return any(
        method in function.outclassed and least >= function.outclassed[method]
        for function, method in zip(request, methods, strict=True)
    )
