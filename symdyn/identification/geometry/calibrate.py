"""Geometric calibration of a chain from measured tip poses: `symdyn.calibrate`.

    offsets   base, tool and joint offsets
    full      these, and position and direction of the joint axes
    auto      full if it predicts left-out poses better, else offsets

A model with more parameters always fits better; only poses outside the fit show whether it also
predicts better. `auto` compares the squared position errors of left-out poses in pairs and selects
the full model if their mean difference exceeds its standard error.
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
    MeasurementNoise,
    PoseErrors,
    PoseResiduals,
    calibrated_parameters,
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

# Initial frames of base and tool from linear equations, reweighted to suppress outliers.
#
# With the nominal poses (R, p) of the tip and the measured ones (Rm, pm):
#
#     poses       Rm Z = Y R,  Y = R_base and Z = R_tool^T        18 unknowns, up to a factor
#     positions   R_base^T (pm - mean) - (R - mean) t_tool = p - mean             12 unknowns
#     both        pm = R_base (p + R t_tool) + t_base              6 unknowns, R_base being known
#
# Matrices are projected to the nearest rotations. Poses determine the rotations best, unless all
# axes are parallel; then positions do. The better fit of the two is the start.

START_ROUNDS = 12
FLAT = 1e-5
"""Relative singular value below which a direction is undetermined, as for a planar arm."""
StartEstimator = Callable[[Numbers, Poses, Numbers], tuple[Numbers, Numbers]]


def initial_frames(X: Numbers, poses: Poses, length: float) -> tuple[Numbers, Numbers]:
    """Return initial frames of base and tool for the nominal tips X.

    `length`, in m, converts rotation errors to lengths.
    """
    estimators = (
        (_rotations_from_positions, _rotations_from_poses)
        if poses.oriented
        else (_rotations_from_positions,)
    )
    found = [_robust_start(estimate, X, poses, length) for estimate in estimators]
    base, tool, _ = min(found, key=lambda one: one[2])
    return base, tool


def _robust_start(
    estimate: StartEstimator, X: Numbers, poses: Poses, length: float
) -> tuple[Numbers, Numbers, float]:
    weights = np.ones(len(poses))
    for _ in range(START_ROUNDS):
        Y, tool_turn = estimate(X, poses, weights)
        base, tool, errors = _translations(X, poses, Y, tool_turn, weights)
        if poses.rotations is not None:
            turns = np.swapaxes(Y @ X[:, :3, :3] @ tool_turn, -1, -2) @ poses.rotations
            errors = errors + length * np.linalg.norm(log_rotation(turns), axis=1)
        weights = 1 / np.maximum(errors / _median_error(errors), 1) ** 2
    return base, tool, _median_error(errors)


def _median_error(errors: Numbers) -> float:
    return float(max(np.median(errors), 1e-12))


def _rotations_from_poses(X: Numbers, poses: Poses, weights: Numbers) -> tuple[Numbers, Numbers]:
    """Return the rotations of base and tool, from measured orientations."""
    assert poses.rotations is not None, "orientations are required"
    R, one, measured = X[:, :3, :3], np.eye(3), poses.rotations
    # row (a, b) of Rm Z - Y R = 0, over the entries of Z and of Y
    of_Z = np.einsum("nac,bd->nabcd", measured, one).reshape(-1, 9, 9)
    of_Y = -np.einsum("ac,ndb->nabcd", one, R).reshape(-1, 9, 9)
    rows = np.concatenate([of_Z, of_Y], axis=2) * weights[:, None, None]
    last = np.linalg.eigh(np.einsum("nij,nik->jk", rows, rows))[1][:, 0]
    Z, Y = last[:9].reshape(3, 3), last[9:].reshape(3, 3)
    sign = np.sign(np.linalg.det(Y)) or 1.0
    return nearest_rotation(sign * Y), nearest_rotation(sign * Z).T


def _rotations_from_positions(
    X: Numbers, poses: Poses, weights: Numbers
) -> tuple[Numbers, Numbers]:
    """Return the rotation of the base from positions, and that of the tool from orientations."""
    n, one = len(poses), np.eye(3)
    pm, R, p = (_center(part, weights) for part in (poses.positions, X[:, :3, :3], X[:, :3, 3]))
    of_base = np.einsum("nj,ik->nikj", pm, one).reshape(n, 3, 9)
    found = _least_squares(np.concatenate([of_base, -R], axis=2), p, weights)
    Y = nearest_rotation(found[:9].reshape(3, 3)).T
    if poses.rotations is None:
        return Y, one
    turned = np.swapaxes(Y @ X[:, :3, :3], -1, -2) @ poses.rotations
    return Y, nearest_rotation((turned * weights[:, None, None]).sum(axis=0))


def _center(values: Numbers, weights: Numbers) -> Numbers:
    return values - np.tensordot(weights / weights.sum(), values, axes=1)


def _translations(
    X: Numbers, poses: Poses, Y: Numbers, tool: Numbers, weights: Numbers
) -> tuple[Numbers, Numbers, Numbers]:
    """Return the frames of base and tool for given rotations, and the remaining distances."""
    n = len(poses)
    rows = np.concatenate([np.broadcast_to(np.eye(3), (n, 3, 3)), Y @ X[:, :3, :3]], axis=2)
    wanted = poses.positions - X[:, :3, 3] @ Y.T
    found = _least_squares(rows, wanted, weights)
    left = np.linalg.norm(wanted - rows @ found, axis=1)
    return motion(Y, found[:3]), motion(tool, found[3:]), left


def _least_squares(rows: Numbers, wanted: Numbers, weights: Numbers) -> Numbers:
    """Solve by normal equations: sums stay in this thread, and a start need not be exact."""
    A, b = rows * weights[:, None, None], wanted * weights[:, None]
    gram = np.einsum("nij,nik->jk", A, A)
    found: Numbers = np.linalg.lstsq(gram, np.einsum("nij,ni->j", A, b), rcond=FLAT)[0]
    return found


OFFSETS, FULL, AUTO = MODELS = ("offsets", "full", "auto")
LARGE = 5e-3
"""m; larger corrections suggest that the description belongs to another robot."""
FAR = 0.2
"""Share of the reach; larger errors suggest wrong units, joint order or signs."""


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
    """Calibrate a robot geometrically from measured tip poses.

    Parameters
    ----------
    robot
        A `Robot`, a built-in name, or a path.
    poses
        A CSV file, or arrays (q, tips): q of shape (n, nq) in rad or m, tips of shape (n, 3) for
        positions in m or (n, 4, 4) for poses.
    model
        "offsets" (base, tool and joint offsets), "full" (also the joint axes) or "auto".
    tip
        The measured tip, if the robot has several.
    compliance
        Whether to estimate joint compliance under gravity torques.
    degrees, millimetres
        Units of a CSV file, rad and m by default.
    positions
        Whether to ignore measured orientations.
    keep_all
        Whether to keep outliers in the fit.
    validate
        Further poses on which the result is evaluated.

    Returns
    -------
    Calibrated
        Parameters with standard deviations, errors, and the calibrated robot.

    Raises
    ------
    RobotError
        The poses cannot be read, or do not determine the parameters.
    """
    if model not in MODELS:
        raise RobotError(f"there is no model {model!r}{suggestion(model, MODELS)}")
    read = robot if isinstance(robot, Robot) else load(robot)
    read = adjust(read, tips=(tip,) if tip else ())
    chain = chain_of(read, model != OFFSETS, compliance)
    used = _poses(poses, chain, degrees, millimetres, positions)
    validation = (
        None if validate is None else _poses(validate, chain, degrees, millimetres, positions)
    )
    _require_enough(used, chain, model, compliance)
    prediction = Prediction(chain, used)
    _require_gravity(prediction, compliance)
    start = _start(prediction)
    groups = (BASE, TOOL, OFFSET, *((COMPLIANCE,) if compliance else ()))
    fits: dict[str, GeometricFit] = {}
    notes: list[str] = []
    if model != FULL:
        fits[OFFSETS] = fit(prediction, start, groups, keep_all)
    if model == FULL or (model == AUTO and _is_enough(used, chain, FULL, compliance)):
        first = fits[OFFSETS].state if fits else start
        fits[FULL] = fit(prediction, first, (*groups, GEOMETRY), keep_all)
    elif model == AUTO:
        needed = _poses_needed(used, chain, FULL, compliance)
        notes.append(f"the full model was not tried: it needs at least {needed} poses")
    chosen = _choose_model(fits) if len(fits) > 1 else next(iter(fits))
    return _result(chosen, fits, prediction, start, validation, notes)


def _poses(
    given: Any, chain: CalibrationChain, degrees: bool, millimetres: bool, positions: bool
) -> Poses:
    if isinstance(given, (str, os.PathLike)):
        return read_poses(given, chain, degrees, millimetres, positions)
    where = printable(chain.robot.name)
    if degrees or millimetres:
        raise RobotError(
            "degrees and millimetres apply to files only; give arrays in SI units", where
        )
    q, tips = (np.asarray(part, float) for part in given)
    n = len(q)
    if q.shape != (n, chain.robot.nq) or tips.shape not in ((n, 3), (n, 4, 4)):
        message = f"poses have the shapes {q.shape} and {tips.shape}; give (n, {chain.robot.nq})"
        raise RobotError(f"{message} and (n, 3) or (n, 4, 4)", where)
    if not (np.isfinite(q).all() and np.isfinite(tips).all()):
        raise RobotError("the poses contain numbers that are not finite; remove them", where)
    places = tuple(f"row {k}" for k in range(n))
    if tips.ndim == 2:
        return Poses(q, tips, None, places)
    rotations = None if positions else tips[:, :3, :3]
    return Poses(q, tips[:, :3, 3], rotations, places)


def _parameter_count(chain: CalibrationChain, oriented: bool, model: str, compliance: bool) -> int:
    """Return the largest number of parameters that a model can determine."""
    more = len(chain.joints) if compliance else 0
    if model == FULL:
        return chain.expected_rank(oriented) + more
    return 12 + len(chain.joints) - 2 - (0 if oriented else 3) + more


def _poses_needed(poses: Poses, chain: CalibrationChain, model: str, compliance: bool) -> int:
    """Return the number of poses for one more equation than parameters, plus one pose."""
    rows = 6 if poses.oriented else 3
    return _parameter_count(chain, poses.oriented, model, compliance) // rows + 2


def _is_enough(poses: Poses, chain: CalibrationChain, model: str, compliance: bool) -> bool:
    return len(poses) >= _poses_needed(poses, chain, model, compliance)


def _require_enough(poses: Poses, chain: CalibrationChain, model: str, compliance: bool) -> None:
    least = FULL if model == FULL else OFFSETS
    if _is_enough(poses, chain, least, compliance):
        return
    needed = _poses_needed(poses, chain, least, compliance)
    numbers = _parameter_count(chain, poses.oriented, least, compliance)
    message = f"{len(poses)} poses cannot determine {numbers} parameters; measure at least {needed}"
    cure = ", or use --model offsets" if least == FULL else ""
    raise RobotError(message + cure, poses.file or chain.robot.name)


def _require_gravity(prediction: Prediction, compliance: bool) -> None:
    chain = prediction.chain
    if compliance and not np.any(prediction.gravity_torques()):
        message = "compliance cannot be determined, since gravity exerts no torque on the joints"
        raise RobotError(f"{message}; give masses and gravity", chain.robot.name)


def _start(prediction: Prediction) -> GeometricState:
    """Return initial base and tool frames; reject poses that the nominal chain cannot explain."""
    chain, poses = prediction.chain, prediction.poses
    nominal = GeometricState(np.eye(4), np.eye(4), np.zeros(len(chain.own)))
    base, tool = initial_frames(prediction.tips(nominal), poses, chain.reach())
    state = GeometricState(base, tool, nominal.values)
    usual = float(np.median(np.linalg.norm(prediction.errors(state)[:, :3], axis=1)))
    if usual > FAR * chain.reach():
        message = (
            f"the measured tips differ from the nominal ones by {usual:.3g} m for any base and tool"
        )
        cure = "check the units, the order and signs of the joints, and the tip"
        raise RobotError(f"{message}; {cure}", poses.file or chain.robot.name)
    return state


def _choose_model(fits: dict[str, GeometricFit]) -> str:
    """Return the full model if it predicts left-out positions significantly better."""
    if fits[FULL].subset.rank == fits[OFFSETS].subset.rank:
        return OFFSETS
    both = fits[OFFSETS].kept & fits[FULL].kept
    squares = {k: (f.left_out[both, :3] ** 2).sum(axis=1) for k, f in fits.items()}
    gain = squares[OFFSETS] - squares[FULL]
    error = gain.std(ddof=1) / np.sqrt(len(gain))
    return FULL if gain.mean() > error else OFFSETS


def _result(
    model: str,
    fits: dict[str, GeometricFit],
    prediction: Prediction,
    start: GeometricState,
    validation: Poses | None,
    notes: Sequence[str],
) -> Calibrated:
    chain, poses, found = prediction.chain, prediction.poses, fits[model]
    kept = found.kept
    nominal = refit(prediction, start, (BASE, TOOL), found)
    outliers = [
        (poses.places[k], float(np.linalg.norm(found.errors[k, :3]))) for k in np.flatnonzero(~kept)
    ]
    parameters = calibrated_parameters(chain, found)
    more = [
        f"{p.name} is negative, which is not physical: the loads vary too little, or another "
        "error resembles compliance"
        for p in parameters
        if p.group == COMPLIANCE and p.sigma is not None and p.value < -2 * p.sigma
    ]
    more += [
        f"{p.name} is {1e3 * p.value:.3g} mm; check that the description belongs to this robot"
        for p in parameters
        if p.group == GEOMETRY and p.unit == "m" and p.sigma is not None
        if abs(p.value) > max(LARGE, 2 * p.sigma)
    ]
    if 4 * len(outliers) > len(poses):
        more.append("more than a quarter of the poses are outliers; check the measurement")
    unseen = None
    if validation is not None:
        unseen = PoseErrors.of(Prediction(chain, validation).errors(found.state))
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
        MeasurementNoise.of(found.deviations),
        tuple((name, PoseErrors.of(f.left_out[f.kept]).rms) for name, f in fits.items()),
        tuple(outliers),
        poses,
        chain,
        PoseResiduals.of(nominal.errors, found.errors, found.left_out, kept),
        (*notes, *more),
    )
