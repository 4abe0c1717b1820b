"""Steps of equal length by the classical Runge-Kutta method of order four, in compiled C.

It integrates q itself, dq/dt = T(q) qd, and gives quaternions length one after each step. That
changes them by no more than the error of the step, so that the order stays four.
"""

from __future__ import annotations

import numpy as np

from symdyn.compiler.progress import Progress
from symdyn.run.stepping import Array, Forces, Stepper
from symdyn.simulate.settings import Settings, diverged

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
            fine = np.isfinite(np.column_stack(rows)).all(axis=1)
            lost = first + (len(rows[0]) if fine.all() else int(np.argmin(fine)))
            raise diverged(robot, float(settings.times[lost]), "a shorter step or smaller forces")
    q[-1], qd[-1], work[-1] = state[0], state[1], state[2][0]
    tau[-1] = stepper.rates(forces, settings.time, q[-1], qd[-1])[0]
    return q, qd, tau, work
