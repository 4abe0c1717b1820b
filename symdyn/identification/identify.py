"""`symdyn.identify`: inertial and friction parameters of a robot from logs of its motion.

    tau = Yb(q, qd, qdd) pb + known + friction(q, qd)

Rotor inertias and springs of the description are known; gravity is the description's, unless its
direction is asked for (`tilt.py`). Of currents tau = k i, with drive gains k that are given or
found (`drives/`).
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from symdyn.errors import RobotError
from symdyn.identification.cluster import spread
from symdyn.identification.drive_gains import Gains, torque_blocks
from symdyn.identification.drive_signal import Signal
from symdyn.identification.errors import ForceErrors
from symdyn.identification.fitting import (
    InertiaFit,
    Progress,
    described_friction,
    errors_of,
    errors_of_folds,
    fit_blocks,
    outlying_notes,
    plain_friction,
)
from symdyn.identification.inertia.conditioning import (
    Conditioning,
    excitation_of,
    refuse_too_little,
)
from symdyn.identification.inertia.friction import TERMS, loaded_notes
from symdyn.identification.inertia.gram import BaseRegressor, GramBlocks, joined
from symdyn.identification.inertia.normal import block_sigmas, normal_of, reweighted
from symdyn.identification.inertia.physical_consistency import WITHOUT, impossible
from symdyn.identification.logs.check import CLOCKS
from symdyn.identification.logs.rows import TORQUE, Numbers, Source
from symdyn.identification.outputs import Identified
from symdyn.identification.problem import RegressionProblem, known_forces, plain_choice, problem_of
from symdyn.identification.reading import LogReading, read_blocks, refuse_repeats
from symdyn.identification.tilt import ROUNDS as TILT_ROUNDS
from symdyn.identification.tilt import TiltColumns, find_tilt
from symdyn.identification.trace import Shown, Trace, Watch, floor_of, judges_at, trace_of
from symdyn.robot import Robot
from symdyn.robot.checks import hint, quoted
from symdyn.runtime.compiled import compile as compiled
from symdyn.runtime.threads import one_thread

FRICTIONS = ("auto", "plain", "none")
LONGEST_DELAY = 1.0


@one_thread()
def identify(
    robot: Robot | str | os.PathLike[str],
    logs: Source | Sequence[Source],
    *,
    validate: Source | None = None,
    folds: int | None = None,
    friction: str = "auto",
    joints: Iterable[str] = (),
    clock: str = "auto",
    delay: float = 0.0,
    signal: str = TORQUE,
    drive_gains: Sequence[float] | None = None,
    load_log: Source | None = None,
    load_mass: float | None = None,
    load_centre: Sequence[float] | None = None,
    load_tip: str | None = None,
    tilt: bool = False,
    dask: Any = None,
    progress: Progress | None = None,
) -> Identified:
    """Parameters of the joint forces in logs: paths (`log.csv@0:10` for a span), or arrays.

    `validate` is a log to judge the result on, `folds` how many stretches of the logs to judge
    on by fits to the others. `friction` is auto (terms by cross-validation, joint by joint), plain
    (viscous, Coulomb, offset) or none. `joints` are those whose torques are used, `clock` auto,
    stamps or ticks, `delay` how late the torques are in seconds. `signal` is torque or current;
    of currents give `drive_gains`, or `load_log`, a log with a load of `load_mass` kilograms (its
    centre of mass may be unknown) at the link `load_tip`. `tilt` finds the direction of gravity.
    With `dask`, a client, the address of a scheduler or local, logs are read on its workers.
    """
    tell = progress or (lambda what, done, of: None)
    sources = [logs] if isinstance(logs, (str, os.PathLike, dict)) else list(logs)
    refuse_choices(sources, folds, friction, clock, delay, validate)
    asked = Signal(signal, drive_gains, load_log, load_mass, load_centre, load_tip)
    asked.refuse(sources)
    tell("deriving", 0, 4)
    problem = problem_of(robot, joints, friction, signal)
    asked.refuse_for(problem)
    if tilt and signal != TORQUE:
        raise RobotError("--tilt takes torques, not currents; multiply these by the drive gains")
    parts, found, notes, watches, tilted = [], [], [], [], None
    if tilt:

        def turned(opened: RegressionProblem, columns: TiltColumns) -> GramBlocks:
            width = len(opened.base.kept) + len(columns.turns)
            each = LogReading(opened, columns, clock, delay, folds, width)
            return joined([blocks for blocks, *_ in spread(each, sources, dask)])

        leveled, tilted = find_tilt(problem, turned, lambda k: tell("tilt", k, TILT_ROUNDS))
        problem = problem_of(leveled, joints, friction)
        notes.append(str(tilted))
    made = compiled(problem.robot, ["base_regressor"])
    regressor = BaseRegressor(made.base_regressor, problem.prior.nominal)
    read = LogReading(problem, regressor, clock, delay, folds)
    for blocks, about, lines, watch in spread(
        read, sources, dask, lambda k: tell("reading", 1 + k, 4 + len(sources))
    ):
        parts.append(blocks)
        watches.append(watch)
        found.append(about)
        notes += lines
    blocks = measured = joined(parts)
    gains: Gains | None = None
    if asked.is_current:
        blocks = torque_blocks(measured, np.ones(len(problem.names)))
    where = ", ".join(about.name for about, _ in found)
    seen = excitation_of(blocks, plain_choice(problem), problem.base.base_names, problem.joints)
    if len(problem.joints) == len(problem.names):
        refuse_too_little(seen, len(problem.base.kept), where)
    elif seen.open:
        notes.append(f"not seen by these joints, and left as it was: {'; '.join(seen.open)}")
    if asked.is_current:
        tell("finding drive gains", 2, 4)
        gains, lines = asked.find(problem, measured, regressor, clock, delay)
        notes += [line for line in lines if line not in notes]
        blocks = torque_blocks(measured, gains.values)
    tell("fitting", 2, 4)
    fit = fit_blocks(problem, blocks)
    of_block = [
        about.name for part, (about, _) in zip(parts, found, strict=True) for _ in part.count
    ]
    notes += outlying_notes(blocks, fit.weights, of_block, problem.names)
    names = tuple(os.path.basename(about.name) for about, _ in found)

    scale = np.ones(len(problem.names)) if gains is None else gains.values

    def trace(watch: Watch, x: Numbers) -> Trace:
        known = known_forces(problem.robot)
        return trace_of(watch.samples, regressor, known, x, blocks.base, scale)

    validation = unseen = None
    if validate is not None:
        tell("validating", 3, 4)
        judged, about, lines, watch = read_blocks(validate, problem, regressor, clock, delay, None)
        notes += [line for line in lines if line not in notes]
        refuse_repeats(found, about)
        if gains is not None:
            judged = torque_blocks(judged, gains.values)
        validation = errors_of(problem, judged, fit.x)
        unseen = trace(watch, fit.x)
    elif folds is not None:
        validation, judges = errors_of_folds(problem, blocks, folds, tell)
        at = watches[0].samples.t
        unseen = trace(watches[0], judges_at(at, blocks, judges, len(parts[0])))
    training = trace(watches[0], fit.x)
    moving = (unseen or training).moving_errors(problem.names, problem.joints)
    floor = floor_of(watches, problem.names, problem.joints, scale)
    shown = Shown(names[0], training, unseen, moving, *floor)
    drives = None if gains is None else (gains, measured)
    result = result_of(problem, blocks, fit, seen, validation, folds, notes, names, shown, drives)
    return replace(result, tilt=tilted)


def refuse_choices(
    sources: Sequence[Source],
    folds: int | None,
    friction: str,
    clock: str,
    delay: float,
    validate: Source | None,
) -> None:
    """Refuse options that cannot be meant."""
    for flag, value, known in (("friction", friction, FRICTIONS), ("clock", clock, CLOCKS)):
        if value not in known:
            raise RobotError(f"--{flag} {quoted(value)} is unknown{hint(value, known)}")
    if not sources:
        raise RobotError("there is no log; give one or more")
    if folds is not None and not 2 <= folds <= 20:
        raise RobotError("--folds takes a number from 2 to 20")
    if folds is not None and validate is not None:
        raise RobotError("--folds and --validate both say what to judge on; give one of them")
    if not abs(delay) <= LONGEST_DELAY:
        raise RobotError(f"--delay takes seconds, at most {LONGEST_DELAY:g}")


def result_of(
    problem: RegressionProblem,
    blocks: GramBlocks,
    fit: InertiaFit,
    seen: Conditioning,
    validation: ForceErrors | None,
    folds: int | None,
    notes: Sequence[str],
    logs: tuple[str, ...],
    shown: Shown,
    drives: tuple[Gains, GramBlocks] | None = None,
) -> Identified:
    """Everything that is reported; `drives` are the gains of currents and the blocks of these."""
    _, weights = reweighted(blocks, fit.choice, None, problem.joints)
    sigmas = block_sigmas(blocks, weights, fit.choice)
    if drives is not None:
        gains, currents = drives
        sigmas = np.hypot(sigmas, gains.spread(currents, weights, fit.choice))
    size = np.diag(normal_of(blocks, weights).H)[: blocks.base]
    unseen = size <= 1e-18 * size.max()
    sigmas[: blocks.base][unseen] = np.nan
    free = np.where(unseen, problem.prior.nominal, fit.least_squares[: blocks.base])
    links = [link.name for link in problem.robot.links]
    notes = [*notes]
    if not problem.physical:
        warnings.warn(WITHOUT, stacklevel=3)
        if bad := impossible(fit.p, links):
            notes.append(f"no body can have the inertia found for {', '.join(bad)}")
    notes += loaded_notes(problem.names, fit.choice)
    if seen.weak:
        notes.append(f"weakly excited: {'; '.join(seen.weak)}")
    return Identified(
        robot=problem.robot,
        joints=problem.names,
        base_names=problem.base.base_names,
        base=fit.x[: blocks.base],
        least_squares=free,
        sigmas=sigmas[: blocks.base],
        nominal=problem.prior.nominal,
        standard=fit.p,
        friction=fit.x[blocks.base :].reshape(len(problem.names), len(TERMS)),
        friction_sigmas=sigmas[blocks.base :].reshape(len(problem.names), len(TERMS)),
        choice=fit.choice,
        described=described_friction(blocks, fit),
        plain=plain_friction(problem, blocks, fit),
        training=errors_of(problem, blocks, fit.x),
        validation=validation,
        folds=folds,
        rank=seen.rank,
        condition=seen.condition,
        physical=problem.physical,
        notes=tuple(notes),
        logs=logs,
        weak=seen.weak,
        shown=shown,
        gains=None if drives is None else drives[0],
    )
