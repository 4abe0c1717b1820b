"""`symdyn.identify`: inertial and friction parameters of a robot from logs of its motion.

    tau = Yb(q, qd, qdd) pb + known + friction(q, qd)

Rotor inertias and springs are taken from the robot description, and so is gravity, unless its
direction is estimated as well (`tilt.py`). For logs of currents, tau = k i with drive gains k that
are given or estimated (`drive_gains.py`).

    settings -> problem -> (tilt) -> training data -> fit -> validation -> result
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symdyn.compiler.progress import Progress, silent
from symdyn.identification.cluster import map_jobs
from symdyn.identification.drive_gains import (
    DriveGains,
    check_drive_options,
    find_gains,
    torque_blocks,
)
from symdyn.identification.fitting import (
    ForceErrors,
    InertiaFit,
    description_friction,
    errors_of,
    errors_of_folds,
    fit_blocks,
    outlying_notes,
    plain_friction,
)
from symdyn.identification.inertia.conditioning import (
    Conditioning,
    excitation_of,
    reject_insufficient_excitation,
)
from symdyn.identification.inertia.friction import TERMS, load_friction_notes
from symdyn.identification.inertia.normal_equations import (
    BaseRegressor,
    GramBlocks,
    block_sigmas,
    join_blocks,
    normal_of,
    robust_least_squares,
)
from symdyn.identification.inertia.physical_consistency import NOT_ENFORCED, inconsistent_links
from symdyn.identification.logs.rows import Numbers, Source
from symdyn.identification.outputs import Identified
from symdyn.identification.problem import RegressionProblem, known_forces, plain_choice, problem_of
from symdyn.identification.reading import LogData, LogReader, reject_repeats
from symdyn.identification.settings import IdentificationSettings
from symdyn.identification.tilt import ROUNDS as TILT_ROUNDS, Tilt, TiltRegressor, find_tilt
from symdyn.identification.trace import (
    ReportTraces,
    SampleRecorder,
    Trace,
    floor_of,
    fold_parameters_at,
    trace_of,
)
from symdyn.robot import Robot
from symdyn.runtime.compiled import compile as compiled
from symdyn.runtime.threads import one_thread

STEPS = 4
"""Steps of the progress: deriving, reading, fitting, validating."""


@dataclass(frozen=True, eq=False)
class TrainingData:
    """All logs as Gram blocks: of the measured signal (`measured`) and of torques (`blocks`).

    `gains` are the drive gains if the logs contain currents, and `seen` states what the motion
    excites.
    """

    logs: tuple[LogData, ...]
    measured: GramBlocks
    blocks: GramBlocks
    gains: DriveGains | None
    seen: Conditioning
    notes: tuple[str, ...]

    @property
    def scale(self) -> Numbers:
        """Factor from the measured signal to torque, for each joint."""
        return np.ones(self.blocks.G.shape[1]) if self.gains is None else self.gains.values


@dataclass(frozen=True, eq=False)
class Validation:
    """Errors on motion outside the training data, with a trace of that motion, if there is any."""

    errors: ForceErrors | None = None
    unseen: Trace | None = None
    notes: tuple[str, ...] = ()


@one_thread()
def identify(
    robot: Robot | str | os.PathLike[str],
    logs: Source | Sequence[Source],
    *,
    progress: Progress | None = None,
    **options: Any,
) -> Identified:
    """Identify inertial and friction parameters from the joint forces of logs.

    Parameters
    ----------
    robot
        The nominal robot: a `Robot`, a built-in name, or a path.
    logs
        Paths (`log.csv@0:10` for a span in seconds), or arrays by name.
    progress
        Progress callback: called with the name of the next step, the number of finished steps, and
        their total.
    validate
        A log on which the result is validated.
    folds
        Number of folds of a cross-validation over stretches of time (2 to 20).
    friction
        auto (default; terms by cross-validation, joint by joint), plain (viscous, Coulomb, offset)
        or none.
    joints
        Names of the joints whose torques are used (default: all).
    clock
        auto (default), stamps or ticks.
    delay
        Delay of the torques in s (default 0).
    signal
        torque (default) or current. Currents need `drive_gains` or a log with a known load.
    drive_gains
        N m/A or N/A, one for each joint.
    load_log, load_mass, load_centre, load_tip
        A log with an additional load, its mass in kg, its centre of mass in m in the tip frame
        (estimated if not given), and the link that carries it.
    tilt
        Whether to estimate the direction of gravity, too.
    dask
        A Dask client, the address of a scheduler, or "local": logs are read on its workers.

    Returns
    -------
    Identified
        Parameters with standard deviations, errors, and the identified robot.

    Raises
    ------
    RobotError
        An option is invalid, a log cannot be used, or the motion does not excite all base
        parameters.
    """
    settings = IdentificationSettings.of("identify", logs, options)
    report_progress = progress or silent
    report_progress("deriving", 0, STEPS)
    problem = problem_of(robot, settings.joints, settings.friction, settings.signal)
    check_drive_options(settings, problem)
    tilt = None
    if settings.tilt:
        leveled, tilt = _find_base_tilt(problem, settings, report_progress)
        problem = problem_of(leveled, settings.joints, settings.friction)
    dynamics = compiled(problem.robot, ["base_regressor"])
    regressor = BaseRegressor(dynamics.base_regressor, problem.prior.nominal)
    data = _read(problem, regressor, settings, report_progress)
    report_progress("fitting", 2, STEPS)
    fit = fit_blocks(problem, data.blocks)
    validation = _validate(problem, regressor, settings, data, fit, report_progress)
    shown = _shown(problem, regressor, data, fit, validation)
    return _report(problem, settings, data, fit, validation, shown, tilt)


def _find_base_tilt(
    problem: RegressionProblem, settings: IdentificationSettings, progress: Progress
) -> tuple[Robot, Tilt]:
    """Return the robot with the estimated direction of gravity, and the tilt of its base."""

    def read(opened: RegressionProblem, regressor: TiltRegressor) -> GramBlocks:
        width = len(opened.base.kept) + len(regressor.columns)
        reader = LogReader(opened, regressor, settings.clock, settings.delay, settings.folds, width)
        return join_blocks([log.blocks for log in map_jobs(reader, settings.logs, settings.dask)])

    return find_tilt(problem, read, lambda k: progress("tilt", k, TILT_ROUNDS))


def _read(
    problem: RegressionProblem,
    regressor: BaseRegressor,
    settings: IdentificationSettings,
    progress: Progress,
) -> TrainingData:
    """Read the logs, reject insufficient excitation, and estimate drive gains of currents."""
    reader = LogReader(problem, regressor, settings.clock, settings.delay, settings.folds)
    steps = STEPS + len(settings.logs)
    logs = map_jobs(
        reader, settings.logs, settings.dask, lambda k: progress("reading", 1 + k, steps)
    )
    measured = join_blocks([log.blocks for log in logs])
    notes = [note for log in logs for note in log.notes]
    blocks = measured
    if settings.has_currents:
        blocks = torque_blocks(measured, np.ones(len(problem.names)))
    seen = excitation_of(blocks, plain_choice(problem), problem.base.base_names, problem.joints)
    if len(problem.joints) == len(problem.names):
        where = ", ".join(log.about.name for log in logs)
        reject_insufficient_excitation(seen, len(problem.base.kept), where)
    elif seen.open:
        notes.append(f"no effect on these joints, kept nominal: {'; '.join(seen.open)}")
    gains = None
    if settings.has_currents:
        progress("estimating drive gains", 2, STEPS)
        gains, lines = find_gains(settings, problem, measured, regressor)
        notes += [line for line in lines if line not in notes]
        blocks = torque_blocks(measured, gains.values)
    return TrainingData(tuple(logs), measured, blocks, gains, seen, tuple(notes))


def _validate(
    problem: RegressionProblem,
    regressor: BaseRegressor,
    settings: IdentificationSettings,
    data: TrainingData,
    fit: InertiaFit,
    progress: Progress,
) -> Validation:
    """Compute the errors on another log or on folds, if requested."""
    if settings.validate is not None:
        progress("validating", 3, STEPS)
        log = LogReader(problem, regressor, settings.clock, settings.delay)(settings.validate)
        reject_repeats(data.logs, log)
        blocks = log.blocks if data.gains is None else torque_blocks(log.blocks, data.gains.values)
        unseen = _trace(problem, regressor, data, log.recorder, fit.x)
        return Validation(errors_of(problem, blocks, fit.x), unseen, log.notes)
    if settings.folds is not None:
        errors, fold_parameters = errors_of_folds(problem, data.blocks, settings.folds, progress)
        first = data.logs[0]
        x = fold_parameters_at(
            first.recorder.samples.t, data.blocks, fold_parameters, len(first.blocks)
        )
        return Validation(errors, _trace(problem, regressor, data, first.recorder, x))
    return Validation()


def _trace(
    problem: RegressionProblem,
    regressor: BaseRegressor,
    data: TrainingData,
    recorder: SampleRecorder,
    x: Numbers,
) -> Trace:
    known = known_forces(problem.robot)
    return trace_of(recorder.samples, regressor, known, x, data.blocks.base, data.scale)


def _shown(
    problem: RegressionProblem,
    regressor: BaseRegressor,
    data: TrainingData,
    fit: InertiaFit,
    validation: Validation,
) -> ReportTraces:
    """Return the curves of the report, and the repeatability of the torques."""
    recorders = [log.recorder for log in data.logs]
    training = _trace(problem, regressor, data, recorders[0], fit.x)
    moving = (validation.unseen or training).moving_errors(problem.names, problem.joints)
    floor = floor_of(recorders, problem.names, problem.joints, data.scale)
    name = os.path.basename(data.logs[0].about.name)
    return ReportTraces(name, training, validation.unseen, moving, *floor)


def _report(
    problem: RegressionProblem,
    settings: IdentificationSettings,
    data: TrainingData,
    fit: InertiaFit,
    validation: Validation,
    shown: ReportTraces,
    tilt: Tilt | None,
) -> Identified:
    """Assemble the result: parameters with sigmas, errors, notes."""
    blocks, base = data.blocks, data.blocks.base
    _, weights = robust_least_squares(blocks, fit.choice, None, problem.joints)
    sigmas = block_sigmas(blocks, weights, fit.choice)
    if data.gains is not None:
        sigmas = np.hypot(sigmas, data.gains.propagated_sigmas(data.measured, weights, fit.choice))
    size = np.diag(normal_of(blocks, weights).H)[:base]
    unseen = size <= 1e-18 * size.max()
    sigmas[:base][unseen] = np.nan
    if not problem.physical:
        warnings.warn(NOT_ENFORCED, stacklevel=3)
    shape = (len(problem.names), len(TERMS))
    return Identified(
        robot=problem.robot,
        joints=problem.names,
        base_names=problem.base.base_names,
        base=fit.x[:base],
        least_squares=np.where(unseen, problem.prior.nominal, fit.least_squares[:base]),
        sigmas=sigmas[:base],
        nominal=problem.prior.nominal,
        standard=fit.p,
        friction=fit.x[base:].reshape(shape),
        friction_sigmas=sigmas[base:].reshape(shape),
        choice=fit.choice,
        described=description_friction(blocks, fit),
        plain=plain_friction(problem, blocks, fit),
        training=errors_of(problem, blocks, fit.x),
        validation=validation.errors,
        folds=settings.folds,
        rank=data.seen.rank,
        condition=data.seen.condition,
        physical=problem.physical,
        notes=_notes(problem, data, fit, validation, tilt),
        logs=tuple(os.path.basename(log.about.name) for log in data.logs),
        weak=data.seen.weak,
        shown=shown,
        gains=data.gains,
        tilt=tilt,
    )


def _notes(
    problem: RegressionProblem,
    data: TrainingData,
    fit: InertiaFit,
    validation: Validation,
    tilt: Tilt | None,
) -> tuple[str, ...]:
    """Collect the notes about logs and parameters."""
    notes = [*([] if tilt is None else [str(tilt)]), *data.notes]
    of_block = [log.about.name for log in data.logs for _ in log.blocks.count]
    notes += outlying_notes(data.blocks, fit.weights, of_block, problem.names)
    notes += [note for note in validation.notes if note not in notes]
    bad = inconsistent_links(fit.p, [link.name for link in problem.robot.links])
    if bad and not problem.physical:
        notes.append(f"the inertia identified for {', '.join(bad)} is not physically consistent")
    notes += load_friction_notes(problem.names, fit.choice)
    if data.seen.weak:
        notes.append(f"weakly excited directions: {'; '.join(data.seen.weak)}")
    return tuple(notes)
