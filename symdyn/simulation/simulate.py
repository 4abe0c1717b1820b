"""The motion of a robot over time: `symdyn.simulate(robot, time=2, tau="sin(t), 0")`."""

from __future__ import annotations

import warnings
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from symdyn.compiler.keywords import (
    ROBOT_KEYWORDS,
    RobotLike,
    load,
    reject_unknown,
)
from symdyn.compiler.progress import Progress, silent
from symdyn.errors import InaccurateWarning
from symdyn.robot import Robot
from symdyn.robot.assembly.series import entry_names
from symdyn.robot.model import BASE, NO_PASSIVE, Joint
from symdyn.runtime.compiled import Compiled, compile
from symdyn.runtime.stepping import Array, Stepper
from symdyn.scalar import is_zero
from symdyn.simulation.closed_chains import (
    FUNCTIONS as START,
    REPORT,
    StartChanges,
    closed_start,
    monitor_contacts,
)
from symdyn.simulation.integrators import integrate_adaptively, integrate_rk4
from symdyn.simulation.settings import settings_of
from symdyn.simulation.simulated import Simulated
from symdyn.simulation.torques import forces_of

SETTINGS = ("time", "q0", "qd0", "tau", "integrator", "step", "every", "tolerance", "stabilize")
METHODS = {"rk4": integrate_rk4, "adaptive": integrate_adaptively}


def simulate(
    robot: RobotLike,
    *,
    time: float = 1.0,
    q0: Any = None,
    qd0: Any = None,
    tau: Any = None,
    integrator: str = "rk4",
    step: float = 1e-3,
    every: int = 1,
    tolerance: float | None = None,
    stabilize: str | None = None,
    progress: Progress = silent,
    **options: Any,
) -> Simulated:
    """Integrate the equations of motion, with friction and springs, from t = 0 to `time`.

    Joint limits do not act. A robot with constraints moves as a closed chain: its start is first
    made consistent, where entries given by name stay fixed and the others change as little as
    possible. Contacts neither separate nor slide.

    Parameters
    ----------
    robot
        A `Robot`, a built-in name, or a path. Open parameters have their nominal values.
    time
        Duration in s.
    q0, qd0
        Start: all numbers, or a dictionary of some by name, {"joint1": 0.5}. Defaults are the
        robot's posture and rest.
    tau
        Joint forces: None for zero; formulas such as "sin(t), -q[1]"; the path of a CSV file; an
        array of nv numbers; an array of rows (t, nv numbers); or a Python function tau(t, q, qd),
        which is by far the slowest. Forces of the motors are enough if some velocities have none.
    integrator
        "rk4", fixed steps in compiled C, or "adaptive", of order eight, which needs SciPy.
    step, every
        Step in s, and the number of steps between rows.
    tolerance
        Relative and absolute tolerance of "adaptive", by default 1e-9.
    stabilize
        Method against constraint drift: "projection" after each step (default), "baumgarte" or
        "none".
    progress
        Progress callback.
    **options
        Options of `load`.

    Returns
    -------
    Simulated
        The motion. With rk4, `energy_error` compares the energy with the work of the forces, and
        an error above one percent causes a warning. `closed` has contact forces, and the times at
        which real contacts would separate or slide.

    Raises
    ------
    RobotError
        A setting is invalid, the chain cannot be closed, or the motion diverges.
    """
    reject_unknown("simulate", options, (*SETTINGS, *ROBOT_KEYWORDS))
    bound = load(robot, **options).bind()
    settings = settings_of(bound, time, q0, qd0, integrator, step, every, tolerance, stabilize)
    progress("compiling", 0, 1)
    stepper, quantities = _compiled(bound)
    moved: StartChanges = ()
    if bound.constraints:
        position, rate, moved = closed_start(bound, quantities, settings)
        settings = replace(settings, q0=position, qd0=rate)
    forces = forces_of(tau, stepper, settings.q0, settings.qd0)
    rows, accounted = METHODS[settings.integrator](stepper, forces, settings, progress)
    t, q, qd = settings.times, rows.q, rows.qd
    kinetic, potential = quantities.kinetic_energy(q, qd), quantities.potential_energy(q)
    error = energy_error(kinetic, potential, rows.work[:, 0]) if accounted else None
    closed = None
    if bound.constraints:
        closed = monitor_contacts(bound, quantities, t, rows, moved, settings.stabilization)
    problems = [] if closed is None else closed.problems
    if error is not None and error > NOTABLE:
        problems.insert(
            0,
            f"the energy error is {100 * error:.2g} % with steps of {settings.step:g} s; give a "
            "shorter --step, or --integrator adaptive",
        )
    for problem in problems:
        warnings.warn(f"{bound.name}: {problem}", InaccurateWarning, stacklevel=2)
    return Simulated(
        bound.name,
        entry_names(bound),
        t,
        q,
        qd,
        rows.tau,
        kinetic,
        potential,
        quantities.total_momentum(q, qd) if _is_free(bound) else None,
        beyond_limits(bound, t, q),
        error,
        closed,
    )


@lru_cache(maxsize=8)
def _compiled(robot: Robot) -> tuple[Stepper, Compiled]:
    """Compile the stepper and the reported quantities of a robot, cached for the next run."""
    names = ["kinetic_energy", "potential_energy", *["total_momentum"] * _is_free(robot)]
    if robot.constraints:
        names += [*START, REPORT]
    return Stepper(robot), compile(robot, names, passive=True)


def _is_free(robot: Robot) -> bool:
    """Return whether the robot is free, in space or in the plane in which its roots move."""
    ends = (robot.frame(name) for c in robot.constraints for name in (c.frame_a, c.frame_b))
    if any(end.link == BASE for end in ends):
        return False
    return all(joint.nv == 6 or _glides(joint) for joint in robot.joints if joint.parent == BASE)


def _glides(joint: Joint) -> bool:
    """Return whether a joint allows free translation in at least two directions."""
    straight = sum(all(map(is_zero, angular)) for angular, _ in joint.screws)
    return straight >= 2 and joint.passive == NO_PASSIVE and not any(joint.motors)


# Energy balance of a motion.
#
#     T + U = T(0) + U(0) + integral of (tau - friction) . qd dt
#
# Both sides result from the same steps; they differ by the integration error, which grows fast if
# the step is long compared with a period of the robot. rk4 is stable for step < 2.8 / (highest
# angular frequency).

NOTABLE = 0.01
"""Relative energy error that causes a warning."""
ROUNDING = 1e-9
"""Relative change of the energy that may be rounding."""
SMALLEST = 1e-12
"""J: rounding error of the energy of a robot at rest."""


def energy_error(kinetic: Array, potential: Array, work: Array) -> float:
    """Return the largest error relative to the kinetic energy or the range of potential energy.

    >>> rest = np.zeros(2)
    >>> energy_error(np.array([1.0, 0.75]), rest, rest)
    0.25
    """
    energy = kinetic + potential
    error = float(np.abs(energy - energy[0] - work).max())
    size = float(max(np.abs(kinetic).max(), np.abs(potential).max()))
    moved = max(float(kinetic.max()), float(np.ptp(potential)), ROUNDING * size, SMALLEST)
    return error / moved if error else 0.0


def beyond_limits(robot: Robot, t: Array, q: Array) -> tuple[tuple[str, float], ...]:
    """Return the joints, followers included, that leave their range, with the first time in s."""
    found = []
    for i, joint in enumerate(robot.joints):
        lower, upper = joint.limits.lower, joint.limits.upper
        if lower is None and upper is None:
            continue
        position = np.asarray(robot.positions(i, list(q.T))[0], float)
        outside = np.zeros(t.shape, bool)
        if lower is not None:
            outside |= position < lower
        if upper is not None:
            outside |= position > upper
        if outside.any():
            found.append((joint.name, float(t[int(np.argmax(outside))])))
    return tuple(found)
