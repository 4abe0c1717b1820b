"""What every function of the table should answer, and how large its errors may be.

The answers come from the energy-based reference: dynamics and kinematics (`answers.py`), their
derivatives by differences and complex steps (`gradient_answers.py`), regressors parameter by
parameter (`regressor_answers.py`). Base parameters are what the least squares of many states give.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.base_parameters import base_parameters
from symdyn.robot.model import Robot
from symdyn.verify.reference.answers import REFERENCE
from symdyn.verify.reference.energy_method import mass_matrix
from symdyn.verify.reference.gradient_answers import GRADIENT_REFERENCE, gradient_scale
from symdyn.verify.reference.operator_answers import OPERATOR_REFERENCE, operator_scale
from symdyn.verify.reference.regressor_answers import REGRESSOR_REFERENCE, regressor
from symdyn.verify.reference.scales import scale

Array = NDArray[Any]

EXACT, DIFFERENCES = 1e-10, 1e-9
"""What errors are allowed, relative to the largest term; of answers that are differences, more."""


def base_regressor(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array]:
    """The columns of the regressor that belong to the parameters kept."""
    return (regressor(robot, q, qd, qdd)[:, list(base_parameters(robot).kept)],)


def base_values(robot: Robot) -> tuple[Array]:
    """The base parameters that give the torques of the robot at many states, by least squares."""
    rng = np.random.default_rng(5)
    kept = list(base_parameters(robot).kept)
    p = np.array([float(x) for link in robot.links for x in link.inertia.parameters])
    states = 4 * (1 + len(kept) // robot.nv)
    Y = np.vstack([regressor(robot, *rng.uniform(-3, 3, (3, robot.nv))) for _ in range(states)])
    return (np.linalg.lstsq(Y[:, kept], Y @ p, rcond=None)[0],)


def inverse_mass_times(robot: Robot, q: ArrayLike, b: ArrayLike) -> tuple[Array]:
    """The solution of M x = b."""
    return (np.linalg.solve(mass_matrix(robot, q), np.asarray(b)),)


ANSWERS: dict[str, Callable[..., tuple[Array, ...]]] = {
    **REFERENCE,
    **GRADIENT_REFERENCE,
    **REGRESSOR_REFERENCE,
    **OPERATOR_REFERENCE,
    "inverse_mass_times": inverse_mass_times,
    "base_regressor": base_regressor,
    "base_parameters": base_values,
}
"""Contract name -> function of (robot, *state), giving a tuple of arrays, one per output."""


def tolerance(name: str) -> float:
    """The relative error allowed in a function's results."""
    return DIFFERENCES if name in GRADIENT_REFERENCE or name == "base_parameters" else EXACT


def size_of(robot: Robot, name: str, answers: tuple[Array, ...], *state: Array) -> float:
    """What the errors of a function's results are relative to: its largest term."""
    if name in REFERENCE:
        return scale(robot, name, *state)
    if name in GRADIENT_REFERENCE:
        return gradient_scale(robot, name, *state)
    if name in OPERATOR_REFERENCE:
        return operator_scale(robot, name, *state)
    largest = max(float(np.max(np.abs(answer), initial=0.0)) for answer in answers) or 1.0
    if name == "inverse_mass_times":
        M = mass_matrix(robot, state[0])
        inverse = np.abs(np.linalg.inv(M))
        return max(largest, float(np.max(inverse @ np.abs(M) @ inverse @ np.abs(state[1]))))
    return largest
