"""`symdyn.identify`: inertial and friction parameters of a robot from logs of its motion.

    tau = Yb(q, qd, qdd) pb + known + friction(q, qd)

Rotor inertias and springs of the description are known; gravity is the description's.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symdyn.base_parameters.base_parameters import BaseParameters, base_parameters
from symdyn.errors import RobotError
from symdyn.identify.inertia.excitation import Excitation, excitation_of, refuse_too_little
from symdyn.identify.inertia.feasible import WEIGHT, WITHOUT, available, feasible, impossible
from symdyn.identify.inertia.folds import folds_of
from symdyn.identify.inertia.friction import TERMS
from symdyn.identify.inertia.friction_choice import PLAIN_TERMS, choose_friction
from symdyn.identify.inertia.gram import SHORTEST, Blocks, edges_of, gram_blocks, joined
from symdyn.identify.inertia.normal import (
    Choice,
    Prior,
    normal_of,
    reweighted,
    squares,
    weights_of,
)
from symdyn.identify.inertia.pseudo_inertia import distance_form, nominal_bodies
from symdyn.identify.inertia.samples import EDGE, Samples, cutoff_for, samples_of
from symdyn.identify.inertia.sigmas import block_sigmas
from symdyn.identify.logs.check import CLOCKS, Found, check_log
from symdyn.identify.logs.read import open_log
from symdyn.identify.logs.repeats import period_of, share_repeated
from symdyn.identify.logs.rows import LogError, Numbers, joint_names
from symdyn.identify.logs.spans import Source, span_of
from symdyn.identify.result import Errors, Identified
from symdyn.robot import Robot, load
from symdyn.robot.checks import hint, quoted
from symdyn.run.compiled import compile as compiled
from symdyn.run.threads import one_thread

FRICTIONS = ("auto", "plain", "none")
REPEATED = 0.5
"""A span is refused for validation if training has seen more than this share of it."""
LONGEST_DELAY = 1.0
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class _Problem:
    """What all fits have in common."""

    robot: Robot
    names: tuple[str, ...]
    joints: tuple[int, ...]
    base: BaseParameters
    K: Numbers
    p0: Numbers
    bodies: Numbers
    prior: Prior
    friction: str
    physical: bool


@dataclass(frozen=True)
class _Fit:
    x: Numbers
    p: Numbers
    choice: Choice
    weights: Numbers
    least_squares: Numbers


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
    progress: Progress | None = None,
) -> Identified:
    """Parameters of the joint forces in logs: paths (`log.csv@0:10` for a span), or arrays.

    `validate` is a log to judge the result on, `folds` how many stretches of the logs to judge
    on by fits to the others. `friction` is auto (terms by cross-validation, joint by joint), plain
    (viscous, Coulomb, offset) or none. `joints` are those whose torques are used, `clock` auto,
    stamps or ticks, `delay` how late the torques are in seconds.
    """
    tell = progress or (lambda what, done, of: None)
    sources = [logs] if isinstance(logs, (str, os.PathLike, dict)) else list(logs)
    _refuse_choices(sources, folds, friction, clock, delay, validate)
    tell("deriving", 0, 4)
    problem = _problem(robot, joints, friction)
    regressor = compiled(problem.robot, ["base_regressor"]).base_regressor
    parts, found, notes = [], [], []
    for k, source in enumerate(sources):
        tell("reading", 1 + k, 4 + len(sources))
        blocks, about, lines = _read(source, problem, regressor, clock, delay, folds)
        parts.append(blocks)
        found.append(about)
        notes += lines
    blocks = joined(parts)
    where = ", ".join(about.name for about, _ in found)
    seen = excitation_of(blocks, _plain(problem), problem.base.base_names, problem.joints)
    if len(problem.joints) == len(problem.names):
        refuse_too_little(seen, len(problem.base.kept), where)
    elif seen.open:
        notes.append(f"not seen by these joints, and left as it was: {'; '.join(seen.open)}")
    tell("fitting", 2, 4)
    fit = _fit(problem, blocks)
    validation = None
    if validate is not None:
        tell("validating", 3, 4)
        judged, about, lines = _read(validate, problem, regressor, clock, delay, None)
        notes += [line for line in lines if line not in notes]
        _refuse_repeats(found, about)
        validation = _errors(problem, judged, fit.x)
    elif folds is not None:
        validation = _errors_of_folds(problem, blocks, folds, tell)
    return _result(problem, blocks, fit, seen, validation, folds, notes)


def _refuse_choices(
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


def _problem(
    robot: Robot | str | os.PathLike[str], joints: Iterable[str], friction: str
) -> _Problem:
    """The robot with its base parameters, and the prior that its nominal inertias make."""
    made = (robot if isinstance(robot, Robot) else load(robot)).bind()
    names = joint_names(made)
    wanted = list(joints)
    for name in wanted:
        if name not in names:
            raise RobotError(f"there is no joint {quoted(name)}{hint(name, names)}", made.name)
    chosen = tuple(k for k, name in enumerate(names) if not wanted or name in wanted)
    base = base_parameters(made)
    if not base.kept:
        raise RobotError("no inertia has an effect on the joints: nothing to identify", made.name)
    K = base.matrix()
    tens = np.array([[float(x) for x in link.inertia.parameters] for link in made.links])
    bodies = nominal_bodies(tens)
    spread = K @ np.linalg.solve(distance_form(bodies), K.T)
    prior = Prior(WEIGHT / len(K.T) * np.linalg.inv(spread), K @ tens.ravel())
    return _Problem(
        made, names, chosen, base, K, tens.ravel(), bodies, prior, friction, available()
    )


def _known(robot: Robot) -> Callable[[Samples], Numbers]:
    """What rotors and springs of the description add to the joint forces."""
    n = robot.nv
    rotor, stiffness, rest = np.zeros(n), np.zeros(n), np.zeros(n)
    for i, joint in enumerate(robot.joints):
        if joint.mimic is None:
            k = robot.freedoms(i)[0].index
            rotor[k] = float(joint.rotor_inertia)
            stiffness[k], rest[k] = float(joint.passive.stiffness), float(joint.passive.rest)
    return lambda part: rotor * part.qdd + stiffness * (part.q - rest)


def _read(
    source: Source,
    problem: _Problem,
    regressor: Any,
    clock: str,
    delay: float,
    folds: int | None,
) -> tuple[Blocks, tuple[Found, tuple[float, float]], list[str]]:
    """Check a log and accumulate its blocks."""
    span = span_of(source)
    log = open_log(span.source, problem.names)
    found = check_log(log, problem.robot, problem.names, clock)
    edge = EDGE / cutoff_for(found)
    start, end = span.within(found.start, found.end, found.name)
    about = [
        f"{found.name}: {found.rows} rows, {found.start:.6g} to {found.end:.6g} s, "
        f"{found.rate:.6g} Hz"
        + ("" if (start, end) == (found.start, found.end) else f"; used {start:.6g} to {end:.6g} s")
    ]
    about += [f"{found.name}: {note}" for note in found.notes]
    period = period_of(found.trace)
    if period is not None and folds is not None and end - start > period:
        end = start + period
        about.append(f"{found.name}: repeats after {period:.5g} s; folds are those of one period")
    elif period is not None:
        about.append(f"{found.name}: repeats after {period:.5g} s")
    start, end = max(start, found.start + edge), min(end, found.end - edge)
    if end - start < 8 * SHORTEST:
        message = f"{end - start:.3g} s are left between the edges of the filter; give more"
        raise LogError(message, found.name)
    edges = edges_of(start, end, folds or 1)
    blocks = gram_blocks(
        samples_of(log, found, len(problem.names), delay),
        regressor,
        _known(problem.robot),
        edges,
        len(problem.base.kept),
    )
    return blocks, (found, (start, end)), about


def _plain(problem: _Problem) -> Choice:
    """Plain friction in the joints that are used, or none."""
    own = PLAIN_TERMS if problem.friction != "none" else ()
    return tuple(own if j in problem.joints else () for j in range(len(problem.names)))


def _fit(problem: _Problem, blocks: Blocks) -> _Fit:
    """Friction terms, weights, least squares, and parameters that bodies can have."""
    choice = _plain(problem)
    if problem.friction == "auto":
        choice = choose_friction(blocks, choice, problem.prior, problem.joints)
    free, _ = reweighted(blocks, choice, None, problem.joints)
    x, weights = reweighted(blocks, choice, problem.prior, problem.joints)
    if not problem.physical:
        R = distance_form(problem.bodies)
        gap = x[: blocks.base] - problem.K @ problem.p0
        spread = np.linalg.solve(R, problem.K.T)
        p = problem.p0 + spread @ np.linalg.solve(problem.K @ spread, gap)
        return _Fit(x, p, choice, weights, free)
    for _ in range(2):
        normal = normal_of(blocks, weights)
        x, p = feasible(normal, choice, problem.K, problem.p0, problem.bodies)
        weights = weights_of(blocks, x, problem.joints)
    return _Fit(x, p, choice, weights, free)


def _errors(problem: _Problem, blocks: Blocks, x: Numbers) -> Errors:
    return _shares(problem, blocks, squares(blocks, x).sum(axis=0), blocks.count.sum())


def _shares(problem: _Problem, blocks: Blocks, total: Numbers, count: float) -> Errors:
    power = blocks.power.sum(axis=0)
    at = list(problem.joints)
    return Errors(
        tuple(problem.names[k] for k in at),
        100 * np.sqrt(total[at] / np.where(power[at] > 0, power[at], np.nan)),
        np.sqrt(total[at] / max(count, 1)),
    )


def _errors_of_folds(problem: _Problem, blocks: Blocks, count: int, tell: Progress) -> Errors:
    """The errors of all folds together, each by a fit that has not seen it or its neighbours."""
    total = np.zeros(len(problem.names))
    for k, (training, judged) in enumerate(folds_of(blocks, count)):
        tell("folds", k, count)
        total += squares(judged, _fit(problem, training).x).sum(axis=0)
    return _shares(problem, blocks, total, blocks.count.sum())


def _refuse_repeats(
    trained: Sequence[tuple[Found, tuple[float, float]]], judged: tuple[Found, tuple[float, float]]
) -> None:
    """Refuse to judge on motion that was trained on."""

    def cut(found: Found, span: tuple[float, float]) -> Numbers:
        t = found.trace[:, 0]
        return found.trace[(t >= span[0]) & (t <= span[1])]

    shares = [share_repeated(cut(*one), cut(*judged)) for one in trained]
    if max(shares) > REPEATED:
        message = (
            f"{100 * max(shares):.0f} % of the span for validation repeats the training "
            "trajectory, and says nothing about unseen motion; choose another span or log"
        )
        raise LogError(message, judged[0].name)


def _result(
    problem: _Problem,
    blocks: Blocks,
    fit: _Fit,
    seen: Excitation,
    validation: Errors | None,
    folds: int | None,
    notes: Sequence[str],
) -> Identified:
    """Everything that is reported."""
    _, weights = reweighted(blocks, fit.choice, None, problem.joints)
    sigmas = block_sigmas(blocks, weights, fit.choice)
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
        plain=_plain_friction(problem, blocks, fit),
        training=_errors(problem, blocks, fit.x),
        validation=validation,
        folds=folds,
        rank=seen.rank,
        condition=seen.condition,
        physical=problem.physical,
        notes=tuple(notes),
    )


def _plain_friction(problem: _Problem, blocks: Blocks, fit: _Fit) -> Numbers:
    """Viscous, Coulomb and offset that fit best beside the inertias found, (joints, 3)."""
    b, made = blocks.base, np.zeros((len(problem.names), len(PLAIN_TERMS)))
    if problem.friction == "none":
        return made
    G = blocks.G.sum(axis=0)
    for j in problem.joints:
        at = [b + k for k in PLAIN_TERMS]
        right = G[j][at, -1] - G[j][np.ix_(at, range(b))] @ fit.x[:b]
        gains = np.linalg.lstsq(G[j][np.ix_(at, at)], right, rcond=1e-10)[0]
        made[j] = gains
    return made
