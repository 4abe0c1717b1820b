"""Geometric calibration of a chain from measured tips: `symdyn.calibrate`.

    offsets   base, tool and joint offsets
    full      these, and where the axes are
    auto      full if left-out poses show that it predicts better, else offsets

A model with more parameters always fits better; whether it predicts better is seen on poses that it
was not fitted to. `auto` compares squared position errors of left-out poses in pairs, and takes
the full model if their mean difference is larger than its own standard error.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from symdyn.compiler.keywords import adjust
from symdyn.errors import RobotError
from symdyn.identification.geometry.calibrated import (
    Calibrated,
    Noise,
    PoseErrors,
    Residuals,
    found_of,
)
from symdyn.identification.geometry.chain import (
    BASE,
    COMPLIANCE,
    GEOMETRY,
    OFFSET,
    TOOL,
    CalibrationChain,
    chain_of,
)
from symdyn.identification.geometry.fit import GeometricFit, GeometricState, Prediction, fit, refit
from symdyn.identification.geometry.poses import Poses, read_poses
from symdyn.identification.geometry.rigid import Numbers, log_rotation, motion, nearest_rotation
from symdyn.robot import Robot, load
from symdyn.support.matching import suggestion
from symdyn.support.names import printable

# Base and tool without a guess, from linear equations; a few wrong poses lose their weight.
#
# With the nominal poses (R, p) of the tip, and the measured ones (Rm, pm):
#
#     poses       Rm Z = Y R,  Y = R_base and Z = R_tool^T        18 unknowns, up to their length
#     positions   R_base^T (pm - mean) - (R - mean) t_tool = p - mean             12 unknowns
#     both        pm = R_base (p + R t_tool) + t_base              6 unknowns, R_base being known
#
# Matrices are moved to the nearest rotations. Poses determine the orientations best, unless all
# axes are parallel; positions then do. The start is the one of the two that fits better.

START_ROUNDS = 12
FLAT = 1e-5
"""Directions in which squares are smaller, relative to the largest, are those of a plane arm."""
Way = Callable[[Numbers, Poses, Numbers], tuple[Numbers, Numbers]]


def start_of(X: Numbers, poses: Poses, length: float) -> tuple[Numbers, Numbers]:
    """The frames of base and tool that fit the nominal tips X best; a radian counts as `length`."""
    ways = (_by_positions, _by_poses) if poses.oriented else (_by_positions,)
    found = [_weighted(way, X, poses, length) for way in ways]
    base, tool, _ = min(found, key=lambda one: one[2])
    return base, tool


def _weighted(way: Way, X: Numbers, poses: Poses, length: float) -> tuple[Numbers, Numbers, float]:
    weights = np.ones(len(poses))
    for _ in range(START_ROUNDS):
        Y, tool_turn = way(X, poses, weights)
        base, tool, errors = _translations(X, poses, Y, tool_turn, weights)
        if poses.rotations is not None:
            turns = np.swapaxes(Y @ X[:, :3, :3] @ tool_turn, -1, -2) @ poses.rotations
            errors = errors + length * np.linalg.norm(log_rotation(turns), axis=1)
        weights = 1 / np.maximum(errors / _middle(errors), 1) ** 2
    return base, tool, _middle(errors)


def _middle(errors: Numbers) -> float:
    return float(max(np.median(errors), 1e-12))


def _by_poses(X: Numbers, poses: Poses, weights: Numbers) -> tuple[Numbers, Numbers]:
    """The rotations of base and tool."""
    assert poses.rotations is not None, "this way is for poses that have orientations"
    R, one, measured = X[:, :3, :3], np.eye(3), poses.rotations
    # row (a, b) of Rm Z - Y R = 0, over the entries of Z and of Y
    of_Z = np.einsum("nac,bd->nabcd", measured, one).reshape(-1, 9, 9)
    of_Y = -np.einsum("ac,ndb->nabcd", one, R).reshape(-1, 9, 9)
    rows = np.concatenate([of_Z, of_Y], axis=2) * weights[:, None, None]
    last = np.linalg.eigh(np.einsum("nij,nik->jk", rows, rows))[1][:, 0]
    Z, Y = last[:9].reshape(3, 3), last[9:].reshape(3, 3)
    sign = np.sign(np.linalg.det(Y)) or 1.0
    return nearest_rotation(sign * Y), nearest_rotation(sign * Z).T


def _by_positions(X: Numbers, poses: Poses, weights: Numbers) -> tuple[Numbers, Numbers]:
    """The rotation of the base by positions; that of the tool then by orientations, if any."""
    n, one = len(poses), np.eye(3)
    pm, R, p = (_centred(part, weights) for part in (poses.positions, X[:, :3, :3], X[:, :3, 3]))
    of_base = np.einsum("nj,ik->nikj", pm, one).reshape(n, 3, 9)
    found = _least_squares(np.concatenate([of_base, -R], axis=2), p, weights)
    Y = nearest_rotation(found[:9].reshape(3, 3)).T
    if poses.rotations is None:
        return Y, one
    turned = np.swapaxes(Y @ X[:, :3, :3], -1, -2) @ poses.rotations
    return Y, nearest_rotation((turned * weights[:, None, None]).sum(axis=0))


def _centred(values: Numbers, weights: Numbers) -> Numbers:
    return values - np.tensordot(weights / weights.sum(), values, axes=1)


def _translations(
    X: Numbers, poses: Poses, Y: Numbers, tool: Numbers, weights: Numbers
) -> tuple[Numbers, Numbers, Numbers]:
    """Both frames, and the distances that are left."""
    n = len(poses)
    rows = np.concatenate([np.broadcast_to(np.eye(3), (n, 3, 3)), Y @ X[:, :3, :3]], axis=2)
    wanted = poses.positions - X[:, :3, 3] @ Y.T
    found = _least_squares(rows, wanted, weights)
    left = np.linalg.norm(wanted - rows @ found, axis=1)
    return motion(Y, found[:3]), motion(tool, found[3:]), left


def _least_squares(rows: Numbers, wanted: Numbers, weights: Numbers) -> Numbers:
    """By normal equations: sums over poses stay in this thread, and a start need not be exact."""
    A, b = rows * weights[:, None, None], wanted * weights[:, None]
    gram = np.einsum("nij,nik->jk", A, A)
    found: Numbers = np.linalg.lstsq(gram, np.einsum("nij,ni->j", A, b), rcond=FLAT)[0]
    return found


OFFSETS, FULL, AUTO = MODELS = ("offsets", "full", "auto")
LARGE = 5e-3
"""m: no arm is built that badly; the description is probably that of another one."""
FAR = 0.2
"""An error of this part of the reach: joints or units are not what they seem."""


def calibrate(
    robot: Robot | str | os.PathLike[str],
    poses: Any,
    model: str = AUTO,
    tip: str | None = None,
    compliance: bool = False,
    degrees: bool = False,
    millimetres: bool = False,
    positions: bool = False,
    keep_all: bool = False,
    validate: Any = None,
) -> Calibrated:
    """Calibrate from a CSV file, or from arrays (q, tips), tips of shape (n, 3) or (n, 4, 4).

    `positions` leaves orientations out of use, `keep_all` takes outliers too, `validate` are
    further poses to judge the answer by.
    """
    if model not in MODELS:
        raise RobotError(f"{model!r} is no model{suggestion(model, MODELS)}: offsets, full, auto")
    read = robot if isinstance(robot, Robot) else load(robot)
    read = adjust(read, tips=(tip,) if tip else ())
    chain = chain_of(read, model != OFFSETS, compliance)
    taken = _poses(poses, chain, degrees, millimetres, positions)
    further = None if validate is None else _poses(validate, chain, degrees, millimetres, positions)
    _require_enough(taken, chain, model, compliance)
    prediction = Prediction(chain, taken)
    _require_gravity(prediction, compliance)
    start = _start(prediction)
    groups = (BASE, TOOL, OFFSET, *((COMPLIANCE,) if compliance else ()))
    fits: dict[str, GeometricFit] = {}
    notes: list[str] = []
    if model != FULL:
        fits[OFFSETS] = fit(prediction, start, groups, keep_all)
    if model == FULL or (model == AUTO and _is_enough(taken, chain, FULL, compliance)):
        first = fits[OFFSETS].state if fits else start
        fits[FULL] = fit(prediction, first, (*groups, GEOMETRY), keep_all)
    elif model == AUTO:
        needed = _needed(taken, chain, FULL, compliance)
        notes.append(f"the full model was not tried: it needs {needed} poses or more")
    chosen = _better(fits) if len(fits) > 1 else next(iter(fits))
    return _answer(chosen, fits, prediction, start, further, notes)


def _poses(
    given: Any, chain: CalibrationChain, degrees: bool, millimetres: bool, positions: bool
) -> Poses:
    if isinstance(given, (str, os.PathLike)):
        return read_poses(given, chain, degrees, millimetres, positions)
    where = printable(chain.robot.name)
    if degrees or millimetres:
        raise RobotError("degrees and millimetres are those of files; give arrays in SI", where)
    q, tips = (np.asarray(part, float) for part in given)
    n = len(q)
    if q.shape != (n, chain.robot.nq) or tips.shape not in ((n, 3), (n, 4, 4)):
        message = f"poses have the shapes {q.shape} and {tips.shape}; give (n, {chain.robot.nq})"
        raise RobotError(f"{message} and (n, 3) or (n, 4, 4)", where)
    if not (np.isfinite(q).all() and np.isfinite(tips).all()):
        raise RobotError("poses have numbers that are not finite; remove them", where)
    places = tuple(f"row {k}" for k in range(n))
    if tips.ndim == 2:
        return Poses(q, tips, None, places)
    rotations = None if positions else tips[:, :3, :3]
    return Poses(q, tips[:, :3, 3], rotations, places)


def _numbers(chain: CalibrationChain, oriented: bool, model: str, compliance: bool) -> int:
    """How many parameters a model determines at most."""
    more = len(chain.joints) if compliance else 0
    if model == FULL:
        return chain.expected_rank(oriented) + more
    return 12 + len(chain.joints) - 2 - (0 if oriented else 3) + more


def _needed(poses: Poses, chain: CalibrationChain, model: str, compliance: bool) -> int:
    """Poses for one more equation than parameters, and one pose to spare."""
    rows = 6 if poses.oriented else 3
    return _numbers(chain, poses.oriented, model, compliance) // rows + 2


def _is_enough(poses: Poses, chain: CalibrationChain, model: str, compliance: bool) -> bool:
    return len(poses) >= _needed(poses, chain, model, compliance)


def _require_enough(poses: Poses, chain: CalibrationChain, model: str, compliance: bool) -> None:
    least = FULL if model == FULL else OFFSETS
    if _is_enough(poses, chain, least, compliance):
        return
    needed = _needed(poses, chain, least, compliance)
    numbers = _numbers(chain, poses.oriented, least, compliance)
    message = f"{len(poses)} poses cannot determine {numbers} parameters; measure {needed} or more"
    cure = ", or use --model offsets" if least == FULL else ""
    raise RobotError(message + cure, poses.file or chain.robot.name)


def _require_gravity(prediction: Prediction, compliance: bool) -> None:
    chain = prediction.chain
    if compliance and not np.any(prediction.gravity_torques()):
        message = "gravity exerts no torque on the joints, so that compliance cannot be seen"
        raise RobotError(f"{message}; give masses and gravity", chain.robot.name)


def _start(prediction: Prediction) -> GeometricState:
    """Base and tool for the nominal chain; rejects what no base and tool bring near."""
    chain, poses = prediction.chain, prediction.poses
    nominal = GeometricState(np.eye(4), np.eye(4), np.zeros(len(chain.own)))
    base, tool = start_of(prediction.tips(nominal), poses, chain.reach())
    state = GeometricState(base, tool, nominal.values)
    usual = float(np.median(np.linalg.norm(prediction.errors(state)[:, :3], axis=1)))
    if usual > FAR * chain.reach():
        message = f"no base and tool bring the tips nearer than {usual:.3g} m to the measured ones"
        cure = "look at the units, the order of the joints and their signs, and the tip"
        raise RobotError(f"{message}; {cure}", poses.file or chain.robot.name)
    return state


def _better(fits: dict[str, GeometricFit]) -> str:
    """The full model if left-out positions are better by more than the standard error."""
    if fits[FULL].subset.rank == fits[OFFSETS].subset.rank:
        return OFFSETS
    both = fits[OFFSETS].kept & fits[FULL].kept
    squares = {k: (f.left_out[both, :3] ** 2).sum(axis=1) for k, f in fits.items()}
    gain = squares[OFFSETS] - squares[FULL]
    error = gain.std(ddof=1) / np.sqrt(len(gain))
    return FULL if gain.mean() > error else OFFSETS


def _answer(
    model: str,
    fits: dict[str, GeometricFit],
    prediction: Prediction,
    start: GeometricState,
    further: Poses | None,
    notes: Sequence[str],
) -> Calibrated:
    chain, poses, found = prediction.chain, prediction.poses, fits[model]
    kept = found.kept
    nominal = refit(prediction, start, (BASE, TOOL), found)
    outliers = [
        (poses.places[k], float(np.linalg.norm(found.errors[k, :3]))) for k in np.flatnonzero(~kept)
    ]
    parameters = found_of(chain, found)
    more = [
        f"{p.name} is negative, which no spring is: the loads vary too little, or another error "
        "looks like compliance"
        for p in parameters
        if p.group == COMPLIANCE and p.sigma is not None and p.value < -2 * p.sigma
    ]
    more += [
        f"{p.name} is {1e3 * p.value:.3g} mm; is the description that of this robot?"
        for p in parameters
        if p.group == GEOMETRY and p.unit == "m" and p.sigma is not None
        if abs(p.value) > max(LARGE, 2 * p.sigma)
    ]
    if 4 * len(outliers) > len(poses):
        more.append("more than a quarter of the poses do not fit; look at how they were measured")
    unseen = None
    if further is not None:
        unseen = PoseErrors.of(Prediction(chain, further).errors(found.state))
    joints = len(chain.joints)
    expected = chain.expected_rank(poses.oriented)
    if model == OFFSETS:
        expected = joints + 10 - (0 if poses.oriented else 3)
    if any(p.group == COMPLIANCE for p in chain.own):
        expected += joints
    return Calibrated(
        model,
        chain.calibrated(found.state.values),
        found.state.base,
        found.state.tool,
        parameters,
        found.covariance,
        found.subset.rank,
        expected,
        found.subset.condition,
        found.subset.null,
        chain.parallel() if model == FULL else (),
        PoseErrors.of(nominal.errors[kept]),
        PoseErrors.of(found.errors[kept]),
        PoseErrors.of(found.left_out[kept]),
        unseen,
        Noise.of(found.deviations),
        tuple((name, PoseErrors.of(f.left_out[f.kept]).rms) for name, f in fits.items()),
        tuple(outliers),
        poses,
        chain,
        Residuals.of(nominal.errors, found.errors, found.left_out, kept),
        (*notes, *more),
    )
