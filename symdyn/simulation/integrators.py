"""Integrators: fixed-step Runge-Kutta in compiled C, and SciPy's adaptive DOP853.

The classical Runge-Kutta method of order four integrates q itself, dq/dt = T(q) qd, and normalises
quaternions after each step. The change is of the order of the step's error, so that the method
remains of order four. The same holds for the projection of closed chains after each step.

For arms that hold an object this is SM03's Table I, with (49) corrected (docs/errata.md). Its steps
1 to 4 (tips without contact forces; the object's acceleration; the contact forces; accelerations of
joints and base) are `closed_chain_dynamics`, whose method swain-morris takes them one by one. Step
5, the integration, is the loop, which also keeps the chain closed: Table I drifts.

The adaptive method is of order eight. With |q| the length of each quaternion it integrates

    y = (q, qd),      dy/dt = (T(q/|q|) qd, qdd(t, q/|q|, qd))

These rates are perpendicular to the quaternions, so that their lengths are constants of the motion,
preserved within the tolerance. Rows between two steps are interpolated to order seven, with larger
errors than at the steps. With projection, a closed chain is corrected where its drift exceeds ten
times the tolerance; the method then restarts with the last step size. Rows are corrected as well.
(Hairer, Norsett, Wanner: Solving Ordinary Differential Equations I, section II.10.)
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from symdyn.compiler.progress import Progress
from symdyn.errors import RobotError
from symdyn.robot import Robot
from symdyn.runtime.stepping import Array, Forces, StateRows, Stepper
from symdyn.simulation.settings import LARGEST, SimulationSettings, diverged
from symdyn.simulation.torques import require_forces
from symdyn.support.extras import pip_install

BLOCK = 2**14
"""Number of steps between two checks of progress and state."""


def integrate_rk4(
    stepper: Stepper, forces: Forces, settings: SimulationSettings, progress: Progress
) -> tuple[StateRows, bool]:
    """Return rows at the times of the settings, and True, since their work is known."""
    robot, every, stabilization = stepper.robot, settings.every, settings.stabilization
    whole, state = StateRows.of(robot, settings.rows), _state(robot, settings.q0, settings.qd0)
    if robot.constraints:
        state.drift[0] = stepper.settle(stabilization, state.q[0], state.qd[0])
    block = max(1, BLOCK // every)
    starts = range(0, settings.rows - 1, block)
    for part, first in enumerate(starts):
        progress("integrating", part, len(starts))
        here = slice(first, min(first + block, settings.rows - 1))
        rows = whole.part(here)
        stepper.steps(forces, first * every, every, settings.step, state, rows, stabilization)
        if not (rows.finite.all() and state.finite.all()):
            nonfinite = first + _finite_rows(rows)
            last = max(first, nonfinite - 1)
            if forces.formulas:
                at = whole.q[last], whole.qd[last]
                _require_finite_forces(stepper, forces, settings, last * every, *at)
            cure = "a shorter step, --integrator adaptive or smaller forces"
            raise diverged(robot, float(settings.times[nonfinite]), cure)
    for array, last_row in zip(whole, state, strict=True):
        array[-1] = last_row[0]
    tau, _, _, f = stepper.rates(forces, settings.time, whole.q[-1], whole.qd[-1], stabilization)
    whole.tau[-1], whole.f[-1] = tau, f
    return whole, True


def _state(robot: Robot, q: Array, qd: Array) -> StateRows:
    state = StateRows.of(robot, 1)
    state.q[0], state.qd[0] = q, qd
    return state


def _require_finite_forces(
    stepper: Stepper, forces: Forces, settings: SimulationSettings, count: int, q: Array, qd: Array
) -> None:
    """Reject formulas without a finite value in the first step with a nonfinite state.

    The state (q, qd) at `count` steps is finite.
    """
    robot, step = stepper.robot, settings.step
    state, rows, stabilization = (
        _state(robot, q, qd),
        StateRows.of(robot, BLOCK),
        settings.stabilization,
    )
    for start in range(count, settings.every * settings.rows, BLOCK):
        stepper.steps(forces, start, 1, step, state, rows, stabilization)
        if not (rows.finite.all() and state.finite.all()):
            break
    nonfinite = _finite_rows(rows)
    for k in range(max(0, nonfinite - 1), min(nonfinite + 1, BLOCK)):
        place, rate, dq, qdd = rows.q[k], rows.qd[k], np.zeros(robot.nq), np.zeros(robot.nv)
        for reach in (0, 0.5, 0.5, 1):
            t = step * (start + k) + step * reach
            with np.errstate(all="ignore"):
                there, speed = place + step * reach * dq, rate + step * reach * qdd
            tau, dq, qdd, _ = stepper.rates(forces, t, there, speed, stabilization)
            require_forces(robot, forces, t, np.concatenate([there, speed]), tau)


def _finite_rows(rows: StateRows) -> int:
    """Return the number of finite rows before the first nonfinite one."""
    finite = rows.finite
    return len(finite) if finite.all() else int(np.argmin(finite))


PARTS = 100
"""Number of progress reports."""
STEPS, SHARE = 2000, 1e-5
"""Number of steps, and share of the time that they must cover."""
DRIFT = 10.0
"""Drift, in tolerances, above which a chain is corrected."""


def integrate_adaptively(
    stepper: Stepper, forces: Forces, settings: SimulationSettings, progress: Progress
) -> tuple[StateRows, bool]:
    """Return rows at the times of the settings, and False, since no work is computed.

    For tabulated forces the method restarts at the rows of the table, since it requires smoothness.
    """
    method = _method()
    robot, stabilization = stepper.robot, settings.stabilization
    nq, times = robot.nq, settings.times
    rows = np.empty((len(times), nq + robot.nv))
    rows[0] = np.concatenate([settings.q0, settings.qd0])
    found = StateRows.of(robot, len(times))

    nonfinite: list[tuple[float, Array, Array]] = []  # where forces were not finite, the last time

    def slope(t: float, y: Array) -> Array:
        tau, dq, qdd, _ = stepper.rates(forces, t, y[:nq], y[nq:], stabilization)
        if np.isfinite(y).all() and not np.isfinite(tau).all():
            nonfinite[:] = [(t, y, tau)]
        return np.concatenate([dq, qdd])

    tolerances = {"rtol": settings.tolerance, "atol": settings.tolerance}
    kinks = forces.times[(forces.times > 0) & (forces.times < settings.time)]
    at, y, reported = 1, rows[0], 0
    taken, before = 0, 0.0
    for begin, end in pairwise([0.0, *kinks.tolist(), settings.time]):
        solver = method(slope, begin, y, end, **tolerances)
        while solver.status == "running":
            if int(PARTS * solver.t / settings.time) >= reported:
                reported = int(PARTS * solver.t / settings.time) + 1
                progress("integrating", reported - 1, PARTS)
            with np.errstate(all="ignore"):
                solver.step()
            if solver.status == "failed" or not np.isfinite(solver.y).all():
                raise _failed(stepper, forces, settings, nonfinite, solver)
            taken += 1
            if taken % STEPS == 0:
                if solver.t - before < SHARE * settings.time:
                    raise _stalled(stepper.robot, solver.t)
                before = solver.t
            at = _interpolate(solver, times, rows, at)
            y = solver.y
            if robot.constraints:
                y = _correct_drift(stepper, settings, y, found.drift[min(at, len(times) - 1)])
                if y is not solver.y and solver.status == "running":
                    length = min(solver.step_size, end - solver.t)
                    solver = method(slope, solver.t, y, end, first_step=length, **tolerances)
    rows[at:] = y  # the last time, up to its rounding
    found.q[:], found.qd[:] = rows[:, :nq], rows[:, nq:]
    _settle(stepper, forces, settings, found)
    return found, False


def _interpolate(solver: Any, times: Array, rows: Array, at: int) -> int:
    """Fill the rows from index `at` up to the solver's time; return the index of the next row."""
    between = solver.dense_output()
    while at < len(times) and times[at] < solver.t:
        rows[at] = between(times[at])
        at += 1
    if at < len(times) and times[at] == solver.t:
        rows[at] = solver.y
        at += 1
    return at


def _settle(
    stepper: Stepper, forces: Forces, settings: SimulationSettings, found: StateRows
) -> None:
    """Settle the state of each row, and note its drift and forces."""
    for k, t in enumerate(settings.times):
        drift = stepper.settle(settings.stabilization, found.q[k], found.qd[k])
        if stepper.robot.constraints:
            np.maximum(found.drift[k], drift, out=found.drift[k])
        tau, _, _, f = stepper.rates(forces, t, found.q[k], found.qd[k], settings.stabilization)
        found.tau[k], found.f[k] = tau, f


def _failed(
    stepper: Stepper,
    forces: Forces,
    settings: SimulationSettings,
    nonfinite: list[tuple[float, Array, Array]],
    solver: Any,
) -> RobotError:
    """Return the error of a failed solver; raise another one if forces are not finite."""
    nq, y = stepper.robot.nq, solver.y
    last = stepper.rates(forces, solver.t, y[:nq], y[nq:], settings.stabilization)[0]
    for t, there, forced in (*nonfinite, (solver.t, y, last)):
        if t >= solver.t:
            require_forces(stepper.robot, forces, t, there, forced, LARGEST)
    return diverged(stepper.robot, solver.t, "a larger tolerance or smaller forces")


def _correct_drift(
    stepper: Stepper, settings: SimulationSettings, y: Array, recorded: Array
) -> Array:
    """The state, closed again where that is wanted and its drift is notable; the drift is noted."""
    nq = stepper.robot.nq
    q, qd = y[:nq].copy(), y[nq:].copy()
    drift = stepper.settle(settings.stabilization, q, qd)
    np.maximum(recorded, drift, out=recorded)
    notable = drift[:2].max() > DRIFT * settings.tolerance
    return np.concatenate([q, qd]) if settings.stabilization.project and notable else y


def _stalled(robot: Robot, t: float) -> RobotError:
    return RobotError(
        f"the step size becomes too small at t = {t:.6g} s, as at discontinuous forces; smooth "
        "Coulomb friction and sign() (--smooth-friction, tanh), or use rk4",
        robot.name,
    )


def _method() -> Callable[..., Any]:
    try:
        from scipy.integrate import DOP853
    except ImportError:
        raise RobotError(
            f"the adaptive integrator needs SciPy; {pip_install('simulate')}, or use rk4"
        ) from None
    method: Callable[..., Any] = DOP853
    return method
