"""Steps of equal length by the classical Runge-Kutta method of order four, in compiled C.

It integrates q itself, dq/dt = T(q) qd, and gives quaternions length one after each step. That
changes them by no more than the error of the step, so that the order stays four. So does closing a
chain again after each step.

For arms that hold an object this is SM03's Table I, with (49) corrected (docs/errata.md). Its steps
1 to 4 (tips without contact forces; the object's acceleration; the contact forces; accelerations of
joints and base) are `closed_chain_dynamics`, whose method swain-morris takes them one by one. Step
5, the integration, is the loop, which also keeps the chain closed: Table I drifts.
"""

from __future__ import annotations

import numpy as np

from symdyn.compiler.progress import Progress
from symdyn.robot import Robot
from symdyn.runtime.stepping import Array, Forces, Rows, Stepper
from symdyn.simulation.settings import Settings, diverged
from symdyn.simulation.torques import require_forces

BLOCK = 2**14
"""Steps between two looks at the clock and at the state."""


def integrate(
    stepper: Stepper, forces: Forces, settings: Settings, progress: Progress
) -> tuple[Rows, bool]:
    """Rows at the times of the settings; True, since their work is known."""
    robot, every, hold = stepper.robot, settings.every, settings.hold
    whole, state = Rows.of(robot, settings.rows), _state(robot, settings.q0, settings.qd0)
    if robot.constraints:
        state.drift[0] = stepper.settle(hold, state.q[0], state.qd[0])
    block = max(1, BLOCK // every)
    starts = range(0, settings.rows - 1, block)
    for part, first in enumerate(starts):
        progress("integrating", part, len(starts))
        here = slice(first, min(first + block, settings.rows - 1))
        rows = whole.part(here)
        stepper.steps(forces, first * every, every, settings.step, state, rows, hold)
        if not (rows.fine.all() and state.fine.all()):
            lost = first + _fine_rows(rows)
            last = max(first, lost - 1)
            if forces.formulas:
                at = whole.q[last], whole.qd[last]
                _judge_forces(stepper, forces, settings, last * every, *at)
            cure = "a shorter step, --integrator adaptive or smaller forces"
            raise diverged(robot, float(settings.times[lost]), cure)
    for array, last_row in zip(whole, state, strict=True):
        array[-1] = last_row[0]
    tau, _, _, f = stepper.rates(forces, settings.time, whole.q[-1], whole.qd[-1], hold)
    whole.tau[-1], whole.f[-1] = tau, f
    return whole, True


def _state(robot: Robot, q: Array, qd: Array) -> Rows:
    state = Rows.of(robot, 1)
    state.q[0], state.qd[0] = q, qd
    return state


def _judge_forces(
    stepper: Stepper, forces: Forces, settings: Settings, count: int, q: Array, qd: Array
) -> None:
    """Refuse formulas without a finite value in the first step that leads to none.

    `count` steps before, the state (q, qd) is finite.
    """
    robot, step = stepper.robot, settings.step
    state, rows, hold = _state(robot, q, qd), Rows.of(robot, BLOCK), settings.hold
    for start in range(count, settings.every * settings.rows, BLOCK):
        stepper.steps(forces, start, 1, step, state, rows, hold)
        if not (rows.fine.all() and state.fine.all()):
            break
    lost = _fine_rows(rows)
    for k in range(max(0, lost - 1), min(lost + 1, BLOCK)):
        place, rate, dq, qdd = rows.q[k], rows.qd[k], np.zeros(robot.nq), np.zeros(robot.nv)
        for reach in (0, 0.5, 0.5, 1):
            t = step * (start + k) + step * reach
            with np.errstate(all="ignore"):
                there, speed = place + step * reach * dq, rate + step * reach * qdd
            tau, dq, qdd, _ = stepper.rates(forces, t, there, speed, hold)
            require_forces(robot, forces, t, np.concatenate([there, speed]), tau)


def _fine_rows(rows: Rows) -> int:
    """How many rows at the start are finite."""
    fine = rows.fine
    return len(fine) if fine.all() else int(np.argmin(fine))
