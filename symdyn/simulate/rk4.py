"""Steps of equal length by the classical Runge-Kutta method of order four, in compiled C.

It integrates q itself, dq/dt = T(q) qd, and gives quaternions length one after each step. That
changes them by no more than the error of the step, so that the order stays four.
"""

from __future__ import annotations

import numpy as np

from symdyn.compiler.progress import Progress
from symdyn.run.stepping import Array, Forces, Stepper
from symdyn.simulate.settings import Settings, diverged
from symdyn.simulate.torques import require_forces

BLOCK = 2**14
"""Steps between two looks at the clock and at the state."""


def integrate(
    stepper: Stepper, forces: Forces, settings: Settings, progress: Progress
) -> tuple[Array, Array, Array, Array]:
    """Rows of q, qd, tau and the work of tau minus friction at the times of the settings."""
    robot, every = stepper.robot, settings.every
    q, qd, tau = (np.empty((settings.rows, n)) for n in (robot.nq, robot.nv, robot.nv))
    work = np.empty(settings.rows)
    state = settings.q0.copy(), settings.qd0.copy(), np.zeros(1)
    block = max(1, BLOCK // every)
    starts = range(0, settings.rows - 1, block)
    for part, first in enumerate(starts):
        progress("integrating", part, len(starts))
        here = slice(first, min(first + block, settings.rows - 1))
        rows = q[here], qd[here], tau[here], work[here]
        stepper.steps(forces, first * every, every, settings.step, state, rows)
        if not all(np.isfinite(values).all() for values in (*rows, *state)):
            lost = first + _fine_rows(rows)
            last = max(first, lost - 1)
            if forces.formulas:
                _judge_forces(stepper, forces, settings, last * every, q[last], qd[last])
            cure = "a shorter step, --integrator adaptive or smaller forces"
            raise diverged(robot, float(settings.times[lost]), cure)
    q[-1], qd[-1], work[-1] = state[0], state[1], state[2][0]
    tau[-1] = stepper.rates(forces, settings.time, q[-1], qd[-1])[0]
    return q, qd, tau, work


def _judge_forces(
    stepper: Stepper, forces: Forces, settings: Settings, count: int, q: Array, qd: Array
) -> None:
    """Refuse formulas without a finite value in the first step that leads to none.

    `count` steps before, the state (q, qd) is finite.
    """
    robot, step = stepper.robot, settings.step
    state = q.copy(), qd.copy(), np.zeros(1)
    places, rates, applied = (np.empty((BLOCK, n)) for n in (robot.nq, robot.nv, robot.nv))
    rows = places, rates, applied, np.empty(BLOCK)
    for start in range(count, settings.every * settings.rows, BLOCK):
        stepper.steps(forces, start, 1, step, state, rows)
        if not all(np.isfinite(part).all() for part in (*rows, *state)):
            break
    lost = _fine_rows(rows)
    for k in range(max(0, lost - 1), min(lost + 1, BLOCK)):
        place, rate, dq, qdd = places[k], rates[k], np.zeros(robot.nq), np.zeros(robot.nv)
        for reach in (0, 0.5, 0.5, 1):
            t = step * (start + k) + step * reach
            with np.errstate(all="ignore"):
                there, speed = place + step * reach * dq, rate + step * reach * qdd
            tau, dq, qdd = stepper.rates(forces, t, there, speed)
            require_forces(robot, forces, t, np.concatenate([there, speed]), tau)


def _fine_rows(rows: tuple[Array, ...]) -> int:
    """How many rows at the start are finite."""
    fine = np.isfinite(np.column_stack(rows)).all(axis=1)
    return len(rows[0]) if fine.all() else int(np.argmin(fine))
