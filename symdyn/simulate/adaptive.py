"""An adaptive method of order eight: SciPy's DOP853, on the compiled rates.

    y = (q, qd),      dy/dt = (T(q/|q|) qd, qdd(t, q/|q|, qd))

where |q| is the length of each quaternion. These rates are perpendicular to the quaternions, so
that their lengths are constants of the motion, kept to the tolerance like any other. Rows between
two steps are interpolated to order seven; their errors are larger than those at the steps.
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
from symdyn.run.stepping import Array, Forces, Stepper
from symdyn.simulate.settings import LARGEST, Settings, diverged
from symdyn.simulate.torques import require_forces

PARTS = 100
"""How often progress is told."""
STEPS, SHARE = 2000, 1e-5
"""So many steps for so small a share of the time do not come to an end."""


def integrate(
    stepper: Stepper, forces: Forces, settings: Settings, progress: Progress
) -> tuple[Array, Array, Array, None]:
    """Rows of q, qd and tau at the times of the settings; steps are chosen, so no work is needed.

    Where forces are a table, the method starts again at its rows, since it relies on smoothness.
    """
    method = _method()
    nq, times = stepper.robot.nq, settings.times
    rows = np.empty((len(times), nq + stepper.robot.nv))
    rows[0] = np.concatenate([settings.q0, settings.qd0])

    lost: list[tuple[float, Array, Array]] = []  # where forces were not finite, the last time

    def slope(t: float, y: Array) -> Array:
        tau, dq, qdd = stepper.rates(forces, t, y[:nq], y[nq:])
        if np.isfinite(y).all() and not np.isfinite(tau).all():
            lost[:] = [(t, y, tau)]
        return np.concatenate([dq, qdd])

    kinks = forces.times[(forces.times > 0) & (forces.times < settings.time)]
    at, y, told = 1, rows[0], 0
    taken, before = 0, 0.0
    for begin, end in pairwise([0.0, *kinks.tolist(), settings.time]):
        solver = method(slope, begin, y, end, rtol=settings.tolerance, atol=settings.tolerance)
        while solver.status == "running":
            if int(PARTS * solver.t / settings.time) >= told:
                told = int(PARTS * solver.t / settings.time) + 1
                progress("integrating", told - 1, PARTS)
            with np.errstate(all="ignore"):
                solver.step()
            if solver.status == "failed" or not np.isfinite(solver.y).all():
                last = stepper.rates(forces, solver.t, solver.y[:nq], solver.y[nq:])[0]
                for t, there, forced in (*lost, (solver.t, solver.y, last)):
                    if t >= solver.t:
                        require_forces(stepper.robot, forces, t, there, forced, LARGEST)
                raise diverged(stepper.robot, solver.t, "a larger tolerance or smaller forces")
            taken += 1
            if taken % STEPS == 0:
                if solver.t - before < SHARE * settings.time:
                    raise _stalled(stepper.robot, solver.t)
                before = solver.t
            between = solver.dense_output()
            while at < len(times) and times[at] < solver.t:
                rows[at] = between(times[at])
                at += 1
            if at < len(times) and times[at] == solver.t:
                rows[at] = solver.y
                at += 1
        y = solver.y
    rows[at:] = y  # the last time, up to its rounding
    q, qd = np.ascontiguousarray(rows[:, :nq]), np.ascontiguousarray(rows[:, nq:])
    for four in stepper.robot.quaternions:
        q[:, list(four)] /= np.linalg.norm(q[:, list(four)], axis=1, keepdims=True)
    tau = [stepper.rates(forces, t, q[k], qd[k])[0] for k, t in enumerate(times)]
    return q, qd, np.array(tau), None


def _stalled(robot: Robot, t: float) -> RobotError:
    return RobotError(
        f"steps become too short at t = {t:.6g} s, as where forces jump; make Coulomb friction and "
        "sign() smooth (--smooth-friction, tanh), or take rk4",
        robot.name,
    )


def _method() -> Callable[..., Any]:
    try:
        from scipy.integrate import DOP853
    except ImportError:
        raise RobotError(
            "the adaptive integrator needs SciPy; pip install 'symdyn[simulate]', or take rk4"
        ) from None
    method: Callable[..., Any] = DOP853
    return method
