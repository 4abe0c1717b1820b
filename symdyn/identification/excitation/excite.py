"""Exciting trajectories within limits: `symdyn.excite(robot, criterion="cond")`.

    maximise log det G or minimise cond(Y) over the coefficients of Fourier series,
    G = mean of Y^T Y, Y = base_regressor(q, qd, qdd) along the motion

Swevers, Ganseman, Tukel, De Schutter, Van Brussel 1997 (Fourier series; D-optimality); Gautier and
Khalil 1992 (the condition number). Gradients are computed by reverse mode through the regressor.
"""

from __future__ import annotations

import csv
import io
import math
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from symdyn.compiler.files import save
from symdyn.compiler.progress import Progress, silent
from symdyn.errors import RobotError
from symdyn.identifiability.base_drives import base_columns
from symdyn.identification.excitation.bounds import (
    KINDS,
    Bounds,
    BoxSpec,
    Limit,
    WorkspaceBox,
    bounds_of,
    boxes_of,
)
from symdyn.identification.excitation.problem import (
    CRITERIA,
    ExcitationProblem,
    basis,
    condition,
    gram,
    log_determinant,
)
from symdyn.identification.excitation.search import TrajectorySearch, minimizer
from symdyn.robot import Robot, load
from symdyn.robot.assembly.series import EntryNames, entry_names
from symdyn.robot.checks import quote
from symdyn.robot.model import NO_PASSIVE
from symdyn.runtime.pullback import compile_with_pullbacks
from symdyn.runtime.threads import one_thread
from symdyn.support.charts import Panel, kind_of, picture
from symdyn.support.matching import suggestion
from symdyn.support.names import printable

QUANTITIES = {"rad": ("angles", "angular ", "N m"), "m": ("positions", "", "N")}


@dataclass(frozen=True, eq=False)
class Excitation:
    """A periodic exciting motion.

    Attributes
    ----------
    coefficients
        Coefficients of 1, cos wt, sin wt, cos 2wt, ... with w = 2 pi / period, shape
        (2 harmonics + 1, joints).
    columns
        Names of the base parameters.
    condition
        Condition number of the stacked `base_regressor` in SI units.
    log_det
        log det of the mean of Y^T Y over evenly spaced times of the period.
    used
        Percentage of each limit that every joint uses, None without a limit.
    clearance
        Distance in m between the link of each box and the box's faces.
    t, q, qd, qdd, tau
        Rows over one period; the last row repeats the first.
    """

    robot: str
    names: EntryNames
    criterion: str
    period: float
    coefficients: Array
    columns: tuple[str, ...]
    condition: float
    log_det: float
    used: dict[str, tuple[float | None, ...]]
    clearance: tuple[tuple[str, float], ...]
    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Array

    @property
    def harmonics(self) -> int:
        """Number of harmonics."""
        return len(self.coefficients) // 2

    def to_csv(self) -> str:
        """Return the motion as CSV text with full precision: a header, and a row for each time."""
        text = io.StringIO(newline="")
        writer = csv.writer(text, lineterminator="\n")
        kinds = (("q", self.names.q), ("qd", self.names.qd), ("qdd", self.names.qd))
        writer.writerow(["t", *(f"{kind}_{name}" for kind, names in kinds for name in names)])
        rows = np.hstack([self.t[:, np.newaxis], self.q, self.qd, self.qdd])
        writer.writerows(rows.tolist())
        return text.getvalue()

    def save_csv(self, path: str | os.PathLike[str]) -> None:
        """Write the CSV file atomically."""
        save(path, self.to_csv().encode("utf-8", "backslashreplace"))

    def plot(self, path: str | os.PathLike[str]) -> None:
        """Draw positions, velocities, accelerations and torques; .png, .svg or .pdf."""
        save(path, picture(self.robot, self.t, self._panels(), kind_of(path)))

    def _panels(self) -> Iterator[Panel]:
        units = np.array(self.names.q_units, dtype=object)
        for unit, (title, kind, force) in QUANTITIES.items():
            of = np.flatnonzero(units == unit)
            names = [self.names.q[k] for k in of]
            if not names:
                continue
            yield title, f"q ({unit})", names, self.q[:, of]
            yield f"{kind}velocities", f"qd ({unit}/s)", names, self.qd[:, of]
            yield f"{kind}accelerations", f"qdd ({unit}/s^2)", names, self.qdd[:, of]
            yield "joint forces", f"tau ({force})", names, self.tau[:, of]


Array = NDArray[np.float64]

SAMPLES = 30
"""Number of times per harmonic at which the regressor is evaluated."""
MOST_HARMONICS, MOST_STARTS, MOST_ROWS = 100, 1000, 10**7
SINGULAR = 1e8
"""Condition number above which the motion does not determine all parameters."""


def excite(
    robot: Robot | str | os.PathLike[str],
    *,
    criterion: str = "D",
    period: float = 10.0,
    harmonics: int = 5,
    step: float = 0.01,
    starts: int = 8,
    seed: int = 0,
    position: Limit = None,
    velocity: Limit = None,
    acceleration: Limit = None,
    torque: Limit = None,
    keep_out: Sequence[BoxSpec] = (),
    keep_in: Sequence[BoxSpec] = (),
    passive: bool = False,
    at_rest: bool = False,
    progress: Progress = silent,
) -> Excitation:
    """Compute a periodic motion whose joint forces determine the base parameters well.

    Parameters
    ----------
    robot
        A `Robot`, a built-in name, or a path.
    criterion
        "D" maximises log det of the mean of Y^T Y, "cond" minimises the condition number of the
        stacked Y = `base_regressor`.
    period, step
        Period and sampling time in s; the step is shortened until it divides the period.
    harmonics
        Number of harmonics of the Fourier series.
    starts, seed
        Number of random starts, and the seed that makes the result reproducible.
    position, velocity, acceleration, torque
        Limits in SI units that replace those of the robot: a number for all joints, a sequence
        with one entry per joint, or a dictionary for some joints by name. `position` takes pairs
        (low, high), or a number x for the range (-x, x); [(low, high)] applies to all joints.
        Accelerations are limited only if this argument is given.
    keep_out, keep_in
        Boxes in base axes as pairs of a link and two corners, ("hand", [x0, y0, z0, x1, y1, z1]).
        The origin of the link stays outside or inside.
    passive
        Include friction and springs in Y and in the torques.
    at_rest
        Start and end the period with zero velocity and acceleration.
    progress
        Progress callback.

    Returns
    -------
    Excitation
        The motion. All limits are verified on a fine grid.

    Raises
    ------
    RobotError
        A limit is missing, or no motion within the limits excites all base parameters.
    """
    given = (robot if isinstance(robot, Robot) else load(robot)).bind()
    _reject_settings(criterion, period, harmonics, step, starts, seed, at_rest)
    _reject_robot(given, passive)
    bounds = bounds_of(given, position, velocity, acceleration, torque)
    boxes = boxes_of(given, keep_out, keep_in)
    if boxes:
        given = replace(given, tips=tuple(dict.fromkeys(box.link for box in boxes)))
    minimize = minimizer()
    columns = tuple(base_columns(given, passive))
    progress("compiling", 0, 1)
    functions = ["base_regressor", "inverse_dynamics", *["forward_kinematics"] * bool(boxes)]
    dynamics = compile_with_pullbacks(given, functions, passive=passive)
    samples = SAMPLES * harmonics
    problem = ExcitationProblem(
        dynamics, bounds, boxes, criterion, period, harmonics, samples, at_rest
    )
    with one_thread():
        search = TrajectorySearch(problem, minimize)
        found = search.run(starts, seed, progress)
        fine = problem.motion(found.x, search.fine)
        G = gram(problem.regressor(fine))
        _reject_violation(given, problem, problem.levels(fine))
        number = condition(G)
    if not number < SINGULAR:
        raise RobotError(
            f"no motion was found that excites all {len(columns)} base parameters "
            "(condition number "
            f"{number:.1e}); allow more --harmonics or wider limits, or lock joints "
            "that barely move",
            printable(given.name),
        )
    rows = max(1, math.ceil(period / step - 1e-9))
    t = period * np.arange(rows + 1) / rows
    q, qd, qdd = problem.motion(found.x, basis(t, period, harmonics))
    for values in (q, qd, qdd):
        values[-1] = values[0]
    return Excitation(
        given.name,
        entry_names(given),
        criterion,
        period,
        problem.coefficients(found.x),
        columns,
        number,
        log_determinant(G),
        _used(bounds, fine, dynamics.inverse_dynamics(*fine)),
        _clearance(boxes, problem, fine[0]),
        t,
        q,
        qd,
        qdd,
        dynamics.inverse_dynamics(q, qd, qdd),
    )


def _reject_settings(
    criterion: str,
    period: float,
    harmonics: int,
    step: float,
    starts: int,
    seed: int,
    at_rest: bool,
) -> None:
    if criterion not in CRITERIA:
        known = list(CRITERIA)
        raise RobotError(f"no criterion is called {criterion!r}{suggestion(str(criterion), known)}")
    if not 0 < period < math.inf:
        raise RobotError(f"the period is {period:g} s; give a positive number")
    if not 0 < step <= period:
        raise RobotError(f"the step is {step:g} s; give one between 0 and the period {period:g} s")
    if period / step > MOST_ROWS:
        raise RobotError(f"a period has {period / step:.2g} rows, too many; give a longer --step")
    if not 1 <= harmonics <= MOST_HARMONICS:
        raise RobotError(f"the number of harmonics is {harmonics}; give 1 to {MOST_HARMONICS}")
    if at_rest and harmonics == 1:
        raise RobotError("a single harmonic is never at rest; give --harmonics 2 or more")
    if not 1 <= starts <= MOST_STARTS:
        raise RobotError(f"the number of starts is {starts}; give 1 to {MOST_STARTS}")
    if seed < 0:
        raise RobotError(f"the seed is {seed}; give a nonnegative integer")


def _reject_robot(robot: Robot, passive: bool) -> None:
    """Reject robots whose coordinates cannot each follow an independent Fourier series."""
    where = printable(robot.name)
    if robot.constraints:
        raise RobotError(
            "excite does not support closed chains: their joints cannot move independently; "
            "describe the robot without the constraints, and release the real one from them",
            where,
        )
    for joint in robot.joints:
        name = quote(joint.name)
        if joint.nq != 1 or joint.nv != 1:
            raise RobotError(
                f"joint {name} is {joint.type}, and excite supports only joints with one "
                "coordinate; "
                f"give --lock {printable(joint.name)}, or omit --floating",
                where,
            )
        if joint.mimic is None and not all(joint.motors):
            raise RobotError(
                f"joint {name} has no motor and cannot follow a trajectory; "
                f"give --lock {printable(joint.name)}",
                where,
            )
    if passive and all(joint.passive == NO_PASSIVE for joint in robot.joints):
        raise RobotError(
            "--passive has no effect, since no joint has friction or a spring; give --friction, or "
            "omit --passive",
            where,
        )


def _reject_violation(robot: Robot, problem: ExcitationProblem, levels: Sequence[Array]) -> None:
    """Reject a motion that violates a limit, and name the limit it violates most."""
    worst = 1e-6
    message = ""
    boxes = [("box", box) for box in problem.boxes]
    kinds = [*KINDS[: 3 + problem.limits_forces], *boxes]
    ends = problem.ends((0.0, 0.0))
    for kind, z, (lo, hi) in zip(kinds, levels, ends, strict=True):
        beyond = np.maximum(z - hi, lo - z).max(axis=0)
        if beyond.max() <= worst:
            continue
        worst, k = float(beyond.max()), int(beyond.argmax())
        if isinstance(kind, tuple):
            _, box = kind
            flag = "--keep-in" if box.keep_in else "--keep-out"
            message = (
                f"no motion was found that satisfies {flag} of {quote(box.link)}; change the box, "
                "or allow other positions by --position"
            )
        else:
            message = (
                f"no motion was found within the {kind} limit of joint "
                f"{quote(problem.bounds.names[k])}: the best motion needs {100 * (1 + worst):.3g} "
                f"% of it; give a larger --{kind}, or a narrower --position"
            )
    if message:
        raise RobotError(message, printable(robot.name))


def _used(
    bounds: Bounds, states: Sequence[Array], tau: Array
) -> dict[str, tuple[float | None, ...]]:
    """Return the percentage of every limit that each joint uses."""
    q, qd, qdd = states
    shares = (
        (q - bounds.middle) / bounds.half,
        qd / bounds.velocity,
        qdd / bounds.acceleration,
        tau / bounds.torque,
    )
    limits = (bounds.half, bounds.velocity, bounds.acceleration, bounds.torque)
    return {
        kind: tuple(
            100 * float(np.abs(z[:, k]).max()) if np.isfinite(limit[k]) else None
            for k in range(len(limit))
        )
        for kind, z, limit in zip(KINDS, shares, limits, strict=True)
    }


def _clearance(
    boxes: Sequence[WorkspaceBox], problem: ExcitationProblem, q: Array
) -> tuple[tuple[str, float], ...]:
    """Return the link of each box and its smallest distance from the faces, in m."""
    places = problem.places(q) if boxes else None
    found = []
    for k, box in enumerate(boxes):
        assert places is not None
        depth = (box.half - np.abs(places[:, k] - box.middle)).min(axis=1)
        found.append((box.link, float((depth if box.keep_in else -depth).min())))
    return tuple(found)
