"""The motion of a robot over time: `symdyn.simulate(robot, time=2, tau="sin(t), 0")`."""

from __future__ import annotations

import os
from typing import Any

import numpy as np

from symdyn.compiler.progress import Progress, silent
from symdyn.derive.kinematics.energy import spring_energy
from symdyn.robot import Robot, load
from symdyn.robot.model import BASE
from symdyn.run.compiled import compile
from symdyn.run.stepping import Array, Stepper
from symdyn.simulate import adaptive, rk4
from symdyn.simulate.names import names_of
from symdyn.simulate.settings import settings_of
from symdyn.simulate.simulated import Simulated
from symdyn.simulate.torques import forces_of

METHODS = {"rk4": rk4.integrate, "adaptive": adaptive.integrate}


def simulate(
    robot: Robot | str | os.PathLike[str],
    *,
    time: float = 1.0,
    q0: Any = None,
    qd0: Any = None,
    tau: Any = None,
    integrator: str = "rk4",
    step: float = 1e-3,
    every: int = 1,
    tolerance: float | None = None,
    progress: Progress = silent,
) -> Simulated:
    """Integrate the equations of motion, friction and springs included, from t = 0 to `time`.

    The start is q0, by default the neutral position, and qd0, by default at rest. `tau` are the
    joint forces: None for zero, formulas ("sin(t), -q[1]") or the path of a CSV file as text, an
    array of nv numbers, an array of rows (t, nv numbers), or a function tau(t, q, qd) of Python,
    which is slower than all others by a factor of a hundred.

    `integrator` is rk4, steps of equal length in compiled C, or adaptive, a method of order eight
    with a `tolerance` (1e-9), relative and absolute, which needs SciPy. The motion has a row every
    `every` steps; those of the adaptive method only say where its rows are.
    """
    given = (robot if isinstance(robot, Robot) else load(robot)).bind()
    settings = settings_of(given, time, q0, qd0, integrator, step, every, tolerance)
    progress("compiling", 0, 1)
    stepper = Stepper(given)
    forces = forces_of(tau, stepper, settings.q0, settings.qd0)
    q, qd, applied = METHODS[settings.integrator](stepper, forces, settings, progress)
    return _motion(given, settings.times, q, qd, applied)


def _motion(robot: Robot, t: Array, q: Array, qd: Array, tau: Array) -> Simulated:
    """The rows with their energies and, where nothing holds the robot, its momentum."""
    free = all(joint.nv == 6 for joint in robot.joints if joint.parent == BASE)
    names = ["kinetic_energy", "potential_energy", *["total_momentum"] * free]
    dynamics = compile(robot, names)
    springs = np.broadcast_to(np.asarray(spring_energy(robot, list(q.T)), float), t.shape)
    return Simulated(
        robot.name,
        names_of(robot),
        t,
        q,
        qd,
        tau,
        dynamics.kinetic_energy(q, qd).reshape(t.shape),
        dynamics.potential_energy(q).reshape(t.shape) + springs,
        dynamics.total_momentum(q, qd) if free else None,
    )
